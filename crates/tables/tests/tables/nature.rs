//! Time and chance that a test decides.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use sha2::{Digest as _, Sha256};
use tables::{Nature, Purpose, Source};

/// A clock that stands until it is moved, and chance from numbers: two natures with the same numbers are alike.
#[derive(Clone)]
pub(crate) struct Still {
    clock: Arc<AtomicI64>,
    drawn: Arc<Mutex<HashMap<Purpose, u64>>>,
    world: u64,
    secrets: u64,
}

impl Still {
    /// Equal numbers give equal natures; `secrets` decides secrets, deals and salts alone.
    pub(crate) fn new(world: u64, secrets: u64) -> Self {
        let clock = Arc::new(AtomicI64::new(1_767_225_600_000));
        Self { clock, drawn: Arc::default(), world, secrets }
    }

    /// Moves the clock.
    pub(crate) fn pass(&self, millis: i64) {
        self.clock.fetch_add(millis, Ordering::SeqCst);
    }

    /// As the source of a house.
    pub(crate) fn source(&self) -> Source {
        Source::new(self.clone())
    }
}

impl Nature for Still {
    fn now(&self) -> i64 {
        self.clock.load(Ordering::SeqCst)
    }

    fn chance(&self, purpose: Purpose) -> [u8; 32] {
        let mut drawn = self.drawn.lock().expect("the count");
        let count = drawn.entry(purpose).or_default();
        *count += 1;
        let seed = if purpose == Purpose::Secret { self.secrets } else { self.world };
        Sha256::digest(format!("{purpose:?} {seed} {count}")).into()
    }
}
