//! The end of a match: a card that says how it went, and what can be done next.

use play::SoloEnd;
use rules::score::Outcome;
use rules::{Edition, Seat, View};
use words::{Teller, Words};

use super::seen::SeenTable;
use super::view::seat_of;
use crate::daily::{self, NextCode};
use crate::replay::ShareCard;

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
    /// Who doesn't want one.
    pub(super) declined: Vec<String>,
    /// How the series stands.
    pub(super) series: Option<String>,
    /// When the next code of the day comes.
    pub(super) next_code: Option<NextCode>,
    /// Whether somebody played alone against a code: the browser counts these.
    pub(super) alone: bool,
    /// The row in which the code was cracked, where somebody played alone.
    pub(super) cracked: Option<u8>,
    /// Whether the viewer won: a code cracked alone, or a match against others.
    pub(super) won: bool,
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
        let declined =
            card.declined.iter().filter(|number| !seen.holds(**number)).map(|number| seat_of(*number));
        let possible = card.daily.is_none() && !card.archived;
        let round = view.past.last();
        let end = SoloEnd::of(view, own);
        let alone = end.is_some();
        let cracked = end.as_ref().and_then(|end| end.cracked);
        let harder = cracked.and(view.setup.rules().edition().harder).and_then(Edition::find);
        Self {
            title: end.as_ref().map_or_else(|| teller.outcome(outcome), |end| end.title(words)),
            about: end.map_or_else(Vec::new, |end| {
                end.about(words).into_iter().chain(of_the_day(words, seen)).collect()
            }),
            match_id: seen.state.match_id.clone().unwrap_or_default(),
            ranking: card.daily.as_ref().map(|date| format!("/daily?edition={}&date={date}", card.edition)),
            rematch: possible && own.or(seen.held.first().copied()).is_some_and(|seat| !asked(&seat)),
            asked: seen.held.first().is_some_and(asked),
            wanted: wanted.map(|seat| words.board_rematch_wanted(teller.name(seat))).collect(),
            declined: declined.map(|seat| words.together_declined(teller.name(seat))).collect(),
            series: None,
            next_code: seen.daily.and_then(|daily| daily.left).map(|left| NextCode::new(words, left)),
            alone,
            cracked,
            won: cracked.is_some()
                || matches!((outcome, own), (Outcome::Won { seats, .. }, Some(own)) if seats.contains(&own)),
            shared: match (&card.daily, seen.daily) {
                (Some(date), Some(standing)) => Some(daily::share(words, date, view, standing.streak)),
                _ => ShareCard::of(words, view, round).map(|shared| shared.text()),
            },
            next: harder.map(|edition| (edition.id, words.end_next(words.edition_name(edition)))),
        }
    }
}

/// The place in the day's ranking, and the streak.
fn of_the_day(words: Words, seen: &SeenTable) -> Vec<String> {
    seen.daily.map_or_else(Vec::new, |daily| {
        let place = daily
            .place
            .map(|place| words.daily_place().place(place.unsigned_abs()).tries(daily.tries.unsigned_abs()));
        let streak = (daily.streak > 0).then(|| words.daily_streak(daily.streak));
        [place, streak].into_iter().flatten().collect()
    })
}
