//! Help with the games that have a maker: rows and their answers.

use std::fmt::Write as _;

use rules::{Answer, Code, Rules};
use shell::Failure;
use shell::foreign::quoted;
use solver::Backend;
use solver::advice::{Advisor, Clues, Count, Ground, Limits, MOST_CLUES, NoClues};
use words::Words;

use super::report::SolveReport;
use super::{Findings, Helper, commands, contents};

/// The most secrets that are listed when somebody asks for them.
const LISTED: usize = 1000;

/// A row with its answer.
pub(super) type AnsweredRow = (Code, Answer);

/// A helper beside such a board.
pub(super) struct BesideCodes<'a> {
    advisor: Advisor<'a>,
    words: Words,
    rows: Vec<AnsweredRow>,
}

impl<'a> BesideCodes<'a> {
    pub(super) fn new(ground: &'a Ground, words: Words) -> Self {
        Self { advisor: Advisor::new(ground, Backend::best()), words, rows: Vec::new() }
    }

    /// What is known after the rows.
    fn report(&self) -> Result<SolveReport<'_>, Failure> {
        let (advisor, clues) = (&self.advisor, self.clues()?);
        let candidates = advisor.candidates(&clues, Limits::default());
        let advice = advisor.advise(&clues, Limits { ahead: Some(Limits::FAR), ..Limits::default() });
        let contradiction = if candidates.count().is_none() {
            advisor.contradiction(&clues, Limits::default())
        } else {
            None
        };
        Ok(SolveReport { advisor, words: self.words, rows: &self.rows, candidates, advice, contradiction })
    }

    fn clues(&self) -> Result<Clues, Failure> {
        Clues::new(self.advisor.rules(), &self.rows).map_err(|fault| {
            Failure::Wrong(match fault {
                NoClues::NoRow { row } => self.words.solve_no_row(row),
                NoClues::TooMany => self.words.solve_too_many_rows(MOST_CLUES),
                NoClues::NoAnswer { fault, .. } => self.words.answer_fault(&fault),
                // Neither comes of rows that were typed here.
                NoClues::Group => self.words.engine_dealt().into(),
                NoClues::Over => self.words.refusal_match_over().into(),
            })
        })
    }
}

impl Helper for BesideCodes<'_> {
    fn help(&self) -> String {
        let (rules, words) = (self.advisor.rules(), self.words);
        let told =
            words.solve_help().contents(contents(rules, words)).example(example(rules)).holes(rules.holes());
        format!("{told} {}", commands(words))
    }

    fn add(&mut self, line: &str) -> Result<(), String> {
        let (rules, words) = (self.advisor.rules(), self.words);
        let (code, answer) = row(rules, words, line)?;
        if !rules.can_be(answer) {
            return Err(words.referee_impossible(words.answer(rules, answer)));
        }
        self.rows.push((code, answer));
        Ok(())
    }

    fn undo(&mut self) -> Option<String> {
        let (code, answer) = self.rows.pop()?;
        let rules = self.advisor.rules();
        let (answer, code) = (rules.show_answer(answer), rules.show(code));
        Some(self.words.solve_row_back().answer(answer).code(code).row(self.rows.len() + 1))
    }

    fn clear(&mut self) {
        self.rows.clear();
    }

    fn next(&self) -> usize {
        self.rows.len() + 1
    }

    fn findings(&self) -> Result<Box<dyn Findings + '_>, Failure> {
        Ok(Box::new(self.report()?))
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
            let told = match candidates.count() {
                Count::Exactly(count) => self.words.solve_listed().count(count).listed(held),
                other => self.words.solve_listed_more().count(other.at_least()).listed(held),
            };
            let _ = writeln!(text, "  {told}");
        }
        Ok(text)
    }
}

/// Reads a row and its answer, or says what is wrong. Between them may be a space, too.
fn row(rules: &Rules, words: Words, text: &str) -> Result<AnsweredRow, String> {
    // Spaces may stand within a row and within an answer as well.
    let mut apart = text.match_indices(char::is_whitespace).map(|(at, _)| text.split_at(at));
    let fitting =
        apart.find(|(code, answer)| rules.read_row(code).is_ok() && rules.read_answer(answer).is_ok());
    let Some((code, answer)) = text.rsplit_once('=').or(fitting) else {
        return Err(words.solve_not_a_row().example(example(rules)).text(quoted(text)));
    };
    let code = rules.read_row(code).map_err(|faults| words.code_faults(&faults))?;
    let answer = rules.read_answer(answer).map_err(|fault| words.answer_fault(&fault))?;
    Ok((code, answer))
}

/// A row with an answer, as it is typed.
fn example(rules: &Rules) -> String {
    let symbols: Vec<_> = (0..rules.holes()).map(|hole| hole % rules.palette().size()).collect();
    let code = rules.word_list().map_or_else(|| Code::new(&symbols), |list| list.common()[0]);
    format!("{}={}", rules.show(code), rules.show_answer(Answer { black: 1, ..Answer::default() }))
}
