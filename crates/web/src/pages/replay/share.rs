//! A round as a text of coloured squares, which tells how it went and spoils nothing.

use rules::matches::RoundEnd;
use rules::view::PastRound;
use rules::{Answer, View};
use words::Words;

/// The text of a round: a line of squares for every row, its answer and not what stood in it.
pub(super) fn text(words: Words, view: &View, round: &PastRound) -> String {
    let rules = view.setup.rules();
    let edition = words.edition_name(rules.edition());
    let mut lines = vec![match round.end {
        RoundEnd::Solved { row } => words.share_solved(edition, row),
        RoundEnd::Unsolved | RoundEnd::Void | RoundEnd::Abandoned => words.share_unsolved(edition),
    }];
    let line = |answer: Option<Answer>| match answer {
        Some(answer) => squares(rules.holes(), answer),
        None => "⌛".to_owned(),
    };
    lines.extend(round.rows.iter().map(|row| line(row.answer)));
    lines.join("\n")
}

/// An answer as squares: green is black, yellow is white, blue is blue.
fn squares(holes: u8, Answer { black, white, blue }: Answer) -> String {
    let rest = holes.saturating_sub(black + white + blue);
    let many = |sign: &str, count: u8| sign.repeat(usize::from(count));
    many("🟩", black) + &many("🟨", white) + &many("🟦", blue) + &many("⬛", rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_as_many_squares_as_holes() {
        assert_eq!(squares(4, Answer { black: 2, white: 1, blue: 0 }), "🟩🟩🟨⬛");
        assert_eq!(squares(4, Answer { black: 1, white: 0, blue: 3 }), "🟩🟦🟦🟦");
        assert_eq!(squares(5, Answer { black: 0, white: 0, blue: 0 }), "⬛⬛⬛⬛⬛");
    }
}
