//! Matches on the disk: kept from the first step on, gone on with, and finished.

use std::fs;
use std::path::{Path, PathBuf};

use rules::notation::{self, RecordKind};
use tempfile::TempDir;
use terminal::here::{Resume, Wish};
use terminal::{Failure, Words};
use words::Language;

use crate::person::{follower, heard, typed, typed_at};

fn english() -> Words {
    Words::of(Language::English)
}

fn wish(folder: &Path) -> Wish {
    Wish {
        game: Some("original".to_owned()),
        seats: vec!["person".to_owned(), "computer:perfect:cunning".to_owned()],
        names: vec!["Ada".to_owned()],
        first: Some(2),
        folder: Some(folder.to_owned()),
        ..Wish::default()
    }
}

fn resume(folder: &Path) -> Wish {
    Wish { resume: Resume::Last, folder: Some(folder.to_owned()), ..Wish::default() }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

fn only(folder: &Path) -> PathBuf {
    let mut files = files(folder);
    assert_eq!(files.len(), 1, "{files:?}");
    files.remove(0)
}

fn failure(ended: Result<(), Failure>) -> String {
    ended.expect_err("a reason").to_string()
}

#[test]
fn a_match_goes_on_where_it_was_left_and_ends_as_a_finished_record() {
    let folder = TempDir::new().expect("a folder");
    let left = typed(&wish(folder.path()), english(), 1, "RRYY\nsave\nquit\n");
    let path = only(folder.path());
    assert!(left.contains(&format!("The match is saved in {}\n", path.display())), "{left}");
    assert!(left.ends_with("Continue with: codeknacker play --resume\nSee you next time.\n"), "{left}");
    let running = fs::read_to_string(&path).expect("a file");
    assert_eq!(notation::read(&running).expect("a match").kind, RecordKind::Running);
    assert!(running.contains("# seat 2 perfect cunning\n"), "{running}");

    let said = heard(&resume(folder.path()), english(), 2, follower(english()));
    assert!(said.contains("Seat 2: the computer, Perfect.\n"), "{said}");
    assert!(said.contains("The match continues.\nRow 1: red, red, yellow, yellow. "), "{said}");
    assert!(said.contains("Round 2: you are the code maker.\n"), "{said}");
    let record = fs::read_to_string(only(folder.path())).expect("a file");
    let reading = notation::read(&record).expect("a finished match");
    assert_eq!(reading.kind, RecordKind::Finished);
    assert!(record.lines().any(|line| running.lines().last() == Some(line)), "what was kept is in it");
    assert!(
        said.contains(&format!("Record of the match: {}\nPress Enter to leave.", path.display())),
        "{said}"
    );

    let (_, ended) = typed_at(&resume(folder.path()), english(), 3, 0, "");
    assert_eq!(failure(ended), "No match to continue. Start one with: codeknacker play");
}

#[test]
fn a_finished_match_is_followed_by_a_rematch_with_the_start_moved_on() {
    let folder = TempDir::new().expect("a folder");
    typed(&wish(folder.path()), english(), 1, "resign match\nyes\n");
    let game = Some(only(folder.path()).display().to_string());
    let rematch = Wish { game, folder: Some(folder.path().to_owned()), ..Wish::default() };
    let said = typed(&rematch, english(), 2, "RRYY\nquit\n");
    assert!(said.contains("Seat 2: the computer, Perfect.\n"), "{said}");
    assert!(said.contains("Round 1: you are the code maker.\n"), "{said}");
    assert_eq!(files(folder.path()).len(), 2);
}

#[test]
fn a_torn_last_line_is_left_out_with_a_notice_and_cut_off() {
    let folder = TempDir::new().expect("a folder");
    typed(&wish(folder.path()), english(), 1, "RRYY\nGGBB\n");
    let path = only(folder.path());
    let whole = fs::read(&path).expect("a file");
    fs::write(&path, &whole[..whole.len() - 3]).expect("a file");
    let said = typed(&resume(folder.path()), english(), 2, "WWKK\n");
    assert!(said.contains("was cut off in the middle and is ignored.\n"), "{said}");
    assert!(said.contains("Row 2: white, white, black, black. "), "the torn row was never placed: {said}");
    let text = fs::read_to_string(&path).expect("a file");
    assert!(notation::read(&text).expect("a match").notices.is_empty(), "{text}");
}

#[test]
fn the_last_match_played_goes_on_unless_another_is_named() {
    let folder = TempDir::new().expect("a folder");
    typed(&wish(folder.path()), english(), 1, "RRYY\n");
    let first = only(folder.path());
    typed(&Wish { game: Some("mini".to_owned()), ..wish(folder.path()) }, english(), 2, "RRYY\n");
    // Both may have been written within one tick of the disk's clock.
    let before = fs::metadata(&first).and_then(|data| data.modified()).expect("a time");
    let earlier = before - std::time::Duration::from_secs(10);
    fs::File::options()
        .write(true)
        .open(&first)
        .and_then(|file| file.set_modified(earlier))
        .expect("an older file");
    let last = typed(&resume(folder.path()), english(), 3, "");
    assert!(last.starts_with("Mini: "), "{last}");
    let named = Wish { resume: Resume::File(first.clone()), ..resume(folder.path()) };
    assert!(typed(&named, english(), 3, "").starts_with("Original: "));
    let as_game = Wish { game: Some(first.display().to_string()), folder: None, ..Wish::default() };
    let elsewhere = typed(&as_game, english(), 3, "GGBB\n");
    assert!(elsewhere.contains(&format!("The match is saved in {}\n", first.display())), "{elsewhere}");
}

#[test]
fn what_a_file_says_is_not_agreed_on_anew() {
    let folder = TempDir::new().expect("a folder");
    typed(&wish(folder.path()), english(), 1, "RRYY\n");
    let file = only(folder.path()).display().to_string();
    let (said, ended) =
        typed_at(&Wish { game: Some(file.clone()), ..wish(folder.path()) }, english(), 2, 0, "");
    assert_eq!(said, "");
    assert!(failure(ended).starts_with(&format!("{file} already says who plays, and how.")));
}

#[test]
fn a_match_is_played_by_one_program_at_a_time() {
    let folder = TempDir::new().expect("a folder");
    typed(&wish(folder.path()), english(), 1, "RRYY\n");
    let path = only(folder.path());
    let other = fs::File::open(&path).expect("a file");
    other.lock().expect("nobody else has it");
    let (_, ended) = typed_at(&resume(folder.path()), english(), 2, 0, "");
    assert_eq!(
        failure(ended),
        format!("{} is already being played. End the other game first.", path.display())
    );
}

#[test]
fn what_is_no_match_is_refused_with_its_name_and_what_is_wrong() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("letter.txt");
    fs::write(&path, "Dear Ada,\n").expect("a file");
    let named = |path: &Path| Wish { resume: Resume::File(path.to_owned()), ..Wish::default() };
    let (_, ended) = typed_at(&named(&path), english(), 1, 0, "");
    let said = failure(ended);
    assert!(
        said.starts_with(&format!("{}: Line 1, column 1: This isn't a match.", path.display())),
        "{said}"
    );
    let (_, ended) = typed_at(&named(&folder.path().join("none.txt")), english(), 1, 0, "");
    assert!(failure(ended).contains("none.txt: "), "a file that isn't there is named");
}

#[test]
fn where_nothing_can_be_kept_the_match_is_played_all_the_same() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let said = typed(&wish(&file.join("matches")), english(), 1, "RRYY\nsave\n");
    assert!(said.starts_with("This match can't be saved: "), "{said}");
    assert!(said.contains("Row 1: red, red, yellow, yellow."), "{said}");
    assert!(!said.contains("codeknacker play --resume"), "{said}");
}

#[test]
fn a_match_that_nobody_has_begun_leaves_nothing_behind() {
    let folder = TempDir::new().expect("a folder");
    typed(&wish(folder.path()), english(), 1, "rows\nquit\n");
    assert!(files(folder.path()).is_empty());
}
