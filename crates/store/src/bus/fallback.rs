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
