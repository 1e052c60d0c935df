//! Child processes that don't outlive who started them.

use std::ffi::OsStr;
use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How long a server may take to start or to stop.
const PATIENCE: Duration = Duration::from_mins(1);

/// A command that is ended with us where the system can see to that, even if we are killed; as another user, if one
/// is given. “With us” is with the thread that starts it: start servers on a thread that stays.
pub(crate) fn command(program: &Path, user: Option<&str>) -> Command {
    let setpriv = Path::new("/usr/bin/setpriv");
    if !setpriv.is_file() {
        assert!(user.is_none(), "`setpriv` (from util-linux) is needed to start a server as another user");
        return Command::new(program);
    }
    let mut command = Command::new(setpriv);
    if let Some(user) = user {
        let group = read(Command::new("id").args(["-g", user]));
        command.args(["--reuid", user, "--regid", group.trim(), "--clear-groups"]);
    }
    command.args(["--pdeathsig", "KILL", "--"]).arg(program);
    command
}

/// What a command prints; it must succeed.
pub(crate) fn read(command: &mut Command) -> String {
    ask(command).unwrap_or_else(|complaint| panic!("{complaint}"))
}

/// What a command prints, or complains about.
pub(crate) fn ask(command: &mut Command) -> Result<String, String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let complaint = String::from_utf8_lossy(&output.stderr);
    Err(format!("{command:?} ended with {}: {complaint}", output.status))
}

/// Where free ports are searched: below the range for outgoing connections. Tests make many of those, and one could
/// take the port before its server starts, or while the server is stopped.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// A port of the loopback that nobody uses just now.
pub(crate) fn port() -> u16 {
    // Tests that start together look in different places.
    let start = RandomState::new().hash_one(std::process::id());
    let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    let turned = (start % PORTS.len() as u64) as usize;
    PORTS.cycle().skip(turned).take(PORTS.len()).find(free).expect("a free port")
}

/// Waits for a condition; a wait that fails says what for, and what the server wrote.
fn until(what: &str, log: &Path, mut so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !so() {
        if start.elapsed() > PATIENCE {
            let log = std::fs::read_to_string(log).unwrap_or_default();
            panic!("{what} does not happen; the server wrote:\n{log}");
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// Starts a server that writes to a log, and waits until it is ready.
pub(crate) fn start(
    command: &mut Command,
    name: &str,
    log: &Path,
    mut is_ready: impl FnMut() -> bool,
) -> Child {
    let output = File::options().create(true).append(true).open(log).expect("a log");
    command.stdin(Stdio::null()).stdout(output.try_clone().expect("a log")).stderr(output);
    let mut child = command.spawn().expect(name);
    until(&format!("the start of {name}"), log, || runs(&mut child, name, log) && is_ready());
    child
}

/// Ends a server that runs by a signal.
pub(crate) fn stop(child: &mut Option<Child>, name: &str, by: &str) {
    if let Some(mut child) = child.take() {
        signal(&child, by);
        child.wait().unwrap_or_else(|error| panic!("the end of {name}: {error}"));
    }
}

/// Whether a server still runs, which it must: a wait for one that has ended says what it wrote.
fn runs(child: &mut Child, name: &str, log: &Path) -> bool {
    let ended = child.try_wait().expect("its state");
    assert!(ended.is_none(), "{name} ended: {}", std::fs::read_to_string(log).unwrap_or_default());
    true
}

/// Sends a signal to a child.
pub(crate) fn signal(child: &Child, name: impl AsRef<OsStr>) {
    let mut kill = Command::new("kill");
    // A child that is gone already needs no signal.
    let _ = kill.arg("-s").arg(name).arg(child.id().to_string()).stderr(Stdio::null()).status();
}
