//! What the match waits for, as a question to somebody at this device.

use rules::view::{Offer, View};
use rules::{Action, Actor, Answer, Code, Due, Mode, Player, Rules, Seat, Task, Withheld};
use words::Words;

use crate::command::yes_or_no;
use crate::deed::Deed;
use crate::entry::{read_code, read_row};
use crate::reply::hints_example;

/// A question to somebody at this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// What the match waits for.
    pub due: Due,
    /// Which row, from 1, and of how many, if the question is about a row.
    pub row: Option<(u8, u8)>,
}

/// What a line answers to a question.
#[derive(Clone, Debug)]
pub enum Entered {
    /// An action to do.
    Deed(Deed),
    /// Pins, to be confirmed first: nobody can take them back.
    Pins(Answer),
    /// A secret. Where pegs are counted, the next question is which to withhold.
    Secret(Code),
}

impl Question {
    /// The question to the players of these seats; nothing while it is somebody else's turn. At a real board, people at
    /// the device answer for the table.
    pub fn at(view: &View, held: &[Seat]) -> Option<Self> {
        let due = view.due?;
        let ours = match due.who {
            // Players who have left aren't asked: the computer plays for them.
            Actor::Seat(seat) => held.contains(&seat) && view.seats[seat.index()].player == Player::Person,
            Actor::Table => view.setup.mode() == Mode::Referee && due.what != Task::Deal && !held.is_empty(),
        };
        let row = view.offers.iter().find_map(|offer| match offer {
            Offer::Row { row, of } => Some((*row, *of)),
            Offer::Answer { row, .. } => Some((*row, view.setup.rules().rows())),
            _ => None,
        });
        ours.then_some(Self { due, row })
    }

    /// The question of a task alone: its answers and their faults depend on nobody.
    pub const fn of(task: Task) -> Self {
        Self { due: Due { who: Actor::Table, what: task }, row: None }
    }

    /// Whether the answer is a row of pegs: a row, a secret, a solution.
    pub const fn wants_a_code(self) -> bool {
        matches!(self.due.what, Task::Secret | Task::Row | Task::Uncover | Task::Solution)
    }

    /// The question in words, for a player who types the answer.
    pub fn prompt(self, words: Words, view: &View) -> String {
        let (row, of) = self.row.unwrap_or_default();
        match self.due.what {
            Task::Secret => words.prompt_secret().into(),
            Task::Row => words.prompt_row().of(of).row(row),
            Task::Answer => words.prompt_answer(row),
            Task::Uncover => words.prompt_uncover().into(),
            Task::Solution => words.prompt_solution().into(),
            Task::FinalCall => words.prompt_final_call().into(),
            Task::Hints => words.prompt_hints(hints_example(view)),
            Task::Verdict => words.prompt_verdict().into(),
            Task::Markers => words.prompt_markers(words.in_own_letters(view.setup.rules(), MARKERS_EXAMPLE)),
            Task::Deal => words.at(&view.setup, view.viewer).due(self.due),
        }
    }

    /// Reads an answer, or says everything that is wrong with it.
    pub fn read(self, words: Words, view: &View, line: &str) -> Result<Entered, Vec<String>> {
        let rules = view.setup.rules();
        let written = |kind: &str, line: &str| {
            let action = rules.read_action(&format!("{kind} {line}"));
            action.map_err(|fault| vec![words.action_fault(&fault)])
        };
        let action = match self.due.what {
            Task::Secret => return read_code(words, rules, line).map(Entered::Secret),
            Task::Answer => {
                let read = rules.read_answer(line).map(Entered::Pins);
                return read.map_err(|fault| vec![words.answer_fault(&fault)]);
            }
            Task::Row => Action::Row(read_row(words, rules, line)?),
            Task::Uncover => Action::Uncover(read_code(words, rules, line)?),
            Task::Solution => Action::Solution(read_code(words, rules, line)?),
            Task::Hints => written("hints", line)?,
            Task::Markers => written("markers", &words.in_record_letters(rules, line))?,
            Task::Verdict => match yes_or_no(words, line) {
                Some(right) => Action::Verdict(right),
                None => return Err(vec![words.prompt_yes_or_no().into()]),
            },
            Task::FinalCall | Task::Deal => {
                return Err(vec![words.at(&view.setup, view.viewer).due(self.due)]);
            }
        };
        Ok(Entered::Deed(Deed::Act(action)))
    }
}

/// Markers as they are entered at a real board.
pub const MARKERS_EXAMPLE: &str = "3R 1G …";

impl Entered {
    /// What to ask before doing it, if anything.
    pub fn confirmation(&self, words: Words, rules: &Rules) -> Option<String> {
        match self {
            Self::Pins(pins) => Some(words.board_confirm_answer(words.answer(rules, *pins))),
            Self::Deed(_) | Self::Secret(_) => None,
        }
    }

    /// The action, once it is confirmed and the withheld pegs are known.
    pub fn deed(self, withheld: Withheld) -> Deed {
        match self {
            Self::Deed(deed) => deed,
            Self::Pins(pins) => Deed::Act(Action::Answer(pins)),
            Self::Secret(code) => Deed::Secret(code, withheld),
        }
    }
}
