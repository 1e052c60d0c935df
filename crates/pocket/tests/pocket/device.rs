//! A device that several share: what one of them alone may see is seen by nobody else.

use crate::matches::table;
use crate::phone::Phone;

/// Ada sets a secret for Ben, at one device.
fn duel(phone: &mut Phone) -> String {
    let fields =
        [("edition", "original"), ("with", "here"), ("first", "1"), ("name-1", "Ada"), ("name-2", "Ben")];
    table(phone, &fields).table()
}

#[test]
fn a_secret_is_entered_and_seen_under_cover_alone() {
    let mut phone = Phone::new();
    let address = duel(&mut phone);
    let covered = phone.open(&address);
    assert!(covered.has("id=\"cover\"") && !covered.has("data-action=\"secret\""), "{}", covered.text);
    let opening = covered.form(|form| form.action.ends_with("/open")).expect("“I am Ada”");
    let (name, seat) = opening.buttons[0].clone();
    let open = phone.submit(&opening.clone().with(&name, &seat));
    assert!(open.has("data-action=\"secret\"") && open.has("data-open=\""), "{}", open.text);
    let entry = open.form(|form| form.field("action") == Some("secret")).expect("an entry");
    let placed = phone.submit(&entry.with("typed", "RGBY"));
    let written = "red, green, blue, yellow";
    assert!(!placed.has(written) && !placed.has("RGBY"), "{}", placed.text);
    // The form that opened it opens nothing any more.
    let again = phone.submit(&opening.with(&name, &seat));
    assert!(!again.has("data-open=\"") && !again.has(written), "{}", again.text);
    // Nor does an address.
    for query in ["?seat=1", "?open=yes&seat=1", "?quiet=yes&seat=1"] {
        let page = phone.open(&format!("{address}{query}"));
        assert!(!page.has(written) && !page.has("RGBY"), "{query}: {}", page.text);
    }
}

#[test]
fn what_is_wrong_is_told_and_changes_nothing() {
    let mut phone = Phone::new();
    let fields = [("edition", "original"), ("with", "computer")];
    let page = table(&mut phone, &fields);
    let before = phone.rows.clone();
    let entry = page.form(|form| form.field("action") == Some("row")).expect("an entry");
    let wrong = phone.submit(&entry.clone().with("typed", "RGX"));
    assert_eq!(wrong.status, 422);
    assert!(wrong.has("role=\"alert\"") && phone.rows == before, "{}", wrong.text);
    let placed = phone.submit(&entry.clone().with("typed", "RGBY"));
    assert!(placed.has("Row 1: "), "{}", placed.text);
    // Sent twice, it is placed once; another form about the same moment is too late.
    let kept = phone.rows.clone();
    let twice = phone.submit(&entry.clone().with("typed", "RGBY"));
    assert!(twice.status == 200 && phone.rows == kept, "{}", twice.text);
    let late = phone.submit(&entry.with("typed", "RRRR").with("key", "another"));
    assert!(late.status == 422 && late.has("moved on") && phone.rows == kept, "{}", late.text);
    // Somebody else's seat is nobody's here.
    let foreign =
        phone.post(&format!("{}/act", page.table()), &[("seat", "2"), ("action", "row"), ("number", "1")]);
    assert_eq!(foreign.status, 403);
}

#[test]
fn the_computer_s_secret_is_on_no_page() {
    let mut phone = Phone::new();
    let page = table(&mut phone, &[("edition", "super"), ("with", "computer")]);
    let address = page.table();
    let secret =
        phone.rows[0].text.lines().find(|line| line.contains(" secret ")).expect("a secret").to_owned();
    let secret =
        secret.split(" secret ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a code").to_owned();
    for query in ["", "?hint=yes", "?hint=best", "?round=1", "?draft=RR&put=Y", "?quiet=yes"] {
        let page = phone.open(&format!("{address}{query}"));
        assert!(page.status == 200 && page.text.len() > 1000, "{query} {}", page.text);
        assert!(!page.has(&secret), "{query}");
    }
}
