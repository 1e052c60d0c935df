//! The game as plain files, in a real browser, with the network gone. `cargo xtask test --only wasm` writes the files,
//! and says by `CODEKNACKER_SITE` where they are.

mod host;
mod trouble;
mod version;

use browser::{Browser, BrowserPage, Look, Visitor};

use self::host::WebHost;
use self::version::{other_version, with_server};

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
    // Whatever becomes of the tab, the row is kept, and what is filled in of the next one.
    for letter in ["R", "K"] {
        page.press(&format!(".pick[value={letter}]")).await;
    }
    let address = page.address().await;
    page.close().await;
    let page = visitor.open(&address).await;
    page.shows("On this device").await;
    page.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 1").await;
    page.wait_for("document.querySelector('#entry').elements.draft.value === 'RK..'").await;
    page.evaluate("document.querySelector('[name=clear]').click()").await;
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
    let host = WebHost::start("");
    let browser = Browser::start().await;
    let visitor = browser.visitor(Look::WIDE.keeping()).await;
    let page = visitor.open(&host.address()).await;
    page.css(".hero").await;
    page.through(page.press("form.play .big")).await;
    page.css("#table[data-local]").await;
    page.place("RGBY").await;
    let address = page.address().await;
    let registration = "navigator.serviceWorker.getRegistration()";
    // Has the browser look for another version, and says what becomes of it: a worker that waits, or one thrown away.
    let update = format!(
        "{registration}.then((one) => new Promise((done) => {{
            const follow = () => {{
                const worker = one.installing ?? one.waiting;
                const look = () => ['installed', 'redundant'].includes(worker.state) && done(worker.state);
                worker.addEventListener('statechange', look);
                look();
            }};
            if (one.installing ?? one.waiting) return follow();
            one.addEventListener('updatefound', follow, {{ once: true }});
            one.update().catch(() => {{}});
        }}))"
    );
    // What came by half is thrown away, and the match goes on.
    host.serve(&other_version("broken", true));
    assert_eq!(page.evaluate(&update).await, "redundant");
    page.wait_for("caches.keys().then((names) => names.length === 1 && !names[0].includes('broken'))").await;
    page.place("RRGG").await;
    // A whole one waits as long as a match is under way in a tab, even if it is asked to take over.
    host.serve(&other_version("newer", false));
    assert_eq!(page.evaluate(&update).await, "installed");
    let waits = format!("{registration}.then((one) => Boolean(one.waiting))");
    page.wait_for(&waits).await;
    page.reload().await;
    page.evaluate(&format!("{registration}.then((one) => one.waiting.postMessage('take over'))")).await;
    page.place("RRBB").await;
    assert_eq!(page.evaluate(&waits).await, true);
    // Elsewhere it takes over and says so; what was begun before goes on.
    page.go(&host.address()).await;
    page.says("has been updated").await;
    page.wait_for("caches.keys().then((names) => names.length === 1 && names[0].includes('newer'))").await;
    visitor.offline(true).await;
    host.stop();
    page.go(&address).await;
    page.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 3").await;
    page.place("GGBB").await;
    visitor.is_content_but(&["503", "update"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_takes_thought_is_a_page_like_any_other() {
    let (_browser, visitor, page, site) = after_one_visit("/games/code", Look::PHONE).await;
    page.go(&format!("{site}puzzles?edition=mini")).await;
    page.css("html.script #table[data-puzzle]").await;
    // It can be played at, and shared, and its address is its own.
    page.press(".pick[value=R]").await;
    page.wait_for("/^R/.test(document.querySelector('#entry').elements.draft.value)").await;
    page.css(".onscript[data-print], .times.onscript").await;
    assert!(page.address().await.ends_with("/games/code/puzzles?edition=mini"));
    // Loaded again, it is thought about again.
    page.reload().await;
    page.css("html.script #table[data-puzzle]").await;
    is_content(&visitor);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_needs_a_server_is_done_by_the_one_that_was_named() {
    let (host, server) = (WebHost::start("/games/code"), WebHost::start(""));
    let elsewhere = server.address();
    host.serve(&with_server(elsewhere.trim_end_matches('/')));
    let browser = Browser::start().await;
    let visitor = browser.visitor(Look::WIDE.keeping()).await;
    let page = visitor.open(&host.address()).await;
    page.css("a[href='/games/code/lobby']").await;
    // Games for one start here.
    page.through(page.press("form.play .big")).await;
    page.css("#table[data-local]").await;
    for path in ["lobby", "daily"] {
        page.go(&(host.address() + path)).await;
        assert_eq!(page.address().await, format!("{elsewhere}{path}"));
    }
    // A form begins there with what was filled in here.
    page.go(&format!("{}new?edition=super&with=friend", host.address())).await;
    page.through(page.press("#open")).await;
    let there =
        format!("location.href.startsWith('{elsewhere}new?') && location.search.includes('edition=super')");
    page.wait_for(&there).await;
    let complaints = visitor.complaints();
    assert!(complaints.iter().all(|one| one.contains("404")), "{complaints:?}");
    host.stop();
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_tabs_that_place_at_once_one_is_told_and_nothing_is_torn() {
    let (_browser, visitor, page, site) = after_one_visit("", Look::WIDE).await;
    table(&page, &format!("{site}new?edition=original&with=computer&sent=yes&solo=on")).await;
    let other = visitor.open(&page.address().await).await;
    for (tab, row) in [(&page, "RRGG"), (&other, "BBYY")] {
        for letter in row.chars() {
            tab.press(&format!(".pick[value=\"{letter}\"]")).await;
        }
    }
    let place = "document.querySelector('#place').click()";
    tokio::join!(page.evaluate(place), other.evaluate(place));
    for tab in [&page, &other] {
        tab.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 1").await;
    }
    // The second is told that the match has moved on, and both go on.
    let told = [page.said().await, other.said().await].concat();
    assert!(told.contains("moved on"), "{told}");
    page.place("RGBY").await;
    other.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 2").await;
    let file = page.evaluate("fetch('/matches/export').then((answer) => answer.text())").await;
    let file = file.as_str().expect("a file");
    assert_eq!(file.matches(" row ").count(), 2, "{file}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_places_a_row_does_not_wait_for_a_hint() {
    let (_browser, visitor, page, site) = after_one_visit("", Look::WIDE).await;
    table(&page, &format!("{site}new?edition=grand&with=computer&sent=yes&solo=on&advice=on")).await;
    page.press("[name=hint]").await;
    page.css("[name=hint][value=best]").await;
    // The best of a million rows is looked for; meanwhile another is filled and placed.
    page.evaluate("document.querySelector('[name=hint][value=best]').click()").await;
    page.place("tRsBcGhY").await;
    page.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 1").await;
    is_content(&visitor);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_tapped_while_a_row_is_on_its_way_belongs_to_the_next() {
    let (_browser, visitor, page, site) = after_one_visit("", Look::PHONE).await;
    table(&page, &format!("{site}new?edition=super&with=computer&sent=yes&solo=on")).await;
    page.css("#place[aria-disabled]").await;
    // Faster than any answer; the second tap on the button is one too many.
    page.evaluate(
        "const tap = (what) => document.querySelector(what).click();
        const letters = [...document.querySelectorAll('.pick')].map((one) => one.value);
        const put = (letter) => tap(`.pick[value='${letter}']`);
        letters.slice(0, 5).forEach(put);
        tap('#place');
        tap('#place');
        letters.slice(5, 7).forEach(put);
        globalThis.begun = letters.slice(5, 7).join('') + '...';",
    )
    .await;
    page.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 1").await;
    page.wait_for("document.querySelector('#entry [name=draft]').value === begun").await;
    is_content(&visitor);
}
