//! Input that is too long or has no end: a sentence, and never gigabytes.
#![cfg(unix)]

mod support;

use std::process::Command;

use support::{Ended, run_to_its_end};
use tempfile::TempDir;

/// Runs a line of a shell with `$0` as the program, in less memory than an endless input would take.
fn shell(line: &str) -> Ended {
    let home = TempDir::new().expect("a folder");
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("ulimit -v 2000000; {line}"), env!("CARGO_BIN_EXE_codeknacker")]);
    run_to_its_end(shell.env("LC_ALL", "C").env("XDG_DATA_HOME", home.path()), b"")
}

#[test]
fn files_without_end_are_refused_with_a_sentence() {
    for (line, said) in [
        ("$0 strategy --verify /dev/zero", "codeknacker: "),
        ("$0 strategy --verify - < /dev/zero", "codeknacker: "),
        ("(printf 'strategy 1\\n4x6\\n'; cat /dev/zero) | $0 strategy --verify -", "More than 256 MB"),
        ("printf 'book 1 8x16 proven\\n' | $0 strategy --verify -", "4,294,967,296 codes are too many"),
        (
            "echo '{\"strategy\":1,\"game\":\"custom\",\"options\":{\"holes\":\"8\",\"symbols\":\"16\"},\"guess\":\"RRRRRRRR\"}' \
             | $0 strategy --verify -",
            "4,294,967,296 codes are too many",
        ),
        ("$0 serve --settings /dev/zero", "codeknacker: /dev/zero: More than 1 MB can't be read here."),
        ("$0 verify /dev/zero", "A match is a text of at most 64 MB. This is more."),
        ("$0 replay - < /dev/zero", "A match is a text of at most 64 MB. This is more."),
        ("yes x | head -c 50000000 | $0 verify -", "A match has at most 1,000,000 lines. This has more."),
        ("$0 play --resume /dev/zero", "codeknacker: /dev/zero: "),
        ("tr '\\0' R < /dev/zero | $0 solve original", "A line has at most 4,096 bytes. This one has more."),
        ("tr '\\0' R < /dev/zero | $0 score original", "line 1: A line has at most 4,096 bytes."),
    ] {
        let ended = shell(line);
        assert_eq!(ended.code, Some(2), "{line}: {}", ended.complaint);
        assert!(ended.complaint.contains(said), "{line}: {}", ended.complaint);
        assert!(ended.complaint.len() < 1000, "{line}: {}", ended.complaint);
    }
}

#[test]
fn nobody_waits_for_a_pipe_among_files() {
    // Opening one waits until somebody opens its other end.
    let pipes = "d=$XDG_DATA_HOME/codeknacker; mkdir -p $d/matches $d/tables; \
                 mkfifo $d/matches/x.txt $d/tables/x $d/puzzles.txt";
    for line in ["stats", "play --plain", "puzzle --plain", "import $d/matches"] {
        let ended = shell(&format!("{pipes}; timeout 60 $0 {line}"));
        // What `timeout` says when it had to end the program.
        assert_ne!(ended.code, Some(124), "{line}");
    }
}

#[test]
fn a_line_of_hundreds_of_megabytes_is_cut_at_a_prompt() {
    let ended = shell("(head -c 300000000 /dev/zero | tr '\\0' R; echo; echo rows) | $0 play mini --plain");
    assert_eq!(ended.code, Some(0), "{}", ended.complaint);
    assert!(ended.output.contains("No rows yet."), "{}", ended.output);
    assert!(ended.output.len() < 10_000);
}

#[test]
fn names_of_files_move_no_cursor() {
    let home = TempDir::new().expect("a folder");
    let nasty = home.path().join("a\u{1b}]0;x\u{7}\u{9b}2J\u{202e}b.txt");
    std::fs::write(&nasty, "no\u{1b}[2Jmatch\u{202e}\n").expect("a file");
    let name = nasty.to_str().expect("text");
    let folder = home.path().to_str().expect("text");
    for arguments in [
        &["import", name][..],
        &["import", "--json", name],
        &["import", folder],
        &["verify", name],
        &["verify", "--json", name],
        &["replay", name],
        &["play", name],
        &["play", "--resume", name],
        &["play", "--server", name],
        &["strategy", "--verify", name],
        &["serve", "--settings", name],
        &["backup", name, "--database", "sqlite:/nonexistent\u{1b}/x"],
        &["score", "original\u{1b}[2J"],
        &["--lang", "\u{1b}[2J\u{202e}", "editions"],
        &["\u{1b}[2J\u{202e}"],
        &["play", "original", "--name", "\u{1b}[2J"],
        &["admin", "--database", "sqlite:\u{1b}.db", "close", "\u{202e}\u{9b}"],
    ] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_codeknacker"));
        program.args(arguments).env("LC_ALL", "C").env("XDG_DATA_HOME", home.path());
        let ended = run_to_its_end(&mut program, b"");
        assert_eq!(ended.code, Some(2), "{arguments:?}: {}", ended.output);
        for said in [&ended.output, &ended.complaint] {
            let obeyed = ['\u{1b}', '\u{7}', '\u{9b}', '\u{202e}'];
            assert!(!said.contains(obeyed), "{arguments:?}: {said:?}");
        }
    }
}
