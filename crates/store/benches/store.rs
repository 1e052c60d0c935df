//! `cargo xtask bench store`: appends a second with group commit and with a commit each, in the same run, with both
//! engines. All that was acknowledged is looked for in the store afterwards.

#![allow(clippy::cast_possible_wrap, clippy::cast_precision_loss, reason = "numbers are small here")]

use std::env;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use servers::Postgres;
use sqlx::{AssertSqlSafe, Connection as _};
use store::{
    Access, Append, Appended, Counts, Database, NewAction, NewMatch, NewStoredTable, Store, StoreSettings,
};
use tempfile::TempDir;

/// How many write at once.
const WRITERS: usize = 50;
/// How long each measurement takes.
const LONG: Duration = Duration::from_secs(4);
/// How many matches a store has when it is opened.
const STORED: i64 = 100_000;

#[tokio::main]
async fn main() {
    // The test runner starts every target; only `cargo bench` means to measure.
    if !env::args().any(|word| word == "--bench") {
        return;
    }
    // Beside what is built: where temporary files lie may be in memory, where nothing is ever synced.
    let directory = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a directory");
    println!("{:.0} syncs of 4 KiB a second on this disk, one after the other", syncs(directory.path()));
    println!("{:<10}{:<28}{:>12}{:>10}{:>10}", "engine", "", "appends/s", "p50 ms", "p99 ms");
    let file = |name: &str| format!("sqlite:{}", directory.path().join(name).display());
    let alone = StoreSettings { group: 1, connections: 1, ..StoreSettings::default() };
    let each = measure("sqlite", "a commit each", &file("each.db"), &alone).await;
    let grouped = measure("sqlite", "commits in groups", &file("group.db"), &StoreSettings::default()).await;
    println!("ratio: groups are {:.1} times as fast", grouped / each);
    let server = Postgres::start();
    let each = measure("postgres", "a commit each", &server.database(), &alone).await;
    let grouped =
        measure("postgres", "commits of 16 connections", &server.database(), &StoreSettings::default()).await;
    println!("ratio: many connections are {:.1} times as fast", grouped / each);
    println!("all that was acknowledged is stored, and nothing else\n");

    for (engine, address) in [("sqlite", file("many.db")), ("postgres", server.database())] {
        opening(engine, &address).await;
    }
}

/// How many times a second a little can be written and synced.
fn syncs(directory: &Path) -> f64 {
    let mut file = File::create(directory.join("sync")).expect("a file");
    let (start, mut count) = (Instant::now(), 0);
    while start.elapsed() < Duration::from_secs(1) {
        file.write_all(&[7; 4096]).and_then(|()| file.sync_data()).expect("a sync");
        count += 1;
    }
    f64::from(count) / start.elapsed().as_secs_f64()
}

/// Appends from many writers, each to its own match, and says how many a second.
async fn measure(engine: &str, what: &str, address: &str, settings: &StoreSettings) -> f64 {
    let place: Database = address.parse().expect("an address");
    let store = Store::open_with(&place, Access::Serve, settings).await.expect("a store");
    for writer in 0..WRITERS {
        prepare(&store, &format!("m{writer}")).await;
    }
    let start = Instant::now();
    let mut tasks = tokio::task::JoinSet::new();
    for writer in 0..WRITERS {
        let store = store.clone();
        tasks.spawn(async move {
            let (id, mut number, mut took) = (format!("m{writer}"), 0, Vec::new());
            while start.elapsed() < LONG {
                let began = Instant::now();
                let outcome = store.append(row(&id, number)).await.expect("an append");
                number += 1;
                assert_eq!(outcome, Appended::Done { number });
                took.push(began.elapsed());
            }
            (id, number, took)
        });
    }
    let (mut took, mut total) = (Vec::new(), 0);
    for (id, number, mut one) in tasks.join_all().await {
        let (found, actions) = store.load(&id).await.expect("a store").expect("a match");
        assert_eq!((found.number, actions.len() as i64), (number, number), "{id}");
        total += number;
        took.append(&mut one);
    }
    let seconds = start.elapsed().as_secs_f64().max(LONG.as_secs_f64());
    took.sort_unstable();
    let percentile = |hundredth: usize| took[took.len() * hundredth / 100].as_secs_f64() * 1000.0;
    let rate = total as f64 / LONG.as_secs_f64().min(seconds);
    println!("{engine:<10}{what:<28}{rate:>12.0}{:>10.2}{:>10.2}", percentile(50), percentile(99));
    store.close().await;
    rate
}

/// An append of a row.
fn row(id: &str, expected: i64) -> Append {
    Append {
        match_id: id.to_owned(),
        expected,
        after: None,
        actions: vec![NewAction { moment: expected, seat: Some(1), line: "2 guess RGBY 1b2w".to_owned() }],
        now: expected,
        ending: None,
        due: Vec::new(),
        request: None,
    }
}

/// Opens a table and starts a match.
async fn prepare(store: &Store, id: &str) {
    let table = NewStoredTable {
        id: id.to_owned(),
        code: id.to_owned(),
        public: true,
        settings: "{}".to_owned(),
        now: 1,
        seats: Vec::new(),
        request: None,
    };
    store.open_table(table).await.expect("a table");
    let new = NewMatch {
        id: id.to_owned(),
        table_id: id.to_owned(),
        ordinal: 0,
        header: "x".repeat(400),
        now: 1,
        ..NewMatch::default()
    };
    store.start_match(new).await.expect("a match");
}

/// How long it takes to open a store with many matches and to count them.
async fn opening(engine: &str, address: &str) {
    Store::open(address, Access::Serve).await.expect("a store").close().await;
    let numbers = if engine == "sqlite" {
        format!("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {STORED})")
    } else {
        format!("WITH n AS (SELECT i FROM generate_series(1, {STORED}) AS i)")
    };
    let fill = [
        format!(
            "{numbers} INSERT INTO tables (id, code, public, settings, created, activity, free) \
             SELECT 't' || i, 'c' || i, i % 2, '{{}}', i, i, 0 FROM n"
        ),
        format!(
            "{numbers} INSERT INTO matches (id, table_id, ordinal, header, number, started, finished) \
             SELECT 'm' || i, 't' || i, 0, 'a header', 8, i, CASE WHEN i % 10 = 0 THEN NULL ELSE i END FROM n"
        ),
        format!(
            "{numbers} INSERT INTO actions (match_id, number, moment, line) \
             SELECT 'm' || i, k, i, 'a row' FROM n, (SELECT 1 AS k UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 \
             UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8) AS ks"
        ),
    ];
    if let Some(path) = address.strip_prefix("sqlite:") {
        let mut raw = sqlx::SqliteConnection::connect(&format!("sqlite://{path}")).await.expect("a file");
        for sql in fill {
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut raw).await.expect("rows");
        }
        raw.close().await.expect("the end");
    } else {
        let mut raw = sqlx::PgConnection::connect(address).await.expect("a server");
        for sql in fill.into_iter().chain(["ANALYZE".to_owned()]) {
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut raw).await.expect("rows");
        }
        raw.close().await.expect("the end");
    }
    let start = Instant::now();
    let store = Store::open(address, Access::Serve).await.expect("a store");
    let opened = start.elapsed();
    let start = Instant::now();
    let counts = store.counts().await.expect("counts");
    let counted = start.elapsed();
    let start = Instant::now();
    let loaded = store.load("m77777").await.expect("a match").expect("a match");
    let took = start.elapsed();
    assert_eq!(counts, Counts { tables: STORED, running: STORED / 10, finished: STORED / 10 * 9 });
    assert_eq!(loaded.1.len(), 8);
    println!(
        "{engine}: {STORED} matches: opened in {:.0} ms, counted in {:.1} ms, one of them loaded in {:.2} ms",
        opened.as_secs_f64() * 1e3,
        counted.as_secs_f64() * 1e3,
        took.as_secs_f64() * 1e3
    );
    store.close().await;
}
