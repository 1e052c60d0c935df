//! A result as a picture: its answers, row by row, without what stood in the rows.

use std::fmt::Write as _;

use rules::Answer;

use super::share::ShareCard;
use crate::picture::exact_fill;

/// From the middle of a pin to the next.
const PITCH: u32 = 40;

/// The picture, as a self-contained SVG.
pub(super) fn svg(shared: &ShareCard) -> String {
    let holes = u32::from(shared.most);
    let rows = u32::try_from(shared.answers.len()).unwrap_or(0);
    let wide = (holes * PITCH + 120).max(480);
    let high = rows * PITCH + 130;
    let left = (wide - holes * PITCH) / 2 + PITCH / 2;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" viewBox=\"0 0 {wide} {high}\">\
         <defs><linearGradient id=\"w\" x2=\"1\" y2=\"1\"><stop stop-color=\"#7a5236\"/><stop offset=\"1\" stop-color=\"#4e3220\"/></linearGradient></defs>\
         <rect width=\"{wide}\" height=\"{high}\" rx=\"24\" fill=\"url(#w)\"/>\
         <text x=\"{}\" y=\"52\" font-family=\"Georgia, serif\" font-size=\"22\" font-weight=\"700\" fill=\"#f3e9da\" text-anchor=\"middle\">{}</text>",
        wide / 2,
        escaped(&shared.title)
    );
    let exact = format!("{}\" stroke-width=\"3", exact_fill(shared.exact));
    for (place, answer) in (0..).zip(&shared.answers) {
        let y = 100 + place * PITCH;
        let Answer { black, white, blue } = answer.unwrap_or_default();
        for hole in 0..shared.most {
            let fill = match hole {
                hole if hole < black => &exact,
                hole if hole < black + white => "#fbf7ef",
                hole if hole < black + white + blue => "#5b9bf0",
                _ => "#23160d",
            };
            // Writing to a string does not fail.
            let _ = write!(
                svg,
                "<circle cx=\"{}\" cy=\"{y}\" r=\"14\" fill=\"{fill}\"/>",
                left + u32::from(hole) * PITCH
            );
        }
    }
    svg + "</svg>"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
