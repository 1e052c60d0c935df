//! `kill -9` while the computer thinks.

use servers::{Database, sql};
use store::{Access, Claim, DueKind, NewDue, Store};
use tempfile::TempDir;

use crate::node::{self, Node};
use crate::solo::Solo;

/// Sets a secret and kills the node before its computer has answered.
async fn killed_in_thought(database: &str) -> Solo {
    for _ in 0..20 {
        let mut node = Node::start(database, &[]);
        let solo = Solo::begin(&node.origin, "grand", "tRsYcGrB").await;
        solo.set(&node.origin).await.fine();
        node.kill();
        let store = Store::open(database, Access::Read).await.expect("the store");
        let (found, _) = store.load(&solo.id).await.expect("the store").expect("the match");
        store.close().await;
        if found.number == 1 {
            return solo;
        }
    }
    panic!("the computer is always quicker");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_computer_answers_as_soon_as_a_killed_server_runs_again() {
    let directory = TempDir::with_prefix("codeknacker-claim-").expect("a directory");
    let database = node::file(directory.path());
    let solo = killed_in_thought(&database).await;
    // Its claim would run out in a thousand years: this is no test of patience.
    let store = Store::open(&database, Access::Beside).await.expect("the store");
    let claim = Claim { owner: "the killed one".to_owned(), until: i64::MAX };
    let due = NewDue { kind: DueKind::Computer, moment: 0, claim: Some(claim) };
    store.schedule(&solo.id, 1, due).await.expect("the store");
    store.close().await;
    let again = Node::start(&database, &[]);
    solo.reaches(&again.origin, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_takes_over_from_a_killed_one_when_its_session_ends() {
    let database = Database::create();
    let solo = killed_in_thought(&database.address).await;
    let text = format!("UPDATE due SET until = {} WHERE subject = '{}'", i64::MAX, solo.id);
    tokio::task::block_in_place(|| sql(&database.address, &[&text])).expect("a claim");
    let again = Node::start(&database.address, &[]);
    solo.reaches(&again.origin, 2).await;
}
