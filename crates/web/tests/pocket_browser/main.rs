//! The game that runs in the browser itself, on a server's site: beside the server, without it, and when it is back.
//!
//! The server is really gone: also what the service worker itself asks for finds nobody.

#[path = "../support/certain.rs"]
mod certain;
mod house;
mod hurry;

use browser::{BrowserPage, Look, Visitor};
use rules::editions::EDITIONS;

use self::house::{House, journey};

/// What runs in a page to read what this device keeps.
const KEPT: &str = "new Promise((done) => {
    const asked = indexedDB.open('codeknacker');
    asked.onsuccess = () => {
        const all = asked.result.transaction('matches').objectStore('matches').getAll();
        all.onsuccess = () => { asked.result.close(); done(all.result.map((row) => row.text).join('\\n')); };
    };
})";

/// Everything that a page shows, and what it and the tab's history store where everybody at the device can look.
const SHOWN: &str = "document.documentElement.outerHTML + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })
    + JSON.stringify(history.state) + location.href + document.cookie";

/// Comes to the site once, until this device has the game.
async fn once(house: &House, look: Look) -> (Visitor, BrowserPage) {
    let visitor = house.browser.visitor(look.keeping()).await;
    let page = visitor.open(&house.address("/")).await;
    page.css(".hero").await;
    page.wait_for("navigator.serviceWorker.controller !== null").await;
    (visitor, page)
}

/// Nothing went wrong in the browser, but for what there was no server for.
fn is_content(visitor: &Visitor) {
    visitor.is_content_but(&["status of 503", "status of 422", "ERR_CONNECTION_REFUSED", "Failed to fetch"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_starts_on_the_device_goes_on_without_the_server_and_is_forgotten() {
    journey("pocket-game", async |house| {
        let (visitor, page) = once(house, Look::PHONE).await;
        page.through(page.press("form.play .big")).await;
        page.css("#table[data-local]").await;
        assert!(page.address().await.contains("/t/here-"));
        page.shows("On this device").await;
        page.css("#promise code").await;
        page.css("#invite a[href*='with=friend']").await;
        page.place("RGBY").await;
        // The record has the secret; nothing that is shown or lies open has.
        let record = page.evaluate(KEPT).await;
        let record = record.as_str().expect("a record");
        let salt = record.split(" salt ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a salt");
        let shown = page.evaluate(SHOWN).await;
        assert!(!shown.as_str().expect("a page").contains(salt));
        house.stop().await;
        page.place("RRGG").await;
        page.press("[name=hint]").await;
        page.css(".hint-text").await;
        // Whatever becomes of the tab, the rows are kept.
        let address = page.address().await;
        page.close().await;
        let page = visitor.open(&address).await;
        page.wait_for("document.querySelectorAll('#board .row:not(.free)').length === 2").await;
        while page.try_css("#over").await.is_none() {
            page.place("RRGG").await;
        }
        page.wait_for("/\\d/.test(document.querySelector('#record dd')?.textContent)").await;
        page.through(page.press("#over a[href*='/m/']")).await;
        page.css("#verdict p").await;
        page.go(&house.address("/matches")).await;
        page.css("#kept").await;
        page.css("main a[href*='/m/']").await;
        // What is saved as a file comes back from it.
        let saved = page.evaluate("fetch('/matches/export').then((answer) => answer.text())").await;
        let saved = saved.as_str().expect("a file").to_owned();
        assert!(saved.starts_with("# kept here-") && saved.contains("codeknacker match 1 finished"), "{saved}");
        for (address, text) in [("/lobby", "needs a connection"), ("/daily", "needs a connection"), ("/rules/grand", "Grand")] {
            page.go(&house.address(address)).await;
            page.shows(text).await;
        }
        page.go(&house.address("/settings")).await;
        page.through(page.press("footer button[value=de]")).await;
        page.wait_for("document.documentElement.lang === 'de'").await;
        page.go(&house.address("/lobby")).await;
        page.css("[data-waits]").await;
        // Back again, the page comes by itself, and the server speaks the language that was chosen meanwhile.
        house.start().await;
        page.css("#tables").await;
        page.wait_for("document.documentElement.lang === 'de'").await;
        // The server's list has this device's games beside its own.
        page.go(&house.address("/matches")).await;
        page.css("[data-here] #mine-here a[href*='/m/'], [data-here] #mine a[href*='/m/']").await;
        // Nobody is told beside it that they haven't played yet.
        page.wait_for("!document.querySelector('.empty')").await;
        // A reader who wants all games at the server has them there.
        page.go(&house.address("/settings")).await;
        page.press("[name=served]").await;
        page.wait_for("document.documentElement.dataset.served !== undefined").await;
        page.wait_for("document.cookie.includes('served')").await;
        page.go(&house.address("/")).await;
        page.wait_for(&looks("served")).await;
        page.through(page.press("form.play .big")).await;
        page.css("#table:not([data-local])").await;
        page.go(&house.address("/privacy")).await;
        page.through(page.press("form[action='/forget'] button")).await;
        page.css("[data-forgotten]").await;
        page.wait_for("caches.keys().then((names) => names.length === 0)").await;
        page.wait_for("navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)").await;
        page.wait_for("indexedDB.databases().then((all) => !all.some(({ name }) => name === 'codeknacker'))").await;
        // The game comes back with the next page, and the file brings the matches.
        page.go(&house.address("/")).await;
        page.wait_for("navigator.serviceWorker.controller !== null").await;
        page.go(&house.address("/matches?here=yes")).await;
        // What a file says beside matches is taken as far as it makes sense: a bar for each of a thousand million rows would
        // be drawn for ever.
        let beside = serde_json::json!(["record mini", "[[\"far\",1000000000],[\"near\",4],5]"]);
        let file = serde_json::Value::from(format!("# browser {beside}\n{saved}"));
        let chosen = format!(
            "(() => {{ const files = new DataTransfer(); files.items.add(new File([{file}], 'matches.txt', {{ type: 'text/plain' }}));
            document.querySelector('[data-import] [type=file]').files = files.files; return true; }})()"
        );
        assert_eq!(page.evaluate(&chosen).await, true);
        page.through(page.press("[data-import] button")).await;
        page.wait_for("location.search.includes('added=1')").await;
        page.wait_for(&format!("{KEPT}.then((text) => text.includes('finished'))")).await;
        assert_eq!(page.evaluate("localStorage['record mini']").await, "[[\"near\",4]]");
        // A record that is shared with the game is shown, and nonsense is refused in a sentence.
        let share = |text: &str| format!(
            "(async () => {{ const form = new FormData(); form.set('text', {text}); const answer = await fetch('/share', {{ method: 'POST', body: form }}); return answer.status + ' ' + answer.url; }})()"
        );
        let shared = page.evaluate(&share(&file.to_string())).await;
        assert!(shared.as_str().is_some_and(|told| told.starts_with("200") && told.contains("/m/")), "{shared}");
        let refused = page.evaluate(&share("'nonsense'")).await;
        assert!(refused.as_str().is_some_and(|told| told.starts_with("422")), "{refused}");
        is_content(&visitor);
    })
    .await;
}

/// Whether this device knows how pages are to look, by a word.
fn looks(word: &str) -> String {
    format!(
        "new Promise((done) => {{
            const asked = indexedDB.open('codeknacker');
            asked.onsuccess = () => {{
                const all = asked.result.transaction('cookies').objectStore('cookies').getAll();
                all.onsuccess = () => {{ asked.result.close(); done(all.result.some(({{ value }}) => value.includes('{word}'))); }};
            }};
        }})"
    )
}

/// Asks for the best row and places it.
async fn follow_hint(page: &BrowserPage) {
    page.wait_for("!!document.querySelector('#place[aria-disabled]')").await;
    let mark = page.evaluate("document.querySelector('#table').dataset.mark").await;
    page.press("[name=hint]").await;
    // Hints come in steps; the last one has the row.
    page.wait_for("!!document.querySelector('[name=hint][value=best], .hint-text [name=copy]')").await;
    if page.try_css(".hint-text [name=copy]").await.is_none() {
        page.press("[name=hint][value=best]").await;
    }
    page.press(".hint-text [name=copy]").await;
    page.press("#place[aria-disabled=false]").await;
    page.wait_for(&format!("document.querySelector('#table').dataset.mark !== {mark}")).await;
}

/// What a page shows, but for what is another each time, and for the version of pictures: while one works, the module is older.
const MAIN: &str =
    "document.querySelector('main').outerHTML.replace(/ name=\"key\" value=\"[^\"]*\"|\\/a\\/\\w+/g, '')";

/// Whether the script has taken over where there is something to place.
const SCRIPTED: &str =
    "!document.querySelector('#place') || !!document.querySelector('#place[aria-disabled]')";

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_the_same_with_the_server_and_without_it() {
    journey("pocket-pages", async |house| {
        let (visitor, page) = once(house, Look::WIDE).await;
        let addresses = [
            "/rules",
            "/rules/grand",
            "/rules/original?secret=RRYB&guess=RGBY",
            "/rules/group/sheet",
            "/strategies",
            "/strategies/4x6",
            "/new?edition=super&with=computer",
            "/new?edition=group&with=here",
            "/new?edition=original&with=referee",
            "/learn",
            "/settings",
            "/privacy",
            // The three of the day, too.
            "/puzzles",
            "/puzzles?edition=eight&stars=3",
            "/puzzles/sheet?count=6",
        ];
        let mut shown = Vec::new();
        for address in addresses {
            page.go(&house.address(address)).await;
            page.wait_for("document.documentElement.dataset.host === 'server'").await;
            page.wait_for(SCRIPTED).await;
            shown.push(page.evaluate(MAIN).await);
        }
        house.stop().await;
        for (address, before) in addresses.into_iter().zip(shown) {
            page.go(&house.address(address)).await;
            page.wait_for(
                "document.documentElement.dataset.host === 'here' && !document.querySelector('#thinking')",
            )
            .await;
            page.css("html.script main").await;
            page.wait_for(SCRIPTED).await;
            assert_eq!(page.evaluate(MAIN).await, before, "{address}");
        }
        is_content(&visitor);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_offers_to_install_the_game() {
    journey("pocket-install", async |house| {
        let visitor = house.browser.owner(Look::PHONE.keeping()).await;
        let page = visitor.open(&house.address("/")).await;
        page.wait_for("navigator.serviceWorker.controller !== null").await;
        assert_eq!(page.not_installable().await, [""; 0]);
        is_content(&visitor);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_device_has_no_room_for_begins_at_the_server() {
    journey("pocket-full", async |house| {
        let visitor = house.browser.visitor(Look::PHONE.keeping()).await;
        let page = visitor.open("about:blank").await;
        page.leave_room(&house.address(""), 40 << 20).await;
        page.go(&house.address("/")).await;
        page.wait_for("navigator.serviceWorker.controller !== null").await;
        page.fill_room().await;
        page.through(page.press("form.play .big")).await;
        page.css("#table:not([data-local])").await;
        page.place("RGBY").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_opens_without_the_server_alone_together_and_beside_a_real_board() {
    journey("pocket-editions", async |house| {
        let (visitor, page) = once(house, Look::WIDE).await;
        house.stop().await;
        for edition in EDITIONS {
            for with in ["computer", "here", "referee"] {
                // Wherever seats take turns, the person guesses: against a code, or as the first of a group.
                let first = if edition.format.holds_parts() { 1 } else { 2 };
                let wish = format!("/new?edition={}&with={with}&first={first}", edition.id);
                page.go(&house.address(&wish)).await;
                page.through(page.press("#open")).await;
                page.css("#table[data-local]").await;
                if with == "computer" {
                    follow_hint(&page).await;
                }
            }
        }
        // Two at one device: what one has set is covered, and set aside for nobody else to see.
        page.go(&house.address("/new?edition=original&with=here&first=1&name-1=Ada&name-2=Ben")).await;
        page.through(page.press("#open")).await;
        page.press("#cover button").await;
        page.css("[data-action=secret]").await;
        page.place("RGBY").await;
        page.css("[data-action=row]").await;
        let shown = page.evaluate(SHOWN).await;
        let shown = shown.as_str().expect("a page");
        assert!(!shown.contains("RGBY") && !shown.contains("red, green, blue, yellow"));
        is_content(&visitor);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_make_nobody_forget() {
    journey("pocket-foreign", async |house| {
        let (visitor, page) = once(house, Look::PHONE).await;
        page.through(page.press("form.play .big")).await;
        page.css("#table[data-local]").await;
        page.place("RGBY").await;
        page.evaluate("localStorage.setItem('nick', 'Ada')").await;
        // What this browser keeps of the game and beside it.
        let kept = async || {
            let all = format!(
                "{KEPT}.then(async (text) => [text, localStorage.nick, (await caches.keys()).length])"
            );
            page.evaluate(&all).await
        };
        let before = kept().await;
        assert!(before[0].as_str().is_some_and(|text| text.contains("row RGBY")), "{before}");
        for served in [true, false] {
            if !served {
                house.stop().await;
            }
            let elsewhere = visitor.open("about:blank").await;
            let form = format!(
                "(() => {{ const form = document.body.appendChild(document.createElement('form'));
                form.method = 'post'; form.action = '{}'; form.submit(); }})()",
                house.address("/forget")
            );
            elsewhere.through(async { drop(elsewhere.evaluate(&form).await) }).await;
            elsewhere.shows("another site").await;
            let elsewhere = visitor.open("about:blank").await;
            let link = format!("location.href = '{}'", house.address("/privacy?forgotten=yes"));
            elsewhere.through(async { drop(elsewhere.evaluate(&link).await) }).await;
            elsewhere.css("form[action='/forget']").await;
            assert!(elsewhere.try_css("[data-forgotten]").await.is_none());
            assert_eq!(kept().await, before);
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_can_be_kept_the_game_is_the_servers() {
    journey("pocket-private", async |house| {
        let visitor = house.browser.visitor(Look::PHONE).await;
        let page = visitor.open(&house.address("/")).await;
        page.through(page.press("form.play .big")).await;
        page.css("#table:not([data-local])").await;
        page.place("RGBY").await;
        assert!(!page.address().await.contains("/t/here-"));
        is_content(&visitor);
        // Only the workers that run the module may compile it.
        let client = reqwest::Client::new();
        let ask = async |path: &str, encoding: &str| {
            let asked = client.get(house.address(path)).header("accept-encoding", encoding);
            asked.send().await.unwrap()
        };
        let policy = |answer: &reqwest::Response| {
            answer.headers()["content-security-policy"].to_str().unwrap().contains("'wasm-unsafe-eval'")
        };
        let worker = ask("/sw.js", "gzip").await;
        assert!(policy(&worker) && worker.headers()["content-type"].to_str().unwrap().contains("javascript"));
        assert!(policy(&ask("/a/any/pocket-worker.js", "").await));
        for page in ["/", "/new", "/a/any/pocket.js", "/rules"] {
            assert!(!policy(&ask(page, "").await), "{page}");
        }
        let packed = ask("/pocket.wasm", "gzip, br").await;
        assert_eq!(packed.headers()["content-encoding"], "br");
        assert_eq!(packed.headers()["content-type"], "application/wasm");
        let plain = ask("/pocket.wasm", "gzip").await;
        assert!(!plain.headers().contains_key("content-encoding"));
        assert!(plain.bytes().await.unwrap().starts_with(b"\0asm"));
    })
    .await;
}
