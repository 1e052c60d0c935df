//! The openings that are shipped, and games played with them.

use rules::{Answer, Code};
use solver::large::Large;
use solver::opening::{Opening, first_guesses};
use solver::sample::{Position, sample};
use solver::shortlist::{even, shortlist};
use solver::{Backend, Heuristic, Index, Kernel, Universe};

const GAMES: [&str; 2] = ["grand", "grand-blanks"];

fn index(universe: &Universe, code: Code) -> Index {
    universe.rules().secrets().index(code).expect("a code of the game") as Index
}

#[test]
fn pairs_have_twenty_kinds_of_first_guesses() {
    let universe = Universe::of("grand").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let mut counted = Vec::new();
    let guesses = kernel.guesses(first_guesses(&universe));
    assert_eq!(guesses.len(), 225);
    kernel.histograms(&universe.indices(), &guesses, &mut counted);
    let mut kinds: Vec<_> = counted.chunks_exact(universe.classes().count()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), 20);
}

/// The first row is the best of all, every answer leads on, and no quick search finds a better second row.
#[test]
fn the_shipped_rows_are_legal_whole_and_good() {
    for game in GAMES {
        let universe = Universe::of(game).expect(game);
        let kernel = Kernel::new(&universe, Backend::best());
        let (all, classes) = (universe.indices(), universe.classes());
        let opening = Opening::of(universe.rules()).expect("an opening");
        let first = index(&universe, opening.tree().guess);
        let guesses = kernel.guesses(first_guesses(&universe));
        let best = kernel.lightest(&all, &guesses, &Heuristic::Entropy.weights(all.len()), 0);
        assert_eq!(best.map(|(place, _)| guesses.indices()[place]), Some(first), "{game}");

        let parts = kernel.split(&all, first);
        let answers: Vec<_> = (0..classes.solved()).filter(|class| !parts[*class].is_empty()).collect();
        let shipped: Vec<_> = opening.tree().branches.iter().map(|(answer, _)| classes.of(*answer)).collect();
        assert_eq!(shipped, answers, "{game}");
        for (answer, second) in &opening.tree().branches {
            let part = &parts[classes.of(*answer)];
            let weights = Heuristic::Entropy.weights(part.len());
            let second = kernel.guesses(vec![index(&universe, second.guess)]);
            let quick = shortlist(&kernel, part, 500_000);
            let weight = |guesses| kernel.lightest(part, guesses, &weights, 0).map(|(_, weight)| weight);
            assert!(weight(&second) <= weight(&quick), "{game}, {answer:?}");
        }
    }
}

#[test]
fn an_opening_belongs_to_its_answers_and_codes() {
    let rules = |game, options: &[&str]| solver::game::rules(game, options).expect(game);
    assert!(Opening::of(&rules("grand", &["time=60"])).is_some());
    assert_eq!(Opening::of(&rules("grand", &["blue=guess-only"])), None);
    assert_eq!(Opening::of(&rules("original", &[])), None);
}

#[test]
fn an_opening_ends_where_its_rows_are_left() {
    let rules = solver::game::rules("grand", &[]).expect("a game");
    let opening = Opening::of(&rules).expect("an opening");
    let first = opening.next(&[]).expect("a first row");
    let nothing = Answer::default();
    let second = opening.next(&[(first, nothing)]).expect("a second row");
    assert_ne!(first, second);
    assert_eq!(opening.next(&[(first, nothing), (second, nothing)]), None);
    assert_eq!(opening.next(&[(second, nothing)]), None);
    assert_eq!(opening.next(&[(first, Answer { black: 3, white: 1, blue: 0 })]), None);
}

/// A few dozen secrets, with little work: the same with every backend, and within the rows of the board.
#[test]
fn a_large_game_is_played_alike_by_every_backend() {
    for (game, most) in [("grand", 6.4), ("grand-blanks", 7.4)] {
        let universe = Universe::of(game).expect(game);
        let secrets: Vec<_> = even(universe.len(), 24).map(|secret| secret as Index).collect();
        let mut outcomes = Vec::new();
        for backend in Backend::available() {
            let kernel = Kernel::new(&universe, backend);
            let large = Large::new(&kernel, 200_000);
            outcomes.push(sample(&kernel, &secrets, &mut |position| large.guess(position)));
        }
        assert!(outcomes.windows(2).all(|two| two[0] == two[1]), "{game}");
        assert!(outcomes[0].mean() <= most && outcomes[0].worst() <= 10, "{game}: {:?}", outcomes[0]);
    }
}

#[test]
fn of_secrets_that_one_tells_apart_that_one_is_guessed() {
    let universe = Universe::of("grand").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let large = Large::new(&kernel, 1_000_000);
    let set = [3, 70_000, 200_001, 390_000];
    let rows = [(5, 0)];
    let guess = large.guess(Position { set: &set, rows: &rows });
    let mut classes = Vec::new();
    kernel.classes_of(&set, guess, &mut classes);
    classes.sort_unstable();
    classes.dedup();
    assert!(set.contains(&guess) && classes.len() == 4);
}
