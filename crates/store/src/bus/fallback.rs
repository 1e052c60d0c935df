//! Asking the store what the bus might not have said.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

use super::Health;
use super::hub::Hub;
use crate::store::Store;

/// How many matches are asked for at once.
const AT_ONCE: usize = 2000;

/// The pause between two questions, whatever happens: a node whose line comes and goes makes the others doubt each time.
const LEAST: Duration = Duration::from_millis(200);

/// Asks at once, for what happened before anybody listened, and then again and again: often while other nodes aren't all
/// heard, at once when they are again or in doubt, else seldom.
pub(super) async fn run(
    hub: Arc<Hub>,
    mut health: watch::Receiver<Health>,
    store: Store,
    often: Duration,
    seldom: Duration,
) {
    loop {
        // Looked at before asking: what changes meanwhile is not missed.
        let mut pause = if health.borrow_and_update().hears_all() { seldom } else { often };
        for ids in hub.watched().chunks(AT_ONCE) {
            if let Ok(numbers) = store.numbers(ids).await {
                for (id, number) in numbers {
                    hub.nudge(&id, number);
                }
            } else {
                // What brought the bus back may have cost the store its connections: it is asked again soon.
                pause = often;
            }
        }
        // What is told meanwhile is found below.
        tokio::time::sleep(LEAST).await;
        let woken = async {
            tokio::select! {
                // A bus whose health nobody tells any more is as healthy as it ever gets.
                changed = health.changed() => if changed.is_err() { std::future::pending().await },
                () = hub.doubt.notified() => {}
            }
        };
        // Being woken and having waited long enough come to the same.
        let _ = timeout(pause, woken).await;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use crate::{Access, statements};

    #[tokio::test]
    async fn a_node_whose_line_comes_and_goes_makes_the_others_ask_now_and_then() {
        let directory = tempfile::TempDir::with_prefix("codeknacker-store-").unwrap();
        let address = format!("sqlite:{}", directory.path().join("games.db").display());
        let store = Store::open(&address, Access::Serve).await.unwrap();
        let hub = Arc::<Hub>::default();
        let _watch = hub.watch("some match");
        let (_health, healthy) = watch::channel(Health::Connected);
        let (begun, before, hour) = (Instant::now(), statements(), Duration::from_hours(1));
        let asking = tokio::spawn(run(Arc::clone(&hub), healthy, store, hour, hour));
        for _ in 0..500 {
            hub.doubt.notify_one();
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let most = begun.elapsed().as_millis() / LEAST.as_millis() + 1;
        let asked = u128::from(statements() - before);
        assert!((2..=most).contains(&asked), "asked {asked} times");
        asking.abort();
    }
}
