//! A device that several share: what lies on the table for all, and what happened there.

use rules::view::Board;
use rules::{Seat, Viewer};
use tables::{Caller, HouseError, NewTable, TableNews, Telling, Watch, WatchMark};

use words::{Language, Words};

use crate::nature::Still;
use crate::venue::{Venue, act, newcomer, table};

fn english() -> Words {
    Words::of(Language::English)
}

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
    assert!(look.is_shared());
    let seen = |named| look.sight(english(), named).unwrap().unwrap();
    // A row shows nothing that the maker may not see: the player whose turn it is has the device.
    let shared = seen(None);
    assert_eq!((shared.seat(), shared.told, shared.cover), (Some(Seat::new(1)), Viewer::Spectator, None));
    assert!(matches!(shared.view.board, Board::Breaker(_)) && !shared.private);
    let told: Vec<_> = shared.story.iter().map(|told| told.step).collect();
    assert_eq!((told.first(), told.last()), (Some(&1), Some(&2)));
    assert_eq!(shared.offers.len(), 2, "what both of them could do");
    let own = seen(Some(Seat::new(0)));
    assert!(matches!(&own.view.board, Board::Maker(maker) if maker.secret.is_some()) && own.private);

    // Nobody else may watch, nor from a seat that is not theirs.
    let look = house.look(&id, &Caller::nobody()).await.unwrap();
    assert!(matches!(look.view(None), Err(HouseError::NoSpectators)));
    assert!(matches!(look.state(None), Err(HouseError::NoSpectators)));
    assert!(matches!(look.sight(english(), None), Err(HouseError::NoSpectators)));
    assert!(matches!(look.sight(english(), Some(Seat::new(0))), Err(HouseError::NotYours)));
    assert!(matches!(look.advisable(Seat::new(0)), Err(HouseError::NotYours)));
}

#[tokio::test]
async fn a_shared_device_is_covered_before_a_maker_has_it() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let new =
        NewTable { options: vec!["answers=hand-set".to_owned()], ..table("original", &["here", "here"]) };
    let us = newcomer(house).await;
    let id = house.open(new, &us, None).await.unwrap().id;
    for (seat, step, action) in [(0, 0, "secret KWKW"), (1, 1, "row RRYY"), (0, 2, "answer 1b1w")] {
        let sight = house.look(&id, &us).await.unwrap().sight(english(), None).unwrap().unwrap();
        let covered = sight.cover.map(|cover| cover.seat);
        // A maker who sets a secret or places pins could see it; meanwhile the board is open to all.
        let expected = (seat == 0).then_some(Seat::new(0));
        assert_eq!((covered, sight.turn.is_none()), (expected, expected.is_some()), "{action}");
        assert_eq!(sight.seat(), (seat == 1).then_some(Seat::new(1)), "{action}");
        house.act(&id, &us, act(seat, step, action)).await.unwrap();
    }
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
