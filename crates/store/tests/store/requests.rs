//! Requests that come twice.

use store::{
    Appended, AskedAt, Begun, Change, Day, KEPT, KnownKey, Link, NewSeat, Once, OpenedTable, Purged, Started,
    Take, Taken,
};

use crate::fixture::{Fixture, both, done, first_match, hash, lines, request, start, table};

both!(
    a_repetition_is_answered_and_not_done,
    small_things_are_done_once_with_their_key,
    one_key_does_one_thing_wherever_it_arrives,
);

async fn a_repetition_is_answered_and_not_done(fixture: &Fixture) {
    let store = fixture.open().await;
    let mut new = table("t", 10);
    new.request = Some(request("open", 1));
    assert_eq!(store.open_table(new.clone()).await.unwrap(), OpenedTable::Done);
    new.id = "other".to_owned();
    new.code = "other".to_owned();
    assert_eq!(store.open_table(new.clone()).await.unwrap(), OpenedTable::Repeated("t".to_owned()));
    new.request = Some(request("open", 2));
    assert_eq!(store.open_table(new).await.unwrap(), OpenedTable::Reused);
    assert_eq!(store.table("other").await.unwrap(), None);

    let mut first = first_match("t", 10);
    first.request = Some(request("start", 1));
    assert_eq!(store.start_match(first.clone()).await.unwrap(), Started::Done);
    assert_eq!(store.start_match(first.clone()).await.unwrap(), Started::Repeated("t".to_owned()));
    first.request = Some(request("start", 2));
    assert_eq!(store.start_match(first).await.unwrap(), Started::Reused);

    let mut take = Take {
        table_id: "t".to_owned(),
        number: 1,
        token: hash(1),
        name: None,
        now: 10,
        request: Some(request("sit", 1)),
    };
    assert_eq!(store.take_seat(take.clone()).await.unwrap(), Taken::Done { free: 1 });
    assert_eq!(store.take_seat(take.clone()).await.unwrap(), Taken::Repeated);
    take.request = Some(request("sit", 2));
    assert_eq!(store.take_seat(take).await.unwrap(), Taken::Reused);

    let mut row = lines("t", 0, &["row"]);
    row.request = Some(request("row", 1));
    assert_eq!(store.append(row.clone()).await.unwrap(), done(1));
    assert_eq!(store.append(row.clone()).await.unwrap(), Appended::Repeated { number: 1 });
    store.append(lines("t", 1, &["another"])).await.unwrap();
    assert_eq!(store.append(row.clone()).await.unwrap(), Appended::Repeated { number: 1 });
    let mut another = row.clone();
    another.request = Some(request("row", 2));
    assert_eq!(store.append(another).await.unwrap(), Appended::Reused);
    // A question changes nothing.
    let known = async |request| store.known(&request, 10).await.unwrap();
    assert_eq!(known(request("row", 1)).await, Some(KnownKey::Repeated("1".to_owned())));
    assert_eq!(known(request("row", 2)).await, Some(KnownKey::Reused));
    assert_eq!(known(request("never", 1)).await, None);
    assert_eq!(store.known(&request("row", 1), row.now + KEPT).await.unwrap(), None);
    // A refused request may be sent again with the same key.
    let mut stale = lines("t", 0, &["row"]);
    stale.request = Some(request("stale", 1));
    assert_eq!(store.append(stale.clone()).await.unwrap(), Appended::Stale { current: 2 });
    stale.expected = 2;
    assert_eq!(store.append(stale).await.unwrap(), done(3));
    // Keys of others are others.
    let mut scoped = lines("t", 3, &["row"]);
    scoped.request = Some(request("row", 9));
    scoped.request.as_mut().unwrap().scope = "another seat".to_owned();
    assert_eq!(store.append(scoped).await.unwrap(), done(4));

    // After a day a key means nothing any more, whether it was removed or not.
    let mut old = row.clone();
    (old.expected, old.now) = (4, row.now + KEPT - 1);
    assert_eq!(store.append(old.clone()).await.unwrap(), Appended::Repeated { number: 1 });
    old.now += 1;
    assert_eq!(store.append(old.clone()).await.unwrap(), done(5));
    assert_eq!(store.append(old.clone()).await.unwrap(), Appended::Repeated { number: 5 });
    let purged = store.purge(None, "2026-02-01", old.now + KEPT, 10).await.unwrap();
    assert_eq!(purged, Purged { tables: 0, others: 6 });
    old.expected = 5;
    assert_eq!(store.append(old).await.unwrap(), done(6));
}

async fn small_things_are_done_once_with_their_key(fixture: &Fixture) {
    let store = fixture.open().await;
    let keyed = |key: &str, body| AskedAt { now: 10, request: Some(request(key, body)) };
    let repeated = || Once::<bool>::Repeated(String::new());
    let mut new = table("t", 1);
    new.seats[0].token = Some(hash(1));
    store.open_table(new.clone()).await.unwrap();
    let sits = NewSeat { number: 1, kind: "person".to_owned(), open: true, token: Some(hash(1)), name: None };

    // What could not be done may be sent again with its key, and is done once.
    let named = NewSeat { name: Some("Ada".to_owned()), ..sits.clone() };
    let asked = keyed("name", 1);
    let mut change = Change { table_id: "t".to_owned(), from: Some(hash(9)), to: named, close: false, asked };
    assert_eq!(store.change_seat(change.clone()).await.unwrap(), Once::Done(false));
    change.from = Some(hash(1));
    assert_eq!(store.change_seat(change.clone()).await.unwrap(), Once::Done(true));
    change.to.name = Some("Eve".to_owned());
    assert_eq!(store.change_seat(change.clone()).await.unwrap(), repeated());
    change.asked = keyed("name", 2);
    assert_eq!(store.change_seat(change.clone()).await.unwrap(), Once::Reused);
    let stands = store.table("t").await.unwrap().unwrap();
    assert_eq!(stands.seats[0].name.as_deref(), Some("Ada"));

    let chosen = stands.settings.clone();
    let settings = async |from: &str, to: &str| {
        store.change_settings("t", from, to, None, keyed("settings", 1)).await.unwrap()
    };
    assert_eq!(settings("unlike", "{}").await, Once::Done(false));
    assert_eq!(settings(&chosen, "{}").await, Once::Done(true));
    assert_eq!(settings("{}", &chosen).await, repeated());
    assert_eq!(store.table("t").await.unwrap().unwrap().settings, "{}");

    // Someone who follows a link: the answer that got lost is known.
    let link = Link { hash: hash(5), table_id: "t".to_owned(), number: 1, holder: hash(1), expires: 100 };
    assert!(store.make_link(link).await.unwrap());
    assert_eq!(store.use_link(hash(6), hash(2), keyed("follow", 1)).await.unwrap(), Once::Done(None));
    let moved = Once::Done(Some(("t".to_owned(), 1)));
    assert_eq!(store.use_link(hash(5), hash(2), keyed("follow", 1)).await.unwrap(), moved);
    let again = store.use_link(hash(5), hash(3), keyed("follow", 1)).await.unwrap();
    assert_eq!(again, Once::Repeated("1 t".to_owned()));

    // The last one who leaves puts the table away in the same step.
    let to = NewSeat { token: None, ..sits };
    let mut leave =
        Change { table_id: "t".to_owned(), from: Some(hash(2)), to, close: true, asked: keyed("leave", 1) };
    let other =
        Take { table_id: "t".to_owned(), number: 2, token: hash(4), name: None, now: 10, request: None };
    store.take_seat(other).await.unwrap();
    assert_eq!(store.change_seat(leave.clone()).await.unwrap(), Once::Done(true));
    assert_eq!(store.table("t").await.unwrap().unwrap().archived, None, "somebody sits there");
    leave.from = Some(hash(4));
    leave.to.number = 2;
    leave.asked = keyed("leave too", 1);
    assert_eq!(store.change_seat(leave.clone()).await.unwrap(), Once::Done(true));
    assert_eq!(store.table("t").await.unwrap().unwrap().archived, Some(10));
    assert_eq!(store.change_seat(leave).await.unwrap(), repeated());

    assert_eq!(store.reopen_table("t", "CODE", None, keyed("reopen", 1)).await.unwrap(), Once::Done(true));
    assert_eq!(store.archive_table("t", i64::MAX, keyed("close", 1)).await.unwrap(), Once::Done(true));
    assert_eq!(store.reopen_table("t", "CODE", None, keyed("reopen", 1)).await.unwrap(), repeated());
    assert_eq!(store.archive_table("t", i64::MAX, keyed("close", 1)).await.unwrap(), repeated());

    let day = |date: &str| Day { date: date.to_owned(), edition: "mini".to_owned(), language: String::new() };
    let begin = async |date: &str, id: &str| {
        store.begin_daily(day(date), hash(1), None, id, keyed("daily", 1)).await.unwrap()
    };
    assert_eq!(begin("2026-01-31", "d").await, Once::Done(Begun::Done("d".to_owned())));
    assert_eq!(begin("2026-02-01", "e").await, Once::Repeated("d".to_owned()), "midnight came in between");

    let remember = async |body| store.remember(keyed("said", body)).await.unwrap();
    assert_eq!(remember(1).await, Once::Done(()));
    assert_eq!(remember(1).await, Once::Repeated(String::new()));
    assert_eq!(remember(2).await, Once::Reused);
}

async fn one_key_does_one_thing_wherever_it_arrives(fixture: &Fixture) {
    const NODES: usize = 8;
    let store = fixture.open().await;
    let other = fixture.another(&store).await;
    for node in 0..NODES {
        start(&store, &format!("m{node}"), 1).await;
    }
    start(&store, "m", 1).await;
    for round in 0..10 {
        // The same request to one match, the same request to different ones, and to open a table.
        let mut tasks = tokio::task::JoinSet::new();
        for node in 0..NODES {
            let store = if node % 2 == 0 { store.clone() } else { other.clone() };
            tasks.spawn(async move {
                let mut same = lines("m", round, &["same"]);
                same.request = Some(request(&format!("same{round}"), 1));
                let same = store.append(same).await.unwrap();
                let number = store.numbers(&[format!("m{node}")]).await.unwrap()[&format!("m{node}")];
                let mut spread = lines(&format!("m{node}"), number, &["spread"]);
                spread.request = Some(request(&format!("spread{round}"), 1));
                let spread = store.append(spread).await.unwrap();
                let mut new = table(&format!("t{round}-{node}"), 1);
                new.request = Some(request(&format!("open{round}"), 1));
                (same, spread, store.open_table(new).await.unwrap())
            });
        }
        let mut counts = [0; 3];
        while let Some(task) = tasks.join_next().await {
            let (same, spread, opened) = task.unwrap();
            for (place, one) in [same, spread].into_iter().enumerate() {
                match one {
                    Appended::Done { .. } => counts[place] += 1,
                    Appended::Repeated { .. } => {}
                    other => panic!("{other:?}"),
                }
            }
            match opened {
                OpenedTable::Done => counts[2] += 1,
                OpenedTable::Repeated(_) => {}
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(counts, [1; 3], "each was done once in round {round}");
    }
    assert_eq!(store.load("m").await.unwrap().unwrap().1.len(), 10);
}
