//! Many nodes over one database.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use rules::Seat;
use servers::{Database, Nats};
use store::{Bus, Health};
use tables::{Act, House, HouseSettings, TableNews, WatchMark};

use crate::nature::Still;
use crate::player::{PATIENCE, Person, play_out};
use crate::venue::{newcomer, patient, table};

/// A node of its own over a database and a bus.
async fn node(name: &str, database: &str, nats: &str, nature: &Still) -> House {
    let store = patient(database).await;
    let bus = Bus::nats(nats, "test").await.expect("a bus");
    bus.fall_back_on(store.clone(), std::time::Duration::from_millis(50), std::time::Duration::from_secs(5));
    let mut health = bus.health();
    tokio::time::timeout(PATIENCE, health.wait_for(|health| *health == Health::Connected))
        .await
        .unwrap()
        .unwrap();
    House::new(
        store,
        bus,
        nature.source(),
        HouseSettings { node: name.to_owned(), ..HouseSettings::default() },
    )
}

/// Waits for a step.
async fn step(watch: &mut tables::Watch) -> WatchMark {
    loop {
        let told = tokio::time::timeout(PATIENCE, watch.next()).await.expect("news").expect("a stream");
        if let TableNews::Step { mark, .. } = told {
            return mark;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_on_each_node_shares_a_table() {
    let (database, mut nats) = (Database::create(), Nats::start());
    let nature = Still::new(3, 3);
    let one = node("one", &database.address, &nats.address(), &nature).await;
    let two = node("two", &database.address, &nats.address(), &nature).await;
    let ada = newcomer(&one).await;
    let opened = one.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    let id = opened.id.clone();
    let mut watching = one.watch(&id, &ada, None, None).await.unwrap();
    let bob = newcomer(&two).await;
    two.sit(&id, None, Some("Bob"), &bob, None).await.unwrap();
    // Ada learns on her node that the match has begun on his.
    loop {
        match tokio::time::timeout(PATIENCE, watching.next()).await.expect("news").unwrap() {
            TableNews::Table { state, .. } if state.table.phase == "playing" => break,
            _ => {}
        }
    }
    let act = |seat, number, action: &str| Act {
        seat: Seat::new(seat),
        number,
        action: action.to_owned(),
        key: None,
    };
    let mut watch = two.watch(&id, &bob, None, Some(WatchMark { ordinal: 1, number: 0 })).await.unwrap();
    one.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    assert_eq!(step(&mut watch).await.number, 1);
    two.act(&id, &bob, act(1, 1, "row RRYY")).await.unwrap();
    assert_eq!((step(&mut watching).await.number, step(&mut watching).await.number), (1, 2));

    // Without the bus they ask the database.
    tokio::task::block_in_place(|| nats.stop());
    two.act(&id, &bob, act(1, 2, "row RRYG")).await.unwrap();
    assert_eq!(step(&mut watching).await.number, 3);
    one.act(&id, &ada, act(0, 3, "resign match")).await.unwrap();
    assert_eq!(
        (step(&mut watch).await.number, step(&mut watch).await.number, step(&mut watch).await.number),
        (2, 3, 4)
    );
    tokio::task::block_in_place(|| nats.resume());

    // Both ask for a rematch at once, and get one.
    let (first, second) =
        tokio::join!(one.rematch(&id, Seat::new(0), &ada, None), two.rematch(&id, Seat::new(1), &bob, None));
    let ordinal = first.unwrap().ordinal.max(second.unwrap().ordinal);
    assert_eq!(ordinal, 2);
    let persons = [
        Person { seat: Seat::new(0), caller: ada.clone() },
        Person { seat: Seat::new(1), caller: bob.clone() },
    ];
    let over = play_out(&two, &id, &persons, &mut ChaCha8Rng::seed_from_u64(1)).await;
    assert_eq!((over.ordinal, &*over.table.phase), (2, "over"));
    assert_eq!(one.state(&id, &ada, Some(Seat::new(0))).await.unwrap().number, over.number);
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_are_played_once_although_every_node_works() {
    let (database, nats) = (Database::create(), Nats::start());
    let nature = Still::new(4, 4);
    let one = node("one", &database.address, &nats.address(), &nature).await;
    let two = node("two", &database.address, &nats.address(), &nature).await;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let working = [&one, &two].map(|house| {
        let (house, mut stopped) = (house.clone(), stopped.clone());
        tokio::spawn(async move {
            house.work(async move { drop(stopped.wait_for(|stopped| *stopped).await) }).await;
        })
    });
    let seats = ["here", "computer casual fair", "computer casual cunning", "computer expert fair"];
    let ada = newcomer(&one).await;
    let opened = one.open(table("lock-party", &seats), &ada, None).await.unwrap();
    let id = opened.id.clone();
    // Ada leaves: all four seats are the computer's, and both nodes look for work.
    let leave = Act { seat: Seat::new(0), number: 0, action: "leave".to_owned(), key: None };
    two.act(&id, &ada, leave).await.unwrap();
    let mut watch = two.watch(&id, &ada, None, Some(WatchMark { ordinal: 1, number: 0 })).await.unwrap();
    let mut told = 0;
    loop {
        match tokio::time::timeout(PATIENCE, watch.next()).await.expect("the computers play").unwrap() {
            TableNews::Step { mark, state, .. } => {
                told += 1;
                assert_eq!(mark.number, told, "every number once");
                if state.is_some_and(|state| state.table.phase == "over") {
                    break;
                }
            }
            TableNews::Table { .. } | TableNews::Whisper(_) | TableNews::Nudge { .. } | TableNews::Reload => {
            }
        }
    }
    stop.send_replace(true);
    for work in working {
        work.await.unwrap();
    }
}
