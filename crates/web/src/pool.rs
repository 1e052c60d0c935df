//! Threads that think: advice and analysis, beside the game and never in its way.
//!
//! At most one thread less than there are processors, each of low priority; only so many questions wait. A question
//! whose asker has gone is not answered.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rayon::{ThreadPool, ThreadPoolBuilder};
use tokio::sync::{Semaphore, oneshot};

use crate::panic;
use crate::problem::Problem;
use crate::settings::Settings;
use crate::unable::Unable;

/// How much less a thinking thread counts than one that serves, as `nice` says it.
#[cfg(target_os = "linux")]
const NICE: i32 = 15;

/// The threads.
pub(crate) struct Pool {
    threads: ThreadPool,
    places: Arc<Semaphore>,
    most: usize,
    patience: Duration,
    refused: AtomicU64,
}

/// What a question is asked under.
pub(crate) struct Terms {
    /// When to answer with what is known.
    pub(crate) deadline: Instant,
    /// Set once nobody waits for the answer any more.
    pub(crate) cancelled: Arc<AtomicBool>,
}

impl Terms {
    /// The limits for an adviser.
    pub(crate) fn limits(&self) -> solver::advice::Limits<'_> {
        solver::advice::Limits {
            deadline: Some(self.deadline),
            cancel: Some(&self.cancelled),
            ..solver::advice::Limits::default()
        }
    }
}

/// Cancels a question when its asker goes away.
struct Asking(Arc<AtomicBool>);

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Pool {
    /// The threads that the settings say.
    pub(crate) fn new(settings: &Settings) -> Result<Self, Unable> {
        let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let most = processors.saturating_sub(1).max(1);
        let threads = settings.advice_threads.map_or(most, |wanted| most.min(wanted as usize));
        let pool = ThreadPoolBuilder::new()
            .num_threads(threads)
            .thread_name(|number| format!("advice-{number}"))
            .start_handler(|_| stand_back())
            .panic_handler(panic::go_on)
            .build()
            .map_err(|error| Unable::Threads(error.to_string()))?;
        let places = threads + settings.advice_queue as usize;
        Ok(Self {
            threads: pool,
            places: Arc::new(Semaphore::new(places)),
            most: places,
            patience: Duration::from_secs(settings.advice_seconds.into()),
            refused: AtomicU64::new(0),
        })
    }

    /// How many threads there are.
    pub(crate) fn threads(&self) -> usize {
        self.threads.current_num_threads()
    }

    /// How many questions are being thought about or wait.
    pub(crate) fn asked(&self) -> usize {
        self.most - self.places.available_permits()
    }

    /// How many questions found no place.
    pub(crate) fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// Thinks about something on one of the threads. The time runs from when a thread takes it up.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Terms) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return Err(Problem::Busy { wait: self.patience });
        };
        let (answer, answered) = oneshot::channel();
        let cancelled = Arc::new(AtomicBool::new(false));
        let asking = Asking(Arc::clone(&cancelled));
        let patience = self.patience;
        self.threads.spawn_fifo(move || {
            let _place = place;
            if !cancelled.load(Ordering::Relaxed) {
                let terms = Terms { deadline: Instant::now() + patience, cancelled };
                // If nobody waits any more, the answer goes nowhere.
                let _ = answer.send(work(&terms));
            }
        });
        let answer = answered.await;
        drop(asking);
        answer.map_err(|_| Problem::Internal)
    }
}

/// Makes the calling thread count less than those that serve. On Linux that is set for a thread alone; elsewhere it
/// would be for the whole process, and is left.
fn stand_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICE) {
        tracing::warn!(%error, "the priority of a thread for advice stays as it is");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    fn pool(flags: &[&str]) -> Arc<Pool> {
        Arc::new(Pool::new(&Settings::of(flags).unwrap()).unwrap())
    }

    #[test]
    fn there_is_one_thread_at_least_and_one_less_than_processors_at_most() {
        let processors = std::thread::available_parallelism().unwrap().get();
        assert_eq!(pool(&[]).threads(), (processors - 1).max(1));
        assert_eq!(pool(&["--advice-threads", "1000"]).threads(), (processors - 1).max(1));
        assert_eq!(pool(&["--advice-threads", "1"]).threads(), 1);
    }

    #[tokio::test]
    async fn who_finds_no_place_is_told_when_to_come_back() {
        let pool = pool(&["--advice-threads", "1", "--advice-queue", "0", "--advice-seconds", "7"]);
        let gate = Arc::new(Barrier::new(2));
        let (inside, asker) = (Arc::clone(&gate), Arc::clone(&pool));
        let first = tokio::spawn(async move {
            let work = move |_: &Terms| {
                inside.wait();
                1
            };
            asker.think(work).await
        });
        while pool.asked() == 0 {
            tokio::task::yield_now().await;
        }
        let refused = pool.think(|_| 2).await;
        assert!(matches!(refused, Err(Problem::Busy { wait }) if wait == Duration::from_secs(7)));
        tokio::task::spawn_blocking(move || gate.wait()).await.unwrap();
        assert_eq!(first.await.unwrap().unwrap(), 1);
        assert_eq!(pool.refused(), 1);
    }

    #[tokio::test]
    async fn who_goes_away_cancels_the_work() {
        let pool = pool(&["--advice-threads", "1"]);
        let (begun, beginning) = oneshot::channel();
        let (seen, cancelled) = oneshot::channel();
        let asker = Arc::clone(&pool);
        let question = tokio::spawn(async move {
            let work = move |terms: &Terms| {
                begun.send(()).unwrap();
                while !terms.cancelled.load(Ordering::Relaxed) {
                    std::thread::yield_now();
                }
                seen.send(()).unwrap();
            };
            asker.think(work).await
        });
        beginning.await.unwrap();
        question.abort();
        cancelled.await.unwrap();
    }

    #[tokio::test]
    async fn a_thought_that_panics_harms_nobody_else() {
        let pool = pool(&["--advice-threads", "1", "--advice-queue", "0"]);
        let broken = pool.think(|_| -> u32 { panic!("a mistake") }).await;
        assert!(matches!(broken, Err(Problem::Internal)));
        // Its place is free again in a moment, and its thread goes on.
        while pool.asked() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.think(|_| 2).await.unwrap(), 2);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn thinking_threads_stand_back() {
        let pool = pool(&[]);
        let nice = || rustix::process::getpriority_process(None).unwrap();
        let before = nice();
        let inside = pool.think(move |_| nice()).await.unwrap();
        assert!(inside >= NICE.max(before), "{inside}");
        assert_eq!(nice(), before);
    }
}
