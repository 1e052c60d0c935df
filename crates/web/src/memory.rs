//! Memory that a server no longer needs goes back to the system.

use std::hint::black_box;

use tokio::runtime::Handle;
use tokio::task::{JoinSet, yield_now};

/// Larger than what the allocator hands out without a second thought.
const PIECE: usize = 2048;

/// How often a task asks for a piece, in so many turns. After ten thousand, a thread has its heap cleaned up.
const TURNS: usize = 20;
const PIECES: usize = 500;

/// Tasks per thread: enough that none is left out.
const TASKS: usize = 8;

/// Has every thread that answers requests give back what others have freed of its heap.
///
/// The allocator does so only when the thread itself asks it for more. A server that nobody asks any more would hold for
/// ever what its busiest minutes took. Takes a few milliseconds, and lets requests in between.
pub async fn give_back() {
    let mut tasks = JoinSet::new();
    for _ in 0..Handle::current().metrics().num_workers() * TASKS {
        tasks.spawn(async {
            for _ in 0..TURNS {
                (0..PIECES).for_each(|_| drop(black_box(Vec::<u8>::with_capacity(PIECE))));
                yield_now().await;
            }
        });
    }
    while tasks.join_next().await.is_some() {}
}
