//! Advice: every guess ranked by rows and by all four measures.

use std::hint::black_box;
use std::time::Duration;

use solver::advice::{Advisor, Clues, Count, Ground, Limits, Weighed};
use solver::{Backend, Heuristic};

use crate::table::{self, thread_time};

/// Games in which advice is asked for, and in how many positions.
const ADVISED: [(&str, usize); 5] =
    [("original", 200), ("eight-blanks", 200), ("super", 60), ("grand", 30), ("grand-blanks", 30)];

/// How long a position is asked for again and again: the system counts a thread's time in steps of milliseconds.
const LONG_ENOUGH: Duration = Duration::from_millis(40);

/// Asks for advice in every game.
pub(crate) fn measure() {
    for (game, positions) in ADVISED {
        advice(game, positions);
    }
}

/// Advice in positions of every length with each backend: how long it takes, and that all say the same.
fn advice(game: &str, positions: usize) {
    let ground = Ground::new(solver::game::rules(game, &[]).expect(game)).expect(game);
    let rules = ground.rules();
    let mut state = 1u64;
    let mut any = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        rules.secrets().code((state >> 20) % rules.secrets().count()).expect("a code")
    };
    let clues: Vec<_> = (0..positions)
        .map(|place| {
            let secret = any();
            let rows: Vec<_> =
                (0..place % 6).map(|_| any()).map(|row| (row, rules.answer(secret, row))).collect();
            let fitting = rules
                .secrets()
                .iter()
                .filter(|secret| rows.iter().all(|(row, answer)| rules.answer(*secret, *row) == *answer));
            // Looking at every code takes a while: a few positions are enough.
            let count = (place < 12).then(|| fitting.count() as u64);
            (Clues::new(rules, &rows).expect("rows of the game"), count)
        })
        .collect();
    let mut first: Vec<Vec<Weighed>> = Vec::new();
    for backend in Backend::available() {
        let advisor = Advisor::new(&ground, backend);
        let mut times = Vec::new();
        for (place, (clues, count)) in clues.iter().enumerate() {
            let (start, mut runs) = (thread_time(), 0u32);
            let (advice, took) = loop {
                let advice = black_box(advisor.advise(clues, Limits::default()));
                for measure in Heuristic::ALL {
                    black_box(advice.by(measure));
                }
                runs += 1;
                let took = thread_time().saturating_sub(start);
                if took >= LONG_ENOUGH {
                    break (advice, took / runs);
                }
            };
            times.push(1000.0 * took.as_secs_f64());
            assert!(count.is_none_or(|count| advice.secrets == Count::Exactly(count)), "{game} {place}");
            let best = advice.guesses[..advice.guesses.len().min(100)].to_vec();
            match first.get(place) {
                Some(first) => assert_eq!(*first, best, "{game} {place}"),
                None => first.push(best),
            }
        }
        times.sort_by(f64::total_cmp);
        let of = format!("{} positions, the same with every backend", times.len());
        let how = backend.name();
        table::line("advice", game, &format!("{how}, median"), times[times.len() / 2], "milliseconds", &of);
        let late = times[(times.len() * 99).div_ceil(100) - 1];
        table::line("advice", game, &format!("{how}, 99th of 100"), late, "milliseconds", &of);
    }
}
