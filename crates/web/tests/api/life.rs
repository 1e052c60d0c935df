//! What happens at a table beside the match.

use rules::Viewer;
use rules::notation::{RecordKind, read_all};
use serde_json::{Value, json};
use solver::Backend;
use solver::advice::{Advisor, Ground, Limits};
use solver::analysis::Analyst;
use wire::Analysed;

use crate::support::{Fixture, text};

/// Plays the shortest duel there is to its end.
async fn finish(fixture: &Fixture, table: &str, makers: [&str; 2], breakers: [&str; 2]) -> Value {
    let mut last = Value::Null;
    for (maker, breaker) in makers.into_iter().zip(breakers) {
        fixture.act(table, maker, "secret RGBY").await.fine();
        last = fixture.act(table, breaker, "row RGBY").await.fine();
    }
    last["state"].clone()
}

#[tokio::test]
async fn a_rematch_begins_when_both_want_it_and_the_start_moves_on() {
    let fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    let path = format!("/tables/{table}/rematch");
    let early = fixture.post(&path, Some(&ada), &json!({})).await;
    assert_eq!((early.status.as_u16(), early.code()), (409, "running"));
    let over = finish(&fixture, &table, [&ada, &ben], [&ben, &ada]).await;
    assert_eq!(over["view"]["first"], 1);
    let asked = fixture.post(&path, Some(&ada), &json!({})).await.fine();
    assert_eq!(asked["table"]["rematch"], json!([1]));
    let begun = fixture.post(&path, Some(&ben), &json!({ "seat": 2 })).await.fine();
    assert_eq!((&begun["ordinal"], &begun["view"]["first"]), (&json!(2), &json!(2)));
}

#[tokio::test]
async fn a_finished_match_is_kept_as_text_and_json_and_can_be_checked() {
    let fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    let running = fixture.get(&format!("/tables/{table}"), Some(&ben)).await.fine();
    let id = text(&running["match_id"]);
    let stranger = fixture.get(&format!("/matches/{id}"), None).await;
    assert_eq!((stranger.status.as_u16(), stranger.code()), (404, "no-match"));
    fixture.act(&table, &ada, "secret WWKK").await.fine();
    let seen = fixture.get(&format!("/matches/{id}/record"), Some(&ben)).await;
    assert!(!seen.value.to_string().contains("WWKK"), "a breaker reads the secret: {}", seen.value);
    fixture.act(&table, &ben, "row WWKK").await.fine();
    fixture.act(&table, &ben, "secret RGBY").await.fine();
    fixture.act(&table, &ada, "row RGBY").await.fine();

    let record = fixture.get(&format!("/matches/{id}/record"), None).await;
    assert!(record.headers["content-type"].to_str().unwrap().starts_with("text/plain"));
    let (reading, faults) = read_all(record.value.as_str().unwrap());
    assert!(faults.is_empty(), "{faults:?}");
    let reading = reading.unwrap();
    assert_eq!(reading.kind, RecordKind::Finished);
    let shape = fixture.get(&format!("/matches/{id}"), None).await.fine();
    assert_eq!(shape["rounds"][0]["secret"], "WWKK");
    let analysis = fixture.get(&format!("/matches/{id}/analysis"), None).await.fine();
    assert_eq!(analysis["rounds"].as_array().unwrap().len(), 2);
    // The numbers are those that anybody finds who analyses the record.
    let view = reading.game.view(Viewer::Spectator);
    let ground = Ground::new(view.setup.rules().clone()).unwrap();
    let advisor = Advisor::new(&ground, Backend::best());
    let own = Analyst::new(&advisor).game(&view, Limits::default()).unwrap();
    assert_eq!(analysis, serde_json::to_value(Analysed::of(&view, &own, false)).unwrap());
    // A row that hits at once loses what it loses, and the rest is luck.
    let ben = &analysis["seats"][1];
    let beyond = 1.0 - 5625.0 / 1296.0;
    assert!((ben["lost"].as_f64().unwrap() - ben["luck"].as_f64().unwrap() - beyond).abs() < 1e-9, "{ben}");
    assert_eq!(
        (&ben["exact"], &ben["luck_exact"], &analysis["perfect_exact"]),
        (&json!(true), &json!(true), &json!(true))
    );
    assert!((analysis["perfect"].as_f64().unwrap() - 5625.0 / 1296.0).abs() < 1e-9);
}

#[tokio::test]
async fn a_link_moves_a_seat_once() {
    let fixture = Fixture::start().await;
    let (table, ada, _) = fixture.duel().await;
    let made = fixture.post(&format!("/tables/{table}/links"), Some(&ada), &json!({})).await.fine();
    let link = text(&made["link"]);
    assert_eq!(text(&made["address"]), format!("{}/move#{link}", fixture.origin()));
    let phone = fixture.token().await;
    let moved = fixture.post("/links", Some(&phone), &json!({ "link": link })).await.fine();
    assert_eq!((text(&moved["table"]), &moved["seat"]), (table.clone(), &json!(1)));
    fixture.act(&table, &phone, "secret RGBY").await.fine();
    let old = fixture.get(&format!("/tables/{table}?seat=1"), Some(&ada)).await;
    assert_eq!((old.status.as_u16(), old.code()), (403, "seat-moved"));
    let other = fixture.token().await;
    let again = fixture.post("/links", Some(&other), &json!({ "link": link })).await;
    assert_eq!((again.status.as_u16(), again.code()), (410, "link-spent"));
}

#[tokio::test]
async fn phrases_come_from_a_list_and_not_too_often() {
    let fixture = Fixture::start().await;
    let (table, ada, _) = fixture.duel().await;
    let path = format!("/tables/{table}/phrases");
    let curse = fixture.post(&path, Some(&ada), &json!({ "phrase": "you fool" })).await;
    assert_eq!((curse.status.as_u16(), curse.code()), (422, "no-phrase"));
    let said = fixture.post(&path, Some(&ada), &json!({ "phrase": "hello" })).await;
    assert_eq!(said.status, 204);
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(fixture.post(&path, Some(&ada), &json!({ "phrase": "hello" })).await.code().to_owned());
    }
    assert!(codes.iter().any(|code| code == "too-often"), "{codes:?}");
}

#[tokio::test]
async fn a_guest_can_not_close_the_hosts_table() {
    let fixture = Fixture::start().await;
    let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }, { "for": "person" }]);
    let (table, ada) =
        fixture.open(&json!({ "edition": "lock-party", "seats": seats, "public": true })).await;
    let ben = fixture.sit(&table, "Ben").await;
    for (what, body) in [("close", json!({})), ("assignments", json!({ "seat": 3, "for": "computer" }))] {
        let refused = fixture.post(&format!("/tables/{table}/{what}"), Some(&ben), &body).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (403, "not-opener"), "{what}");
    }
    assert_eq!(fixture.post(&format!("/tables/{table}/close"), Some(&ada), &json!({})).await.status, 204);
    let state = fixture.get(&format!("/tables/{table}"), Some(&ben)).await.fine();
    assert_eq!((&state["table"]["archived"], &state["table"]["closed_by"]), (&json!(true), &json!(1)));
    let refused = fixture.post(&format!("/tables/{table}/reopen"), Some(&ben), &json!({})).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (403, "not-opener"));
}

#[tokio::test]
async fn a_link_that_outlives_its_owner_steals_no_seat() {
    let fixture = Fixture::start().await;
    let seats = json!([{ "for": "here" }, { "for": "person" }, { "for": "person" }]);
    let (table, carl) = fixture.open(&json!({ "edition": "lock-party", "seats": seats, "first": 2 })).await;
    let at = |what: &str| format!("/tables/{table}/{what}");
    let (ada, ben) = (fixture.token().await, fixture.token().await);
    let two = json!({ "seat": 2 });
    fixture.post(&at("seats"), Some(&ada), &two).await.fine();
    let made = fixture.post(&at("links"), Some(&ada), &two).await.fine();
    assert_eq!(fixture.post(&at("departures"), Some(&ada), &two).await.status, 204);
    fixture.post(&at("seats"), Some(&ben), &two).await.fine();
    fixture.post(&at("seats"), Some(&ada), &json!({ "seat": 3 })).await.fine();
    fixture.act(&table, &ben, "secret ROSY").await.fine();
    let link = json!({ "link": made["link"] });
    for thief in [&ada, &fixture.token().await] {
        let refused = fixture.post("/links", Some(thief), &link).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (410, "link-spent"));
    }
    let seen = fixture.get(&format!("/tables/{table}?seat=2"), Some(&ben)).await.fine();
    assert_eq!(seen["viewer"], 2, "the seat is still Ben's");
    fixture.get(&format!("/tables/{table}?seat=1"), Some(&carl)).await.fine();
}

#[tokio::test]
async fn the_code_of_the_day_is_ranked_once_an_address() {
    for (flags, ranked) in [(&[][..], false), (&["--daily-shared"], true)] {
        let fixture = Fixture::with(flags).await;
        let (ada, ben) = (fixture.token().await, fixture.token().await);
        let begun = fixture.post("/daily/mini", Some(&ada), &json!({})).await.fine();
        let table = text(&begun["table"]);
        let over = fixture.act(&table, &ada, "resign round").await.fine();
        let secret = text(&over["state"]["view"]["past"][0]["secret"]);
        let begun = fixture.post("/daily/mini", Some(&ben), &json!({})).await.fine();
        fixture.act(&text(&begun["table"]), &ben, &format!("row {secret}")).await.fine();
        let result = fixture.get("/daily/mini", Some(&ben)).await.fine();
        assert_eq!((&result["own"]["ranked"], &result["own"]["marked"]), (&json!(ranked), &json!(true)));
        assert_eq!(result["place"].is_null(), !ranked);
        // No address is written down, in whatever form it could be read.
        for file in std::fs::read_dir(fixture.directory.path()).unwrap() {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            assert!(!bytes.windows(9).any(|bytes| bytes == b"127.0.0.1"));
        }
    }
}

#[tokio::test]
async fn the_code_of_the_day_is_tried_once() {
    let fixture = Fixture::start().await;
    let token = fixture.token().await;
    let begun = fixture.post("/daily/mini", Some(&token), &json!({ "name": "Ada" })).await.fine();
    let table = text(&begun["table"]);
    let again = fixture.post("/daily/mini", Some(&token), &json!({})).await.fine();
    assert_eq!(text(&again["table"]), table);
    let mut rows = 0;
    while rows < 6 {
        rows += 1;
        let done = fixture.act(&table, &token, "row RRRR").await.fine();
        if done["state"]["table"]["phase"] == "over" {
            break;
        }
    }
    let result = fixture.get("/daily/mini", Some(&token)).await.fine();
    assert_eq!((&result["tries"], &result["place"]), (&json!(1), &json!(1)));
    assert_eq!((&result["own"]["rows"], &result["own"]["name"]), (&json!(rows), &json!("Ada")));
    let none = fixture.post("/daily/group", None, &json!({})).await;
    assert_eq!((none.status.as_u16(), none.code()), (409, "no-daily"));
    let future = fixture.get("/daily/mini?date=9999-12-31", None).await;
    assert_eq!((future.status.as_u16(), future.code()), (422, "no-date"));
}

#[tokio::test]
async fn seats_change_hands_between_matches() {
    let fixture = Fixture::start().await;
    let seats = json!([{ "for": "here" }, { "for": "person" }]);
    let (table, ada) = fixture.open(&json!({ "edition": "mini", "seats": seats })).await;
    let named =
        fixture.post(&format!("/tables/{table}/names"), Some(&ada), &json!({ "name": "Ada" })).await.fine();
    assert_eq!(named["table"]["seats"][0]["name"], "Ada");
    let direction = json!({ "name": "a\u{202e}b" });
    assert_eq!(fixture.post(&format!("/tables/{table}/names"), Some(&ada), &direction).await.status, 422);
    let computer = json!({ "seat": 2, "for": "computer beginner" });
    let begun = fixture.post(&format!("/tables/{table}/assignments"), Some(&ada), &computer).await.fine();
    assert_eq!(begun["table"]["phase"], "playing");
    let early = fixture.post(&format!("/tables/{table}/departures"), Some(&ada), &json!({})).await;
    assert_eq!((early.status.as_u16(), early.code()), (409, "running"));

    let (table, ada) = fixture.open(&json!({ "edition": "mini", "seats": seats })).await;
    assert_eq!(fixture.post(&format!("/tables/{table}/close"), Some(&ada), &json!({})).await.status, 204);
    let ben = fixture.token().await;
    let closed = fixture.post(&format!("/tables/{table}/seats"), Some(&ben), &json!({})).await;
    assert_eq!((closed.status.as_u16(), closed.code()), (410, "archived"));
    let open = fixture.post(&format!("/tables/{table}/reopen"), Some(&ada), &json!({})).await.fine();
    assert_eq!(open["table"]["archived"], false);
    fixture.post(&format!("/tables/{table}/seats"), Some(&ben), &json!({})).await.fine();
}
