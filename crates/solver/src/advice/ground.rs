//! The ground that advice stands on: all codes of a game, as far as they can be listed.

use rules::Rules;

use crate::game::GameFault;
use crate::universe::Universe;

/// A game with the list of its codes, or known to have too many for one.
#[derive(Clone, Debug)]
pub struct Ground {
    rules: Rules,
    universe: Option<Universe>,
}

impl Ground {
    /// The ground of these rules. Groups answer marker by marker and have none.
    pub fn new(rules: Rules) -> Result<Self, GameFault> {
        match Universe::new(rules.clone()) {
            Ok(universe) => Ok(Self { rules, universe: Some(universe) }),
            Err(GameFault::TooMany(_)) => Ok(Self { rules, universe: None }),
            Err(fault) => Err(fault),
        }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// All codes, where they can be listed.
    pub const fn universe(&self) -> Option<&Universe> {
        self.universe.as_ref()
    }
}
