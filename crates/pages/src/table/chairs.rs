//! Who sits at a table, and what they can do besides what is due.

use play::{Proposed, Sight, level_name};
use rules::view::Offer;
use rules::{Actor, Mode, Player, Seat, View, Viewer};
use solver::computer::Level;
use wire::SeatCard;
use words::{Teller, Words};

use super::seen::{SeenTable, plays};

/// Somebody at the table.
pub(super) struct ChairView {
    pub(super) number: u8,
    pub(super) name: String,
    /// Whether it is to be said that it is the viewer, since the name doesn't.
    pub(super) you: bool,
    pub(super) mine: bool,
    pub(super) due: bool,
    pub(super) role: String,
    /// Whether a person plays whose presence can be shown.
    pub(super) person: bool,
    /// Whether they are here.
    pub(super) here: bool,
    pub(super) note: String,
    /// Whether the computer plays for a person who left.
    pub(super) taken_over: bool,
    /// The name that was given, to be changed.
    pub(super) given: String,
}

/// Something that is done with one button, perhaps after a question.
pub(super) struct OfferView {
    pub(super) action: String,
    pub(super) name: String,
    pub(super) question: Option<String>,
}

/// Somebody at this device who could do something else, without looking at what is theirs alone.
pub(super) struct Other {
    pub(super) seat: u8,
    pub(super) name: String,
    pub(super) offers: Vec<OfferView>,
    /// At a real board: that the secret is uncovered to prove a mistake, in words.
    pub(super) uncovers: Option<String>,
}

/// Whether the computer plays a seat that a person has left.
pub(super) fn is_taken_over(view: &View, seat: Seat) -> bool {
    let chair = view.setup.chairs().get(seat.index());
    chair.is_some_and(|chair| chair.player == Player::Person) && !plays(view, seat)
}

/// Who sits at the table.
pub(super) fn chairs(teller: &Teller<'_>, seen: &SeenTable, sight: &Sight) -> Vec<ChairView> {
    let words = teller.words();
    let view = &sight.view;
    let maker = sight.round().map(|round| round.maker);
    let chair = |((seat, card), level): ((&rules::view::SeatView, &SeatCard), &Option<Level>)| {
        let taken_over = is_taken_over(view, seat.seat) && !sight.is_over();
        ChairView {
            taken_over,
            given: card.name.clone().unwrap_or_default(),
            number: seat.seat.number(),
            name: teller.name_or_you(seat.seat),
            you: seen.held == [seat.seat] && seat.name.is_some(),
            mine: seen.held.contains(&seat.seat),
            due: view.due.is_some_and(|due| due.who == Actor::Seat(seat.seat)),
            role: if sight.is_over() { String::new() } else { teller.role(Viewer::Seat(seat.seat), maker) },
            person: seat.player == Player::Person,
            here: seen.present.contains(&seat.seat),
            note: level.map_or_else(String::new, |level| level_name(words, level)),
        }
    };
    view.seats.iter().zip(&seen.card().seats).zip(&sight.levels).map(chair).collect()
}

/// What is done with one button. What can't be taken back is asked about first.
pub(super) fn offers(
    words: Words,
    view: &View,
    offers: &[Offer],
    wanted: impl Fn(&Offer) -> bool,
) -> Vec<OfferView> {
    let offer = |offer: &Offer| {
        let Proposed { action, question } = Proposed::of(words, &view.setup, *offer)?;
        let action = view.setup.rules().write_action(&action)?;
        Some(OfferView { action, name: words.offer(offer), question })
    };
    offers.iter().filter(|offer| wanted(offer)).filter_map(offer).collect()
}

/// What else the people at this device can do; at a real board the player who is due, too. Nothing that one of them alone may see
/// is opened for it.
pub(super) fn others(
    teller: &Teller<'_>,
    seen: &SeenTable,
    sight: &Sight,
    wanted: impl Fn(&Offer) -> bool,
) -> Vec<Other> {
    if seen.held.len() < 2 || sight.private {
        return Vec::new();
    }
    let words = teller.words();
    let referee = sight.view.setup.mode() == Mode::Referee;
    let other = |(seat, all): &(Seat, Vec<Offer>)| {
        let own = sight.seat() == Some(*seat) && !referee;
        let early = all.iter().find(|offer| matches!(offer, Offer::Uncover { due: false }));
        let other = Other {
            seat: seat.number(),
            name: teller.name(*seat),
            offers: offers(words, &sight.view, all, |offer| !own && wanted(offer)),
            uncovers: early.filter(|_| !seen.named).map(|offer| words.offer(offer)),
        };
        (!other.offers.is_empty() || other.uncovers.is_some()).then_some(other)
    };
    // The player who is due comes first.
    let mut others: Vec<_> = sight.offers.iter().filter_map(other).collect();
    others.sort_by_key(|other| sight.seat().map(Seat::number) != Some(other.seat));
    others
}
