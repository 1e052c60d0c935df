//! What a server holds while nobody plays.

use std::process::Command;

use servers::Serving;
use tempfile::TempDir;

/// The most an idle server may hold of its own, in MB. The pages of the program itself are the system's to keep.
const IDLE: f64 = 20.0;

#[test]
#[cfg(target_os = "linux")]
fn an_idle_server_holds_little_memory_of_its_own() {
    let home = TempDir::new().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_codeknacker"));
    command.args(["serve", "--listen", "127.0.0.1:0"]).env("XDG_DATA_HOME", home.path());
    let serving = Serving::start(&mut command).expect("a server");
    let own = serving.anonymous().expect("the system tells");
    assert!(own < IDLE, "{own} MB");
}
