//! Clocks, while no server runs.

use std::time::Duration;

use reqwest::Client;
use serde_json::json;
use tempfile::TempDir;

use crate::asked::{send, text};
use crate::node::{self, Node};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_stands_still_while_the_server_is_stopped() {
    let directory = TempDir::with_prefix("codeknacker-clock-").expect("a directory");
    let database = node::file(directory.path());
    let mut node = Node::start(&database, &[]);
    let client = Client::new();
    let wanted = json!({
        "edition": "original", "first": 1, "options": { "time": "30" },
        "seats": [{ "for": "here" }, { "for": "here" }],
    });
    let issued = send(client.post(format!("{}/api/v1/tokens", node.origin))).await.expect("an answer");
    let token = text(&issued.fine()["token"]);
    let opened = client.post(format!("{}/api/v1/tables", node.origin)).bearer_auth(&token).json(&wanted);
    let opened = send(opened).await.expect("an answer").fine();
    let table = text(&opened["table"]["id"]);
    let act = async |origin: &str, seat: i64, number: i64, action: &str| {
        let body = json!({ "seat": seat, "number": number, "action": action });
        let path = format!("{origin}/api/v1/tables/{table}/actions");
        send(client.post(path).bearer_auth(&token).json(&body)).await.expect("an answer")
    };
    let set = act(&node.origin, 1, 0, "secret RRYB").await.fine();
    let deadline = set["state"]["deadline"].as_i64().expect("a deadline");
    node.kill();
    // Longer than anybody has for a row.
    tokio::time::sleep(Duration::from_secs(32)).await;
    let again = Node::start(&database, &[]);
    let row = act(&again.origin, 2, 1, "row RRYY").await.fine();
    assert_eq!(row["number"], 2);
    assert!(row["state"]["deadline"].as_i64().expect("a deadline") > deadline + 32_000);
}
