//! Cookies: how they are read and set, and the one with the token of all of a browser's seats.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::time::Duration;
use cookie::{Cookie, CookieBuilder, SameSite};
use tables::{HouseError, Token};

use crate::app::App;

/// The cookie's name, and under https one that no other site of the same domain can set.
const PLAIN: &str = "seats";
const SECURE: &str = "__Host-seats";

/// How long a browser keeps a cookie: as long as browsers do at most.
const KEPT: Duration = Duration::days(400);

/// The most cookies of one name that are looked at.
const MOST: usize = 8;

/// What a request's cookies of a name say.
pub(crate) fn values<'h>(headers: &'h HeaderMap, name: &str) -> impl Iterator<Item = &'h str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let cookies = lines.flat_map(Cookie::split_parse).flatten();
    cookies.filter(move |cookie| cookie.name() == name).filter_map(|cookie| cookie.value_raw()).take(MOST)
}

/// A cookie for the whole site that a browser keeps.
pub(crate) fn lasting<'c>(name: &'c str, value: &'c str, secure: bool) -> CookieBuilder<'c> {
    Cookie::build((name, value)).path("/").max_age(KEPT).same_site(SameSite::Lax).secure(secure)
}

/// A cookie for one page and what is below it. No script can read it, and no other site's link sends it.
pub(crate) fn confined<'c>(
    name: &'c str,
    value: &'c str,
    path: &'c str,
    seconds: u32,
    secure: bool,
) -> CookieBuilder<'c> {
    lasting(name, value, secure)
        .path(path)
        .max_age(Duration::seconds(seconds.into()))
        .http_only(true)
        .same_site(SameSite::Strict)
}

/// A cookie in the place of another that a browser throws away.
pub(crate) fn removal(name: &str, secure: bool) -> CookieBuilder<'_> {
    lasting(name, "", secure).max_age(Duration::ZERO)
}

/// The header that sets a cookie of plain words.
pub(crate) fn header(cookie: &CookieBuilder<'_>) -> HeaderValue {
    HeaderValue::try_from(cookie.to_string()).expect("plain words")
}

/// The name of the cookie with the token.
fn name(secure: bool) -> &'static str {
    if secure { SECURE } else { PLAIN }
}

impl App {
    /// The token in a request's cookie: the first that a server issued. Without https another program on the same host can
    /// plant one in front of ours.
    pub(crate) async fn token_of(&self, headers: &HeaderMap) -> Result<Option<Token>, HouseError> {
        for value in values(headers, name(self.origins.is_secure())) {
            if let Some(token) = self.house.token(value).await? {
                return Ok(Some(token));
            }
        }
        Ok(None)
    }
}

/// The cookie with a token.
pub(crate) fn cookie(token: &str, secure: bool) -> HeaderValue {
    header(&lasting(name(secure), token, secure).http_only(true))
}

/// A cookie in its place that a browser throws away.
pub(crate) fn forgotten(secure: bool) -> HeaderValue {
    header(&removal(name(secure), secure).http_only(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_was_set() {
        for secure in [false, true] {
            let set = cookie("0123abcd", secure);
            let set = set.to_str().unwrap();
            assert_eq!((set.contains("; Secure"), set.starts_with("__Host-")), (secure, secure));
            assert!(set.contains("; HttpOnly; SameSite=Lax") && set.contains("; Path=/; Max-Age=34560000"));
            assert!(forgotten(secure).to_str().unwrap().contains("Max-Age=0"));
            let pair = set.split(';').next().unwrap();
            let sent =
                HeaderMap::from_iter([(header::COOKIE, format!("theme=dark; {pair}; x=y").parse().unwrap())]);
            assert_eq!(values(&sent, name(secure)).collect::<Vec<_>>(), ["0123abcd"]);
            assert_eq!(values(&sent, name(!secure)).count(), 0);
        }
    }

    #[test]
    fn a_confined_cookie_stays_at_its_page() {
        let set = confined("open", "abc.2", "/t/ABCDEFG", 3600, true).to_string();
        assert_eq!(set, "open=abc.2; HttpOnly; SameSite=Strict; Secure; Path=/t/ABCDEFG; Max-Age=3600");
    }
}
