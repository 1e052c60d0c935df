//! Bodies that can't be read get a sentence, in the caller's language.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::Fixture;

const JSON: (&str, &str) = ("content-type", "application/json");

async fn refused(fixture: &Fixture, headers: &[(&str, &str)], body: &[u8]) -> (u16, String) {
    let answer = fixture.ask(Method::POST, "/api/v1/tables", headers, Some(body.to_vec())).await;
    let sentence = answer.value["sentence"].as_str().unwrap_or("");
    assert!(sentence.ends_with('.'), "{}", answer.value);
    (answer.status.as_u16(), answer.code().to_owned())
}

#[tokio::test]
async fn what_cannot_be_read_is_told_apart() {
    let fixture = Fixture::start().await;
    let deep = "[".repeat(8000);
    let large = format!("{{\"edition\":\"{}\"}}", "x".repeat(20_000));
    for (body, status, code) in [
        (&b"{\"edition\":\"\xff\"}"[..], 400, "body-not-utf8"),
        (b"{\"edition\":", 400, "body-not-json"),
        (b"", 400, "body-not-json"),
        (b"{\"edition\":\"mini\",\"edition\":\"grand\",\"seats\":[]}", 400, "body-key-twice"),
        (b"{\"edition\":\"mini\",\"options\":{\"a\":\"1\",\"a\":\"2\"},\"seats\":[]}", 400, "body-key-twice"),
        (deep.as_bytes(), 400, "body-too-deep"),
        (large.as_bytes(), 413, "too-large"),
        (b"[]", 400, "body-shape"),
        (b"{\"edition\":7,\"seats\":[]}", 400, "body-shape"),
        (b"{\"edition\":\"mini\",\"seats\":[],\"sets\":1}", 400, "body-shape"),
        (b"{\"edition\":\"mini\\u0000\",\"seats\":[{\"for\":\"here\"}]}", 422, "no-edition"),
    ] {
        assert_eq!(refused(&fixture, &[JSON], body).await, (status, code.to_owned()));
    }
    assert_eq!(refused(&fixture, &[], b"{}").await, (415, "not-json".to_owned()));
    assert_eq!(refused(&fixture, &[("content-type", "text/plain")], b"{}").await.0, 415);
}

#[tokio::test]
async fn sentences_come_in_the_callers_language() {
    let fixture = Fixture::start().await;
    for (wish, tag, sentence) in [
        ("", "en", "Table not found."),
        ("de-AT,de;q=0.9", "de", "Tisch nicht gefunden."),
        ("fr", "fr", "Table introuvable."),
        ("nl-BE", "nl", "Tafel niet gevonden."),
    ] {
        let path = "/api/v1/tables/none";
        let answer = fixture.ask(Method::GET, path, &[("accept-language", wish)], None).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (404, "no-table"));
        assert_eq!(answer.value["sentence"], sentence);
        assert_eq!(answer.headers["content-language"], tag);
    }
}

#[tokio::test]
async fn what_cannot_be_played_is_told_with_what_could() {
    let fixture = Fixture::start().await;
    let here = json!({ "for": "here" });
    for (value, code, word) in [
        (json!({ "edition": "maxi", "seats": [here] }), "no-edition", "original"),
        (json!({ "edition": "mini", "seats": [here] }), "setup-seat-count", "2"),
        (json!({ "edition": "mini", "seats": [here, { "for": "cat" }] }), "no-who", "computer"),
        (json!({ "edition": "mini", "mode": "duo", "seats": [here, here] }), "no-mode", "solo"),
        (
            json!({ "edition": "mini", "options": { "size": "9" }, "seats": [here, here] }),
            "option-unknown",
            "size",
        ),
        (json!({ "edition": "mini", "rounds": 3, "seats": [here, here] }), "setup-duel-rounds", "even"),
    ] {
        let answer = fixture.post("/tables", None, &value).await;
        assert_eq!(answer.status, 422, "{value}");
        let sentence = answer.value["sentence"].as_str().unwrap();
        assert!(sentence.contains(word), "{sentence}");
        assert_eq!(answer.code(), code, "{sentence}");
    }
}

#[tokio::test]
async fn a_length_in_rounds_and_in_points_at_once_is_refused_by_both_names() {
    let fixture = Fixture::start().await;
    let here = json!({ "for": "here" });
    let value = json!({ "edition": "mini", "rounds": 2, "target": 20, "seats": [here, here] });
    let answer = fixture.post("/tables", None, &value).await;
    assert_eq!((answer.status.as_u16(), answer.code()), (400, "body-both"), "{}", answer.value);
    assert_eq!(answer.value["sentence"], "Give either “rounds” or “target”, not both.");
}

#[tokio::test]
async fn addresses_that_lead_nowhere_say_so() {
    let fixture = Fixture::start().await;
    for (method, path, status, code) in [
        (Method::GET, "/nowhere", 404, "no-such-path"),
        (Method::GET, "/api/v2/tables", 404, "no-such-path"),
        (Method::DELETE, "/api/v1/tables", 405, "wrong-method"),
        (Method::GET, "/api/v1/tables?limit=many", 400, "parameter"),
        (Method::GET, "/api/v1/tables?limit=0", 400, "parameter"),
        (Method::GET, "/api/v1/tables?limit=101", 400, "parameter"),
        (Method::GET, "/api/v1/tables?after=somewhere", 400, "parameter"),
        (Method::GET, "/api/v1/tables/%ff", 400, "parameter"),
        (Method::GET, "/api/v1/tables/none?seat=999", 400, "parameter"),
    ] {
        let answer = fixture.ask(method, path, &[], None).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (status, code), "{path}");
    }
}

#[tokio::test]
async fn the_api_describes_itself() {
    let fixture = Fixture::start().await;
    let document = fixture.get("/openapi.json", None).await.fine();
    // What it names is there.
    let text = document.to_string();
    let references = text.split("#/components/schemas/").skip(1).map(|rest| rest.split('"').next().unwrap());
    for name in references {
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
    for path in ["/api/v1/tables", "/api/v1/tables/{table}/actions", "/api/v1/tables/{table}/stream"] {
        assert!(document["paths"][path].is_object(), "{path}");
    }
    // It says what it is and how callers are known, and every answer says when it is given.
    assert_eq!(document["info"]["title"], "Codeknacker");
    for scheme in ["token", "cookie"] {
        assert!(document["components"]["securitySchemes"][scheme].is_object(), "{scheme}");
    }
    for (path, operations) in document["paths"].as_object().unwrap() {
        for operation in operations.as_object().unwrap().values() {
            for (status, answer) in operation["responses"].as_object().unwrap() {
                let refused = !status.starts_with('2');
                assert!(!refused || answer["description"] != "", "{path} {status}");
            }
        }
    }
    let page = fixture.get("", None).await;
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
    assert!(matches!(page.value, Value::String(text) if text.contains("/api/v1/tables/{table}/actions")));
}
