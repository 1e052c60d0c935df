//! What somebody means who types a code.

use std::borrow::Cow;

use rules::Rules;

/// A pair is written as a shape in a small letter and a colour in a capital one. Whoever listens to the screen can't tell
/// them apart, and need not: they take turns.
pub(crate) fn meant<'a>(rules: &Rules, line: &'a str) -> Cow<'a, str> {
    let is_part = |c: &char| !c.is_whitespace() && *c != ',';
    let parts = 2 * usize::from(rules.holes());
    if rules.palette().shapes.is_empty() || line.chars().filter(is_part).count() != parts {
        return line.into();
    }
    let parts = line.chars().filter(is_part).enumerate();
    parts
        .map(|(place, c)| if place % 2 == 0 { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Edition;

    #[test]
    fn shapes_and_colours_take_turns_however_they_are_typed() {
        let rules = |id| Rules::default_of(Edition::find(id).expect("an edition"));
        for typed in ["tr sb cg hy", "TRSBCGHY", "tR, sB, cG, hY"] {
            let row = rules("grand").read_row(&meant(&rules("grand"), typed)).expect("a row");
            assert_eq!(rules("grand").show(row), "tR sB cG hY");
        }
        let blanks = rules("grand-blanks");
        assert_eq!(
            blanks.show(blanks.read_row(&meant(&blanks, ".r t. .. hy")).expect("a row")),
            ".R t. .. hY"
        );
        // What is too short is complained about as it was typed; other games have no pairs.
        assert_eq!(meant(&rules("grand"), "tr sb"), "tr sb");
        assert_eq!(meant(&rules("original"), "rgbyrgby"), "rgbyrgby");
    }
}
