//! Which language somebody reads.

use words::{Language, Words, negotiate};

use crate::failure::Failure;
use crate::foreign::quoted;

/// Where the environment says it, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The words for a reader: of the language asked for, else of the one that the environment names.
pub fn reader(asked: Option<&str>, variable: impl Fn(&str) -> Option<String>) -> Result<Words, Failure> {
    let spoken = spoken(variable);
    let Some(tag) = asked else { return Ok(spoken) };
    Language::find(tag).map(Words::of).ok_or_else(|| {
        let languages = Language::ALL.map(|language| format!("{} ({})", language.tag(), language.name()));
        Failure::Wrong(spoken.prompt_no_such_language().languages(languages.join(", ")).text(quoted(tag)))
    })
}

/// The words of the language that the environment names.
pub fn spoken(variable: impl Fn(&str) -> Option<String>) -> Words {
    let named = VARIABLES.into_iter().filter_map(variable).find(|value| !value.is_empty());
    Words::of(negotiate(&named.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(asked: Option<&str>, variables: &[(&str, &str)]) -> Language {
        let variable = |name: &str| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        reader(asked, variable).expect("a language").language()
    }

    #[test]
    fn what_is_asked_for_goes_before_the_environment_and_there_the_strongest_variable() {
        assert_eq!(of(None, &[]), Language::English);
        assert_eq!(of(None, &[("LANG", "de_AT.UTF-8")]), Language::German);
        assert_eq!(of(None, &[("LANG", "de"), ("LC_MESSAGES", "fr_FR"), ("LC_ALL", "")]), Language::French);
        assert_eq!(of(None, &[("LANG", "de"), ("LC_MESSAGES", "fr"), ("LC_ALL", "nl")]), Language::Dutch);
        assert_eq!(of(Some("en"), &[("LC_ALL", "nl")]), Language::English);
    }

    #[test]
    fn an_unknown_language_is_answered_with_those_there_are() {
        let said = reader(Some("xx"), |_| Some("de".to_owned())).expect_err("no language").to_string();
        assert!(said.starts_with("Unbekannte Sprache „xx“. Es gibt: en (English), de (Deutsch)"), "{said}");
    }
}
