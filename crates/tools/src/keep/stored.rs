//! What went wrong with a database, in the reader's language.

use shell::foreign;
use store::{Error, Refusal};
use words::Words;

/// The sentence for whoever keeps the database.
pub fn told(error: &Error, words: Words) -> String {
    // Who keeps the server may know what the database said.
    let detail = error.detail().unwrap_or_default();
    match error {
        Error::Unavailable(_) => words.keep_unavailable(detail),
        Error::Full(_) => words.keep_full(detail),
        Error::Corrupt(_) => words.keep_damaged(detail),
        Error::Refused(refusal) => refused(refusal, words),
    }
}

/// Why it can't be done like this, and what would be right.
fn refused(refusal: &Refusal, words: Words) -> String {
    let shown = foreign::path;
    match refusal {
        Refusal::NoFile(path) => words.store_no_file(shown(path)),
        Refusal::ForeignFile(path) => words.store_foreign_file(shown(path)),
        Refusal::Older { version, newest } => words.store_older(newest.to_string(), version.to_string()),
        Refusal::Newer { version, newest } => words.store_newer(newest.to_string(), version.to_string()),
        Refusal::OtherProgram { version } => words.store_other_program(version.to_string()),
        Refusal::InUse(path) => words.store_in_use(shown(path)),
        Refusal::NoLock(path, error) => words.store_no_lock(shown(path), words.system(error)),
        Refusal::NotMade(path, error) => words.store_not_made(shown(path), words.system(error)),
        Refusal::NotWritten(path, error) => words.store_not_written(shown(path), words.system(error)),
        Refusal::There(path) => words.store_there(shown(path)),
        Refusal::NoUtf8(path) => words.store_no_utf8(shown(path)),
        Refusal::Occupied(table) => words.store_occupied(*table),
        Refusal::Forgetful { setting, value } => words.store_forgetful(*setting, value),
        Refusal::NoPath => words.store_no_path().into(),
        Refusal::Memory => words.store_memory().into(),
        Refusal::NoPostgres => words.store_no_postgres().into(),
        Refusal::NoAddress => words.store_no_address().into(),
        Refusal::NoFileName => words.store_no_file_name().into(),
        Refusal::NoSqlite => words.store_no_sqlite().into(),
        Refusal::Foreign => words.store_foreign().into(),
        Refusal::Serving => words.store_serving().into(),
        Refusal::Copying => words.store_copying().into(),
        Refusal::ReadOnly => words.store_read_only().into(),
        Refusal::NotLetIn => words.store_not_let_in().into(),
        Refusal::NoDatabase => words.store_no_database().into(),
        Refusal::NoRights => words.store_no_rights().into(),
        Refusal::Standby => words.store_standby().into(),
        Refusal::NoBus => words.store_no_bus().into(),
        Refusal::BusName => words.store_bus_name().into(),
        Refusal::Nul => words.problem_not_storable().into(),
        // Programs make such mistakes, not those who type commands.
        Refusal::NoCursor | Refusal::EmptyAppend | Refusal::DueTwice | Refusal::NoKind(_) => {
            words.store_not_storable().into()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io;
    use std::path::Path;
    use std::sync::Arc;

    use words::Language;

    use super::*;

    /// Every refusal once.
    fn refusals() -> Vec<Refusal> {
        let path = || Path::new("games.db").to_owned();
        let system = || Arc::new(io::Error::from(io::ErrorKind::PermissionDenied));
        vec![
            Refusal::NoPath,
            Refusal::Memory,
            Refusal::NoPostgres,
            Refusal::NoAddress,
            Refusal::NoFileName,
            Refusal::NoFile(path()),
            Refusal::NoSqlite,
            Refusal::ForeignFile(path()),
            Refusal::Foreign,
            Refusal::Older { version: 1, newest: 2 },
            Refusal::Newer { version: 2, newest: 1 },
            Refusal::OtherProgram { version: 1 },
            Refusal::InUse(path()),
            Refusal::NoLock(path(), system()),
            Refusal::NotMade(path(), system()),
            Refusal::NotWritten(path(), system()),
            Refusal::There(path()),
            Refusal::NoUtf8(path()),
            Refusal::Serving,
            Refusal::Copying,
            Refusal::Occupied("matches"),
            Refusal::ReadOnly,
            Refusal::NotLetIn,
            Refusal::NoDatabase,
            Refusal::NoRights,
            Refusal::Standby,
            Refusal::Forgetful { setting: "fsync", value: "off".to_owned() },
            Refusal::NoBus,
            Refusal::BusName,
            Refusal::Nul,
            Refusal::NoCursor,
        ]
    }

    #[test]
    fn every_refusal_has_its_sentence_in_every_language() {
        let english = Words::of(Language::English);
        for language in Language::ALL {
            let words = Words::of(language);
            let mut told_so_far = BTreeSet::new();
            for refusal in refusals() {
                let said = told(&Error::Refused(refusal.clone()), words);
                let in_english = told(&Error::Refused(refusal.clone()), english);
                assert!(language == Language::English || said != in_english, "{said}");
                // Nothing of the store's own English, and nothing of how programmers see it.
                assert!(language == Language::English || said != refusal.to_string(), "{said}");
                assert!(!said.contains(['{', '}', '`']) && !said.contains("PermissionDenied"), "{said}");
                assert!(told_so_far.insert(said.clone()), "two refusals sound alike: {said}");
            }
        }
    }
}
