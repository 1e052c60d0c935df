//! The shape of a table: what is played there and who sits.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rules::{Edition, Options, Rules};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::length::LengthShape;

/// A table: what is played there and who sits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Card)]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// The short code that finds it.
    pub code: String,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// The edition's id.
    pub edition: String,
    /// The options that were chosen; the rest have their defaults.
    pub options: BTreeMap<String, String>,
    /// `table`, `solo` or `referee`.
    pub mode: String,
    /// How long a match lasts, if that was chosen.
    pub length: Option<LengthShape>,
    /// The first maker (group: the first player) of the first match, from 1; by lot if none.
    pub first: Option<u8>,
    /// Whether anybody may watch.
    pub spectators: bool,
    /// Whether there is advice.
    pub advice: bool,
    /// The day, if it is a try at a daily secret.
    pub daily: Option<String>,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// Whether it is closed.
    pub archived: bool,
    /// The seat whose holder closed it; none if the server did, because nobody played or nobody was left.
    pub closed_by: Option<i64>,
    /// The seat of the player who opened it and may close it; the first seat that is taken if they have left.
    pub opener: Option<i64>,
    /// `waiting`, `playing` or `over`.
    pub phase: Cow<'static, str>,
    /// Its seats, seat 1 first.
    pub seats: Vec<SeatCard>,
    /// How many matches were begun.
    pub matches: i64,
    /// The seats that want a rematch.
    pub rematch: Vec<i64>,
    /// The seats that have said no to a rematch since it was last asked for.
    #[serde(default)]
    pub declined: Vec<i64>,
}

impl TableCard {
    /// The rules by which it is played.
    pub fn rules(&self) -> Option<Rules> {
        let edition = Edition::find(&self.edition)?;
        let chosen: Vec<_> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        Rules::new(edition, Options::read(edition, chosen.iter().map(String::as_str)).ok()?).ok()
    }
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatCard {
    /// Its number, from 1.
    pub seat: i64,
    /// Who it is for: `person`, `here` (at the device that opened the table) or `computer`.
    #[serde(rename = "for")]
    pub who: Cow<'static, str>,
    /// The computer's level.
    pub level: Option<Cow<'static, str>>,
    /// How the computer sets secrets.
    pub maker: Option<Cow<'static, str>>,
    /// The name of the player who sits there.
    pub name: Option<String>,
    /// Whether anybody can take it.
    pub free: bool,
    /// The name that a free seat is kept for; the player who takes it may change it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_for: Option<String>,
}
