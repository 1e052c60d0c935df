//! What the program writes: closed to others, and never through a link that somebody planted.
#![cfg(unix)]

mod support;

use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use support::{Ended, run_to_its_end};
use tempfile::TempDir;

/// The program under a umask that would let everybody read and write everything it makes.
fn careless(home: &Path, arguments: &[&str]) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", "umask 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_codeknacker")]).args(arguments);
    shell.env("LC_ALL", "C").env("XDG_DATA_HOME", home);
    shell
}

fn run(home: &Path, arguments: &[&str], input: &str) -> Ended {
    let ended = run_to_its_end(&mut careless(home, arguments), input.as_bytes());
    assert_eq!(ended.code, Some(0), "{arguments:?}: {}", ended.complaint);
    ended
}

fn mode(path: &Path) -> u32 {
    let found = fs::metadata(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    found.permissions().mode() & 0o777
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect()
}

/// A server, killed when this is dropped, and what it says.
struct Serving {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Serving {
    fn start(home: &Path, database: &str) -> Self {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--streams", "10", "--database", database];
        let mut command = careless(home, &serve);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a server starts");
        let lines = BufReader::new(child.stdout.take().expect("an output")).lines();
        Self { child, lines }
    }

    fn says(&mut self) -> String {
        self.lines.next().expect("a line").expect("text")
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_database_with_all_that_lies_beside_it_is_closed_to_others_whatever_the_umask() {
    let home = TempDir::new().expect("a folder");
    let folder = home.path().join("own");
    let database = format!("sqlite:{}", folder.join("games.db").display());
    let mut server = Serving::start(home.path(), &database);
    let origin = server.says().replace("Codeknacker is at ", "");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/examples/play.sh");
    let played = Command::new("sh").arg(script).arg(&origin).stdout(Stdio::null()).status().expect("a shell");
    assert!(played.success());
    assert_eq!(mode(&folder), 0o700);
    for name in ["games.db", "games.db-wal", "games.db-shm", "games.db.lock"] {
        assert_eq!(mode(&folder.join(name)), 0o600, "{name}");
    }
    let backup = home.path().join("backup.db");
    run(home.path(), &["backup", backup.to_str().expect("text"), "--database", &database], "");
    assert_eq!(mode(&backup), 0o600);

    let exported = home.path().join("exported");
    let export = ["export", exported.to_str().expect("text"), "--database", &database];
    run(home.path(), &export, "");
    let records = entries(&exported);
    assert_eq!(mode(&exported), 0o700);
    assert!(records.iter().all(|record| mode(record) == 0o600), "{records:?}");
    let record = records.first().expect("a match");

    // Nothing is written through links planted where the files will be.
    let victim = home.path().join("victim");
    fs::write(&victim, "precious").expect("a file");
    let name = record.file_name().and_then(|name| name.to_str()).expect("a name");
    let planted = home.path().join("planted");
    fs::create_dir(&planted).expect("a folder");
    symlink(home.path().join("nowhere"), planted.join(name)).expect("a link");
    for part in [format!("{name}.part"), name.replace(".txt", ".part")] {
        symlink(&victim, planted.join(part)).expect("a link");
    }
    run(home.path(), &["export", planted.to_str().expect("text"), "--database", &database], "");
    assert_eq!(fs::read_to_string(&victim).expect("a file"), "precious");
    assert!(!home.path().join("nowhere").exists());
    assert_eq!(fs::read(planted.join(name)).expect("a record"), fs::read(record).expect("a record"));
    let link = home.path().join("link.db");
    symlink(home.path().join("nowhere.db"), &link).expect("a link");
    let refused = careless(home.path(), &["backup", link.to_str().expect("text"), "--database", &database])
        .output()
        .expect("a program");
    assert_eq!(refused.status.code(), Some(2));
    assert!(!home.path().join("nowhere.db").exists());

    run(home.path(), &["import", record.to_str().expect("text")], "");
    let matches = home.path().join("codeknacker").join("matches");
    assert_eq!((mode(&home.path().join("codeknacker")), mode(&matches)), (0o700, 0o700));
    assert!(entries(&matches).iter().all(|record| mode(record) == 0o600));
}

#[test]
fn a_database_that_others_can_read_is_told_in_one_sentence_at_the_start() {
    let home = TempDir::new().expect("a folder");
    let file = home.path().join("games.db");
    let database = format!("sqlite:{}", file.display());
    let mut server = Serving::start(home.path(), &database);
    server.says();
    drop(server);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("a file");
    let mut server = Serving::start(home.path(), &database);
    let said = [server.says(), server.says()];
    assert!(said[0].starts_with("Codeknacker is at "), "{said:?}");
    let told = format!("Other users of this machine can read or change {}", file.display());
    assert!(said[1].starts_with(&told), "{said:?}");
}

#[test]
fn a_kept_match_is_closed_to_others_while_it_runs_and_when_it_is_over() {
    let home = TempDir::new().expect("a folder");
    run(home.path(), &["play", "mini", "--plain"], "RRYY\n");
    let matches = home.path().join("codeknacker").join("matches");
    let [kept] = entries(&matches).try_into().expect("one match");
    assert_eq!((mode(&matches), mode(&kept)), (0o700, 0o600));
    let victim = home.path().join("victim");
    fs::write(&victim, "precious").expect("a file");
    for part in ["new", "txt.part"] {
        symlink(&victim, kept.with_extension(part)).expect("a link");
    }
    let ended = run(home.path(), &["play", "--resume"], "resign match\nyes\n");
    assert!(ended.output.contains("Record of the match"), "{}", ended.output);
    assert_eq!(mode(&kept), 0o600);
    assert_eq!(fs::read_to_string(&victim).expect("a file"), "precious");
}

#[test]
fn manual_pages_and_strategies_are_not_written_through_planted_links() {
    let home = TempDir::new().expect("a folder");
    let victim = home.path().join("victim");
    fs::write(&victim, "precious").expect("a file");
    let planted = |name: &str| {
        let place = home.path().join(name);
        symlink(&victim, &place).expect("a link");
        place
    };
    let page = planted("codeknacker.1");
    run(home.path(), &["man", home.path().to_str().expect("text")], "");
    let tree = planted("tree.txt");
    let small = ["strategy", "custom", "--option", "holes=2", "--option", "symbols=2", "--by", "entropy"];
    run(home.path(), &[&small[..], &["--tree", tree.to_str().expect("text")]].concat(), "");
    assert_eq!(fs::read_to_string(&victim).expect("a file"), "precious");
    assert!(fs::read_to_string(page).expect("a page").contains(".TH"));
    assert!(fs::read_to_string(tree).expect("a tree").starts_with("strategy 1"));
    // What is no file takes what it gets.
    let shown = run(home.path(), &[&small[..], &["--tree", "/dev/stdout"]].concat(), "");
    assert!(shown.output.contains("strategy 1"), "{}", shown.output);
}
