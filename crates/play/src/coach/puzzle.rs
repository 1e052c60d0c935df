//! A puzzle as somebody solves it: its rows and facts in sentences.

use rules::event::Hints;
use rules::rules::EXACT_CODES;
use rules::score::Outcome;
use rules::{Code, Rules, Seat, View};
use solver::Universe;
use solver::advice::Limits;
use solver::coach::{
    CoachFact, CoachGround, CoachPosition, Puzzle, PuzzleAnswer, PuzzleFault, PuzzleRow, PuzzleSeed,
};
use solver::game::GameFault;
use words::Words;

use super::board::{seen, uncover};
use super::fact::{FactNames, fact_told, telling};
use super::hint::rows_named;
use super::merge::is_misplaced;

/// A puzzle with the hints somebody can ask for.
#[derive(Clone, Debug)]
pub struct PuzzleLook {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The facts to tell one by one, the easiest first; together they leave one code.
    pub facts: Vec<CoachFact>,
}

impl PuzzleLook {
    /// The puzzle of a seed.
    pub fn new(rules: &Rules, seed: &PuzzleSeed) -> Result<Self, PuzzleFault> {
        let look = Self::within(rules, seed, Limits::default())?;
        Ok(look.expect("without limits the search ends by itself"))
    }

    /// The puzzle of a seed; none if limits end the search for it or for its facts.
    pub fn within(rules: &Rules, seed: &PuzzleSeed, limits: Limits<'_>) -> Result<Option<Self>, PuzzleFault> {
        match Universe::new(rules.clone()) {
            Ok(universe) => Self::on(&CoachGround::new(&universe), seed, limits),
            // A group has no list of codes; where there are too many for one, there is no puzzle.
            Err(_) => Ok(Puzzle::within(rules, seed, limits)?.and_then(|puzzle| {
                let position = puzzle.position();
                Self::with_facts(puzzle, &position, limits)
            })),
        }
    }

    /// The puzzle of a seed in a game whose codes are listed already; none if limits end the search for it or for its
    /// facts.
    pub fn on(
        ground: &CoachGround<'_>,
        seed: &PuzzleSeed,
        limits: Limits<'_>,
    ) -> Result<Option<Self>, PuzzleFault> {
        Ok(Puzzle::on_within(ground, seed, limits)?.and_then(|puzzle| {
            let position = CoachPosition::new(ground, &puzzle.clues());
            Self::with_facts(puzzle, &position, limits)
        }))
    }

    /// A puzzle with the facts of its position; none if limits end the search for them.
    fn with_facts(puzzle: Puzzle, position: &CoachPosition, limits: Limits<'_>) -> Option<Self> {
        let rules = &puzzle.rules;
        let row = |number: usize| match puzzle.rows.get(number.checked_sub(1)?)? {
            PuzzleRow { code, answer: PuzzleAnswer::Pins(pins) } => {
                Some(*code).filter(|_| is_misplaced(rules, *pins))
            }
            PuzzleRow { .. } => None,
        };
        let facts = telling(rules, &position.facts(limits), row);
        (!limits.are_over()).then_some(Self { puzzle, facts })
    }

    /// About how many bytes it takes up.
    pub fn bytes(&self) -> usize {
        let fact = |fact: &CoachFact| size_of::<CoachFact>() + 8 * (fact.rows.len() + fact.calls.len());
        let rows = self.puzzle.rows.len() * 4 * size_of::<PuzzleRow>();
        size_of::<Self>() + 2 * size_of::<Rules>() + rows + self.facts.iter().map(fact).sum::<usize>()
    }

    /// The rows that a code contradicts, from 1; none if it is the solution. In a group a code may contradict only what
    /// the solver holds, and no row.
    pub fn contradicted(&self, code: Code) -> Option<Vec<usize>> {
        let Puzzle { rules, rows, .. } = &self.puzzle;
        if rules.edition().format.holds_parts() {
            return self.puzzle.position().contradicted(rules, code);
        }
        if !rules.secrets().contains(code) {
            return Some(Vec::new());
        }
        let belies = |row: &PuzzleRow| row.answer != PuzzleAnswer::Pins(rules.answer(code, row.code));
        let against: Vec<_> =
            (1..).zip(rows).filter(|(_, row)| belies(row)).map(|(number, _)| number).collect();
        (!against.is_empty()).then_some(against)
    }

    /// A fact of it in a sentence.
    pub fn fact_told(&self, words: Words, fact: &CoachFact) -> String {
        let seat = |seat| seat_named(words, seat);
        fact_told(words, &self.puzzle.rules, fact, FactNames { seat: &seat, rows: None })
    }

    /// The reply to a code: that it is right, after this many hints, or what it contradicts.
    pub fn verdict(&self, words: Words, code: Code, hints: usize) -> String {
        let Some(against) = self.contradicted(code) else {
            let code = words.typed(&self.puzzle.rules, code);
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

/// The board of a puzzle.
impl PuzzleLook {
    /// The puzzle as the match that it is from looks to its solver.
    pub fn view(&self) -> View {
        seen(&self.puzzle)
    }

    /// [`Self::view`] once the puzzle has ended: the solution found, or given away.
    pub fn view_at_end(&self, is_solved: bool) -> View {
        let mut view = self.view();
        uncover(&mut view, &self.puzzle, if is_solved { Outcome::Played } else { Outcome::Aborted });
        view
    }

    /// [`Self::verdict`] beside its board, where a group's rows are named by their player.
    pub fn verdict_at(&self, words: Words, view: &View, code: Code, hints: usize) -> String {
        let named = self.contradicted(code).filter(|rows| !rows.is_empty() && view.board.group().is_some());
        let Some(rows) = named else { return self.verdict(words, code, hints) };
        let teller = words.at(&view.setup, view.viewer);
        words.coach_wrong_named(words.list(&rows_named(&teller, view, &rows, false)))
    }
}

/// What a puzzle shows: its rows, one sentence each, and in a group what the solver holds.
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

/// Why there is no such puzzle.
pub fn puzzle_fault_told(words: Words, fault: &PuzzleFault) -> String {
    match fault {
        PuzzleFault::NoneOfGrade { stars } => words.coach_none_of_grade(*stars),
        PuzzleFault::Game(GameFault::TooMany(codes)) => {
            words.coach_too_many().codes(*codes).most(EXACT_CODES)
        }
        // What was read as a game has no other fault.
        PuzzleFault::Game(_) => words.problem_no_such_path().into(),
    }
}

/// A seat of a puzzle: nobody sits there.
fn seat_named(words: Words, seat: Seat) -> String {
    words.seat_number(seat.index() + 1)
}

#[cfg(test)]
mod tests {
    use rules::editions::EDITIONS;

    use super::*;

    #[test]
    fn what_a_code_contradicts_is_what_the_position_says() {
        let seed = PuzzleSeed::new(1, "against").expect("a seed");
        for edition in EDITIONS.iter().filter(|edition| edition.id != "grand-blanks") {
            let rules = Rules::default_of(edition);
            let look = PuzzleLook::new(&rules, &seed).expect(edition.id);
            let position = look.puzzle.position();
            assert_eq!(look.contradicted(look.puzzle.solution), None, "{}", edition.id);
            let rows = look.puzzle.rows.iter().map(|row| row.code);
            for code in rows.chain((0..20).filter_map(|number| rules.secrets().code(7 * number))) {
                assert_eq!(look.contradicted(code), position.contradicted(&rules, code), "{}", edition.id);
            }
        }
    }
}
