//! The randomness of a match.

use rand::SeedableRng;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use rand_chacha::ChaCha20Rng;

/// The randomness of a match: secrets, salts, deals, lots.
pub type Chance = ChaCha20Rng;

/// Unpredictable randomness: its seed comes from the operating system.
pub fn system() -> Chance {
    Chance::from_rng(&mut UnwrapErr(SysRng))
}
