//! The game on the whole screen of a real terminal: played, interrupted, killed, resumed, resized.
#![cfg(unix)]

mod support;

use std::io::Write;
use std::path::{Path, PathBuf};

use rexpect::process::{Signal, WaitStatus};
use rustix::termios::{Winsize, tcsetwinsize};
use support::tty::Tty;
use support::{keeping_in, run_to_its_end};
use tempfile::TempDir;

/// The file of the only match under a folder.
fn kept(folder: &Path) -> PathBuf {
    let matches = folder.join("codeknacker").join("matches");
    let files = std::fs::read_dir(matches).expect("a folder").map(|entry| entry.expect("a file").path());
    let [only] = files.collect::<Vec<_>>().try_into().expect("one match");
    only
}

#[test]
fn two_persons_play_a_whole_match_and_its_record_verifies() {
    let folder = TempDir::new().expect("a folder");
    let persons = ["--seat", "person", "--seat", "person", "--name", "Ada", "--name", "Ben", "--first", "1"];
    let mut tty = Tty::plays(folder.path(), &[&["original"], &persons[..]].concat());
    for (maker, breaker, secret) in [("Ada", "Ben", "WKWK"), ("Ben", "Ada", "GGBB")] {
        tty.sees(&format!("Pass the keyboard to {maker}"));
        tty.press("\r");
        tty.sees(&format!("{maker}'s turn to set the secret."));
        tty.press(secret);
        tty.press("\r");
        let cover = tty.sees(&format!("Pass the keyboard to {breaker}"));
        assert!(!cover.contains('┌'), "nothing else is on the screen: {cover}");
        tty.press("\r");
        let board = tty.sees(&format!("{breaker}'s turn to guess."));
        assert!(
            !board.contains(&secret.chars().map(String::from).collect::<Vec<_>>().join("   ")),
            "{board}"
        );
        tty.press("rryy\r");
        tty.sees("row 1: red, red,");
        tty.press(secret);
        tty.press("\r");
        if maker == "Ada" {
            tty.sees("The round is over.");
            tty.press("\r");
        }
    }
    tty.sees("The match is drawn.");
    assert!(!tty.is_cooked());
    tty.press("\u{11}");
    let (status, said) = tty.ends();
    assert!(matches!(status, WaitStatus::Exited(_, 0)), "{status:?}");
    assert!(said.contains("Record of the match:"), "{said}");
    assert!(tty.is_cooked());
    let verified = run_to_its_end(keeping_in(folder.path()).arg("verify").arg(kept(folder.path())), b"");
    assert!(verified.output.starts_with("All right: finished match"), "{}", verified.output);
}

#[test]
fn a_killed_match_goes_on_where_it_was() {
    let folder = TempDir::new().expect("a folder");
    // So many codes that nobody breaks one by chance.
    let options = ["--option", "holes=8", "--option", "symbols=16"];
    let mut tty = Tty::plays(folder.path(), &[&["custom"], &options[..]].concat());
    tty.sees("Row 1 of");
    tty.press("rrrryyyy\r");
    tty.sees("Row 1: red,");
    tty.process.kill(Signal::SIGKILL).expect("a program to kill");
    let mut tty = Tty::plays(folder.path(), &["--resume"]);
    let board = tty.sees("The match continues.");
    assert!(board.contains(" R   R   R   R   Y   Y   Y   Y"), "{board}");
    tty.press("ggggbbbb\r");
    tty.sees("Row 2: green,");
    tty.press("\u{3}");
    let (_, said) = tty.ends();
    assert!(said.contains("Continue with: codeknacker play --resume"), "{said}");
}

#[test]
fn whatever_ends_the_program_gives_the_terminal_back_and_keeps_the_match() {
    for (signal, code) in [(Signal::SIGTERM, 143), (Signal::SIGINT, 130), (Signal::SIGHUP, 129)] {
        let folder = TempDir::new().expect("a folder");
        let mut tty = Tty::plays(folder.path(), &["super"]);
        tty.sees("Row 1 of");
        tty.press("rryyg\r");
        tty.sees("Row 1: red,");
        tty.process.signal(signal).expect("a program");
        let (status, said) = tty.ends();
        assert!(matches!(status, WaitStatus::Exited(_, found) if found == code), "{signal}: {status:?}");
        assert!(said.contains("The match is saved."), "{signal}: {said}");
        assert!(tty.is_cooked(), "{signal}");
        let text = std::fs::read_to_string(kept(folder.path())).expect("a file");
        assert!(text.contains("row RRYYG"), "{signal}: {text}");
    }
}

#[test]
fn garbage_keys_and_pasted_text_place_no_row() {
    let folder = TempDir::new().expect("a folder");
    let mut tty = Tty::plays(folder.path(), &["original"]);
    tty.sees("Row 1 of");
    // Bytes that are no text, unknown sequences, a mouse far outside.
    tty.keys.write_all(b"\xff\xfe\x1b[999~\x1b[<0;9999;9999M\x00\x07").expect("a terminal");
    tty.press("\u{1b}[200~rgby\r\nwwww\r\n\u{1b}[201~");
    // What was pasted fills the row, and its ends of lines place nothing: the last hole took the rest.
    tty.until("the pasted row", |screen| screen.contents().contains(" R   G   B  [W]"));
    tty.press("\u{1b}[5~\r");
    let board = tty.sees("Row 1: red, green, blue, white.");
    assert!(!board.contains("Row 2:"), "{board}");
    tty.press("\u{3}");
    tty.ends();
}

#[test]
fn a_window_may_change_its_size() {
    let folder = TempDir::new().expect("a folder");
    let mut tty = Tty::plays(folder.path(), &["mini"]);
    tty.sees("Row 1 of");
    for (columns, lines, text) in
        [(60, 20, "Row 1 of"), (40, 14, "Row 1 of"), (39, 14, "The game needs 40"), (100, 30, "Row 1 of")]
    {
        tty.shown.0.lock().expect("a screen").screen_mut().set_size(lines, columns);
        let size = Winsize { ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&tty.keys, size).expect("a terminal");
        tty.sees(text);
    }
    tty.press("\u{3}");
    tty.ends();
}

#[test]
fn pegs_have_colours_where_the_terminal_has_them_and_none_where_they_are_not_wanted() {
    let folder = TempDir::new().expect("a folder");
    let mut tty = Tty::plays(folder.path(), &["original"]);
    tty.sees("Row 1 of");
    tty.press("rr");
    let coloured = |screen: &vt100::Screen| {
        let cells = (0..24).flat_map(|line| (0..80).filter_map(move |column| screen.cell(line, column)));
        let is = |cell: &vt100::Cell| cell.contents() == "R" && cell.bgcolor() != vt100::Color::Default;
        cells.filter(|cell| is(cell)).count() >= 2
    };
    tty.until("a coloured peg", coloured);
    tty.press("\u{3}");
    tty.ends();
}

#[test]
fn nothing_of_a_secret_is_left_on_the_other_screen() {
    let folder = TempDir::new().expect("a folder");
    let seats = ["--seat", "person", "--seat", "computer", "--first", "1", "--option", "answers=hand-set"];
    let mut tty = Tty::plays(folder.path(), &[&["original"], &seats[..]].concat());
    tty.sees("set the secret");
    tty.press("wkwk\r");
    tty.sees("Computer places row 1");
    // Ctrl+V opens the shield.
    tty.press("\u{16}");
    tty.until("the secret", |screen| screen.contents().contains(" W   K   W   K"));
    tty.press("\u{11}");
    tty.ends();
    let mut parser = tty.shown.0.lock().expect("a screen");
    // As any program can, without clearing it.
    parser.process(b"\x1b[?47h");
    let left = parser.screen().contents();
    assert!(!left.contains(" W   K   W   K") && left.trim().is_empty(), "{left}");
}

#[test]
fn the_first_frame_clears_the_screen_and_ctrl_l_draws_it_anew() {
    let folder = TempDir::new().expect("a folder");
    let mut tty = Tty::plays(folder.path(), &["original"]);
    tty.sees("Row 1 of");
    let written = tty.written.lock().expect("bytes").clone();
    let text = String::from_utf8_lossy(&written).into_owned();
    let cleared = text.find("\u{1b}[2J").expect("the screen is cleared");
    assert!(text.find("Row 1 of").is_none_or(|drawn| cleared < drawn), "{text:?}");
    // Another program has written over it.
    tty.shown.0.lock().expect("a screen").process(b"\x1b[10;30HJUNK FROM ELSEWHERE");
    tty.press("\u{c}");
    tty.until("a clean screen", |screen| {
        let shown = screen.contents();
        !shown.contains("JUNK") && shown.contains("Row 1 of")
    });
    tty.press("\u{3}");
    tty.ends();
}

#[test]
fn ctrl_z_gives_the_terminal_to_the_shell_and_fg_paints_anew() {
    let folder = TempDir::new().expect("a folder");
    let mut tty = Tty::plays(folder.path(), &["original"]);
    tty.sees("Row 1 of");
    tty.press("rg");
    tty.until("two pegs", |screen| screen.contents().contains(" R   G  [ ]"));
    tty.press("\u{1a}");
    tty.until("the shell's screen", |screen| !screen.alternate_screen() && !screen.hide_cursor());
    // The terminal is given back before the program stops.
    let end = std::time::Instant::now() + support::tty::PATIENCE;
    while !tty.is_cooked() {
        assert!(std::time::Instant::now() < end, "the terminal is not as it was");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    while !is_stopped(folder.path()) {
        assert!(std::time::Instant::now() < end, "the program does not stop");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    tty.process.signal(Signal::SIGCONT).expect("a program");
    tty.until("the board as it was", |screen| {
        screen.alternate_screen() && screen.contents().contains(" R   G  [ ]")
    });
    assert!(!tty.is_cooked());
    tty.press("by\r");
    tty.sees("Row 1: red, green, blue,");
    tty.press("\u{3}");
    tty.ends();
}

/// Whether the program that keeps its matches in a folder is stopped.
fn is_stopped(folder: &Path) -> bool {
    let own = format!("XDG_DATA_HOME={}", folder.display());
    let processes =
        std::fs::read_dir("/proc").expect("processes").filter_map(Result::ok).map(|entry| entry.path());
    let ours = |process: &PathBuf| {
        let environment = std::fs::read(process.join("environ")).unwrap_or_default();
        environment.split(|byte| *byte == 0).any(|variable| variable == own.as_bytes())
    };
    let state = |process: PathBuf| std::fs::read_to_string(process.join("stat")).unwrap_or_default();
    let mut states = processes.filter(ours).map(state);
    states.any(|stat| stat.rsplit(") ").next().is_some_and(|rest| rest.starts_with('T')))
}

#[test]
fn a_terminal_that_cant_be_drawn_on_gets_plain_text() {
    let folder = TempDir::new().expect("a folder");
    let mut tty = Tty::runs_in(keeping_in(folder.path()).args(["play", "original"]), "dumb");
    tty.sees("Row 1 of 10:");
    tty.press("rryy\r");
    tty.sees("Row 1: red, red, yellow, yellow.");
    tty.press("quit\r");
    let (status, _) = tty.ends();
    assert!(matches!(status, WaitStatus::Exited(_, 0)), "{status:?}");
    let written = tty.written.lock().expect("bytes").clone();
    assert!(!written.contains(&0x1b), "no control sequence: {:?}", String::from_utf8_lossy(&written));
}

#[test]
fn without_a_word_the_match_played_last_is_offered_first_with_its_notes() {
    let folder = TempDir::new().expect("a folder");
    let mut tty = Tty::plays(folder.path(), &["super"]);
    tty.sees("Row 1 of");
    // A peg is held, a row placed, a colour crossed out.
    tty.press("rryyg");
    tty.press("\u{1b}[H*\r");
    tty.sees("Row 1: red,");
    tty.press("\u{10}\r\u{1b}");
    tty.until("a mark", |screen| screen.contents().contains('×'));
    tty.press("\u{11}");
    tty.ends();
    let mut tty = Tty::plays(folder.path(), &[]);
    let list = tty.sees("Continue:");
    assert!(list.contains("Which edition?"), "{list}");
    tty.press("\r");
    tty.until("the notes", |screen| {
        let shown = screen.contents();
        shown.contains('×') && shown.contains("R*") && shown.contains("Row 2 of")
    });
    tty.press("\u{3}");
    tty.ends();
}
