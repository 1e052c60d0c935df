//! A disk without room.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use store::{Access, Store};
use tempfile::TempDir;

use crate::asked::{HttpReply, PATIENCE, page};
use crate::duel::Duel;
use crate::follower::Follower;
use crate::node::{self, Node};

/// A small disk, which goes with the process that has it.
struct Disk {
    keeper: Child,
    /// What `nsenter` needs to get there.
    enter: &'static [&'static str],
    directory: PathBuf,
}

impl Disk {
    /// Mounts a small disk on a directory, for a process of our own alone, with something on it that takes up room.
    fn mount(directory: &Path) -> Option<Self> {
        let script = "mount -t tmpfs -o size=2m,mode=777 tmpfs \"$1\" && head -c 400000 /dev/zero > \"$1/ballast\" && \
                      echo mounted && exec cat";
        let ways: [(&[&str], &'static [&'static str]); 2] = [
            (&["--mount"], &["--mount"]),
            (&["--map-root-user", "--mount"], &["--user", "--preserve-credentials", "--mount"]),
        ];
        ways.into_iter().find_map(|(unshare, enter)| {
            let mut command = Command::new("unshare");
            command.args(unshare).args(["sh", "-c", script, "sh"]).arg(directory);
            // The input is ours: the process ends with us in any case.
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
            let mut keeper = command.spawn().expect("`unshare`, from util-linux");
            let mut line = String::new();
            let output = keeper.stdout.as_mut().expect("an output");
            BufReader::new(output).read_line(&mut line).expect("a line");
            let disk = Self { keeper, enter, directory: directory.to_owned() };
            (line == "mounted\n").then_some(disk)
        })
    }

    /// Starts a node that has the disk.
    fn node(&self, database: &str) -> Node {
        let mut command = Command::new("nsenter");
        command.arg("--target").arg(self.keeper.id().to_string()).args(self.enter).arg("--");
        command.arg(env!("CARGO_BIN_EXE_codeknacker"));
        Node::run(command, database, &[])
    }

    /// A file of the disk, as it is seen from outside.
    fn file(&self, name: &str) -> PathBuf {
        let root = PathBuf::from(format!("/proc/{}/root", self.keeper.id()));
        root.join(self.directory.strip_prefix("/").expect("a whole path")).join(name)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = self.keeper.kill();
        let _ = self.keeper.wait();
    }
}

/// Plays until the server can't store any more; its refusal. Reads every step as it comes: a stream that falls far behind
/// is told to reload.
async fn fill(duel: &mut Duel, follower: &mut Follower, origin: &str) -> HttpReply {
    loop {
        let answer = duel.step(origin).await.expect("an answer");
        if !answer.status.is_success() {
            return answer;
        }
        follower.until(duel.number).await;
        assert!(duel.number < 1000, "the disk is never full");
    }
}

/// What holds while nothing can be stored: it is said, what was acknowledged is there, the server lives.
async fn refused(duel: &Duel, origin: &str) {
    assert!(duel.number > 20, "{} steps", duel.number);
    let seen = duel.look(origin, 0).await.fine();
    assert_eq!(seen["number"], duel.number, "what was refused has not happened");
    assert_eq!(page(origin, "/healthz").await.status, 200);
}

/// There is room again: the same request with the same key is done, once.
async fn go_on(duel: &mut Duel, follower: &mut Follower, origin: &str) {
    let (goal, start) = (duel.number + 5, Instant::now());
    while duel.number < goal {
        duel.step(origin).await.expect("an answer");
        assert!(start.elapsed() < PATIENCE, "there is never room");
    }
    follower.until(goal).await;
}

/// The store after everything has ended: every step is there once.
async fn intact(database: &str, duel: &Duel) {
    let store = Store::open(database, Access::Read).await.expect("the store");
    let (found, actions) = store.load(&duel.id).await.expect("the store").expect("the match");
    assert_eq!(found.number, duel.number);
    assert!(
        actions.iter().map(|action| action.number).eq(1..=duel.number),
        "a step is missing or there twice"
    );
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_and_nothing_is_lost() {
    let directory = TempDir::with_prefix("codeknacker-disk-").expect("a directory");
    let database = node::file(directory.path());
    let Some(disk) = Disk::mount(directory.path()) else {
        eprintln!(
            "no small disk can be mounted here; the test with a limit on the size of files stands in for it"
        );
        return;
    };
    let mut node = disk.node(&database);
    let origin = node.origin.clone();
    let mut duel = Duel::begin(&origin, &origin).await;
    let mut follower = Follower::begin(&origin, &duel, 0).await;
    let refusal = fill(&mut duel, &mut follower, &origin).await;
    assert_eq!((refusal.status.as_u16(), refusal.code()), (507, "disk-full"), "{refusal:?}");
    assert!(refusal.sentence().ends_with('.'), "{}", refusal.sentence());
    refused(&duel, &origin).await;

    std::fs::remove_file(disk.file("ballast")).expect("the ballast");
    go_on(&mut duel, &mut follower, &origin).await;
    node.terminate();
    assert_eq!(node.ended().code(), Some(0), "{}", node.log());
    // Once more from the same disk, and then as a copy outside of it.
    let mut again = disk.node(&database);
    duel.play(&again.origin).await;
    again.terminate();
    assert_eq!(again.ended().code(), Some(0), "{}", again.log());
    let copy = directory.path().join("copy.db");
    std::fs::copy(disk.file("games.db"), &copy).expect("a copy");
    intact(&format!("sqlite:{}", copy.display()), &duel).await;
}

/// Another failure of writing with the same consequences, wherever no disk can be mounted, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_that_cannot_grow_are_told_and_nothing_is_lost() {
    let directory = TempDir::with_prefix("codeknacker-limit-").expect("a directory");
    let database = node::file(directory.path());
    let mut command = Command::new("bash");
    command.args(["-c", "trap '' XFSZ; ulimit -S -f 1024; exec \"$0\" \"$@\""]);
    command.arg(env!("CARGO_BIN_EXE_codeknacker"));
    let mut node = Node::run(command, &database, &[]);
    let origin = node.origin.clone();
    let mut duel = Duel::begin(&origin, &origin).await;
    let mut follower = Follower::begin(&origin, &duel, 0).await;
    let refusal = fill(&mut duel, &mut follower, &origin).await;
    assert_eq!((refusal.status.as_u16(), refusal.code()), (503, "unavailable"), "{refusal:?}");
    assert!(refusal.headers.contains_key("retry-after"), "{refusal:?}");
    refused(&duel, &origin).await;

    let mut lift = Command::new("prlimit");
    lift.args(["--fsize=unlimited", "--pid"]).arg(node.id().to_string());
    assert!(lift.status().expect("`prlimit`, from util-linux").success());
    go_on(&mut duel, &mut follower, &origin).await;
    node.terminate();
    assert_eq!(node.ended().code(), Some(0), "{}", node.log());
    intact(&database, &duel).await;
}
