//! Commands for whoever keeps a server: `backup`, `export`, `store copy` and `admin`; and `import`, for what they wrote.

pub mod admin;
mod export;
mod import;

pub use export::export;
pub use import::import;

use std::io::Write;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use store::{Access, Moment, Store};
use tokio::runtime::Runtime;

use crate::failure::Failure;

/// Writes all that a database holds at one moment into a new SQLite file, beside a running server.
pub fn backup(database: &str, path: &Path, mut output: impl Write) -> Result<(), Failure> {
    let runtime = runtime()?;
    runtime.block_on(async {
        let store = Store::open(database, Access::Read).await?;
        let done = store::backup(&store, path).await;
        store.close().await;
        done
    })?;
    writeln!(output, "All of it is in {}.", path.display())?;
    Ok(())
}

/// Moves everything from one database to another, which must be empty; no server may run on either.
pub fn copy(from: &str, to: &str, mut output: impl Write) -> Result<(), Failure> {
    let runtime = runtime()?;
    let copied = runtime.block_on(async {
        let from = Store::open(from, Access::Alone).await?;
        let to = Store::open(to, Access::Alone).await?;
        let copied = store::copy(&from, &to).await;
        from.close().await;
        to.close().await;
        copied
    })?;
    for portion in copied.portions {
        writeln!(output, "{:<10} {:>10}  {}", portion.table, portion.rows, portion.digest)?;
    }
    writeln!(output, "All of it has arrived: counts and digests agree.")?;
    Ok(())
}

/// A runtime for one question.
fn runtime() -> Result<Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

/// The time.
fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::try_from(since.as_millis()).unwrap_or(Moment::MAX)
}

impl From<store::Error> for Failure {
    fn from(error: store::Error) -> Self {
        Self::Wrong(match error.detail() {
            // Who keeps the server may know what the database said.
            Some(detail) => format!("{error} ({detail})"),
            None => error.to_string(),
        })
    }
}
