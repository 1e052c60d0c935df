//! The game as plain files, in a real browser, with the network gone. `cargo xtask test --only wasm` writes the files,
//! and says by `CODEKNACKER_SITE` where they are.

mod host;
mod version;

use browser::{Browser, BrowserPage, Look, Visitor};

use self::host::WebHost;
use self::version::SiteCopy;

/// Somebody who has visited the site once; from then on there is no host any more.
async fn after_one_visit(base: &'static str, look: Look) -> (Browser, Visitor, BrowserPage, String) {
    let host = WebHost::start(base);
    let site = host.address();
    let browser = Browser::start().await;
    let visitor = browser.visitor(look.keeping()).await;
    let page = visitor.open(&site).await;
    page.css(".hero").await;
    visitor.offline(true).await;
    host.stop();
    page.reload().await;
    page.css(".hero").await;
    (browser, visitor, page, site)
}

/// Megabytes that the module may take in a browser.
const MEMORY: u64 = 150;

#[tokio::test(flavor = "multi_thread")]
async fn the_module_answers_in_a_browser_as_on_this_machine() {
    let host = WebHost::start("");
    let browser = Browser::start().await;
    let visitor = browser.visitor(Look::WIDE).await;
    // A file that starts nothing: only the module is wanted here.
    let page = visitor.open(&(host.address() + "start.js")).await;
    page.evaluate(include_str!("answers.js")).await;
    let told = loop {
        let told = page.evaluate("more(5000)").await;
        assert!(told["wrong"].is_null(), "{}", told["wrong"].as_str().unwrap_or_default());
        if told["over"] != false {
            break told;
        }
    };
    assert!(told["asked"].as_u64() > Some(1500), "{told}");
    // It never gets smaller: every edition was played, advised on and analysed by now.
    assert!(told["memory"].as_u64() < Some(MEMORY << 20), "{told}");
    host.stop();
}

/// Opens a table by the form of an address.
async fn table(page: &BrowserPage, address: &str) {
    page.go(address).await;
    page.through(page.press("#open")).await;
    page.css("#table[data-local]").await;
}

/// Nothing went wrong in the browser, but for what there was no network for.
fn is_content(visitor: &Visitor) {
    visitor.is_content_but(&["503", "ERR_INTERNET_DISCONNECTED"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_alone_with_hints_to_its_end() {
    let (_browser, visitor, page, site) = after_one_visit("", Look::PHONE).await;
    page.through(page.press("form.play .big")).await;
    page.css("#table[data-local]").await;
    page.place("RGBY").await;
    page.press("[name=hint]").await;
    page.css(".hint-text").await;
    // Whatever becomes of the tab, the row is kept.
    let address = page.address().await;
    page.close().await;
    let page = visitor.open(&address).await;
    page.shows("On this device").await;
    page.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 1").await;
    while page.try_css("#over").await.is_none() {
        page.place("RRGG").await;
    }
    // How well it was played is thought about, too.
    page.wait_for("/\\d/.test(document.querySelector('#record dd')?.textContent)").await;
    page.through(page.press("#over a[href*='/m/']")).await;
    page.css("#verdict p").await;
    page.go(&format!("{site}matches")).await;
    page.css("main a[href*='/m/']").await;
    is_content(&visitor);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_plays_its_turns_and_pages_around_the_game_are_there_below_a_path() {
    let (_browser, visitor, page, site) = after_one_visit("/games/code", Look::WIDE).await;
    assert!(site.ends_with("/games/code/"));
    table(&page, &format!("{site}new?edition=mini&with=computer&sent=yes&first=1")).await;
    page.css("[data-action=secret]").await;
    page.place("RGBY").await;
    // The computer breaks the code by itself, and its end is shown before the next round.
    page.press("[data-next]").await;
    page.css("[data-action=row]").await;
    while page.try_css("#over").await.is_none() {
        page.place("RGBY").await;
    }
    for (address, part) in [
        ("puzzles", "form [name=draft]"),
        ("rules/grand", "main h1"),
        ("strategies", "main a[href^='/games/code/strategies/']"),
        ("statistics", "#statistics"),
        ("lobby", "main a[href='/games/code/']"),
    ] {
        page.go(&format!("{site}{address}")).await;
        page.css(part).await;
    }
    page.shows("needs a connection").await;
    page.go(&format!("{site}settings")).await;
    page.through(page.press("footer button[value=de]")).await;
    page.wait_for("document.documentElement.lang === 'de'").await;
    is_content(&visitor);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_share_a_device_and_two_tabs_show_one_table() {
    let (_browser, visitor, page, site) = after_one_visit("", Look::WIDE).await;
    table(&page, &format!("{site}new?edition=original&with=here&first=1&name-1=Ada&name-2=Ben")).await;
    let other = visitor.open(&page.address().await).await;
    page.press("#cover button").await;
    page.css("[data-action=secret]").await;
    page.place("RGBY").await;
    page.css("[data-action=row]").await;
    other.css("[data-action=row]").await;
    for tab in [&page, &other] {
        let document = tab.document().await;
        assert!(!document.contains("red, green, blue, yellow") && !document.contains("RGBY"), "{document}");
    }
    // What is done in one tab is seen in the other.
    other.place("RRGG").await;
    page.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 1").await;
    is_content(&visitor);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_version_takes_over_between_matches_and_a_broken_one_never() {
    let files = SiteCopy::new("site-versions");
    let host = WebHost::serving(files.folder.clone(), "");
    let browser = Browser::start().await;
    let visitor = browser.visitor(Look::WIDE.keeping()).await;
    let page = visitor.open(&host.address()).await;
    page.css(".hero").await;
    page.through(page.press("form.play .big")).await;
    page.css("#table[data-local]").await;
    page.place("RGBY").await;
    let address = page.address().await;
    let registration = "navigator.serviceWorker.getRegistration()";
    let update = format!("{registration}.then((one) => one.update()).then(() => 'asked', () => 'asked')");
    let idle = format!("{registration}.then((one) => !one.installing)");
    // What came by half is thrown away, and the match goes on.
    files.become_version("broken", true);
    assert_eq!(page.evaluate(&update).await, "asked");
    page.wait_for(&idle).await;
    page.wait_for("caches.keys().then((names) => names.length === 1 && !names[0].includes('broken'))").await;
    page.place("RRGG").await;
    // A whole one waits as long as a match is under way in a tab, even if it is asked to take over.
    files.become_version("newer", false);
    assert_eq!(page.evaluate(&update).await, "asked");
    let waits = format!("{registration}.then((one) => Boolean(one.waiting))");
    page.wait_for(&waits).await;
    page.reload().await;
    page.evaluate(&format!("{registration}.then((one) => one.waiting.postMessage('take over'))")).await;
    page.place("RRBB").await;
    assert_eq!(page.evaluate(&waits).await, true);
    // Elsewhere it takes over and says so; what was begun before goes on.
    page.go(&host.address()).await;
    page.says("the new version is running").await;
    page.wait_for("caches.keys().then((names) => names.length === 1 && names[0].includes('newer'))").await;
    visitor.offline(true).await;
    host.stop();
    page.go(&address).await;
    page.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 3").await;
    page.place("GGBB").await;
    visitor.is_content_but(&["503", "update"]);
}
