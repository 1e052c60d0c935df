//! Turns of the computer, and the nodes that have claimed them.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use store::Bus;
use tables::{House, HouseSettings, Nature, Purpose, Source};

use crate::nature::Still;
use crate::player::PATIENCE;
use crate::venue::{Venue, act, newcomer, patient, table};

/// A nature that fails once, where the computer draws its key.
#[derive(Clone)]
struct Failing {
    still: Still,
    armed: Arc<AtomicBool>,
}

impl Nature for Failing {
    fn now(&self) -> i64 {
        self.still.now()
    }

    fn chance(&self, purpose: Purpose) -> [u8; 32] {
        let fails = purpose == Purpose::Key && self.armed.swap(false, Ordering::SeqCst);
        assert!(!fails, "this is what the test wants");
        self.still.chance(purpose)
    }
}

#[tokio::test]
async fn a_computer_whose_turn_failed_plays_when_it_is_claimed_again() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let nature = Failing { still: venue.nature.clone(), armed: Arc::default() };
    let source = Source::new(nature.clone());
    let house =
        House::new(venue.house.store().clone(), venue.house.bus().clone(), source, HouseSettings::default());
    let ada = newcomer(&house).await;
    let seats = ["here", "computer casual fair"];
    let id = house.open(table("mini", &seats), &ada, None).await.unwrap().id;
    nature.armed.store(true, Ordering::SeqCst);
    house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    let failed = async {
        while nature.armed.load(Ordering::SeqCst) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, failed).await.expect("a turn that fails");
    // The claim runs out, and the same node takes it up again.
    tokio::time::timeout(PATIENCE, async {
        loop {
            venue.nature.pass(30_000);
            house.work_once().await.unwrap();
            if house.state(&id, &ada, None).await.unwrap().number >= 2 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .expect("the computer plays");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_lasts_as_long_as_the_decision_does() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let settings = |node: &str, lease| HouseSettings {
        node: node.to_owned(),
        lease,
        thinkers: NonZeroUsize::MIN,
        ..HouseSettings::default()
    };
    // Claims here run out at once unless they are renewed: the clock of this test runs as fast as the real one.
    let running = Running;
    let store = venue.house.store();
    let bus = venue.house.bus();
    let lease = Duration::from_millis(600);
    let one = House::new(store.clone(), bus.clone(), Source::new(running), settings("one", lease));
    let two = House::new(store.clone(), bus.clone(), Source::new(running), settings("two", lease));
    let mut new = table("custom", &["here", "computer perfect fair"]);
    new.options = ["holes=8", "symbols=16", "rows=12"].map(str::to_owned).to_vec();
    let ada = newcomer(&one).await;
    let id = one.open(new, &ada, None).await.unwrap().id;
    one.act(&id, &ada, act(0, 0, "secret RRYYGGBB")).await.unwrap();
    let mut looks = 0;
    tokio::time::timeout(PATIENCE, async {
        while one.state(&id, &ada, None).await.unwrap().number < 4 {
            assert_eq!(two.work_once().await.unwrap(), 0, "the first node is still at it");
            looks += 1;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
    .expect("the computer plays");
    assert!(looks > 0);
}

/// The real clock, and chance that does not matter.
#[derive(Clone, Copy, Default)]
struct Running;

impl Nature for Running {
    fn now(&self) -> i64 {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
        i64::try_from(since.as_millis()).unwrap()
    }

    fn chance(&self, purpose: Purpose) -> [u8; 32] {
        use std::hash::{BuildHasher as _, RandomState};
        std::array::from_fn(|place| RandomState::new().hash_one((purpose, place)).to_le_bytes()[0])
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_dead_node_had_claimed_is_taken_over_when_its_session_is_gone() {
    let venue = Venue::on_server(Still::new(1, 1)).await;
    let dead = patient(&venue.address).await;
    let claim = |life: &str| store::Claim { owner: format!("node 1 {life}"), until: i64::MAX };
    let due =
        |life: &str| store::NewDue { kind: store::DueKind::Computer, moment: 0, claim: Some(claim(life)) };
    let house = &venue.house;
    // A turn that the other node has claimed before it dies, of a match that nobody plays meanwhile.
    house.store().schedule("elsewhere", 1, due(dead.life())).await.unwrap();
    assert_eq!(house.store().release_dead().await.unwrap(), 0, "it lives");
    dead.close().await;
    tokio::time::timeout(PATIENCE, async {
        while house.store().release_dead().await.unwrap() == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .expect("its claims go with its session");
    assert!(house.work_once().await.unwrap() > 0);
    // A node that opens the same database has another life.
    let again = patient(&venue.address).await;
    assert_ne!(again.life(), dead.life());
    assert_eq!(again.life().len(), 16);
    let _ = Bus::of(&again);
}
