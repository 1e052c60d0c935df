//! Advice against looking at every code, with the rules' own answers.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rules::editions::EDITIONS;
use rules::{Answer, Code, Rules};
use solver::advice::{Advisor, Clues, Count, Ground, Limits, Weighed};
use solver::{Backend, Heuristic, game};
use support::FixedChance;

mod support;

/// Games whose codes are looked at one by one.
const SMALL: [&str; 12] = [
    "original",
    "original-blanks",
    "eight",
    "lock",
    "lock-party",
    "lock-party-super",
    "mini",
    "number",
    "word",
    "custom",
    "3x4",
    "2x9n",
];

fn ground(name: &str, options: &[&str]) -> Ground {
    Ground::new(game::rules(name, options).expect(name)).expect(name)
}

fn any(chance: &mut FixedChance, rules: &Rules) -> Code {
    rules.secrets().code(chance.next() % rules.secrets().count()).expect("a code")
}

/// Rows as somebody might place them, answered truly.
fn rows(chance: &mut FixedChance, rules: &Rules, count: u64) -> Vec<(Code, Answer)> {
    let secret = any(chance, rules);
    let row = |_| {
        let row = any(chance, rules);
        (row, rules.answer(secret, row))
    };
    (0..count).map(row).collect()
}

fn fitting(rules: &Rules, rows: &[(Code, Answer)]) -> Vec<Code> {
    let fits = |secret: &Code| rows.iter().all(|(row, answer)| rules.answer(*secret, *row) == *answer);
    rules.secrets().iter().filter(fits).collect()
}

/// A guess by hand: the sizes of its classes, and whether one of the secrets is it.
fn classes(rules: &Rules, secrets: &[Code], guess: Code) -> (Vec<u32>, bool) {
    let mut sizes = HashMap::new();
    for secret in secrets.iter().filter(|secret| **secret != guess) {
        *sizes.entry(rules.answer(*secret, guess)).or_insert(0) += 1;
    }
    (sizes.into_values().collect(), secrets.contains(&guess))
}

fn assert_by_hand(rules: &Rules, secrets: &[Code], weighed: &Weighed) {
    let (sizes, fits) = classes(rules, secrets, weighed.guess);
    let total = secrets.len() as f64;
    let guess = rules.show(weighed.guess);
    let split = weighed.split;
    assert_eq!(split.fits, fits, "{guess}");
    assert_eq!(usize::from(split.parts), sizes.len(), "{guess}");
    let left: f64 = sizes.iter().map(|size| f64::from(size * size)).sum::<f64>() / total;
    assert!((split.left() - left).abs() < 1e-9, "{guess}: {} {left}", split.left());
    assert!((split.worst() - f64::from(sizes.iter().copied().max().unwrap_or(0))).abs() < 1e-9, "{guess}");
    let shares = sizes.iter().copied().chain(fits.then_some(1)).map(|size| f64::from(size) / total);
    let bits: f64 = shares.map(|share| -share * share.log2()).sum();
    assert!((split.bits() - bits).abs() < 1e-4, "{guess}: {} {bits}", split.bits());
    assert_eq!(split.is_useless(), !fits && sizes.len() == 1, "{guess}");
}

#[test]
fn numbers_are_those_by_hand_in_every_edition() {
    let mut chance = FixedChance(11);
    let black_only: &[&str] = &["answers=black-only"];
    let black_only = ["custom", "3x4", "4x6n"].map(|name| (name, black_only));
    for (name, options) in SMALL.map(|name| (name, &[][..])).into_iter().chain(black_only) {
        let ground = ground(name, options);
        let (advisor, rules) = (Advisor::new(&ground, Backend::best()), ground.rules());
        for count in [0, 1, 2, 3, 5] {
            let rows = rows(&mut chance, rules, count);
            let clues = Clues::new(rules, &rows).expect("rows of the game");
            let secrets = fitting(rules, &rows);
            let candidates = advisor.candidates(&clues, Limits::default());
            assert_eq!(candidates.count(), Count::Exactly(secrets.len() as u64), "{name}");
            assert!(advisor.secrets(&candidates).eq(secrets.iter().copied()), "{name}");
            let advice = advisor.advise(&clues, Limits::default());
            assert!(advice.every_guess && !advice.stopped && !advice.is_sampled(), "{name}");
            assert_eq!(advice.guesses.len() as u64, rules.guesses().count(), "{name}");
            let step = 1 + advice.guesses.len() * secrets.len() / 40_000;
            for weighed in advice.guesses.iter().take(3).chain(advice.guesses.iter().step_by(step)) {
                assert_by_hand(rules, &secrets, weighed);
                assert_eq!(
                    advisor.is_useless(&candidates, weighed.guess),
                    weighed.split.is_useless(),
                    "{name}"
                );
            }
        }
    }
}

#[test]
fn every_position_of_a_small_game_is_weighed_by_hand() {
    let ground = ground("2x4", &[]);
    let (advisor, rules) = (Advisor::new(&ground, Backend::best()), ground.rules());
    let codes: Vec<_> = rules.secrets().iter().collect();
    for secret in &codes {
        for first in &codes {
            for second in &codes {
                let rows = [*first, *second].map(|row| (row, rules.answer(*secret, row)));
                let clues = Clues::new(rules, &rows).expect("rows of the game");
                let secrets = fitting(rules, &rows);
                let advice = advisor.advise(&clues, Limits::default());
                assert_eq!(advice.guesses.len(), codes.len());
                for weighed in &advice.guesses {
                    assert_by_hand(rules, &secrets, weighed);
                }
                assert!(advice.proven);
            }
        }
    }
}

/// The fewest rows in total for a set, by trying everything, and with each first guess.
fn fewest(rules: &Rules, set: &[Code], known: &mut HashMap<Vec<Code>, u32>) -> u32 {
    if set.len() == 1 {
        return 1;
    }
    if let Some(rows) = known.get(set) {
        return *rows;
    }
    let rows = rules.guesses().iter().filter_map(|guess| with(rules, set, guess, known)).min();
    let rows = rows.expect("some guess splits");
    known.insert(set.to_vec(), rows);
    rows
}

/// The fewest rows in total with this guess; none if it splits nothing.
fn with(rules: &Rules, set: &[Code], guess: Code, known: &mut HashMap<Vec<Code>, u32>) -> Option<u32> {
    let mut parts: HashMap<Answer, Vec<Code>> = HashMap::new();
    for secret in set.iter().filter(|secret| **secret != guess) {
        parts.entry(rules.answer(*secret, guess)).or_default().push(*secret);
    }
    let splits = parts.values().all(|part| part.len() < set.len());
    splits.then(|| set.len() as u32 + parts.values().map(|part| fewest(rules, part, known)).sum::<u32>())
}

#[test]
fn exact_rows_are_those_of_trying_everything() {
    let mut chance = FixedChance(5);
    let mut exact = 0;
    for name in ["3x3", "3x4", "2x6", "4x3", "3x5n"] {
        let ground = ground(name, &[]);
        let (advisor, rules) = (Advisor::new(&ground, Backend::best()), ground.rules());
        let mut known = HashMap::new();
        for _ in 0..12 {
            let rows = rows(&mut chance, rules, 1);
            let secrets = fitting(rules, &rows);
            if secrets.len() > 14 {
                continue;
            }
            let advice =
                advisor.advise(&Clues::new(rules, &rows).expect("rows of the game"), Limits::default());
            let assert_rows = |weighed: &Weighed, total: u32| {
                let mean = f64::from(total) / secrets.len() as f64;
                assert!((weighed.rows.mean() - mean).abs() < 1e-9, "{name} {}", rules.show(weighed.guess));
            };
            let best = advice.best().expect("a guess");
            assert!(advice.proven && best.rows.is_exact(), "{name}");
            assert_rows(best, fewest(rules, &secrets, &mut known));
            for weighed in advice.guesses.iter().filter(|weighed| weighed.rows.is_exact()) {
                if let Some(total) = with(rules, &secrets, weighed.guess, &mut known) {
                    assert_rows(weighed, total);
                    exact += 1;
                }
            }
        }
    }
    assert!(exact > 100);
}

#[test]
fn a_book_makes_the_first_rows_exact() {
    let ground = ground("original", &[]);
    let (advisor, rules) = (Advisor::new(&ground, Backend::best()), ground.rules());
    let advice = advisor.advise(&Clues::default(), Limits::default());
    let best = advice.best().expect("a guess");
    assert!(advice.proven && best.rows.is_exact());
    assert!((best.rows.mean() - 5625.0 / 1296.0).abs() < 1e-9);
    // Whatever has one pair and two more colours does as well: 6 places for the pair, 6 · 5 · 4 colours.
    let as_good = advice.guesses.iter().take_while(|weighed| weighed.rows == best.rows).count();
    assert_eq!(as_good, 720);
    assert!(advice.guesses[as_good..].iter().all(|weighed| !weighed.rows.is_exact()));
    let mine = advisor.weigh(&Clues::default(), rules.read_row("KGWG").expect("a row"), Limits::default());
    assert_eq!(mine.expect("a guess").rows, best.rows);
    // Like the book's first guess in other colours and holes.
    let row = (rules.read_row("KGWG").expect("a row"), rules.read_answer("0b1w").expect("an answer"));
    let advice = advisor.advise(&Clues::new(rules, &[row]).expect("a row"), Limits::default());
    assert!(advice.proven && advice.best().expect("a guess").rows.is_exact());
}

#[test]
fn every_backend_and_every_run_says_the_same_whatever_the_work() {
    let mut chance = FixedChance(9);
    for name in ["eight-blanks", "word", "5x5", "lock"] {
        let ground = ground(name, &[]);
        let advisors: Vec<_> = Backend::available().map(|backend| Advisor::new(&ground, backend)).collect();
        for count in [1, 2, 4] {
            let clues = Clues::new(ground.rules(), &rows(&mut chance, ground.rules(), count))
                .expect("rows of the game");
            for work in [Some(0), Some(100_000), Some(20_000_000), None] {
                let limits = Limits { work, ..Limits::default() };
                let first = advisors[0].advise(&clues, limits);
                for advisor in &advisors {
                    assert_eq!(advisor.advise(&clues, limits), first, "{name} {work:?}");
                }
            }
        }
    }
}

#[test]
fn the_four_measures_rank_as_the_strategies_do() {
    let mut chance = FixedChance(21);
    let ground = ground("original", &[]);
    let (advisor, rules) = (Advisor::new(&ground, Backend::best()), ground.rules());
    let universe = ground.universe().expect("codes");
    let kernel = solver::Kernel::new(universe, Backend::best());
    for count in [0, 1, 2, 2, 3] {
        let rows = rows(&mut chance, rules, count);
        let clues = Clues::new(rules, &rows).expect("rows of the game");
        let candidates = advisor.candidates(&clues, Limits::default());
        let advice = advisor.advise(&clues, Limits::default());
        for measure in Heuristic::ALL {
            let weights = measure.weights(universe.len());
            let set = candidates.indices().expect("listed");
            let (place, _) = kernel.lightest(set, kernel.all(), &weights, 0).expect("a guess");
            assert_eq!(advice.by(measure)[0].guess, universe.code(place as u32), "{measure:?}");
        }
    }
}

#[test]
fn deadlines_and_wishes_are_heeded_and_what_is_known_is_told() {
    let ground = ground("super", &[]);
    let advisor = Advisor::new(&ground, Backend::best());
    let late = advisor
        .advise(&Clues::default(), Limits { deadline: Some(Instant::now().into()), ..Limits::default() });
    assert!(late.stopped && late.guesses.is_empty() && late.secrets == Count::Exactly(32_768));
    let wish = AtomicBool::new(true);
    let cancelled = advisor.advise(&Clues::default(), Limits { cancel: Some(&wish), ..Limits::default() });
    assert!(cancelled.stopped && !cancelled.every_guess);
    // Work for some guesses, not for all: those that fit come first.
    let rules = ground.rules();
    let row = (rules.read_row("RRYGB").expect("a row"), rules.read_answer("1b1w").expect("an answer"));
    let clues = Clues::new(rules, &[row]).expect("a row");
    let some = advisor.advise(&clues, Limits { work: Some(16_000_000), ..Limits::default() });
    assert!(some.stopped && !some.every_guess && !some.guesses.is_empty());
    assert!(some.guesses.len() < 32_768 && some.guesses.iter().any(|weighed| weighed.split.fits));
}

#[test]
fn what_cannot_be_counted_in_time_is_not_known() {
    let wish = AtomicBool::new(true);
    let over = Limits { deadline: Some(Instant::now().into()), ..Limits::default() };
    let limits = [over, Limits { cancel: Some(&wish), ..Limits::default() }];
    let none = Answer { black: 0, white: 0, blue: 0 };
    let large = ground("grand", &[]);
    let (advisor, rules) = (Advisor::new(&large, Backend::best()), large.rules());
    let code = rules.guesses().code(123_456).expect("a row");
    // The same row with two answers: nothing fits.
    let clues = Clues::new(rules, &[(code, none), (code, Answer { black: 1, ..none })]).expect("rows");
    assert!(advisor.candidates(&clues, Limits::default()).count().is_none());
    assert_eq!(advisor.contradiction(&clues, Limits::default()).expect("impossible").rows, [1, 2]);
    for limits in limits {
        assert_eq!(advisor.candidates(&clues, limits).count(), Count::Unknown);
        assert_eq!(advisor.contradiction(&clues, limits), None);
        let advice = advisor.advise(&clues, limits);
        assert!(advice.stopped && advice.secrets == Count::Unknown && advice.guesses.is_empty());
    }
    // A space that is too large to be listed.
    let larger = ground("custom", &["holes=8", "symbols=16"]);
    let (advisor, rules) = (Advisor::new(&larger, Backend::best()), larger.rules());
    let row = (Code::new(&[0, 1, 2, 3, 4, 5, 6, 7]), Answer { black: 1, white: 3, blue: 0 });
    let clues = Clues::new(rules, &[row]).expect("a row");
    for limits in limits {
        assert!(!matches!(advisor.candidates(&clues, limits).count(), Count::Exactly(_)));
    }
    // What takes no time is known in any case.
    let ground = ground("original", &[]);
    let advisor = Advisor::new(&ground, Backend::best());
    assert_eq!(advisor.candidates(&Clues::default(), over).count(), Count::Exactly(1296));
}

#[test]
fn no_secret_is_no_guess() {
    let ground = ground("original", &[]);
    let (advisor, rules) = (Advisor::new(&ground, Backend::best()), ground.rules());
    let row = (rules.read_row("RRYY").expect("a row"), Answer { black: 3, white: 1, blue: 0 });
    let clues = Clues::new(rules, &[row]).expect("a row");
    let advice = advisor.advise(&clues, Limits::default());
    assert!(advice.secrets.is_none() && advice.guesses.is_empty() && advice.best().is_none());
    assert_eq!(advisor.contradiction(&clues, Limits::default()).expect("impossible").rows, [1]);
}

/// The fewest rows that leave nothing, by trying every choice.
fn smallest(rules: &Rules, rows: &[(Code, Answer)]) -> Option<u32> {
    let mut belied: Vec<u32> = rules
        .secrets()
        .iter()
        .map(|secret| {
            let lies = rows.iter().map(|(row, answer)| rules.answer(secret, *row) != *answer);
            lies.zip(0..).map(|(lie, place)| u32::from(lie) << place).sum()
        })
        .collect();
    belied.sort_unstable();
    belied.dedup();
    let impossible = |chosen: &u32| belied.iter().all(|belied| belied & chosen != 0);
    (0..1 << rows.len()).filter(impossible).map(u32::count_ones).min()
}

#[test]
fn contradictions_name_the_fewest_rows() {
    let mut chance = FixedChance(31);
    let mut met = [0; 6];
    for name in ["original", "lock", "word", "3x4", "2x9n"] {
        let ground = ground(name, &[]);
        let (advisor, rules) = (Advisor::new(&ground, Backend::best()), ground.rules());
        for _ in 0..15 {
            // Some of the answers belong to another secret.
            let secrets = [any(&mut chance, rules), any(&mut chance, rules)];
            let rows: Vec<_> = (0..7)
                .map(|place| {
                    let row = any(&mut chance, rules);
                    (row, rules.answer(secrets[usize::from(place % 3 == 1)], row))
                })
                .collect();
            let clues = Clues::new(rules, &rows).expect("rows of the game");
            let found = advisor.contradiction(&clues, Limits::default());
            assert_eq!(found.as_ref().map(|found| found.rows.len() as u32), smallest(rules, &rows), "{name}");
            if let Some(found) = found {
                let chosen: Vec<_> = found.rows.iter().map(|row| rows[row - 1]).collect();
                assert!(fitting(rules, &chosen).is_empty(), "{name}");
                met[chosen.len().min(5)] += 1;
            }
        }
    }
    assert!(met[2] > 0 && met[3] > 0, "{met:?}");
}

#[test]
fn a_space_too_large_to_list_is_searched_and_drawn_from() {
    let ground = ground("custom", &["holes=8", "symbols=16"]);
    assert!(ground.universe().is_none());
    let (advisor, rules) = (Advisor::new(&ground, Backend::best()), ground.rules());
    let everything = advisor.advise(&Clues::default(), Limits::default());
    assert_eq!(everything.secrets, Count::Exactly(1 << 32));
    assert!(everything.is_sampled() && !everything.every_guess && !everything.guesses.is_empty());
    let mut chance = FixedChance(2);
    let secret = any(&mut chance, rules);
    let mut rows = Vec::new();
    // A breaker who follows the advice arrives.
    while rows.len() < 20 {
        let clues = Clues::new(rules, &rows).expect("rows of the game");
        assert!(clues.fits(rules, secret));
        let candidates = advisor.candidates(&clues, Limits::default());
        assert!(candidates.count().at_least() > 0);
        assert!(advisor.secrets(&candidates).all(|code| clues.fits(rules, code)));
        let advice = advisor.advise(&clues, Limits::default());
        let best = advice.best().expect("a guess").guess;
        rows.push((best, rules.answer(secret, best)));
        if best == secret {
            break;
        }
    }
    assert_eq!(rows.last().map(|(row, _)| *row), Some(secret));
    assert!(rows.len() <= 11, "{}", rows.len());
    // Two of its answers exchanged for others can't be right together with the rest.
    let row = rows[0].0;
    let answer = |black, white| Answer { black, white, blue: 0 };
    let lies = [(row, answer(1, 2)), (any(&mut chance, rules), answer(0, 3)), (row, answer(1, 1))];
    let clues = Clues::new(rules, &lies).expect("rows of the game");
    assert_eq!(advisor.candidates(&clues, Limits::default()).count(), Count::Exactly(0));
    assert_eq!(advisor.contradiction(&clues, Limits::default()).expect("impossible").rows, [1, 3]);
}

#[test]
fn pairs_of_shape_and_colour_are_weighed_and_contradicted_by_hand() {
    let mut chance = FixedChance(17);
    for options in [&[][..], &["blue=guess-only"]] {
        let ground = ground("grand", options);
        let (advisor, rules) = (Advisor::new(&ground, Backend::best()), ground.rules());
        let mut rows = rows(&mut chance, rules, 3);
        let clues = Clues::new(rules, &rows).expect("rows of the game");
        let secrets = fitting(rules, &rows);
        let advice = advisor.advise(&clues, Limits::default());
        assert_eq!(advice.secrets, Count::Exactly(secrets.len() as u64));
        for weighed in advice.guesses.iter().take(5) {
            assert_by_hand(rules, &secrets, weighed);
        }
        let guess = advice.best().expect("a guess").guess;
        assert_eq!(advisor.weigh(&clues, guess, Limits::default()).map(|weighed| weighed.guess), Some(guess));
        // The first row again, answered otherwise, and a row with an answer that can't be.
        rows.push((rows[0].0, Answer { black: 4, white: 0, blue: 0 }));
        let clues = Clues::new(rules, &rows).expect("rows of the game");
        let found = advisor.contradiction(&clues, Limits::default()).expect("impossible").rows;
        assert_eq!(found.len(), 2);
        assert!(found.contains(&4));
        rows.push((rows[1].0, Answer { black: 3, white: 1, blue: 0 }));
        let clues = Clues::new(rules, &rows).expect("rows of the game");
        assert_eq!(advisor.contradiction(&clues, Limits::default()).expect("impossible").rows, [5]);
    }
}

#[test]
fn groups_have_no_ground_and_foreign_rows_no_clues() {
    for edition in EDITIONS {
        let ground = Ground::new(Rules::default_of(edition));
        if edition.format.holds_parts() {
            assert!(ground.is_err(), "{}", edition.id);
        }
    }
    let rules = game::rules("original", &[]).expect("a game");
    let foreign = (Code::new(&[9, 9, 9, 9]), Answer::default());
    let fault = Clues::new(&rules, &[foreign]).expect_err("no row");
    assert_eq!(fault.to_string(), "row 1 holds what no row of this game can hold");
    let row = (Code::new(&[0, 0, 0, 0]), Answer::default());
    assert!(Clues::new(&rules, &[row; 65]).is_err());
}

#[test]
fn clues_refuse_pins_that_no_row_can_get() {
    let pins = |black, white, blue| Answer { black, white, blue };
    let said = |edition, answer| {
        let rules = game::rules(edition, &[]).expect("a game");
        let code = rules.guesses().code(0).expect("a first code");
        Clues::new(&rules, &[(code, Answer::default()), (code, answer)]).map_err(|fault| fault.to_string())
    };
    for edition in ["original", "grand"] {
        let fault = said(edition, pins(3, 2, 0)).expect_err("five pins beside four holes");
        assert_eq!(fault, "row 2: a row has room for 4 pins, not for 5");
        assert!(said(edition, pins(u8::MAX, u8::MAX, 0)).is_err());
    }
    let fault = said("original", pins(1, 0, 1)).expect_err("blue pins");
    assert_eq!(fault, "row 2: there are no blue pins in this game: only b for black and w for white");
    assert!(said("grand", pins(1, 0, 1)).is_ok());
    // A wrong answer is a clue all the same: that no secret fits it is what the breaker wants to hear.
    assert!(said("original", pins(3, 1, 0)).is_ok());
}
