//! One screen: the tray stands still, and a replay has all beside its board. `matrix.rs` holds every edition to every screen.

use browser::{BrowserPage, Look};
use serde_json::{Value, json};

use super::matrix::SCREENS;
use super::seat::Seated;
use super::stage::{journey, scripted};

/// What of the page is out of sight, or hidden by something else.
pub(super) async fn out_of_sight(page: &BrowserPage, what: &[&str]) -> Value {
    let what = serde_json::to_string(what).unwrap();
    let script = format!(
        "{what}.filter((one) => {{ const it = document.querySelector(one); if (!it) return true; \
         const {{ top, bottom, left, right }} = it.getBoundingClientRect(); \
         const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2); \
         return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1 \
         || !(it.contains(seen) || seen?.contains(it)); }})"
    );
    page.evaluate(&script).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_is_placed_without_scrolling_on_a_tablet() {
    journey("tablet", async |stage| {
        let ada = stage.somebody(Look::WIDE.speaking("fr")).await;
        let table =
            json!({ "edition": "super", "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer" }] });
        let opened = ada.ask("/tables", Some(&table)).await;
        let page = ada.open(&format!("/t/{}", opened["table"]["code"].as_str().unwrap())).await;
        scripted(&page).await;
        for (width, height) in [(768, 1024), (820, 1180), (900, 700), (1100, 700)] {
            page.reshape(&Look { width, height, ..Look::WIDE }).await;
            let needed = ["#heading h1", "#legend", ".entry", "#tray", "#place"];
            assert_eq!(out_of_sight(&page, &needed).await, json!([]), "at {width} × {height}");
            assert!(!page.overflows().await, "at {width} × {height}");
        }
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tray_stands_still_while_rows_are_placed() {
    journey("still", async |stage| {
        for look in [Look::WIDE, Look::PHONE, Look { width: 320, height: 568, ..Look::PHONE }] {
            let size = (look.width, look.height);
            let ada = stage.somebody(look).await;
            let table = json!({ "edition": "original", "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer" }] });
            let opened = ada.ask("/tables", Some(&table)).await;
            let page = ada.open(&format!("/t/{}", opened["table"]["code"].as_str().unwrap())).await;
            let tray = "JSON.stringify([...document.querySelectorAll('#tray, #place')].map((one) => one.getBoundingClientRect()))";
            scripted(&page).await;
            let before = page.evaluate(tray).await;
            for (number, row) in [(2, "rryy"), (3, "ggbb"), (4, "wwkk")] {
                for letter in row.chars() {
                    page.keys(&[&letter.to_string()]).await;
                }
                page.keys(&["Enter"]).await;
                page.wait_for(&format!("document.querySelector('#row-{number}.now, #over') !== null")).await;
                if page.try_css("#place").await.is_none() {
                    return;
                }
                assert_eq!(page.evaluate(tray).await, before, "row {number} on {size:?}");
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn six_holes_are_one_line_on_the_narrowest_screen() {
    journey("six-holes", async |stage| {
        let ada = stage.somebody(Look { width: 320, height: 568, ..Look::PHONE }).await;
        let table = json!({ "edition": "custom", "mode": "solo", "options": { "holes": "6", "symbols": "10" },
            "seats": [{ "for": "here" }, { "for": "computer" }] });
        let table = Seated::open(&ada, &table).await;
        assert!(table.is_due().await);
        table.place("RYGBWK").await;
        assert!(table.is_due().await);
        for row in ["#row-1 .pegs > *", ".entry > *"] {
            let tops = format!(
                "new Set([...document.querySelectorAll('{row}')].map((one) => one.getBoundingClientRect().top)).size"
            );
            assert_eq!(table.page.evaluate(&tops).await, 1, "{row}");
        }
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shapes_and_colours_are_a_line_each_and_the_blank_lies_beside_them() {
    journey("pairs", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let table = json!({ "edition": "grand-blanks", "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer" }] });
        let table = Seated::open(&ada, &table).await;
        assert!(table.is_due().await);
        for (width, height) in SCREENS {
            table.page.reshape(&Look { width, height, ..Look::PHONE }).await;
            let lines = "new Set([...document.querySelectorAll('#tray .pick')].map((one) => one.getBoundingClientRect().top)).size";
            // The blank is between the two lines, and beside all that is in them.
            assert_eq!(table.page.evaluate(lines).await, 3, "at {width} × {height}");
            let beside = "[...document.querySelectorAll('#tray .pick:is(.shape, .colour)')].every((one) => \
                one.getBoundingClientRect().right <= document.querySelector('#tray .pick[value=\".\"]').getBoundingClientRect().left)";
            assert_eq!(table.page.evaluate(beside).await, true, "at {width} × {height}");
        }
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_groups_answers_are_told_apart_on_a_telephone() {
    journey("group-pins", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let seats =
            json!([{ "for": "here" }, { "for": "computer" }, { "for": "computer" }, { "for": "computer" }]);
        let table = json!({ "edition": "group", "first": 1, "seats": seats });
        let opened = ada.ask("/tables", Some(&table)).await;
        let id = opened["table"]["id"].as_str().unwrap();
        let state = ada.ask(&format!("/tables/{id}"), None).await;
        let sent = json!({ "number": state["number"], "action": "row RYG.B" });
        ada.ask(&format!("/tables/{id}/actions"), Some(&sent)).await;
        let page = ada.open(&format!("/t/{}", opened["table"]["code"].as_str().unwrap())).await;
        page.wait_for(
            "document.querySelectorAll('.hint .pins i').length > 2 && !document.querySelector('.coming')",
        )
        .await;
        for (width, height) in [(390, 844), (320, 568), (1280, 800)] {
            page.reshape(&Look { width, height, ..Look::PHONE }).await;
            // A pin is large and a dot is small: only one of them says something.
            let sizes = "[...document.querySelectorAll('.hint .pins i')].every((one) => \
                one.matches('.none') ? one.offsetWidth <= 6 : one.offsetWidth >= 12)";
            assert_eq!(page.evaluate(sizes).await, true, "at {width} × {height}");
        }
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_has_what_there_is_to_tell_beside_its_board() {
    journey("replay", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let table =
            json!({ "edition": "mini", "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer" }] });
        let opened = ada.ask("/tables", Some(&table)).await;
        let id = opened["table"]["id"].as_str().unwrap();
        for action in ["row RRYY", "resign match"] {
            let state = ada.ask(&format!("/tables/{id}"), None).await;
            let sent = json!({ "number": state["number"], "action": action });
            ada.ask(&format!("/tables/{id}/actions"), Some(&sent)).await;
        }
        let state = ada.ask(&format!("/tables/{id}"), None).await;
        let page = ada.open(&format!("/m/{}", state["match_id"].as_str().unwrap())).await;
        let beside = "(() => { const [board, side] = ['.board', '.side'].map((one) => \
                      document.querySelector(one).getBoundingClientRect()); \
                      return side.left >= board.right && side.top < board.bottom; })()";
        assert_eq!(page.evaluate(beside).await, true);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_waits_in_a_group_calls_without_scrolling() {
    journey("group-call", async |stage| {
        let (ada, ben) = (stage.somebody(Look::WIDE).await, stage.somebody(Look::PHONE).await);
        let table = json!({ "edition": "group-small", "options": { "boards": "2" }, "first": 2,
            "seats": [{ "for": "here", "name": "Ada" }, { "for": "person" }] });
        let waits = Seated::open(&ada, &table).await;
        let turn = Seated::join(&ben, &waits.code, "Ben").await;
        assert!(turn.is_due().await);
        for (width, height) in SCREENS {
            waits.page.reshape(&Look { width, height, ..Look::WIDE }).await;
            waits.page.wait_for("document.querySelectorAll('.boards .board').length === 2").await;
            let needed = ["#heading h1", "#legend", "#ask-call summary"];
            assert_eq!(out_of_sight(&waits.page, &needed).await, json!([]), "at {width} × {height}");
        }
        // The question before it can be read, beside the tray too.
        for at in [&waits, &turn] {
            at.page.press("#ask-call summary").await;
            at.page.css("#ask-call[open] p").await;
            at.page.axe().await;
            let loads = at.page.loads();
            at.page.click("link", "Not yet").await;
            at.page.wait_for("!document.querySelector('#ask-call').open").await;
            assert_eq!(at.page.loads(), loads, "the page was loaded again");
        }
        ada.is_content();
        ben.is_content();
    })
    .await;
}
