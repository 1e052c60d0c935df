//! The command `solve`: a helper beside a real board.

use std::io::{BufRead, Write};

use serde_json::Value;
use shell::Failure;
use shell::bounded::{self, LineRead};
use shell::foreign;
use shell::game;
use solver::advice::Ground;
use words::{Language, Words};

use crate::columns::{WIDTH, folded};
use crate::fault::game_fault;

mod codes;
mod group;
mod report;

/// The longest line that is read, in bytes: a row of a group with all its hints is far shorter.
const LONGEST: usize = 4096;

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct SolveQuestion<'a> {
    /// The edition.
    pub edition: &'a str,
    /// Options as `key=value`.
    pub options: &'a [String],
    /// Rows as `row=answer`; in a group also markers and calls.
    pub rows: &'a [String],
    /// Whether the answer is JSON.
    pub json: bool,
    /// The words of whoever asks.
    pub words: Words,
}

/// Whoever helps beside a board: he is told lines and says what follows from them.
trait Helper {
    /// What can be typed.
    fn help(&self) -> String;

    /// Takes a line, or says what is wrong with it.
    fn add(&mut self, line: &str) -> Result<(), String>;

    /// Takes the last line back and says so; nothing if there is none.
    fn undo(&mut self) -> Option<String>;

    /// Forgets all lines.
    fn clear(&mut self);

    /// The row that comes next, from 1.
    fn next(&self) -> usize;

    /// What follows from the lines, for people.
    fn text(&self) -> Result<String, Failure>;

    /// What follows from the lines, for programs.
    fn json(&self) -> Result<Value, Failure>;

    /// The secrets that fit, one a line.
    fn list(&self) -> Result<String, Failure>;
}

/// Calls somebody who can help with the edition that is asked for.
fn with_helper(
    question: &SolveQuestion<'_>,
    told: impl FnOnce(&mut dyn Helper) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let words = question.words;
    let rules = game::rules(question.edition, question.options, words)?;
    if rules.edition().format.holds_parts() {
        return told(&mut group::BesideGroup::new(rules, words));
    }
    let ground = Ground::new(rules).map_err(|fault| game_fault(&fault, words))?;
    told(&mut codes::BesideCodes::new(&ground, words))
}

/// Tells what fits the rows and what to guess next.
pub fn solve(question: &SolveQuestion<'_>, mut output: impl Write) -> Result<(), Failure> {
    let words = question.words;
    with_helper(question, |helper| {
        for (line, number) in question.rows.iter().zip(1..) {
            helper.add(line).map_err(|reason| Failure::Wrong(words.solve_row(reason, number)))?;
        }
        if question.json {
            output.write_all(foreign::json(&helper.json()?).as_bytes())?;
        } else {
            output.write_all(helper.text()?.as_bytes())?;
        }
        output.flush()?;
        Ok(())
    })
}

/// What was typed.
enum TypedLine {
    Line(String),
    List,
    Undo,
    New,
    Help,
    Quit,
}

/// Helps row by row, as they come in. With `echo`, what is read is written after the prompt, as a terminal would
/// show it.
pub fn prompt(
    question: &SolveQuestion<'_>,
    mut input: impl BufRead,
    echo: bool,
    mut output: impl Write,
) -> Result<(), Failure> {
    let words = question.words;
    with_helper(question, |helper| {
        let help = folded(&helper.help(), WIDTH);
        writeln!(output, "{help}\n")?;
        let mut changed = true;
        loop {
            if changed {
                write!(output, "{}", helper.text()?)?;
            }
            write!(output, "{} ", words.solve_prompt(helper.next()))?;
            output.flush()?;
            let Some(line) = line(&mut input, words)? else {
                writeln!(output)?;
                break;
            };
            if echo {
                writeln!(output, "{}", foreign::line(&line))?;
            }
            changed = false;
            match typed(&line, words) {
                TypedLine::Quit => break,
                TypedLine::Help => writeln!(output, "{help}\n")?,
                TypedLine::List => write!(output, "{}", helper.list()?)?,
                TypedLine::Undo => match helper.undo() {
                    Some(said) => {
                        writeln!(output, "{said}")?;
                        changed = true;
                    }
                    None => writeln!(output, "  {}", words.solve_nothing_back())?,
                },
                TypedLine::New => {
                    helper.clear();
                    changed = true;
                }
                TypedLine::Line(text) if text.is_empty() => {}
                TypedLine::Line(text) => match helper.add(&text) {
                    Ok(()) => changed = true,
                    Err(reason) => writeln!(output, "  {reason}")?,
                },
            }
        }
        output.flush()?;
        Ok(())
    })
}

/// What a line is: a command in the reader's words or in English, or something to weigh.
fn typed(line: &str, words: Words) -> TypedLine {
    let said = line.to_lowercase();
    let is = |list: fn(Words) -> std::borrow::Cow<'static, str>| {
        [words, Words::of(Language::English)]
            .iter()
            .any(|words| list(*words).split(", ").any(|word| word == said))
    };
    if said == "?" || is(Words::command_help) {
        TypedLine::Help
    } else if is(Words::command_quit) {
        TypedLine::Quit
    } else if is(Words::solve_undo) {
        TypedLine::Undo
    } else if is(Words::solve_list) {
        TypedLine::List
    } else if is(Words::solve_new) {
        TypedLine::New
    } else {
        TypedLine::Line(line.to_owned())
    }
}

/// What the commands do, each by the first of its words.
fn commands(words: Words) -> String {
    let first = |list: std::borrow::Cow<'static, str>| list.split(", ").next().unwrap_or_default().to_owned();
    let [help, quit] = [words.command_help(), words.command_quit()].map(first);
    let [list, new, undo] = [words.solve_list(), words.solve_new(), words.solve_undo()].map(first);
    words.solve_commands(help, list, new, quit, undo)
}

/// The symbols that a hole can hold, by their letters.
fn contents(rules: &rules::Rules, words: Words) -> String {
    let palette = rules.palette();
    let letters = |symbols: &[rules::symbol::Symbol]| {
        symbols.iter().map(|symbol| symbol.letter.to_string()).collect::<Vec<_>>().join(" ")
    };
    let contents = letters(palette.symbols);
    let contents = match palette.shapes {
        [] => contents,
        shapes => words.solve_pairs(contents, letters(shapes)),
    };
    if palette.blanks { words.solve_or_blank(contents) } else { contents }
}

/// The next line; none at the end of the input.
fn line(input: &mut impl BufRead, words: Words) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    match bounded::line(input, LONGEST, &mut bytes)? {
        LineRead::Whole => Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned())),
        LineRead::TooLong => Err(Failure::Wrong(words.tool_long_line(LONGEST))),
        LineRead::End => Ok(None),
    }
}

#[cfg(test)]
mod tests;
