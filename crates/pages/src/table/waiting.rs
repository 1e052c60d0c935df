//! A table where seats are free: who sits, how others get there.

use rules::Edition;
use wire::{LengthShape, SeatCard, TableCard};
use words::Words;

use super::seen::SeenTable;
use crate::turn::seat_names;

/// A seat at a table where the match has not begun.
pub(super) struct WaitingSeat {
    pub(super) number: i64,
    pub(super) name: String,
    pub(super) free: bool,
    /// Whether to say that it is the viewer, since the name doesn't.
    pub(super) you: bool,
}

/// A table where seats are free.
pub(super) struct Waiting {
    pub(super) seats: Vec<WaitingSeat>,
    /// Whether the viewer sits there already.
    pub(super) seated: bool,
    /// Whether the table was closed: nobody comes any more.
    pub(super) closed: bool,
    /// The viewer's own name, to be changed.
    pub(super) given: String,
    /// Whether the match can begin with those who are there.
    pub(super) can_start: bool,
    /// The name that the first free seat is kept for.
    pub(super) kept_for: String,
    /// What is played: facts of the edition, how long, the options that were chosen.
    pub(super) agreed: Vec<String>,
    /// Who invites to what.
    pub(super) invitation: String,
    /// The picture of what is played.
    pub(super) picture: String,
    /// How long it lasts and who begins, as far as that is agreed.
    pub(super) terms: Vec<String>,
}

impl Waiting {
    /// Whether the viewer is asked to sit down.
    pub(super) fn invites(&self) -> bool {
        !self.seated && !self.closed
    }

    /// The table, if not everybody is there.
    pub(super) fn new(words: Words, seen: &SeenTable) -> Option<Self> {
        if !seen.card().seats.iter().any(|seat| seat.free) {
            return None;
        }
        let seat = |(seat, name): (&SeatCard, String)| {
            let you = seen.holds(seat.seat);
            let name = match &seat.name {
                _ if seat.free => match &seat.kept_for {
                    Some(name) => words.board_seat_kept(name.as_str()),
                    None => words.board_seat_free().into(),
                },
                None if you => words.setup_you().into(),
                _ => name,
            };
            WaitingSeat { number: seat.seat, name, free: seat.free, you: you && seat.name.is_some() }
        };
        Some(Self {
            seats: seen.card().seats.iter().zip(seat_names(words, &seen.card().seats)).map(seat).collect(),
            kept_for: seen.card().seats.iter().find(|seat| seat.free)?.kept_for.clone().unwrap_or_default(),
            seated: !seen.held.is_empty(),
            closed: seen.card().archived,
            can_start: false,
            given: own_name(seen),
            agreed: agreed(words, seen.card()),
            invitation: invitation(words, seen.card()),
            picture: format!(
                "board-{}.svg",
                Edition::find(&seen.card().edition).map_or("original", |edition| edition.id)
            ),
            terms: terms(words, seen.card()),
        })
    }
}

/// The name that the viewer has given.
fn own_name(seen: &SeenTable) -> String {
    let own = seen.card().seats.iter().find(|seat| seen.holds(seat.seat));
    own.and_then(|seat| seat.name.clone()).unwrap_or_default()
}

/// Who invites to what: the opener by name, where they have given one.
fn invitation(words: Words, card: &TableCard) -> String {
    let edition =
        Edition::find(&card.edition).map_or_else(String::new, |edition| words.edition_name(edition));
    let mut seats = card.seats.iter().zip(seat_names(words, &card.seats));
    let opener = seats.find(|(seat, _)| Some(seat.seat) == card.opener);
    match opener.filter(|(seat, _)| seat.name.is_some()) {
        Some((_, name)) => words.together_invites().edition(edition).name(name),
        None => words.together_invited(edition),
    }
}

/// How long the match lasts, and who hides first; who that is by lot is seen when it begins.
fn terms(words: Words, card: &TableCard) -> Vec<String> {
    let mut terms: Vec<_> = card.length.iter().map(|length| lasting(words, length)).collect();
    let hides = card.rules().is_some_and(|rules| !rules.edition().format.holds_parts());
    if let (true, Some(first)) = (hides, card.first) {
        let mut seats = card.seats.iter().zip(seat_names(words, &card.seats));
        terms.push(match seats.find(|(seat, _)| seat.seat == i64::from(first)) {
            Some((seat, _)) if seat.free => words.together_you_hide_first().into(),
            Some((SeatCard { name: Some(_), .. }, name)) => words.together_hides_first(name),
            _ => words.together_hides_first(words.seat_number(u64::from(first))),
        });
    }
    if terms.is_empty() {
        terms.extend(card.rules().map(|rules| words.edition_facts(&rules)));
    }
    terms
}

fn lasting(words: Words, length: &LengthShape) -> String {
    match length {
        LengthShape::Rounds(rounds) => words.setup_rounds(*rounds),
        LengthShape::Target(points) => words.setup_target(*points),
    }
}

/// What a player agrees to by sitting down.
fn agreed(words: Words, card: &TableCard) -> Vec<String> {
    let Some(rules) = card.rules() else { return Vec::new() };
    let mut agreed = vec![words.edition_facts(&rules)];
    agreed.extend(card.length.iter().map(|length| lasting(words, length)));
    agreed.extend(words.chosen_options(&rules));
    agreed
}
