//! The shapes of what is sent and answered, where `tables::json` has none.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tables::Sat;
use tables::json::{Card, State};
use utoipa::ToSchema;

/// Why a request was not done.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProblemShape {
    /// A word that stays the same for programs.
    #[schema(example = "no-table")]
    code: String,
    /// What is wrong and what would be right, in the caller's language.
    sentence: String,
    /// Seconds to wait, where that helps.
    wait: Option<u64>,
    /// How the table stands now, if others were quicker.
    state: Option<State>,
}

/// A token that was issued.
#[derive(Serialize, ToSchema)]
pub(crate) struct Issued {
    /// The token, for programs: sent as `Authorization: Bearer …`. Shown this once; a browser gets a cookie instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<String>,
}

/// A table to open.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenTable {
    /// The edition's id.
    #[schema(example = "original")]
    pub(crate) edition: String,
    /// Options that are not at their defaults.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// `table` (the default), `solo` or `referee`.
    #[serde(default = "table")]
    #[schema(example = "table")]
    pub(crate) mode: String,
    /// How many rounds a match lasts.
    #[serde(default)]
    pub(crate) rounds: Option<u16>,
    /// The score that ends a match, instead of a number of rounds.
    #[serde(default)]
    pub(crate) target: Option<u16>,
    /// The first maker (group: the first player), from 1; by lot if none.
    #[serde(default)]
    pub(crate) first: Option<u8>,
    /// Who sits, seat 1 first.
    #[schema(max_items = 5)]
    pub(crate) seats: Vec<SeatFor>,
    /// Whether it is listed in the lobby.
    #[serde(default)]
    pub(crate) public: bool,
    /// Whether anybody may look on; by default where that helps nobody to cheat.
    #[serde(default)]
    pub(crate) spectators: Option<bool>,
    /// Whether there is advice; by default only where one person plays.
    #[serde(default)]
    pub(crate) advice: Option<bool>,
}

fn table() -> String {
    "table".to_owned()
}

/// Whom a seat is for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatFor {
    /// `person` (comes by a link or from the lobby), `here` (whoever opens the table) or `computer`, perhaps with a
    /// level and a maker: `computer expert cunning`.
    #[serde(rename = "for")]
    #[schema(example = "here")]
    pub(crate) who: String,
    /// A name, where somebody is known to sit.
    #[serde(default)]
    #[schema(max_length = 24)]
    pub(crate) name: Option<String>,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub(crate) struct Opened {
    /// The table.
    pub(crate) table: Card,
    /// The address that people open to find the table.
    pub(crate) link: String,
}

/// A list of tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct Lobby {
    /// The tables, the newest first.
    pub(crate) tables: Vec<Card>,
    /// What to ask for with `after` to get the next ones.
    pub(crate) next: Option<String>,
}

/// Sitting down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SitDown {
    /// The seat, from 1; the first that is free if none.
    #[serde(default)]
    pub(crate) seat: Option<u8>,
    /// A name.
    #[serde(default)]
    #[schema(max_length = 24)]
    pub(crate) name: Option<String>,
}

/// Somebody who sat down, or whose seat came to this device.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seated {
    /// The seat, from 1.
    pub(crate) seat: u8,
    /// How the table stands, from that seat.
    pub(crate) state: State,
}

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DoAction {
    /// The seat, from 1; may be left out by whoever has one seat at the table.
    #[serde(default)]
    pub(crate) seat: Option<u8>,
    /// The number of the state on which it was decided. Rows, secrets and answers must name the current one; calls,
    /// resigning, offers and claims are done at the next free one if they are still possible.
    #[schema(minimum = 0)]
    pub(crate) number: i64,
    /// What, in the notation: `row RGBY`, `secret RGBY`, `answer 2b1w`, `claim`, `resign round`, `call` …
    #[schema(example = "row RGBY")]
    pub(crate) action: String,
}

/// An action that was done, and how the table stands.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    /// The number that it led to.
    pub(crate) number: i64,
    /// How the table stands now, from that seat.
    pub(crate) state: State,
}

/// A seat, where one of several may be meant.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfSeat {
    /// The seat, from 1; may be left out by whoever has one seat at the table.
    #[serde(default)]
    pub(crate) seat: Option<u8>,
}

/// Complaining that somebody is away whose turn it is.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Complain {
    /// The seat that complains, from 1; may be left out by whoever has one seat at the table.
    #[serde(default)]
    pub(crate) seat: Option<u8>,
    /// Who is away, from 1.
    #[schema(minimum = 1)]
    pub(crate) absent: u8,
    /// What happens if they don't come back.
    pub(crate) then: Then,
}

/// What happens to the seat of somebody who does not come back.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Then {
    /// The computer takes it over.
    Computer,
    /// The match is lost for it; in a duel only.
    Win,
}

/// Whom a seat is for from now on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Assign {
    /// The seat, from 1.
    #[schema(minimum = 1)]
    pub(crate) seat: u8,
    /// `person`, `here` or `computer`, perhaps with a level and a maker.
    #[serde(rename = "for")]
    pub(crate) who: String,
}

/// A name for a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rename {
    /// The seat, from 1; may be left out by whoever has one seat at the table.
    #[serde(default)]
    pub(crate) seat: Option<u8>,
    /// The name; none takes it away.
    #[serde(default)]
    #[schema(max_length = 24)]
    pub(crate) name: Option<String>,
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// The seat, from 1; may be left out by whoever has one seat at the table.
    #[serde(default)]
    pub(crate) seat: Option<u8>,
    /// One of the phrases there are, such as `hello` or `well-played`.
    #[schema(example = "hello")]
    pub(crate) phrase: String,
}

/// A link that moves a seat to another device, once.
#[derive(Serialize, ToSchema)]
pub(crate) struct LinkMade {
    /// What is followed. Shown this once.
    pub(crate) link: String,
    /// The address to open on the other device; what is followed stands behind the `#`, which no browser sends.
    pub(crate) address: String,
}

/// Following a link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Follow {
    /// What stands in the link.
    pub(crate) link: String,
}

/// A seat that came to this device, or a try at the code of the day.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatedAt {
    /// The table's id.
    pub(crate) table: String,
    /// The seat, from 1.
    pub(crate) seat: u8,
    /// How the table stands, from that seat.
    pub(crate) state: State,
}

impl SeatedAt {
    /// Somebody who sat down at a table.
    pub(super) fn new(table: String, sat: Sat) -> Self {
        Self { table, seat: sat.seat.number(), state: sat.state }
    }
}

/// Beginning a try at the code of the day.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BeginDaily {
    /// The language, where the edition has one.
    #[serde(default)]
    pub(crate) language: Option<String>,
    /// A name for the ranking.
    #[serde(default)]
    #[schema(max_length = 24)]
    pub(crate) name: Option<String>,
}
