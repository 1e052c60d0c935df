//! How pieces are drawn: their marks and outlines as SVG, their colours as CSS, made from the table of symbols.

use std::fmt::Write as _;

use rules::symbol::{Mark, SHAPES, SIXTEEN, Symbol};

/// A mark as a piece of SVG, 24 wide and high. Only what is opaque counts: the colour comes from where it is used.
pub(crate) const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Dot => "<circle cx='12' cy='12' r='5' fill='#000'/>",
        Mark::Ring => "<circle cx='12' cy='12' r='7' fill='none' stroke='#000' stroke-width='2.6'/>",
        Mark::Plus => "<path d='M12 3v18M3 12h18' stroke='#000' stroke-width='3'/>",
        Mark::Cross => "<path d='M5 5l14 14M19 5L5 19' stroke='#000' stroke-width='3'/>",
        Mark::Plain | Mark::Outline | Mark::Glyph => "",
        Mark::Bar => "<path d='M12 2v20' stroke='#000' stroke-width='4'/>",
        Mark::Dash => "<path d='M2 12h20' stroke='#000' stroke-width='4'/>",
        Mark::Rise => "<path d='M4 20L20 4' stroke='#000' stroke-width='4'/>",
        Mark::Fall => "<path d='M4 4l16 16' stroke='#000' stroke-width='4'/>",
        Mark::TwoDots => {
            "<circle cx='6' cy='12' r='3.4' fill='#000'/><circle cx='18' cy='12' r='3.4' fill='#000'/>"
        }
        Mark::ThreeDots => {
            "<circle cx='12' cy='5' r='3' fill='#000'/><circle cx='5' cy='17' r='3' fill='#000'/>\
             <circle cx='19' cy='17' r='3' fill='#000'/>"
        }
        Mark::TwoBars => "<path d='M7 3v18M17 3v18' stroke='#000' stroke-width='3'/>",
        Mark::TwoDashes => "<path d='M3 7h18M3 17h18' stroke='#000' stroke-width='3'/>",
        Mark::Diamond => {
            "<path d='M12 3l8 9-8 9-8-9z' fill='none' stroke='#000' stroke-width='2.6' stroke-linejoin='round'/>"
        }
        Mark::Star => {
            "<path d='M12 2l2.9 6.6 7.1.7-5.3 4.8 1.5 7L12 17.4 5.8 21.1l1.5-7L2 9.3l7.1-.7z' fill='#000'/>"
        }
        Mark::Wave => "<path d='M2 12q5-9 10 0t10 0' fill='none' stroke='#000' stroke-width='3'/>",
    }
}

/// The outline of a shape as a path, 24 wide and high.
pub(crate) fn outline(shape: &Symbol) -> &'static str {
    match shape.name {
        "triangle" => "M12 2.5L22.5 21h-21z",
        "square" => "M3 3h18v18H3z",
        "rectangle" => "M1 6.5h22v11H1z",
        "hexagon" => "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z",
        _ => "M12 1.5a10.5 10.5 0 100 21 10.5 10.5 0 000-21z",
    }
}

/// The styles of all pieces: a class for every colour and shape, with its own mark and outline.
pub(crate) fn css() -> String {
    let mut css = String::new();
    for symbol in SIXTEEN {
        let (colour, ink) = (symbol.colour, if symbol.colour.is_light() { "#1d1510" } else { "#fff" });
        // Writing to a string does not fail.
        let _ = write!(css, ".c-{}{{--c:{colour};--ink:{ink}", symbol.name);
        let drawn = mark(symbol.mark);
        if !drawn.is_empty() {
            let _ = write!(css, ";--mark:{}", address(drawn));
        }
        css.push_str("}\n");
    }
    for shape in SHAPES {
        let path = outline(shape);
        let full = format!(
            "<path d='{path}' fill='#000' stroke='#000' stroke-width='1.5' stroke-linejoin='round'/>"
        );
        let line = format!(
            "<path d='{path}' fill='none' stroke='#000' stroke-width='2.6' stroke-linejoin='round'/>"
        );
        let _ = writeln!(css, ".s-{}{{--shape:{};--line:{}}}", shape.name, address(&full), address(&line));
    }
    css
}

/// A drawing as an address inside a style sheet.
fn address(drawn: &str) -> String {
    let svg = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>{drawn}</svg>");
    let escaped = svg.replace('<', "%3C").replace('>', "%3E").replace('#', "%23");
    format!("url(\"data:image/svg+xml,{escaped}\")")
}

#[cfg(test)]
mod tests {
    use rules::symbol::Rgb;

    use super::*;

    #[test]
    fn every_colour_has_a_mark_of_its_own_and_ink_that_can_be_read() {
        let drawn: std::collections::BTreeSet<_> = SIXTEEN.iter().map(|symbol| mark(symbol.mark)).collect();
        assert_eq!(drawn.len(), SIXTEEN.len());
        let outlines: std::collections::BTreeSet<_> = SHAPES.iter().map(outline).collect();
        assert_eq!(outlines.len(), SHAPES.len());
        for symbol in SIXTEEN {
            let ink = if symbol.colour.is_light() { Rgb(0x1d, 0x15, 0x10) } else { Rgb(255, 255, 255) };
            let ratio = contrast(symbol.colour, ink);
            // Letters on pegs are large and bold.
            assert!(ratio >= 3.0, "{}: {ratio}", symbol.name);
        }
    }

    fn contrast(one: Rgb, other: Rgb) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn luminance(Rgb(red, green, blue): Rgb) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    #[test]
    fn the_style_has_a_class_for_every_piece() {
        let css = css();
        for symbol in SIXTEEN {
            assert!(css.contains(&format!(".c-{}{{--c:{}", symbol.name, symbol.colour)));
        }
        for shape in SHAPES {
            assert!(css.contains(&format!(".s-{}{{", shape.name)));
        }
    }
}
