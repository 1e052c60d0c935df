//! The yardstick: an empty handler with the same commit.
//!
//! It has the paths that the generator asks for and nothing behind them: no rules, no tokens, no views. An action's body is
//! committed as it came, answered with nothing, and told to the table's streams by its number alone.

use std::convert::Infallible;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use futures_util::stream;
use serde_json::{Value, json};
use store::{Access, Append, Appended, NewAction, NewMatch, NewSeat, NewStoredTable, Store};
use tokio::sync::broadcast;

/// How many events of a table wait for a reader.
const EVENTS: usize = 1024;

/// All tables.
struct NullHouse {
    store: Store,
    tables: RwLock<Vec<Arc<NullTable>>>,
}

/// A table: its match and its spectators.
struct NullTable {
    id: String,
    /// The match that is played, and which of the table it is.
    game: Mutex<(String, i64)>,
    number: AtomicI64,
    rematches: AtomicUsize,
    told: broadcast::Sender<Bytes>,
}

/// Serves until it is killed; says where it is first.
pub(crate) async fn serve(database: &str) -> Result<(), String> {
    let store = Store::open(database, Access::Serve).await.map_err(|error| error.to_string())?;
    let home = "/api/v1/tables";
    let of = |what: &str| format!("{home}/{{place}}/{what}");
    let router = Router::new()
        .route("/api/v1/tokens", post(come))
        .route(home, post(open))
        .route(&of("seats"), post(sit))
        .route(&of("presence"), post(look))
        .route(&of("rematch"), post(rematch))
        .route(&of("stream"), get(listen))
        .route(&of("actions"), post(commit))
        .with_state(Arc::new(NullHouse { store, tables: RwLock::default() }));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.map_err(|error| error.to_string())?;
    println!("http://{}", listener.local_addr().map_err(|error| error.to_string())?);
    axum::serve(listener, router).await.map_err(|error| error.to_string())
}

impl NullHouse {
    fn table(&self, place: usize) -> Result<Arc<NullTable>, StatusCode> {
        let tables = self.tables.read().unwrap_or_else(PoisonError::into_inner);
        tables.get(place).cloned().ok_or(StatusCode::NOT_FOUND)
    }

    /// Begins a match in the store.
    async fn begin(&self, table: &NullTable, ordinal: i64) -> Result<(), StatusCode> {
        let id = format!("{}-{ordinal}", table.id);
        let new = NewMatch { id: id.clone(), table_id: table.id.clone(), ordinal, ..NewMatch::default() };
        self.store.start_match(new).await.map_err(|error| failed(&error))?;
        *table.game.lock().unwrap_or_else(PoisonError::into_inner) = (id, ordinal);
        table.number.store(0, Ordering::Relaxed);
        Ok(())
    }
}

impl NullTable {
    fn game(&self) -> (String, i64) {
        self.game.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What the generator wants to know of a match.
    fn state(&self) -> axum::Json<Value> {
        axum::Json(json!({ "match_id": self.game().0, "view": { "first": 1 } }))
    }
}

fn failed(error: &store::StoreError) -> StatusCode {
    eprintln!("the yardstick: {error}");
    StatusCode::INTERNAL_SERVER_ERROR
}

async fn open(State(house): State<Arc<NullHouse>>) -> Result<axum::Json<Value>, StatusCode> {
    let place = house.tables.read().unwrap_or_else(PoisonError::into_inner).len();
    // Like no other's in this database.
    let id = format!("null-{}-{place}", std::process::id());
    let seat = NewSeat { number: 1, kind: "person".to_owned(), open: true, token: None, name: None };
    let new = NewStoredTable {
        id: id.clone(),
        code: id.clone(),
        public: false,
        settings: String::new(),
        now: 0,
        seats: vec![seat],
        request: None,
    };
    house.store.open_table(new).await.map_err(|error| failed(&error))?;
    let table = NullTable {
        id,
        game: Mutex::default(),
        number: AtomicI64::new(0),
        rematches: AtomicUsize::new(0),
        told: broadcast::channel(EVENTS).0,
    };
    house.begin(&table, 1).await?;
    house.tables.write().unwrap_or_else(PoisonError::into_inner).push(Arc::new(table));
    Ok(axum::Json(json!({ "table": { "id": place.to_string() } })))
}

async fn come() -> axum::Json<Value> {
    axum::Json(json!({ "token": "1" }))
}

async fn sit() -> axum::Json<Value> {
    axum::Json(json!({}))
}

async fn look(
    State(house): State<Arc<NullHouse>>,
    Path(place): Path<usize>,
) -> Result<axum::Json<Value>, StatusCode> {
    Ok(house.table(place)?.state())
}

/// The next match begins when both have asked for it.
async fn rematch(
    State(house): State<Arc<NullHouse>>,
    Path(place): Path<usize>,
) -> Result<axum::Json<Value>, StatusCode> {
    let table = house.table(place)?;
    if table.rematches.fetch_add(1, Ordering::Relaxed) % 2 == 1 {
        house.begin(&table, table.game().1 + 1).await?;
    }
    Ok(table.state())
}

async fn listen(State(house): State<Arc<NullHouse>>, Path(place): Path<usize>) -> Result<Body, StatusCode> {
    let heard = house.table(place)?.told.subscribe();
    // A reader so slow that events are lost finds the stream at its end.
    let events = stream::unfold(heard, |mut heard| async move {
        let event = heard.recv().await.ok()?;
        Some((Ok::<_, Infallible>(event), heard))
    });
    Ok(Body::from_stream(events))
}

async fn commit(
    State(house): State<Arc<NullHouse>>,
    Path(place): Path<usize>,
    body: String,
) -> Result<StatusCode, StatusCode> {
    let table = house.table(place)?;
    let (match_id, ordinal) = table.game();
    let append = Append {
        match_id,
        expected: table.number.load(Ordering::Relaxed),
        after: None,
        actions: vec![NewAction { moment: 0, seat: Some(1), line: body }],
        now: 0,
        ending: None,
        due: Vec::new(),
        request: None,
    };
    let Appended::Done { number } = house.store.append(append).await.map_err(|error| failed(&error))? else {
        return Err(StatusCode::CONFLICT);
    };
    table.number.store(number, Ordering::Relaxed);
    // Nobody may be listening.
    let _ = table.told.send(format!("event: step\nid: {ordinal}.{number}\n\n").into());
    Ok(StatusCode::NO_CONTENT)
}
