//! A picture of an edition for link previews: a PNG, because no previewer draws SVG. It shows a made-up board, never
//! a match.

#![allow(clippy::cast_precision_loss, reason = "pixels of a small picture")]

use std::sync::OnceLock;

use rules::editions::EDITIONS;
use rules::symbol::{Mark, Symbol};
use rules::{Edition, Rules};

use crate::canvas::{Pixels, colour, mixed};
use crate::picture::{BoardArt, placed};

/// How wide and how high it is, as previews want it.
const WIDE: u32 = 1200;
const HIGH: u32 = 630;

/// Rows that are shown, the uppermost empty.
const SHOWN: u32 = 4;

/// The pictures that were asked for so far.
static DRAWN: [OnceLock<Vec<u8>>; EDITIONS.len()] = [const { OnceLock::new() }; EDITIONS.len()];

/// The picture of an edition, drawn once. Takes a moment the first time.
pub fn preview_picture(edition: &'static Edition) -> &'static [u8] {
    let place = EDITIONS.iter().position(|one| one.id == edition.id).unwrap_or(0);
    DRAWN[place].get_or_init(|| draw(edition).png())
}

fn draw(edition: &'static Edition) -> Pixels {
    let rules = Rules::default_of(edition);
    let art = BoardArt::of(edition, &rules);
    let [upper, lower] = art.wood.map(colour);
    let mut canvas =
        Pixels::new(WIDE, HIGH, |x, y| mixed(upper, lower, (x + y) as f32 / (WIDE + HIGH) as f32));
    let holes = f32::from(rules.holes());
    let pitch = (HIGH as f32 / (SHOWN as f32 + 0.4)).min(WIDE as f32 / (holes + 0.8));
    let left = (WIDE as f32 - (holes - 1.0) * pitch) / 2.0;
    let above = (HIGH as f32 - (SHOWN - 1) as f32 * pitch) / 2.0;
    let placed = placed(&rules, &art);
    for row in 0..SHOWN {
        let code = placed.get(row as usize).filter(|_| row + 1 < SHOWN).copied();
        for hole in 0..rules.holes() {
            let spot = (left + f32::from(hole) * pitch, above + (SHOWN - 1 - row) as f32 * pitch);
            match code.and_then(|code| peg(&rules, code.symbols()[usize::from(hole)])) {
                Some(Peg { shape, symbol }) if symbol.mark == Mark::Glyph => {
                    canvas.disc_with(spot, pitch * 0.41, shape, symbol.letter);
                }
                Some(Peg { shape, symbol }) => canvas.piece(spot, pitch * 0.41, shape, symbol.colour),
                None => canvas.fill(spot, pitch * 0.24, None, |_, _| colour(art.hole)),
            }
        }
    }
    canvas
}

/// A piece: its shape, if it has one of its own, and its colour, digit or letter.
struct Peg {
    shape: Option<&'static Symbol>,
    symbol: &'static Symbol,
}

/// The piece of a number in a code; nothing for an empty hole.
fn peg(rules: &Rules, number: u8) -> Option<Peg> {
    let palette = rules.palette();
    let (shape, number) = if palette.shapes.is_empty() {
        (None, number)
    } else {
        let (shape, colour) = palette.pair(number);
        (palette.shapes.get(usize::from(shape)), colour)
    };
    Some(Peg { shape, symbol: palette.symbols.get(usize::from(number))? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_a_picture_of_its_own_that_programs_can_read() {
        let mut seen = std::collections::BTreeSet::new();
        for edition in EDITIONS {
            let picture = preview_picture(edition);
            assert!(
                picture.starts_with(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\xb0\0\0\x02\x76"),
                "{}",
                edition.id
            );
            assert!(picture.len() < 600_000, "{}: {} bytes", edition.id, picture.len());
            assert!(seen.insert(picture), "{}", edition.id);
        }
    }
}
