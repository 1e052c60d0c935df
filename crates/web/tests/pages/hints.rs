//! Hints in steps, as a browser without script asks for them.

use crate::browser::{Browser, House, Page, act};

/// Presses a hint's button, with a row so far.
async fn ask(browser: &Browser, page: &Page, row: &str, step: &str) -> Page {
    let hinted = page.field("hinted").unwrap_or_default();
    let query = [("draft", row), ("hinted", &hinted), ("hint", step)];
    let query: Vec<_> = query.iter().map(|(name, value)| format!("{name}={value}")).collect();
    browser.open(&format!("{}?{}", page.table(), query.join("&"))).await
}

/// What was told last.
fn told(page: &Page) -> &str {
    let text = page.text.split("class=\"hint-text\" role=\"status\"><span>").nth(1);
    text.and_then(|text| text.split("</span>").next()).unwrap_or_else(|| panic!("{}", page.text))
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_help_to_think_before_they_give_the_row_away() {
    let house = House::start().await;
    let ada = house.browser();
    let page = ada.table(&[("edition", "original"), ("with", "computer")]).await;
    assert!(page.has("name=\"hint\" value=\"next\"") && page.field("hinted").is_none(), "{}", page.text);
    // Nothing follows from no row.
    let page = ask(&ada, &page, "", "next").await;
    assert_eq!(told(&page), "The best row splits the 1,296 codes into 14 groups.");
    let page = ask(&ada, &page, "", "next").await;
    assert!(told(&page).starts_with("Try ") && page.has("name=\"copy\""), "{}", page.text);
    assert!(!page.has("value=\"next\""), "that is all there is");
    let page = act(&ada, &page, &[("action", "row"), ("draft", "RRRR")]).await;
    let page = act(&ada, &page, &[("action", "row"), ("draft", "YYGG")]).await;
    // What was told of another position counts for nothing.
    assert!(page.field("hinted").is_none());
    let page = ask(&ada, &page, "RRRR", "next").await;
    assert!(told(&page).contains("be the secret: it contradicts row"), "{}", page.text);
    assert!(page.has(" lit\""), "the rows are lit: {}", page.text);
    let first = ask(&ada, &page, "RRRR", "next").await;
    assert!(told(&first).starts_with("Row "), "{}", told(&first));
    assert!(first.has(" lit m"), "its holes are marked: {}", first.text);
    let second = ask(&ada, &first, "RRRR", "next").await;
    assert_ne!(told(&first), told(&second));
    assert!(second.has(&format!("<li>{}</li>", told(&first))), "what was told stays: {}", second.text);
    // What was told stays while the row is filled.
    let hinted = second.field("hinted").unwrap();
    let filled = ada.open(&format!("{}?draft=RRRR&undo=yes&hinted={hinted}", second.table())).await;
    assert_eq!(told(&filled), told(&second));
    // The best row's aim beside one's own, and the row at any time.
    let aim = ask(&ada, &second, "RRRR", "aim").await;
    assert!(told(&aim).contains("; yours into "), "{}", told(&aim));
    let best = ask(&ada, &second, "RRRR", "best").await;
    assert!(told(&best).starts_with("Try ") || told(&best).starts_with("It must be "), "{}", told(&best));
    // Whatever stands in an address does no harm.
    for hinted in ["", ":", "4:4000000000:b:RRRR", "99999999999999999999:1:a:", "4:1:b:%00", "x:y:z:w"] {
        let page = ada.open(&format!("{}?hint=next&hinted={hinted}", second.table())).await;
        assert!(page.has("hint-text"), "{hinted}: {}", page.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_hints_gives_none() {
    let house = House::start().await;
    let ada = house.browser();
    let fields =
        [("edition", "original"), ("with", "friend"), ("sent", "yes"), ("name-1", "Ada"), ("first", "1")];
    let page = ada.table(&fields).await;
    let ben = house.browser();
    let there = ben.post(&format!("{}/sit", page.table()), &[("name", "Ben")]).await;
    act(&ada, &ada.open(&page.table()).await, &[("action", "secret"), ("draft", "RGBY")]).await;
    let page = ben.open(&format!("{}?hint=next&hinted=1:1:b:", there.table())).await;
    assert!(!page.has("hint-text") && !page.has("name=\"hint\""), "{}", page.text);
}
