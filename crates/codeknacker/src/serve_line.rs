//! The command line of `serve`, and what a server says that does not start.

use std::fs::File;
use std::path::Path;

use clap::{CommandFactory, FromArgMatches};
use shell::{Failure, bounded, foreign};
use tools::keep::stored;
use web::{Settings, SettingsFault, Unable};
use words::Words;

use crate::complaint;
use crate::newcomer;

/// The longest file of settings.
const MOST_BYTES: u64 = 1 << 20;

/// Serves. A settings file ranks between the environment and the defaults: the command line is read again with it.
pub(crate) fn serve<C: CommandFactory>(settings: Settings, words: Words) -> Result<(), Failure> {
    let settings = match settings.settings.clone() {
        None => settings,
        Some(path) => read_again::<C>(&path, words)?,
    };
    run(settings, words, |_| {})
}

/// Serves the game to this machine, for somebody who just wants to play, with the settings of the environment; opens the
/// browser, if that is wanted.
pub(crate) fn serve_at_once<C: CommandFactory>(open: bool, words: Words) -> Result<(), Failure> {
    let settings =
        Settings::of(&[]).map_err(|error| Failure::Wrong(complaint::of_serving::<C>(&error, words)))?;
    run(settings, words, |origin| newcomer::welcome(origin, open, words))
}

fn run(settings: Settings, words: Words, welcome: impl FnOnce(&str)) -> Result<(), Failure> {
    // A huge page stays whole in memory while anything on it is used. Our allocator asks for none (`no_thp` in Cargo.toml:
    // it begins before this), but some systems hand them out unasked. A kernel that refuses costs memory and nothing else.
    #[cfg(target_os = "linux")]
    let _ = nix::sys::prctl::set_thp_disable(true);
    web::run(settings, words, welcome).map_err(|unable| Failure::Wrong(unable_to(&unable, words)))
}

fn read_again<C: CommandFactory>(path: &Path, words: Words) -> Result<Settings, Failure> {
    let wrong = |reason: String| Failure::Wrong(format!("{}: {reason}", foreign::path(path)));
    let faulty = |fault: SettingsFault| wrong(wrong_with::<C>(&fault, words));
    let read = File::open(path).and_then(|file| bounded::all(file, MOST_BYTES));
    let bytes = read.map_err(|error| wrong(words.system(&error)))?;
    let bytes = bytes.ok_or_else(|| wrong(words.tool_endless(MOST_BYTES >> 20)))?;
    let text = String::from_utf8(bytes)
        .map_err(|error| wrong(words.tool_not_text(error.utf8_error().valid_up_to() + 1)))?;
    let command = C::command();
    let serve = command.find_subcommand("serve").cloned().unwrap_or_default();
    let serve = Settings::with_file(serve, &text).map_err(faulty)?;
    let matches = command.mut_subcommand("serve", |_| serve).try_get_matches();
    let matches = matches.map_err(|error| faulty(SettingsFault::Value(error)))?;
    let matches = matches.subcommand_matches("serve").cloned().unwrap_or_default();
    Settings::from_arg_matches(&matches).map_err(|error| faulty(SettingsFault::Value(error)))
}

/// What is wrong with a file of settings.
fn wrong_with<C: CommandFactory>(fault: &SettingsFault, words: Words) -> String {
    match fault {
        SettingsFault::Line { line, detail } => words.serve_settings_line().detail(detail).line(*line),
        SettingsFault::Unknown(key) => words.serve_settings_unknown(key),
        SettingsFault::Kind(key) => words.serve_settings_kind(key),
        SettingsFault::Value(error) => complaint::of_serving::<C>(error, words),
    }
}

/// Why a server does not start, or where its database would be can't be told.
pub(crate) fn unable_to(unable: &Unable, words: Words) -> String {
    match unable {
        // As they are typed: without separators.
        Unable::Streams { streams, limit, held } => {
            words.serve_streams().held(held.to_string()).limit(limit.to_string()).streams(streams.to_string())
        }
        Unable::NoDataFolder => words.serve_no_data_folder().into(),
        Unable::DataFolder(path, error) => {
            words.serve_data_folder().path(foreign::path(path)).reason(words.system(error))
        }
        Unable::DataFolderName => words.serve_data_folder_name().into(),
        Unable::Store(error) => stored::sentence(error, words),
        // An unreachable bus isn't the database's fault.
        Unable::Bus(error) => match error.detail() {
            Some(detail) => words.serve_bus(detail),
            None => stored::sentence(error, words),
        },
        Unable::Listen(address, error) => {
            words.serve_listen().address(address.to_string()).reason(words.system(error))
        }
        Unable::Threads(detail) => words.serve_threads(detail),
        Unable::Runtime(error) => words.serve_runtime(words.system(error)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io::ErrorKind;

    use store::{StoreError, StoreRefusal};
    use words::Language;

    use super::*;
    use crate::CommandLine;

    #[test]
    fn every_reason_not_to_start_has_its_sentence_in_every_language() {
        let reasons = || {
            [
                Unable::Streams { streams: 5000, limit: 1024, held: 768 },
                Unable::NoDataFolder,
                Unable::DataFolder("games".into(), ErrorKind::PermissionDenied.into()),
                Unable::DataFolderName,
                Unable::Store(StoreError::Refused(StoreRefusal::Copying)),
                Unable::Bus(StoreError::Refused(StoreRefusal::NoBus)),
                Unable::Listen(([127, 0, 0, 1], 80).into(), ErrorKind::PermissionDenied.into()),
                Unable::Threads("…".to_owned()),
                Unable::Runtime(ErrorKind::StorageFull.into()),
            ]
        };
        let faults = || {
            [
                SettingsFault::Line { line: 2, detail: "…".to_owned() },
                SettingsFault::Unknown("steams".to_owned()),
                SettingsFault::Kind("listen".to_owned()),
                SettingsFault::Value(Settings::of(&["--streams", "0"]).expect_err("no streams")),
            ]
        };
        let mut told = BTreeSet::new();
        // A language may leave what operators read to English.
        let own = |language: &Language| Words::of(*language).has("serve-at");
        let languages: Vec<_> = Language::ALL.into_iter().filter(own).collect();
        for language in &languages {
            let words = Words::of(*language);
            let sentences = reasons().map(|unable| unable_to(&unable, words)).into_iter();
            for said in sentences.chain(faults().map(|fault| wrong_with::<CommandLine>(&fault, words))) {
                assert!(!said.contains(['{', '}']) && !said.contains("PermissionDenied"), "{said}");
                assert!(told.insert(said.clone()), "said twice: {said}");
            }
        }
        assert_eq!(told.len(), languages.len() * (reasons().len() + faults().len()));
    }
}
