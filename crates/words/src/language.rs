//! Which language somebody reads.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use rules::language::Language;
use unic_langid::LanguageIdentifier;

/// The language that suits a wish best: a browser's `Accept-Language` (`de-AT,de;q=0.9,en;q=0.5`), or what the
/// environment says in `LANGUAGE`, `LC_ALL` or `LANG` (`nl_BE.UTF-8`, `fr_CA:en`). English if nothing suits.
pub fn negotiate(wish: &str) -> Language {
    let available = Language::ALL.map(identifier);
    let wanted = wishes(wish);
    let found = negotiate_languages(&wanted, &available, None, NegotiationStrategy::Lookup);
    let place = found.first().and_then(|first| available.iter().position(|known| known == *first));
    place.map_or(Language::default(), |place| Language::ALL[place])
}

pub(crate) fn identifier(language: Language) -> LanguageIdentifier {
    language.tag().parse().expect("our tags are tags")
}

/// The most languages of a wish that are looked at: nobody reads more, and a header may be long.
const MOST_WISHES: usize = 32;

/// The requested languages, the most preferred first; anything that isn't a language, or is refused (`q=0`), is left
/// out.
fn wishes(wish: &str) -> Vec<LanguageIdentifier> {
    let mut weighed = Vec::new();
    for one in wish.split([',', ':']).take(MOST_WISHES) {
        let mut parts = one.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default();
        let tag = tag.split(['.', '@']).next().unwrap_or_default();
        let weight =
            parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse::<f32>().ok());
        let (Ok(tag), Some(weight)) = (tag.parse::<LanguageIdentifier>(), weight) else { continue };
        if weight > 0.0 && !tag.language.is_empty() {
            weighed.push((weight, tag));
        }
    }
    // A stable sort: equal wishes stay in the order they were written.
    weighed.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    weighed.into_iter().map(|(_, tag)| tag).collect()
}

/// What English, German, French and Dutch say: the languages whose forms our tests know.
#[cfg(test)]
pub(crate) fn four(say: impl Fn(crate::Words) -> String) -> [String; 4] {
    use Language::{Dutch, English, French, German};
    [English, German, French, Dutch].map(|language| say(crate::Words::of(language)))
}

#[cfg(test)]
mod tests {
    use super::Language::{Dutch, English, French, German};
    use super::*;

    #[test]
    fn a_browser_and_an_environment_are_understood() {
        for (wish, language) in [
            ("de", German),
            ("de-AT,de;q=0.9,en;q=0.5", German),
            ("en;q=0.3, fr-CA;q=0.8", French),
            ("tlh-ES,tlh;q=0.9,nl-BE;q=0.4", Dutch),
            ("de;q=0, nl", Dutch),
            ("de;q=0", English),
            ("*", English),
            ("nl_BE.UTF-8", Dutch),
            ("fr_CH@euro", French),
            ("vo:de_DE:en", German),
            ("C.UTF-8", English),
            ("POSIX", English),
            ("", English),
            ("vo, tlh-Hant-TW", English),
            ("de-Latn-CH-1996", German),
            (" ,;q=,;;,\u{1b}[2J, fr ;q=1", French),
            ("fr;q=nonsense, nl;q=0.1", Dutch),
        ] {
            assert_eq!(negotiate(wish), language, "{wish}");
        }
    }

    #[test]
    fn a_long_wish_is_cut_off() {
        let wish = "tlh,".repeat(100_000) + "de";
        assert_eq!(negotiate(&wish), English);
    }

    #[test]
    fn a_tag_names_its_language() {
        for language in Language::ALL {
            assert_eq!(Language::find(language.tag()), Some(language));
            assert_eq!(negotiate(language.tag()), language);
        }
        assert_eq!(Language::find("de-AT"), None);
    }
}
