//! Pegs and pins. Every peg shows its letter, whatever colours the terminal has.

use ratatui::style::Style;
use rules::symbol::{BLANK, Symbol};
use rules::{Answer, Code, Rules};

use super::canvas::Canvas;
use crate::screen::ink::{Ink, STRONG};
use play::Hole;
use play::PalettePiece;

/// Columns from one hole to the next.
pub(super) const PITCH: u16 = 4;
/// Columns of a peg.
pub(super) const PEG: u16 = 3;

/// How a peg looks in its row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PegLook {
    /// It is in the hole.
    Standing,
    /// It is being changed.
    Chosen,
    /// It is held for the next row.
    Held,
}

/// The pegs of a code.
pub(super) fn code(canvas: &mut Canvas<'_>, x: u16, y: u16, rules: &Rules, code: Code) {
    let palette = rules.palette();
    for (place, symbol) in (0..).zip(code.symbols()) {
        let hole = if palette.shapes.is_empty() {
            Hole { shape: None, colour: Some(*symbol) }
        } else {
            let (shape, colour) = palette.pair(*symbol);
            Hole { shape: Some(shape), colour: Some(colour) }
        };
        peg(canvas, x + place * PITCH, y, rules, hole, PegLook::Standing);
    }
}

/// One hole with its content.
pub(super) fn peg(canvas: &mut Canvas<'_>, x: u16, y: u16, rules: &Rules, hole: Hole, look: PegLook) {
    let (words, pairs) = (canvas.words, !rules.palette().shapes.is_empty());
    let piece = |shape: bool, number: Option<u8>| number.map(|number| PalettePiece { shape, number });
    let colour = piece(false, hole.colour);
    let symbol = colour.and_then(|colour| colour.symbol(rules));
    let letter = |piece: Option<PalettePiece>| piece.map_or('_', |piece| piece.label(words, rules));
    let text = if pairs {
        let shape = piece(true, hole.shape);
        let outline = shape.and_then(|shape| shape.symbol(rules)).map_or(' ', outline);
        format!("{outline}{}{}", letter(shape), letter(colour))
    } else {
        match (letter(colour), look) {
            (c, PegLook::Chosen) => format!("[{}]", if c == '_' { ' ' } else { c }),
            (c, PegLook::Held) => format!(" {c}*"),
            // Without colour, brackets set a peg off from the board.
            (c, PegLook::Standing) if canvas.ink == Ink::None && c != '_' && c != BLANK => format!("({c})"),
            (c, PegLook::Standing) => format!(" {c} "),
        }
    };
    let style = match symbol {
        Some(symbol) => canvas.ink.peg(symbol),
        None => canvas.ink.faint(),
    };
    canvas.put(x, y, x + PEG, &text, style);
    if pairs {
        // The outline replaces the bracket: the sign comes after it.
        let sign = match look {
            PegLook::Standing => return,
            PegLook::Chosen => "‹",
            PegLook::Held => "*",
        };
        canvas.put(x + PEG, y, x + PITCH, sign, STRONG);
    }
}

/// The outline of a shape.
fn outline(shape: &'static Symbol) -> char {
    match shape.name {
        "triangle" => '▲',
        "square" => '■',
        "circle" => '●',
        "rectangle" => '▬',
        "hexagon" => '⬢',
        _ => ' ',
    }
}

/// The pegs behind a closed shield.
pub(super) fn covered(canvas: &mut Canvas<'_>, x: u16, y: u16, holes: u8) {
    for place in 0..u16::from(holes) {
        let style = canvas.ink.faint();
        canvas.put(x + place * PITCH, y, x + place * PITCH + PEG, "░░░", style);
    }
}

/// The pins of an answer and, if there is room, the answer in letters.
pub(super) fn pins(canvas: &mut Canvas<'_>, x: u16, y: u16, rules: &Rules, answer: Answer, letters: bool) {
    let right = canvas.buffer.area.right();
    let mut at = x;
    let signs = [("●", answer.black), ("○", answer.white), ("◆", answer.blue)];
    let style = STRONG;
    for (sign, count) in signs {
        for _ in 0..count {
            at = canvas.put(at, y, right, sign, style);
        }
    }
    let free = rules.holes().saturating_sub(answer.black + answer.white + answer.blue);
    let faint = canvas.ink.faint();
    for _ in 0..free {
        at = canvas.put(at, y, right, "·", faint);
    }
    if letters {
        canvas.put(at + 1, y, right, &rules.answer_in_colours(answer), Style::new());
    }
}
