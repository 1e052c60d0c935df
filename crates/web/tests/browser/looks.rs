//! Tables in every state, as people look at them who see or press otherwise: Large letters, narrow screens, strong
//! contrasts, pegs of every style.

use browser::Look;
use serde_json::{Value, json};

use super::pages::PAGES;
use super::stage::{Somebody, journey};

/// The least that a finger meets with ease, in CSS pixels.
const FINGER: u32 = 44;

/// Tables to look at: what is opened, and what is done there before.
fn tables() -> Vec<(Value, &'static [&'static str])> {
    let ada = json!({ "for": "here", "name": "Ada" });
    let ben = json!({ "for": "here", "name": "Ben" });
    let computer = json!({ "for": "computer" });
    let alone = |edition: &str, options: Value| json!({ "edition": edition, "mode": "solo", "options": options, "seats": [ada, computer] });
    let duel = |options: Value| json!({ "edition": "original", "options": options, "rounds": 2, "first": 1, "seats": [ada, computer] });
    vec![
        // The widest board and the largest tray there are.
        (
            alone("custom", json!({ "holes": "8", "symbols": "16", "rows": "12" })),
            &["row RYGBWKON", "row PSVCLMTA"],
        ),
        (alone("custom", json!({ "holes": "6", "symbols": "10" })), &["row RYGBWK"]),
        (alone("original", json!({})), &["row RRYG", "row BBWK"]),
        (alone("grand-blanks", json!({})), &["row tRsBcGhY"]),
        (alone("word", json!({ "language": "en" })), &[]),
        (alone("lock-party", json!({})), &["row WPGR"]),
        // The computers wait for the first row.
        (json!({ "edition": "group", "first": 1, "seats": [ada, computer, computer, computer] }), &[]),
        // A secret to be set, with pegs to withhold; pins to be placed; a seat that somebody may take.
        (duel(json!({ "pegs": "counted" })), &[]),
        (duel(json!({ "answers": "hand-set" })), &["secret RYGB"]),
        (json!({ "edition": "original", "seats": [ada, { "for": "person" }] }), &[]),
        // At one device, and at a real board.
        (json!({ "edition": "original", "first": 1, "seats": [ada, ben] }), &[]),
        (json!({ "edition": "original", "mode": "referee", "first": 1, "seats": [ada, ben] }), &["row RRYG"]),
        (json!({ "edition": "group-small", "mode": "referee", "first": 1, "seats": [ada, ben, ada] }), &[]),
        // A match that is over.
        (alone("mini", json!({})), &["row RRRR", "row YYYY", "row GGGG", "row BBBB", "row WWWW", "row KKKK"]),
    ]
}

/// Opens all tables as a program would; where they are, and where the matches that are over can be looked at again.
pub(crate) async fn set_up(who: &Somebody) -> Vec<String> {
    let mut paths = Vec::new();
    for (table, actions) in tables() {
        let opened = who.ask("/tables", Some(&table)).await;
        let id =
            opened["table"]["id"].as_str().unwrap_or_else(|| panic!("{table} leads to {opened}")).to_owned();
        let mut state = who.ask(&format!("/tables/{id}"), None).await;
        for action in actions {
            // Where several sit at one device, it is the player whose turn it is.
            let seat = &state["view"]["due"]["seat"];
            let sent = json!({ "number": state["number"], "action": action, "seat": seat });
            let done = who.ask(&format!("/tables/{id}/actions"), Some(&sent)).await;
            assert!(done["code"].is_null(), "{action}: {done}");
            state = who.ask(&format!("/tables/{id}"), None).await;
        }
        paths.push(format!("/t/{}", opened["table"]["code"].as_str().unwrap()));
        if !state["view"]["outcome"].is_null() {
            paths.push(format!("/m/{}?analysis=yes", state["match_id"].as_str().unwrap()));
        }
    }
    paths
}

/// Everything fits the screen, and whatever can be pressed is as large as a finger.
async fn fits(name: &str, look: Look) {
    journey(name, async |stage| {
        let ada = stage.somebody(look).await;
        let tables = set_up(&ada).await;
        let page = ada.open("/").await;
        for path in PAGES.iter().map(ToString::to_string).chain(tables) {
            // What the API says of itself is written for programs.
            if path.starts_with("/api") {
                continue;
            }
            page.go(&ada.address(&path)).await;
            assert!(!page.overflows().await, "{path} is wider than the screen");
            let small = page.smaller_than(FINGER).await;
            assert!(small.is_empty(), "{path}: too small for a finger are\n{}", small.join("\n"));
            let slim = "[...document.querySelectorAll('input:is(:not([type]), [type=text])')].filter((one) => \
                one.checkVisibility() && one.offsetWidth < 100).map((one) => one.outerHTML.slice(0, 80))";
            assert_eq!(page.evaluate(slim).await, json!([]), "{path}: too narrow to be typed in");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_fits_the_narrowest_screen_and_a_finger() {
    fits("fits-narrow", Look::NARROW.speaking("de")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_fits_a_telephone_and_a_finger() {
    fits("fits-phone", Look::PHONE.speaking("fr")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_fits_at_two_hundred_percent() {
    fits("fits-zoomed", Look::ZOOMED.speaking("nl")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_fits_with_letters_of_two_hundred_percent() {
    fits("fits-letters", Look::LARGE_LETTERS).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_stand_on_a_plate_that_shows_black_and_white() {
    journey("plates", async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let table = json!({ "edition": "original", "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer" }] });
        let opened = ada.ask("/tables", Some(&table)).await;
        let id = opened["table"]["id"].as_str().unwrap();
        for row in ["row RRRR", "row YYYY", "row GGGG"] {
            let state = ada.ask(&format!("/tables/{id}"), None).await;
            let sent = json!({ "number": state["number"], "action": row });
            ada.ask(&format!("/tables/{id}/actions"), Some(&sent)).await;
        }
        let at = format!("/t/{}", opened["table"]["code"].as_str().unwrap());
        // The brightness of what a plate is painted with, from 0 to 255: neither black nor white gets lost on it.
        let bright = "[...document.querySelectorAll('.row:not(.free) > span > .pins')] \
            .map((one) => getComputedStyle(one).backgroundImage.match(/\\d+(?=, \\d+, \\d+\\))/g)?.map(Number) ?? [0]).flat()";
        let page = ada.open("/").await;
        for look in ["light.clean", "dark.clean", "light.slate.clean", "dark.slate.clean", "light.paper.clean", "dark.paper.clean", "light.clean.contrast"] {
            ada.visitor.keep_cookie(&ada.address("/"), "look", look).await;
            for path in [at.as_str(), "/puzzles"] {
                page.go(&ada.address(path)).await;
                let plates = page.evaluate(bright).await;
                let plates: Vec<u64> = plates.as_array().unwrap().iter().filter_map(Value::as_u64).collect();
                assert!(plates.len() >= 3, "{look} {path}: {plates:?}");
                assert!(plates.iter().all(|red| (90..245).contains(red)), "{look} {path}: {plates:?}");
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pins_are_told_apart_by_shape_where_the_system_allows_no_colours() {
    journey("forced", async |stage| {
        let ada = stage.somebody(Look::PHONE).await;
        for edition in ["original", "lock", "grand"] {
            let page = ada.open(&format!("/rules/{edition}")).await;
            page.go(&ada.address("/")).await;
            let table = json!({ "edition": edition, "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer" }] });
            let opened = ada.ask("/tables", Some(&table)).await;
            page.go(&ada.address(&format!("/t/{}", opened["table"]["code"].as_str().unwrap()))).await;
            page.reshape(&Look { forced: true, ..Look::PHONE }).await;
            // Filled or not, how large, turned or not: no two kinds of pins look alike.
            let looks = "[...document.querySelectorAll('#legend .pin'), document.querySelector('.pins .none')].map((pin) => { \
                const { backgroundColor, width, transform } = getComputedStyle(pin); return [backgroundColor, width, transform].join(); })";
            let looks = page.evaluate(looks).await;
            let looks: Vec<_> = looks.as_array().unwrap().iter().filter_map(Value::as_str).collect();
            let mut different = looks.clone();
            different.sort_unstable();
            different.dedup();
            assert!(looks.len() >= 3 && different.len() == looks.len(), "{edition}: {looks:?}");
            page.close().await;
        }
        ada.is_content();
    })
    .await;
}

/// Nothing is wrong with any table for those who have chosen such a look in the settings.
async fn for_everyone(name: &str, chosen: &[&str]) {
    journey(name, async |stage| {
        let ada = stage.somebody(Look::WIDE).await;
        let tables = set_up(&ada).await;
        let page = ada.open("/").await;
        for look in chosen {
            ada.visitor.keep_cookie(&ada.address("/"), "look", look).await;
            for path in &tables {
                page.go(&ada.address(path)).await;
                page.axe().await;
            }
        }
        ada.is_content();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_with_strong_contrasts_are_for_everyone() {
    for_everyone("contrast", &["light.clean.contrast", "dark.letters.contrast"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_with_pegs_of_every_style_are_for_everyone() {
    for_everyone("styles", &["light.patterns", "dark.letters", "light.plain"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_on_boards_of_every_kind_are_for_everyone() {
    for_everyone(
        "boards",
        &["light.slate.clean", "dark.slate.clean", "light.paper.clean", "dark.paper.clean"],
    )
    .await;
}
