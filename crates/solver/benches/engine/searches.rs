//! Proofs, on one thread.

use solver::exact::{Exact, SearchOptions};
use solver::{Backend, Kernel, Universe};

use crate::table::{self, program_time};

/// Games with the fewest rows in total, and the fewest at worst with these.
const OPTIMA: [(&str, u64, usize); 5] =
    [("4x6", 5625, 6), ("4x8n", 7817, 6), ("4x7", 11228, 6), ("4x10n", 26274, 7), ("4x8", 20471, 7)];

/// Proves the best strategy of every game.
pub(crate) fn measure() {
    for (game, total, worst) in OPTIMA {
        let universe = Universe::of(game).expect(game);
        let start = program_time();
        let kernel = Kernel::new(&universe, Backend::best());
        let found = Exact::new(&kernel, SearchOptions::default()).run(&mut |_| {}).expect("a strategy");
        let took = program_time().saturating_sub(start).as_secs_f64();
        assert!(found.proven && found.worst_proven, "{game}");
        assert_eq!((found.replay.total(), found.replay.worst()), (total, worst), "{game}");
        table::line("exact", game, "proof", took, "seconds", &format!("{total} rows, {} nodes", found.nodes));
    }
}
