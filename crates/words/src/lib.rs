//! Every sentence a person reads, in every language, for web and terminal alike.
//!
//! The texts are [Fluent](https://projectfluent.org) files, one a topic and language, under `ftl/`. The build makes a
//! method of [`Words`] of every message, so that a message nobody wrote, or a variable left out, does not compile.
//! Methods on top of them take the types of the rules: a refusal, an event, a row.
//!
//! ```
//! use rules::{Edition, Rules};
//! use words::{Language, Words};
//!
//! let rules = Rules::default_of(Edition::find("original").unwrap());
//! let row = rules.read_row("RGBW").unwrap();
//! let secret = rules.read_secret("RGWY").unwrap();
//! let answer = Some(rules.answer(secret, row));
//! let told = |language| Words::of(language).row(&rules, 3, row, answer);
//! assert_eq!(told(Language::English), "Row 3: red, green, blue, white. Two black, one white.");
//! assert_eq!(told(Language::German), "Reihe 3: Rot, Grün, Blau, Weiß. Zweimal Schwarz, einmal Weiß.");
//! ```
//!
//! **No invisible marks.** Fluent can put direction marks around everything it fills in. They are off: none of the
//! languages is written from right to left, a terminal or Braille line would show them as rubbish, and they would
//! stay in copied text. A player's name may be written from right to left; a page isolates it with `<bdi>`.
//!
//! **Invariant:** a message that nobody wrote can't be said. The build makes a method of every message: `row-told` with its
//! variables `code` and `row` is said by `words.row_told().code(code).row(3)`; a message with one variable takes it as its
//! argument. A language that lacks a message, or uses other variables than English, does not compile. What only operators
//! read (its file, or a group of messages in it, is marked so) may be left out and is English then. Methods over the types
//! of the rules match on every variant. What the table of editions names (editions, colours, values of options) is looked
//! up by that name, and a test says that every name has its message. Another test finds messages that no crate says.
//!
//! `rules` keeps its plain English `Display` sentences, since records quote them; programs get each fault's `code()`.

mod bundle;
#[cfg(debug_assertions)]
mod edited;
mod edition;
mod event;
mod fault;
mod help;
mod language;
mod letter;
mod list;
mod number;
mod option;
mod pins;
mod ready;
mod record;
mod refusal;
mod row;
mod score;
mod seating;
mod story;
mod symbol;
mod system;
mod teller;
mod text;
mod time;
mod who;
mod why;

#[cfg(debug_assertions)]
pub use edited::edit;
pub use language::negotiate;
pub use number::{Decimal, Value};
pub use rules::language::Language;
pub use story::{Story, check};
pub use teller::Teller;
pub use text::{Message, TOPICS, Topic};
pub use who::Subject;

use bundle::Bundle;

/// The words of one language.
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
    bundle: &'static Bundle,
}

impl Words {
    /// The words of a language. They are read on first use and kept.
    pub fn of(language: Language) -> Self {
        Self { language, bundle: bundle::of(language) }
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.language
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}
