//! The shape of a group: everybody's rows with their hints, calls, and the markers once they are shown.

use rules::event::Hints;
use rules::view::{CallView, GroupBoard, GroupRowView};
use rules::{Action, Marker, Rules, Salt};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::seat;

/// A row of a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = GroupRow)]
pub struct GroupRowShape {
    /// Whose, from 1.
    pub by: u8,
    /// On which of the player's boards, from 1.
    pub board: u8,
    /// Which row of that board, from 1.
    pub row: u8,
    /// Its code; none if it was forfeited.
    pub code: Option<String>,
    /// Its hints, such as `2:b 3:w 4:-`.
    pub hints: Option<String>,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Call)]
pub struct CallShape {
    /// Whose, from 1.
    pub by: u8,
    /// The solution given, if any.
    pub code: Option<String>,
    /// Whether it was right, once that is known.
    pub right: Option<bool>,
}

/// A marker that was uncovered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ShownMarker {
    /// The marker, such as `3R`.
    pub marker: String,
    /// The salt with which its promise can be checked.
    pub salt: Option<String>,
}

/// A group as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Group)]
pub struct GroupShape {
    /// The promises, board by board.
    pub commitments: Vec<String>,
    /// The rows placed, in order.
    pub rows: Vec<GroupRowShape>,
    /// The calls made, in order.
    pub calls: Vec<CallShape>,
    /// Players who only answer, from 1.
    pub out: Vec<u8>,
    /// All markers, once the game is over.
    pub markers: Option<Vec<ShownMarker>>,
}

impl GroupShape {
    /// The shape of a group.
    pub(crate) fn new(rules: &Rules, board: &GroupBoard) -> Self {
        let rows = board.rows.iter().map(|row| GroupRowShape {
            by: row.by.number(),
            board: row.board,
            row: row.row,
            code: row.code.map(|code| rules.show(code)),
            hints: row.hints.as_ref().map(ToString::to_string),
        });
        let calls = board.calls.iter().map(|call| CallShape {
            by: call.by.number(),
            code: call.code.map(|code| rules.show(code)),
            right: call.right,
        });
        let markers = board.uncovered.as_ref().map(|markers| {
            let shown = markers.iter().map(|(marker, salt)| ShownMarker {
                marker: rules.show_marker(*marker),
                salt: salt.map(Salt::to_hex),
            });
            shown.collect()
        });
        Self {
            commitments: board.commitments.iter().map(ToString::to_string).collect(),
            rows: rows.collect(),
            calls: calls.collect(),
            out: board.out.iter().map(|seat| seat.number()).collect(),
            markers,
        }
    }
}

impl GroupRowShape {
    pub(crate) fn read(&self, rules: &Rules) -> Option<GroupRowView> {
        Some(GroupRowView {
            by: seat(self.by)?,
            board: self.board,
            row: self.row,
            code: self.code.as_ref().and_then(|code| rules.read_row(code).ok()),
            hints: self.hints.as_ref().and_then(|hints| read_hints(rules, hints)),
        })
    }
}

impl CallShape {
    pub(crate) fn read(&self, rules: &Rules) -> Option<CallView> {
        Some(CallView {
            by: seat(self.by)?,
            code: self.code.as_ref().and_then(|code| rules.read_secret(code).ok()),
            right: self.right,
        })
    }
}

impl ShownMarker {
    pub(crate) fn read(&self, rules: &Rules) -> Option<(Marker, Option<Salt>)> {
        Some((rules.read_marker(&self.marker).ok()?, self.salt.as_deref().and_then(Salt::read)))
    }
}

fn read_hints(rules: &Rules, text: &str) -> Option<Hints> {
    match rules.read_action(&format!("hints {text}")) {
        Ok(Action::Hints(hints)) => Some(hints),
        _ => None,
    }
}
