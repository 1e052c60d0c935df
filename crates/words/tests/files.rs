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
use support::{faults, report, room};
use words::{Language, TOPICS, Words};

fn preview(language: Language, message: &words::Message) -> String {
    Words::of(language).preview(message, |variable| format!("‹{variable}›").into())
}

/// The messages of a language as they stand in its files.
fn raw(language: Language) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    for topic in TOPICS {
        let path = format!("{}/ftl/{}/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.tag(), topic.name);
        // A language may leave out files that only operators read.
        let text = std::fs::read_to_string(path).unwrap_or_default();
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

/// A word may be the same in two languages, a sentence can't. `cargo xtask words TAG` lists the words.
#[test]
fn no_sentence_is_left_in_english() {
    let english = raw(Language::English);
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for (id, text) in raw(language) {
            let letters = text.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic));
            let same = letters.count() > 2 && english.get(&id) == Some(&text);
            assert!(!same, "{}: {id} is still English: {text}", language.tag());
        }
    }
}

#[test]
fn every_language_has_a_folder_and_every_folder_a_language() {
    let ftl = Path::new(env!("CARGO_MANIFEST_DIR")).join("ftl");
    let folders =
        std::fs::read_dir(ftl).expect("the word files").map(|folder| folder.expect("a folder").file_name());
    let folders: BTreeSet<_> = folders.map(|name| name.into_string().expect("a plain name")).collect();
    assert_eq!(folders, Language::ALL.iter().map(|language| language.tag().to_owned()).collect());
}

#[test]
fn what_only_operators_read_falls_back_to_english_and_nothing_else() {
    let messages: Vec<_> = TOPICS.iter().flat_map(|topic| topic.messages).collect();
    let operators = ["serve", "store", "keep", "engine", "tree", "contest"];
    for topic in TOPICS {
        let marked = topic.messages.iter().filter(|message| message.operators).count();
        if operators.contains(&topic.name) {
            assert_eq!(marked, topic.messages.len(), "{}", topic.name);
        } else if topic.name != "help" {
            assert_eq!(marked, 0, "{}: players read it", topic.name);
        }
    }
    let commands = ["serve", "health", "backup", "export", "store", "admin"];
    for message in messages.iter().filter(|message| message.id.starts_with("help-")) {
        let command = message.id.split('-').nth(1).expect("a command");
        assert_eq!(message.operators, commands.contains(&command), "{}", message.id);
    }
    let english = Words::of(Language::English);
    let mut left = 0;
    for language in Language::ALL {
        let words = Words::of(language);
        for message in messages.iter().filter(|message| !words.has(message.id)) {
            assert!(message.operators, "{}: {} is missing", language.tag(), message.id);
            let value = |name: &str| format!("‹{name}›").into();
            assert_eq!(words.preview(message, value), english.preview(message, value), "{}", message.id);
            left += 1;
        }
    }
    assert!(left > 0, "nothing falls back: this test shows nothing");
}

#[test]
fn what_has_little_room_fits_in_every_language() {
    let rooms = room::rooms(Path::new(env!("CARGO_MANIFEST_DIR")));
    assert!(rooms.len() > 20, "{rooms:?}");
    for (id, room) in rooms {
        let mut messages = TOPICS.iter().flat_map(|topic| topic.messages);
        let message = messages.find(|message| message.id == id).unwrap_or_else(|| panic!("there is no {id}"));
        assert!(message.variables.is_empty(), "{id}: how long it is depends on what is filled in");
        for language in Language::ALL {
            let text = preview(language, message);
            assert!(text.chars().count() <= room, "{}: {id} has room for {room}: {text}", language.tag());
        }
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

/// Everything that may say something: sources and templates of every crate.
fn sources(folder: &Path, text: &mut String) {
    for file in std::fs::read_dir(folder).expect("a folder") {
        let path = file.expect("a file").path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "html") {
            *text += &std::fs::read_to_string(path).expect("a source");
        }
    }
}

#[test]
fn no_message_is_unused() {
    let (mut said, mut english) = (String::new(), String::new());
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates");
    for one in std::fs::read_dir(crates).expect("the crates") {
        let one = one.expect("a crate").path();
        for folder in ["src", "templates"].map(|name| one.join(name)) {
            if folder.is_dir() {
                sources(&folder, &mut said);
            }
        }
    }
    for text in raw(Language::English).values() {
        english += text;
    }
    let by_name = named_by_the_rules();
    // Methods that are called, and those that are passed on by their path.
    let calls = said.split(['.', ':']).map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        &rest[..end]
    });
    let names: BTreeSet<_> = calls.collect();
    // The help is looked up by the names of commands, and a test there says which.
    let messages = TOPICS.iter().filter(|topic| topic.name != "help").flat_map(|topic| topic.messages);
    let unused = messages.map(|message| message.id).filter(|id| {
        let called = names.contains(id.replace('-', "_").as_str());
        let referred = english.contains(&format!("{{ {id} }}"));
        !(called || referred || by_name.contains(*id))
    });
    let unused: Vec<_> = unused.collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
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

/// docs/GLOSSARY.md says why.
#[test]
fn quotation_marks_are_those_of_the_language_and_apostrophes_are_straight() {
    const MARKS: &str = "“”„«»‚‘’‹›";
    for (language, own) in [
        (Language::English, ['“', '”']),
        (Language::German, ['„', '“']),
        (Language::French, ['«', '»']),
        (Language::Dutch, ['“', '”']),
    ] {
        // There, a mark stands for itself.
        for (id, text) in raw(language).iter().filter(|(id, _)| *id != "screen-help-hint") {
            let marks: Vec<_> = text.chars().filter(|c| MARKS.contains(*c)).collect();
            assert!(marks.chunks(2).all(|pair| *pair == own), "{}: {id}: {text}", language.tag());
            // What a shell or a file wants to have quoted is typed so.
            let is_typed = id.starts_with("help-solve") || id == "help-serve-settings";
            assert!(is_typed || !text.replace("{ \"", "").replace("\" }", "").contains('"'), "{id}: {text}");
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
    // 39 refusals, 7 faults of codes, 5 of pins, 5 of options, 3 of names, 16 of proposals, 9 of actions and
    // 12 of records of their own; the rest are passed on from what they contain.
    assert_eq!(distinct.len(), 39 + 7 + 5 + 5 + 3 + 16 + 9 + 12, "{distinct:?}");
}

#[test]
fn a_translator_is_told_what_is_missing_the_same_as_english_or_too_long() {
    let rooms = room::rooms(Path::new(env!("CARGO_MANIFEST_DIR")));
    let all = || TOPICS.iter().flat_map(|topic| topic.messages);
    let tight = rooms.keys().next().expect("a message with little room").as_str();
    let english = |message: &words::Message| preview(Language::English, message);
    let own = |message: &words::Message| match message.id {
        "serve-at" => None,
        "page-home" => Some(english(message)),
        id if id == tight => Some("Ü".repeat(rooms[tight] + 1)),
        id => Some(id.chars().take(1).collect()),
    };
    let told = report::to_do(all(), &rooms, english, own);
    let ids = |heading: &str| -> Vec<&str> {
        told[heading].iter().filter_map(|line| line.split(": ").next()).collect()
    };
    assert_eq!(ids(report::MISSING), ["serve-at"]);
    assert_eq!(ids(report::SAME), ["page-home"]);
    assert_eq!(ids(report::LONG), [tight]);
    assert_eq!(told.len(), 3, "{told:?}");
}

#[test]
fn values_go_where_their_names_are_in_every_language() {
    for language in Language::ALL {
        let told = Words::of(language).row_told().code("rouge").row(3);
        let (code, row) = (told.find("rouge"), told.find('3'));
        assert!(row.is_some() && code > row, "{}: {told}", language.tag());
    }
}
