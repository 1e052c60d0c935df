//! Whether a secret fits all answers so far: the search against looking at every code.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::fit::{Fit, fitting_secret};
use rules::{Answer, Code, Rules};

#[path = "support/rules_of.rs"]
mod rules_of;
use rules_of::rules_of;

type Rows = Vec<(Code, Answer)>;

fn fits(rules: &Rules, secret: Code, rows: &Rows) -> bool {
    rows.iter().all(|(row, answer)| rules.answer(secret, *row) == *answer)
}

fn code(rules: &Rules, chance: &mut ChaCha8Rng) -> Code {
    rules.secrets().code(chance.random_range(0..rules.secrets().count())).expect("a code")
}

/// Rows answered for one secret; now and then the last answer is for another, so that often nothing fits.
fn rows(rules: &Rules, chance: &mut ChaCha8Rng, count: usize, lie: bool) -> (Code, Rows) {
    let (secret, other) = (code(rules, chance), code(rules, chance));
    let mut rows: Rows = Vec::new();
    for place in 0..count {
        let row = code(rules, chance);
        let told = if lie && place + 1 == count { other } else { secret };
        rows.push((row, rules.answer(told, row)));
    }
    (secret, rows)
}

#[test]
fn the_search_finds_the_first_code_that_fits_or_knows_that_none_does() {
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let mut nothing = 0;
    for (edition, options, games) in [
        ("original", &[][..], 60),
        ("original-blanks", &[], 40),
        ("lock", &[], 60),
        ("word", &["language=de"], 40),
        ("custom", &["holes=6", "symbols=3"], 60),
        ("custom", &["holes=1", "symbols=5"], 20),
        ("custom", &["answers=black-only"], 60),
        ("custom", &["answers=black-only", "holes=5", "symbols=6", "repeats=no"], 60),
        ("grand", &[], 8),
        ("grand", &["blue=guess-only"], 8),
    ] {
        let rules = rules_of(edition, options);
        for game in 0..games {
            let count = chance.random_range(1..=6);
            let (_, rows) = rows(&rules, &mut chance, count, game % 2 == 0);
            let first = rules.secrets().iter().find(|secret| fits(&rules, *secret, &rows));
            let expected = first.map_or(Fit::Nothing, Fit::Fits);
            assert_eq!(fitting_secret(&rules, &rows), expected, "{edition} {options:?} {rows:?}");
            nothing += usize::from(first.is_none());
        }
    }
    assert!(nothing > 20, "contradictions are found, too: {nothing}");
}

#[test]
fn pairs_with_many_whites_and_blues_are_not_overlooked() {
    let rules = rules_of("grand", &[]);
    for (secret, row) in [
        ("tR sB cG hY", "sB tR hY cG"),
        ("tR sB cG hY", "sB cG tR hR"),
        ("tR sB cG hY", "tB sR cY hG"),
        ("tR tR tR sB", "sB sR tR tR"),
        ("sB tR cG tR", "tR sR tB hK"),
    ] {
        let read = |text| rules.read_row(text).expect(text);
        let answer = rules.answer(read(secret), read(row));
        assert!(matches!(fitting_secret(&rules, &[(read(row), answer)]), Fit::Fits(_)), "{secret} {row}");
        // Every code that shares a pair or half a pair with the row, asked for by its own answer.
        for hole in 0..4 {
            let mut symbols = read(secret).symbols().to_vec();
            symbols.rotate_left(hole);
            let rotated = Code::new(&symbols);
            let rows = vec![(read(row), rules.answer(rotated, read(row))), (rotated, Answer::solved(4))];
            assert_eq!(fitting_secret(&rules, &rows), Fit::Fits(rotated), "{secret} {row}");
        }
    }
}

#[test]
fn in_the_largest_spaces_it_may_not_know_but_is_never_wrong() {
    let rules = rules_of("custom", &["holes=8", "symbols=16"]);
    let mut chance = ChaCha8Rng::seed_from_u64(9);
    let mut unknown = 0;
    for _ in 0..12 {
        let (_, rows) = rows(&rules, &mut chance, 7, false);
        match fitting_secret(&rules, &rows) {
            Fit::Fits(code) => assert!(fits(&rules, code, &rows)),
            Fit::Unknown => unknown += 1,
            Fit::Nothing => panic!("a secret fits: {rows:?}"),
        }
    }
    assert!(unknown > 0, "some searches there are given up");
}

#[test]
fn up_to_two_million_codes_it_always_knows() {
    let rules = rules_of("custom", &["holes=8", "symbols=6"]);
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    for game in 0..6 {
        let (secret, rows) = rows(&rules, &mut chance, 5, game % 2 == 0);
        match fitting_secret(&rules, &rows) {
            Fit::Fits(code) => assert!(fits(&rules, code, &rows)),
            Fit::Nothing => assert!(!fits(&rules, secret, &rows)),
            Fit::Unknown => panic!("1 679 616 codes are not too many"),
        }
    }
}
