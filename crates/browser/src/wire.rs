//! The browser's protocol: calls with answers, and what it tells unasked.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{ChildStdin, ChildStdout};
use tokio::sync::{mpsc, oneshot};

use crate::look::Look;
use crate::traffic::Traffic;

/// How long anything may take that should take a moment: a slow machine under load isn't a failure.
pub(crate) const PATIENCE: Duration = Duration::from_secs(90);

/// How long to wait before looking again.
const BETWEEN: Duration = Duration::from_millis(30);

/// Keeps what the live regions of a page say, as a screen reader hears it: what is said only for a moment, too.
const LISTEN: &str = "(() => {
    const heard = (window.heard = []);
    const regions = '[aria-live], [role=status], [role=alert]';
    const hear = (region) => {
        const text = region.textContent.trim().replace(/\\s+/g, ' ');
        if (text) heard.push(text);
    };
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const region = element?.closest(regions);
            if (region) hear(region);
            else element?.querySelectorAll?.(regions).forEach(hear);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
})()";

/// What a call came to.
type CallOutcome = Result<Value, String>;

/// The line to a browser.
pub(crate) struct BrowserWire {
    to: mpsc::UnboundedSender<Vec<u8>>,
    next: AtomicU64,
    waiting: Mutex<HashMap<u64, oneshot::Sender<CallOutcome>>>,
    targets: Mutex<Vec<Arc<Target>>>,
    looks: Mutex<HashMap<String, Look>>,
    log: PathBuf,
}

/// A page or a worker that the browser has opened.
#[derive(Debug)]
pub(crate) struct Target {
    /// Its name in calls.
    pub(crate) session: String,
    /// Its name as a tab.
    pub(crate) id: String,
    /// Whose it is.
    pub(crate) context: String,
    /// Whether it is a page.
    pub(crate) is_page: bool,
    /// What was sent and received, and what it complained about.
    pub(crate) traffic: Mutex<Traffic>,
}

impl BrowserWire {
    /// A line over two pipes.
    pub(crate) fn new(mut pipe: ChildStdin, from: ChildStdout, log: PathBuf) -> Arc<Self> {
        let (to, mut sent) = mpsc::unbounded_channel::<Vec<u8>>();
        tokio::spawn(async move {
            while let Some(message) = sent.recv().await {
                if pipe.write_all(&message).await.is_err() {
                    return;
                }
            }
        });
        let wire = Arc::new(Self {
            to,
            next: AtomicU64::new(1),
            waiting: Mutex::default(),
            targets: Mutex::default(),
            looks: Mutex::default(),
            log,
        });
        let reader = Arc::downgrade(&wire);
        tokio::spawn(async move {
            let mut from = BufReader::new(from);
            let mut message = Vec::new();
            while from.read_until(0, &mut message).await.is_ok_and(|length| length > 0) {
                message.pop();
                let Some(wire) = reader.upgrade() else { return };
                if let Ok(value) = serde_json::from_slice(&message) {
                    wire.hear(value);
                }
                message.clear();
            }
            // Those who still wait are told that nothing comes any more.
            if let Some(wire) = reader.upgrade() {
                lock(&wire.waiting).clear();
            }
        });
        wire
    }

    /// Asks something and waits for the answer.
    pub(crate) async fn ask(&self, session: Option<&str>, method: &str, parameters: Value) -> CallOutcome {
        let answer = self.send(session, method, &parameters);
        match tokio::time::timeout(PATIENCE, answer).await {
            Ok(Ok(outcome)) => outcome.map_err(|reason| format!("{method}: {reason}")),
            Ok(Err(_)) => {
                let log = std::fs::read_to_string(&self.log).unwrap_or_default();
                panic!("the browser has ended before it answered {method}; it wrote:\n{log}")
            }
            Err(elapsed) => panic!("the browser does not answer {method}: {elapsed}"),
        }
    }

    /// Asks something that must succeed.
    pub(crate) async fn call(&self, session: Option<&str>, method: &str, parameters: Value) -> Value {
        self.ask(session, method, parameters).await.unwrap_or_else(|reason| panic!("{reason}"))
    }

    fn send(
        &self,
        session: Option<&str>,
        method: &str,
        parameters: &Value,
    ) -> oneshot::Receiver<CallOutcome> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut message = json!({ "id": id, "method": method, "params": parameters });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let (done, answer) = oneshot::channel();
        lock(&self.waiting).insert(id, done);
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        // A cut line is noticed by the caller that waits for the answer.
        let _ = self.to.send(bytes);
        answer
    }

    /// How a person's pages are to look.
    pub(crate) fn dress(&self, context: &str, look: Look) {
        lock(&self.looks).insert(context.to_owned(), look);
    }

    /// How a person's pages look.
    pub(crate) fn look(&self, context: &str) -> Look {
        lock(&self.looks).get(context).cloned().unwrap_or_default()
    }

    /// The pages and workers of a person.
    pub(crate) fn targets(&self, context: &str) -> Vec<Arc<Target>> {
        lock(&self.targets).iter().filter(|target| target.context == context).cloned().collect()
    }

    /// The pages of all people.
    pub(crate) fn pages(&self) -> Vec<Arc<Target>> {
        let looks = lock(&self.looks);
        let shown = |target: &&Arc<Target>| target.is_page && looks.contains_key(&target.context);
        lock(&self.targets).iter().filter(shown).cloned().collect()
    }

    fn hear(self: &Arc<Self>, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            let Some(done) = lock(&self.waiting).remove(&id) else { return };
            let outcome = match message.get("error") {
                Some(error) => Err(error["message"].as_str().unwrap_or("an error").to_owned()),
                None => Ok(message["result"].take()),
            };
            // Who stopped waiting does not want to know.
            let _ = done.send(outcome);
            return;
        }
        let parameters = message["params"].take();
        match message["method"].as_str().unwrap_or("") {
            "Target.attachedToTarget" => self.meet(&parameters),
            "Target.detachedFromTarget" => {
                let gone = parameters["sessionId"].as_str().unwrap_or("");
                if let Some(target) = lock(&self.targets).iter().find(|target| target.session == gone) {
                    lock(&target.traffic).close();
                }
            }
            method => {
                let session = message["sessionId"].as_str().unwrap_or("");
                let known = lock(&self.targets).iter().find(|target| target.session == session).cloned();
                let Some(target) = known else { return };
                let wanted = lock(&target.traffic).hear(method, &parameters);
                if let Some(request) = wanted {
                    tokio::spawn(Arc::clone(self).fetch(target, request));
                }
            }
        }
    }

    /// A page or worker was opened, and waits until it is told to go on.
    fn meet(self: &Arc<Self>, parameters: &Value) {
        let text = |value: &Value| value.as_str().unwrap_or("").to_owned();
        let info = &parameters["targetInfo"];
        if info["type"] == "service_worker" {
            // It answers nothing before it runs, and loads nothing that a page would show.
            let (wire, session) = (Arc::clone(self), text(&parameters["sessionId"]));
            tokio::spawn(async move {
                let _ = wire.ask(Some(&session), "Runtime.runIfWaitingForDebugger", json!({})).await;
            });
            return;
        }
        let target = Arc::new(Target {
            session: text(&parameters["sessionId"]),
            id: text(&info["targetId"]),
            context: text(&info["browserContextId"]),
            is_page: info["type"] == "page",
            traffic: Mutex::default(),
        });
        lock(&self.targets).push(Arc::clone(&target));
        let wire = Arc::clone(self);
        tokio::spawn(async move { wire.prepare(&target).await });
    }

    async fn prepare(&self, target: &Target) {
        let session = Some(target.session.as_str());
        let mut calls = vec![
            (
                "Network.enable",
                json!({ "maxTotalBufferSize": 50_000_000, "maxResourceBufferSize": 10_000_000 }),
            ),
            ("Runtime.enable", json!({})),
            ("Log.enable", json!({})),
        ];
        if target.is_page {
            calls.push(("Page.enable", json!({})));
            let agent = self.call(None, "Browser.getVersion", json!({})).await;
            calls.extend(self.look(&target.context).calls(agent["userAgent"].as_str().unwrap_or("")));
            calls.push(("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN })));
            // Pages of a page's own: workers, which report what they are sent by themselves.
            calls.push((
                "Target.setAutoAttach",
                json!({ "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true }),
            ));
        }
        calls.push(("Runtime.runIfWaitingForDebugger", json!({})));
        for (method, parameters) in calls {
            // Workers lack some of these, and a page may be closed again already.
            let _ = self.ask(session, method, parameters).await;
        }
        lock(&target.traffic).ready = true;
    }

    /// Gets the body of a response, as long as the browser still has it.
    async fn fetch(self: Arc<Self>, target: Arc<Target>, request: String) {
        let session = Some(target.session.as_str());
        let body = self.ask(session, "Network.getResponseBody", json!({ "requestId": request })).await;
        lock(&target.traffic).keep(&request, body.ok().as_ref());
    }
}

/// Waits until something is there and returns it; a wait that fails says what for.
pub(crate) async fn until<T>(what: impl Fn() -> String, mut so: impl AsyncFnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = so().await {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "{}", what());
        tokio::time::sleep(BETWEEN).await;
    }
}

/// What is behind a lock, even if a thread panicked with it.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
