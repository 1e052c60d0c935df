//! Who may do what from where.

use reqwest::Method;
use serde_json::json;

use crate::support::{Answer, Fixture, text};

const JSON: (&str, &str) = ("content-type", "application/json");

/// Opens a table as a browser would: what comes back.
async fn browse(fixture: &Fixture, headers: &[(&str, &str)]) -> Answer {
    let value = json!({ "edition": "mini", "seats": [{ "for": "here" }, { "for": "person" }] });
    let headers = [headers, &[JSON]].concat();
    fixture.ask(Method::POST, "/api/v1/tables", &headers, Some(value.to_string().into_bytes())).await
}

#[tokio::test]
async fn a_browser_gets_a_cookie_and_no_token_and_a_program_the_reverse() {
    let fixture = Fixture::start().await;
    let page = browse(&fixture, &[("sec-fetch-site", "same-origin")]).await;
    let cookie = page.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    assert!(page.value.get("token").is_none());
    let program = browse(&fixture, &[]).await;
    assert!(!program.headers.contains_key("set-cookie"));
    assert_eq!(text(&program.value["token"]).len(), 32);

    // The same browser keeps its token for its next seat.
    let pair = cookie.split(';').next().unwrap();
    let again = browse(&fixture, &[("cookie", pair), ("sec-fetch-site", "same-origin")]).await;
    assert!(!again.headers.contains_key("set-cookie"), "{:?}", again.headers);
    let mine = fixture.ask(Method::GET, "/api/v1/mine", &[("cookie", pair)], None).await.fine();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn under_https_the_cookie_is_secure() {
    let fixture = Fixture::with(&["--public-url", "https://play.example.org"]).await;
    let page = browse(&fixture, &[("origin", "https://play.example.org")]).await;
    let cookie = page.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-") && cookie.contains("; Secure"), "{cookie}");
    assert!(text(&page.value["link"]).starts_with("https://play.example.org/"));
    let host = browse(&fixture, &[("host", "evil.example"), ("sec-fetch-site", "none")]).await;
    assert!(text(&host.value["link"]).starts_with("https://play.example.org/"), "links come from no header");
}

#[tokio::test]
async fn another_sites_page_gets_nothing_done() {
    let fixture = Fixture::start().await;
    let cookie = ("cookie", "seats=0123456789abcdef0123456789abcdef");
    for headers in [
        &[cookie, ("sec-fetch-site", "cross-site")][..],
        &[cookie, ("origin", "https://evil.example")],
        &[cookie],
        &[("sec-fetch-site", "cross-site")],
    ] {
        let refused = browse(&fixture, headers).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (403, "cross-site"), "{headers:?}");
    }
    let own = fixture.origin();
    browse(&fixture, &[cookie, ("origin", &own)]).await.fine();
    let (table, ..) = fixture.duel().await;
    let path = format!("/api/v1/tables/{table}/stream");
    let refused = fixture.ask(Method::GET, &path, &[("sec-fetch-site", "cross-site")], None).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (403, "cross-site"));
}

#[tokio::test]
async fn a_token_that_is_none_or_somebody_elses_opens_nothing() {
    let fixture = Fixture::start().await;
    let (table, ada, _) = fixture.duel().await;
    let path = format!("/tables/{table}/actions");
    let value = json!({ "seat": 1, "number": 0, "action": "secret RGBY" });
    let none = fixture.post(&path, Some("nonsense"), &value).await;
    assert_eq!((none.status.as_u16(), none.code()), (401, "token"));
    let other = fixture.post(&path, Some("0123456789abcdef0123456789abcdef"), &value).await;
    assert_eq!((other.status.as_u16(), other.code()), (403, "not-yours"));
    let nobody = fixture.post(&path, None, &value).await;
    assert_eq!((nobody.status.as_u16(), nobody.code()), (403, "not-yours"));
    // Tokens stand in no address.
    let query = fixture.get(&format!("/tables/{table}?token={ada}"), None).await;
    assert_eq!(query.status, 400);
    assert!(!query.value.to_string().contains(&ada), "a refusal repeats a token: {}", query.value);
}

#[tokio::test]
async fn every_response_has_the_headers_that_protect_it() {
    let fixture = Fixture::start().await;
    for path in ["/healthz", "/api/v1", "/api/v1/editions", "/api/v1/tables/none", "/nowhere"] {
        let answer = fixture.ask(Method::GET, path, &[], None).await;
        let header = |name: &str| answer.headers.get(name).map_or("", |value| value.to_str().unwrap());
        let policy = header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(header("referrer-policy"), "same-origin", "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert!(!header("x-request-id").is_empty(), "{path}");
        assert!(!answer.headers.contains_key("access-control-allow-origin"), "{path}");
    }
}

#[tokio::test]
async fn who_asks_too_often_is_told_when_to_come_back() {
    let fixture = Fixture::with(&["--requests-per-second", "1", "--requests-at-once", "3"]).await;
    let mut refused = None;
    for _ in 0..50 {
        let answer = fixture.get("/editions/mini", None).await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("fifty requests at once are too many");
    assert_eq!(refused.code(), "too-many");
    let wait: u64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert_eq!(refused.value["wait"], wait);
    assert!(wait >= 1);
    // Who looks after the server is answered all the same.
    assert_eq!(fixture.ask(Method::GET, "/healthz", &[], None).await.status, 200);
}

#[tokio::test]
async fn a_seat_has_a_pace_of_its_own() {
    let fixture = Fixture::with(&["--actions-per-second", "1", "--actions-at-once", "2"]).await;
    let (table, ada, ben) = fixture.duel().await;
    let path = format!("/tables/{table}/actions");
    let value = json!({ "number": 0, "action": "nonsense" });
    let mut codes = Vec::new();
    for _ in 0..20 {
        codes.push(fixture.post(&path, Some(&ben), &value).await.code().to_owned());
    }
    assert!(codes.iter().any(|code| code == "too-many"), "{codes:?}");
    assert_ne!(fixture.post(&path, Some(&ada), &value).await.code(), "too-many");
}

#[tokio::test]
async fn one_address_may_not_open_all_tables() {
    let fixture = Fixture::with(&["--tables-per-hour", "2"]).await;
    assert_eq!(browse(&fixture, &[]).await.status, 201);
    assert_eq!(browse(&fixture, &[]).await.status, 201);
    let refused = browse(&fixture, &[]).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (429, "too-many"));
}

#[tokio::test]
async fn callers_behind_a_trusted_proxy_are_counted_one_by_one() {
    let fixture = Fixture::with(&["--tables-per-hour", "1", "--trusted-proxies", "127.0.0.1"]).await;
    assert_eq!(browse(&fixture, &[("x-forwarded-for", "2001:db8::1")]).await.status, 201);
    assert_eq!(browse(&fixture, &[("x-forwarded-for", "2001:db8::2")]).await.status, 429, "the same /64");
    assert_eq!(browse(&fixture, &[("x-forwarded-for", "2001:db8:1::1")]).await.status, 201);
    assert_eq!(browse(&fixture, &[("x-forwarded-for", "9.9.9.9, 2001:db8::3")]).await.status, 429);
    let untrusting = Fixture::with(&["--tables-per-hour", "1"]).await;
    assert_eq!(browse(&untrusting, &[("x-forwarded-for", "192.0.2.1")]).await.status, 201);
    assert_eq!(browse(&untrusting, &[("x-forwarded-for", "192.0.2.2")]).await.status, 429);
}
