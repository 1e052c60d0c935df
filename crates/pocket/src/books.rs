//! The pages that explain, puzzles, and the settings: what they show depends on nobody's matches.

use std::sync::Arc;

use pages::cookie::{LANGUAGE, LOOK};
use pages::{
    EditionPage, FIRST_GAME, Fields, PageLook, PrivacyPage, PuzzleSheetPage, PuzzlesPage, RulesPage,
    SettingsPage, SheetPage, StatisticsPage, StrategiesPage, StrategyPage, own_path, puzzle_wanted,
    settings_saved, sheet_wanted,
};
use play::sheet_seeds;
use rules::{Edition, Rules};
use solver::coach::PuzzleSeed;
use words::{Language, Words};

use crate::problem::PocketProblem;
use crate::response::PocketResponse;
use crate::route::PocketVisit;

/// The path of the first page, and of cookies of the whole site.
const EVERYWHERE: &str = "/";

fn find(id: &str) -> Result<&'static Edition, PocketProblem> {
    Edition::find(id).ok_or(PocketProblem::NoPath)
}

/// Shows all editions.
pub(crate) fn editions(visit: PocketVisit<'_>) -> PocketResponse {
    PocketResponse::page(&RulesPage::new(visit.frame))
}

/// Shows the rules of one edition, and answers what the box was asked.
pub(crate) fn edition(visit: PocketVisit<'_>, id: &str) -> Result<PocketResponse, PocketProblem> {
    let fields = visit.asked.query();
    Ok(PocketResponse::page(&EditionPage::new(visit.frame, find(id)?, &fields)))
}

/// Shows a score sheet to print.
pub(crate) fn sheet(visit: PocketVisit<'_>, id: &str) -> Result<PocketResponse, PocketProblem> {
    Ok(PocketResponse::page(&SheetPage::new(visit.frame, find(id)?)))
}

/// Shows all games with a strategy.
pub(crate) fn strategies(visit: PocketVisit<'_>) -> PocketResponse {
    PocketResponse::page(&StrategiesPage::new(visit.frame))
}

/// Shows a position in a strategy.
pub(crate) fn strategy(visit: PocketVisit<'_>, game: &str) -> Result<PocketResponse, PocketProblem> {
    let fields = visit.asked.query();
    let page = StrategyPage::new(visit.frame, game, &fields).ok_or(PocketProblem::NoPath)?;
    Ok(PocketResponse::page(&page))
}

/// Shows the page that the browser fills in.
pub(crate) fn statistics(visit: PocketVisit<'_>) -> PocketResponse {
    PocketResponse::page(&StatisticsPage::new(visit.frame))
}

/// Shows a puzzle, and what was asked of it.
pub(crate) fn puzzles(visit: PocketVisit<'_>) -> Result<PocketResponse, PocketProblem> {
    let (fields, today) = (visit.asked.query(), play::date(visit.asked.now));
    let (rules, seed) = wanted(&fields, visit.frame.words, &today)?;
    if !visit.asked.thinks {
        return Ok(visit.thinking());
    }
    let look = visit.minds.puzzle(&rules, &seed).ok_or(PocketProblem::NoPath)?;
    Ok(PocketResponse::page(&PuzzlesPage::new(visit.frame, &look, &fields, &today)))
}

/// Shows several puzzles to print.
pub(crate) fn puzzle_sheet(visit: PocketVisit<'_>) -> Result<PocketResponse, PocketProblem> {
    let (fields, today) = (visit.asked.query(), play::date(visit.asked.now));
    let (rules, seed) = wanted(&fields, visit.frame.words, &today)?;
    let count = sheet_wanted(&fields, &rules).ok_or(PocketProblem::NoPath)?;
    // Twelve of the largest edition take a browser ten seconds, those of all others less than one.
    if !visit.asked.thinks {
        return Ok(visit.thinking());
    }
    let looks = sheet_seeds(&seed, count).into_iter().map(|seed| visit.minds.puzzle(&rules, &seed));
    let looks: Option<Vec<_>> = looks.map(|look| look.map(Arc::new)).collect();
    let looks = looks.ok_or(PocketProblem::NoPath)?;
    let page = PuzzleSheetPage::new(visit.frame, &looks, &seed).ok_or(PocketProblem::NoPath)?;
    Ok(PocketResponse::page(&page))
}

/// The puzzle that is asked for.
fn wanted(fields: &Fields, words: Words, today: &str) -> Result<(Rules, PuzzleSeed), PocketProblem> {
    let edition = find(fields.get("edition").unwrap_or(FIRST_GAME))?;
    puzzle_wanted(edition, fields, words, today).ok_or(PocketProblem::NoPath)
}

/// Shows the settings; saved, they lead back to the page that the reader came from.
pub(crate) fn settings(visit: PocketVisit<'_>) -> PocketResponse {
    PocketResponse::page(&SettingsPage::asked(visit.frame, &visit.asked.query(), visit.asked.came_from()))
}

/// Saves all of them.
pub(crate) fn save(mut visit: PocketVisit<'_>) -> PocketResponse {
    let fields = visit.asked.form();
    let look = PageLook::of_form(&fields);
    let back = own_path(fields.raw("back").unwrap_or(EVERYWHERE));
    let response = if visit.asked.inline {
        // What was chosen holds at once, on the page itself.
        let spoken = fields.get("language").and_then(Language::find);
        visit.frame.words = spoken.map_or(visit.frame.words, Words::of);
        (visit.frame.look, visit.frame.here) = (look, "/settings".to_owned());
        PocketResponse::page(&SettingsPage::saved(visit.frame, back))
    } else {
        PocketResponse::go_on(&settings_saved(back))
    };
    spoken(response.with_cookie(LOOK, &look.to_words(), EVERYWHERE), &fields)
}

/// Saves the language alone, from the footer of any page.
pub(crate) fn speak(visit: &PocketVisit<'_>) -> PocketResponse {
    let fields = visit.asked.form();
    spoken(PocketResponse::go_on(own_path(fields.raw("back").unwrap_or(EVERYWHERE))), &fields)
}

/// Sets the cookie of the language that was chosen.
fn spoken(response: PocketResponse, fields: &Fields) -> PocketResponse {
    match fields.get("language").and_then(Language::find) {
        Some(language) => response.with_cookie(LANGUAGE, language.tag(), EVERYWHERE),
        None => response,
    }
}

/// Says what is stored; once that is forgotten, the page does its part. A link from elsewhere makes nobody forget.
pub(crate) fn privacy(visit: PocketVisit<'_>) -> PocketResponse {
    let forgotten = visit.asked.query().has("forgotten") && visit.asked.is_from_here();
    PocketResponse::page(&PrivacyPage::new(visit.frame, forgotten))
}

/// Forgets everything.
pub(crate) fn forget(visit: &PocketVisit<'_>) -> PocketResponse {
    let gone = PocketResponse::go_on("/privacy?forgotten=yes");
    let cookies = visit.asked.cookies.iter();
    let response = cookies.fold(gone, |gone, cookie| gone.with_cookie(&cookie.name, "", &cookie.path));
    PocketResponse { forget: visit.asked.kept.iter().map(|row| row.id.clone()).collect(), ..response }
}
