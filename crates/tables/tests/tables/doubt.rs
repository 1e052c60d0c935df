//! Databases that did something else than what was heard of them.

use servers::sql;
use store::Bus;
use tables::{Caller, House, HouseError, HouseSettings, TableNews};

use crate::nature::Still;
use crate::player::PATIENCE;
use crate::venue::{Venue, act, duel, patient, table};

/// A duel with a secret and two rows.
async fn three_steps(venue: &Venue) -> (String, String, Caller, Caller) {
    let house = &venue.house;
    let (id, ada, bob) = duel(house, table("mini", &["here", "person"])).await;
    house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    house.act(&id, &bob, act(1, 1, "row RRYY")).await.unwrap();
    let done = house.act(&id, &bob, act(1, 2, "row RRGG")).await.unwrap();
    (id, done.state().match_id.unwrap(), ada, bob)
}

/// What a database does that is set back by a step: restored from a backup, or failed over with a loss.
fn lose_a_step(venue: &Venue, match_id: &str) {
    let step = format!("DELETE FROM actions WHERE match_id = '{match_id}' AND number = 3");
    let number = format!("UPDATE matches SET number = 2 WHERE id = '{match_id}'");
    tokio::task::block_in_place(|| sql(&venue.address, &[&step, &number])).expect("a loss");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_lost_a_step_is_believed_and_the_match_goes_on() {
    let venue = Venue::on_server(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, match_id, ada, bob) = three_steps(&venue).await;
    let mut watch = house.watch(&id, &ada, None, None).await.unwrap();
    assert!(matches!(watch.next().await.unwrap(), TableNews::Table { .. }));
    lose_a_step(&venue, &match_id);
    match house.act(&id, &bob, act(1, 3, "row GGBB")).await {
        Err(HouseError::Stale(state)) => assert_eq!(state.number, 2, "it says how it stands"),
        other => panic!("{other:?}"),
    }
    assert_eq!(house.act(&id, &bob, act(1, 2, "row GGBB")).await.unwrap().number, 3);
    // Watchers are told the current state, and what follows.
    let told = tokio::time::timeout(PATIENCE, async {
        loop {
            match watch.next().await.expect("a stream") {
                TableNews::Step { state: Some(state), .. } | TableNews::Table { state, .. } => {
                    let view = serde_json::to_value(&state.view).unwrap();
                    if view["board"]["rows"][1]["code"] == "GGBB" {
                        return state.number;
                    }
                }
                _ => {}
            }
        }
    });
    assert_eq!(told.await.expect("news"), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_look_alone_notices_that_the_database_lost_a_step() {
    let venue = Venue::on_server(Still::new(1, 1)).await;
    let (id, match_id, ada, _) = three_steps(&venue).await;
    lose_a_step(&venue, &match_id);
    assert_eq!(venue.house.state(&id, &ada, None).await.unwrap().number, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_lost_a_step_and_went_another_way_is_read_anew() {
    let venue = Venue::on_server(Still::new(1, 1)).await;
    let (id, match_id, ada, bob) = three_steps(&venue).await;
    lose_a_step(&venue, &match_id);
    // Another node goes on before this one has noticed anything.
    let other = patient(&venue.address).await;
    let other = House::new(other, Bus::local(), venue.nature.source(), HouseSettings::default());
    other.act(&id, &bob, act(1, 2, "row BBYY")).await.unwrap();
    other.act(&id, &bob, act(1, 3, "row GGYY")).await.unwrap();
    let seen = async |house: &House| {
        let state = house.state(&id, &ada, None).await.unwrap();
        (state.number, serde_json::to_value(&state.view).unwrap())
    };
    assert_eq!(seen(&venue.house).await, seen(&other).await);
    assert_eq!(seen(&venue.house).await.0, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_of_which_nothing_was_heard_is_seen_by_a_node_without_a_bus() {
    let venue = Venue::on_server(Still::new(1, 1)).await;
    let (id, _, ada, bob) = three_steps(&venue).await;
    let other = patient(&venue.address).await;
    let other = House::new(other, Bus::local(), venue.nature.source(), HouseSettings::default());
    other.act(&id, &bob, act(1, 3, "row GGYY")).await.unwrap();
    assert_eq!(venue.house.state(&id, &ada, None).await.unwrap().number, 4);
}
