//! The fewest rows for a few secrets, proven: the end of a game looked through to its end.

use std::collections::{HashMap, HashSet};

use super::limits::Meter;
use crate::few::among_few;
use crate::kernel::{GuessScore, Kernel};
use crate::universe::Index;

/// More rows than any set needs.
const NEVER: u32 = u32::MAX / 4;

/// Fixed cost of a guess in a look, and cost of a pair in a single split. The unit is a pair in a look, which handles
/// eight guesses and hundreds of secrets at a time.
const PER_GUESS: usize = 256;
const PER_SPLIT: usize = 64;

/// A search that had to stop.
pub(super) struct Stopped;

/// What is known of the ends of a game.
pub(super) struct EndingSearch<'k> {
    kernel: &'k Kernel<'k>,
    known: HashMap<Vec<Index>, (u32, Index)>,
    /// Answered pairs that may still be spent.
    left: u64,
}

/// A guess under consideration: its classes without the solution, and how few rows they need at least.
struct Parts {
    parts: Vec<(Vec<Index>, u32)>,
    total: u32,
}

impl<'k> EndingSearch<'k> {
    /// A search that may answer `work` pairs of guess and secret.
    pub(super) fn new(kernel: &'k Kernel<'k>, work: u64) -> Self {
        Self { kernel, known: HashMap::new(), left: work }
    }

    /// The fewest rows in total for these secrets; none if that takes too much work.
    pub(super) fn total(&mut self, set: &[Index], meter: &mut Meter<'_>) -> Option<u32> {
        self.solve(set, NEVER, meter).ok().flatten().map(|(total, _)| total)
    }

    /// A first guess with which these secrets need the fewest rows in total, and these.
    pub(super) fn best(&mut self, set: &[Index], meter: &mut Meter<'_>) -> Option<(u32, Index)> {
        self.solve(set, NEVER, meter).ok().flatten()
    }

    fn spend(&mut self, work: usize, meter: &mut Meter<'_>) -> Result<(), Stopped> {
        self.left = self.left.checked_sub(work as u64).ok_or(Stopped)?;
        if meter.may(work as u64) { Ok(()) } else { Err(Stopped) }
    }

    /// The fewest rows in total with a guess that needs no more, if they are fewer than the limit.
    fn solve(
        &mut self,
        set: &[Index],
        limit: u32,
        meter: &mut Meter<'_>,
    ) -> Result<Option<(u32, Index)>, Stopped> {
        let below = |found: (u32, Index)| (found.0 < limit).then_some(found);
        match set {
            [] => return Ok(None),
            [only] => return Ok(below((1, *only))),
            [first, _] => return Ok(below((3, *first))),
            _ => {}
        }
        if let Some(found) = self.known.get(set) {
            return Ok(below(*found));
        }
        let secrets = set.len() as u32;
        let (lower, found) = self.among(set, meter)?;
        if let Some(guess) = found {
            self.known.insert(set.to_vec(), (lower, guess));
            return Ok(below((lower, guess)));
        }
        if lower >= limit {
            return Ok(None);
        }
        self.spend((set.len() + PER_GUESS) * self.kernel.universe().len(), meter)?;
        let mut scores = Vec::new();
        let score = self.kernel.scores_while(set, &mut scores, &mut || meter.may(0)).ok_or(Stopped)?;
        if score.least == GuessScore::NONE || secrets + score.least >= limit {
            return Ok(None);
        }
        // Guesses by the rows that they need at least, then by number.
        let mut guesses: Vec<_> = scores.iter().copied().zip(0..).collect();
        // A guess that can't beat a known one isn't followed.
        let most = score.least_exact.min(limit - secrets - 1);
        guesses.retain(|(score, _)| *score <= most);
        guesses.sort_unstable();
        drop(scores);
        let (mut best, mut found) = (limit, None);
        let mut seen = HashSet::new();
        for (score, guess) in guesses {
            if secrets + score >= best || best <= lower {
                break;
            }
            self.spend((set.len() + PER_GUESS) * PER_SPLIT, meter)?;
            let Some(parts) = self.parts(set, guess, &mut seen) else { continue };
            if let Some(total) = self.follow(parts, best, meter)? {
                best = total;
                found = Some((total, guess));
            }
        }
        if let Some(found) = found {
            self.known.insert(set.to_vec(), found);
        }
        Ok(found)
    }

    /// A lower bound on the total for these secrets, and a guess that reaches it, if the answers among them show one.
    fn among(&mut self, set: &[Index], meter: &mut Meter<'_>) -> Result<(u32, Option<Index>), Stopped> {
        if set.len() > self.kernel.classes().branches() + 1 {
            return Ok((self.kernel.full_branching(set.len()), None));
        }
        self.spend(set.len() * (set.len() + PER_SPLIT) * PER_SPLIT / 4, meter)?;
        let few =
            among_few(set, &mut Vec::new(), |guess, classes| self.kernel.classes_of(set, guess, classes));
        Ok((few.lower, few.guess.map(|(guess, _)| guess)))
    }

    /// The parts of a guess, unless one before it has split the set alike.
    fn parts(&self, set: &[Index], guess: Index, seen: &mut HashSet<Vec<u8>>) -> Option<Parts> {
        let mut classes = Vec::new();
        self.kernel.classes_of(set, guess, &mut classes);
        let solved = self.kernel.classes().solved() as u8;
        // Only whether a part is solved matters, not which answer it has: parts are numbered as they come.
        let mut names = [u8::MAX; 256];
        let mut next = 0;
        for class in &mut classes {
            let name = &mut names[usize::from(*class)];
            if *class != solved && *name == u8::MAX {
                *name = next;
                next += 1;
            }
            *class = *name;
        }
        let mut parts = vec![(Vec::new(), 0); usize::from(next)];
        for (secret, class) in set.iter().zip(&classes) {
            if let Some((part, _)) = parts.get_mut(usize::from(*class)) {
                part.push(*secret);
            }
        }
        if !seen.insert(classes) {
            return None;
        }
        let mut total = set.len() as u32;
        for (part, lower) in &mut parts {
            *lower = self.kernel.full_branching(part.len());
            total += *lower;
        }
        // Small parts are solved quickly and rule a guess out early.
        parts.sort_by_key(|(part, _)| part.len());
        Some(Parts { parts, total })
    }

    /// The fewest rows in total after a guess, if fewer than the best.
    fn follow(&mut self, mut guess: Parts, best: u32, meter: &mut Meter<'_>) -> Result<Option<u32>, Stopped> {
        for (part, lower) in &mut guess.parts {
            let (raised, _) = match part.len() {
                0..=2 => continue,
                _ => self.among(part, meter)?,
            };
            guess.total += raised.max(*lower) - *lower;
            *lower = raised.max(*lower);
            if guess.total >= best {
                return Ok(None);
            }
        }
        for (part, lower) in &guess.parts {
            let limit = best - (guess.total - lower);
            match self.solve(part, limit, meter)? {
                Some((total, _)) => guess.total += total - lower,
                None => return Ok(None),
            }
        }
        Ok((guess.total < best).then_some(guess.total))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::Limits;
    use crate::exact::{Exact, SearchOptions};
    use crate::{Backend, Universe};

    #[test]
    fn whole_games_need_what_the_exact_search_proves() {
        for game in ["1x2", "1x5", "2x3", "2x6", "3x3", "3x4", "4x3", "5x2", "3x5n", "4x4n"] {
            let universe = Universe::of(game).expect(game);
            let kernel = Kernel::new(&universe, Backend::best());
            let mut meter = Meter::new(Limits::default());
            let total = EndingSearch::new(&kernel, u64::MAX).total(&universe.indices(), &mut meter);
            let exact = Exact::new(&kernel, SearchOptions::default()).run(&mut |_| {}).expect("a strategy");
            assert_eq!((total, exact.proven), (Some(exact.lower), true), "{game}");
        }
    }

    #[test]
    fn the_guess_found_needs_the_rows_found() {
        let universe = Universe::of("3x6").expect("a game");
        let kernel = Kernel::new(&universe, Backend::best());
        let mut meter = Meter::new(Limits::default());
        let mut ending = EndingSearch::new(&kernel, u64::MAX);
        for step in [5, 7, 11, 13, 29] {
            let set: Vec<_> = universe.indices().into_iter().step_by(step).collect();
            let (total, guess) = ending.best(&set, &mut meter).expect("no limit");
            let mut parts = kernel.split(&set, guess);
            parts.pop();
            parts.retain(|part| !part.is_empty());
            let after: u32 = parts.iter().map(|part| ending.total(part, &mut meter).expect("no limit")).sum();
            assert_eq!(total, set.len() as u32 + after);
        }
    }

    #[test]
    fn it_stops_when_its_work_is_spent() {
        let universe = Universe::of("4x6").expect("a game");
        let kernel = Kernel::new(&universe, Backend::best());
        let mut meter = Meter::new(Limits::default());
        let set: Vec<_> = universe.indices().into_iter().step_by(17).collect();
        assert_eq!(EndingSearch::new(&kernel, 1000).total(&set, &mut meter), None);
        assert!(!meter.is_stopped());
    }
}
