//! The command `solve`: a helper beside a real board.

use std::io::{BufRead, Write};

use rules::notation::{Quoted, sentences};
use rules::{Answer, Code, Format, Rules};
use solver::Backend;
use solver::advice::{Advisor, Clues, Ground, Limits};

use crate::editions;
use crate::failure::Failure;

mod report;

use report::Report;

/// The most secrets that are listed when somebody asks for them.
const LISTED: usize = 1000;

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The edition.
    pub edition: &'a str,
    /// Options as `key=value`.
    pub options: &'a [String],
    /// Rows as `row=answer`.
    pub rows: &'a [String],
    /// Whether the answer is JSON.
    pub json: bool,
}

/// A row with its answer.
type Row = (Code, Answer);

/// Tells what fits the rows and what to guess next.
pub fn solve(question: &Question<'_>, mut output: impl Write) -> Result<(), Failure> {
    let ground = ground(question)?;
    let rules = ground.rules();
    let mut rows = Vec::with_capacity(question.rows.len());
    for (text, number) in question.rows.iter().zip(1..) {
        rows.push(row(rules, text).map_err(|reason| Failure::Wrong(format!("row {number}: {reason}")))?);
    }
    let advisor = Advisor::new(&ground, Backend::best());
    let report = report(&advisor, &rows)?;
    if question.json {
        serde_json::to_writer_pretty(&mut output, &report.json()).map_err(std::io::Error::from)?;
        writeln!(output)?;
    } else {
        output.write_all(report.text().as_bytes())?;
    }
    output.flush()?;
    Ok(())
}

/// What was typed.
enum Typed {
    Row(String),
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
    let ground = ground(question)?;
    let rules = ground.rules();
    let advisor = Advisor::new(&ground, Backend::best());
    let mut rows: Vec<Row> = Vec::new();
    writeln!(output, "{}", help(rules))?;
    let mut changed = true;
    loop {
        if changed {
            write!(output, "{}", report(&advisor, &rows)?.text())?;
        }
        write!(output, "row {}> ", rows.len() + 1)?;
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
            Typed::Help => writeln!(output, "{}", help(rules))?,
            Typed::List => list(&advisor, &rows, &mut output)?,
            Typed::Undo => match rows.pop() {
                Some((code, answer)) => {
                    let (code, answer) = (rules.show(code), rules.show_answer(answer));
                    writeln!(output, "Row {}, {code} with {answer}, is taken back.", rows.len() + 1)?;
                    changed = true;
                }
                None => writeln!(output, "  there is no row to take back")?,
            },
            Typed::New => {
                rows.clear();
                changed = true;
            }
            Typed::Row(text) if text.is_empty() => {}
            Typed::Row(text) => match row(rules, &text) {
                Ok(row) => {
                    rows.push(row);
                    changed = true;
                }
                Err(reason) => writeln!(output, "  {reason}")?,
            },
        }
    }
    output.flush()?;
    Ok(())
}

/// The codes of the edition that is asked for.
fn ground(question: &Question<'_>) -> Result<Ground, Failure> {
    let rules = editions::rules(question.edition, question.options)?;
    if rules.edition().format == Format::Group {
        return Err(Failure::Wrong(format!(
            "{} has no answers to solve by: every player gives hints for markers of his own, and only he knows what \
             he holds; solve helps with the editions that have a maker",
            rules.edition().id
        )));
    }
    Ground::new(rules).map_err(|fault| Failure::Wrong(fault.to_string()))
}

/// Reads a row and its answer, or says what is wrong.
fn row(rules: &Rules, text: &str) -> Result<Row, String> {
    let Some((code, answer)) = text.rsplit_once('=') else {
        return Err(format!("{} is not a row with its answer; write {}", Quoted(text), example(rules)));
    };
    let code = rules.read_row(code).map_err(|faults| sentences(&faults))?;
    let answer = rules.read_answer(answer).map_err(|fault| fault.to_string())?;
    Ok((code, answer))
}

/// What is known after these rows.
fn report<'a>(advisor: &'a Advisor<'a>, rows: &'a [Row]) -> Result<Report<'a>, Failure> {
    let clues = clues(advisor, rows)?;
    let candidates = advisor.candidates(&clues);
    let advice = advisor.advise(&clues, Limits { ahead: Some(Limits::FAR), ..Limits::default() });
    let contradiction = if candidates.count().is_none() { advisor.contradiction(&clues) } else { None };
    Ok(Report { advisor, rows, candidates, advice, contradiction })
}

fn clues(advisor: &Advisor<'_>, rows: &[Row]) -> Result<Clues, Failure> {
    Clues::new(advisor.rules(), rows).map_err(|fault| Failure::Wrong(fault.to_string()))
}

/// Lists the secrets that fit.
fn list(advisor: &Advisor<'_>, rows: &[Row], output: &mut impl Write) -> Result<(), Failure> {
    let candidates = advisor.candidates(&clues(advisor, rows)?);
    for secret in advisor.secrets(&candidates).take(LISTED) {
        writeln!(output, "  {}", advisor.rules().show(secret))?;
    }
    let held = candidates.held().min(LISTED);
    if candidates.count().at_least() > held as u64 {
        writeln!(output, "  and others: {} of {} are listed", held, candidates.count())?;
    }
    Ok(())
}

fn help(rules: &Rules) -> String {
    let palette = rules.palette();
    let letters = |symbols: &[rules::symbol::Symbol]| {
        symbols.iter().map(|symbol| symbol.letter.to_string()).collect::<Vec<_>>().join(" ")
    };
    let mut contents = letters(palette.symbols);
    if !palette.shapes.is_empty() {
        contents = format!("a shape ({}) and a colour ({contents})", letters(palette.shapes));
    }
    let blanks = if palette.blanks { ", or . for nothing" } else { "" };
    format!(
        "Beside your own board: type every row with its answer, {} holes of {contents}{blanks},\n\
         such as {}. “list” shows what fits, “undo” takes the last row\n\
         back, “new” begins anew, “help” says this again, “quit” leaves.\n",
        rules.holes(),
        example(rules),
    )
}

/// A row with an answer, as it is typed.
fn example(rules: &Rules) -> String {
    let symbols: Vec<_> = (0..rules.holes()).map(|hole| hole % rules.palette().size()).collect();
    let code = rules.word_list().map_or_else(|| Code::new(&symbols), |list| list.common()[0]);
    format!("{}={}", rules.show(code), rules.show_answer(Answer { black: 1, ..Answer::default() }))
}

fn typed(line: &str) -> Typed {
    match line.to_ascii_lowercase().as_str() {
        "help" | "?" | "h" => Typed::Help,
        "quit" | "exit" | "q" => Typed::Quit,
        "undo" | "back" | "u" => Typed::Undo,
        "list" | "l" => Typed::List,
        "new" | "again" | "n" => Typed::New,
        _ => Typed::Row(line.to_owned()),
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
