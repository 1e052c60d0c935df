//! Where a search runs: on threads of its own, or in the caller's.

#[cfg(all(feature = "threads", not(target_family = "wasm")))]
pub(super) use rayon_threads::{run, side_by_side};

#[cfg(all(feature = "threads", not(target_family = "wasm")))]
mod rayon_threads {
    use std::sync::mpsc::{self, RecvTimeoutError};
    use std::time::Duration;

    /// How often the watcher is called.
    const TOLD_EVERY: Duration = Duration::from_millis(100);

    /// Room for the positions under way on one thread, and for those that it takes over while it waits.
    const STACK: usize = 64 << 20;

    /// Runs a search on this many threads and calls the watcher now and then meanwhile.
    pub(crate) fn run<R: Send>(
        threads: usize,
        search: impl FnOnce() -> R + Send,
        watch: &mut dyn FnMut(),
    ) -> R {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK).build();
        let pool = pool.expect("the system starts a few threads");
        let (done, wait) = mpsc::channel::<()>();
        let result = std::thread::scope(|scope| {
            let worker = scope.spawn(|| {
                // Dropped at the end, or in a panic: either way the waiting thread goes on.
                let _done = done;
                pool.install(search)
            });
            while wait.recv_timeout(TOLD_EVERY) == Err(RecvTimeoutError::Timeout) {
                watch();
            }
            worker.join()
        });
        result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }

    /// Does the same work on this many threads of a running search.
    pub(crate) fn side_by_side(threads: usize, work: &(impl Fn() + Sync)) {
        rayon::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(|_| work());
            }
            work();
        });
    }
}

/// Runs a search in the caller's thread.
#[cfg(not(all(feature = "threads", not(target_family = "wasm"))))]
pub(super) fn run<R>(_threads: usize, search: impl FnOnce() -> R, _watch: &mut dyn FnMut()) -> R {
    search()
}

/// Does the work once: there is one thread.
#[cfg(not(all(feature = "threads", not(target_family = "wasm"))))]
pub(super) fn side_by_side(_threads: usize, work: &impl Fn()) {
    work();
}
