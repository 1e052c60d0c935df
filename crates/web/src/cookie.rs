//! A browser's one cookie, with the token of all its seats.

use axum::http::{HeaderMap, HeaderValue, header};

/// The cookie's name, and under https one that no other site of the same domain can set.
const PLAIN: &str = "seats";
const SECURE: &str = "__Host-seats";

/// How long a browser keeps it, in seconds: as long as browsers do at most.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// What a request's cookie says, whether it is a token or not.
pub(crate) fn shown(headers: &HeaderMap, secure: bool) -> Option<&str> {
    let name = if secure { SECURE } else { PLAIN };
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(key, value)| (key == name).then_some(value))
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
            assert_eq!(shown(&sent, secure), Some("0123abcd"));
            assert_eq!(shown(&sent, !secure), None);
        }
    }
}
