//! Journeys through the pages that explain: with script and without, by keyboard, in every language.

use browser::{BrowserPage, Look};

use super::seat::Seated;
use super::stage::journey;

/// Waits until the address ends with something.
async fn at(page: &BrowserPage, end: &str) {
    page.wait_for(&format!("location.href.endsWith({end:?})")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_box_shows_why_without_script() {
    journey("box", async |stage| {
        let ada = stage.somebody(Look::PHONE.without_script()).await;
        let page = ada.open("/rules/grand").await;
        page.find("textbox", "Secret").await.fill("tR sB cG hY").await;
        page.find("textbox", "Guess").await.fill("tR cG sG rK").await;
        page.through(async { page.click("button", "Show pins").await }).await;
        page.shows("One black, one white.").await;
        page.shows("Hole 2: green circle belongs in hole 3. White.").await;
        page.shows("has already earned a white").await;
        // Piece by piece, and what is wrong is said.
        page.through(async { page.click("button", "Clear (Guess)").await }).await;
        for piece in ["Guess: triangle", "Guess: red"] {
            page.through(async { page.click("button", piece).await }).await;
        }
        assert_eq!(page.find("textbox", "Guess").await.run("function () { return this.value; }").await, "tR");
        page.through(async { page.click("button", "Show pins").await }).await;
        assert_eq!(
            page.find("textbox", "Guess").await.attribute("aria-invalid").await.as_deref(),
            Some("true")
        );
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_box_answers_in_its_place() {
    journey("box-script", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let page = ada.open("/rules/grand").await;
        let loads = page.loads();
        page.click("button", "Clear (Guess)").await;
        page.wait_for("document.querySelector('#guess').value === ''").await;
        for (piece, text) in [("triangle", "t"), ("red", "tR"), ("square", "tRs"), ("blue", "tRsB")] {
            page.click("button", &format!("Guess: {piece}")).await;
            page.wait_for(&format!("document.querySelector('#guess').value === '{text}'")).await;
            page.wait_for(&format!("document.activeElement.getAttribute('aria-label') === 'Guess: {piece}'"))
                .await;
        }
        page.find("textbox", "Secret").await.fill("tR sB cG hY").await;
        page.find("textbox", "Guess").await.fill("tR cG sG rK").await;
        page.click("button", "Show pins").await;
        page.shows("Hole 2: green circle belongs in hole 3. White.").await;
        assert_eq!(page.loads(), loads, "the page was loaded again");
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_hold_from_the_moment_they_are_chosen() {
    journey("settings", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        let page = ada.open("/settings").await;
        let loads = page.loads();
        for (field, value, holds) in [
            ("board", "slate", "document.documentElement.dataset.board === 'slate'"),
            ("pegs", "letters", "document.documentElement.dataset.pegs === 'letters'"),
            ("theme", "dark", "document.documentElement.dataset.theme === 'dark'"),
            ("language", "nl", "document.documentElement.lang === 'nl'"),
        ] {
            page.press(&format!("[name={field}][value={value}]")).await;
            page.wait_for(holds).await;
            let focused = format!("document.activeElement.matches('[name={field}][value={value}]')");
            page.wait_for(&focused).await;
        }
        page.shows("Instellingen").await;
        page.shows("Opgeslagen.").await;
        page.axe().await;
        assert_eq!(page.loads(), loads, "the page was loaded again");
        page.go(&ada.address("/")).await;
        let all = "(({ lang, dataset }) => [lang, dataset.board, dataset.pegs, dataset.theme].join())(document.documentElement)";
        assert_eq!(page.evaluate(all).await, "nl,slate,letters,dark");
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_is_played_at_a_real_table_and_its_tips_can_be_left() {
    journey("lesson", async |stage| {
        let ada = stage.somebody(Look::PHONE.speaking("de")).await;
        let page = ada.open("/").await;
        page.through(async { page.press("form[action='/learn'] button").await }).await;
        let table = Seated::at(&ada, page).await;
        let page = &table.page;
        assert!(table.is_due().await);
        let points = async |at: &str| {
            page.wait_for(&format!("document.querySelector('#lesson')?.dataset.points === '{at}'")).await;
        };
        points("tray").await;
        page.shows("Hinter dem Sichtschutz stecken vier Farben.").await;
        page.keys(&["r", "r", "e", "g"]).await;
        page.shows("Deine Reihe ist voll.").await;
        page.axe().await;
        let before = table.number().await;
        page.keys(&["Enter"]).await;
        page.wait_for(&format!("document.querySelector('#table').dataset.number > {before}")).await;
        points("pins").await;
        // What the mark points at is ringed, and what is told is heard.
        let ringed = "getComputedStyle(document.querySelector('#row-1 .pins')).outlineStyle";
        assert_eq!(page.evaluate(ringed).await, "solid");
        page.says("Such jetzt eine Reihe, die passt").await;
        assert!(!page.overflows().await);
        page.find("button", "Ohne Erklärungen weiterspielen").await.click().await;
        page.wait_for("!document.querySelector('#lesson') && !!document.querySelector('#legend')").await;
        page.reload().await;
        page.wait_for(
            "!!document.querySelector('#place[aria-disabled]') && !document.querySelector('#lesson')",
        )
        .await;
        table.play_out().await;
        page.css("#over").await;
        ada.is_content();

        let ben = stage.somebody(Look::NARROW.without_script()).await;
        let page = ben.open("/learn").await;
        page.axe().await;
        page.through(async { page.click("button", "Start").await }).await;
        page.shows("Four colours are hidden behind the shield.").await;
        page.through(async { page.click("button", "No more tips").await }).await;
        assert!(page.try_css("#lesson").await.is_none());
        page.css("#place").await;
        ben.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strategy_is_followed_to_a_secret_and_back() {
    journey("strategy", async |stage| {
        let ada = stage.somebody(Look::PHONE.dark().speaking("fr")).await;
        let page = ada.open("/strategies").await;
        page.through(async { page.click("link", "4 cases, 6 couleurs").await }).await;
        page.shows("1\u{202f}296 combinaisons").await;
        for _ in 0..6 {
            let Some(next) = page.try_css(".tree td a").await else { break };
            page.through(async { next.click().await }).await;
        }
        page.shows("Une seule combinaison est possible").await;
        page.axe().await;
        page.through(async { page.click("link", "Depuis le début").await }).await;
        at(&page, "/strategies/4x6").await;
        page.go(&ada.address("/strategies/4x6?rows=nonsense")).await;
        page.shows("Recommence au début").await;
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_was_chosen_stays_until_all_is_forgotten() {
    journey("language", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let page = ada.open("/rules").await;
        page.through(async { page.click("button", "Nederlands").await }).await;
        page.shows("Spelregels").await;
        let tab = ada.open("/").await;
        assert_eq!(tab.evaluate("document.documentElement.lang").await, "nl");
        page.evaluate("localStorage.setItem('nick', 'Ada')").await;
        page.through(async { page.click("link", "Privacy").await }).await;
        page.through(async { page.click("button", "Vergeet mij hier").await }).await;
        page.says("Forgotten.").await;
        page.wait_for("localStorage.length === 0").await;
        assert_eq!(page.evaluate("document.documentElement.lang").await, "en");
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_reached_by_keyboard_and_the_focus_is_seen() {
    journey("keyboard", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let page = ada.open("/rules/original").await;
        page.keys(&["Tab"]).await;
        let focused = "document.activeElement.textContent.trim()";
        assert_eq!(page.evaluate(focused).await, "Skip to content");
        page.keys(&["Enter"]).await;
        page.wait_for("document.activeElement.id === 'main'").await;
        page.keys(&["Tab"]).await;
        assert_eq!(page.evaluate(focused).await, "Play this edition");
        let seen = "parseFloat(getComputedStyle(document.activeElement).outlineWidth) >= 2";
        assert_eq!(page.evaluate(seen).await, true, "the focus is drawn");
        page.through(async { page.keys(&["Enter"]).await }).await;
        at(&page, "/new?edition=original").await;
        ada.is_content();
    })
    .await;
}
