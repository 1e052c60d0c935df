//! Strategies in files: as text, as JSON, as a picture, as a book.

use std::path::Path;

use rules::Rules;
use shell::Failure;
use shell::foreign::quoted;
use solver::{Tree, book};
use strum::{Display, IntoStaticStr};
use words::Words;

use super::{fault, picture, tree_json};

/// How a strategy is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TreeFormat {
    /// A line for every guess, indented by row.
    #[default]
    Text,
    /// Objects within objects.
    Json,
    /// A picture (SVG).
    #[strum(serialize = "svg")]
    Picture,
    /// Numbers of guesses, for the books of the engine.
    Book,
}

impl TreeFormat {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Text, Self::Json, Self::Picture, Self::Book];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The form of that name, or a sentence that names those there are.
    pub fn named(name: &str, words: Words) -> Result<Self, Failure> {
        Self::ALL.into_iter().find(|format| format.name() == name).ok_or_else(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            Failure::Wrong(words.engine_no_form().forms(names).text(quoted(name)))
        })
    }

    /// The form that a file's ending asks for; text if it says nothing.
    pub fn of(file: &Path) -> Self {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let is = |format: &Self| format.name().eq_ignore_ascii_case(ending);
        Self::ALL.into_iter().find(is).unwrap_or_default()
    }
}

/// A strategy with what is known of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct KnownStrategy<'a> {
    pub(super) rules: &'a Rules,
    pub(super) tree: &'a Tree,
    /// What the game is called.
    pub(super) game: &'a str,
    /// How it was found.
    pub(super) by: &'a str,
    pub(super) proven: bool,
}

/// A strategy as the bytes of a file.
pub(super) fn written(
    known: &KnownStrategy<'_>,
    format: TreeFormat,
    words: Words,
) -> Result<Vec<u8>, Failure> {
    let KnownStrategy { rules, tree, .. } = *known;
    Ok(match format {
        TreeFormat::Text => tree.text(rules).into_bytes(),
        TreeFormat::Json => tree_json::text(rules, tree).into_bytes(),
        TreeFormat::Picture => picture::svg(known, words)?.into_bytes(),
        TreeFormat::Book => book::bound(rules, tree, known.proven).map_err(fault::book(words))?,
    })
}

/// Whether a file that starts so can hold a strategy.
pub(super) fn is_promising(start: &[u8]) -> bool {
    let start = start.trim_ascii_start();
    ["{", "strategy", "book"].iter().any(|known| start.starts_with(known.as_bytes()))
}

/// The rules and the strategy in a file of any form that can be read again.
pub(super) fn read(bytes: &[u8], words: Words) -> Result<(Rules, Tree), Failure> {
    if bytes.starts_with(b"book ") {
        let book = book::unbound(bytes).map_err(fault::book(words))?;
        return Ok((book.0, book.1));
    }
    let text = str::from_utf8(bytes)
        .map_err(|error| Failure::Wrong(words.engine_not_text(error.valid_up_to() + 1)))?;
    let begin = text.trim_start();
    if begin.starts_with('{') {
        return tree_json::read(text, words);
    }
    if begin.starts_with('<') {
        return Err(Failure::Wrong(words.engine_picture().into()));
    }
    Tree::read(text).map_err(fault::tree(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "strategy 1\ncustom holes=2 symbols=2\nRY\n  0b2w YR\n  1b0w RR\n    0b0w YY\n";

    #[test]
    fn a_files_ending_decides_how_it_is_written() {
        for (file, format) in [
            ("tree.txt", TreeFormat::Text),
            ("tree", TreeFormat::Text),
            ("a.b/tree.json", TreeFormat::Json),
            ("tree.SVG", TreeFormat::Picture),
            ("4x8n.book", TreeFormat::Book),
        ] {
            assert_eq!(TreeFormat::of(Path::new(file)), format, "{file}");
        }
        let english = Words::of(words::Language::English);
        assert_eq!(TreeFormat::named("svg", english).expect("a form"), TreeFormat::Picture);
        let said = TreeFormat::named("png", english).expect_err("no form").to_string();
        assert_eq!(said, "Unknown tree format “png”. Choose from: text, json, svg, book.");
    }

    #[test]
    fn what_is_written_is_read_again() {
        let english = Words::of(words::Language::English);
        let read = |bytes: &[u8]| read(bytes, english);
        let (rules, tree) = Tree::read(SMALL).expect("a strategy");
        let known = KnownStrategy { rules: &rules, tree: &tree, game: "2x2", by: "optimal", proven: true };
        for format in [TreeFormat::Text, TreeFormat::Json, TreeFormat::Book] {
            let bytes = written(&known, format, english).expect("written");
            let (same, again) = read(&bytes).expect("read");
            assert_eq!((same.secrets(), &again), (rules.secrets(), &tree), "{format}");
        }
        let picture = written(&known, TreeFormat::Picture, english).expect("written");
        assert!(read(&picture).expect_err("a picture").to_string().starts_with("A picture can't be read"));
        assert!(read(b"\xff").expect_err("no text").to_string().contains("byte 1 isn't UTF-8"));
    }
}
