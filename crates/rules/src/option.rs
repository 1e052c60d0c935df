//! The options of an edition: what may be chosen, what is chosen, and what was wrong with a choice.
//!
//! ```
//! use rules::Edition;
//! use rules::option::{OptionFault, OptionKey, OptionRule, OptionValue, Options, Values};
//!
//! let original = Edition::find("original").unwrap();
//! let options = Options::read(original, ["time=60"]).unwrap();
//! assert_eq!(options.get(OptionKey::Time), Some(OptionValue::Number(60)));
//! assert_eq!(options.get(OptionKey::Time).and_then(OptionValue::number), Some(60));
//! assert_eq!(options.unusual(original), ["time=60"]);
//! assert_eq!(Options::defaults(original).iter().count(), original.options.len());
//! assert!(OptionKey::Time.is_key_of("time=60") && !OptionKey::Time.changes_codes());
//!
//! // All that is wrong is named at once.
//! let faults = Options::read(original, ["time=1", "colours=90"]).unwrap_err();
//! let [OptionFault::NotAllowed { rule, .. }, unknown] = &faults[..] else { panic!("two faults") };
//! assert_eq!((rule.key.name(), unknown.code()), ("time", "option-unknown"));
//!
//! // What an option may be.
//! let OptionRule { values, .. } = rule;
//! assert_eq!(*values, Values::OffOr { min: 5, max: 1_209_600 });
//! assert_eq!(rule.allowed(), "off, or 5 to 1209600 seconds");
//! assert_eq!(
//!     (rule.default(), rule.read("5")),
//!     (OptionValue::Word("off"), Some(OptionValue::Number(5)))
//! );
//! ```

use std::fmt;

use strum::IntoStaticStr;

use crate::edition::Edition;
use crate::notation::Quoted;

/// An option by meaning. An edition offers those that its entry lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum OptionKey {
    /// Number of holes (custom).
    Holes,
    /// Number of symbols (custom).
    Symbols,
    /// Number of rows (custom).
    Rows,
    /// Whether holes may stay empty.
    Blanks,
    /// Whether symbols may repeat.
    Repeats,
    /// Which digits are used (number).
    Digits,
    /// Letters in a word (word).
    Letters,
    /// The language of the word list (word).
    Language,
    /// How many boards are played (group, game 2).
    Boards,
    /// Who answers, the engine or the maker's hand, and whether with black pins alone (custom).
    Answers,
    /// What an error in a hand-set answer leads to, where the sheet names no penalty.
    Signal,
    /// What an unsolved round scores.
    Unsolved,
    /// Whether blue may fall where a white has used the secret's pair (grand).
    Blue,
    /// What the solving row scores (party).
    Solution,
    /// Whether the open stock of pegs is counted (original).
    Pegs,
    /// What is shown of the hints (group).
    Hints,
    /// Seconds per row.
    Time,
}

impl OptionKey {
    /// The word it is written with.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether a choice written as `key=value` is of this option.
    pub fn is_key_of(self, choice: &str) -> bool {
        choice.split_once('=').is_some_and(|(key, _)| key.trim() == self.name())
    }

    /// Whether another value of it gives another set of codes.
    pub const fn changes_codes(self) -> bool {
        matches!(
            self,
            Self::Holes
                | Self::Symbols
                | Self::Blanks
                | Self::Repeats
                | Self::Digits
                | Self::Letters
                | Self::Language
                | Self::Boards
        )
    }
}

/// The values an option may take; the first word, or the number named, is the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these words; the first is the default.
    Words(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The least.
        min: u32,
        /// The greatest.
        max: u32,
        /// The default.
        default: u32,
    },
    /// The word `off` (the default), or a whole number of seconds.
    OffOr {
        /// The least.
        min: u32,
        /// The greatest.
        max: u32,
    },
}

/// One option an edition offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionRule {
    /// Which option.
    pub key: OptionKey,
    /// What it may be.
    pub values: Values,
}

impl OptionRule {
    pub(crate) const fn check(&self) {
        match self.values {
            Values::Words(words) => assert!(words.len() >= 2, "an option has a choice"),
            Values::Number { min, max, default } => {
                assert!(min < max && min <= default && default <= max, "the default lies in the range");
            }
            Values::OffOr { min, max } => assert!(min < max, "a range has two ends"),
        }
    }

    /// The value that holds when nothing is chosen.
    pub const fn default(&self) -> OptionValue {
        match self.values {
            Values::Words(words) => OptionValue::Word(words[0]),
            Values::Number { default, .. } => OptionValue::Number(default),
            Values::OffOr { .. } => OptionValue::Word(OFF),
        }
    }

    /// The value written as `text`, if it is allowed.
    pub fn read(&self, text: &str) -> Option<OptionValue> {
        let number = |min, max| {
            let plain = text.bytes().all(|b| b.is_ascii_digit());
            text.parse().ok().filter(|n| plain && (min..=max).contains(n)).map(OptionValue::Number)
        };
        match self.values {
            Values::Words(words) => {
                words.iter().find(|word| **word == text).map(|word| OptionValue::Word(word))
            }
            Values::Number { min, max, .. } => number(min, max),
            Values::OffOr { min, max } => {
                (text == OFF).then_some(OptionValue::Word(OFF)).or(number(min, max))
            }
        }
    }

    /// The allowed values in words, for a sentence.
    pub fn allowed(&self) -> String {
        match self.values {
            Values::Words(words) => words.join(", "),
            Values::Number { min, max, .. } => format!("{min} to {max}"),
            Values::OffOr { min, max } => format!("{OFF}, or {min} to {max} seconds"),
        }
    }
}

const OFF: &str = "off";

/// A chosen value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OptionValue {
    /// A word.
    Word(&'static str),
    /// A number.
    Number(u32),
}

impl OptionValue {
    /// The number, if it is one.
    pub const fn number(self) -> Option<u32> {
        match self {
            Self::Number(number) => Some(number),
            Self::Word(_) => None,
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => f.write_str(word),
            Self::Number(number) => write!(f, "{number}"),
        }
    }
}

/// All options of an edition with their values, defaults filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options(Vec<(OptionKey, OptionValue)>);

impl Options {
    /// Every option at its default.
    pub fn defaults(edition: &'static Edition) -> Self {
        Self(edition.options.iter().map(|rule| (rule.key, rule.default())).collect())
    }

    /// The choices read from `key=value` texts, the rest at their defaults, or everything that is wrong
    /// with them.
    pub fn read<'a>(
        edition: &'static Edition,
        chosen: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, Vec<OptionFault>> {
        let mut options = Self::defaults(edition);
        let mut faults = Vec::new();
        let mut seen = Vec::new();
        for text in chosen {
            let Some((key, value)) = text.split_once('=').map(|(key, value)| (key.trim(), value.trim()))
            else {
                faults.push(OptionFault::NotKeyValue { text: text.to_owned() });
                continue;
            };
            let Some(place) = edition.options.iter().position(|rule| rule.key.name() == key) else {
                faults.push(OptionFault::Unknown { edition, key: key.to_owned() });
                continue;
            };
            let rule = &edition.options[place];
            if seen.contains(&rule.key) {
                faults.push(OptionFault::Twice { key: rule.key });
            }
            seen.push(rule.key);
            match rule.read(value) {
                Some(value) => options.0[place].1 = value,
                None => faults.push(OptionFault::NotAllowed { rule: *rule, value: value.to_owned() }),
            }
        }
        if faults.is_empty() { Ok(options) } else { Err(faults) }
    }

    /// The value of an option, if the edition offers it.
    pub fn get(&self, key: OptionKey) -> Option<OptionValue> {
        self.0.iter().find(|(k, _)| *k == key).map(|(_, value)| *value)
    }

    /// The word that an option is set to, if it is offered and not a number.
    pub(crate) fn word(&self, key: OptionKey) -> Option<&'static str> {
        match self.get(key) {
            Some(OptionValue::Word(word)) => Some(word),
            Some(OptionValue::Number(_)) | None => None,
        }
    }

    /// Whether an option is offered and set to that word. Only [`crate::Rules`] asks, once.
    pub(crate) fn is(&self, key: OptionKey, word: &str) -> bool {
        self.word(key) == Some(word)
    }

    /// Those that differ from the edition's own, written `key=value`.
    pub fn unusual(&self, edition: &'static Edition) -> Vec<String> {
        let usual = Self::defaults(edition);
        let unusual = self.iter().filter(|option| !usual.0.contains(option));
        unusual.map(|(key, value)| format!("{}={value}", key.name())).collect()
    }

    /// All of them, in the edition's order.
    pub fn iter(&self) -> impl Iterator<Item = (OptionKey, OptionValue)> + '_ {
        self.0.iter().copied()
    }
}

/// What is wrong with a choice of options.
#[derive(Clone, Debug, IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case", prefix = "option-")]
pub enum OptionFault {
    /// Not of the form `key=value`.
    #[error("{} is not an option; write it as key=value", Quoted(.text))]
    NotKeyValue {
        /// What was given.
        text: String,
    },
    /// The edition has no such option.
    #[error("{} has no option {}; its options are: {}", .edition.id, Quoted(.key), option_names(.edition))]
    Unknown {
        /// The edition.
        edition: &'static Edition,
        /// What was asked for.
        key: String,
    },
    /// The option was given twice.
    #[error("the option {} is given twice; give it once", .key.name())]
    Twice {
        /// The option.
        key: OptionKey,
    },
    /// The value is not allowed.
    #[error("{} can't be {}; allowed: {}", .rule.key.name(), Quoted(.value), .rule.allowed())]
    NotAllowed {
        /// The option.
        rule: OptionRule,
        /// What was given.
        value: String,
    },
    /// Without repeats there must be a symbol for every hole.
    #[error("without repeats {holes} holes need at least {holes} symbols, but there are {symbols}")]
    TooFewSymbols {
        /// Symbols there are, the blank included.
        symbols: u8,
        /// Holes to fill.
        holes: u8,
    },
}

/// The names of an edition's options, for a sentence.
fn option_names(edition: &Edition) -> String {
    let names: Vec<_> = edition.options.iter().map(|rule| rule.key.name()).collect();
    names.join(", ")
}

impl OptionFault {
    /// A word that stays the same for programs.
    pub fn code(&self) -> &'static str {
        self.into()
    }
}
