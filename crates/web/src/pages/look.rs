//! How somebody wants pages to look and sound: one cookie, read by the server, so that no page flickers.

use axum::http::{HeaderMap, HeaderValue, header};
use words::Language;

/// The cookie of the look.
const LOOK: &str = "look";

/// The cookie of the language.
const LANGUAGE: &str = "lang";

/// How long a browser keeps them, in seconds: as long as browsers do at most.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// What stands on a peg beside its colour: never nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pegs {
    /// The letter, on the pattern.
    #[default]
    Both,
    /// The pattern, large.
    Patterns,
    /// The letter, large.
    Letters,
}

/// How somebody wants pages to look and sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Look {
    /// Light or dark.
    pub(crate) theme: Theme,
    /// Whether contrast is high in any case; otherwise as the system has it.
    pub(crate) contrast: bool,
    /// What stands on pegs.
    pub(crate) pegs: Pegs,
    /// Whether there is no sound.
    pub(crate) mute: bool,
}

impl Theme {
    /// All of them, in the order they are offered.
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its word.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Pegs {
    /// All of them, in the order they are offered.
    pub(crate) const ALL: [Self; 3] = [Self::Both, Self::Patterns, Self::Letters];

    /// Its word.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Both => "both",
            Self::Patterns => "patterns",
            Self::Letters => "letters",
        }
    }
}

impl Look {
    /// The look that a browser's cookie says.
    pub(crate) fn read(headers: &HeaderMap) -> Self {
        value(headers, LOOK).map_or_else(Self::default, Self::of_words)
    }

    /// The look of words such as `dark.letters`: what they don't say stays as it is by default.
    fn of_words(text: &str) -> Self {
        let has = |word: &str| text.split('.').any(|one| one == word);
        Self {
            theme: Theme::ALL.into_iter().find(|theme| has(theme.name())).unwrap_or_default(),
            contrast: has("contrast"),
            pegs: Pegs::ALL.into_iter().find(|pegs| has(pegs.name())).unwrap_or_default(),
            mute: has("mute"),
        }
    }

    /// The cookie that says this look.
    pub(crate) fn cookie(self, secure: bool) -> HeaderValue {
        let mut text = format!("{}.{}", self.theme.name(), self.pegs.name());
        for (word, said) in [("contrast", self.contrast), ("mute", self.mute)] {
            if said {
                text.push('.');
                text.push_str(word);
            }
        }
        cookie(LOOK, &text, secure)
    }
}

/// The language that somebody has chosen, if any.
pub(crate) fn chosen_language(headers: &HeaderMap) -> Option<Language> {
    value(headers, LANGUAGE).and_then(Language::find)
}

/// The cookie that says a language.
pub(crate) fn language_cookie(language: Language, secure: bool) -> HeaderValue {
    cookie(LANGUAGE, language.tag(), secure)
}

/// Cookies in place of these that a browser throws away.
pub(crate) fn forgotten(secure: bool) -> [HeaderValue; 2] {
    let mark = if secure { "; Secure" } else { "" };
    [LOOK, LANGUAGE].map(|name| {
        let text = format!("{name}=; Path=/; Max-Age=0; SameSite=Lax{mark}");
        HeaderValue::try_from(text).expect("plain words")
    })
}

fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(key, value)| (key == name).then_some(value))
}

fn cookie(name: &str, value: &str, secure: bool) -> HeaderValue {
    let mark = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={KEPT}; SameSite=Lax{mark}");
    HeaderValue::try_from(text).expect("plain words")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())])
    }

    #[test]
    fn a_look_is_read_as_it_was_set() {
        for theme in Theme::ALL {
            for pegs in Pegs::ALL {
                for (contrast, mute) in [(false, false), (true, false), (false, true), (true, true)] {
                    let look = Look { theme, contrast, pegs, mute };
                    let set = look.cookie(false);
                    let pair = set.to_str().unwrap().split(';').next().unwrap().to_owned();
                    assert_eq!(Look::read(&headers(&format!("seats=1; {pair}"))), look);
                }
            }
        }
    }

    #[test]
    fn what_nobody_set_is_as_by_default() {
        for cookie in ["look=", "look=purple.🦀", "seats=2", "look", ""] {
            assert_eq!(Look::read(&headers(cookie)), Look::default(), "{cookie}");
        }
        assert_eq!(chosen_language(&headers("lang=de")), Some(Language::German));
        assert_eq!(chosen_language(&headers("lang=xx")), None);
    }
}
