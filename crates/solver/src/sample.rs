//! Any way to guess, played against some secrets only: what can't be played against all of them can be measured so.

use crate::kernel::Kernel;
use crate::strategy::Outcome;
use crate::universe::Index;

/// Where a game stands.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The secrets that fit all answers so far, in order.
    pub set: &'a [Index],
    /// The rows so far, each with the class of its answer.
    pub rows: &'a [(Index, usize)],
}

/// Plays against these secrets with the guess that is made in each position. A position in which several secrets
/// stand is played once.
pub fn sample(
    kernel: &Kernel<'_>,
    secrets: &[Index],
    guess: &mut dyn FnMut(Position<'_>) -> Index,
) -> Outcome {
    let mut played = Played {
        kernel,
        guess,
        rows: Vec::new(),
        outcome: Outcome { histogram: Vec::new(), first: 0, nodes: 0 },
    };
    played.on(&kernel.universe().indices(), secrets);
    played.outcome
}

struct Played<'a, 'k> {
    kernel: &'a Kernel<'k>,
    guess: &'a mut dyn FnMut(Position<'_>) -> Index,
    rows: Vec<(Index, usize)>,
    outcome: Outcome,
}

impl Played<'_, '_> {
    fn on(&mut self, set: &[Index], secrets: &[Index]) {
        self.outcome.nodes += 1;
        let guess = (self.guess)(Position { set, rows: &self.rows });
        if self.rows.is_empty() {
            self.outcome.first = guess;
        }
        let sought = self.kernel.split(secrets, guess);
        let solved = self.kernel.classes().solved();
        let row = self.rows.len();
        if !sought[solved].is_empty() && self.outcome.histogram.len() <= row {
            self.outcome.histogram.resize(row + 1, 0);
        }
        if !sought[solved].is_empty() {
            self.outcome.histogram[row] += sought[solved].len() as u64;
        }
        let parts = self.kernel.split(set, guess);
        for (class, sought) in sought.iter().enumerate() {
            if class != solved && !sought.is_empty() {
                self.rows.push((guess, class));
                self.on(&parts[class], sought);
                self.rows.pop();
            }
        }
    }
}
