//! The first guesses of a game, raised side by side.
//!
//! The one that is proven to need the fewest rows so far is always the next to be looked into: so the least of all
//! is as good a bound as the work done can give, whenever the search is stopped.

use super::progress::Standing;
use super::search::{Buffers, ExactPart, ExactPosition, ExactSearch, STEP};
use super::table::KnownRows;
use crate::universe::Index;

/// The most rows by which a class after a first guess is raised at once: what is begun and not ended is lost when
/// the search is stopped.
const LONGEST_STEP: u32 = 32;

/// What a look into all first guesses came to.
pub(super) struct FirstsVerdict {
    /// The fewest rows in total, if not more than were asked for.
    pub(super) total: Option<u32>,
    /// The first guess that does with so few; none if no guess had to be followed to know.
    pub(super) guess: Option<Index>,
    /// No strategy needs fewer rows.
    pub(super) lower: u32,
    /// Whether it was stopped before everything was settled.
    pub(super) stopped: bool,
}

/// All first guesses that are not alike, by the rows they need at least and by number.
pub(super) struct Firsts<'s> {
    search: ExactSearch<'s>,
    position: ExactPosition<'s>,
    standing: &'s Standing,
    list: Vec<First>,
    /// More rows are of no interest.
    best: u32,
    /// The place of a guess that needs exactly this many.
    found: Option<usize>,
}

struct First {
    guess: Index,
    /// It needs no fewer rows, as known at the start and now.
    start: u32,
    total: u32,
    /// Its classes, once they were looked at.
    parts: Option<Vec<ExactPart>>,
    step: u32,
    /// Worked out, or of no use.
    done: bool,
}

impl<'s> Firsts<'s> {
    /// First guesses that may need no more rows than `best`.
    pub(super) fn new(
        search: ExactSearch<'s>,
        position: ExactPosition<'s>,
        best: u32,
        standing: &'s Standing,
    ) -> Firsts<'s> {
        let first =
            |(rows, guess)| First { guess, start: rows, total: rows, parts: None, step: STEP, done: false };
        let list = search.guesses(position, best + 1).into_iter().map(first).collect();
        Self { search, position, standing, list, best, found: None }
    }

    /// Raises them until all are settled. Whatever does with fewer rows than all before is handed over at once.
    pub(super) fn settle(mut self, better: &mut dyn FnMut(Index, u32)) -> FirstsVerdict {
        let ExactPosition { set, rows, .. } = self.position;
        let ground = self.search.ground;
        let known = ground.bound(set, rows);
        if known.exact || known.lower > self.best {
            let total = (known.lower <= self.best).then_some(known.lower);
            return FirstsVerdict { total, guess: None, lower: known.lower, stopped: false };
        }
        let mut buffers = Buffers::default();
        let mut stopped = false;
        self.tell();
        while let Some(place) = self.next() {
            stopped = self.search.is_stopped();
            if stopped {
                break;
            }
            if self.advance(place, &mut buffers) {
                self.found = Some(place);
                self.best = self.list[place].total;
                better(self.list[place].guess, self.best);
            }
            self.tell();
        }
        let lower = self.lower().max(known.lower);
        if stopped {
            return FirstsVerdict { total: None, guess: None, lower, stopped };
        }
        let found = self.found.map(|place| self.list[place].guess);
        ground.settle(set, rows, KnownRows { lower, exact: found.is_some() });
        FirstsVerdict { total: found.map(|_| self.best), guess: found, lower, stopped }
    }

    /// A guess must need fewer rows than these to be of interest: of several as good the first is taken.
    fn limit(&self, place: usize) -> u32 {
        if self.found.is_some_and(|found| place > found) { self.best } else { self.best + 1 }
    }

    fn is_settled(&self, place: usize) -> bool {
        self.list[place].done || self.list[place].total >= self.limit(place)
    }

    /// The guess that may need the fewest rows.
    fn next(&self) -> Option<usize> {
        let open = (0..self.list.len()).filter(|place| !self.is_settled(*place));
        open.min_by_key(|place| self.list[*place].total)
    }

    /// What any strategy needs, as far as is known; more than the best if none needs so few.
    fn lower(&self) -> u32 {
        let most = self.best + u32::from(self.found.is_none());
        self.next().map_or(most, |place| self.list[place].total.min(most))
    }

    /// Looks at the classes of a guess, or raises each of them a step further; whether it is worked out now, and
    /// needs fewer rows than the limit.
    fn advance(&mut self, place: usize, buffers: &mut Buffers) -> bool {
        let (search, position, limit) = (self.search, self.position, self.limit(place));
        let limit = move || limit;
        let guess = self.list[place].guess;
        search.ground.answers.split(position.set, guess, &mut buffers.cells);
        let first = &mut self.list[place];
        let Some(parts) = first.parts.take() else {
            let open = search.open(position, &limit, &mut first.total, buffers);
            first.done = !open && first.total < limit();
            first.parts = Some(std::mem::take(&mut buffers.parts));
            return false;
        };
        buffers.parts = parts;
        let equivalence = search.after(position, guess);
        let mut total = first.total;
        let step = first.step;
        first.step = (2 * step).min(LONGEST_STEP);
        for part in 0..buffers.parts.len() {
            if buffers.parts[part].exact {
                continue;
            }
            let raised = search.raise(position, &equivalence, &limit, &mut total, buffers, (part, step));
            self.list[place].total = total;
            self.tell();
            if raised.is_none() {
                break;
            }
        }
        let first = &mut self.list[place];
        first.done = first.total < limit() && buffers.parts.iter().all(|part| part.exact);
        first.parts = Some(std::mem::take(&mut buffers.parts));
        first.done
    }

    /// Says how far it is.
    fn tell(&self) {
        let settled = (0..self.list.len()).filter(|place| self.is_settled(*place)).count();
        let way = |(place, first): (usize, &First)| {
            if self.is_settled(place) {
                return 1.0;
            }
            let all = f64::from(self.limit(place).saturating_sub(first.start).max(1));
            f64::from(first.total - first.start) / all
        };
        let share = self.list.iter().enumerate().map(way).sum::<f64>() / self.list.len().max(1) as f64;
        let lower = self.lower();
        self.standing.update(|progress| {
            progress.settled = settled;
            progress.guesses = self.list.len();
            progress.share = share;
            progress.lower = lower;
        });
    }
}
