//! Server-sent events, read one by one.

use std::collections::VecDeque;

use reqwest::Response;
use serde_json::Value;

/// An event as it came.
#[derive(Clone, Debug)]
pub struct StreamEvent {
    /// Its id; empty if it has none.
    pub id: String,
    /// What kind it is.
    pub name: String,
    /// What it tells.
    pub data: Value,
}

/// A stream of events.
pub struct Events {
    response: Response,
    pending: Vec<u8>,
    ready: VecDeque<StreamEvent>,
}

impl Events {
    /// The events of a response.
    pub fn of(response: Response) -> Self {
        Self { response, pending: Vec::new(), ready: VecDeque::new() }
    }

    /// The next event; none at the end, whether the server ended it or is gone. It may be given up at any moment: what
    /// came by then is kept.
    pub async fn next(&mut self) -> Option<StreamEvent> {
        loop {
            if let Some(event) = self.ready.pop_front() {
                return Some(event);
            }
            let chunk = self.response.chunk().await.ok().flatten()?;
            self.pending.extend_from_slice(&chunk);
            while let Some(end) = self.pending.windows(2).position(|pair| pair == b"\n\n") {
                let lines: Vec<u8> = self.pending.drain(..end + 2).collect();
                self.ready.extend(StreamEvent::read(&String::from_utf8_lossy(&lines)));
            }
        }
    }
}

impl StreamEvent {
    /// Reads an event; a comment that keeps the stream alive is none.
    fn read(lines: &str) -> Option<Self> {
        let field = |name: &str| {
            let line = lines.lines().find_map(|line| line.strip_prefix(name));
            line.map(str::trim).unwrap_or_default().to_owned()
        };
        let name = field("event:");
        let data = serde_json::from_str(&field("data:")).unwrap_or_default();
        (!name.is_empty()).then(|| Self { id: field("id:"), name, data })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_has_a_name_and_a_comment_is_none() {
        let event = StreamEvent::read("event: step\ndata: {\"step\":7}\nid: 1.7\n\n").unwrap();
        assert_eq!((event.name.as_str(), event.id.as_str(), &event.data["step"]), ("step", "1.7", &7.into()));
        assert!(StreamEvent::read(":\n\n").is_none());
    }
}
