//! `codeknacker play` as people meet it: at a terminal, in a pipe, and after the program was killed.

mod support;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use support::{keeping_in, run_to_its_end, start};
use tempfile::TempDir;

/// The files of the matches kept under a folder.
fn kept(folder: &Path) -> Vec<PathBuf> {
    let matches = folder.join("codeknacker").join("matches");
    fs::read_dir(matches).expect("a folder").map(|entry| entry.expect("a file").path()).collect()
}

#[test]
fn a_killed_match_loses_nothing_and_its_record_verifies() {
    let folder = TempDir::new().expect("a folder");
    // So many codes that nobody breaks one by chance.
    let play = ["play", "custom", "--plain", "--option", "holes=8", "--option", "symbols=16"];
    let mut child = start(keeping_in(folder.path()).args(play));
    let mut input = child.stdin.take().expect("an input");
    let mut output = BufReader::new(child.stdout.take().expect("an output"));
    let mut told = Vec::new();
    for row in ["RRRRYYYY\n", "GGGGBBBB\n", "WWWWKKKK\n"] {
        input.write_all(row.as_bytes()).expect("a row");
    }
    // As soon as a row is told it is on the disk; what is killed after that is only the program.
    while !told.iter().any(|line: &String| line.starts_with("Row 3: ")) {
        let mut line = String::new();
        assert!(output.read_line(&mut line).expect("a line") > 0, "{told:?}");
        told.push(line);
    }
    child.kill().expect("a program to kill");
    child.wait().expect("an end");
    drop(input);

    let lines = "RRRRRRRR\n".repeat(10);
    let resumed = run_to_its_end(keeping_in(folder.path()).args(["play", "--resume"]), lines.as_bytes());
    assert_eq!((resumed.code, resumed.complaint.as_str()), (Some(0), ""));
    let rows: Vec<_> =
        told.iter().filter(|line| line.starts_with("Row ") && !line.contains(" of ")).collect();
    assert_eq!(rows.len(), 3, "{told:?}");
    assert!(rows.iter().all(|row| resumed.output.contains(*row)), "{rows:?}: {}", resumed.output);
    assert!(resumed.output.contains("\nRecord of the match: "), "{}", resumed.output);

    let [record] = kept(folder.path()).try_into().expect("one match");
    let record = record.to_str().expect("a path in text");
    let verified = run_to_its_end(keeping_in(folder.path()).args(["verify", record]), b"");
    assert_eq!(verified.code, Some(0), "{}", verified.output);
    assert!(verified.output.starts_with("All right: finished match, digest right"), "{}", verified.output);
}

#[test]
fn the_language_comes_from_the_command_line_or_the_environment() {
    let folder = TempDir::new().expect("a folder");
    let said = |lang: &[&str], variable: &str| {
        let mut program = keeping_in(folder.path());
        run_to_its_end(program.args(["play", "mini", "--plain"]).args(lang).env("LC_ALL", variable), b"")
            .output
    };
    assert!(said(&[], "nl_BE.UTF-8").contains("Je speelt in je eentje tegen de computer."));
    assert!(said(&["--lang", "fr"], "nl_BE.UTF-8").contains("Tu joues en solo contre l'ordinateur."));
}

#[test]
fn what_is_wrong_ends_with_code_2_and_a_sentence() {
    let folder = TempDir::new().expect("a folder");
    for (arguments, sentence) in [
        (&["play", "chess"][..], "codeknacker: Unknown edition “chess”. "),
        (&["play", "original", "--lang", "xx"], "codeknacker: Unknown language “xx”. "),
        (&["play", "original", "--seat", "dog"], "codeknacker: Unknown player “dog”. "),
        (&["play", "original", "--option", "holes=9"], "codeknacker: Original has no option “holes”. "),
        (&["play", "--resume"], "codeknacker: No match to continue. "),
    ] {
        let ended = run_to_its_end(keeping_in(folder.path()).args(arguments), b"");
        assert_eq!((ended.code, ended.output.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(ended.complaint.starts_with(sentence), "{}", ended.complaint);
    }
}

/// A match of two persons who share a terminal.
#[cfg(unix)]
mod at_a_terminal {
    use rexpect::session::{PtySession, spawn_command};
    use tempfile::TempDir;

    use super::{keeping_in, kept, run_to_its_end};

    /// How long to wait before giving up: long enough for the slowest machine.
    const PATIENCE: u64 = 120_000;

    /// How what has scrolled away is erased.
    const ERASED: &str = "\u{1b}[3J";

    fn hear(session: &mut PtySession, words: &str) -> String {
        session.exp_string(words).unwrap_or_else(|error| panic!("{words}: {error}"))
    }

    fn type_line(session: &mut PtySession, line: &str) {
        session.send_line(line).expect("a terminal");
    }

    /// One of them sets a secret that nobody sees, the other types at each of these rows.
    fn round(
        session: &mut PtySession,
        [maker, breaker]: [&str; 2],
        secret: &str,
        rows: &[(u8, &str)],
    ) -> String {
        let mut heard = hear(session, &format!("{maker} should look now."));
        heard += &hear(session, &format!("{maker}: Your secret: "));
        type_line(session, secret);
        heard += &hear(session, &format!("{maker} sets the secret."));
        let covered = hear(session, &format!("Pass the keyboard to {breaker} and press Enter. "));
        assert!(covered.matches('\n').count() >= 24, "the screen is covered: {covered:?}");
        heard += &covered;
        type_line(session, "");
        for (number, line) in rows {
            heard += &hear(session, &format!("{breaker}: Row {number} of 10: "));
            type_line(session, line);
        }
        heard
    }

    #[test]
    fn two_persons_play_a_whole_match_and_no_secret_is_shown() {
        let folder = TempDir::new().expect("a folder");
        let mut program = keeping_in(folder.path());
        program.args(["play", "original", "--plain", "--seat", "person", "--seat", "person"]);
        program.args(["--name", "Ada", "--name", "Ben", "--first", "1"]);
        let mut session = spawn_command(program, Some(PATIENCE)).expect("a terminal");
        hear(&mut session, "Pass the keyboard to Ada and press Enter. ");
        type_line(&mut session, "");
        let mut heard = round(
            &mut session,
            ["Ada", "Ben"],
            "WKWK",
            &[(1, "RRYY"), (2, "fits"), (2, "/rows"), (2, "\u{7}\t!"), (2, "wkwk")],
        );
        for secret in ["WKWK", "white, black, white, black"] {
            assert!(!heard.contains(secret), "{secret}: {heard}");
        }
        assert!(heard.contains("Ben places row 1: red, red, yellow, yellow. No pins."), "{heard}");
        heard += &hear(&mut session, "Cracked in row 2.");
        let second = round(&mut session, ["Ben", "Ada"], "GGBB", &[(1, "ggbb")]);
        assert!(!second.contains("GGBB") && !second.contains("green, green, blue, blue"), "{second}");
        heard += &second;
        heard += &hear(&mut session, "Score: 2 for Ada, 1 for Ben.");
        heard += &hear(&mut session, "Ada wins the match.");
        heard += &hear(&mut session, "Press Enter to leave.");
        session.send_line("").expect("a terminal");
        heard += &session.exp_eof().expect("an end");
        // Covering erases what has scrolled away; no cursor moves.
        assert!(heard.contains(ERASED) && !heard.replace(ERASED, "").contains('\u{1b}'), "{heard:?}");
        let [record] = kept(folder.path()).try_into().expect("one match");
        let verified = run_to_its_end(keeping_in(folder.path()).arg("verify").arg(record), b"");
        assert!(verified.output.starts_with("All right: finished match"), "{}", verified.output);
    }

    #[test]
    fn the_player_who_places_pins_gets_the_keyboard_first_and_what_they_see_is_covered() {
        let folder = TempDir::new().expect("a folder");
        let mut program = keeping_in(folder.path());
        program.args(["play", "original", "--plain", "--seat", "person", "--seat", "person"]);
        program.args(["--name", "Ada", "--name", "Ben", "--first", "1", "--option", "answers=hand-set"]);
        program.env("TERM", "xterm");
        let mut session = spawn_command(program, Some(PATIENCE)).expect("a terminal");
        hear(&mut session, "Pass the keyboard to Ada and press Enter. ");
        type_line(&mut session, "");
        round(&mut session, ["Ada", "Ben"], "WKWK", &[(1, "RRYY")]);
        let passed = hear(&mut session, "Pass the keyboard to Ada and press Enter. ");
        assert!(!passed.contains("Pins for row"), "{passed}");
        // Ben still sits there: asking for the secret shows nothing but that only Ada should look.
        type_line(&mut session, "secret");
        let shown = hear(&mut session, "Ada: Pins for row 1: ");
        assert!(!shown.contains("white, black"), "{shown}");
        type_line(&mut session, "secret");
        hear(&mut session, "white, black, white, black");
        hear(&mut session, "Ada: Pins for row 1: ");
        type_line(&mut session, "0b0w");
        hear(&mut session, "Place these pins?");
        type_line(&mut session, "");
        let covered = hear(&mut session, "Pass the keyboard to Ben and press Enter. ");
        let (scrolled, after) = covered.split_once(ERASED).expect("what has scrolled away is erased");
        assert!(scrolled.matches('\n').count() >= 24 && !after.contains("white"), "{covered:?}");
        type_line(&mut session, "");
        // What was erased is told again.
        let told = hear(&mut session, "Ben: Row 2 of 10: ");
        assert!(told.contains("Answer to row 1: no pins."), "{told:?}");
        type_line(&mut session, "RRRR");
        hear(&mut session, "Pass the keyboard to Ada and press Enter. ");
        type_line(&mut session, "");
        hear(&mut session, "Ada: Pins for row 2: ");
        type_line(&mut session, "secret");
        hear(&mut session, "white, black, white, black");
        hear(&mut session, "Ada: Pins for row 2: ");
        // Quitting erases it.
        type_line(&mut session, "quit");
        let left = session.exp_eof().expect("an end");
        assert!(left.contains(ERASED), "{left:?}");
    }

    #[test]
    fn an_interrupt_in_the_middle_of_a_secret_keeps_the_match() {
        let folder = TempDir::new().expect("a folder");
        let mut program = keeping_in(folder.path());
        program.args(["play", "mini", "--plain", "--seat", "person", "--seat", "person", "--first", "1"]);
        let mut session = spawn_command(program, Some(PATIENCE)).expect("a terminal");
        hear(&mut session, "Pass the keyboard to Seat 1 and press Enter. ");
        type_line(&mut session, "");
        round(&mut session, ["Seat 1", "Seat 2"], "WKWK", &[]);
        hear(&mut session, "Seat 2: Row 1 of 6: ");
        type_line(&mut session, "wkwk");
        hear(&mut session, "Seat 2: Your secret: ");
        session.send_control('c').expect("a terminal");
        session.exp_eof().expect("an end");
        let mut program = keeping_in(folder.path());
        let resumed = run_to_its_end(program.args(["play", "--resume"]), b"");
        assert!(resumed.output.contains("Score: 1 for Seat 1, 0 for Seat 2."), "{}", resumed.output);
    }
}
