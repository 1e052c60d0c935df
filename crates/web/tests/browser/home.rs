//! The first page, and what a browser remembers by itself: statistics, drawers.

use browser::Look;
use serde_json::json;
use words::Language;

use super::fold::out_of_sight;
use super::seat::Seated;
use super::stage::journey;

#[tokio::test(flavor = "multi_thread")]
async fn on_a_telephone_the_board_comes_first_and_a_tap_plays() {
    journey("board-first", async |stage| {
        for language in Language::ALL.map(Language::tag) {
            let ada =
                stage.somebody(Look { width: 320, height: 568, ..Look::PHONE.speaking(language) }).await;
            let page = ada.open("/").await;
            let hidden = out_of_sight(&page, &[".show", ".hero button.big"]).await;
            assert_eq!(hidden, json!([]), "out of sight in {language}");
            let above = "document.querySelector('.show').getBoundingClientRect().bottom <= \
                         document.querySelector('.hero button.big').getBoundingClientRect().top";
            assert_eq!(page.evaluate(above).await, true);
            page.through(async { page.press(".show").await }).await;
            page.css(".entry").await;
            ada.is_content();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_are_drawn_and_cleared_in_the_browser() {
    journey("statistics", async |stage| {
        let ada = stage.somebody(Look { width: 320, height: 568, ..Look::PHONE }).await;
        let page = ada.open("/statistics").await;
        page.shows("Nothing counted yet.").await;
        let kept = "localStorage.setItem('record original', JSON.stringify([['a', 4], ['b', null], ['c', 6], ['d', 5]]))";
        page.evaluate(kept).await;
        page.reload().await;
        page.wait_for("!document.getElementById('original').hidden").await;
        let numbers = "[...document.querySelectorAll('#original dd')].map((one) => one.textContent).join()";
        assert_eq!(page.evaluate(numbers).await, "4,75%,2,4,5,4.34");
        let bars = "[...document.querySelectorAll('#original li')].map((one) => one.innerText.split(/\\s+/).join('=')).join()";
        assert_eq!(page.evaluate(bars).await, "4=1,5=1,6=1,✕=1");
        assert_eq!(page.evaluate("document.querySelectorAll('#original circle').length").await, 4);
        assert_eq!(page.evaluate("document.getElementById('mini').hidden").await, true);
        page.axe().await;
        assert!(!page.overflows().await);
        page.press("#clear summary").await;
        page.press("#clear button").await;
        page.shows("Nothing counted yet.").await;
        assert_eq!(page.evaluate("localStorage.getItem('record original')").await, json!(null));
        ada.is_content();
        let ben = stage.somebody(Look::WIDE.without_script()).await;
        ben.open("/statistics").await.shows("with scripts switched off, there").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_days_histogram_is_a_table_of_bars() {
    journey("histogram", async |stage| {
        let ada = stage.somebody(Look { width: 320, height: 568, ..Look::PHONE }).await;
        let page = ada.open("/daily?edition=mini").await;
        page.through(async { page.press("form.card .big").await }).await;
        let id = page.css("#table").await.attribute("data-table").await.unwrap();
        let state = ada.ask(&format!("/tables/{id}"), None).await;
        let sent = json!({ "number": state["number"], "action": "resign round" });
        ada.ask(&format!("/tables/{id}/actions"), Some(&sent)).await;
        page.go(&ada.address("/daily?edition=mini")).await;
        // Every bar lies in its line, between its name and its number.
        let lines = "[...document.querySelectorAll('.bars tbody tr')].every((line) => { \
            const [name, bar, number] = [...line.children].map((one) => one.getBoundingClientRect()); \
            return [bar, number].every(({ top, bottom }) => Math.abs(top - name.top) < 1 && Math.abs(bottom - name.bottom) < 1) \
                && name.right <= bar.left + 1 && bar.right <= number.left + 1; })";
        assert_eq!(page.evaluate(lines).await, true);
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn drawers_beside_the_board_stay_as_they_were_left() {
    journey("drawers", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let table =
            json!({ "edition": "mini", "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer" }] });
        let page = Seated::open(&ada, &table).await.page;
        // Until the script is there, a drawer opens without being remembered.
        let opened = "(() => {
            const kept = () => JSON.parse(localStorage.getItem('drawers') ?? '{}').story;
            if (!kept()) document.querySelector('#story > summary').click();
            return kept() === true;
        })()";
        page.wait_for(opened).await;
        page.reload().await;
        page.wait_for("document.getElementById('story').open && !document.getElementById('promise').open")
            .await;
        let other = Seated::open(&ada, &table).await;
        other.page.wait_for("document.getElementById('story').open").await;
        other.page.press("#story > summary").await;
        // What comes from the server changes nothing about it.
        other.place("RRYY").await;
        other.page.wait_for("document.querySelector('#row-2.now, #over') !== null").await;
        assert_eq!(other.page.evaluate("document.getElementById('story').open").await, false);
        ada.is_content();
    })
    .await;
}
