//! What somebody does.

use rules::{Action, Code, Rules, Withheld};

/// What somebody does: an action, or a secret whose salt its keeper still has to draw.
#[derive(Clone, Debug)]
pub enum Deed {
    /// An action.
    Act(Action),
    /// A secret, and the pegs withheld along with it.
    Secret(Code, Withheld),
}

impl Deed {
    /// As a server reads it: in the notation, with a secret but not its salt, which the server draws. Nothing for
    /// actions that only the table takes.
    pub fn written(&self, rules: &Rules) -> Option<String> {
        match self {
            Self::Act(action) => rules.write_action(action),
            Self::Secret(code, withheld) if rules.counts_pegs() => {
                Some(format!("secret {} withheld {}", rules.show(*code), rules.show_withheld(withheld)))
            }
            Self::Secret(code, _) => Some(format!("secret {}", rules.show(*code))),
        }
    }
}
