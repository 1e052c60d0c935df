//! A browser's one cookie, with the token of all its seats.

use axum::http::{HeaderMap, HeaderValue, header};
use tables::{Error, Token};

use crate::app::App;

/// The cookie's name, and under https one that no other site of the same domain can set.
const PLAIN: &str = "seats";
const SECURE: &str = "__Host-seats";

/// How long a browser keeps it, in seconds: as long as browsers do at most.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// The most cookies of that name that are looked at.
const MOST: usize = 8;

/// What a request's cookies of that name say, whether they are tokens or not. Without https another program on the same
/// host can plant one in front of ours.
fn shown(headers: &HeaderMap, secure: bool) -> impl Iterator<Item = &str> {
    let name = if secure { SECURE } else { PLAIN };
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter_map(move |(key, value)| (key == name).then_some(value)).take(MOST)
}

impl App {
    /// The token in a request's cookie: the first that a server issued.
    pub(crate) async fn token_of(&self, headers: &HeaderMap) -> Result<Option<Token>, Error> {
        for shown in shown(headers, self.origins.is_secure()) {
            if let Some(token) = self.house.token(shown).await? {
                return Ok(Some(token));
            }
        }
        Ok(None)
    }
}

/// The cookie with a token.
pub(crate) fn cookie(token: &str, secure: bool) -> HeaderValue {
    let (name, mark) = if secure { (SECURE, "; Secure") } else { (PLAIN, "") };
    let text = format!("{name}={token}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{mark}");
    HeaderValue::try_from(text).expect("hexadecimal digits")
}

/// A cookie in its place that a browser throws away.
pub(crate) fn forgotten(secure: bool) -> HeaderValue {
    let (name, mark) = if secure { (SECURE, "; Secure") } else { (PLAIN, "") };
    let text = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{mark}");
    HeaderValue::try_from(text).expect("plain words")
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
            assert!(set.contains("; HttpOnly; SameSite=Lax") && set.contains("; Path=/;"));
            let pair = set.split(';').next().unwrap();
            let sent =
                HeaderMap::from_iter([(header::COOKIE, format!("theme=dark; {pair}; x=y").parse().unwrap())]);
            assert_eq!(shown(&sent, secure).collect::<Vec<_>>(), ["0123abcd"]);
            assert_eq!(shown(&sent, !secure).count(), 0);
        }
    }
}
