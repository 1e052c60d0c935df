//! The weighted kernel is held to the obvious lines of the rules.

use rules::answer::hint;
use rules::rules::HintsShown;
use rules::{Code, Edition, Hint, Marker, Options, Rules, Seat};
use solver::Backend;
use solver::group::{GroupPosition, MarkerKernel};

/// Every way to play a group.
const GAMES: [(&str, &[&str]); 12] = [
    ("group", &[]),
    ("group", &["hints=player"]),
    ("group", &["hints=totals"]),
    ("group-small", &[]),
    ("group-small", &["hints=player"]),
    ("group-small", &["hints=totals"]),
    ("group-small", &["boards=2"]),
    ("group-small", &["boards=2", "hints=player"]),
    ("group-small", &["boards=2", "hints=totals"]),
    ("group-small", &["boards=2x2"]),
    ("group-small", &["boards=2x2", "hints=player"]),
    ("group-small", &["boards=2x2", "hints=totals"]),
];

fn rules_of(id: &str, options: &[&str]) -> Rules {
    let edition = Edition::find(id).expect(id);
    let options = Options::read(edition, options.iter().copied()).expect("options");
    Rules::new(edition, options).expect("rules")
}

/// The rules' own hint of every marker to a row: 0 for black, 1 for white, 2 for nothing.
fn naive_hints(rules: &Rules, row: Code) -> Vec<Vec<usize>> {
    let number = |number, colour| match hint(Marker { number, colour }, row) {
        Hint::Black => 0,
        Hint::White => 1,
        Hint::Nothing => 2,
    };
    let colours = rules.palette().symbols.len() as u8;
    (1..=rules.holes()).map(|hole| (0..colours).map(|colour| number(hole, colour)).collect()).collect()
}

/// The boards that answer a row, in the order in which hints are shown.
fn answering(rules: &Rules, by: usize) -> Vec<usize> {
    let (players, each) = (usize::from(rules.boards().players), usize::from(rules.boards().each));
    (1..players).flat_map(|left| (by + left) % players * each..((by + left) % players + 1) * each).collect()
}

/// What can be seen of the hints of the answering boards, as a number: hints in an order that tells no more.
fn seen(rules: &Rules, mut hints: Vec<usize>) -> usize {
    match rules.hints_shown() {
        HintsShown::Board => {}
        HintsShown::Player => {
            hints.chunks_mut(rules.boards().each.into()).for_each(<[usize]>::sort_unstable);
        }
        HintsShown::Totals => hints.sort_unstable(),
    }
    hints.iter().fold(0, |number, hint| 3 * number + hint)
}

/// Compares every backend with the rules' own hints, for some rows against a whole position.
fn check(rules: &Rules, position: &GroupPosition, by: usize, rows: &[Code]) {
    let boards = answering(rules, by);
    let classes = 3usize.pow(boards.len() as u32);
    let class: Vec<usize> = (0..classes)
        .map(|number| {
            let digits =
                (0..boards.len()).map(|board| number / 3usize.pow((boards.len() - 1 - board) as u32) % 3);
            seen(rules, digits.collect())
        })
        .collect();
    let deals: Vec<(Vec<(usize, usize)>, u64)> = position
        .iter()
        .map(|(markers, weight)| {
            let place = |board: &usize| {
                let marker = markers[*board];
                (usize::from(marker.number) - 1, usize::from(marker.colour))
            };
            (boards.iter().map(place).collect(), weight)
        })
        .collect();
    let mut right = Vec::with_capacity(rows.len() * classes);
    for row in rows {
        let hints = naive_hints(rules, *row);
        let mut histogram = vec![0; classes];
        for (markers, weight) in &deals {
            let number = markers.iter().fold(0, |number, (hole, colour)| 3 * number + hints[*hole][*colour]);
            histogram[class[number]] += weight;
        }
        right.extend(histogram);
    }
    for backend in Backend::available() {
        let kernel = MarkerKernel::new(rules, backend).expect("a group");
        assert_eq!(kernel.classes(), classes);
        let mut counted = Vec::new();
        kernel.histograms(position, Seat::new(by), rows, &mut counted);
        assert!(counted == right, "{} with {}", rules.edition().id, backend.name());
    }
}

fn held(rules: &Rules) -> Vec<Marker> {
    let markers = [Marker { number: 3, colour: 1 }, Marker { number: 5, colour: 4 }];
    markers[..usize::from(rules.boards().each)].to_vec()
}

#[test]
fn every_row_against_every_deal_weighs_what_the_rules_say() {
    for (id, options) in GAMES {
        let rules = rules_of(id, options);
        let rows: Vec<_> = rules.guesses().iter().collect();
        for seat in [0, usize::from(rules.boards().players) - 1] {
            // The largest sets only once: the others differ in how hints are shown, not in how they are counted.
            let step = if rules.boards().players == 4 && (seat > 0 || !options.is_empty()) { 29 } else { 1 };
            let rows: Vec<_> = rows.iter().copied().step_by(step).collect();
            let held = held(&rules);
            let position = GroupPosition::at_start(&rules, Some((Seat::new(seat), &held))).expect("a group");
            check(&rules, &position, seat, &rows);
        }
    }
}

#[test]
fn what_a_watcher_or_a_rival_learns_weighs_what_the_rules_say() {
    for (id, options) in GAMES {
        let rules = rules_of(id, options);
        let rows: Vec<_> = rules.guesses().iter().step_by(1361).collect();
        let watcher = GroupPosition::at_start(&rules, None).expect("a group");
        check(&rules, &watcher, 1, &rows);
        let held = held(&rules);
        let rival = GroupPosition::at_start(&rules, Some((Seat::new(1), &held))).expect("a group");
        check(&rules, &rival, 0, &rows);
    }
}

#[test]
fn a_split_names_hints_by_their_class() {
    for (id, options) in GAMES {
        let rules = rules_of(id, options);
        let held = held(&rules);
        let (seat, position) = (Seat::new(1), GroupPosition::at_start(&rules, Some((Seat::new(1), &held))));
        let position = position.expect("a group");
        let kernel = MarkerKernel::new(&rules, Backend::Portable).expect("a group");
        let rows: Vec<_> = rules.guesses().iter().step_by(997).collect();
        let mut counted = Vec::new();
        kernel.histograms(&position, seat, &rows, &mut counted);
        for (row, counted) in rows.iter().zip(counted.chunks_exact(kernel.classes())) {
            let split = kernel.split(&position, seat, *row);
            assert_eq!(split.len(), counted.iter().filter(|weight| **weight > 0).count());
            for (hints, weight) in split {
                assert_eq!(counted[kernel.class(seat, &hints).expect("hints to this row")], weight);
            }
        }
    }
}

#[test]
fn other_games_have_no_deals() {
    let rules = rules_of("original", &[]);
    assert!(MarkerKernel::new(&rules, Backend::Portable).is_none());
    assert!(GroupPosition::at_start(&rules, None).is_none());
}
