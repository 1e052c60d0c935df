//! Nodes of one PostgreSQL without a bus of their own.

use std::time::{Duration, Instant};

use servers::{Database, sql};

use crate::asked::ready;
use crate::duel::Duel;
use crate::follower::Follower;
use crate::node::Node;

/// Nodes that hear each other don't wait for the next look at the database, which comes after half a minute.
const HEARD: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_without_a_bus_hear_each_other_through_the_database() {
    let database = Database::create();
    let nodes = [Node::start(&database.address, &[]), Node::start(&database.address, &[])];
    let [one, two] = nodes.each_ref().map(|node| node.origin.as_str());
    for origin in [one, two] {
        let told = ready(origin, |told| told["bus"] == "connected").await;
        assert_eq!(told.status.as_u16(), 200);
    }
    let mut duel = Duel::begin(one, two).await;
    let mut follower = Follower::begin(two, &duel, 1).await;
    let mut slowest = Duration::ZERO;
    for number in 1..=5 {
        duel.play(one).await;
        // A reader sees it at once, and a follower is told.
        assert_eq!(duel.look(two, 1).await.fine()["number"], number);
        let start = Instant::now();
        follower.until(number).await;
        slowest = slowest.max(start.elapsed());
    }
    assert!(slowest < HEARD, "{slowest:?}");
    eprintln!("a step was told at the other node after {slowest:?} at most");

    // Every session is cut: nodes ask the database until they hear each other again, and miss nothing.
    let text = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                WHERE datname = current_database() AND pid <> pg_backend_pid()";
    tokio::task::block_in_place(|| sql(&database.address, &[text])).expect("sessions that end");
    let start = Instant::now();
    while duel.number < 8 {
        // A request on a connection that is gone may be told so.
        let answer = duel.step(one).await.expect("an answer");
        assert!(answer.status.is_success() || answer.code() == "unavailable", "{answer:?}");
    }
    follower.until(8).await;
    assert!(start.elapsed() < HEARD, "{:?}", start.elapsed());
    for origin in [one, two] {
        ready(origin, |told| told["bus"] == "connected").await;
    }
}
