//! Backups, and moving from one engine to the other.

use store::{
    Access, Block, Claim, Day, DueKind, Ending, Link, NewDue, Once, Store, StoreError, Take, backup, copy,
};

use crate::fixture::{Fixture, both, done, hash, lines, request, start};

both!(
    a_backup_holds_what_was_there_at_one_moment,
    a_restored_backup_holds_every_record,
    everything_arrives_with_the_other_engine
);

/// Puts something into every table.
async fn furnish(store: &Store) {
    for id in ["a", "b", "c"] {
        start(store, id, 1).await;
        let mut row = lines(id, 0, &["first ü🎲", "second"]);
        let claim = Some(Claim { owner: "node".to_owned(), until: 50 });
        row.due = vec![NewDue { kind: DueKind::Computer, moment: 10, claim }];
        row.request = Some(request(id, 1));
        store.append(row).await.unwrap();
    }
    let take = Take {
        table_id: "a".to_owned(),
        number: 1,
        token: hash(1),
        name: Some("Zoë".to_owned()),
        now: 2,
        request: None,
    };
    store.take_seat(take).await.unwrap();
    let link = Link { hash: hash(9), table_id: "a".to_owned(), number: 1, holder: hash(1), expires: 1000 };
    assert!(store.make_link(link).await.unwrap());
    let day = Day { date: "2026-01-31".to_owned(), edition: "mini".to_owned(), language: String::new() };
    store.begin_daily(day, hash(3), Some(hash(30)), "b", 1).await.unwrap();
    store.secret("daily", &[0, 255, 7], 1).await.unwrap();
    let block =
        Block { address: "192.0.2.1".to_owned(), reason: "noise".to_owned(), created: 1, until: None };
    store.block(block).await.unwrap();
    let mut last = lines("c", 2, &["last"]);
    last.ending = Some(Ending { digest: "d".to_owned(), summary: "s".to_owned(), score: None });
    store.append(last).await.unwrap();
    store.archive_table("b", i64::MAX, 77).await.unwrap();
    store.saw(vec![("a".to_owned(), 1)], 78).await.unwrap();
    store.schedule("a", 2, NewDue { kind: DueKind::Clock, moment: 90, claim: None }).await.unwrap();
    store.pulse(79, 1000).await.unwrap();
}

async fn a_backup_holds_what_was_there_at_one_moment(fixture: &Fixture) {
    let store = fixture.open().await;
    furnish(&store).await;
    start(&store, "busy", 1).await;
    let writer = tokio::spawn({
        let store = store.clone();
        async move {
            for number in 0.. {
                store.append(lines("busy", number, &["row"])).await.unwrap();
            }
        }
    });
    let path = fixture.directory.path().join("backup.db");
    let reader = Store::open(&fixture.address, Access::Read).await.unwrap();
    while reader.find_match("busy").await.unwrap().unwrap().number < 20 {
        tokio::task::yield_now().await;
    }
    backup(&reader, &path).await.unwrap();
    writer.abort();
    // A backup is never written over.
    assert!(matches!(backup(&reader, &path).await, Err(StoreError::Refused(_))));
    let nowhere = fixture.directory.path().join("no/such/place.db");
    if fixture.server.is_none() {
        assert!(matches!(backup(&reader, &nowhere).await, Err(StoreError::Refused(_))));
    }
    let beside: Vec<_> =
        std::fs::read_dir(fixture.directory.path()).unwrap().map(|entry| entry.unwrap()).collect();
    let beside: Vec<_> =
        beside.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    assert!(!beside.iter().any(|name| name.contains(".part")), "{beside:?}");

    // One can serve from it.
    let again = Store::open(&format!("sqlite:{}", path.display()), Access::Serve).await.unwrap();
    let (busy, actions) = again.load("busy").await.unwrap().unwrap();
    assert!(busy.number >= 20);
    assert_eq!(actions.len() as i64, busy.number);
    assert_eq!(again.load("a").await.unwrap(), store.load("a").await.unwrap());
    assert_eq!(again.table("a").await.unwrap(), store.table("a").await.unwrap());
    assert_eq!(again.secret("daily", b"", 9).await.unwrap(), [0, 255, 7]);
    assert_eq!(again.append(lines("busy", busy.number, &["row"])).await.unwrap(), done(busy.number + 1));
}

async fn a_restored_backup_holds_every_record(fixture: &Fixture) {
    let store = fixture.open().await;
    furnish(&store).await;
    let path = fixture.directory.path().join("backup.db");
    backup(&store, &path).await.unwrap();
    // The count and the digest of every row of every table, on the way into an empty database: from the store itself, and from
    // its backup to the engine that the store has.
    let aside = Fixture::sqlite();
    let aside = Store::open(&aside.address, Access::Alone).await.unwrap();
    let original = copy(&store, &aside).await.unwrap();
    let saved = Store::open(&format!("sqlite:{}", path.display()), Access::Alone).await.unwrap();
    let fresh = if fixture.server.is_some() { Fixture::postgres() } else { Fixture::sqlite() };
    let restored = Store::open(&fresh.address, Access::Alone).await.unwrap();
    assert_eq!(copy(&saved, &restored).await.unwrap(), original);
    assert!(original.iter().all(|portion| portion.rows > 0), "a table with nothing to compare: {original:?}");
    for id in ["a", "b", "c"] {
        assert_eq!(restored.load(id).await.unwrap(), store.load(id).await.unwrap());
        assert_eq!(restored.table(id).await.unwrap(), store.table(id).await.unwrap());
    }
    // The match goes on where it was.
    assert_eq!(restored.append(lines("a", 2, &["goes on"])).await.unwrap(), done(3));
}

async fn everything_arrives_with_the_other_engine(fixture: &Fixture) {
    let store = fixture.open().await;
    furnish(&store).await;
    let other = if fixture.server.is_some() { Fixture::sqlite() } else { Fixture::postgres() };
    let target = Store::open(&other.address, Access::Alone).await.unwrap();
    let copied = copy(&store, &target).await.unwrap();
    let rows: Vec<_> = copied.iter().map(|portion| (portion.table, portion.rows)).collect();
    let wanted = [
        ("tables", 3),
        ("seats", 9),
        ("links", 1),
        ("matches", 3),
        ("actions", 7),
        ("requests", 3),
        ("due", 2),
        ("daily", 1),
        ("secrets", 1),
        ("blocks", 1),
        ("presence", 1),
        ("pulse", 1),
    ];
    assert_eq!(rows, wanted);
    // Every table of the schema is in the list, and the schema's own is not.
    let mut tables = other.tables().await;
    tables.retain(|name| name != "_sqlx_migrations");
    let mut copied_tables: Vec<_> = wanted.iter().map(|(name, _)| (*name).to_owned()).collect();
    copied_tables.sort_unstable();
    assert_eq!(tables, copied_tables);

    // Copied once more into where something is, nothing happens.
    let refusal = copy(&store, &target).await.unwrap_err().to_string();
    assert!(refusal.contains("not empty"), "{refusal}");
    // There and back again it is the same.
    target.close().await;
    let target = other.open().await;
    for id in ["a", "b", "c"] {
        assert_eq!(target.load(id).await.unwrap(), store.load(id).await.unwrap());
        assert_eq!(target.table(id).await.unwrap(), store.table(id).await.unwrap());
    }
    assert_eq!(target.append(lines("a", 2, &["goes on"])).await.unwrap(), done(3));
    assert_eq!(target.use_link(hash(9), hash(2), 5).await.unwrap(), Once::Done(Some(("a".to_owned(), 1))));
    let back = Fixture::sqlite();
    let back = Store::open(&back.address, Access::Alone).await.unwrap();
    let returned = copy(&target, &back).await.unwrap();
    assert_eq!(back.load("a").await.unwrap(), target.load("a").await.unwrap());
    let same = copied.iter().zip(&returned).filter(|(one, other)| one == other);
    let same: Vec<_> = same.map(|(portion, _)| portion.table).collect();
    // Only what was done in between differs: an action in a match, a moved seat, a link that was used.
    assert_eq!(same, ["tables", "requests", "daily", "secrets", "blocks", "presence", "pulse"]);
}
