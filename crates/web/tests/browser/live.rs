//! Lines that break, tabs that are many, pages that are loaded again.

use browser::Look;
use serde_json::json;

use super::seat::Seated;
use super::stage::journey;

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
        ada_at.tap("RY").await;
        ada_at.page.reload().await;
        assert!(ada_at.is_due().await);
        ada_at.page.wait_for(&format!("{draft} === 'RY..'")).await;
        // The line breaks while the other goes on, and comes back.
        ada_at.tap("G").await;
        ada.visitor.offline(true).await;
        ada_at.tap("B").await;
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
        ben.is_content_but(&["403"]);
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
        assert!(script > 1_000 && script < 30_000, "{script} bytes of script");
    })
    .await;
}
