//! Opening a table: the button is in sight, nothing lies on anything else, and nothing that was typed gets lost.

use browser::Look;
use rules::editions::EDITIONS;
use serde_json::json;

use super::fold::out_of_sight;
use super::matrix::SCREENS;
use super::seat::Seated;
use super::stage::journey;

/// Kinds of company.
const COMPANY: [&str; 4] = ["computer", "friend", "here", "referee"];

/// Which labels, fields and boxes lie on each other, once everything is unfolded.
const OVERLAPS: &str = "(() => { document.querySelectorAll('details').forEach((one) => (one.open = true)); \
     const all = [...document.querySelectorAll('#setup :is(label, select, summary, small, input:not([type=hidden]))')] \
     .filter((one) => one.checkVisibility() && !one.closest('.bar')); \
     const rects = all.map((one) => one.getBoundingClientRect()); \
     return all.flatMap((one, i) => all.slice(i + 1).filter((other, k) => { const [a, b] = [rects[i], rects[i + 1 + k]]; \
     return !one.contains(other) && a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom; }) \
     .map((other) => [one, other].map((it) => it.name || it.textContent.slice(0, 20)).join(' × '))); })()";

#[tokio::test(flavor = "multi_thread")]
async fn the_button_that_opens_a_table_is_in_sight_on_every_screen() {
    journey("setup-fold", async |stage| {
        // Company and language take turns: a page is loaded once and given one screen after the other.
        for (with, language) in COMPANY.into_iter().zip(["en", "de", "fr", "nl"]) {
            let ada = stage.somebody(Look::WIDE.speaking(language)).await;
            let page = ada.open("/").await;
            for edition in EDITIONS {
                let path = format!("/new?edition={}&with={with}", edition.id);
                page.go(&ada.address(&path)).await;
                for (place, (width, height)) in SCREENS.into_iter().enumerate() {
                    page.reshape(&Look { width, height, dark: place % 2 == 1, ..Look::WIDE }).await;
                    page.evaluate("scrollTo(0, 0)").await;
                    let told = format!("{path} at {width}x{height}");
                    let hidden = out_of_sight(&page, &["#open", "#space"]).await;
                    assert_eq!(hidden, json!([]), "{told} doesn't show");
                    assert_eq!(page.evaluate(OVERLAPS).await, json!([]), "{told}");
                    assert!(!page.overflows().await, "{told} is wider than the screen");
                }
            }
            ada.is_content();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_stays_when_another_edition_or_company_is_chosen() {
    journey("setup-names", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let page = ada.open("/new?edition=original&with=here").await;
        page.press(".fine summary").await;
        page.css("[name=name-2]").await.fill("Ben").await;
        let value = "document.querySelector('[name=name-2]').value";
        for (field, chosen) in [("edition", "lock-party"), ("with", "computer"), ("edition", "mini")] {
            page.css(&format!("[name={field}]")).await.choose(chosen).await;
            page.wait_for(&format!("document.querySelector('[name=made-{field}]').value === '{chosen}'"))
                .await;
            assert_eq!(page.evaluate(value).await, "Ben", "{field}={chosen}");
            // Keyboard users go on from there.
            assert_eq!(page.evaluate("document.activeElement.name").await, field);
        }
        page.css("[name=with]").await.choose("here").await;
        page.wait_for("document.querySelector('[name=made-with]').value === 'here'").await;
        page.through(async { page.click("button", "Open the table").await }).await;
        let table = Seated::at(&ada, page).await;
        assert_eq!(table.state().await["table"]["seats"][1]["name"], "Ben");
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_seats_where_somebody_sits_can_begin() {
    journey("setup-first", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let page = ada.open("/new?edition=lock-party&with=here").await;
        let offered = "[...document.querySelectorAll('#first option')].map((one) => one.value).join()";
        assert_eq!(page.evaluate(offered).await, ",1,2,3");
        page.css("[name=seat-5]").await.choose("here").await;
        page.wait_for(&format!("{offered} === ',1,2,3,5'")).await;
        page.css("#first").await.choose("5").await;
        page.css("[name=seat-5]").await.choose("nobody").await;
        page.wait_for(&format!("{offered} === ',1,2,3'")).await;
        ada.is_content();
    })
    .await;
}
