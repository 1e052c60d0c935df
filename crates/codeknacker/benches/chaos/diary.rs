//! What happened: counts, and everything that is wrong with its seed, its time and its table.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::Engine;

/// How many failures are printed; the rest is counted.
const SHOWN: usize = 40;

/// What is counted, for the report.
#[derive(Default)]
pub(crate) struct Counts {
    /// Steps acknowledged to programs.
    pub(crate) by_api: AtomicU64,
    /// Steps acknowledged to browsers.
    pub(crate) by_page: AtomicU64,
    /// Matches that came to their end.
    pub(crate) ended: AtomicU64,
    /// Requests that got no answer.
    pub(crate) unanswered: AtomicU64,
    /// Requests told to come back.
    pub(crate) later: AtomicU64,
    /// Streams that were opened again.
    pub(crate) returns: AtomicU64,
    /// Streams told to reload.
    pub(crate) reloads: AtomicU64,
    /// Steps that streams told.
    pub(crate) told: AtomicU64,
    /// The longest that a computer was seen to be due, in milliseconds.
    pub(crate) slowest: AtomicU64,
    /// Connections of rude readers.
    pub(crate) rude: AtomicU64,
}

/// Adds one.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// The diary of a run.
pub(crate) struct Diary {
    /// Where matches live.
    pub(crate) engine: Engine,
    seed: u64,
    began: Instant,
    failures: Mutex<Vec<String>>,
    /// What was refused at first and was fine later, by its reason.
    refusals: Mutex<BTreeMap<String, u64>>,
    /// What is counted.
    pub(crate) counts: Counts,
}

impl Diary {
    /// A new diary; its time begins now.
    pub(crate) fn new(engine: Engine, seed: u64) -> Self {
        Self {
            engine,
            seed,
            began: Instant::now(),
            failures: Mutex::default(),
            refusals: Mutex::default(),
            counts: Counts::default(),
        }
    }

    /// How long the run has taken.
    pub(crate) fn time(&self) -> Duration {
        self.began.elapsed()
    }

    /// Says how far it is.
    pub(crate) fn say(&self, what: impl Display) {
        println!("{:>8.1} s  {what}", self.time().as_secs_f64());
    }

    /// A computer was due for so long.
    pub(crate) fn computer_took(&self, long: Duration) {
        let millis = u64::try_from(long.as_millis()).unwrap_or(u64::MAX);
        self.counts.slowest.fetch_max(millis, Ordering::Relaxed);
    }

    /// Something was refused that may be fine a moment later.
    pub(crate) fn refused(&self, why: String) {
        *self.refusals.lock().unwrap_or_else(PoisonError::into_inner).entry(why).or_default() += 1;
    }

    /// What was refused, and how often.
    pub(crate) fn refusals(&self) -> String {
        let refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        let refusals: Vec<_> = refusals.iter().map(|(why, many)| format!("{many} × {why}")).collect();
        if refusals.is_empty() { "none".to_owned() } else { refusals.join("; ") }
    }

    /// Something is wrong.
    pub(crate) fn fail(&self, place: impl Display, what: impl Display) {
        let (engine, time) = (self.engine.name(), self.time().as_secs_f64());
        let failure = format!("WRONG: {engine}, seed {}, at {time:.1} s, {place}: {what}", self.seed);
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() < SHOWN {
            println!("{failure}");
        }
        failures.push(failure);
    }

    /// How much is wrong.
    pub(crate) fn failures(&self) -> usize {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}
