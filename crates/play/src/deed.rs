//! What somebody does.

use rules::{Action, Code, Withheld};

/// What somebody does: an action, or a secret whose salt its keeper still has to draw.
#[derive(Clone, Debug)]
pub enum Deed {
    /// An action.
    Act(Action),
    /// A secret, and the pegs withheld along with it.
    Secret(Code, Withheld),
}
