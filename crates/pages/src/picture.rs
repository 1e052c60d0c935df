//! A small true picture of an edition's board, drawn from its data: holes, rows, colours, shapes, pins.

use std::fmt::Write as _;

use rules::answer::hint;
use rules::symbol::Symbol;
use rules::{Answer, Code, Edition, Format, Hint, Marker, Rules};

use super::art;

/// From the middle of a hole to the next.
const PITCH: u32 = 24;
/// Around the holes.
const EDGE: u32 = 12;
/// Room for the pins.
const PINS: u32 = 26;

/// Where in the space of codes the secret and the rows of the picture stand, in hundredths: any would do.
const SECRET: u64 = 37;
const ROWS: [u64; 3] = [8, 57, 43];

/// The picture of an edition's board, as SVG.
pub(crate) fn board(edition: &'static Edition) -> String {
    let rules = Rules::default_of(edition);
    let boards = match edition.format {
        Format::Group => u32::from(rules.boards().total()),
        Format::Duel | Format::Party => 1,
    };
    let (holes, rows) = (u32::from(rules.holes()), u32::from(rules.rows()));
    let (wide, high) = (2 * EDGE + holes * PITCH + PINS, 2 * EDGE + rows * PITCH);
    let columns = boards.min(2);
    let (all_wide, all_high) = (columns * (wide + 10) - 10, boards.div_ceil(columns) * (high + 10) - 10);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {all_wide} {all_high}\">\
         <defs><radialGradient id=\"s\" cx=\".35\" cy=\".28\" r=\".75\"><stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\".75\"/>\
         <stop offset=\".35\" stop-color=\"#fff\" stop-opacity=\"0\"/><stop offset=\".7\" stop-opacity=\"0\"/>\
         <stop offset=\"1\" stop-opacity=\".4\"/></radialGradient>\
         <linearGradient id=\"w\" x2=\"1\" y2=\"1\"><stop stop-color=\"#7a5236\"/><stop offset=\"1\" stop-color=\"#4e3220\"/></linearGradient></defs>"
    );
    for number in 0..boards {
        let (x, y) = ((number % columns) * (wide + 10), (number / columns) * (high + 10));
        // Writing to a string does not fail.
        let _ = write!(
            svg,
            "<g transform=\"translate({x} {y})\"><rect width=\"{wide}\" height=\"{high}\" rx=\"12\" fill=\"url(#w)\"/>"
        );
        one_board(&mut svg, &rules, number);
        svg.push_str("</g>");
    }
    svg + "</svg>"
}

/// One board: its rows from below, the first ones placed and answered.
fn one_board(svg: &mut String, rules: &Rules, number: u32) {
    let rows = u32::from(rules.rows());
    let secret = at(rules, SECRET);
    for row in 0..rows {
        let y = EDGE + PITCH / 2 + (rows - 1 - row) * PITCH;
        let placed = ROWS.get((row + number) as usize).filter(|_| row + 1 < rows);
        let code = placed.and_then(|hundredth| at(rules, *hundredth));
        for hole in 0..rules.holes() {
            let x = EDGE + PITCH / 2 + u32::from(hole) * PITCH;
            match code {
                Some(code) => piece(svg, rules, code.symbols()[usize::from(hole)], x, y),
                None => empty(svg, x, y, 7),
            }
        }
        let x = EDGE + u32::from(rules.holes()) * PITCH + 4;
        match (code, secret, rules.edition().format) {
            (Some(code), _, Format::Group) => hints(svg, rules, code, x, y),
            (Some(code), Some(secret), _) => pins(svg, rules.holes(), rules.answer(secret, code), x, y),
            _ => pins(svg, rules.holes(), Answer { black: 0, white: 0, blue: 0 }, x, y),
        }
    }
}

/// The code that stands at so many hundredths of all rows.
fn at(rules: &Rules, hundredth: u64) -> Option<Code> {
    let guesses = rules.guesses();
    guesses.code(guesses.count() * hundredth / 100)
}

fn empty(svg: &mut String, x: u32, y: u32, size: u32) {
    let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{size}\" fill=\"#23160d\"/>");
}

fn piece(svg: &mut String, rules: &Rules, number: u8, x: u32, y: u32) {
    let palette = rules.palette();
    let (shape, symbol) = if palette.shapes.is_empty() {
        (None, palette.symbols.get(usize::from(number)))
    } else {
        let (shape, colour) = palette.pair(number);
        (palette.shapes.get(usize::from(shape)), palette.symbols.get(usize::from(colour)))
    };
    match (shape, symbol) {
        (Some(shape), colour) => {
            let fill = colour.map_or_else(|| "none".to_owned(), |colour| art::hex(colour.colour));
            let path = art::outline(shape);
            let _ = write!(
                svg,
                "<g transform=\"translate({} {}) scale(.75)\"><path d=\"{path}\" fill=\"{fill}\" stroke=\"#f3e9da\" \
                 stroke-opacity=\".5\"/><path d=\"{path}\" fill=\"url(#s)\"/></g>",
                x - 9,
                y - 9
            );
        }
        (None, Some(symbol)) => peg(svg, symbol, x, y),
        (None, None) => empty(svg, x, y, 7),
    }
}

fn peg(svg: &mut String, symbol: &Symbol, x: u32, y: u32) {
    let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"9.5\" fill=\"{}\"/>", art::hex(symbol.colour));
    let drawn = art::mark(symbol.mark);
    if symbol.name.len() == 1 || symbol.letter.is_ascii_digit() {
        let _ = write!(
            svg,
            "<text x=\"{x}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"12\" font-weight=\"700\" \
             text-anchor=\"middle\" fill=\"#2a211b\">{}</text>",
            y + 4,
            symbol.letter
        );
    } else if !drawn.is_empty() {
        let ink = if art::is_light(symbol.colour) { "#000" } else { "#fff" };
        let _ = write!(
            svg,
            "<g transform=\"translate({} {}) scale(.5)\" opacity=\".6\">{}</g>",
            x - 6,
            y - 6,
            drawn.replace("#000", ink)
        );
    }
    let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"9.5\" fill=\"url(#s)\"/>");
}

/// The pins of an answer, in two lines.
fn pins(svg: &mut String, holes: u8, answer: Answer, x: u32, y: u32) {
    let upper = u32::from(holes.div_ceil(2));
    for place in 0..holes {
        let fill = match place {
            place if place < answer.black => "#0d0b0a\" stroke=\"#fff9",
            place if place < answer.black + answer.white => "#fbf7ef",
            place if place < answer.black + answer.white + answer.blue => "#5b9bf0",
            _ => "#23160d",
        };
        let place = u32::from(place);
        let (column, line) = (place % upper, place / upper);
        let (x, y) = (x + 4 + column * 7, y - 4 + line * 8);
        let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.8\" fill=\"{fill}\"/>");
    }
}

/// What three other markers answer to a row of a group.
fn hints(svg: &mut String, rules: &Rules, code: Code, x: u32, y: u32) {
    for other in 0..rules.boards().total() - 1 {
        let marker = Marker { number: other + 1, colour: other };
        let fill = match hint(marker, code) {
            Hint::Black => "#0d0b0a\" stroke=\"#fff9",
            Hint::White => "#fbf7ef",
            Hint::Nothing => "#23160d",
        };
        let (x, y) = (x + 4 + u32::from(other) * 7, y);
        let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.8\" fill=\"{fill}\"/>");
    }
}

#[cfg(test)]
mod tests {
    use rules::editions::EDITIONS;

    use super::*;

    #[test]
    fn a_picture_has_the_holes_and_pins_of_its_edition() {
        for edition in EDITIONS {
            let rules = Rules::default_of(edition);
            let picture = board(edition);
            let boards = if edition.format.holds_parts() { rules.boards().total() } else { 1 };
            let cells = usize::from(boards) * usize::from(rules.rows()) * usize::from(rules.holes());
            // Every cell is an empty hole, a round peg (with its shine) or a shape.
            let holes = picture.matches("r=\"7\"").count();
            let pegs = picture.matches("r=\"9.5\"").count() / 2;
            let shapes = picture.matches("scale(.75)").count();
            assert_eq!(holes + pegs + shapes, cells, "{}", edition.id);
            assert!(pegs + shapes > 0 && holes > 0, "{}", edition.id);
            assert!(!picture.contains("style="), "{}", edition.id);
        }
    }
}
