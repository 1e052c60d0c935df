//! Threads that think: advice and analysis, beside the game and never in its way.
//!
//! At most one thread less than there are processors, each of low priority; only so many questions wait, and addresses
//! take turns. Somebody waits at the board for advice, so it goes before analysis: a thread that analyses takes it up in
//! between. A question whose asker has gone is not answered.

use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use solver::advice::{Breath, Limits};
use tables::locked;
use tokio::sync::oneshot;

use crate::address::ClientAddress;
use crate::problem::Problem;
use crate::settings::Settings;
use crate::turns::TurnQueue;
use crate::unable::Unable;

/// How much less a thinking thread counts than one that serves, as `nice` says it.
#[cfg(target_os = "linux")]
const NICE: i32 = 15;

/// How long advice is thought about before another address's is taken up in between.
const SLICE: Duration = Duration::from_millis(500);

/// The most questions that a thread has taken up in between each other.
const DEPTH: usize = 4;

/// How long a thread waits for the next question before it ends.
const IDLE: Duration = Duration::from_mins(1);

/// The stack of a thread, with room for questions within questions. The system gives only what is used.
const STACK: usize = 16 * 1024 * 1024;

/// The share of its time that a question always gets, however long it has waited.
const LEAST: u32 = 5;

/// How urgent a question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// Somebody waits at the board.
    Advice,
    /// Somebody looks back at leisure.
    Analysis,
}

/// The threads.
pub(crate) struct Pool {
    queue: Arc<Queue>,
    threads: usize,
    refused: AtomicU64,
}

/// What the threads share.
struct Queue {
    waiting: Mutex<PoolQueue>,
    rung: Condvar,
    /// How many questions for advice wait: asked all the time by those who analyse.
    urgent: AtomicUsize,
    running: AtomicUsize,
    /// The most questions that are thought about or wait.
    most: usize,
    patience: Duration,
}

#[derive(Default)]
struct PoolQueue {
    advice: TurnQueue<PoolJob>,
    analysis: TurnQueue<PoolJob>,
    closed: bool,
}

/// A question that waits.
struct PoolJob {
    urgency: Urgency,
    asked: Instant,
    cancelled: Arc<AtomicBool>,
    work: PoolWork,
}

/// Thinks, or without terms tells the asker that there is no time for it.
type PoolWork = Box<dyn FnOnce(Option<&ThinkTerms<'_>>) + Send>;

/// There is no room for a question.
struct Full;

/// What a question is asked under.
pub(crate) struct ThinkTerms<'q> {
    /// When to answer with what is known.
    deadline: Instant,
    /// Set once nobody waits for the answer any more.
    cancelled: Arc<AtomicBool>,
    urgency: Urgency,
    begun: Instant,
    queue: &'q Queue,
    /// Whose questions this thread has taken up, this one last.
    callers: Vec<ClientAddress>,
}

impl ThinkTerms<'_> {
    /// Hands over the limits for an adviser. Keeping to them lets more urgent questions pass.
    pub(crate) fn within<T>(&self, think: impl FnOnce(Limits<'_>) -> T) -> T {
        let breathe = || self.breathe();
        think(Limits {
            deadline: Some(self.deadline.into()),
            cancel: Some(&self.cancelled),
            breath: Some(Breath::new(&breathe)),
            ..Limits::default()
        })
    }

    /// Whether nobody waits for the answer any more.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// How long it has been thought about.
    pub(crate) fn spent(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Takes up a question that can't wait as long as this one.
    fn breathe(&self) {
        if self.queue.urgent.load(Ordering::Relaxed) == 0 || self.callers.len() >= DEPTH {
            return;
        }
        let left_out = match self.urgency {
            Urgency::Analysis => &[],
            Urgency::Advice if self.begun.elapsed() < SLICE => return,
            // An address's own questions wait for each other.
            Urgency::Advice => self.callers.as_slice(),
        };
        let next = self.queue.waiting().advice.next(left_out);
        if let Some((caller, job)) = next {
            self.queue.taken(&job);
            self.queue.answer(job, [self.callers.as_slice(), &[caller]].concat());
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

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, PoolQueue> {
        locked(&self.waiting)
    }

    /// A question has left the list of those that wait.
    fn taken(&self, job: &PoolJob) {
        if job.urgency == Urgency::Advice {
            self.urgent.fetch_sub(1, Ordering::Relaxed);
        }
        self.running.fetch_add(1, Ordering::Relaxed);
    }

    /// Has questions answered until the server stops, by a thread that ends when nobody asks: only then does the
    /// allocator give back what the thread took.
    fn attend(self: Arc<Self>, name: &str) {
        while self.wait_for_question() {
            let queue = Arc::clone(&self);
            let thread = std::thread::Builder::new().name(name.to_owned()).stack_size(STACK);
            match thread.spawn(move || queue.serve()) {
                // It catches what goes wrong within.
                Ok(thread) => drop(thread.join()),
                Err(_) => self.serve(),
            }
        }
    }

    /// Waits for a question; none comes any more if the server stops.
    fn wait_for_question(&self) -> bool {
        let waits =
            |waiting: &mut PoolQueue| !waiting.closed && waiting.advice.len() + waiting.analysis.len() == 0;
        let waiting = self.rung.wait_while(self.waiting(), waits).unwrap_or_else(PoisonError::into_inner);
        !waiting.closed
    }

    /// Answers questions until nobody has asked for a while.
    fn serve(&self) {
        let mut waiting = self.waiting();
        let mut idle = false;
        loop {
            if waiting.closed {
                return;
            }
            let next = waiting.advice.next(&[]).or_else(|| waiting.analysis.next(&[]));
            let Some((caller, job)) = next else {
                if idle {
                    return;
                }
                let rung = self.rung.wait_timeout(waiting, IDLE).unwrap_or_else(PoisonError::into_inner);
                (waiting, idle) = (rung.0, rung.1.timed_out());
                continue;
            };
            idle = false;
            self.taken(&job);
            drop(waiting);
            self.answer(job, vec![caller]);
            waiting = self.waiting();
        }
    }

    /// Answers a question. Its time runs from when it was asked; a caller who has waited for all of it is told to
    /// come back.
    fn answer(&self, job: PoolJob, callers: Vec<ClientAddress>) {
        let PoolJob { urgency, asked, cancelled, work } = job;
        let now = Instant::now();
        if !cancelled.load(Ordering::Relaxed) {
            let deadline = (asked + self.patience).max(now + self.patience / LEAST);
            let terms = ThinkTerms { deadline, cancelled, urgency, begun: now, queue: self, callers };
            let terms = (now < asked + self.patience).then_some(&terms);
            // A mistake in one answer ends no thread, nor the question that waits for this one: its asker is told that
            // there is none.
            let _ = catch_unwind(AssertUnwindSafe(|| work(terms)));
        }
        self.running.fetch_sub(1, Ordering::Relaxed);
    }

    /// Makes room for one more question where the list is full: one that is less urgent gives way, or the newest of the
    /// caller who has the most waiting. The answer is the one that gave way.
    fn make_room(
        &self,
        waiting: &mut PoolQueue,
        urgency: Urgency,
        caller: ClientAddress,
    ) -> Result<Option<PoolJob>, Full> {
        let running = self.running.load(Ordering::Relaxed);
        if running + waiting.advice.len() + waiting.analysis.len() < self.most {
            return Ok(None);
        }
        let lists = match urgency {
            Urgency::Advice => [Some((&mut waiting.analysis, 0)), Some((&mut waiting.advice, 1))],
            Urgency::Analysis => [Some((&mut waiting.analysis, 1)), None],
        };
        for (list, more) in lists.into_iter().flatten() {
            let own = if more == 0 { 0 } else { list.of(caller) + more };
            if let Some((longest, many)) = list.longest()
                && many > own
            {
                return Ok(list.give_up(longest));
            }
        }
        Err(Full)
    }
}

impl Pool {
    /// The threads that the settings say.
    pub(crate) fn new(settings: &Settings) -> Result<Self, Unable> {
        let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let most = processors.saturating_sub(1).max(1);
        let threads = settings.advice_threads.map_or(most, |wanted| most.min(wanted as usize));
        let queue = Arc::new(Queue {
            waiting: Mutex::default(),
            rung: Condvar::new(),
            urgent: AtomicUsize::new(0),
            running: AtomicUsize::new(0),
            most: threads + settings.advice_queue as usize,
            patience: Duration::from_secs(settings.advice_seconds.into()),
        });
        let pool = Self { queue, threads, refused: AtomicU64::new(0) };
        for number in 0..threads {
            let queue = Arc::clone(&pool.queue);
            let name = format!("advice-{number}");
            let thread = std::thread::Builder::new().name(name.clone());
            let work = move || {
                // Threads take on the priority of those that begin them.
                stand_back();
                queue.attend(&name);
            };
            thread.spawn(work).map_err(|error| Unable::Threads(error.to_string()))?;
        }
        Ok(pool)
    }

    /// How many threads there are.
    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// How many questions are being thought about or wait.
    pub(crate) fn asked(&self) -> usize {
        let waiting = self.queue.waiting();
        self.queue.running.load(Ordering::Relaxed) + waiting.advice.len() + waiting.analysis.len()
    }

    /// How many questions found no place, or waited too long.
    pub(crate) fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// Thinks about something on one of the threads, for an address. The time runs from now on.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        caller: ClientAddress,
        urgency: Urgency,
        work: impl FnOnce(&ThinkTerms<'_>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let patience = self.queue.patience;
        let (answer, answered) = oneshot::channel();
        let cancelled = Arc::new(AtomicBool::new(false));
        let asking = Asking(Arc::clone(&cancelled));
        // If nobody waits any more, the answer goes nowhere.
        let work = Box::new(move |terms: Option<&ThinkTerms<'_>>| drop(answer.send(terms.map(work))));
        self.wait(caller, PoolJob { urgency, asked: Instant::now(), cancelled, work })?;
        // An answer after twice the time would help nobody.
        let answer = tokio::time::timeout(2 * patience, answered).await;
        drop(asking);
        match answer {
            Ok(Ok(Some(answer))) => Ok(answer),
            Ok(Err(_)) => Err(Problem::Internal),
            Ok(Ok(None)) | Err(_) => Err(self.busy()),
        }
    }

    /// Lets a question wait for a thread.
    fn wait(&self, caller: ClientAddress, job: PoolJob) -> Result<(), Problem> {
        let queue = &self.queue;
        let mut waiting = queue.waiting();
        let Ok(given_up) = queue.make_room(&mut waiting, job.urgency, caller) else {
            drop(waiting);
            return Err(self.busy());
        };
        if let Some(PoolJob { urgency: Urgency::Advice, .. }) = given_up {
            queue.urgent.fetch_sub(1, Ordering::Relaxed);
        }
        match job.urgency {
            Urgency::Advice => {
                queue.urgent.fetch_add(1, Ordering::Relaxed);
                waiting.advice.push(caller, job);
            }
            Urgency::Analysis => waiting.analysis.push(caller, job),
        }
        drop(waiting);
        queue.rung.notify_one();
        if let Some(job) = given_up {
            (job.work)(None);
        }
        Ok(())
    }

    /// What a question is told that found no place or no time.
    pub(crate) fn busy(&self) -> Problem {
        self.refused.fetch_add(1, Ordering::Relaxed);
        Problem::Busy { wait: self.queue.patience }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.queue.waiting().closed = true;
        self.queue.rung.notify_all();
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
    use std::sync::mpsc;

    use super::*;

    fn pool(flags: &[&str]) -> Arc<Pool> {
        Arc::new(Pool::new(&Settings::of(flags).unwrap()).unwrap())
    }

    fn caller(number: u8) -> ClientAddress {
        ClientAddress::new([192, 0, 2, number].into())
    }

    async fn think<T: Send + 'static>(
        pool: &Pool,
        work: impl FnOnce(&ThinkTerms<'_>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        pool.think(caller(1), Urgency::Advice, work).await
    }

    /// Asks something and goes on.
    fn ask<T: Send + 'static>(
        pool: &Arc<Pool>,
        who: u8,
        urgency: Urgency,
        work: impl FnOnce(&ThinkTerms<'_>) -> T + Send + 'static,
    ) -> tokio::task::JoinHandle<Result<T, Problem>> {
        let pool = Arc::clone(pool);
        tokio::spawn(async move { pool.think(caller(who), urgency, work).await })
    }

    async fn until(pool: &Pool, asked: usize) {
        while pool.asked() != asked {
            tokio::task::yield_now().await;
        }
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
        let inside = Arc::clone(&gate);
        let first = ask(&pool, 1, Urgency::Advice, move |_| {
            inside.wait();
            1
        });
        until(&pool, 1).await;
        let refused = think(&pool, |_| 2).await;
        assert!(matches!(refused, Err(Problem::Busy { wait }) if wait == Duration::from_secs(7)));
        tokio::task::spawn_blocking(move || gate.wait()).await.unwrap();
        assert_eq!(first.await.unwrap().unwrap(), 1);
        assert_eq!(pool.refused(), 1);
    }

    #[tokio::test]
    async fn one_address_cannot_fill_the_queue_for_everybody() {
        let pool = pool(&["--advice-threads", "1", "--advice-queue", "4", "--advice-seconds", "600"]);
        let gate = Arc::new(Barrier::new(2));
        let inside = Arc::clone(&gate);
        let first = ask(&pool, 1, Urgency::Advice, move |_| inside.wait().is_leader());
        until(&pool, 1).await;
        let (order, ordered) = mpsc::channel();
        let told = |who: u8| {
            let order = order.clone();
            move |_: &ThinkTerms<'_>| order.send(who).unwrap()
        };
        let mut greedy = Vec::new();
        for many in 1..=4 {
            greedy.push(ask(&pool, 1, Urgency::Advice, told(1)));
            until(&pool, 1 + many).await;
        }
        assert!(think(&pool, |_| ()).await.is_err(), "the queue is full");
        // Others get a place all the same, and the next turn.
        let others = [2, 3].map(|who| ask(&pool, who, Urgency::Advice, told(who)));
        let mut refused = 0;
        for asked in greedy.drain(2..) {
            refused += usize::from(matches!(asked.await.unwrap(), Err(Problem::Busy { .. })));
        }
        assert_eq!(refused, 2, "the newest of the caller with most waiting give way");
        tokio::task::spawn_blocking(move || gate.wait()).await.unwrap();
        first.await.unwrap().unwrap();
        for asked in greedy.into_iter().chain(others) {
            asked.await.unwrap().unwrap();
        }
        let order: Vec<_> = ordered.try_iter().collect();
        assert!(order[..3].contains(&2) && order[..3].contains(&3), "{order:?}");
    }

    #[tokio::test]
    async fn advice_is_taken_up_while_others_are_analysed() {
        let pool = pool(&["--advice-threads", "1", "--advice-seconds", "600"]);
        let (stop, stopped) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let long = |stop: Arc<AtomicBool>| {
            move |terms: &ThinkTerms<'_>| {
                terms.within(|limits| {
                    while !stop.load(Ordering::Relaxed) {
                        limits.breathe();
                        std::thread::yield_now();
                    }
                });
            }
        };
        let analyses: Vec<_> =
            (0..10).map(|_| ask(&pool, 1, Urgency::Analysis, long(Arc::clone(&stop)))).collect();
        until(&pool, 10).await;
        for who in [1, 2] {
            let hint = ask(&pool, who, Urgency::Advice, |_| "a hint");
            assert_eq!(hint.await.unwrap().unwrap(), "a hint");
        }
        assert!(!stopped.load(Ordering::Relaxed));
        // Advice that takes long lets other addresses pass as well, but not its own.
        let (begun, beginning) = oneshot::channel();
        let work = long(Arc::clone(&stopped));
        let slow = ask(&pool, 1, Urgency::Advice, move |terms| {
            begun.send(()).unwrap();
            work(terms);
        });
        beginning.await.unwrap();
        let own = ask(&pool, 1, Urgency::Advice, |_| "mine");
        let other = ask(&pool, 2, Urgency::Advice, |_| "theirs");
        assert_eq!(other.await.unwrap().unwrap(), "theirs");
        assert!(!own.is_finished());
        stopped.store(true, Ordering::Relaxed);
        slow.await.unwrap().unwrap();
        assert_eq!(own.await.unwrap().unwrap(), "mine");
        stop.store(true, Ordering::Relaxed);
        for analysis in analyses {
            analysis.await.unwrap().unwrap();
        }
    }

    #[tokio::test]
    async fn who_has_waited_all_the_time_there_is_is_told_to_come_back() {
        let pool = pool(&["--advice-threads", "1", "--advice-seconds", "1"]);
        let long = |terms: &ThinkTerms<'_>| {
            while !terms.within(|limits| limits.are_over()) {
                std::thread::yield_now();
            }
            terms.spent()
        };
        let asked: Vec<_> = (0..4).map(|_| ask(&pool, 1, Urgency::Analysis, long)).collect();
        let mut answered = 0;
        for asked in asked {
            match asked.await.unwrap() {
                Ok(_) => answered += 1,
                Err(Problem::Busy { .. }) => {}
                Err(problem) => panic!("{problem:?}"),
            }
        }
        assert!((1..4).contains(&answered), "{answered} of four that take all the time each");
    }

    #[tokio::test]
    async fn who_goes_away_cancels_the_work() {
        let pool = pool(&["--advice-threads", "1"]);
        let (begun, beginning) = oneshot::channel();
        let (seen, cancelled) = oneshot::channel();
        let question = ask(&pool, 1, Urgency::Advice, move |terms| {
            begun.send(()).unwrap();
            while !terms.cancelled.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            seen.send(()).unwrap();
        });
        beginning.await.unwrap();
        question.abort();
        cancelled.await.unwrap();
    }

    #[tokio::test]
    async fn a_thought_that_panics_harms_nobody_else() {
        let pool = pool(&["--advice-threads", "1", "--advice-queue", "0"]);
        let broken = think(&pool, |_| -> u32 { panic!("a mistake") }).await;
        assert!(matches!(broken, Err(Problem::Internal)));
        // Its place is free again in a moment, and its thread goes on.
        until(&pool, 0).await;
        assert_eq!(think(&pool, |_| 2).await.unwrap(), 2);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn thinking_threads_stand_back() {
        let pool = pool(&[]);
        let nice = || rustix::process::getpriority_process(None).unwrap();
        let before = nice();
        let inside = think(&pool, move |_| nice()).await.unwrap();
        assert!(inside >= NICE.max(before), "{inside}");
        assert_eq!(nice(), before);
    }
}
