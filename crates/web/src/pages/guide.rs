//! The pages that explain: rules and strategies.

use axum::extract::Path;
use axum::http::Uri;
use pages::{EditionPage, RulesPage, SheetPage, StrategiesPage, StrategyPage};
use rules::Edition;

use super::page::{Page, query};
use super::visit::Visit;
use crate::problem::Problem;

/// Shows all editions.
pub(super) async fn editions(Visit { frame, .. }: Visit) -> Page<RulesPage> {
    Page(RulesPage::new(frame))
}

/// Shows the rules of one edition, and answers what the box was asked.
pub(super) async fn edition(
    Visit { frame, .. }: Visit,
    Path(id): Path<String>,
    uri: Uri,
) -> Result<Page<EditionPage>, Problem> {
    Ok(Page(EditionPage::new(frame, find(id)?, &query(&uri))))
}

/// Shows a score sheet to print.
pub(super) async fn sheet(
    Visit { frame, .. }: Visit,
    Path(id): Path<String>,
) -> Result<Page<SheetPage>, Problem> {
    Ok(Page(SheetPage::new(frame, find(id)?)))
}

/// Shows all games with a strategy.
pub(super) async fn strategies(Visit { frame, .. }: Visit) -> Page<StrategiesPage> {
    Page(StrategiesPage::new(frame))
}

/// Shows a position in a strategy.
pub(super) async fn strategy(
    Visit { frame, .. }: Visit,
    Path(game): Path<String>,
    uri: Uri,
) -> Result<Page<StrategyPage>, Problem> {
    Ok(Page(StrategyPage::new(frame, &game, &query(&uri)).ok_or(Problem::NoSuchPath)?))
}

/// The edition of an id.
pub(super) fn find(id: String) -> Result<&'static Edition, Problem> {
    Edition::find(&id).ok_or(Problem::NoSuchEdition { id })
}
