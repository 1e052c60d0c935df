//! The shape of what a viewer can do now.

use rules::view::Offer as Seen;
use serde::Serialize;
use utoipa::ToSchema;

/// Something that the viewer can do now, with its limits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Offer {
    /// The words that the action begins with: `row`, `resign round` …
    pub action: &'static str,
    /// The row that it is about, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<u8>,
    /// Of how many rows, or the most pins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u8>,
    /// Whether there are blue pins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blue: Option<bool>,
    /// The most pegs of each colour that may be withheld.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withhold: Option<u8>,
    /// Whether a claim is sure: no secret fits the answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sure: Option<bool>,
    /// Whether the secret must be uncovered now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<bool>,
    /// How many holes of a solution stay empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub empty: Option<u8>,
}

impl From<&Seen> for Offer {
    fn from(offer: &Seen) -> Self {
        let plain = |action| Self { action, ..Self::default() };
        match *offer {
            Seen::Secret { withhold } => Self { withhold, ..plain("secret") },
            Seen::Row { row, of } => Self { row: Some(row), of: Some(of), ..plain("row") },
            Seen::Answer { row, most, blue } => {
                Self { row: Some(row), of: Some(most), blue: Some(blue), ..plain("answer") }
            }
            Seen::Claim { nothing_fits } => Self { sure: Some(nothing_fits), ..plain("claim") },
            Seen::Uncover { due } => Self { due: Some(due), ..plain("uncover") },
            Seen::Solution { empty } => Self { empty: Some(empty), ..plain("solution") },
            Seen::ResignRound => plain("resign round"),
            Seen::ResignMatch => plain("resign match"),
            Seen::Abort => plain("abort"),
            Seen::PlayOn => plain("play on"),
            Seen::Leave => plain("leave"),
            Seen::Call => plain("call"),
            Seen::Pass => plain("pass"),
        }
    }
}
