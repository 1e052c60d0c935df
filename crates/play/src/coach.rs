//! What the coach says: facts and the rows of puzzles, in sentences.

use rules::event::Hints;
use rules::symbol::Symbol;
use rules::{Code, Rules, Seat};
use solver::advice::Limits;
use solver::coach::{
    CoachFact, FactPart, FactTopic, Puzzle, PuzzleAnswer, PuzzleFault, PuzzleRow, PuzzleSeed, listed,
};
use words::Words;

/// A puzzle with what somebody has asked of it.
#[derive(Clone, Debug)]
pub struct PuzzleLook {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The facts to tell one after the other, the easiest first; together they leave one code.
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
        let Some(puzzle) = Puzzle::within(rules, seed, limits)? else { return Ok(None) };
        let facts = telling(puzzle.position().facts(limits));
        Ok((!limits.are_over()).then_some(Self { puzzle, facts }))
    }

    /// About how many bytes it takes up.
    pub fn bytes(&self) -> usize {
        let fact = |fact: &CoachFact| size_of::<CoachFact>() + 8 * (fact.rows.len() + fact.calls.len());
        let rows = self.puzzle.rows.len() * 4 * size_of::<PuzzleRow>();
        size_of::<Self>() + 2 * size_of::<Rules>() + rows + self.facts.iter().map(fact).sum::<usize>()
    }

    /// The rows that a code contradicts, from 1; none if it is the solution. In a group it may contradict no row but what
    /// the solver holds.
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

/// Facts in the order in which they are told: each says more of its topic than those before it.
fn telling(facts: Vec<CoachFact>) -> Vec<CoachFact> {
    let mut told: Vec<CoachFact> = Vec::new();
    for fact in facts {
        let known = told.iter().filter(|other| other.topic == fact.topic);
        let known = known.fold(u64::MAX, |known, other| known & other.values);
        if known & !fact.values != 0 {
            told.push(fact);
        }
    }
    told
}

/// A fact with its rows as a sentence: `Rows 1 and 4: no green anywhere.` Seats are named by `name`.
pub fn fact_told(words: Words, rules: &Rules, fact: &CoachFact, name: &dyn Fn(Seat) -> String) -> String {
    let said = said(words, rules, fact, name);
    let numbers =
        |numbers: &[usize]| words.list(&numbers.iter().map(ToString::to_string).collect::<Vec<_>>());
    match (fact.rows.as_slice(), fact.calls.as_slice()) {
        (rows, []) => words.coach_fact().count(rows.len()).fact(said).rows(numbers(rows)),
        ([], calls) => words.coach_fact_only_calls().calls(numbers(calls)).fact(said),
        (rows, calls) => words.coach_fact_calls().calls(numbers(calls)).fact(said).rows(numbers(rows)),
    }
}

/// What a fact says, as part of a sentence.
fn said(words: Words, rules: &Rules, fact: &CoachFact, name: &dyn Fn(Seat) -> String) -> String {
    let symbols = |part: FactPart, set: u64| -> Vec<String> {
        listed(set).map(|symbol| symbol_of(words, rules, part, symbol)).collect()
    };
    let (left, gone) = (fact.values, fact.of & !fact.values);
    // What is left is told where it is short.
    let is_short = left.count_ones() <= 3 || left.count_ones() <= gone.count_ones();
    match fact.topic {
        FactTopic::Number { part, symbol } => number_said(words, rules, fact, part, symbol),
        FactTopic::Hole { part, hole } => {
            let kind = match part {
                FactPart::Symbol => "symbol",
                FactPart::Shape => "shape",
                FactPart::Colour => "colour",
            };
            if is_short {
                words.coach_hole().hole(hole + 1).part(kind).symbols(either(words, &symbols(part, left)))
            } else {
                words.coach_not_hole().hole(hole + 1).part(kind).symbols(either(words, &symbols(part, gone)))
            }
        }
        FactTopic::Kinds { part, set } => {
            words.coach_kinds().number(left.trailing_zeros()).symbols(words.list(&symbols(part, set.into())))
        }
        FactTopic::Pegs { part, set } => words
            .coach_pegs()
            .number(left.trailing_zeros())
            .symbols(either(words, &symbols(part, set.into()))),
        FactTopic::MarkerHole { board } => {
            let numbers =
                |set: u64| either(words, &listed(set).map(|hole| (hole + 1).to_string()).collect::<Vec<_>>());
            let holder = holder(words, rules, board, name);
            if is_short {
                words.coach_marker_number().name(holder).numbers(numbers(left))
            } else {
                words.coach_marker_not_number().name(holder).numbers(numbers(gone))
            }
        }
        FactTopic::MarkerColour { board } => {
            let colours = |set: u64| either(words, &symbols(FactPart::Symbol, set));
            let holder = holder(words, rules, board, name);
            if is_short {
                words.coach_marker_colour().colours(colours(left)).name(holder)
            } else {
                words.coach_marker_not_colour().colours(colours(gone)).name(holder)
            }
        }
    }
}

/// How often a symbol stands in the secret.
fn number_said(words: Words, rules: &Rules, fact: &CoachFact, part: FactPart, symbol: u8) -> String {
    let shown = symbol_of(words, rules, part, symbol);
    let (left, of) = (fact.values, fact.of);
    let (least, most) = (left.trailing_zeros(), left.ilog2());
    let is_whole = left.count_ones() == most - least + 1;
    if left == 1 {
        let is_blank = part == FactPart::Symbol && named(rules, part, symbol).is_none();
        return if is_blank { words.coach_no_empty().into() } else { words.coach_none(shown) };
    }
    match (is_whole, least == of.trailing_zeros(), most == of.ilog2()) {
        (true, _, _) if least == most => words.coach_exactly().number(least).symbol(shown),
        (true, true, _) => words.coach_most().number(most).symbol(shown),
        (true, _, true) => words.coach_least().number(least).symbol(shown),
        _ => {
            let numbers: Vec<_> = listed(left).map(|number| number.to_string()).collect();
            words.coach_numbers().numbers(either(words, &numbers)).symbol(shown)
        }
    }
}

/// `red`, `red or blue`, `red, green or blue`.
fn either(words: Words, parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => words.coach_or().first(first.join(", ")).last(last),
    }
}

/// The symbol of a number; none for the blank.
fn named(rules: &Rules, part: FactPart, symbol: u8) -> Option<&'static Symbol> {
    let palette = rules.palette();
    match part {
        FactPart::Symbol | FactPart::Colour => palette.symbols.get(usize::from(symbol)),
        FactPart::Shape => palette.shapes.get(usize::from(symbol)),
    }
}

fn symbol_of(words: Words, rules: &Rules, part: FactPart, symbol: u8) -> String {
    match (named(rules, part, symbol), part) {
        (Some(symbol), _) => words.symbol(symbol),
        (None, FactPart::Symbol) => words.symbol_blank().into(),
        (None, FactPart::Shape) => words.coach_no_shape().into(),
        (None, FactPart::Colour) => words.coach_no_colour().into(),
    }
}

/// Whose board it is, and which of several.
fn holder(words: Words, rules: &Rules, board: u8, name: &dyn Fn(Seat) -> String) -> String {
    let each = rules.boards().each.max(1);
    let name = name(Seat::new(usize::from(board / each)));
    if each == 1 { name } else { words.board_of_player().board(board % each + 1).name(name) }
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
pub fn seat_named(words: Words, seat: Seat) -> String {
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
