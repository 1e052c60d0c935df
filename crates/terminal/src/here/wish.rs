//! What somebody asks for on the command line, and the match that results.

use std::path::PathBuf;

use play::running::USUAL;
use rules::option::{Options, Values};
use rules::setup::SetupFault;
use rules::{Edition, Length, Mode, OptionKey, Player, Proposal, Rules, Seat, Setup};
use solver::computer::Computer;
use words::Words;

use super::player;
use crate::chance::Chance;
use crate::failure::Failure;

/// What somebody asks for on the command line.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// An edition's id, or a match file: a running match resumes, a finished one is followed by a rematch.
    pub game: Option<String>,
    /// Options as `key=value`.
    pub options: Vec<String>,
    /// Who sits, seat 1 first.
    pub seats: Vec<String>,
    /// The players' names, seat 1 first; an empty one is none.
    pub names: Vec<String>,
    /// How many rounds.
    pub rounds: Option<u16>,
    /// The target score.
    pub target: Option<u16>,
    /// The seat that begins, from 1.
    pub first: Option<u8>,
    /// Whether one person breaks the secrets of the computer in seat 2.
    pub solo: bool,
    /// Whether people at a real board enter what happens there.
    pub referee: bool,
    /// Whether a new table at a server is listed in its lobby.
    pub public: bool,
    /// Whether it is a try at a server's code of the day.
    pub daily: bool,
    /// Whether to resume a saved match.
    pub resume: Resume,
    /// Where matches are saved; nowhere if unknown.
    pub folder: Option<PathBuf>,
}

/// Whether to resume a saved match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Resume {
    /// No: a new one begins.
    #[default]
    No,
    /// The one played last.
    Last,
    /// The one in a file.
    File(PathBuf),
}

impl Wish {
    /// The terms of the match, with how the computer plays each seat; or everything that is wrong with them.
    pub(crate) fn settle(
        &self,
        words: Words,
        edition: &'static Edition,
        chance: &mut Chance,
    ) -> Result<(Setup, Vec<Computer>), Failure> {
        let mut options: Vec<_> = self.options.iter().map(String::as_str).collect();
        let language = edition.word_language(words.language());
        let language = language.map(|own| format!("{}={}", OptionKey::Language.name(), own.tag()));
        if !options.iter().any(|option| OptionKey::Language.is_key_of(option)) {
            options.extend(language.as_deref());
        }
        let (mode, sitters) = self.seated(words, edition, &options)?;
        if self.names.len() > sitters.len() {
            return Err(Failure::Wrong(
                words.prompt_too_many_names().names(self.names.len()).seats(sitters.len()),
            ));
        }
        let named = self.names.iter().map(|name| Some(name.as_str()).filter(|name| !name.is_empty()));
        let names = named.chain(std::iter::repeat(None));
        let length = match (self.rounds, self.target) {
            (Some(rounds), _) => Some(Length::Rounds(rounds)),
            (None, target) => target.map(Length::Target),
        };
        let proposal = Proposal {
            edition,
            options,
            mode,
            seats: sitters.iter().map(|(player, _)| *player).zip(names).collect(),
            length,
            // Seat 0 doesn't exist, and is refused as such.
            first: self.first.map(|number| Seat::new(usize::from(number).wrapping_sub(1))),
        };
        let setup = proposal.settle(chance).map_err(|faults| {
            let mut told = words.setup_faults(&faults);
            let seats = faults.iter().any(|fault| matches!(fault, SetupFault::SeatCount { .. }));
            if let Some(option) = seats.then(|| seating_option(edition, mode, sitters.len())).flatten() {
                told = format!("{told} {}", words.prompt_seats_option().option(option).seats(sitters.len()));
            }
            Failure::Wrong(told)
        })?;
        Ok((setup, sitters.into_iter().map(|(_, computer)| computer).collect()))
    }

    /// Whether it says anything about who plays, and how.
    pub(crate) fn agrees_on_something(&self) -> bool {
        let lists = [&self.options, &self.seats, &self.names];
        lists.into_iter().any(|list| !list.is_empty())
            || self.rounds.is_some()
            || self.target.is_some()
            || self.first.is_some()
            || self.solo
            || self.referee
    }

    /// The mode, and who sits where. By default a newcomer plays alone against the computer, or with computers where
    /// nobody can play alone.
    fn seated(
        &self,
        words: Words,
        edition: &'static Edition,
        options: &[&str],
    ) -> Result<(Mode, Vec<player::Sitter>), Failure> {
        let mut wrong = Vec::new();
        let mut sitters = Vec::new();
        for text in &self.seats {
            match player::read(words, text) {
                Ok(sitter) => sitters.push(sitter),
                Err(fault) => wrong.push(fault),
            }
        }
        if !wrong.is_empty() {
            return Err(Failure::Wrong(wrong.join(" ")));
        }
        let (person, computer) = ((Player::Person, USUAL), (Player::Computer, USUAL));
        let seats = fewest_seats(edition, options);
        Ok(match (self.referee, self.solo, sitters.as_slice()) {
            (true, _, []) => (Mode::Referee, vec![person; seats]),
            (true, ..) => (Mode::Referee, sitters),
            // Solo: nobody has to say that seat 1 is a person.
            (_, true, []) => (Mode::Solo, vec![person, computer]),
            (_, true, [maker]) => (Mode::Solo, vec![person, *maker]),
            (_, true, _) => (Mode::Solo, sitters),
            (_, false, []) if !edition.format.is_one_on_one() => {
                let mut table = vec![computer; seats];
                table[0] = person;
                (Mode::Table, table)
            }
            (_, false, []) => (Mode::Solo, vec![person, computer]),
            (_, false, _) => (Mode::Table, sitters),
        })
    }
}

/// The option that gives an edition this many seats, as written: `boards=2`.
fn seating_option(edition: &'static Edition, mode: Mode, seats: usize) -> Option<String> {
    let written = edition.options.iter().flat_map(|rule| match rule.values {
        Values::Words(values) => values.iter().map(|value| format!("{}={value}", rule.key.name())).collect(),
        Values::Number { .. } | Values::OffOr { .. } => Vec::new(),
    });
    let fits = |option: &String| {
        let options = Options::read(edition, [option.as_str()]);
        let rules = options.and_then(|options| Rules::new(edition, options));
        rules.is_ok_and(|rules| {
            let (least, most) = rules.seat_range(mode);
            (usize::from(least)..=usize::from(most)).contains(&seats)
        })
    };
    written.into_iter().find(fits)
}

/// The fewest seats of a game; those of the edition if the options make no sense.
pub(crate) fn fewest_seats(edition: &'static Edition, options: &[&str]) -> usize {
    let rules =
        Options::read(edition, options.iter().copied()).and_then(|options| Rules::new(edition, options));
    rules.map_or(edition.seat_range(Mode::Table), |rules| rules.seat_range(Mode::Table)).0.into()
}
