//! What somebody asks the engine, and how it is thought about. Answers are text that can be kept: JSON shapes, or numbers.

use std::sync::Arc;

use play::{against, coach_facts};
use rules::view::{Board, View};
use rules::{Code, Format, Rules, Viewer, notation};
use serde::Serialize;
use solver::Backend;
use solver::advice::{Advisor, Clues, Count, Ground, Limits};
use solver::analysis::{Analyst, GroupAnalysis};
use solver::group::{GroupAdvice, MarkerKernel};
use wire::{Advised, Analysed, CheckedRow, FactShape, MOST_ADVISED, ToldFacts};

/// The codes of games, listed once and kept where there is room.
pub trait Grounds {
    /// The codes of a game; none if they can't be listed.
    fn ground(&self, rules: &Rules) -> Option<Arc<Ground>>;

    /// What computes with a group.
    fn kernel(&self, rules: &Rules) -> Option<Arc<MarkerKernel>>;
}

/// An answer.
#[derive(Debug)]
pub struct AdviceAnswer {
    /// As text.
    pub text: String,
    /// Whether limits ended the thought before it was complete.
    pub stopped: bool,
}

impl AdviceAnswer {
    fn of(shape: &impl Serialize, stopped: bool) -> Self {
        // Our shapes can all be written.
        Self { text: serde_json::to_string(shape).unwrap_or_default(), stopped }
    }
}

/// What somebody asks.
#[derive(Debug)]
pub enum AdviceQuestion {
    /// The best guesses for a breaker.
    Guess(Rules, Clues),
    /// How many secrets fit what a breaker sees.
    Count(Rules, Clues),
    /// The fewest rows that can't all be right.
    Conflict(Rules, Clues),
    /// The best rows for a player of a group.
    Group(Box<View>),
    /// What follows from the rows that somebody sees.
    Facts(Box<View>),
    /// What a row would be worth to them.
    Row(Box<View>, Code),
    /// Rounds that have ended.
    Rounds(Box<View>),
    /// A group's game that is over: its name, and its record, which anybody may have.
    Game(String, String),
}

impl AdviceQuestion {
    /// The best guesses for what a view shows; none if there is nothing to guess.
    pub fn best(view: &View) -> Option<Self> {
        match view.setup.rules().edition().format {
            Format::Group => Some(Self::Group(Box::new(view.clone()))),
            Format::Duel | Format::Party => {
                Some(Self::Guess(view.setup.rules().clone(), Clues::of_view(view).ok()?))
            }
        }
    }

    /// How many secrets fit what a view shows; none if that can't be counted.
    pub fn count(view: &View) -> Option<Self> {
        Some(Self::Count(view.setup.rules().clone(), Clues::of_view(view).ok()?))
    }

    /// The fewest rows of a view that can't all be answered rightly.
    pub fn conflict(view: &View) -> Option<Self> {
        Some(Self::Conflict(view.setup.rules().clone(), Clues::of_view(view).ok()?))
    }

    /// What follows from the rows of a view, the easiest first.
    pub fn facts(view: &View) -> Self {
        Self::Facts(Box::new(view.clone()))
    }

    /// What a row would be worth to who sees a view.
    pub fn row(view: &View, row: Code) -> Self {
        Self::Row(Box::new(view.clone()), row)
    }

    /// Whether somebody waits at the board for the answer.
    pub const fn is_urgent(&self) -> bool {
        !matches!(self, Self::Rounds(_) | Self::Game(..))
    }

    /// Thinks, with what is known; none if there is nothing to be told.
    pub fn answer(&self, known: &impl Grounds, limits: Limits<'_>) -> Option<AdviceAnswer> {
        match self {
            Self::Guess(rules, clues) => {
                let ground = known.ground(rules)?;
                let advisor = Advisor::new(&ground, Backend::best());
                let candidates = advisor.candidates(clues, limits);
                let advice = advisor.advise(clues, limits);
                let contradiction =
                    candidates.count().is_none().then(|| advisor.contradiction(clues, limits)).flatten();
                let told = Advised::guesses(&advisor, &candidates, &advice, contradiction);
                // If there was no time to look for rows that contradict each other, there may be next time.
                Some(AdviceAnswer::of(&told, advice.stopped || limits.are_over()))
            }
            Self::Count(rules, clues) => {
                let ground = known.ground(rules)?;
                let count = Advisor::new(&ground, Backend::best()).candidates(clues, limits).count();
                let text = match count {
                    Count::Exactly(count) => count.to_string(),
                    _ => String::new(),
                };
                let stopped = text.is_empty() && limits.are_over();
                Some(AdviceAnswer { text, stopped })
            }
            Self::Conflict(rules, clues) => {
                let ground = known.ground(rules)?;
                let found = Advisor::new(&ground, Backend::best()).contradiction(clues, limits);
                let stopped = found.is_none() && limits.are_over();
                let rows = found.map_or_else(Vec::new, |found| found.rows);
                let rows: Vec<_> = rows.iter().map(ToString::to_string).collect();
                // Everybody who looks at the table asks this: what isn't found in time isn't searched for at every look.
                Some(AdviceAnswer { text: rows.join(" "), stopped })
            }
            Self::Group(view) => {
                let kernel = known.kernel(view.setup.rules())?;
                let advice = GroupAdvice::of(&kernel, view, MOST_ADVISED, limits)?;
                Some(AdviceAnswer::of(&Advised::group(view.setup.rules(), &advice), advice.stopped))
            }
            Self::Facts(view) => {
                let rules = view.setup.rules();
                // Groups have no list of codes.
                let ground = known.ground(rules);
                let universe = ground.as_ref().and_then(|ground| ground.universe());
                let facts = coach_facts(view, universe, limits);
                let facts = facts.iter().map(|fact| FactShape::of(rules, fact)).collect();
                Some(AdviceAnswer::of(&ToldFacts { facts }, limits.are_over()))
            }
            Self::Row(view, row) => {
                let rules = view.setup.rules();
                let against = against(view, *row);
                let weighed = Clues::of_view(view).ok().and_then(|clues| {
                    let ground = known.ground(rules)?;
                    Advisor::new(&ground, Backend::best()).weigh(&clues, *row, limits)
                });
                let told = CheckedRow {
                    row: rules.show(*row),
                    fits: against.is_none(),
                    against: against.unwrap_or_default(),
                    answers: weighed.map(|weighed| weighed.split.answers()),
                    right: known.kernel(rules).and_then(|kernel| kernel.chance_after(view, *row)),
                };
                Some(AdviceAnswer::of(&told, limits.are_over()))
            }
            Self::Rounds(view) => {
                let ground = known.ground(view.setup.rules())?;
                let advisor = Advisor::new(&ground, Backend::best());
                let analysis = Analyst::new(&advisor).game(view, limits).ok()?;
                let stopped = analysis.stopped;
                Some(AdviceAnswer::of(&Analysed::of(view, &analysis, stopped), stopped))
            }
            Self::Game(_, record) => {
                let game = notation::read(record).ok()?.game;
                let rules = game.setup().rules();
                let analysis = GroupAnalysis::within(&*known.kernel(rules)?, &game, limits)?;
                Some(AdviceAnswer::of(&Analysed::group(rules, &analysis), analysis.stopped))
            }
        }
    }

    /// What the answer depends on: the rules, and what the asker sees. Nothing that the asker can't see is in it.
    pub fn key(&self) -> String {
        match self {
            Self::Guess(rules, clues) => format!("{}|{clues:?}", Ground::name(rules)),
            Self::Count(rules, clues) => format!("{}|count {clues:?}", Ground::name(rules)),
            Self::Conflict(rules, clues) => format!("{}|conflict {clues:?}", Ground::name(rules)),
            Self::Group(view) => seen(view),
            Self::Facts(view) => format!("facts {}", seen(view)),
            Self::Row(view, row) => format!("row {} {}", view.setup.rules().show(*row), seen(view)),
            Self::Rounds(view) => {
                // Nothing is added to a round that has ended, and as long as all secrets lie open everybody sees the same.
                let open = view.past.iter().all(|round| round.secret.is_some());
                let viewer = if open { Viewer::Spectator } else { view.viewer };
                format!("rounds {} {} {viewer:?}", view.id.as_str(), view.past.len())
            }
            // Nothing is added to a match that is over.
            Self::Game(id, _) => format!("game {id}"),
        }
    }
}

/// The rows that an answer to [`AdviceQuestion::Conflict`] names.
pub fn conflict_rows(text: &str) -> Vec<u8> {
    text.split(' ').filter_map(|row| row.parse().ok()).collect()
}

/// What somebody sees of a running round: a breaker the rows with their answers, a player of a group all that may matter.
fn seen(view: &View) -> String {
    let rules = view.setup.rules();
    if let Ok(clues) = Clues::of_view(view) {
        return format!("{}|{clues:?}", Ground::name(rules));
    }
    let held = match &view.board {
        Board::Holder(holder) => Some(holder),
        _ => None,
    };
    // What waiting is worth may depend on any option.
    let (first, due, offers) = (view.setup.first(), view.due, &view.offers);
    let options = rules.options();
    format!("{} {options:?}|{:?}|{first}|{due:?}|{offers:?}|{held:?}", rules.edition().id, view.viewer)
}

#[cfg(test)]
mod tests {
    use rules::Edition;

    use super::*;

    /// Lists the codes of a game for each question.
    struct Unkept;

    impl Grounds for Unkept {
        fn ground(&self, rules: &Rules) -> Option<Arc<Ground>> {
            Ground::new(rules.clone()).ok().map(Arc::new)
        }

        fn kernel(&self, _: &Rules) -> Option<Arc<MarkerKernel>> {
            None
        }
    }

    /// A look at a table asks this question each time: an answer that isn't kept is thought about at every look.
    #[test]
    fn that_nothing_is_found_is_an_answer_to_keep() {
        let rules = Rules::default_of(Edition::find("original").unwrap());
        let row = rules.read_row("RRYY").unwrap();
        let secret = rules.read_row("RGBY").unwrap();
        let clues = Clues::new(&rules, &[(row, rules.answer(secret, row))]).unwrap();
        let answer =
            AdviceQuestion::Conflict(rules, clues).answer(&Unkept, Limits::default()).expect("an answer");
        assert_eq!((answer.text.as_str(), answer.stopped), ("", false), "the rows contradict nothing");
    }
}
