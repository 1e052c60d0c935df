//! What the coach says: facts in sentences, and what they mark on the board.

use rules::symbol::Symbol;
use rules::{Code, Rules, Seat};
use solver::coach::{CoachFact, FactPart, FactTopic, listed};
use words::Words;

use super::merge::merged;
use crate::pencil::PencilMark;
use crate::piece::PalettePiece;

/// What names rows by their numbers.
pub(super) type RowNames<'a> = &'a dyn Fn(&[usize]) -> Vec<String>;

/// How a fact names seats and rows.
#[derive(Clone, Copy)]
pub struct FactNames<'a> {
    /// Who sits there.
    pub seat: &'a dyn Fn(Seat) -> String,
    /// Names of rows by their numbers in the whole game, from 1, to begin a sentence with, where players have their own
    /// rows; elsewhere the number is the name.
    pub rows: Option<RowNames<'a>>,
}

/// Facts in the order of telling: each says more about its topic than those before it, and more than follows from the
/// holes that other symbols need. Those of one row that belong together are one. `row` knows what stands in a row of which
/// no hole is right, by its number from 1.
pub(crate) fn telling(
    rules: &Rules,
    facts: &[CoachFact],
    row: impl Fn(usize) -> Option<Code>,
) -> Vec<CoachFact> {
    let mut told: Vec<CoachFact> = Vec::new();
    for fact in facts {
        let known = told.iter().filter(|other| other.topic == fact.topic);
        let known = known.fold(room(rules, &told, fact.topic), |known, other| known & other.values);
        if known & fact.of & !fact.values != 0 {
            told.push(fact.clone());
        }
    }
    merged(rules, told, row)
}

/// How often a symbol can occur given the facts about other symbols; no limit for other topics.
fn room(rules: &Rules, told: &[CoachFact], topic: FactTopic) -> u64 {
    let FactTopic::Number { part, symbol } = topic else { return u64::MAX };
    let mut least = [0; 64];
    for fact in told {
        match fact.topic {
            FactTopic::Number { part: of, symbol: other } if of == part && other != symbol => {
                let number = &mut least[usize::from(other)];
                *number = fact.values.trailing_zeros().max(*number);
            }
            _ => {}
        }
    }
    let most = u32::from(rules.holes()).saturating_sub(least.iter().sum());
    (2u64 << most) - 1
}

/// A fact with its rows as a sentence: `Rows 1 and 4: no green anywhere.`
pub fn fact_told(words: Words, rules: &Rules, fact: &CoachFact, names: FactNames<'_>) -> String {
    let said = said(words, rules, fact, names.seat);
    let numbers =
        |numbers: &[usize]| words.list(&numbers.iter().map(ToString::to_string).collect::<Vec<_>>());
    let named = names.rows.map(|names| words.list(&names(&fact.rows)));
    match (fact.rows.as_slice(), fact.calls.as_slice(), named) {
        ([], calls, _) => words.coach_fact_only_calls().calls(numbers(calls)).fact(said),
        (_, [], Some(rows)) => words.coach_fact_named().fact(said).rows(rows),
        (_, calls, Some(rows)) => words.coach_fact_named_calls().calls(numbers(calls)).fact(said).rows(rows),
        (rows, [], None) => words.coach_fact().count(rows.len()).fact(said).rows(numbers(rows)),
        (rows, calls, None) => words.coach_fact_calls().calls(numbers(calls)).fact(said).rows(numbers(rows)),
    }
}

/// The holes that a fact is about, from 0: its own, or those of a row that contain one of its symbols.
pub fn fact_holes(rules: &Rules, fact: &CoachFact, row: Option<Code>) -> Vec<usize> {
    let holding = |part: FactPart, set: u64| -> Vec<usize> {
        let holds = |content: &u8| set >> part.of(rules, *content) & 1 == 1;
        let contents = row.iter().flat_map(|row| row.symbols().to_vec()).enumerate();
        contents.filter(|(_, content)| holds(content)).map(|(hole, _)| hole).collect()
    };
    match fact.topic {
        FactTopic::Hole { hole, .. } => vec![usize::from(hole)],
        FactTopic::Number { part, symbol } => holding(part, 1 << symbol),
        FactTopic::Kinds { part, set } | FactTopic::Pegs { part, set } | FactTopic::Present { part, set } => {
            holding(part, set.into())
        }
        FactTopic::Placed { .. } => (0..usize::from(rules.holes())).collect(),
        FactTopic::MarkerHole { .. } | FactTopic::MarkerColour { .. } => Vec::new(),
    }
}

/// The pencil marks that a fact allows: a piece, a hole from 0, and the mark.
pub fn fact_marks(rules: &Rules, fact: &CoachFact) -> Vec<(PalettePiece, usize, PencilMark)> {
    let piece = |part: FactPart, number: u8| PalettePiece { shape: part == FactPart::Shape, number };
    match fact.topic {
        FactTopic::Hole { part, hole } => {
            let mark = |values: u64, mark: PencilMark| {
                listed(values).map(move |number| (piece(part, number), usize::from(hole), mark))
            };
            let sure = fact.only().map_or(0, |only| 1 << only);
            mark(fact.of & !fact.values, PencilMark::Out).chain(mark(sure, PencilMark::Sure)).collect()
        }
        FactTopic::Number { part, symbol } if fact.values == 1 => {
            (0..usize::from(rules.holes())).map(|hole| (piece(part, symbol), hole, PencilMark::Out)).collect()
        }
        FactTopic::Present { part, set } if fact.values == 1 => {
            let out = |symbol| {
                (0..usize::from(rules.holes())).map(move |hole| (piece(part, symbol), hole, PencilMark::Out))
            };
            listed(set.into()).flat_map(out).collect()
        }
        FactTopic::Placed { row } if fact.values == 1 => {
            let here = |(hole, content): (usize, &u8)| {
                let content = *content;
                FactPart::all(rules)
                    .iter()
                    .map(move |part| (piece(*part, part.of(rules, content)), hole, PencilMark::Out))
            };
            row.symbols().iter().enumerate().flat_map(here).collect()
        }
        _ => Vec::new(),
    }
}

/// What a fact says, as part of a sentence.
fn said(words: Words, rules: &Rules, fact: &CoachFact, name: &dyn Fn(Seat) -> String) -> String {
    let symbols = |part: FactPart, set: u64| -> Vec<String> {
        listed(set).map(|symbol| symbol_of(words, rules, part, symbol)).collect()
    };
    let (left, gone) = (fact.values, fact.of & !fact.values);
    // If few symbols are left, they are listed.
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
        FactTopic::Present { part, set } => words.coach_none_of(words.list(&symbols(part, set.into()))),
        FactTopic::Placed { .. } => {
            words.coach_placed_none(if rules.palette().shapes.is_empty() { "symbol" } else { "pair" })
        }
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

/// How often a symbol is in the secret.
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

#[cfg(test)]
mod tests {
    use rules::Edition;

    use super::*;
    use crate::pencil::Pencil;

    fn fact(topic: FactTopic, values: u64, of: u64) -> CoachFact {
        CoachFact { topic, values, of, rows: vec![1], calls: Vec::new(), cases: 1 }
    }

    #[test]
    fn facts_are_noted_with_the_pencil() {
        let rules = Rules::default_of(Edition::find("original").expect("an edition"));
        let mut pencil = Pencil::new(&rules);
        let hole = |values| fact(FactTopic::Hole { part: FactPart::Symbol, hole: 2 }, values, 0b11_1111);
        pencil.learn(&rules, &hole(0b1));
        pencil.learn(&rules, &fact(FactTopic::Number { part: FactPart::Symbol, symbol: 5 }, 1, 0b1_1111));
        let marks: String = (0..6)
            .flat_map(|piece| (0..4).map(move |hole| (piece, hole)))
            .map(|(piece, hole)| pencil.mark(piece, hole).sign())
            .collect();
        assert_eq!(marks, "··✓···×···×···×···×·××××");
        // How often a symbol occurs says nothing about a hole.
        assert!(
            fact_marks(
                &rules,
                &fact(FactTopic::Number { part: FactPart::Symbol, symbol: 5 }, 0b110, 0b1_1111)
            )
            .is_empty()
        );
        let row = rules.read_row("RKRK").ok();
        assert_eq!(
            fact_holes(&rules, &fact(FactTopic::Number { part: FactPart::Symbol, symbol: 5 }, 1, 3), row),
            [1, 3]
        );
        assert_eq!(
            fact_holes(&rules, &fact(FactTopic::Pegs { part: FactPart::Symbol, set: 1 }, 1, 3), row),
            [0, 2]
        );
        assert_eq!(fact_holes(&rules, &hole(1), None), [2]);
    }

    #[test]
    fn what_other_symbols_leave_no_room_for_is_not_told() {
        let rules = Rules::default_of(Edition::find("original").expect("an edition"));
        let number =
            |symbol, values| fact(FactTopic::Number { part: FactPart::Symbol, symbol }, values, 0b1_1111);
        // Red occurs once, so there is no room for four of another. “At most one” says more.
        let facts = vec![number(0, 0b10), number(1, 0b1111), number(2, 0b11), number(3, 0b110)];
        let told = telling(&rules, &facts, |_| None);
        assert_eq!(told, [facts[0].clone(), facts[2].clone(), facts[3].clone()]);
    }

    #[test]
    fn shapes_and_colours_are_noted_apart() {
        let rules = Rules::default_of(Edition::find("grand").expect("an edition"));
        let shape = fact(FactTopic::Hole { part: FactPart::Shape, hole: 0 }, 0b10, 0b11);
        let marks = fact_marks(&rules, &shape);
        assert!(marks.iter().all(|(piece, hole, _)| piece.shape && *hole == 0));
        assert_eq!(
            marks.iter().map(|(piece, _, mark)| (piece.number, *mark)).collect::<Vec<_>>(),
            [(0, PencilMark::Out), (1, PencilMark::Sure)]
        );
        let colour = fact(FactTopic::Number { part: FactPart::Colour, symbol: 3 }, 1, 0b11);
        assert!(fact_marks(&rules, &colour).iter().all(|(piece, ..)| !piece.shape && piece.number == 3));
    }
}
