//! Matches as a file: saved, added, shared. And what is said where nothing can be kept.

use crate::matches::table;
use crate::phone::Phone;
use crate::player::Player;

/// A telephone with a match that is over, one that is under way, and their file.
fn saved() -> (Phone, String) {
    let mut phone = Phone::new();
    let page = table(&mut phone, &[("edition", "mini"), ("with", "computer")]);
    Player::new("mini", 3).play(&mut phone, page);
    let page = table(&mut phone, &[("edition", "original"), ("with", "computer")]);
    Player::new("original", 3).step(&mut phone, &page);
    let told = phone.ask("GET", "/matches/export", "");
    assert_eq!(told.attachment, "codeknacker-matches.txt");
    (phone, told.body)
}

#[test]
fn a_file_brings_all_matches_to_another_device() {
    let (before, file) = saved();
    let mut phone = Phone::new();
    phone.now = before.now;
    let page = phone.post("/matches/import", &[("file", &file)]);
    assert!(page.address.ends_with("?added=2") && page.has("2 matches added"), "{}", page.text);
    assert_eq!(phone.rows.len(), 2);
    let (mut brought, mut kept) = (phone.rows.clone(), before.rows);
    brought.sort_by_key(|row| row.began);
    kept.sort_by_key(|row| row.began);
    assert_eq!(brought, kept);
    // Once more, there is nothing new in it; a telephone's line ends don't matter.
    let again = phone.post("/matches/import", &[("file", &file.replace('\n', "\r\n"))]);
    assert!(again.has("No new match"), "{}", again.text);
    // What went on since is not set back.
    let under_way =
        phone.rows.iter().find(|row| row.text.contains(" running")).expect("one under way").clone();
    let page = phone.open(&format!("/t/{}", under_way.table));
    Player::new("original", 4).step(&mut phone, &page);
    phone.post("/matches/import", &[("file", &file)]);
    assert!(phone.rows.iter().any(|row| row.text.len() > under_way.text.len() && row.id == under_way.id));
}

#[test]
fn what_holds_no_match_changes_nothing() {
    let (mut phone, file) = saved();
    let rows = phone.rows.clone();
    for text in ["", "nonsense", "# kept here-abc 1 2\n", "codeknacker match 1 finished\nrules 2\n"] {
        let refused = phone.post("/matches/import", &[("file", text)]);
        assert!(refused.status == 422 && refused.has("no match in it"), "{text}: {}", refused.text);
    }
    assert_eq!(phone.rows, rows);
    // A table can't be called what it likes, and nothing comes from the future.
    let mut other = Phone::new();
    let strange = file.replace("# kept here-", "# kept ../t/here-");
    assert_eq!(other.post("/matches/import", &[("file", &strange)]).status, 200);
    assert!(other.rows.iter().all(|row| row.table.starts_with("here-") && row.began <= other.now));
}

#[test]
fn a_shared_record_opens_its_replay_and_one_under_way_its_table() {
    let (before, _) = saved();
    for row in &before.rows {
        let mut phone = Phone::new();
        let page = phone.post("/share", &[("text", &row.text)]);
        let over = !row.text.starts_with("codeknacker match 1 running");
        assert_eq!(page.has("data-replay"), over, "{}", page.text);
        assert_eq!(page.address.starts_with("/t/here-"), !over);
    }
}

#[test]
fn what_cannot_be_kept_says_why() {
    let mut phone = Phone::new();
    for (trouble, sentence) in [("full", "no room left"), ("unkept", "keep this")] {
        phone.trouble = trouble;
        let page = phone.open("/");
        assert!(page.status == 507 && page.has(sentence), "{}", page.text);
    }
}

#[test]
fn a_host_with_a_server_is_told_what_only_that_can_do() {
    let mut phone = Phone::new();
    phone.served = true;
    let fields = "edition=original&with=friend";
    assert!(phone.ask("POST", "/new", fields).elsewhere);
    assert!(phone.ask("GET", "/lobby", "").elsewhere);
    for fields in
        ["quick=yes", "edition=original&with=here", "edition=original&with=referee", "edition=chess"]
    {
        assert!(!phone.ask("POST", "/new", fields).elsewhere, "{fields}");
    }
    let page = table(&mut phone, &[("edition", "mini"), ("with", "computer")]);
    assert!(page.has("data-host=\"here\"") && page.has("with=friend"), "{}", page.text);
    assert!(phone.open("/settings").has("name=\"served\""));
    phone.served = false;
    let page = phone.open(&page.table());
    assert!(page.has("data-host=\"alone\"") && !page.has("with=friend"), "{}", page.text);
    assert!(!phone.open("/settings").has("name=\"served\""));
}
