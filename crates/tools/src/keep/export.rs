//! The command `export`: finished matches as readable records.

use std::io::Write;
use std::path::Path;

use files::Readers;
use shell::Failure;
use shell::foreign;
use store::{Access, Bus, ListPage, Store};
use tables::{Caller, House, HouseSettings, Source};
use words::Words;

use super::stored::sentence;
use super::{runtime, stored};

/// Matches that are read at a time.
const PAGE: i64 = 200;

/// Writes every finished match into a folder, a file each; those that are there already are left as they are. A running
/// match is never written: it has secrets.
pub fn export(
    database: &str,
    folder: &Path,
    json: bool,
    words: Words,
    mut output: impl Write,
) -> Result<(), Failure> {
    files::make_folder(folder)?;
    let (written, there) = runtime()?.block_on(async {
        let store = Store::open(database, Access::Read).await.map_err(stored(words))?;
        let done = export_all(&store, folder, json, words).await;
        store.close().await;
        done
    })?;
    writeln!(
        output,
        "{}",
        words.keep_exported().folder(foreign::path(folder)).there(there).written(written)
    )?;
    Ok(())
}

async fn export_all(store: &Store, folder: &Path, json: bool, words: Words) -> Result<(u64, u64), Failure> {
    let house = House::new(store.clone(), Bus::local(), Source::system(), HouseSettings::default());
    let (mut written, mut there) = (0, 0);
    let mut page = ListPage::first(PAGE);
    loop {
        let matches = store.finished(&page).await.map_err(stored(words))?;
        for found in &matches.items {
            let path = folder.join(format!("{}.{}", found.id, if json { "json" } else { "txt" }));
            if path.exists() {
                there += 1;
                continue;
            }
            let text = if json {
                house.whole_record(&found.id).await.map(|record| format!("{:#}\n", serde_json::json!(record)))
            } else {
                house.record(&found.id, &Caller::nobody()).await.map(|record| record.text.to_string())
            };
            let text = text.map_err(|error| {
                let reason = match &error {
                    tables::HouseError::Store(error) => sentence(error, words),
                    // To read a finished match is refused to nobody: what else there is can't be read.
                    _ => words.keep_damaged(error.code()),
                };
                Failure::Wrong(words.keep_match().id(&found.id).reason(reason))
            })?;
            files::replace(&path, Readers::Owner, |file| file.write_all(text.as_bytes()))?;
            written += 1;
        }
        match matches.next {
            Some(next) => page.after = Some(next),
            None => return Ok((written, there)),
        }
    }
}
