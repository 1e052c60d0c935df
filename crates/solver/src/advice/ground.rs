//! What advice starts from: all codes of a game, where they can be listed.

use std::fmt::Write as _;

use rules::edition::AnswerRule;
use rules::{OptionKey, Rules};

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
            // Secrets that can't be listed are counted by pattern, which takes single symbols.
            Err(fault @ GameFault::TooMany(_)) => match rules.answer_rule() {
                AnswerRule::Classic | AnswerRule::BlackOnly => Ok(Self { rules, universe: None }),
                AnswerRule::Pairs | AnswerRule::Marker => Err(fault),
            },
            Err(fault) => Err(fault),
        }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The rules by name, as far as codes and answers depend on them: edition and options. How many rows a board has,
    /// what they score and how long they may take doesn't matter: games with the same name share a ground.
    pub fn name(rules: &Rules) -> String {
        let mut name = rules.edition().id.to_owned();
        let matters =
            |key: OptionKey| key.changes_codes() || matches!(key, OptionKey::Blue | OptionKey::Hints);
        // It doesn't matter who sets the pins, only which pins there are.
        if rules.answer_rule() != rules.edition().answer {
            let _ = write!(name, " {}", rules.answer_rule().name());
        }
        for (key, value) in rules.options().iter().filter(|(key, _)| matters(*key)) {
            // Writing to a string does not fail.
            let _ = write!(name, " {}={value}", key.name());
        }
        name
    }

    /// Bytes that the list of codes takes.
    pub fn bytes(&self) -> u64 {
        self.universe.as_ref().map_or(0, Universe::bytes)
    }

    /// All codes, where they can be listed.
    pub const fn universe(&self) -> Option<&Universe> {
        self.universe.as_ref()
    }
}
