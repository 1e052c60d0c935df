//! Matches as a file: saved, added, shared. And what is said where nothing can be kept.

use pocket::KeptRow;
use rules::score::Outcome;

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
        assert!(refused.status == 422 && refused.has("found no match"), "{text}: {}", refused.text);
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
fn one_match_is_shared_at_a_time() {
    let (mut phone, file) = saved();
    // Any site can share something; a whole file is added by one's own form.
    phone.rows.clear();
    phone.referer.clear();
    let refused = phone.post("/share", &[("text", &file)]);
    assert!(refused.status == 422 && refused.has("several matches"), "{}", refused.text);
    assert!(phone.rows.is_empty());
    phone.referer = "https://game.example/matches".to_owned();
    assert!(phone.post("/matches/import", &[("file", &file)]).has("2 matches added"));
    // Of a file that is known but for one match, that one is the news.
    let (known, new) = (phone.rows[0].clone(), phone.rows[1].clone());
    phone.rows = vec![known];
    phone.post("/share", &[("text", &file)]);
    assert_eq!(phone.rows.len(), 2);
    assert!(phone.rows.iter().any(|row| row.id == new.id));
}

#[test]
fn matches_of_other_players_at_the_same_table_break_nothing() {
    let played = |edition: &str, seed: u64| {
        let mut other = Phone::new();
        // Every request draws anew: two phones that ask for the same would draw the same match.
        (0..edition.len()).for_each(|_| drop(other.open("/privacy")));
        let page = table(&mut other, &[("edition", edition), ("with", "computer"), ("first", "1")]);
        Player::new(edition, seed).play(&mut other, page);
        other.rows.remove(0)
    };
    let third_wins = |row: &KeptRow| {
        let game = rules::notation::read(&row.text).expect("a match").game;
        matches!(game.outcome(), Some(Outcome::Won { seats, .. }) if seats.iter().any(|seat| seat.index() > 1))
    };
    let party =
        (1..50).map(|seed| played("lock-party", seed)).find(third_wins).expect("a third player who wins");
    // A file may say that matches were played at one table which never were.
    let matches = [(party, 1), (played("mini", 1), 2)];
    let file =
        matches.map(|(row, began)| format!("# kept here-together {began} {began}\n{}\n", row.text)).concat();
    let mut phone = Phone::new();
    let added = phone.post("/matches/import", &[("file", &file)]);
    assert!(added.has("2 matches added"), "{}", added.text);
    // The party's winner may sit where the duel has no seat.
    let page = phone.open("/t/here-together");
    assert_eq!(page.status, 200, "{}", page.text);
}

#[test]
fn what_cannot_be_kept_or_read_says_why() {
    let mut phone = Phone::new();
    for (trouble, status, sentence) in
        [("full", 507, "no room left"), ("unkept", 507, "keep this"), ("long", 413, "64 MB is the most")]
    {
        phone.trouble = trouble;
        let page = phone.open("/");
        assert!(page.status == status && page.has(sentence), "{}", page.text);
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
