//! `cargo xtask bench tables`: rows a second through a house, and appends a second without one, in the same run. All
//! that was acknowledged is looked for in the store afterwards.

#![allow(clippy::cast_precision_loss, reason = "numbers are small here")]

use std::env;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use play::Who;
use rules::{Length, Seat};
use store::{Access, Append, Appended, Bus, NewAction, Store};
use tables::{Act, Caller, House, HouseSettings, NewTable, Source, TableNews};
use tempfile::TempDir;

/// How many matches are played at once.
const MATCHES: usize = 50;
/// Rounds of a match: enough that rows count and not the opening of tables.
const ROUNDS: u16 = 8;
/// How long each measurement takes.
const LONG: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() {
    // The test runner starts every target; only `cargo bench` means to measure.
    if !env::args().any(|word| word == "--bench") {
        return;
    }
    let directory = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a directory");
    let address = |name: &str| format!("sqlite:{}", directory.path().join(name).display());
    println!("{MATCHES} matches at once, SQLite with full sync");
    println!("{:<32}{:>10}{:>10}{:>10}{:>10}", "", "a second", "p50 ms", "p99 ms", "CPU µs");
    let plain = appends(&address("appends.db")).await;
    let alone = rows(&address("rows.db"), false).await;
    let watched = rows(&address("watched.db"), true).await;
    println!(
        "rows are {:.0} % of plain appends, watched ones {:.0} %",
        100. * alone / plain,
        100. * watched / plain
    );
    println!("all that was acknowledged is stored");
}

/// Prints a line and says how many a second.
fn report(what: &str, mut times: Vec<Duration>, processor: Duration) -> f64 {
    times.sort_unstable();
    let millis = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1000.;
    let rate = times.len() as f64 / LONG.as_secs_f64();
    let each = processor.as_secs_f64() * 1e6 / times.len() as f64;
    println!("{what:<32}{rate:>10.0}{:>10.2}{:>10.2}{each:>10.0}", millis(50), millis(99));
    rate
}

/// How long this process has been using processors, where the system tells.
fn processor() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // After the name: the 12th and 13th fields, in hundredths of a second.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum::<u64>();
    Duration::from_millis(10 * ticks)
}

/// A table for two.
fn duel() -> NewTable {
    NewTable {
        edition: "super".to_owned(),
        options: Vec::new(),
        mode: "table".to_owned(),
        length: Some(Length::Rounds(ROUNDS)),
        first: Some(1),
        seats: vec![(Who::Link, None), (Who::Link, None)],
        public: false,
        spectators: None,
        advice: None,
    }
}

/// Rows through a house.
async fn rows(address: &str, watched: bool) -> f64 {
    let store = Store::open(address, Access::Serve).await.expect("a store");
    let house = House::new(store.clone(), Bus::local(), Source::system(), HouseSettings::default());
    let (start, told, before) = (Instant::now(), Arc::new(AtomicUsize::new(0)), processor());
    let players = (0..MATCHES).map(|_| tokio::spawn(play(house.clone(), start, watched, Arc::clone(&told))));
    let (mut times, mut played, mut acted, mut stored) = (Vec::new(), Vec::new(), 0, 0);
    for player in players.collect::<Vec<_>>() {
        let (rows, steps, ids) = player.await.expect("a player");
        times.extend(rows);
        acted += steps;
        played.extend(ids);
    }
    let used = processor().saturating_sub(before);
    for id in played {
        stored += store.load(&id).await.expect("a store").expect("a match").1.len();
    }
    assert_eq!(acted, stored, "what was acknowledged is stored, and nothing else");
    if watched {
        assert_eq!(told.load(Ordering::SeqCst), stored, "every step was told once");
    }
    report(if watched { "rows, each watched by the other" } else { "rows" }, times, used)
}

/// Plays match after match until the time is up: how long rows took, how many steps there were, in which matches.
async fn play(
    house: House,
    start: Instant,
    watched: bool,
    told: Arc<AtomicUsize>,
) -> (Vec<Duration>, usize, Vec<String>) {
    let (mut times, mut steps, mut ids) = (Vec::new(), 0, Vec::new());
    while start.elapsed() < LONG {
        let mut callers = Vec::new();
        for _ in 0..2 {
            callers.push(Caller::from(Some(&house.issue().await.expect("a token"))));
        }
        let table = house.open(duel(), &callers[0], None).await.expect("a table").id;
        for caller in &callers {
            let sat = house.sit(&table, None, None, caller, None).await.expect("a seat");
            ids.extend(sat.state.match_id);
        }
        let stream = watched.then(|| {
            let (house, table, caller, told) =
                (house.clone(), table.clone(), callers[0].clone(), Arc::clone(&told));
            tokio::spawn(async move {
                let since = Some(tables::WatchMark { ordinal: 1, number: 0 });
                let mut watch = house.watch(&table, &caller, None, since).await.expect("a watch");
                loop {
                    if let TableNews::Step { state, .. } = watch.next().await.expect("news") {
                        told.fetch_add(1, Ordering::SeqCst);
                        let text = serde_json::to_string(&state).expect("JSON");
                        if text.contains("\"phase\":\"over\"") {
                            return;
                        }
                    }
                }
            })
        });
        let mut number = 0;
        let mut act = async |seat: usize, action: &str| {
            let act = Act { seat: Seat::new(seat), number, action: action.to_owned(), key: None };
            let acted = house.act(&table, &callers[seat], act).await.expect("a step");
            assert!(!serde_json::to_string(&acted.state()).expect("JSON").is_empty());
            number = acted.number;
            steps += 1;
        };
        for round in 0..usize::from(ROUNDS) {
            let maker = round % 2;
            act(maker, "secret RRYYG").await;
            for _ in 0..12 {
                let since = Instant::now();
                act(1 - maker, "row RYGBW").await;
                if start.elapsed() < LONG {
                    times.push(since.elapsed());
                }
            }
        }
        if let Some(stream) = stream {
            stream.await.expect("a stream");
        }
    }
    (times, steps, ids)
}

/// Appends of lines like those of rows, without rules and views.
async fn appends(address: &str) -> f64 {
    let store = Store::open(address, Access::Serve).await.expect("a store");
    let (start, before) = (Instant::now(), processor());
    let writers = (0..MATCHES).map(|writer| {
        let store = store.clone();
        tokio::spawn(async move {
            let id = format!("match-{writer}");
            let new = store::NewStoredTable {
                id: id.clone(),
                code: id.clone(),
                public: false,
                settings: String::new(),
                now: 0,
                seats: Vec::new(),
                request: None,
            };
            store.open_table(new).await.expect("a table");
            let new = store::NewMatch {
                id: id.clone(),
                table_id: id.clone(),
                ordinal: 1,
                ..store::NewMatch::default()
            };
            store.start_match(new).await.expect("a match");
            let mut times = Vec::new();
            while start.elapsed() < LONG {
                let since = Instant::now();
                let line = "17 12.345 seat 1 row RYGBW -> 1b2w".to_owned();
                let expected = i64::try_from(times.len()).expect("a number");
                let append = Append {
                    match_id: id.clone(),
                    expected,
                    after: None,
                    actions: vec![NewAction { moment: 0, seat: Some(1), line }],
                    now: 0,
                    ending: None,
                    due: Vec::new(),
                    request: None,
                };
                let appended = store.append(append).await.expect("an append");
                assert_eq!(appended, Appended::Done { number: expected + 1 });
                times.push(since.elapsed());
            }
            times
        })
    });
    let mut times = Vec::new();
    for writer in writers.collect::<Vec<_>>() {
        times.extend(writer.await.expect("a writer"));
    }
    report("plain appends", times, processor().saturating_sub(before))
}
