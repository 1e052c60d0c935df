//! Facts and puzzles, held to the naive answer function.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use rules::editions::EDITIONS;
use rules::{Answer, Code, Rules};
use solver::advice::{Breath, Clues, Limits};
use solver::coach::{
    CoachFact, CoachGround, CoachPosition, FactPart, FactTopic, MOST_STARS, Puzzle, PuzzleAnswer,
    PuzzleFault, PuzzleRow, PuzzleSeed, listed, wide_facts,
};
use solver::{Universe, game};
use support::FixedChance;

mod support;

type AnsweredRows = Vec<(Code, Answer)>;

/// The value of a topic for a secret, by looking at it.
fn value(rules: &Rules, topic: FactTopic, secret: Code) -> u8 {
    let palette = rules.palette();
    let part_of = |part: FactPart, content: u8| match part {
        FactPart::Symbol => content,
        FactPart::Shape => palette.pair(content).0,
        FactPart::Colour => palette.pair(content).1,
    };
    let holes = |part: FactPart| secret.symbols().iter().map(move |content| part_of(part, *content));
    match topic {
        FactTopic::Number { part, symbol } => holes(part).filter(|here| *here == symbol).count() as u8,
        FactTopic::Hole { part, hole } => part_of(part, secret.symbols()[usize::from(hole)]),
        FactTopic::Kinds { part, set } => {
            holes(part).filter(|here| set >> here & 1 == 1).collect::<BTreeSet<_>>().len() as u8
        }
        FactTopic::Pegs { part, set } => holes(part).filter(|here| set >> here & 1 == 1).count() as u8,
        FactTopic::Present { .. } | FactTopic::Placed { .. } => {
            panic!("facts are put together where they are told")
        }
        FactTopic::MarkerHole { .. } | FactTopic::MarkerColour { .. } => panic!("codes have no markers"),
    }
}

fn position(universe: &Universe, rows: &[(Code, Answer)]) -> CoachPosition {
    let clues = Clues::new(universe.rules(), rows).expect("rows of the game");
    CoachPosition::new(&CoachGround::new(universe), &clues)
}

/// Rows at random with the answers of a random secret.
fn some_rows(universe: &Universe, chance: &mut FixedChance, count: usize) -> AnsweredRows {
    let secret = universe.code(chance.some(universe, 1)[0]);
    let answered = |row| (universe.code(row), universe.rules().answer(secret, universe.code(row)));
    chance.some(universe, count).into_iter().map(answered).collect()
}

/// The values that a topic has among secrets that fit some of the rows, a bit each.
fn values<'a>(rules: &Rules, topic: FactTopic, secrets: impl Iterator<Item = &'a Code>) -> u64 {
    secrets.fold(0, |values, secret| values | 1 << value(rules, topic, *secret))
}

/// Every fact says what its rows leave, no more and no less.
fn check_true(universe: &Universe, rows: &[(Code, Answer)], facts: &[CoachFact]) {
    let rules = universe.rules();
    let fits = |secret: &Code| {
        let fits = |(row, answer): &(Code, Answer)| rules.answer(*secret, *row) == *answer;
        rows.iter().enumerate().map(|(place, row)| u32::from(fits(row)) << place).sum::<u32>()
    };
    let fitting: Vec<u32> = universe.codes().iter().map(fits).collect();
    for fact in facts {
        let wanted = fact.rows.iter().fold(0, |set, row| set | 1 << (row - 1));
        let secrets = universe.codes().iter().zip(&fitting).filter(|(_, fits)| **fits & wanted == wanted);
        assert_eq!(
            values(rules, fact.topic, secrets.map(|(code, _)| code)),
            fact.values,
            "{fact:?} of {rows:?}"
        );
        assert_eq!(values(rules, fact.topic, universe.codes().iter()), fact.of, "{fact:?}");
        assert!(fact.values & !fact.of == 0 && fact.values != fact.of && fact.calls.is_empty());
    }
    let order: Vec<_> =
        facts.iter().map(|fact| (fact.rows.len(), fact.cases, fact.values.count_ones())).collect();
    assert!(order.is_sorted(), "the easiest first");
}

#[test]
fn facts_of_every_edition_are_what_the_rows_leave() {
    let mut chance = FixedChance(18);
    for edition in EDITIONS.iter().filter(|edition| !edition.format.holds_parts()) {
        let universe = Universe::of(edition.id).expect("codes that can be listed");
        // Looking at every code by the naive lines takes its time.
        let (positions, rows) = match universe.len() {
            0..10_000 => (6, 5),
            10_000..100_000 => (2, 5),
            100_000..1_000_000 => (1, 4),
            _ => (1, 2),
        };
        for _ in 0..positions {
            let rows = some_rows(&universe, &mut chance, rows);
            let facts = position(&universe, &rows).facts(Limits::default());
            assert!(!facts.is_empty(), "{} {rows:?}", edition.id);
            check_true(&universe, &rows, &facts);
        }
    }
}

/// No fact follows from fewer rows, whichever they are, and none that all rows imply is missing.
fn check_smallest(universe: &Universe, rows: &[(Code, Answer)], facts: &[CoachFact]) {
    let rules = universe.rules();
    let fitting = |set: u32| {
        let fits = move |secret: &&Code| {
            let chosen = rows.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
            chosen.into_iter().all(|(_, (row, answer))| rules.answer(**secret, *row) == *answer)
        };
        universe.codes().iter().filter(fits).collect::<Vec<_>>()
    };
    let sets: Vec<_> = (0..1u32 << rows.len()).map(|set| (set, fitting(set))).collect();
    for fact in facts {
        for (set, secrets) in sets.iter().filter(|(set, _)| (set.count_ones() as usize) < fact.rows.len()) {
            let left = values(rules, fact.topic, secrets.iter().copied());
            assert!(left & !fact.values != 0, "{fact:?} follows from {set:b} of {rows:?}");
        }
    }
    // Whatever is sure of a hole is told, of the hole itself or of the symbols that stand nowhere.
    let all = &sets.last().expect("all rows").1;
    for hole in 0..rules.holes() {
        let topic = FactTopic::Hole { part: FactPart::Symbol, hole };
        let told = |fact: &&CoachFact| fact.topic == topic;
        let mut left = facts.iter().filter(told).fold(u64::MAX, |left, fact| left & fact.values);
        for fact in facts {
            if let FactTopic::Number { symbol, .. } = fact.topic {
                left &= if fact.values == 1 { !(1 << symbol) } else { u64::MAX };
            }
        }
        let symbols = values(rules, topic, universe.codes().iter());
        assert_eq!(left & symbols, values(rules, topic, all.iter().copied()), "hole {hole} of {rows:?}");
    }
}

#[test]
fn no_fact_follows_from_fewer_rows() {
    let mut chance = FixedChance(5);
    let games: [(&str, &[&str]); 6] = [
        ("3x4", &[]),
        ("3x3", &["blanks=yes"]),
        ("3x5n", &[]),
        ("2x6", &[]),
        ("3x4", &["answers=black-only"]),
        ("4x4", &[]),
    ];
    for (game, options) in games {
        let universe = Universe::with(game, options).expect(game);
        for round in 0..12 {
            let rows = some_rows(&universe, &mut chance, 1 + round % 6);
            let facts = position(&universe, &rows).facts(Limits::default());
            check_true(&universe, &rows, &facts);
            check_smallest(&universe, &rows, &facts);
        }
    }
}

/// Topics that games too large to list have, too.
fn is_single(fact: &CoachFact) -> bool {
    matches!(fact.topic, FactTopic::Hole { .. } | FactTopic::Number { .. })
}

#[test]
fn facts_without_a_list_of_codes_are_those_with_one() {
    let mut chance = FixedChance(11);
    let games: [(&str, &[&str]); 10] = [
        ("3x4", &[]),
        ("3x3", &["blanks=yes"]),
        ("3x5n", &[]),
        ("4x4n", &[]),
        ("4x5n", &["blanks=yes"]),
        ("2x6", &[]),
        ("3x2", &[]),
        ("4x6", &["answers=black-only"]),
        ("4x6", &[]),
        ("5x8", &[]),
    ];
    for (game, options) in games {
        let universe = Universe::with(game, options).expect(game);
        for round in 0..10 {
            let rows = some_rows(&universe, &mut chance, 1 + round % 5);
            let clues = Clues::new(universe.rules(), &rows).expect("rows of the game");
            let listed = CoachPosition::new(&CoachGround::new(&universe), &clues).facts(Limits::default());
            let listed: Vec<_> =
                listed.into_iter().filter(|fact| is_single(fact) && fact.rows.len() <= 3).collect();
            let wide = wide_facts(universe.rules(), &clues, Limits::default());
            assert_eq!(wide, listed, "{game} {options:?} {rows:?}");
        }
    }
}

#[test]
fn the_largest_games_have_facts_that_are_true() {
    let mut chance = FixedChance(7);
    let games: [(&str, &[&str]); 4] =
        [("8x16", &["blanks=yes"]), ("8x16n", &[]), ("6x12", &[]), ("8x16", &["answers=black-only"])];
    for (game, options) in games {
        let rules = game::rules(game, options).expect(game);
        let mut code = || rules.secrets().code(chance.below(rules.secrets().count())).expect("a code");
        let secret = code();
        let row = |row: Code| (row, rules.answer(secret, row));
        // A row like the secret tells more than any other.
        let mut near = secret.symbols().to_vec();
        near.swap(0, 1);
        let rows: Vec<_> = [code(), code(), Code::new(&near), code(), code(), code()].map(row).to_vec();
        let clues = Clues::new(&rules, &rows).expect("rows of the game");
        let facts = wide_facts(&rules, &clues, Limits::default());
        assert!(facts.len() > 10, "{game} {options:?}: {facts:?}");
        for fact in &facts {
            assert!(fact.values >> value(&rules, fact.topic, secret) & 1 == 1, "{game} {fact:?} {rows:?}");
        }
    }
    // What can't be has no facts.
    let rules = game::rules("8x16", &[]).expect("a game");
    let row = |row: &str, pins: &str| (rules.read_row(row).expect(row), rules.read_answer(pins).expect(pins));
    let symbols: String = rules.palette().symbols.iter().map(|symbol| symbol.letter).collect();
    let rows = [row(&symbols[..8], "0b0w"), row(&symbols[8..], "0b0w")];
    let clues = Clues::new(&rules, &rows).expect("rows of the game");
    assert!(wide_facts(&rules, &clues, Limits::default()).is_empty());
    // Pairs can be listed.
    let grand = game::rules("grand", &[]).expect("an edition");
    assert!(wide_facts(&grand, &Clues::default(), Limits::default()).is_empty());
}

#[test]
fn many_rows_are_no_excuse() {
    // More sets of rows than are looked at one by one: what takes many rows is found by itself.
    let universe = Universe::with("4x6", &["answers=black-only"]).expect("a game");
    let mut chance = FixedChance(3);
    let rows = some_rows(&universe, &mut chance, 14);
    let facts = position(&universe, &rows).facts(Limits::default());
    check_true(&universe, &rows, &facts);
    assert!(facts.iter().any(|fact| fact.rows.len() > 1));
    let universe = Universe::of("3x4").expect("a game");
    let rows: Vec<_> = some_rows(&universe, &mut chance, 13);
    let facts = position(&universe, &rows).facts(Limits::default());
    check_smallest(&universe, &rows, &facts);
}

#[test]
fn where_nothing_fits_nothing_is_told() {
    let universe = Universe::of("original").expect("an edition");
    let rules = universe.rules();
    let row = |row: &str, pins: &str| (rules.read_row(row).expect(row), rules.read_answer(pins).expect(pins));
    let rows = [row("RRYY", "0b0w"), row("GGBB", "0b0w"), row("WWKK", "0b0w")];
    assert!(position(&universe, &rows).facts(Limits::default()).is_empty());
    assert!(position(&universe, &[]).facts(Limits::default()).is_empty());
}

#[test]
fn one_row_without_pins_rules_its_colours_out() {
    let universe = Universe::of("original").expect("an edition");
    let rules = universe.rules();
    let rows = [(rules.read_row("RRYG").expect("a row"), Answer::default())];
    let facts = position(&universe, &rows).facts(Limits::default());
    let absent: Vec<_> = facts.iter().map(|fact| (fact.topic, fact.values, fact.rows.clone())).collect();
    let number = |symbol| (FactTopic::Number { part: FactPart::Symbol, symbol }, 1, vec![1]);
    assert_eq!(absent, [number(0), number(1), number(2)]);
}

/// How many puzzles of each edition and grade are checked here; `cargo xtask bench coach` checks a thousand.
const PUZZLES: u32 = 2;

#[test]
fn puzzles_of_every_edition_and_grade_have_one_secret_and_no_row_too_many() {
    for edition in EDITIONS {
        let rules = Rules::default_of(edition);
        let universe = Universe::new(rules.clone()).ok();
        let ground = universe.as_ref().map(CoachGround::new);
        // The largest game takes half a second a puzzle.
        let is_large = rules.secrets().count() > 1_000_000;
        for stars in (1..=MOST_STARS).step_by(if is_large { 4 } else { 1 }) {
            for number in 0..if is_large { 1 } else { PUZZLES } {
                let seed = PuzzleSeed::new(stars, &format!("test-{number}")).expect("a seed");
                let puzzle = match &ground {
                    Some(ground) => Puzzle::on(ground, &seed),
                    None => Puzzle::new(&rules, &seed),
                };
                let puzzle = puzzle.unwrap_or_else(|fault| panic!("{} {seed}: {fault}", edition.id));
                let position = match &ground {
                    Some(ground) => CoachPosition::new(ground, &puzzle.clues()),
                    None => puzzle.position(),
                };
                check_position(&puzzle, &position);
                if let Some(universe) = universe.as_ref().filter(|universe| universe.len() < 40_000) {
                    check_puzzle(universe, &puzzle);
                }
            }
        }
    }
}

#[test]
fn rows_of_a_groups_puzzle_have_room_on_their_boards() {
    for (game, options) in [("group", ""), ("group-small", "boards=3"), ("group-small", "boards=2x2")] {
        let options: Vec<_> = Some(options).filter(|options| !options.is_empty()).into_iter().collect();
        let rules = game::rules(game, &options).expect(game);
        for number in 0..40 {
            let seed = PuzzleSeed::new(1 + number % 5, &format!("room-{number}")).expect("a seed");
            let Ok(puzzle) = Puzzle::new(&rules, &seed) else { continue };
            let board = puzzle.group_board();
            for (place, row) in board.rows.iter().enumerate() {
                assert!(row.board <= rules.boards().each && row.row <= rules.rows(), "{game} {seed}");
                let before = &board.rows[..place];
                assert!(
                    before
                        .iter()
                        .all(|other| (other.by, other.board, other.row) != (row.by, row.board, row.row))
                );
            }
        }
    }
}

/// One secret, no row too many, the grade as asked, and the solution alone contradicts nothing.
fn check_position(puzzle: &Puzzle, position: &CoachPosition) {
    let name = format!("{} {}", puzzle.rules.edition().id, puzzle.seed);
    assert!(position.settles(None), "{name}");
    for row in 1..=puzzle.rows.len() {
        assert!(!position.settles(Some(row)), "{name} without row {row}");
    }
    let solved = position.solve().expect("facts alone solve it");
    assert_eq!((&solved, position.stars(&solved)), (&puzzle.solved, puzzle.seed.stars()), "{name}");
    assert_eq!(position.contradicted(&puzzle.rules, puzzle.solution), None, "{name}");
    for number in 0..40 {
        let other =
            puzzle.rules.secrets().code(number * 7919 % puzzle.rules.secrets().count()).expect("a code");
        let against = position.contradicted(&puzzle.rules, other);
        assert_eq!(against.is_none(), other == puzzle.solution, "{name}");
        if puzzle.held.is_empty() {
            let clues = puzzle.clues();
            let rows = clues.rows().iter().filter(|it| puzzle.rules.answer(other, it.code) != it.answer);
            assert_eq!(against.unwrap_or_default(), rows.map(|it| it.row).collect::<Vec<_>>(), "{name}");
        }
    }
}

/// By looking at every code: one secret fits, and two or more do without any of the rows.
fn check_puzzle(universe: &Universe, puzzle: &Puzzle) {
    let rules = universe.rules();
    let fitting = |left_out: usize| {
        let fits = |secret: &&Code| {
            let rows = puzzle.rows.iter().enumerate().filter(|(place, _)| *place != left_out);
            rows.into_iter()
                .all(|(_, row)| PuzzleAnswer::Pins(rules.answer(**secret, row.code)) == row.answer)
        };
        universe.codes().iter().filter(fits).copied().collect::<Vec<_>>()
    };
    assert_eq!(fitting(usize::MAX), [puzzle.solution]);
    for row in 0..puzzle.rows.len() {
        assert!(fitting(row).len() > 1, "row {} of {} is needless", row + 1, puzzle.seed);
    }
    // The last row is left for the solver.
    assert!(puzzle.rows.len() < usize::from(rules.rows()));
}

#[test]
fn custom_games_have_puzzles_and_those_too_large_say_so() {
    let seed = PuzzleSeed::new(2, "custom").expect("a seed");
    let games: [(&str, &[&str]); 4] = [
        ("custom", &["answers=black-only"]),
        ("5x6n", &[]),
        ("3x8", &["blanks=yes"]),
        ("word", &["language=de", "letters=3"]),
    ];
    for (game, options) in games {
        let rules = game::rules(game, options).expect(game);
        let puzzle = Puzzle::new(&rules, &seed).unwrap_or_else(|fault| panic!("{game}: {fault}"));
        check_position(&puzzle, &puzzle.position());
    }
    let large = game::rules("8x16", &[]).expect("a game");
    assert!(matches!(Puzzle::new(&large, &seed), Err(PuzzleFault::Game(_))));
    let tiny = game::rules("1x2", &[]).expect("a game");
    assert!(matches!(Puzzle::new(&tiny, &seed), Err(PuzzleFault::NoneOfGrade { stars: 2 })));
}

#[test]
fn a_search_for_a_puzzle_lets_others_in_between_and_ends_when_nobody_waits() {
    let rules = game::rules("super", &[]).expect("a game");
    let seed = PuzzleSeed::new(5, "long").expect("a seed");
    let breaths = Cell::new(0);
    let pause = || breaths.set(breaths.get() + 1);
    let limits = Limits { breath: Some(Breath::new(&pause)), ..Limits::default() };
    let found = Puzzle::within(&rules, &seed, limits).expect("a puzzle").expect("nothing ends it");
    assert_eq!(found.rows, Puzzle::new(&rules, &seed).expect("a puzzle").rows);
    assert!(breaths.get() > 0);
    let gone = AtomicBool::new(true);
    let limits = Limits { cancel: Some(&gone), ..Limits::default() };
    assert!(Puzzle::within(&rules, &seed, limits).expect("no fault").is_none());
}

#[test]
fn a_seed_gives_the_same_puzzle_on_every_machine() {
    // Written down once: a change in how puzzles are drawn changes every seed that people have shared.
    let drawn = KNOWN.map(|(game, seed, _)| {
        let rules = game::rules(game, &[]).expect(game);
        let puzzle = Puzzle::new(&rules, &PuzzleSeed::read(seed).expect(seed)).expect(seed);
        let row = |row: &PuzzleRow| match &row.answer {
            PuzzleAnswer::Pins(pins) => format!("{} {}", rules.show(row.code), rules.show_answer(*pins)),
            PuzzleAnswer::Hints(seat, hints) => format!("{seat}: {} {hints}", rules.show(row.code)),
        };
        let rows: Vec<_> = puzzle.rows.iter().map(row).collect();
        format!("{} = {}", rows.join(", "), rules.show(puzzle.solution))
    });
    assert_eq!(drawn, KNOWN.map(|(_, _, text)| text));
}

const KNOWN: [(&str, &str, &str); 3] = [
    ("original", "3-2026-11-18", "GBRG 0b1w, KBWR 0b3w, BYYG 0b2w, KYBK 0b3w = YWKB"),
    (
        "grand",
        "2-2026-11-18",
        "hK hY cR hB 0b0w0u, hG hR sB rY 0b1w0u, cG hY cK sG 0b0w1u, rK tB hG cR 0b0w0u, \
         sR hY cG sR 0b0w1u, sB cY hB sK 0b0w0u, sB sY sG rR 0b0w0u = tR rG rY tG",
    ),
    (
        "group",
        "1-2026-11-18",
        "seat 1: YRR.Y 2:w 3:w 4:-, seat 2: WYKW. 3:b 4:- 1:w, seat 1: K.WYG 2:w 3:w 4:w = YYYG.",
    ),
];

#[test]
fn values_are_listed_in_order() {
    assert!(listed(0b1010_0001).eq([0, 5, 7]));
}

/// One who asks for hints in the largest game that is listed, with as many rows as it can have, costs a server no more
/// than the planes of that game.
#[cfg(target_os = "linux")]
#[test]
fn facts_of_the_largest_game_take_little_memory_however_many_rows() {
    let rules = game::rules("8x6", &["rows=30", "answers=black-only"]).expect("a game");
    let universe = Universe::new(rules).expect("codes that can be listed");
    let mut chance = FixedChance(7);
    let facts = position(&universe, &some_rows(&universe, &mut chance, 22)).facts(Limits::default());
    assert!(!facts.is_empty());
    let megabytes = most_megabytes();
    assert!(megabytes < 256, "{megabytes} MB");
}

/// Nor one who asks in the largest game of all, with rows so near the secret that the pins can come about in very many
/// ways.
#[cfg(target_os = "linux")]
#[test]
fn facts_of_games_that_are_not_listed_take_little_memory_however_near_the_rows_are() {
    let rules = game::rules("8x16", &["rows=30"]).expect("a game");
    let secret: Vec<u8> = (0..8).collect();
    let near = |one: usize, other: usize| {
        let mut row = secret.clone();
        row.swap(one, other);
        let row = Code::new(&row);
        (row, rules.answer(Code::new(&secret), row))
    };
    let rows = [near(0, 1), near(2, 3), near(4, 5), near(6, 7), near(0, 7), near(1, 6)];
    let facts = wide_facts(&rules, &Clues::new(&rules, &rows).expect("rows of the game"), Limits::default());
    assert!(facts.len() > 10, "{facts:?}");
    let megabytes = most_megabytes();
    assert!(megabytes < 128, "{megabytes} MB");
}

#[test]
fn facts_end_when_their_time_is_over() {
    let gone = AtomicBool::new(true);
    let limits = || Limits { cancel: Some(&gone), ..Limits::default() };
    let mut chance = FixedChance(7);
    let rules = game::rules("8x16", &["rows=30"]).expect("a game");
    let mut code = || rules.secrets().code(chance.below(rules.secrets().count())).expect("a code");
    let secret = code();
    let rows: Vec<_> = (0..30).map(|_| code()).map(|row| (row, rules.answer(secret, row))).collect();
    let clues = Clues::new(&rules, &rows).expect("rows of the game");
    assert_eq!(wide_facts(&rules, &clues, limits()), []);
    let universe = Universe::with("5x8", &[]).expect("a game");
    assert_eq!(position(&universe, &some_rows(&universe, &mut chance, 12)).facts(limits()), []);
}

/// The most memory that this test had so far.
#[cfg(target_os = "linux")]
fn most_megabytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("what Linux says");
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a high-water mark");
    most.trim().trim_end_matches(" kB").parse::<u64>().expect(most) / 1024
}
