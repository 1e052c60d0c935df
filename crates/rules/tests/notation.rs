//! Codes, answers and markers in letters: what is shown reads back, what is wrong is said in full.

use proptest::prelude::*;
use proptest::sample::Index;
use rules::answer::Marker;
use rules::edition::AnswerRule;
use rules::{Answer, Hint, Rules};

#[path = "support/every.rs"]
mod every;
#[path = "support/rules_of.rs"]
mod rules_of;
use every::every_rules;
use rules_of::rules_of;

#[test]
fn codes_are_written_as_in_the_rule_book() {
    let table = [
        ("original", "RRYB"),
        ("original-blanks", "R.BG"),
        ("lock", "WPGR"),
        ("super", "RYGON"),
        ("number", "1234"),
        ("word", "WORD"),
        ("grand", "tR sB cG hY"),
        ("grand-blanks", "tR .B c. .."),
    ];
    for (edition, text) in table {
        let rules = rules_of(edition, &[]);
        let code = rules.read_row(text).unwrap_or_else(|faults| panic!("{edition}: {faults:?}"));
        assert_eq!(rules.show(code), text, "{edition}");
    }
    assert_eq!(rules_of("group", &[]).read_marker("3R"), Ok(Marker { number: 3, colour: 0 }));
}

#[test]
fn case_and_what_stands_between_symbols_are_forgiven() {
    let table = [
        ("original", "rryb", "RRYB"),
        ("original", "R R Y B", "RRYB"),
        ("original", " r,R;y-b ", "RRYB"),
        ("original", "R/R|Y\tB", "RRYB"),
        ("original", "R\u{a0}R\u{2003}YB", "RRYB"),
        ("original-blanks", ". . . .", "...."),
        ("word", "tree", "TREE"),
        ("word", "t-r-e-e", "TREE"),
        ("grand", "tRsBcGhY", "tR sB cG hY"),
        ("grand", "t R/s B/c G/h Y", "tR sB cG hY"),
    ];
    for (edition, typed, shown) in table {
        let rules = rules_of(edition, &[]);
        let code = rules.read_row(typed).unwrap_or_else(|faults| panic!("{typed:?}: {faults:?}"));
        assert_eq!(rules.show(code), shown, "{typed:?}");
    }
    assert_eq!(rules_of("group", &[]).read_marker(" 3r "), Ok(Marker { number: 3, colour: 0 }));
}

/// Everything that is said about a row.
fn said(rules: &Rules, row: &str) -> Vec<String> {
    rules.read_row(row).expect_err(row).iter().map(ToString::to_string).collect()
}

#[test]
fn in_grand_case_tells_shape_from_colour() {
    assert_eq!(
        said(&rules_of("grand", &[]), "RR rr rR tr"),
        [
            "character 1, “R”, can't stand in hole 1; allowed: t s c r h",
            "character 5, “r”, can't stand in hole 2; allowed: R Y G B K",
            "character 11, “r”, can't stand in hole 4; allowed: R Y G B K",
        ]
    );
}

#[test]
fn every_fault_of_a_row_is_named_with_its_character_hole_and_what_is_allowed() {
    let table: [(&str, &[&str], &str, &[&str]); 15] = [
        ("original", &[], "", &["a row has 4 holes, this one fills 0"]),
        ("original", &[], "RRYBG", &["a row has 4 holes, this one fills 5"]),
        (
            "original",
            &[],
            "RRYBx.",
            &[
                "character 5, “x”, can't stand in any hole; allowed: R Y G B W K",
                "character 6, “.”, can't stand in any hole; allowed: R Y G B W K",
                "a row has 4 holes, this one fills 6",
            ],
        ),
        // Beyond the last hole shapes and colours still take turns.
        (
            "grand",
            &[],
            "tR sB cG hY R",
            &[
                "character 13, “R”, can't stand in any hole; allowed: t s c r h",
                "a row has 4 holes, this one fills 5",
            ],
        ),
        (
            "original",
            &[],
            "rx.",
            &[
                "character 2, “x”, can't stand in hole 2; allowed: R Y G B W K",
                "hole 3 may not stay empty; allowed: R Y G B W K",
                "a row has 4 holes, this one fills 3",
            ],
        ),
        // Separators are counted as characters, not as holes.
        ("original", &[], "R, x, Y, B", &["character 4, “x”, can't stand in hole 2; allowed: R Y G B W K"]),
        (
            "original-blanks",
            &[],
            "R.?B",
            &["character 3, “?”, can't stand in hole 3; allowed: R Y G B W K . (empty)"],
        ),
        (
            "lock",
            &[],
            "WPWW",
            &[
                "W in hole 3 is already in hole 1; no symbol may repeat",
                "W in hole 4 is already in hole 1; no symbol may repeat",
            ],
        ),
        // A repeated symbol is named beside the other faults, not only when they are mended.
        (
            "lock",
            &[],
            "WWK",
            &[
                "character 3, “K”, can't stand in hole 3; allowed: W P G R O S Y B",
                "a row has 4 holes, this one fills 3",
                "W in hole 2 is already in hole 1; no symbol may repeat",
            ],
        ),
        (
            "custom",
            &["blanks=yes", "repeats=no"],
            "R..Y",
            &[". in hole 3 is already in hole 2; no symbol may repeat"],
        ),
        (
            "number",
            &[],
            "1207",
            &[
                "character 3, “0”, can't stand in hole 3; allowed: 1 2 3 4 5 6",
                "character 4, “7”, can't stand in hole 4; allowed: 1 2 3 4 5 6",
            ],
        ),
        ("word", &[], "qqqq", &["“QQQQ” is not in the word list (en)"]),
        ("word", &["language=de"], "Fußß", &["a row has 4 holes, this one fills 6"]),
        ("grand", &[], "tR sB cG", &["a row has 4 holes, this one fills 3"]),
        ("grand", &[], "t. sB cG hY", &["hole 1 may not stay empty; allowed: R Y G B K"]),
    ];
    for (edition, options, row, sentences) in table {
        assert_eq!(said(&rules_of(edition, options), row), sentences, "{edition}: {row:?}");
    }
}

#[test]
fn a_very_long_row_is_counted_but_not_named_character_by_character() {
    let sentences = said(&rules_of("original", &[]), &"x".repeat(10_000));
    assert_eq!(sentences.len(), 17);
    assert_eq!(sentences[15], "character 16, “x”, can't stand in any hole; allowed: R Y G B W K");
    assert_eq!(sentences[16], "a row has 4 holes, this one fills 10000");
}

#[test]
fn a_groups_answer_has_as_many_empty_holes_as_unused_numbers() {
    let said = |options: &[&str], answer: &str| {
        let faults = rules_of("group-small", options).read_secret(answer).expect_err(answer);
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(said(&[], "RRRRR"), ["exactly 2 holes stay empty here, not 0"]);
    assert_eq!(said(&["boards=2x2"], "R...R"), ["exactly 1 hole stays empty here, not 3"]);
    assert!(rules_of("group-small", &[]).read_secret("R.Y.G").is_ok());
}

#[test]
fn a_marker_is_a_number_and_a_colour() {
    let rules = rules_of("group", &[]);
    for text in ["", "3", "R", "R3", "0R", "6R", "3.", "3X", "33R", "3RR", "3 R", "٣R", "😀R"] {
        let fault = rules.read_marker(text).expect_err(text).to_string();
        let rest = " is not a marker; write a number from 1 to 5 and a colour of R Y G B W K, such as 3R";
        assert_eq!(fault, format!("“{text}”{rest}"));
    }
}

#[test]
fn answers_are_forgiving_in_case_order_and_separators_but_say_no_pins_expressly() {
    let table = [
        ("original", "2b1w", [2, 1, 0]),
        ("original", "1W 2B", [2, 1, 0]),
        ("original", "2b", [2, 0, 0]),
        ("original", "1w", [0, 1, 0]),
        ("original", "0b0w", [0, 0, 0]),
        ("original", "0b", [0, 0, 0]),
        ("original", "3b1w", [3, 1, 0]),
        ("original", "02b, 1w", [2, 1, 0]),
        ("grand", "1b0w2u", [1, 0, 2]),
        ("grand", "2u", [0, 0, 2]),
    ];
    for (edition, text, [black, white, blue]) in table {
        let read = rules_of(edition, &[]).read_answer(text);
        assert_eq!(read, Ok(Answer { black, white, blue }), "{edition}: {text}");
    }
}

#[test]
fn what_is_wrong_with_an_answer_is_said() {
    let unreadable = |text: &str| format!("“{text}” is not an answer; write the pins as 2b1w");
    for text in ["", "b", "2", "2b1", "b2w1", "2x", "bw", "-1b", "256b", "99999999999999999999b", "😀"] {
        let said = rules_of("original", &[]).read_answer(text).expect_err(text).to_string();
        assert_eq!(said, unreadable(text));
    }
    let table = [
        ("original", "1b1b", "the pins b are counted twice; count each colour once"),
        ("original", "1b2u", "there are no blue pins in this game: only b for black and w for white"),
        ("original", "3b2w", "a row has room for 4 pins, not for 5"),
        ("original", "255b255w", "a row has room for 4 pins, not for 510"),
        ("grand", "2b2w1u", "a row has room for 4 pins, not for 5"),
        ("grand", "2", "“2” is not an answer; write the pins as 1b0w2u"),
    ];
    let black_only = rules_of("custom", &["answers=black-only"]);
    for (text, sentence) in [
        ("2b1w", "only black pins answer in this game: write them as 2b"),
        ("2b0w", "only black pins answer in this game: write them as 2b"),
        ("1u", "only black pins answer in this game: write them as 2b"),
        ("two", "“two” is not an answer; write the pins as 2b"),
        ("5b", "a row has room for 4 pins, not for 5"),
    ] {
        assert_eq!(black_only.read_answer(text).expect_err(text).to_string(), sentence, "{text}");
    }
    for (edition, text, sentence) in table {
        let said = rules_of(edition, &[]).read_answer(text).expect_err(text).to_string();
        assert_eq!(said, sentence, "{edition}: {text}");
    }
}

#[test]
fn every_answer_that_fits_beside_a_row_reads_back() {
    let black_only = rules_of("custom", &["answers=black-only"]);
    for rules in
        every_rules().iter().filter(|rules| rules.answer_rule() != AnswerRule::Marker).chain([&black_only])
    {
        let most = rules.holes();
        let (whites, blues) = match rules.answer_rule() {
            AnswerRule::Classic | AnswerRule::Marker => (most, 0),
            AnswerRule::BlackOnly => (0, 0),
            AnswerRule::Pairs => (most, most),
        };
        for black in 0..=most {
            for white in 0..=whites.min(most - black) {
                for blue in 0..=blues.min(most - black - white) {
                    let answer = Answer { black, white, blue };
                    let shown = rules.show_answer(answer);
                    assert_eq!(rules.read_answer(&shown), Ok(answer), "{}: {shown}", rules.edition().id);
                    let mut appended = "before ".to_owned();
                    rules.show_answer_into(answer, &mut appended);
                    assert_eq!(appended, format!("before {shown}"));
                }
            }
        }
    }
}

#[test]
fn hints_and_markers_read_back() {
    for (hint, letter) in [(Hint::Black, 'b'), (Hint::White, 'w'), (Hint::Nothing, '-')] {
        assert_eq!(hint.letter(), letter);
        assert_eq!(Hint::find(letter), Some(hint));
    }
    assert_eq!(Hint::find('x'), None);
    let mut seen = 0;
    for rules in every_rules().iter().filter(|rules| rules.edition().answer == AnswerRule::Marker) {
        for number in 1..=rules.holes() {
            for colour in 0..rules.palette().symbols.len() as u8 {
                let marker = Marker { number, colour };
                assert_eq!(rules.read_marker(&rules.show_marker(marker)), Ok(marker));
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 4 * 30, "group, and three ways to play group-small");
}

#[test]
fn absurd_input_is_refused_without_obeying_it() {
    let long =
        ["R".repeat(10_000), "😀".repeat(10_000), "\u{1b}[2J".repeat(2_500), "\u{202e}".repeat(10_000)];
    let odd = [
        "",
        "\0",
        "\u{1b}]0;owned\u{7}",
        "R\u{8}\u{8}YB",
        "👩‍👩‍👧‍👦",
        "\u{feff}RRYB",
        "R\u{301}RYB",
        "\r\n",
        "ﬀß",
        "\u{7f}\u{9b}31m",
    ];
    for rules in every_rules() {
        for text in long.iter().map(String::as_str).chain(odd) {
            let id = rules.edition().id;
            let mut sentences = vec![rules.read_answer(text).expect_err(id).to_string()];
            sentences.push(rules.read_marker(text).expect_err(id).to_string());
            for faults in [rules.read_row(text), rules.read_secret(text)].into_iter().filter_map(Result::err)
            {
                assert!(!faults.is_empty(), "{id}: {text:?} is refused without a reason");
                sentences.extend(faults.iter().map(ToString::to_string));
            }
            assert!(sentences.len() > 2, "{id}: {text:?} was read as a code");
            for sentence in sentences {
                assert!(sentence.chars().all(visible), "{id}: {sentence:?}");
                assert!(sentence.chars().count() < 500, "{id}: {sentence}");
            }
        }
    }
}

/// Neither a control character nor one that turns or hides the text around it.
fn visible(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Any rules, and a number for each of the two sorts of codes.
fn any_rules() -> impl Strategy<Value = (Rules, Index)> {
    (proptest::sample::select(every_rules()), any::<Index>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn a_code_that_is_shown_reads_back_as_itself((rules, place) in any_rules()) {
        for (secret, space) in [(true, rules.secrets()), (false, rules.guesses())] {
            let code = space.code(place.index(space.count() as usize) as u64).expect("a code");
            let shown = rules.show(code);
            let read = if secret { rules.read_secret(&shown) } else { rules.read_row(&shown) };
            prop_assert_eq!(read, Ok(code));
            let mut appended = "before ".to_owned();
            rules.show_into(code, &mut appended);
            prop_assert_eq!(appended, format!("before {shown}"));
        }
    }

    #[test]
    fn separators_change_nothing_and_neither_does_case_outside_grand(
        (rules, place) in any_rules(),
        between in proptest::collection::vec("[ ,;/|\\-\t]{0,3}", 17),
    ) {
        let space = rules.guesses();
        let code = space.code(place.index(space.count() as usize) as u64).expect("a code");
        let mut typed = between[16].clone();
        for (letter, between) in rules.show(code).chars().zip(&between) {
            let lower = rules.edition().answer != AnswerRule::Pairs && between.len() % 2 == 1;
            typed.extend(letter.to_lowercase().filter(|_| lower));
            typed.extend(Some(letter).filter(|_| !lower));
            typed.push_str(between);
        }
        prop_assert_eq!(rules.read_row(&typed), Ok(code), "{:?}", typed);
    }

    #[test]
    fn whatever_is_typed_is_read_or_refused_with_visible_reasons((rules, _) in any_rules(), text in any::<String>()) {
        if let Err(faults) = rules.read_row(&text) {
            prop_assert!(!faults.is_empty());
            for fault in faults {
                prop_assert!(fault.to_string().chars().all(visible), "{:?}", fault);
            }
        }
        if let Err(fault) = rules.read_answer(&text) {
            prop_assert!(fault.to_string().chars().all(visible), "{:?}", fault);
        }
        if let Err(fault) = rules.read_marker(&text) {
            prop_assert!(fault.to_string().chars().all(visible), "{:?}", fault);
        }
    }
}

/// The sheets of the eight colours and of the code lock have red pins where the others have black ones.
#[test]
fn red_pins_are_typed_by_their_own_letter_and_recorded_as_every_other() {
    let answer = Answer { black: 2, white: 1, blue: 0 };
    let classic = |rules: &Rules| rules.answer_rule() == AnswerRule::Classic && rules.holes() >= 3;
    for rules in every_rules().into_iter().filter(classic) {
        let id = rules.edition().id;
        let red = id.starts_with("eight") || id.starts_with("lock");
        assert_eq!(rules.read_answer("2b1w"), Ok(answer), "{id}");
        assert_eq!(rules.read_answer("1w2R").ok(), red.then_some(answer), "{id}");
        assert_eq!(rules.answer_in_colours(answer), if red { "2r1w" } else { "2b1w" }, "{id}");
        assert_eq!(rules.show_answer(answer), "2b1w", "{id}");
    }
    let lock = rules_of("lock", &["answers=hand-set"]);
    let placed = lock.read_action("answer 2r1w").expect("pins");
    assert_eq!(lock.write_action(&placed).as_deref(), Some("answer 2b1w"));
    let twice = lock.read_answer("1r1b").expect_err("the same pins twice").to_string();
    assert_eq!(twice, "the pins b are counted twice; count each colour once");
    let faults = [
        ("2", "“2” is not an answer; write the pins as 2r1w"),
        ("2u", "there are no blue pins in this game: only r for red and w for white"),
    ];
    for (text, sentence) in faults {
        assert_eq!(lock.read_answer(text).expect_err(text).to_string(), sentence);
    }
}
