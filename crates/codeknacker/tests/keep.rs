//! The commands of a server's operator, as they are typed.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;

/// A server that is ended with the test.
struct Serving {
    child: Child,
    origin: String,
}

impl Serving {
    fn start(database: &str, more: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_codeknacker"))
            .env("LC_ALL", "C")
            .args(["serve", "--listen", "127.0.0.1:0", "--streams", "10", "--database", database])
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the command starts");
        let output = child.stdout.take().expect("standard output");
        let line = BufReader::new(output).lines().next().expect("a line").expect("text");
        let origin = line.strip_prefix("Codeknacker is at ").expect("where it is").to_owned();
        Self { child, origin }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a command: how it ended, what it said and what it complained about.
fn run(words: &[&str]) -> (i32, String, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_codeknacker"));
    let output = program.env("LC_ALL", "C").args(words).output().expect("the command runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

fn address(directory: &Path, name: &str) -> String {
    format!("sqlite:{}", directory.join(name).display())
}

/// Plays a whole match with the example script.
fn play(origin: &str) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/examples/play.sh");
    let status = Command::new("sh").arg(script).arg(origin).stdout(Stdio::null()).status().expect("a shell");
    assert!(status.success());
}

#[test]
fn a_served_database_is_listed_backed_up_exported_and_moved() {
    let directory = tempfile::tempdir().unwrap();
    let database = address(directory.path(), "games.db");
    let settings = directory.path().join("settings.toml");
    std::fs::write(&settings, "requests-per-second = 10000\nrequests-at-once = 10000\n").unwrap();
    let serving = Serving::start(&database, &["--settings", settings.to_str().unwrap()]);
    play(&serving.origin);

    // Beside the running server.
    let (code, listed, _) = run(&["admin", "--database", &database, "tables"]);
    assert_eq!(code, 0);
    assert!(listed.starts_with("3 tables are open; 0 matches are running, 3 are finished."), "{listed}");
    let table = listed.lines().nth(1).unwrap().split(' ').next().unwrap();
    let (_, listed, _) = run(&["admin", "--database", &database, "tables", "--lang", "de"]);
    assert!(listed.starts_with("3 Tische sind offen; 0 Partien laufen, 3 sind beendet."), "{listed}");
    let (_, listed, _) = run(&["admin", "--database", &database, "tables", "--json", "--lang", "de"]);
    let listed: Value = serde_json::from_str(&listed).expect("JSON");
    assert_eq!((&listed["open"], listed["tables"].as_array().map(Vec::len)), (&Value::from(3), Some(3)));
    assert_eq!(listed["tables"][0]["id"], table);
    for (words, said) in [
        (&["hide", table][..], "is no longer in the lobby"),
        (&["show", table], "may be in the lobby again"),
        (&["block", "192.0.2.0/24", "--reason", "noise", "--days", "3"], "is blocked"),
        (&["blocks"], "noise"),
        (&["unblock", "192.0.2.0/24"], "is no longer blocked"),
        (&["close", table], "is closed"),
        (&["close", table], "was already closed"),
        (&["close", table, "--lang", "fr"], "était déjà fermée"),
        (&["blocks", "--json"], "[]"),
    ] {
        let (code, told, complaint) = run(&[&["admin", "--database", &database], words].concat());
        assert_eq!(code, 0, "{words:?}: {complaint}");
        assert!(told.contains(said), "{words:?}: {told}");
    }
    let folder = directory.path().join("records");
    let folder_name = folder.to_str().unwrap();
    let (code, told, complaint) = run(&["export", folder_name, "--database", &database]);
    assert_eq!((code, told.starts_with("3 matches were written to ")), (0, true), "{told}{complaint}");
    let (_, told, _) = run(&["export", folder_name, "--database", &database, "--lang", "nl"]);
    assert!(
        told.starts_with("Geen partij is geschreven naar ") && told.ends_with("; 3 waren er al.\n"),
        "{told}"
    );
    for file in std::fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        let (code, told, complaint) = run(&["verify", path.to_str().unwrap()]);
        assert_eq!(code, 0, "{told}{complaint}");
    }
    let copy = directory.path().join("backup.db");
    let (code, told, complaint) = run(&["backup", copy.to_str().unwrap(), "--database", &database, "--json"]);
    assert_eq!(code, 0, "{complaint}");
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(told["file"], copy.to_str().unwrap());
    let (code, _, complaint) = run(&["store", "copy", &database, &address(directory.path(), "new.db")]);
    assert_eq!(code, 2);
    assert!(complaint.contains("in use by another server"), "{complaint}");

    // With the server stopped everything can be moved, and what was moved is served.
    drop(serving);
    let moved = address(directory.path(), "moved.db");
    let (code, told, complaint) = run(&["store", "copy", &database, &moved]);
    assert_eq!(code, 0, "{complaint}");
    assert!(told.ends_with("Everything has arrived: counts and digests match.\n"), "{told}");
    let _again = Serving::start(&moved, &[]);
    let (_, listed, _) = run(&["admin", "--database", &moved, "tables"]);
    assert!(listed.contains("3 are finished."), "{listed}");
}

#[test]
fn what_is_wrong_gets_a_sentence() {
    let directory = tempfile::tempdir().unwrap();
    let missing = address(directory.path(), "missing.db");
    let settings = directory.path().join("settings.toml");
    std::fs::write(&settings, "steams = 7\n").unwrap();
    for (words, said) in [
        (&["admin", "--database", &missing, "tables"][..], "No database file at"),
        (&["admin", "--database", "mysql:x", "tables"], "Give the database as"),
        (
            &["admin", "--database", &missing, "block", "192.0.2.7", "--lang", "de"],
            "Es gibt keine Datenbank-Datei",
        ),
        (&["admin", "--database", &missing, "block", "here"], "“here” is"),
        (&["serve", "--settings", settings.to_str().unwrap()], "Unknown setting “steams”"),
        (&["serve", "--database", &missing, "--streams", "4000000000"], "Choose --streams"),
        (&["serve", "--listen", "here"], "--listen"),
    ] {
        let (code, _, complaint) = run(words);
        assert_eq!(code, 2, "{words:?}");
        assert!(complaint.contains(said), "{words:?}: {complaint}");
    }
}

#[test]
fn health_tells_a_server_that_is_ready_from_one_that_is_not_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Serving::start(&address(folder.path(), "games.db"), &[]);
    let address = server.origin.trim_start_matches("http://").to_owned();
    let (code, said, complaint) = run(&["health", &address]);
    assert_eq!((code, complaint.as_str()), (0, ""));
    assert!(said.contains("\"database\""), "{said}");
    drop(server);
    let (code, said, complaint) = run(&["health", &address]);
    assert_eq!((code, said.as_str()), (1, ""));
    assert!(complaint.contains(&format!("No server answers at {address}: ")), "{complaint}");
}

#[test]
fn health_fails_if_a_server_says_that_it_is_not_ready() {
    let busy = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = busy.local_addr().expect("an address").to_string();
    let answering = thread::spawn(move || {
        let (mut line, _) = busy.accept().expect("a question");
        let _ = line.read(&mut [0; 512]).expect("a question");
        let answer = b"HTTP/1.1 503 Service Unavailable\r\n\r\n{\"database\":\"away\"}\x1b[2J";
        line.write_all(answer).expect("somebody who listens");
    });
    let (code, said, complaint) = run(&["health", &address]);
    answering.join().expect("an answer");
    assert_eq!((code, said.as_str()), (1, ""));
    assert!(complaint.contains("The server isn't ready: {\"database\":\"away\"}"), "{complaint}");
    assert!(!complaint.contains('\u{1b}'), "{complaint}");
}

#[test]
fn health_does_not_wait_for_an_answer_that_comes_byte_by_byte() {
    let slow = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = slow.local_addr().expect("an address").to_string();
    let answering = thread::spawn(move || {
        let (mut line, _) = slow.accept().expect("a question");
        line.write_all(b"HTTP/1.1 200 OK\r\n\r\n").expect("somebody who listens");
        // Far longer than anybody should wait, but not for ever.
        (0..80).all(|_| {
            thread::sleep(Duration::from_millis(250));
            line.write_all(b".").is_ok()
        })
    });
    let (code, said, complaint) = run(&["health", &address]);
    assert!(!answering.join().expect("an answer"), "it heard all of it");
    assert_eq!((code, said.as_str()), (1, ""));
    assert!(complaint.contains(&format!("No server answers at {address}: ")), "{complaint}");
}

/// Every file of a folder by its name.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    entries.map(|path| (path.display().to_string(), std::fs::read(&path).expect("a file"))).collect()
}

#[test]
fn a_backup_of_a_running_server_is_served_and_has_every_record() {
    let directory = tempfile::tempdir().expect("a folder");
    let database = address(directory.path(), "games.db");
    let serving =
        Serving::start(&database, &["--requests-per-second", "10000", "--requests-at-once", "10000"]);
    play(&serving.origin);
    let mut running = Command::new(env!("CARGO_BIN_EXE_codeknacker"))
        .args(["play", "original", "--plain", "--server", &serving.origin, "--name", "Ada", "--first", "2"])
        .args(["--seat", "person", "--seat", "computer"])
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", directory.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the command starts");
    running.stdin.take().expect("an input").write_all(b"RRYB\nquit\n").expect("somebody who reads");
    assert!(running.wait().expect("an end").success());

    let backup = directory.path().join("backup.db");
    let (code, _, complaint) = run(&["backup", backup.to_str().expect("a name"), "--database", &database]);
    assert_eq!(code, 0, "{complaint}");
    let restored = format!("sqlite:{}", backup.display());
    let written = |database: &str| {
        let folder = directory.path().join("records");
        let (code, _, complaint) = run(&["export", folder.to_str().expect("a name"), "--database", database]);
        assert_eq!(code, 0, "{complaint}");
        let records = files(&folder);
        std::fs::remove_dir_all(&folder).expect("a folder");
        records
    };
    let listed = |database: &str| run(&["admin", "--database", database, "tables", "--json"]).1;
    let records = written(&database);
    let tables = listed(&database);
    assert_eq!(records.len(), 3);
    drop(serving);

    let _served = Serving::start(&restored, &[]);
    assert_eq!(written(&restored), records);
    assert_eq!(listed(&restored), tables);
    let counted: Value = serde_json::from_str(&tables).expect("JSON");
    assert_eq!(counted["running"], 1, "{tables}");
}
