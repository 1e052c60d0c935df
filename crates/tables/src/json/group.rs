//! The shape of a group: everybody's rows with their hints, calls, and the markers once they are shown.

use rules::view::GroupBoard;
use rules::{Rules, Salt};
use serde::Serialize;
use utoipa::ToSchema;

/// A row of a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GroupRow {
    /// Whose, from 1.
    pub by: u8,
    /// On which of his boards, from 1.
    pub board: u8,
    /// Which row of that board, from 1.
    pub row: u8,
    /// What stands in it; nothing if it was forfeited.
    pub code: Option<String>,
    /// Its hints, such as `2:b 3:w 4:-`.
    pub hints: Option<String>,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Call {
    /// Whose, from 1.
    pub by: u8,
    /// What he gave, if anything.
    pub code: Option<String>,
    /// Whether it was right, once that is known.
    pub right: Option<bool>,
}

/// A marker that was uncovered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ShownMarker {
    /// The marker, such as `3R`.
    pub marker: String,
    /// The salt with which its promise can be checked.
    pub salt: Option<String>,
}

/// A group as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Group {
    /// The promises, board by board.
    pub commitments: Vec<String>,
    /// The rows placed, in order.
    pub rows: Vec<GroupRow>,
    /// The calls made, in order.
    pub calls: Vec<Call>,
    /// Players who only answer, from 1.
    pub out: Vec<u8>,
    /// All markers, once the game is over.
    pub markers: Option<Vec<ShownMarker>>,
}

impl Group {
    /// The shape of a group.
    pub(super) fn new(rules: &Rules, board: &GroupBoard) -> Self {
        let rows = board.rows.iter().map(|row| GroupRow {
            by: row.by.number(),
            board: row.board,
            row: row.row,
            code: row.code.map(|code| rules.show(code)),
            hints: row.hints.as_ref().map(ToString::to_string),
        });
        let calls = board.calls.iter().map(|call| Call {
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
