//! What a row placed by page costs, in statements to PostgreSQL, where several nodes share it. They are counted for the
//! whole process, so that these tests take turns.

#[path = "../pages/browser.rs"]
#[allow(dead_code, reason = "not all of it is wanted here")]
mod browser;
#[path = "../support/certain.rs"]
mod certain;

use std::time::{Duration, Instant};

use servers::{Database, Nats};
use tokio::sync::Mutex;

use self::browser::{Browser, House, Page, act};

/// A subscriber that counts.
static COUNTING: Mutex<()> = Mutex::const_new(());

/// How long is waited for what must come.
const PATIENCE: Duration = Duration::from_mins(1);

/// Two nodes with a person at each, who play a duel.
struct Duel {
    ada: Browser,
    ben: Browser,
    table: String,
    _nodes: [House; 2],
    _nats: Nats,
    _database: Database,
    /// Statements a second while nothing happens.
    idle: f64,
}

impl Duel {
    async fn begin() -> Self {
        let (database, nats) = (Database::create(), Nats::start());
        let bus = nats.address();
        let flags = ["--database", database.address.as_str(), "--bus", &bus];
        let nodes = [
            House::over(&flags, None, certain::certain()).await,
            House::over(&flags, None, certain::certain()).await,
        ];
        let (ada, ben) = (nodes[0].browser(), nodes[1].browser());
        let fields = [
            ("edition", "original"),
            ("with", "friend"),
            ("sent", "yes"),
            ("name-1", "Ada"),
            ("first", "1"),
            ("option-rows", "12"),
        ];
        let table = ada.table(&fields).await.table();
        let seated = ben.post(&format!("{table}/sit"), &[("name", "Ben")]).await;
        assert!(seated.has("data-sign"), "{}", seated.text);
        let (began, before) = (Instant::now(), store::statements());
        tokio::time::sleep(Duration::from_secs(3)).await;
        let idle = sent_since(before) / began.elapsed().as_secs_f64();
        Self { ada, ben, table, _nodes: nodes, _nats: nats, _database: database, idle }
    }

    /// Statements for each row, without what nodes ask for when nothing happens.
    fn per_row(&self, rows: usize, before: u64, began: Instant) -> f64 {
        let rows = u32::try_from(rows).expect("few rows");
        (sent_since(before) - self.idle * began.elapsed().as_secs_f64()) / f64::from(rows)
    }
}

/// Statements sent since there were so many.
fn sent_since(before: u64) -> f64 {
    u32::try_from(store::statements() - before).expect("few statements").into()
}

/// Rows of which none is right.
const ROWS: [&str; 8] = ["RRGG", "YYBB", "RYGB", "WWKK", "RRYY", "BYRR", "GWRB", "KKRR"];

/// What is between two marks of a text.
fn between(text: &str, before: &str) -> String {
    text.split(before).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
}

/// The stream of a page, and what it was told last.
struct Follower {
    response: reqwest::Response,
    heard: String,
}

impl Follower {
    async fn of(browser: &Browser, page: &Page) -> Self {
        let (id, mark) = (between(&page.text, "data-table=\""), between(&page.text, "data-mark=\""));
        let response = browser.stream(&format!("/api/v1/stream?brief&table={id}@{mark}")).await;
        Self { response, heard: String::new() }
    }

    /// Waits until it is nudged to a mark.
    async fn nudged(&mut self, mark: &str) {
        let wanted = format!("\"mark\":\"{mark}\"");
        while !self.heard.contains(&wanted) {
            let chunk = tokio::time::timeout(PATIENCE, self.response.chunk()).await.expect("a nudge");
            self.heard += std::str::from_utf8(&chunk.unwrap().expect("a stream")).unwrap();
        }
        assert!(!self.heard.contains("event: step"), "nothing of the match is sent: {}", self.heard);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_placed_by_script_costs_ten_statements_or_fewer_with_everybody_who_sees_it() {
    let _turn = COUNTING.lock().await;
    let duel = Duel::begin().await;
    let (ada, ben, table) = (&duel.ada, &duel.ben, &duel.table);
    let page = ada.open(table).await;
    let filled = page.filled(&[("action", "secret"), ("typed", "RYRY")]);
    let filled: Vec<_> = filled.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let page = ada.fetch(&format!("{table}/act"), &filled).await;
    assert!(page.has("Your secret: red, yellow, red, yellow."), "{}", page.text);
    let mut following = [Follower::of(ada, &page).await, Follower::of(ben, &page).await];
    let mut page = ben.open(table).await;
    let (began, before) = (Instant::now(), store::statements());
    for (row, number) in ROWS.iter().zip(2..) {
        let filled = page.filled(&[("action", "row"), ("typed", row)]);
        let filled: Vec<_> = filled.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        page = ben.fetch(&format!("{table}/act"), &filled).await;
        // The answer is the page: with the row, the next number, and the mark that the stream is about to tell.
        let mark = format!("1.{number}");
        assert_eq!(between(&page.text, "data-mark=\""), mark, "{}", page.text);
        assert!(
            page.address.starts_with(table.as_str()) && !page.address.ends_with("/act"),
            "{}",
            page.address
        );
        for follower in &mut following {
            follower.nudged(&mark).await;
        }
        // Ada's page knows less, and looks.
        let seen = ada.open(&format!("{table}?quiet=yes")).await;
        assert_eq!(between(&seen.text, "data-mark=\""), mark);
    }
    let statements = duel.per_row(ROWS.len(), before, began);
    println!("{statements:.1} statements a row by script, both sides, {:.1}/s idle", duel.idle);
    assert!(statements <= 10.0, "{statements:.1} statements a row");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_placed_without_script_costs_ten_statements_or_fewer() {
    let _turn = COUNTING.lock().await;
    let duel = Duel::begin().await;
    let (ada, ben, table) = (&duel.ada, &duel.ben, &duel.table);
    let page = ada.open(table).await;
    act(ada, &page, &[("action", "secret"), ("typed", "RYRY")]).await;
    let mut page = ben.open(table).await;
    let (began, before) = (Instant::now(), store::statements());
    for row in ROWS {
        page = act(ben, &page, &[("action", "row"), ("typed", row)]).await;
        assert!(page.has("data-mark=\"1."), "{}", page.text);
    }
    let statements = duel.per_row(ROWS.len(), before, began);
    println!("{statements:.1} statements a row without script, {:.1}/s idle", duel.idle);
    assert!(statements <= 10.0, "{statements:.1} statements a row");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_and_the_lobby_cost_one_statement_each() {
    let _turn = COUNTING.lock().await;
    let duel = Duel::begin().await;
    for path in ["/", "/lobby", "/api/v1/tables?limit=100", "/api/v1/mine"] {
        // Others may ask meanwhile: what it takes is what it takes at best.
        let mut least = u64::MAX;
        for _ in 0..20 {
            let before = store::statements();
            let page = duel.ada.open(path).await;
            assert!(page.status.is_success(), "{path}: {}", page.text);
            least = least.min(store::statements() - before);
        }
        assert_eq!(least, 1, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_alone_with_its_file_asks_it_nothing_to_show_a_table_that_it_knows() {
    let _turn = COUNTING.lock().await;
    let house = House::start().await;
    let ada = house.browser();
    let table = ada.duel("here").await.table();
    // A table is read again every few seconds: what a page takes is what it takes at best.
    let mut least = u64::MAX;
    for _ in 0..20 {
        let before = store::statements();
        let page = ada.open(&table).await;
        assert!(page.has("data-mark=\"1."), "{}", page.text);
        least = least.min(store::statements() - before);
    }
    assert_eq!(least, 0);
}
