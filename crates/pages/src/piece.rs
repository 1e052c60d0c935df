//! A piece in a hole, as a page shows it.

use std::fmt;

use askama::filters::HtmlSafe;
use play::Hole;
use rules::edition::PinColour;
use rules::symbol::{Mark, Symbol};
use rules::{Answer, Code, Hint, Rules};
use words::Words;

/// A symbol, and the letter that it has in the reader's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lettered {
    pub(crate) symbol: &'static Symbol,
    pub(crate) letter: char,
}

impl Lettered {
    pub(crate) fn new(words: Words, rules: &Rules, symbol: &'static Symbol) -> Self {
        Self { symbol, letter: words.letter(rules.palette(), symbol) }
    }
}

/// The content of a hole: a peg with its colour, letter and pattern, or nothing. It is for the eye only; the sentence
/// beside it is for the ear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// An empty hole.
    Hole,
    /// A peg of one colour.
    Peg(Lettered),
    /// A digit or a letter.
    Glyph(char),
    /// A shape and a colour; one of them may be missing.
    Pair(Option<Lettered>, Option<Lettered>),
}

impl Piece {
    /// The piece of a number in a code.
    pub(crate) fn new(words: Words, rules: &Rules, number: u8) -> Self {
        let palette = rules.palette();
        let (shape, colour) = if palette.shapes.is_empty() {
            (None, number)
        } else {
            let (shape, colour) = palette.pair(number);
            (Some(shape), colour)
        };
        Self::in_hole(words, rules, Hole { shape, colour: Some(colour) })
    }

    /// The content of a hole so far.
    pub(crate) fn in_hole(words: Words, rules: &Rules, hole: Hole) -> Self {
        let palette = rules.palette();
        let shape = hole.shape.and_then(|shape| palette.shapes.get(usize::from(shape)));
        let colour = hole.colour.and_then(|colour| palette.symbols.get(usize::from(colour)));
        match (shape, colour) {
            (None, None) => Self::Hole,
            (None, Some(symbol)) if palette.shapes.is_empty() => Self::single(words, rules, symbol),
            (shape, colour) => {
                let lettered = |symbol| Lettered::new(words, rules, symbol);
                Self::Pair(shape.map(lettered), colour.map(lettered))
            }
        }
    }

    /// The piece of a single symbol.
    pub(crate) fn single(words: Words, rules: &Rules, symbol: &'static Symbol) -> Self {
        let lettered = Lettered::new(words, rules, symbol);
        match symbol.mark {
            Mark::Glyph => Self::Glyph(symbol.letter),
            Mark::Outline => Self::Pair(Some(lettered), None),
            _ => Self::Peg(lettered),
        }
    }

    /// All pieces of a code.
    pub(crate) fn row(words: Words, rules: &Rules, code: Code) -> Vec<Self> {
        code.symbols().iter().map(|number| Self::new(words, rules, *number)).collect()
    }

    /// A row of empty holes.
    pub(crate) fn empty(rules: &Rules) -> Vec<Self> {
        vec![Self::Hole; usize::from(rules.holes())]
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hole => f.write_str("<span class=\"hole\"></span>"),
            Self::Peg(Lettered { symbol, letter }) => {
                write!(f, "<span aria-hidden=\"true\" class=\"peg c-{}\"><b>{letter}</b></span>", symbol.name)
            }
            Self::Glyph(letter) => {
                write!(f, "<span aria-hidden=\"true\" class=\"peg glyph\"><b>{letter}</b></span>")
            }
            Self::Pair(Some(shape), Some(colour)) => write!(
                f,
                "<span aria-hidden=\"true\" class=\"peg pair s-{} c-{}\"><b>{}{}</b></span>",
                shape.symbol.name, colour.symbol.name, shape.letter, colour.letter
            ),
            Self::Pair(Some(shape), None) => {
                write!(
                    f,
                    "<span aria-hidden=\"true\" class=\"peg pair bare s-{}\"><b>{}</b></span>",
                    shape.symbol.name, shape.letter
                )
            }
            Self::Pair(None, Some(colour)) => {
                write!(
                    f,
                    "<span aria-hidden=\"true\" class=\"peg pair blot c-{}\"><b>{}</b></span>",
                    colour.symbol.name, colour.letter
                )
            }
            Self::Pair(None, None) => Self::Hole.fmt(f),
        }
    }
}

/// Names and letters of symbols are ours: nothing in it needs escaping.
impl HtmlSafe for Piece {}

/// How the style marks a row that a hint is about, and holes of it, from 0.
pub(crate) fn lit(holes: &[usize]) -> String {
    holes.iter().fold("lit".to_owned(), |class, hole| format!("{class} m{}", hole + 1))
}

/// How the style draws an exact pin.
pub(crate) fn exact_class(rules: &Rules) -> &'static str {
    match rules.exact() {
        PinColour::Black => "exact black",
        PinColour::Red => "exact red",
    }
}

/// The pins beside a row, as many places as there can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pins {
    places: Vec<&'static str>,
}

impl Pins {
    /// The pins of an answer beside a row; empty places if there is none yet.
    pub(crate) fn new(rules: &Rules, answer: Option<Answer>) -> Self {
        let Self { mut places } = Self::counted(rules, answer.unwrap_or_default());
        places.resize(places.len().max(usize::from(rules.holes())), "none");
        Self { places }
    }

    /// The pins of an answer alone.
    pub(crate) fn counted(rules: &Rules, Answer { black, white, blue }: Answer) -> Self {
        let pins = [(exact_class(rules), black), ("white", white), ("blue", blue)];
        Self { places: pins.into_iter().flat_map(|(name, many)| (0..many).map(move |_| name)).collect() }
    }

    /// The one pin of a hint.
    pub(crate) fn hint(rules: &Rules, hint: Hint) -> Self {
        let place = match hint {
            Hint::Black => exact_class(rules),
            Hint::White => "white",
            Hint::Nothing => "none",
        };
        Self { places: vec![place] }
    }
}

impl fmt::Display for Pins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<span class=\"pins of-{}\">", self.places.len())?;
        for place in &self.places {
            write!(f, "<i class=\"{place}\"></i>")?;
        }
        f.write_str("</span>")
    }
}

impl HtmlSafe for Pins {}

#[cfg(test)]
mod tests {
    use rules::editions::EDITIONS;
    use words::Language;

    use super::*;

    #[test]
    fn every_piece_of_every_edition_has_a_letter_or_is_a_hole() {
        for edition in EDITIONS {
            let rules = Rules::default_of(edition);
            for number in 0..rules.palette().size() {
                let drawn = Piece::new(Words::of(Language::German), &rules, number).to_string();
                let letter = drawn.split("<b>").nth(1).and_then(|rest| rest.split("</b>").next());
                assert_eq!(letter.is_none(), drawn.contains("class=\"hole\""), "{}: {drawn}", edition.id);
                assert!(letter.is_none_or(|letter| !letter.is_empty()));
            }
        }
    }

    #[test]
    fn pins_stand_black_first_and_fill_their_places() {
        let [original, lock, wide] = ["original", "lock", "super"]
            .map(|id| Rules::default_of(rules::Edition::find(id).expect("an edition")));
        let pins =
            |rules, black, white, blue| Pins::new(rules, Some(Answer { black, white, blue })).to_string();
        assert_eq!(
            pins(&original, 1, 1, 1),
            "<span class=\"pins of-4\"><i class=\"exact black\"></i><i class=\"white\"></i><i class=\"blue\"></i>\
             <i class=\"none\"></i></span>"
        );
        assert!(pins(&lock, 1, 0, 0).starts_with("<span class=\"pins of-4\"><i class=\"exact red\"></i>"));
        assert_eq!(Pins::new(&wide, None).to_string().matches("none").count(), 5);
        assert_eq!(
            Pins::hint(&original, Hint::White).to_string(),
            "<span class=\"pins of-1\"><i class=\"white\"></i></span>"
        );
    }
}
