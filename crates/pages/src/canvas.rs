//! A small picture drawn pixel by pixel, and its PNG.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels of a small picture, clamped to it before they are counted"
)]

use std::io::Write as _;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use rules::symbol::{Rgb, Symbol};

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

/// A point or a length in a picture.
pub(crate) type Point = (f32, f32);

/// A picture, row by row.
pub(crate) struct Pixels {
    wide: u32,
    high: u32,
    dots: Vec<Rgb>,
}

impl Pixels {
    /// A picture that shows only its ground, whose colour depends on the place.
    pub(crate) fn new(wide: u32, high: u32, ground: impl Fn(u32, u32) -> Rgb) -> Self {
        let ground = &ground;
        let dots = (0..high).flat_map(|y| (0..wide).map(move |x| ground(x, y))).collect();
        Self { wide, high, dots }
    }

    /// A cream piece with a digit or a letter.
    pub(crate) fn disc_with(&mut self, spot: Point, size: f32, shape: Option<&Symbol>, letter: char) {
        self.piece(spot, size, shape, CREAM);
        self.glyph(spot, size * 0.195, letter);
    }

    /// A piece that shines.
    pub(crate) fn piece(&mut self, spot: Point, size: f32, shape: Option<&Symbol>, colour: Rgb) {
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
    pub(crate) fn fill(
        &mut self,
        (cx, cy): Point,
        size: f32,
        shape: Option<&Symbol>,
        colour: impl Fn(Rgb, Point) -> Rgb,
    ) {
        let [from_x, to_x, from_y, to_y] =
            [cx - size, cx + size, cy - size, cy + size].map(|edge| edge.max(0.0) as u32);
        for y in from_y..=to_y.min(self.high - 1) {
            for x in from_x..=to_x.min(self.wide - 1) {
                let place = |dx: f32, dy: f32| ((x as f32 + dx - cx) / size, (y as f32 + dy - cy) / size);
                // Four looks at every pixel make edges smooth.
                let looks = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
                let inside = looks.iter().filter(|(dx, dy)| holds(shape, place(*dx, *dy))).count();
                if inside > 0 {
                    let pixel = &mut self.dots[(y * self.wide + x) as usize];
                    *pixel = mixed(*pixel, colour(*pixel, place(0.5, 0.5)), inside as f32 / 4.0);
                }
            }
        }
    }

    /// The picture as a PNG. Every byte is the difference from the one above, which compresses well.
    pub(crate) fn png(&self) -> Vec<u8> {
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
        let mut above = vec![0; 3 * self.wide as usize];
        for line in self.dots.chunks(self.wide as usize) {
            let line: Vec<u8> = line.iter().flat_map(|Rgb(r, g, b)| [*r, *g, *b]).collect();
            let differences: Vec<u8> =
                line.iter().zip(&above).map(|(now, above)| now.wrapping_sub(*above)).collect();
            // Writing to memory does not fail.
            let _ = packed.write_all(&[2]).and_then(|()| packed.write_all(&differences));
            above = line;
        }
        let mut head = [self.wide.to_be_bytes(), self.high.to_be_bytes()].concat();
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
pub(crate) fn mixed(Rgb(r, g, b): Rgb, Rgb(to_r, to_g, to_b): Rgb, way: f32) -> Rgb {
    let part = |from: u8, to: u8| (f32::from(from) + (f32::from(to) - f32::from(from)) * way).round() as u8;
    Rgb(part(r, to_r), part(g, to_g), part(b, to_b))
}

/// A colour as CSS writes it.
pub(crate) fn colour(text: &str) -> Rgb {
    let part =
        |from: usize| text.get(from..from + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(0);
    Rgb(part(1), part(3), part(5))
}
