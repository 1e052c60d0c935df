//! What somebody asks, and how it is thought about.

use std::fmt::Write as _;

use play::{against, coach_facts};
use rules::view::{Board, View};
use rules::{Code, Rules, Viewer, notation};
use solver::Backend;
use solver::advice::{Advisor, Clues, Count, Ground};
use solver::analysis::{Analyst, GroupAnalysis};
use solver::group::GroupAdvice;
use wire::{Advised, Analysed, CheckedRow, FactShape, MOST_ADVISED, ToldFacts};

use super::known::{AdviceShelves, Brought};
use crate::pool::{ThinkTerms, Urgency};

/// What somebody asks.
pub(super) enum AdviceQuestion {
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
    /// Whether somebody waits at the board for the answer.
    pub(super) const fn urgency(&self) -> Urgency {
        match self {
            Self::Guess(..)
            | Self::Count(..)
            | Self::Conflict(..)
            | Self::Group(_)
            | Self::Facts(_)
            | Self::Row(..) => Urgency::Advice,
            Self::Rounds(_) | Self::Game(..) => Urgency::Analysis,
        }
    }

    /// Thinks, with what is known.
    pub(super) fn answer(&self, known: &AdviceShelves, terms: &ThinkTerms<'_>) -> Option<Brought> {
        terms.within(|limits| match self {
            Self::Guess(rules, clues) => {
                let ground = known.ground(rules)?;
                let advisor = Advisor::new(&ground, Backend::best());
                let candidates = advisor.candidates(clues, limits);
                let advice = advisor.advise(clues, limits);
                let contradiction =
                    candidates.count().is_none().then(|| advisor.contradiction(clues, limits)).flatten();
                let told = Advised::guesses(&advisor, &candidates, &advice, contradiction);
                // If there was no time to look for rows that contradict each other, there may be next time.
                Some(Brought::of(&told, terms, advice.stopped || terms.is_over()))
            }
            Self::Count(rules, clues) => {
                let ground = known.ground(rules)?;
                let count = Advisor::new(&ground, Backend::best()).candidates(clues, limits).count();
                let told = match count {
                    Count::Exactly(count) => count.to_string(),
                    _ => String::new(),
                };
                let stopped = told.is_empty() && terms.is_over();
                Some(Brought::plain(told, terms, stopped))
            }
            Self::Conflict(rules, clues) => {
                let ground = known.ground(rules)?;
                let found = Advisor::new(&ground, Backend::best()).contradiction(clues, limits);
                let stopped = found.is_none() && terms.is_over();
                let rows = found.map_or_else(Vec::new, |found| found.rows);
                let rows: Vec<_> = rows.iter().map(ToString::to_string).collect();
                // Everybody who looks at the table asks this: what isn't found in time isn't searched for at every look.
                Some(Brought::plain(rows.join(" "), terms, stopped))
            }
            Self::Group(view) => {
                let kernel = known.kernel(view.setup.rules())?;
                let advice = GroupAdvice::of(&kernel, view, MOST_ADVISED, limits)?;
                Some(Brought::of(&Advised::group(view.setup.rules(), &advice), terms, advice.stopped))
            }
            Self::Facts(view) => {
                let rules = view.setup.rules();
                // Groups have no list of codes.
                let ground = known.ground(rules);
                let universe = ground.as_ref().and_then(|ground| ground.universe());
                let facts = coach_facts(view, universe, limits);
                let facts = facts.iter().map(|fact| FactShape::of(rules, fact)).collect();
                Some(Brought::of(&ToldFacts { facts }, terms, terms.is_over()))
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
                Some(Brought::of(&told, terms, terms.is_over()))
            }
            Self::Rounds(view) => {
                let ground = known.ground(view.setup.rules())?;
                let advisor = Advisor::new(&ground, Backend::best());
                let analysis = Analyst::new(&advisor).game(view, limits).ok()?;
                let stopped = analysis.stopped;
                Some(Brought::of(&Analysed::of(view, &analysis, stopped), terms, stopped))
            }
            Self::Game(_, record) => {
                let game = notation::read(record).ok()?.game;
                let rules = game.setup().rules();
                let analysis = GroupAnalysis::within(&*known.kernel(rules)?, &game, limits)?;
                Some(Brought::of(&Analysed::group(rules, &analysis), terms, analysis.stopped))
            }
        })
    }

    /// What the answer depends on: the rules, and what the asker sees. Nothing that the asker can't see is in it.
    pub(super) fn key(&self) -> String {
        // Writing to a string does not fail.
        let mut key;
        match self {
            Self::Guess(rules, clues) => {
                key = Ground::name(rules);
                let _ = write!(key, "|{clues:?}");
            }
            Self::Count(rules, clues) => {
                key = Ground::name(rules);
                let _ = write!(key, "|count {clues:?}");
            }
            Self::Conflict(rules, clues) => {
                key = Ground::name(rules);
                let _ = write!(key, "|conflict {clues:?}");
            }
            Self::Group(view) => key = seen(view),
            Self::Facts(view) => key = format!("facts {}", seen(view)),
            Self::Row(view, row) => key = format!("row {} {}", view.setup.rules().show(*row), seen(view)),
            Self::Rounds(view) => {
                // Nothing is added to a round that has ended, and as long as all secrets lie open everybody sees the same.
                let open = view.past.iter().all(|round| round.secret.is_some());
                let viewer = if open { Viewer::Spectator } else { view.viewer };
                key = format!("rounds {} {} {viewer:?}", view.id.as_str(), view.past.len());
            }
            // Nothing is added to a match that is over.
            Self::Game(id, _) => key = format!("game {id}"),
        }
        key
    }
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
    use crate::address::ClientAddress;
    use crate::pool::Pool;
    use crate::settings::Settings;

    /// A look at a table asks this question each time: an answer that isn't kept is thought about at every look.
    #[tokio::test]
    async fn that_nothing_is_found_is_an_answer_that_is_kept() {
        let pool = Pool::new(&Settings::of(&[]).unwrap()).unwrap();
        let rules = Rules::default_of(Edition::find("original").unwrap());
        let row = rules.read_row("RRYY").unwrap();
        let secret = rules.read_row("RGBY").unwrap();
        let clues = Clues::new(&rules, &[(row, rules.answer(secret, row))]).unwrap();
        let question = AdviceQuestion::Conflict(rules, clues);
        let work = move |terms: &ThinkTerms<'_>| question.answer(&AdviceShelves::default(), terms);
        let caller = ClientAddress::new([192, 0, 2, 1].into());
        let brought = pool.think(caller, Urgency::Advice, work).await.unwrap().expect("an answer");
        assert_eq!((brought.text.as_str(), brought.stopped), ("", None), "the rows contradict nothing");
    }
}
