//! Lines that break, tabs that are many, pages that are loaded again.

use browser::{Exchange, Look};
use serde_json::json;

use super::seat::Seated;
use super::stage::{Somebody, journey, journey_with};

#[tokio::test(flavor = "multi_thread")]
async fn an_unfinished_row_survives_a_reload_and_a_lost_line() {
    journey("lost", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let ben = stage.somebody(Look::PHONE.speaking("nl")).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
        let ada_at = Seated::open(&ada, &json!({ "edition": "mini", "first": 2, "seats": seats })).await;
        let ben_at = Seated::join(&ben, &ada_at.code, "Ben").await;
        assert!(ben_at.is_due().await);
        ben_at.place("WWKK").await;
        assert!(ada_at.is_due().await);
        let draft = "document.querySelector('#entry').elements.draft.value";
        ada_at.page.tap("RY").await;
        ada_at.page.reload().await;
        assert!(ada_at.is_due().await);
        ada_at.page.wait_for(&format!("{draft} === 'RY..'")).await;
        // The line breaks while the other goes on, and comes back.
        ada_at.page.tap("G").await;
        ada.visitor.offline(true).await;
        ada_at.page.tap("B").await;
        ada.visitor.offline(false).await;
        ada_at.page.wait_for(&format!("{draft} === 'RYGB'")).await;
        ada_at.submit().await;
        ben_at.page.says("Ada zet rij 1: rood, geel, groen, blauw.").await;
        // A second tab of the same browser sees the same, and both hear the next row.
        let second = ada.open(&format!("/t/{}", ada_at.code)).await;
        let second = Seated::at(&ada, second).await;
        assert!(second.is_due().await);
        ada_at.place("WWKW").await;
        second.page.says("You place row 2: white, white, black, white. Three black.").await;
        ada.is_content_but(&["ERR_INTERNET_DISCONNECTED"]);
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_eight_tabs_there_is_one_stream_and_a_row_goes_through() {
    journey("tabs", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let solo = json!([{ "for": "here" }, { "for": "computer" }]);
        let table = json!({ "edition": "original", "mode": "solo", "seats": solo });
        let mut tabs = Vec::new();
        for _ in 0..4 {
            let tab = Seated::open(&ada, &table).await;
            let again = Seated::at(&ada, ada.open(&format!("/t/{}", tab.code)).await).await;
            tabs.extend([tab, again]);
        }
        for tab in &tabs {
            assert!(tab.is_due().await);
        }
        for tab in tabs.iter().step_by(2) {
            tab.place("RRYY").await;
        }
        for tab in &tabs {
            tab.page.says("You place row 1: red, red, yellow, yellow.").await;
        }
        // Streams begin anew as tables are added; there is never more than the last one.
        let streams: Vec<_> =
            ada.visitor.exchanges().into_iter().filter(|one| one.kind == "EventSource").collect();
        let open = streams.iter().filter(|stream| !stream.ended).count();
        assert_eq!(open, 1, "{streams:?}");
        ada.is_content();
    })
    .await;
}

/// Fails if two streams of somebody were ever open at the same time. Returns the one that is open now.
fn one_at_a_time(who: &Somebody) -> Exchange {
    let exchanges = who.visitor.exchanges().into_iter();
    let mut streams: Vec<_> = exchanges.filter(|one| one.kind == "EventSource").collect();
    streams.sort_by(|one, other| one.lasted.0.total_cmp(&other.lasted.0));
    for pair in streams.windows(2) {
        assert!(pair[0].lasted.1 <= pair[1].lasted.0, "two streams at once: {pair:?}");
    }
    streams.pop().filter(|last| !last.ended).unwrap_or_else(|| panic!("{streams:?}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_shared_worker_one_tab_holds_the_stream_and_another_takes_it_over() {
    journey("leader", async |stage| {
        let ada = stage.somebody(Look::WIDE.without_workers()).await;
        let ben = stage.somebody(Look::PHONE).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
        let first = Seated::open(&ada, &json!({ "edition": "mini", "first": 1, "seats": seats })).await;
        assert_eq!(first.page.evaluate("'SharedWorker' in window").await, false);
        let ben_at = Seated::join(&ben, &first.code, "Ben").await;
        assert!(first.is_due().await);
        first.place("WKWK").await;
        // Other tabs of the same table, and one of another.
        let mut tabs = vec![first];
        for _ in 0..2 {
            let page = ada.open(&format!("/t/{}", ben_at.code)).await;
            tabs.push(Seated::at(&ada, page).await);
        }
        let solo = json!([{ "for": "here" }, { "for": "computer" }]);
        let other = json!({ "edition": "original", "mode": "solo", "seats": solo });
        let other = Seated::open(&ada, &other).await;
        for (row, code) in ["RRYY", "GGBB", "WWKK"].iter().enumerate() {
            assert!(ben_at.is_due().await);
            ben_at.place(code).await;
            for tab in &tabs {
                tab.page.says(&format!("Ben places row {}: ", row + 1)).await;
            }
            let stream = one_at_a_time(&ada);
            assert!(stream.address.contains(&ben_at.id), "{}", stream.address);
            if tabs.len() > 1 {
                // The tab that holds the stream goes; the next row is heard all the same.
                let mut held = Vec::new();
                for tab in &tabs {
                    held.push(tab.page.holds(&stream));
                }
                let leader = held.iter().position(|holds| *holds).unwrap_or(0);
                tabs.remove(leader).page.close().await;
            }
        }
        // The other table is followed by the same stream, and played.
        assert!(other.is_due().await);
        other.place("RRYY").await;
        other.page.says("You place row 1: red, red, yellow, yellow.").await;
        one_at_a_time(&ada);
        ada.is_content();
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_are_told_when_the_last_seat_is_taken() {
    journey("taken", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
        let ada_at = Seated::open(&ada, &json!({ "edition": "mini", "first": 1, "seats": seats })).await;
        let cleo = stage.somebody(Look::PHONE.speaking("de")).await;
        let late = cleo.open(&format!("/t/{}", ada_at.code)).await;
        late.css("#name").await.fill("Cleo").await;
        let ben = stage.somebody(Look::WIDE).await;
        let ben_at = Seated::join(&ben, &ada_at.code, "Ben").await;
        late.says("Alle Plätze sind besetzt").await;
        late.find("link", "Startseite").await;
        late.axe().await;
        // The two play on, and nothing of it comes to her.
        let before = cleo.visitor.moment().await;
        assert!(ada_at.is_due().await);
        ada_at.place("WKWK").await;
        assert!(ben_at.is_due().await);
        ben_at.place("RRYY").await;
        ada_at.page.says("Ben places row 1: red, red, yellow, yellow.").await;
        assert_eq!(cleo.visitor.sent_since(&before).await.trim(), "");
        for who in [&ada, &ben, &cleo] {
            who.is_content();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_view_of_a_table_is_small() {
    journey("small", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let solo = json!([{ "for": "here" }, { "for": "computer" }]);
        let at = Seated::open(&ada, &json!({ "edition": "original", "mode": "solo", "seats": solo })).await;
        assert!(at.is_due().await);
        let fetched = ada.visitor.exchanges();
        let bytes: u64 = fetched.iter().map(|one| one.bytes).sum();
        let script: u64 = fetched.iter().filter(|one| one.kind == "Script").map(|one| one.bytes).sum();
        println!("{bytes} bytes in all, {script} of them script");
        assert!(bytes > 10_000 && bytes < 100_000, "{bytes} bytes in all");
        assert!(script > 1_000 && script < 27_000, "{script} bytes of script");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn held_pegs_stay_in_the_next_row_and_an_empty_row_is_asked_about() {
    journey("held", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let ben = stage.somebody(Look::WIDE).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
        let table = json!({ "edition": "original-blanks", "first": 2, "seats": seats });
        let ada_at = Seated::open(&ada, &table).await;
        let ben_at = Seated::join(&ben, &ada_at.code, "Ben").await;
        assert!(ben_at.is_due().await);
        ben_at.place("GGBB").await;
        assert!(ada_at.is_due().await);
        ada_at.page.press("#place").await;
        ada_at.page.shows("All holes are empty. Press again to place the row anyway.").await;
        assert_eq!(ada_at.state().await["view"]["board"]["rows"], json!([]));
        ada_at.page.tap("RRY").await;
        ada_at.page.press("label:has([name=hold])").await;
        ada_at.submit().await;
        ada_at.page.says("You place row 1: red, red, yellow, empty.").await;
        ada_at.page.wait_for("document.querySelector('#entry [name=draft]').value === 'RRY.'").await;
        // Ben offers to stop: her page looks again, the pegs are still there, and the next row holds them, too.
        let number = ada_at.number().await;
        let offer = json!({ "number": number, "action": "abort" });
        let done = ben.ask(&format!("/tables/{}/actions", ada_at.id), Some(&offer)).await;
        assert!(done["code"].is_null(), "{done}");
        let looked = format!("document.querySelector('#table').dataset.number > {number}");
        ada_at.page.wait_for(&looked).await;
        let kept = "document.querySelector('#entry [name=draft]').value";
        assert_eq!(ada_at.page.evaluate(kept).await, json!("RRY."));
        assert_eq!(ada_at.page.evaluate("document.querySelector('[name=hold]').checked").await, json!(true));
        // The empty row was not taken.
        ada.is_content_but(&["422"]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_that_is_refused_stays_in_the_holes_and_the_page_where_it_is() {
    // The second row comes too soon.
    let flags = ["--actions-at-once", "1", "--actions-per-second", "1"];
    journey_with("refused", &flags, async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let solo = json!([{ "for": "here" }, { "for": "computer" }]);
        let table = json!({ "edition": "original", "mode": "solo", "seats": solo });
        let at = Seated::open(&ada, &table).await;
        assert!(at.is_due().await);
        // Sent until one is refused: it may take a second to place one.
        let send = "fetch(document.querySelector('#entry').getAttribute('action'), { method: 'POST', body: \
            new URLSearchParams(new FormData(document.querySelector('#entry'))) })";
        at.page.tap("RRYY").await;
        at.page.evaluate(&format!("void Array.from({{ length: 30 }}, () => {send})")).await;
        at.page.press("#place").await;
        at.page
            .wait_for("!!document.querySelector('.toast') || !!document.querySelector('.row:not(.free)')")
            .await;
        assert!(at.page.address().await.ends_with(&format!("/t/{}", at.code)), "{}", at.page.address().await);
        assert!(at.page.try_css("#table").await.is_some(), "the table is gone");
        ada.is_content_but(&["429", "422"]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn news_go_on_after_a_page_that_could_not_be_read() {
    journey("stumble", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let ben = stage.somebody(Look::PHONE).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
        let ada_at = Seated::open(&ada, &json!({ "edition": "mini", "first": 1, "seats": seats })).await;
        let ben_at = Seated::join(&ben, &ada_at.code, "Ben").await;
        assert!(ada_at.is_due().await);
        ada_at.place("WKWK").await;
        assert!(ben_at.is_due().await);
        // Once, something that nobody thought of goes wrong on her page.
        let break_once = "void (() => { const own = Node.prototype.isEqualNode; \
            Node.prototype.isEqualNode = function () { \
            Node.prototype.isEqualNode = own; window.stumbled = true; throw new Error('once'); }; })()";
        ada_at.page.evaluate(break_once).await;
        ben_at.place("RRYY").await;
        ada_at.page.wait_for("window.stumbled === true").await;
        assert!(ben_at.is_due().await);
        ben_at.place("GGBB").await;
        ada_at.page.says("Ben places row 2: ").await;
        ben.is_content();
    })
    .await;
}
