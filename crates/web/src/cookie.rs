//! A browser's one cookie, with the tokens of all its seats.

use axum::http::{HeaderMap, HeaderValue, header};

/// The cookie's name, and under https one that no other site of the same domain can set.
const PLAIN: &str = "seats";
const SECURE: &str = "__Host-seats";

/// The most tokens in it. All seats that a browser takes have its first one; the others came from other devices.
const MOST: usize = 8;

/// How long a browser keeps it, in seconds: as long as browsers do at most.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// The tokens in a request's cookie: the browser's own, then those of seats that came from elsewhere, the newest last.
pub(crate) fn tokens(headers: &HeaderMap, secure: bool) -> Vec<&str> {
    let name = if secure { SECURE } else { PLAIN };
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let value = pairs.find_map(|(key, value)| (key == name).then_some(value)).unwrap_or("");
    value.split('.').filter(|token| is_token(token)).take(MOST).collect()
}

/// The cookie with these tokens; if they are too many, the oldest of those from elsewhere go.
pub(crate) fn cookie(tokens: &[&str], secure: bool) -> HeaderValue {
    let too_many = tokens.len().saturating_sub(MOST);
    let kept: Vec<_> = tokens.iter().take(1).chain(tokens.iter().skip(1 + too_many)).copied().collect();
    let (name, mark) = if secure { (SECURE, "; Secure") } else { (PLAIN, "") };
    let text = format!("{name}={}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{mark}", kept.join("."));
    HeaderValue::try_from(text).expect("hexadecimal digits and dots")
}

/// A cookie in its place that a browser throws away.
pub(crate) fn forgotten(secure: bool) -> HeaderValue {
    let (name, mark) = if secure { (SECURE, "; Secure") } else { (PLAIN, "") };
    let text = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{mark}");
    HeaderValue::try_from(text).expect("plain words")
}

/// Whether this has the form of a token.
fn is_token(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())])
    }

    #[test]
    fn tokens_are_read_as_they_were_set() {
        let (one, other) = ("0123456789abcdef0123456789abcdef", "ffffffffffffffffffffffffffffffff");
        for secure in [false, true] {
            let set = cookie(&[one, other], secure);
            let set = set.to_str().unwrap();
            assert_eq!(set.contains("; Secure"), secure);
            assert!(set.contains("; HttpOnly; SameSite=Lax") && set.contains("; Path=/;"));
            let pair = set.split(';').next().unwrap();
            assert_eq!(tokens(&headers(&format!("theme=dark; {pair}; x=y")), secure), [one, other]);
            assert!(tokens(&headers(pair), !secure).is_empty());
        }
    }

    #[test]
    fn what_is_no_token_is_left_out_and_the_browsers_own_stays() {
        assert!(tokens(&headers("seats=abc.0123456789ABCDEF0123456789ABCDEF..\u{e9}"), false).is_empty());
        let many: Vec<_> = (0..20).map(|number| format!("{number:032x}")).collect();
        let many: Vec<_> = many.iter().map(String::as_str).collect();
        let set = cookie(&many, false);
        let pair = set.to_str().unwrap().split(';').next().unwrap();
        let headers = headers(pair);
        let kept = tokens(&headers, false);
        assert_eq!((kept[0], &kept[1..]), (many[0], &many[13..]));
    }
}
