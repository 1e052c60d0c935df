//! Three nodes, of which one is killed.

use servers::{Database, Nats};

use crate::asked::ready;
use crate::duel::Duel;
use crate::follower::Follower;
use crate::node::Node;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_node_costs_no_more_than_coming_back() {
    let (database, nats) = (Database::create(), Nats::start());
    let start = || Node::start(&database.address, &["--bus", &nats.address()]);
    let (mut one, two, three) = (start(), start(), start());
    for node in [&one, &two, &three] {
        ready(&node.origin, |told| told["ready"] == true && told["bus"] == "connected").await;
    }
    // Ada plays at the first node, Ben at the second; each follows at their own, and Ben once more at the third.
    let mut duel = Duel::begin(&one.origin, &two.origin).await;
    let mut ada = Follower::begin(&one.origin, &duel, 0).await;
    let mut ben = Follower::begin(&two.origin, &duel, 1).await;
    let mut far = Follower::begin(&three.origin, &duel, 1).await;
    for _ in 0..15 {
        let at = [&one, &two][duel.turn()];
        duel.play(&at.origin).await;
    }
    for follower in [&mut ada, &mut ben, &mut far] {
        follower.until(15).await;
    }

    one.kill();
    assert_eq!(ada.rest().await.len(), 0, "nothing comes from a node that is gone");
    // Meanwhile the other goes on: it is Ada who breaks now, with her token, at the other node.
    assert_eq!(duel.turn(), 0);
    for _ in 0..10 {
        duel.play(&two.origin).await;
    }
    ada.resume(&two.origin).await;
    for follower in [&mut ada, &mut ben, &mut far] {
        follower.until(25).await;
    }
    // A node that comes back takes part again.
    let again = start();
    ben.resume(&again.origin).await;
    for _ in 0..10 {
        duel.play(&again.origin).await;
    }
    for follower in [&mut ada, &mut ben, &mut far] {
        follower.until(35).await;
    }
    assert_eq!(ben.steps, far.steps, "one seat is told the same everywhere");
}
