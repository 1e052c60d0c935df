//! Threads that think, beside the one that draws: what computers do, hints, and how a round was played.

use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use play::{Job, Thought};
use rules::Rules;
use solver::computer::{Knowledge, Mind};

/// How much lower the priority of a thinking thread is than the drawing one's, in steps of `nice`.
#[cfg(unix)]
const NICE: i32 = 10;

/// Threads that think about one game. They end when nobody asks any more.
pub(super) struct Thinker {
    computers: Sender<Job>,
    persons: Sender<Job>,
}

impl Thinker {
    /// Threads for a game, which report their results.
    pub(super) fn start(rules: Rules, tell: impl Fn(Thought) + Send + Sync + 'static) -> Self {
        // A computer's row should not wait for an analysis, nor the other way round.
        let ((computers, decisions), (persons, others)) = (channel(), channel());
        // Nobody waits for this thread: leaving the game is instant.
        thread::spawn(move || {
            // Threads started from here, for shared work, get the same low priority.
            #[cfg(unix)]
            let _ = rustix::process::setpriority_process(None, NICE);
            let (knowledge, mind) = (OnceLock::new(), OnceLock::new());
            let mind = || mind.get_or_init(|| Mind::new(knowledge.get_or_init(|| Knowledge::of(&rules))));
            let (mind, tell) = (&mind, &tell);
            thread::scope(|scope| {
                scope.spawn(move || work(decisions, mind, tell));
                work(others, mind, tell);
            });
        });
        Self { computers, persons }
    }

    /// Hands over a job.
    pub(super) fn ask(&self, job: Job) {
        let to = if matches!(job, Job::Decide(_)) { &self.computers } else { &self.persons };
        // A missing thread has panicked, and that has ended the program.
        let _ = to.send(job);
    }
}

fn work<'m, 'k: 'm>(jobs: Receiver<Job>, mind: &impl Fn() -> &'m Mind<'k>, tell: &impl Fn(Thought)) {
    for job in jobs {
        tell(match job {
            // A mind lists all codes, which a puzzle doesn't need.
            Job::Puzzle(wanted) => wanted.draw(),
            job => job.think(mind()),
        });
    }
}
