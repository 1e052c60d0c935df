//! Every edition on every screen, in light and dark, in every language: what is needed is in sight, nothing lies on
//! anything else, fingers meet what they press, nothing jumps, and Enter places a row that was filled by clicks.
//!
//! These are properties, not pictures. A page is loaded once and given one screen after the other. Here are the first page,
//! tables, ends and rules; `setup.rs` holds the form that opens a table to the same.

use browser::{BrowserPage, Look};
use rules::editions::EDITIONS;
use rules::language::Language;
use rules::{Edition, Mode, Rules};
use serde_json::{Value, json};

use super::seat::Seated;
use super::stage::{Somebody, journey, scripted};

/// The screens, in CSS pixels.
pub(super) const SCREENS: [(u32, u32); 5] = [(1280, 800), (1366, 650), (390, 844), (360, 640), (320, 568)];

/// The least that a finger meets with ease, and how large pegs are at least in the row that is filled.
const FINGER: u32 = 44;
const PEG: u64 = 36;

/// How much a page may jump while it loads, as browsers count it: what they call good. A slow machine paints a page in parts.
pub(super) const JUMP: f64 = 0.1;

/// How much it may jump while a row is placed: what is new comes into holes that were there before.
const SLIDE: f64 = 0.01;

/// What is needed for a row: whose turn it is, what the pins mean, the row itself, the tray, the button that places it.
const FOR_A_ROW: [&str; 5] = ["#heading h1", "#legend", ".entry", "#tray", "#place"];

/// What is needed at the end: how it went, and the ways on.
const AT_THE_END: [&str; 2] = ["#over h2", "#over .actions"];

/// What of the page is out of sight or covered, and what lies on something else. Rows scroll within their board.
fn measured(needed: &[&str]) -> String {
    let needed = serde_json::to_string(needed).unwrap();
    format!(
        "(() => {{ scrollTo(0, 0);
            const box = (one) => one.getBoundingClientRect();
            const hidden = {needed}.filter((name) => {{
                const it = document.querySelector(name);
                if (!it) return true;
                const {{ top, bottom, left, right }} = box(it);
                const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1
                    || !(it.contains(seen) || seen?.contains(it));
            }}).map((name) => `${{name}} is out of sight`);
            const pressed = 'main :is(a, button, summary, select, textarea, input, label, .field small)';
            const parts = '.heading, .stage > :is(.legend, .left, .dock, .end, .asked, .lesson), .side > *';
            const all = [...document.querySelectorAll(`${{pressed}}, ${{parts}}`)].filter((one) =>
                one.checkVisibility({{ visibilityProperty: true }}) && !one.closest('.sr, .rows, .bar')
                && getComputedStyle(one).display !== 'inline');
            const boxes = all.map(box);
            const piled = all.flatMap((one, i) => all.slice(i + 1).filter((other, k) => {{
                const [a, b] = [boxes[i], boxes[i + 1 + k]];
                // The legend can be pressed a little beyond its line, where there is only a heading or wood.
                const beyond = [one, other].some((it) => it.matches('.legend')) && [one, other].some((it) => it.matches('.heading, .left'));
                const slack = beyond ? 30 : 1;
                return !one.contains(other) && a.left + 1 < b.right && b.left + 1 < a.right
                    && a.top + slack < b.bottom && b.top + slack < a.bottom;
            }}).map((other) => [one, other].map((it) => it.outerHTML.slice(0, 60)).join(' lies on ')));
            // What is chosen can be read in full; the name of the edition is the heading as well. An arrow takes 18 pixels.
            const pen = document.createElement('canvas').getContext('2d');
            const cut = [...document.querySelectorAll('main select:not(#edition)')].filter((one) => one.checkVisibility()).filter((one) => {{
                const {{ font, paddingLeft, paddingRight }} = getComputedStyle(one);
                pen.font = font;
                return pen.measureText(one.selectedOptions[0]?.text ?? '').width > one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 18;
            }}).map((one) => `${{one.name}} cuts off ${{one.selectedOptions[0].text}}`);
            const wide = document.documentElement.scrollWidth > innerWidth ? ['it is wider than the screen'] : [];
            return [...hidden, ...piled, ...cut, ...wide];
        }})()"
    )
}

/// Holds a page to all of it on every screen. Half of the screens are dark; in the next turn it is the other half.
pub(super) async fn holds(page: &BrowserPage, what: &str, needed: &[&str], turn: usize) {
    let script = measured(needed);
    for (place, (width, height)) in SCREENS.into_iter().enumerate() {
        let dark = (place + turn) % 2 == 1;
        page.reshape(&Look { width, height, dark, ..Look::WIDE }).await;
        let told = format!("{what} at {width}x{height}");
        assert_eq!(page.evaluate(&script).await, json!([]), "{told}");
        let small = page.smaller_than(FINGER).await;
        assert!(small.is_empty(), "{told}: too small for a finger are\n{}", small.join("\n"));
        if needed == FOR_A_ROW {
            let peg = page.evaluate("document.querySelector('.entry .hole, .entry .peg').offsetWidth").await;
            assert!(peg.as_u64().unwrap() >= PEG, "{told}: pegs of {peg} px");
            let pin = page.evaluate("getComputedStyle(document.querySelector('.pins i')).width").await;
            assert!(pin.as_str().is_none_or(|pin| !pin.contains('.')), "{told}: pins of {pin}");
        }
    }
}

/// How much the page has jumped since it began to load, also right after somebody did something.
pub(super) async fn jumped(page: &BrowserPage) -> f64 {
    let script = "new Promise((done) => { let sum = 0; \
        new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value; }) \
        .observe({ type: 'layout-shift', buffered: true }); setTimeout(() => done(sum), 60); })";
    page.evaluate(script).await.as_f64().unwrap_or(0.0)
}

/// A table of an edition where the person at the screen is due with a row.
fn table(edition: &'static Edition) -> Value {
    // A group has no code maker to play against alone.
    let mode = if edition.format.holds_parts() { Mode::Table } else { Mode::Solo };
    let seats = usize::from(Rules::default_of(edition).seat_range(mode).0);
    let seats: Vec<_> =
        (0..seats).map(|seat| json!({ "for": if seat == 0 { "here" } else { "computer" } })).collect();
    // In a group the first player places the first row; alone the computer hides the code.
    let first = if mode == Mode::Solo { 2 } else { 1 };
    json!({ "edition": edition.id, "mode": mode.name(), "first": first, "seats": seats })
}

/// Fills a row by clicks and places it with Enter; what a hand needs stays where it was.
async fn enter_after_clicks(table: &Seated<'_>, rules: &Rules) {
    let page = &table.page;
    let places = "scrollTo(0, 0), JSON.stringify([...document.querySelectorAll('#tray, #place')].map((one) => one.getBoundingClientRect()))";
    let (before, still) = (page.evaluate(places).await, jumped(page).await);
    let row = rules.guesses().code(rules.guesses().count() / 3).expect("a row");
    table.page.tap(&rules.show(row)).await;
    let number = table.number().await;
    page.keys(&["Enter"]).await;
    page.wait_for(&format!("document.querySelector('#table').dataset.number > {number}")).await;
    page.wait_for("!document.querySelector('.coming')").await;
    if page.try_css("#place").await.is_some() {
        assert_eq!(page.evaluate(places).await, before, "tray and button have moved");
        let slid = jumped(page).await - still;
        assert!(slid < SLIDE, "the page has jumped by {slid} while a row was placed");
    }
}

/// Ends a match as a program would.
async fn finish(who: &Somebody, id: &str, group: bool) {
    for _ in 0..200 {
        let state = who.ask(&format!("/tables/{id}"), None).await;
        if !state["view"]["outcome"].is_null() {
            return;
        }
        let offers = state["view"]["offers"].as_array().cloned().unwrap_or_default();
        let offered = |name: &str| offers.iter().any(|offer| offer["action"] == name);
        let action = if !group {
            "resign match"
        } else if offered("row") {
            "row RYG.B"
        } else if offered("pass") {
            "pass"
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        };
        let sent = json!({ "number": state["number"], "action": action });
        who.ask(&format!("/tables/{id}/actions"), Some(&sent)).await;
    }
    panic!("the match doesn't end");
}

/// All pages of all editions in one language.
async fn matrix(language: &'static str, turn: usize) {
    journey(&format!("matrix-{language}"), async |stage| {
        let ada = stage.somebody(Look { width: 390, height: 844, ..Look::WIDE.speaking(language) }).await;
        let page = ada.open("/").await;
        assert!(jumped(&page).await < JUMP, "the first page jumps");
        holds(&page, "the first page", &[".hero h1", ".hero .show", ".hero button.big"], turn).await;
        page.close().await;
        for edition in EDITIONS {
            let rules = Rules::default_of(edition);
            let table = Seated::open(&ada, &table(edition)).await;
            let page = &table.page;
            scripted(page).await;
            assert!(jumped(page).await < JUMP, "{} jumps", edition.id);
            holds(page, edition.id, &FOR_A_ROW, turn).await;
            // Words are in the language of the table, not of the default rules.
            if rules.word_list().is_none() {
                enter_after_clicks(&table, &rules).await;
            }
            finish(&ada, &table.id, edition.format.holds_parts()).await;
            page.wait_for("!!document.querySelector('#over') && !document.querySelector('.coming')").await;
            let mut needed = AT_THE_END.to_vec();
            if page.try_css(".calls").await.is_some() {
                // The call that ended it.
                needed.push(".calls .row:last-of-type .pegs");
            }
            holds(page, &format!("the end of {}", edition.id), &needed, turn).await;
            page.reload().await;
            assert!(jumped(page).await < JUMP, "the end of {} jumps", edition.id);
            page.go(&ada.address(&format!("/rules/{}", edition.id))).await;
            assert!(jumped(page).await < JUMP, "the rules of {} jump", edition.id);
            holds(page, &format!("the rules of {}", edition.id), &["h1"], turn).await;
            table.page.close().await;
        }
        ada.is_content();
    })
    .await;
}

/// Every fourth language, beginning with this one: together, the tests below take in a new language by themselves.
async fn every_fourth(first: usize) {
    for (at, language) in Language::ALL.into_iter().enumerate().skip(first).step_by(4) {
        matrix(language.tag(), at % 2).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_holds_on_every_screen_in_english() {
    every_fourth(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_holds_on_every_screen_in_german() {
    every_fourth(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_holds_on_every_screen_in_french() {
    every_fourth(2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_holds_on_every_screen_in_dutch() {
    every_fourth(3).await;
}
