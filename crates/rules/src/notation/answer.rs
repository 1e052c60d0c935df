//! Answers in letters: `2b1w`, by black pins alone `2b`, grand `1b0w2u`; hints `b`, `w`, `-`. Where exact pins are red they
//! may be typed as `2r1w`, and are still written with `b`.

use std::fmt::Write as _;

use strum::{EnumCount as _, IntoStaticStr};

use super::quoted::Quoted;
use crate::answer::{Answer, Hint};
use crate::edition::{AnswerRule, PinColour};
use crate::pairing::Pin;
use crate::rules::Rules;

/// Every kind of pin, in the order they are written.
const PINS: [Pin; Pin::COUNT] = [Pin::Black, Pin::White, Pin::Blue];

/// What is wrong with a written answer.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case", prefix = "pins-")]
pub enum AnswerFault {
    /// Not counts with their letters.
    #[error("{} is not an answer; write the pins as {example}", Quoted(.text))]
    Unreadable {
        /// What was given.
        text: String,
        /// An example of what is right.
        example: &'static str,
    },
    /// A colour of pin counted twice.
    #[error("the pins {letter} are counted twice; count each colour once")]
    Twice {
        /// Its letter.
        letter: char,
    },
    /// Blue pins, where there are none.
    #[error("there are no blue pins in this game: only {} for {} and w for white", .exact.letter(), .exact.name())]
    NoBlue {
        /// The colour of exact pins.
        exact: PinColour,
    },
    /// White or blue pins, where only black ones answer.
    #[error("only black pins answer in this game: write them as 2b")]
    OnlyBlack,
    /// More pins than holes beside the row.
    #[error("a row has room for {most} pins, not for {given}")]
    TooMany {
        /// The holes.
        most: u8,
        /// The pins.
        given: u16,
    },
}

impl AnswerFault {
    /// A word that stays the same for programs.
    pub fn code(&self) -> &'static str {
        self.into()
    }
}

impl Rules {
    /// Reads the pins of a row. Colours may come in any order; one that is left out counts none, but "no pins"
    /// must be said expressly, as `0b0w`.
    pub fn read_answer(&self, text: &str) -> Result<Answer, AnswerFault> {
        let example = self.answer_example();
        let unreadable = || AnswerFault::Unreadable { text: text.to_owned(), example };
        let mut pins: [Option<u8>; Pin::COUNT] = [None; Pin::COUNT];
        let mut number: Option<u8> = None;
        for c in text.chars().filter(|c| !c.is_whitespace() && *c != ',') {
            if let Some(digit) = c.to_digit(10) {
                let longer = number.unwrap_or(0).checked_mul(10).and_then(|n| n.checked_add(digit as u8));
                number = Some(longer.ok_or_else(unreadable)?);
                continue;
            }
            let letter = c.to_ascii_lowercase();
            let named = |pin: &Pin| pin.letter() == letter || self.pin_letter(*pin) == letter;
            let place = PINS.iter().position(named).ok_or_else(unreadable)?;
            let counted = number.take().ok_or_else(unreadable)?;
            if pins[place].replace(counted).is_some() {
                return Err(AnswerFault::Twice { letter });
            }
        }
        if number.is_some() || pins == [None; Pin::COUNT] {
            return Err(unreadable());
        }
        self.check_kinds(PINS.into_iter().zip(pins).filter_map(|(pin, pins)| pins.map(|_| pin)))?;
        let [black, white, blue] = pins.map(|pins| pins.unwrap_or(0));
        self.check_pins(Answer { black, white, blue })
    }

    /// Whether answers may hold pins of these kinds.
    fn check_kinds(&self, pins: impl IntoIterator<Item = Pin>) -> Result<(), AnswerFault> {
        let rule = self.answer_rule();
        match (pins.into_iter().find(|pin| !rule.pins().contains(pin)), rule) {
            (None, _) => Ok(()),
            (Some(_), AnswerRule::BlackOnly) => Err(AnswerFault::OnlyBlack),
            (Some(_), AnswerRule::Classic | AnswerRule::Pairs | AnswerRule::Marker) => {
                Err(AnswerFault::NoBlue { exact: self.exact() })
            }
        }
    }

    /// The answer itself if its pins fit beside a row.
    pub fn check_pins(&self, answer: Answer) -> Result<Answer, AnswerFault> {
        let counted = PINS.map(|pin| (pin, answer.count(pin)));
        self.check_kinds(counted.into_iter().filter(|(_, pins)| *pins > 0).map(|(pin, _)| pin))?;
        let given = counted.into_iter().map(|(_, pins)| u16::from(pins)).sum();
        if given > u16::from(self.holes()) {
            Err(AnswerFault::TooMany { most: self.holes(), given })
        } else {
            Ok(answer)
        }
    }

    /// Whether an answer can be right for some secret and row, whatever they are: if every other peg is exact, the last one
    /// can't be right in another hole.
    pub const fn can_be(&self, answer: Answer) -> bool {
        match self.answer_rule() {
            AnswerRule::Classic | AnswerRule::Pairs | AnswerRule::Marker => {
                !(answer.white == 1 && answer.black + 1 == self.holes())
            }
            AnswerRule::BlackOnly => true,
        }
    }

    /// How players see and type an answer, for example.
    pub fn answer_example(&self) -> &'static str {
        match (self.answer_rule(), self.exact()) {
            (AnswerRule::Classic | AnswerRule::Marker, PinColour::Black) => "2b1w",
            (AnswerRule::Classic | AnswerRule::Marker, PinColour::Red) => "2r1w",
            (AnswerRule::BlackOnly, PinColour::Black) => "2b",
            (AnswerRule::BlackOnly, PinColour::Red) => "2r",
            (AnswerRule::Pairs, PinColour::Black) => "1b0w2u",
            (AnswerRule::Pairs, PinColour::Red) => "1r0w2u",
        }
    }

    /// The letter that a pin has for players; in records it is always [`Pin::letter`].
    pub const fn pin_letter(&self, pin: Pin) -> char {
        match pin {
            Pin::Black => self.exact().letter(),
            Pin::White | Pin::Blue => pin.letter(),
        }
    }

    /// An answer in the letters of the pins' own colours, for players: `2r1w` where exact pins are red.
    pub fn answer_in_colours(&self, answer: Answer) -> String {
        let mut text = String::with_capacity(8);
        self.write_answer(answer, |pin| self.pin_letter(pin), &mut text);
        text
    }

    /// An answer in letters, as records have it.
    pub fn show_answer(&self, answer: Answer) -> String {
        let mut text = String::with_capacity(8);
        self.show_answer_into(answer, &mut text);
        text
    }

    /// Appends an answer in letters.
    pub fn show_answer_into(&self, answer: Answer, text: &mut String) {
        self.write_answer(answer, Pin::letter, text);
    }

    fn write_answer(&self, answer: Answer, letter: impl Fn(Pin) -> char, text: &mut String) {
        for &pin in self.answer_rule().pins() {
            // Writing to a string can't fail.
            let _ = write!(text, "{}{}", answer.count(pin), letter(pin));
        }
    }
}

impl Hint {
    /// The hint's letter.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'b',
            Self::White => 'w',
            Self::Nothing => '-',
        }
    }

    /// The hint of a letter.
    pub fn find(letter: char) -> Option<Self> {
        [Self::Black, Self::White, Self::Nothing].into_iter().find(|hint| hint.letter() == letter)
    }
}
