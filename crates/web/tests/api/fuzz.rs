//! Whatever is sent, the server answers with sense: requests made from its own description, right ones, nearly right
//! ones and wrong ones. None may be answered with a fault of the server's, or with a status that is not described.

use std::fmt::Write as _;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::support::Fixture;

/// Requests for each operation.
const EACH: usize = 40;

/// What the requests are made of: words that mean something here, and some that don't.
struct Known {
    tables: Vec<String>,
    matches: Vec<String>,
    tokens: Vec<String>,
}

/// Values that lie at some edge.
fn odd() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,40}".prop_map(Value::from),
        prop::sample::select(vec![
            "",
            "\0",
            "\u{202e}x",
            "row RGBY",
            "secret RGBY",
            "call",
            "pass",
            "../..",
            "1.1"
        ])
        .prop_map(Value::from),
        prop::collection::vec(any::<u8>(), 0..4).prop_map(Value::from),
        Just(json!({ "for": "here", "nested": { "deep": [[[]]] } })),
        Just(Value::from("x".repeat(5000))),
    ]
}

/// One value out of a strategy.
fn draw<T: std::fmt::Debug>(runner: &mut TestRunner, strategy: impl Strategy<Value = T>) -> T {
    strategy.new_tree(runner).expect("a value").current()
}

/// Whether something happens that has so many chances in ten.
fn chance(runner: &mut TestRunner, in_ten: u32) -> bool {
    draw(runner, 0_u32..10) < in_ten
}

/// A value for a schema: mostly one that fits.
fn value(runner: &mut TestRunner, document: &Value, schema: &Value, name: &str) -> Value {
    if chance(runner, 1) {
        return draw(runner, odd());
    }
    if let Some(path) = schema["$ref"].as_str() {
        let schema = document.pointer(path.trim_start_matches('#')).expect("a schema");
        return value(runner, document, schema, name);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let choice = draw(runner, prop::sample::select(choices.clone()));
        return value(runner, document, &choice, name);
    }
    if let Some(choices) = schema["enum"].as_array() {
        return draw(runner, prop::sample::select(choices.clone()));
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => draw(runner, prop::sample::select(kinds.clone())),
        kind => kind.clone(),
    };
    match kind.as_str() {
        Some("object") => {
            let mut object = Map::new();
            for (field, inner) in schema["properties"].as_object().into_iter().flatten() {
                let required =
                    schema["required"].as_array().is_some_and(|names| names.contains(&json!(field)));
                if required && !chance(runner, 1) || chance(runner, 5) {
                    object.insert(field.clone(), value(runner, document, inner, field));
                }
            }
            Value::Object(object)
        }
        Some("array") => {
            let many = draw(runner, 0_usize..5);
            (0..many).map(|_| value(runner, document, &schema["items"], name)).collect()
        }
        Some("integer") => draw(runner, prop_oneof![(-1_i64..7), any::<i64>()]).into(),
        Some("boolean") => draw(runner, any::<bool>()).into(),
        Some("string") => Value::from(word(runner, name)),
        _ => draw(runner, odd()),
    }
}

/// A text for a field of this name.
fn word(runner: &mut TestRunner, name: &str) -> String {
    let words: &[&str] = match name {
        "edition" => &["original", "lock-party", "group", "word", "grand", "custom", "maxi"],
        "for" => {
            &["here", "person", "computer", "computer expert cunning", "computer beginner contrary", "cat"]
        }
        "mode" => &["table", "solo", "referee", "duo"],
        "action" => &[
            "row RGBY",
            "secret RGBY",
            "answer 1b1w",
            "claim",
            "resign round",
            "abort",
            "call",
            "row",
            "deal",
        ],
        "phrase" => &["hello", "bye", "curse"],
        "language" => &["en", "de", "xx"],
        "date" => &["2026-01-31", "2026-02-31", "9999-01-01", "today"],
        "since" | "Last-Event-ID" => &["1.0", "0.0", "9.9", "-1.2", "1", "99999999999999.1"],
        _ => &["Ada", "", "x", "\u{202e}abc", "a very long name that no seat can have at all"],
    };
    draw(runner, prop::sample::select(words.to_vec())).to_owned()
}

/// One request for an operation; whether it was done.
async fn send(
    fixture: &Fixture,
    runner: &mut TestRunner,
    document: &Value,
    known: &Known,
    path: &str,
    method: &str,
) -> bool {
    let operation = &document["paths"][path][method];
    let (mut address, mut query, mut headers) = (path.to_owned(), String::new(), Vec::new());
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().expect("a name");
        let ids = match name {
            "table" => &known.tables,
            "match" => &known.matches,
            _ => &Vec::new(),
        };
        let text = if !ids.is_empty() && !chance(runner, 2) {
            draw(runner, prop::sample::select(ids.clone()))
        } else {
            match value(runner, document, &parameter["schema"], name) {
                Value::String(text) => text,
                other => other.to_string(),
            }
        };
        let mut encoded = String::new();
        for byte in text.bytes() {
            write!(encoded, "%{byte:02x}").expect("a string takes everything");
        }
        match parameter["in"].as_str() {
            Some("path") => {
                let shown = if encoded.is_empty() { "x" } else { &encoded };
                address = address.replace(&format!("{{{name}}}"), shown);
            }
            Some("query") if chance(runner, 5) => {
                write!(query, "&{name}={encoded}").expect("a string takes everything");
            }
            Some("header") if chance(runner, 5) && text.chars().all(|c| (' '..='~').contains(&c)) => {
                headers.push((name.to_owned(), text));
            }
            _ => {}
        }
    }
    if chance(runner, 7) {
        let token = draw(runner, prop::sample::select(known.tokens.clone()));
        headers.push(("authorization".to_owned(), format!("Bearer {token}")));
    }
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    let body = (!schema.is_null()).then(|| {
        let mut bytes = value(runner, document, schema, "").to_string().into_bytes();
        if chance(runner, 1) && !bytes.is_empty() {
            let place = draw(runner, 0..bytes.len());
            bytes[place] = draw(runner, any::<u8>());
        }
        bytes
    });
    if body.is_some() && !chance(runner, 1) {
        headers.push(("content-type".to_owned(), "application/json".to_owned()));
    }
    let headers: Vec<_> = headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let sent = format!("{address}?{}", query.trim_start_matches('&'));
    let shown = body.as_ref().map(|body| String::from_utf8_lossy(body).into_owned());
    let method = Method::from_bytes(method.to_ascii_uppercase().as_bytes()).expect("a method");
    // A stream has no end: only its beginning is waited for.
    let status = if path.ends_with("/stream") {
        let mut request = fixture.client.request(method.clone(), format!("{}{sent}", fixture.origin()));
        for (name, value) in &headers {
            request = request.header(*name, *value);
        }
        request.send().await.expect("an answer").status()
    } else {
        let answer = fixture.ask(method.clone(), &sent, &headers, body).await;
        if answer.status.is_client_error() {
            let sentence = answer.value["sentence"].as_str().unwrap_or("");
            assert!(!answer.code().is_empty() && !sentence.is_empty(), "{method} {sent}: {}", answer.value);
        }
        answer.status
    };
    assert!(!status.is_server_error(), "{status} for {method} {sent} {headers:?} {shown:?}");
    let described = operation["responses"].get(status.as_str()).is_some();
    assert!(described, "{status} is not described, for {method} {sent} {headers:?} {shown:?}");
    status.is_success()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_is_answered_with_a_fault_of_the_servers() {
    let open =
        ["--requests-per-second", "100000", "--actions-per-second", "100000", "--tables-per-hour", "100000"];
    let fixture = Fixture::with(
        &[&open[..], &["--requests-at-once", "100000", "--streams-per-address", "100"]].concat(),
    )
    .await;
    let document = fixture.get("/openapi.json", None).await.fine();
    let (duel, ada, ben) = fixture.duel().await;
    let state = fixture.act(&duel, &ada, "secret RGBY").await.fine();
    let seats = json!([{ "for": "here" }, { "for": "computer beginner" }, { "for": "person" }]);
    let (party, carl) =
        fixture.open(&json!({ "edition": "lock-party", "seats": seats, "public": true })).await;
    let known = Known {
        tables: vec![duel, party],
        matches: vec![state["state"]["match_id"].as_str().expect("a match").to_owned()],
        tokens: vec![ada, ben, carl, "0123456789abcdef".repeat(4), "no token".to_owned()],
    };
    // The same requests every time: a fault that is found stays found.
    let mut runner =
        TestRunner::new_with_rng(Config::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]));
    let (mut operations, mut done) = (0, 0);
    for (path, item) in document["paths"].as_object().expect("paths") {
        for method in ["get", "post"].into_iter().filter(|method| item.get(method).is_some()) {
            operations += 1;
            for _ in 0..EACH {
                done += u32::from(send(&fixture, &mut runner, &document, &known, path, method).await);
            }
        }
    }
    // Requests that are all wrong would find little.
    assert!(operations > 20 && done > 150, "{operations} operations, {done} requests done");
}
