//! The daily secret.

use rules::Seat;
use tables::{Act, Caller, House, HouseError, HouseSettings};

use crate::nature::Still;
use crate::venue::{Venue, newcomer};

/// Where people are who play.
const HOME: &str = "192.0.2.1";
const ELSEWHERE: &str = "198.51.100.7";

fn row(number: i64, action: &str) -> Act {
    Act { seat: Seat::new(0), number, action: action.to_owned(), key: None }
}

#[tokio::test]
async fn everybody_has_the_same_secret_and_one_scored_try() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (ada, bob) = (newcomer(house).await, newcomer(house).await);
    let (id, sat) = house.begin_daily("mini", None, Some("Ada"), &ada, HOME, None).await.unwrap();
    assert_eq!((sat.state.number, sat.state.table.daily.as_deref()), (1, Some("2026-01-01")));
    assert!(matches!(house.state(&id, &Caller::nobody(), None).await, Err(HouseError::NoSpectators)));
    assert!(matches!(
        house.look(&id, &ada).await.unwrap().advisable(Seat::new(0)),
        Err(HouseError::NoAdvice)
    ));
    // Ada gives up and learns the secret.
    venue.nature.pass(5000);
    let over = house.act(&id, &ada, row(1, "resign round")).await.unwrap().state();
    let secret = over.view.unwrap().past[0].secret.clone().unwrap();
    let (again, _) = house.begin_daily("mini", None, None, &ada, HOME, None).await.unwrap();
    assert_eq!(again, id, "there is one try");
    assert!(matches!(house.rematch(&id, Seat::new(0), &ada, None).await, Err(HouseError::Over)));

    // Bob was told, and needs one row.
    let (other, _) = house.begin_daily("mini", None, Some("Bob"), &bob, ELSEWHERE, None).await.unwrap();
    assert_ne!(other, id);
    venue.nature.pass(2500);
    house.act(&other, &bob, row(1, &format!("row {secret}"))).await.unwrap();
    let result = house.daily("mini", None, "2026-01-01", &bob).await.unwrap();
    assert_eq!((result.tries, result.place), (2, Some(1)));
    let own = result.own.unwrap();
    assert_eq!((own.solved, own.rows, own.millis, own.name.as_deref()), (true, 1, 2500, Some("Bob")));
    assert!(own.ranked && own.marked, "the first row was right");
    let bars: Vec<_> = result.histogram.iter().map(|bar| (bar.rows, bar.tries)).collect();
    assert_eq!(bars, [(Some(1), 1), (None, 1)]);
    assert_eq!(house.daily("mini", None, "2026-01-01", &ada).await.unwrap().place, Some(2));
    assert_eq!(house.daily("mini", None, "2026-01-01", &Caller::nobody()).await.unwrap().place, None);

    // Tomorrow is another day.
    assert!(matches!(house.daily("mini", None, "2026-01-02", &ada).await, Err(HouseError::NoDate { .. })));
    venue.nature.pass(24 * 60 * 60 * 1000);
    let (tomorrow, _) = house.begin_daily("mini", None, None, &ada, HOME, None).await.unwrap();
    assert_ne!(tomorrow, id);
}

#[tokio::test]
async fn who_begins_after_another_try_from_the_same_address_has_ended_is_not_ranked() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let mut settings = HouseSettings::default();
    for shared in [false, true] {
        settings.shared_address = shared;
        let (store, bus) = (venue.house.store().clone(), venue.house.bus().clone());
        let house = &House::new(store, bus, venue.nature.source(), settings.clone());
        let edition = if shared { "original" } else { "mini" };
        let (ada, bob) = (newcomer(house).await, newcomer(house).await);
        let (id, _) = house.begin_daily(edition, None, None, &ada, HOME, None).await.unwrap();
        let over = house.act(&id, &ada, row(1, "resign round")).await.unwrap().state();
        let secret = over.view.unwrap().past[0].secret.clone().unwrap();
        // The same person with another token.
        let (again, _) = house.begin_daily(edition, None, None, &bob, HOME, None).await.unwrap();
        house.act(&again, &bob, row(1, &format!("row {secret}"))).await.unwrap();
        let result = house.daily(edition, None, "2026-01-01", &bob).await.unwrap();
        let own = result.own.unwrap();
        assert_eq!((own.solved, own.ranked, own.marked), (true, shared, true));
        let ranked = i64::from(shared) + 1;
        assert_eq!((result.tries, result.place), (ranked, shared.then_some(1)));
        assert_eq!(result.ranking.len(), usize::try_from(ranked).unwrap());
        // A streak is one's own affair.
        assert_eq!(house.streak(edition, None, &bob).await.unwrap(), 1);
    }
}

#[tokio::test]
async fn every_edition_for_two_of_one_size_has_a_daily_secret() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let somebody = newcomer(&venue.house).await;
    for edition in rules::editions::EDITIONS {
        let begun = venue.house.begin_daily(edition.id, None, None, &somebody, HOME, None).await;
        match begun {
            Ok((_, sat)) => assert_eq!((sat.state.number, edition.has_daily()), (1, true), "{}", edition.id),
            Err(error) => {
                assert_eq!((error.code(), edition.has_daily()), ("no-daily", false), "{}", edition.id);
            }
        }
    }
    let begin = |language| venue.house.begin_daily("word", language, None, &somebody, HOME, None);
    let (german, sat) = begin(Some("de")).await.unwrap();
    assert_eq!(sat.state.table.options["language"], "de");
    let (french, _) = begin(Some("fr")).await.unwrap();
    assert_ne!(german, french);
    assert!(matches!(begin(Some("xx")).await, Err(HouseError::Setup(_))));
    assert!(matches!(
        venue.house.begin_daily("mini", Some("de"), None, &somebody, HOME, None).await,
        Err(HouseError::Setup(_))
    ));
}
