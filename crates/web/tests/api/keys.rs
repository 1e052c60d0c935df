//! Requests sent twice are done once.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Answer, Fixture, text};

async fn keyed(fixture: &Fixture, path: &str, token: Option<&str>, key: &str, value: &Value) -> Answer {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let mut headers = vec![("content-type", "application/json"), ("idempotency-key", key)];
    headers.extend(bearer.iter().map(|bearer| ("authorization", bearer.as_str())));
    fixture.ask(Method::POST, &format!("/api/v1{path}"), &headers, Some(value.to_string().into_bytes())).await
}

#[tokio::test]
async fn a_row_with_a_key_is_placed_once() {
    let fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    fixture.act(&table, &ada, "secret RGBY").await.fine();
    let state = fixture.get(&format!("/tables/{table}"), Some(&ben)).await.fine();
    let path = format!("/tables/{table}/actions");
    let row = json!({ "number": state["number"], "action": "row RRRR" });
    let first = keyed(&fixture, &path, Some(&ben), "k1", &row).await.fine();
    let second = keyed(&fixture, &path, Some(&ben), "k1", &row).await.fine();
    assert_eq!(first["number"], second["number"]);
    assert_eq!(first["state"]["view"], second["state"]["view"]);
    let other = json!({ "number": first["number"], "action": "row YYYY" });
    let reused = keyed(&fixture, &path, Some(&ben), "k1", &other).await;
    assert_eq!((reused.status.as_u16(), reused.code()), (422, "key-reused"));
    let fresh = keyed(&fixture, &path, Some(&ben), "k2", &other).await.fine();
    assert_eq!(fresh["number"].as_i64().unwrap(), first["number"].as_i64().unwrap() + 1);
    // Somebody else's keys are their own.
    let ada_too = json!({ "number": fresh["number"], "action": "abort" });
    keyed(&fixture, &path, Some(&ada), "k1", &ada_too).await.fine();
}

#[tokio::test]
async fn a_table_with_a_key_is_opened_once() {
    let fixture = Fixture::start().await;
    let (_, token) =
        fixture.open(&json!({ "edition": "mini", "seats": [{ "for": "here" }, { "for": "person" }] })).await;
    let value = json!({ "edition": "super", "seats": [{ "for": "here" }, { "for": "person" }] });
    let first = keyed(&fixture, "/tables", Some(&token), "k", &value).await.fine();
    let second = keyed(&fixture, "/tables", Some(&token), "k", &value).await.fine();
    assert_eq!(first["table"]["id"], second["table"]["id"]);
    let other = json!({ "edition": "mini", "seats": [{ "for": "here" }, { "for": "person" }] });
    let reused = keyed(&fixture, "/tables", Some(&token), "k", &other).await;
    assert_eq!((reused.status.as_u16(), reused.code()), (422, "key-reused"));
    for wrong in ["", &"k".repeat(65)] {
        let refused = keyed(&fixture, "/tables", Some(&token), wrong, &other).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (422, "key"));
    }
}

#[tokio::test]
async fn a_seat_with_a_key_is_taken_once() {
    let fixture = Fixture::start().await;
    let seats = json!([{ "for": "here" }, { "for": "person" }, { "for": "person" }]);
    let (table, _) = fixture.open(&json!({ "edition": "lock-party", "seats": seats })).await;
    // Somebody with a token of another table.
    let (_, ben) =
        fixture.open(&json!({ "edition": "mini", "seats": [{ "for": "here" }, { "for": "person" }] })).await;
    let path = format!("/tables/{table}/seats");
    let first = keyed(&fixture, &path, Some(&ben), "k", &json!({})).await.fine();
    let second = keyed(&fixture, &path, Some(&ben), "k", &json!({})).await.fine();
    assert_eq!((&first["seat"], &second["seat"]), (&json!(2), &json!(2)));
    let again = fixture.post(&path, Some(&ben), &json!({})).await;
    assert_eq!((again.status.as_u16(), again.code()), (409, "seated"));
    assert_eq!(text(&second["state"]["table"]["phase"]), "waiting");
}

#[tokio::test]
async fn what_may_be_done_twice_takes_a_key_as_well() {
    let fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    let names = format!("/tables/{table}/names");
    keyed(&fixture, &names, Some(&ada), "n", &json!({ "name": "Eve" })).await.fine();
    keyed(&fixture, &names, Some(&ada), "n2", &json!({ "name": "Ada" })).await.fine();
    let again = keyed(&fixture, &names, Some(&ada), "n", &json!({ "name": "Eve" })).await.fine();
    assert_eq!(again["table"]["seats"][0]["name"], "Ada", "what was sent before is not done again");
    let reused = keyed(&fixture, &names, Some(&ada), "n", &json!({ "name": "Zoe" })).await;
    assert_eq!((reused.status.as_u16(), reused.code()), (422, "key-reused"));

    // A link is followed once, and the answer that got lost is given again.
    let made = fixture.post(&format!("/tables/{table}/links"), Some(&ada), &json!({})).await.fine();
    let (_, phone) =
        fixture.open(&json!({ "edition": "mini", "seats": [{ "for": "here" }, { "for": "person" }] })).await;
    let link = json!({ "link": made["link"] });
    let first = keyed(&fixture, "/links", Some(&phone), "l", &link).await.fine();
    let second = keyed(&fixture, "/links", Some(&phone), "l", &link).await.fine();
    assert_eq!((&first["table"], &first["seat"]), (&second["table"], &second["seat"]));
    let other = keyed(&fixture, "/links", Some(&ben), "l", &link).await;
    assert_eq!((other.status.as_u16(), other.code()), (410, "link-spent"));
}

/// A key as clients draw it.
const KEY: &str = "4f1c7c1e-92a4-4c0b-8a8b-0f3f6b8f2d11";

#[tokio::test]
async fn a_key_is_only_ever_a_key() {
    let fixture = Fixture::start().await;
    let value = json!({ "edition": "lock-party", "seats": [{ "for": "here" }, { "for": "person" }, { "for": "person" }] });
    let (table, ada) = fixture.open(&value).await;
    let path = format!("/tables/{table}/seats");
    let made = fixture.post(&format!("/tables/{table}/links"), Some(&ada), &json!({})).await.fine();
    let link = json!({ "link": made["link"] });
    // Without a token it opens nothing, whatever it is sent with.
    for (path, value) in
        [("/tables", &value), (&path, &json!({})), ("/links", &link), ("/daily/mini", &json!({}))]
    {
        let refused = keyed(&fixture, path, None, KEY, value).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (401, "no-token"), "{path}");
        assert_eq!(refused.value["token"], Value::Null);
    }
    // It does not yield a token either: each is another one.
    let first = keyed(&fixture, "/tokens", None, KEY, &json!({})).await.fine();
    let second = keyed(&fixture, "/tokens", None, KEY, &json!({})).await.fine();
    assert_ne!(first["token"], second["token"]);

    // The same request several times at once, with one token, is one table.
    let ben = text(&first["token"]);
    let sent = (0..8).map(|_| keyed(&fixture, "/tables", Some(&ben), KEY, &value));
    let opened: Vec<_> = futures_util::future::join_all(sent).await.into_iter().map(Answer::fine).collect();
    assert!(opened.iter().all(|answer| answer["table"]["id"] == opened[0]["table"]["id"]));
    // The same key of somebody else is another one.
    let other = keyed(&fixture, "/tables", Some(&text(&second["token"])), KEY, &value).await.fine();
    assert_ne!(other["table"]["id"], opened[0]["table"]["id"]);

    // Neither tokens nor keys nor links stand in the database.
    for secret in [KEY, &ada, &ben, &ada[..32], &text(&made["link"])] {
        for file in std::fs::read_dir(fixture.directory.path()).unwrap() {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            assert!(!bytes.windows(secret.len()).any(|bytes| bytes == secret.as_bytes()), "{secret}");
        }
    }
}

#[tokio::test]
async fn what_happens_beside_the_match_happens_once() {
    let fixture = Fixture::start().await;
    let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
    let (table, ada) = fixture.open(&json!({ "edition": "original", "first": 1, "seats": seats })).await;
    let at = |what: &str| format!("/tables/{table}/{what}");
    let none = json!({});

    // One key is for one thing, wherever it is sent.
    keyed(&fixture, &at("names"), Some(&ada), "n", &json!({ "name": "Eve" })).await.fine();
    let reused = keyed(&fixture, &at("presence"), Some(&ada), "n", &none).await;
    assert_eq!((reused.status.as_u16(), reused.code()), (422, "key-reused"));

    // A link can't be told again: asked again it is another one, and the first is void.
    let first = keyed(&fixture, &at("links"), Some(&ada), "l", &none).await.fine();
    let second = keyed(&fixture, &at("links"), Some(&ada), "l", &none).await.fine();
    assert_ne!(first, second);
    let phone = fixture.token().await;
    let void = fixture.post("/links", Some(&phone), &json!({ "link": first["link"] })).await;
    assert_eq!((void.status.as_u16(), void.code()), (410, "link-replaced"));

    // Closed, opened again, and closed: the old keys do nothing more.
    let state = || async { fixture.get(&format!("/tables/{table}"), Some(&ada)).await.fine() };
    for (what, key, archived) in [("close", "c", true), ("reopen", "r", false), ("close", "c", false)] {
        let answer = keyed(&fixture, &at(what), Some(&ada), key, &none).await;
        assert!(answer.status.is_success(), "{what} {}", answer.value);
        assert_eq!(state().await["table"]["archived"], archived, "{what} {key}");
    }
    keyed(&fixture, &at("close"), Some(&ada), "c2", &none).await;
    let stands = keyed(&fixture, &at("reopen"), Some(&ada), "r", &none).await.fine();
    assert_eq!(stands["table"]["archived"], true);
    keyed(&fixture, &at("reopen"), Some(&ada), "r2", &none).await.fine();

    // With the computer on the free seat the match begins; then nothing is assigned any more, but it was.
    let computer = json!({ "seat": 2, "for": "computer" });
    keyed(&fixture, &at("assignments"), Some(&ada), "a", &computer).await.fine();
    assert_eq!(state().await["table"]["phase"], "playing");
    keyed(&fixture, &at("assignments"), Some(&ada), "a", &computer).await.fine();
    let refused = keyed(&fixture, &at("assignments"), Some(&ada), "a2", &computer).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (409, "running"));

    fixture.act(&table, &ada, "resign match").await.fine();
    keyed(&fixture, &at("rematch"), Some(&ada), "m", &none).await.fine();
    assert_eq!(state().await["table"]["phase"], "playing");
    let again = keyed(&fixture, &at("rematch"), Some(&ada), "m", &none).await.fine();
    assert_eq!(again["table"]["matches"], 2);
    let refused = keyed(&fixture, &at("rematch"), Some(&ada), "m2", &none).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (409, "running"));

    fixture.act(&table, &ada, "resign match").await.fine();
    for _ in 0..2 {
        assert_eq!(keyed(&fixture, &at("departures"), Some(&ada), "d", &none).await.status, 204);
    }
    let refused = keyed(&fixture, &at("departures"), Some(&ada), "d2", &none).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (403, "not-yours"));
}

#[tokio::test]
async fn a_phrase_with_a_key_is_said_once() {
    let fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    let address = format!("{}/api/v1/tables/{table}/stream", fixture.origin());
    let mut stream = fixture.client.get(address).bearer_auth(&ben).send().await.unwrap();
    let mut heard = String::new();
    while !heard.contains("event: table") {
        heard += std::str::from_utf8(&stream.chunk().await.unwrap().unwrap()).unwrap();
    }
    let path = format!("/tables/{table}/phrases");
    for _ in 0..3 {
        let said = keyed(&fixture, &path, Some(&ada), "s", &json!({ "phrase": "hello" })).await;
        assert_eq!(said.status, 204, "{}", said.value);
    }
    let often = keyed(&fixture, &path, Some(&ada), "s2", &json!({ "phrase": "hello" })).await;
    assert_eq!(often.code(), "too-often");
    fixture.act(&table, &ada, "secret RGBY").await.fine();
    while !heard.contains("event: step") {
        heard += std::str::from_utf8(&stream.chunk().await.unwrap().unwrap()).unwrap();
    }
    assert_eq!(heard.matches("\"said\"").count(), 1, "{heard}");
}
