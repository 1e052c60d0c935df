//! What is played on this device: the first page, the list of matches, a match that is over.

use pages::{AdviceQuestion, Home, MinePage, ReplayPage, ReplayReader, result_picture, wants_analysis};
use play::running;
use rules::{Format, Seat, View, Viewer};

use crate::kept::{FoundGame, KeptRow};
use crate::look::{ListedMatch, LocalLook};
use crate::problem::PocketProblem;
use crate::response::PocketResponse;
use crate::route::PocketVisit;

/// The most games to go on with that are shown.
const MOST: usize = 3;

/// The most matches that are listed.
const LISTED: usize = 100;

/// Shows the first page.
pub(crate) fn home(visit: PocketVisit<'_>) -> PocketResponse {
    let running = visit.asked.kept.iter().filter(|row| is_running(row));
    let listed = listed(running, visit.asked.now, MOST);
    let played: Vec<_> = listed.iter().map(ListedMatch::as_played).collect();
    let keys = [visit.key(), visit.key()];
    PocketResponse::page(&Home::new(visit.frame, keys, &played))
}

/// Shows what was played.
pub(crate) fn matches(visit: PocketVisit<'_>) -> PocketResponse {
    let listed = listed(visit.asked.kept.iter(), visit.asked.now, LISTED);
    let played: Vec<_> = listed.iter().map(ListedMatch::as_played).collect();
    let more = visit.asked.kept.len() > LISTED;
    let added = visit.asked.query().number("added");
    PocketResponse::page(&MinePage::new(visit.frame, &played, more).after_import(added))
}

/// Whether a record is one of a running match, by its first line.
fn is_running(row: &KeptRow) -> bool {
    row.text.lines().next().is_some_and(|line| line.ends_with(" running"))
}

/// The newest matches as they are listed. What is damaged can't be looked at.
fn listed<'a>(rows: impl Iterator<Item = &'a KeptRow>, now: i64, most: usize) -> Vec<ListedMatch> {
    let mut rows: Vec<_> = rows.collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.began));
    let looks = rows.into_iter().filter_map(FoundGame::read);
    looks.take(most).map(|found| LocalLook { found, earlier: Vec::new(), now }.listed()).collect()
}

/// A match that is over, with everybody's view of it.
fn over(visit: &PocketVisit<'_>, id: &str) -> Result<(FoundGame, View), PocketProblem> {
    let row = visit.asked.kept.iter().find(|row| row.id == id).ok_or(PocketProblem::NoMatch)?;
    let found = FoundGame::read(row).ok_or(PocketProblem::NoMatch)?;
    let view = found.game.view(Viewer::Spectator);
    if view.outcome.is_none() { Err(PocketProblem::NoMatch) } else { Ok((found, view)) }
}

/// Shows a match that is over.
pub(crate) fn replay(visit: PocketVisit<'_>, id: &str) -> Result<PocketResponse, PocketProblem> {
    let (found, view) = over(&visit, id)?;
    let fields = visit.asked.query();
    let question = wants_analysis(&view, &fields).then(|| analysis(&found, &view)).flatten();
    if question.is_some() && !visit.asked.thinks {
        return Ok(visit.thinking());
    }
    let told = question.and_then(|question| visit.minds.answer(&question));
    let told = told.and_then(|text| serde_json::from_str(&text).ok());
    let reader = ReplayReader {
        // Nobody else can open what is kept here: a link leads to the game.
        link: format!("{}{}/", visit.asked.origin, visit.asked.base),
        key: visit.key(),
        own: <[Seat; 1]>::try_from(found.held()).ok().map(|[seat]| seat),
        table: Some(found.row.table.clone()),
    };
    Ok(PocketResponse::page(&ReplayPage::new(visit.frame, &view, &fields, told.as_ref(), reader)))
}

/// What to ask about a match that is over.
fn analysis(found: &FoundGame, view: &View) -> Option<AdviceQuestion> {
    match view.setup.rules().edition().format {
        Format::Group => {
            let record = running::finished(&found.game, &found.computers);
            Some(AdviceQuestion::Game(found.row.id.clone(), record))
        }
        Format::Duel | Format::Party if !view.past.is_empty() => {
            Some(AdviceQuestion::Rounds(Box::new(view.clone())))
        }
        Format::Duel | Format::Party => None,
    }
}

/// A picture of the result, to be shared.
pub(crate) fn picture(visit: &PocketVisit<'_>, id: &str) -> Result<PocketResponse, PocketProblem> {
    let (_, view) = over(visit, id)?;
    let svg = result_picture(visit.frame.words, &view, &visit.asked.query());
    Ok(PocketResponse::text("image/svg+xml", svg.ok_or(PocketProblem::NothingToShare)?))
}

/// The record, as the notation has it.
pub(crate) fn record(visit: &PocketVisit<'_>, id: &str) -> Result<PocketResponse, PocketProblem> {
    let (found, _) = over(visit, id)?;
    Ok(PocketResponse::text("text/plain; charset=utf-8", found.row.text))
}
