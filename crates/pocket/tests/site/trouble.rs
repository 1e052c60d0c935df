//! What goes wrong around the game: no room on the device, a first visit that breaks off, windows that forget.

use browser::{Browser, BrowserPage, Look};

use crate::host::WebHost;
use crate::is_content;
use crate::version::other_version;

/// What is kept, as a file.
async fn saved(page: &BrowserPage) -> String {
    let file = page.evaluate("fetch('/matches/export').then((answer) => answer.text())").await;
    file.as_str().expect("a file").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_device_says_so_and_loses_nothing() {
    let host = WebHost::start("");
    let site = host.address();
    let browser = Browser::start().await;
    let visitor = browser.visitor(Look::PHONE.keeping()).await;
    let page = visitor.open("about:blank").await;
    let room = 40 << 20;
    page.leave_room(&site, room).await;
    page.go(&site).await;
    page.css(".hero").await;
    page.through(page.press("form.play .big")).await;
    page.css("#table[data-local]").await;
    page.place("RGBY").await;
    let before = saved(&page).await;
    page.fill_room().await;
    for letter in "RRGG".chars() {
        page.press(&format!(".pick[value={letter}]")).await;
    }
    page.press("#place").await;
    page.says("no room left").await;
    assert_eq!(saved(&page).await, before);
    // The row still stands there, and nothing was lost once the page is loaded again.
    page.wait_for("document.querySelector('#entry').elements.draft.value === 'RRGG'").await;
    page.reload().await;
    page.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 1").await;
    page.leave_room(&site, 2 * room).await;
    page.wait_for("document.querySelector('#entry').elements.draft.value === 'RRGG'").await;
    let mark = page.evaluate("document.querySelector('#table').dataset.mark").await;
    page.press("#place").await;
    page.wait_for(&format!("document.querySelector('#table').dataset.mark !== {mark}")).await;
    assert_eq!([&before, &saved(&page).await].map(|file| file.matches(" row ").count()), [1, 2]);
    host.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_that_breaks_off_says_so_and_the_next_one_plays() {
    let host = WebHost::start("");
    let good = crate::host::site();
    host.serve(&other_version("torn", true));
    let browser = Browser::start().await;
    let visitor = browser.visitor(Look::PHONE.keeping().speaking("de")).await;
    let page = visitor.open(&host.address()).await;
    page.shows("nicht vollständig geladen").await;
    // Nothing of it is kept.
    page.wait_for("caches.keys().then((names) => names.length === 0)").await;
    host.serve(&good);
    page.go(&host.address()).await;
    page.css(".hero").await;
    host.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_that_forgets_says_so_and_one_that_promises_says_that() {
    let host = WebHost::start("");
    let browser = Browser::start().await;
    // Everybody here plays in a private window.
    let (private, promised) =
        (browser.visitor(Look::PHONE.keeping()).await, browser.visitor(Look::PHONE.keeping()).await);
    promised.promise_storage(&host.address()).await;
    for (visitor, sentence) in
        [(&private, "a private window when it closes"), (&promised, "has promised to keep")]
    {
        let page = visitor.open(&host.address()).await;
        page.css(".hero").await;
        page.through(page.press("form.play .big")).await;
        page.css("#table[data-local]").await;
        // From the table it is one tap to what is kept.
        page.through(page.press("#heading a[href='/matches']")).await;
        page.shows(sentence).await;
        is_content(visitor);
    }
    host.stop();
}
