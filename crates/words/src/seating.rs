//! Who sits where, by name.

use std::cell::RefCell;
use std::collections::HashMap;

use rules::seat::Chair;
use rules::{Player, Seat, Viewer};

use unicode_security::confusable_detection::skeleton;

use crate::Words;
use crate::who::Subject;

/// The names of those at a table, and which of them is the viewer's.
#[derive(Clone, Copy)]
pub(crate) struct Seating<'a> {
    pub(crate) words: Words,
    /// Seat 1's first.
    pub(crate) names: &'a [String],
    pub(crate) viewer: Viewer,
    /// Who plays each seat; empty where nobody is known.
    pub(crate) chairs: &'a [Chair],
}

impl Seating<'_> {
    /// Nobody is known: seats have numbers, and nobody is “you”.
    pub(crate) const fn nameless(words: Words) -> Self {
        Self { words, names: &[], viewer: Viewer::Spectator, chairs: &[] }
    }

    /// The name of a seat; its number where nobody is known.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| self.words.seat_number(seat.number()))
    }

    /// Whether a computer sits there.
    pub(crate) fn is_computer(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.player != Player::Person)
    }

    /// Who sits there, from where the viewer sits.
    pub(crate) fn who(&self, seat: Seat) -> Subject {
        let name = self.name(seat);
        if self.viewer == Viewer::Seat(seat) { Subject::you(name) } else { Subject::other(name) }
    }
}

impl Words {
    /// The names of all at a table, each with its seat's number where another looks or sounds the same.
    pub fn names(self, chairs: &[Chair]) -> Vec<String> {
        let plain: Vec<_> =
            (0..chairs.len()).map(|place| plain_name(self, chairs, Seat::new(place))).collect();
        let looks: Vec<_> = plain.iter().map(|name| look(name)).collect();
        let alone = |look: &String| looks.iter().filter(|other| *other == look).count() == 1;
        let told = |(place, name): (usize, String)| {
            if alone(&looks[place]) { name } else { format!("{name} ({})", Seat::new(place).number()) }
        };
        plain.into_iter().enumerate().map(told).collect()
    }
}

/// The name of a seat: its player's; of a nameless computer that it is one; otherwise its number.
fn plain_name(words: Words, chairs: &[Chair], seat: Seat) -> String {
    let chair = chairs.get(seat.index());
    if let Some(name) = chair.and_then(|chair| chair.name.as_ref()) {
        return name.as_str().to_owned();
    }
    let computer = |chair: &&Chair| chair.player != Player::Person && chair.name.is_none();
    match (chair.filter(computer), chairs.iter().filter(computer).count()) {
        (None, _) => words.seat_number(seat.number()),
        (Some(_), 1) => words.seat_computer().into(),
        (Some(_), _) => words.seat_computer_number(seat.number()),
    }
}

/// The most looks of names that a thread remembers.
const LOOKS: usize = 256;

thread_local! {
    /// Looks of names: those of who plays are asked for with every sentence, and to find one takes long.
    static KNOWN: RefCell<HashMap<String, String>> = RefCell::default();
}

/// What a name looks like.
fn look(name: &str) -> String {
    KNOWN.with_borrow_mut(|known| {
        if let Some(look) = known.get(name) {
            return look.clone();
        }
        if known.len() >= LOOKS {
            known.clear();
        }
        known.entry(name.to_owned()).or_insert_with(|| plain_look(name)).clone()
    })
}

/// What a name looks like: letters of other scripts as those they can be taken for, without capitals, spaces and what
/// can't be seen.
fn plain_look(name: &str) -> String {
    let seen = |c: &char| !c.is_whitespace() && !matches!(c, '\u{200C}' | '\u{200D}' | '\u{FE0F}');
    let shapes = |text: &str| skeleton(text).filter(seen).collect::<String>();
    shapes(&shapes(name).to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use rules::seat::Name;

    fn names(players: &[(Player, Option<&str>)]) -> Vec<String> {
        let chair = |(player, name): &(Player, Option<&str>)| Chair {
            player: *player,
            name: name.map(|name| Name::new(name).expect("a name")),
        };
        let chairs: Vec<_> = players.iter().map(chair).collect();
        Words::of(Language::English).names(&chairs)
    }

    #[test]
    fn two_players_with_names_that_look_the_same_are_told_apart_by_their_seats() {
        let persons = |one, other| names(&[(Player::Person, Some(one)), (Player::Person, Some(other))]);
        for (one, other) in [
            ("Ada", "Ada"),
            ("Ada", "ADA"),
            ("Ada", "Аda"),
            ("Ada", "Αda"),
            ("Paul", "PauI"),
            ("Ada B", "AdaB"),
            ("Zoe\u{308}", "Zoë"),
            ("می\u{200C}خ", "میخ"),
        ] {
            let told = persons(one, other);
            assert!(told[0].ends_with(" (1)") && told[1].ends_with(" (2)"), "{told:?}");
        }
        assert_eq!(persons("Ada", "Ida"), ["Ada", "Ida"]);
        assert_eq!(persons("Anna", "Hanna"), ["Anna", "Hanna"]);
    }

    #[test]
    fn nobody_passes_for_the_computer_or_for_a_seat_without_a_name() {
        let computer = (Player::Computer, None);
        assert_eq!(names(&[(Player::Person, Some("computer")), computer]), ["computer (1)", "Computer (2)"]);
        let nameless = names(&[(Player::Person, None), (Player::Person, Some("Seat 1"))]);
        assert_eq!(nameless, ["Seat 1 (1)", "Seat 1 (2)"]);
        assert_eq!(names(&[(Player::Person, Some("Ada")), computer]), ["Ada", "Computer"]);
    }
}
