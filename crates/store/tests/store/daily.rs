//! Daily secrets, shared keys, blocked addresses.

use store::{Begun, Block, DailyPlace, Day, Ending, Once, Score, Store, Try};

use crate::fixture::{Fixture, both, done, hash, lines, start};

both!(
    a_browser_has_one_try,
    a_try_after_another_one_from_the_same_address_is_not_ranked,
    a_key_is_made_once,
    blocked_addresses_stay_out_until_their_time,
);

fn day(edition: &str) -> Day {
    Day { date: "2026-01-31".to_owned(), edition: edition.to_owned(), language: "de".to_owned() }
}

/// Begins a try from an address.
async fn begin(store: &Store, browser: u8, address: Option<u8>) {
    let id = format!("m{browser}");
    start(store, &id, 1).await;
    let whence = address.map(hash);
    assert_eq!(
        store.begin_daily(day("original"), hash(browser), whence, &id, 1).await.unwrap(),
        Once::Done(Begun::Done(id))
    );
}

/// Plays a try to its end that has begun.
async fn end(store: &Store, browser: u8, solved: bool, rows: i64, millis: i64) {
    let id = format!("m{browser}");
    let name = Some(format!("n{browser}"));
    let score = Score { day: day("original"), browser: hash(browser), solved, rows, millis, name };
    let mut last = lines(&id, 0, &["last"]);
    last.ending = Some(Ending { digest: "d".to_owned(), summary: "s".to_owned(), score: Some(score) });
    assert_eq!(store.append(last).await.unwrap(), done(1));
}

async fn a_browser_has_one_try(fixture: &Fixture) {
    let store = fixture.open().await;
    let mut tasks = tokio::task::JoinSet::new();
    for tab in 0..8 {
        let store = store.clone();
        tasks.spawn(async move {
            store.begin_daily(day("mini"), hash(1), None, &format!("tab{tab}"), 1).await.unwrap()
        });
    }
    let begun: Vec<_> = tasks.join_all().await;
    let first = |begun: &Once<Begun>| match begun {
        Once::Done(Begun::Done(id)) => Some(id.clone()),
        _ => None,
    };
    let firsts: Vec<_> = begun.iter().filter_map(first).collect();
    let [first] = firsts.as_slice() else { panic!("{begun:?}") };
    let before = Once::Done(Begun::Before(first.clone()));
    assert_eq!(store.begin_daily(day("mini"), hash(1), None, "late", 1).await.unwrap(), before);
    assert_eq!(begun.iter().filter(|begun| **begun == before).count(), 7);
    assert_eq!(store.daily_ranking(&day("mini"), 10).await.unwrap(), [], "it is not finished");
    assert_eq!(store.daily_place(&day("mini"), &hash(1)).await.unwrap(), None);

    for (browser, solved, rows, millis) in
        [(1, true, 5, 9000), (2, true, 4, 9000), (3, true, 5, 8000), (4, false, 10, 100), (5, true, 5, 8000)]
    {
        begin(&store, browser, None).await;
        end(&store, browser, solved, rows, millis).await;
    }
    let ranking = store.daily_ranking(&day("original"), 10).await.unwrap();
    let names: Vec<_> = ranking.iter().map(|one| one.name.clone().unwrap()).collect();
    assert_eq!(names, ["n2", "n3", "n5", "n1", "n4"]);
    assert_eq!(store.daily_ranking(&day("original"), 2).await.unwrap(), ranking[..2]);
    let histogram = store.daily_histogram(&day("original")).await.unwrap();
    assert_eq!(histogram, [(Some(4), 1), (Some(5), 3), (None, 1)]);
    let name = Some("n5".to_owned());
    let result = Try { solved: true, rows: 5, millis: 8000, name, ranked: true, marked: false };
    let place = store.daily_place(&day("original"), &hash(5)).await.unwrap();
    assert_eq!(place, Some(DailyPlace { place: Some(2), result }));
    assert_eq!(store.daily_place(&day("original"), &hash(1)).await.unwrap().unwrap().place, Some(4));
    assert_eq!(store.daily_place(&day("original"), &hash(4)).await.unwrap().unwrap().place, Some(5));
    assert_eq!(store.daily_place(&day("original"), &hash(9)).await.unwrap(), None);
    let solved = |edition, browser| {
        let store = store.clone();
        async move { store.daily_solved(&day(edition), &hash(browser), 10).await.unwrap() }
    };
    assert_eq!(solved("original", 5).await, ["2026-01-31"]);
    assert_eq!(solved("original", 4).await, [""; 0], "it was not found");
    assert_eq!(solved("mini", 1).await, [""; 0], "it is not finished");
}

async fn a_try_after_another_one_from_the_same_address_is_not_ranked(fixture: &Fixture) {
    let store = fixture.open().await;
    // Two at one address at once, one elsewhere, one at no address in particular.
    for (browser, address) in [(1, Some(50)), (2, Some(50)), (3, Some(51)), (4, None)] {
        begin(&store, browser, address).await;
    }
    end(&store, 1, false, 10, 9000).await;
    // A player who begins now may have seen the secret.
    begin(&store, 5, Some(50)).await;
    end(&store, 5, true, 2, 100).await;
    end(&store, 2, true, 4, 9000).await;
    end(&store, 3, true, 1, 9000).await;
    end(&store, 4, true, 5, 9000).await;
    let ranking = store.daily_ranking(&day("original"), 10).await.unwrap();
    let shown: Vec<_> = ranking.iter().map(|one| (one.name.as_deref().unwrap(), one.marked)).collect();
    // In the first row, and while the other one at the address had seen it: both are marked.
    assert_eq!(shown, [("n3", true), ("n2", true), ("n4", false), ("n1", false)]);
    let histogram = store.daily_histogram(&day("original")).await.unwrap();
    assert_eq!(histogram, [(Some(1), 1), (Some(4), 1), (Some(5), 1), (None, 1)]);
    let place = store.daily_place(&day("original"), &hash(5)).await.unwrap().unwrap();
    assert_eq!((place.place, place.result.ranked), (None, false));
    // The next day nothing is left of addresses.
    store.purge(None, "2026-01-31", 1, 10).await.unwrap();
    assert_eq!(fixture.number("SELECT COUNT(*) FROM daily WHERE place IS NOT NULL").await, 4);
    store.purge(None, "2026-02-01", 1, 10).await.unwrap();
    assert_eq!(fixture.number("SELECT COUNT(*) FROM daily WHERE place IS NOT NULL").await, 0);
}

async fn a_key_is_made_once(fixture: &Fixture) {
    let store = fixture.open().await;
    let other = fixture.another(&store).await;
    let mut tasks = tokio::task::JoinSet::new();
    for node in 0..16_u8 {
        let store = if node % 2 == 0 { store.clone() } else { other.clone() };
        tasks.spawn(async move { store.secret("daily", &[node; 48], 1).await.unwrap() });
    }
    let keys = tasks.join_all().await;
    assert_eq!(keys[0].len(), 48);
    assert!(keys.iter().all(|key| *key == keys[0]));
    assert_eq!(store.secret("daily", b"late", 2).await.unwrap(), keys[0]);
    assert_eq!(store.secret("another", b"another", 2).await.unwrap(), b"another");
}

async fn blocked_addresses_stay_out_until_their_time(fixture: &Fixture) {
    let store = fixture.open().await;
    let block = |address: &str, until| Block {
        address: address.to_owned(),
        reason: "noise".to_owned(),
        created: 1,
        until,
    };
    store.block(block("192.0.2.1", None)).await.unwrap();
    store.block(block("2001:db8::/64", Some(100))).await.unwrap();
    assert_eq!(
        store.blocks(99).await.unwrap(),
        [block("192.0.2.1", None), block("2001:db8::/64", Some(100))]
    );
    assert_eq!(store.blocks(100).await.unwrap(), [block("192.0.2.1", None)]);
    store.block(block("192.0.2.1", Some(50))).await.unwrap();
    assert_eq!(store.blocks(50).await.unwrap(), [block("2001:db8::/64", Some(100))]);
    assert!(store.unblock("2001:db8::/64").await.unwrap());
    assert!(!store.unblock("2001:db8::/64").await.unwrap());
    assert_eq!(store.purge(None, "2026-02-01", 50, 10).await.unwrap().others, 1);
    assert_eq!(store.blocks(0).await.unwrap(), []);
}
