//! A page in a tab.

use std::path::Path;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::element::Element;
use crate::keys;
use crate::look::Look;
use crate::traffic::Exchange;
use crate::wire::{BrowserWire, Target, lock, until};

/// Stores what nobody needs until there is no more room, down to some bytes; says how many bytes that were.
const FILL: &str = "(async () => {
    const asked = indexedDB.open('filler');
    asked.onupgradeneeded = () => asked.result.createObjectStore('rest', { autoIncrement: true });
    const store = await new Promise((done, failed) => { asked.onsuccess = () => done(asked.result); asked.onerror = () => failed(asked.error); });
    let kept = 0;
    for (let size = 1 << 20; size >= 1 << 6; size >>= 1) {
        for (;;) {
            const work = store.transaction('rest', 'readwrite');
            work.objectStore('rest').add(new Uint8Array(size).map(() => Math.random() * 256));
            const fits = await new Promise((done) => { work.oncomplete = () => done(true); work.onabort = () => done(false); });
            if (!fits) break;
            kept += size;
        }
    }
    store.close();
    return kept;
})()";

/// A page in a tab.
pub struct BrowserPage {
    pub(crate) wire: Arc<BrowserWire>,
    pub(crate) target: Arc<Target>,
}

impl BrowserPage {
    pub(crate) fn new(wire: Arc<BrowserWire>, target: Arc<Target>) -> Self {
        Self { wire, target }
    }

    pub(crate) async fn call(&self, method: &str, parameters: Value) -> Value {
        self.wire.call(Some(&self.target.session), method, parameters).await
    }

    /// Goes to an address, and waits until it is loaded.
    pub async fn go(&self, address: &str) {
        let before = self.loads();
        let gone = self.call("Page.navigate", json!({ "url": address })).await;
        assert!(gone["errorText"].is_null(), "{address}: {}", gone["errorText"]);
        // Only a part of the page may be meant: nothing is loaded then.
        if gone["loaderId"].is_string() {
            self.loaded(before).await;
        }
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        let before = self.loads();
        self.call("Page.reload", json!({})).await;
        self.loaded(before).await;
    }

    /// Goes to the page before.
    pub async fn back(&self) {
        let history = self.call("Page.getNavigationHistory", json!({})).await;
        let place = history["currentIndex"].as_u64().unwrap_or(0).saturating_sub(1) as usize;
        let entry = history["entries"][place]["id"].clone();
        self.call("Page.navigateToHistoryEntry", json!({ "entryId": entry })).await;
    }

    /// How many pages the history of this tab holds.
    pub async fn remembered(&self) -> usize {
        let history = self.call("Page.getNavigationHistory", json!({})).await;
        history["entries"].as_array().map_or(0, Vec::len)
    }

    /// Goes to a place in the history of this tab, as with *Back* and *Forward*, and waits until its page is there: also
    /// where the browser would rather ask whether to send a form again.
    pub async fn revisit(&self, place: usize) {
        let history = self.call("Page.getNavigationHistory", json!({})).await;
        let entry = history["entries"][place]["id"].clone();
        self.call("Page.navigateToHistoryEntry", json!({ "entryId": entry })).await;
        let session = Some(self.target.session.as_str());
        let there = async || {
            // While one page goes and another comes there may be none to ask.
            let now = self.wire.ask(session, "Page.getNavigationHistory", json!({})).await.ok()?;
            let state = json!({ "expression": "document.readyState", "returnByValue": true });
            let state = self.wire.ask(session, "Runtime.evaluate", state).await.ok()?;
            let here = now["currentIndex"].as_u64() == Some(place as u64);
            (here && state["result"]["value"] == "complete").then_some(())
        };
        until(|| format!("page {place} of the history does not come"), there).await;
    }

    /// How many pages this tab has loaded.
    pub fn loads(&self) -> usize {
        lock(&self.target.traffic).loads
    }

    /// Waits until more pages are loaded than before.
    pub async fn loaded(&self, before: usize) {
        let more = async || (self.loads() > before).then_some(());
        until(|| "the page does not come".to_owned(), more).await;
    }

    /// Does something that leads to another page, and waits until that is loaded.
    pub async fn through(&self, work: impl Future<Output = ()>) {
        let before = self.loads();
        work.await;
        self.loaded(before).await;
    }

    /// Something with a role and a name, as assistive technology is told: `("button", "Place the row")`. Waits for it.
    pub async fn find(&self, role: &str, name: &str) -> Element {
        let what = format!("{role} “{name}”");
        let found = until(
            || format!("there is no {what}"),
            async || self.all(role, Some(name)).await.into_iter().next(),
        );
        found.await
    }

    /// Presses something by role and name. A part of the page that is changed for another meanwhile is looked for
    /// again.
    pub async fn click(&self, role: &str, name: &str) {
        let what = || format!("there is no {role} “{name}” that could be pressed");
        let press = async || {
            let found = self.all(role, Some(name)).await.into_iter().next()?;
            found.try_click().await.then_some(())
        };
        until(what, press).await;
    }

    /// Presses the first element that a CSS selector finds.
    pub async fn press(&self, selector: &str) {
        let what = || format!("there is no `{selector}` that could be pressed");
        let press = async || self.try_css(selector).await?.try_click().await.then_some(());
        until(what, press).await;
    }

    /// Presses the first element that a CSS selector finds, unless there is another that makes it needless. Whether it
    /// was pressed.
    pub async fn press_unless(&self, selector: &str, needless: &str) -> bool {
        let what = || format!("there is neither a `{selector}` that could be pressed nor a `{needless}`");
        let press = async || {
            if self.try_css(needless).await.is_some() {
                return Some(false);
            }
            self.try_css(selector).await?.try_click().await.then_some(true)
        };
        until(what, press).await
    }

    /// Gives the page another screen, and other colours, without loading it again.
    pub async fn reshape(&self, look: &Look) {
        for (method, parameters) in look.screen() {
            self.call(method, parameters).await;
        }
        self.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            .await;
    }

    /// Whether there is something with a role and a name just now.
    pub async fn has(&self, role: &str, name: &str) -> bool {
        !self.all(role, Some(name)).await.is_empty()
    }

    /// Everything with a role, and perhaps a name, just now.
    pub async fn all(&self, role: &str, name: Option<&str>) -> Vec<Element> {
        let session = Some(self.target.session.as_str());
        let document = json!({ "expression": "document", "returnByValue": false });
        let Ok(document) = self.wire.ask(session, "Runtime.evaluate", document).await else {
            return Vec::new();
        };
        let mut query = json!({ "objectId": document["result"]["objectId"], "role": role });
        if let Some(name) = name {
            query["accessibleName"] = name.into();
        }
        // A page that is just going away has nothing.
        let Ok(found) = self.wire.ask(session, "Accessibility.queryAXTree", query).await else {
            return Vec::new();
        };
        let mut elements = Vec::new();
        for node in found["nodes"].as_array().into_iter().flatten() {
            if node["ignored"] == true {
                continue;
            }
            let backend = json!({ "backendNodeId": node["backendDOMNodeId"] });
            let Ok(resolved) = self.wire.ask(session, "DOM.resolveNode", backend).await else { continue };
            let called = node["name"]["value"].as_str().unwrap_or("");
            elements.push(self.element(&resolved["object"], format!("{role} “{called}”")));
        }
        elements
    }

    /// The names of everything with a role.
    pub async fn names(&self, role: &str) -> Vec<String> {
        let name = |element: Element| {
            element.what.split_once('“').map_or("", |(_, name)| name).trim_end_matches('”').to_owned()
        };
        self.all(role, None).await.into_iter().map(name).collect()
    }

    /// The first element that a CSS selector finds. Waits for it.
    pub async fn css(&self, selector: &str) -> Element {
        let found = until(|| format!("there is no `{selector}`"), async || self.try_css(selector).await);
        found.await
    }

    /// The first element that a CSS selector finds, if there is one now.
    pub async fn try_css(&self, selector: &str) -> Option<Element> {
        let expression = format!("document.querySelector({})", Value::from(selector));
        let asked = json!({ "expression": expression, "returnByValue": false });
        let found = self.wire.ask(Some(&self.target.session), "Runtime.evaluate", asked).await.ok()?;
        found["result"]["objectId"]
            .is_string()
            .then(|| self.element(&found["result"], format!("`{selector}`")))
    }

    fn element(&self, object: &Value, what: String) -> Element {
        let object = object["objectId"].as_str().unwrap_or("").to_owned();
        Element { wire: Arc::clone(&self.wire), target: Arc::clone(&self.target), object, what }
    }

    /// Presses keys one after the other: `["r", "Shift+Tab", "Enter"]`.
    pub async fn keys(&self, strokes: &[&str]) {
        for stroke in strokes {
            for event in keys::pressed(stroke) {
                self.call("Input.dispatchKeyEvent", event).await;
            }
        }
    }

    /// The page's text as it is shown.
    pub async fn text(&self) -> String {
        self.evaluate("document.body ? document.body.innerText : ''").await.as_str().unwrap_or("").to_owned()
    }

    /// Waits until the page shows a text.
    pub async fn shows(&self, text: &str) {
        let shown = async || self.text().await.contains(text).then_some(());
        until(|| format!("the page does not show “{text}”"), shown).await;
    }

    /// Waits until an expression is true.
    pub async fn wait_for(&self, expression: &str) {
        let so = async || (self.evaluate(expression).await == true).then_some(());
        until(|| format!("this does not come true: {expression}"), so).await;
    }

    /// What the page's live regions say just now and have said since it was loaded, a line each; the newest last.
    pub async fn said(&self) -> String {
        let regions = "[...(window.heard ?? []), \
            ...[...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]\
            .map((region) => region.textContent.trim().replace(/\\s+/g, ' '))].join('\\n')";
        self.evaluate(regions).await.as_str().unwrap_or("").to_owned()
    }

    /// Waits until a live region says something.
    pub async fn says(&self, sentence: &str) {
        let said = async || self.said().await.contains(sentence).then_some(());
        until(|| format!("no live region says “{sentence}”"), said).await;
    }

    /// The tab's title.
    pub async fn title(&self) -> String {
        self.evaluate("document.title").await.as_str().unwrap_or("").to_owned()
    }

    /// The address.
    pub async fn address(&self) -> String {
        self.evaluate("location.href").await.as_str().unwrap_or("").to_owned()
    }

    /// The whole document, as it is now.
    pub async fn document(&self) -> String {
        self.evaluate("document.documentElement.outerHTML").await.as_str().unwrap_or("").to_owned()
    }

    /// The value of an expression, whether or not the page may run script itself. A page that is being changed for
    /// another has none.
    pub async fn evaluate(&self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let found = self.wire.ask(Some(&self.target.session), "Runtime.evaluate", asked).await;
        found.map_or(Value::Null, |mut found| found["result"]["value"].take())
    }

    /// Whether the page is wider than the screen: it never should be.
    pub async fn overflows(&self) -> bool {
        self.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth").await
            == true
    }

    /// Everything that can be pressed and is smaller than this, in CSS pixels. Links within a sentence are as high as
    /// its letters; a box or a button to choose is as large as its label. One exception stays on purpose: the keys of a
    /// keyboard for words are as high as a finger but share the screen's width, ten or eleven in a line, since everybody
    /// knows their places from the phone's own. Lines of fewer keys would be an alphabet that nobody can type on.
    pub async fn smaller_than(&self, least: u32) -> Vec<String> {
        let script = format!(
            "[...document.querySelectorAll('a, button, summary, select, input, textarea')].flatMap((one) => {{
                const shown = one.checkVisibility({{ visibilityProperty: true }}) && !one.closest('.sr, .skip');
                if (!shown || getComputedStyle(one).display === 'inline') return [];
                const boxes = [one, ...(one.labels ?? [])].map((part) => part.getBoundingClientRect());
                const wide = Math.max(...boxes.map((box) => box.width));
                const high = Math.max(...boxes.map((box) => box.height));
                // Half a pixel is what rounding makes of a fraction.
                const key = one.closest('.keyboard');
                if (wide > (key ? 24 : {least}) - 0.5 && high > {least} - 0.5) return [];
                return [`${{one.outerHTML.slice(0, 120)}} is ${{wide}} by ${{high}}`];
            }})"
        );
        let found = self.evaluate(&script).await;
        let found = found.as_array().unwrap_or_else(|| panic!("the page can't be measured: {found}"));
        found.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect()
    }

    /// A picture of the screen, or of the whole page: as WebP, which is small, if the file is called so, else as PNG.
    pub async fn picture(&self, whole: bool, file: &Path) {
        // Scroll bars belong to the browser: the page is laid out again without them.
        self.evaluate(
            "document.documentElement.style.scrollbarWidth = 'none';
            new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
        )
        .await;
        let small = file.extension().is_some_and(|kind| kind == "webp");
        let asked = if small {
            json!({ "format": "webp", "quality": 80, "captureBeyondViewport": whole })
        } else {
            json!({ "format": "png", "captureBeyondViewport": whole })
        };
        let shot = self.call("Page.captureScreenshot", asked).await;
        let bytes = STANDARD.decode(shot["data"].as_str().unwrap_or("")).expect("a picture");
        std::fs::write(file, bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }

    /// A picture of the screen, if the tab is still there.
    pub(crate) async fn try_picture(&self) -> Option<Vec<u8>> {
        let session = Some(self.target.session.as_str());
        // A tab behind another one paints nothing, and its picture would never come.
        self.wire.ask(session, "Page.bringToFront", json!({})).await.ok()?;
        let shot = self.wire.ask(session, "Page.captureScreenshot", json!({ "format": "png" })).await.ok()?;
        STANDARD.decode(shot["data"].as_str()?).ok()
    }

    /// Whether an exchange is this tab's own.
    pub fn holds(&self, exchange: &Exchange) -> bool {
        lock(&self.target.traffic).exchanges.iter().any(|own| own.id == exchange.id)
    }

    /// Drags something with the mouse and drops it on something else, both found again as long as the page changes.
    pub async fn drag(&self, selector: &str, onto: &str) {
        let what = || format!("`{selector}` or `{onto}` is not there, or covered");
        let dragged = async || {
            let (one, other) = (self.try_css(selector).await?, self.try_css(onto).await?);
            one.try_drag(&other).await.then_some(())
        };
        until(what, dragged).await;
    }

    /// Leaves a site room for so many bytes from now on. What it still may store after its last question is known for half a
    /// minute: before it stores anything is a good time.
    pub async fn leave_room(&self, site: &str, bytes: u64) {
        self.call("Storage.overrideQuotaForOrigin", json!({ "origin": site, "quotaSize": bytes })).await;
    }

    /// Takes all the room that its site has left.
    pub async fn fill_room(&self) {
        let filled = self.evaluate(FILL).await;
        assert!(filled.as_u64() > Some(1 << 20), "there was hardly any room: {filled}");
    }

    /// Why the browser would not offer to install the page, by the browser's own names.
    pub async fn not_installable(&self) -> Vec<String> {
        let found = self.call("Page.getInstallabilityErrors", json!({})).await;
        let errors = found["installabilityErrors"].as_array().into_iter().flatten();
        errors.map(|error| error["errorId"].as_str().unwrap_or("").to_owned()).collect()
    }

    /// Closes the tab.
    pub async fn close(self) {
        self.wire.call(None, "Target.closeTarget", json!({ "targetId": self.target.id })).await;
    }
}
