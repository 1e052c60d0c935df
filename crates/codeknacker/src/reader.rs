//! Whoever reads what a command says.

use std::env;

use clap::Args;
use terminal::{Failure, Words, language};

/// The flag that names a language.
const FLAG: &str = "--lang";

/// In which language a command speaks. What programs read (JSON, answers, records) is the same in all.
#[derive(Args)]
pub(crate) struct Reader {
    /// The language: en, de, fr or nl; by default that of the environment.
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,
}

impl Reader {
    /// Whoever asked for that language, or for none.
    pub(crate) const fn of(lang: Option<String>) -> Self {
        Self { lang }
    }

    /// The words of the reader's language.
    pub(crate) fn words(&self) -> Result<Words, Failure> {
        language::reader(self.lang.as_deref(), variable)
    }
}

/// The words for complaints: of the language that the command line asks for, as far as it can be read, else of that of
/// the environment.
pub(crate) fn complaining() -> Words {
    let mut arguments = env::args().skip(1);
    let mut asked = None;
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix(FLAG) {
            Some("") => asked = arguments.next(),
            Some(rest) => asked = rest.strip_prefix('=').map(str::to_owned).or(asked),
            None => {}
        }
    }
    let spoken = language::reader(asked.as_deref(), variable);
    spoken.unwrap_or_else(|_| language::spoken(variable))
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok()
}
