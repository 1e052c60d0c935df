//! The answers of every edition: recorded vectors, the rule book's worked examples, and their laws.

use proptest::prelude::*;
use rules::answer::{self, Blue};
use rules::edition::AnswerRule;
use rules::editions::EDITIONS;
use rules::{Answer, Code, Hint, Rules};
use serde_json::Value;

#[path = "support/rules_of.rs"]
mod rules_of;
use rules_of::rules_of;

/// The answer to a written row.
fn answer(rules: &Rules, secret: &str, guess: &str) -> Answer {
    let read = |text| rules.read_secret(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    rules.answer(read(secret), read(guess))
}

/// The hint of a written marker.
fn hint(rules: &Rules, marker: &str, row: &str) -> Hint {
    answer::hint(rules.read_marker(marker).expect(marker), rules.read_row(row).expect(row))
}

fn classic(black: u8, white: u8) -> Answer {
    Answer { black, white, blue: 0 }
}

fn pairs(pins: [u8; 3]) -> Answer {
    Answer { black: pins[0], white: pins[1], blue: pins[2] }
}

/// The vectors of a kind in a file, each with the options that follow its `columns`.
fn vectors(file: &str, kind: &str, columns: usize) -> Vec<(Vec<Value>, Vec<String>)> {
    let file: Value = serde_json::from_str(file).expect("a file of vectors");
    let listed = file[kind].as_array().unwrap_or_else(|| panic!("vectors of the kind {kind}"));
    let split = |vector: &Value| {
        let mut vector = vector.as_array().expect("a vector").clone();
        let options = if vector.len() > columns { vector.remove(columns) } else { Value::Array(Vec::new()) };
        assert_eq!(vector.len(), columns, "{vector:?}");
        let options = options.as_array().expect("options").iter().map(text).collect();
        (vector, options)
    };
    listed.iter().map(split).collect()
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn pins(value: &Value) -> u8 {
    value.as_u64().and_then(|pins| u8::try_from(pins).ok()).expect("a number of pins")
}

const SHARED: &str = include_str!("data/vectors.json");
const OWN: &str = include_str!("data/own_vectors.json");

/// Runs a check over the classic and marker vectors of a file; returns how many there were of each edition.
fn check_vectors(file: &str) -> Vec<(String, usize)> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    let mut count = |edition: &str| match counted.iter_mut().find(|(id, _)| id == edition) {
        Some((_, count)) => *count += 1,
        None => counted.push((edition.to_owned(), 1)),
    };
    for (vector, options) in vectors(file, "classic", 5) {
        let options: Vec<_> = options.iter().map(String::as_str).collect();
        let rules = rules_of(&text(&vector[0]), &options);
        assert_eq!(rules.edition().answer, AnswerRule::Classic);
        let given = answer(&rules, &text(&vector[1]), &text(&vector[2]));
        assert_eq!(given, classic(pins(&vector[3]), pins(&vector[4])), "{vector:?} {options:?}");
        count(rules.edition().id);
    }
    for (vector, options) in vectors(file, "marker", 4) {
        let options: Vec<_> = options.iter().map(String::as_str).collect();
        let rules = rules_of(&text(&vector[0]), &options);
        assert_eq!(rules.edition().answer, AnswerRule::Marker);
        let wanted = match text(&vector[3]).as_str() {
            "black" => Hint::Black,
            "white" => Hint::White,
            "none" => Hint::Nothing,
            other => panic!("no hint: {other}"),
        };
        assert_eq!(hint(&rules, &text(&vector[1]), &text(&vector[2])), wanted, "{vector:?} {options:?}");
        count(rules.edition().id);
    }
    counted
}

#[test]
fn the_shared_vectors_of_classic_and_marker_editions_hold() {
    let wanted = ["original", "original-blanks", "eight", "eight-blanks", "super", "lock", "group"];
    let counted = check_vectors(SHARED);
    assert_eq!(counted, wanted.map(|id| (id.to_owned(), 40)));
}

#[test]
fn the_shared_vectors_of_pairs_editions_hold_under_both_blue_rules() {
    let listed = vectors(SHARED, "pairs", 9);
    assert_eq!(listed.len(), 160);
    for (vector, _) in listed {
        for (option, column) in [("blue=matched", 3), ("blue=guess-only", 6)] {
            let rules = rules_of(&text(&vector[0]), &[option]);
            let wanted = pairs([0, 1, 2].map(|pin| pins(&vector[column + pin])));
            let given = answer(&rules, &text(&vector[1]), &text(&vector[2]));
            assert_eq!(given, wanted, "{vector:?} {option}");
        }
    }
}

#[test]
fn our_own_vectors_hold_for_the_editions_the_shared_ones_leave_out() {
    let counted = check_vectors(OWN);
    for edition in ["lock-super", "lock-party", "lock-party-super", "group-small", "mini", "word", "number"] {
        let count = counted.iter().find(|(id, _)| id == edition).map_or(0, |(_, count)| *count);
        assert!(count >= 12, "{edition} has only {count} vectors");
    }
}

#[test]
fn the_worked_examples_of_the_classic_answer_hold() {
    let table = [
        ("eight", "RGBY", "YBGR", 0, 4),
        ("eight", "RRBG", "RBRR", 1, 2),
        ("eight", "RBGY", "RRWW", 1, 0),
        ("eight", "RRBB", "RRRB", 3, 0),
        ("eight", "RYRG", "YRRR", 1, 2),
        ("lock", "PRBY", "BRYW", 1, 2),
        ("eight-blanks", "R.BG", ".RBG", 2, 2),
        ("eight-blanks", "RGBY", "R.BY", 3, 0),
        ("eight-blanks", "....", "....", 4, 0),
        ("eight-blanks", ".R.G", "R...", 1, 2),
        ("eight-blanks", "RRG.", ".RRG", 1, 3),
        ("eight-blanks", "...R", ".RRR", 2, 0),
    ];
    for (edition, secret, guess, black, white) in table {
        let given = answer(&rules_of(edition, &[]), secret, guess);
        assert_eq!(given, classic(black, white), "{secret} {guess}");
    }
}

#[test]
fn the_worked_examples_of_the_markers_hints_hold() {
    let table = [
        ("3R", "GBRYW", Hint::Black),
        ("3R", "RBGYW", Hint::White),
        ("3R", "RRRRR", Hint::Black),
        ("3R", "GBYWK", Hint::Nothing),
        ("3R", "RR.RR", Hint::White),
        ("1G", ".GGGG", Hint::White),
        ("5B", "B...B", Hint::Black),
        ("2Y", ".....", Hint::Nothing),
    ];
    for (marker, row, wanted) in table {
        assert_eq!(hint(&rules_of("group", &[]), marker, row), wanted, "{marker} {row}");
    }
}

#[test]
fn each_marker_answers_for_itself_and_two_may_answer_to_one_peg() {
    let rules = rules_of("group", &[]);
    assert_eq!(hint(&rules, "1R", "..R.."), Hint::White);
    assert_eq!(hint(&rules, "2R", "..R.."), Hint::White);
    assert_eq!(hint(&rules, "3R", "..R.."), Hint::Black);
}

#[test]
fn the_worked_examples_of_pairs_hold_in_both_columns() {
    let table = [
        ("tR sB cG hY", "sB tR hY cG", [0, 4, 0], [0, 4, 0]),
        ("tR sB cG hY", "tB sR cY hG", [0, 0, 4], [0, 0, 4]),
        ("tR sB cG hY", "tR cG sG rK", [1, 1, 0], [1, 1, 1]),
        ("tR sB cG hY", "cR tR hK rK", [0, 1, 0], [0, 1, 1]),
        ("sB tR cG tR", "tR sR tB hK", [0, 1, 1], [0, 1, 1]),
        ("tR sB cG tB", "sR tR tR tR", [0, 1, 1], [0, 1, 2]),
        ("tR tR tR sB", "sB sR tR tR", [1, 2, 1], [1, 2, 1]),
        (".R s. cG ..", ".. .. .. ..", [1, 0, 2], [1, 0, 2]),
        ("t. .R sB cG", ".R t. .. s.", [0, 2, 0], [0, 2, 0]),
    ];
    for (secret, guess, matched, guess_only) in table {
        for (option, wanted) in [("blue=matched", matched), ("blue=guess-only", guess_only)] {
            let given = answer(&rules_of("grand-blanks", &[option]), secret, guess);
            assert_eq!(given, pairs(wanted), "{secret} | {guess} | {option}");
        }
    }
}

#[test]
fn black_goes_before_white_and_a_repeated_colour_earns_no_more_than_it_stands() {
    let table = [
        // The black peg is not counted again as white.
        ("RYGB", "RRRR", 1, 0),
        ("RRRY", "YRRR", 2, 2),
        // A surplus peg in the guess earns nothing, in front of its match or behind it.
        ("YRGB", "RRWW", 1, 0),
        ("RYGB", "YYWW", 1, 0),
        ("RYGB", "WWRR", 0, 1),
        // A surplus peg in the secret doesn't, either.
        ("RRYY", "WWRW", 0, 1),
        ("RRYY", "YYRR", 0, 4),
        ("RRYY", "RYRY", 2, 2),
    ];
    for (secret, guess, black, white) in table {
        let given = answer(&rules_of("original", &[]), secret, guess);
        assert_eq!(given, classic(black, white), "{secret} {guess}");
    }
}

#[test]
fn in_pairs_white_goes_before_blue_and_whites_are_chosen_for_the_most_blue() {
    let table = [
        // In hole 1 the guess's pair would be blue, but it is white first.
        ("tR tB cG hY", "tB rK rK rK", [0, 1, 0]),
        // Either copy in the secret may take the white: the one that leaves blue its place does.
        ("sB tR cG tR", "tR sR tB hK", [0, 1, 1]),
        // Either copy in the guess may be the white one: the surplus copy earns blue.
        ("tR tR tR sB", "sB sR tR tR", [1, 2, 1]),
        // A pair that is right in its place is never used up by a white elsewhere.
        ("tR sB cG hY", "tR tR tR tR", [1, 0, 0]),
        // Shape and colour right in different pairs make neither a white nor a blue.
        ("tR sB cG hY", "rK tB rK rK", [0, 0, 1]),
        ("tR sB cG hY", "rK rK tB rK", [0, 0, 0]),
    ];
    for (secret, guess, wanted) in table {
        assert_eq!(answer(&rules_of("grand", &[]), secret, guess), pairs(wanted), "{secret} | {guess}");
    }
}

#[test]
fn the_classic_answer_is_symmetric_in_every_pair_of_codes() {
    for edition in ["original", "lock"] {
        let rules = rules_of(edition, &[]);
        let codes: Vec<Code> = rules.secrets().iter().collect();
        for (number, one) in codes.iter().enumerate() {
            for other in &codes[..number] {
                assert_eq!(rules.answer(*one, *other), rules.answer(*other, *one), "{one:?} {other:?}");
            }
        }
    }
}

#[test]
fn guess_only_is_not_symmetric() {
    let rules = rules_of("grand", &["blue=guess-only"]);
    let (one, other) = ("tR sB cG tB", "sR tR tR tR");
    assert_eq!(answer(&rules, one, other), pairs([0, 1, 2]));
    assert_eq!(answer(&rules, other, one), pairs([0, 1, 1]));
}

/// All orders of four holes.
fn orders() -> Vec<[usize; 4]> {
    let all = (0..256).map(|n| [n >> 6 & 3, n >> 4 & 3, n >> 2 & 3, n & 3]);
    all.filter(|order| (0..4).all(|hole| order.contains(&hole))).collect()
}

/// The answer to pairs straight from its definition: of all ways to match the guess's pairs with the secret's,
/// the best by black, then white, then blue.
fn best_matching(rules: &Rules, secret: Code, guess: Code) -> Answer {
    let palette = rules.palette();
    let matchings = orders().into_iter().map(|order| {
        let mut pins = Answer::default();
        for (hole, partner) in order.into_iter().enumerate() {
            let mine = guess.symbols()[hole];
            let half_right = |theirs: u8| {
                let (mine, theirs) = (palette.pair(mine), palette.pair(theirs));
                (mine.0 == theirs.0) != (mine.1 == theirs.1)
            };
            let blue = match rules.blue() {
                Blue::Matched => hole == partner && half_right(secret.symbols()[partner]),
                Blue::GuessOnly => half_right(secret.symbols()[hole]),
            };
            match mine == secret.symbols()[partner] {
                true if hole == partner => pins.black += 1,
                true => pins.white += 1,
                false => pins.blue += u8::from(blue),
            }
        }
        pins
    });
    matchings.max().expect("24 orders")
}

#[test]
fn black_pins_alone_are_the_blacks_of_the_classic_answer() {
    for options in [&["answers=black-only"][..], &["answers=hand-set-black-only", "holes=3", "blanks=yes"]] {
        let rules = rules_of("custom", options);
        assert_eq!(rules.answer_rule(), AnswerRule::BlackOnly);
        for secret in rules.secrets().iter() {
            for guess in rules.guesses().iter().step_by(7) {
                let black = answer::classic(secret, guess).black;
                assert_eq!(rules.answer(secret, guess), classic(black, 0));
            }
        }
    }
    let rules = rules_of("custom", &["answers=black-only"]);
    assert_eq!(answer(&rules, "RYGB", "YRGB"), classic(2, 0));
    assert_eq!(answer(&rules, "RRRR", "YYYY"), classic(0, 0));
    // With white pins, three blacks and one white can't be; here the fourth may be any symbol.
    assert_eq!(answer(&rules, "RYGB", "RYGR"), classic(3, 0));
}

/// Two codes of an edition that share many of their symbols: codes drawn at random hardly touch.
fn two_codes(size: u8, holes: usize) -> impl Strategy<Value = (Code, Code)> {
    let few = proptest::collection::vec(0..size, 3);
    let places = || proptest::collection::vec(0..3usize, holes);
    (few, places(), places()).prop_map(|(few, one, other)| {
        let code =
            |places: Vec<usize>| Code::new(&places.into_iter().map(|place| few[place]).collect::<Vec<_>>());
        (code(one), code(other))
    })
}

/// Two codes of pairs out of two shapes and three colours, for the same reason.
fn two_codes_of_pairs() -> impl Strategy<Value = (Code, Code)> {
    let pair = |shapes: [u8; 2], colours: [u8; 3], place: usize| shapes[place / 3] * 6 + colours[place % 3];
    let places = || proptest::array::uniform4(0..6usize);
    let few = (proptest::array::uniform2(0..6u8), proptest::array::uniform3(0..6u8));
    (few, places(), places()).prop_map(move |((shapes, colours), one, other)| {
        let code = |places: [usize; 4]| Code::new(&places.map(|place| pair(shapes, colours, place)));
        (code(one), code(other))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn the_classic_answer_is_symmetric_with_any_number_of_holes((one, other) in two_codes(16, 8)) {
        prop_assert_eq!(answer::classic(one, other), answer::classic(other, one));
    }

    #[test]
    fn pairs_are_symmetric_when_matched((one, other) in two_codes_of_pairs()) {
        let rules = rules_of("grand-blanks", &[]);
        prop_assert_eq!(rules.answer(one, other), rules.answer(other, one));
    }

    #[test]
    fn pairs_are_the_best_matching_by_black_then_white_then_blue((secret, guess) in two_codes_of_pairs()) {
        for option in ["blue=matched", "blue=guess-only"] {
            let rules = rules_of("grand-blanks", &[option]);
            prop_assert_eq!(rules.answer(secret, guess), best_matching(&rules, secret, guess));
        }
    }
}

#[test]
fn an_answer_that_can_not_be_is_never_right() {
    for edition in EDITIONS {
        let rules = Rules::default_of(edition);
        if rules.edition().format.holds_parts() {
            continue;
        }
        // Every row of a small space against one secret; the first of a large one.
        let secret = rules.secrets().code(0).expect("a secret");
        for number in 0..rules.guesses().count().min(20_000) {
            let row = rules.guesses().code(number).expect("a row");
            assert!(rules.can_be(rules.answer(secret, row)), "{}", edition.id);
        }
        let holes = rules.holes();
        assert!(!rules.can_be(Answer { black: holes - 1, white: 1, blue: 0 }), "{}", edition.id);
        assert!(rules.can_be(Answer { black: holes - 1, white: 0, blue: 0 }), "{}", edition.id);
    }
}
