//! What somebody wants to play, as the form says it, and the table that this asks for.

use rules::option::{OptionRule, Options};
use rules::{Edition, Mode, OptionKey, Rules};
use solver::computer::{Level, Maker};
use wire::{OpenTable, SeatFor};
use words::Language;

use crate::form::Fields;

/// With whom somebody plays: what the form begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum With {
    /// The computer.
    Computer,
    /// Others, on devices of their own.
    Friend,
    /// Others, at this device.
    Here,
    /// Others at a real board, whose game is kept here.
    Referee,
}

impl With {
    pub(super) const ALL: [Self; 4] = [Self::Computer, Self::Friend, Self::Here, Self::Referee];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Computer => "computer",
            Self::Friend => "friend",
            Self::Here => "here",
            Self::Referee => "referee",
        }
    }
}

/// The word for a seat where nobody sits.
pub(super) const NOBODY: &str = "nobody";

/// A seat as the form has it.
#[derive(Clone, Debug)]
pub(super) struct SeatWish {
    /// `here`, `person`, `computer LEVEL` or `nobody`.
    pub(super) who: String,
    pub(super) name: String,
}

/// What somebody wants to play.
pub struct SetupWish {
    pub(super) edition: &'static Edition,
    pub(super) with: With,
    /// The options with what was chosen, as it was typed.
    pub(super) options: Vec<(&'static OptionRule, String)>,
    /// What they are for most.
    usual: Vec<String>,
    pub(super) seats: Vec<SeatWish>,
    /// Whether the computer makes all codes.
    pub(super) solo: bool,
    pub(super) maker: Maker,
    pub(super) rounds: String,
    pub(super) target: String,
    pub(super) first: String,
    pub(super) public: bool,
    pub(super) spectators: bool,
    pub(super) advice: bool,
}

impl SetupWish {
    /// What the fields say; what they don't say is as it suits most.
    pub fn read(edition: &'static Edition, fields: &Fields, language: Language) -> Self {
        let with = fields.get("with").unwrap_or_default();
        let with = With::ALL.into_iter().find(|one| one.name() == with).unwrap_or(With::Computer);
        // Boxes that are not ticked are not sent: whether the form was, another field says.
        let sent = fields.has("sent");
        let ticked = |name, by_default| if sent { fields.has(name) } else { by_default };
        let text = |name| fields.get(name).unwrap_or_default().to_owned();
        let usual: Vec<_> = edition.options.iter().map(|rule| usual(rule, with, language)).collect();
        let options = edition.options.iter().zip(&usual).map(|(rule, usual)| {
            let chosen = fields.get(&format!("option-{}", rule.key.name()));
            (rule, chosen.unwrap_or(usual).to_owned())
        });
        let mut wish = Self {
            edition,
            with,
            options: options.collect(),
            usual,
            seats: Vec::new(),
            // A party is one with others: there the computer takes their seats.
            solo: ticked("solo", with == With::Computer && edition.format.is_one_on_one())
                && !edition.format.holds_parts(),
            maker: fields.get("maker").and_then(Maker::find).unwrap_or(Maker::Fair),
            rounds: text("rounds"),
            target: text("target"),
            first: text("first"),
            public: ticked("public", false),
            spectators: ticked("spectators", false),
            advice: ticked("advice", matches!(with, With::Computer | With::Referee)),
        };
        let (least, most) = wish.seat_range();
        wish.seats = (0..most)
            .map(|index| {
                let who = fields.get(&format!("seat-{}", index + 1)).map(str::to_owned);
                let name = fields.get(&format!("name-{}", index + 1)).unwrap_or_default().to_owned();
                SeatWish { who: who.unwrap_or_else(|| with.seat(index, least)), name }
            })
            .collect();
        wish
    }

    /// The fewest and the most seats.
    pub(super) fn seat_range(&self) -> (u8, u8) {
        let mode = if self.plays_solo() { Mode::Solo } else { Mode::Table };
        self.rules().map_or(self.edition.seat_range(mode), |rules| rules.seat_range(mode))
    }

    /// Whether one person plays and the computer makes all codes.
    pub(super) fn plays_solo(&self) -> bool {
        self.solo && self.with == With::Computer
    }

    /// The rules, if the options can be played.
    pub(super) fn rules(&self) -> Option<Rules> {
        let chosen = self.chosen();
        let options = Options::read(self.edition, chosen.iter().map(String::as_str)).ok()?;
        Rules::new(self.edition, options).ok()
    }

    /// Whether an option that most leave alone, or how the computer makes codes, is not as it usually is.
    pub(super) fn is_particular(&self) -> bool {
        let mut options = self.options.iter().zip(&self.usual);
        self.maker != Maker::Fair
            || options.any(|((rule, value), usual)| !is_main(rule.key) && value != usual)
    }

    /// The options as `key=value`.
    fn chosen(&self) -> Vec<String> {
        self.options.iter().map(|(rule, value)| format!("{}={value}", rule.key.name())).collect()
    }

    /// The table that is asked for.
    pub fn table(&self) -> OpenTable {
        let seated = self.seats.iter().filter(|seat| seat.who != NOBODY);
        let seats = seated.map(|seat| SeatFor {
            who: match seat.who.strip_prefix("computer") {
                Some(_) => format!("{} {}", seat.who, self.maker.name()),
                None => seat.who.clone(),
            },
            name: (!seat.name.is_empty()).then(|| seat.name.clone()),
        });
        let mode = match self.with {
            With::Referee => Mode::Referee,
            _ if self.plays_solo() => Mode::Solo,
            _ => Mode::Table,
        };
        let fixed = !self.plays_solo() && !self.edition.format.is_one_on_one();
        let target = self.target.parse().ok().filter(|_| self.edition.target && !self.plays_solo());
        let options = self.options.iter().map(|(rule, value)| (rule.key.name().to_owned(), value.clone()));
        OpenTable {
            edition: self.edition.id.to_owned(),
            options: options.collect(),
            mode: mode.name().to_owned(),
            rounds: self.rounds.parse().ok().filter(|_| !fixed && target.is_none()),
            target,
            // A seat that there was before another number of players was chosen is nobody's.
            first: self.first.parse().ok().filter(|seat| !self.plays_solo() && *seat <= self.seat_range().1),
            seats: seats.collect(),
            public: self.public,
            spectators: Some(self.spectators),
            advice: Some(self.advice),
        }
    }
}

impl With {
    /// Who sits where, before anybody has chosen.
    fn seat(self, index: u8, least: u8) -> String {
        match self {
            _ if index >= least => NOBODY.to_owned(),
            _ if index == 0 => "here".to_owned(),
            Self::Computer => format!("computer {}", Level::Practised.name()),
            Self::Friend => "person".to_owned(),
            Self::Here | Self::Referee => "here".to_owned(),
        }
    }
}

/// Whether an option is among the first things to be asked: it decides which codes and rows there are.
pub(super) fn is_main(key: OptionKey) -> bool {
    key.changes_codes() || key == OptionKey::Rows
}

/// What an option is before anybody has chosen: words are in the reader's language.
fn usual(rule: &OptionRule, with: With, language: Language) -> String {
    match rule.key {
        // At a real board people place the pins.
        OptionKey::Answers if with == With::Referee => "hand-set".to_owned(),
        OptionKey::Language => language.tag().to_owned(),
        _ => rule.default().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use rules::editions::EDITIONS;

    use super::*;

    fn wish(text: &str) -> SetupWish {
        let fields = Fields::read(text.as_bytes());
        let edition = Edition::find(fields.get("edition").unwrap_or("original")).unwrap();
        SetupWish::read(edition, &fields, Language::German)
    }

    #[test]
    fn every_edition_has_a_table_for_every_kind_of_company() {
        for edition in EDITIONS {
            for with in With::ALL {
                let wish = wish(&format!("edition={}&with={}", edition.id, with.name()));
                assert!(wish.rules().is_some());
                let table = wish.table();
                assert!(table.seats.len() >= usize::from(wish.seat_range().0), "{}", edition.id);
                assert_eq!(table.seats[0].who, "here");
            }
        }
    }

    #[test]
    fn words_are_in_the_readers_language_unless_another_was_chosen() {
        assert!(wish("edition=word").chosen().contains(&"language=de".to_owned()));
        assert!(wish("edition=word&option-language=nl").chosen().contains(&"language=nl".to_owned()));
    }

    #[test]
    fn boxes_that_are_not_ticked_are_off_once_the_form_was_sent() {
        assert!(wish("with=computer").advice && !wish("with=computer&sent=yes").advice);
        assert!(wish("with=computer&sent=yes&advice=on&solo=on").plays_solo());
        assert!(!wish("with=friend&solo=on&sent=yes").plays_solo());
        assert!(!wish("with=computer&edition=group").plays_solo());
    }

    #[test]
    fn the_fine_print_is_open_once_something_in_it_was_changed() {
        assert!(!wish("edition=custom&option-holes=8&option-blanks=yes").is_particular());
        assert!(!wish("edition=original&with=referee").is_particular());
        assert!(wish("edition=original&option-unsolved=%2B1").is_particular());
        assert!(wish("maker=cunning").is_particular());
    }

    #[test]
    fn a_party_against_the_computer_has_three_seats_from_the_beginning() {
        let party = wish("edition=lock-party&with=computer");
        assert!(!party.plays_solo());
        assert_eq!(party.table().seats.len(), 3);
    }

    #[test]
    fn a_party_leaves_out_where_nobody_sits() {
        let party = wish("edition=lock-party&with=here&sent=yes&seat-4=person");
        assert_eq!(party.table().seats.len(), 4);
        assert_eq!((party.table().rounds, party.table().target), (None, None));
    }
}
