//! The head of a script: what was agreed.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Edition, Length, MatchId, Mode, Player, Proposal, Seat, Setup};

/// What the header lines say.
#[derive(Clone)]
pub(crate) struct Header<'a> {
    pub(crate) id: Option<MatchId>,
    edition: Option<&'static Edition>,
    options: Vec<&'a str>,
    mode: Mode,
    seats: Vec<(Player, Option<&'a str>)>,
    length: Option<Length>,
    first: Option<Seat>,
    /// The seed of the lot, where one is drawn.
    lot: u8,
    /// Whether promises and salts are shown in full.
    pub(crate) full: bool,
}

impl<'a> Header<'a> {
    pub(crate) const fn new() -> Self {
        Self {
            id: None,
            edition: None,
            options: Vec::new(),
            mode: Mode::Table,
            seats: Vec::new(),
            length: None,
            first: None,
            lot: 0,
            full: false,
        }
    }

    /// Takes in one line.
    pub(crate) fn add(&mut self, line: &'a str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let wrong = || format!("“{line}” is no line of a header");
        match word {
            "match" => self.id = Some(MatchId::new(rest).ok_or_else(wrong)?),
            "edition" => self.edition = Some(Edition::find(rest).ok_or_else(wrong)?),
            "option" => {
                let key = rest.split('=').next();
                self.options.retain(|option| option.split('=').next() != key);
                self.options.push(rest);
            }
            "mode" => self.mode = Mode::find(rest).ok_or_else(wrong)?,
            "length" => {
                let (number, unit) = rest.split_once(' ').ok_or_else(wrong)?;
                let number = number.parse().map_err(|_| wrong())?;
                self.length = Some(match unit {
                    "rounds" => Length::Rounds(number),
                    "points" => Length::Target(number),
                    _ => return Err(wrong()),
                });
            }
            "first" => match rest.strip_prefix("by lot ") {
                Some(seed) => self.lot = seed.parse().map_err(|_| wrong())?,
                None => self.first = Some(seat(rest).ok_or_else(wrong)?),
            },
            "seat" => {
                let (number, chair) = rest.split_once(' ').ok_or_else(wrong)?;
                if number != (self.seats.len() + 1).to_string() {
                    return Err(wrong());
                }
                self.seats.push(chair_of(chair).ok_or_else(wrong)?);
            }
            // In one line, for what can't be agreed.
            "seats" => {
                self.seats = rest.split(", ").map(chair_of).collect::<Option<_>>().ok_or_else(wrong)?;
            }
            "hashes" if rest == "full" => self.full = true,
            _ => return Err(wrong()),
        }
        Ok(())
    }

    pub(crate) fn edition(&self) -> Result<&'static Edition, String> {
        self.edition.ok_or_else(|| "the header names no edition".to_owned())
    }

    /// The setup, or everything that is wrong with it.
    pub(crate) fn settle(&self) -> Result<Setup, String> {
        let proposal = Proposal {
            edition: self.edition()?,
            options: self.options.clone(),
            mode: self.mode,
            seats: self.seats.clone(),
            length: self.length,
            first: self.first,
        };
        let settled = proposal.settle(&mut ChaCha20Rng::from_seed([self.lot; 32]));
        settled.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    }
}

/// A seat written `seat 2`.
pub(crate) fn seat(text: &str) -> Option<Seat> {
    let number: usize = text.strip_prefix("seat ")?.parse().ok()?;
    number.checked_sub(1).map(Seat::new)
}

fn chair_of(text: &str) -> Option<(Player, Option<&str>)> {
    let (player, name) = text.split_once(' ').map_or((text, None), |(player, name)| (player, Some(name)));
    let name = name.map(|name| name.strip_prefix('"').and_then(|name| name.strip_suffix('"')));
    match (Player::find(player)?, name) {
        (player, None) => Some((player, None)),
        (player, Some(name)) => Some((player, Some(name?))),
    }
}
