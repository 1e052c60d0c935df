//! Commands for a server's operator: `backup`, `export`, `store copy`, `admin` and `health`; and `import`, for what they wrote.

mod admin;
mod export;
mod health;
mod import;
pub mod stored;

pub use admin::AdminDesk;
pub use export::export;
pub use health::health;
pub use import::import;

use std::io::Write;
use std::path::Path;

use serde_json::{Value, json};
use shell::{Failure, foreign};
use store::{Access, Store};
use tokio::runtime::Runtime;
use words::Words;

use crate::columns::{Side, columns};
use crate::json::write_json;

/// Writes all that a database holds at one moment into a new SQLite file, beside a running server.
pub fn backup(
    database: &str,
    path: &Path,
    as_json: bool,
    words: Words,
    mut output: impl Write,
) -> Result<(), Failure> {
    let runtime = runtime()?;
    let done = runtime.block_on(async {
        let store = Store::open(database, Access::Read).await?;
        let done = store::backup(&store, path).await;
        store.close().await;
        done
    });
    done.map_err(stored(words))?;
    if as_json {
        return write_json(&mut output, &json!({ "file": path.display().to_string() }));
    }
    writeln!(output, "{}", words.keep_backed_up(foreign::path(path)))?;
    Ok(())
}

/// Moves everything from one database to another, which must be empty; no server may run on either.
pub fn copy(
    from: &str,
    to: &str,
    as_json: bool,
    words: Words,
    mut output: impl Write,
) -> Result<(), Failure> {
    let runtime = runtime()?;
    let copied = runtime.block_on(async {
        let from = Store::open(from, Access::Alone).await?;
        let to = Store::open(to, Access::Alone).await?;
        let copied = store::copy(&from, &to).await;
        from.close().await;
        to.close().await;
        copied
    });
    let portions = copied.map_err(stored(words))?;
    if as_json {
        let portion =
            |part: &store::Portion| json!({ "part": part.table, "rows": part.rows, "digest": part.digest });
        return write_json(&mut output, &json!({ "parts": portions.iter().map(portion).collect::<Value>() }));
    }
    let lines: Vec<_> = portions
        .into_iter()
        .map(|part| vec![part.table.to_owned(), words.number(part.rows), part.digest])
        .collect();
    write!(output, "{}", columns(&lines, &[Side::Left, Side::Right], 0))?;
    writeln!(output, "{}", words.keep_copied())?;
    Ok(())
}

/// A runtime for one question.
fn runtime() -> Result<Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

/// What went wrong with a database, as the end of a command.
fn stored(words: Words) -> impl Fn(store::StoreError) -> Failure + Copy {
    move |error| Failure::Wrong(stored::sentence(&error, words))
}
