//! Completions in the real shells: bash, zsh and fish are asked as somebody who presses Tab asks them.
#![cfg(unix)]

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use support::run;
use support::tty::Tty;
use tempfile::TempDir;

/// The script for a shell, in a folder that has the program under its name, too, and a file to complete.
fn script(folder: &Path, shell: &str) -> PathBuf {
    let path = folder.join(format!("completions.{shell}"));
    let written = run(&["completions", shell], b"");
    fs::write(&path, written.output).expect("a file");
    fs::write(folder.join("my-match.txt"), "").expect("a file");
    let program = folder.join("codeknacker");
    if !program.exists() {
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_codeknacker"), program).expect("a link");
    }
    path
}

/// What can be typed, and what it is completed to: some of the words that are offered.
const TYPED: [(&str, &str); 9] = [
    ("codeknacker play lock-party-s", "lock-party-super"),
    ("codeknacker rules grand-b", "grand-blanks"),
    ("codeknacker play --seat computer:exp", "computer:expert"),
    ("codeknacker play original --option pegs=c", "pegs=counted"),
    ("codeknacker duel original beg", "beginner"),
    ("codeknacker strategy original --by entr", "entropy"),
    ("codeknacker replay my-ma", "my-match.txt"),
    ("codeknacker play --resume my-ma", "my-match.txt"),
    ("codeknacker strategy --verify my-ma", "my-match.txt"),
];

/// Presses Tab after everything that can be typed, in a shell that is made ready by a line.
fn completed_at_a_terminal(mut shell: Command, folder: &Path, ready: &str) {
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    shell.env("PATH", path).env("HOME", folder).env("PS1", "ready> ");
    let mut tty = Tty::runs(&shell);
    tty.sees("ready>");
    let prompt = |screen: &vt100::Screen| screen.contents().trim_end().ends_with("ready>");
    tty.press(&format!("cd {}; {ready}; echo prep''ared\r", folder.display()));
    tty.until("a prompt", |screen| screen.contents().contains("\nprepared") && prompt(screen));
    for (typed, wanted) in TYPED {
        let before = typed.rsplit_once(' ').map_or("", |(before, _)| before);
        tty.press(&format!("{typed}\t"));
        let line = format!("{before} {wanted}");
        tty.until(&line, |screen| screen.contents().replace('\n', "").contains(&line));
        // The line is cleared by Ctrl+U, a key like others: Ctrl+C is lost on a shell that still completes.
        tty.press("\u{15}");
        tty.until("an empty line", prompt);
    }
    tty.press("exit\r");
    tty.ends();
}

#[test]
fn bash_completes_editions_players_options_levels_and_files() {
    let folder = TempDir::new().expect("a folder");
    let script = script(folder.path(), "bash");
    let mut bash = Command::new("bash");
    bash.args(["--norc", "--noprofile", "-i"]);
    // Bash shows what is typed only at a terminal that would echo it.
    completed_at_a_terminal(bash, folder.path(), &format!("stty echo; source {}", script.display()));
}

#[test]
fn fish_completes_editions_players_options_levels_and_files() {
    let folder = TempDir::new().expect("a folder");
    let script = script(folder.path(), "fish");
    for (typed, wanted) in TYPED {
        let ask = format!("source {}; complete -C '{typed}'", script.display());
        let mut fish = Command::new("fish");
        fish.args(["--no-config", "-c", &ask]).env("HOME", folder.path()).current_dir(folder.path());
        let asked = fish.output();
        let said = String::from_utf8_lossy(&asked.expect("fish").stdout).into_owned();
        let offered = said.lines().map(|line| line.split('\t').next().unwrap_or_default());
        assert!(offered.into_iter().any(|word| word == wanted), "{typed}: {said}");
    }
}

#[test]
fn zsh_completes_editions_players_options_levels_and_files() {
    let folder = TempDir::new().expect("a folder");
    let script = script(folder.path(), "zsh");
    fs::rename(&script, folder.path().join("_codeknacker")).expect("a file where zsh looks for it");
    let mut zsh = Command::new("zsh");
    zsh.args(["-f", "-i"]);
    let ready = format!("fpath=({} $fpath); autoload -U compinit; compinit -u -D", folder.path().display());
    completed_at_a_terminal(zsh, folder.path(), &ready);
}
