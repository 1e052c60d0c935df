//! The reader of what a command says.

use std::env;

use shell::{Failure, language};
use words::Words;

/// The flag that names a language.
const FLAG: &str = "--lang";

/// The words of the language that is asked for, else of that of the environment.
pub(crate) fn words(lang: Option<&str>) -> Result<Words, Failure> {
    language::reader(lang, variable)
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
