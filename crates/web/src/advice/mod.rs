//! Advice and analysis, computed once: earlier answers are looked up, and running questions are joined.

mod known;
mod together;

use std::sync::Arc;

use pages::{AdviceQuestion, puzzle_drawn};
use play::{PuzzleLook, puzzle_game};
use rules::view::View;
use rules::{Code, Format, Rules};
use solver::coach::PuzzleSeed;
use tables::Caller;
use wire::CheckedRow;

use crate::address::ClientAddress;
use crate::app::App;
use crate::pool::{ThinkTerms, Urgency};
use crate::problem::Problem;

use self::known::{AdviceShelves, DrawnPuzzle};
use self::together::AskedTogether;

/// What came of a question: nothing where there is nothing to be told.
type AdviceText = Result<Option<Arc<str>>, Problem>;

/// What was thought before, and what is thought about now.
#[derive(Default)]
pub(crate) struct Adviser {
    known: AdviceShelves,
    asked: AskedTogether<AdviceText>,
    puzzles: AskedTogether<Result<DrawnPuzzle, Problem>>,
}

impl Adviser {
    /// Forgets what nobody has asked for in a while.
    pub(crate) fn forget(&self) {
        self.known.forget();
    }
}

impl App {
    /// The best guesses for what a view shows; none if there is nothing to guess.
    pub(crate) async fn advise(self: &Arc<Self>, view: &View, who: ClientAddress) -> AdviceText {
        match AdviceQuestion::best(view) {
            Some(question) => self.think(question, who).await,
            None => Ok(None),
        }
    }

    /// What a row would be worth to who sees a view.
    pub(crate) async fn checked(
        self: &Arc<Self>,
        view: &View,
        row: Code,
        who: ClientAddress,
    ) -> Result<Option<CheckedRow>, Problem> {
        let told = self.think(AdviceQuestion::row(view, row), who).await?;
        Ok(told.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// The rounds of a view that have ended, row by row, or a group's game that is over; none if there is nothing to
    /// look at yet.
    pub(crate) async fn analyse(self: &Arc<Self>, view: View, who: ClientAddress) -> AdviceText {
        let question = match view.setup.rules().edition().format {
            Format::Group if view.outcome.is_some() => {
                let id = view.id.as_str().to_owned();
                let record = self.house.record(&id, &Caller::nobody()).await?;
                AdviceQuestion::Game(id, record.text.to_string())
            }
            Format::Duel | Format::Party if !view.past.is_empty() => AdviceQuestion::Rounds(Box::new(view)),
            _ => return Ok(None),
        };
        self.think(question, who).await
    }

    /// The answer to a question: known, awaited together with others who have asked it, or thought about now.
    pub(crate) async fn think(self: &Arc<Self>, question: AdviceQuestion, who: ClientAddress) -> AdviceText {
        let key = question.key();
        if let Some(known) = self.adviser.known.answer(&key) {
            self.metrics.cached.inc();
            return Ok(Some(known));
        }
        let (app, asked) = (Arc::clone(self), key.clone());
        let think = || async move { app.answer(asked, question, who).await };
        let waiter = self.adviser.asked.ask(who, &key, think);
        if waiter.joined {
            self.metrics.cached.inc();
        }
        waiter.answer().await.unwrap_or(Err(Problem::Internal))
    }

    /// The puzzle of a seed, with its facts.
    pub(crate) async fn puzzle(
        self: &Arc<Self>,
        rules: &Rules,
        seed: &PuzzleSeed,
        who: ClientAddress,
    ) -> Result<Arc<PuzzleLook>, Problem> {
        self.drawn(rules, seed, who).await?.map_err(Problem::NoPuzzle)
    }

    /// The puzzle of a seed, drawn now or before.
    async fn drawn(
        self: &Arc<Self>,
        rules: &Rules,
        seed: &PuzzleSeed,
        who: ClientAddress,
    ) -> Result<DrawnPuzzle, Problem> {
        // All options count: with fewer rows there are other puzzles.
        let key = format!("{}|{seed}", puzzle_game(rules));
        if let Some(known) = self.adviser.known.puzzle(&key) {
            self.metrics.cached.inc();
            return Ok(known);
        }
        let (app, rules, seed, asked) = (Arc::clone(self), rules.clone(), seed.clone(), key.clone());
        let think = || async move { app.draw(asked, rules, seed, who).await };
        let waiter = self.adviser.puzzles.ask(who, &key, think);
        if waiter.joined {
            self.metrics.cached.inc();
        }
        waiter.answer().await.unwrap_or(Err(Problem::Internal))
    }

    /// Draws a puzzle where thinking is in nobody's way, and keeps it.
    async fn draw(
        self: &Arc<Self>,
        key: String,
        rules: Rules,
        seed: PuzzleSeed,
        who: ClientAddress,
    ) -> Result<DrawnPuzzle, Problem> {
        let app = Arc::clone(self);
        let work = move |terms: &ThinkTerms<'_>| {
            let known = &app.adviser.known;
            // Another address may have asked for it meanwhile.
            if let Some(drawn) = known.puzzle(&key) {
                return Some(drawn);
            }
            let drawn = match terms.within(|limits| puzzle_drawn(known, &rules, &seed, limits)) {
                Ok(look) => Ok(Arc::new(look?)),
                Err(fault) => Err(fault),
            };
            known.keep_puzzle(&key, drawn.clone());
            Some(drawn)
        };
        // The time that a question has is far longer than any puzzle takes: if it ran out, others were in the way.
        self.pool.think(who, Urgency::Advice, work).await?.ok_or_else(|| self.pool.busy())
    }

    /// Thinks about a question, and keeps the answer.
    async fn answer(
        self: &Arc<Self>,
        key: String,
        question: AdviceQuestion,
        who: ClientAddress,
    ) -> AdviceText {
        let app = Arc::clone(self);
        let urgency = if question.is_urgent() { Urgency::Advice } else { Urgency::Analysis };
        let work = move |terms: &ThinkTerms<'_>| {
            let known = &app.adviser.known;
            // Another address may have asked it meanwhile.
            if let Some(text) = known.answer(&key) {
                return Some(text);
            }
            let answer = terms.within(|limits| question.answer(known, limits))?;
            let text: Arc<str> = answer.text.into();
            // What was cut short because its asker has gone is no answer for others.
            if !terms.is_cancelled() {
                known.keep(&key, &text, answer.stopped.then(|| terms.spent()));
            }
            Some(text)
        };
        self.pool.think(who, urgency, work).await
    }
}
