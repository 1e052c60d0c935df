//! A store for each test, and things to put into it.

use servers::Database;
use sqlx::{AssertSqlSafe, Connection as _};
use store::{
    Access, Append, Appended, NewAction, NewMatch, NewSeat, NewStoredTable, OpenedTable, Request, Started,
    Store,
};
use tempfile::TempDir;

/// Runs each of these cases with both engines.
macro_rules! both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(&crate::fixture::Fixture::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(&crate::fixture::Fixture::postgres()).await;
            })*
        }
    };
}
pub(crate) use both;

/// An engine with an empty database.
pub(crate) struct Fixture {
    pub(crate) directory: TempDir,
    pub(crate) server: Option<Database>,
    pub(crate) address: String,
}

impl Fixture {
    /// A file.
    pub(crate) fn sqlite() -> Self {
        let directory = TempDir::with_prefix("codeknacker-store-").unwrap();
        let address = format!("sqlite:{}", directory.path().join("games.db").display());
        Self { directory, server: None, address }
    }

    /// A server.
    pub(crate) fn postgres() -> Self {
        let server = Database::create();
        let address = server.address.clone();
        Self { directory: TempDir::with_prefix("codeknacker-store-").unwrap(), server: Some(server), address }
    }

    /// The store.
    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address, Access::Serve).await.unwrap()
    }

    /// Another node's store, or the same one where there can be only one node.
    pub(crate) async fn another(&self, store: &Store) -> Store {
        if self.server.is_some() { self.open().await } else { store.clone() }
    }

    /// Does something behind the store's back.
    pub(crate) async fn raw(&self, sql: &str) {
        if let Some(path) = self.address.strip_prefix("sqlite:") {
            let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite://{path}")).await.unwrap();
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        } else {
            let mut connection = sqlx::PgConnection::connect(&self.address).await.unwrap();
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
    }

    /// The number that a question leads to.
    pub(crate) async fn number(&self, sql: &str) -> i64 {
        if let Some(path) = self.address.strip_prefix("sqlite:") {
            let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite://{path}")).await.unwrap();
            sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut connection).await.unwrap()
        } else {
            let mut connection = sqlx::PgConnection::connect(&self.address).await.unwrap();
            sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut connection).await.unwrap()
        }
    }

    /// A hash that is all one byte, as the engine writes it.
    pub(crate) fn bytes(&self, byte: u8) -> String {
        let digits = format!("{byte:02x}").repeat(32);
        if self.server.is_some() { format!("'\\x{digits}'::bytea") } else { format!("X'{digits}'") }
    }
}

/// A hash that is all one byte.
pub(crate) fn hash(byte: u8) -> [u8; 32] {
    [byte; 32]
}

/// A request.
pub(crate) fn request(key: &str, body: u8) -> Request {
    Request { scope: "seat".to_owned(), key: key.to_owned(), body: hash(body) }
}

/// A public table with two free seats and a computer's.
pub(crate) fn table(id: &str, now: i64) -> NewStoredTable {
    let seat = |number, open| NewSeat {
        number,
        kind: if open { "person" } else { "computer" }.to_owned(),
        open,
        token: None,
        name: None,
    };
    NewStoredTable {
        id: id.to_owned(),
        code: format!("code-{id}"),
        public: true,
        settings: format!("{{\"edition\":\"original\",\"table\":\"{id}\"}}"),
        now,
        seats: vec![seat(1, true), seat(2, true), seat(3, false)],
        request: None,
    }
}

/// The first match of a table, with the same id.
pub(crate) fn first_match(id: &str, now: i64) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        table_id: id.to_owned(),
        ordinal: 0,
        header: format!("header of {id}\nwith ü and 🎲\n"),
        now,
        ..NewMatch::default()
    }
}

/// Opens a table and starts its first match.
pub(crate) async fn start(store: &Store, id: &str, now: i64) {
    assert_eq!(store.open_table(table(id, now)).await.unwrap(), OpenedTable::Done);
    assert_eq!(store.start_match(first_match(id, now)).await.unwrap(), Started::Done);
}

/// An append of some lines.
pub(crate) fn lines(id: &str, expected: i64, lines: &[&str]) -> Append {
    let action = |line: &&str| NewAction { moment: 5000 + expected, seat: Some(1), line: (*line).to_owned() };
    Append {
        match_id: id.to_owned(),
        expected,
        after: None,
        actions: lines.iter().map(action).collect(),
        now: 5000 + expected,
        ending: None,
        due: Vec::new(),
        request: None,
    }
}

/// Done, with this number.
pub(crate) fn done(number: i64) -> Appended {
    Appended::Done { number }
}

impl Fixture {
    /// How the engine would read something, if it was much.
    pub(crate) async fn plan(&self, sql: &str) -> String {
        use sqlx::Row as _;
        let mut lines = Vec::new();
        if let Some(path) = self.address.strip_prefix("sqlite:") {
            let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite://{path}")).await.unwrap();
            let sql = format!("EXPLAIN QUERY PLAN {sql}").replace("'\\x00'", "x'00'");
            for row in sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap() {
                lines.push(row.get::<String, _>("detail"));
            }
        } else {
            let mut connection = sqlx::PgConnection::connect(&self.address).await.unwrap();
            // An empty table is quicker to look through; here it is to behave like a full one.
            for setting in ["enable_seqscan", "enable_sort", "enable_bitmapscan"] {
                sqlx::query(AssertSqlSafe(format!("SET {setting} = off")))
                    .execute(&mut connection)
                    .await
                    .unwrap();
            }
            for row in
                sqlx::query(AssertSqlSafe(format!("EXPLAIN {sql}"))).fetch_all(&mut connection).await.unwrap()
            {
                lines.push(row.get::<String, _>(0));
            }
        }
        lines.join("\n")
    }
}

impl Fixture {
    /// The tables of the database, by name.
    pub(crate) async fn tables(&self) -> Vec<String> {
        if let Some(path) = self.address.strip_prefix("sqlite:") {
            let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite://{path}")).await.unwrap();
            let sql = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name";
            sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap()
        } else {
            let mut connection = sqlx::PgConnection::connect(&self.address).await.unwrap();
            let sql = "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public' ORDER BY 1";
            sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap()
        }
    }
}
