//! Time and chance that are the same in every world, but for secrets.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng as _;
use sha2::{Digest as _, Sha256};
use tables::{Nature, Purpose};

/// A clock that stands, and chance from numbers. Copies of it are the same.
#[derive(Clone, Default)]
pub(crate) struct Still(Arc<Mutex<Drawn>>);

#[derive(Default)]
struct Drawn {
    counts: HashMap<Purpose, u64>,
    secrets: u64,
}

impl Nature for Still {
    fn now(&self) -> i64 {
        1_767_225_600_000
    }

    fn chance(&self, purpose: Purpose) -> [u8; 32] {
        let mut drawn = self.0.lock().unwrap();
        let seed = if purpose == Purpose::Secret { drawn.secrets } else { 0 };
        let count = drawn.counts.entry(purpose).or_default();
        *count += 1;
        Sha256::digest(format!("{purpose:?} {seed} {count}")).into()
    }
}

impl Still {
    /// From now on this number decides secrets, deals and salts; nothing else follows from it.
    pub(crate) fn choose(&self, secrets: u64) {
        let mut drawn = self.0.lock().unwrap();
        drawn.secrets = secrets;
        drawn.counts.remove(&Purpose::Secret);
    }

    /// What is drawn first where secrets are, once a number was chosen.
    pub(crate) fn first(secrets: u64) -> ChaCha20Rng {
        let still = Self::default();
        still.choose(secrets);
        ChaCha20Rng::from_seed(still.chance(Purpose::Secret))
    }
}
