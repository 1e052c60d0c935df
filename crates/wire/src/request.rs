//! The shapes of what is asked for. The server takes no field that it doesn't know.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A table to open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The edition's id.
    #[schema(example = "original")]
    pub edition: String,
    /// Options that are not at their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// `table` (the default), `solo` or `referee`.
    #[serde(default = "table")]
    #[schema(example = "table")]
    pub mode: String,
    /// How many rounds a match lasts.
    #[serde(default)]
    pub rounds: Option<u16>,
    /// The score that ends a match, instead of a number of rounds.
    #[serde(default)]
    pub target: Option<u16>,
    /// The first maker (group: the first player), from 1; by lot if none.
    #[serde(default)]
    pub first: Option<u8>,
    /// Who sits, seat 1 first.
    #[schema(max_items = 5)]
    pub seats: Vec<SeatFor>,
    /// Whether it is listed in the lobby.
    #[serde(default)]
    pub public: bool,
    /// Whether anybody may watch; by default where that helps nobody to cheat.
    #[serde(default)]
    pub spectators: Option<bool>,
    /// Whether there is advice; by default only where one person plays.
    #[serde(default)]
    pub advice: Option<bool>,
}

fn table() -> String {
    "table".to_owned()
}

/// Whom a seat is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatFor {
    /// `person` (comes by a link or from the lobby), `here` (for the person who opens the table) or `computer`, perhaps
    /// with a level and a maker: `computer expert cunning`.
    #[serde(rename = "for")]
    #[schema(example = "here")]
    pub who: String,
    /// A name, where somebody is known to sit.
    #[serde(default)]
    #[schema(max_length = 24)]
    pub name: Option<String>,
}

/// Sitting down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// The seat, from 1; the first that is free if none.
    #[serde(default)]
    pub seat: Option<u8>,
    /// A name.
    #[serde(default)]
    #[schema(max_length = 24)]
    pub name: Option<String>,
}

/// An action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DoAction {
    /// The seat, from 1; may be left out by a caller with one seat at the table.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The number of the state on which it was decided. Rows, secrets and answers must name the current one; calls,
    /// resigning, offers and claims are done at the next free one if they are still possible.
    #[schema(minimum = 0)]
    pub number: i64,
    /// What, in the notation: `row RGBY`, `secret RGBY`, `answer 2b1w`, `claim`, `resign round`, `call` …
    #[schema(example = "row RGBY")]
    pub action: String,
}

/// A seat, where one of several may be meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    /// The seat, from 1; may be left out by a caller with one seat at the table.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// Complaining that somebody is away whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Complain {
    /// The seat that complains, from 1; may be left out by a caller with one seat at the table.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Who is away, from 1.
    #[schema(minimum = 1)]
    pub absent: u8,
    /// What happens if they don't come back.
    pub then: Then,
}

/// What happens to the seat of somebody who does not come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Then {
    /// The computer takes it over.
    Computer,
    /// The match is lost for it; in a duel only.
    Win,
}

/// Whom a seat is for from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Assign {
    /// The seat, from 1.
    #[schema(minimum = 1)]
    pub seat: u8,
    /// `person`, `here` or `computer`, perhaps with a level and a maker.
    #[serde(rename = "for")]
    pub who: String,
}

/// A name for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The seat, from 1; may be left out by a caller with one seat at the table.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The name; none takes it away.
    #[serde(default)]
    #[schema(max_length = 24)]
    pub name: Option<String>,
}

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The seat, from 1; may be left out by a caller with one seat at the table.
    #[serde(default)]
    pub seat: Option<u8>,
    /// One of the phrases there are, such as `hello` or `well-played`.
    #[schema(example = "hello")]
    pub phrase: String,
}

/// Following a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Follow {
    /// The link's secret.
    pub link: String,
}

/// Beginning a try at the code of the day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginDaily {
    /// The language, where the edition has one.
    #[serde(default)]
    pub language: Option<String>,
    /// A name for the ranking.
    #[serde(default)]
    #[schema(max_length = 24)]
    pub name: Option<String>,
}
