//! Every page that can be opened without having played: for everyone, in every language, at every width.

use browser::Look;
use rules::editions::EDITIONS;

use super::stage::journey;

/// The pages of which there is one.
pub(crate) const PAGES: [&str; 22] = [
    "/",
    "/new",
    "/new?edition=custom",
    "/referee",
    "/move",
    "/settings",
    "/lobby",
    "/daily",
    "/daily?edition=word",
    "/rules",
    "/learn",
    "/puzzles",
    "/puzzles?edition=original&seed=3-2026-11-18&hints=2&draft=RRRR",
    "/puzzles?edition=group&seed=1-page&hints=1",
    "/puzzles/sheet?edition=original&seed=2-a&count=6",
    "/strategies",
    "/strategies/4x6",
    "/matches",
    "/statistics",
    "/privacy",
    "/no-such-page",
    "/api/v1",
];

/// Pages as somebody looks at them: nothing is wrong for those who see or move otherwise, nothing is wider than the
/// screen, nothing is asked of other machines, and no script or policy complains.
async fn look_at(name: &str, look: Look, paths: &[String]) {
    journey(name, async |stage| {
        let ada = stage.somebody(look.clone()).await;
        let page = ada.open("/").await;
        for path in paths {
            page.go(&ada.address(path)).await;
            page.axe().await;
            assert!(!page.overflows().await, "{path} is wider than the screen");
            let said = page.evaluate("document.documentElement.lang").await;
            assert!(path.starts_with("/api") || said == look.language, "{path} is in {said}");
        }
        // A page that is not there is meant to be asked for.
        ada.is_content_but(&["404"]);
    })
    .await;
}

fn pages() -> Vec<String> {
    PAGES.iter().map(ToString::to_string).collect()
}

/// The rules of every edition, and their sheets.
fn rules() -> Vec<String> {
    let ids = EDITIONS.iter().map(|edition| edition.id);
    ids.flat_map(|id| [format!("/rules/{id}"), format!("/rules/{id}/sheet")]).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_for_everyone() {
    look_at("pages", Look::WIDE, &pages()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_for_everyone_in_the_dark_on_the_narrowest_screen() {
    look_at("pages-narrow", Look::NARROW.dark().speaking("de"), &pages()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_for_everyone_with_strong_contrasts() {
    look_at("pages-contrast", Look { contrast: true, ..Look::PHONE.speaking("fr") }, &pages()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_every_edition_are_for_everyone() {
    look_at("rules", Look::WIDE.dark().speaking("nl"), &rules()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_every_edition_are_for_everyone_on_the_narrowest_screen() {
    look_at("rules-narrow", Look::NARROW.speaking("de"), &rules()).await;
}
