//! An offer to stop the match: who made it, and what can be said to it.

use rules::view::Offer;
use rules::{Player, Seat, View};
use words::Teller;

/// An offer to stop that nobody has settled.
pub(super) struct StopOffer {
    pub(super) sentences: Vec<String>,
    /// Actions and what stands on their buttons: to agree and to play on, or to withdraw one's own offer.
    pub(super) answers: Vec<(&'static str, String)>,
}

impl StopOffer {
    /// The offer as a seat sees it, if there is one.
    pub(super) fn new(teller: &Teller<'_>, view: &View, own: Option<Seat>) -> Option<Self> {
        let words = teller.words();
        let offering: Vec<_> = view.seats.iter().filter(|seat| seat.aborting).map(|seat| seat.seat).collect();
        if offering.is_empty() || view.outcome.is_some() {
            return None;
        }
        let answer =
            |offer, action, name: &str| view.offers.contains(&offer).then(|| (action, name.to_owned()));
        if own.is_some_and(|seat| offering.contains(&seat)) {
            let missing = view.seats.iter().filter(|seat| seat.player == Player::Person && !seat.aborting);
            let names = missing.map(|seat| teller.name(seat.seat)).collect::<Vec<_>>().join(", ");
            return Some(Self {
                sentences: vec![words.together_stop_waiting(names)],
                answers: answer(Offer::PlayOn, "play on", &words.together_withdraw()).into_iter().collect(),
            });
        }
        Some(Self {
            sentences: offering.iter().map(|seat| words.board_aborting(teller.name(*seat))).collect(),
            answers: [
                answer(Offer::Abort, "abort", &words.together_agree()),
                answer(Offer::PlayOn, "play on", &words.offer(&Offer::PlayOn)),
            ]
            .into_iter()
            .flatten()
            .collect(),
        })
    }
}
