//! A puzzle as somebody solves it: its rows and facts in sentences.

use rules::event::Hints;
use rules::{Code, Rules, Seat};
use solver::advice::Limits;
use solver::coach::{CoachFact, CoachPosition, Puzzle, PuzzleAnswer, PuzzleFault, PuzzleRow, PuzzleSeed};
use words::Words;

use super::fact::{FactNames, fact_told, telling};

/// A puzzle with what somebody has asked of it.
#[derive(Clone, Debug)]
pub struct PuzzleLook {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The facts to tell one after the other, the easiest first; together they leave one code.
    pub facts: Vec<CoachFact>,
    position: CoachPosition,
}

impl PuzzleLook {
    /// The puzzle of a seed.
    pub fn new(rules: &Rules, seed: &PuzzleSeed) -> Result<Self, PuzzleFault> {
        let puzzle = Puzzle::new(rules, seed)?;
        let position = puzzle.position();
        let facts = telling(position.facts(Limits::default()));
        Ok(Self { puzzle, facts, position })
    }

    /// The rows that a code contradicts, from 1; none if it is the solution. In a group it may contradict no row but what
    /// the solver holds.
    pub fn contradicted(&self, code: Code) -> Option<Vec<usize>> {
        self.position.contradicted(&self.puzzle.rules, code)
    }

    /// A fact of it in a sentence.
    pub fn fact_told(&self, words: Words, fact: &CoachFact) -> String {
        let seat = |seat| seat_named(words, seat);
        fact_told(words, &self.puzzle.rules, fact, FactNames { seat: &seat, row: None })
    }

    /// What is said to a code: that it is right, after so many hints, or what it contradicts.
    pub fn verdict(&self, words: Words, code: Code, hints: usize) -> String {
        let Some(against) = self.contradicted(code) else {
            let code = self.puzzle.rules.show(code);
            return if hints == 0 {
                words.coach_right(code)
            } else {
                words.coach_right_hints().code(code).hints(hints)
            };
        };
        let rows: Vec<_> = against.iter().map(ToString::to_string).collect();
        if rows.is_empty() {
            words.coach_wrong_held().into()
        } else {
            words.coach_wrong().count(rows.len()).rows(words.list(&rows))
        }
    }
}

/// What a puzzle shows: its rows, a sentence each, and in a group what the solver holds.
pub fn puzzle_told(words: Words, puzzle: &Puzzle) -> Vec<String> {
    let held = (!puzzle.held.is_empty()).then(|| words.own_markers(&puzzle.rules, &puzzle.held));
    let rows =
        (1..).zip(&puzzle.rows).map(|(number, row)| puzzle_row_told(words, &puzzle.rules, number, row));
    held.into_iter().chain(rows).collect()
}

/// A row of a puzzle as a sentence, with its answer.
pub fn puzzle_row_told(words: Words, rules: &Rules, number: u8, row: &PuzzleRow) -> String {
    match &row.answer {
        PuzzleAnswer::Pins(pins) => words.row(rules, number, row.code, Some(*pins)),
        PuzzleAnswer::Hints(by, hints) => {
            let hints = match hints {
                Hints::Totals { black, white } => {
                    words.answer(rules, rules::Answer { black: *black, white: *white, blue: 0 })
                }
                Hints::ByPlayer(players) => {
                    let told = |(seat, hints): &(Seat, Vec<rules::Hint>)| {
                        let hints: Vec<_> = hints.iter().map(|hint| words.hint(*hint)).collect();
                        format!("{} {}", seat_named(words, *seat), hints.join(", "))
                    };
                    players.iter().map(told).collect::<Vec<_>>().join("; ")
                }
            };
            let code = words.code(rules, row.code);
            words
                .coach_group_row()
                .code(code)
                .hints(words.row_hints(hints))
                .name(seat_named(words, *by))
                .row(number)
        }
    }
}

/// A seat of a puzzle: nobody sits there.
fn seat_named(words: Words, seat: Seat) -> String {
    words.seat_number(seat.index() + 1)
}
