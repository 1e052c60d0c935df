//! What was entered wrong at a real board, and how it is set right.

use rules::matches::Row;
use rules::pairing::Pin;
use rules::view::Offer;
use rules::{Mode, Rules, Seat, View};
use words::Words;

use super::entry::{PinCount, pin_counts};
use crate::form::Fields;

/// What can be set right.
pub(super) struct SetRight {
    /// Whether the last entry can be taken back.
    pub(super) take_back: bool,
    /// The rows that can be corrected, those first that contradict each other.
    pub(super) rows: Vec<u8>,
    /// That rows contradict each other, and which.
    pub(super) conflict: Option<String>,
    /// Who can uncover the secret to prove a mistake.
    pub(super) uncovers: Option<u8>,
}

/// A row that is being corrected.
pub(super) struct Correction {
    pub(super) row: u8,
    pub(super) holes: Vec<HoleChoice>,
    pub(super) counts: Vec<PinCount>,
    pub(super) most: u8,
}

/// What stands in a hole, or one part of it.
pub(super) struct HoleChoice {
    pub(super) field: String,
    pub(super) label: String,
    /// Each piece: its letter, its name, and whether it stands there.
    pub(super) choices: Vec<(char, String, bool)>,
}

impl SetRight {
    /// What somebody at a real board can set right now.
    pub(super) fn new(view: &View, own: Option<Seat>) -> Option<Self> {
        own.filter(|_| view.setup.mode() == Mode::Referee)?;
        let take_back = view.offers.contains(&Offer::TakeBack);
        let corrects = view.offers.iter().any(|offer| matches!(offer, Offer::Correct { .. }));
        let round = view.board.round();
        let answered = round.into_iter().flat_map(|round| (1..).zip(&round.rows));
        let rows = answered.filter(|(_, row)| corrects && row.answer.is_some()).map(|(number, _)| number);
        let rows: Vec<_> = rows.collect();
        let uncovers =
            round.filter(|round| !round.fixed && !rows.is_empty()).map(|round| round.maker.number());
        (take_back || corrects).then_some(Self { take_back, rows, conflict: None, uncovers })
    }
}

impl Correction {
    /// The row that a form or an address asks to correct, with what stands there or was chosen since.
    pub(super) fn new(words: Words, view: &View, fields: &Fields) -> Option<Self> {
        let number = fields.number::<u8>("correct")?;
        let rows = &view.board.round()?.rows;
        let row = rows.get(usize::from(number).checked_sub(1)?).filter(|row| row.answer.is_some())?;
        let rules = view.setup.rules();
        let answer = row.answer?;
        let counts = pin_counts(words, rules, |pin, field| {
            let placed = match pin {
                Pin::Black => answer.black,
                Pin::White => answer.white,
                Pin::Blue => answer.blue,
            };
            Some(fields.number::<u8>(field).unwrap_or(placed))
        });
        Some(Self { row: number, holes: holes(words, rules, row, fields), counts, most: rules.holes() })
    }
}

/// The holes of a row, or their parts.
fn holes(words: Words, rules: &Rules, row: &Row, fields: &Fields) -> Vec<HoleChoice> {
    let shown: Vec<char> = row.code.map_or_else(Vec::new, |code| {
        rules.show(code).chars().filter(|letter| !letter.is_whitespace()).collect()
    });
    let palette = rules.palette();
    let parts: &[_] = if palette.shapes.is_empty() {
        &[(palette.symbols, None)]
    } else {
        &[(palette.shapes, Some(true)), (palette.symbols, Some(false))]
    };
    let blank = (palette.blanks || rules.edition().format.holds_parts()).then(|| words.board_skip_hole());
    let mut holes = Vec::new();
    for hole in 1..=rules.holes() {
        for (symbols, shape) in parts {
            let field = format!("hole-{}", holes.len() + 1);
            let chosen = fields.get(&field).and_then(|text| text.chars().next());
            let chosen = chosen.or_else(|| shown.get(holes.len()).copied());
            let piece = |symbol: &rules::symbol::Symbol| {
                (symbol.letter, words.symbol(symbol), Some(symbol.letter) == chosen)
            };
            let mut choices: Vec<_> = symbols.iter().map(piece).collect();
            choices.extend(blank.iter().map(|name| ('.', name.to_string(), chosen == Some('.'))));
            let label = match shape {
                None => words.board_hole(hole),
                Some(true) => words.referee_shape(hole),
                Some(false) => words.referee_colour(hole),
            };
            holes.push(HoleChoice { field, label, choices });
        }
    }
    holes
}

/// A correction as it is written, out of its form.
pub(super) fn written(rules: &Rules, fields: &Fields, answer: &str) -> Option<String> {
    let row = fields.number::<u8>("correct")?;
    let parts = usize::from(rules.holes()) * if rules.palette().shapes.is_empty() { 1 } else { 2 };
    let letter = |place: usize| fields.get(&format!("hole-{place}"));
    let code: String = (1..=parts).filter_map(letter).collect();
    Some(format!("correct {row} {code} {answer}"))
}
