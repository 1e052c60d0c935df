//! People at a real board, who enter what happens there.

use browser::Look;
use serde_json::json;

use super::fold::out_of_sight;
use super::matrix::SCREENS;
use super::seat::Seated;
use super::stage::journey;

/// Enters the pins beside the last row.
async fn answer(at: &Seated<'_>, black: u8, white: u8) {
    let page = &at.page;
    page.css("#pins").await;
    for (colour, count) in [("black", black), ("white", white)] {
        page.press(&format!("#pins label:has([name={colour}][value='{count}'])")).await;
    }
    let before = at.number().await;
    page.press("#pins button[name=confirm]").await;
    page.wait_for(&format!("document.querySelector('#table')?.dataset.number > {before}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_referee_keeps_a_real_board_and_proves_an_error() {
    journey("referee", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "here", "name": "Ben" }]);
        let table = json!({ "edition": "original", "mode": "referee", "first": 1, "seats": seats });
        let at = Seated::open(&ada, &table).await;
        let page = &at.page;
        assert!(at.is_due().await);
        page.axe().await;
        at.place("RRYY").await;
        answer(&at, 1, 0).await;
        assert!(at.is_due().await);
        at.place("RRYY").await;
        // The same row with other pins: they can't both be right, and that is said.
        answer(&at, 0, 0).await;
        assert!(at.is_due().await);
        page.shows("No code fits").await;
        // The fewest rows that can't all be right are named, with what can be done about it.
        page.shows("Rows 1 and 2 can't all be right.").await;
        assert!(page.has("link", "Correct row 2").await && page.has("link", "Uncover the secret").await);
        page.axe().await;
        // The last row is the secret; shown, it proves which pins were wrong.
        at.place("RGBK").await;
        answer(&at, 4, 0).await;
        page.wait_for("document.querySelector('.pegs.entry')?.dataset.action === 'uncover'").await;
        assert!(at.is_due().await);
        // After full pins the secret is filled in already.
        page.wait_for("document.getElementById('entry').elements.draft.value === 'RGBK'").await;
        at.submit().await;
        page.wait_for("!!document.querySelector('#score')").await;
        let points = at.state().await["view"]["seats"][1]["total"].clone();
        assert_eq!(points, json!(3), "three points for the player who was told wrong");
        page.axe().await;
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pins_are_placed_without_scrolling_on_every_screen() {
    journey("pins-in-sight", async |stage| {
        let us = stage.somebody(Look::WIDE.speaking("de")).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "here", "name": "Ben" }]);
        // One row or nine, two kinds of pins or three.
        for (edition, row, rows) in [("original", "RRYY", 9), ("grand", "tRsBcGhY", 1), ("super", "RRYYG", 1)]
        {
            let table = json!({ "edition": edition, "mode": "referee", "first": 1, "seats": seats });
            let at = Seated::open(&us, &table).await;
            for _ in 1..rows {
                assert!(at.is_due().await);
                at.place(row).await;
                answer(&at, 1, 0).await;
            }
            assert!(at.is_due().await);
            at.place(row).await;
            at.page.css("#pins").await;
            for (width, height) in SCREENS {
                at.page.reshape(&Look { width, height, ..Look::WIDE }).await;
                at.page.evaluate("scrollTo(0, 0)").await;
                let row = format!("#row-{rows} .pegs");
                let needed =
                    ["#heading h1", &row, "#pins fieldset", "#pins fieldset:last-of-type", "#pins button"];
                let hidden = out_of_sight(&at.page, &needed).await;
                assert_eq!(hidden, json!([]), "{edition} at {width} × {height}");
                assert!(!at.page.overflows().await, "{edition} at {width} × {height}");
            }
        }
        us.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_maker_at_a_real_board_uncovers_early_to_prove_an_error() {
    journey("referee-early", async |stage| {
        let us = stage.somebody(Look::NARROW.dark()).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "here", "name": "Ben" }]);
        let table = json!({ "edition": "original", "mode": "referee", "first": 1, "seats": seats });
        let at = Seated::open(&us, &table).await;
        let page = &at.page;
        assert!(at.is_due().await);
        at.place("RRYY").await;
        answer(&at, 1, 0).await;
        // It is Ben's turn to place a row; Ada sees that she has given a wrong answer.
        assert!(at.is_due().await);
        page.press("#others > summary").await;
        page.shows("Uncover the secret to prove a mistake").await;
        assert!(!page.overflows().await);
        page.axe().await;
        page.through(async { page.click("link", "Uncover the secret to prove a mistake").await }).await;
        page.wait_for("document.querySelector('.pegs.entry')?.dataset.action === 'uncover'").await;
        assert!(at.is_due().await);
        // A secret by which all pins are right proves nothing: it is not taken, and what was entered stays.
        at.page.tap("RGBK").await;
        page.press("#place").await;
        page.css("#notice .problem").await;
        page.axe().await;
        page.click("button", "Clear").await;
        at.place("GBKW").await;
        page.shows("The answer to row 1 was wrong: one black. The correct answer was: no pins.").await;
        let seats = at.state().await["view"]["seats"].clone();
        assert_eq!(seats[1]["total"], json!(3), "three points for the player who was told wrong");
        us.is_content_but(&["422"]);
    })
    .await;
}

/// Chooses something in lists, and sends what people at the board say.
async fn tell(at: &Seated<'_>, chosen: &[(&str, &str)]) {
    let page = &at.page;
    page.css("#for-table").await;
    for (field, value) in chosen {
        page.css(&format!("#{field}")).await.choose(value).await;
    }
    let before = at.number().await;
    page.press("#for-table form button").await;
    page.wait_for(&format!("document.querySelector('#table')?.dataset.number > {before}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_at_a_real_board_is_refereed_to_its_end() {
    journey("referee-group", async |stage| {
        let us = stage.somebody(Look::PHONE).await;
        let named = ["Ada", "Ben", "Cleo"].map(|name| json!({ "for": "here", "name": name }));
        let table = json!({ "edition": "group-small", "mode": "referee", "first": 1, "seats": named });
        let at = Seated::open(&us, &table).await;
        let page = &at.page;
        // Ada holds 1R, Ben 2Y, Cleo 3G. Everybody gives hints on the rows of all the others.
        assert!(at.is_due().await);
        at.place("RYKKK").await;
        page.css("#for-table").await;
        page.axe().await;
        assert!(!page.overflows().await);
        tell(&at, &[("hint-2-1", "b"), ("hint-3-1", "-")]).await;
        assert!(at.is_due().await);
        at.place("GYR..").await;
        tell(&at, &[("hint-1-1", "w"), ("hint-3-1", "w")]).await;
        assert!(at.is_due().await);
        // It is Cleo's turn, but Ada calls.
        page.press("#others > summary").await;
        page.press("#others .ask:has([name=seat][value='1']):has([value=call]) > summary").await;
        page.press("#others .ask:has([name=seat][value='1']) button[value=call]").await;
        page.wait_for("document.querySelector('.pegs.entry')?.dataset.action === 'solution'").await;
        assert!(at.is_due().await);
        at.place("RYG..").await;
        tell(&at, &[]).await;
        tell(&at, &[("marker-1", "1R"), ("marker-2", "2Y"), ("marker-3", "3G")]).await;
        page.css("#over").await;
        let outcome = at.state().await["view"]["outcome"].clone();
        assert_eq!((&outcome["by"], &outcome["winners"]), (&json!("call"), &json!([1])));
        page.axe().await;
        page.through(async { page.press("#over a[href^='/m/']").await }).await;
        page.wait_for("document.querySelectorAll('#analysis polyline').length === 3").await;
        us.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_party_at_a_real_board_has_its_points_booked() {
    journey("referee-party", async |stage| {
        let us = stage.somebody(Look::NARROW.speaking("fr")).await;
        let named = ["Ada", "Ben", "Cleo"].map(|name| json!({ "for": "here", "name": name }));
        let table = json!({ "edition": "lock-party", "mode": "referee", "first": 1, "seats": named });
        let at = Seated::open(&us, &table).await;
        // Ada makes WPGR. Ben gets two for a red pin and one for each white, Cleo ten for the solution.
        assert!(at.is_due().await);
        at.place("WRPO").await;
        answer(&at, 1, 2).await;
        assert!(at.is_due().await);
        at.place("WPGR").await;
        answer(&at, 4, 0).await;
        at.page.wait_for("document.querySelector('.pegs.entry')?.dataset.action === 'uncover'").await;
        assert!(at.is_due().await);
        at.submit().await;
        at.page.css("#score").await;
        let seats = at.state().await["view"]["seats"].clone();
        let totals: Vec<_> = (0..3).map(|seat| seats[seat]["total"].as_i64().unwrap()).collect();
        // Cracked in row 2 of three players: the maker gets six.
        assert_eq!(totals, [6, 4, 10]);
        at.page.axe().await;
        assert!(!at.page.overflows().await);
        us.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_entered_wrong_at_a_real_board_is_set_right() {
    journey("referee-right", async |stage| {
        let us = stage.somebody(Look::PHONE).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "here", "name": "Ben" }]);
        let table =
            json!({ "edition": "original", "mode": "referee", "advice": false, "first": 1, "seats": seats });
        let at = Seated::open(&us, &table).await;
        let page = &at.page;
        assert!(at.is_due().await);
        at.place("RRYY").await;
        // Three black and one white can't be: that is said, and placed only if it is meant.
        page.css("#pins").await;
        for (colour, count) in [("black", 3), ("white", 1)] {
            page.press(&format!("#pins label:has([name={colour}][value='{count}'])")).await;
        }
        page.press("#pins button[name=confirm]").await;
        page.shows("Check the pins: three black, one white is impossible.").await;
        // The sentence is as wide as the screen allows, and the pins can be changed where they are.
        page.wait_for("document.querySelector('.toast[role=alert]')?.offsetWidth > 0.8 * innerWidth").await;
        assert!(page.try_css("#place").await.is_none(), "pins are asked for, not the secret");
        assert_eq!(out_of_sight(page, &["#pins button[name=confirm]"]).await, json!([]));
        page.axe().await;
        answer(&at, 1, 0).await;
        assert!(at.is_due().await);
        at.place("RRYY").await;
        answer(&at, 0, 0).await;
        page.shows("Rows 1 and 2 can't all be right.").await;
        // The second row was another one.
        page.through(async { page.click("link", "Correct row 2").await }).await;
        page.css("#correction").await;
        page.axe().await;
        assert!(!page.overflows().await);
        for (hole, letter) in [("hole-1", "G"), ("hole-2", "G")] {
            page.css(&format!("[name={hole}]")).await.choose(letter).await;
        }
        page.press("#correction button").await;
        page.wait_for("!document.querySelector('#contradiction') && !document.querySelector('#correction')")
            .await;
        page.says("Ben corrects a row. Row 2: green, green, yellow, yellow. No pins.").await;
        // The last pins, and then the row itself, are taken back.
        assert!(!page.has("button", "Hint").await, "no hint where advice is off");
        page.press("#others > summary").await;
        for _ in 0..2 {
            let before = at.number().await;
            page.click("button", "Take back the last entry").await;
            page.wait_for(&format!("document.querySelector('#table')?.dataset.number > {before}")).await;
        }
        page.wait_for("!!document.querySelector('#row-2.now .entry')").await;
        assert!(at.is_due().await);
        us.is_content_but(&["422"]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_that_is_being_corrected_stays_open_while_others_go_on() {
    journey("referee-correcting", async |stage| {
        let us = stage.somebody(Look::WIDE).await;
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "here", "name": "Ben" }]);
        let table = json!({ "edition": "original", "mode": "referee", "first": 1, "seats": seats });
        let at = Seated::open(&us, &table).await;
        let page = &at.page;
        for answered in [(1, 0), (0, 0)] {
            assert!(at.is_due().await);
            at.place("RRYY").await;
            answer(&at, answered.0, answered.1).await;
        }
        page.through(async { page.click("link", "Correct row 2").await }).await;
        for hole in ["hole-1", "hole-2"] {
            page.css(&format!("[name={hole}]")).await.choose("G").await;
        }
        page.press("#correction label:has([name=white][value='1'])").await;
        // Meanwhile a row is placed in another tab, and its pins are asked for here, too.
        let other = Seated::at(&us, us.open(&format!("/t/{}", at.code)).await).await;
        assert!(other.is_due().await);
        other.place("BBKK").await;
        page.css("#pins").await;
        let filled = "[...document.querySelectorAll('#correction select, #correction [name=white]:checked')].map((one) => one.value).join('')";
        page.wait_for(&format!("{filled} === 'GGYY1'")).await;
        assert_eq!(page.evaluate("document.querySelector('#pins :checked')").await, json!(null));
        page.press("#correction button").await;
        page.says("corrects a row. Row 2: green, green, yellow, yellow. One white.").await;
        us.is_content();
    })
    .await;
}
