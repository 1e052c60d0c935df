//! Advice and analysis, thought about once: what was asked before is looked up, what is asked already is waited for.

mod known;
mod question;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use rules::{Code, Format};
use rules::view::View;
use solver::advice::Clues;
use tables::Caller;
use tokio::sync::watch;
use wire::CheckedRow;

use crate::address::ClientAddress;
use crate::app::App;
use crate::pool::ThinkTerms;
use crate::problem::Problem;

use self::known::{AdviceShelves, Brought};
use self::question::AdviceQuestion;

/// What came of a question: nothing where there is nothing to be told.
type AdviceText = Result<Option<Arc<str>>, Problem>;

/// Where an answer is told; nothing until it is there.
type Hearing = watch::Receiver<Option<AdviceText>>;

/// What was thought before, and what is thought about now.
#[derive(Default)]
pub(crate) struct Adviser {
    known: AdviceShelves,
    /// Questions that are thought about, as long as somebody waits for the answer.
    asked: Mutex<HashMap<String, Weak<Hearing>>>,
}

impl Adviser {
    fn asked(&self) -> MutexGuard<'_, HashMap<String, Weak<Hearing>>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets what nobody has asked for in a while.
    pub(crate) fn forget(&self) {
        self.known.forget();
    }
}

impl App {
    /// The best guesses for what a view shows; none if there is nothing to guess.
    pub(crate) async fn advise(self: &Arc<Self>, view: View, who: ClientAddress) -> AdviceText {
        let rules = view.setup.rules().clone();
        let question = match rules.edition().format {
            Format::Group => AdviceQuestion::Group(Box::new(view)),
            Format::Duel | Format::Party => match Clues::of_view(&view) {
                Ok(clues) => AdviceQuestion::Guess(rules, clues),
                Err(_) => return Ok(None),
            },
        };
        self.think(question, who).await
    }

    /// What follows from the rows of a view, the easiest first.
    pub(crate) async fn facts(self: &Arc<Self>, view: View, who: ClientAddress) -> AdviceText {
        self.think(AdviceQuestion::Facts(Box::new(view)), who).await
    }

    /// What a row would be worth to who sees a view.
    pub(crate) async fn checked(
        self: &Arc<Self>,
        view: View,
        row: Code,
        who: ClientAddress,
    ) -> Result<Option<CheckedRow>, Problem> {
        let told = self.think(AdviceQuestion::Row(Box::new(view), row), who).await?;
        Ok(told.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// How many secrets fit what a view shows; none if that can't be counted.
    pub(crate) async fn count(
        self: &Arc<Self>,
        view: View,
        who: ClientAddress,
    ) -> Result<Option<u64>, Problem> {
        let rules = view.setup.rules().clone();
        let Ok(clues) = Clues::of_view(&view) else { return Ok(None) };
        let told = self.think(AdviceQuestion::Count(rules, clues), who).await?;
        Ok(told.and_then(|text| text.parse().ok()))
    }

    /// The fewest rows of a view that can't all be answered rightly, from 1; none if that can't be told.
    pub(crate) async fn conflict(
        self: &Arc<Self>,
        view: View,
        who: ClientAddress,
    ) -> Result<Vec<u8>, Problem> {
        let rules = view.setup.rules().clone();
        let Ok(clues) = Clues::of_view(&view) else { return Ok(Vec::new()) };
        let told = self.think(AdviceQuestion::Conflict(rules, clues), who).await?;
        Ok(told.map_or_else(Vec::new, |text| text.split(' ').filter_map(|row| row.parse().ok()).collect()))
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
    async fn think(self: &Arc<Self>, question: AdviceQuestion, who: ClientAddress) -> AdviceText {
        let key = question.key();
        if let Some(known) = self.adviser.known.answer(&key) {
            self.metrics.cached.inc();
            return Ok(Some(known));
        }
        let hearing = self.ask(key, question, who);
        let mut heard = Hearing::clone(&hearing);
        let told = heard.wait_for(Option::is_some).await;
        // The thread that thought about it may have panicked.
        told.map_or(Err(Problem::Internal), |told| told.clone().unwrap_or(Err(Problem::Internal)))
    }

    /// Joins those who wait for the answer to a question, or asks it. It is thought about as long as anybody waits.
    fn ask(self: &Arc<Self>, key: String, question: AdviceQuestion, who: ClientAddress) -> Arc<Hearing> {
        let mut asked = self.adviser.asked();
        if let Some(hearing) = asked.get(&key).and_then(Weak::upgrade) {
            self.metrics.cached.inc();
            return hearing;
        }
        let (tell, hearing) = watch::channel(None);
        let hearing = Arc::new(hearing);
        asked.insert(key.clone(), Arc::downgrade(&hearing));
        drop(asked);
        let app = Arc::clone(self);
        tokio::spawn(async move {
            let told = tokio::select! {
                told = app.answer(&key, question, who) => Some(told),
                () = tell.closed() => None,
            };
            let mut asked = app.adviser.asked();
            // Somebody may have asked anew after everybody had gone.
            let own = |hearing: &Weak<Hearing>| {
                hearing.upgrade().is_none_or(|it| it.same_channel(&tell.subscribe()))
            };
            if asked.get(&key).is_some_and(own) {
                asked.remove(&key);
            }
            drop(asked);
            tell.send_replace(told);
        });
        hearing
    }

    /// Thinks about a question, and keeps the answer.
    async fn answer(self: &Arc<Self>, key: &str, question: AdviceQuestion, who: ClientAddress) -> AdviceText {
        let (app, urgency) = (Arc::clone(self), question.urgency());
        let work = move |terms: &ThinkTerms<'_>| question.answer(&app.adviser.known, terms);
        let Some(answer) = self.pool.think(who, urgency, work).await? else { return Ok(None) };
        let Brought { text, stopped } = answer;
        let text: Arc<str> = text.into();
        self.adviser.known.keep(key, &text, stopped);
        Ok(Some(text))
    }
}
