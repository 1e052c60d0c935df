//! A step of which the node never hears whether it was stored.

use std::sync::Arc;
use std::time::{Duration, Instant};

use servers::{Postgres, Wire, sql, sql_beside};

use crate::asked::PATIENCE;
use crate::node::Node;
use crate::solo::Solo;

/// Waits until a question to the database has this answer.
async fn until(address: &str, question: &str, answer: &str) {
    let start = Instant::now();
    while tokio::task::block_in_place(|| sql(address, &[question])).expect("an answer").trim() != answer {
        assert!(start.elapsed() < PATIENCE, "{question} never is {answer}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_that_was_stored_without_an_answer_is_found_and_the_computer_moves() {
    let server = Postgres::start();
    let address = server.database();
    let wire = Wire::to(server.port());
    let node = Node::start(&address.replace(&server.port().to_string(), &wire.port().to_string()), &[]);
    let origin = node.origin.as_str();
    let solo = Arc::new(Solo::begin(origin, "original", "RRYB").await);
    // The step waits for the row of its match when the wire falls silent, and is stored when that is free. (A lock on a
    // table would hold it up already while it is prepared: then it would never be sent.)
    let text = ["BEGIN", "SELECT 1 FROM matches FOR UPDATE", "SELECT pg_sleep(600)"];
    let mut lock = tokio::task::block_in_place(|| sql_beside(&address, &text));
    let held = "FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(600)'";
    until(&address, &format!("SELECT count(*) {held}"), "1").await;
    let sent = tokio::spawn({
        let (solo, origin) = (Arc::clone(&solo), origin.to_owned());
        async move { solo.set(&origin).await }
    });
    until(&address, "SELECT count(*) > 0 FROM pg_locks WHERE NOT granted", "t").await;
    wire.mute();
    let end = format!("SELECT pg_terminate_backend(pid) {held}");
    tokio::task::block_in_place(|| sql(&address, &[&end])).expect("the end of the lock");
    tokio::task::block_in_place(|| lock.wait()).expect("its end");
    let stored = format!("SELECT number FROM matches WHERE id = '{}'", solo.id);
    until(&address, &stored, "1").await;
    let refused = sent.await.expect("an answer");
    assert_eq!((refused.status.as_u16(), refused.code()), (503, "unavailable"), "{refused:?}");
    wire.restore();
    // Nobody sends it again: the node finds it by itself, and the computer answers.
    solo.reaches(origin, 2).await;
    // Sent again, it is answered as done.
    assert_eq!(solo.set(origin).await.fine()["number"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_locked_for_a_while_stalls_no_match() {
    let server = Postgres::start();
    let address = server.database();
    let node = Node::start(&address, &[]);
    let origin = node.origin.as_str();
    let solo = Solo::begin(origin, "original", "RRYB").await;
    let text = ["BEGIN", "LOCK TABLE actions", "SELECT pg_sleep(7)", "COMMIT"];
    let mut lock = tokio::task::block_in_place(|| sql_beside(&address, &text));
    let held = "SELECT count(*) FROM pg_locks WHERE relation = 'actions'::regclass \
                AND mode = 'AccessExclusiveLock' AND granted";
    until(&address, held, "1").await;
    let refused = solo.set(origin).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (503, "unavailable"), "{refused:?}");
    tokio::task::block_in_place(|| lock.wait()).expect("its end");
    // Whatever became of it: with the same key it is done once, and the match goes on.
    let start = Instant::now();
    while !solo.set(origin).await.status.is_success() {
        assert!(start.elapsed() < PATIENCE, "the database is free again");
    }
    solo.reaches(origin, 2).await;
}
