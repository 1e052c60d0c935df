//! Somebody with a browser of their own.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::json;

use crate::look::Look;
use crate::page::BrowserPage;
use crate::traffic::Exchange;
use crate::wire::{BrowserWire, Target, lock, until};

/// Somebody with a browser of their own: cookies and storage are shared by all their tabs and by nobody else.
pub struct Visitor {
    pub(crate) wire: Arc<BrowserWire>,
    pub(crate) context: String,
    /// How they look at pages.
    pub look: Look,
}

/// A moment: how much had reached every page and worker by then.
#[derive(Default)]
pub struct TrafficMoment(HashMap<String, Vec<usize>>);

impl Visitor {
    /// Somebody new. As in a private window, nothing of theirs outlives the browser.
    pub(crate) async fn new(wire: &Arc<BrowserWire>, look: Look) -> Self {
        let made = wire.call(None, "Target.createBrowserContext", json!({})).await;
        Self::of(wire, &made["browserContextId"], look)
    }

    /// The browser's owner.
    pub(crate) async fn owner(wire: &Arc<BrowserWire>, look: Look) -> Self {
        let found = wire.call(None, "Target.getBrowserContexts", json!({})).await;
        Self::of(wire, &found["defaultBrowserContextId"], look)
    }

    fn of(wire: &Arc<BrowserWire>, context: &serde_json::Value, look: Look) -> Self {
        let context = context.as_str().expect("a context").to_owned();
        wire.dress(&context, look.clone());
        Self { wire: Arc::clone(wire), context, look }
    }

    /// Opens a page in a new tab, and waits until it is loaded.
    pub async fn open(&self, address: &str) -> BrowserPage {
        let tab = json!({ "url": "about:blank", "browserContextId": self.context });
        let made = self.wire.call(None, "Target.createTarget", tab).await;
        let id = made["targetId"].as_str().unwrap_or("").to_owned();
        let ready = async || {
            let mut targets = self.wire.targets(&self.context).into_iter();
            targets.find(|target| target.id == id && lock(&target.traffic).ready)
        };
        let target = until(|| "a new tab does not open".to_owned(), ready).await;
        let page = BrowserPage::new(Arc::clone(&self.wire), target);
        page.go(address).await;
        page
    }

    /// The cookies of this browser, as it sends them.
    pub async fn cookies(&self) -> String {
        let asked = json!({ "browserContextId": self.context });
        let found = self.wire.call(None, "Storage.getCookies", asked).await;
        let pair = |cookie: &serde_json::Value| {
            let text = |name: &str| cookie[name].as_str().unwrap_or("").to_owned();
            format!("{}={}", text("name"), text("value"))
        };
        let cookies = found["cookies"].as_array().into_iter().flatten().map(pair);
        cookies.collect::<Vec<_>>().join("; ")
    }

    /// Gives this browser a cookie of a site.
    pub async fn keep_cookie(&self, site: &str, name: &str, value: &str) {
        let cookie =
            json!({ "name": name, "value": value, "url": site, "httpOnly": true, "sameSite": "Lax" });
        let kept = json!({ "browserContextId": self.context, "cookies": [cookie] });
        self.wire.call(None, "Storage.setCookies", kept).await;
    }

    /// Lets a site show notifications.
    pub async fn allow_notifications(&self, site: &str) {
        self.allow(site, "notifications").await;
    }

    /// Promises a site to keep what it stores.
    pub async fn promise_storage(&self, site: &str) {
        self.allow(site, "durableStorage").await;
    }

    async fn allow(&self, site: &str, what: &str) {
        let granted = json!({ "browserContextId": self.context, "origin": site, "permissions": [what] });
        self.wire.call(None, "Browser.grantPermissions", granted).await;
    }

    /// All that was asked for and sent, by all tabs and workers.
    pub fn exchanges(&self) -> Vec<Exchange> {
        let targets = self.wire.targets(&self.context);
        targets.iter().flat_map(|target| lock(&target.traffic).exchanges.clone()).collect()
    }

    /// Errors of scripts, broken policies and things that were not found, of all tabs and workers.
    pub fn complaints(&self) -> Vec<String> {
        let targets = self.wire.targets(&self.context);
        targets.iter().flat_map(|target| lock(&target.traffic).complaints.clone()).collect()
    }

    /// Fails if there are complaints other than those with one of these words.
    pub fn is_content_but(&self, expected: &[&str]) {
        let mut complaints = self.complaints();
        complaints.retain(|complaint| !expected.iter().any(|word| complaint.contains(word)));
        assert_eq!(complaints, [""; 0]);
    }

    /// Cuts the line of all tabs and workers, or joins it again.
    pub async fn offline(&self, cut: bool) {
        for target in self.wire.targets(&self.context) {
            let state =
                json!({ "offline": cut, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
            // A tab that was closed has no line.
            let _ = self.wire.ask(Some(&target.session), "Network.emulateNetworkConditions", state).await;
        }
    }

    /// Everything that reached this browser, as one text: addresses, heads, bodies, streams. Waits until all pages and
    /// answers that were asked for have come; streams never end, and scripts are the same for everybody.
    pub async fn everything_sent(&self) -> String {
        self.sent_since(&TrafficMoment::default()).await
    }

    /// This moment: all that has reached this browser so far.
    pub async fn moment(&self) -> TrafficMoment {
        self.quiet().await;
        let lengths = |target: &Arc<Target>| {
            lock(&target.traffic).exchanges.iter().map(|exchange| exchange.body.len()).collect()
        };
        let targets = self.wire.targets(&self.context);
        TrafficMoment(targets.iter().map(|target| (target.session.clone(), lengths(target))).collect())
    }

    /// Everything that has reached this browser since a moment.
    pub async fn sent_since(&self, moment: &TrafficMoment) -> String {
        self.quiet().await;
        let mut texts = Vec::new();
        for target in self.wire.targets(&self.context) {
            let before = moment.0.get(&target.session).map_or(&[][..], Vec::as_slice);
            for (place, exchange) in lock(&target.traffic).exchanges.iter().enumerate() {
                match before.get(place) {
                    // Of a stream, what came since.
                    Some(length) => texts.push(exchange.body.get(*length..).unwrap_or("").to_owned()),
                    None => texts.push([&*exchange.address, &exchange.head, &exchange.body].join("\n")),
                }
            }
        }
        texts.join("\n\n")
    }

    /// Waits until all pages and answers that were asked for have come.
    async fn quiet(&self) {
        let open = |exchange: &Exchange| {
            !exchange.ended && ["Document", "Fetch", "XHR"].contains(&exchange.kind.as_str())
        };
        let waiting = || -> Vec<String> {
            self.exchanges().into_iter().filter(open).map(|exchange| exchange.address).collect()
        };
        let none = async || waiting().is_empty().then_some(());
        until(|| format!("these don't come to an end: {:?}", waiting()), none).await;
    }
}
