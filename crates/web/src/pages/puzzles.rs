//! Puzzles: drawn by their seed, and kept for a while where several look.

use std::sync::Arc;

use axum::extract::State;
use axum::http::Uri;
use pages::{FIRST_GAME, Fields, PuzzleSheetPage, PuzzlesPage, puzzle_wanted, sheet_wanted};
use play::sheet_seeds;
use rules::Rules;
use solver::coach::PuzzleSeed;
use words::Words;

use super::guide::find;
use super::page::{Page, query};
use super::visit::Visit;
use crate::app::App;
use crate::problem::Problem;

/// Shows a puzzle, and what was asked of it.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Visit { frame, caller, .. }: Visit,
    uri: Uri,
) -> Result<Page<PuzzlesPage>, Problem> {
    let fields = query(&uri);
    let today = app.house.today();
    let (rules, seed) = wanted(&fields, frame.words, &today)?;
    let look = app.puzzle(&rules, &seed, caller).await?;
    Ok(Page(PuzzlesPage::new(frame, &look, &fields, &today)))
}

/// Shows several puzzles to print.
pub(super) async fn sheet(
    State(app): State<Arc<App>>,
    Visit { frame, caller, .. }: Visit,
    uri: Uri,
) -> Result<Page<PuzzleSheetPage>, Problem> {
    let fields = query(&uri);
    let today = app.house.today();
    let (rules, seed) = wanted(&fields, frame.words, &today)?;
    let count = sheet_wanted(&fields, &rules).ok_or(Problem::NoSuchPath)?;
    let mut looks = Vec::new();
    // One after the other, so that requests for a single one get in between.
    for seed in sheet_seeds(&seed, count) {
        looks.push(app.puzzle(&rules, &seed, caller).await?);
    }
    Ok(Page(PuzzleSheetPage::new(frame, &looks, &seed).ok_or(Problem::NoSuchPath)?))
}

/// The puzzle that is asked for.
fn wanted(fields: &Fields, words: Words, today: &str) -> Result<(Rules, PuzzleSeed), Problem> {
    let edition = find(fields.get("edition").unwrap_or(FIRST_GAME).to_owned())?;
    puzzle_wanted(edition, fields, words, today).ok_or(Problem::NoSuchPath)
}
