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
