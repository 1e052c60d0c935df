//! The shape of the database, and how an older one is brought up to date.
//!
//! **Law:** a migration only adds (tables, columns with a default, indices), so that nodes of the version before go
//! on working while a newer one starts. A database that a newer program has shaped is refused by an older one.

use futures_util::future::BoxFuture;
use sqlx::error::BoxDynError;
use sqlx::{PgConnection, SqlSafeStr as _, SqliteConnection};
use sqlx_core::migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator};

use crate::connection::{Connection, values};
use crate::{StoreError, StoreRefusal};

/// A step of the schema: its version, its name and its text for each engine.
struct SchemaStep {
    version: i64,
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

/// Every step, in order.
const STEPS: [SchemaStep; 3] = [
    SchemaStep {
        version: 1,
        name: "start",
        sqlite: include_str!("../migrations/sqlite/0001_start.sql"),
        postgres: include_str!("../migrations/postgres/0001_start.sql"),
    },
    SchemaStep {
        version: 2,
        name: "safe",
        sqlite: include_str!("../migrations/sqlite/0002_safe.sql"),
        postgres: include_str!("../migrations/postgres/0002_safe.sql"),
    },
    SchemaStep {
        version: 3,
        name: "moved",
        sqlite: include_str!("../migrations/sqlite/0003_moved.sql"),
        postgres: include_str!("../migrations/postgres/0003_moved.sql"),
    },
];

/// The version that this program knows.
const NEWEST: i64 = STEPS[STEPS.len() - 1].version;

/// The steps for one engine.
#[derive(Debug)]
struct Embedded(fn(&SchemaStep) -> &'static str);

impl<'s> MigrationSource<'s> for Embedded {
    fn resolve(self) -> BoxFuture<'s, Result<Vec<Migration>, BoxDynError>> {
        let migration = |step: &SchemaStep| {
            let sql = (self.0)(step).into_sql_str();
            Migration::new(step.version, step.name.into(), MigrationType::Simple, sql, false)
        };
        let steps = STEPS.iter().map(migration).collect();
        Box::pin(async move { Ok(steps) })
    }
}

/// Brings a file up to date.
pub(crate) async fn sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let migrator = Migrator::new(Embedded(|step| step.sqlite)).await?;
    // Not `run`: its future can't be sent between threads, which those who open a store may need.
    let done = migrator.run_direct(None, connection, false).await;
    explained(done, &mut Connection::Sqlite(connection)).await
}

/// Brings a server's database up to date, one node at a time: the others wait for its advisory lock.
pub(crate) async fn postgres(connection: &mut PgConnection) -> Result<(), StoreError> {
    let migrator = Migrator::new(Embedded(|step| step.postgres)).await?;
    let done = migrator.run_direct(None, connection, false).await;
    explained(done, &mut Connection::Postgres(connection)).await
}

/// Refuses a database that is not of this version, for those who only read.
pub(crate) async fn check(connection: &mut Connection<'_>) -> Result<(), StoreError> {
    let there = match connection {
        Connection::Sqlite(_) => "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'",
        Connection::Postgres(_) => {
            "SELECT COUNT(*) FROM pg_tables WHERE tablename = '_sqlx_migrations' \
             AND schemaname = ANY (current_schemas(false))"
        }
    };
    let row = connection.row(there, values![]).await?;
    if row.map_or(Ok(0), |row| row.get::<i64>(0))? == 0 {
        return Err(StoreRefusal::Foreign.into());
    }
    match version(connection).await? {
        version if version > NEWEST => Err(newer(version)),
        version if version < NEWEST => Err(StoreRefusal::Older { version, newest: NEWEST }.into()),
        _ => Ok(()),
    }
}

/// The version that a database has.
async fn version(connection: &mut Connection<'_>) -> Result<i64, StoreError> {
    let row = connection.row("SELECT MAX(version) FROM _sqlx_migrations", values![]).await?;
    Ok(row.map_or(Ok(None), |row| row.get::<Option<i64>>(0))?.unwrap_or(0))
}

/// The refusal of a newer database.
fn newer(version: i64) -> StoreError {
    StoreRefusal::Newer { version, newest: NEWEST }.into()
}

/// What kept a database from being brought up to date.
async fn explained(
    done: Result<(), MigrateError>,
    connection: &mut Connection<'_>,
) -> Result<(), StoreError> {
    Err(match done {
        Ok(()) => return Ok(()),
        // That is the first version that this program lacks, which need not be the database's own.
        Err(MigrateError::VersionMissing(first)) => newer(version(connection).await.unwrap_or(first)),
        Err(MigrateError::VersionMismatch(version)) => StoreRefusal::OtherProgram { version }.into(),
        Err(other) => other.into(),
    })
}
