//! The JSON shape of a puzzle.

use rules::symbol::Symbol;
use serde::{Deserialize, Serialize};
use solver::coach::{Puzzle, PuzzleAnswer, PuzzleRow};
use utoipa::ToSchema;

/// Rows that exactly one code fits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Puzzle)]
pub struct PuzzleShape {
    /// The edition's id.
    pub edition: String,
    /// Options that differ from the edition's own, such as `language=de`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// The seed: the same one gives the same puzzle of a game everywhere.
    pub seed: String,
    /// How hard it is, from 1 to 5.
    pub stars: u8,
    /// The letters of the symbols.
    pub symbols: Vec<String>,
    /// The letters of the shapes, where a hole holds shape and colour.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<String>,
    /// The markers of the solver, who is seat 1 of a group.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// The rows, each of them needed.
    pub rows: Vec<PuzzleRowShape>,
    /// The code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
}

/// A row of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = PuzzleRow)]
pub struct PuzzleRowShape {
    /// Whose row it is, in a group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// What stands in it.
    pub row: String,
    /// Its answer, such as `1b2w`; in a group the hints, such as `2:b 3:w 4:-`.
    pub answer: String,
}

impl PuzzleShape {
    /// A puzzle as it is told, its solution only if it is wanted.
    pub fn of(puzzle: &Puzzle, with_solution: bool) -> Self {
        let rules = &puzzle.rules;
        let letters = |symbols: &[Symbol]| symbols.iter().map(|symbol| symbol.letter.to_string()).collect();
        let row = |row: &PuzzleRow| {
            let (seat, answer) = match &row.answer {
                PuzzleAnswer::Pins(pins) => (None, rules.show_answer(*pins)),
                PuzzleAnswer::Hints(by, hints) => (Some(by.index() + 1), hints.to_string()),
            };
            PuzzleRowShape { seat, row: rules.show(row.code), answer }
        };
        Self {
            edition: rules.edition().id.to_owned(),
            options: rules.options().unusual(rules.edition()),
            seed: puzzle.seed.to_string(),
            stars: puzzle.seed.stars(),
            symbols: letters(rules.palette().symbols),
            shapes: letters(rules.palette().shapes),
            held: puzzle.held.iter().map(|marker| rules.show_marker(*marker)).collect(),
            rows: puzzle.rows.iter().map(row).collect(),
            solution: with_solution.then(|| rules.show(puzzle.solution)),
        }
    }
}
