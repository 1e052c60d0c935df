//! Whole matches by form, in every edition, against the computer.

use std::time::Duration;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use reqwest::StatusCode;
use rules::editions::EDITIONS;
use rules::{Edition, Rules};

use crate::browser::{Browser, House, Page, act};

/// Plays a match to its end: places rows by chance, sets secrets as rolled, passes.
async fn play(browser: &Browser, mut page: Page, edition: &'static Edition, options: &[&str]) -> Page {
    let options = rules::option::Options::read(edition, options.iter().copied()).unwrap();
    let rules = Rules::new(edition, options).unwrap();
    let mut chance = ChaCha20Rng::seed_from_u64(11);
    let table = page.table();
    for _ in 0..2000 {
        // A computer may call while somebody thinks.
        let overtaken = ["The match has moved on.", "called. The game goes on", "Final calls go in turn."];
        if overtaken.iter().any(|sentence| page.has(sentence)) {
            page = browser.open(&table).await;
        }
        assert_eq!(page.status, StatusCode::OK, "{}: {}", edition.id, page.text);
        if page.has("id=\"over\"") {
            return page;
        }
        let action = page.field("action");
        page = match action.as_deref().filter(|_| page.has("id=\"place\"")) {
            Some("row") => {
                let guesses = rules.guesses();
                let code = guesses.code(chance.next_u64() % guesses.count()).unwrap();
                act(browser, &page, &[("action", "row"), ("typed", &rules.show(code))]).await
            }
            Some("secret") => {
                let rolled = browser.open(&format!("{table}?roll=yes")).await;
                let draft = rolled.field("draft").unwrap();
                act(browser, &rolled, &[("action", "secret"), ("draft", &draft)]).await
            }
            _ if page.has("value=\"pass\"") => act(browser, &page, &[("action", "pass")]).await,
            // The computer is due.
            _ => {
                tokio::time::sleep(Duration::from_millis(20)).await;
                browser.open(&table).await
            }
        };
        // A round that has ended is shown until somebody goes on.
        if page.has("data-next") {
            page = browser.open(&table).await;
        }
    }
    panic!("{} does not end: {}", edition.id, page.text);
}

/// Editions of a kind, so that a test takes a few seconds at most.
async fn play_all(wanted: impl Fn(&Edition) -> bool, with: &[(&str, &str)]) {
    let house = House::start().await;
    for edition in EDITIONS.iter().filter(|edition| wanted(edition)) {
        let browser = house.browser();
        let mut fields = vec![("edition", edition.id), ("with", "computer")];
        fields.extend_from_slice(with);
        let page = browser.table(&fields).await;
        let end = play(&browser, page, edition, &[]).await;
        let replay = end.text.split("href=\"/m/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        let replay = browser.open(&format!("/m/{replay}")).await;
        assert_eq!(replay.status, StatusCode::OK, "{}", replay.text);
        assert!(replay.has("data-hash="), "{}: the promise can be checked", edition.id);
        let analysis = browser.open(&format!("{}?analysis=yes", replay.address)).await;
        assert!(
            analysis.has("class=\"notes\"") && analysis.has("Luck: "),
            "{}: {}",
            edition.id,
            analysis.text
        );
        // One sentence first, unless there was no time for every row; a group has no rows to come to judge by.
        let judged = analysis.has("Accuracy ") || analysis.has("Time ran out before everything was checked.");
        assert_eq!(judged, !edition.format.holds_parts(), "{}: {}", edition.id, analysis.text);
        // Everybody's rows on their own, and a line for each.
        let players = analysis.text.matches("<polyline").count();
        assert_eq!(players, if edition.format.holds_parts() { edition.seats.1.into() } else { 0 });
        // Something to share, which names no peg.
        let squares =
            replay.text.split("class=\"squares\"").nth(1).and_then(|text| text.split("</textarea>").next());
        assert!(squares.is_some_and(|text| text.contains(['⬛', '🟩', '🟨', '🟦'])), "{}", replay.text);
        let picture = browser.open(&format!("{}/picture.svg", replay.address)).await;
        assert!(picture.status == StatusCode::OK && picture.has("<circle"), "{}", picture.text);
        let first = browser.open(&format!("{}?row=1", replay.address)).await;
        assert!(first.has("rel=\"next\"") && !first.has("rel=\"prev\" aria-disabled"), "{}", first.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_against_the_computer_in_every_edition() {
    play_all(|edition| !edition.format.holds_parts(), &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_turns_with_the_computer_in_every_duel() {
    let beginner = [("sent", "yes"), ("seat-2", "computer beginner"), ("name-1", "Ada")];
    play_all(|edition| edition.format.is_one_on_one(), &beginner).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn parties_and_groups_with_computers() {
    let computers = [
        ("sent", "yes"),
        ("seat-2", "computer beginner"),
        ("seat-3", "computer casual"),
        ("seat-4", "computer beginner"),
    ];
    play_all(|edition| edition.format.holds_parts(), &[]).await;
    play_all(|edition| edition.format.shares_a_board(), &computers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_is_filled_peg_by_peg_and_what_is_wrong_is_told() {
    let house = House::start().await;
    let ada = house.browser();
    let page = ada.table(&[("edition", "lock"), ("with", "computer")]).await;
    let table = page.table();
    let mut draft = String::new();
    for peg in ["W", "P", "G"] {
        let page = ada.open(&format!("{table}?draft={draft}&put={peg}")).await;
        draft = page.field("draft").unwrap();
        assert!(!page.has("http-equiv=\"refresh\""), "an unfinished row is not lost to a reload");
    }
    assert_eq!(draft, "WPG.");
    let page = ada.open(&format!("{table}?draft={draft}")).await;
    let refused = act(&ada, &page, &[("action", "row"), ("draft", &draft)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.has("role=\"alert\"") && refused.field("draft").unwrap() == "WPG.", "{}", refused.text);
    // No colour twice.
    let refused = act(&ada, &page, &[("action", "row"), ("typed", "wwgr")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let placed = act(&ada, &page, &[("action", "row"), ("typed", "wpgr"), ("hold", "on")]).await;
    assert_eq!(placed.status, StatusCode::OK);
    assert!(placed.has("Row 1: white, pink, green, red."), "{}", placed.text);
    assert_eq!(placed.field("draft").unwrap(), "WPGR", "held for the next row");
    // The same form once more is not a second row.
    let again = act(&ada, &page, &[("action", "row"), ("typed", "wpgr"), ("hold", "on")]).await;
    assert!(!again.has("Row 2: "), "{}", again.text);
}
