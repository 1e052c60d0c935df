//! Completions in the real shells: bash, zsh and fish are asked as somebody who presses Tab asks them.
#![cfg(unix)]

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use support::run;
use support::tty::Tty;
use tempfile::TempDir;

/// The script for a shell, in a folder that has the program under its name, too.
fn script(folder: &Path, shell: &str) -> PathBuf {
    let path = folder.join(format!("completions.{shell}"));
    let written = run(&["completions", shell], b"");
    fs::write(&path, written.output).expect("a file");
    let program = folder.join("codeknacker");
    if !program.exists() {
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_codeknacker"), program).expect("a link");
    }
    path
}

/// What can be typed, and what it is completed to: some of the words that are offered.
const TYPED: [(&str, &str); 6] = [
    ("codeknacker play lock-party-s", "lock-party-super"),
    ("codeknacker rules grand-b", "grand-blanks"),
    ("codeknacker play --seat computer:exp", "computer:expert"),
    ("codeknacker play original --option pegs=c", "pegs=counted"),
    ("codeknacker duel original beg", "beginner"),
    ("codeknacker strategy original --by entr", "entropy"),
];

#[test]
fn bash_completes_editions_players_options_and_levels() {
    let folder = TempDir::new().expect("a folder");
    let script = script(folder.path(), "bash");
    for (typed, wanted) in TYPED {
        // As bash calls it: words are broken at = and :.
        let ask = format!(
            "source {}; COMP_LINE='{typed}'; COMP_POINT=${{#COMP_LINE}}; _codeknacker_whole codeknacker; \
             printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            script.display()
        );
        let asked = Command::new("bash").args(["--norc", "-c", &ask]).output().expect("bash");
        let said = String::from_utf8_lossy(&asked.stdout).into_owned();
        let there = wanted.rsplit_once([':', '=']).map_or(wanted, |(_, rest)| rest);
        assert!(
            said.lines().any(|line| line == there),
            "{typed}: {said} {}",
            String::from_utf8_lossy(&asked.stderr)
        );
    }
}

#[test]
fn fish_completes_editions_players_options_and_levels() {
    let folder = TempDir::new().expect("a folder");
    let script = script(folder.path(), "fish");
    for (typed, wanted) in TYPED {
        let ask = format!("source {}; complete -C '{typed}'", script.display());
        let asked =
            Command::new("fish").args(["--no-config", "-c", &ask]).env("HOME", folder.path()).output();
        let said = String::from_utf8_lossy(&asked.expect("fish").stdout).into_owned();
        let offered = said.lines().map(|line| line.split('\t').next().unwrap_or_default());
        assert!(offered.into_iter().any(|word| word == wanted), "{typed}: {said}");
    }
}

#[test]
fn zsh_completes_editions_players_options_and_levels() {
    let folder = TempDir::new().expect("a folder");
    let script = script(folder.path(), "zsh");
    fs::rename(&script, folder.path().join("_codeknacker")).expect("a file where zsh looks for it");
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap_or_default());
    let mut zsh = Command::new("zsh");
    zsh.args(["-f", "-i"]).env("PATH", path).env("HOME", folder.path()).env("PS1", "ready> ");
    let mut tty = Tty::runs(&zsh);
    tty.sees("ready>");
    let begin = format!(
        "fpath=({} $fpath); autoload -U compinit; compinit -u -D; echo prep''ared\r",
        folder.path().display()
    );
    let prompt = |screen: &vt100::Screen| screen.contents().trim_end().ends_with("ready>");
    tty.press(&begin);
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
