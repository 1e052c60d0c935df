//! Text that somebody else wrote, made safe for a terminal: nothing in it moves the cursor, rings the bell, changes
//! the direction of writing or hides. Everything foreign goes through `escaped`: what servers say, names, the names
//! and the contents of files.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;

/// The longest text that is repeated inside a sentence, in characters.
const QUOTED: usize = 40;
/// The longest sentence of a server, in characters.
const SENTENCE: usize = 600;

/// Text with every invisible character written out, such as `\u{1b}`.
fn escaped(text: &str, keeps_lines: bool) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        if is_hidden(c) && !(keeps_lines && c == '\n') {
            safe.extend(c.escape_debug());
        } else {
            safe.push(c);
        }
    }
    safe
}

/// Whether a terminal would do something for a character, or nothing at all, instead of showing it. The joiners that
/// names need (U+200C, U+200D) and spaces of any width are fine.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            // Ends of lines and paragraphs, and all that embeds, overrides or isolates a direction.
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Lines that may hold anything: what is about to be written to a terminal.
pub fn lines(text: &str) -> String {
    escaped(text, true)
}

/// One line as it was typed.
pub fn line(text: &str) -> String {
    escaped(text, false)
}

/// Somebody's text, to be repeated inside a sentence: cut to a bearable length. The language chooses the quotes
/// around it.
pub fn quoted(text: &str) -> String {
    cut(text, QUOTED)
}

/// What a server says.
pub fn sentence(text: &str) -> String {
    cut(text, SENTENCE)
}

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => line(&text[..end]) + "…",
        None => line(text),
    }
}

/// Where a file is.
pub fn path(path: &Path) -> String {
    line(&path.display().to_string())
}

/// A shape for programs, which a terminal may show as well: what is hidden in its texts is written as JSON writes it.
pub fn json(value: &Value) -> String {
    let text = format!("{value:#}");
    let mut safe = String::with_capacity(text.len() + 1);
    for c in text.chars() {
        // Between texts there are only line ends and spaces.
        if is_hidden(c) && c != '\n' {
            for unit in c.encode_utf16(&mut [0; 2]) {
                // Writing to a string does not fail.
                let _ = write!(safe, "\\u{unit:04x}");
            }
        } else {
            safe.push(c);
        }
    }
    safe.push('\n');
    safe
}

#[cfg(test)]
mod tests {
    use serde_json::json as shape;

    use super::*;

    /// One of every kind of character that a terminal obeys or hides.
    const NASTY: &str =
        "\u{1b}]0;x\u{7}\u{9b}2J\u{7f}\u{202e}\u{2066}\u{200f}\u{200b}\u{feff}\u{e0041}\r\n\t";

    fn is_harmless(text: &str) -> bool {
        !text.chars().any(|c| is_hidden(c) && c != '\n')
    }

    #[test]
    fn nothing_foreign_reaches_a_terminal_as_it_is() {
        for text in [line(NASTY), lines(NASTY), quoted(NASTY), sentence(NASTY), path(Path::new(NASTY))] {
            assert!(is_harmless(&text), "{text:?}");
            assert!(text.starts_with("\\u{1b}]0;x\\u{7}\\u{9b}2J\\u{7f}\\u{202e}"), "{text}");
        }
        assert_eq!(line("a\nb"), "a\\nb");
        assert_eq!(lines("a\nb"), "a\nb");
    }

    #[test]
    fn what_people_write_stays_as_it_is() {
        for text in ["O'Brien “x” \\ \"y\"", "می‌خواهم", "👨‍👩‍👧", "C’est\u{202f}? e\u{301}", "שלום"]
        {
            assert_eq!((line(text), quoted(text)), (text.to_owned(), text.to_owned()));
        }
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(quoted(&"é".repeat(50)), "é".repeat(40) + "…");
        assert_eq!(quoted(&"é".repeat(40)), "é".repeat(40));
        assert_eq!(sentence(&"x".repeat(5000)).chars().count(), SENTENCE + 1);
    }

    #[test]
    fn shapes_mean_the_same_and_show_nothing_hidden() {
        let value = shape!({ "file": NASTY, "list": [1, "a"] });
        let text = json(&value);
        assert!(is_harmless(&text), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON"), value);
    }
}
