//! How much a player of a group knows.

use rules::Code;

use crate::group::GroupPosition;

/// What a player can know of the secret at a moment, by the bag alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatKnowledge {
    /// The deals that fit what the player sees and holds.
    pub deals: usize,
    /// What they weigh together.
    pub weight: u64,
    /// The secrets that fit.
    pub secrets: usize,
    /// How uncertain the secret is, in bits.
    pub bits: f64,
    /// The chance that the likeliest secret is the right one.
    pub right: f64,
    /// How likely the true one must seem to them; nothing at a real board where wrong hints rule it out.
    pub truth: f64,
}

impl SeatKnowledge {
    pub(super) fn of(position: &GroupPosition, secret: Code) -> Self {
        let secrets = position.secrets();
        let share = |weight: u64| position.chance(weight);
        Self {
            deals: position.deals(),
            weight: position.weight(),
            secrets: secrets.len(),
            bits: secrets
                .iter()
                .map(|likely| -share(likely.weight) * share(likely.weight).log2())
                .sum::<f64>()
                .max(0.0),
            right: secrets.first().map_or(0.0, |likely| share(likely.weight)),
            truth: secrets
                .iter()
                .find(|likely| likely.code == secret)
                .map_or(0.0, |likely| share(likely.weight)),
        }
    }
}
