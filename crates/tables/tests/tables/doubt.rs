//! Databases that did something else than what was heard of them.

use servers::sql;
use store::Bus;
use tables::{Caller, House, HouseError, HouseSettings, TableNews, Telling, Watch};

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

/// The match after it was set back by a step and another node went on to the same number.
async fn another_third_step(venue: &Venue, id: &str, match_id: &str, bob: &Caller) {
    lose_a_step(venue, match_id);
    venue.nature.pass(5_000);
    let other = patient(&venue.address).await;
    let other = House::new(other, Bus::local(), venue.nature.source(), HouseSettings::default());
    assert_eq!(other.act(id, bob, act(1, 2, "row BBYY")).await.unwrap().number, 3);
}

/// What a page follows, once it was told how far the match is.
async fn page_of(house: &House, id: &str, caller: &Caller) -> Watch {
    let brief = house.watch_all(&[(id, None)], caller, Telling::Brief).await.unwrap();
    let mut page = brief.into_iter().next().unwrap().unwrap();
    loop {
        match page.next().await.unwrap() {
            TableNews::Nudge { .. } => return page,
            TableNews::Whisper(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// The second row as a state shows it.
fn second_row(state: &wire::TableState) -> String {
    let view = serde_json::to_value(&state.view).unwrap();
    view["board"]["rows"][1]["code"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn another_step_at_the_same_number_is_seen_by_a_look() {
    let venue = Venue::on_server(Still::new(1, 1)).await;
    let (id, match_id, ada, bob) = three_steps(&venue).await;
    let look = async || second_row(&venue.house.state(&id, &ada, None).await.unwrap());
    assert_eq!(look().await, "RRGG");
    another_third_step(&venue, &id, &match_id, &bob).await;
    assert_eq!(look().await, "BBYY");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_follows_a_step_that_the_database_has_lost_though_the_number_is_the_same() {
    let venue = Venue::on_server(Still::new(1, 1)).await;
    let (id, match_id, _, bob) = three_steps(&venue).await;
    another_third_step(&venue, &id, &match_id, &bob).await;
    match venue.house.act(&id, &bob, act(1, 3, "row GGYY")).await {
        Err(HouseError::Stale(state)) => assert_eq!((state.number, second_row(&state).as_str()), (3, "BBYY")),
        other => panic!("{other:?}"),
    }
    assert_eq!(venue.house.act(&id, &bob, act(1, 3, "row GGYY")).await.unwrap().number, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_follow_are_told_of_another_step_at_the_same_number() {
    let venue = Venue::on_server(Still::new(1, 1)).await;
    let (id, match_id, ada, bob) = three_steps(&venue).await;
    let mut watch = venue.house.watch(&id, &ada, None, None).await.unwrap();
    assert!(matches!(watch.next().await.unwrap(), TableNews::Table { .. }));
    let mut page = page_of(&venue.house, &id, &ada).await;
    another_third_step(&venue, &id, &match_id, &bob).await;
    // Somebody looks; until then the node looks by itself now and then.
    venue.house.state(&id, &ada, None).await.unwrap();
    let told = tokio::time::timeout(PATIENCE, async {
        loop {
            if let TableNews::Step { state: Some(state), .. } | TableNews::Table { state, .. } =
                watch.next().await.expect("a stream")
                && second_row(&state) == "BBYY"
            {
                return state.number;
            }
        }
    });
    assert_eq!(told.await.expect("news"), 3);
    let reload = async { while !matches!(page.next().await.expect("a stream"), TableNews::Reload) {} };
    tokio::time::timeout(PATIENCE, reload).await.expect("a page looks again");
    // A page that comes afterwards is nudged as ever.
    page_of(&venue.house, &id, &ada).await;
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
