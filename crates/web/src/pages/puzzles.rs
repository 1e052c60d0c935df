//! Puzzles: drawn by their seed, and kept for a while where several look.

use std::sync::Arc;

use axum::extract::State;
use axum::http::Uri;
use pages::{Fields, PuzzleSheetPage, PuzzlesPage, SHEETS, has_sheets, sheet_seeds};
use rules::{OptionKey, Options, Rules};
use solver::coach::PuzzleSeed;
use words::Words;

use super::guide::find;
use super::page::{Page, query};
use super::visit::Visit;
use crate::app::App;
use crate::problem::Problem;

/// The edition that is shown if none is asked for.
const EDITION: &str = "original";

/// The stars of the puzzle that is shown if none is asked for.
const STARS: u8 = 1;

/// Shows a puzzle, and what was asked of it.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Visit { frame, caller, .. }: Visit,
    uri: Uri,
) -> Result<Page<PuzzlesPage>, Problem> {
    let fields = query(&uri);
    let today = app.house.today();
    let (rules, seed) = wanted(&fields, frame.words, &today)?;
    let look = app.puzzle(&rules, &seed, caller).await?.ok_or(Problem::NoSuchPath)?;
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
    let count = fields.number::<usize>("count").filter(|count| SHEETS.contains(count)).unwrap_or(SHEETS[0]);
    if !has_sheets(&rules) {
        return Err(Problem::NoSuchPath);
    }
    let back = format!("/puzzles?edition={}&seed={seed}", rules.edition().id);
    let mut looks = Vec::new();
    // One after the other: whoever asks for a single one meanwhile is in between.
    for seed in sheet_seeds(&seed, count) {
        looks.push(app.puzzle(&rules, &seed, caller).await?.ok_or(Problem::NoSuchPath)?);
    }
    Ok(Page(PuzzleSheetPage::new(frame, &looks, back).ok_or(Problem::NoSuchPath)?))
}

/// The puzzle that is asked for: of an edition with its defaults, words in the reader's language, and with today's seed
/// unless there is another.
fn wanted(fields: &Fields, words: Words, today: &str) -> Result<(Rules, PuzzleSeed), Problem> {
    let edition = find(fields.get("edition").unwrap_or(EDITION).to_owned())?;
    let language = edition
        .word_language(words.language())
        .map(|own| format!("{}={}", OptionKey::Language.name(), fields.get("language").unwrap_or(own.tag())));
    let rules = Options::read(edition, language.as_deref())
        .and_then(|options| Rules::new(edition, options))
        .map_err(|_| Problem::NoSuchPath)?;
    let text = fields.get("seed").unwrap_or(today);
    let seed = match fields.number::<u8>("stars") {
        Some(stars) => PuzzleSeed::new(stars, text),
        None => PuzzleSeed::read(text).or_else(|| PuzzleSeed::new(STARS, text)),
    };
    Ok((rules, seed.ok_or(Problem::NoSuchPath)?))
}
