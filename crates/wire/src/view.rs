//! The shape of a match as one viewer may see it.

use std::borrow::Cow;

use rules::seat::Name;
use rules::view::{Board, SeatView, View};
use rules::{MatchId, Player, Setup, Time, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::board::BoardShape;
use crate::due::DueShape;
use crate::length::LengthShape;
use crate::offer::OfferShape;
use crate::outcome::OutcomeShape;
use crate::round::{PastRoundShape, Points, points};
use crate::seat;
use crate::shared::Shared;

/// A match as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = View)]
pub struct ViewShape {
    /// The seats with their points.
    pub seats: Vec<SeatScore>,
    /// How long the match lasts.
    pub length: LengthShape,
    /// The first maker (group: the first player), from 1.
    pub first: u8,
    /// What the match waits for.
    pub due: Option<DueShape>,
    /// What the viewer can do now.
    pub offers: Vec<OfferShape>,
    /// Rounds that have ended, uncovered: the last twenty. Told live, only those that ended since the state before; in the
    /// answer to an action that named the current number, only those that ended with it.
    #[schema(value_type = Vec<PastRoundShape>)]
    pub past: Vec<Shared<PastRoundShape>>,
    /// How many rounds ended before those in `past`; they are in the match's record.
    pub earlier: usize,
    /// The round or group being played, from where the viewer sits.
    pub board: Option<BoardShape>,
    /// Points booked in the round being played.
    pub points: Vec<Points>,
    /// How the match ended, if it has.
    pub outcome: Option<OutcomeShape>,
}

/// A seat with its points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatScore {
    /// The seat, from 1.
    pub seat: u8,
    /// Who plays it now: `person`, `computer` or `contrary`.
    pub player: Cow<'static, str>,
    /// The player's name.
    pub name: Option<String>,
    /// Its points.
    pub total: i32,
    /// Whether its player agreed to abort.
    pub aborting: bool,
    /// Whether its player has left and may take the seat back with `return`.
    #[serde(default)]
    pub returns: bool,
}

impl ViewShape {
    /// The shape of a view, with these of the rounds that have ended, and how many ended before them.
    pub fn new(view: &View, past: Vec<Shared<PastRoundShape>>, earlier: usize) -> Self {
        let rules = view.setup.rules();
        let seats = view.seats.iter().map(|seat| SeatScore {
            seat: seat.seat.number(),
            player: Cow::Borrowed(seat.player.name()),
            name: seat.name.as_ref().map(|name| name.as_str().to_owned()),
            total: seat.total,
            aborting: seat.aborting,
            returns: seat.returns,
        });
        Self {
            seats: seats.collect(),
            length: view.setup.length().into(),
            first: view.setup.first().number(),
            due: view.due.map(Into::into),
            offers: view.offers.iter().map(Into::into).collect(),
            past,
            earlier,
            board: BoardShape::new(rules, &view.board),
            points: points(&view.bookings),
            outcome: view.outcome.as_ref().map(Into::into),
        }
    }

    /// The view of a match with this setup, in the types of the rules; none if it holds something they don't know.
    /// Its clock doesn't run: times come with the table.
    pub(crate) fn read(&self, setup: Setup, id: MatchId, viewer: Viewer, steps: usize) -> Option<View> {
        let rules = setup.rules();
        let round = self.board.as_ref().and_then(BoardShape::round).unwrap_or(1);
        Some(View {
            id,
            viewer,
            steps,
            seats: self.seats.iter().map(SeatScore::read).collect::<Option<_>>()?,
            due: self.due.as_ref().and_then(DueShape::read),
            now: Time(0),
            deadline: None,
            // A newer server may offer what is not known here.
            offers: self.offers.iter().filter_map(OfferShape::read).collect(),
            past: self.past.iter().map(|past| past.read(rules)).collect::<Option<_>>()?,
            bookings: self.points.iter().map(|points| points.read(round)).collect::<Option<_>>()?,
            board: match &self.board {
                Some(board) => board.read(rules)?,
                None => Board::Cleared,
            },
            outcome: self.outcome.as_ref().map(OutcomeShape::read),
            setup,
        })
    }
}

impl SeatScore {
    fn read(&self) -> Option<SeatView> {
        Some(SeatView {
            seat: seat(self.seat)?,
            name: self.name.as_deref().and_then(|name| Name::new(name).ok()),
            player: Player::find(&self.player)?,
            total: self.total,
            aborting: self.aborting,
            returns: self.returns,
        })
    }
}
