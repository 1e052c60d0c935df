//! Tables and the lobby.

use store::{Cursor, ListPage, Listing, NewDue, Once, OpenedTable, Purged, Started, Take};

use crate::fixture::{Fixture, both, first_match, hash, lines, start, table};

both!(
    a_code_finds_one_open_table,
    a_closed_table_keeps_its_code_for_those_who_sit_there,
    the_lobby_shows_what_is_public_a_page_at_a_time,
    idle_tables_are_put_away_and_open_ones_never_removed,
    tables_with_a_running_match_are_in_nobodys_way,
);

async fn a_code_finds_one_open_table(fixture: &Fixture) {
    let store = fixture.open().await;
    let mut new = table("a", 1);
    new.code = "SHARED".to_owned();
    assert_eq!(store.open_table(new.clone()).await.unwrap(), OpenedTable::Done);
    let found = store.table_by_code("SHARED").await.unwrap().unwrap();
    assert_eq!(store.table("a").await.unwrap().as_ref(), Some(&found));
    assert_eq!((found.settings.as_str(), found.created), (new.settings.as_str(), 1));
    let seats: Vec<_> = found.seats.iter().map(|seat| (seat.number, seat.open, seat.kind.as_str())).collect();
    assert_eq!(seats, [(1, true, "person"), (2, true, "person"), (3, false, "computer")]);

    // Neither the code of an open table nor the id of any can be had again.
    new.id = "b".to_owned();
    assert_eq!(store.open_table(new.clone()).await.unwrap(), OpenedTable::Taken);
    let mut same = new.clone();
    (same.id, same.code) = ("a".to_owned(), "OTHER".to_owned());
    assert_eq!(store.open_table(same).await.unwrap(), OpenedTable::Taken);
    assert_eq!(store.table("b").await.unwrap(), None);
    assert_eq!(store.table("a").await.unwrap().unwrap().seats.len(), 3);

    // The code of an archived one can, and then it can't come back under it.
    assert_eq!(store.archive_table("a", i64::MAX, 5).await.unwrap(), Once::Done(true));
    assert_eq!(store.archive_table("a", i64::MAX, 6).await.unwrap(), Once::Done(false));
    assert_eq!(store.table_by_code("SHARED").await.unwrap(), None);
    assert_eq!(store.table("a").await.unwrap().unwrap().archived, Some(5));
    assert_eq!(store.open_table(new).await.unwrap(), OpenedTable::Done);
    assert_eq!(store.reopen_table("a", "SHARED", None, 7).await.unwrap(), Once::Done(false));
    assert_eq!(store.reopen_table("a", "AGAIN", None, 8).await.unwrap(), Once::Done(true));
    assert_eq!(store.reopen_table("a", "TWICE", None, 9).await.unwrap(), Once::Done(false));
    let again = store.table_by_code("AGAIN").await.unwrap().unwrap();
    assert_eq!((again.id.as_str(), again.archived, again.activity), ("a", None, 8));

    assert_eq!(store.change_settings("a", &again.settings, "{}", None, 9).await.unwrap(), Once::Done(true));
    assert_eq!(
        store.change_settings("a", &again.settings, "{\"late\":1}", None, 9).await.unwrap(),
        Once::Done(false)
    );
    assert_eq!(store.table("a").await.unwrap().unwrap().settings, "{}");
}

async fn a_closed_table_keeps_its_code_for_those_who_sit_there(fixture: &Fixture) {
    let store = fixture.open().await;
    let sits = async |id: &str, token: u8| {
        let mut new = table(id, 1);
        new.code = "SHARED".to_owned();
        assert_eq!(store.open_table(new).await.unwrap(), OpenedTable::Done);
        let (table_id, token) = (id.to_owned(), hash(token));
        let take = Take { table_id, number: 1, token, name: None, now: 2, request: None };
        store.take_seat(take).await.unwrap();
    };
    let found = async |token: u8| {
        let found = store.closed_table_by_code("SHARED", &hash(token)).await.unwrap();
        found.map(|table| (table.id, table.seats.len()))
    };
    sits("a", 1).await;
    assert_eq!(found(1).await, None, "it is open");
    for (id, token, closed) in [("a", 1, 5), ("b", 1, 9), ("c", 2, 12)] {
        if id != "a" {
            sits(id, token).await;
        }
        assert_eq!(store.close_table(id, 1, closed).await.unwrap(), Once::Done(true));
    }
    assert_eq!(found(1).await, Some(("b".to_owned(), 3)), "the last one of theirs");
    assert_eq!(found(2).await, Some(("c".to_owned(), 3)));
    assert_eq!(found(3).await, None, "a stranger finds nothing");
}

async fn the_lobby_shows_what_is_public_a_page_at_a_time(fixture: &Fixture) {
    let store = fixture.open().await;
    for number in 0..25 {
        // Three are opened at the same time each.
        let mut new = table(&format!("t{number:02}"), number / 3);
        new.public = number % 5 != 0;
        if number == 7 {
            new.seats.retain(|seat| !seat.open);
        }
        store.open_table(new).await.unwrap();
    }
    assert!(store.hide_table("t08", Some(50)).await.unwrap());
    assert!(!store.hide_table("none", Some(50)).await.unwrap());
    store.archive_table("t09", i64::MAX, 50).await.unwrap();
    let wanted = |keep: fn(i32) -> bool| -> Vec<String> {
        (0..25).rev().filter(|number| keep(*number)).map(|number| format!("t{number:02}")).collect()
    };
    for (shown, wanted) in [
        (Listing::Lobby, wanted(|number| number % 5 != 0 && ![8, 9].contains(&number))),
        (Listing::Joinable, wanted(|number| number % 5 != 0 && ![7, 8, 9].contains(&number))),
        (Listing::All, wanted(|_| true)),
    ] {
        for limit in [1, 4, 100] {
            let (mut found, mut page) = (Vec::new(), ListPage::first(limit));
            loop {
                let paged = store.tables(shown, &page).await.unwrap();
                assert!(paged.items.len() as i64 <= limit);
                assert!(paged.items.iter().all(|table| table.id == "t07" || table.seats.len() == 3));
                found.extend(paged.items.into_iter().map(|table| table.id));
                // A table that is opened meanwhile shifts nothing: it stands before the first page.
                let Some(next) = paged.next else { break };
                page.after = Some(next.to_string().parse::<Cursor>().unwrap());
            }
            assert_eq!(found, wanted, "{shown:?} {limit}");
        }
    }
    assert!(store.hide_table("t08", None).await.unwrap());
    let all = store.tables(Listing::Lobby, &ListPage::first(100)).await.unwrap().items;
    assert!(all.iter().any(|table| table.id == "t08"));
}

async fn idle_tables_are_put_away_and_open_ones_never_removed(fixture: &Fixture) {
    let store = fixture.open().await;
    for (id, now) in [("old", 1), ("new", 1000)] {
        start(&store, id, now).await;
    }
    let mut row = lines("old", 0, &["row"]);
    row.due = vec![NewDue { kind: store::DueKind::Abandon, moment: 3, claim: None }];
    row.now = 2;
    store.append(row).await.unwrap();
    let idle = store.idle_tables(1000, 1000, 10).await.unwrap();
    assert_eq!(idle, ["old"]);
    assert_eq!(
        store.archive_table("old", 1, 2000).await.unwrap(),
        Once::Done(false),
        "somebody came in between"
    );
    assert_eq!(store.archive_table("old", 1000, 2000).await.unwrap(), Once::Done(true));
    assert_eq!(store.next_due().await.unwrap(), None);
    assert_eq!(store.idle_tables(1000, 1000, 10).await.unwrap(), Vec::<String>::new());
    // An archived table starts no match, and is removed only when it is old enough.
    let mut rematch = first_match("old", 2000);
    (rematch.id, rematch.ordinal) = ("rematch".to_owned(), 1);
    assert_eq!(store.start_match(rematch).await.unwrap(), Started::Missing);
    assert_eq!(
        store.purge(Some(2000), "2026-02-01", 9000, 10).await.unwrap(),
        Purged { tables: 0, others: 0 }
    );
    assert_eq!(store.load("old").await.unwrap().unwrap().1.len(), 1);
    assert_eq!(store.purge(Some(2001), "2026-02-01", 9000, 10).await.unwrap().tables, 1);
    assert_eq!(store.table("old").await.unwrap(), None);
    assert_eq!(store.load("old").await.unwrap(), None);
    assert_eq!(store.actions("old", 0).await.unwrap(), []);
    assert_eq!(store.purge(Some(i64::MAX), "2026-02-01", 9000, 10).await.unwrap().tables, 0);
    assert!(store.table("new").await.unwrap().is_some());
}

async fn tables_with_a_running_match_are_in_nobodys_way(fixture: &Fixture) {
    let store = fixture.open().await;
    for number in 0..5 {
        start(&store, &format!("running{number}"), 100 + number).await;
    }
    store.open_table(table("waiting", 200)).await.unwrap();
    assert_eq!(store.idle_tables(1000, 50, 3).await.unwrap(), ["waiting"]);
    assert_eq!(store.idle_tables(1000, 102, 3).await.unwrap(), ["running0", "running1", "waiting"]);
    assert_eq!(store.idle_tables(1000, 102, 1).await.unwrap(), ["running0"]);
}
