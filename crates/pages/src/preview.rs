//! A picture of an edition for link previews: a PNG, because no previewer draws SVG. It shows a made-up board, never
//! a match.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels of a small picture, clamped to it before they are counted"
)]

use std::io::Write as _;
use std::sync::OnceLock;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use rules::editions::EDITIONS;
use rules::symbol::{Mark, Rgb, Symbol};
use rules::{Edition, Rules};

use crate::picture::{BoardArt, placed};

/// How wide and how high it is, as previews want it.
const WIDE: u32 = 1200;
const HIGH: u32 = 630;

/// Rows that are shown, the uppermost empty.
const SHOWN: u32 = 4;

/// The discs of digits and letters, and their ink.
const CREAM: Rgb = Rgb(0xf1, 0xe8, 0xd6);
const INK: Rgb = Rgb(0x2a, 0x21, 0x1b);

/// Digits and letters, three dots wide and five high: an octal digit is a line of dots.
const GLYPHS: [u16; 36] = [
    0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71122, 0o75757, 0o75717, 0o25755,
    0o65656, 0o34443, 0o65556, 0o74647, 0o74644, 0o34553, 0o55755, 0o72227, 0o11152, 0o55655, 0o44447,
    0o57755, 0o57775, 0o25552, 0o65644, 0o25573, 0o65655, 0o34216, 0o72222, 0o55557, 0o55552, 0o55775,
    0o55255, 0o55222, 0o71247,
];

/// The pictures that were asked for so far.
static DRAWN: [OnceLock<Vec<u8>>; EDITIONS.len()] = [const { OnceLock::new() }; EDITIONS.len()];

/// The picture of an edition, drawn once. Takes a moment the first time.
pub fn preview_picture(edition: &'static Edition) -> &'static [u8] {
    let place = EDITIONS.iter().position(|one| one.id == edition.id).unwrap_or(0);
    DRAWN[place].get_or_init(|| png(&draw(edition)))
}

/// A point or a length in the picture.
type Point = (f32, f32);

/// The picture, row by row.
struct Pixels(Vec<Rgb>);

fn draw(edition: &'static Edition) -> Pixels {
    let rules = Rules::default_of(edition);
    let art = BoardArt::of(edition, &rules);
    let [upper, lower] = art.wood.map(colour);
    let mut canvas = Pixels(Vec::with_capacity((WIDE * HIGH) as usize));
    for y in 0..HIGH {
        for x in 0..WIDE {
            let way = (x + y) as f32 / (WIDE + HIGH) as f32;
            canvas.0.push(mixed(upper, lower, way));
        }
    }
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
                    canvas.piece(spot, pitch * 0.41, shape, CREAM);
                    canvas.glyph(spot, pitch * 0.08, symbol.letter);
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

impl Pixels {
    /// A piece that shines.
    fn piece(&mut self, spot: Point, size: f32, shape: Option<&Symbol>, colour: Rgb) {
        let below = (spot.0, spot.1 + size * 0.1);
        self.fill(below, size * 1.03, shape, |under, _| mixed(under, Rgb(0, 0, 0), 0.35));
        self.fill(spot, size, shape, |_, (x, y)| {
            let far = x.hypot(y);
            let light = (1.0 - (x + 0.32).hypot(y + 0.42) / 0.62).max(0.0);
            let dark = ((far - 0.6) / 0.4).clamp(0.0, 1.0) * 0.35;
            mixed(mixed(colour, Rgb(0, 0, 0), dark), Rgb(255, 255, 255), light * light * 0.8)
        });
    }

    /// A digit or a letter, of dots.
    fn glyph(&mut self, (cx, cy): Point, dot: f32, letter: char) {
        let Some(dots) = letter.to_digit(36).and_then(|place| GLYPHS.get(place as usize)) else { return };
        for place in (0..15u8).filter(|place| dots >> (14 - place) & 1 == 1) {
            let (column, line) = (f32::from(place % 3) - 1.0, f32::from(place / 3) - 2.0);
            self.fill((cx + column * dot * 1.1, cy + line * dot * 1.1), dot * 0.5, None, |_, _| INK);
        }
    }

    /// Fills a shape, or a circle; the colour follows from what is below and from where it is, from -1 to 1.
    fn fill(
        &mut self,
        (cx, cy): Point,
        size: f32,
        shape: Option<&Symbol>,
        colour: impl Fn(Rgb, Point) -> Rgb,
    ) {
        let [from_x, to_x, from_y, to_y] =
            [cx - size, cx + size, cy - size, cy + size].map(|edge| edge.max(0.0) as u32);
        for y in from_y..=to_y.min(HIGH - 1) {
            for x in from_x..=to_x.min(WIDE - 1) {
                let place = |dx: f32, dy: f32| ((x as f32 + dx - cx) / size, (y as f32 + dy - cy) / size);
                // Four looks at every pixel make edges smooth.
                let looks = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
                let inside = looks.iter().filter(|(dx, dy)| holds(shape, place(*dx, *dy))).count();
                if inside > 0 {
                    let pixel = &mut self.0[(y * WIDE + x) as usize];
                    *pixel = mixed(*pixel, colour(*pixel, place(0.5, 0.5)), inside as f32 / 4.0);
                }
            }
        }
    }
}

/// Whether a shape, or a circle if there is none, holds a point from -1 to 1.
fn holds(shape: Option<&Symbol>, (x, y): Point) -> bool {
    match shape.map_or("", |shape| shape.name) {
        "triangle" => y < 0.8 && y > 2.0 * x.abs() - 1.0,
        "square" => x.abs().max(y.abs()) < 0.78,
        "rectangle" => x.abs() < 0.95 && y.abs() < 0.5,
        "hexagon" => y.abs() < 0.82 && x.abs() + y.abs() * 0.55 < 0.95,
        _ => x.hypot(y) < 1.0,
    }
}

/// A colour on the way to another.
fn mixed(Rgb(r, g, b): Rgb, Rgb(to_r, to_g, to_b): Rgb, way: f32) -> Rgb {
    let part = |from: u8, to: u8| (f32::from(from) + (f32::from(to) - f32::from(from)) * way).round() as u8;
    Rgb(part(r, to_r), part(g, to_g), part(b, to_b))
}

/// A colour as CSS writes it.
fn colour(text: &str) -> Rgb {
    let part =
        |from: usize| text.get(from..from + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(0);
    Rgb(part(1), part(3), part(5))
}

/// The canvas as a PNG. Every byte is the difference from the one above, which compresses well.
fn png(canvas: &Pixels) -> Vec<u8> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    let mut above = vec![0; 3 * WIDE as usize];
    for line in canvas.0.chunks(WIDE as usize) {
        let line: Vec<u8> = line.iter().flat_map(|Rgb(r, g, b)| [*r, *g, *b]).collect();
        let differences: Vec<u8> =
            line.iter().zip(&above).map(|(now, above)| now.wrapping_sub(*above)).collect();
        // Writing to memory does not fail.
        let _ = packed.write_all(&[2]).and_then(|()| packed.write_all(&differences));
        above = line;
    }
    let mut head = [WIDE.to_be_bytes(), HIGH.to_be_bytes()].concat();
    head.extend([8, 2, 0, 0, 0]);
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, body) in
        [(b"IHDR", head), (b"IDAT", packed.finish().unwrap_or_default()), (b"IEND", Vec::new())]
    {
        let mut crc = Crc::new();
        crc.update(kind);
        crc.update(&body);
        png.extend(u32::try_from(body.len()).unwrap_or(u32::MAX).to_be_bytes());
        png.extend(kind);
        png.extend(&body);
        png.extend(crc.sum().to_be_bytes());
    }
    png
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
