//! A party's breaker plays for points: those of the row now, less what the row opens for the rivals who come next.
//!
//! What counts is the lead: own points, less those of all others on average, the maker's among them. While many
//! secrets fit, every row is weighed by the points it can earn now and by an outlook on the rest of the round that
//! knows only how many secrets are left (`outlook.rs`); once few fit, the rest of the round is played through
//! (`endgame.rs`). A row placed before may be placed again: it earns the same points and tells nobody anything.

mod endgame;
mod outlook;
mod stakes;

use rules::view::View;
use rules::{Answer, Code, Mode};

use super::candidates;
use super::mind::Mind;
use super::safety::Safety;
use super::sight::BreakerSight;
use crate::kernel::Kernel;
use crate::universe::Index;
use endgame::Endgame;
use outlook::Outlook;
use stakes::Stakes;

/// The most secrets with which the round is played through.
const FEW: usize = 10;

/// How many rows beside those that fit are then compared.
const OTHERS: usize = 12;

/// Rows weighed between two looks at the clock.
const PIECE: usize = 1024;

/// The row of a view's breaker, if the game is a party of several whose codes can be listed;
/// none also if there is no time to weigh any row.
pub(crate) fn row(mind: &Mind<'_>, view: &View, sight: &BreakerSight, safety: Safety) -> Option<Code> {
    let kernel = mind.kernel().filter(|_| view.setup.mode() != Mode::Solo)?;
    let stakes = Stakes::of(view.setup.rules(), view.setup.seats(), sight.rows_left)?;
    let set = candidates::fitting(kernel, sight, safety);
    let sure = sure(&stakes, &sight.rows());
    let position = PartyPosition { kernel, stakes: &stakes, set: &set, sure, safety };
    let played_through = if set.len() <= FEW { position.played_through() } else { None };
    let row = played_through.or_else(|| position.weighed().first().map(|(_, row)| *row))?;
    Some(kernel.code(row))
}

/// The most that a row placed before earns again.
fn sure(stakes: &Stakes, rows: &[(Code, Answer)]) -> Option<(Code, i64)> {
    // Of several the first.
    rows.iter().rev().map(|(row, answer)| (*row, stakes.points(*answer))).max_by_key(|(_, points)| *points)
}

/// A position of a round, from the seat whose turn it is.
struct PartyPosition<'a, 'k> {
    kernel: &'a Kernel<'k>,
    stakes: &'a Stakes,
    /// The secrets that fit.
    set: &'a [Index],
    /// A row that is sure to earn these points.
    sure: Option<(Code, i64)>,
    safety: Safety,
}

impl PartyPosition<'_, '_> {
    fn sure_points(&self) -> i64 {
        self.sure.map_or(0, |(_, points)| points)
    }

    /// The points of a class of answers.
    fn points(&self) -> Vec<i64> {
        let classes = self.kernel.classes();
        (0..classes.count()).map(|class| self.stakes.points(classes.answer(class))).collect()
    }

    /// Rows with the lead that they promise, the best first; of several the lowest. As many as there is time for.
    fn weighed(&self) -> Vec<(f64, Index)> {
        let mut outlook = Outlook::new(self.stakes);
        let (points, mut counted, mut weighed) = (self.points(), Vec::new(), Vec::new());
        for piece in self.kernel.all().indices().chunks(PIECE) {
            if self.safety.is_over() {
                break;
            }
            let guesses = self.kernel.guesses(piece.to_vec());
            self.kernel.histograms(self.set, &guesses, &mut counted);
            let sizes = counted.chunks_exact(self.kernel.classes().count());
            weighed
                .extend(sizes.zip(piece).map(|(sizes, row)| (self.lead(sizes, &points, &mut outlook), *row)));
        }
        weighed.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        weighed
    }

    /// The lead that a row promises, by the number of secrets it leaves in each class.
    fn lead(&self, sizes: &[u32], points: &[i64], outlook: &mut Outlook<'_>) -> f64 {
        let solved = self.kernel.classes().solved();
        let mut lead = self.stakes.lead_of_solution() * f64::from(sizes[solved]);
        let open = sizes.iter().zip(points).take(solved).filter(|(size, _)| **size > 0);
        for (size, points) in open {
            let sure = self.sure_points().max(*points);
            let after = outlook.lead_after(*size, sure);
            lead += f64::from(*size) * (self.stakes.lead_of_points(*points) + after);
        }
        lead
    }

    /// The best row when few secrets are left; none if there is no time to play all of them through.
    fn played_through(&self) -> Option<Index> {
        let sure = self.sure.and_then(|(row, _)| self.kernel.universe().rules().guesses().index(row));
        let mut rows = self.set.to_vec();
        rows.extend(sure.map(|row| row as Index));
        rows.extend(self.weighed().iter().take(OTHERS).map(|(_, row)| *row));
        rows.sort_unstable();
        rows.dedup();
        let mut endgame = Endgame::new(self.kernel, self.stakes, self.set, &self.points(), self.safety);
        let lead = |row: &Index| endgame.lead(self.kernel, *row, self.sure_points());
        let leads = rows.iter().map(lead).collect::<Option<Vec<_>>>()?;
        let most = leads.iter().max()?;
        let place = leads.iter().position(|lead| lead == most)?;
        Some(rows[place])
    }
}
