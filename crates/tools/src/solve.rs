//! The command `solve`: a helper beside a real board.

use std::io::{BufRead, Write};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use serde_json::Value;
use shell::Failure;
use shell::foreign;
use shell::game;
use solver::advice::Ground;
use words::Words;

use crate::columns::{WIDTH, folded};
use crate::fault::game_fault;
use crate::json::write_json;
use crate::typed::{first, is_word, line};

mod codes;
mod group;
mod report;

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
    /// The reader's language.
    pub words: Words,
}

/// What follows from the lines.
trait Findings {
    /// Whether the lines contradict each other.
    fn is_impossible(&self) -> bool;

    /// For people.
    fn text(&self) -> String;

    /// For programs.
    fn json(&self) -> Value;
}

/// A helper beside a board, who is told lines and says what follows from them.
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

    /// What follows from the lines.
    fn findings(&self) -> Result<Box<dyn Findings + '_>, Failure>;

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

/// Tells what fits the rows and what to guess next. Rows that contradict each other are wrong input: people are told so as of
/// any other, programs get what was found out, too.
pub fn solve(question: &SolveQuestion<'_>, mut output: impl Write) -> Result<(), Failure> {
    let words = question.words;
    with_helper(question, |helper| {
        for (line, number) in question.rows.iter().zip(1..) {
            helper
                .add(line)
                .map_err(|reason| Failure::Wrong(words.solve_row().reason(reason).row(number)))?;
        }
        let findings = helper.findings()?;
        let impossible = findings.is_impossible();
        if question.json {
            write_json(&mut output, &findings.json())?;
            return if impossible { Err(Failure::Wrong(words.solve_impossible().into())) } else { Ok(()) };
        }
        if impossible {
            return Err(Failure::Wrong(findings.text().trim_end().to_owned()));
        }
        output.write_all(findings.text().as_bytes())?;
        output.flush()?;
        Ok(())
    })
}

/// Where rows come from.
pub enum RowSource<'i> {
    /// Somebody types them at a terminal: lines can be edited, and earlier ones come back with the arrows.
    Terminal,
    /// They are read; what is read is written after the prompt, as a terminal would show it.
    Lines(&'i mut dyn BufRead),
}

/// A line at a time, from wherever rows come.
enum RowReader<'i> {
    Edited(Box<DefaultEditor>),
    Read(&'i mut dyn BufRead),
}

impl<'i> RowReader<'i> {
    fn new(source: RowSource<'i>) -> Result<Self, Failure> {
        Ok(match source {
            RowSource::Terminal => Self::Edited(Box::new(DefaultEditor::new().map_err(broken)?)),
            RowSource::Lines(lines) => Self::Read(lines),
        })
    }

    /// Asks for a line; none at the end.
    fn next(
        &mut self,
        question: &str,
        output: &mut impl Write,
        words: Words,
    ) -> Result<Option<String>, Failure> {
        match self {
            Self::Edited(editor) => {
                output.flush()?;
                match editor.readline(&format!("{question} ")) {
                    Ok(line) => {
                        let line = line.trim().to_owned();
                        // The history is only a convenience.
                        let _ = editor.add_history_entry(&line);
                        Ok(Some(line))
                    }
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(error) => Err(broken(error)),
                }
            }
            Self::Read(lines) => {
                write!(output, "{question} ")?;
                output.flush()?;
                let line = line(lines, words)?;
                match &line {
                    Some(line) => writeln!(output, "{}", foreign::line(line))?,
                    None => writeln!(output)?,
                }
                Ok(line)
            }
        }
    }
}

fn broken(error: ReadlineError) -> Failure {
    match error {
        ReadlineError::Io(error) => error.into(),
        other => std::io::Error::other(other).into(),
    }
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

/// Helps row by row, as they come in.
pub fn prompt(
    question: &SolveQuestion<'_>,
    source: RowSource<'_>,
    mut output: impl Write,
) -> Result<(), Failure> {
    let words = question.words;
    let mut rows = RowReader::new(source)?;
    with_helper(question, |helper| {
        let help = folded(&helper.help(), WIDTH);
        writeln!(output, "{help}\n")?;
        let mut changed = true;
        loop {
            if changed {
                let findings = helper.findings()?;
                write!(output, "{}", findings.text())?;
                if findings.is_impossible() {
                    writeln!(output, "{}", words.solve_take_back(first(&words.solve_undo())))?;
                }
            }
            let Some(line) = rows.next(&words.solve_prompt(helper.next()), &mut output, words)? else {
                break;
            };
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
    let is = |list| is_word(&said, words, list);
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
    let [help, quit] = [words.command_help(), words.command_quit()].map(|list| first(&list));
    let [list, new, undo] =
        [words.solve_list(), words.solve_new(), words.solve_undo()].map(|list| first(&list));
    words.solve_commands().help(help).list(list).new(new).quit(quit).undo(undo)
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
        shapes => words.solve_pairs().colours(contents).shapes(letters(shapes)),
    };
    if palette.blanks { words.solve_or_blank(contents) } else { contents }
}

#[cfg(test)]
mod tests;
