//! Reads the word files and writes a method for every message, so that a message nobody wrote can't be said.
//!
//! Every folder under `ftl` is a language. The English files decide which messages there are and which variables they
//! take. A language that lacks a message, has one too many or uses other variables does not compile. Only what operators
//! alone read may be left out: it is said in English then.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The language that the others are held to.
const ENGLISH: &str = "en";

/// How the comment of a file, or of a group of messages in it, begins that only operators read.
const OPERATORS: &str = "Operators.";

/// A message of one language.
struct LanguageMessage {
    /// Variables and messages it refers to, in the order they are first met.
    variables: Vec<String>,
    references: Vec<String>,
    /// Its text on one line.
    text: String,
    /// Whether only operators read it.
    operators: bool,
}

/// The files of one language: topic by topic, its messages in order.
#[derive(Default)]
struct LanguageFiles {
    topics: BTreeMap<String, Vec<String>>,
    messages: BTreeMap<String, LanguageMessage>,
}

fn main() {
    println!("cargo::rerun-if-changed=ftl");
    println!("cargo::rerun-if-changed=build.rs");
    let mut problems = Vec::new();
    let mut languages: BTreeMap<_, _> =
        folders().map(|tag| (tag.clone(), read(&tag, &mut problems))).collect();
    let english = languages.remove(ENGLISH).expect("English is the one language that must be there");
    for (tag, other) in &languages {
        compare(&english, tag, other, &mut problems);
    }
    assert!(problems.is_empty(), "the word files disagree:\n{}", problems.join("\n"));
    let directory = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&directory).join("text.rs"), generate(&english, &languages))
        .expect("the directory can be written");
}

/// The languages there are files of, by their tags.
fn folders() -> impl Iterator<Item = String> {
    let folders = fs::read_dir("ftl").expect("the word files").map(|folder| folder.expect("a folder").path());
    folders
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned())
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
        let (mut all, mut group) = (false, false);
        let for_operators =
            |comment: &Comment<&str>| comment.content.first().is_some_and(|line| line.starts_with(OPERATORS));
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
                    let message = LanguageMessage { variables, references, text, operators: all || group };
                    if language.messages.insert(id.clone(), message).is_some() {
                        problems.push(format!("{place}: “{id}” stands twice"));
                    }
                    ids.push(id);
                }
                Entry::Term(term) => problems.push(format!("{place}: terms are not used: {}", term.id.name)),
                Entry::ResourceComment(comment) => all |= for_operators(&comment),
                Entry::GroupComment(comment) => group = for_operators(&comment),
                Entry::Comment(_) | Entry::Junk { .. } => {}
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
    for (id, message) in &english.messages {
        if !other.messages.contains_key(id) {
            if !message.operators {
                problems.push(format!("{tag}: “{id}” is missing"));
            }
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
fn generate(english: &LanguageFiles, others: &BTreeMap<String, LanguageFiles>) -> String {
    let (mut methods, mut sentences) = (String::new(), String::new());
    for id in english.topics.values().flatten() {
        method(&mut methods, &mut sentences, id, &english.variables(id), &english.messages[id].text);
    }
    let mut code = format!("impl Words {{\n{methods}}}\n\n{sentences}\n");
    code.push_str("/// The word files of a language, by its tag.\n#[allow(clippy::too_many_lines)]\n");
    code.push_str(
        "pub(crate) fn sources(tag: &str) -> Option<&'static [&'static str]> {\n    Some(match tag {\n",
    );
    for (tag, files) in others.iter().map(|(tag, files)| (tag.as_str(), files)).chain([(ENGLISH, english)]) {
        let _ = writeln!(code, "        \"{tag}\" => &[");
        for topic in files.topics.keys() {
            let path = format!("/ftl/{tag}/{topic}.ftl");
            let _ = writeln!(
                code,
                "            include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"{path}\")),"
            );
        }
        code.push_str("        ],\n");
    }
    code.push_str("        _ => return None,\n    })\n}\n\n/// Every topic with its messages.\n");
    code.push_str("pub const TOPICS: &[Topic] = &[\n");
    for (topic, ids) in &english.topics {
        let _ = writeln!(code, "    Topic {{ name: \"{topic}\", messages: &[");
        for id in ids {
            let _ = writeln!(
                code,
                "        Message {{ id: \"{id}\", variables: &{:?}, operators: {} }},",
                english.variables(id),
                english.messages[id].operators
            );
        }
        code.push_str("    ] },\n");
    }
    code.push_str("];\n");
    code
}

/// The method of a message. One value is its argument; several are given by name, one after the other, so that no two can
/// be swapped: `words.row_told().code(code).row(3)`.
fn method(methods: &mut String, sentences: &mut String, id: &str, variables: &[String], text: &str) {
    let name = id.replace('-', "_");
    // What has backticks itself stands between two of them.
    let _ = if text.contains('`') {
        writeln!(methods, "    /// `` {text} ``")
    } else {
        writeln!(methods, "    /// `{text}`")
    };
    if variables.is_empty() {
        let _ = writeln!(methods, "    pub fn {name}(self) -> Cow<'static, str> {{ self.plain(\"{id}\") }}");
        return;
    }
    // Who does something is one thing: whether it is the viewer, and the name otherwise.
    let who = ["person", "name"].iter().all(|part| variables.iter().any(|variable| variable == part));
    let others = variables.iter().filter(|variable| !(who && matches!(variable.as_str(), "person" | "name")));
    // By the alphabet: rewording a sentence must not change its calls.
    let others: Vec<_> = others.collect::<BTreeSet<_>>().into_iter().collect();
    let begun = format!("Sentence::new(self, \"{id}\")") + if who { ".about(who)" } else { "" };
    let parameter = if who { ", who: &Subject" } else { "" };
    match others[..] {
        [] => {
            let _ =
                writeln!(methods, "    pub fn {name}(self, who: &Subject) -> String {{ {begun}.said() }}");
        }
        [one] => {
            let who = if who { "who: &'a Subject, " } else { "" };
            let _ = writeln!(
                methods,
                "    pub fn {name}<'a>(self, {who}{one}: impl Into<Value<'a>>) -> String {{ {begun}.with(\"{one}\", {one}).said() }}"
            );
        }
        [..] => {
            let kind = camel(id);
            let lived = if who { "'_" } else { "'static" };
            let _ = writeln!(
                methods,
                "    pub fn {name}(self{parameter}) -> {kind}<{lived}, 0> {{ {kind}({begun}) }}"
            );
            steps(sentences, id, &kind, &others);
        }
    }
}

/// A type for a sentence with several values: it takes them by name, in one order, and is said with the last.
fn steps(sentences: &mut String, id: &str, kind: &str, variables: &[&String]) {
    let _ = writeln!(sentences, "/// `{id}`, which still wants some of its values.\n#[must_use]");
    let _ = writeln!(sentences, "pub struct {kind}<'a, const GIVEN: usize>(Sentence<'a>);\n");
    for (given, variable) in variables.iter().enumerate() {
        let (result, end) = if given + 1 == variables.len() {
            ("String".to_owned(), (String::new(), ".said()"))
        } else {
            (format!("{kind}<'b, {}>", given + 1), (format!("{kind}("), ")"))
        };
        let _ = writeln!(
            sentences,
            "#[allow(clippy::wrong_self_convention, reason = \"a value may be named `new`\")]\nimpl<'a> {kind}<'a, {given}> {{\n    /// The value of `${variable}`.\n    pub fn {variable}<'b>(self, {variable}: impl Into<Value<'b>>) -> {result} where 'a: 'b {{ {}self.0.with(\"{variable}\", {variable}){} }}\n}}\n",
            end.0, end.1
        );
    }
}

/// `row-told` as the name of a type: `RowTold`.
fn camel(id: &str) -> String {
    let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
    id.split('-').map(capital).collect()
}
