//! Guesses weighed against a set of secrets.

use rules::Code;

use super::clues::Clues;
use super::ending::EndingSearch;
use super::limits::Meter;
use super::rows::{Estimate, Rows};
use super::split::Split;
use super::weighed::Weighed;
use crate::heuristic::scatter;
use crate::kernel::Kernel;
use crate::reduction::Reduction;
use crate::universe::Index;

/// Pairs answered between two looks at the limits.
const PIECE: usize = 1 << 24;

/// Guesses weighed between two looks at the limits, at most.
const GUESSES: usize = 2048;

/// The most guesses that are kept.
pub(super) const KEPT: usize = 1 << 16;

/// How many of the guesses are kept where there are more.
const KEPT_OF_MANY: usize = 1000;

/// How many guesses are looked at further.
const AHEAD: usize = 16;

/// The most secrets for which it is worth while.
const AHEAD_SECRETS: usize = 400;

/// The most secrets that are looked through to the end.
const ENDING: usize = 64;

/// The secrets that guesses are weighed against.
pub(super) struct Field<'a> {
    pub(super) kernel: &'a Kernel<'a>,
    pub(super) clues: &'a Clues,
    /// Those weighed.
    pub(super) set: &'a [Index],
    /// How many there are.
    pub(super) whole: u64,
}

/// A guess by its number.
#[derive(Clone, Copy)]
pub(super) struct FieldEntry {
    index: Index,
    split: Split,
    rows: Rows,
    estimated: Rows,
}

impl Field<'_> {
    /// Whether the set is all that fits.
    pub(super) fn is_whole(&self) -> bool {
        self.whole == self.set.len() as u64
    }

    /// Weighs guesses until all are, or a limit is reached.
    pub(super) fn weigh(&self, guesses: &[Index], meter: &mut Meter<'_>) -> Vec<FieldEntry> {
        let secrets = self.set.len();
        let classes = self.kernel.classes().count();
        // Tables of all sizes pay only where most of them are met.
        let sizes = if guesses.len() * classes < secrets { 0 } else { secrets };
        let scattered: Vec<_> = (0..=sizes as u64).map(scatter).collect();
        let scattered =
            |size: u32| scattered.get(size as usize).copied().unwrap_or_else(|| scatter(u64::from(size)));
        let scale = self.whole as f64 / secrets as f64;
        let estimate = Estimate::new(self.kernel.classes(), sizes, scale);
        let piece = (PIECE / secrets.max(1)).clamp(8, GUESSES).next_multiple_of(8);
        let (mut entries, mut counted) = (Vec::with_capacity(guesses.len().min(KEPT)), Vec::new());
        for piece in guesses.chunks(piece) {
            if !meter.may(piece.len() as u64 * secrets as u64) {
                break;
            }
            self.kernel.histograms(self.set, &self.kernel.guesses(piece.to_vec()), &mut counted);
            for (guess, classes) in piece.iter().zip(counted.chunks_exact(classes)) {
                let mut split = Split::new(classes, secrets as u32, self.whole, scattered);
                if !self.is_whole() {
                    split.fits = self.clues.fits(self.kernel.universe().rules(), self.kernel.code(*guess));
                }
                let rows = Rows::estimated(estimate.after(classes, secrets as u32), secrets as u32);
                entries.push(FieldEntry { index: *guess, split, rows, estimated: rows });
            }
            if guesses.len() > KEPT && entries.len() > 4 * KEPT_OF_MANY {
                keep_best(&mut entries);
            }
        }
        if guesses.len() > KEPT {
            keep_best(&mut entries);
        }
        entries
    }

    /// Gives every guess the numbers of the first that is like it.
    pub(super) fn spread(&self, entries: &[FieldEntry], reduction: Reduction) -> Vec<FieldEntry> {
        let universe = self.kernel.universe();
        let mut places = vec![None; universe.len()];
        for (place, entry) in entries.iter().enumerate() {
            places[entry.index as usize] = Some(place);
        }
        let of = |(index, code): (Index, &Code)| {
            let place =
                universe.find(reduction.first(universe, *code)).and_then(|first| places[first as usize]);
            place.map(|place| FieldEntry { index, ..entries[place] })
        };
        (0..).zip(universe.codes()).filter_map(of).collect()
    }

    /// Looks where the best few of ranked guesses lead, and those wanted besides, if that isn't too far; then ranks
    /// them again. Whether the first is proven best.
    pub(super) fn look_ahead(
        &self,
        ranked: &mut Vec<FieldEntry>,
        wanted: &[Index],
        meter: &mut Meter<'_>,
    ) -> bool {
        if !self.is_whole() || self.set.len() > AHEAD_SECRETS || ranked.is_empty() {
            return false;
        }
        // Of guesses with the same numbers the first is enough: they are often alike.
        let (mut chosen, mut before) = (0, None);
        let (mut looked, rest): (Vec<FieldEntry>, Vec<FieldEntry>) = ranked.iter().partition(|entry| {
            let new = chosen < AHEAD && before.replace(entry.split) != Some(entry.split);
            chosen += usize::from(new);
            new || wanted.contains(&entry.index)
        });
        let mut ending = EndingSearch::new(self.kernel, meter.ahead());
        let estimate = Estimate::new(self.kernel.classes(), self.set.len(), 1.0);
        for entry in &mut looked {
            if meter.is_stopped() {
                break;
            }
            entry.rows = self.rows_after(entry.index, &estimate, &mut ending, meter);
        }
        looked.sort_by_key(by_rows);
        looked.extend(rest);
        *ranked = looked;
        self.prove(ranked, &mut ending, meter)
    }

    /// Looks for a guess that needs fewer rows than any seen; it comes first then.
    fn prove(
        &self,
        ranked: &mut Vec<FieldEntry>,
        ending: &mut EndingSearch<'_>,
        meter: &mut Meter<'_>,
    ) -> bool {
        if self.set.len() > ENDING || !self.every_guess() || meter.is_stopped() {
            return false;
        }
        let Some((total, guess)) = ending.best(self.set, meter) else { return false };
        let secrets = self.set.len() as u32;
        let rows = Rows::exactly(u64::from(total), secrets);
        if ranked.first().is_some_and(|first| first.rows == rows) {
            return true;
        }
        let place = ranked.iter().position(|entry| entry.index == guess);
        let mut entry = place.map_or_else(|| self.entry(guess), |place| ranked.remove(place));
        entry.rows = rows;
        ranked.insert(0, entry);
        true
    }

    /// Whether all guesses of the game are known to the kernel.
    fn every_guess(&self) -> bool {
        let universe = self.kernel.universe();
        universe.rules().guesses().count() == universe.len() as u64
    }

    fn entry(&self, guess: Index) -> FieldEntry {
        let (mut counted, secrets) = (Vec::new(), self.set.len() as u32);
        self.kernel.histograms(self.set, &self.kernel.guesses(vec![guess]), &mut counted);
        let estimate = Estimate::new(self.kernel.classes(), 0, self.whole as f64 / f64::from(secrets));
        let rows = Rows::estimated(estimate.after(&counted, secrets), secrets);
        FieldEntry { index: guess, split: Split::of(&counted, secrets, self.whole), rows, estimated: rows }
    }

    /// Rows in total with a guess, every class looked through to the end if it is small.
    fn rows_after(
        &self,
        guess: Index,
        estimate: &Estimate,
        ending: &mut EndingSearch<'_>,
        meter: &mut Meter<'_>,
    ) -> Rows {
        let secrets = self.set.len() as u32;
        let mut parts = self.kernel.split(self.set, guess);
        parts.pop();
        let (mut total, mut exact) = (Rows::whole(secrets), self.every_guess());
        for part in parts.iter().filter(|part| !part.is_empty()) {
            let found = if part.len() > ENDING { None } else { ending.total(part, meter) };
            exact &= found.is_some();
            total += found.map_or_else(|| estimate.total(part.len() as u32), Rows::whole);
        }
        if exact { Rows::exactly(total >> 10, secrets) } else { Rows::estimated(total, secrets) }
    }

    /// The guesses as codes.
    pub(super) fn named(&self, entries: &[FieldEntry]) -> Vec<Weighed> {
        let named = |entry: &FieldEntry| Weighed {
            guess: self.kernel.code(entry.index),
            split: entry.split,
            rows: entry.rows,
            estimated: entry.estimated,
        };
        entries.iter().map(named).collect()
    }
}

/// The order of guesses: fewest rows, fewest secrets left, lowest number.
fn by_rows(entry: &FieldEntry) -> (u64, u64, Index) {
    (entry.rows.total(), entry.split.squares, entry.index)
}

/// Puts guesses in order.
pub(super) fn rank(entries: &mut [FieldEntry]) {
    entries.sort_unstable_by_key(by_rows);
}

fn keep_best(entries: &mut Vec<FieldEntry>) {
    if entries.len() > KEPT_OF_MANY {
        entries.select_nth_unstable_by_key(KEPT_OF_MANY - 1, by_rows);
        entries.truncate(KEPT_OF_MANY);
    }
}
