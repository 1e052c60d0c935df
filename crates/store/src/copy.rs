//! Moving everything from one store to another, whatever their engines.

use std::sync::Arc;

use futures_util::TryStreamExt;
use futures_util::future::BoxFuture;
use sha2::{Digest, Sha256};
use sqlx::AssertSqlSafe;
use tokio::sync::{Mutex, mpsc};

use crate::boxed;
use crate::connection::{Connection, SqlRow, SqlValue, values};
use crate::store::{Engine, Store, Work};
use crate::{StoreError, StoreRefusal};

/// What a column holds.
#[derive(Clone, Copy)]
enum Holds {
    Int,
    Text,
    Bytes,
}
use Holds::{Bytes, Int, Text};

/// A table of the database.
struct CopiedTable {
    name: &'static str,
    /// Its columns; the first ones are its key.
    columns: &'static [(&'static str, Holds)],
    /// How many columns its key has.
    key: usize,
}

/// Every table there is; a test holds this list to the schema.
const ALL: [CopiedTable; 12] = [
    CopiedTable {
        name: "tables",
        columns: &[
            ("id", Text),
            ("code", Text),
            ("public", Int),
            ("settings", Text),
            ("created", Int),
            ("activity", Int),
            ("free", Int),
            ("archived", Int),
            ("hidden", Int),
            ("closer", Int),
        ],
        key: 1,
    },
    CopiedTable {
        name: "seats",
        columns: &[
            ("table_id", Text),
            ("number", Int),
            ("kind", Text),
            ("open", Int),
            ("token", Bytes),
            ("name", Text),
            ("taken", Int),
            ("former", Bytes),
        ],
        key: 2,
    },
    CopiedTable {
        name: "links",
        columns: &[("hash", Bytes), ("table_id", Text), ("number", Int), ("expires", Int), ("holder", Bytes)],
        key: 1,
    },
    CopiedTable {
        name: "matches",
        columns: &[
            ("id", Text),
            ("table_id", Text),
            ("ordinal", Int),
            ("header", Text),
            ("number", Int),
            ("started", Int),
            ("finished", Int),
            ("digest", Text),
            ("summary", Text),
        ],
        key: 1,
    },
    CopiedTable {
        name: "actions",
        columns: &[("match_id", Text), ("number", Int), ("moment", Int), ("seat", Int), ("line", Text)],
        key: 2,
    },
    CopiedTable {
        name: "requests",
        columns: &[("scope", Text), ("key", Text), ("body", Bytes), ("result", Text), ("created", Int)],
        key: 2,
    },
    CopiedTable {
        name: "due",
        columns: &[
            ("subject", Text),
            ("kind", Text),
            ("moment", Int),
            ("number", Int),
            ("owner", Text),
            ("until", Int),
        ],
        key: 2,
    },
    CopiedTable {
        name: "daily",
        columns: &[
            ("date", Text),
            ("edition", Text),
            ("language", Text),
            ("browser", Bytes),
            ("match_id", Text),
            ("began", Int),
            ("solved", Int),
            ("row_count", Int),
            ("millis", Int),
            ("name", Text),
            ("place", Bytes),
            ("ranked", Int),
            ("marked", Int),
        ],
        key: 4,
    },
    CopiedTable { name: "secrets", columns: &[("name", Text), ("bytes", Bytes), ("created", Int)], key: 1 },
    CopiedTable {
        name: "blocks",
        columns: &[("address", Text), ("reason", Text), ("created", Int), ("until", Int)],
        key: 1,
    },
    CopiedTable { name: "presence", columns: &[("table_id", Text), ("number", Int), ("seen", Int)], key: 2 },
    CopiedTable { name: "pulse", columns: &[("name", Text), ("moment", Int), ("shifts", Int)], key: 1 },
];

/// How many rows travel together.
const CHUNK: usize = 1000;

/// What was moved of one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Portion {
    /// The table.
    pub table: &'static str,
    /// How many rows it has.
    pub rows: u64,
    /// SHA-256 over all of them in the order of their keys, in hexadecimal digits.
    pub digest: String,
}

/// A value on its way.
#[derive(Clone)]
enum Cell {
    Int(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// What travels.
enum Parcel {
    /// Rows of a table.
    Rows(&'static CopiedTable, Vec<Vec<Cell>>),
    /// All has been sent, and this is what it was.
    End(Vec<Portion>),
}

/// How a copy ended.
enum Ended {
    Well(Vec<Portion>),
    /// The target holds something already.
    Occupied(&'static str),
}

/// Moves everything from one store to another, which must be empty. All of it arrives, or nothing: counts and digests
/// of every table are compared before the target commits. The source is read as it was at one moment. Says what was moved, table by table.
#[boxed]
pub async fn copy(from: &Store, to: &Store) -> Result<Vec<Portion>, StoreError> {
    let (sender, receiver) = mpsc::channel(4);
    // Where the target gives up, the sender finds nobody who takes its parcels, and gives up as well.
    let (sent, ended) = tokio::join!(send(from, sender), receive(to, receiver));
    match ended {
        Ok(Ended::Well(portions)) => sent.map(|()| portions),
        Ok(Ended::Occupied(table)) => Err(StoreRefusal::Occupied(table).into()),
        // If the source failed, that is why the target did.
        Err(error) => Err(sent.err().unwrap_or(error)),
    }
}

/// Sends all rows of a store.
async fn send(from: &Store, parcels: mpsc::Sender<Parcel>) -> Result<(), StoreError> {
    let mut reader = from.reader().await?;
    let mut connection = reader.connection();
    let begin = match connection {
        Connection::Sqlite(_) => "BEGIN",
        Connection::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    };
    connection.execute(begin, values![]).await?;
    let result = send_all(&mut connection, &parcels).await;
    let ended = connection.execute("ROLLBACK", values![]).await;
    result?;
    ended.map(drop).map_err(StoreError::from)
}

/// Sends all tables within a transaction.
async fn send_all(connection: &mut Connection<'_>, parcels: &mpsc::Sender<Parcel>) -> Result<(), StoreError> {
    let gone = |_| StoreError::unavailable("the target takes no more");
    let mut portions = Vec::with_capacity(ALL.len());
    for kept in &ALL {
        let mut tally = CopyTally::default();
        let mut rows = connection.stream(AssertSqlSafe(kept.select()));
        let mut chunk = Vec::with_capacity(CHUNK);
        while let Some(row) = rows.try_next().await? {
            let cells = kept.read(&row)?;
            tally.add(&cells);
            chunk.push(cells);
            if chunk.len() == CHUNK {
                parcels.send(Parcel::Rows(kept, std::mem::take(&mut chunk))).await.map_err(gone)?;
            }
        }
        if !chunk.is_empty() {
            parcels.send(Parcel::Rows(kept, chunk)).await.map_err(gone)?;
        }
        portions.push(tally.portion(kept.name));
    }
    parcels.send(Parcel::End(portions)).await.map_err(gone)
}

/// Takes all rows in, in one transaction.
async fn receive(to: &Store, parcels: mpsc::Receiver<Parcel>) -> Result<Ended, StoreError> {
    let work: Work<Mutex<mpsc::Receiver<Parcel>>, Ended> =
        |mut connection, parcels| Box::pin(async move { fill(&mut connection, parcels).await });
    // It takes as long as it takes: no patience is asked for here.
    match &to.engine {
        Engine::File(file) => file.write(Mutex::new(parcels), work).await,
        Engine::Server(server) => server.write(&Mutex::new(parcels), work).await,
    }
}

/// Fills an empty store within a transaction.
fn fill<'c>(
    connection: &'c mut Connection<'_>,
    parcels: &'c Mutex<mpsc::Receiver<Parcel>>,
) -> BoxFuture<'c, sqlx::Result<Ended>> {
    Box::pin(async move {
        let mut parcels = parcels.lock().await;
        for kept in &ALL {
            let sql = AssertSqlSafe(format!("SELECT 1 FROM {} LIMIT 1", kept.name));
            if connection.row(sql, values![]).await?.is_some() {
                parcels.close();
                return Ok(Ended::Occupied(kept.name));
            }
        }
        loop {
            match parcels.recv().await {
                Some(Parcel::Rows(kept, rows)) => kept.insert(connection, &rows).await?,
                Some(Parcel::End(wanted)) => {
                    let found = tally(connection).await?;
                    let different = wanted.iter().zip(&found).find(|(wanted, found)| wanted != found);
                    return match different {
                        None => Ok(Ended::Well(found)),
                        // An error undoes the transaction; its text is only for the log.
                        Some((wanted, _)) => Err(sqlx::Error::Decode(
                            format!("`{}` came out different from how it went in", wanted.table).into(),
                        )),
                    };
                }
                None => return Err(sqlx::Error::Protocol("the source broke off".to_owned())),
            }
        }
    })
}

/// Counts and digests of everything.
async fn tally(connection: &mut Connection<'_>) -> sqlx::Result<Vec<Portion>> {
    let mut portions = Vec::with_capacity(ALL.len());
    for kept in &ALL {
        let mut tally = CopyTally::default();
        let mut rows = connection.stream(AssertSqlSafe(kept.select()));
        while let Some(row) = rows.try_next().await? {
            tally.add(&kept.read(&row)?);
        }
        portions.push(tally.portion(kept.name));
    }
    Ok(portions)
}

impl CopiedTable {
    /// The names of the columns.
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// Reads all rows in the order of their keys.
    fn select(&self) -> String {
        let key: Vec<_> = self.columns[..self.key].iter().map(|(name, _)| *name).collect();
        format!("SELECT {} FROM {} ORDER BY {}", self.names(), self.name, key.join(", "))
    }

    /// Reads a row.
    fn read(&self, row: &SqlRow) -> sqlx::Result<Vec<Cell>> {
        let cell = |(place, (_, holds)): (usize, &(&str, Holds))| {
            Ok(match holds {
                Int => Cell::Int(row.get(place)?),
                Text => Cell::Text(row.get(place)?),
                Bytes => Cell::Bytes(row.get(place)?),
            })
        };
        self.columns.iter().enumerate().map(cell).collect()
    }

    /// Writes rows: to a file one after the other, to a server all at once, a column at a time.
    async fn insert(&self, connection: &mut Connection<'_>, rows: &[Vec<Cell>]) -> sqlx::Result<()> {
        let places: Vec<_> = (1..=self.columns.len()).map(|place| format!("${place}")).collect();
        let (name, names, places) = (self.name, self.names(), places.join(", "));
        let server = match connection {
            Connection::Postgres(server) => server,
            Connection::Sqlite(_) => {
                let sql: Arc<str> = format!("INSERT INTO {name} ({names}) VALUES ({places})").into();
                for row in rows {
                    let values: Vec<_> = row.iter().map(Cell::value).collect();
                    connection.execute(AssertSqlSafe(Arc::clone(&sql)), &values).await?;
                }
                return Ok(());
            }
        };
        let sql = format!("INSERT INTO {name} ({names}) SELECT * FROM unnest({places})");
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (place, (_, holds)) in self.columns.iter().enumerate() {
            let column = rows.iter().map(|row| row[place].clone());
            query = match holds {
                Int => query.bind(column.map(Cell::int).collect::<Vec<_>>()),
                Text => query.bind(column.map(Cell::text).collect::<Vec<_>>()),
                Bytes => query.bind(column.map(Cell::bytes).collect::<Vec<_>>()),
            };
        }
        query.execute(&mut **server).await.map(drop)
    }
}

impl Cell {
    fn value(&self) -> SqlValue<'_> {
        match self {
            Self::Int(value) => SqlValue::Int(*value),
            Self::Text(value) => SqlValue::Text(value.as_deref()),
            Self::Bytes(value) => SqlValue::Bytes(value.as_deref()),
        }
    }

    fn int(self) -> Option<i64> {
        if let Self::Int(value) = self { value } else { None }
    }

    fn text(self) -> Option<String> {
        if let Self::Text(value) = self { value } else { None }
    }

    fn bytes(self) -> Option<Vec<u8>> {
        if let Self::Bytes(value) = self { value } else { None }
    }
}

/// A digest in the making.
#[derive(Default)]
struct CopyTally {
    rows: u64,
    digest: Sha256,
}

impl CopyTally {
    /// Adds a row. Each value comes with its length, so that no two different rows look the same.
    fn add(&mut self, cells: &[Cell]) {
        self.rows += 1;
        for cell in cells {
            let number;
            let bytes = match cell {
                Cell::Int(value) => {
                    number = value.map(i64::to_be_bytes);
                    number.as_ref().map(<[u8; 8]>::as_slice)
                }
                Cell::Text(value) => value.as_deref().map(str::as_bytes),
                Cell::Bytes(value) => value.as_deref(),
            };
            match bytes {
                Some(bytes) => {
                    self.digest.update([1]);
                    self.digest.update((bytes.len() as u64).to_be_bytes());
                    self.digest.update(bytes);
                }
                None => self.digest.update([0]),
            }
        }
    }

    /// What it came to.
    fn portion(self, table: &'static str) -> Portion {
        let digest = hex::encode(self.digest.finalize());
        Portion { table, rows: self.rows, digest }
    }
}
