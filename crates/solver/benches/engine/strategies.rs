//! Whole strategies.

use std::hint::black_box;

use solver::{Backend, Heuristic, Kernel, Strategy, Universe};

use crate::table::{self, thread_time};

/// How often a strategy is played; the fastest counts.
const RUNS: usize = 3;

/// Rows in total by minmax, expected size, entropy and most parts: ours, and those of the best other program.
const TOTALS: [(&str, [u64; 4], [u64; 4]); 2] = [
    ("4x8", [21047, 20715, 20650, 20678], [21083, 20725, 20652, 20896]),
    ("5x8", [182_116, 180_241, 179_796, 180_053], [182_409, 180_287, 179_797, 181_834]),
];

/// Plays every heuristic against every secret.
pub(crate) fn measure() {
    for (game, totals, known) in TOTALS {
        let universe = Universe::of(game).expect(game);
        for ((heuristic, total), known) in Heuristic::ALL.into_iter().zip(totals).zip(known) {
            let mut best = f64::INFINITY;
            for _ in 0..RUNS {
                let start = thread_time();
                let kernel = Kernel::new(&universe, Backend::best());
                let outcome = black_box(Strategy::new(&kernel, heuristic).play());
                best = best.min(thread_time().saturating_sub(start).as_secs_f64());
                assert_eq!(outcome.total(), total, "{game} by {}", heuristic.name());
            }
            assert!(total <= known, "{game} by {}", heuristic.name());
            table::line("strategy", game, heuristic.name(), best, "seconds", &format!("{total} rows"));
        }
    }
}
