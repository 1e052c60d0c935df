//! Whatever a command says to people, it says in their language.

mod support;

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use support::{Ended, keeping_in, run_to_its_end};
use tempfile::TempDir;
use words::Language;

const LANGUAGES: [&str; Language::COUNT] = {
    let mut tags = [""; Language::COUNT];
    let mut place = 0;
    while place < tags.len() {
        tags[place] = Language::ALL[place].tag();
        place += 1;
    }
    tags
};

/// English words that no other language here has.
const ENGLISH: [&str; 11] =
    ["the", "not", "can't", "there", "this", "with", "and", "file", "choose", "name", "must"];

/// Whether a sentence has something English in it. What somebody typed, quoted or named is left out.
fn speaks_english(said: &str) -> bool {
    let mut quoted = false;
    said.split_whitespace().any(|word| {
        let begins = word.contains(['“', '„', '«']) && !word.starts_with('”');
        let ends = word.contains(['”', '»']) || (word.contains('“') && !word.starts_with('“'));
        let inside = quoted || begins;
        quoted = inside && !ends;
        let plain = word.trim_matches(|c: char| !c.is_alphabetic());
        !inside && !word.contains(['/', '=', '.']) && ENGLISH.contains(&plain)
    })
}

/// Runs a command in a language that the environment names.
fn told(folder: &Path, language: &str, arguments: &[&str], input: &[u8]) -> Ended {
    let mut program = keeping_in(folder);
    run_to_its_end(program.env("LC_ALL", format!("{language}.UTF-8")).args(arguments), input)
}

/// A running server, ended with the test.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What a server says first.
fn announced(program: &mut Command) -> (Serving, String) {
    let mut child = program.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a server");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    (Serving(child), line)
}

#[test]
fn a_server_says_in_the_readers_language_where_the_game_is() {
    let folder = TempDir::new().expect("a folder");
    let at = [
        "Codeknacker is at http://",
        "Codeknacker läuft unter http://",
        "Codeknacker t'attend",
        "Codeknacker draait op",
    ];
    for (place, (language, said)) in LANGUAGES.into_iter().zip(at).enumerate() {
        let database = format!("sqlite:{}", folder.path().join(format!("{place}.db")).display());
        let mut asked = keeping_in(folder.path());
        let flags = ["--listen", "127.0.0.1:0", "--streams", "10", "--database", &database];
        let (_serving, line) = announced(asked.arg("serve").args(flags).args(["--lang", language]));
        assert!(line.starts_with(said), "{line}");
    }
    // Without a command, as the environment says.
    let mut bare = keeping_in(folder.path());
    bare.env("LC_ALL", "de_DE.UTF-8")
        .env("CODEKNACKER_LISTEN", "127.0.0.1:0")
        .env("CODEKNACKER_STREAMS", "10");
    let (_serving, line) = announced(&mut bare);
    assert!(line.starts_with("Codeknacker läuft unter http://127.0.0.1:"), "{line}");
}

#[test]
fn help_is_told_in_every_language() {
    let folder = TempDir::new().expect("a folder");
    let usage = [
        "Usage: codeknacker play",
        "Aufruf: codeknacker play",
        "Utilisation\u{a0}: codeknacker play",
        "Gebruik: codeknacker play",
    ];
    for (language, usage) in LANGUAGES.into_iter().zip(usage) {
        let by_flag = told(folder.path(), "en", &["play", "--lang", language, "--help"], b"");
        let by_command = told(folder.path(), language, &["help", "play"], b"");
        assert_eq!((by_flag.code, by_flag.complaint.as_str()), (Some(0), ""));
        assert!(by_flag.output.contains(usage), "{}", by_flag.output);
        assert_eq!(by_flag.output, by_command.output);
        let short = told(folder.path(), language, &["play", "-h"], b"");
        assert!(
            short.output.len() < by_flag.output.len() && short.output.contains(usage),
            "{}",
            short.output
        );
        // Whatever the language, the same flags.
        let english = told(folder.path(), "en", &["play", "-h"], b"");
        // What is broken over lines stands further to the right.
        let begins = |line: &&str| line.starts_with("  -") || line.starts_with("      --");
        let flagged = |help: &str| help.lines().filter(begins).count();
        assert_eq!(flagged(&short.output), flagged(&english.output));
    }
}

#[test]
fn what_is_wrong_is_told_in_every_language() {
    let folder = TempDir::new().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = taken.local_addr().expect("an address").to_string();
    let database = format!("sqlite:{}", path("games.db"));
    let missing = format!("sqlite:{}", path("missing.db"));
    let diary = format!("sqlite:{}", path("diary.db"));
    std::fs::write(path("diary.db"), "Dear diary.\n".repeat(500)).expect("a file");
    for (name, text) in [
        ("unknown.toml", "steams = 7\n"),
        ("kind.toml", "listen = { port = 1 }\n"),
        ("value.toml", "tables-per-hour = 0\n"),
        ("backup.db", ""),
        ("search", "nothing of the kind\n"),
    ] {
        std::fs::write(path(name), text).expect("a file");
    }
    let (unknown, kind, value) = (path("unknown.toml"), path("kind.toml"), path("value.toml"));
    let (backup, nowhere, search) = (path("backup.db"), path("nowhere/x"), path("search"));
    let serve = |more: &[&str]| -> Vec<String> {
        let usual = ["serve", "--listen", "127.0.0.1:0", "--streams", "10", "--database", &database];
        let mut line: Vec<String> = usual.iter().map(ToString::to_string).collect();
        // A flag that stands twice is wrong: the later one replaces what is usual.
        for pair in more.chunks(2) {
            match line.iter().position(|flag| flag == pair[0]) {
                Some(place) => line[place + 1] = pair[1].to_owned(),
                None => line.extend(pair.iter().map(ToString::to_string)),
            }
        }
        line
    };
    let line = |words: &[&str]| -> Vec<String> { words.iter().map(ToString::to_string).collect() };
    let book = b"book 9 4x8\n".as_slice();
    let json = br#"{"strategy": 1, "game": "custom", "guess": "RX"}"#.as_slice();
    let cases: Vec<(Vec<String>, &[u8], &str)> = vec![
        (serve(&["--listen", &taken]), b"", ": another program already uses the address"),
        (serve(&["--streams", "4000000000"]), b"", "4000000000 streams are too many"),
        (serve(&["--database", &diary]), b"", "The file isn't an SQLite database."),
        (serve(&["--database", "mysql:x"]), b"", "Give the database as sqlite:PATH"),
        (serve(&["--database", "sqlite:"]), b"", "“sqlite:” needs a file path"),
        (serve(&["--bus", "http://"]), b"", "Give the bus as nats://host:4222"),
        (serve(&["--settings", &unknown]), b"", "Unknown setting “steams”."),
        (serve(&["--settings", &kind]), b"", "“listen” takes a text"),
        (
            serve(&["--settings", &value]),
            b"",
            "--tables-per-hour <N> can't be “0”. Use a whole number from 1 to",
        ),
        (serve(&["--settings", &nowhere]), b"", "no such file or folder"),
        (serve(&["--public-url", "ftp://x"]), b"", "Use http or https and a host only"),
        (serve(&["--trusted-proxies", "here"]), b"", "Use an address or a network"),
        (line(&["serve", "--listen", "here"]), b"", "Use an address with a port"),
        (line(&["serve", "--log", "loud"]), b"", "Use error, warn, info, debug or trace"),
        (line(&["backup", &backup, "--database", &missing]), b"", "No database file at"),
        (line(&["admin", "--database", &missing, "tables"]), b"", "No database file at"),
        (line(&["store", "copy", "x", &missing]), b"", "Give the database as"),
        (
            line(&["export", &path("records"), "--database", &diary]),
            b"",
            "The file isn't an SQLite database.",
        ),
        (line(&["verify", &nowhere]), b"", "no such file or folder"),
        (line(&["duel", "4x6", "random", "--games", "0"]), b"", "a whole number from 1 to 1000000"),
        (
            line(&["strategy", "4x6", "--by", "optimal", "--deadline", "soon"]),
            b"",
            "a time in seconds, such as 60",
        ),
        (line(&["editions", "--json=yes"]), b"", "--json takes no value"),
        (
            line(&["play", "--plain", "--server", "http://127.0.0.1:1"]),
            b"",
            "can't be reached: nobody answers there",
        ),
        (line(&["strategy", "--verify", "-"]), b"a diary", "This isn't a strategy. Its first line must be"),
        (line(&["strategy", "--verify", "-"]), book, "This isn't a book."),
        (line(&["strategy", "--verify", "-"]), json, "At the start: I don't know “X”"),
        (
            line(&["strategy", "3x4", "--by", "optimal", "--checkpoint", &search]),
            b"",
            "This isn't a checkpoint.",
        ),
    ];
    for (arguments, input, said) in cases {
        let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
        let english = told(folder.path(), "en_GB", &arguments, input);
        assert!(english.complaint.contains(said), "{arguments:?}: {}", english.complaint);
        assert_eq!((english.code, english.output.as_str()), (Some(2), ""), "{arguments:?}");
        for language in ["de_AT", "fr_FR", "nl_BE"] {
            let other = told(folder.path(), language, &arguments, input);
            assert_eq!(other.code, english.code, "{arguments:?}");
            assert_ne!(other.complaint, english.complaint, "{arguments:?}");
            // The log is for programs and in English in any case.
            let complaint = other.complaint.lines().filter(|line| !line.contains(" INFO "));
            for line in complaint {
                assert!(!speaks_english(line), "{language}: {line}");
            }
        }
    }
}
