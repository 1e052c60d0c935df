//! The shapes of what is answered, where it is more than a table.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::TableCard;
use crate::state::TableState;

/// Why a request was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ProblemShape {
    /// A word that stays the same for programs.
    #[schema(example = "no-table")]
    pub code: String,
    /// What is wrong and what would be right, in the caller's language.
    pub sentence: String,
    /// Seconds to wait, where that helps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wait: Option<u64>,
    /// The table's state now, if somebody else was quicker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<TableState>,
}

/// A token that was issued.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Issued {
    /// The token, for programs: sent as `Authorization: Bearer …`. Shown this once; a browser gets a cookie instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Opened)]
pub struct TableOpened {
    /// The table.
    pub table: TableCard,
    /// The address that people open to find the table.
    pub link: String,
}

/// A list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Lobby)]
pub struct TableList {
    /// The tables, the newest first.
    pub tables: Vec<TableCard>,
    /// What to ask for with `after` to get the next ones.
    pub next: Option<String>,
}

/// Somebody who sat down, or whose seat came to this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Seated {
    /// The seat, from 1.
    pub seat: u8,
    /// The table's state, from that seat.
    pub state: TableState,
}

/// An action that was done, and the table's state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Done)]
pub struct ActionDone {
    /// The number that it led to.
    pub number: i64,
    /// The table's state now, from that seat.
    pub state: TableState,
}

/// A link that moves a seat to another device, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LinkMade {
    /// What is followed. Shown this once.
    pub link: String,
    /// The address to open on the other device; the link's secret is behind the `#`, which no browser sends.
    pub address: String,
}

/// A seat that came to this device, or a try at the code of the day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatedAt {
    /// The table's id.
    pub table: String,
    /// The seat, from 1.
    pub seat: u8,
    /// The table's state, from that seat.
    pub state: TableState,
}
