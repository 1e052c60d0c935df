//! The end of a match: a card that says how it went, and what can be done next.

use rules::matches::RoundEnd;
use rules::score::Outcome;
use rules::{Mode, Seat, View};
use solver::book::Book;
use words::{Decimal, Teller, Words};

use super::seen::SeenTable;
use super::view::seat_of;
use crate::replay::ShareCard;

/// What to try after an edition that has become too easy.
const HARDER: [(&str, &str); 10] = [
    ("mini", "original"),
    ("original", "eight"),
    ("original-blanks", "eight-blanks"),
    ("eight", "super"),
    ("eight-blanks", "super"),
    ("lock", "lock-super"),
    ("word", "number"),
    ("number", "super"),
    ("super", "grand"),
    ("grand", "grand-blanks"),
];

/// The end of a match.
pub(super) struct Over {
    pub(super) title: String,
    /// How close it was, and what perfect play needs.
    pub(super) about: Vec<String>,
    pub(super) match_id: String,
    /// The ranking of a code of the day.
    pub(super) ranking: Option<String>,
    /// Whether the viewer can ask for a rematch, and has not.
    pub(super) rematch: bool,
    pub(super) asked: bool,
    pub(super) wanted: Vec<String>,
    /// Whether somebody played alone against a code: the browser counts these.
    pub(super) alone: bool,
    /// The row in which the code was cracked, where somebody played alone.
    pub(super) cracked: Option<u8>,
    /// The result to share, without the pieces.
    pub(super) shared: Option<String>,
    /// A harder edition: its id, and an invitation to it.
    pub(super) next: Option<(&'static str, String)>,
}

impl Over {
    /// The end of a match that has this outcome.
    pub(super) fn new(
        teller: &Teller<'_>,
        seen: &SeenTable,
        view: &View,
        outcome: &Outcome,
        own: Option<Seat>,
    ) -> Self {
        let (card, words) = (seen.card(), teller.words());
        let asked = |seat: &Seat| card.rematch.contains(&i64::from(seat.number()));
        let wanted =
            card.rematch.iter().filter(|number| !seen.holds(**number)).map(|number| seat_of(*number));
        let possible = card.daily.is_none() && !card.archived;
        let round = view.past.last();
        let alone = view.setup.mode() == Mode::Solo && own.is_some();
        let cracked = round.filter(|_| alone).and_then(|round| match round.end {
            RoundEnd::Solved { row } => Some(row),
            RoundEnd::Conceded { .. } | RoundEnd::Unsolved | RoundEnd::Void | RoundEnd::Abandoned => None,
        });
        let edition = view.setup.rules().edition().id;
        let harder = HARDER.iter().find(|(easier, _)| alone && cracked.is_some() && *easier == edition);
        Self {
            title: match (alone, cracked) {
                (true, Some(row)) => words.end_cracked(row),
                (true, None) => words.end_uncracked().into(),
                (false, _) => teller.outcome(outcome),
            },
            about: if alone { about(words, view, cracked.is_some()) } else { Vec::new() },
            match_id: seen.state.match_id.clone().unwrap_or_default(),
            ranking: card.daily.as_ref().map(|date| format!("/daily?edition={}&date={date}", card.edition)),
            rematch: possible && own.or(seen.held.first().copied()).is_some_and(|seat| !asked(&seat)),
            asked: seen.held.first().is_some_and(asked),
            wanted: wanted.map(|seat| words.board_rematch_wanted(teller.name(seat))).collect(),
            alone,
            cracked,
            shared: ShareCard::of(words, view, round).map(|shared| shared.text()),
            next: harder.and_then(|(_, id)| {
                Some((*id, words.end_next(words.edition_name(rules::Edition::find(id)?))))
            }),
        }
    }
}

/// How close it was, if the code was not cracked; what perfect play needs, if that is proven.
fn about(words: Words, view: &View, cracked: bool) -> Vec<String> {
    let answers = view.past.last().into_iter().flat_map(|round| &round.rows).filter_map(|row| row.answer);
    let closest = answers.map(|answer| answer.black).max().filter(|black| !cracked && *black > 0);
    let perfect = Book::of(view.setup.rules()).filter(Book::is_proven).and_then(|book| book.advice(&[]));
    let perfect = perfect.map(|first| words.end_perfect(words.decimal(Decimal::new(first.expected(), 2))));
    closest.map(|black| words.end_closest(black)).into_iter().chain(perfect).collect()
}
