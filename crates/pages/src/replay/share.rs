//! A result to be shared: a round or a group's game as answers alone, which tell how it went and spoil nothing.

use rules::edition::PinColour;
use rules::event::Hints;
use rules::matches::RoundEnd;
use rules::view::{Board, GroupBoard, PastRound};
use rules::{Answer, Hint, View, Viewer};
use words::Words;

/// How it went: for every row its answer, and not what stood in it.
pub(crate) struct ShareCard {
    pub(super) title: String,
    /// The most pins of a row.
    pub(super) most: u8,
    /// The colour of exact pins.
    pub(super) exact: PinColour,
    /// The answers; none of rows without one.
    pub(super) answers: Vec<Option<Answer>>,
}

impl ShareCard {
    /// A round, or a group's game that is over; none if there is nothing to tell.
    pub(crate) fn of(words: Words, view: &View, round: Option<&PastRound>) -> Option<Self> {
        let rules = view.setup.rules();
        let edition = words.edition_name(rules.edition());
        match (round, &view.board) {
            (Some(round), _) => Some(Self {
                title: match round.end {
                    RoundEnd::Solved { row } => words.share_solved().edition(edition).rows(row),
                    RoundEnd::Conceded { .. } | RoundEnd::Unsolved | RoundEnd::Void | RoundEnd::Abandoned => {
                        words.share_unsolved(edition)
                    }
                },
                most: rules.holes(),
                exact: rules.exact(),
                answers: round.rows.iter().map(|row| row.answer).collect(),
            }),
            (None, Board::GroupWatcher(board)) if board.uncovered.is_some() => Some(Self {
                title: {
                    let teller = words.at(&view.setup, Viewer::Spectator);
                    let right = board.calls.iter().filter(|call| call.right == Some(true));
                    let names: Vec<_> = right.map(|call| teller.name(call.by)).collect();
                    if names.is_empty() {
                        words.share_unsolved(edition)
                    } else {
                        words
                            .share_solved_by()
                            .edition(edition)
                            .name(words.list(&names))
                            .rows(board.rows.len())
                    }
                },
                most: rules.boards().total() - rules.boards().each,
                exact: rules.exact(),
                answers: hinted(board),
            }),
            _ => None,
        }
    }

    /// A line of squares for every row.
    pub(crate) fn text(&self) -> String {
        let line = |answer: &Option<Answer>| match answer {
            Some(answer) => squares(self.most, *answer),
            None => "⌛".to_owned(),
        };
        let lines = std::iter::once(self.title.clone()).chain(self.answers.iter().map(line));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// The hints of every row together, from all players.
fn hinted(board: &GroupBoard) -> Vec<Option<Answer>> {
    let sum = |hints: &Hints| match hints {
        Hints::Totals { black, white } => Answer { black: *black, white: *white, blue: 0 },
        Hints::ByPlayer(players) => {
            let count = |wanted: Hint| {
                players.iter().flat_map(|(_, hints)| hints).filter(|hint| **hint == wanted).count() as u8
            };
            Answer { black: count(Hint::Black), white: count(Hint::White), blue: 0 }
        }
    };
    board.rows.iter().map(|row| row.hints.as_ref().map(sum)).collect()
}

/// An answer as squares: green is black, yellow is white, blue is blue.
fn squares(most: u8, Answer { black, white, blue }: Answer) -> String {
    let rest = most.saturating_sub(black + white + blue);
    let many = |sign: &str, count: u8| sign.repeat(usize::from(count));
    many("🟩", black) + &many("🟨", white) + &many("🟦", blue) + &many("⬛", rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_as_many_squares_as_there_can_be_pins() {
        assert_eq!(squares(4, Answer { black: 2, white: 1, blue: 0 }), "🟩🟩🟨⬛");
        assert_eq!(squares(4, Answer { black: 1, white: 0, blue: 3 }), "🟩🟦🟦🟦");
        assert_eq!(squares(5, Answer { black: 0, white: 0, blue: 0 }), "⬛⬛⬛⬛⬛");
    }
}
