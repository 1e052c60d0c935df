//! Idle tables, whispers, and requests that nobody could mean.

use std::time::Duration;

use rules::Seat;
use store::{ListPage, NewMatch};
use tables::{Caller, House, HouseError, HouseSettings, TableNews, Whisper};

use crate::nature::Still;
use crate::venue::{Venue, newcomer, table};

#[tokio::test]
async fn idle_tables_are_put_away_and_running_matches_later() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (ada, bob) = (newcomer(house).await, newcomer(house).await);
    let waiting = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    let playing = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    house.sit(&playing.id, None, None, &bob, None).await.unwrap();
    assert_eq!(house.lobby(false, &ListPage::first(10)).await.unwrap().items.len(), 2);
    assert_eq!(house.lobby(true, &ListPage::first(10)).await.unwrap().items[0].id, waiting.id);

    venue.nature.pass(25 * 60 * 60 * 1000);
    // The worker schedules its own cleaning up; stopped at once it does what is due first.
    house.work(async {}).await;
    let lobby = house.lobby(false, &ListPage::first(10)).await.unwrap();
    assert_eq!(lobby.items.iter().map(|card| &card.id).collect::<Vec<_>>(), [&playing.id]);
    let sit = house.sit(&waiting.id, None, None, &bob, None).await;
    assert!(matches!(sit, Err(HouseError::Archived)));

    // A player who sits there finds the table, and opens it again.
    assert!(house.state(&waiting.id, &ada, None).await.unwrap().table.archived);
    assert!(!house.reopen(&waiting.id, Seat::new(0), &ada, None).await.unwrap().table.archived);

    venue.nature.pass(31 * 24 * 60 * 60 * 1000);
    house.work(async {}).await;
    assert!(house.state(&playing.id, &bob, None).await.unwrap().table.archived);
    let reopened = house.reopen(&playing.id, Seat::new(1), &bob, None).await.unwrap();
    assert_eq!(reopened.table.phase, "playing");
}

#[tokio::test]
async fn tables_that_were_put_away_are_kept_as_long_as_was_said() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let settings = HouseSettings { kept: Some(Duration::from_mins(1)), ..HouseSettings::default() };
    let house =
        House::new(venue.house.store().clone(), venue.house.bus().clone(), venue.nature.source(), settings);
    let ada = newcomer(&house).await;
    let opened = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    house.close(&opened.id, &ada, None).await.unwrap();
    house.work(async {}).await;
    assert!(house.table(&opened.id).await.unwrap().archived);
    venue.nature.pass(61_000);
    house.work(async {}).await;
    assert!(house.store().table(&opened.id).await.unwrap().is_none());
}

#[tokio::test]
async fn phrases_are_heard_and_not_too_often() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let ada = newcomer(house).await;
    let opened = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    let id = opened.id.clone();
    let seat = Seat::new(0);
    let mut watch = house.watch(&id, &Caller::nobody(), None, None).await.unwrap();
    assert!(matches!(house.say(&id, seat, "curses", &ada, None).await, Err(HouseError::NoPhrase { .. })));
    assert!(matches!(
        house.say(&id, seat, "hello", &Caller::nobody(), None).await,
        Err(HouseError::NotYours)
    ));
    house.say(&id, seat, "hello", &ada, None).await.unwrap();
    assert!(matches!(
        house.say(&id, seat, "hello", &ada, None).await,
        Err(HouseError::TooOften { wait: 1500 })
    ));
    venue.nature.pass(1500);
    house.say(&id, seat, "luck", &ada, None).await.unwrap();
    let mut heard = Vec::new();
    while heard.len() < 2 {
        if let TableNews::Whisper(Whisper::Said { phrase, .. }) = watch.next().await.unwrap() {
            heard.push(phrase.name());
        }
    }
    assert_eq!(heard, ["hello", "luck"]);
}

#[tokio::test]
async fn what_nobody_could_mean_gets_a_sentence() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let ada = &newcomer(house).await;
    let refused = |new| async move { house.open(new, ada, None).await.unwrap_err() };
    let mut modeless = table("original", &["here", "person"]);
    modeless.mode = "chess".to_owned();
    for (new, code) in [
        (table("chess", &["here"]), "no-edition"),
        (modeless, "no-mode"),
        (table("original", &["here"]), "setup-seat-count"),
        (table("original", &["computer", "computer"]), "nobody-plays"),
        (table("group", &["here", "person", "person", "computer expert contrary"]), "setup-no-contrary"),
    ] {
        let error = refused(new).await;
        assert_eq!(error.code(), code);
        assert!(error.to_string().len() > 20, "{error}");
    }
    assert_eq!(house.state("nowhere", &Caller::nobody(), None).await.unwrap_err().code(), "no-table");
    assert_eq!(house.find("nowhere", &Caller::nobody()).await.unwrap_err().code(), "no-table");
    assert_eq!(house.record("nothing", &Caller::nobody()).await.unwrap_err().code(), "no-match");
    assert_eq!(house.find("a\0b", &Caller::nobody()).await.unwrap_err().code(), "not-storable");
}

#[tokio::test]
async fn idle_tables_behind_a_hundred_running_ones_are_put_away() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let ada = newcomer(house).await;
    for _ in 0..100 {
        let seats = ["here", "here"];
        house.open(table("mini", &seats), &ada, None).await.unwrap();
    }
    venue.nature.pass(1000);
    let waiting = house.open(table("mini", &["here", "person"]), &ada, None).await.unwrap();
    venue.nature.pass(25 * 60 * 60 * 1000);
    house.work(async {}).await;
    assert!(house.table(&waiting.id).await.unwrap().archived);
    let left = house.lobby(false, &ListPage::first(100)).await.unwrap().items;
    assert_eq!(left.len(), 100, "running matches stay for longer");
}

#[tokio::test]
async fn a_match_that_cannot_be_read_hides_no_other() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let (ada, bob) = (newcomer(&venue.house).await, newcomer(&venue.house).await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        let id = venue.house.open(table("original", &["here", "person"]), &ada, None).await.unwrap().id;
        venue.house.sit(&id, None, None, &bob, None).await.unwrap();
        tables.push(id);
    }
    let damaged = NewMatch {
        id: "damaged".to_owned(),
        table_id: tables[1].clone(),
        ordinal: 2,
        header: "no match".to_owned(),
        now: 1,
        ..NewMatch::default()
    };
    venue.house.store().start_match(damaged).await.unwrap();
    let house = venue.another();
    let looked = house.state(&tables[1], &ada, None).await;
    assert!(matches!(looked, Err(HouseError::Damaged)), "{looked:?}");
    let going_on = house.going_on(&ada, 3).await.unwrap();
    let mut ids: Vec<_> = going_on.iter().map(|played| &played.table.id).collect();
    ids.sort_unstable();
    let mut whole = vec![&tables[0], &tables[2]];
    whole.sort_unstable();
    assert_eq!(ids, whole);
    let (played, _) = house.played(&ada).await.unwrap();
    assert_eq!(played.len(), 3, "those of the other tables, and the first of this one");
}
