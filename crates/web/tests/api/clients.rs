//! The example clients, as anybody would run them.

use std::process::Command;

use crate::support::Fixture;

#[path = "../../examples/play.rs"]
mod play;

const OPEN: [&str; 4] = ["--requests-per-second", "10000", "--actions-per-second", "1000"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_in_rust_plays_three_formats() {
    let fixture = Fixture::with(&OPEN).await;
    let ends = play::play(&fixture.origin()).await.unwrap();
    let editions: Vec<_> = ends.iter().map(|(edition, _)| edition.as_str()).collect();
    assert_eq!(editions, ["original", "lock-party", "group"]);
    assert!(ends.iter().all(|(_, outcome)| outcome["kind"].is_string()), "{ends:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shell_script_plays_three_formats() {
    let fixture = Fixture::with(&OPEN).await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/play.sh");
    let origin = fixture.origin();
    let output = tokio::task::spawn_blocking(move || Command::new("sh").arg(script).arg(origin).output());
    let output = output.await.unwrap().unwrap();
    let (told, complaint) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{complaint}");
    let lines: Vec<_> = told.lines().filter_map(|line| line.split_once(": ")).collect();
    let editions: Vec<_> = lines.iter().map(|(edition, _)| *edition).collect();
    assert_eq!(editions, ["original", "lock-party", "group"], "{told}{complaint}");
    assert!(lines.iter().all(|(_, outcome)| !outcome.is_empty()), "{told}");
}
