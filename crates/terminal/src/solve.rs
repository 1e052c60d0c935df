//! The command `solve`: a helper beside a real board.

use std::io::{BufRead, Write};

use rules::Format;
use serde_json::Value;
use solver::advice::Ground;

use crate::editions;
use crate::failure::Failure;

mod codes;
mod group;
mod report;

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The edition.
    pub edition: &'a str,
    /// Options as `key=value`.
    pub options: &'a [String],
    /// Rows as `row=answer`; in a group also markers and calls.
    pub rows: &'a [String],
    /// Whether the answer is JSON.
    pub json: bool,
}

/// Whoever helps beside a board: he is told lines and says what follows from them.
trait Helper {
    /// What can be typed.
    fn help(&self) -> String;

    /// Takes a line, or says what is wrong with it.
    fn add(&mut self, line: &str) -> Result<(), String>;

    /// Takes the last line back and says which it was; nothing if there is none.
    fn undo(&mut self) -> Option<String>;

    /// Forgets all lines.
    fn clear(&mut self);

    /// The row that comes next, from 1.
    fn next(&self) -> usize;

    /// What follows from the lines, for people.
    fn text(&self) -> Result<String, Failure>;

    /// The same for programs.
    fn json(&self) -> Result<Value, Failure>;

    /// The secrets that fit, one a line.
    fn list(&self) -> Result<String, Failure>;
}

/// Calls somebody who can help with the edition that is asked for.
fn with_helper(
    question: &Question<'_>,
    told: impl FnOnce(&mut dyn Helper) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let rules = editions::rules(question.edition, question.options)?;
    if rules.edition().format == Format::Group {
        return told(&mut group::Beside::new(rules));
    }
    let ground = Ground::new(rules).map_err(|fault| Failure::Wrong(fault.to_string()))?;
    told(&mut codes::Beside::new(&ground))
}

/// Tells what fits the rows and what to guess next.
pub fn solve(question: &Question<'_>, mut output: impl Write) -> Result<(), Failure> {
    with_helper(question, |helper| {
        for (line, number) in question.rows.iter().zip(1..) {
            helper.add(line).map_err(|reason| Failure::Wrong(format!("row {number}: {reason}")))?;
        }
        if question.json {
            serde_json::to_writer_pretty(&mut output, &helper.json()?).map_err(std::io::Error::from)?;
            writeln!(output)?;
        } else {
            output.write_all(helper.text()?.as_bytes())?;
        }
        output.flush()?;
        Ok(())
    })
}

/// What was typed.
enum Typed {
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
    question: &Question<'_>,
    mut input: impl BufRead,
    echo: bool,
    mut output: impl Write,
) -> Result<(), Failure> {
    with_helper(question, |helper| {
        writeln!(output, "{}", helper.help())?;
        let mut changed = true;
        loop {
            if changed {
                write!(output, "{}", helper.text()?)?;
            }
            write!(output, "row {}> ", helper.next())?;
            output.flush()?;
            let Some(line) = line(&mut input)? else {
                writeln!(output)?;
                break;
            };
            if echo {
                writeln!(output, "{}", line.escape_debug())?;
            }
            changed = false;
            match typed(&line) {
                Typed::Quit => break,
                Typed::Help => writeln!(output, "{}", helper.help())?,
                Typed::List => write!(output, "{}", helper.list()?)?,
                Typed::Undo => match helper.undo() {
                    Some(line) => {
                        writeln!(output, "{line}, is taken back.")?;
                        changed = true;
                    }
                    None => writeln!(output, "  there is no row to take back")?,
                },
                Typed::New => {
                    helper.clear();
                    changed = true;
                }
                Typed::Line(text) if text.is_empty() => {}
                Typed::Line(text) => match helper.add(&text) {
                    Ok(()) => changed = true,
                    Err(reason) => writeln!(output, "  {reason}")?,
                },
            }
        }
        output.flush()?;
        Ok(())
    })
}

fn typed(line: &str) -> Typed {
    match line.to_ascii_lowercase().as_str() {
        "help" | "?" | "h" => Typed::Help,
        "quit" | "exit" | "q" => Typed::Quit,
        "undo" | "back" | "u" => Typed::Undo,
        "list" | "l" => Typed::List,
        "new" | "again" | "n" => Typed::New,
        _ => Typed::Line(line.to_owned()),
    }
}

/// The next line; none at the end of the input.
fn line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    if input.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

#[cfg(test)]
mod tests;
