//! Which guesses are worth weighing.

use solver::shortlist::{even, holds_all, shortlist};
use solver::{Backend, Heuristic, Index, Kernel, Universe};
use support::FixedChance;

mod support;

#[test]
fn even_places_are_all_different() {
    for (length, count) in [(1, 5), (7, 7), (8, 3), (1000, 999), (390_625, 5000), (1_000_003, 1000)] {
        let mut places: Vec<_> = even(length, count).collect();
        assert_eq!(places.len(), count.min(length));
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), count.min(length));
        assert!(places.iter().all(|place| *place < length));
    }
}

#[test]
fn within_the_work_every_code_is_listed() {
    let universe = Universe::of("4x6").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let set = FixedChance(11).draw(&universe, 100);
    assert_eq!(shortlist(&kernel, &set, 129_600).indices(), kernel.all().indices());
    assert!(!holds_all(&universe, &set, 129_599));
    assert!(shortlist(&kernel, &set, 129_599).len() < universe.len());
}

/// For words, codes without repeats and pairs alike: the list is in order, the same with every backend, and no
/// worse than a thousand guesses drawn at random.
#[test]
fn the_list_is_short_and_good() {
    for (game, rows) in [("grand", 1), ("grand-blanks", 3), ("word", 0), ("5x9n", 1)] {
        let universe = Universe::of(game).expect(game);
        let mut chance = FixedChance(12);
        let mut set = universe.indices();
        for guess in chance.some(&universe, rows) {
            let parts = Kernel::new(&universe, Backend::best()).split(&set, guess);
            set = parts.into_iter().max_by_key(Vec::len).expect("parts");
        }
        let work = 2_000_000.min((universe.len() * set.len()) as u64 / 2);
        let weights = Heuristic::Entropy.weights(set.len());
        let mut lists: Vec<Vec<Index>> = Vec::new();
        for backend in Backend::available() {
            let kernel = Kernel::new(&universe, backend);
            let list = shortlist(&kernel, &set, work);
            assert!(list.indices().is_sorted_by(|one, other| one < other), "{game}");
            assert!((1..=1100).contains(&list.len()), "{game}");
            assert!(list.indices().iter().any(|guess| set.binary_search(guess).is_ok()), "{game}");
            let weight = |guesses| kernel.lightest(&set, guesses, &weights, 0).expect("guesses").1;
            let random = kernel.guesses(chance.some(&universe, 1000));
            assert!(weight(&list) <= weight(&random), "{game}");
            lists.push(list.indices().to_vec());
        }
        assert!(lists.windows(2).all(|two| two[0] == two[1]), "{game}");
    }
}
