//! The table of editions: the one place where an edition is described. Everything else asks it.
//!
//! ```
//! use rules::editions::{EDITIONS, ORIGINAL};
//!
//! let ids: Vec<_> = EDITIONS.iter().map(|edition| edition.id).collect();
//! assert!(ids.contains(&"original") && ids.contains(&"grand"));
//! assert_eq!(ids[0], ORIGINAL.id);
//! ```

use crate::edition::{
    AnswerRule, Edition, Format, PARTY_ENTRIES, PinColour, Scoring, Section, Sheet, Signal,
};
use crate::language::Language;
use crate::option::{OptionKey, OptionRule, Values};
use crate::symbol;

const fn choice(key: OptionKey, words: &'static [&'static str]) -> OptionRule {
    OptionRule { key, values: Values::Words(words) }
}

const ANSWERS: OptionRule = choice(OptionKey::Answers, &["automatic", "hand-set"]);
/// With the choice of black pins alone, set by the engine or by hand.
const ANSWERS_BLACK_ONLY: OptionRule =
    choice(OptionKey::Answers, &["automatic", "hand-set", "black-only", "hand-set-black-only"]);
const SIGNAL: OptionRule = choice(OptionKey::Signal, &["recorded", "original"]);
const UNSOLVED: OptionRule = choice(OptionKey::Unsolved, &["rows", "+1"]);
const PEGS: OptionRule = choice(OptionKey::Pegs, &["off", "counted"]);
const BLUE: OptionRule = choice(OptionKey::Blue, &["matched", "guess-only"]);
const SOLUTION: OptionRule = choice(OptionKey::Solution, &["10", "18"]);
const HINTS: OptionRule = choice(OptionKey::Hints, &["board", "player", "totals"]);
const BOARDS: OptionRule = choice(OptionKey::Boards, &["3", "2", "2x2"]);
const BLANKS: OptionRule = choice(OptionKey::Blanks, &["no", "yes"]);
const REPEATS: OptionRule = choice(OptionKey::Repeats, &["yes", "no"]);
const DIGITS: OptionRule = choice(OptionKey::Digits, &["1-6", "0-9"]);
const LETTERS: OptionRule = choice(OptionKey::Letters, &["4", "3"]);
const LANGUAGE: OptionRule = choice(OptionKey::Language, Language::WITH_WORDS);
const HOLES: OptionRule =
    OptionRule { key: OptionKey::Holes, values: Values::Number { min: 1, max: 8, default: 4 } };
const SYMBOLS: OptionRule =
    OptionRule { key: OptionKey::Symbols, values: Values::Number { min: 2, max: 16, default: 6 } };
const ROWS: OptionRule =
    OptionRule { key: OptionKey::Rows, values: Values::Number { min: 1, max: 30, default: 10 } };
/// Seconds per row: from a blitz to a fortnight by correspondence.
const TIME: OptionRule =
    OptionRule { key: OptionKey::Time, values: Values::OffOr { min: 5, max: 14 * 24 * 60 * 60 } };

/// The maker's points in a party of 3, 4 and 5, by the row that solved it; the last entry is "not at all".
const PARTY: [[u16; PARTY_ENTRIES]; 3] = [
    [5, 6, 7, 8, 9, 10, 14, 18, 22, 26, 30, 34, 40],
    [5, 6, 7, 8, 9, 10, 13, 16, 19, 22, 25, 28, 30],
    [5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 25],
];

/// The 1972 original, game 1.
pub const ORIGINAL: Edition = Edition {
    id: "original",
    harder: Some("eight"),
    section: Section::FirstSteps,
    sheet: Sheet::Original,
    format: Format::Duel,
    seats: (2, 2),
    holes: 4,
    symbols: symbol::SIX,
    shapes: &[],
    blanks: false,
    repeats: true,
    words: false,
    rows: 10,
    answer: AnswerRule::Classic,
    exact: PinColour::Black,
    scoring: Scoring::Rows,
    signal: Signal::Claimed,
    signal_points: 3,
    target: false,
    options: &[ANSWERS, UNSOLVED, PEGS, TIME],
};

const EIGHT: Edition = Edition {
    id: "eight",
    harder: Some("super"),
    section: Section::Classics,
    sheet: Sheet::EightColours,
    symbols: symbol::EIGHT,
    rows: 12,
    exact: PinColour::Red,
    signal: Signal::AtOnce,
    options: &[ANSWERS, UNSOLVED, TIME],
    ..ORIGINAL
};

const LOCK: Edition = Edition {
    id: "lock",
    harder: Some("lock-super"),
    section: Section::Classics,
    sheet: Sheet::CodeLock,
    symbols: symbol::LOCK,
    repeats: false,
    rows: 12,
    exact: PinColour::Red,
    scoring: Scoring::RoundsWon,
    signal: Signal::Recorded,
    signal_points: 0,
    options: &[ANSWERS, SIGNAL, TIME],
    ..ORIGINAL
};

const LOCK_PARTY: Edition = Edition {
    id: "lock-party",
    harder: None,
    section: Section::Together,
    format: Format::Party,
    seats: (3, 5),
    scoring: Scoring::Party { maker: &PARTY },
    signal_points: 3,
    options: &[ANSWERS, SIGNAL, SOLUTION, TIME],
    ..LOCK
};

const GROUP: Edition = Edition {
    id: "group",
    harder: None,
    section: Section::Together,
    sheet: Sheet::Group,
    format: Format::Group,
    seats: (4, 4),
    holes: 5,
    blanks: true,
    rows: 4,
    answer: AnswerRule::Marker,
    scoring: Scoring::FirstRightCall,
    signal: Signal::Recorded,
    signal_points: 0,
    options: &[HINTS, TIME],
    ..ORIGINAL
};

const GRAND: Edition = Edition {
    id: "grand",
    harder: Some("grand-blanks"),
    section: Section::Tough,
    sheet: Sheet::Grand,
    symbols: symbol::FIVE,
    shapes: symbol::SHAPES,
    answer: AnswerRule::Pairs,
    signal: Signal::Recorded,
    target: true,
    options: &[BLUE, ANSWERS, SIGNAL, UNSOLVED, TIME],
    ..ORIGINAL
};

/// A game of the series that the grand sheet names: matched, scored and judged as the original.
const SERIES: Edition = Edition {
    section: Section::Classics,
    sheet: Sheet::Series,
    options: &[ANSWERS, UNSOLVED, TIME],
    ..ORIGINAL
};

/// All editions, in the order they are shown.
pub const EDITIONS: &[Edition] = &[
    ORIGINAL.checked(),
    Edition {
        id: "original-blanks",
        harder: Some("eight-blanks"),
        section: Section::Classics,
        blanks: true,
        ..ORIGINAL
    }
    .checked(),
    EIGHT.checked(),
    Edition { id: "eight-blanks", harder: Some("super"), blanks: true, ..EIGHT }.checked(),
    LOCK.checked(),
    Edition { id: "lock-super", harder: None, section: Section::Tough, repeats: true, ..LOCK }.checked(),
    LOCK_PARTY.checked(),
    Edition { id: "lock-party-super", repeats: true, ..LOCK_PARTY }.checked(),
    GROUP.checked(),
    Edition { id: "group-small", seats: (2, 3), options: &[BOARDS, HINTS, TIME], ..GROUP }.checked(),
    GRAND.checked(),
    Edition { id: "grand-blanks", harder: None, blanks: true, ..GRAND }.checked(),
    Edition { id: "mini", harder: Some("original"), section: Section::FirstSteps, rows: 6, ..SERIES }
        .checked(),
    Edition {
        id: "super",
        harder: Some("grand"),
        section: Section::Tough,
        holes: 5,
        symbols: symbol::EIGHT,
        rows: 12,
        options: &[BLANKS, ANSWERS, UNSOLVED, TIME],
        ..SERIES
    }
    .checked(),
    Edition {
        id: "word",
        harder: Some("number"),
        symbols: symbol::LETTERS,
        words: true,
        options: &[LANGUAGE, LETTERS, ANSWERS, UNSOLVED, TIME],
        ..SERIES
    }
    .checked(),
    Edition {
        id: "number",
        harder: Some("super"),
        symbols: symbol::DIGITS_1_TO_6,
        options: &[DIGITS, REPEATS, ANSWERS, UNSOLVED, TIME],
        ..SERIES
    }
    .checked(),
    Edition {
        id: "custom",
        harder: None,
        section: Section::Tough,
        sheet: Sheet::None,
        symbols: symbol::SIXTEEN,
        options: &[HOLES, SYMBOLS, ROWS, BLANKS, REPEATS, ANSWERS_BLACK_ONLY, UNSOLVED, TIME],
        ..SERIES
    }
    .checked(),
];

const _: () = assert!(distinct(EDITIONS), "an id stands once");

/// Whether no two entries have the same id.
const fn distinct(editions: &[Edition]) -> bool {
    let mut i = 0;
    while i < editions.len() {
        let mut j = 0;
        while j < i {
            if same(editions[i].id, editions[j].id) {
                return false;
            }
            j += 1;
        }
        i += 1;
    }
    true
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_stands_once() {
        let named = |ids: &[&'static str]| -> Vec<Edition> {
            ids.iter().map(|&id| Edition { id, ..ORIGINAL }).collect()
        };
        assert!(distinct(EDITIONS));
        assert!(distinct(&named(&["lock", "lock-party", "loch", "lo", "block"])));
        assert!(!distinct(&named(&["lock", "lock"])));
        assert!(!distinct(&named(&["lock", "mini", "group", "mini"])));
    }
}
