//! What happens when things go wrong: processes killed, servers stopped, disks full.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use servers::Postgres;
use store::{Access, Appended, Store, StoreError, StoreSettings};

use crate::fixture::{Fixture, both, done, lines, request, start};

both!(what_was_acknowledged_survives_a_kill);

/// The process that the tests kill.
fn hammer(address: &str, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hammer"));
    command.arg(address).args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
    command
}

/// Reads acknowledgements until there are so many, some for each of the writers; kills the process, and reads what it
/// had still said.
fn kill_after(mut child: Child, many: usize, writers: usize) -> HashMap<String, i64> {
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut acknowledged = HashMap::new();
    let hear = |acknowledged: &mut HashMap<String, i64>, line: &str| {
        let (id, number) = line.trim_end().split_once(' ').unwrap();
        acknowledged.insert(id.to_owned(), number.parse().unwrap());
    };
    let mut heard = 0;
    while acknowledged.len() < writers || heard < many {
        let mut line = String::new();
        assert!(output.read_line(&mut line).unwrap() > 0, "the process ended by itself");
        hear(&mut acknowledged, &line);
        heard += 1;
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    // A line that the kill tore apart says nothing.
    let whole = rest.rfind('\n').map_or("", |end| &rest[..end]);
    whole.lines().for_each(|line| hear(&mut acknowledged, line));
    acknowledged
}

async fn what_was_acknowledged_survives_a_kill(fixture: &Fixture) {
    for round in 1..=3 {
        let child = hammer(&fixture.address, &["append", "8"]).spawn().unwrap();
        let acknowledged = kill_after(child, 150 * round, 8);
        // Even the lock of the killed process is gone.
        let store = fixture.open().await;
        for (id, number) in acknowledged {
            let (found, _) = store.load(&id).await.unwrap().unwrap();
            assert!(
                found.number >= number,
                "{id} was acknowledged up to {number}, there is {}",
                found.number
            );
        }
        store.close().await;
    }
}

#[tokio::test]
async fn a_second_server_on_one_file_is_refused() {
    let fixture = Fixture::sqlite();
    let mut child = hammer(&fixture.address, &["hold"]).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "open\n");
    // Under whatever name.
    let link = fixture.directory.path().join("link.db");
    std::os::unix::fs::symlink(fixture.directory.path().join("games.db"), &link).unwrap();
    for address in [fixture.address.clone(), format!("sqlite:{}", link.display())] {
        let Err(StoreError::Refused(refusal)) = Store::open(&address, Access::Serve).await else {
            panic!("a second server runs");
        };
        let sentence = refusal.to_string();
        assert!(sentence.contains("in use by another server"), "{sentence}");
    }
    Store::open(&fixture.address, Access::Read).await.unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    // Read at first: what a killed server left behind needs nobody who writes.
    let reader = Store::open(&fixture.address, Access::Read).await.unwrap();
    assert_eq!(reader.counts().await.unwrap().tables, 0);
    start(&fixture.open().await, "m", 1).await;
    assert_eq!(reader.counts().await.unwrap().tables, 1);
}

/// Between two acknowledgements of one writer everything written to the log was synced.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn no_acknowledgement_precedes_its_sync() {
    let fixture = Fixture::sqlite();
    let trace = fixture.directory.path().join("trace");
    let mut strace = Command::new(servers::strace());
    strace
        .args(["-f", "-y", "-s", "64", "-e", "trace=pwrite64,pwritev,write,fsync,fdatasync", "-o"])
        .arg(&trace);
    strace.arg(env!("CARGO_BIN_EXE_hammer")).args([&fixture.address, "append", "1"]);
    let mut child = strace.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for number in 1..=50 {
        let mut line = String::new();
        assert!(output.read_line(&mut line).unwrap() > 0, "the process ended by itself");
        assert_eq!(line, format!("m0 {number}\n"));
    }
    // Without a reader the process ends at its next acknowledgement, and the trace is complete.
    drop(output);
    child.wait().unwrap();
    let trace = std::fs::read_to_string(&trace).unwrap();
    let (mut written, mut synced, mut acknowledged) = (false, false, 0);
    for line in trace.lines() {
        // A call that others interrupt stands on two lines; what matters of it is its end.
        let log = line.contains("games.db-wal");
        if log && line.contains("pwrite") {
            (written, synced) = (true, false);
        } else if line.contains("sync") && line.ends_with("= 0") && (log || line.contains("resumed")) {
            synced = true;
        } else if line.contains("write(1<") && line.contains("\"m0 ") {
            acknowledged += 1;
            assert!(written && synced, "acknowledged before its sync: {line}");
            (written, synced) = (false, false);
        }
    }
    assert!(acknowledged >= 50, "{acknowledged} acknowledgements were seen in\n{trace}");
}

/// A full disk is a clear refusal, and what was acknowledged stays.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_is_refused_and_the_store_intact() {
    let fixture = Fixture::sqlite();
    let disk = fixture.directory.path().join("disk");
    std::fs::create_dir(&disk).unwrap();
    let (ballast, hammer) = (disk.join("ballast"), env!("CARGO_BIN_EXE_hammer"));
    let address = format!("sqlite:{}", disk.join("games.db").display());
    // A small disk of the process's own, which goes with it.
    let script = "mount -t tmpfs -o size=2m tmpfs \"$1\" && head -c 400000 /dev/zero > \"$3\" && \
                  exec \"$4\" \"$2\" fill \"$3\"";
    let run = |unshare: &[&str]| {
        let mut command = Command::new("unshare");
        command.args(unshare).args(["sh", "-c", script, "sh"]);
        command.arg(&disk).arg(&address).arg(&ballast).arg(hammer).output().unwrap()
    };
    let mut output = run(&["--mount"]);
    if !mounted(&output.stdout) {
        output = run(&["--map-root-user", "--mount"]);
    }
    let full = mounted(&output.stdout);
    if !full {
        // Where no disk can be made, files can't grow: another failure of writing with the same consequences.
        eprintln!("no small disk can be mounted here; a limit on the size of files stands in for it");
        output = limited(&disk, &address, &ballast, hammer);
    }
    let (said, complained) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}{complained}");
    let (refusal, end) = said.trim_end().split_once('\n').unwrap();
    if full {
        assert!(
            refusal.contains("refused Full") && refusal.contains("no room left on the disk"),
            "{refusal}"
        );
    } else {
        assert!(refusal.contains("refused Unavailable"), "{refusal}");
    }
    let stored: i64 = end.strip_prefix("intact ").unwrap().parse().unwrap();
    assert!(stored > 20, "{said}");
}

/// Whether the process got so far as to be refused.
fn mounted(output: &[u8]) -> bool {
    String::from_utf8_lossy(output).starts_with("refused")
}

/// Runs the process with files that can't grow beyond a size, until the ballast is gone.
fn limited(disk: &Path, address: &str, ballast: &Path, hammer: &str) -> std::process::Output {
    let _ = std::fs::remove_dir_all(disk);
    std::fs::create_dir(disk).unwrap();
    std::fs::write(ballast, "").unwrap();
    // The limit is lifted once the ballast is gone.
    let script = "trap '' XFSZ; ulimit -S -f 2048; \"$1\" \"$2\" fill \"$3\" & child=$!; \
                  while test -e \"$3\" && kill -0 $child; do :; done; prlimit --pid $child --fsize=unlimited; \
                  wait $child";
    Command::new("bash").args(["-c", script, "bash", hammer, address]).arg(ballast).output().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_back_is_used_again() {
    let mut server = Postgres::start();
    let settings = StoreSettings { patience: Duration::from_secs(5), ..StoreSettings::default() };
    let place = server.database().parse().unwrap();
    let store = Store::open_with(&place, Access::Serve, &settings).await.unwrap();
    start(&store, "m", 1).await;
    // Somebody who never gives up: after an answer that didn't come, the same request with the same key.
    let player = tokio::spawn({
        let store = store.clone();
        async move {
            let (mut number, mut failures) = (0, 0);
            while number < 200 || failures == 0 {
                let mut row = lines("m", number, &["row"]);
                row.request = Some(request(&format!("row {number}"), 1));
                match store.append(row).await {
                    Ok(Appended::Done { number: reached } | Appended::Repeated { number: reached }) => {
                        assert_eq!(reached, number + 1);
                        number = reached;
                    }
                    Ok(other) => panic!("{other:?}"),
                    Err(error @ StoreError::Unavailable(_)) => {
                        assert!(error.to_string().contains("try again"), "{error}");
                        failures += 1;
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                    Err(error) => panic!("{error:?}"),
                }
            }
            number
        }
    });
    while store.find_match("m").await.unwrap().unwrap().number < 50 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    server.stop();
    assert!(matches!(store.alive().await, Err(StoreError::Unavailable(_))));
    server.resume();
    let number = player.await.unwrap();
    let (found, actions) = store.load("m").await.unwrap().unwrap();
    assert_eq!((found.number, actions.len() as i64), (number, number), "each row is there once");
    assert_eq!(store.append(lines("m", number, &["row"])).await.unwrap(), done(number + 1));
}

/// If PostgreSQL refuses everything, a server that starts says why, and a running one waits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rights_that_are_taken_away_make_a_running_server_wait() {
    let server = Postgres::start();
    let address = server.database();
    let say = |statements: &[&str]| servers::sql(&address, statements).unwrap();
    say(&["CREATE ROLE player LOGIN", "GRANT ALL ON SCHEMA public TO player"]);
    let place: store::Database = address.replace("codeknacker@", "player@").parse().unwrap();
    let store = Store::open_with(&place, Access::Serve, &StoreSettings::default()).await.unwrap();
    start(&store, "m", 1).await;
    store.alive().await.unwrap();

    say(&["REVOKE INSERT ON actions FROM player"]);
    assert!(matches!(store.alive().await, Err(StoreError::Unavailable(_))));
    let refused = store.append(lines("m", 0, &["row"])).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    say(&["GRANT INSERT ON actions TO player"]);
    store.alive().await.unwrap();
    assert_eq!(store.append(lines("m", 0, &["row"])).await.unwrap(), done(1));

    // Nobody is let in any more, and everybody inside is shown out.
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'player'";
    say(&["ALTER ROLE player NOLOGIN", cut]);
    for _ in 0..3 {
        let refused = store.append(lines("m", 1, &["row"])).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    }
    let started = Store::open_with(&place, Access::Serve, &StoreSettings::default()).await;
    assert!(matches!(started, Err(StoreError::Refused(_))), "its operator is told why");
    say(&["ALTER ROLE player LOGIN"]);
    assert_eq!(store.append(lines("m", 1, &["row"])).await.unwrap(), done(2));
}
