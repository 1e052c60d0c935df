//! A small true picture of an edition's board, drawn from its data: holes, rows, colours, shapes, pins.

use std::fmt::Write as _;

use rules::answer::hint;
use rules::edition::{PinColour, Sheet};
use rules::editions::EDITIONS;
use rules::symbol::{Mark, Symbol};
use rules::{Answer, Code, Edition, Format, Hint, Marker, Rules};

use super::art;

/// From the middle of a hole to the next.
const PITCH: u32 = 24;
/// Around the holes.
const EDGE: u32 = 12;
/// Room for the pins.
const PINS: u32 = 26;
/// Room for the shield, where a board has one.
const SHIELD: u32 = 30;

/// Where in the space of codes the picture's secret and rows are, in hundredths: any would do.
const SECRET: u64 = 37;
const ROWS: [u64; 5] = [8, 57, 43, 71, 22];

/// How many codes are looked through for a row that fits the answers before it.
const SEARCHED: u64 = 20_000;

/// How far the next edition's rows are from this one's, in hundredths.
const STEP: u64 = 29;

/// What a picture shows of an edition beside its rules, so that no two look alike.
pub(crate) struct BoardArt {
    /// The board, from its upper left to its lower right.
    pub(crate) wood: [&'static str; 2],
    /// An empty hole in it.
    pub(crate) hole: &'static str,
    /// By how many hundredths the codes are moved.
    moved: u64,
    /// How many rows are filled.
    filled: u32,
}

impl BoardArt {
    pub(crate) fn of(edition: &Edition, rules: &Rules) -> Self {
        let place = EDITIONS.iter().position(|one| one.id == edition.id).unwrap_or(0) as u64;
        let glyphs = rules.palette().symbols.first().is_some_and(|symbol| symbol.mark == Mark::Glyph);
        let (wood, hole) = match edition.sheet {
            _ if glyphs => (["#f4ead2", "#dcc99f"], "#b3a079"),
            Sheet::Original => (["#7a5236", "#4e3220"], "#23160d"),
            Sheet::EightColours => (["#8a3f2f", "#541f16"], "#2a0e09"),
            Sheet::CodeLock => (["#5f6e78", "#38444c"], "#161c20"),
            Sheet::Group => (["#43705a", "#234234"], "#0f2019"),
            Sheet::Grand => (["#41507f", "#242d52"], "#0f1428"),
            Sheet::Series => (["#8c6a3f", "#5b4224"], "#2a1d0e"),
            Sheet::None => (["#2f7075", "#194347"], "#0a2022"),
        };
        let filled = u32::try_from(5 - place % 3).unwrap_or(3);
        Self { wood, hole, moved: STEP * place, filled }
    }
}

/// The picture of an edition's board, as SVG.
pub(crate) fn board(edition: &'static Edition) -> String {
    let rules = Rules::default_of(edition);
    let theme = BoardArt::of(edition, &rules);
    let boards = match edition.format {
        Format::Group => u32::from(rules.boards().total()),
        Format::Duel | Format::Party => 1,
    };
    let (holes, rows) = (u32::from(rules.holes()), u32::from(rules.rows()));
    let shield = if boards == 1 { SHIELD } else { 0 };
    let (wide, high) = (2 * EDGE + holes * PITCH + PINS, 2 * EDGE + shield + rows * PITCH);
    let columns = boards.min(2);
    let (all_wide, all_high) = (columns * (wide + 10) - 10, boards.div_ceil(columns) * (high + 10) - 10);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {all_wide} {all_high}\">\
         <defs><radialGradient id=\"s\" cx=\".35\" cy=\".28\" r=\".75\"><stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\".75\"/>\
         <stop offset=\".35\" stop-color=\"#fff\" stop-opacity=\"0\"/><stop offset=\".7\" stop-opacity=\"0\"/>\
         <stop offset=\"1\" stop-opacity=\".4\"/></radialGradient>\
         <linearGradient id=\"w\" x2=\"1\" y2=\"1\"><stop stop-color=\"{}\"/><stop offset=\"1\" stop-color=\"{}\"/></linearGradient>\
         <linearGradient id=\"b\" x2=\"1\" y2=\"1\"><stop stop-color=\"#e0bd82\"/><stop offset=\"1\" stop-color=\"#b98f52\"/></linearGradient></defs>",
        theme.wood[0], theme.wood[1]
    );
    let placed = placed(&rules, &theme);
    for number in 0..boards {
        let (x, y) = ((number % columns) * (wide + 10), (number / columns) * (high + 10));
        // Writing to a string does not fail.
        let _ = write!(
            svg,
            "<g transform=\"translate({x} {y})\"><rect width=\"{wide}\" height=\"{high}\" rx=\"12\" fill=\"url(#w)\"/>"
        );
        if shield > 0 {
            let (wide, high) = (wide - 16, SHIELD - 8);
            let _ = write!(
                svg,
                "<rect x=\"8\" y=\"8\" width=\"{wide}\" height=\"{high}\" rx=\"7\" fill=\"{}\" fill-opacity=\".8\"/>\
                 <rect x=\"9\" y=\"9\" width=\"{}\" height=\"8\" rx=\"6\" fill=\"#fff\" fill-opacity=\".1\"/>",
                theme.hole,
                wide - 2
            );
        }
        let _ = write!(svg, "<g transform=\"translate(0 {shield})\">");
        let rows = placed.get(number as usize..).unwrap_or_default();
        one_board(&mut svg, &rules, &theme, rows);
        svg.push_str("</g></g>");
    }
    svg + "</svg>"
}

/// One board: its rows from below, the first ones placed and answered.
fn one_board(svg: &mut String, rules: &Rules, theme: &BoardArt, placed: &[Code]) {
    let rows = u32::from(rules.rows());
    let secret = at(rules, theme, SECRET);
    for row in 0..rows {
        let y = EDGE + PITCH / 2 + (rows - 1 - row) * PITCH;
        let code = placed.get(row as usize).filter(|_| row < theme.filled && row + 1 < rows).copied();
        for hole in 0..rules.holes() {
            let x = EDGE + PITCH / 2 + u32::from(hole) * PITCH;
            match code {
                Some(code) => piece(svg, rules, theme, code.symbols()[usize::from(hole)], x, y),
                None => empty(svg, theme, x, y),
            }
        }
        let x = EDGE + u32::from(rules.holes()) * PITCH + 4;
        match (code, secret, rules.edition().format) {
            (Some(code), _, Format::Group) => hints(svg, rules, theme, code, x, y),
            (Some(code), Some(secret), _) => {
                plate(svg, rules, x, y);
                pins(svg, rules, "#5a3d1f", rules.answer(secret, code), x, y);
            }
            _ => pins(svg, rules, theme.hole, Answer::default(), x, y),
        }
    }
}

/// The rows of the picture, as somebody might place them who heeds every answer; none is the secret.
pub(crate) fn placed(rules: &Rules, theme: &BoardArt) -> Vec<Code> {
    let guesses = rules.guesses();
    let Some(secret) = at(rules, theme, SECRET) else { return Vec::new() };
    let heeds = !rules.edition().format.holds_parts();
    let mut placed: Vec<Code> = Vec::new();
    for hundredth in ROWS {
        let fits = |code: &Code| {
            *code != secret
                && placed.iter().all(|row| rules.answer(*code, *row) == rules.answer(secret, *row))
        };
        let begin = guesses.count() * ((hundredth + theme.moved) % 100) / 100;
        let codes = (0..guesses.count().min(SEARCHED))
            .filter_map(|step| guesses.code((begin + step) % guesses.count()));
        let next = if heeds { codes.into_iter().find(fits) } else { at(rules, theme, hundredth) };
        let Some(next) = next else { break };
        placed.push(next);
    }
    placed
}

/// The code at a number of hundredths of all rows, moved on for the edition.
fn at(rules: &Rules, theme: &BoardArt, hundredth: u64) -> Option<Code> {
    let guesses = rules.guesses();
    guesses.code(guesses.count() * ((hundredth + theme.moved) % 100) / 100)
}

fn empty(svg: &mut String, theme: &BoardArt, x: u32, y: u32) {
    let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"7\" fill=\"{}\"/>", theme.hole);
}

fn piece(svg: &mut String, rules: &Rules, theme: &BoardArt, number: u8, x: u32, y: u32) {
    let palette = rules.palette();
    let (shape, symbol) = if palette.shapes.is_empty() {
        (None, palette.symbols.get(usize::from(number)))
    } else {
        let (shape, colour) = palette.pair(number);
        (palette.shapes.get(usize::from(shape)), palette.symbols.get(usize::from(colour)))
    };
    match (shape, symbol) {
        (Some(shape), colour) => {
            let fill = colour.map_or_else(|| "none".to_owned(), |colour| colour.colour.to_string());
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
        (None, None) => empty(svg, theme, x, y),
    }
}

fn peg(svg: &mut String, symbol: &Symbol, x: u32, y: u32) {
    let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"9.5\" fill=\"{}\"/>", symbol.colour);
    if symbol.name.len() == 1 || symbol.letter.is_ascii_digit() {
        let _ = write!(
            svg,
            "<text x=\"{x}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"12\" font-weight=\"700\" \
             text-anchor=\"middle\" fill=\"#2a211b\">{}</text>",
            y + 4,
            symbol.letter
        );
    }
    let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"9.5\" fill=\"url(#s)\"/>");
}

/// How an exact pin is drawn on wood: with a rim, so that it is the brightest of all.
pub(crate) const fn exact_fill(exact: PinColour) -> &'static str {
    match exact {
        PinColour::Black => "#0d0b0a\" stroke=\"#ffe3a8",
        PinColour::Red => "#e02a20\" stroke=\"#ffe3a8",
    }
}

/// The brass that an answer stands on.
fn plate(svg: &mut String, rules: &Rules, x: u32, y: u32) {
    let wide = u32::from(rules.holes().div_ceil(2)) * 7 + 3;
    let (x, y) = (x - 1, y - 9);
    let _ =
        write!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"18\" rx=\"4\" fill=\"url(#b)\"/>");
}

/// The pins of an answer, in two lines, with their pits.
fn pins(svg: &mut String, rules: &Rules, pit: &str, answer: Answer, x: u32, y: u32) {
    let holes = rules.holes();
    let upper = u32::from(holes.div_ceil(2));
    for place in 0..holes {
        let fill = match place {
            place if place < answer.black => exact_fill(rules.exact()),
            place if place < answer.black + answer.white => "#fbf7ef",
            place if place < answer.black + answer.white + answer.blue => "#5b9bf0",
            _ => pit,
        };
        let place = u32::from(place);
        let (column, line) = (place % upper, place / upper);
        let (x, y) = (x + 4 + column * 7, y - 4 + line * 8);
        let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.8\" fill=\"{fill}\"/>");
    }
}

/// What three other markers answer to a row of a group.
fn hints(svg: &mut String, rules: &Rules, theme: &BoardArt, code: Code, x: u32, y: u32) {
    for other in 0..rules.boards().total() - 1 {
        let marker = Marker { number: other + 1, colour: other };
        let fill = match hint(marker, code) {
            Hint::Black => exact_fill(rules.exact()),
            Hint::White => "#fbf7ef",
            Hint::Nothing => theme.hole,
        };
        let (x, y) = (x + 4 + u32::from(other) * 7, y);
        let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.8\" fill=\"{fill}\"/>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_editions_have_the_same_picture() {
        let pictures: std::collections::BTreeSet<_> = EDITIONS.iter().map(board).collect();
        assert_eq!(pictures.len(), EDITIONS.len());
    }

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
