//! Time: rows that lapse, clocks that are set back, turns of computers whose node is gone.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use rules::Keeper;
use rules::Seat;
use tables::{Act, Caller, House, HouseError, HouseSettings};

use crate::nature::Still;
use crate::venue::{Venue, duel, newcomer, table};

fn act(seat: usize, number: i64, action: &str) -> Act {
    Act { seat: Seat::new(seat), number, action: action.to_owned(), key: None }
}

/// A duel with a minute for each row.
async fn timed(venue: &Venue) -> (String, Caller, Caller) {
    let mut new = table("original", &["here", "person"]);
    new.options = vec!["time=60".to_owned()];
    duel(&venue.house, new).await
}

#[tokio::test]
async fn a_row_that_comes_too_late_has_lapsed() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = timed(&venue).await;
    house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    venue.nature.pass(59_999);
    assert_eq!(house.work_once().await.unwrap(), 0);
    venue.nature.pass(1);
    assert!(matches!(house.act(&id, &bob, act(1, 1, "row RRYY")).await, Err(HouseError::Refused(_))));
    assert_eq!(house.work_once().await.unwrap(), 1);
    let state = house.state(&id, &bob, None).await.unwrap();
    assert_eq!(state.number, 2);
    let view = serde_json::to_value(&state.view).unwrap();
    assert_eq!(view["board"]["rows"][0]["code"], serde_json::Value::Null);
    assert_eq!(state.deadline, Some(state.now + 60_000));
    // It is done once, however many look.
    assert_eq!(house.work_once().await.unwrap(), 0);
    house.act(&id, &bob, act(1, 2, "row RRYY")).await.unwrap();
}

#[tokio::test]
async fn a_maker_who_sets_no_secret_gets_one_drawn() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let (id, ada, _) = timed(&venue).await;
    venue.nature.pass(60_000);
    assert_eq!(venue.house.work_once().await.unwrap(), 1);
    let view = serde_json::to_value(venue.house.state(&id, &ada, None).await.unwrap().view).unwrap();
    assert!(view["board"]["secret"].is_string());
    assert_eq!(view["due"]["task"], "row");
}

#[tokio::test]
async fn a_clock_set_back_an_hour_costs_nobody_anything() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = timed(&venue).await;
    house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    venue.nature.pass(30_000);
    house.act(&id, &bob, act(1, 1, "row RRYY")).await.unwrap();
    venue.nature.pass(-3_600_000);
    assert_eq!(house.work_once().await.unwrap(), 0);
    house.act(&id, &bob, act(1, 2, "row RRYY")).await.unwrap();
    house.act(&id, &bob, act(1, 3, "row RRYY")).await.unwrap();
    let state = house.state(&id, &bob, None).await.unwrap();
    assert_eq!(state.number, 4);
    // In the match no time has passed since: a row has its minute from the last one that was timed.
    venue.nature.pass(3_600_000 + 59_999);
    assert_eq!(house.work_once().await.unwrap(), 0);
    venue.nature.pass(1);
    assert_eq!(house.work_once().await.unwrap(), 1);
    assert_eq!(house.state(&id, &bob, None).await.unwrap().number, 5);
}

#[tokio::test]
async fn the_turn_of_a_computer_is_taken_over_from_a_node_that_died() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let mut new = table("mini", &["here", "computer casual fair"]);
    new.first = Some(1);
    let ada = newcomer(&venue.house).await;
    let opened = venue.house.open(new, &ada, None).await.unwrap();
    let id = opened.id.clone();
    let match_id = venue.house.state(&id, &ada, None).await.unwrap().match_id.unwrap();
    // What a node would leave that died before its computer had decided: a claim that runs out.
    let line = "1 0.000 seat 1 secret RGBY salt 000102030405060708090a0b0c0d0e0f";
    let mut game =
        rules::notation::read(&venue.house.store().find_match(&match_id).await.unwrap().unwrap().header)
            .unwrap()
            .game;
    rules::notation::read_on(&mut game, line).expect_err("the results are missing");
    let step =
        rules::notation::write_step(&game, 1, &game.log(&Keeper::appointed())[0], &Keeper::appointed());
    let claim = store::Claim { owner: "gone".to_owned(), until: venue.house.now() + 30_000 };
    let append = store::Append {
        match_id: match_id.clone(),
        expected: 0,
        after: None,
        actions: vec![store::NewAction { moment: 0, seat: Some(1), line: step.trim_end().to_owned() }],
        now: venue.house.now(),
        ending: None,
        due: vec![store::NewDue {
            kind: store::DueKind::Computer,
            moment: venue.house.now(),
            claim: Some(claim),
        }],
        request: None,
    };
    venue.house.store().append(append).await.unwrap();
    let settings = HouseSettings { node: "other".to_owned(), ..HouseSettings::default() };
    let other =
        House::new(venue.house.store().clone(), venue.house.bus().clone(), venue.nature.source(), settings);
    assert_eq!(other.work_once().await.unwrap(), 0);
    venue.nature.pass(30_000);
    let mut watch = other.watch(&id, &ada, None, None).await.unwrap();
    assert_eq!(other.work_once().await.unwrap(), 1);
    while watch.mark().number < 2 {
        tokio::time::timeout(crate::player::PATIENCE, watch.next()).await.expect("a row").unwrap();
    }
}

#[tokio::test]
async fn nobody_loses_the_time_in_which_no_server_ran() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = timed(&venue).await;
    house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    house.work(async {}).await;
    venue.nature.pass(5_000);
    house.work(async {}).await;
    // The server stops here, and starts again an hour later: another house, which knows nothing.
    venue.nature.pass(3_600_000);
    let again = House::new(
        house.store().clone(),
        house.bus().clone(),
        venue.nature.source(),
        HouseSettings { node: "again".to_owned(), ..HouseSettings::default() },
    );
    again.work(async {}).await;
    let state = again.state(&id, &bob, None).await.unwrap();
    assert_eq!((state.number, state.deadline), (1, Some(state.now + 55_000)), "the clock goes on from there");
    // A node that had the match in memory learns of it, too.
    house.work(async {}).await;
    assert_eq!(house.state(&id, &bob, None).await.unwrap().deadline, state.deadline);
    house.act(&id, &bob, act(1, 1, "row RRYY")).await.unwrap();
    // Time in which somebody watched counts as ever.
    for _ in 0..15 {
        venue.nature.pass(4_000);
        house.work(async {}).await;
    }
    assert_eq!(house.state(&id, &bob, None).await.unwrap().number, 3);
}

#[tokio::test]
async fn a_clock_stands_still_while_its_table_is_put_away() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = timed(&venue).await;
    house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    venue.nature.pass(20_000);
    assert!(house.archive(&id, i64::MAX).await.unwrap());
    venue.nature.pass(3_600_000);
    let state = house.reopen(&id, Seat::new(1), &bob, None).await.unwrap();
    assert_eq!((state.number, state.deadline), (1, Some(state.now + 40_000)));
    assert_eq!(house.work_once().await.unwrap(), 0);
    venue.nature.pass(40_000);
    assert_eq!(house.work_once().await.unwrap(), 1, "and goes on when it is opened again");
}

/// A clock that is wrong, as real ones are, and can be set.
#[derive(Clone)]
struct Wrong(Arc<AtomicI64>);

impl Wrong {
    fn by(millis: i64) -> Self {
        Self(Arc::new(AtomicI64::new(millis)))
    }
}

impl tables::Nature for Wrong {
    fn now(&self) -> i64 {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
        i64::try_from(since.as_millis()).unwrap() + self.0.load(Ordering::Relaxed)
    }

    fn chance(&self, purpose: tables::Purpose) -> [u8; 32] {
        use std::hash::{BuildHasher as _, RandomState};
        std::array::from_fn(|place| RandomState::new().hash_one((purpose, place)).to_le_bytes()[0])
    }

    fn follows_database(&self) -> bool {
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_whose_clock_is_ahead_ends_nobodys_time() {
    let venue = Venue::on_server(Still::new(1, 1)).await;
    let node = async |ahead: i64| {
        let store = crate::venue::patient(&venue.address).await;
        let house = House::new(
            store.clone(),
            store::Bus::of(&store),
            tables::Source::new(Wrong::by(ahead)),
            HouseSettings { node: format!("{ahead}"), ..HouseSettings::default() },
        );
        house.tend().await.unwrap();
        house
    };
    let (right, ahead) = (node(0).await, node(600_000).await);
    assert!((right.now() - ahead.now()).abs() < 300_000, "both go by the database's clock");
    let mut new = table("original", &["here", "person"]);
    new.options = vec!["time=300".to_owned()];
    let ada = newcomer(&right).await;
    let id = right.open(new, &ada, None).await.unwrap().id;
    right.sit(&id, None, None, &newcomer(&right).await, None).await.unwrap();
    right.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    ahead.work(async {}).await;
    assert_eq!(right.state(&id, &ada, None).await.unwrap().number, 1, "nothing has lapsed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_while_nobody_looks_says_to_nobody_that_time_is_up() {
    let venue = Venue::on_server(Still::new(1, 1)).await;
    let store = crate::venue::patient(&venue.address).await;
    let clock = Wrong::by(0);
    let (bus, source) = (store::Bus::of(&store), tables::Source::new(clock.clone()));
    let house = House::new(store, bus, source, HouseSettings::default());
    house.tend().await.unwrap();
    let mut new = table("original", &["here", "here"]);
    new.options = vec!["time=300".to_owned()];
    let ada = newcomer(&house).await;
    let id = house.open(new, &ada, None).await.unwrap().id;
    house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    // The machine's calendar is set, an hour ahead or back, and a row comes before the database was asked again.
    for (number, jump) in [(1, 3_600_000), (2, -3_600_000)] {
        clock.0.store(jump, Ordering::Relaxed);
        let acted = house.act(&id, &ada, act(1, number, "row RRGG")).await.unwrap();
        let state = acted.state();
        let left = state.deadline.unwrap() - state.now;
        assert!((0..=300_000).contains(&left), "{left} ms are left");
    }
}
