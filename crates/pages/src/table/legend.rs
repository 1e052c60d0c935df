//! What the pins of a game mean, in a few words beside its board.

use std::borrow::Cow;

use rules::Rules;
use rules::edition::{AnswerRule, PinColour};
use rules::symbol::Mark;
use words::Words;

use crate::piece::exact_class;

/// One kind of pin.
pub(super) struct LegendEntry {
    /// How the style draws it.
    pub(super) class: &'static str,
    /// Its colour, for those who don't see it.
    pub(super) colour: Cow<'static, str>,
    /// What it means.
    pub(super) meaning: Cow<'static, str>,
}

/// Every kind of pin that a game has.
pub(super) fn legend(words: Words, rules: &Rules) -> Vec<LegendEntry> {
    let exact = |meaning| LegendEntry {
        class: exact_class(rules),
        colour: match rules.exact() {
            PinColour::Black => words.symbol_black(),
            PinColour::Red => words.symbol_red(),
        },
        meaning,
    };
    let white = |meaning| LegendEntry { class: "white", colour: words.symbol_white(), meaning };
    let blue = |meaning| LegendEntry { class: "blue", colour: words.symbol_blue(), meaning };
    match rules.answer_rule() {
        AnswerRule::Classic if rules.palette().symbols.iter().any(|symbol| symbol.mark == Mark::Glyph) => {
            vec![exact(words.board_legend_exact()), white(words.board_legend_near_glyph())]
        }
        AnswerRule::Classic => vec![exact(words.board_legend_exact()), white(words.board_legend_near())],
        AnswerRule::BlackOnly => vec![exact(words.board_legend_exact())],
        AnswerRule::Pairs => vec![
            exact(words.board_legend_exact()),
            white(words.board_legend_near_pair()),
            blue(words.board_legend_part()),
        ],
        AnswerRule::Marker => {
            vec![exact(words.board_legend_marker_exact()), white(words.board_legend_marker_near())]
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::editions::EDITIONS;
    use words::Language;

    use super::*;

    #[test]
    fn the_legend_of_every_edition_names_and_draws_its_own_exact_pins() {
        for edition in EDITIONS {
            let rules = Rules::default_of(edition);
            let red = edition.id.starts_with("eight") || edition.id.starts_with("lock");
            for (language, black_name, red_name) in [
                (Language::English, "black", "red"),
                (Language::German, "Schwarz", "Rot"),
                (Language::French, "noir", "rouge"),
                (Language::Dutch, "zwart", "rood"),
            ] {
                let legend = legend(Words::of(language), &rules);
                assert_eq!(legend[0].colour, if red { red_name } else { black_name }, "{}", edition.id);
                assert_eq!(legend[0].class, if red { "exact red" } else { "exact black" }, "{}", edition.id);
                assert_eq!(legend.len(), rules.answer_rule().pins().len(), "{}", edition.id);
            }
        }
    }
}
