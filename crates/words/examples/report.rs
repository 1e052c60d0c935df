//! What a translator has left to do: `cargo xtask words TAG` runs it.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

use words::{Language, Message, TOPICS, Words};

#[path = "../tests/support/room.rs"]
mod room;

fn main() -> ExitCode {
    let tag = std::env::args().nth(1).unwrap_or_default();
    let Some(language) = Language::find(&tag) else {
        let known = Language::ALL.map(Language::tag).join(", ");
        eprintln!(
            "Name a language: {known}. A new one is a folder under crates/words/ftl and a line in crates/rules/src/language.rs."
        );
        return ExitCode::from(2);
    };
    let (words, english) = (Words::of(language), Words::of(Language::English));
    let shown = |words: Words, message: &Message| words.preview(message, |name| format!("‹{name}›").into());
    let rooms = room::rooms(Path::new(env!("CARGO_MANIFEST_DIR")));
    let mut lists: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for message in TOPICS.iter().flat_map(|topic| topic.messages) {
        let text = shown(words, message);
        if !words.has(message.id) {
            lists
                .entry("missing, said in English (operators only)")
                .or_default()
                .push(format!("{}: {text}", message.id));
        } else if language != Language::English && text == shown(english, message) {
            lists.entry("same as English").or_default().push(format!("{}: {text}", message.id));
        }
        if let Some(room) = rooms.get(message.id).filter(|room| text.chars().count() > **room) {
            let line =
                format!("{}: {text} ({} characters, room for {room})", message.id, text.chars().count());
            lists.entry("too long for its place").or_default().push(line);
        }
    }
    for (heading, lines) in &lists {
        println!("== {heading}: {}", lines.len());
        for line in lines {
            println!("{line}");
        }
        println!();
    }
    if lists.is_empty() {
        println!("Nothing to do.");
    }
    ExitCode::SUCCESS
}
