//! Reads the word files and writes a method for every message, so that a message nobody wrote can't be said.
//!
//! The English files decide which messages there are and which variables they take. A language that lacks a
//! message, has one too many or uses other variables does not compile.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The languages, English first: the others are held to it.
const LANGUAGES: [&str; 4] = ["en", "de", "fr", "nl"];

/// How the comment of a file begins whose messages are meant for pages that may not be there yet.
const VOCABULARY: &str = "Vocabulary.";

/// A message of one language.
struct LanguageMessage {
    /// Variables and messages it refers to, in the order they are first met.
    variables: Vec<String>,
    references: Vec<String>,
    /// Its text on one line.
    text: String,
}

/// The files of one language: topic by topic, its messages in order.
#[derive(Default)]
struct LanguageFiles {
    topics: BTreeMap<String, Vec<String>>,
    messages: BTreeMap<String, LanguageMessage>,
    vocabulary: BTreeSet<String>,
}

fn main() {
    println!("cargo::rerun-if-changed=ftl");
    println!("cargo::rerun-if-changed=build.rs");
    let mut problems = Vec::new();
    let languages = LANGUAGES.map(|tag| read(tag, &mut problems));
    let [english, others @ ..] = &languages;
    for (tag, other) in LANGUAGES[1..].iter().zip(others) {
        compare(english, tag, other, &mut problems);
    }
    assert!(problems.is_empty(), "the word files disagree:\n{}", problems.join("\n"));
    let directory = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&directory).join("text.rs"), generate(english))
        .expect("the directory can be written");
}

fn read(tag: &str, problems: &mut Vec<String>) -> LanguageFiles {
    let mut language = LanguageFiles::default();
    let directory = Path::new("ftl").join(tag);
    let files = fs::read_dir(&directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    for file in files {
        let path = file.expect("a directory's entry").path();
        let topic = path.file_stem().and_then(|name| name.to_str()).expect("a plain name").to_owned();
        let source = fs::read_to_string(&path).expect("a readable word file");
        let place = path.display();
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(resource, errors)| {
            problems.extend(errors.iter().map(|error| format!("{place}: {error}")));
            resource
        });
        let mut ids = Vec::new();
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.to_owned();
                    if !id.starts_with(&format!("{topic}-")) {
                        problems.push(format!("{place}: “{id}” must begin with “{topic}-”"));
                    }
                    let (Some(value), true) = (message.value, message.attributes.is_empty()) else {
                        problems.push(format!("{place}: “{id}” must have a text and no attributes"));
                        continue;
                    };
                    let (mut variables, mut references) = (Vec::new(), Vec::new());
                    walk(&value, &mut variables, &mut references);
                    let text = one_line(&source, &id);
                    let message = LanguageMessage { variables, references, text };
                    if language.messages.insert(id.clone(), message).is_some() {
                        problems.push(format!("{place}: “{id}” stands twice"));
                    }
                    ids.push(id);
                }
                Entry::Term(term) => problems.push(format!("{place}: terms are not used: {}", term.id.name)),
                Entry::ResourceComment(comment) => {
                    if comment.content.first().is_some_and(|line| line.starts_with(VOCABULARY)) {
                        language.vocabulary.insert(topic.clone());
                    }
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::Junk { .. } => {}
            }
        }
        language.topics.insert(topic, ids);
    }
    for (id, message) in &language.messages {
        for reference in message.references.iter().filter(|name| !language.messages.contains_key(*name)) {
            problems.push(format!("{tag}: “{id}” refers to “{reference}”, which is not there"));
        }
    }
    language
}

/// Collects the variables and messages that a pattern refers to.
fn walk(pattern: &Pattern<&str>, variables: &mut Vec<String>, references: &mut Vec<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => walk_inline(inline, variables, references),
            Expression::Select { selector, variants } => {
                walk_inline(selector, variables, references);
                for variant in variants {
                    walk(&variant.value, variables, references);
                }
            }
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, variables: &mut Vec<String>, references: &mut Vec<String>) {
    let (list, name) = match inline {
        InlineExpression::VariableReference { id } => (variables, id.name),
        InlineExpression::MessageReference { id, .. } => (references, id.name),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => return,
        other => panic!("word files use variables, other messages and plain text only, not {other:?}"),
    };
    if !list.iter().any(|known| known == name) {
        list.push(name.to_owned());
    }
}

/// The source of a message on one line, for its documentation.
fn one_line(source: &str, id: &str) -> String {
    let lines = source.lines().skip_while(|line| !line.starts_with(&format!("{id} =")));
    let mut text = String::new();
    for (place, line) in lines.enumerate() {
        if place > 0 && !line.starts_with(' ') {
            break;
        }
        text.push(' ');
        text.push_str(line.trim());
    }
    text.trim().trim_start_matches(id).trim_start_matches(" =").trim().to_owned()
}

impl LanguageFiles {
    /// The variables of a message and of those it refers to, in the order they are met.
    fn variables(&self, id: &str) -> Vec<String> {
        let Some(message) = self.messages.get(id) else { return Vec::new() };
        let mut all = message.variables.clone();
        for reference in &message.references {
            for variable in self.variables(reference) {
                if !all.contains(&variable) {
                    all.push(variable);
                }
            }
        }
        all
    }
}

fn compare(english: &LanguageFiles, tag: &str, other: &LanguageFiles, problems: &mut Vec<String>) {
    for topic in other.topics.keys().filter(|topic| !english.topics.contains_key(*topic)) {
        problems.push(format!("{tag}: there is no {topic}.ftl in English"));
    }
    for id in english.messages.keys() {
        if !other.messages.contains_key(id) {
            problems.push(format!("{tag}: “{id}” is missing"));
            continue;
        }
        let sorted = |language: &LanguageFiles| language.variables(id).into_iter().collect::<BTreeSet<_>>();
        let (wanted, used) = (sorted(english), sorted(other));
        if wanted != used {
            problems.push(format!("{tag}: “{id}” uses {used:?}, in English {wanted:?}"));
        }
    }
    for id in other.messages.keys().filter(|id| !english.messages.contains_key(*id)) {
        problems.push(format!("{tag}: “{id}” is not in English"));
    }
}

/// The methods, the sources and the list of topics.
fn generate(english: &LanguageFiles) -> String {
    // A sentence takes as many values as are told in it.
    let mut code = String::from("#[allow(clippy::too_many_arguments)]\nimpl Words {\n");
    for id in english.topics.values().flatten() {
        method(&mut code, id, &english.variables(id), &english.messages[id].text);
    }
    code.push_str("}\n\n#[allow(clippy::too_many_lines)]\npub(crate) const fn sources(language: Language) -> &'static [&'static str] {\n    match language {\n");
    for (tag, name) in LANGUAGES.iter().zip(["English", "German", "French", "Dutch"]) {
        let _ = writeln!(code, "        Language::{name} => &[");
        for topic in english.topics.keys() {
            let path = format!("/ftl/{tag}/{topic}.ftl");
            let _ = writeln!(
                code,
                "            include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"{path}\")),"
            );
        }
        code.push_str("        ],\n");
    }
    code.push_str("    }\n}\n\n/// Every topic with its messages.\npub const TOPICS: &[Topic] = &[\n");
    for (topic, ids) in &english.topics {
        let vocabulary = english.vocabulary.contains(topic);
        let _ = writeln!(code, "    Topic {{ name: \"{topic}\", vocabulary: {vocabulary}, messages: &[");
        for id in ids {
            let _ = writeln!(
                code,
                "        Message {{ id: \"{id}\", variables: &{:?} }},",
                english.variables(id)
            );
        }
        code.push_str("    ] },\n");
    }
    code.push_str("];\n");
    code
}

fn method(code: &mut String, id: &str, variables: &[String], text: &str) {
    let name = id.replace('-', "_");
    // What has backticks itself stands between two of them.
    let _ = if text.contains('`') {
        writeln!(code, "    /// `` {text} ``")
    } else {
        writeln!(code, "    /// `{text}`")
    };
    if variables.is_empty() {
        let _ = writeln!(code, "    pub fn {name}(self) -> Cow<'static, str> {{ self.plain(\"{id}\") }}");
        return;
    }
    // Who does something is one thing: whether it is the viewer, and the name otherwise.
    let who = ["person", "name"].iter().all(|part| variables.iter().any(|variable| variable == part));
    let others = variables.iter().filter(|variable| !(who && matches!(variable.as_str(), "person" | "name")));
    // By the alphabet: the order of parameters must not change with the wording of a sentence.
    let others: BTreeSet<_> = others.collect();
    let mut parameters = Vec::new();
    let mut arguments = Vec::new();
    if who {
        parameters.push("who: &Subject".to_owned());
        arguments.push("(\"person\", who.person())".to_owned());
        arguments.push("(\"name\", who.name().into())".to_owned());
    }
    for variable in others {
        parameters.push(format!("{variable}: impl Into<Value<'a>>"));
        arguments.push(format!("(\"{variable}\", {variable}.into())"));
    }
    let lifetime = if parameters.iter().any(|parameter| parameter.contains("'a")) { "<'a>" } else { "" };
    let _ = writeln!(
        code,
        "    pub fn {name}{lifetime}(self, {}) -> String {{ self.filled(\"{id}\", [{}]) }}",
        parameters.join(", "),
        arguments.join(", ")
    );
}
