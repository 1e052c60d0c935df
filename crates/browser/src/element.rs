//! Something on a page.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::wire::{BrowserWire, Target, lock, until};

/// How long something must stay where it is before it is pressed.
const STILL: Duration = Duration::from_millis(20);

/// Something on a page, as the browser holds it.
pub struct Element {
    pub(crate) wire: Arc<BrowserWire>,
    pub(crate) target: Arc<Target>,
    /// The browser's handle.
    pub(crate) object: String,
    /// How it was found, for sentences.
    pub(crate) what: String,
}

impl Element {
    /// Presses it where it is: with the mouse, in its middle, as soon as nothing else lies there.
    pub async fn click(&self) {
        let what = || format!("{} has no place on the page, or is covered", self.what);
        until(what, async || self.try_click().await.then_some(())).await;
    }

    /// Presses it if it has a place and nothing covers it. Whether it was pressed.
    pub(crate) async fn try_click(&self) -> bool {
        let Some((x, y)) = self.middle().await else { return false };
        for (kind, buttons) in [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 0)] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
            self.wire.call(Some(&self.target.session), "Input.dispatchMouseEvent", event).await;
        }
        true
    }

    /// Drags it with the mouse and drops it on something else, if both can be seen and keep still. Whether it was dropped.
    pub(crate) async fn try_drag(&self, other: &Self) -> bool {
        let bring = "function (other) {
            const [one, two] = [this, other].map((element) => element.getBoundingClientRect());
            const middle = (Math.min(one.top, two.top) + Math.max(one.bottom, two.bottom)) / 2;
            scrollBy({ top: middle - innerHeight / 2, behavior: 'instant' });
        }";
        self.ask(bring, json!([{ "objectId": other.object }])).await;
        let places = async || Some((self.spot(false).await?, other.spot(false).await?));
        let before = places().await;
        tokio::time::sleep(STILL).await;
        let (Some((from, to)), true) = (before, places().await == before) else { return false };
        let session = Some(self.target.session.as_str());
        let mouse = async |kind: &str, (x, y): (f64, f64), buttons: u8| {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
            self.wire.call(session, "Input.dispatchMouseEvent", event).await;
        };
        self.wire.call(session, "Input.setInterceptDrags", json!({ "enabled": true })).await;
        lock(&self.target.traffic).dragged = None;
        mouse("mouseMoved", from, 0).await;
        mouse("mousePressed", from, 1).await;
        mouse("mouseMoved", (from.0 + 8.0, from.1 + 8.0), 1).await;
        let lifted = || format!("{} can't be dragged", self.what);
        let data = until(lifted, async || lock(&self.target.traffic).dragged.clone()).await;
        for kind in ["dragEnter", "dragOver", "drop"] {
            let event = json!({ "type": kind, "x": to.0, "y": to.1, "data": data });
            self.wire.call(session, "Input.dispatchDragEvent", event).await;
        }
        mouse("mouseReleased", to, 0).await;
        self.wire.call(session, "Input.setInterceptDrags", json!({ "enabled": false })).await;
        true
    }

    /// The middle of it, once it is in view, keeps still and nothing covers it.
    async fn middle(&self) -> Option<(f64, f64)> {
        let before = self.place().await?;
        // A page without script has no timers: the time passes here.
        tokio::time::sleep(STILL).await;
        self.place().await.filter(|after| *after == before)
    }

    /// The middle of it just now, if nothing covers it.
    async fn place(&self) -> Option<(f64, f64)> {
        self.spot(true).await
    }

    /// The middle of it, if nothing covers it; brought into view first if asked to.
    async fn spot(&self, bring: bool) -> Option<(f64, f64)> {
        let found = self.ask(
            "function (bring) {
                if (bring) this.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
                const box = this.getBoundingClientRect();
                if (!box.width || !box.height) return null;
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const top = document.elementFromPoint(x, y);
                const ours = top && (this.contains(top) || top.contains(this)
                    || [...(this.labels || [])].some((label) => label.contains(top)));
                return ours ? { x, y } : null;
            }",
            json!([{ "value": bring }]),
        );
        let found = found.await;
        Some((found["x"].as_f64()?, found["y"].as_f64()?))
    }

    /// Puts the focus on it.
    pub async fn focus(&self) {
        self.run("function () { this.focus(); }").await;
    }

    /// Replaces what is typed in it.
    pub async fn fill(&self, text: &str) {
        self.focus().await;
        self.run("function () { this.select && this.select(); }").await;
        let session = Some(self.target.session.as_str());
        if text.is_empty() {
            self.run(
                "function () { this.value = ''; this.dispatchEvent(new Event('input', { bubbles: true })); }",
            )
            .await;
            return;
        }
        self.wire.call(session, "Input.insertText", json!({ "text": text })).await;
    }

    /// Chooses one of its options by value.
    pub async fn choose(&self, value: &str) {
        let chosen = self.ask(
            "function (value) {
                const found = [...this.options].some((option) => option.value === value);
                if (found) {
                    this.value = value;
                    this.dispatchEvent(new Event('input', { bubbles: true }));
                    this.dispatchEvent(new Event('change', { bubbles: true }));
                }
                return found;
            }",
            json!([{ "value": value }]),
        );
        assert_eq!(chosen.await, true, "{} has no option {value}", self.what);
    }

    /// Its text as it is shown.
    pub async fn text(&self) -> String {
        self.run("function () { return this.innerText ?? this.textContent; }")
            .await
            .as_str()
            .unwrap_or("")
            .to_owned()
    }

    /// One of its attributes, if it has it.
    pub async fn attribute(&self, name: &str) -> Option<String> {
        let value =
            self.ask("function (name) { return this.getAttribute(name); }", json!([{ "value": name }]));
        value.await.as_str().map(str::to_owned)
    }

    /// Runs a function with this as `this`.
    pub async fn run(&self, function: &str) -> Value {
        self.ask(function, json!([])).await
    }

    async fn ask(&self, function: &str, arguments: Value) -> Value {
        let call = json!({ "functionDeclaration": function, "objectId": self.object, "arguments": arguments,
            "returnByValue": true, "awaitPromise": true });
        // A page that goes away meanwhile takes its elements with it.
        let outcome = self.wire.ask(Some(&self.target.session), "Runtime.callFunctionOn", call).await;
        outcome.map_or(Value::Null, |mut outcome| outcome["result"]["value"].take())
    }
}
