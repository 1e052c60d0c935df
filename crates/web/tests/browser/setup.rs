//! Opening a table: the button is in sight, nothing lies on anything else, and nothing that was typed gets lost.

use browser::Look;
use rules::editions::EDITIONS;

use super::matrix::{JUMP, holds, jumped};
use super::seat::Seated;
use super::stage::journey;

/// Kinds of company.
const COMPANY: [&str; 4] = ["computer", "friend", "here", "referee"];

/// Everything unfolded.
const UNFOLD: &str = "document.querySelectorAll('#setup details').forEach((one) => (one.open = true))";

#[tokio::test(flavor = "multi_thread")]
async fn the_button_that_opens_a_table_is_in_sight_on_every_screen() {
    journey("setup-fold", async |stage| {
        // Company, language and light take turns.
        for (turn, (with, language)) in COMPANY.into_iter().zip(["en", "de", "fr", "nl"]).enumerate() {
            let ada = stage.somebody(Look::WIDE.speaking(language)).await;
            let page = ada.open("/").await;
            for edition in EDITIONS {
                let path = format!("/new?edition={}&with={with}", edition.id);
                page.go(&ada.address(&path)).await;
                assert!(jumped(&page).await < JUMP, "{path} jumps");
                page.evaluate(UNFOLD).await;
                holds(&page, &path, &["#open", "#space"], turn).await;
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
