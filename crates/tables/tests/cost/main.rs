//! What reading costs, in statements to the database. They are counted for the whole process, so that these tests take
//! turns.

#[path = "../tables/nature.rs"]
#[allow(dead_code, reason = "the clock stands here")]
mod nature;
#[path = "../tables/player.rs"]
#[allow(dead_code, reason = "how long to wait is all that is wanted here")]
mod player;
#[path = "../tables/venue.rs"]
#[allow(dead_code, reason = "not every venue is wanted here")]
mod venue;

mod lists;
mod records;
mod streams;

use tokio::sync::{Mutex, MutexGuard};

/// A subscriber that counts.
static COUNTING: Mutex<()> = Mutex::const_new(());

/// The turn of one test.
async fn turn() -> MutexGuard<'static, ()> {
    COUNTING.lock().await
}

/// How many statements something takes at best, and what came of it: a new connection to a server takes one for itself.
async fn least<T>(mut work: impl AsyncFnMut() -> T) -> (u64, T) {
    let mut best = cost(work()).await;
    for _ in 0..3 {
        let again = cost(work()).await;
        if again.0 < best.0 {
            best = again;
        }
    }
    best
}

/// How many statements something takes, and what came of it.
async fn cost<T>(work: impl Future<Output = T>) -> (u64, T) {
    let before = store::statements();
    let done = work.await;
    (store::statements() - before, done)
}
