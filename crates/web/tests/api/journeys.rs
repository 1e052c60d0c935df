//! Whole journeys by the API alone.

use serde_json::{Value, json};

use crate::support::{Fixture, text};

#[tokio::test]
async fn the_editions_are_listed_and_described() {
    let fixture = Fixture::start().await;
    let listed = fixture.get("/editions", None).await.fine();
    let ids: Vec<_> = listed.as_array().unwrap().iter().map(|edition| text(&edition["id"])).collect();
    assert_eq!(ids, rules::editions::EDITIONS.iter().map(|edition| edition.id).collect::<Vec<_>>());
    let one = fixture.get("/editions/grand", None).await.fine();
    assert_eq!(one["holes"], 4);
    let none = fixture.get("/editions/grandest", None).await;
    assert_eq!((none.status.as_u16(), none.code()), (404, "no-edition"));
}

#[tokio::test]
async fn a_duel_is_played_by_two_who_see_what_they_may() {
    let fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    let path = format!("/tables/{table}");
    // Nobody else may look at a private table in play.
    let stranger = fixture.get(&path, None).await;
    assert_eq!((stranger.status.as_u16(), stranger.code()), (403, "no-spectators"));

    fixture.act(&table, &ada, "secret RGBY").await.fine();
    let seen = fixture.get(&path, Some(&ben)).await.fine();
    assert!(!seen.to_string().contains("RGBY"), "the breaker sees the secret: {seen}");
    let own = fixture.get(&path, Some(&ada)).await.fine();
    assert!(own.to_string().contains("RGBY"));

    let done = fixture.act(&table, &ben, "row RGYB").await.fine();
    let seen = done["state"].to_string();
    assert!(seen.contains("\"2b2w\""), "{seen}");
    let done = fixture.act(&table, &ben, "row RGBY").await.fine();
    let past = &done["state"]["view"]["past"][0];
    assert_eq!((text(&past["secret"]), text(&past["end"])), ("RGBY".to_owned(), "solved".to_owned()));
    assert!(past["salt"].is_string() && past["commitment"].is_string());

    // The second round is Ben's to make.
    fixture.act(&table, &ben, "secret WWKK").await.fine();
    let done = fixture.act(&table, &ada, "row WWKK").await.fine();
    assert_eq!(done["state"]["view"]["outcome"]["winners"], json!([1]));
    assert_eq!(done["state"]["table"]["phase"], "over");
    let late = fixture.act(&table, &ada, "row WWKK").await;
    assert_eq!((late.status.as_u16(), late.code()), (409, "match-over"));
}

#[tokio::test]
async fn the_lobby_lists_public_tables_and_a_code_finds_private_ones() {
    let fixture = Fixture::start().await;
    let seats = json!([{ "for": "here" }, { "for": "person" }]);
    let mut public = Vec::new();
    for _ in 0..3 {
        let value = json!({ "edition": "mini", "seats": seats, "public": true });
        public.push(fixture.open(&value).await.0);
    }
    let private = json!({ "edition": "mini", "seats": seats });
    let token = fixture.token().await;
    let opened = fixture.post("/tables", Some(&token), &private).await.fine();
    assert!(text(&opened["link"]).starts_with(&fixture.origin()));

    let first = fixture.get("/tables?joinable=true&limit=2", None).await.fine();
    let next = text(&first["next"]);
    let second = fixture.get(&format!("/tables?joinable=true&limit=2&after={next}"), None).await.fine();
    let ids = |page: &Value| {
        page["tables"].as_array().unwrap().iter().map(|table| text(&table["id"])).collect::<Vec<_>>()
    };
    let mut found = [ids(&first), ids(&second)].concat();
    found.sort();
    public.sort();
    assert_eq!(found, public);

    let code = text(&opened["table"]["code"]);
    let card = fixture.get(&format!("/codes/{}", code.to_uppercase()), None).await.fine();
    assert_eq!(card["id"], opened["table"]["id"]);
    assert_eq!(fixture.get("/codes/nothing", None).await.status, 404);
    let mine = fixture.get("/mine", Some(&token)).await.fine();
    assert_eq!(ids(&mine), [text(&opened["table"]["id"])]);
}

#[tokio::test]
async fn the_computer_answers_and_advice_helps() {
    let fixture = Fixture::start().await;
    let seats = json!([{ "for": "here" }, { "for": "computer expert" }]);
    let value = json!({ "edition": "original", "mode": "solo", "seats": seats });
    let (table, token) = fixture.open(&value).await;
    for _ in 0..10 {
        let advice = fixture.get(&format!("/tables/{table}/advice"), Some(&token)).await.fine();
        let guess = text(&advice["guesses"][0]["guess"]);
        let done = fixture.act(&table, &token, &format!("row {guess}")).await.fine();
        if done["state"]["table"]["phase"] == "over" {
            let analysis = fixture.get(&format!("/tables/{table}/analysis"), Some(&token)).await.fine();
            let rows = analysis["rounds"][0]["rows"].as_array().unwrap().len();
            // Play by the book needs at most six rows, whatever the secret.
            assert!(rows <= 6, "{rows} rows");
            let again = fixture.get(&format!("/tables/{table}/advice"), Some(&token)).await;
            assert_eq!((again.status.as_u16(), again.code()), (409, "nothing-to-advise"));
            return;
        }
    }
    panic!("ten rows were not enough");
}

#[tokio::test]
async fn facts_come_with_the_rows_that_imply_them() {
    let fixture = Fixture::start().await;
    let seats = json!([{ "for": "here" }, { "for": "computer expert" }]);
    let value = json!({ "edition": "original", "mode": "solo", "seats": seats });
    let (table, token) = fixture.open(&value).await;
    let facts = async |path: String| fixture.get(&path, Some(&token)).await.fine();
    assert_eq!(facts(format!("/tables/{table}/facts")).await, json!({ "facts": [] }), "no row, no fact");
    for row in ["RRYY", "GGBB"] {
        fixture.act(&table, &token, &format!("row {row}")).await.fine();
    }
    let told = facts(format!("/tables/{table}/facts")).await;
    let first = &told["facts"][0];
    assert_eq!(first["rows"].as_array().map(Vec::len), Some(1), "the easiest first: {told}");
    assert!(first["left"].is_array() && first["gone"].is_array() && first["about"].is_string(), "{told}");
    // A row that is asked about is checked beside the best.
    let advice = facts(format!("/tables/{table}/advice?row=KKKK")).await;
    let checked = &advice["checked"];
    assert_eq!((&checked["row"], &checked["fits"]), (&json!("KKKK"), &json!(false)), "{advice}");
    assert!(checked["against"].as_array().is_some_and(|rows| !rows.is_empty()), "{advice}");
    assert!(checked["answers"].as_u64() <= advice["guesses"][0]["answers"].as_u64(), "{advice}");
    let wrong = fixture.get(&format!("/tables/{table}/advice?row=KK"), Some(&token)).await;
    assert_eq!((wrong.status.as_u16(), wrong.code()), (400, "parameter"));
    let (duel, ada, ben) = fixture.duel().await;
    fixture.act(&duel, &ada, "secret RGBY").await.fine();
    let refused = fixture.get(&format!("/tables/{duel}/facts"), Some(&ben)).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (403, "no-advice"));
}

#[tokio::test]
async fn puzzles_are_drawn_by_their_seed_and_solved_only_on_demand() {
    let fixture = Fixture::start().await;
    let asked = async |path: &str| fixture.get(path, None).await;
    let puzzle = asked("/puzzles/original?seed=3-2026-11-18").await.fine();
    assert_eq!((&puzzle["edition"], &puzzle["stars"]), (&json!("original"), &json!(3)));
    assert_eq!(puzzle["rows"][0], json!({ "row": "GBRG", "answer": "0b1w" }));
    assert_eq!(puzzle["symbols"], json!(["R", "Y", "G", "B", "W", "K"]));
    assert!(puzzle.get("solution").is_none(), "{puzzle}");
    let solved = asked("/puzzles/original?seed=2026-11-18&stars=3&solution=true").await.fine();
    assert_eq!(solved["solution"], "YWKB");
    let own = asked("/puzzles/custom?options=holes=3,symbols=8&seed=2-own").await.fine();
    assert_eq!(own["options"], json!(["holes=3", "symbols=8"]));
    // A game with fewer rows is another one.
    let short = asked("/puzzles/custom?options=holes=3,symbols=8,rows=8&seed=2-own").await.fine();
    assert_eq!(short["options"], json!(["holes=3", "symbols=8", "rows=8"]));
    let today = asked("/puzzles/group").await.fine();
    assert!(today["held"].is_array() && today["rows"][0]["seat"] == 1, "{today}");
    for (path, status, code) in [
        ("/puzzles/orignal", 404, "no-edition"),
        ("/puzzles/original?seed=Mon%20day", 400, "parameter"),
        ("/puzzles/original?stars=9", 400, "parameter"),
        ("/puzzles/original?language=de", 400, "parameter"),
        ("/puzzles/original?sed=1", 400, "parameter"),
        ("/puzzles/custom?options=holes=9", 400, "parameter"),
        ("/puzzles/custom?options=holes=8,symbols=16", 404, "no-puzzle"),
        ("/puzzles/custom?options=holes=1,symbols=2&stars=2", 404, "no-puzzle"),
    ] {
        let refused = asked(path).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (status, code), "{path}");
    }
}

#[tokio::test]
async fn there_is_no_advice_between_two_who_did_not_want_it() {
    let fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    fixture.act(&table, &ada, "secret RGBY").await.fine();
    let refused = fixture.get(&format!("/tables/{table}/advice"), Some(&ben)).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (403, "no-advice"));
    let early = fixture.get(&format!("/tables/{table}/analysis"), Some(&ben)).await;
    assert_eq!((early.status.as_u16(), early.code()), (409, "nothing-to-analyse"));
}

#[tokio::test]
async fn a_stale_row_gets_how_it_stands() {
    let fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    let before = fixture.get(&format!("/tables/{table}"), Some(&ben)).await.fine();
    fixture.act(&table, &ada, "secret RGBY").await.fine();
    fixture.act(&table, &ben, "row RRRR").await.fine();
    let value = json!({ "number": before["number"], "action": "row YYYY" });
    let stale = fixture.post(&format!("/tables/{table}/actions"), Some(&ben), &value).await;
    assert_eq!((stale.status.as_u16(), stale.code()), (409, "stale"));
    assert!(stale.value["state"]["number"].as_i64() > before["number"].as_i64());
}
