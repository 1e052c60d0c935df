//! Threads that think, beside the one that draws: what computers do, hints, and how a round was played.

use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use rules::view::{PastRound, View};
use rules::{Action, Match, Rules, Seat};
use solver::advice::Count;
use solver::analysis::{GroupAnalysis, RoundAnalysis};
use solver::computer::{Knowledge, Mind, Seed, fitting, hint};

use crate::play::host::{Asked, decide};
use crate::review;

/// How much less a thread that thinks counts than the one that draws, as `nice` says it.
#[cfg(unix)]
const NICE: i32 = 10;

/// Something to think about.
pub enum Question {
    /// What a computer does at this step.
    Decide(Decision),
    /// What a strong player would do.
    Hint(Box<View>),
    /// How many secrets fit.
    Fits(Box<View>),
    /// How a round was played.
    Round(Box<PastRound>),
    /// How a group's game was played.
    Group(Box<Match>),
}

/// What computers are asked.
pub struct Decision {
    pub(super) number: usize,
    pub(super) asked: Vec<Asked>,
    pub(super) seed: Seed,
}

/// What was thought.
pub enum Thought {
    /// What a computer does at a step; perhaps nothing.
    Decided(usize, Option<(Seat, Action)>),
    /// What a strong player would do, of a view with so many steps.
    Hint(usize, Option<Action>),
    /// How many secrets fit, of a view with so many steps.
    Fits(usize, Option<Count>),
    /// How a round was played.
    Round(u32, Option<Box<RoundAnalysis>>),
    /// How a group's game was played.
    Group(Option<Box<GroupAnalysis>>),
}

impl Question {
    /// The answer.
    pub fn answer(self, mind: &Mind<'_>) -> Thought {
        match self {
            Self::Decide(Decision { number, asked, seed }) => {
                Thought::Decided(number, decide(&asked, mind, seed))
            }
            Self::Hint(view) => Thought::Hint(view.steps, hint(mind, &view)),
            Self::Fits(view) => Thought::Fits(view.steps, fitting(mind, &view)),
            Self::Round(round) => {
                Thought::Round(round.number, review::analysed_round(&round, mind).map(Box::new))
            }
            Self::Group(game) => {
                Thought::Group(review::analysed_group(game.setup().rules(), &game).map(Box::new))
            }
        }
    }
}

/// Threads that think about one game. They end when nobody asks any more.
pub(super) struct Thinker {
    computers: Sender<Question>,
    persons: Sender<Question>,
}

impl Thinker {
    /// Threads for a game, which tell what they thought.
    pub(super) fn start(rules: Rules, tell: impl Fn(Thought) + Send + Sync + 'static) -> Self {
        // Who waits for a computer's row should not wait for somebody's analysis, and the other way round.
        let ((computers, decisions), (persons, questions)) = (channel(), channel());
        // Nobody waits for this thread: whoever leaves the game leaves at once.
        thread::spawn(move || {
            // Threads that are started from here, for the work in common, count as little.
            #[cfg(unix)]
            let _ = rustix::process::setpriority_process(None, NICE);
            let (knowledge, mind) = (OnceLock::new(), OnceLock::new());
            let mind = || mind.get_or_init(|| Mind::new(knowledge.get_or_init(|| Knowledge::of(&rules))));
            let (mind, tell) = (&mind, &tell);
            thread::scope(|scope| {
                scope.spawn(move || work(decisions, mind, tell));
                work(questions, mind, tell);
            });
        });
        Self { computers, persons }
    }

    /// Asks something.
    pub(super) fn ask(&self, question: Question) {
        let to = if matches!(question, Question::Decide(_)) { &self.computers } else { &self.persons };
        // A thread that is gone has failed, and whoever failed has ended the program.
        let _ = to.send(question);
    }
}

fn work<'m, 'k: 'm>(
    questions: Receiver<Question>,
    mind: &impl Fn() -> &'m Mind<'k>,
    tell: &impl Fn(Thought),
) {
    for question in questions {
        tell(question.answer(mind()));
    }
}
