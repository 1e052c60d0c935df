//! Journeys through the pages that explain: with script and without, by keyboard, in every language.

use browser::{BrowserPage, Look};

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
        page.through(async { page.click("button", "Show the pins").await }).await;
        page.shows("One black, one white.").await;
        page.shows("Hole 2: green circle belongs into hole 3. White.").await;
        page.shows("has earned a white already").await;
        // Piece by piece, and what is wrong is said.
        page.through(async { page.click("button", "Clear (Guess)").await }).await;
        for piece in ["Guess: triangle", "Guess: red"] {
            page.through(async { page.click("button", piece).await }).await;
        }
        assert_eq!(page.find("textbox", "Guess").await.run("function () { return this.value; }").await, "tR");
        page.through(async { page.click("button", "Show the pins").await }).await;
        assert_eq!(
            page.find("textbox", "Guess").await.attribute("aria-invalid").await.as_deref(),
            Some("true")
        );
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_is_played_to_its_end_by_keyboard() {
    journey("lesson", async |stage| {
        let ada = stage.somebody(Look::WIDE.speaking("de")).await;
        let page = ada.open("/learn").await;
        let place = async |row: &str| {
            page.find("textbox", "Deine Reihe").await.focus().await;
            for letter in row.chars() {
                page.keys(&[&letter.to_string()]).await;
            }
            // Each peg stands in its hole as soon as it is typed.
            page.wait_for("document.querySelectorAll('.lesson-board .now .peg').length === 4").await;
            page.through(async { page.keys(&["Enter"]).await }).await;
        };
        page.click("button", "Blau").await;
        page.wait_for("!!document.querySelector('.lesson-board .now .c-blue')").await;
        page.click("button", "Leeren").await;
        page.wait_for("!document.querySelector('.lesson-board .now .peg')").await;
        place("rryy").await;
        page.find("button", "Zeig mir eine Reihe, die passt").await;
        page.axe().await;
        // The page always knows a row that fits: following it leads to the secret.
        for _ in 0..9 {
            if page.has("link", "Jetzt gegen den Computer").await {
                break;
            }
            let help = async { page.click("button", "Zeig mir eine Reihe, die passt").await };
            page.through(help).await;
            let said = page.said().await;
            let row = said.rsplit("bisher: ").next().unwrap().trim_end_matches('.').to_owned();
            let letter = |colour: &str| match colour.to_lowercase().as_str() {
                "rot" => 'r',
                "gelb" => 'y',
                "grün" => 'g',
                "blau" => 'b',
                "weiß" => 'w',
                "schwarz" => 'k',
                other => panic!("a colour called {other}"),
            };
            let row: String = row.split(", ").map(letter).collect();
            place(&row).await;
        }
        page.says("Du hast den Code in").await;
        page.axe().await;
        page.through(async { page.click("link", "Ein anderer Geheimcode").await }).await;
        assert!(!page.has("link", "Jetzt gegen den Computer").await, "a new secret");
        ada.is_content();
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
        assert_eq!(page.evaluate(focused).await, "Skip to the content");
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
