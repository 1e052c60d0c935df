//! A typed line: what was asked for, a command, or a fault that explains itself.

use rules::notation::CodeFault;
use rules::symbol::BLANK;
use rules::{Action, Answer, Code, Rules, Seat, View, Withheld};
use words::{Teller, Words};

use crate::command::{Command, yes_or_no};
use crate::help::example;
use crate::meant::meant;
use crate::question::{Entered, Question};

/// The longest text repeated inside a sentence, in characters.
const QUOTED: usize = 40;

/// No withheld pegs, as records write it.
const NONE: &str = "none";

/// What a line means.
#[derive(Clone, Debug)]
pub enum Typed {
    /// What was asked for.
    Entered(Entered),
    /// A command, and what follows it.
    Command(Command, String),
    /// Not understood: everything that is wrong with it.
    Faults(Vec<String>),
}

/// Reads a line: what was asked for, or a command. A few words are both, such as “rows” where R, O, W and S are
/// colours. Then it is a command, which costs nothing, and with spaces between its letters a row; but where every guess
/// is a word, it is a guess. A leading slash always makes it a command.
pub fn read_line(words: Words, view: &View, question: Option<Question>, line: &str) -> Typed {
    let unknown = || Typed::Faults(vec![words.fault_action_unknown(cut(line))]);
    if let Some(command) = line.strip_prefix('/') {
        let read = Command::read(words, command.trim());
        return read.map_or_else(unknown, |(command, rest)| Typed::Command(command, rest));
    }
    let command = Command::read(words, line);
    let entered = question.map(|question| question.read(words, view, line));
    let row_first = view.setup.rules().word_list().is_some();
    match (entered, command) {
        (Some(Ok(entered)), None) => Typed::Entered(entered),
        (Some(Ok(entered)), Some(_)) if row_first => Typed::Entered(entered),
        (_, Some((command, rest))) => Typed::Command(command, rest),
        (Some(Err(faults)), None) => Typed::Faults(faults),
        (None, None) => unknown(),
    }
}

/// Reads which pegs are withheld; an empty line or a no means none.
pub fn read_withheld(words: Words, rules: &Rules, line: &str) -> Result<Withheld, String> {
    let none = line.is_empty() || line == NONE || yes_or_no(words, line) == Some(false);
    let line = if none { NONE } else { &words.in_record_letters(rules, line) };
    rules.read_withheld(line).map_err(|fault| words.action_fault(&fault))
}

/// Withheld pegs as they are typed.
pub fn withheld_example(words: Words, rules: &Rules) -> String {
    let palette = rules.palette();
    words.in_own_letters(rules, &format!("{}1{}2", palette.letter(0), palette.letter(1)))
}

/// Reads the secret that somebody uncovers, or says everything that is wrong with it.
pub fn uncovered(words: Words, rules: &Rules, text: &str) -> Result<Action, Vec<String>> {
    read_code(words, rules, text).map(Action::Uncover)
}

/// Reads a correction of a row at a real board: its number, the row and its pins; or says what is wrong with it.
pub fn corrected(words: Words, rules: &Rules, text: &str) -> Result<Action, Vec<String>> {
    let unclear = || vec![words.prompt_correct(correction_example(words, rules))];
    let (number, rest) = text.trim().split_once(char::is_whitespace).ok_or_else(unclear)?;
    let row = number.parse().map_err(|_| unclear())?;
    let (code, pins) = rest.trim().rsplit_once(char::is_whitespace).ok_or_else(unclear)?;
    let answer = rules.read_answer(pins).map_err(|fault| vec![words.answer_fault(&fault)])?;
    Ok(Action::Correct { row, code: read_row(words, rules, code)?, answer })
}

/// A row of a real board as [`corrected`] reads it.
pub fn correction(words: Words, rules: &Rules, row: u8, code: Code, answer: Answer) -> String {
    format!("{row} {} {}", words.typed(rules, code), rules.answer_in_colours(answer))
}

/// A correction as typed.
fn correction_example(words: Words, rules: &Rules) -> String {
    format!("2 {} {}", words.typed(rules, example(rules)), rules.answer_example())
}

/// Reads a code that could be the secret, or says everything that is wrong with it.
pub(crate) fn read_code(words: Words, rules: &Rules, text: &str) -> Result<Code, Vec<String>> {
    read(words, rules, text, |text| rules.read_secret(text))
}

/// Reads a row that may be placed, or says everything that is wrong with it.
pub(crate) fn read_row(words: Words, rules: &Rules, text: &str) -> Result<Code, Vec<String>> {
    read(words, rules, text, |text| rules.read_row(text))
}

/// Reads what somebody means. Unknown words get one sentence; if they are only letters, the rest is judged too.
fn read(
    words: Words,
    rules: &Rules,
    text: &str,
    reader: impl Fn(&str) -> Result<Code, Vec<CodeFault>>,
) -> Result<Code, Vec<String>> {
    let strange = match meant(words, rules, text) {
        Ok(text) => return reader(&text).map_err(|faults| words.code_fault_list(&faults)),
        Err(strange) => strange,
    };
    let palette = rules.palette();
    let letters = palette.shapes.iter().chain(palette.symbols);
    let letters =
        letters.map(|symbol| words.typed_letter(palette, symbol).to_string()).collect::<Vec<_>>().join(" ");
    let allowed =
        if palette.blanks { words.fault_letters_or_blank().blank(BLANK).letters(letters) } else { letters };
    let mut told = vec![words.prompt_unknown_name().allowed(allowed).found(cut(&strange.quoted))];
    if let (true, Err(faults)) = (strange.letters, reader(text)) {
        let others = faults
            .iter()
            .filter(|fault| !matches!(fault, CodeFault::Character { .. } | CodeFault::Blank { .. }));
        told.extend(others.map(|fault| words.code_fault(fault)));
    }
    Err(told)
}

/// Who a command is about: the player whose name or number follows it, or else the one who typed it.
pub fn person_meant(
    teller: &Teller<'_>,
    persons: &[Seat],
    typing: Option<Seat>,
    rest: &str,
) -> Result<Seat, String> {
    let is_called = |seat: &Seat| {
        teller.name(*seat).to_lowercase() == rest.to_lowercase() || seat.number().to_string() == rest
    };
    let found = if rest.is_empty() {
        typing.or_else(|| persons.first().copied().filter(|_| persons.len() == 1))
    } else {
        persons.iter().copied().find(is_called)
    };
    found.ok_or_else(|| {
        let names: Vec<_> = persons.iter().map(|seat| teller.name(*seat)).collect();
        teller.words().prompt_no_such_person().names(names.join(", ")).text(cut(rest))
    })
}

/// Somebody's text, short enough to be repeated inside a sentence.
fn cut(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => text[..end].to_owned() + "…",
        None => text.to_owned(),
    }
}
