//! Advice and analysis, thought about once: what was asked before is looked up by edition and rows.

mod advised;
mod analysed;
mod grouped;

pub(crate) use advised::Advised;
pub(crate) use analysed::Analysed;
pub(crate) use grouped::{AnalysedCall, AnalysedGroup, AnalysedGroupRow};

use std::fmt::Write as _;
use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use rules::view::{Board, View};
use rules::{Format, Rules, notation};
use solver::Backend;
use solver::advice::{Advisor, Clues, Count, Ground};
use solver::analysis::{Analyst, GroupAnalysis};
use solver::group::{GroupAdvice, MarkerKernel};
use tables::Caller;

use crate::app::App;
use crate::pool::Terms;
use crate::problem::Problem;

/// Answers that are kept.
const ANSWERS: usize = 10_000;

/// Codes that are kept listed, altogether; the largest games that are listed have two million.
const CODES: u64 = 4_000_000;

/// Kernels of groups that are kept: there are few rules for groups.
const KERNELS: usize = 16;

/// What was thought before.
pub(crate) struct Adviser {
    answers: Cache<String, Arc<str>>,
    grounds: Cache<String, Arc<Ground>, Codes>,
    kernels: Cache<String, Arc<MarkerKernel>>,
}

/// A ground weighs as much as it has codes.
#[derive(Clone)]
struct Codes;

impl Weighter<String, Arc<Ground>> for Codes {
    fn weight(&self, _: &String, ground: &Arc<Ground>) -> u64 {
        ground.universe().map_or(1, |universe| universe.len() as u64)
    }
}

/// What somebody asks.
enum Question {
    /// The best guesses for a breaker.
    Guess(Rules, Clues),
    /// How many secrets fit what a breaker sees.
    Count(Rules, Clues),
    /// The best rows for a player of a group.
    Group(Box<View>),
    /// Rounds that have ended.
    Rounds(Box<View>),
    /// A group's game that is over: its name, and its record, which anybody may have.
    Game(String, String),
}

/// An answer, and whether time ran out before it was complete.
struct Answer {
    text: String,
    stopped: bool,
}

impl Adviser {
    /// Nothing thought yet.
    pub(crate) fn new() -> Self {
        Self {
            answers: Cache::new(ANSWERS),
            grounds: Cache::with_weighter(16, CODES, Codes),
            kernels: Cache::new(KERNELS),
        }
    }

    /// The ground of a game.
    fn ground(&self, rules: &Rules) -> Option<Arc<Ground>> {
        let key = name(rules);
        if let Some(ground) = self.grounds.get(&key) {
            return Some(ground);
        }
        let ground = Arc::new(Ground::new(rules.clone()).ok()?);
        self.grounds.insert(key, Arc::clone(&ground));
        Some(ground)
    }

    /// The kernel of a group.
    fn kernel(&self, rules: &Rules) -> Option<Arc<MarkerKernel>> {
        let key = name(rules);
        if let Some(kernel) = self.kernels.get(&key) {
            return Some(kernel);
        }
        let kernel = Arc::new(MarkerKernel::new(rules, Backend::best())?);
        self.kernels.insert(key, Arc::clone(&kernel));
        Some(kernel)
    }

    /// Thinks.
    fn answer(&self, question: &Question, terms: &Terms) -> Option<Answer> {
        let limits = terms.limits();
        match question {
            Question::Guess(rules, clues) => {
                let ground = self.ground(rules)?;
                let advisor = Advisor::new(&ground, Backend::best());
                let candidates = advisor.candidates(clues, limits);
                let advice = advisor.advise(clues, limits);
                let contradiction =
                    candidates.count().is_none().then(|| advisor.contradiction(clues, limits)).flatten();
                let told = Advised::guesses(&advisor, &candidates, &advice, contradiction);
                // If there was no time to look for rows that contradict each other, there may be next time.
                let stopped = advice.stopped || std::time::Instant::now() >= terms.deadline;
                Some(Answer { text: written(&told), stopped })
            }
            Question::Count(rules, clues) => {
                let ground = self.ground(rules)?;
                let count = Advisor::new(&ground, Backend::best()).candidates(clues, limits).count();
                let Count::Exactly(count) = count else { return None };
                Some(Answer { text: count.to_string(), stopped: false })
            }
            Question::Group(view) => {
                let kernel = self.kernel(view.setup.rules())?;
                let advice = GroupAdvice::of(&kernel, view, advised::MOST, limits)?;
                let text = written(&Advised::group(view.setup.rules(), &advice));
                Some(Answer { text, stopped: advice.stopped })
            }
            Question::Rounds(view) => {
                let ground = self.ground(view.setup.rules())?;
                let advisor = Advisor::new(&ground, Backend::best());
                let analysis = Analyst::new(&advisor).game(view, limits).ok()?;
                let stopped = std::time::Instant::now() >= terms.deadline;
                Some(Answer { text: written(&Analysed::of(view, &analysis, stopped)), stopped })
            }
            Question::Game(_, record) => {
                let game = notation::read(record).ok()?.game;
                let rules = game.setup().rules();
                let analysis = GroupAnalysis::within(&*self.kernel(rules)?, &game, limits)?;
                let text = written(&Analysed::group(rules, &analysis));
                Some(Answer { text, stopped: analysis.stopped })
            }
        }
    }
}

impl App {
    /// The best guesses for what a view shows; none if there is nothing to guess.
    pub(crate) async fn advise(self: &Arc<Self>, view: View) -> Result<Option<Arc<str>>, Problem> {
        let rules = view.setup.rules().clone();
        let question = match rules.edition().format {
            Format::Group => Question::Group(Box::new(view)),
            Format::Duel | Format::Party => match Clues::of_view(&view) {
                Ok(clues) => Question::Guess(rules, clues),
                Err(_) => return Ok(None),
            },
        };
        self.think(question).await
    }

    /// How many secrets fit what a view shows; none if that can't be counted.
    pub(crate) async fn count(self: &Arc<Self>, view: View) -> Result<Option<u64>, Problem> {
        let rules = view.setup.rules().clone();
        let Ok(clues) = Clues::of_view(&view) else { return Ok(None) };
        let told = self.think(Question::Count(rules, clues)).await?;
        Ok(told.and_then(|text| text.parse().ok()))
    }

    /// The rounds of a view that have ended, row by row, or a group's game that is over; none if there is nothing to
    /// look at yet.
    pub(crate) async fn analyse(self: &Arc<Self>, view: View) -> Result<Option<Arc<str>>, Problem> {
        let question = match view.setup.rules().edition().format {
            Format::Group if view.outcome.is_some() => {
                let id = view.id.as_str().to_owned();
                let record = self.house.record(&id, &Caller::nobody()).await?;
                Question::Game(id, record.text.to_string())
            }
            Format::Duel | Format::Party if !view.past.is_empty() => Question::Rounds(Box::new(view)),
            _ => return Ok(None),
        };
        self.think(question).await
    }

    async fn think(self: &Arc<Self>, question: Question) -> Result<Option<Arc<str>>, Problem> {
        let key = question.key();
        if let Some(known) = self.adviser.answers.get(&key) {
            self.metrics.cached.inc();
            return Ok(Some(known));
        }
        let app = Arc::clone(self);
        let answer = self.pool.think(move |terms| app.adviser.answer(&question, terms)).await?;
        let Some(Answer { text, stopped }) = answer else { return Ok(None) };
        let text: Arc<str> = text.into();
        // What was cut short may be better known next time.
        if !stopped {
            self.adviser.answers.insert(key, Arc::clone(&text));
        }
        Ok(Some(text))
    }
}

impl Question {
    /// What the answer depends on: the rules, and what the asker sees. Nothing that the asker can't see is in it.
    fn key(&self) -> String {
        // Writing to a string does not fail.
        let mut key;
        match self {
            Self::Guess(rules, clues) => {
                key = name(rules);
                let _ = write!(key, "|{clues:?}");
            }
            Self::Count(rules, clues) => {
                key = name(rules);
                let _ = write!(key, "|count {clues:?}");
            }
            Self::Group(view) => {
                key = name(view.setup.rules());
                let seen = match &view.board {
                    Board::Holder(holder) => Some(holder),
                    _ => None,
                };
                let first = view.setup.first();
                let _ = write!(key, "|{:?}|{first}|{:?}|{:?}|{seen:?}", view.viewer, view.due, view.offers);
            }
            Self::Rounds(view) => {
                key = name(view.setup.rules());
                let _ = write!(key, "|rounds {}", view.seats.len());
                for round in &view.past {
                    let _ =
                        write!(key, "|{:?}{:?}{:?}{:?}", round.rows, round.secret, round.withheld, round.end);
                }
            }
            // Nothing is added to a match that is over.
            Self::Game(id, _) => key = format!("game {id}"),
        }
        key
    }
}

/// Rules by name: edition and options.
fn name(rules: &Rules) -> String {
    let mut name = rules.edition().id.to_owned();
    for (key, value) in rules.options().iter() {
        // Writing to a string does not fail.
        let _ = write!(name, " {}={value}", key.name());
    }
    name
}

fn written(shape: &impl serde::Serialize) -> String {
    serde_json::to_string(shape).unwrap_or_default()
}
