//! What is kept, who thinks, and how time passes.

use crate::matches::table;
use crate::phone::Phone;
use crate::player::{Player, entry};

#[test]
fn nothing_is_thought_about_where_there_is_no_time() {
    let mut phone = Phone::new();
    phone.thinks = false;
    let fields =
        [("edition", "mini"), ("with", "computer"), ("sent", "yes"), ("advice", "on"), ("first", "2")];
    let page = table(&mut phone, &fields);
    let address = page.table();
    let placed = Player::new("mini", 2).step(&mut phone, &page);
    // The computer is due next, or a hint is asked for: neither happens here.
    for query in ["?hint=yes", "?hint=best"] {
        let waiting = phone.open(&format!("{address}{query}"));
        assert!(waiting.status == 202 && waiting.has("id=\"thinking\""), "{}", waiting.text);
        assert!(waiting.has(&format!("data-address=\"{address}{query}\"")), "{}", waiting.text);
        phone.thinks = true;
        let thought = phone.open(&format!("{address}{query}"));
        assert!(thought.status == 200 && thought.has("name=\"hinted\""), "{}", thought.text);
        phone.thinks = false;
    }
    assert_eq!(phone.open("/puzzles").status, 202);
    assert!(placed.has("Row 1: "), "{}", placed.text);
    let rows = phone.rows.clone();
    phone.post(&format!("{address}/think"), &[]);
    assert_eq!(phone.rows, rows);
}

#[test]
fn rows_that_contradict_each_other_are_found_where_there_is_time() {
    let mut phone = Phone::new();
    phone.thinks = false;
    // Seven million codes: to look through them takes longer than a service worker may.
    let fields =
        [("edition", "custom"), ("with", "referee"), ("option-holes", "6"), ("option-symbols", "14")];
    let mut page = table(&mut phone, &fields);
    for answer in ["0b", "5b"] {
        let row = page.form(|form| form.action.ends_with("/act") && form.field("draft").is_some());
        page = phone.submit(&row.expect("a row").with("typed", "RRRRRR"));
        page = phone.submit(&entry(&page, "answer").with("answer", answer));
    }
    assert!(page.has("id=\"contradiction\"") && page.has(" data-thinks"), "{}", page.text);
    assert!(!page.has("Rows 1 and 2 can"), "{}", page.text);
    phone.thinks = true;
    let thought = phone.post(&format!("{}/think", page.table()), &[]);
    assert!(thought.has("Rows 1 and 2 can") && !thought.has(" data-thinks"), "{}", thought.text);
}

#[test]
fn computers_are_asked_by_the_page() {
    let mut phone = Phone::new();
    phone.thinks = false;
    let fields = [
        ("edition", "mini"),
        ("with", "computer"),
        ("sent", "yes"),
        ("seat-2", "computer expert"),
        ("first", "1"),
    ];
    let page = table(&mut phone, &fields);
    let entry = page.form(|form| form.field("action") == Some("secret")).expect("an entry");
    let page = phone.submit(&entry.with("typed", "RRGG"));
    assert!(page.has(" data-thinks"), "{}", page.text);
    let steps = phone.rows[0].text.lines().count();
    phone.thinks = true;
    let page = phone.post(&format!("{}/think", page.table()), &[("after", "1")]);
    assert!(phone.rows[0].text.lines().count() > steps && page.has("Row 1: "), "{}", page.text);
    assert!(page.address.ends_with("?round=1"), "the computer has cracked it: {}", page.address);
}

#[test]
fn a_torn_record_goes_on_where_it_is_whole() {
    let mut phone = Phone::new();
    let page = table(&mut phone, &[("edition", "original"), ("with", "computer")]);
    let page = Player::new("original", 2).step(&mut phone, &page);
    let whole = phone.rows[0].text.clone();
    let page = Player::new("original", 3).step(&mut phone, &page);
    let torn = phone.rows[0].text.len() - 3;
    assert!(page.has("Row 2: ") && torn > whole.len());
    phone.rows[0].text.truncate(torn);
    let page = phone.open(&page.table());
    assert!(page.status == 200 && page.has("Row 1: "), "{}", page.text);
    let over = Player::new("original", 4).play(&mut phone, page);
    assert_eq!(over.status, 200);
    // What can't be read at all is left out, and nothing else suffers.
    phone.rows[0].text = "nonsense".to_owned();
    assert_eq!(phone.open("/").status, 200);
    assert_eq!(phone.open("/matches").status, 200);
    assert_eq!(phone.open(&over.table()).status, 404);
}

#[test]
fn time_runs_out_at_a_table_with_a_clock() {
    let mut phone = Phone::new();
    let fields = [("edition", "mini"), ("with", "computer"), ("option-time", "30")];
    let page = table(&mut phone, &fields);
    assert!(page.has("data-deadline"), "{}", page.text);
    phone.now += 31_000;
    let late = phone.open(&page.table());
    assert!(late.has("Row 1: "), "the row is forfeited: {}", late.text);
    // A clock that is set back stands still.
    phone.now -= 3_600_000;
    assert_eq!(phone.open(&page.table()).status, 200);
}

#[test]
fn names_are_changed_and_kept() {
    let mut phone = Phone::new();
    let fields =
        [("edition", "mini"), ("with", "here"), ("first", "1"), ("name-1", "Ada"), ("name-2", "Ben")];
    let page = table(&mut phone, &fields);
    let renamed =
        phone.post(&format!("{}/do", page.table()), &[("seat", "2"), ("what", "rename"), ("name", "Cyd")]);
    assert!(renamed.has("Cyd") && !renamed.has("Ben"), "{}", renamed.text);
    let wrong = phone
        .post(&format!("{}/do", page.table()), &[("seat", "2"), ("what", "rename"), ("name", "\u{202e}x")]);
    assert_eq!(wrong.status, 422);
    let page = phone.open(&page.table());
    assert!(page.has("Cyd"), "{}", page.text);
    Player::new("mini", 6).play(&mut phone, page);
    assert!(phone.open("/matches").has("Cyd"));
}

#[test]
fn what_a_match_shows_over_is_analysed() {
    let mut phone = Phone::new();
    let page = table(&mut phone, &[("edition", "original"), ("with", "computer")]);
    Player::new("original", 7).play(&mut phone, page);
    let address = format!("/m/{}", phone.rows[0].id);
    let replay = phone.open(&format!("{address}?analysis=yes"));
    assert!(replay.status == 200 && replay.has("data-accuracy"), "{}", replay.text);
    assert!(phone.open(&format!("{address}/picture.svg")).has("<svg"));
    phone.thinks = false;
    assert_eq!(phone.open(&format!("{address}?analysis=yes")).status, 202);
}
