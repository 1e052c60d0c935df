//! What somebody wants to play, as the form says it, and the table that this asks for.

use rules::option::{OptionFault, OptionRule, Options};
use rules::{Edition, Mode, OptionKey, Rules};
use solver::computer::{Level, Maker};
use strum::IntoStaticStr;
use wire::{OpenTable, SeatFor};
use words::Language;

use crate::form::Fields;

/// With whom somebody plays: what the form begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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

    /// The company of a word.
    fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == word)
    }

    pub(super) fn name(self) -> &'static str {
        self.into()
    }
}

/// The most seats that an edition has.
const MOST_SEATS: u8 = 5;

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
    /// Names for seats that there are in other editions.
    pub(super) spare: Vec<(u8, String)>,
}

/// The edition and the company that a form is made for: they decide what suits most.
struct SetupForm {
    edition: &'static Edition,
    with: With,
}

impl SetupForm {
    /// Whether the computer may make all codes.
    fn offers_solo(&self) -> bool {
        self.with == With::Computer && !self.edition.format.holds_parts()
    }

    /// Whether it usually does. A party is one with others: there the computer takes their seats.
    fn is_solo(&self) -> bool {
        self.with == With::Computer && self.edition.format.is_one_on_one()
    }

    /// Whether there usually is advice.
    fn has_advice(&self) -> bool {
        matches!(self.with, With::Computer | With::Referee)
    }
}

impl SetupWish {
    /// What the fields say; what they don't say is as it suits most. A form that was made for another edition or
    /// company says only what was changed in it.
    pub fn read(edition: &'static Edition, fields: &Fields, language: Language) -> Self {
        // A table that everybody finds is one for others.
        let first = if fields.has("public") { With::Friend } else { With::Computer };
        let with = fields.get("with").and_then(With::find).unwrap_or(first);
        let made = SetupForm {
            edition: fields.get("made-edition").and_then(Edition::find).unwrap_or(edition),
            with: fields.get("made-with").and_then(With::find).unwrap_or(with),
        };
        let now = SetupForm { edition, with };
        // Boxes that are not ticked are not sent: whether the form was, another field says.
        let sent = fields.has("sent");
        let ticked = |name, usual: fn(&SetupForm) -> bool| {
            let changed = fields.has(name) || sent;
            if changed && fields.has(name) != usual(&made) { fields.has(name) } else { usual(&now) }
        };
        let text = |name| fields.get(name).unwrap_or_default().to_owned();
        let usual: Vec<_> = edition.options.iter().map(|rule| usual(rule, with, language)).collect();
        let options = edition.options.iter().zip(&usual).map(|(rule, now)| {
            let chosen = fields.get(&format!("option-{}", rule.key.name()));
            let changed = |value: &&str| {
                made.edition.id == edition.id && *value != self::usual(rule, made.with, language)
            };
            (rule, chosen.filter(changed).unwrap_or(now).to_owned())
        });
        let mut wish = Self {
            edition,
            with,
            options: options.collect(),
            usual,
            seats: Vec::new(),
            solo: ticked("solo", SetupForm::is_solo) && now.offers_solo(),
            maker: fields.get("maker").and_then(Maker::find).unwrap_or(Maker::Fair),
            rounds: text("rounds"),
            target: text("target"),
            first: text("first"),
            public: fields.has("public"),
            spectators: fields.has("spectators"),
            advice: ticked("advice", SetupForm::has_advice),
            spare: Vec::new(),
        };
        let (least, most) = wish.seat_range();
        let name = |index: u8| fields.get(&format!("name-{}", index + 1)).unwrap_or_default().to_owned();
        // A choice made for other company, or where a seat could stay empty, doesn't count here.
        let stays =
            |who: &str, index| made.with == with && !wish.plays_solo() && (index >= least || who != NOBODY);
        let seats = (0..most).map(|index| {
            let who = fields.get(&format!("seat-{}", index + 1)).filter(|who| stays(who, index));
            SeatWish { who: who.map_or_else(|| with.seat(index, least), str::to_owned), name: name(index) }
        });
        wish.seats = seats.collect();
        let spare = (most..MOST_SEATS).map(|index| (index + 1, name(index)));
        wish.spare = spare.filter(|(_, name)| !name.is_empty()).collect();
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

    /// The rules, or why the options can't be played.
    pub(super) fn rules(&self) -> Result<Rules, Vec<OptionFault>> {
        let chosen = self.chosen();
        let options = Options::read(self.edition, chosen.iter().map(String::as_str))?;
        Rules::new(self.edition, options)
    }

    /// Whether anything that most leave alone is not as it usually is. A name of one's own is remembered by the browser,
    /// and nothing to look at.
    pub(super) fn is_particular(&self) -> bool {
        let mut options = self.options.iter().zip(&self.usual);
        let form = SetupForm { edition: self.edition, with: self.with };
        self.maker != Maker::Fair
            || self.spectators
            || self.advice != form.has_advice()
            || self.seats.iter().skip(1).any(|seat| !seat.name.is_empty())
            || options.any(|((rule, value), usual)| !is_main(rule.key) && value != usual)
    }

    /// The options as `key=value`.
    fn chosen(&self) -> Vec<String> {
        self.options.iter().map(|(rule, value)| format!("{}={value}", rule.key.name())).collect()
    }

    /// Whether somebody sits on the seat of an index.
    pub(super) fn is_seated(&self, index: usize) -> bool {
        self.seats.get(index).is_some_and(|seat| seat.who != NOBODY)
    }

    /// The seat that begins, counted among those where somebody sits; by lot if nobody sits there.
    fn first_seat(&self) -> Option<u8> {
        let index = self.first.parse::<usize>().ok()?.checked_sub(1)?;
        if self.plays_solo() || !self.is_seated(index) {
            return None;
        }
        let before = (0..index).filter(|index| self.is_seated(*index)).count();
        u8::try_from(before + 1).ok()
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
            first: self.first_seat(),
            seats: seats.collect(),
            public: self.public && self.with == With::Friend,
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

/// What an option is before anybody has chosen: words are in the reader's language, where that has a word list.
fn usual(rule: &OptionRule, with: With, language: Language) -> String {
    match rule.key {
        // At a real board people place the pins.
        OptionKey::Answers if with == With::Referee => "hand-set".to_owned(),
        OptionKey::Language => rule.read(language.tag()).unwrap_or(rule.default()).to_string(),
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
                assert!(wish.rules().is_ok());
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
        assert!(wish("with=computer&sent=yes&solo=on").is_particular(), "without advice");
    }

    #[test]
    fn a_party_against_the_computer_has_three_seats_from_the_beginning() {
        let party = wish("edition=lock-party&with=computer");
        assert!(!party.plays_solo());
        assert_eq!(party.table().seats.len(), 3);
    }

    #[test]
    fn no_edition_has_more_seats_than_names_are_kept_for() {
        assert!(EDITIONS.iter().all(|edition| edition.seat_range(Mode::Table).1 <= MOST_SEATS));
    }

    #[test]
    fn a_party_leaves_out_where_nobody_sits() {
        let party = wish("edition=lock-party&with=here&sent=yes&seat-4=person");
        assert_eq!(party.table().seats.len(), 4);
        assert_eq!((party.table().rounds, party.table().target), (None, None));
    }
}
