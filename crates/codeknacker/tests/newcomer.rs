//! The first minute, in a real terminal: the game is served, the browser opened, and a taken port is no obstacle.
#![cfg(unix)]

mod support;

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use support::tty::{PATIENCE, Tty};
use support::{keeping_in, run_to_its_end};
use tempfile::TempDir;

/// Somebody's machine: a data folder, and a program that opens addresses by writing them down.
struct Machine {
    folder: TempDir,
}

impl Machine {
    fn new() -> Self {
        let folder = TempDir::new().expect("a folder");
        let opener = folder.path().join("xdg-open");
        fs::write(&opener, "#!/bin/sh\necho \"$@\" >> \"$0.opened\"\n").expect("a script");
        fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).expect("a script that runs");
        Self { folder }
    }

    fn opened(&self) -> PathBuf {
        self.folder.path().join("xdg-open.opened")
    }

    /// The program without a command, at any free port, on a machine with a display.
    fn starts(&self, arguments: &[&str]) -> Command {
        let mut program = keeping_in(self.folder.path());
        let path = std::env::var("PATH").expect("a search path");
        program.env("PATH", format!("{}:{path}", self.folder.path().display())).env("DISPLAY", ":99");
        program.env("CODEKNACKER_LISTEN", "127.0.0.1:0").env("CODEKNACKER_STREAMS", "10");
        program.env("SSH_CONNECTION", "");
        program.args(arguments);
        program
    }
}

/// The address that a screen shows.
fn address(screen: &str) -> String {
    let (_, rest) = screen.split_once("Codeknacker is at ").expect("an address");
    rest.split_whitespace().next().expect("an address").to_owned()
}

/// Waits for a file with a whole line.
fn line_of(path: &Path) -> String {
    let end = Instant::now() + PATIENCE;
    loop {
        match fs::read_to_string(path) {
            Ok(text) if text.ends_with('\n') => return text.trim_end().to_owned(),
            _ => assert!(Instant::now() < end, "{} is never written", path.display()),
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Presses Ctrl+C.
fn stop(tty: &mut Tty) {
    tty.press("\u{3}");
    tty.ends();
}

#[test]
fn the_browser_opens_where_the_game_is() {
    let machine = Machine::new();
    let mut tty = Tty::runs(&machine.starts(&[]));
    let screen = tty.sees("Ctrl+C stops the server.");
    assert!(screen.contains("Opening it in your browser."), "{screen}");
    assert!(screen.contains("codeknacker serve --lan"), "{screen}");
    assert_eq!(line_of(&machine.opened()), address(&screen));
    stop(&mut tty);
}

#[test]
fn nothing_opens_when_that_is_not_wanted_or_nobody_could_see_it() {
    let machine = Machine::new();
    let mut remote = machine.starts(&[]);
    remote.env("SSH_CONNECTION", "192.0.2.1 40000 192.0.2.2 22");
    let mut blind = machine.starts(&[]);
    blind.env("DISPLAY", "").env("WAYLAND_DISPLAY", "").env("WSL_DISTRO_NAME", "");
    for program in [machine.starts(&["--no-open"]), remote, blind] {
        let mut tty = Tty::runs(&program);
        let screen = tty.sees("Ctrl+C stops the server.");
        assert!(screen.contains("Open this address in your browser."), "{screen}");
        stop(&mut tty);
    }
    assert!(!machine.opened().exists());
}

#[test]
fn without_an_opener_the_person_is_asked_to_open_the_address() {
    let machine = Machine::new();
    fs::remove_file(machine.folder.path().join("xdg-open")).expect("a script");
    // Only what the terminal itself needs, and nothing that opens anything.
    for tool in ["sh", "stty"] {
        let found = ["/bin", "/usr/bin"].map(|folder| Path::new(folder).join(tool));
        let found = found.iter().find(|path| path.exists()).expect("a tool");
        std::os::unix::fs::symlink(found, machine.folder.path().join(tool)).expect("a link");
    }
    let mut program = machine.starts(&[]);
    program.env("PATH", machine.folder.path());
    let mut tty = Tty::runs(&program);
    let screen = tty.sees("Ctrl+C stops the server.");
    assert!(screen.contains("Open this address in your browser."), "{screen}");
    stop(&mut tty);
}

#[test]
fn a_program_that_starts_it_gets_the_address_alone() {
    let machine = Machine::new();
    // Nobody would hear from a server that goes on: it can't write, and is told to stop.
    let mut program = Command::new("timeout");
    let starts = machine.starts(&[]);
    program.args(["--signal=TERM", "5"]).arg(starts.get_program());
    program.envs(starts.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let ended = run_to_its_end(&mut program, b"");
    assert_eq!(ended.output.lines().count(), 1, "{}", ended.output);
    assert!(!machine.opened().exists());
}

#[test]
fn if_the_usual_port_is_taken_the_next_free_one_is_used_and_said() {
    // Either this test takes it or somebody else has.
    let _taken = TcpListener::bind("127.0.0.1:8484");
    let machine = Machine::new();
    for arguments in [&[][..], &["serve", "--streams", "10"]] {
        let program = machine.starts(arguments);
        let mut unset = Command::new("env");
        unset.args(["-u", "CODEKNACKER_LISTEN"]).arg(program.get_program()).args(program.get_args());
        unset.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
        let mut tty = Tty::runs(&unset);
        let screen = tty.sees("Port 8484 is taken, so this is the next free one.");
        let address = address(&screen);
        assert!(address.starts_with("http://127.0.0.1:") && !address.ends_with(":8484"), "{address}");
        stop(&mut tty);
    }
}

#[test]
fn a_port_that_is_asked_for_and_taken_is_a_fault() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let machine = Machine::new();
    let fault = format!("Can't listen on {address}: another program already uses the address.");
    let asked_by_variable = run_to_its_end(machine.starts(&[]).env("CODEKNACKER_LISTEN", &address), b"");
    let asked_by_flag = run_to_its_end(&mut machine.starts(&["serve", "--listen", &address]), b"");
    for ended in [asked_by_variable, asked_by_flag] {
        assert_eq!((ended.code, ended.output.as_str()), (Some(2), ""));
        assert!(ended.complaint.contains(&fault), "{}", ended.complaint);
    }
}
