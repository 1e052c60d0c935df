//! The course of a search: a good strategy first, then the proof, then the question of fewer rows at worst.

use super::firsts::{Firsts, FirstsVerdict};
use super::ground::ExactGround;
use super::progress::{Stage, Standing};
use super::search::{ANY_ROWS, ExactSearch, NEVER};
use super::stop::ExactStop;
use super::{Aim, Exact, Found, Nothing};
use crate::tree::{Tree, TreeReplay};
use crate::universe::Index;

/// One run of a search.
pub(super) struct ExactCourse<'a> {
    exact: &'a Exact<'a>,
    ground: &'a ExactGround<'a>,
    standing: &'a Standing,
    stop: ExactStop,
    never: ExactStop,
}

impl<'a> ExactCourse<'a> {
    pub(super) fn new(exact: &'a Exact<'a>, ground: &'a ExactGround<'a>, standing: &'a Standing) -> Self {
        let stop = ExactStop::of(&exact.options);
        Self { exact, ground, standing, stop, never: ExactStop::default() }
    }

    /// From the checkpoint, if there is one, to the end.
    pub(super) fn run(&self) -> Result<Found, Nothing> {
        if let Some(from) = &self.exact.from {
            from.fill(self.ground);
            self.standing.set_best(from.tree().map(|tree| (tree.clone(), self.replayed(tree))));
        }
        let within = self.exact.options.within.unwrap_or(ANY_ROWS);
        match self.exact.options.aim {
            Aim::Total => self.fewest_in_total(within),
            Aim::Worst => self.fewest_at_worst(within),
        }
    }

    /// The strategy with the fewest rows in total, and of those with the fewest at worst.
    fn fewest_in_total(&self, within: u8) -> Result<Found, Nothing> {
        let verdict = self.fewest_within(within)?;
        let mut worst_proven = false;
        while !verdict.stopped && !worst_proven {
            let rows = self.standing.best().map_or(1, |(_, replay)| replay.worst()) as u8 - 1;
            self.standing.stage(Stage::Within(rows));
            // What is known of positions with any number of rows bounds them with fewer.
            let fewer = self.proof(rows, verdict.lower);
            if fewer.stopped {
                break;
            }
            worst_proven = fewer.total.is_none();
        }
        self.result(verdict.lower, !verdict.stopped, worst_proven)
    }

    /// The strategy with the fewest rows at worst, and of those with the fewest in total: one row more after the
    /// other, and what can't be done is proven so.
    fn fewest_at_worst(&self, within: u8) -> Result<Found, Nothing> {
        // Something to show for it, should it be stopped early.
        if self.standing.best().is_none() {
            self.narrow(within);
        }
        let most = within.min(self.exact.all.len().min(64) as u8);
        for rows in 1..=most {
            match self.fewest_within(rows) {
                Ok(verdict) => return self.result(verdict.lower, !verdict.stopped, !verdict.stopped),
                Err(Nothing::Impossible) => {}
                Err(Nothing::Stopped) => {
                    return self.result(self.ground.bound(&self.exact.all, within).lower, false, false);
                }
            }
        }
        Err(Nothing::Impossible)
    }

    /// The fewest rows in total within a limit of rows; the strategy becomes the best so far.
    fn fewest_within(&self, rows: u8) -> Result<FirstsVerdict, Nothing> {
        let fits = |best: &(Tree, TreeReplay)| best.1.worst() <= usize::from(rows);
        if !self.standing.best().is_some_and(|best| fits(&best)) {
            self.narrow(rows);
        }
        let best = self.standing.best().filter(fits);
        if !self.exact.options.proof {
            let lower = self.ground.bound(&self.exact.all, rows).lower;
            let unproven = FirstsVerdict { total: None, guess: None, lower, stopped: true };
            return best.map(|_| unproven).ok_or(Nothing::Stopped);
        }
        self.standing.stage(Stage::Proof);
        let verdict = self.proof(rows, best.as_ref().map_or(NEVER - 1, |(_, replay)| replay.total() as u32));
        match verdict {
            FirstsVerdict { stopped: true, .. } if best.is_none() => Err(Nothing::Stopped),
            FirstsVerdict { stopped: false, total: None, .. } => Err(Nothing::Impossible),
            _ => Ok(verdict),
        }
    }

    /// Looks for a tree with a total of at most `most`. If the search completes, the best so far is that of the first
    /// guess that manages; otherwise it is any better one found.
    fn proof(&self, rows: u8, most: u32) -> FirstsVerdict {
        let start = self.exact.start(rows);
        let threads = self.exact.options.threads;
        let search = ExactSearch { ground: self.ground, width: usize::MAX, threads, stop: &self.stop };
        let verdict = Firsts::new(search, start, most, self.standing).settle(&mut |guess, total| {
            let before = self.standing.best().map_or(u64::MAX, |(_, replay)| replay.total());
            if u64::from(total) < before {
                self.build(rows, Some(guess));
            }
        });
        if verdict.total.is_some() {
            self.standing.stage(Stage::Tree);
            self.build(rows, verdict.guess);
        }
        verdict
    }

    /// Builds a tree of what was worked out: the same with any number of threads, so with one alone.
    fn build(&self, rows: u8, guess: Option<Index>) {
        let search = ExactSearch { ground: self.ground, width: usize::MAX, threads: 1, stop: &self.never };
        let start = self.exact.start(rows);
        let tree = match guess {
            Some(guess) => search.tree_after(start, guess),
            None => search.tree(start),
        };
        let tree = tree.expect("what was worked out can be built");
        let replay = self.replayed(&tree);
        self.standing.set_best(Some((tree, replay)));
    }

    /// Good strategies, by narrow searches.
    fn narrow(&self, rows: u8) {
        let mut limit = NEVER;
        let Exact { kernel, answers, options, .. } = self.exact;
        for width in options.widths.iter().copied() {
            self.standing.stage(Stage::Narrow(width));
            let ground = ExactGround::new(kernel, answers, options.positions);
            let before = self.ground.counts();
            ground.count(before);
            let search = ExactSearch { ground: &ground, width, threads: 1, stop: &self.stop };
            if search.is_stopped() {
                return;
            }
            let start = self.exact.start(rows);
            if search.solve(start, limit).is_some()
                // Only what the tree itself needs counts: see there why it may be more than was found.
                && let Some(tree) = (ExactSearch { stop: &self.never, ..search }).tree(start)
            {
                let replay = self.replayed(&tree);
                if replay.total() < u64::from(limit) {
                    limit = replay.total() as u32;
                    self.standing.set_best(Some((tree, replay)));
                }
            }
            let after = ground.counts();
            self.ground.count((after.0 - before.0, after.1 - before.1));
        }
    }

    fn replayed(&self, tree: &Tree) -> TreeReplay {
        let universe = self.exact.kernel.universe();
        let secrets: Vec<_> = self.exact.all.iter().map(|secret| universe.code(*secret)).collect();
        tree.verify_for(universe.rules(), &secrets)
            .expect("a tree that was built from every class of answers finds every secret")
    }

    fn result(&self, lower: u32, proven: bool, worst_proven: bool) -> Result<Found, Nothing> {
        let (tree, replay) = self.standing.best().ok_or(Nothing::Stopped)?;
        let (nodes, looks) = self.ground.counts();
        let positions = self.ground.table.len();
        Ok(Found { tree, replay, lower, proven, worst_proven, nodes, looks, positions })
    }
}
