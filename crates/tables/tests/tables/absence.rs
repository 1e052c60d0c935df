//! People who are away, and matches that follow each other.

use rules::Seat;
use tables::{Act, Caller, HouseError, Remedy, TableNews, Whisper};

use crate::nature::Still;
use crate::venue::{Venue, duel, newcomer, table};

const ADA: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn act(seat: Seat, number: i64, action: &str) -> Act {
    Act { seat, number, action: action.to_owned(), key: None }
}

async fn mini_duel(venue: &Venue) -> (String, Caller, Caller) {
    duel(&venue.house, table("mini", &["here", "person"])).await
}

#[tokio::test]
async fn a_player_who_stays_away_is_warned_and_then_replaced() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = mini_duel(&venue).await;
    let complain = |remedy| house.complain(&id, ADA, BOB, remedy, &ada, None);
    assert!(
        matches!(complain(Remedy::Computer).await, Err(HouseError::NotAway { wait: None })),
        "Ada is due herself"
    );
    house.act(&id, &ada, act(ADA, 0, "secret RGBY")).await.unwrap();
    venue.nature.pass(179_999);
    assert!(matches!(complain(Remedy::Computer).await, Err(HouseError::NotAway { wait: Some(_) })));
    venue.nature.pass(1);
    let state = complain(Remedy::Computer).await.unwrap();
    let warning = state.warning.unwrap();
    assert_eq!((warning.seat, &*warning.then, warning.until), (2, "computer", state.now + 60_000));
    assert_eq!(house.state(&id, &bob, None).await.unwrap().warning, Some(warning));

    // He is back in time, without doing anything.
    venue.nature.pass(30_000);
    assert!(house.here(&id, BOB, &bob, None).await.unwrap().warning.is_none());
    venue.nature.pass(60_000);
    house.work_once().await.unwrap();
    assert_eq!(house.state(&id, &bob, None).await.unwrap().number, 1);

    // He is not.
    venue.nature.pass(180_000);
    complain(Remedy::Computer).await.unwrap();
    venue.nature.pass(60_000);
    let mut watch = house.watch(&id, &ada, None, None).await.unwrap();
    assert_eq!(house.work_once().await.unwrap(), 1);
    while watch.mark().number < 3 {
        tokio::time::timeout(crate::player::PATIENCE, watch.next())
            .await
            .expect("the computer's row")
            .unwrap();
    }
    let state = house.state(&id, &ada, None).await.unwrap();
    assert_eq!(state.view.unwrap().seats[1].player, "computer");
    assert!(state.warning.is_none());
}

#[tokio::test]
async fn a_duel_can_be_claimed_and_a_rematch_moves_the_start() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = mini_duel(&venue).await;
    house.act(&id, &ada, act(ADA, 0, "secret RGBY")).await.unwrap();
    assert!(matches!(house.rematch(&id, ADA, &ada, None).await, Err(HouseError::Running)));
    venue.nature.pass(180_000);
    house.complain(&id, ADA, BOB, Remedy::Win, &ada, None).await.unwrap();
    venue.nature.pass(60_000);
    assert_eq!(house.work_once().await.unwrap(), 1);
    let state = house.state(&id, &ada, None).await.unwrap();
    assert_eq!(state.view.unwrap().outcome.as_ref().unwrap().winners, [1]);

    let asked = house.rematch(&id, ADA, &ada, None).await.unwrap();
    assert_eq!((asked.ordinal, &asked.table.rematch), (1, &vec![1]));
    let begun = house.rematch(&id, BOB, &bob, None).await.unwrap();
    assert_eq!((begun.ordinal, begun.number, &*begun.table.phase), (2, 0, "playing"));
    assert_eq!(begun.view.unwrap().first, 2);
    // The new match is not the old one: what was meant for that is refused.
    assert!(matches!(house.act(&id, &ada, act(ADA, 2, "row RRYY")).await, Err(HouseError::Stale(_))));
    house.act(&id, &bob, act(BOB, 0, "secret RRYY")).await.unwrap();
}

#[tokio::test]
async fn watchers_are_told_of_the_next_match_too() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = mini_duel(&venue).await;
    let mut watch = house.watch(&id, &bob, None, None).await.unwrap();
    house.act(&id, &ada, act(ADA, 0, "resign match")).await.unwrap();
    house.rematch(&id, ADA, &ada, None).await.unwrap();
    house.rematch(&id, BOB, &bob, None).await.unwrap();
    house.act(&id, &bob, act(BOB, 0, "secret RRYY")).await.unwrap();
    let mut marks = Vec::new();
    while watch.mark().to_string() != "2.1" || marks.last().map(ToString::to_string) != Some("2.1".to_owned())
    {
        match tokio::time::timeout(crate::player::PATIENCE, watch.next()).await.expect("news").unwrap() {
            TableNews::Step { mark, .. } => marks.push(mark),
            TableNews::Table { .. } | TableNews::Whisper(_) | TableNews::Nudge { .. } | TableNews::Reload => {
            }
        }
    }
    let marks: Vec<_> = marks.iter().map(ToString::to_string).collect();
    assert_eq!(marks, ["1.1", "2.1"]);
}

#[tokio::test]
async fn a_player_who_is_seen_has_more_time_but_not_for_ever() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = mini_duel(&venue).await;
    house.act(&id, &ada, act(ADA, 0, "secret RGBY")).await.unwrap();
    for _ in 0..9 {
        venue.nature.pass(180_000);
        house.here(&id, BOB, &bob, None).await.unwrap();
        let complaint = house.complain(&id, ADA, BOB, Remedy::Computer, &ada, None).await;
        assert!(matches!(complaint, Err(HouseError::NotAway { wait: Some(_) })));
    }
    venue.nature.pass(180_000);
    house.here(&id, BOB, &bob, None).await.unwrap();
    assert!(house.complain(&id, ADA, BOB, Remedy::Computer, &ada, None).await.unwrap().warning.is_some());
}

#[tokio::test]
async fn where_a_clock_runs_it_sees_to_those_who_are_away() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let mut new = table("original", &["here", "person"]);
    new.options = vec!["time=86400".to_owned()];
    let (id, _, bob) = duel(house, new).await;
    venue.nature.pass(3_600_000);
    let complaint = house.complain(&id, BOB, ADA, Remedy::Computer, &bob, None).await;
    assert!(matches!(complaint, Err(HouseError::ClockRuns)));
}

#[tokio::test]
async fn watchers_from_before_the_first_match_miss_nothing_of_it() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let ada = newcomer(house).await;
    let opened = house.open(table("mini", &["here", "person"]), &ada, None).await.unwrap();
    let id = opened.id.clone();
    let mark = house.watch(&id, &ada, None, None).await.unwrap().mark();
    assert_eq!(mark.to_string(), "0.0");
    let bob = newcomer(house).await;
    house.sit(&id, None, None, &bob, None).await.unwrap();
    house.act(&id, &ada, act(ADA, 0, "secret RGBY")).await.unwrap();
    house.act(&id, &bob, act(BOB, 1, "resign match")).await.unwrap();
    house.rematch(&id, ADA, &ada, None).await.unwrap();
    house.rematch(&id, BOB, &bob, None).await.unwrap();
    house.act(&id, &bob, act(BOB, 0, "secret RRYY")).await.unwrap();
    // She comes back only now, with the mark she had.
    let mut watch = house.watch(&id, &ada, None, Some(mark)).await.unwrap();
    for expected in ["1.1", "1.2", "2.1"] {
        match watch.next().await.unwrap() {
            TableNews::Step { mark, .. } => assert_eq!(mark.to_string(), expected),
            other => panic!("{other:?}"),
        }
    }
}

/// Somebody was warned, and does this; then nothing happens to him.
async fn saved_by(sign: impl AsyncFn(&Venue, &str, &Caller)) {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = mini_duel(&venue).await;
    house.act(&id, &ada, act(ADA, 0, "secret RGBY")).await.unwrap();
    venue.nature.pass(180_000);
    house.complain(&id, ADA, BOB, Remedy::Win, &ada, None).await.unwrap();
    venue.nature.pass(30_000);
    sign(&venue, &id, &bob).await;
    let state = house.state(&id, &ada, None).await.unwrap();
    assert!(state.warning.is_none(), "both see that he is back");
    venue.nature.pass(31_000);
    house.work_once().await.unwrap();
    let state = house.state(&id, &bob, None).await.unwrap();
    assert_eq!((state.number, &*state.table.phase), (1, "playing"));
    house.act(&id, &bob, act(BOB, 1, "row RRYY")).await.unwrap();
}

#[tokio::test]
async fn reconnecting_ends_an_absence() {
    saved_by(async |venue, id, bob| drop(venue.house.watch(id, bob, None, None).await.unwrap())).await;
}

#[tokio::test]
async fn saying_something_ends_an_absence() {
    saved_by(async |venue, id, bob| venue.house.say(id, BOB, "back", bob, None).await.unwrap()).await;
}

#[tokio::test]
async fn opening_the_page_ends_an_absence() {
    saved_by(async |venue, id, bob| venue.house.come(id, bob).await.unwrap()).await;
}

#[tokio::test]
async fn a_refused_action_ends_an_absence() {
    saved_by(async |venue, id, bob| {
        venue.house.act(id, bob, act(BOB, 1, "answer 1b")).await.expect_err("he breaks");
    })
    .await;
}

#[tokio::test]
async fn asking_for_advice_ends_an_absence() {
    saved_by(async |venue, id, bob| drop(venue.house.advisable(id, BOB, bob).await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_connected_to_one_node_is_not_away_on_another() {
    let nature = Still::new(1, 1);
    let venue = Venue::on_server(nature.clone()).await;
    let one = &venue.house;
    let two = crate::venue::patient(&venue.address).await;
    let two = tables::House::new(two, store::Bus::local(), nature.source(), tables::HouseSettings::default());
    let (id, ada, bob) = mini_duel(&venue).await;
    one.act(&id, &ada, act(ADA, 0, "secret RGBY")).await.unwrap();
    // Bob looks at his board at one node; Ada complains at the other.
    let mut watch = one.watch(&id, &bob, None, None).await.unwrap();
    watch.next().await.unwrap();
    for _ in 0..10 {
        venue.nature.pass(20_000);
        one.tend().await.unwrap();
    }
    let complain = || two.complain(&id, ADA, BOB, Remedy::Win, &ada, None);
    assert!(matches!(complain().await, Err(HouseError::NotAway { wait: Some(_) })));
    // He closes the page.
    drop(watch);
    venue.nature.pass(205_000);
    assert!(complain().await.unwrap().warning.is_some());
}

#[tokio::test]
async fn a_player_who_left_does_nothing_more_for_the_seat() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = mini_duel(&venue).await;
    let number = house.act(&id, &ada, act(ADA, 0, "secret RGBY")).await.unwrap().number;
    let shown = async || {
        let state = house.state(&id, &ada, Some(ADA)).await.unwrap();
        serde_json::to_string(&*state.view.unwrap()).unwrap()
    };
    assert!(shown().await.contains("RGBY"));
    let number = house.act(&id, &ada, act(ADA, number, "leave")).await.unwrap().number;
    venue.nature.pass(3_600_000);
    let gone = |code: &str| assert_eq!(code, "not-a-person");
    for remedy in [Remedy::Win, Remedy::Computer] {
        gone(house.complain(&id, ADA, BOB, remedy, &ada, None).await.unwrap_err().code());
    }
    for action in ["resign match", "resign round", "secret RGBY", "abort", "play on", "leave", "claim"] {
        gone(house.act(&id, &ada, act(ADA, number, action)).await.unwrap_err().code());
    }
    gone(house.move_link(&id, ADA, &ada).await.unwrap_err().code());
    gone(house.say(&id, ADA, "hello", &ada, None).await.unwrap_err().code());

    // What the computer keeps on the seat is not shown; Bob plays on, and afterwards both may want another match.
    assert!(!shown().await.contains("RGBY"));
    house.act(&id, &bob, act(BOB, number, "resign match")).await.unwrap();
    house.rematch(&id, ADA, &ada, None).await.unwrap();
}

#[tokio::test]
async fn closing_the_page_makes_a_player_away_and_acting_brings_them_back() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = mini_duel(&venue).await;
    let mut hers = house.watch(&id, &ada, None, None).await.unwrap();
    let mut his = house.watch(&id, &bob, None, None).await.unwrap();
    let mut twice = house.watch(&id, &bob, None, None).await.unwrap();
    for watch in [&mut hers, &mut his, &mut twice] {
        watch.next().await.unwrap();
    }
    assert!(house.is_here(&id, BOB));
    drop(twice);
    assert!(house.is_here(&id, BOB), "he has another page");
    drop(his);
    assert!(!house.is_here(&id, BOB), "he has closed the last one");
    // She hears of all of it, late: that he came and that he went.
    let mut whispers = Vec::new();
    while whispers.last() != Some(&Whisper::Gone { seat: BOB }) {
        let told = tokio::time::timeout(crate::player::PATIENCE, hers.next()).await.expect("he has gone");
        if let TableNews::Whisper(whisper) = told.unwrap() {
            whispers.push(whisper);
        }
    }
    assert_eq!(whispers.iter().filter(|one| **one == Whisper::Gone { seat: BOB }).count(), 1, "{whispers:?}");
    assert!(!house.is_here(&id, BOB));
    house.here(&id, BOB, &bob, None).await.unwrap();
    assert!(house.is_here(&id, BOB));
    venue.nature.pass(45_000);
    assert!(!house.is_here(&id, BOB));
}
