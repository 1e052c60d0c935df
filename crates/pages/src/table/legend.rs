//! What the pins of a game mean, in a few words beside its board.

use std::borrow::Cow;

use rules::Rules;
use rules::edition::AnswerRule;
use rules::symbol::Mark;
use words::Words;

/// Each kind of pin as the style draws it, and what it means.
pub(super) fn legend(words: Words, rules: &Rules) -> Vec<(&'static str, Cow<'static, str>)> {
    let exact = ("black", words.board_legend_exact());
    match rules.answer_rule() {
        AnswerRule::Classic if rules.palette().symbols.iter().any(|symbol| symbol.mark == Mark::Glyph) => {
            vec![exact, ("white", words.board_legend_near_glyph())]
        }
        AnswerRule::Classic => vec![exact, ("white", words.board_legend_near())],
        AnswerRule::BlackOnly => vec![exact],
        AnswerRule::Pairs => {
            vec![exact, ("white", words.board_legend_near_pair()), ("blue", words.board_legend_part())]
        }
        AnswerRule::Marker => {
            vec![("black", words.board_legend_marker_exact()), ("white", words.board_legend_marker_near())]
        }
    }
}
