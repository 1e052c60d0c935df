//! Help at the table, step by step: what is told follows from questions to the engine, which the keeper of the table
//! puts to it one by one.

use std::sync::Arc;

use play::{HintKind, HintWish, HintsTold};
use rules::{Code, View};
use serde::de::DeserializeOwned;
use wire::{Advised, CheckedRow, ToldFacts};
use words::Words;

use super::help::{Fitting, Help, HintsAsked};
use super::seen::SeenTable;
use crate::advice::AdviceQuestion;
use crate::form::Fields;

/// An answer: nothing if there is nothing to be told, an error if the question could not be answered.
type CoachAnswer = Result<Option<Arc<str>>, ()>;

/// What the engine has answered so far, by the keys of the questions.
#[derive(Debug, Default)]
pub struct CoachAnswers(Vec<(String, CoachAnswer)>);

/// Why help can't be told yet.
pub enum Unanswered {
    /// This has to be answered first.
    Ask(Box<AdviceQuestion>),
    /// What was asked for could not be answered.
    Failed,
}

impl CoachAnswers {
    /// Notes the answer to the question of a key: nothing if there is nothing to be told, an error if it could not be
    /// answered.
    pub fn note(&mut self, key: String, answer: CoachAnswer) {
        self.0.push((key, answer));
    }

    fn of(&self, question: AdviceQuestion) -> Result<Option<Arc<str>>, Unanswered> {
        let key = question.key();
        match self.0.iter().find(|(known, _)| *known == key) {
            Some((_, Ok(answer))) => Ok(answer.clone()),
            Some((_, Err(()))) => Err(Unanswered::Failed),
            None => Err(Unanswered::Ask(Box::new(question))),
        }
    }

    /// An answer as its shape; nothing where there is no question.
    fn read<T: DeserializeOwned>(&self, question: Option<AdviceQuestion>) -> Result<Option<T>, Unanswered> {
        let Some(question) = question else { return Ok(None) };
        Ok(self.of(question)?.and_then(|text| serde_json::from_str(&text).ok()))
    }
}

/// Helps where the table allows it; a hint only when it is asked for.
pub fn coached(
    words: Words,
    seen: &SeenTable,
    fields: &Fields,
    answers: &CoachAnswers,
) -> Result<Help, Unanswered> {
    let Some(view) = Help::offered(seen) else { return Ok(Help::default()) };
    let count = match Fitting::of(view) {
        Fitting::Known(count) => Some(count),
        Fitting::Asked => match answers.read(AdviceQuestion::count(view)) {
            // That it can't be counted is no reason not to show the table.
            Err(Unanswered::Failed) => None,
            counted => counted?,
        },
        Fitting::Untold => None,
    };
    let help = Help::new(words, view, count);
    let told = HintsTold::read(view.setup.rules(), fields.get("hinted").unwrap_or_default(), view.steps);
    let wish = fields.raw("hint").map(|wish| match wish {
        "aim" => HintWish::Aim,
        "best" => HintWish::Best,
        _ => HintWish::Next,
    });
    if wish.is_none() && told == HintsTold::at(view.steps) {
        return Ok(help);
    }
    match hints(answers, view, told, wish, HintsAsked::row(view, fields)) {
        Ok(asked) => Ok(help.with_hints(words, view, &asked)),
        // Hints that are only shown again are no reason not to show the table.
        Err(Unanswered::Failed) if wish.is_none() => Ok(help),
        Err(unanswered) => Err(unanswered),
    }
}

/// What is asked for, and once more what was told before.
fn hints(
    answers: &CoachAnswers,
    view: &View,
    mut told: HintsTold,
    wish: Option<HintWish>,
    row: Option<Code>,
) -> Result<HintsAsked, Unanswered> {
    let rules = view.setup.rules();
    let wants_facts = told.facts > 0 || wish == Some(HintWish::Next);
    let shapes: Option<ToldFacts> = answers.read(wants_facts.then(|| AdviceQuestion::facts(view)))?;
    let facts: Vec<_> =
        shapes.unwrap_or_default().facts.iter().filter_map(|shape| shape.fact(rules)).collect();
    let mut asked = wish.map(|wish| told.next(wish, row, facts.len()));
    if let Some(kind) = asked {
        told.note(kind, row);
    }
    let best = if told.aim { AdviceQuestion::best(view) } else { None };
    let advice: Option<Advised> = answers.read(best)?;
    // Where no row can be advised there is nothing that it could be after.
    if told.aim && advice.as_ref().is_none_or(|advice| advice.guesses.is_empty() && advice.rows.is_empty()) {
        (told.best, asked) = (true, asked.map(|_| HintKind::Best));
    }
    let checks = row.or(told.checked).filter(|_| told.aim || asked == Some(HintKind::Check));
    let checked: Option<CheckedRow> = answers.read(checks.map(|row| AdviceQuestion::row(view, row)))?;
    Ok(HintsAsked { told, asked, facts, checked, advice })
}
