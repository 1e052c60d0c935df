//! What a server holds while nobody plays.
#![cfg(target_os = "linux")]

use std::fs;
use std::process::Command;

use servers::Serving;
use tempfile::TempDir;

/// The most an idle server may hold of its own, in MB. The pages of the program itself are the system's to keep.
const IDLE: f64 = 16.0;

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[test]
fn an_idle_server_holds_little_memory_of_its_own() {
    let home = TempDir::new().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_codeknacker"));
    command.args(["serve", "--listen", "127.0.0.1:0"]).env("XDG_DATA_HOME", home.path());
    let serving = Serving::start(&mut command).expect("a server");
    let own = serving.anonymous().expect("the system tells");
    assert!(own < IDLE, "{own} MB");
}

/// The memory of this process's own, in MB.
fn own() -> f64 {
    let text = fs::read_to_string("/proc/self/smaps_rollup").expect("the system tells");
    let line = text.lines().find_map(|line| line.strip_prefix("Anonymous:")).expect("a line");
    line.trim().trim_end_matches(" kB").parse::<f64>().expect("a number") / 1024.0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory_that_others_have_freed_goes_back_to_the_system() {
    const TASKS: usize = 200;
    const PIECES: usize = 4000;
    let before = own();
    let mut tasks = tokio::task::JoinSet::new();
    for task in 0..TASKS {
        tasks.spawn(async move {
            let piece = |number: usize| vec![1_u8; 40 + (number * 37 + task * 11) % 400].into_boxed_slice();
            (0..PIECES).map(piece).collect::<Vec<_>>()
        });
    }
    let kept = tasks.join_all().await;
    let most = own();
    // One thread frees what two have made.
    tokio::spawn(async move { drop(kept) }).await.expect("nothing panics");
    // What is free is given back a little later.
    for _ in 0..3 {
        web::memory::give_back().await;
        tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    }
    let (taken, left) = (most - before, own() - before);
    assert!(taken > 100.0 && left < taken / 4.0, "{left} of {taken} MB");
}
