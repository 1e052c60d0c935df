//! Each language: a game, found by nothing but its words, and every page on the narrowest screen.

use browser::Look;
use words::{Language, Words};

use super::looks::set_up;
use super::pages::PAGES;
use super::seat::Seated;
use super::stage::journey;

#[tokio::test(flavor = "multi_thread")]
async fn in_every_language_a_game_is_begun_played_and_looked_back_at_by_its_words() {
    journey("tongues", async |stage| {
        for language in Language::ALL {
            let words = Words::of(language);
            let ada = stage.somebody(Look::PHONE.speaking(language.tag())).await;
            let page = ada.open("/").await;
            page.through(async { page.click("button", &words.home_play_now()).await }).await;
            let table = Seated::at(&ada, page).await;
            table.page.find("button", &words.board_submit_row()).await;
            table.play_out().await;
            let page = &table.page;
            page.find("button", &words.end_again()).await;
            page.through(async { page.click("link", &words.end_review()).await }).await;
            page.wait_for("!!document.querySelector('.plot')").await;
            page.shows(&words.analysis_secrets_left()).await;
            assert_eq!(page.evaluate("document.documentElement.lang").await, language.tag());
            assert!(!page.overflows().await, "{}: wider than the screen", language.tag());
            let rules = ada.open("/rules/original").await;
            rules.find("heading", &words.guide_answers()).await;
            rules.through(async { rules.click("link", &words.guide_play()).await }).await;
            rules.find("button", &words.setup_open()).await;
            ada.is_content();
        }
    })
    .await;
}

/// What can be pressed, and headings, whose text is cut off at its edge. What only screen readers hear is hidden.
const CUT: &str = "[...document.querySelectorAll('button, .button, summary, label, h1, h2, h3, th')] \
    .filter(e => !e.closest('.sr') && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX != 'visible') \
    .map(e => e.textContent.trim()).join(' | ')";

/// Whether the way to the page that is shown is whole in the line of ways, which scrolls.
const HERE: &str = "(() => { const here = document.querySelector('.top nav [aria-current]'); if (!here) return true; \
    const [own, line] = [here, here.parentElement].map((one) => one.getBoundingClientRect()); \
    return own.left >= line.left - 1 && own.right <= line.right + 1; })()";

/// The heading, if the first line of what the pins mean lies on it.
const LIES_ON: &str = "(() => { const all = ['#heading h1', 'a.legend span'].map((one) => document.querySelector(one)); \
    const [above, below] = all.map((one) => one?.getBoundingClientRect()); \
    return above && below?.height && below.top < above.bottom - 1 && below.left < above.right ? all[0].textContent : ''; })()";

#[tokio::test(flavor = "multi_thread")]
async fn every_page_and_table_fits_the_narrowest_screen_in_every_language() {
    journey("tongues-fit", async |stage| {
        for language in Language::ALL {
            let ada = stage.somebody(Look::NARROW.speaking(language.tag())).await;
            let tables = set_up(&ada).await;
            let page = ada.open("/").await;
            for path in PAGES.iter().map(ToString::to_string).chain(tables) {
                page.go(&ada.address(&path)).await;
                assert!(!page.overflows().await, "{}: {path} is wider than the screen", language.tag());
                assert_eq!(page.evaluate(CUT).await, "", "{}: {path} cuts a text off", language.tag());
                page.wait_for(HERE).await;
                assert_eq!(page.evaluate(LIES_ON).await, "", "{}: {path}", language.tag());
            }
        }
    })
    .await;
}
