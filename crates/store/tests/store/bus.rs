//! Nudges and whispers, within a node and between nodes.

use std::time::Duration;

use servers::Nats;
use store::{Bus, Health, MOST_WHISPERED, StoreError};
use tokio::time::timeout;

use crate::fixture::{Fixture, lines, start};

/// Longer than anything here takes.
const LONG: Duration = Duration::from_secs(30);
/// Never, as far as these tests go.
const NEVER: Duration = Duration::from_hours(1);

/// Waits for a health.
async fn becomes(bus: &Bus, wanted: Health) {
    let mut health = bus.health();
    timeout(LONG, health.wait_for(|health| *health == wanted)).await.expect("that health").unwrap();
}

/// Two nodes that hear each other.
async fn nodes(nats: &Nats) -> [Bus; 2] {
    let nodes = [
        Bus::nats(&nats.address(), "test").await.unwrap(),
        Bus::nats(&nats.address(), "test").await.unwrap(),
    ];
    for node in &nodes {
        becomes(node, Health::Connected).await;
    }
    // Both are heard before anything is tried: a whisper that arrives says so.
    for (one, other) in [(0, 1), (1, 0)] {
        let mut hello = nodes[other].listen("hello");
        timeout(LONG, async {
            loop {
                nodes[one].whisper("hello", b"?");
                if timeout(Duration::from_millis(20), hello.next()).await.is_ok() {
                    break;
                }
            }
        })
        .await
        .expect("two nodes that hear each other");
    }
    nodes
}

/// The laws, from one node to another or to itself.
async fn laws(from: &Bus, to: &Bus) {
    let mut first = to.watch("m");
    let mut second = to.watch("m");
    let mut other = to.watch("other");
    second.saw(3);
    from.nudge("m", 2);
    assert_eq!(timeout(LONG, first.next()).await.unwrap(), 2);
    from.nudge("m", 5);
    assert_eq!(timeout(LONG, first.next()).await.unwrap(), 5);
    assert_eq!(timeout(LONG, second.next()).await.unwrap(), 5, "what it saw already is not news");
    // A match never goes back, and what comes twice is no news.
    from.nudge("m", 4);
    from.nudge("m", 5);
    from.nudge("other", 1);
    assert_eq!(timeout(LONG, other.next()).await.unwrap(), 1);
    assert!(timeout(Duration::from_millis(30), first.next()).await.is_err());
    // Who comes later knows at once how far it is, and who doesn't look for a while gets it all as one.
    assert_eq!(timeout(LONG, to.watch("m").next()).await.unwrap(), 5);
    for number in 6..=100 {
        from.nudge("m", number);
    }
    let mut last = 5;
    while last < 100 {
        let next = timeout(LONG, first.next()).await.unwrap();
        assert!(next > last);
        last = next;
    }
    assert_eq!(to.watched(), 2);
    drop((first, second, other));
    assert_eq!(to.watched(), 0, "nobody watches any more");

    let mut ears = to.listen("table 1");
    assert!(from.whisper("table 2", b"not for them"));
    assert!(from.whisper("table 1", b"hello\nthere \xff"));
    assert_eq!(&*timeout(LONG, ears.next()).await.unwrap(), b"hello\nthere \xff");
    assert!(from.whisper("table 1", &[b'x'; MOST_WHISPERED]));
    assert_eq!(timeout(LONG, ears.next()).await.unwrap().len(), MOST_WHISPERED);
    assert!(!from.whisper("table 1", &[b'x'; MOST_WHISPERED + 1]), "too long");
    assert!(!from.whisper("table\n1", b"x"), "a topic is one line");
}

#[tokio::test]
async fn within_a_node() {
    let bus = Bus::local();
    assert_eq!(*bus.health().borrow(), Health::Alone);
    laws(&bus, &bus).await;
    // A slow listener loses the oldest, and nobody waits for it.
    let mut slow = bus.listen("t");
    for number in 0..1000_u32 {
        assert!(bus.whisper("t", &number.to_be_bytes()));
    }
    let first = u32::from_be_bytes(slow.next().await[..].try_into().unwrap());
    assert!(first > 900, "{first}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn between_nodes() {
    let nats = Nats::start();
    let [one, other] = nodes(&nats).await;
    laws(&one, &other).await;
    laws(&other, &one).await;
    laws(&one, &one).await;
    // Another name is another bus.
    let stranger = Bus::nats(&nats.address(), "stranger").await.unwrap();
    becomes(&stranger, Health::Connected).await;
    let mut watch = stranger.watch("m");
    one.nudge("m", 1);
    assert!(timeout(Duration::from_millis(100), watch.next()).await.is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn through_the_database_that_nodes_share() {
    let fixture = Fixture::postgres();
    let stores = [fixture.open().await, fixture.open().await];
    let [one, other] = stores.each_ref().map(Bus::of);
    for bus in [&one, &other] {
        becomes(bus, Health::Connected).await;
    }
    laws(&one, &other).await;
    laws(&other, &one).await;
    laws(&one, &one).await;
    // What a node says it hears once, however it is carried.
    let mut ears = one.listen("t");
    one.whisper("t", b"once");
    other.whisper("t", b"then");
    assert_eq!(&*timeout(LONG, ears.next()).await.unwrap(), b"once");
    assert_eq!(&*timeout(LONG, ears.next()).await.unwrap(), b"then");

    // Many at once are heard, too.
    let mut watches: Vec<_> = (0..500).map(|number| other.watch(&format!("match {number}"))).collect();
    for number in 0..500 {
        one.nudge(&format!("match {number}"), 7);
    }
    for watch in &mut watches {
        assert_eq!(timeout(LONG, watch.next()).await.unwrap(), 7);
    }

    // A session that is lost is begun anew; meanwhile the store is asked.
    start(&stores[0], "m", 1).await;
    let mut watch = other.watch("m");
    other.fall_back_on(stores[1].clone(), Duration::from_millis(20), NEVER);
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    fixture.raw(cut).await;
    becomes(&one, Health::Connected).await;
    let appended = timeout(LONG, async { while stores[0].append(lines("m", 0, &["row"])).await.is_err() {} });
    appended.await.expect("a database that is back");
    // A node that is back already hears it; one that comes back later asks the store.
    one.nudge("m", 1);
    assert_eq!(timeout(LONG, watch.next()).await.unwrap(), 1);
    becomes(&other, Health::Connected).await;
    stores[0].close().await;
    stores[1].close().await;
}

#[tokio::test]
async fn a_match_that_was_set_back_is_news_to_all_who_watch_it() {
    let bus = Bus::local();
    let mut watch = bus.watch("m");
    bus.nudge("m", 10);
    assert_eq!(watch.next().await, 10);
    bus.set_back("m", 7);
    assert_eq!(timeout(LONG, watch.next()).await.unwrap(), 7);
    bus.nudge("m", 8);
    assert_eq!(timeout(LONG, watch.next()).await.unwrap(), 8);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_bus_is_away_the_store_is_asked() {
    let mut nats = Nats::start();
    let [one, other] = nodes(&nats).await;
    let fixture = Fixture::sqlite();
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    let mut watch = other.watch("m");
    // Asked at once, what was there before is known.
    start(&store, "before", 1).await;
    store.append(lines("before", 0, &["row"])).await.unwrap();
    let mut before = other.watch("before");
    other.fall_back_on(store.clone(), Duration::from_millis(20), NEVER);
    assert_eq!(timeout(LONG, before.next()).await.unwrap(), 1);
    // While the bus is there nobody asks again.
    store.append(lines("m", 0, &["row"])).await.unwrap();
    assert!(timeout(Duration::from_millis(100), watch.next()).await.is_err());
    one.nudge("m", 1);
    assert_eq!(timeout(LONG, watch.next()).await.unwrap(), 1);

    nats.stop();
    for node in [&one, &other] {
        becomes(node, Health::Away).await;
    }
    store.append(lines("m", 1, &["row"])).await.unwrap();
    one.nudge("m", 2);
    assert_eq!(timeout(LONG, watch.next()).await.unwrap(), 2, "the store knew");
    // Other nodes' appends reach only those who ask: this one was told nothing.
    store.append(lines("m", 2, &["row"])).await.unwrap();
    let mut deaf = one.watch("m");
    deaf.saw(2);
    assert!(timeout(Duration::from_millis(100), deaf.next()).await.is_err());
    assert_eq!(timeout(LONG, watch.next()).await.unwrap(), 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bus_that_comes_late_or_comes_back_is_used() {
    let mut nats = Nats::absent();
    let buses = [
        Bus::nats(&nats.address(), "test").await.unwrap(),
        Bus::nats(&nats.address(), "test").await.unwrap(),
    ];
    assert_eq!(*buses[0].health().borrow(), Health::Away);
    let fixture = Fixture::sqlite();
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    for round in 0..2 {
        // When it comes back, what was missed is asked for at once.
        let mut watch = buses[1].watch("m");
        watch.saw(round);
        store.append(lines("m", round, &["row"])).await.unwrap();
        nats.resume();
        if round == 0 {
            buses[1].fall_back_on(store.clone(), NEVER, NEVER);
        }
        for bus in &buses {
            becomes(bus, Health::Connected).await;
        }
        assert_eq!(timeout(LONG, watch.next()).await.unwrap(), round + 1);
        // And nudges arrive again.
        let mut ping = buses[1].watch("ping");
        let arrived = timeout(LONG, async {
            loop {
                buses[0].nudge("ping", round + 1);
                if timeout(Duration::from_millis(20), ping.next()).await.is_ok() {
                    break;
                }
            }
        });
        arrived.await.expect("a nudge");
        nats.stop();
        for bus in &buses {
            becomes(bus, Health::Away).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_with_and_without_nats_ask_the_database_that_they_share() {
    let nats = Nats::start();
    let fixture = Fixture::postgres();
    let stores = [fixture.open().await, fixture.open().await, fixture.open().await];
    let buses = [
        Bus::nats(&nats.address(), "test").await.unwrap(),
        Bus::nats(&nats.address(), "test").await.unwrap(),
        Bus::of(&stores[2]),
    ];
    start(&stores[0], "m", 1).await;
    for (bus, store) in buses.iter().zip(&stores).take(2) {
        bus.fall_back_on(store.clone(), Duration::from_millis(20), NEVER);
        becomes(bus, Health::Connected).await;
    }
    assert!(buses[..2].iter().all(|bus| bus.health().borrow().hears_all()), "all by the same bus");
    // One without comes: all three know it, and each hears of what the others do.
    buses[2].fall_back_on(stores[2].clone(), Duration::from_millis(20), NEVER);
    for bus in &buses {
        becomes(bus, Health::Mixed).await;
    }
    for (number, by) in [0, 2, 1].into_iter().enumerate() {
        let number = i64::try_from(number).unwrap();
        let mut watches = buses.each_ref().map(|bus| bus.watch("m"));
        for watch in &mut watches {
            watch.saw(number);
        }
        stores[by].append(lines("m", number, &["row"])).await.unwrap();
        buses[by].nudge("m", number + 1);
        for watch in &mut watches {
            assert_eq!(timeout(LONG, watch.next()).await.unwrap(), number + 1);
        }
    }
    // It goes, and a while later all who are left hear each other.
    let [one, other, without] = buses;
    drop(without);
    stores[2].close().await;
    for bus in [&one, &other] {
        becomes(bus, Health::Connected).await;
    }
}

#[tokio::test]
async fn an_address_that_is_none_is_refused() {
    for (address, name) in [("http://x y", "test"), ("", "test"), ("nats://x", "a b"), ("nats://x", "")] {
        assert!(matches!(Bus::nats(address, name).await, Err(StoreError::Refused(_))), "{address} {name}");
    }
}
