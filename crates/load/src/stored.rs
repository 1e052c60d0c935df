//! How long a server takes to start where many matches are stored.

use std::sync::Arc;
use std::time::{Duration, Instant};

use hyper::{Method, StatusCode};
use serde_json::json;
use store::{Access, Append, Ending, NewAction, NewMatch, NewSeat, NewStoredTable, Store};
use tokio::task::JoinSet;

use crate::LoadLine;
use crate::client::LoadClient;
use crate::player;
use crate::stage::LoadStage;

/// How many write at the same time.
const HANDS: u32 = 64;

/// Steps of a stored match: about a round.
const STEPS: usize = 12;

/// One in this many matches is still being played.
const RUNNING: u32 = 100;

/// How often the server is started.
const STARTS: usize = 5;

/// A match that was played, to be stored many times over.
struct ExampleMatch {
    settings: String,
    header: String,
    steps: Vec<NewAction>,
    now: i64,
}

/// Stores many matches, then starts the server several times; says how long each start took until it was ready.
pub(crate) async fn measure(line: &LoadLine, stage: &LoadStage, many: u32) -> Result<(), String> {
    let short = LoadLine { matches: 1, streams: 0, advice: 0, pace: None, seconds: 1, ..line.clone() };
    let played = player::measure(&short, stage.server()?, &stage.database).await?;
    let (id, _) = played.acknowledged.first().ok_or("no match was played")?;
    let store = Store::open(&stage.database, Access::Serve).await.map_err(|error| error.to_string())?;
    let example = Arc::new(example(&store, id).await?);
    let mut hands = JoinSet::new();
    for hand in 0..HANDS {
        let (store, example) = (store.clone(), Arc::clone(&example));
        hands.spawn(async move {
            for place in (hand..many).step_by(HANDS as usize) {
                put(&store, &example, place).await.map_err(|error| error.to_string())?;
            }
            Ok::<(), String>(())
        });
    }
    while let Some(hand) = hands.join_next().await {
        hand.map_err(|error| error.to_string())??;
    }
    store.close().await;
    let mut starts = Vec::new();
    for _ in 0..STARTS {
        let began = Instant::now();
        let server = stage.server()?;
        ready(server.address).await?;
        starts.push(began.elapsed().as_secs_f64() * 1000.0);
        server.kill();
    }
    starts.sort_by(f64::total_cmp);
    let (median, last) = (starts[STARTS / 2], starts[STARTS - 1]);
    if line.json {
        println!("{}", json!({ "stored": many, "start_ms": median, "slowest_start_ms": last }));
    } else {
        println!(
            "{many} stored matches: ready after {median:.0} ms (median of {STARTS}; slowest {last:.0} ms)"
        );
    }
    Ok(())
}

/// The first steps of a match.
async fn example(store: &Store, id: &str) -> Result<ExampleMatch, String> {
    let found = store.load(id).await.map_err(|error| error.to_string())?;
    let (found, actions) = found.ok_or("the match that was played is not stored")?;
    let table = store.table(&found.table_id).await.map_err(|error| error.to_string())?;
    let steps = actions.into_iter().take(STEPS);
    Ok(ExampleMatch {
        settings: table.ok_or("its table is not stored")?.settings,
        header: found.header,
        steps: steps.map(|it| NewAction { moment: it.moment, seat: it.seat, line: it.line }).collect(),
        now: found.started,
    })
}

/// Stores it once more.
async fn put(store: &Store, example: &ExampleMatch, place: u32) -> Result<(), store::StoreError> {
    let id = format!("stored{place}");
    let seat = |number| NewSeat { number, kind: "person".to_owned(), open: true, token: None, name: None };
    let now = example.now;
    let table = NewStoredTable {
        id: id.clone(),
        code: id.clone(),
        public: false,
        settings: example.settings.clone(),
        now,
        seats: vec![seat(1), seat(2)],
        request: None,
    };
    store.open_table(table).await?;
    let (last, first) = example.steps.split_last().expect("a match has steps");
    let new = NewMatch {
        id: id.clone(),
        table_id: id.clone(),
        ordinal: 1,
        header: example.header.clone(),
        now,
        actions: first.to_vec(),
        ..NewMatch::default()
    };
    store.start_match(new).await?;
    if place.is_multiple_of(RUNNING) {
        return Ok(());
    }
    let ending = Ending { digest: id.clone(), summary: "played".to_owned(), score: None };
    let append = Append {
        match_id: id,
        expected: i64::try_from(first.len()).unwrap_or(i64::MAX),
        after: None,
        actions: vec![last.clone()],
        now,
        ending: Some(ending),
        due: Vec::new(),
        request: None,
    };
    store.append(append).await.map(drop)
}

/// Waits until the server says that it is ready.
async fn ready(address: std::net::SocketAddr) -> Result<(), String> {
    let mut client = LoadClient::connect(address).await?;
    loop {
        let answer = client.send(Method::GET, "/readyz", String::new()).await?;
        let status = answer.status();
        http_body_util::BodyExt::collect(answer.into_body()).await.map_err(|error| error.to_string())?;
        if status == StatusCode::OK {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}
