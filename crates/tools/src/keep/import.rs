//! The command `import`: finished records into the folder of this user's matches.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use files::Readers;
use rules::notation::{RecordKind, decode, read_all};
use serde_json::{Value, json};
use shell::Failure;
use shell::foreign;
use shell::record::load;
use words::Words;

use crate::json::write_json;

/// What became of a file.
enum Imported {
    /// It was taken.
    Taken(PathBuf),
    /// The match was there before.
    There(PathBuf),
    /// It was not taken, and why.
    Refused(Vec<String>),
}

/// Takes finished records, each checked as `verify` does; of a folder all that end with `.txt`. What is there already is
/// left as it is, and what is wrong is told and not taken.
pub fn import(
    sources: &[PathBuf],
    folder: &Path,
    words: Words,
    as_json: bool,
    mut output: impl Write,
) -> Result<(), Failure> {
    let mut files = Vec::new();
    for source in sources {
        if source.is_dir() {
            let mut found: Vec<_> = fs::read_dir(source)?
                .filter_map(Result::ok)
                .map(|entry| entry.path())
                // Opening a pipe here would block for ever.
                .filter(|path| path.extension().is_some_and(|ending| ending == "txt") && path.is_file())
                .collect();
            found.sort();
            files.extend(found);
        } else {
            files.push(source.clone());
        }
    }
    files::make_folder(folder)?;
    let mut done = Vec::new();
    for file in files {
        let imported = one(&file, folder, words)?;
        done.push((file, imported));
    }
    let count = |wanted: fn(&Imported) -> bool| done.iter().filter(|(_, done)| wanted(done)).count();
    let taken = count(|done| matches!(done, Imported::Taken(_)));
    let there = count(|done| matches!(done, Imported::There(_)));
    let refused = count(|done| matches!(done, Imported::Refused(_)));
    if as_json {
        let shape = json!({ "taken": taken, "there": there, "refused": refused,
            "files": done.iter().map(|(file, done)| shape(file, done)).collect::<Value>() });
        write_json(&mut output, &shape)?;
    } else {
        for (file, done) in &done {
            if let Imported::Refused(reasons) = done {
                for reason in reasons {
                    writeln!(output, "{}: {}", foreign::path(file), foreign::line(reason))?;
                }
            }
        }
        writeln!(
            output,
            "{}",
            words.tool_imported().folder(foreign::path(folder)).taken(taken).there(there)
        )?;
    }
    output.flush()?;
    if refused > 0 { Err(Failure::Wrong(words.tool_not_imported(refused))) } else { Ok(()) }
}

fn one(file: &Path, folder: &Path, words: Words) -> Result<Imported, Failure> {
    let refused = |reason: String| Ok(Imported::Refused(vec![reason]));
    let bytes = match File::open(file).map_err(Failure::from).and_then(|file| load(file, words)) {
        Ok(bytes) => bytes,
        Err(failure) => return refused(failure.told(words)),
    };
    let (reading, faults) = match decode(&bytes) {
        Ok(text) => read_all(&text),
        Err(fault) => (None, vec![fault]),
    };
    let Some(reading) = reading.filter(|_| faults.is_empty()) else {
        return Ok(Imported::Refused(faults.iter().map(|fault| words.record_fault(fault)).collect()));
    };
    if reading.kind != RecordKind::Finished {
        // A running match belongs to where it is played, with its secrets.
        return refused(words.tool_still_running().into());
    }
    let game = &reading.game;
    let path = folder.join(format!("{}-{}.txt", game.setup().rules().edition().id, game.id()));
    if path.exists() {
        return Ok(Imported::There(path));
    }
    files::replace(&path, Readers::Owner, |file| file.write_all(&bytes))?;
    Ok(Imported::Taken(path))
}

fn shape(file: &Path, done: &Imported) -> Value {
    let (what, path, reasons) = match done {
        Imported::Taken(path) => ("taken", Some(path), &[][..]),
        Imported::There(path) => ("there", Some(path), &[][..]),
        Imported::Refused(reasons) => ("refused", None, reasons.as_slice()),
    };
    json!({
        "file": file.display().to_string(),
        "what": what,
        "path": path.map(|path| path.display().to_string()),
        "reasons": reasons,
    })
}
