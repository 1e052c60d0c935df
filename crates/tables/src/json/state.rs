//! The shapes of what a viewer gets: a table as it stands, and each step as it is told.

use rules::view::SeenEntry;
use rules::{Match, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

use super::card::Card;
use super::shared::Shared;
use super::view::View;

/// A table as it stands for one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct State {
    /// The table.
    #[schema(value_type = Card)]
    pub table: Shared<Card>,
    /// Which match of the table it is, from 1; 0 before the first.
    pub ordinal: i64,
    /// How many steps the match has: what the next row must name.
    pub number: i64,
    /// The match's id, by which its record is found.
    pub match_id: Option<String>,
    /// The seat that it is seen from, from 1; from beside the table if none.
    pub viewer: Option<u8>,
    /// The match as that seat may see it.
    #[schema(value_type = Option<View>)]
    pub view: Option<Shared<View>>,
    /// The server's time, in milliseconds since 1970.
    pub now: i64,
    /// When the time of whoever is due runs out, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// Somebody who is said to be away.
    pub warning: Option<Warning>,
}

/// A warning to somebody who is away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Warning {
    /// Who is away, from 1.
    pub seat: i64,
    /// Who said so, from 1.
    pub by: i64,
    /// Until when there is time to come back, in milliseconds since 1970.
    pub until: i64,
    /// What happens then: `computer` (it takes the seat over) or `win` (the match is lost).
    pub then: &'static str,
}

/// A step as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Step {
    /// Its number, from 1; every step has one, whatever the viewer sees of it.
    pub number: usize,
    /// When it was done, in milliseconds since the match began.
    pub ms: u64,
    /// Who did it: `seat 1` or `table`.
    pub by: String,
    /// What was done, in the notation; what is hidden is `(sealed)`.
    pub action: String,
    /// What it led to, in the words of the record.
    pub results: Vec<String>,
}

impl Step {
    /// The shape of a step.
    pub(crate) fn new(game: &Match, viewer: Viewer, entry: &SeenEntry) -> Self {
        let rules = game.setup().rules();
        Self {
            number: entry.number,
            ms: entry.at.0,
            by: entry.by.to_string(),
            action: game.seen_action(viewer, entry.number),
            results: entry.events.iter().filter_map(|event| rules.show_event(event)).collect(),
        }
    }
}
