//! What is agreed before a match begins.
//!
//! ```
//! use rules::seat::Name;
//! use rules::setup::{
//!     Length, MAX_ROUNDS, MAX_TARGET, MAX_VOID_ROUNDS, Mode, Proposal, Setup, SetupFault,
//! };
//! use rules::{Edition, Seat};
//!
//! // Two people, the shortest match: each hides a code once.
//! let grand = Edition::find("grand").unwrap();
//! let setup: Setup = Proposal::of_people(grand, &["blue=guess-only"], 2).settled().unwrap();
//! assert_eq!(
//!     (setup.mode(), setup.mode().name(), setup.length()),
//!     (Mode::Table, "table", Length::Rounds(2))
//! );
//! assert_eq!((setup.seats(), setup.first(), setup.is_duel()), (2, Seat::new(0), true));
//! assert_eq!(Mode::find("referee"), Some(Mode::Referee));
//!
//! // With other names; and a rematch, which the other one begins.
//! let named = setup.named([Name::new("Ada").ok(), Name::new("Ben").ok()]);
//! assert_eq!(named.chairs()[1].name.as_ref().unwrap().as_str(), "Ben");
//! assert_eq!(
//!     (setup.rematch().first(), setup.all_seats().last()),
//!     (Seat::new(1), Some(Seat::new(1)))
//! );
//!
//! // All that is wrong is named at once.
//! let length = Some(Length::Target(MAX_TARGET + 1));
//! let wrong = Proposal {
//!     length,
//!     first: Some(Seat::new(7)),
//!     ..Proposal::of_people(grand, &["blue=no"], 2)
//! };
//! let faults: Vec<SetupFault> = wrong.settled().unwrap_err();
//! let codes: Vec<_> = faults.iter().map(SetupFault::code).collect();
//! assert_eq!(codes, ["option-not-allowed", "setup-target", "setup-first"]);
//! assert!(MAX_VOID_ROUNDS < MAX_ROUNDS);
//! ```

use std::sync::Arc;

use rand::CryptoRng;
use rand::seq::IteratorRandom;
use strum::IntoStaticStr;

use crate::edition::{Edition, Format};
use crate::option::{OptionFault, OptionKey, Options};
use crate::rules::{EXACT_CODES, Rules};
use crate::seat::{Chair, Name, NameFault, Player, Seat};

/// The most rounds of a match; void rounds are not counted.
pub const MAX_ROUNDS: u16 = 100;
/// The void rounds of a match: the last of them ends it, by the score so far.
pub const MAX_VOID_ROUNDS: u16 = 10;
/// The highest target score.
pub const MAX_TARGET: u16 = 1000;

/// What kind of sitting it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Mode {
    /// The players of the edition's format.
    Table,
    /// One breaker, seat 1, against a computer maker, seat 2.
    Solo,
    /// People at a real board, who enter what happens there: no secret is known before it is uncovered.
    Referee,
}

impl Mode {
    /// The word it is written with.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The mode of that word.
    pub fn find(name: &str) -> Option<Self> {
        [Self::Table, Self::Solo, Self::Referee].into_iter().find(|mode| mode.name() == name)
    }
}

/// How long a match lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// This many rounds.
    Rounds(u16),
    /// Until, after an even number of rounds, a total is at or above this.
    Target(u16),
}

/// A match as somebody proposes it.
#[derive(Clone, Debug)]
pub struct Proposal<'a> {
    /// The edition.
    pub edition: &'static Edition,
    /// Options as `key=value`; the rest take their defaults.
    pub options: Vec<&'a str>,
    /// The kind of sitting.
    pub mode: Mode,
    /// Who sits, seat 1 first, with a name or none.
    pub seats: Vec<(Player, Option<&'a str>)>,
    /// How long; by default the shortest match of the format.
    pub length: Option<Length>,
    /// The first maker (group: the first player); by lot if none is named.
    pub first: Option<Seat>,
}

/// A match as it is agreed: every option resolved, the lot drawn.
///
/// It never changes, and copies share it: every view of a match has one.
#[derive(Clone, Debug)]
pub struct Setup {
    rules: Arc<Rules>,
    mode: Mode,
    chairs: Arc<[Chair]>,
    length: Length,
    first: Seat,
}

impl<'a> Proposal<'a> {
    /// A table of people without names, at which seat 1 begins.
    pub fn of_people(edition: &'static Edition, options: &[&'a str], seats: usize) -> Self {
        Self {
            edition,
            options: options.to_vec(),
            mode: Mode::Table,
            seats: vec![(Player::Person, None); seats],
            length: None,
            first: Some(Seat::new(0)),
        }
    }

    /// The agreed setup, the lot drawn from `chance` where it is needed, or everything that is wrong.
    pub fn settle(mut self, chance: &mut impl CryptoRng) -> Result<Setup, Vec<SetupFault>> {
        if self.first.is_none() {
            self.first = match self.mode {
                Mode::Solo => Some(SOLO_MAKER),
                Mode::Table | Mode::Referee => (0..self.seats.len()).choose(chance).map(Seat::new),
            };
        }
        self.settled()
    }

    /// The agreed setup where the first seat is named and nothing is left to the lot, or everything that is wrong.
    pub fn settled(self) -> Result<Setup, Vec<SetupFault>> {
        self.resolve(Name::new)
    }

    /// The setup that a record names.
    pub(crate) fn recorded(self) -> Result<Setup, Vec<SetupFault>> {
        self.resolve(Name::recorded)
    }

    /// The agreed setup without a lot to draw: the first seat must be named.
    fn resolve(self, read_name: impl Fn(&str) -> Result<Name, NameFault>) -> Result<Setup, Vec<SetupFault>> {
        let mut faults = Vec::new();
        let edition = self.edition;
        let mut options = self.options.clone();
        let takes_answers = edition.takes(OptionKey::Answers);
        let chosen = options.iter().any(|option| OptionKey::Answers.is_key_of(option));
        if self.mode == Mode::Referee && takes_answers && !chosen {
            options.push("answers=hand-set");
        }
        let rules = Options::read(edition, options).and_then(|options| Rules::new(edition, options));
        let rules = rules.map_err(|wrong| faults.extend(wrong.into_iter().map(SetupFault::Option))).ok();

        let mut chairs = Vec::new();
        for (index, (player, name)) in self.seats.iter().enumerate() {
            let name = name.map(&read_name).transpose().unwrap_or_else(|fault| {
                faults.push(SetupFault::Name { seat: Seat::new(index), fault });
                None
            });
            chairs.push(Chair { player: *player, name });
        }

        let mode = self.mode;
        let seats = rules.as_ref().map_or(edition.seat_range(mode), |rules| rules.seat_range(mode));
        let count = self.seats.len();
        if count < seats.0.into() || count > seats.1.into() {
            faults.push(SetupFault::SeatCount { least: seats.0, most: seats.1, given: count });
        }
        self.check_players(rules.as_ref(), &mut faults);
        let length = self.length.unwrap_or_else(|| self.shortest());
        self.check_length(length, &mut faults);
        if let Some(first) = self.first
            && first.index() >= count
        {
            faults.push(SetupFault::First { seats: count });
        }
        match (rules, self.first) {
            (Some(rules), Some(first)) if faults.is_empty() => {
                Ok(Setup { rules: Arc::new(rules), mode: self.mode, chairs: chairs.into(), length, first })
            }
            _ => Err(faults),
        }
    }

    fn shortest(&self) -> Length {
        match (self.mode, self.edition.format) {
            (Mode::Solo, _) | (_, Format::Group) => Length::Rounds(1),
            (_, Format::Duel) => Length::Rounds(2),
            (_, Format::Party) => Length::Rounds(self.seats.len() as u16),
        }
    }

    fn check_players(&self, rules: Option<&Rules>, faults: &mut Vec<SetupFault>) {
        let any = |wanted| self.seats.iter().any(|(player, _)| *player == wanted);
        let counts_pegs = rules.is_some_and(Rules::counts_pegs);
        let group = self.edition.format.holds_parts();
        if self.mode == Mode::Solo {
            if group {
                faults.push(SetupFault::NoSolo);
            }
            if self.seats.get(SOLO_MAKER.index()).is_some_and(|(player, _)| *player == Player::Person) {
                faults.push(SetupFault::SoloMaker);
            }
            if self.first.is_some_and(|first| first != SOLO_MAKER) {
                faults.push(SetupFault::SoloFirst);
            }
            if rules.is_some_and(Rules::hand_set) {
                faults.push(SetupFault::SoloHandSet);
            }
        }
        if self.mode == Mode::Referee {
            if any(Player::Computer) || any(Player::Contrary) {
                faults.push(SetupFault::RefereePersons);
            }
            if counts_pegs || rules.is_some_and(|rules| rules.time_per_row().is_some()) {
                faults.push(SetupFault::RefereeOptions);
            }
            if rules.is_some_and(|rules| !rules.hand_set()) && !group {
                faults.push(SetupFault::RefereeAnswers);
            }
        }
        let too_large = rules.is_some_and(|rules| rules.secrets().count() > EXACT_CODES);
        if any(Player::Contrary) && (group || counts_pegs || too_large) {
            faults.push(SetupFault::NoContrary);
        }
    }

    fn check_length(&self, length: Length, faults: &mut Vec<SetupFault>) {
        match (length, self.mode, self.edition.format) {
            (Length::Target(_), mode, _) if !self.edition.target || mode == Mode::Solo => {
                faults.push(SetupFault::NoTarget);
            }
            (Length::Target(points), ..) if !(1..=MAX_TARGET).contains(&points) => {
                faults.push(SetupFault::Target { points });
            }
            (Length::Target(_), ..) => {}
            (Length::Rounds(rounds), Mode::Solo, _) => {
                if !(1..=MAX_ROUNDS).contains(&rounds) {
                    faults.push(SetupFault::SoloRounds { rounds });
                }
            }
            (Length::Rounds(rounds), _, Format::Duel) => {
                if !(2..=MAX_ROUNDS).contains(&rounds) || rounds % 2 != 0 {
                    faults.push(SetupFault::DuelRounds { rounds });
                }
            }
            (Length::Rounds(rounds), _, Format::Party) => {
                if usize::from(rounds) != self.seats.len() {
                    faults.push(SetupFault::PartyRounds { rounds, seats: self.seats.len() });
                }
            }
            (Length::Rounds(rounds), _, Format::Group) => {
                if rounds != 1 {
                    faults.push(SetupFault::GroupRounds { rounds });
                }
            }
        }
    }
}

/// The seat of the computer maker in solo.
const SOLO_MAKER: Seat = Seat::new(1);

impl Setup {
    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The kind of sitting.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The seats as they were taken.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.chairs.len()
    }

    /// All seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats()).map(Seat::new)
    }

    /// How long the match lasts.
    pub const fn length(&self) -> Length {
        self.length
    }

    /// The first maker, or the first player of a group.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Whether one maker faces one breaker, in turn or alone.
    pub fn is_duel(&self) -> bool {
        self.mode == Mode::Solo || self.rules.edition().format.is_one_on_one()
    }

    /// This setup with other names, seat 1's first.
    #[must_use]
    pub fn named(&self, names: impl IntoIterator<Item = Option<Name>>) -> Self {
        let chairs = self.chairs.iter().zip(names);
        let chairs = chairs.map(|(chair, name)| Chair { player: chair.player, name }).collect();
        Self { chairs, ..self.clone() }
    }

    /// The setup of a rematch: this one, with the start moved one seat on. In solo there is no start to move.
    #[must_use]
    pub fn rematch(&self) -> Self {
        let first = match self.mode {
            Mode::Solo => self.first,
            Mode::Table | Mode::Referee => self.first.left(1, self.seats()),
        };
        Self { first, ..self.clone() }
    }
}

/// What is wrong with a proposal.
#[derive(Clone, Debug, IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case", prefix = "setup-")]
pub enum SetupFault {
    /// An option is wrong.
    #[error(transparent)]
    Option(OptionFault),
    /// A name is wrong.
    #[error("{seat}: {fault}")]
    Name {
        /// Whose.
        seat: Seat,
        /// What is wrong with it.
        fault: NameFault,
    },
    /// Too few or too many seats.
    #[error("this game has {} seats, not {given}", range(*.least, *.most))]
    SeatCount {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
        /// Those given.
        given: usize,
    },
    /// The first seat isn't at the table.
    #[error("the first seat must be one of 1 to {seats}")]
    First {
        /// Seats at the table.
        seats: usize,
    },
    /// A duel's rounds are even, 2 to 100.
    #[error("a match has an even number of rounds, 2 to {MAX_ROUNDS}, not {rounds}")]
    DuelRounds {
        /// Those given.
        rounds: u16,
    },
    /// Solo has 1 to 100 rounds.
    #[error("alone you play 1 to {MAX_ROUNDS} rounds, not {rounds}")]
    SoloRounds {
        /// Those given.
        rounds: u16,
    },
    /// A party has as many rounds as players.
    #[error("{seats} players play {seats} rounds, each being maker once, not {rounds}")]
    PartyRounds {
        /// Those given.
        rounds: u16,
        /// The players.
        seats: usize,
    },
    /// A group match is one deal.
    #[error("a group match is one deal, not {rounds}")]
    GroupRounds {
        /// Those given.
        rounds: u16,
    },
    /// This edition isn't played up to a target score.
    #[error("this game is played over a number of rounds, not to a target score")]
    NoTarget,
    /// The target score is out of range.
    #[error("a target score lies between 1 and {MAX_TARGET}, not at {points}")]
    Target {
        /// The one given.
        points: u16,
    },
    /// The edition has no single secret to break alone.
    #[error("this game needs several players: everyone holds a part of the secret")]
    NoSolo,
    /// In solo the maker is the computer.
    #[error("alone you break the computer's secrets: seat 2 is the computer")]
    SoloMaker,
    /// In solo the computer is maker from the first round on.
    #[error("alone the computer makes every secret: the first maker is seat 2")]
    SoloFirst,
    /// In solo the answers are automatic.
    #[error("alone the answers are automatic")]
    SoloHandSet,
    /// At a real board only people sit.
    #[error("at a real board only people sit")]
    RefereePersons,
    /// At a real board pegs and clocks are real.
    #[error("at a real board pegs and clocks are real: leave the options pegs and time off")]
    RefereeOptions,
    /// At a real board the pins are set by hand.
    #[error("at a real board the pins are set by hand: answers=hand-set")]
    RefereeAnswers,
    /// A contrary computer has no secret to deal or to take out of the stock, and must be able to tell which
    /// secrets fit.
    #[error("a contrary computer can't play here: not in a group, with counted pegs or with so many codes")]
    NoContrary,
}

/// A number of seats, or from which to which.
fn range(least: u8, most: u8) -> String {
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

impl SetupFault {
    /// A word that stays the same for programs; of an option or a name its own.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Option(fault) => fault.code(),
            Self::Name { fault, .. } => fault.code(),
            other => other.into(),
        }
    }
}
