//! The word files: all used, all translated, in one tone.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rules::Refusal;
use rules::editions::EDITIONS;
use rules::notation::{ActionFault, AnswerFault, CodeFault};
use rules::option::{OptionFault, Values};
use rules::seat::NameFault;
use rules::setup::SetupFault;
use rules::symbol::{SHAPES, SIXTEEN};
use support::faults;
use words::{Language, TOPICS, Words};

fn preview(language: Language, message: &words::Message) -> String {
    Words::of(language).preview(message, |variable| format!("‹{variable}›").into())
}

/// The messages of a language as they stand in its files.
fn raw(language: Language) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    for topic in TOPICS {
        let path = format!("{}/ftl/{}/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.tag(), topic.name);
        let text = std::fs::read_to_string(path).expect("a word file");
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let begun = line.split_once(" =").filter(|_| !line.starts_with([' ', '}']));
            let rest = begun.map_or(line, |(name, rest)| {
                name.clone_into(&mut id);
                rest
            });
            let message = messages.entry(id.clone()).or_default();
            message.push_str(rest);
            message.push('\n');
        }
    }
    messages
}

/// Messages that are the same as in English, and rightly so.
const SAME: &[(&str, &[&str])] = &[
    (
        "de",
        &[
            "analysis-start",
            "computer-fair",
            "daily-who",
            "edition-name-grand",
            "edition-name-mini",
            "edition-name-original",
            "edition-name-super",
            "guide-sheet-name",
            "home-lobby",
            "option-set",
            "page-ok",
            "page-title",
            "prompt-choice",
            "prompt-command",
            "prompt-edition",
            "prompt-letter",
            "prompt-named",
            "review-player",
            "row-then",
            "seat-computer",
            "seat-computer-number",
            "setup-name",
            "setup-name-of",
            "setup-seat-computer-level",
        ],
    ),
    (
        "fr",
        &[
            "board-pencil",
            "board-points",
            "board-total",
            "command-score",
            "computer-expert",
            "edition-duel",
            "edition-name-grand",
            "edition-name-mini",
            "edition-name-original",
            "edition-name-super",
            "guide-sheet-date",
            "mine-when",
            "option-value-solution-10",
            "option-value-solution-18",
            "page-ok",
            "page-title",
            "prompt-letter",
            "score-points",
            "screen-menu",
            "setup-options",
            "solve-bits",
            "symbol-cyan",
            "symbol-orange",
            "symbol-rectangle",
            "symbol-triangle",
            "symbol-violet",
            "time-minutes",
        ],
    ),
    (
        "nl",
        &[
            "analysis-bits",
            "analysis-start",
            "board-hint",
            "board-markers",
            "computer-beginner",
            "computer-perfect",
            "edition-codes",
            "edition-duel",
            "edition-letters",
            "edition-name-grand",
            "edition-name-mini",
            "edition-name-super",
            "home-lobby",
            "option-hints",
            "option-letters",
            "option-set",
            "page-ok",
            "page-privacy",
            "page-title",
            "prompt-choice",
            "prompt-command",
            "prompt-edition",
            "prompt-letter",
            "prompt-named",
            "record-expected-word",
            "review-player",
            "row-hints",
            "row-then",
            "screen-menu",
            "seat-computer",
            "seat-computer-number",
            "setup-seat-computer-level",
            "time-date",
        ],
    ),
];

#[test]
fn every_message_is_translated() {
    let english = raw(Language::English);
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let alike = |(id, text): (String, String)| (english.get(&id) == Some(&text)).then_some(id);
        let same: BTreeSet<_> = raw(language).into_iter().filter_map(alike).collect();
        let known = SAME.iter().filter(|(tag, _)| *tag == language.tag()).flat_map(|(_, ids)| *ids);
        assert_eq!(same, known.map(ToString::to_string).collect(), "{}", language.tag());
    }
}

#[test]
fn a_sentence_ends_as_one_in_every_language() {
    let ends = |text: &str| text.ends_with(['.', '!', '?', ':', '…']);
    for message in TOPICS.iter().flat_map(|topic| topic.messages) {
        let english = preview(Language::English, message);
        for language in Language::ALL {
            let other = preview(language, message);
            assert_eq!(ends(&other), ends(&english), "{}: {other}", message.id);
        }
    }
}

#[test]
fn no_message_is_unused() {
    let mut sources = String::new();
    for file in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).expect("the sources") {
        sources += &std::fs::read_to_string(file.expect("a file").path()).expect("a source");
    }
    let files = |tag: &str, topic: &str| {
        let path = format!("{}/ftl/{tag}/{topic}.ftl", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("a word file")
    };
    let by_name = named_by_the_rules();
    for topic in TOPICS.iter().filter(|topic| !topic.vocabulary) {
        let text = files("en", topic.name);
        for message in topic.messages {
            let called = sources.contains(&format!(".{}(", message.id.replace('-', "_")));
            let referred = text.contains(&format!("{{ {} }}", message.id));
            assert!(called || referred || by_name.contains(message.id), "{} is never said", message.id);
        }
    }
}

/// The messages that are looked up by a name in the table of editions.
fn named_by_the_rules() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for edition in EDITIONS {
        names.insert(format!("edition-name-{}", edition.id));
        names.insert(format!("edition-about-{}", edition.id));
        for colour in edition.symbols.iter().filter(|_| !edition.shapes.is_empty()) {
            names.insert(format!("symbol-pair-{}", colour.name));
        }
        for rule in edition.options {
            let values: &[&str] = match rule.values {
                Values::Words(values) => values,
                Values::OffOr { .. } => &["off"],
                Values::Number { .. } => &[],
            };
            names.extend(
                values
                    .iter()
                    .map(|value| format!("option-value-{}-{}", rule.key.name(), value.replace('+', "plus"))),
            );
        }
    }
    names.extend(SIXTEEN.iter().chain(SHAPES).map(|symbol| format!("symbol-{}", symbol.name)));
    names
}

#[test]
fn everything_that_the_rules_name_has_a_message() {
    let known: BTreeSet<_> =
        TOPICS.iter().flat_map(|topic| topic.messages).map(|message| message.id).collect();
    for name in named_by_the_rules() {
        assert!(known.contains(name.as_str()), "{name} is missing");
    }
}

#[test]
fn a_shape_has_one_name_alone_and_in_a_pair() {
    let red = &SIXTEEN[0];
    for language in Language::ALL {
        let words = Words::of(language);
        for shape in SHAPES {
            let pair = words.pair(shape, red);
            assert!(pair.contains(&words.symbol(shape)), "{pair}");
        }
        let names: BTreeSet<_> = SHAPES.iter().map(|shape| words.pair(shape, red)).collect();
        assert_eq!(names.len(), SHAPES.len());
    }
}

#[test]
fn colours_and_values_are_told_apart_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        let colours: BTreeSet<_> = SIXTEEN.iter().map(|symbol| words.symbol(symbol)).collect();
        assert_eq!(colours.len(), SIXTEEN.len(), "{language:?}");
        let editions: BTreeSet<_> = EDITIONS.iter().map(|edition| words.edition_name(edition)).collect();
        assert_eq!(editions.len(), EDITIONS.len(), "{language:?}");
        for rule in EDITIONS.iter().flat_map(|edition| edition.options) {
            let Values::Words(values) = rule.values else { continue };
            let told = values
                .iter()
                .map(|value| words.option_value(rule.key, rules::option::OptionValue::Word(value)));
            assert_eq!(told.collect::<BTreeSet<_>>().len(), values.len(), "{language:?}: {:?}", rule.key);
        }
    }
}

/// The player is a friend: du, tu, je.
#[test]
fn nobody_is_addressed_formally() {
    for (language, formal) in [
        (Language::German, &["Ihnen", "Ihre", "Ihren", "Ihr"][..]),
        (Language::Dutch, &["u", "uw", "U", "Uw"][..]),
        (Language::French, &["vos", "Vous", "vous"][..]),
    ] {
        for (id, text) in raw(language) {
            let word = text.split(|c: char| !c.is_alphanumeric()).find(|word| formal.contains(word));
            // In German several friends are “ihr”, with a capital at the beginning of a sentence only.
            let several = word == Some("Ihr") && text.contains(": Ihr ");
            assert!(word.is_none() || several, "{id}: {text}");
        }
    }
}

#[test]
fn codes_for_programs_are_plain_words_and_mean_one_thing_each() {
    let mut codes = Vec::new();
    codes.extend(faults::refusals().iter().map(Refusal::code));
    codes.extend(faults::code_faults().iter().map(CodeFault::code));
    codes.extend(faults::answer_faults().iter().map(AnswerFault::code));
    codes.extend(faults::option_faults().iter().map(OptionFault::code));
    codes.extend(faults::name_faults().iter().map(NameFault::code));
    codes.extend(faults::setup_faults().iter().map(SetupFault::code));
    codes.extend(faults::action_faults().iter().map(ActionFault::code));
    codes.extend(faults::record_faults().iter().map(|it| it.what.code()));
    let plain = |code: &&str| code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    assert!(codes.iter().all(plain), "{codes:?}");
    let distinct: BTreeSet<_> = codes.iter().collect();
    // 35 refusals, 7 faults of codes, 5 of pins, 5 of options, 3 of names, 16 of proposals, 9 of actions and
    // 12 of records of their own; the rest are passed on from what they contain.
    assert_eq!(distinct.len(), 35 + 7 + 5 + 5 + 3 + 16 + 9 + 12, "{distinct:?}");
}
