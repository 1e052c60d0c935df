//! `kill -9` while many play.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use servers::Database;
use store::{Access, Store};
use tempfile::TempDir;
use tokio::sync::Notify;
use tokio::task::JoinSet;

use crate::asked::PATIENCE;
use crate::duel::Duel;
use crate::node::{self, Node};

/// How many matches are played at once.
const MATCHES: usize = 6;

/// How many steps are acknowledged before a kill, each time.
const STEPS: usize = 120;

/// Kills a node in the middle of it, again and again, and looks what is left.
async fn nothing_acknowledged_is_lost(database: &str) {
    let mut node = Node::start(database, &[]);
    let mut duels = Vec::new();
    for _ in 0..MATCHES {
        duels.push(Duel::begin(&node.origin, &node.origin).await);
    }
    for _ in 0..3 {
        duels = kill_in_the_middle(&mut node, duels).await;
        // Before anybody has touched it again.
        let store = Store::open(database, Access::Read).await.expect("the store");
        for duel in &duels {
            stored(&store, duel).await;
        }
        store.close().await;
        node = Node::start(database, &[]);
        for duel in &mut duels {
            let seen = duel.look(&node.origin, 0).await.fine();
            let number = seen["number"].as_i64().expect("a number");
            assert!((duel.number..=duel.number + 1).contains(&number), "{} of {number}", duel.number);
            // What was under way is sent once more: whether it was stored or not, it is done once.
            duel.play(&node.origin).await;
            duel.play(&node.origin).await;
        }
    }
}

/// All play as fast as they can until the node is killed.
async fn kill_in_the_middle(node: &mut Node, duels: Vec<Duel>) -> Vec<Duel> {
    let (acknowledged, enough) = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
    let mut playing = JoinSet::new();
    for mut duel in duels {
        let (origin, acknowledged, enough) = (node.origin.clone(), acknowledged.clone(), enough.clone());
        playing.spawn(async move {
            while let Ok(answer) = duel.step(&origin).await {
                answer.fine();
                if acknowledged.fetch_add(1, Ordering::Relaxed) == STEPS {
                    enough.notify_one();
                }
            }
            duel
        });
    }
    tokio::time::timeout(PATIENCE, enough.notified()).await.expect("many steps");
    node.kill();
    playing.join_all().await
}

/// Every acknowledged step of a match is in the store, as it was placed.
async fn stored(store: &Store, duel: &Duel) {
    let (found, actions) = store.load(&duel.id).await.expect("the store").expect("the match");
    assert!(found.number >= duel.number, "{} were acknowledged, there are {}", duel.number, found.number);
    let mut expected = duel.clone();
    for action in actions.iter().take(usize::try_from(duel.number).expect("a number")) {
        expected.number = action.number - 1;
        assert!(action.line.contains(&expected.next()), "{} instead of {}", action.line, expected.next());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_has_lost_nothing_from_its_file() {
    let directory = TempDir::with_prefix("codeknacker-kill-").expect("a directory");
    nothing_acknowledged_is_lost(&node::file(directory.path())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_has_lost_nothing_from_its_database() {
    let database = Database::create();
    nothing_acknowledged_is_lost(&database.address).await;
}
