//! A box to try answers in: a secret, a guess, the pins and why.

use std::fmt::Write as _;

use askama::Template;
use askama::filters::HtmlSafe;
use rules::notation::CodeFault;
use rules::symbol::{BLANK, Mark};
use rules::{Code, Rules};
use words::Words;

use super::super::form::Fields;
use super::super::piece::Piece;
use super::example::Example;

/// Letters of a field at most: more than any code has, with spaces.
const MOST: usize = 40;

/// The box.
#[derive(Template)]
#[template(path = "trial.html")]
pub(crate) struct Trial {
    words: Words,
    lead: String,
    sides: [TrialSide; 2],
    shown: Option<Example>,
}

impl HtmlSafe for Trial {}

/// One of the two codes.
struct TrialSide {
    /// The name of its field.
    name: &'static str,
    label: String,
    text: String,
    /// What is wrong with it.
    problem: String,
    tray: Vec<TrialKey>,
}

/// A piece to press.
struct TrialKey {
    piece: Piece,
    letter: char,
    label: String,
}

impl Trial {
    /// The box as the fields say; if they are empty, with an example.
    pub(super) fn new(words: Words, rules: &Rules, fields: &Fields) -> Self {
        let asked = ["secret", "guess", "to-secret", "to-guess"].iter().any(|name| fields.has(name));
        let (secret, guess) = if asked {
            (typed(fields, "secret"), typed(fields, "guess"))
        } else {
            let own = |code| words.in_own_letters(rules, &rules.show(code));
            let show = |(secret, guess)| (own(secret), own(guess));
            play::another_example(rules).map(show).unwrap_or_default()
        };
        let written = |text: &str| words.in_record_letters(rules, text);
        let (read_secret, read_guess) =
            (rules.read_secret(&written(&secret)), rules.read_row(&written(&guess)));
        let shown = match (&read_secret, &read_guess) {
            (Ok(secret), Ok(guess)) => Some(Example::new(words, rules, *secret, *guess)),
            _ => None,
        };
        let group = rules.edition().format.holds_parts();
        let lead = if group {
            words.guide_try_lead_group()
        } else if rules.word_list().is_some() {
            words.guide_try_lead_words()
        } else {
            words.guide_try_lead()
        };
        let side = |name,
                    label: String,
                    text: String,
                    read: Result<Code, Vec<CodeFault>>,
                    key: &dyn Fn(String) -> String| {
            // A field that is not full yet needs no complaint.
            let unfinished = fields.has("to-secret") || fields.has("to-guess") || text.is_empty();
            let faults = read.err().filter(|_| !unfinished).unwrap_or_default();
            TrialSide {
                name,
                label,
                text,
                problem: words.code_faults(&faults),
                tray: tray(words, rules, key),
            }
        };
        let secret = side("secret", words.guide_try_secret().into(), secret, read_secret, &|piece| {
            words.guide_try_into_secret(piece)
        });
        let guess = side(
            "guess",
            if group { words.learn_row() } else { words.guide_try_guess() }.into(),
            guess,
            read_guess,
            &|piece| words.guide_try_into_guess(piece),
        );
        Self { words, lead: lead.into(), sides: [secret, guess], shown }
    }
}

/// What was typed into a field, and the piece that was pressed for it.
fn typed(fields: &Fields, name: &str) -> String {
    if fields.get("clear") == Some(name) {
        return String::new();
    }
    let mut text: String = fields.get(name).unwrap_or("").chars().take(MOST).collect();
    if let Some(pressed) = fields.raw(&format!("to-{name}")) {
        // Writing to a string does not fail.
        let _ = write!(text, "{}", pressed.chars().take(1).collect::<String>());
    }
    text
}

/// The pieces to press. Words are typed.
fn tray(words: Words, rules: &Rules, label: &dyn Fn(String) -> String) -> Vec<TrialKey> {
    let palette = rules.palette();
    if rules.word_list().is_some() {
        return Vec::new();
    }
    let symbols = palette.shapes.iter().chain(palette.symbols);
    let mut keys: Vec<_> = symbols
        .map(|symbol| TrialKey {
            piece: Piece::single(words, rules, symbol),
            letter: words.letter(palette, symbol),
            label: label(if symbol.mark == Mark::Glyph {
                symbol.letter.to_string()
            } else {
                words.symbol(symbol)
            }),
        })
        .collect();
    if palette.blanks {
        keys.push(TrialKey { piece: Piece::Hole, letter: BLANK, label: label(words.symbol_blank().into()) });
    }
    keys
}
