//! NATS goes away and comes back.

use std::time::Duration;

use servers::{Database, Nats};

use crate::asked::ready;
use crate::duel::Duel;
use crate::follower::Follower;
use crate::node::Node;

/// Long before a node that believes to hear all looks at the database by itself, which is after half a minute.
const SOON: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rows_reach_the_other_node_with_and_without_the_bus() {
    let (database, mut nats) = (Database::create(), Nats::start());
    let start = || Node::start(&database.address, &["--bus", &nats.address()]);
    let nodes = [start(), start()];
    let say = |bus: &'static str| {
        let origins = nodes.each_ref().map(|node| node.origin.clone());
        async move {
            for origin in origins {
                // Nodes without a bus are slower, but ready.
                let told = ready(&origin, |told| told["bus"] == bus).await;
                assert_eq!((told.status.as_u16(), &told.value["ready"]), (200, &true.into()));
            }
        }
    };
    let [one, two] = nodes.each_ref().map(|node| node.origin.as_str());
    say("connected").await;
    let mut duel = Duel::begin(one, two).await;
    let mut follower = Follower::begin(two, &duel, 1).await;
    let mut number = 0;
    let mut play = async |follower: &mut Follower| {
        for _ in 0..4 {
            duel.play(one).await;
            number += 1;
            // Each by itself: none may wait for the one after it.
            follower.until(number).await;
        }
    };
    play(&mut follower).await;
    nats.stop();
    say("away").await;
    play(&mut follower).await;
    nats.resume();
    say("connected").await;
    play(&mut follower).await;
    assert_eq!(follower.steps.len(), 12);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_with_and_without_a_bus_say_so_and_miss_nothing() {
    let (database, nats) = (Database::create(), Nats::start());
    let with = Node::start(&database.address, &["--bus", &nats.address()]);
    ready(&with.origin, |told| told["bus"] == "connected").await;
    let without = Node::start(&database.address, &[]);
    for node in [&with, &without] {
        let told = ready(&node.origin, |told| told["bus"] == "mixed").await;
        assert_eq!((told.status.as_u16(), &told.value["ready"]), (200, &true.into()));
    }
    for [one, two] in [[&with, &without], [&without, &with]] {
        let mut duel = Duel::begin(&one.origin, &two.origin).await;
        let mut follower = Follower::begin(&two.origin, &duel, 1).await;
        for number in 1..=4 {
            duel.play(&one.origin).await;
            let step = follower.until(number);
            tokio::time::timeout(SOON, step).await.expect("a step of the other node");
        }
    }
}
