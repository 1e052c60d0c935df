//! Help with the games that have a maker: rows and their answers.

use std::fmt::Write as _;

use rules::notation::{Quoted, sentences};
use rules::{Answer, Code, Rules};
use serde_json::Value;
use solver::Backend;
use solver::advice::{Advisor, Clues, Ground, Limits};

use super::Helper;
use super::report::Report;
use crate::failure::Failure;

/// The most secrets that are listed when somebody asks for them.
const LISTED: usize = 1000;

/// A row with its answer.
pub(super) type Row = (Code, Answer);

/// Who sits beside such a board.
pub(super) struct Beside<'a> {
    advisor: Advisor<'a>,
    rows: Vec<Row>,
}

impl<'a> Beside<'a> {
    pub(super) fn new(ground: &'a Ground) -> Self {
        Self { advisor: Advisor::new(ground, Backend::best()), rows: Vec::new() }
    }

    /// What is known after the rows.
    fn report(&self) -> Result<Report<'_>, Failure> {
        let (advisor, clues) = (&self.advisor, self.clues()?);
        let candidates = advisor.candidates(&clues, Limits::default());
        let advice = advisor.advise(&clues, Limits { ahead: Some(Limits::FAR), ..Limits::default() });
        let contradiction = if candidates.count().is_none() {
            advisor.contradiction(&clues, Limits::default())
        } else {
            None
        };
        Ok(Report { advisor, rows: &self.rows, candidates, advice, contradiction })
    }

    fn clues(&self) -> Result<Clues, Failure> {
        Clues::new(self.advisor.rules(), &self.rows).map_err(|fault| Failure::Wrong(fault.to_string()))
    }
}

impl Helper for Beside<'_> {
    fn help(&self) -> String {
        help(self.advisor.rules())
    }

    fn add(&mut self, line: &str) -> Result<(), String> {
        self.rows.push(row(self.advisor.rules(), line)?);
        Ok(())
    }

    fn undo(&mut self) -> Option<String> {
        let (code, answer) = self.rows.pop()?;
        let rules = self.advisor.rules();
        Some(format!("Row {}, {} with {}", self.rows.len() + 1, rules.show(code), rules.show_answer(answer)))
    }

    fn clear(&mut self) {
        self.rows.clear();
    }

    fn next(&self) -> usize {
        self.rows.len() + 1
    }

    fn text(&self) -> Result<String, Failure> {
        Ok(self.report()?.text())
    }

    fn json(&self) -> Result<Value, Failure> {
        Ok(self.report()?.json())
    }

    fn list(&self) -> Result<String, Failure> {
        let (advisor, candidates) =
            (&self.advisor, self.advisor.candidates(&self.clues()?, Limits::default()));
        let mut text = String::new();
        // Writing to a string can't fail.
        for secret in advisor.secrets(&candidates).take(LISTED) {
            let _ = writeln!(text, "  {}", advisor.rules().show(secret));
        }
        let held = candidates.held().min(LISTED);
        if candidates.count().at_least() > held as u64 {
            let _ = writeln!(text, "  and others: {} of {} are listed", held, candidates.count());
        }
        Ok(text)
    }
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
