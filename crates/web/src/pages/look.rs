//! How somebody wants pages to look and sound, kept in cookies that the server reads, so that no page flickers.

use axum::http::{HeaderMap, HeaderValue};
use pages::PageLook;
use pages::cookie::{LANGUAGE, LOOK};
use words::Language;

use crate::cookie;

/// The look that a browser's cookie says.
pub(crate) fn read(headers: &HeaderMap) -> PageLook {
    value(headers, LOOK).map_or_else(PageLook::default, PageLook::of_words)
}

/// The cookie that says a look.
pub(crate) fn look_cookie(look: PageLook, secure: bool) -> HeaderValue {
    cookie::header(&cookie::lasting(LOOK, &look.to_words(), secure))
}

/// The language that somebody has chosen, if any.
pub(crate) fn chosen_language(headers: &HeaderMap) -> Option<Language> {
    value(headers, LANGUAGE).and_then(Language::find)
}

/// The cookie that says a language.
pub(crate) fn language_cookie(language: Language, secure: bool) -> HeaderValue {
    cookie::header(&cookie::lasting(LANGUAGE, language.tag(), secure))
}

/// Cookies in place of these that a browser throws away.
pub(crate) fn forgotten(secure: bool) -> [HeaderValue; 2] {
    [LOOK, LANGUAGE].map(|name| cookie::header(&cookie::removal(name, secure)))
}

fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookie::values(headers, name).next()
}

#[cfg(test)]
mod tests {
    use axum::http::header;
    use pages::{BoardStyle, Pegs, Theme};

    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())])
    }

    #[test]
    fn a_look_is_read_as_it_was_set() {
        let board = BoardStyle::Slate;
        let look = PageLook {
            theme: Theme::Dark,
            board,
            contrast: true,
            pegs: Pegs::Letters,
            mute: true,
            served: true,
        };
        let set = look_cookie(look, false);
        let pair = set.to_str().unwrap().split(';').next().unwrap().to_owned();
        assert_eq!(read(&headers(&format!("seats=1; {pair}"))), look);
    }

    #[test]
    fn what_nobody_set_is_as_by_default() {
        for cookie in ["look=", "look=purple.🦀", "seats=2", "look", ""] {
            assert_eq!(read(&headers(cookie)), PageLook::default(), "{cookie}");
        }
        assert_eq!(chosen_language(&headers("lang=de")), Some(Language::German));
        assert_eq!(chosen_language(&headers("lang=xx")), None);
    }
}
