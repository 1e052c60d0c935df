//! A copy of everything in one file, made beside a running server.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

use files::{Readers, beside};

use crate::boxed;
use crate::connection::values;
use crate::copy::copy;
use crate::place::StorePlace;
use crate::store::{Access, Engine, Store, StoreSettings};
use crate::{Detail, StoreError, StoreRefusal};

/// Writes all that a store holds at one moment into a new SQLite file, whatever the engine. The file is there only
/// when it is whole; to go back to it, serve from it or copy it into another database.
#[boxed]
pub async fn backup(from: &Store, path: &Path) -> Result<(), StoreError> {
    // A link counts, wherever it leads.
    if path.symlink_metadata().is_ok() {
        return Err(StoreRefusal::There(path.to_owned()).into());
    }
    let part = beside(path, ".part");
    remove(&part);
    let result = match write(from, &part).await {
        Ok(()) => keep(&part, path).map_err(|error| broken(path, error)),
        Err(error) => Err(error),
    };
    remove(&part);
    result
}

/// Writes the file and looks whether it is sound.
async fn write(from: &Store, part: &Path) -> Result<(), StoreError> {
    match &from.engine {
        Engine::File(file) => {
            let text = part.to_str().ok_or_else(|| StoreRefusal::NoUtf8(part.to_owned()))?;
            // Makes sure that the directory is one that can be written to, with a sentence that says so.
            files::create(part, Readers::Owner).map_err(|error| broken(part, error))?;
            let mut reader = file.reader().await?;
            let vacuum = sqlx::query("VACUUM INTO $1").bind(text);
            vacuum.execute(&mut *reader).await?;
        }
        Engine::Server(_) => {
            let place = StorePlace::Sqlite(part.to_owned());
            let to = Store::open_with(&place, Access::Alone, &StoreSettings::default()).await?;
            let copied = copy(from, &to).await;
            to.close().await;
            copied?;
        }
    }
    let written =
        Store::open_with(&StorePlace::Sqlite(part.to_owned()), Access::Read, &StoreSettings::default())
            .await?;
    let rows = written.rows("PRAGMA quick_check", values![]).await;
    written.close().await;
    match rows?.first().map(|row| row.get::<String>(0)).transpose()? {
        Some(word) if word == "ok" => Ok(()),
        other => Err(StoreError::Corrupt(Detail::new(format!("the backup is not sound: {other:?}")))),
    }
}

/// Gives the file its name once it is on the disk.
fn keep(part: &Path, path: &Path) -> io::Result<()> {
    File::options().write(true).open(part)?.sync_all()?;
    fs::rename(part, path)?;
    // The name must be on the disk, too. Where directories can't be opened, there is nothing to do for that.
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(directory) = File::open(parent) {
        directory.sync_all()?;
    }
    Ok(())
}

/// Removes an unfinished file with all that lies beside it.
fn remove(part: &Path) {
    for end in ["", "-wal", "-shm", ".lock"] {
        // What isn't there needs no removal; what can't be removed shows when it is written.
        let _ = fs::remove_file(beside(part, end));
    }
}

/// The refusal where a file can't be written.
fn broken(path: &Path, error: io::Error) -> StoreError {
    StoreRefusal::NotWritten(path.to_owned(), Arc::new(error)).into()
}
