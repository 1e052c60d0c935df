//! A puzzle at a table: its solver sees the board of a match, with the rows placed and answered, and the last row is
//! the solution.

use rules::score::Outcome;
use rules::{Action, Actor, Code, Rules, Time, View, Viewer};
use solver::coach::{Puzzle, PuzzleSeed};
use words::Words;

use super::board::{SOLVER, uncover};
use super::diary::{EndedPuzzle, puzzle_game};
use super::hint::{HintStep, against};
use super::puzzle::PuzzleLook;
use crate::deed::Deed;
use crate::job::{Decision, Job};
use crate::local::Clock;
use crate::sight::{Place, Sight, Told};
use crate::table::{Done, Reply, Table};

/// What a puzzle is called, and what to do with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleSign {
    /// Which one.
    pub seed: PuzzleSeed,
    /// What to do; once it has ended, how.
    pub due: String,
    /// The three of today with their names, and whether each has been solved.
    pub today: Vec<(PuzzleSeed, String, bool)>,
}

impl PuzzleSign {
    /// The command that shows the puzzle again.
    pub fn command(&self, rules: &Rules) -> String {
        puzzle_command(rules, &self.seed)
    }
}

/// The command that shows a puzzle.
pub fn puzzle_command(rules: &Rules, seed: &PuzzleSeed) -> String {
    let mut words = vec![format!("codeknacker puzzle {}", rules.edition().id)];
    words.extend(rules.options().unusual(rules.edition()).iter().map(|option| format!("--option {option}")));
    words.push(format!("--seed {seed}"));
    words.join(" ")
}

/// A puzzle that somebody is solving.
#[derive(Debug)]
pub struct PuzzleTable<C> {
    words: Words,
    look: PuzzleLook,
    view: View,
    clock: C,
    /// When somebody last did anything: while nobody plays, no time passes.
    stirred: Time,
    hints: usize,
    story: Vec<Told>,
    today: Vec<(PuzzleSeed, String, bool)>,
    ended: Option<String>,
}

impl<C: Clock> PuzzleTable<C> {
    /// A puzzle; the three of today, each with its name and whether it has been solved.
    pub fn new(words: Words, look: PuzzleLook, mut clock: C, today: Vec<(PuzzleSeed, String, bool)>) -> Self {
        clock.set(Time(0));
        let puzzle = &look.puzzle;
        let mut story = vec![Told::before(words.coach_task().into())];
        if !puzzle.held.is_empty() {
            story.push(Told::before(words.own_markers(&puzzle.rules, &puzzle.held)));
        }
        let view = look.view();
        Self { words, look, view, clock, stirred: Time(0), hints: 0, story, today, ended: None }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.look.puzzle
    }

    /// The next thing that follows from the rows; none if all has been told.
    pub fn hint(&mut self) -> Option<HintStep> {
        let fact = self.look.facts.get(self.hints).filter(|_| self.ended.is_none())?;
        self.hints += 1;
        let hint = HintStep::Fact(fact.clone());
        let text = hint.told(self.words, &self.view);
        self.story.push(Told { step: self.view.steps, by: None, text });
        Some(hint)
    }

    /// What a code contradicts, to be marked on the board.
    pub fn objection(&self, code: Code) -> Option<HintStep> {
        let against = against(&self.view, code)?;
        (!against.is_empty()).then_some(HintStep::Check(code, Some(against)))
    }

    /// How it ended, on this date; none before.
    pub fn ended(&self, date: &str) -> Option<EndedPuzzle> {
        self.ended.as_ref()?;
        let solved = matches!(self.view.outcome, Some(Outcome::Played));
        let seconds = (self.stirred.0 / 1000).max(1);
        Some(EndedPuzzle {
            date: date.to_owned(),
            game: puzzle_game(&self.puzzle().rules),
            seed: self.puzzle().seed.clone(),
            solved: solved.then_some((seconds, self.hints)),
        })
    }

    /// Tells more about the end: times, days in a row.
    pub fn tell(&mut self, sentences: &[String], today: Vec<(PuzzleSeed, String, bool)>) {
        if let Some(ended) = &mut self.ended {
            for sentence in sentences {
                ended.push(' ');
                ended.push_str(sentence);
            }
        }
        self.today = today;
    }

    /// A code that somebody takes for the solution.
    fn solve(&mut self, code: Code) -> Done {
        let rules = &self.look.puzzle.rules;
        if let Err(faults) = rules.read_secret(&rules.show(code)) {
            return Done::Refused(self.words.code_faults(&faults));
        }
        let verdict = self.look.verdict_at(self.words, &self.view, code, self.hints);
        if code != self.look.puzzle.solution {
            return Done::Refused(verdict);
        }
        self.end(verdict, Outcome::Played);
        Done::Now
    }

    fn give_away(&mut self) -> Done {
        let Puzzle { rules, solution, .. } = &self.look.puzzle;
        let solution = self.words.typed(rules, *solution);
        self.end(self.words.coach_solution(solution), Outcome::Aborted);
        Done::Now
    }

    /// Uncovers the solution.
    fn end(&mut self, told: String, outcome: Outcome) {
        self.stirred = self.clock.now();
        uncover(&mut self.view, &self.look.puzzle, outcome);
        self.story.push(Told { step: self.view.steps, by: None, text: told.clone() });
        self.ended = Some(told);
    }
}

impl<C: Clock> Table for PuzzleTable<C> {
    fn proceed(&mut self) -> Option<Job> {
        None
    }

    fn decided(&mut self, _: Decision) {}

    fn sight(&mut self) -> Option<Sight> {
        let place = Place { held: &[SOLVER], told: Viewer::Seat(SOLVER), present: None };
        let mut sight = Sight::of(place, |_| self.view.clone());
        sight.story.clone_from(&self.story);
        sight.puzzle = Some(PuzzleSign {
            seed: self.puzzle().seed.clone(),
            due: self.ended.clone().unwrap_or_else(|| self.words.coach_task().into()),
            today: self.today.clone(),
        });
        Some(sight)
    }

    fn act(&mut self, _: Actor, deed: Deed) -> Done {
        match deed {
            Deed::Act(Action::Row(code) | Action::Solution(code)) => self.solve(code),
            Deed::Act(Action::ResignRound) => self.give_away(),
            // Nothing else is offered.
            Deed::Act(_) | Deed::Secret(..) => Done::Refused(self.words.coach_task().into()),
        }
    }

    fn replies(&mut self) -> Vec<Reply> {
        Vec::new()
    }

    fn passed(&mut self) {}

    fn showed_something(&mut self) {}

    fn stirred(&mut self) {
        if self.ended.is_none() {
            self.stirred = self.clock.now();
        }
    }

    fn go_on(&mut self) {}

    fn rest(&mut self) {
        self.clock.set(self.stirred);
    }

    fn roll(&mut self) -> Option<Code> {
        None
    }

    fn ask_record(&mut self) {}

    fn kept(&self) -> String {
        String::new()
    }

    fn jot(&mut self, _: &str) {}

    fn jotted(&self) -> &'static str {
        ""
    }

    fn waiting(&self) -> Vec<String> {
        Vec::new()
    }

    fn is_closed(&self) -> bool {
        false
    }
}
