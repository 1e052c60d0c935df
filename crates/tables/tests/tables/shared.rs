//! A device that several share: what lies on the table for all, and what happened there.

use rules::view::Board;
use rules::{Seat, Viewer};
use tables::{Caller, Error, NewTable, TableNews, Telling, Watch, WatchMark};

use crate::nature::Still;
use crate::venue::{Venue, act, newcomer, table};

#[tokio::test]
async fn who_shares_a_device_sees_the_table_without_what_one_seat_knows() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let new = NewTable { spectators: Some(false), ..table("original", &["here", "here"]) };
    let us = newcomer(house).await;
    let opened = house.open(new, &us, None).await.unwrap();
    let id = opened.id.clone();
    house.act(&id, &us, act(0, 0, "secret KWKW")).await.unwrap();
    house.act(&id, &us, act(1, 1, "row RRYY")).await.unwrap();

    let look = house.look(&id, &us).await.unwrap();
    let shared = look.shared_view().unwrap();
    let Board::Watcher(board) = &shared.board else { panic!("{:?}", shared.board) };
    assert_eq!((board.rows.len(), shared.offers.len()), (1, 0));
    let story = look.story(Viewer::Spectator, 40).unwrap();
    assert_eq!(story.steps.iter().map(|step| step.number).collect::<Vec<_>>(), [1, 2]);
    let last = look.story(Viewer::Seat(Seat::new(1)), 1).unwrap();
    assert_eq!(last.steps.len(), 1);

    // Nobody else may look on, nor from a seat that is not theirs.
    let look = house.look(&id, &Caller::nobody()).await.unwrap();
    assert!(matches!(look.shared_view(), Err(Error::NotYours)));
    assert!(matches!(look.view(None), Err(Error::NoSpectators)));
    assert!(matches!(look.state(None), Err(Error::NoSpectators)));
    assert!(matches!(look.story(Viewer::Spectator, 40), Err(Error::NoSpectators)));
    let seat = Viewer::Seat(Seat::new(0));
    assert!(matches!(look.story(seat, 40), Err(Error::NotYours)));
    assert!(matches!(look.advisable(Seat::new(0)), Err(Error::NotYours)));
}

/// Everything that a watch tells up to a step, as programs get it.
async fn told(watch: &mut Watch, number: i64) -> String {
    let mut text = String::new();
    loop {
        match watch.next().await.unwrap() {
            TableNews::Step { step, state, mark } => {
                text += &serde_json::to_string(&(step, state)).unwrap();
                if mark.number == number {
                    return text;
                }
            }
            TableNews::Table { state, .. } => text += &serde_json::to_string(&state).unwrap(),
            TableNews::Whisper(_) | TableNews::Nudge { .. } | TableNews::Reload => {}
        }
    }
}

#[tokio::test]
async fn who_shares_a_device_is_told_nothing_that_one_seat_knows() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    // Hand-set answers: it is the maker who is due, and who would be told of his own secret.
    let new =
        NewTable { options: vec!["answers=hand-set".to_owned()], ..table("original", &["here", "here"]) };
    let us = newcomer(house).await;
    let opened = house.open(new, &us, None).await.unwrap();
    let id = opened.id.clone();
    house.act(&id, &us, act(0, 0, "secret KWKW")).await.unwrap();
    house.act(&id, &us, act(1, 1, "row RRYY")).await.unwrap();
    let since = Some(WatchMark { ordinal: 1, number: 0 });
    let mut own = house.watch(&id, &us, None, since).await.unwrap();
    assert!(told(&mut own, 2).await.contains("KWKW"), "the maker is due");
    let mut shared =
        house.watch_all(&[(&id, since)], &us, Telling::Shared).await.unwrap().pop().unwrap().unwrap();
    let heard = told(&mut shared, 2).await;
    assert!(heard.contains("RRYY") && !heard.contains("KWKW"), "{heard}");
    assert_eq!(shared.mark(), WatchMark { ordinal: 1, number: 2 });
    // They are here, all the same.
    assert!(house.is_here(&id, Seat::new(0)));
}

#[tokio::test]
async fn a_rolled_secret_is_one_of_the_rules() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    for edition in rules::editions::EDITIONS {
        let rules = rules::Rules::default_of(edition);
        let code = venue.house.roll(&rules);
        assert!(rules.secrets().contains(code), "{}", edition.id);
    }
}
