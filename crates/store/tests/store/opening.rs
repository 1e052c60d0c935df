//! Opening a store: its schema, its durability, who else may have it open.

use servers::{Database, Postgres};
use store::{Access, Store, StoreError};

use crate::fixture::{Fixture, both, done, lines, start};

both!(
    what_was_stored_is_there_again,
    a_newer_schema_is_refused_and_old_nodes_go_on,
    a_reader_reads_beside_a_server_and_changes_nothing,
    small_things_are_changed_beside_a_server,
    every_list_has_its_index,
);

/// The sentence of a refusal.
fn sentence<T>(result: Result<T, StoreError>) -> String {
    match result {
        Err(StoreError::Refused(refusal)) => refusal.to_string(),
        Err(other) => panic!("{other:?} is no refusal"),
        Ok(_) => panic!("nothing was refused"),
    }
}

async fn what_was_stored_is_there_again(fixture: &Fixture) {
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    assert_eq!(store.append(lines("m", 0, &["row"])).await.unwrap(), done(1));
    let durability = store.durability().await.unwrap();
    let found = (durability.engine, durability.journal.as_str(), durability.synchronous.as_str());
    assert!([("sqlite", "wal", "full"), ("postgres", "on", "on")].contains(&found), "{found:?}");
    store.alive().await.unwrap();
    store.close().await;
    assert!(matches!(store.append(lines("m", 1, &["late"])).await, Err(StoreError::Unavailable(_))));
    let store = fixture.open().await;
    assert_eq!(store.load("m").await.unwrap().unwrap().1.len(), 1);
}

async fn small_things_are_changed_beside_a_server(fixture: &Fixture) {
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    let beside = Store::open(&fixture.address, Access::Beside).await.unwrap();
    let block = store::Block { address: "192.0.2.1".into(), reason: "noise".into(), created: 1, until: None };
    beside.block(block.clone()).await.unwrap();
    assert_eq!(store.blocks(2).await.unwrap(), [block]);
    // The server goes on as before, and nobody else becomes one.
    assert_eq!(store.append(lines("m", 0, &["row"])).await.unwrap(), done(1));
    assert!(beside.unblock("192.0.2.1").await.unwrap());
    beside.close().await;
    assert_eq!(store.append(lines("m", 1, &["row"])).await.unwrap(), done(2));
    assert!(store.blocks(2).await.unwrap().is_empty());
}

async fn a_newer_schema_is_refused_and_old_nodes_go_on(fixture: &Fixture) {
    let old = fixture.open().await;
    start(&old, "m", 1).await;
    // What the next versions might do: they add, and say so.
    let (integer, blob) = if fixture.server.is_some() { ("BIGINT", "BYTEA") } else { ("INTEGER", "BLOB") };
    let next = format!(
        "ALTER TABLE matches ADD COLUMN likes {integer} NOT NULL DEFAULT 0; CREATE TABLE badges (picture {blob}); \
         INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'next', TRUE, '', 0), (1000, 'after', TRUE, '', 0);"
    );
    fixture.raw(&next).await;
    assert_eq!(old.append(lines("m", 0, &["row"])).await.unwrap(), done(1));
    assert_eq!(old.load("m").await.unwrap().unwrap().1.len(), 1);
    let refusal = sentence(Store::open(&fixture.address, Access::Read).await);
    assert!(refusal.contains("newer version (1000; this program knows up to "), "{refusal}");
    old.close().await;
    assert_eq!(sentence(Store::open(&fixture.address, Access::Serve).await), refusal);
    // Nor does it touch a database that somebody else's hand has shaped.
    fixture
        .raw("DELETE FROM _sqlx_migrations WHERE version >= 999; UPDATE _sqlx_migrations SET checksum = ''")
        .await;
    let refusal = sentence(Store::open(&fixture.address, Access::Serve).await);
    assert!(refusal.contains("a program that is not this one"), "{refusal}");
}

async fn a_reader_reads_beside_a_server_and_changes_nothing(fixture: &Fixture) {
    if fixture.server.is_some() {
        let refusal = sentence(Store::open(&fixture.address, Access::Read).await);
        assert!(refusal.contains("no store of this game"), "{refusal}");
    } else {
        let refusal = sentence(Store::open(&fixture.address, Access::Read).await);
        assert!(refusal.contains("There is no database file"), "{refusal}");
    }
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    let reader = Store::open(&fixture.address, Access::Read).await.unwrap();
    assert_eq!(reader.load("m").await.unwrap().unwrap().0.number, 0);
    assert_eq!(store.append(lines("m", 0, &["row"])).await.unwrap(), done(1));
    assert_eq!(reader.load("m").await.unwrap().unwrap().0.number, 1);
    assert!(sentence(reader.append(lines("m", 1, &["row"])).await).contains("read only"));
    assert!(sentence(reader.unblock("x").await).contains("read only"));
    assert_eq!(store.load("m").await.unwrap().unwrap().0.number, 1);

    // Nobody gets it alone while a server runs, and the other way round.
    let refusal = sentence(Store::open(&fixture.address, Access::Alone).await);
    assert!(refusal.contains("stop"), "{refusal}");
    store.close().await;
    let alone = Store::open(&fixture.address, Access::Alone).await.unwrap();
    let refusal = sentence(Store::open(&fixture.address, Access::Serve).await);
    assert!(refusal.contains("in use") || refusal.contains("being copied"), "{refusal}");
    alone.close().await;
    assert_eq!(fixture.open().await.load("m").await.unwrap().unwrap().0.number, 1);
}

/// Every list that grows with the store is read through an index, not by looking at everything.
async fn every_list_has_its_index(fixture: &Fixture) {
    let store = fixture.open().await;
    let open = "public = 1 AND archived IS NULL AND hidden IS NULL";
    for (sql, index) in [
        ("SELECT COUNT(*) FROM matches WHERE finished IS NULL".to_owned(), "matches_running"),
        (
            "SELECT id FROM matches WHERE finished IS NOT NULL AND (finished, id) > (5, 'x') \
             ORDER BY finished, id LIMIT 9"
                .to_owned(),
            "matches_finished",
        ),
        (
            format!(
                "SELECT id FROM tables WHERE {open} AND (created, id) < (5, 'x') ORDER BY created DESC, id DESC"
            ),
            "tables_lobby",
        ),
        (
            format!(
                "SELECT id FROM tables WHERE {open} AND free > 0 AND (created, id) < (5, 'x') \
                 ORDER BY created DESC, id DESC"
            ),
            "tables_joinable",
        ),
        ("SELECT id FROM tables WHERE code = 'x' AND archived IS NULL".to_owned(), "tables_code"),
        (
            "SELECT id FROM tables WHERE archived IS NULL AND activity < 5 ORDER BY activity".to_owned(),
            "tables_idle",
        ),
        ("SELECT number FROM seats WHERE token = '\\x00'".to_owned(), "seats_token"),
        ("SELECT subject FROM due WHERE moment <= 5 ORDER BY moment LIMIT 9".to_owned(), "due_moment"),
    ] {
        let plan = fixture.plan(&sql).await;
        assert!(plan.contains(index), "{sql}: {plan}");
    }
    drop(store);
}

#[tokio::test]
async fn nodes_that_start_at_once_shape_one_database() {
    let database = Database::create();
    let address = database.address.clone();
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let address = address.clone();
        tasks.spawn(async move { Store::open(&address, Access::Serve).await.unwrap() });
    }
    for store in tasks.join_all().await {
        store.alive().await.unwrap();
    }
}

#[tokio::test]
async fn a_server_that_could_lose_what_it_acknowledged_is_refused() {
    let refused = async |address: &str, setting: &str| {
        let refusal = sentence(Store::open(address, Access::Serve).await);
        assert!(refusal.contains(setting), "{refusal}");
        assert!(refusal.contains("set it to `on`"), "{refusal}");
    };
    let fixture = Fixture::postgres();
    let name = fixture.address.rsplit('/').next().unwrap();
    for value in ["off", "local"] {
        fixture.raw(&format!("ALTER DATABASE {name} SET synchronous_commit = {value}")).await;
        refused(&fixture.address, &format!("`synchronous_commit = {value}`")).await;
    }
    let server = Postgres::start_with(&[("fsync", "off")]);
    refused(&server.database(), "`fsync = off`").await;
}

#[tokio::test]
async fn a_first_start_that_was_cut_off_is_begun_again() {
    let fixture = Fixture::sqlite();
    std::fs::write(fixture.directory.path().join("games.db"), "").unwrap();
    // What is there before the first migration.
    fixture
        .raw(
            "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, installed_on \
             TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, checksum BLOB NOT NULL, \
             execution_time BIGINT NOT NULL)",
        )
        .await;
    let store = fixture.open().await;
    start(&store, "m", 1).await;
    assert_eq!(store.append(lines("m", 0, &["row"])).await.unwrap(), done(1));
}

#[tokio::test]
async fn what_is_no_store_is_refused_and_left_as_it_is() {
    let fixture = Fixture::sqlite();
    let path = fixture.directory.path().join("games.db");
    std::fs::write(&path, "Dear diary, today I broke a code in three rows.\n".repeat(100)).unwrap();
    let text = std::fs::read(&path).unwrap();
    for access in [Access::Serve, Access::Read] {
        let refusal = sentence(Store::open(&fixture.address, access).await);
        assert!(refusal.contains("no SQLite database"), "{refusal}");
    }
    assert_eq!(std::fs::read(&path).unwrap(), text);
    std::fs::remove_file(&path).unwrap();
    std::fs::write(&path, "").unwrap();
    fixture.raw("CREATE TABLE recipes (cake TEXT)").await;
    let bytes = std::fs::read(&path).unwrap();
    for access in [Access::Serve, Access::Read] {
        let refusal = sentence(Store::open(&fixture.address, access).await);
        assert!(refusal.contains("no store of this game"), "{refusal}");
    }
    assert_eq!(std::fs::read(&path).unwrap(), bytes);
    for address in ["sqlite:/proc/none/x.db", "sqlite:/", "postgres://nobody@127.0.0.1:1/none"] {
        let error = Store::open(address, Access::Serve).await.unwrap_err();
        assert!(matches!(error, StoreError::Refused(_) | StoreError::Unavailable(_)), "{error:?}");
        assert!(!error.to_string().contains("127.0.0.1"), "{error}");
    }
}
