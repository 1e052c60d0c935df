//! The yardstick: an empty handler with the same commit.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::post;
use store::{Access, Append, Appended, NewAction, NewMatch, NewSeat, NewTable, Store};
use tokio::task::JoinSet;

use crate::Line;
use crate::client::Client;
use crate::player::row;
use crate::stage::Stage;

/// The matches that requests are committed to.
struct Matches {
    store: Store,
    numbers: Vec<AtomicI64>,
}

/// Serves until it is killed; says where it is first.
pub(crate) async fn serve(database: &str, matches: u32) -> Result<(), String> {
    let store = Store::open(database, Access::Serve).await.map_err(|error| error.to_string())?;
    for place in 0..matches {
        start(&store, place).await.map_err(|error| error.to_string())?;
    }
    let numbers = (0..matches).map(|_| AtomicI64::new(0)).collect();
    let router =
        Router::new().route("/{place}", post(commit)).with_state(Arc::new(Matches { store, numbers }));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.map_err(|error| error.to_string())?;
    println!("http://{}", listener.local_addr().map_err(|error| error.to_string())?);
    axum::serve(listener, router).await.map_err(|error| error.to_string())
}

fn id(place: u32) -> String {
    format!("null{place}")
}

async fn start(store: &Store, place: u32) -> Result<(), store::Error> {
    let id = id(place);
    let seat = NewSeat { number: 1, kind: "person".to_owned(), open: true, token: None, name: None };
    let table = NewTable {
        id: id.clone(),
        code: id.clone(),
        public: false,
        settings: String::new(),
        now: 0,
        seats: vec![seat],
        request: None,
    };
    store.open_table(table).await?;
    let new = NewMatch {
        id: id.clone(),
        table_id: id,
        ordinal: 1,
        header: String::new(),
        now: 0,
        actions: Vec::new(),
        due: Vec::new(),
        request: None,
    };
    store.start_match(new).await?;
    Ok(())
}

async fn commit(State(matches): State<Arc<Matches>>, Path(place): Path<u32>, body: String) -> StatusCode {
    let Some(number) = matches.numbers.get(place as usize) else { return StatusCode::NOT_FOUND };
    let append = Append {
        match_id: id(place),
        expected: number.load(Ordering::Relaxed),
        actions: vec![NewAction { moment: 0, seat: Some(1), line: body }],
        now: 0,
        ending: None,
        due: Vec::new(),
        request: None,
    };
    match matches.store.append(append).await {
        Ok(Appended::Done { number: reached }) => {
            number.store(reached, Ordering::Relaxed);
            StatusCode::NO_CONTENT
        }
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// Rows a second of the same generator against the yardstick.
pub(crate) async fn measure(line: &Line, stage: &Stage) -> Result<f64, String> {
    let server = stage.yardstick(line.matches)?;
    let (address, end) = (server.address, Instant::now() + line.duration());
    let began = Instant::now();
    let mut tasks = JoinSet::new();
    for place in 0..line.matches {
        tasks.spawn(async move {
            let mut client = Client::connect(address).await?;
            let (path, mut rows) = (format!("/{place}"), 0_u32);
            while Instant::now() < end {
                client.post(&path, row(1, rows.into(), rows)).await?;
                rows += 1;
            }
            Ok::<u32, String>(rows)
        });
    }
    let mut rows = 0_u32;
    while let Some(task) = tasks.join_next().await {
        rows += task.map_err(|error| error.to_string())??;
    }
    Ok(f64::from(rows) / began.elapsed().as_secs_f64())
}
