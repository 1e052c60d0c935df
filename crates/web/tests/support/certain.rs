//! Time and chance for tests that play fixed rows: no secret is hit by luck in one run of a thousand.

use std::time::{SystemTime, UNIX_EPOCH};

use rand::TryRng as _;
use rand::rngs::SysRng;
use tables::{Nature, Purpose, Source};

/// The clock that runs, and secrets and lots that are the same in every run, in whatever order they are drawn. All else
/// is drawn.
struct Certain;

/// A source for a server.
pub(crate) fn certain() -> Source {
    Source::new(Certain)
}

impl Nature for Certain {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        i64::try_from(since.as_millis()).unwrap()
    }

    fn chance(&self, purpose: Purpose) -> [u8; 32] {
        let mut bytes = [7; 32];
        if !matches!(purpose, Purpose::Secret | Purpose::Lot) {
            SysRng.try_fill_bytes(&mut bytes).unwrap();
        }
        bytes
    }
}
