//! The shape of a match's record: the setup, every step, and the rounds so far. It shows what a spectator may see.

use std::borrow::Cow;
use std::ops::Range;

use rules::notation::FORMAT_VERSION;
use rules::view::Board;
use rules::{Match, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::group::GroupShape;
use crate::length::LengthShape;
use crate::outcome::OutcomeShape;
use crate::round::{OpenRound, PastRoundShape};
use crate::state::StepShape;

/// The most steps and rounds of a page.
const STEPS: usize = 1_000;
const ROUNDS: usize = 50;

/// A match, or a page of it: the setup and the outcome are on every page, each step and round on one of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordShape {
    /// The version of the notation.
    pub format: u16,
    /// The version of the rules.
    pub rules: u16,
    /// The match's id.
    #[serde(rename = "match")]
    pub id: String,
    /// The edition's id.
    pub edition: String,
    /// `table`, `solo` or `referee`.
    pub mode: Cow<'static, str>,
    /// All options, in the edition's order.
    pub options: Map<String, Value>,
    /// How long the match lasts.
    pub length: LengthShape,
    /// The first maker (group: the first player), from 1.
    pub first: u8,
    /// The seats with their points.
    pub seats: Vec<RecordSeat>,
    /// The steps.
    pub steps: Vec<StepShape>,
    /// The group, in an edition where everybody holds a part of the secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<GroupShape>,
    /// The rounds, in all other editions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Vec<RecordedRound>>,
    /// How the match ended, if it has.
    pub outcome: Option<OutcomeShape>,
    /// Which page it is, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<usize>,
    /// Of how many pages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pages: Option<usize>,
    /// What a reader should know of the file that it was read from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notices: Option<Vec<String>>,
}

/// A seat of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordSeat {
    /// The seat, from 1.
    pub seat: u8,
    /// Who plays it: `person`, `computer` or `contrary`.
    pub player: Cow<'static, str>,
    /// The player's name.
    pub name: Option<String>,
    /// Its points.
    pub total: i32,
}

/// A round of a record. Only the last may still be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum RecordedRound {
    /// It has ended.
    Past(PastRoundShape),
    /// It is being played.
    Open(OpenRound),
}

impl RecordShape {
    /// A whole match.
    pub fn new(game: &Match) -> Self {
        Self::part(game, 0..usize::MAX, 0..usize::MAX)
    }

    /// A page of a match, from 1, with its number and how many there are. None if there is no such page.
    pub fn page(game: &Match, page: usize) -> Option<Self> {
        // A round that is being played is one more.
        let pages = game.steps().div_ceil(STEPS).max((game.ended() + 1).div_ceil(ROUNDS)).max(1);
        let before = page.checked_sub(1).filter(|before| *before < pages)?;
        let part = |many: usize| before * many..(before + 1) * many;
        let record = Self::part(game, part(STEPS), part(ROUNDS));
        Some(Self { page: Some(page), pages: Some(pages), ..record })
    }

    /// A match with these of its steps and rounds, counted from 0.
    fn part(game: &Match, steps: Range<usize>, rounds: Range<usize>) -> Self {
        let view = game.view(Viewer::Spectator);
        let rules = view.setup.rules();
        let told = game.seen(Viewer::Spectator, steps.start.min(game.steps())).take(steps.len());
        let seats = view.seats.iter().map(|seat| RecordSeat {
            seat: seat.seat.number(),
            player: Cow::Borrowed(seat.player.name()),
            name: seat.name.as_ref().map(|name| name.as_str().to_owned()),
            total: seat.total,
        });
        let options = rules.options().iter();
        let (group, rounds) = match &view.board {
            Board::GroupWatcher(board) => (Some(GroupShape::new(rules, board)), None),
            board => {
                let past = view.past.iter().skip(rounds.start).take(rounds.len());
                let mut told: Vec<_> =
                    past.map(|round| RecordedRound::Past(PastRoundShape::new(rules, round))).collect();
                if let (Board::Watcher(board), true) = (board, rounds.contains(&view.past.len())) {
                    told.push(RecordedRound::Open(OpenRound::new(rules, board, &view.bookings)));
                }
                (None, Some(told))
            }
        };
        Self {
            format: FORMAT_VERSION,
            rules: game.rules_version(),
            id: view.id.as_str().to_owned(),
            edition: rules.edition().id.to_owned(),
            mode: Cow::Borrowed(view.setup.mode().name()),
            options: options.map(|(key, value)| (key.name().to_owned(), value.to_string().into())).collect(),
            length: view.setup.length().into(),
            first: view.setup.first().number(),
            seats: seats.collect(),
            steps: told.map(|entry| StepShape::new(game, Viewer::Spectator, &entry)).collect(),
            group,
            rounds,
            outcome: view.outcome.as_ref().map(Into::into),
            page: None,
            pages: None,
            notices: None,
        }
    }
}
