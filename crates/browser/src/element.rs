//! Something on a page.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::wire::{Target, Wire, until};

/// How long something must stay where it is before it is pressed.
const STILL: Duration = Duration::from_millis(20);

/// Something on a page, as the browser holds it.
pub struct Element {
    pub(crate) wire: Arc<Wire>,
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

    /// The middle of it, once it is in view, keeps still and nothing covers it.
    async fn middle(&self) -> Option<(f64, f64)> {
        let before = self.place().await?;
        // A page without script has no timers: the time passes here.
        tokio::time::sleep(STILL).await;
        self.place().await.filter(|after| *after == before)
    }

    /// The middle of it just now, if nothing covers it.
    async fn place(&self) -> Option<(f64, f64)> {
        let found = self.run(
            "function () {
                this.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
                const box = this.getBoundingClientRect();
                if (!box.width || !box.height) return null;
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const top = document.elementFromPoint(x, y);
                const ours = top && (this.contains(top) || top.contains(this)
                    || [...(this.labels || [])].some((label) => label.contains(top)));
                return ours ? { x, y } : null;
            }",
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
