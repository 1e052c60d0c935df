//! What has an end: matches that nobody plays any more, offers to stop, matches of a table.

use std::time::Duration;

use rules::Seat;
use store::{Bus, NewMatch};
use tables::{Caller, House, HouseSettings};

use crate::nature::Still;
use crate::player::PATIENCE;
use crate::venue::{Venue, act, duel, newcomer, table};

/// Waits until a match is over.
async fn over(house: &House, id: &str, caller: &Caller) -> i64 {
    let playing = async {
        loop {
            let state = house.state(id, caller, None).await.unwrap();
            if state.table.phase == "over" {
                break state.number;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, playing).await.expect("the computers play it out")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_all_persons_have_left_waits_until_somebody_looks() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let store = venue.house.store().clone();
    let node = |company| {
        let settings = HouseSettings { company, ..HouseSettings::default() };
        House::new(store.clone(), Bus::local(), venue.nature.source(), settings)
    };
    // A player who has just looked counts as gone at once.
    let house = node(Duration::ZERO);
    let seats = ["here", "computer casual fair", "computer casual fair"];
    let ada = newcomer(&house).await;
    let id = house.open(table("lock-party", &seats), &ada, None).await.unwrap().id;
    let left = house.act(&id, &ada, act(0, 0, "leave")).await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), None, "nobody need see to it");
    house.work_once().await.unwrap();
    let found = store.table(&id).await.unwrap().unwrap().last.unwrap();
    assert_eq!(found.number, left.number, "nothing goes on for nobody");

    // Somebody opens it, on any node, and it is played to its end.
    let house = node(Duration::from_hours(1));
    assert!(over(&house, &id, &ada).await > left.number);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_the_match_to_computers_and_goes_keeps_them_no_company() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let store = venue.house.store().clone();
    let settings = HouseSettings { company: Duration::from_hours(1), ..HouseSettings::default() };
    let house = House::new(store.clone(), Bus::local(), venue.nature.source(), settings);
    let ada = newcomer(&house).await;
    let seats = ["here", "computer casual fair", "computer casual fair"];
    let id = house.open(table("lock-party", &seats), &ada, None).await.unwrap().id;
    let left = house.act(&id, &ada, act(0, 0, "leave")).await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), None, "nobody need see to it");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let found = store.table(&id).await.unwrap().unwrap().last.unwrap();
    assert_eq!(found.number, left.number, "nothing goes on for somebody who has gone");
    assert!(over(&house, &id, &ada).await > left.number, "spectators see the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_play_while_a_person_plays_whether_or_not_anybody_looks() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let store = venue.house.store().clone();
    let settings = HouseSettings { company: Duration::ZERO, ..HouseSettings::default() };
    let house = House::new(store, Bus::local(), venue.nature.source(), settings);
    let ada = newcomer(&house).await;
    let id = house.open(table("original", &["here", "computer casual fair"]), &ada, None).await.unwrap().id;
    house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    let answered = async {
        while house.store().table(&id).await.unwrap().unwrap().last.unwrap().number < 2 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, answered).await.expect("the computer places a row");
}

#[tokio::test]
async fn offers_to_stop_have_an_end_and_the_match_goes_on() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = duel(house, table("original", &["here", "person"])).await;
    let mut number = 0;
    let mut done = 0;
    let refused = loop {
        let action = if done % 2 == 0 { "abort" } else { "play on" };
        match house.act(&id, &ada, act(0, number, action)).await {
            Ok(acted) => (number, done) = (acted.number, done + 1),
            Err(error) => break error,
        }
        assert!(done < 1000);
    };
    assert_eq!((refused.code(), done), ("too-many-actions", 50));
    // Neither can she keep the others from playing, nor from offering the same.
    number = house.act(&id, &ada, act(0, number, "secret RGBY")).await.unwrap().number;
    number = house.act(&id, &bob, act(1, number, "row RRYY")).await.unwrap().number;
    number = house.act(&id, &bob, act(1, number, "abort")).await.unwrap().number;
    house.act(&id, &ada, act(0, number, "resign match")).await.unwrap();
}

#[tokio::test]
async fn a_match_has_only_so_many_actions_and_then_can_be_resigned() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let settings = HouseSettings { actions: 3, ..HouseSettings::default() };
    let store = venue.house.store().clone();
    let house = House::new(store, Bus::local(), venue.nature.source(), settings);
    let (id, ada, bob) = duel(&house, table("original", &["here", "person"])).await;
    let mut number = house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap().number;
    for row in ["row RRYY", "row RRGG"] {
        number = house.act(&id, &bob, act(1, number, row)).await.unwrap().number;
    }
    let refused = house.act(&id, &bob, act(1, number, "row RRBB")).await.unwrap_err();
    assert_eq!(refused.code(), "too-many-actions");
    house.act(&id, &bob, act(1, number, "resign match")).await.unwrap();
}

#[tokio::test]
async fn a_tables_code_has_seven_letters() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let ada = newcomer(&venue.house).await;
    let card = venue.house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    assert_eq!(card.code.len(), 7, "{}", card.code);
}

#[tokio::test]
async fn a_table_has_a_thousand_matches_at_most() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, _) = duel(house, table("original", &["here", "person"])).await;
    let first = house.store().table(&id).await.unwrap().unwrap().last.unwrap();
    house.act(&id, &ada, act(0, 0, "resign match")).await.unwrap();
    let header = house.store().find_match(&first.id).await.unwrap().unwrap().header;
    let last = NewMatch {
        id: "last".to_owned(),
        table_id: id.clone(),
        ordinal: 1_000,
        header: header.replace(&first.id, "last"),
        now: 1,
        ..NewMatch::default()
    };
    house.store().start_match(last).await.unwrap();
    let house = venue.another();
    house.act(&id, &ada, act(0, 0, "resign match")).await.unwrap();
    let refused = house.rematch(&id, Seat::new(0), &ada, None).await.unwrap_err();
    assert_eq!(refused.code(), "too-many-matches");
}
