//! What a page or worker was sent, and what it complained about.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;

/// One request and what came back.
#[derive(Clone, Debug, Default)]
pub struct Exchange {
    /// The browser's name for it.
    pub(crate) id: String,
    /// `GET`, `POST`.
    pub method: String,
    /// The address asked.
    pub address: String,
    /// What was sent along.
    pub sent: String,
    /// The status of the response; 0 as long as there is none.
    pub status: u64,
    /// The head of the response.
    pub head: String,
    /// Its body, or of a stream what has come so far.
    pub body: String,
    /// How many bytes came over the wire, head and body.
    pub bytes: u64,
    /// What kind of thing was asked for: `Document`, `Script`, `EventSource`.
    pub kind: String,
    /// Whether it has come to its end.
    pub ended: bool,
    /// From when to when it lasted, in seconds by the browser's clock; to the end of time as long as it lasts.
    pub lasted: (f64, f64),
}

/// What a page or worker was sent, and what it complained about.
#[derive(Debug, Default)]
pub(crate) struct Traffic {
    /// Everything asked for, in order.
    pub(crate) exchanges: Vec<Exchange>,
    /// Errors of scripts, broken policies, things that were not found.
    pub(crate) complaints: Vec<String>,
    /// How many pages have been loaded.
    pub(crate) loads: usize,
    /// Whether it is set up.
    pub(crate) ready: bool,
    /// What is being dragged with the mouse.
    pub(crate) dragged: Option<Value>,
    /// The last time that was told.
    now: f64,
}

impl Traffic {
    /// Takes note of what the browser tells. The answer is a request whose body can be had now.
    pub(crate) fn hear(&mut self, method: &str, parameters: &Value) -> Option<String> {
        let id = text(&parameters["requestId"]);
        if let Some(now) = parameters["timestamp"].as_f64().filter(|_| method.starts_with("Network.")) {
            self.now = now;
        }
        match method {
            "Network.requestWillBeSent" => self.ask(id, parameters),
            "Network.responseReceived" => {
                let response = &parameters["response"];
                let exchange = self.of(&id)?;
                exchange.answered(response);
                exchange.kind = text(&parameters["type"]);
            }
            "Network.eventSourceMessageReceived" => {
                let line = format!("{}\n", text(&parameters["data"]));
                self.of(&id)?.body.push_str(&line);
            }
            "Network.loadingFinished" => {
                let now = self.now;
                let exchange = self.of(&id)?;
                exchange.lasted.1 = now;
                let length = &parameters["encodedDataLength"];
                // A whole number, sometimes written with a point.
                exchange.bytes =
                    length.as_u64().or_else(|| format!("{:.0}", length.as_f64()?).parse().ok()).unwrap_or(0);
                return Some(id);
            }
            "Network.loadingFailed" => {
                let now = self.now;
                self.of(&id)?.end(now);
            }
            "Input.dragIntercepted" => self.dragged = Some(parameters["data"].clone()),
            "Page.loadEventFired" => self.loads += 1,
            "Runtime.exceptionThrown" => {
                let details = &parameters["exceptionDetails"];
                let what = text(&details["exception"]["description"]);
                self.complaints.push(format!(
                    "{}: {what} ({})",
                    text(&details["text"]),
                    text(&details["url"])
                ));
            }
            "Log.entryAdded" if parameters["entry"]["level"] == "error" => {
                let entry = &parameters["entry"];
                self.complaints.push(format!("{} ({})", text(&entry["text"]), text(&entry["url"])));
            }
            _ => {}
        }
        None
    }

    fn ask(&mut self, id: String, parameters: &Value) {
        let request = &parameters["request"];
        // What is redirected goes on under the same name.
        if let Some(before) = self.exchanges.iter_mut().rfind(|exchange| exchange.id == id) {
            before.answered(&parameters["redirectResponse"]);
            before.end(self.now);
        }
        self.exchanges.push(Exchange {
            id,
            method: text(&request["method"]),
            address: text(&request["url"]),
            sent: text(&request["postData"]),
            kind: text(&parameters["type"]),
            lasted: (self.now, f64::INFINITY),
            ..Exchange::default()
        });
    }

    /// The page or worker is gone, and its lines with it.
    pub(crate) fn close(&mut self) {
        let now = self.now;
        self.exchanges.iter_mut().filter(|exchange| !exchange.ended).for_each(|exchange| exchange.end(now));
    }

    fn of(&mut self, id: &str) -> Option<&mut Exchange> {
        self.exchanges.iter_mut().rfind(|exchange| exchange.id == id)
    }

    /// Keeps a body that was fetched.
    pub(crate) fn keep(&mut self, id: &str, body: Option<&Value>) {
        let Some(exchange) = self.of(id) else { return };
        exchange.ended = true;
        let Some(body) = body else { return };
        let text = body["body"].as_str().unwrap_or("");
        if body["base64Encoded"] == true {
            let bytes = STANDARD.decode(text).unwrap_or_default();
            exchange.body = String::from_utf8_lossy(&bytes).into_owned();
        } else {
            text.clone_into(&mut exchange.body);
        }
    }
}

impl Exchange {
    fn end(&mut self, now: f64) {
        self.ended = true;
        self.lasted.1 = now;
    }

    fn answered(&mut self, response: &Value) {
        self.status = response["status"].as_u64().unwrap_or(0);
        for (name, value) in response["headers"].as_object().into_iter().flatten() {
            // Writing to a string does not fail.
            let _ = writeln!(self.head, "{name}: {}", text(value));
        }
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or("").to_owned()
}
