//! Time in which nobody watched over the clocks, and who was seen.

use store::{DueKind, NewDue, Store};

use crate::fixture::{Fixture, both, lines, start};

both!(time_that_nobody_had_is_given_back, seats_are_seen_by_all_nodes);

/// A match with a clock that runs out at a time, moved last at another.
async fn clocked(store: &Store, id: &str, moved: i64, out: i64) {
    start(store, id, 0).await;
    let mut row = lines(id, 0, &["row"]);
    (row.actions[0].moment, row.now) = (moved, moved);
    row.due = vec![NewDue { kind: DueKind::Clock, moment: out, claim: None }];
    store.append(row).await.unwrap();
}

async fn time_that_nobody_had_is_given_back(fixture: &Fixture) {
    let store = fixture.open().await;
    let other = fixture.another(&store).await;
    // Where no clock runs nobody need watch.
    assert_eq!(store.pulse(1_000, 100).await.unwrap(), 0);
    clocked(&store, "m", 50_000, 60_000).await;
    assert_eq!(store.pulse(50_050, 100).await.unwrap(), 0, "it has just moved");
    assert_eq!(store.pulse(50_150, 100).await.unwrap(), 0);
    start(&store, "unclocked", 0).await;
    // Nobody watches for a while; one match moves in it, on a node that died at once.
    clocked(&store, "late", 55_000, 58_000).await;
    assert_eq!(store.pulse(60_150, 100).await.unwrap(), 1);
    let started = async |id: &str| other.find_match(id).await.unwrap().unwrap().started;
    assert_eq!(started("m").await, 10_000);
    assert_eq!(started("late").await, 5_150);
    assert_eq!(started("unclocked").await, 0);
    assert_eq!(store.next_due().await.unwrap(), Some(63_150));
    // It is given back once, and all nodes learn of it.
    assert_eq!(other.pulse(60_200, 100).await.unwrap(), 1);
    assert_eq!(started("m").await, 10_000);
}

async fn seats_are_seen_by_all_nodes(fixture: &Fixture) {
    let store = fixture.open().await;
    let other = fixture.another(&store).await;
    let seats = |numbers: &[i64]| numbers.iter().map(|number| ("t".to_owned(), *number)).collect();
    store.saw(Vec::new(), 5).await.unwrap();
    store.saw(seats(&[2, 1]), 10).await.unwrap();
    other.saw(seats(&[2]), 20).await.unwrap();
    store.saw(seats(&[2]), 15).await.unwrap();
    assert_eq!(other.last_seen("t", 1).await.unwrap(), Some(10));
    assert_eq!(store.last_seen("t", 2).await.unwrap(), Some(20));
    assert_eq!(store.last_seen("t", 3).await.unwrap(), None);
}
