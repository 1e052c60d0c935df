//! What was chosen for a table, and what has been asked for there since: the text that the store keeps with it, and how it
//! is changed.

use std::collections::BTreeMap;

use play::Who;
use rules::setup::SetupFault;
use rules::{Edition, Length, Mode, Player, Proposal, Seat, Setup, Viewer};
use serde::{Deserialize, Serialize};
use store::{AskedAt, Dues, Moment};
use wire::TableState;

use crate::error::HouseError;
use crate::games::Game;
use crate::house::House;
use crate::key::unless_repeated;
use crate::room::Room;
use crate::source::{Purpose, Source};

/// What was chosen for a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Terms {
    pub(crate) edition: String,
    pub(crate) options: Vec<String>,
    pub(crate) mode: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rounds: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) target: Option<u16>,
    /// The first maker (group: the first player), from 1; by lot if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) first: Option<u8>,
    pub(crate) spectators: bool,
    pub(crate) advice: bool,
    /// The day, if it is a try at a daily secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) daily: Option<DailyTerms>,
    /// Who wants a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<Rematch>,
    /// Who is said to be away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) warning: Option<AwayWarning>,
}

/// A try at a daily secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DailyTerms {
    pub(crate) date: String,
    pub(crate) language: String,
    /// The hash of the browser whose try it is, in hex digits.
    pub(crate) browser: String,
}

/// Who wants a rematch, and after which match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Rematch {
    pub(crate) after: i64,
    /// The seats, each with a mark of its holder: a later holder of the seat has asked for nothing.
    #[serde(default)]
    pub(crate) wishes: BTreeMap<i64, String>,
    /// The seats that have declined since, likewise.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) declined: BTreeMap<i64, String>,
}

/// A warning to somebody who is away: what happens unless they are back in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AwayWarning {
    pub(crate) match_id: String,
    /// The number of the match; when it has moved on, the player who was away is back.
    pub(crate) number: i64,
    pub(crate) seat: i64,
    pub(crate) by: i64,
    pub(crate) until: Moment,
    /// Whether the match is claimed; otherwise the computer takes the seat over.
    pub(crate) win: bool,
}

impl Terms {
    /// Reads what the store keeps.
    pub(crate) fn read(text: &str) -> Result<Self, HouseError> {
        serde_json::from_str(text).map_err(|_| HouseError::Damaged)
    }

    /// Writes it for the store.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("plain values become JSON")
    }

    /// The edition.
    pub(crate) fn edition(&self) -> Result<&'static Edition, HouseError> {
        Edition::find(&self.edition).ok_or(HouseError::Damaged)
    }

    /// How long a match lasts, if that was chosen.
    pub(crate) fn length(&self) -> Option<Length> {
        self.rounds.map(Length::Rounds).or(self.target.map(Length::Target))
    }

    /// The setup of a match among these players, seat 1 first, or everything that is wrong with it.
    pub(crate) fn settle(
        &self,
        seats: Vec<(Player, Option<&str>)>,
        source: &Source,
    ) -> Result<Result<Setup, Vec<SetupFault>>, HouseError> {
        let proposal = Proposal {
            edition: self.edition()?,
            options: self.options.iter().map(String::as_str).collect(),
            mode: Mode::find(&self.mode).ok_or(HouseError::Damaged)?,
            seats,
            length: self.length(),
            first: self.first.map(|number| Seat::new(usize::from(number).wrapping_sub(1))),
        };
        Ok(proposal.settle(&mut source.chance(Purpose::Lot)))
    }
}

impl House {
    /// Changes what is agreed at a table, unless somebody else changed it meanwhile.
    pub(crate) async fn change_terms(
        &self,
        room: &Room,
        terms: &Terms,
        dues: Option<Dues>,
        asked: AskedAt,
    ) -> Result<bool, HouseError> {
        let (from, to) = (&room.table.settings, terms.write());
        let changed = self.inner.store.change_settings(&room.table.id, from, &to, dues, asked).await?;
        let changed = unless_repeated(changed)? == Some(true);
        if !changed && self.read_room(&room.table.id).await?.table.archived.is_some() {
            return Err(HouseError::Archived);
        }
        self.changed(&room.table.id);
        Ok(changed)
    }

    /// Changes what is agreed at a table, for a seat that is shown the table then; nothing if somebody else changed it
    /// meanwhile.
    pub(crate) async fn agree(
        &self,
        room: &Room,
        terms: &Terms,
        dues: Option<Dues>,
        asked: AskedAt,
        game: &Game,
        seat: Seat,
    ) -> Result<Option<TableState>, HouseError> {
        if !self.change_terms(room, terms, dues, asked).await? {
            return Ok(None);
        }
        let room = self.room(&room.table.id).await?;
        Ok(Some(room.state(Some(game), Viewer::Seat(seat), self.now())))
    }
}

/// Who a stored seat is for.
pub(crate) fn who(seat: &store::StoredSeat) -> Result<Who, HouseError> {
    seat.kind.parse().map_err(|_| HouseError::Damaged)
}
