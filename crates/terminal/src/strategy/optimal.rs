//! The exact search, with its limits.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use solver::Kernel;
use solver::exact::{Aim, Exact, Found, Options, Progress as Standing, Stage};

use super::Question;
use super::progress::Progress;
use crate::failure::Failure;

/// Bytes of a position in the table.
const POSITION: usize = 32;

/// The parts of the bar.
const WHOLE: u64 = 1000;

/// What limits a search, and what it aims at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// The most rows for any secret.
    pub within: Option<u8>,
    /// Whether the fewest rows at worst come before the fewest in total.
    pub worst_first: bool,
    /// How long it may take.
    pub deadline: Option<Duration>,
    /// Megabytes for the table of positions.
    pub table: Option<NonZeroUsize>,
}

impl Limits {
    /// Whether nothing is limited.
    pub(super) const fn is_none(&self) -> bool {
        self.within.is_none() && !self.worst_first && self.deadline.is_none() && self.table.is_none()
    }

    fn options(&self) -> Options {
        let mut options = Options { within: self.within, ..Options::default() };
        options.threads = std::thread::available_parallelism().map_or(1, usize::from);
        if self.worst_first {
            options.aim = Aim::Worst;
        }
        if let Some(megabytes) = self.table {
            options.positions = megabytes.get().saturating_mul(1 << 20) / POSITION;
        }
        // An end that no clock can show is none.
        options.deadline = self.deadline.and_then(|long| Instant::now().checked_add(long));
        options
    }
}

/// Searches for the best strategy with all processors.
pub(super) fn optimal(kernel: &Kernel<'_>, question: &Question<'_>) -> Result<Found, Failure> {
    let limits = question.limits;
    let progress = std::cell::RefCell::new(Progress::new(question.watched, WHOLE));
    let found = Exact::new(kernel, limits.options()).run(&|step| {
        progress.borrow_mut().at(0, || doing(&step));
    });
    found.ok_or_else(|| {
        Failure::Wrong(match (limits.within, limits.deadline) {
            (Some(rows), None) => {
                format!("no strategy finds every secret of {} within {rows} rows", question.game)
            }
            _ => format!("the time was up before any strategy for {} was found; allow more", question.game),
        })
    })
}

/// What a search does, in words.
fn doing(step: &Standing) -> String {
    let doing = match step.stage {
        Stage::Narrow(width) => format!("following {width} guesses of a position"),
        Stage::Proof => "looking for anything better".to_owned(),
        Stage::Within(rows) => format!("asking whether {rows} rows at worst will do"),
        Stage::Tree => "building the tree".to_owned(),
    };
    let best = step.best.map_or(String::new(), |best| format!(", {best} rows so far"));
    format!("{doing}{best}, {} positions", step.nodes)
}
