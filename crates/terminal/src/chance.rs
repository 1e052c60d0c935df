//! Where the chance of a match comes from.

use rand::SeedableRng;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use rand_chacha::ChaCha20Rng;

/// The chance of a match: secrets, salts, deals, lots.
pub type Chance = ChaCha20Rng;

/// Chance that nobody can predict: its seed comes from the operating system.
pub fn system() -> Chance {
    Chance::from_rng(&mut UnwrapErr(SysRng))
}
