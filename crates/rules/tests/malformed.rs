//! An entry of the table of editions that makes no sense is refused. In the table itself that happens while it is
//! compiled; here the same checks run one by one.

use std::panic::catch_unwind;

use rules::edition::{AnswerRule, Scoring, Signal};
use rules::option::{OptionKey, OptionRule, Values};
use rules::symbol::{self, Mark, Symbol};
use rules::{Edition, Format};

const SOME: Edition = rules::editions::ORIGINAL;
const WORDS: Values = Values::Words(&["no", "yes"]);

/// The entry of that id.
fn entry(id: &str) -> Edition {
    *Edition::find(id).expect("an edition")
}

/// Why an entry is refused, if it is.
fn refusal(edition: Edition) -> Option<String> {
    let panic = catch_unwind(|| edition.checked()).err()?;
    let text = panic.downcast_ref::<&str>().map(|&text| text.to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
}

#[track_caller]
fn refused(edition: Edition, reason: &str) {
    let said = refusal(edition).unwrap_or_else(|| panic!("accepted, though not {reason}"));
    assert!(said.contains(reason), "{said}");
}

#[track_caller]
fn accepted(edition: Edition) {
    assert_eq!(refusal(edition), None);
}

/// An edition with these options and no others.
fn with(options: &[OptionRule], edition: Edition) -> Edition {
    Edition { options: options.to_vec().leak(), ..edition }
}

/// An option with a choice of words.
const fn words(key: OptionKey) -> OptionRule {
    OptionRule { key, values: WORDS }
}

/// Ways to answer by these words.
const fn answers(words: &'static [&'static str]) -> OptionRule {
    OptionRule { key: OptionKey::Answers, values: Values::Words(words) }
}

/// Who answers.
const ANSWERS: OptionRule = answers(&["automatic", "hand-set"]);

/// Whether white pins answer, too.
const BLACK_ONLY: OptionRule = answers(&["automatic", "black-only"]);

/// An option with a number from 1.
const fn number(key: OptionKey, max: u32) -> OptionRule {
    OptionRule { key, values: Values::Number { min: 1, max, default: 1 } }
}

#[test]
fn an_id_is_a_word_of_small_letters_digits_and_single_hyphens() {
    for id in ["a", "original", "4x6", "lock-party-2", "z9"] {
        accepted(Edition { id, ..SOME });
    }
    for id in ["", "-", "-a", "a-", "a--b", "Original", "a_b", "a b", "ä", "a/"] {
        refused(Edition { id, ..SOME }, "an id is");
    }
}

#[test]
fn holes_rows_and_symbols_have_their_bounds() {
    for holes in [1, 8] {
        accepted(Edition { holes, ..SOME });
    }
    for holes in [0, 9] {
        refused(Edition { holes, ..SOME }, "1 to 8 holes");
    }
    for rows in [1, 30] {
        accepted(Edition { rows, ..SOME });
    }
    for rows in [0, 31] {
        refused(Edition { rows, ..SOME }, "1 to 30 rows");
    }
    accepted(Edition { symbols: &SOME.symbols[..2], ..SOME });
    refused(Edition { symbols: &SOME.symbols[..1], ..SOME }, "at least two symbols");
    // A blank is as good as one more symbol.
    accepted(Edition { repeats: false, holes: 6, ..SOME });
    accepted(Edition { repeats: false, holes: 7, blanks: true, ..SOME });
    refused(Edition { repeats: false, holes: 7, ..SOME }, "a symbol for every hole");
    refused(Edition { repeats: false, holes: 8, blanks: true, ..SOME }, "a symbol for every hole");
}

#[test]
fn symbols_are_told_apart_by_letter_and_by_mark() {
    const RED: Symbol = SOME.symbols[0];
    const YELLOW: Symbol = SOME.symbols[1];
    const SAME_LETTER: &[Symbol] = &[RED, YELLOW, Symbol { letter: RED.letter, ..SOME.symbols[2] }];
    const SAME_MARK: &[Symbol] = &[RED, Symbol { mark: RED.mark, ..YELLOW }];
    const GLYPHS: &[Symbol] = &[Symbol { mark: Mark::Glyph, ..RED }, Symbol { mark: Mark::Glyph, ..YELLOW }];
    const OUTLINES: &[Symbol] =
        &[Symbol { mark: Mark::Outline, ..RED }, Symbol { mark: Mark::Outline, ..YELLOW }];
    const SAME_GLYPHS: &[Symbol] = &[Symbol { mark: Mark::Glyph, ..RED }; 2];
    for symbols in [GLYPHS, OUTLINES] {
        accepted(Edition { symbols, ..SOME });
    }
    for symbols in [SAME_LETTER, SAME_MARK, SAME_GLYPHS] {
        refused(Edition { symbols, ..SOME }, "tell symbols apart");
        refused(Edition { shapes: symbols, ..entry("grand") }, "tell symbols apart");
    }
}

#[test]
fn a_format_has_its_seats_its_scoring_and_its_answers() {
    for seats in [(1, 2), (2, 3)] {
        refused(Edition { seats, ..SOME }, "a duel has two seats");
    }
    let party = entry("lock-party");
    for seats in [(2, 5), (3, 6), (3, 4)] {
        refused(Edition { seats, ..party }, "a party has three to five seats");
    }
    refused(Edition { rows: 11, ..party }, "a place per row");
    refused(Edition { scoring: party.scoring, ..SOME }, "Scoring::Rows | Scoring::RoundsWon");
    refused(Edition { scoring: Scoring::Rows, ..party }, "Scoring::Party");
    let group = entry("group");
    for seats in [(1, 4), (2, 5)] {
        refused(Edition { seats, ..group }, "a group has two to four seats");
    }
    accepted(Edition { seats: (2, 4), ..group });
    refused(Edition { blanks: false, ..group }, "stays empty");
    refused(Edition { holes: 3, ..group }, "a hole for every board");
    refused(Edition { holes: 4, symbols: symbol::EIGHT, ..group }, "at most 7 colours");
    refused(Edition { holes: 8, ..group }, "31 markers");
    accepted(Edition { holes: 4, ..group });
    let boards = |choices| {
        let values = Values::Words(choices);
        Edition { seats: (2, 3), ..with(&[OptionRule { key: OptionKey::Boards, values }], group) }
    };
    accepted(boards(&["3", "2", "2x2"]));
    refused(boards(&["3", "two"]), "players x boards");
    refused(boards(&["3", "4"]), "as many players as seats");
    refused(boards(&["3", "3x2"]), "a hole for every board");
    refused(
        Edition { holes: 8, symbols: &symbol::SIX[..3], ..boards(&["2", "2x3"]) },
        "a marker of a colour",
    );
    let grand = entry("grand");
    for holes in [3, 5] {
        refused(Edition { holes, ..grand }, "four holes of pairs");
    }
    refused(Edition { symbols: symbol::SIXTEEN, ..grand }, "at most 8 shapes");
    refused(Edition { scoring: Scoring::Rows, ..group }, "Scoring::FirstRightCall");
    refused(Edition { answer: AnswerRule::Classic, ..group }, "groups answer by marker");
    refused(Edition { answer: AnswerRule::Marker, ..SOME }, "only groups answer by marker");
    refused(Edition { answer: AnswerRule::Pairs, ..SOME }, "pairs have shapes");
    refused(Edition { shapes: entry("grand").shapes, ..SOME }, "pairs have shapes");
    refused(Edition { words: true, ..entry("eight") }, "words have a language");
    refused(Edition { words: false, ..entry("word") }, "of words");
}

#[test]
fn an_option_has_a_choice_and_stands_once() {
    const ONE_WORD: OptionRule = OptionRule { key: OptionKey::Time, values: Values::Words(&["off"]) };
    const NO_RANGE: OptionRule =
        OptionRule { key: OptionKey::Time, values: Values::OffOr { min: 5, max: 5 } };
    const RANGE: OptionRule = OptionRule { key: OptionKey::Time, values: Values::OffOr { min: 5, max: 6 } };
    const fn rows(min: u32, max: u32, default: u32) -> OptionRule {
        OptionRule { key: OptionKey::Rows, values: Values::Number { min, max, default } }
    }
    accepted(with(&[RANGE], SOME));
    accepted(with(&[rows(2, 3, 2)], SOME));
    accepted(with(&[rows(2, 3, 3)], SOME));
    refused(with(&[ONE_WORD], SOME), "an option has a choice");
    refused(with(&[NO_RANGE], SOME), "a range has two ends");
    refused(with(&[rows(3, 3, 3)], SOME), "the default lies in the range");
    refused(with(&[rows(2, 3, 1)], SOME), "the default lies in the range");
    refused(with(&[rows(2, 3, 4)], SOME), "the default lies in the range");
    refused(with(&[RANGE, ANSWERS, RANGE], SOME), "an option stands once");
}

#[test]
fn an_option_is_offered_only_where_it_means_something() {
    use OptionKey::{
        Answers, Blanks, Blue, Boards, Digits, Hints, Holes, Language, Letters, Pegs, Repeats, Rows,
        Solution, Symbols, Unsolved,
    };
    let (duel, lock, party, group) = (SOME, entry("lock"), entry("lock-party"), entry("group"));
    let (grand, word) = (entry("grand"), entry("word"));
    accepted(with(&[number(Holes, 8), number(Symbols, 6), number(Rows, 30)], duel));
    refused(with(&[number(Holes, 9)], duel), "at most 8 holes");
    refused(with(&[words(Holes)], duel), "at most 8 holes");
    refused(with(&[number(Symbols, 7)], duel), "as many symbols as listed");
    refused(with(&[words(Symbols)], duel), "as many symbols as listed");
    refused(with(&[number(Rows, 31)], duel), "1 to 30 rows");
    refused(with(&[words(Rows)], duel), "1 to 30 rows");
    refused(with(&[number(Rows, 12)], party), "1 to 30 rows");
    accepted(with(&[words(Blanks), words(Repeats), words(Digits)], duel));
    for options in [&[words(Blanks)], &[words(Repeats)], &[words(Digits)]] {
        refused(with(options, group), "of single symbols");
        refused(with(options, grand), "of single symbols");
    }
    accepted(with(&[words(Letters), words(Language)], word));
    refused(with(&[words(Letters)], duel), "of words");
    refused(with(&[words(Language)], duel), "of words");
    refused(with(&[words(Letters)], word), "words have a language");
    let boards = OptionRule { key: Boards, values: Values::Words(&["4", "4x1"]) };
    accepted(with(&[boards, words(Hints)], group));
    refused(with(&[words(Boards)], duel), "of a group");
    refused(with(&[words(Hints)], party), "of a group");
    accepted(with(&[ANSWERS], party));
    refused(with(&[ANSWERS], group), "groups answer by marker");
    refused(with(&[words(Answers)], duel), "a way to answer");
    refused(with(&[number(Answers, 2)], duel), "answers are chosen by a word");
    accepted(with(&[BLACK_ONLY], duel));
    accepted(with(&[BLACK_ONLY], party));
    refused(with(&[BLACK_ONLY], grand), "only where the classic rule does");
    accepted(with(&[words(OptionKey::Signal)], lock));
    for signal in [Signal::AtOnce, Signal::Claimed] {
        refused(with(&[words(OptionKey::Signal)], Edition { signal, ..lock }), "the sheet names no penalty");
    }
    accepted(with(&[words(Unsolved), words(Blue)], grand));
    refused(with(&[words(Unsolved)], lock), "where rows are counted");
    refused(with(&[words(Blue)], duel), "of pairs");
    accepted(with(&[words(Solution)], party));
    refused(with(&[words(Solution)], duel), "of a party");
    accepted(with(&[words(Pegs)], duel));
    accepted(with(&[words(Pegs)], entry("eight")));
    refused(with(&[words(Pegs)], entry("custom")), "of a duel with few colours");
    for edition in [party, grand] {
        refused(with(&[words(Pegs)], edition), "of a duel with few colours");
    }
    refused(with(&[words(Language), words(Pegs)], Edition { symbols: SOME.symbols, ..word }), "of a duel");
    let formats = [duel, party, group].map(|edition| edition.format);
    assert_eq!(formats, [Format::Duel, Format::Party, Format::Group]);
}
