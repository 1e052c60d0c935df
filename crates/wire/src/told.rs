//! The shapes of what is told live: the data of a stream's events.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::state::{StepShape, TableState};

/// A step as it is streamed: `event: step`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct StepTold {
    /// The step.
    pub step: StepShape,
    /// The table's state after it, unless another step follows at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<Box<TableState>>,
}

/// A change as it is streamed in brief: `event: nudge`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct NudgeTold {
    /// What the table's page shows beside the match, in short: `data-sign` there.
    pub sign: String,
}

/// A whisper as it is streamed: `event: whisper`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct WhisperTold {
    /// Whose, from 1; 0 where it is nobody's.
    pub seat: u8,
    /// `said`, `here`, `gone` or `watching`.
    pub what: Cow<'static, str>,
    /// What was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Cow<'static, str>>,
    /// How many spectators there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub many: Option<usize>,
}
