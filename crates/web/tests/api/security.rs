//! Who may do what from where.

use reqwest::Method;
use serde_json::json;

use crate::support::{Answer, Fixture, text};

const JSON: (&str, &str) = ("content-type", "application/json");

/// Asks for a token as a browser or a program would: what comes back.
async fn come(fixture: &Fixture, headers: &[(&str, &str)]) -> Answer {
    fixture.ask(Method::POST, "/api/v1/tokens", headers, None).await
}

/// Opens a table with these headers: what comes back.
async fn browse(fixture: &Fixture, headers: &[(&str, &str)]) -> Answer {
    let value = json!({ "edition": "mini", "seats": [{ "for": "here" }, { "for": "person" }] });
    let headers = [headers, &[JSON]].concat();
    fixture.ask(Method::POST, "/api/v1/tables", &headers, Some(value.to_string().into_bytes())).await
}

/// Opens a table as a program with a token of its own: what comes back.
async fn open(fixture: &Fixture, headers: &[(&str, &str)]) -> Answer {
    let bearer = format!("Bearer {}", fixture.token().await);
    browse(fixture, &[headers, &[("authorization", bearer.as_str())]].concat()).await
}

/// The cookie that an answer sets, as it is sent back.
fn cookie(answer: &Answer) -> String {
    answer.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_browser_gets_a_cookie_and_no_token_and_a_program_the_reverse() {
    let fixture = Fixture::start().await;
    let page = come(&fixture, &[("sec-fetch-site", "same-origin")]).await;
    let set = page.headers["set-cookie"].to_str().unwrap();
    assert!(set.contains("; HttpOnly; SameSite=Lax") && !set.contains("Secure"), "{set}");
    assert!(page.value.get("token").is_none());
    let program = come(&fixture, &[]).await;
    assert!(!program.headers.contains_key("set-cookie"));
    assert_eq!(text(&program.value["token"]).len(), 64);

    // The same browser keeps its token.
    let pair = cookie(&page);
    let browser = [("cookie", pair.as_str()), ("sec-fetch-site", "same-origin")];
    assert!(!come(&fixture, &browser).await.headers.contains_key("set-cookie"));
    for _ in 0..2 {
        browse(&fixture, &browser).await.fine();
    }
    let mine = fixture.ask(Method::GET, "/api/v1/mine", &browser, None).await.fine();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_chosen_token_opens_nothing() {
    let fixture = Fixture::start().await;
    let (zeros, old) = ("0".repeat(64), "0".repeat(32));
    for chosen in [&zeros, &old, "nonsense"] {
        let refused = browse(&fixture, &[("authorization", &format!("Bearer {chosen}"))]).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (401, "token"), "{chosen}");
    }
    // A real one with a digit changed, in either half.
    let token = fixture.token().await;
    for place in [0, 63] {
        let mut digits = token.clone().into_bytes();
        digits[place] = if digits[place] == b'0' { b'1' } else { b'0' };
        let refused = fixture.get("/mine", Some(std::str::from_utf8(&digits).unwrap())).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (401, "token"), "{place}");
    }
}

#[tokio::test]
async fn a_planted_cookie_is_ignored_and_replaced() {
    let fixture = Fixture::start().await;
    for planted in ["0".repeat(64), "0".repeat(32), String::new(), "x.y".to_owned()] {
        let planted = format!("seats={planted}");
        let browser = [("cookie", planted.as_str()), ("sec-fetch-site", "same-origin")];
        let refused = browse(&fixture, &browser).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (401, "no-token"), "{planted}");
        // The first page with a form brings a cookie of its own, by which tables can be opened.
        for path in ["/", "/new", "/daily", "/move"] {
            let page = fixture.ask(Method::GET, path, &browser, None).await;
            let own = cookie(&page);
            assert_ne!(own, planted, "{path}");
            let browser = [("cookie", own.as_str()), ("sec-fetch-site", "same-origin")];
            browse(&fixture, &browser).await.fine();
            let again = fixture.ask(Method::GET, path, &browser, None).await;
            assert!(!again.headers.contains_key("set-cookie"), "{path}");
            // Planted in front of it, as by another program on the same host, it costs nobody their seats.
            let both = format!("{planted}; {own}");
            let browser = [("cookie", both.as_str()), ("sec-fetch-site", "same-origin")];
            browse(&fixture, &browser).await.fine();
            let again = fixture.ask(Method::GET, path, &browser, None).await;
            assert!(!again.headers.contains_key("set-cookie"), "{path}");
        }
    }
    // Pages without such a form bring none.
    for path in ["/rules", "/lobby", "/privacy", "/api/v1/editions"] {
        let page = fixture.ask(Method::GET, path, &[("sec-fetch-site", "none")], None).await;
        assert!(!page.headers.contains_key("set-cookie"), "{path}");
    }
}

#[tokio::test]
async fn a_browser_without_cookies_is_told_so_on_the_page() {
    let fixture = Fixture::start().await;
    let headers = [
        ("sec-fetch-site", "same-origin"),
        ("accept", "text/html"),
        ("content-type", "application/x-www-form-urlencoded"),
    ];
    let body = b"edition=mini&with=computer".to_vec();
    let page = fixture.ask(Method::POST, "/new", &headers, Some(body)).await;
    assert_eq!(page.status, 422);
    assert!(page.value.as_str().unwrap().contains("Allow cookies for this site"), "{}", page.value);
    assert!(page.headers.contains_key("set-cookie"));
}

#[tokio::test]
async fn one_address_may_not_ask_for_all_tokens() {
    let fixture = Fixture::with(&["--tokens-per-hour", "2"]).await;
    assert_eq!(come(&fixture, &[]).await.status, 201);
    assert_eq!(come(&fixture, &[]).await.status, 201);
    let refused = come(&fixture, &[]).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (429, "too-many"));
}

#[tokio::test]
async fn under_https_the_cookie_is_secure() {
    let fixture = Fixture::with(&["--public-url", "https://play.example.org"]).await;
    let page = come(&fixture, &[("origin", "https://play.example.org")]).await;
    let set = page.headers["set-cookie"].to_str().unwrap();
    assert!(set.starts_with("__Host-") && set.contains("; Secure"), "{set}");
    let pair = cookie(&page);
    // The name that any site of the domain could set is not looked at.
    let plain = pair.trim_start_matches("__Host-").to_owned();
    let refused = browse(&fixture, &[("cookie", &plain), ("sec-fetch-site", "same-origin")]).await;
    assert_eq!(refused.code(), "no-token");
    let page = browse(&fixture, &[("cookie", &pair), ("origin", "https://play.example.org")]).await;
    assert!(text(&page.value["link"]).starts_with("https://play.example.org/"));
    let host = open(&fixture, &[("host", "localhost"), ("sec-fetch-site", "none")]).await;
    assert!(text(&host.value["link"]).starts_with("https://play.example.org/"), "links come from no header");
}

#[tokio::test]
async fn another_sites_page_gets_nothing_done() {
    let fixture = Fixture::start().await;
    let pair = cookie(&come(&fixture, &[("sec-fetch-site", "same-origin")]).await);
    let cookie = ("cookie", pair.as_str());
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
    let stranger = fixture.token().await;
    let other = fixture.post(&path, Some(&stranger), &value).await;
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
    let fixture = Fixture::with(&["--tables-per-hour", "2", "--visitors-per-address", "1"]).await;
    assert_eq!(open(&fixture, &[]).await.status, 201);
    assert_eq!(open(&fixture, &[]).await.status, 201);
    let refused = open(&fixture, &[]).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (429, "too-many"));
}

#[tokio::test]
async fn callers_behind_a_trusted_proxy_are_counted_one_by_one() {
    let few = ["--tables-per-hour", "1", "--visitors-per-address", "1"];
    let fixture = Fixture::with(&[&few[..], &["--trusted-proxies", "127.0.0.1"]].concat()).await;
    assert_eq!(open(&fixture, &[("x-forwarded-for", "2001:db8::1")]).await.status, 201);
    assert_eq!(open(&fixture, &[("x-forwarded-for", "2001:db8::2")]).await.status, 429, "the same /64");
    assert_eq!(open(&fixture, &[("x-forwarded-for", "2001:db8:1::1")]).await.status, 201);
    assert_eq!(open(&fixture, &[("x-forwarded-for", "9.9.9.9, 2001:db8::3")]).await.status, 429);
    let untrusting = Fixture::with(&few).await;
    assert_eq!(open(&untrusting, &[("x-forwarded-for", "192.0.2.1")]).await.status, 201);
    assert_eq!(open(&untrusting, &[("x-forwarded-for", "192.0.2.2")]).await.status, 429);
}
