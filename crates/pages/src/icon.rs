//! The icon as a PNG, for telephones: they draw no SVG on their first screen.

use std::sync::OnceLock;

use rules::symbol::Rgb;

use crate::assets::ICON;
use crate::canvas::{Pixels, colour};

/// How wide the drawing in `icon.svg` is.
const DRAWN: f32 = 32.0;

/// The icons there are as PNG: name, width, and how much of that width the drawing takes. Telephones cut a maskable
/// icon to any shape, and only its inner four fifths are safe.
const SIZES: [(&str, u16, f32); 4] = [
    ("icon-180.png", 180, 1.0),
    ("icon-192.png", 192, 1.0),
    ("icon-512.png", 512, 1.0),
    ("icon-maskable-512.png", 512, 0.72),
];

/// The icons that were drawn.
static PICTURES: [OnceLock<Vec<u8>>; SIZES.len()] = [const { OnceLock::new() }; SIZES.len()];

/// The icon of a name as a PNG, drawn once. Takes a moment the first time.
pub fn icon_picture(name: &str) -> Option<&'static [u8]> {
    let place = SIZES.iter().position(|(known, ..)| *known == name)?;
    let (_, width, share) = SIZES[place];
    Some(PICTURES[place].get_or_init(|| draw(width, share).png()))
}

/// Draws the pegs and the hole of `icon.svg` on its ground.
fn draw(width: u16, share: f32) -> Pixels {
    let ground =
        ICON.split("<rect ").nth(1).and_then(|rect| attribute(rect, "fill")).map_or(Rgb(0, 0, 0), colour);
    let mut canvas = Pixels::new(width.into(), width.into(), |_, _| ground);
    let unit = f32::from(width) * share / DRAWN;
    let edge = f32::from(width) * (1.0 - share) / 2.0;
    for circle in ICON.split("<circle ").skip(1) {
        let number = |name| attribute(circle, name)?.parse::<f32>().ok();
        // The circles without a colour of their own are the shine, which pieces have here anyway.
        let (Some(x), Some(y), Some(r), Some(fill)) =
            (number("cx"), number("cy"), number("r"), attribute(circle, "fill"))
        else {
            continue;
        };
        let spot = (edge + x * unit, edge + y * unit);
        if fill == HOLE {
            canvas.fill(spot, r * unit, None, |_, _| colour(fill));
        } else {
            canvas.piece(spot, r * unit, None, colour(fill));
        }
    }
    canvas
}

/// The colour of the empty hole: it is flat.
const HOLE: &str = "#23160d";

/// The value of an attribute in the rest of a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let tag = tag.split('>').next()?;
    tag.split(&format!("{name}=\"")).nth(1)?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drawing_is_read_from_the_icon() {
        let circles = ICON.split("<circle ").skip(1).filter(|circle| attribute(circle, "fill").is_some());
        let fills: Vec<_> = circles.filter_map(|circle| attribute(circle, "fill")).collect();
        assert_eq!(fills, ["#d62f2f", "#f2c41d", "#2a66d1", HOLE]);
    }

    #[test]
    fn icons_are_as_large_as_their_names_say() {
        for (name, width, _) in SIZES {
            let picture = icon_picture(name).unwrap();
            let wide = u32::from_be_bytes(picture[16..20].try_into().unwrap());
            let high = u32::from_be_bytes(picture[20..24].try_into().unwrap());
            assert_eq!((wide, high), (u32::from(width), u32::from(width)), "{name}");
            assert!(name.contains(&width.to_string()));
            assert!(picture.len() < 60_000, "{name}: {} bytes", picture.len());
        }
        assert_eq!(icon_picture("icon-7.png"), None);
    }

    #[test]
    fn an_icon_is_drawn_once_however_often_it_is_asked_for() {
        for (name, ..) in SIZES {
            assert!(std::ptr::eq(icon_picture(name).unwrap(), icon_picture(name).unwrap()), "{name}");
        }
    }
}
