//! How long a match lasts.

use rules::Length;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How long a match lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Length)]
pub enum LengthShape {
    /// This many rounds.
    Rounds(u16),
    /// Up to this score.
    Target(u16),
}

impl From<Length> for LengthShape {
    fn from(length: Length) -> Self {
        match length {
            Length::Rounds(rounds) => Self::Rounds(rounds),
            Length::Target(points) => Self::Target(points),
        }
    }
}

impl From<LengthShape> for Length {
    fn from(length: LengthShape) -> Self {
        match length {
            LengthShape::Rounds(rounds) => Self::Rounds(rounds),
            LengthShape::Target(points) => Self::Target(points),
        }
    }
}
