//! The secrets of a maker.

use rand::RngExt;
use rules::secret::{MAX_COUNTED, MAX_WITHHELD, Withheld};
use rules::{Code, Rules, Salt, Secret};
use strum::IntoStaticStr;

use super::cunning;
use super::seed::DecisionChance;

/// How a computer sets its secrets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Maker {
    /// Every secret is as likely as any other; with words, every common word.
    #[default]
    Fair,
    /// Secrets that cost a strong breaker the most rows are likelier.
    Cunning,
    /// Decides late and answers so as to cost the most: sits as [`rules::Player::Contrary`], which everybody sees,
    /// and promises nothing.
    Contrary,
}

impl Maker {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Fair, Self::Cunning, Self::Contrary];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The maker of that name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|maker| maker.name() == name)
    }

    /// A secret, with what is withheld where pegs are counted.
    pub(crate) fn secret(self, rules: &Rules, chance: &mut DecisionChance) -> Secret {
        let code = match self {
            // Where a seat must set a secret after all, a contrary player sets a fair one.
            Self::Fair | Self::Contrary => Secret::draw(rules, chance).code,
            Self::Cunning => cunning::draw(rules, chance),
        };
        let withheld =
            if rules.counts_pegs() { self.withhold(rules, code, chance) } else { Withheld::default() };
        Secret { code, withheld, salt: Salt::draw(chance) }
    }

    /// What to withhold from the open stock. A fair maker withholds a random number; a cunning one hides the colours:
    /// two pegs of each are missing wherever the secret leaves a choice.
    fn withhold(self, rules: &Rules, code: Code, chance: &mut DecisionChance) -> Withheld {
        let colours = rules.palette().symbols.len();
        let mut withheld = [0; MAX_COUNTED];
        for (colour, pegs) in (0..).zip(withheld.iter_mut().take(colours)) {
            *pegs = match self {
                Self::Fair | Self::Contrary => chance.random_range(0..=MAX_WITHHELD),
                Self::Cunning => MAX_WITHHELD.saturating_sub(code.count(colour)),
            };
        }
        Withheld(withheld)
    }
}
