//! The commands beside the game: records taken in, completions, manual pages, the reader's language.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use support::{Ended, keeping_in, run, run_to_its_end};
use tempfile::TempDir;

/// The stored matches of the rules.
fn stored() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/records/v1")
}

fn import(folder: &Path, arguments: &[&str]) -> Ended {
    run_to_its_end(keeping_in(folder).arg("import").args(arguments), b"")
}

#[test]
fn finished_records_are_taken_once_and_others_are_refused_with_the_reason() {
    let folder = TempDir::new().expect("a folder");
    let records = TempDir::new().expect("a folder");
    let (mut finished, mut running) = (0, 0);
    for entry in stored().read_dir().expect("stored matches") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a record");
        let over = text.lines().next().is_some_and(|line| line.ends_with(" finished"));
        *(if over { &mut finished } else { &mut running }) += 1;
        fs::write(records.path().join(path.file_name().expect("a name")), text).expect("a copy");
    }
    assert!(finished > 5 && running > 0);
    let source = records.path().to_str().expect("a path in text");
    let taken = import(folder.path(), &[source, "--json"]);
    assert_eq!(taken.code, Some(2), "running matches are refused: {}", taken.complaint);
    let told: Value = serde_json::from_str(&taken.output).expect("JSON");
    assert_eq!((&told["taken"], &told["refused"]), (&Value::from(finished), &Value::from(running)), "{told}");
    let kept = fs::read_dir(folder.path().join("codeknacker").join("matches")).expect("a folder");
    for file in kept.map(|file| file.expect("a file").path()) {
        let verified = run_to_its_end(keeping_in(folder.path()).arg("verify").arg(&file), b"");
        assert_eq!(verified.code, Some(0), "{}: {}", file.display(), verified.output);
    }
    let again = import(folder.path(), &[source]);
    assert!(again.output.contains("No match was imported into "), "{}", again.output);
    assert!(again.output.contains(&format!("{finished} were already there.")), "{}", again.output);
    assert!(again.output.contains("This match is still running."), "{}", again.output);
}

#[test]
fn a_damaged_record_is_not_taken_and_its_faults_are_told_in_the_readers_language() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("damaged.txt");
    fs::write(&path, "codeknacker match 1 finished\nnothing\n").expect("a file");
    let path = path.to_str().expect("a path in text");
    let refused = import(folder.path(), &[path, "--lang", "de"]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.output.contains("Zeile 2, Spalte 1"), "{}", refused.output);
    assert!(refused.complaint.contains("1 Datei wurde nicht übernommen."), "{}", refused.complaint);
    let verified = run(&["verify", path, "--lang", "de"], b"");
    assert_eq!(verified.code, Some(2));
    assert!(verified.output.contains("Zeile 2, Spalte 1"), "{}", verified.output);
    let replayed = run(&["replay", path, "--lang", "fr"], b"");
    assert_eq!(replayed.code, Some(2));
    assert!(replayed.complaint.contains("Ligne 2, colonne 1"), "{}", replayed.complaint);
}

/// The commands that `--help` names.
fn commands() -> Vec<String> {
    let help = run(&["--help"], b"").output;
    let (_, list) = help.split_once("Commands:\n").expect("a list of commands");
    let lines = list.lines().take_while(|line| !line.is_empty());
    let named = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names = named.filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

#[test]
fn every_command_is_completed_by_every_shell_and_has_a_manual_page() {
    let commands = commands();
    assert!(commands.len() > 12, "{commands:?}");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell], b"");
        assert_eq!(script.code, Some(0), "{}", script.complaint);
        for command in &commands {
            assert!(script.output.contains(command.as_str()), "{shell}: {command}");
        }
    }
    let folder = TempDir::new().expect("a folder");
    let written = run(&["man", folder.path().to_str().expect("a path in text")], b"");
    assert!(written.output.starts_with("The manual pages are in "), "{}", written.output);
    for command in &commands {
        let page = folder.path().join(format!("codeknacker-{command}.1"));
        let text = fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
        assert!(text.contains(".SH SYNOPSIS") && text.contains("Exit codes"), "{command}: {text}");
    }
    assert!(folder.path().join("codeknacker-store-copy.1").is_file());
    let wrong = run(&["completions", "cmd"], b"");
    assert_eq!(wrong.code, Some(2));
}

#[test]
fn rows_that_contradict_each_other_are_wrong_input() {
    let rows = ["solve", "original", "RRRR=4b", "GGGG=1b"];
    let told = run(&rows, b"");
    assert_eq!(told.code, Some(2));
    assert!(told.output.is_empty() && told.complaint.contains("No code fits"), "{}", told.complaint);
    let json = run(&[&rows[..], &["--json"]].concat(), b"");
    assert_eq!(json.code, Some(2));
    assert!(json.output.contains("\"impossible\""), "{}", json.output);
    let sorted = run(&["solve", "original", "RRYY=1b1w"], b"");
    assert_eq!(sorted.code, Some(0));
    assert!(sorted.output.contains("The best first, by “rows to go”:"), "{}", sorted.output);
}

#[test]
fn a_strategy_without_a_measure_is_looked_up_in_the_book() {
    let told = run(&["strategy", "original"], b"");
    assert_eq!((told.code, told.complaint.as_str()), (Some(0), ""));
    assert!(told.output.contains("4.34"), "{}", told.output);
}

#[test]
fn an_edition_is_shown_with_its_rules_and_options() {
    for command in [&["editions", "original"][..], &["rules", "original"]] {
        let told = run(command, b"");
        assert_eq!(told.code, Some(0), "{}", told.complaint);
        for part in ["Rules: Original", "What the pins say", "Example", "pegs=off|counted", "12 pegs of each"]
        {
            assert!(told.output.replace('\n', " ").contains(part), "{part}: {}", told.output);
        }
        assert!(told.output.lines().all(|line| line.chars().count() <= 80), "{}", told.output);
    }
    let wrong = run(&["rules", "orignal"], b"");
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.complaint.contains("Did you mean original?"), "{}", wrong.complaint);
    let json: Value = serde_json::from_str(&run(&["editions", "mini", "--json"], b"").output).expect("JSON");
    assert_eq!(json["id"], "mini");
}

#[test]
fn the_manual_page_of_a_command_is_shown_and_no_folder_is_named_like_one() {
    let folder = TempDir::new().expect("a folder");
    let shown =
        run_to_its_end(keeping_in(folder.path()).args(["man", "play"]).current_dir(folder.path()), b"");
    assert_eq!(shown.code, Some(0), "{}", shown.complaint);
    assert!(
        shown.output.contains(".SH SYNOPSIS") && shown.output.contains("codeknacker play"),
        "{}",
        shown.output
    );
    assert!(!folder.path().join("play").exists());
    let written =
        run_to_its_end(keeping_in(folder.path()).args(["man", "./play"]).current_dir(folder.path()), b"");
    assert_eq!(written.code, Some(0), "{}", written.complaint);
    assert!(folder.path().join("play").join("codeknacker-play.1").is_file());
}

#[test]
fn statistics_are_counted_from_finished_matches() {
    let folder = TempDir::new().expect("a folder");
    let stats = |flags: &[&str]| run_to_its_end(keeping_in(folder.path()).arg("stats").args(flags), b"");
    assert!(stats(&[]).output.starts_with("No finished solo games yet."), "{}", stats(&[]).output);
    for _ in 0..2 {
        let rows = "RRYY\n".repeat(10) + "\n";
        run_to_its_end(keeping_in(folder.path()).args(["play", "mini", "--plain"]), rows.as_bytes());
    }
    let told = stats(&[]).output;
    assert!(told.starts_with("Mini: ") && told.contains(" of 2 codes cracked."), "{told}");
    assert!(told.contains("Streak: ") && told.contains('█'), "{told}");
    let json: Value = serde_json::from_str(&stats(&["--json"]).output).expect("JSON");
    assert_eq!(json[0]["games"], 2);
    assert_eq!(json[0]["puzzles"], serde_json::json!([]));
    // Puzzles, of editions that were never played, too.
    let puzzle = ["puzzle", "original", "--seed", "1-2026-11-18"];
    let known = run_to_its_end(keeping_in(folder.path()).args(puzzle).arg("--json"), b"").output;
    let known: Value = serde_json::from_str(&known).expect("JSON");
    let typed = format!("{}\n", known["solution"].as_str().expect("a code"));
    run_to_its_end(keeping_in(folder.path()).args(puzzle).arg("--plain"), typed.as_bytes());
    let told = stats(&[]).output;
    assert!(told.contains("Original: 1 puzzle solved.\n  1 star: 1 solved, the fastest in 0:0"), "{told}");
    let json: Value = serde_json::from_str(&stats(&["original", "--json"]).output).expect("JSON");
    assert_eq!((&json[0]["games"], &json[0]["puzzles"][0]["solved"]), (&0.into(), &1.into()));
}

/// Lines are edited, and earlier ones come back.
#[cfg(unix)]
#[test]
fn at_a_terminal_rows_to_solve_are_edited_and_come_back() {
    let folder = TempDir::new().expect("a folder");
    let mut tty = support::tty::Tty::runs(keeping_in(folder.path()).args(["solve", "original"]));
    tty.sees("row 1>");
    // The arrow goes back to the mistake.
    tty.press("RRYX=1b1w\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D\u{7f}Y\r");
    tty.sees("row 2>");
    tty.press("undo\r");
    // What was asked before may have left the screen by then; the last line is where one types.
    let asks =
        |prompt: &'static str| move |screen: &vt100::Screen| screen.contents().trim_end().ends_with(prompt);
    tty.until("the row is taken back", asks("row 1>"));
    tty.press("\u{1b}[A\u{1b}[A\r");
    tty.until("the row again", |screen| {
        screen.contents().contains("row 1> RRYY=1b1w") && asks("row 2>")(screen)
    });
    tty.press("quit\r");
    tty.ends();
}

#[test]
fn the_game_is_written_as_plain_files_and_no_other_site_is_touched() {
    let home = TempDir::new().expect("a folder");
    let site = |folder: &str, more: &[&str]| {
        let mut program = keeping_in(home.path());
        run_to_its_end(program.args(["site", folder]).args(more).current_dir(home.path()), b"")
    };
    let told = site("web/game", &[]);
    assert_eq!(told.code, Some(0), "{}", told.complaint);
    let folder = home.path().join("web/game");
    let read = |name: &str| fs::read(folder.join(name)).expect(name);
    assert!(read("pocket.wasm").starts_with(b"\0asm"));
    assert!(read("pocket.wasm.br").len() < read("pocket.wasm").len() / 2);
    assert!(read("index.html").starts_with(b"<!doctype html>") && !read("sw.js").is_empty());
    // It can be written again, with a server for what needs one.
    let server = "https://play.example.org";
    assert_eq!(site("web/game", &["--server", server]).code, Some(0));
    assert!(String::from_utf8_lossy(&read("sw.js")).contains(server));

    fs::write(home.path().join("web/index.html"), "precious").expect("a page");
    let refused = site("web", &["--lang", "de"]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.complaint.contains("eine andere Website"), "{}", refused.complaint);
    assert_eq!(fs::read(home.path().join("web/index.html")).expect("a page"), b"precious");
    assert!(!home.path().join("web/sw.js").exists());
    // Nor one whose first page is called otherwise, nor through links that somebody planted.
    for name in ["sw.js", "start.js"] {
        let folder = home.path().join(format!("other-{name}"));
        fs::create_dir(&folder).expect("a folder");
        fs::write(folder.join(name), "precious").expect("a script");
        let refused = site(&format!("other-{name}"), &[]);
        assert_eq!(refused.code, Some(2), "{name}");
        assert_eq!(fs::read(folder.join(name)).expect("a script"), b"precious");
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
    }
    let precious = home.path().join("precious");
    fs::create_dir(&precious).expect("a folder");
    fs::remove_dir_all(folder.join("icon")).expect("icons");
    std::os::unix::fs::symlink(&precious, folder.join("icon")).expect("a link");
    assert_eq!(site("web/game", &[]).code, Some(2));
    assert_eq!(fs::read_dir(&precious).expect("a folder").count(), 0);
    let refused = site("elsewhere", &["--server", "play.example.org/path"]);
    assert_eq!(refused.code, Some(2));
    assert!(!home.path().join("elsewhere").exists());
}
