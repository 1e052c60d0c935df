//! Advice and analysis under load: thought about once, in time, and fairly.

use std::sync::Arc;
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::json;

use crate::support::{Fixture, text};

/// How long something that has to happen may take on a machine that is busy.
const LONG: Duration = Duration::from_mins(2);

/// A match of the largest game that is counted exactly, given up after some rows: its id. The first row is placed again
/// and again, so that there is much to think about at each.
async fn hard_match(fixture: &Fixture, rows: usize) -> String {
    let seats = json!([{ "for": "here" }, { "for": "computer" }]);
    let options = json!({ "holes": "8", "symbols": "6", "rows": "30" });
    let value = json!({ "edition": "custom", "mode": "solo", "options": options, "seats": seats });
    let (table, token) = fixture.open(&value).await;
    let symbols = ["RRRRYYYY", "GGGGBBBB", "WWWWKKKK", "RYGBWKRY", "YRBGKWYR", "RGWRGWRG"];
    for row in std::iter::repeat_n(&symbols[0], 20).chain(&symbols[1..rows]) {
        fixture.act(&table, &token, &format!("row {row}")).await.fine();
    }
    let done = fixture.act(&table, &token, "resign match").await.fine();
    text(&done["state"]["match_id"])
}

async fn metric(fixture: &Fixture, name: &str) -> u64 {
    let metrics = fixture.ask(Method::GET, "/metrics", &[], None).await;
    let lines = metrics.value.as_str().unwrap().to_owned();
    let found = lines.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    found.unwrap_or_else(|| panic!("{name} in {lines}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_ten_matches_are_analysed_a_hint_still_comes_in_time() {
    let fixture = Arc::new(Fixture::with(&["--advice-threads", "1", "--advice-seconds", "60"]).await);
    let seats = json!([{ "for": "here" }, { "for": "computer" }]);
    let solo = json!({ "edition": "original", "mode": "solo", "seats": seats, "advice": true });
    let (table, token) = fixture.open(&solo).await;
    fixture.act(&table, &token, "row RRYY").await.fine();
    let mut matches = Vec::new();
    for rows in 1..=5 {
        matches.push(hard_match(&fixture, rows).await);
    }
    let mut analyses = Vec::new();
    for id in matches.iter().chain(&matches) {
        let (fixture, path) = (Arc::clone(&fixture), format!("/matches/{id}/analysis"));
        analyses.push(tokio::spawn(async move { fixture.get(&path, None).await.status }));
    }
    let begun = Instant::now();
    while metric(&fixture, "codeknacker_advice_asked").await < 5 {
        assert!(begun.elapsed() < LONG && !analyses.iter().any(tokio::task::JoinHandle::is_finished));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // All five are thought about or wait; they would take minutes.
    let hint = fixture.get(&format!("/tables/{table}/advice"), Some(&token)).await;
    assert_eq!(hint.status, 200, "{}", hint.value);
    assert!(!hint.value["guesses"].as_array().unwrap().is_empty(), "{}", hint.value);
    let waiting = analyses.iter().filter(|analysis| !analysis.is_finished()).count();
    assert!(waiting > 0, "the hint came last");
    for analysis in analyses {
        analysis.abort();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_that_is_asked_again_is_not_thought_about_again() {
    let fixture = Fixture::with(&["--advice-threads", "1", "--advice-seconds", "60"]).await;
    let path = format!("/matches/{}/analysis", hard_match(&fixture, 6).await);
    // Asked at once by many, it is thought about once.
    let asked = futures_util::future::join_all((0..10).map(|_| fixture.get(&path, None))).await;
    let first = asked[0].value.clone();
    for answer in &asked {
        assert_eq!((answer.status.as_u16(), &answer.value), (200, &first));
    }
    assert_eq!(metric(&fixture, "codeknacker_advice_cached_total").await, 9);
    // Asked later, it is known.
    assert_eq!(fixture.get(&path, None).await.value, first);
    assert_eq!(metric(&fixture, "codeknacker_advice_cached_total").await, 10);
}

#[tokio::test]
async fn hints_on_a_page_count_as_done_as_they_do_for_programs() {
    let fixture = Fixture::with(&["--actions-at-once", "5", "--actions-per-second", "1"]).await;
    let seats = json!([{ "for": "here" }, { "for": "computer" }]);
    let solo = json!({ "edition": "mini", "mode": "solo", "seats": seats, "advice": true });
    let (table, token) = fixture.open(&solo).await;
    let bearer = format!("Bearer {token}");
    let page = async |query: &str| {
        let headers = [("authorization", bearer.as_str()), ("accept", "text/html")];
        fixture.ask(Method::GET, &format!("/t/{table}{query}"), &headers, None).await
    };
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(page("?hint=next").await.status.as_u16());
    }
    assert!(statuses[0] == 200 && statuses.contains(&429), "{statuses:?}");
    assert_eq!(page("").await.status, 200, "to look is no deed");
}
