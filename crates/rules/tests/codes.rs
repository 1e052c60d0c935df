//! Code spaces: how many codes there are, in which order, and that each has its number.

use proptest::prelude::*;
use rules::code::MAX_HOLES;
use rules::rules::EXACT_CODES;
use rules::space::CodeSpace;
use rules::{Code, Rules};

#[path = "support/every.rs"]
mod every;
#[path = "support/rules_of.rs"]
mod rules_of;
use every::every_rules;
use rules_of::rules_of;

#[test]
fn every_edition_has_as_many_codes_as_the_rule_book_says() {
    let table: [(&str, &[&str], u64); 30] = [
        ("original", &[], 1_296),
        ("original-blanks", &[], 2_401),
        ("eight", &[], 4_096),
        ("eight-blanks", &[], 6_561),
        ("lock", &[], 1_680),
        ("lock-super", &[], 4_096),
        ("lock-party", &[], 1_680),
        ("lock-party-super", &[], 4_096),
        ("group", &[], 6_480),
        ("group-small", &[], 2_160),
        ("group-small", &["boards=2"], 360),
        ("group-small", &["boards=2x2"], 6_480),
        ("grand", &[], 390_625),
        ("grand-blanks", &[], 1_679_616),
        ("mini", &[], 1_296),
        ("super", &[], 32_768),
        ("super", &["blanks=yes"], 59_049),
        ("number", &[], 1_296),
        ("number", &["digits=0-9"], 10_000),
        ("number", &["repeats=no"], 360),
        ("number", &["digits=0-9", "repeats=no"], 5_040),
        ("custom", &[], 1_296),
        ("custom", &["holes=1", "symbols=2"], 2),
        ("custom", &["holes=8", "symbols=16"], 4_294_967_296),
        ("custom", &["holes=8", "symbols=16", "blanks=yes"], 6_975_757_441),
        ("custom", &["holes=8", "symbols=16", "repeats=no"], 518_918_400),
        ("custom", &["holes=8", "symbols=16", "repeats=no", "blanks=yes"], 980_179_200),
        ("custom", &["holes=8", "symbols=8", "repeats=no"], 40_320),
        // Blank is one symbol, used at most once: it makes up for the one that is missing.
        ("custom", &["holes=8", "symbols=7", "repeats=no", "blanks=yes"], 40_320),
        ("custom", &["holes=2", "symbols=2", "repeats=no", "blanks=yes"], 6),
    ];
    for (edition, options, codes) in table {
        assert_eq!(rules_of(edition, options).secrets().count(), codes, "{edition} {options:?}");
    }
}

#[test]
fn a_groups_row_may_leave_any_holes_empty_but_its_secret_only_the_unused_ones() {
    for (options, unused) in [(["boards=3"], 2), (["boards=2"], 3), (["boards=2x2"], 1)] {
        let rules = rules_of("group-small", &options);
        assert_eq!(rules.guesses().count(), 7u64.pow(5));
        let empty = rules.palette().blank().expect("a blank");
        assert!(rules.secrets().iter().all(|code| code.count(empty) == unused), "{options:?}");
        assert!(rules.guesses().iter().any(|code| code.count(empty) == 5), "{options:?}");
    }
}

#[test]
fn where_nothing_repeats_no_code_does() {
    for options in [["blanks=no"], ["blanks=yes"]] {
        let rules = rules_of("custom", &["repeats=no", options[0]]);
        for code in rules.secrets().iter() {
            assert!(code.symbols().iter().all(|symbol| code.count(*symbol) == 1), "{code:?}");
        }
    }
}

/// The spaces of secrets and rows of every set of rules.
fn every_space() -> Vec<(Rules, CodeSpace)> {
    let both = |rules: Rules| [(rules.clone(), *rules.secrets()), (rules.clone(), *rules.guesses())];
    every_rules().into_iter().flat_map(both).collect()
}

#[test]
fn every_code_has_its_number_and_they_ascend() {
    let mut seen = Vec::new();
    for (rules, space) in every_space() {
        // Many editions share a space; each is walked through once.
        if space.count() > EXACT_CODES || seen.contains(&space) {
            continue;
        }
        seen.push(space);
        let named = rules.edition().id;
        let mut before: Option<Code> = None;
        let mut number = 0;
        for code in space.iter() {
            assert!(before.is_none_or(|before| before < code), "{named}: {before:?} before {code:?}");
            assert!(space.contains(code), "{named}: {code:?}");
            assert_eq!(space.index(code), Some(number), "{named}: {code:?}");
            assert_eq!(space.code(number), Some(code), "{named}: {number}");
            before = Some(code);
            number += 1;
        }
        assert_eq!(number, space.count(), "{named}");
        assert_eq!(space.code(number), None, "{named}");
        assert_eq!(space.code(u64::MAX), None, "{named}");
    }
    assert!(seen.len() > 20, "only {} spaces were walked through", seen.len());
}

#[test]
fn the_order_is_that_of_the_palette_hole_by_hole_with_the_blank_last() {
    let first_and_last = |edition, options: &[&str]| {
        let rules = rules_of(edition, options);
        let shown = |number| rules.show(rules.secrets().code(number).expect("a code"));
        [shown(0), shown(1), shown(rules.secrets().count() - 1)]
    };
    assert_eq!(first_and_last("original", &[]), ["RRRR", "RRRY", "KKKK"]);
    assert_eq!(first_and_last("original-blanks", &[]), ["RRRR", "RRRY", "...."]);
    assert_eq!(first_and_last("lock", &[]), ["WPGR", "WPGO", "BYSO"]);
    assert_eq!(first_and_last("group", &[]), ["RRRR.", "RRRY.", ".KKKK"]);
    assert_eq!(first_and_last("grand-blanks", &[]), ["tR tR tR tR", "tR tR tR tY", ".. .. .. .."]);
    assert_eq!(first_and_last("number", &["digits=0-9", "repeats=no"]), ["0123", "0124", "9876"]);
}

#[test]
fn codes_that_are_not_in_a_space_are_refused() {
    let table: [(&str, &[&str], &[u8]); 12] = [
        ("original", &[], &[0, 0, 0]),
        ("original", &[], &[0, 0, 0, 0, 0]),
        ("original", &[], &[]),
        ("original", &[], &[0, 0, 0, 6]),
        ("original", &[], &[255, 0, 0, 0]),
        ("original-blanks", &[], &[0, 0, 0, 7]),
        ("lock", &[], &[0, 1, 2, 0]),
        ("lock", &[], &[3, 3, 3, 3]),
        ("group", &[], &[0, 0, 0, 0, 0]),
        ("group", &[], &[0, 0, 0, 6, 6]),
        ("grand", &[], &[0, 0, 0, 25]),
        // QQQQ is no word.
        ("word", &[], &[16, 16, 16, 16]),
    ];
    for (edition, options, symbols) in table {
        let rules = rules_of(edition, options);
        let code = Code::new(symbols);
        assert!(!rules.secrets().contains(code), "{edition} {symbols:?}");
        assert_eq!(rules.secrets().index(code), None, "{edition} {symbols:?}");
    }
}

#[test]
fn the_largest_spaces_are_numbered_at_once_at_both_ends() {
    // A walk through billions of codes would run into the time limit for tests.
    for options in [["blanks=no", "repeats=yes"], ["blanks=yes", "repeats=yes"], ["blanks=yes", "repeats=no"]]
    {
        let rules = rules_of("custom", &["holes=8", "symbols=16", options[0], options[1]]);
        let space = rules.secrets();
        for number in [0, 1, space.count() / 2, space.count() - 1] {
            let code = space.code(number).expect("a code");
            assert_eq!(space.index(code), Some(number), "{options:?}");
        }
        let last = space.code(space.count() - 1).expect("the last code");
        assert!(space.contains(last));
        assert_eq!(space.code(space.count()), None);
        assert_eq!(space.iter().take(3).count(), 3);
    }
}

#[test]
fn no_edition_is_wider_than_a_code() {
    for rules in every_rules() {
        assert!(usize::from(rules.holes()) <= MAX_HOLES, "{}", rules.edition().id);
        let group = rules.edition().format.holds_parts();
        assert!(group || rules.secrets() == rules.guesses(), "secret and row are bound alike");
    }
}

fn custom_rules() -> impl Strategy<Value = Rules> {
    let knobs = (1..=8u8, 2..=16u8, any::<bool>(), any::<bool>());
    let legal = |&(holes, symbols, blanks, repeats): &(u8, u8, bool, bool)| {
        repeats || symbols + u8::from(blanks) >= holes
    };
    knobs.prop_filter("a symbol for every hole", legal).prop_map(|(holes, symbols, blanks, repeats)| {
        let yes = |yes| if yes { "yes" } else { "no" };
        let options = [
            format!("holes={holes}"),
            format!("symbols={symbols}"),
            format!("blanks={}", yes(blanks)),
            format!("repeats={}", yes(repeats)),
        ];
        rules_of("custom", &options.each_ref().map(String::as_str))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn number_and_code_are_inverse_in_any_custom_rules(rules in custom_rules(), place in any::<u64>()) {
        let space = rules.secrets();
        let number = place % space.count();
        let code = space.code(number).expect("a number below the count");
        prop_assert_eq!(space.index(code), Some(number));
        if let Some(next) = space.code(number + 1) {
            prop_assert!(code < next);
        } else {
            prop_assert_eq!(number + 1, space.count());
        }
    }

    #[test]
    fn a_code_is_in_custom_rules_exactly_if_they_allow_it(
        rules in custom_rules(),
        symbols in proptest::collection::vec(0..18u8, 0..=8),
    ) {
        let code = Code::new(&symbols);
        let fits = symbols.len() == usize::from(rules.holes());
        let known = symbols.iter().all(|symbol| *symbol < rules.palette().size());
        let repeated = symbols.iter().any(|symbol| code.count(*symbol) > 1);
        prop_assert_eq!(rules.secrets().contains(code), fits && known && (rules.repeats() || !repeated));
    }
}

#[test]
fn only_where_a_single_symbol_may_be_left_out_is_there_a_blank() {
    let table = [
        ("original", None),
        ("original-blanks", Some(6)),
        ("eight-blanks", Some(8)),
        ("lock", None),
        ("group", Some(6)),
        ("grand", None),
        // There shape and colour are left out, each by itself.
        ("grand-blanks", None),
    ];
    for (edition, blank) in table {
        assert_eq!(rules_of(edition, &[]).palette().blank(), blank, "{edition}");
    }
}

#[test]
fn a_code_is_debugged_by_its_symbols() {
    assert_eq!(format!("{:?}", Code::new(&[0, 6, 15])), "[0, 6, 15]");
}
