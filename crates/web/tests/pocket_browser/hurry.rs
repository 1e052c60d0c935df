//! Taps at awkward moments at a table on the device: while computers think, while a row is on its way, when nothing can be
//! stored.

use browser::{BrowserPage, Look};

use super::house::{House, journey};
use super::{is_content, once};

/// A party against two computers who think for a while; the person sets the first code.
const PARTY: &str =
    "/new?edition=lock-party-super&with=computer&seat-2=computer+perfect&seat-3=computer+perfect&first=1";

/// Opens a table and waits for its script.
async fn open(house: &House, page: &BrowserPage, wish: &str) {
    page.go(&house.address(wish)).await;
    page.through(page.press("#open")).await;
    page.css("#table[data-local]").await;
}

/// Fills a row with what lies first in the tray.
const FILL: &str = "(() => {
    const picks = [...document.querySelectorAll('.pick')].filter(({ value }) => value !== '.');
    document.querySelectorAll('.slot').forEach((_, hole) => picks[hole].click());
    return true;
})()";

/// From now on computers are not asked to think until they may.
const HOLD: &str = "(() => {
    const post = Worker.prototype.postMessage;
    window.held = [];
    Worker.prototype.postMessage = function (message, ...more) {
        const think = () => post.call(this, message, ...more);
        if (window.held && message.thinks && message.asked.path.endsWith('/think')) return void window.held.push(think);
        this.addEventListener('message', () => setTimeout(() => window.answered = message.asked.path, 100), { once: true });
        think();
    };
    return true;
})()";

/// Now they may.
const RELEASE: &str = "(() => {
    const { held } = window;
    window.held = null;
    held.forEach((think) => think());
    return held.length;
})()";

/// Whether a computer was asked to think.
const ASKED: &str = "window.held.length === 1";

/// Sets the first code of the party.
async fn set_code(page: &BrowserPage) {
    page.css("#place[aria-disabled]").await;
    assert_eq!(page.evaluate(FILL).await, true);
    page.press("#place[aria-disabled=false]").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_moves_although_the_page_was_asked_for_while_it_thought() {
    journey("pocket-hurry-next", async |house| {
        let (visitor, page) = once(house, Look::WIDE).await;
        open(house, &page, PARTY).await;
        assert_eq!(page.evaluate(HOLD).await, true);
        set_code(&page).await;
        page.wait_for(ASKED).await;
        // As *Next round* does; the page comes while the computer still thinks.
        let go_on = "(() => {
            const link = document.body.appendChild(document.createElement('a'));
            link.dataset.next = '';
            link.href = `${document.getElementById('table').dataset.address}?gone=on`;
            link.click();
            return true;
        })()";
        assert_eq!(page.evaluate(go_on).await, true);
        page.wait_for("window.answered?.endsWith('?gone=on')").await;
        assert_eq!(page.evaluate(RELEASE).await, 1);
        page.css("[data-next]").await;
        is_content(&visitor);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_thinks_on_after_its_thought_was_called_off() {
    journey("pocket-hurry-rename", async |house| {
        let (visitor, page) = once(house, Look::WIDE).await;
        open(house, &page, PARTY).await;
        assert_eq!(page.evaluate(HOLD).await, true);
        set_code(&page).await;
        page.wait_for(ASKED).await;
        // A name that stays as it was changes nothing on the page.
        let rename = "document.querySelector('#table button[name=what][value=rename]').click()";
        page.evaluate(rename).await;
        page.evaluate("window.held = null").await;
        page.css("[data-next]").await;
        is_content(&visitor);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_is_looked_at_stays_while_computers_play_another() {
    journey("pocket-hurry-end", async |house| {
        let (visitor, page) = once(house, Look::WIDE).await;
        open(house, &page, PARTY).await;
        set_code(&page).await;
        page.press("[data-next]").await;
        page.wait_for(
            "!('back' in document.getElementById('table').dataset) && !!document.querySelector('#place')",
        )
        .await;
        // The second round waits for a computer while the first is looked at.
        assert_eq!(page.evaluate(HOLD).await, true);
        assert_eq!(page.evaluate(FILL).await, true);
        page.press("#place[aria-disabled=false]").await;
        page.wait_for(ASKED).await;
        page.go(&(page.address().await + "?round=1")).await;
        page.wait_for("!('thinks' in document.getElementById('table').dataset)").await;
        assert_eq!(page.evaluate("document.getElementById('table').dataset.round").await, "1");
        page.css("[data-next]").await;
        is_content(&visitor);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_was_said_of_a_covered_code_is_left() {
    journey("pocket-hurry-cover", async |house| {
        let (visitor, page) = once(house, Look::PHONE).await;
        open(house, &page, "/new?edition=super&with=here&first=1").await;
        page.press("#cover button").await;
        page.css("#place[aria-disabled]").await;
        assert_eq!(page.evaluate(FILL).await, true);
        page.wait_for("document.getElementById('told').textContent.includes('5')").await;
        // Covered within the moment that a sentence takes to be said, too.
        let cover = "(() => { document.querySelector('.pick').click();
            document.querySelector('form[action$=\"/cover\"] button').click(); return true; })()";
        assert_eq!(page.evaluate(cover).await, true);
        page.css("#cover").await;
        let told =
            "new Promise((done) => setTimeout(() => done(document.getElementById('told').textContent), 200))";
        assert_eq!(page.evaluate(told).await, "");
        is_content(&visitor);
    })
    .await;
}

/// What is filled in.
const DRAFT: &str = "document.querySelector('#entry [name=draft]').value";

/// How many rows have been placed.
const ROWS: &str = "document.querySelectorAll('#board .row:not(.free, .now)').length";

#[tokio::test(flavor = "multi_thread")]
async fn taps_while_a_row_is_on_its_way_mean_what_they_say() {
    journey("pocket-hurry-taps", async |house| {
        let (visitor, page) = once(house, Look::PHONE).await;
        open(house, &page, "/new?edition=original&with=computer&solo=on").await;
        let placed = async |rows: u32, taps: &str| {
            page.css("#place[aria-disabled]").await;
            assert_eq!(page.evaluate(FILL).await, true);
            let script = format!(
                "(() => {{ const tap = (what) => document.querySelector(what).click(); {taps} return true; }})()"
            );
            assert_eq!(page.evaluate(&script).await, true);
            page.wait_for(&format!("{ROWS} === {rows}")).await;
        };
        // A hole, and a peg for it.
        placed(1, "tap('#place'); tap('.slot[value=\"4\"]'); tap('.pick[value=R]');").await;
        page.wait_for(&format!("{DRAFT} === '...R'")).await;
        page.press("[name=clear]").await;
        // A note, where the pencil is in hand.
        placed(2, "tap('[data-pencil]'); tap('#place'); tap('.pick[value=R]');").await;
        page.wait_for("document.querySelector('.pick[value=R]').matches('.out')").await;
        assert_eq!(page.evaluate(DRAFT).await, "....");
        page.press("[data-pencil]").await;
        // A row that is refused stays as it is: here because the page is older than the game.
        assert_eq!(page.evaluate(FILL).await, true);
        let row = page.evaluate(DRAFT).await;
        let stale = "(() => { document.querySelector('#entry [name=number]').value = '0';
            document.getElementById('place').click(); document.querySelector('.pick[value=W]').click(); return true; })()";
        assert_eq!(page.evaluate(stale).await, true);
        page.css("#notice [role=alert]").await;
        assert_eq!(page.evaluate(DRAFT).await, row);
        is_content(&visitor);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_without_room_for_drafts_still_plays() {
    journey("pocket-hurry-full", async |house| {
        let (visitor, page) = once(house, Look::PHONE).await;
        // A file that claims more than anybody has played fills nothing up.
        let games = serde_json::json!([["y".repeat(100_000), 3]]).to_string();
        let line =
            |number| format!("# browser {}\n", serde_json::json!([format!("record x{number}"), games]));
        let file = serde_json::Value::from((0..60).map(line).collect::<String>());
        page.go(&house.address("/matches?here=yes")).await;
        let restore = format!(
            "import(document.querySelector('script[src$=\"/app.js\"]').src.replace('app.js', 'install.js'))
                .then(({{ restore }}) => restore(new File([{file}], 'matches.txt')))
                .then(() => Object.keys(localStorage).filter((name) => name.startsWith('record ')).length)"
        );
        assert_eq!(page.evaluate(&restore).await, 0);
        let fill = "(() => {
            for (let size = 1 << 20; size; ) {
                try {
                    localStorage.setItem(`filler ${Math.random()}`, 'y'.repeat(size));
                } catch {
                    size >>= 1;
                }
            }
            return true;
        })()";
        assert_eq!(page.evaluate(fill).await, true);
        open(house, &page, "/new?edition=original&with=computer&solo=on").await;
        page.css("#place[aria-disabled]").await;
        assert_eq!(page.evaluate(FILL).await, true);
        assert_ne!(page.evaluate(DRAFT).await, "....");
        page.press("#place[aria-disabled=false]").await;
        page.wait_for(&format!("{ROWS} === 1")).await;
        is_content(&visitor);
    })
    .await;
}
