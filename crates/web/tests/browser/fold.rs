//! One screen: what a row needs is in sight in every edition, on every size of screen, without scrolling.

use browser::{BrowserPage, Look};
use rules::editions::EDITIONS;
use rules::{Edition, Mode, Rules};
use serde_json::{Value, json};

use super::stage::{Somebody, journey};

/// The screens, in CSS pixels, and the language that is spoken at each.
const SCREENS: [Look; 5] = [
    Look { width: 1280, height: 800, ..Look::WIDE },
    Look { width: 1366, height: 650, language: "de", ..Look::WIDE },
    Look { width: 390, height: 844, dark: true, language: "fr", ..Look::WIDE },
    Look { width: 360, height: 640, language: "nl", ..Look::WIDE },
    Look { width: 320, height: 568, dark: true, ..Look::WIDE },
];

/// What a row needs: whose turn it is, what the pins mean, the row itself, the tray, the button that places it.
const NEEDED: [&str; 5] = ["#heading h1", "#legend", ".entry", "#tray", "#place"];

/// How large pegs are at least in the row that is filled, in CSS pixels.
const PEG: u64 = 36;

/// A table of an edition where the person at the screen is due with a row, or with a secret.
fn table(edition: &'static Edition) -> Value {
    // A group has no code maker to play against alone.
    let mode = if edition.format.holds_parts() { Mode::Table } else { Mode::Solo };
    let seats = usize::from(Rules::default_of(edition).seat_range(mode).0);
    let seats: Vec<_> =
        (0..seats).map(|seat| json!({ "for": if seat == 0 { "here" } else { "computer" } })).collect();
    // In a group whoever is first places the first row; alone the computer hides the code.
    let first = if mode == Mode::Solo { 2 } else { 1 };
    json!({ "edition": edition.id, "mode": mode.name(), "first": first, "seats": seats })
}

/// Opens a table of every edition: what it is called, and where it is.
async fn set_up(who: &Somebody) -> Vec<(&'static str, String)> {
    let mut tables = Vec::new();
    for edition in EDITIONS {
        let opened = who.ask("/tables", Some(&table(edition))).await;
        let code = opened["table"]["code"].as_str().unwrap_or_else(|| panic!("{}: {opened}", edition.id));
        tables.push((edition.id, format!("/t/{code}")));
    }
    tables
}

/// What of the page is out of sight, or hidden by something else.
async fn out_of_sight(page: &BrowserPage, what: &[&str]) -> Value {
    let what = serde_json::to_string(what).unwrap();
    let script = format!(
        "{what}.filter((one) => {{ const it = document.querySelector(one); if (!it) return true; \
         const {{ top, bottom, left, right }} = it.getBoundingClientRect(); \
         const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2); \
         return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1 \
         || !(it.contains(seen) || seen?.contains(it)); }})"
    );
    page.evaluate(&script).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_row_needs_is_in_sight_on_every_screen_in_every_edition() {
    journey("fold", async |stage| {
        let opener = stage.somebody(Look::WIDE).await;
        let tables = set_up(&opener).await;
        let cookies = opener.visitor.cookies().await;
        let seats = cookies.split("seats=").nth(1).and_then(|rest| rest.split(';').next()).unwrap();
        for look in SCREENS {
            let size = (look.width, look.height);
            let ada = stage.somebody(look).await;
            ada.visitor.keep_cookie(&ada.address("/"), "seats", seats).await;
            let page = ada.open("/").await;
            for (edition, path) in &tables {
                page.go(&ada.address(path)).await;
                // The script has taken the row over.
                page.wait_for("document.querySelector('#place')?.hasAttribute('aria-disabled')").await;
                let hidden = out_of_sight(&page, &NEEDED).await;
                assert_eq!(hidden, json!([]), "{edition} on {size:?} doesn't show");
                assert!(!page.overflows().await, "{edition} is wider than {size:?}");
                let peg =
                    page.evaluate("document.querySelector('.entry .hole, .entry .peg').offsetWidth").await;
                assert!(peg.as_u64().unwrap() >= PEG, "{edition} on {size:?}: pegs of {peg} px");
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tray_stands_still_while_rows_are_placed() {
    journey("still", async |stage| {
        for look in [Look::WIDE, Look::PHONE, Look { width: 320, height: 568, ..Look::PHONE }] {
            let size = (look.width, look.height);
            let ada = stage.somebody(look).await;
            let table = json!({ "edition": "original", "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer" }] });
            let opened = ada.ask("/tables", Some(&table)).await;
            let page = ada.open(&format!("/t/{}", opened["table"]["code"].as_str().unwrap())).await;
            let tray = "JSON.stringify([...document.querySelectorAll('#tray, #place')].map((one) => one.getBoundingClientRect()))";
            // The script has taken the row over.
            page.wait_for("document.querySelector('#place')?.getAttribute('aria-disabled') === 'true'").await;
            let before = page.evaluate(tray).await;
            for (number, row) in [(2, "rryy"), (3, "ggbb"), (4, "wwkk")] {
                for letter in row.chars() {
                    page.keys(&[&letter.to_string()]).await;
                }
                page.keys(&["Enter"]).await;
                page.wait_for(&format!("document.querySelector('#row-{number}.now, #over') !== null")).await;
                if page.try_css("#place").await.is_none() {
                    return;
                }
                assert_eq!(page.evaluate(tray).await, before, "row {number} on {size:?}");
            }
        }
    })
    .await;
}
