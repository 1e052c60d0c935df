//! Nudges and whispers through PostgreSQL's own `NOTIFY`: what nodes of one database have without a bus of their own.

use std::sync::Arc;

use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::AbortHandle;

use super::Health;
use super::hub::Hub;
use super::outbox::{Departures, Outbox, nudged, whispered};
use crate::postgres::NodeSession;

/// The most bytes of nudges in a note; PostgreSQL takes less than 8000.
const NOTE: usize = 7000;

/// Connects through a node's session.
pub(super) fn connect(
    session: &NodeSession,
    hub: &Arc<Hub>,
) -> (Outbox, watch::Receiver<Health>, Vec<AbortHandle>) {
    let (outbox, waiting) = Outbox::new();
    let tasks = vec![
        tokio::spawn(send(session.out(), Departures::new(waiting, session.health()))).abort_handle(),
        tokio::spawn(hear(session.listen(), hub.clone())).abort_handle(),
    ];
    (outbox, session.health(), tasks)
}

/// Sends all that waits: `n` and nudges (none: some may be lost), or `w` and a whisper in hexadecimal digits.
async fn send(notes: mpsc::Sender<String>, mut departures: Departures) {
    while let Some((nudges, whispers)) = departures.next(NOTE).await {
        for text in nudges {
            let _ = notes.send(format!("n{text}")).await;
        }
        for words in whispers {
            let _ = notes.send(format!("w{}", hex::encode(words))).await;
        }
    }
}

/// Passes on what others send.
async fn hear(mut notes: broadcast::Receiver<Arc<str>>, hub: Arc<Hub>) {
    loop {
        match notes.recv().await {
            Ok(note) => match note.split_at_checked(1) {
                Some(("n", nudges)) => nudged(&hub, nudges),
                Some(("w", digits)) => {
                    // Anything but one of our whispers is ignored.
                    if let Ok(words) = hex::decode(digits) {
                        whispered(&hub, &words);
                    }
                }
                _ => {}
            },
            Err(broadcast::error::RecvError::Lagged(_)) => hub.doubt.notify_one(),
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}
