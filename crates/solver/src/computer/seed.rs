//! Where a computer's chance comes from: a seed, and for every decision a stream of its own.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::Seat;

/// The chance of one decision.
pub(crate) type DecisionChance = ChaCha20Rng;

/// The source of all chance of a computer player. It gives away every secret the player will set, and is kept like one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(kept)")
    }
}

impl Seed {
    /// The seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed of a number, for games to be repeated.
    pub fn of_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// A seed for one of many games: different from every other's, and the same each time.
    #[must_use]
    pub fn game(self, number: u64) -> Self {
        let mut chance = DecisionChance::from_seed(self.0);
        chance.set_stream(u64::MAX - number);
        let mut bytes = [0; 32];
        rand::Rng::fill_bytes(&mut chance, &mut bytes);
        Self(bytes)
    }

    /// Chance for whatever isn't a player's: lots, deals, identities.
    pub fn table(self) -> impl rand::CryptoRng + use<> {
        self.chance(u64::from(u32::MAX))
    }

    /// The lot of a moment of a match: who is asked first.
    pub(crate) fn lot(self, steps: usize) -> DecisionChance {
        self.chance(u64::MAX << 40 | steps as u64)
    }

    /// A number for players with chance of their own.
    pub(crate) fn number(self) -> u64 {
        rand::Rng::next_u64(&mut self.chance(u64::from(u32::MAX) - 1))
    }

    /// The chance of a seat's decision at a step of a match. It depends on nothing else, so that a match can be
    /// resumed at any step.
    pub(crate) fn decision(self, seat: Seat, steps: usize) -> DecisionChance {
        self.chance((seat.index() as u64) << 32 | steps as u64)
    }

    fn chance(self, stream: u64) -> DecisionChance {
        let mut chance = DecisionChance::from_seed(self.0);
        chance.set_stream(stream);
        chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::Rng;

    #[test]
    fn every_seat_step_and_game_has_a_chance_of_its_own() {
        let seed = Seed::of_number(7);
        let first = |mut chance: DecisionChance| chance.next_u64();
        let here = first(seed.decision(Seat::new(1), 3));
        assert_eq!(here, first(seed.decision(Seat::new(1), 3)));
        assert_ne!(here, first(seed.decision(Seat::new(0), 3)));
        assert_ne!(here, first(seed.decision(Seat::new(1), 4)));
        assert_ne!(here, first(Seed::of_number(8).decision(Seat::new(1), 3)));
        assert_ne!(seed.game(1), seed.game(2));
        assert_eq!(seed.game(1), seed.game(1));
        assert_eq!(format!("{seed:?}"), "Seed(kept)");
    }
}
