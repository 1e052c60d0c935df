//! Something to think about on a spare thread: computers' decisions, hints, how a round was played.

use rules::view::View;
use rules::{Action, Match, Rules, Seat};
use solver::advice::Count;
use solver::analysis::{GroupAnalysis, MatchAnalysis};
use solver::coach::{PuzzleFault, PuzzleSeed};
use solver::computer::{Computer, Mind, Seed, fitting};

use crate::coach::{HintQuestion, HintStep, PuzzleLook};
use crate::review;

/// Something to think about.
#[derive(Debug)]
pub enum Job {
    /// What a computer does at this step.
    Decide(DecisionJob),
    /// The next step of help.
    Hint(HintQuestion),
    /// How many secrets fit.
    Fits(Box<View>),
    /// How the rounds that have ended were played.
    Rounds(Box<View>),
    /// How a group's game was played.
    Group(Box<Match>),
    /// Another puzzle.
    Puzzle(PuzzleJob),
}

/// A puzzle to draw.
#[derive(Debug)]
pub struct PuzzleJob {
    /// Of which game.
    pub rules: Rules,
    /// Which one.
    pub seed: PuzzleSeed,
}

impl PuzzleJob {
    /// Draws it. That needs no mind.
    pub fn draw(&self) -> Thought {
        Thought::Puzzle(PuzzleLook::new(&self.rules, &self.seed).map(Box::new))
    }
}

/// The computers that have something to decide at a step.
#[derive(Debug)]
pub struct DecisionJob {
    pub(crate) step: usize,
    pub(crate) computers: Vec<AskedComputer>,
    pub(crate) seed: Seed,
}

/// A computer that has something to decide, with what it sees.
#[derive(Debug)]
pub(crate) struct AskedComputer {
    pub(crate) seat: Seat,
    pub(crate) computer: Computer,
    pub(crate) view: View,
    pub(crate) is_due: bool,
}

/// What computers decided at a step; perhaps nothing.
#[derive(Clone, Debug)]
pub struct Decision {
    /// How many steps there were when they were asked.
    pub step: usize,
    /// Who does what.
    pub what: Option<(Seat, Action)>,
}

/// What was thought.
#[derive(Debug)]
pub enum Thought {
    /// What computers decided.
    Decided(Decision),
    /// A step of help, for a view with this many steps.
    Hint(usize, HintStep),
    /// How many secrets fit, for a view with this many steps.
    Fits(usize, Option<Count>),
    /// How the rounds that have ended were played.
    Rounds(Option<Box<MatchAnalysis>>),
    /// How a group's game was played.
    Group(Option<Box<GroupAnalysis>>),
    /// Another puzzle, or why there is none.
    Puzzle(Result<Box<PuzzleLook>, PuzzleFault>),
}

impl Job {
    /// Thinks about it.
    pub fn think(self, mind: &Mind<'_>) -> Thought {
        match self {
            Self::Decide(asked) => Thought::Decided(asked.decide(mind)),
            Self::Hint(asked) => Thought::Hint(asked.view.steps, asked.answer(mind)),
            Self::Fits(view) => Thought::Fits(view.steps, fitting(mind, &view)),
            Self::Rounds(view) => Thought::Rounds(review::analysed_match(&view, mind).map(Box::new)),
            Self::Group(game) => Thought::Group(review::analysed_group(&game).map(Box::new)),
            Self::Puzzle(wanted) => wanted.draw(),
        }
    }
}

impl DecisionJob {
    /// The decision of the first of these computers that wants to act.
    fn decide(&self, mind: &Mind<'_>) -> Decision {
        let what = self.computers.iter().find_map(|asked| {
            let action = asked.computer.decide(mind, &asked.view, self.seed)?;
            let out_of_turn = matches!(action, Action::Claim | Action::Call);
            (asked.is_due || out_of_turn).then_some((asked.seat, action))
        });
        Decision { step: self.step, what }
    }
}
