//! The laws of the word lists.

use std::collections::HashSet;

use rules::editions::EDITIONS;
use rules::language::Language;
use rules::words::WordList;
use rules::{Code, Edition, Options, Rules};

#[path = "support/rules_of.rs"]
mod rules_of;
use rules_of::rules_of;

/// One list with the texts it is read from.
struct Text {
    language: Language,
    letters: u8,
    all: &'static str,
    common: &'static str,
}

macro_rules! texts {
    ($(($language:ident, $letters:literal, $name:literal)),* $(,)?) => {
        [$(Text {
            language: Language::$language,
            letters: $letters,
            all: include_str!(concat!("../words/", $name, ".txt")),
            common: include_str!(concat!("../words/", $name, ".common.txt")),
        }),*]
    };
}

const TEXTS: [Text; 8] = texts![
    (English, 3, "en-3"),
    (English, 4, "en-4"),
    (German, 3, "de-3"),
    (German, 4, "de-4"),
    (French, 3, "fr-3"),
    (French, 4, "fr-4"),
    (Dutch, 3, "nl-3"),
    (Dutch, 4, "nl-4"),
];

impl Text {
    fn list(&self) -> WordList {
        WordList::new(self.language, self.letters).expect("a list")
    }

    fn rules(&self) -> Rules {
        let options = [format!("language={}", self.language.tag()), format!("letters={}", self.letters)];
        rules_of("word", &options.each_ref().map(String::as_str))
    }

    fn name(&self) -> String {
        format!("{}-{}", self.language.tag(), self.letters)
    }
}

#[test]
fn every_line_is_a_word_of_its_list_and_reads_back_as_itself() {
    for text in &TEXTS {
        let rules = text.rules();
        for (lines, codes) in [(text.all, text.list().all()), (text.common, text.list().common())] {
            let lines: Vec<_> = lines.lines().collect();
            let shown: Vec<_> = codes.iter().map(|code| rules.show(*code)).collect();
            assert_eq!(lines, shown, "{}", text.name());
        }
        assert!(text.all.ends_with('\n') && text.common.ends_with('\n'), "{}", text.name());
    }
}

#[test]
fn words_are_sorted_unique_and_of_the_right_length() {
    for text in &TEXTS {
        for codes in [text.list().all(), text.list().common()] {
            let letters = |code: &Code| code.symbols().len();
            assert!(codes.iter().all(|code| letters(code) == usize::from(text.letters)), "{}", text.name());
            assert!(codes.is_sorted_by(|one, next| one < next), "{}", text.name());
        }
    }
}

#[test]
fn common_words_are_words_and_there_are_enough_of_them_to_draw_from() {
    for text in &TEXTS {
        let all: HashSet<_> = text.list().all().iter().collect();
        for word in text.list().common() {
            assert!(all.contains(word), "{}: {}", text.name(), text.rules().show(*word));
        }
        let count = text.list().common().len();
        assert!(count >= 300, "{} has only {count} common words", text.name());
    }
}

#[test]
fn a_list_is_there_for_every_length_of_a_language_with_words_and_no_other() {
    let word = Edition::find("word").expect("an edition");
    for language in Language::ALL {
        assert_eq!(Language::find(language.tag()), Some(language));
        let has_words = word.word_language(language) == Some(language);
        for letters in 0..=9 {
            let there = WordList::new(language, letters).is_some();
            assert_eq!(there, has_words && WordList::LENGTHS.contains(&letters), "{language:?}: {letters}");
        }
    }
    assert_eq!(Language::find("xx"), None);
}

#[test]
fn whatever_somebody_reads_there_are_words_to_play_with() {
    for edition in EDITIONS {
        for reader in Language::ALL {
            let option = edition.word_language(reader).map(|language| format!("language={}", language.tag()));
            assert_eq!(option.is_some(), edition.words, "{}", edition.id);
            let options = Options::read(edition, option.as_deref());
            assert!(options.is_ok(), "{}: {reader:?}: {options:?}", edition.id);
        }
    }
}

#[test]
fn words_are_found_however_they_are_typed() {
    let table = [
        ("en", "4", "tree", "TREE"),
        ("en", "4", "Book", "BOOK"),
        ("en", "3", "cat", "CAT"),
        ("de", "4", "Haus", "HAUS"),
        ("de", "4", "müde", "MÜDE"),
        ("de", "4", "ÜBER", "ÜBER"),
        ("de", "4", "Fuß", "FUSS"),
        ("de", "4", "FUẞ", "FUSS"),
        ("de", "4", "Fuss", "FUSS"),
        ("de", "3", "Tür", "TÜR"),
        ("de", "3", "Tu\u{308}r", "TÜR"),
        ("de", "3", "Ba\u{308}r", "BÄR"),
        ("de", "4", "BO\u{308}SE", "BÖSE"),
        ("fr", "3", "e\u{301}te\u{301}", "ETE"),
        ("fr", "4", "père", "PERE"),
        ("fr", "4", "PÈRE", "PERE"),
        ("fr", "4", "œuf", "OEUF"),
        ("fr", "3", "été", "ETE"),
        ("nl", "4", "huis", "HUIS"),
        ("nl", "4", "tĳd", "TIJD"),
        ("nl", "4", "TĲD", "TIJD"),
        ("nl", "3", "één", "EEN"),
    ];
    for (language, letters, typed, word) in table {
        let rules = rules_of("word", &[&format!("language={language}"), &format!("letters={letters}")]);
        let read = rules.read_row(typed).unwrap_or_else(|faults| panic!("{language}: {typed}: {faults:?}"));
        assert_eq!(rules.show(read), word, "{language}: {typed}");
    }
}

#[test]
fn a_common_word_of_each_language_may_be_drawn_as_a_secret() {
    let table = [
        ("en", "4", "TIME"),
        ("en", "3", "DOG"),
        ("de", "4", "HAUS"),
        ("de", "3", "TAG"),
        ("fr", "4", "PERE"),
        ("fr", "3", "MER"),
        ("nl", "4", "HUIS"),
        ("nl", "3", "DAG"),
    ];
    for (language, letters, word) in table {
        let rules = rules_of("word", &[&format!("language={language}"), &format!("letters={letters}")]);
        let code = rules.read_secret(word).unwrap_or_else(|faults| panic!("{language}: {word}: {faults:?}"));
        assert!(rules.word_list().expect("a list").common().contains(&code), "{language}: {word}");
    }
}

#[test]
fn each_language_spells_by_its_own_rule() {
    let table = [
        (Language::English, "café", "CAFE"),
        (Language::English, "naïve", "NAIVE"),
        (Language::German, "ÄÖÜäöü", "ÄÖÜÄÖÜ"),
        (Language::German, "ß", "SS"),
        (Language::German, "André", "ANDRE"),
        (Language::French, "çàâéèêëîïôùûüÿ", "CAAEEEEIIOUUUY"),
        (Language::French, "œuvre", "OEUVRE"),
        (Language::French, "æ", "AE"),
        (Language::Dutch, "ĳs", "IJS"),
        (Language::Dutch, "één", "EEN"),
        (Language::Dutch, "coöp", "COOP"),
        (Language::Dutch, "äöü", "AOU"),
        // No rule speaks of these: they stay what they are, and no list has them.
        (Language::English, "ß", "ß"),
        (Language::French, "ø?", "Ø?"),
    ];
    for (language, typed, spelled) in table {
        let given: String = typed.chars().flat_map(|c| language.spell(c)).collect();
        assert_eq!(given, spelled, "{typed} in {language:?}");
    }
}

#[test]
fn only_german_has_umlauts_among_its_letters() {
    for language in Language::ALL {
        let letters: String = language.alphabet().iter().map(|symbol| symbol.letter).collect();
        let umlauts = if language == Language::German { "ÄÖÜ" } else { "" };
        assert_eq!(letters, format!("ABCDEFGHIJKLMNOPQRSTUVWXYZ{umlauts}"));
    }
}
