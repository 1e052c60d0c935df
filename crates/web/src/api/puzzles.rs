//! Puzzles.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use rules::{Edition, OptionKey, Options, Rules};
use serde::Deserialize;
use solver::coach::PuzzleSeed;
use wire::{ProblemShape, PuzzleShape};

use super::path::{Named, OfEdition, Query};
use super::sender::Sender;
use crate::app::App;
use crate::body::Unreadable;
use crate::problem::Problem;

/// Which puzzle.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleQuery {
    /// The seed with its stars, such as 3-monday, or a name alone; today in UTC if none
    seed: Option<String>,
    /// How hard, for a seed without stars
    #[param(minimum = 1, maximum = 5)]
    stars: Option<u8>,
    /// The language, where the edition has one
    language: Option<String>,
    /// Options of the edition, such as holes=5,symbols=7
    options: Option<String>,
    /// Whether the solution is told, too
    #[serde(default)]
    solution: bool,
}

/// A puzzle: rows that exactly one code fits, every one of them needed. The same seed gives the same puzzle everywhere; that
/// of the day is the date.
#[utoipa::path(get, path = "/puzzles/{edition}", tag = "puzzles",
    params(OfEdition, PuzzleQuery),
    responses(
        (status = 200, body = PuzzleShape),
        (status = 400, description = "There is no such seed, language or option", body = ProblemShape),
        (status = 404, description = "There is no such edition, or no such puzzle of it: `no-puzzle`", body = ProblemShape),
        (status = 429, description = "All who could draw it are busy", body = ProblemShape),
    )
)]
pub(super) async fn puzzle(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(id): Named,
    Query(wanted): Query<PuzzleQuery>,
) -> Result<Json<PuzzleShape>, Problem> {
    let edition = Edition::find(&id).ok_or(Problem::NoSuchEdition { id })?;
    let wrong = |name: &str| Problem::from(Unreadable::Parameter { name: name.to_owned() });
    let named = if wanted.options.is_some() { "options" } else { "language" };
    let language = wanted.language.map(|tag| format!("{}={tag}", OptionKey::Language.name()));
    let chosen = wanted.options.iter().flat_map(|options| options.split(','));
    let options = Options::read(edition, language.as_deref().into_iter().chain(chosen));
    let rules = options.and_then(|options| Rules::new(edition, options)).map_err(|_| wrong(named))?;
    let text = wanted.seed.unwrap_or_else(|| app.house.today());
    let seed = PuzzleSeed::wanted(wanted.stars, &text).ok_or_else(|| wrong("seed"))?;
    let look = app.puzzle(&rules, &seed, sender.asker.caller).await?;
    Ok(Json(PuzzleShape::of(&look.puzzle, wanted.solution)))
}
