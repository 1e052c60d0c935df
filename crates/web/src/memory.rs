//! A server takes no more memory than it uses, and gives back what it no longer needs.

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

/// Has the system hand out memory in small pages from now on.
///
/// The allocator asks for huge ones of 2 MB, which an idle server would leave half empty: it took half as much again.
pub(crate) fn in_small_pages() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::thread::disable_transparent_huge_pages(true) {
        tracing::debug!(%error, "this system hands out memory as it likes");
    }
}

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
