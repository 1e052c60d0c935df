//! What a translator has left to do: `cargo xtask words TAG` runs it.

use std::path::Path;
use std::process::ExitCode;

use words::{Language, Message, TOPICS, Words};

#[path = "../tests/support/report.rs"]
mod report;
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
    let messages = TOPICS.iter().flat_map(|topic| topic.messages);
    let own = |message: &Message| words.has(message.id).then(|| shown(words, message));
    let mut lists = report::to_do(messages, &rooms, |message| shown(english, message), own);
    if language == Language::English {
        lists.remove(report::SAME);
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
