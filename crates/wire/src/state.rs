//! The shapes of what a viewer gets: a table's state, and each step as it is told.

use std::borrow::Cow;

use rules::view::SeenEntry;
use rules::{Actor, Edition, Match, MatchId, Mode, Player, Proposal, Setup, View, Viewer};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use crate::card::TableCard;
use crate::happened::DoneStep;
use crate::seat;
use crate::shared::Shared;
use crate::view::ViewShape;

/// A table's state for one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = State)]
pub struct TableState {
    /// The table.
    #[schema(value_type = TableCard)]
    pub table: Shared<TableCard>,
    /// Which match of the table it is, from 1; 0 before the first.
    pub ordinal: i64,
    /// How many steps the match has: what the next row must name.
    pub number: i64,
    /// The match's id, by which its record is found.
    pub match_id: Option<String>,
    /// The seat that it is seen from, from 1; from beside the table if none.
    pub viewer: Option<u8>,
    /// The match as that seat may see it.
    #[serde(default, deserialize_with = "readable")]
    #[schema(value_type = Option<ViewShape>)]
    pub view: Option<Shared<ViewShape>>,
    /// The server's time, in milliseconds since 1970.
    pub now: i64,
    /// When the time of the player who is due runs out, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// Somebody who is said to be away.
    pub warning: Option<Warning>,
}

impl TableState {
    /// The match by the rules; none before the first one, or if a newer server says what is not known here.
    pub fn read(&self) -> Option<View> {
        let shape = self.view.as_deref()?;
        let viewer = match self.viewer {
            Some(number) => Viewer::Seat(seat(number)?),
            None => Viewer::Spectator,
        };
        let id = MatchId::new(self.match_id.as_deref()?)?;
        shape.read(self.setup(shape)?, id, viewer, usize::try_from(self.number).ok()?)
    }

    /// What was agreed: the edition and its options from the table, the rest as the match has it.
    fn setup(&self, shape: &ViewShape) -> Option<Setup> {
        let card = &self.table;
        let options: Vec<_> = card.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let chairs = card.seats.iter().zip(&shape.seats).map(|(chair, now)| {
            let player = match (&*chair.who, chair.maker.as_deref()) {
                ("computer", Some("contrary")) => Player::Contrary,
                ("computer", _) => Player::Computer,
                _ => Player::Person,
            };
            (player, now.name.as_deref())
        });
        let proposal = Proposal {
            edition: Edition::find(&card.edition)?,
            options: options.iter().map(String::as_str).collect(),
            mode: Mode::find(&card.mode)?,
            seats: chairs.collect(),
            length: Some(shape.length.into()),
            first: Some(seat(shape.first)?),
        };
        proposal.settled().ok()
    }
}

/// A view, or nothing where a newer server shows what is not known here: the table can still be told.
fn readable<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<Shared<ViewShape>>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Readable {
        Known(Box<ViewShape>),
        Other(IgnoredAny),
    }
    Ok(match Readable::deserialize(reader)? {
        Readable::Known(view) => Some(Shared::new(*view)),
        Readable::Other(IgnoredAny) => None,
    })
}

/// A warning to somebody who is away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Warning {
    /// Who is away, from 1.
    pub seat: i64,
    /// Who said so, from 1.
    pub by: i64,
    /// Until when there is time to come back, in milliseconds since 1970.
    pub until: i64,
    /// What happens then: `computer` (it takes the seat over) or `win` (the match is lost).
    pub then: Cow<'static, str>,
}

/// A step as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Step)]
pub struct StepShape {
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

impl StepShape {
    /// Who did what; none if it is not known here.
    pub fn done(&self) -> Option<DoneStep> {
        let by = match self.by.strip_prefix("seat ") {
            Some(number) => Actor::Seat(seat(number.parse().ok()?)?),
            None if self.by == "table" => Actor::Table,
            None => return None,
        };
        Some(DoneStep { number: self.number, by, action: self.action.clone() })
    }

    /// The shape of a step.
    pub fn new(game: &Match, viewer: Viewer, entry: &SeenEntry) -> Self {
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
