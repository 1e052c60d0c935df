//! A page never holds a secret that its reader must not know.

use crate::browser::{House, act};

#[tokio::test(flavor = "multi_thread")]
async fn no_page_of_a_breaker_or_spectator_holds_the_secret() {
    let house = House::start().await;
    let (ada, ben, cyd) = (house.browser(), house.browser(), house.browser());
    let fields = [
        ("edition", "super"),
        ("with", "friend"),
        ("sent", "yes"),
        ("first", "1"),
        ("spectators", "on"),
        ("advice", "on"),
        ("name-1", "Ada"),
    ];
    let page = ada.table(&fields).await;
    let table = page.table();
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).await;
    let page = ada.open(&table).await;
    let page = act(&ada, &page, &[("action", "secret"), ("typed", "NOKWB")]).await;
    let written = "brown, orange, black, white, blue";
    assert!(page.has(written), "its maker sees it");
    let mut placed = 0;
    for row in ["RRYYG", "NOKWR", "GGGGG"] {
        for (browser, queries) in
            [(&ben, &["", "?hint=yes", "?round=1", "?draft=RR&put=Y"][..]), (&cyd, &["", "?round=1"])]
        {
            for query in queries {
                let page = browser.open(&format!("{table}{query}")).await;
                assert!(page.text.len() > 1000, "{}", page.text);
                for secret in [written, "NOKWB", "N.O.K.W.B"] {
                    assert!(!page.has(secret), "{query}: {}", page.text);
                }
                // Nor hidden in a row of pegs.
                let pegs: String = page
                    .text
                    .split("class=\"peg c-")
                    .skip(1)
                    .filter_map(|peg| peg.split("<b>").nth(1)?.chars().next())
                    .collect();
                assert!(!pegs.contains("NOKWB"), "{query}: {pegs}");
            }
        }
        // Nobody looks over the maker's shoulder.
        let page = ben.open(&format!("{table}?seat=1")).await;
        assert!(!page.status.is_success() && !page.has(written));
        let page = ben.open(&table).await;
        act(&ben, &page, &[("action", "row"), ("typed", row)]).await;
        placed += 1;
        assert!(ben.open(&table).await.has(&format!("Row {placed}: ")));
    }
    let page = ben.open(&table).await;
    let page = act(&ben, &page, &[("action", "row"), ("typed", "NOKWB")]).await;
    assert!(page.has(written), "the shield opens: {}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_sees_its_own_markers_alone() {
    let house = House::start().await;
    let (ada, ben) = (house.browser(), house.browser());
    let fields = [
        ("edition", "group-small"),
        ("with", "friend"),
        ("sent", "yes"),
        ("option-boards", "2"),
        ("name-1", "Ada"),
        ("spectators", "on"),
    ];
    let page = ada.table(&fields).await;
    let table = page.table();
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).await;
    let own = |text: &str| {
        let from = text.split("<p class=\"sr\">Your marker: ").nth(1).unwrap();
        from.split("</p>").next().unwrap().to_owned()
    };
    let (hers, his) = (ada.open(&table).await, ben.open(&table).await);
    let (her_marker, his_marker) = (own(&hers.text), own(&his.text));
    assert_ne!(her_marker, his_marker);
    // One marker is open on each page: the reader's own.
    let open = |text: &str| text.matches("class=\"marker\"").count() - text.matches("<b>?</b>").count();
    assert_eq!((open(&hers.text), open(&his.text)), (1, 1));
    let spectator = house.browser().open(&table).await;
    assert_eq!(open(&spectator.text), 0, "{}", spectator.text);
}
