//! A code to scan across the table.

use std::fmt::Write as _;

use qrcode::{Color, QrCode};

/// Light all around it, so that scanners find it: as many modules as the norm wants.
const QUIET: usize = 4;

/// A text as a code to scan: dark on light in any case, as scanners want it.
pub fn qr_code(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let width = code.width();
    let size = width + 2 * QUIET;
    let mut path = String::new();
    for (place, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            // Writing to a string does not fail.
            let _ = write!(path, "M{} {}h1v1h-1z", place % width + QUIET, place / width + QUIET);
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{size}v{size}H0z\"/><path d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_light_around_it() {
        let svg = qr_code("http://192.168.1.5:8484/t/abcde").unwrap();
        assert!(
            svg.contains("M4 4h1v1h-1z") && !svg.contains("M3 "),
            "the first corner, and light before it"
        );
        assert!(svg.matches("h1v1h-1z").count() > 100);
    }
}
