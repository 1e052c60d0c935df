//! A device that several people share, without script: what was covered stays covered, and no address holds a secret.

use reqwest::StatusCode;

use crate::browser::{Browser, House, Page, act};

const SECRET: &str = "black, white, black, white";

/// Ada and Ben at one device; Ada has set her secret.
async fn set(us: &Browser) -> (String, Page) {
    let table = us.duel("here").await.table();
    let hers = us.is_now(&table, 1).await;
    assert!(hers.has("Only Ada should see this."), "{}", hers.text);
    act(us, &hers, &[("action", "secret"), ("typed", "KWKW")]).await;
    (table, hers)
}

/// Sends the form with which a page shows what is filled in so far.
async fn fill(us: &Browser, table: &str, page: &Page, fields: &[(&str, &str)]) -> Page {
    let filled = page.filled(fields);
    let filled: Vec<_> = filled.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    us.post(&format!("{table}/draft"), &filled).await
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_shared_device_no_address_opens_what_was_covered() {
    let house = House::start().await;
    let us = house.browser();
    let (table, before) = set(&us).await;
    let named = us.open(&format!("{table}?seat=1")).await;
    assert!(named.status.is_success() && !named.has(SECRET), "{}", named.text);
    let open = us.is_now(&table, 1).await;
    assert!(open.has(SECRET) && open.address == format!("{table}/open"), "{}", open.address);
    let word = open.field("open").expect("a word");
    // No page of its own shows it: only the form's answer, and a script that looks again.
    for other in [table.clone(), open.address.clone(), format!("{table}?open={word}")] {
        let page = us.open(&other).await;
        assert!(page.address == table && !page.has(SECRET), "{other}: {}", page.text);
    }
    assert!(us.open(&format!("{table}?open={word}&quiet=yes")).await.has(SECRET));
    let old = before.field("open").expect("a word");
    assert!(!us.open(&format!("{table}?open={old}&quiet=yes")).await.has(SECRET));
    let covered = us.post(&format!("{table}/cover"), &[]).await;
    assert!(covered.address == table && !covered.has(SECRET), "{}", covered.text);
    let quiet = us.open(&format!("{table}?open={word}&quiet=yes")).await;
    assert!(!quiet.has(SECRET), "{}", quiet.text);
    // Behind Back a browser offers to send the form again: it was written before she covered.
    let again = us.post(&format!("{table}/open"), &[("seat", "1"), ("made", "1")]).await;
    assert!(again.address == table && !again.has(SECRET) && again.has("id=\"place\""), "{}", again.text);
    // Nobody opens a seat that isn't theirs.
    let stranger = house.browser();
    assert!(!stranger.is_now(&table, 1).await.status.is_success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_end_in_an_address_leads_nowhere_and_stops_nothing() {
    let house = House::start().await;
    let us = house.browser();
    let table = us.duel("here").await.table();
    let code = table.rsplit('/').next().expect("a code");
    for end in ["open", "cover", "lesson", "act", "do"] {
        // Spaces around a code don't matter, but these would be in the header that sets the table's cookie.
        for name in [format!("%0A{code}"), format!("{code}%0D%0A"), format!("%0B{code}")] {
            let answer = us.post(&format!("/t/{name}/{end}"), &[("seat", "1"), ("what", "here")]).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{name} {end}: {}", answer.text);
        }
    }
    assert_eq!(us.open(&table).await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_filled_in_behind_the_shield_stands_in_no_address_and_is_covered_with_it() {
    let house = House::start().await;
    let us = house.browser();
    let table = us.duel("here").await.table();
    let hers = us.is_now(&table, 1).await;
    assert!(!hers.has("formmethod=\"get\"") && hers.has("formmethod=\"post\""), "{}", hers.text);
    let filled = fill(&us, &table, &hers, &[("draft", "KWK."), ("cursor", "4"), ("put", "W")]).await;
    assert_eq!((filled.status, filled.field("draft").as_deref()), (StatusCode::OK, Some("KWKW")));
    assert!(!filled.address.contains("KWK"), "{}", filled.address);
    let rolled = fill(&us, &table, &hers, &[("roll", "yes")]).await;
    assert!(rolled.field("draft").is_some_and(|draft| !draft.contains('.')), "{}", rolled.text);
    // The form's own address leads to the table.
    assert_eq!(us.open(&format!("{table}/draft")).await.address, table);

    // A browser offers to send forms again: after she has covered hers, that shows nothing.
    us.post(&format!("{table}/cover"), &[]).await;
    let again = fill(&us, &table, &hers, &[("draft", "KWKW")]).await;
    assert!(again.address == table && again.has("id=\"cover\""), "{}", again.text);
    let hers = us.is_now(&table, 1).await;
    let placed = act(&us, &hers, &[("action", "secret"), ("typed", "KWKW")]).await;
    assert!(placed.has("data-action=\"row\"") && placed.has("formmethod=\"get\""), "{}", placed.text);
    for page in [
        act(&us, &hers, &[("action", "secret"), ("typed", "KWKW"), ("key", "another")]).await,
        fill(&us, &table, &hers, &[("draft", "KWKW")]).await,
    ] {
        assert_eq!(page.address, table);
        assert!(!page.has("KWKW") && !page.has(SECRET), "{}", page.text);
        assert_eq!(page.field("draft").as_deref(), Some("...."), "{}", page.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_that_is_filled_in_alone_stands_in_no_address_either() {
    let house = House::start().await;
    let ada = house.browser();
    let fields = [("edition", "original"), ("with", "friend"), ("sent", "yes"), ("first", "1")];
    let table = ada.table(&fields).await.table();
    house.browser().post(&format!("{table}/sit"), &[("name", "Ben")]).await;
    let page = ada.open(&table).await;
    assert!(page.has("data-action=\"secret\""), "{}", page.text);
    assert!(!page.has("formmethod=\"get\"") && !page.has("name=\"open\""), "{}", page.text);
    let filled = fill(&ada, &table, &page, &[("draft", "KW.."), ("put", "K")]).await;
    assert_eq!(filled.field("draft").as_deref(), Some("KWK."), "{}", filled.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_groups_markers_are_covered_like_a_secret() {
    let house = House::start().await;
    let us = house.browser();
    let fields = [
        ("edition", "group-small"),
        ("with", "here"),
        ("sent", "yes"),
        ("first", "1"),
        ("option-boards", "2"),
        ("players", "2"),
        ("seat-1", "here"),
        ("seat-2", "here"),
    ];
    let table = us.table(&fields).await.table();
    assert!(!us.open(&format!("{table}?seat=1")).await.has("Your marker"));
    let hers = us.is_now(&table, 1).await;
    assert!(hers.has("Your marker"), "{}", hers.text);
    us.post(&format!("{table}/cover"), &[]).await;
    let word = hers.field("open").expect("a word");
    for page in
        [us.open(&format!("{table}?open={word}")).await, fill(&us, &table, &hers, &[("put", "R")]).await]
    {
        assert!(page.address == table && !page.has("Your marker"), "{}", page.text);
    }
    // The player who calls stays: the answer row is theirs.
    let his = us.is_now(&table, 2).await;
    let called = act(&us, &his, &[("action", "call")]).await;
    assert!(called.has("Only ") && called.has("data-action=\"solution\""), "{}", called.text);
}
