//! What went wrong with a database, in the reader's language.

use shell::foreign;
use store::{StoreError, StoreRefusal};
use words::Words;

/// The sentence for the operator of the database.
pub fn sentence(error: &StoreError, words: Words) -> String {
    // Who keeps the server may know what the database said.
    let detail = error.detail().unwrap_or_default();
    match error {
        StoreError::Unavailable(_) => words.keep_unavailable(detail),
        StoreError::Full(_) => words.keep_full(detail),
        StoreError::Corrupt(_) => words.keep_damaged(detail),
        StoreError::Refused(refusal) => refused(refusal, words),
    }
}

/// Why it can't be done like this, and what would be right.
fn refused(refusal: &StoreRefusal, words: Words) -> String {
    let shown = foreign::path;
    match refusal {
        StoreRefusal::NoFile(path) => words.store_no_file(shown(path)),
        StoreRefusal::ForeignFile(path) => words.store_foreign_file(shown(path)),
        StoreRefusal::Older { version, newest } => {
            words.store_older().newest(newest.to_string()).version(version.to_string())
        }
        StoreRefusal::Newer { version, newest } => {
            words.store_newer().newest(newest.to_string()).version(version.to_string())
        }
        StoreRefusal::OtherProgram { version } => words.store_other_program(version.to_string()),
        StoreRefusal::InUse(path) => words.store_in_use(shown(path)),
        StoreRefusal::NoLock(path, error) => {
            words.store_no_lock().path(shown(path)).reason(words.system(error))
        }
        StoreRefusal::NotMade(path, error) => {
            words.store_not_made().path(shown(path)).reason(words.system(error))
        }
        StoreRefusal::NotWritten(path, error) => {
            words.store_not_written().path(shown(path)).reason(words.system(error))
        }
        StoreRefusal::There(path) => words.store_there(shown(path)),
        StoreRefusal::NoUtf8(path) => words.store_no_utf8(shown(path)),
        StoreRefusal::Occupied(table) => words.store_occupied(*table),
        StoreRefusal::Forgetful { setting, value } => words.store_forgetful().setting(*setting).value(value),
        StoreRefusal::NoPath => words.store_no_path().into(),
        StoreRefusal::Memory => words.store_memory().into(),
        StoreRefusal::NoPostgres => words.store_no_postgres().into(),
        StoreRefusal::NoAddress => words.store_no_address().into(),
        StoreRefusal::NoFileName => words.store_no_file_name().into(),
        StoreRefusal::NoSqlite => words.store_no_sqlite().into(),
        StoreRefusal::Foreign => words.store_foreign().into(),
        StoreRefusal::Serving => words.store_serving().into(),
        StoreRefusal::Copying => words.store_copying().into(),
        StoreRefusal::ReadOnly => words.store_read_only().into(),
        StoreRefusal::NotLetIn => words.store_not_let_in().into(),
        StoreRefusal::NoDatabase => words.store_no_database().into(),
        StoreRefusal::NoRights => words.store_no_rights().into(),
        StoreRefusal::Standby => words.store_standby().into(),
        StoreRefusal::NoBus => words.store_no_bus().into(),
        StoreRefusal::BusName => words.store_bus_name().into(),
        StoreRefusal::Nul => words.problem_not_storable().into(),
        // Programs make such mistakes, not those who type commands.
        StoreRefusal::NoCursor | StoreRefusal::EmptyAppend | StoreRefusal::DueTwice => {
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
    fn refusals() -> Vec<StoreRefusal> {
        let path = || Path::new("games.db").to_owned();
        let system = || Arc::new(io::Error::from(io::ErrorKind::PermissionDenied));
        vec![
            StoreRefusal::NoPath,
            StoreRefusal::Memory,
            StoreRefusal::NoPostgres,
            StoreRefusal::NoAddress,
            StoreRefusal::NoFileName,
            StoreRefusal::NoFile(path()),
            StoreRefusal::NoSqlite,
            StoreRefusal::ForeignFile(path()),
            StoreRefusal::Foreign,
            StoreRefusal::Older { version: 1, newest: 2 },
            StoreRefusal::Newer { version: 2, newest: 1 },
            StoreRefusal::OtherProgram { version: 1 },
            StoreRefusal::InUse(path()),
            StoreRefusal::NoLock(path(), system()),
            StoreRefusal::NotMade(path(), system()),
            StoreRefusal::NotWritten(path(), system()),
            StoreRefusal::There(path()),
            StoreRefusal::NoUtf8(path()),
            StoreRefusal::Serving,
            StoreRefusal::Copying,
            StoreRefusal::Occupied("matches"),
            StoreRefusal::ReadOnly,
            StoreRefusal::NotLetIn,
            StoreRefusal::NoDatabase,
            StoreRefusal::NoRights,
            StoreRefusal::Standby,
            StoreRefusal::Forgetful { setting: "fsync", value: "off".to_owned() },
            StoreRefusal::NoBus,
            StoreRefusal::BusName,
            StoreRefusal::Nul,
            StoreRefusal::NoCursor,
        ]
    }

    #[test]
    fn every_refusal_has_its_sentence_in_every_language() {
        let english = Words::of(Language::English);
        // A language may leave what operators read to English.
        let own = |language: &Language| Words::of(*language).has("store-no-path");
        for language in Language::ALL.into_iter().filter(own) {
            let words = Words::of(language);
            let mut told_so_far = BTreeSet::new();
            for refusal in refusals() {
                let said = sentence(&StoreError::Refused(refusal.clone()), words);
                let in_english = sentence(&StoreError::Refused(refusal.clone()), english);
                assert!(language == Language::English || said != in_english, "{said}");
                // Nothing of the store's own English, and nothing of how programmers see it.
                assert!(language == Language::English || said != refusal.to_string(), "{said}");
                assert!(!said.contains(['{', '}', '`']) && !said.contains("PermissionDenied"), "{said}");
                assert!(told_so_far.insert(said.clone()), "two refusals sound alike: {said}");
            }
        }
    }
}
