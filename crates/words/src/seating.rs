//! Who sits where, by name.

use rules::seat::Chair;
use rules::{Player, Seat, Viewer};

use unicode_security::confusable_detection::skeleton;

use crate::Words;
use crate::who::Who;

/// The chairs of a table, and which of them is the viewer's.
#[derive(Clone, Copy)]
pub(crate) struct Seating<'a> {
    pub(crate) words: Words,
    pub(crate) chairs: &'a [Chair],
    pub(crate) viewer: Viewer,
}

impl Seating<'_> {
    /// Nobody is known: seats have numbers, and nobody is “you”.
    pub(crate) const fn nameless(words: Words) -> Self {
        Self { words, chairs: &[], viewer: Viewer::Spectator }
    }

    /// The name of a seat, with its number where another at the table looks or sounds the same.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let name = self.plain_name(seat);
        let others = (0..self.chairs.len()).map(Seat::new).filter(|other| *other != seat);
        if self.chairs.len() > 1
            && others.map(|other| self.plain_name(other)).any(|other| alike(&name, &other))
        {
            return format!("{name} ({})", seat.number());
        }
        name
    }

    /// The name of a seat: its player's; of a nameless computer that it is one; otherwise its number.
    fn plain_name(&self, seat: Seat) -> String {
        let chair = self.chairs.get(seat.index());
        if let Some(name) = chair.and_then(|chair| chair.name.as_ref()) {
            return name.as_str().to_owned();
        }
        let computer = |chair: &&Chair| chair.player != Player::Person && chair.name.is_none();
        match (chair.filter(computer), self.chairs.iter().filter(computer).count()) {
            (None, _) => self.words.seat_number(seat.number()),
            (Some(_), 1) => self.words.seat_computer().into(),
            (Some(_), _) => self.words.seat_computer_number(seat.number()),
        }
    }

    /// Who sits there, from where the viewer sits.
    pub(crate) fn who(&self, seat: Seat) -> Who {
        let name = self.name(seat);
        if self.viewer == Viewer::Seat(seat) { Who::you(name) } else { Who::other(name) }
    }
}

/// Whether two names can be taken for each other: they look the same, or differ in capitals alone.
fn alike(one: &str, other: &str) -> bool {
    one == other || look(one) == look(other)
}

/// What a name looks like: letters of other scripts as those they can be taken for, without capitals, spaces and what
/// can't be seen.
fn look(name: &str) -> String {
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
        let seating =
            Seating { words: Words::of(Language::English), chairs: &chairs, viewer: Viewer::Spectator };
        (0..chairs.len()).map(|seat| seating.name(Seat::new(seat))).collect()
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
