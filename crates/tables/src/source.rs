//! Where time and chance come from.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use rand::TryRng;
use rand::rngs::SysRng;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use store::Moment;

/// What chance is wanted for. The system's is the same for all; a test may decide some and not others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Ids and codes of tables and matches.
    Id,
    /// Tokens and links.
    Token,
    /// Who begins.
    Lot,
    /// Secrets, deals, the salts of their promises, and the key from which the secrets of all days come.
    Secret,
    /// Other keys that all nodes share.
    Key,
}

/// Time and chance.
pub trait Nature: Send + Sync {
    /// Milliseconds since 1970.
    fn now(&self) -> Moment;

    /// Thirty-two bytes that nobody can guess.
    fn chance(&self, purpose: Purpose) -> [u8; 32];

    /// Whether the time is a real clock's, which may be wrong: where nodes share a database they go by its clock.
    fn follows_database(&self) -> bool {
        false
    }
}

/// The source of time and chance of a house. Copies of it are the same source.
#[derive(Clone)]
pub struct Source(Arc<dyn Nature>);

/// The operating system's clock and generator.
struct System;

impl Nature for System {
    fn now(&self) -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment::try_from(since.as_millis()).unwrap_or(Moment::MAX)
    }

    fn chance(&self, _: Purpose) -> [u8; 32] {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes).expect("the operating system's generator works");
        bytes
    }

    fn follows_database(&self) -> bool {
        true
    }
}

impl Source {
    /// The operating system's clock and generator.
    pub fn system() -> Self {
        Self(Arc::new(System))
    }

    /// Another source: for tests.
    pub fn new(nature: impl Nature + 'static) -> Self {
        Self(Arc::new(nature))
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> Moment {
        self.0.now()
    }

    /// Whether the database's time corrects this one.
    pub(crate) fn follows(&self) -> bool {
        self.0.follows_database()
    }

    /// Thirty-two bytes that nobody can guess.
    pub(crate) fn bytes(&self, purpose: Purpose) -> [u8; 32] {
        self.0.chance(purpose)
    }

    /// A generator that begins with bytes nobody can guess.
    pub(crate) fn chance(&self, purpose: Purpose) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.bytes(purpose))
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Source")
    }
}
