//! Streams: who comes back from long ago costs no more than who comes anew.

use futures_util::future::join_all;
use rules::Seat;
use store::NewMatch;
use tables::{Act, TableNews, Telling, Watch, WatchMark};

use crate::nature::Still;
use crate::player::PATIENCE;
use crate::venue::{Venue, act, duel, newcomer, table};
use crate::{cost, turn};

/// What is told next.
async fn next(watch: &mut Watch) -> TableNews {
    tokio::time::timeout(PATIENCE, watch.next()).await.expect("news").expect("a table")
}

#[tokio::test]
async fn a_stream_from_ten_thousand_matches_ago_is_told_to_reload_at_once() {
    let _turn = turn().await;
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, _) = duel(house, table("original", &["here", "person"])).await;
    let first = house.store().table(&id).await.unwrap().unwrap().last.unwrap();
    let header = house.store().find_match(&first.id).await.unwrap().unwrap().header;
    let begun = (2..=10_000).map(|ordinal| {
        let new = NewMatch {
            id: format!("match{ordinal}"),
            table_id: id.clone(),
            ordinal,
            header: header.replace(&first.id, &format!("match{ordinal}")),
            now: ordinal,
            ..NewMatch::default()
        };
        house.store().start_match(new)
    });
    for started in join_all(begun).await {
        started.unwrap();
    }
    // Another house: nothing is kept ready.
    let house = venue.another();
    let began = std::time::Instant::now();
    let (statements, mut watch) =
        cost(house.watch(&id, &ada, None, Some(WatchMark { ordinal: 1, number: 0 }))).await;
    let watch = watch.as_mut().unwrap();
    let (more, told) = cost(next(watch)).await;
    println!("the first event after {:?}", began.elapsed());
    assert!(matches!(told, TableNews::Reload), "{told:?}");
    // The table, its number, the last match and its steps.
    assert!(statements + more <= 4, "{statements} and {more} statements");
    // A stream that then begins anew is told the current state.
    let (statements, told) = cost(async {
        let mut watch = house.watch(&id, &ada, None, None).await.unwrap();
        next(&mut watch).await
    })
    .await;
    assert!(matches!(&told, TableNews::Table { mark, .. } if mark.ordinal == 10_000), "{told:?}");
    assert!(statements <= 2, "{statements} statements");
}

#[tokio::test]
async fn who_missed_a_few_matches_is_told_every_step_of_them() {
    let _turn = turn().await;
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = duel(house, table("original", &["here", "person"])).await;
    for _ in 0..10 {
        house.act(&id, &ada, act(0, 0, "resign match")).await.unwrap();
        house.rematch(&id, Seat::new(0), &ada, None).await.unwrap();
        house.rematch(&id, Seat::new(1), &bob, None).await.unwrap();
    }
    let since = Some(WatchMark { ordinal: 1, number: 0 });
    let mut watch = house.watch(&id, &ada, None, since).await.unwrap();
    let (statements, told) = cost(next(&mut watch)).await;
    assert!(matches!(&told, TableNews::Step { mark, .. } if mark.to_string() == "1.1"), "{told:?}");
    assert!(statements <= 1, "the matches are found in one query, not in {statements}");
    for ordinal in 2..=10 {
        let told = next(&mut watch).await;
        assert!(
            matches!(&told, TableNews::Step { mark, .. } if *mark == WatchMark { ordinal, number: 1 }),
            "{told:?}"
        );
    }
}

#[tokio::test]
async fn who_is_told_in_brief_costs_nothing_until_something_changes() {
    let _turn = turn().await;
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (ada, bob) = (newcomer(house).await, newcomer(house).await);
    let id = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap().id;
    let look = house.look(&id, &ada).await.unwrap();
    let waiting = look.sign();
    let mut watches = house.watch_all(&[(&id, None)], &ada, Telling::Brief).await.unwrap();
    let mut watch = watches.pop().unwrap().unwrap();
    let told = next(&mut watch).await;
    assert!(
        matches!(&told, TableNews::Nudge { mark, sign } if mark.ordinal == 0 && *sign == waiting),
        "{told:?}"
    );
    house.sit(&id, None, None, &bob, None).await.unwrap();
    let playing = house.look(&id, &ada).await.unwrap().sign();
    assert_ne!(playing, waiting, "somebody sat down");
    loop {
        match next(&mut watch).await {
            TableNews::Nudge { mark, sign } if mark.ordinal == 1 => {
                assert_eq!(sign, playing);
                break;
            }
            TableNews::Nudge { .. } | TableNews::Whisper(_) => {}
            other => panic!("{other:?}"),
        }
    }
    let (statements, mark) = cost(async {
        let acted = house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
        assert_eq!(acted.look.sign(), playing, "a step is no change of the table");
        loop {
            match next(&mut watch).await {
                TableNews::Nudge { mark, .. } => break mark,
                TableNews::Whisper(_) => {}
                other => panic!("{other:?}"),
            }
        }
    })
    .await;
    assert_eq!(mark.to_string(), "1.1");
    // A file's append is a handful of statements in one transaction; the watcher adds none.
    assert!(statements <= 8, "{statements} statements");
    let row = Act { seat: Seat::new(1), number: 1, action: "row RGBY".to_owned(), key: None };
    let (acted, _) = cost(house.act(&id, &bob, row)).await;
    assert!(acted <= 8, "{acted} statements for a row that is watched");
}
