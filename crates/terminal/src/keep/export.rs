//! The command `export`: finished matches as readable records.

use std::fs;
use std::io::Write;
use std::path::Path;

use store::{Access, Bus, Page, Store};
use tables::{Caller, House, Settings, Source};

use super::runtime;
use crate::failure::Failure;

/// Matches that are read at a time.
const PAGE: i64 = 200;

/// Writes every finished match into a folder, a file each; those that are there already are left as they are. A running
/// match is never written: it has secrets.
pub fn export(database: &str, folder: &Path, json: bool, mut output: impl Write) -> Result<(), Failure> {
    fs::create_dir_all(folder)?;
    let (written, there) = runtime()?.block_on(async {
        let store = Store::open(database, Access::Read).await?;
        let done = export_all(&store, folder, json).await;
        store.close().await;
        done
    })?;
    let before = if there > 0 { format!(", {there} were there before") } else { String::new() };
    writeln!(output, "{written} matches are written to {}{before}.", folder.display())?;
    Ok(())
}

async fn export_all(store: &Store, folder: &Path, json: bool) -> Result<(u64, u64), Failure> {
    let house = House::new(store.clone(), Bus::local(), Source::system(), Settings::default());
    let (mut written, mut there) = (0, 0);
    let mut page = Page::first(PAGE);
    loop {
        let matches = store.finished(&page).await?;
        for found in &matches.items {
            let path = folder.join(format!("{}.{}", found.id, if json { "json" } else { "txt" }));
            if path.exists() {
                there += 1;
                continue;
            }
            let record = house.record(&found.id, &Caller::nobody()).await;
            let record = record.map_err(|error| Failure::Wrong(format!("match {}: {error}", found.id)))?;
            if !record.finished {
                continue;
            }
            let text = if json { format!("{:#}\n", record.json) } else { record.text };
            // Written aside first: a file that is there is whole.
            let part = folder.join(format!("{}.part", found.id));
            fs::write(&part, text)?;
            fs::rename(&part, &path)?;
            written += 1;
        }
        match matches.next {
            Some(next) => page.after = Some(next),
            None => return Ok((written, there)),
        }
    }
}
