//! What somebody has played in this browser.

use std::sync::Arc;

use axum::extract::State;
use pages::{MinePage, PlayedMatch};
use tables::Played;

use super::page::Page;
use super::visit::Visit;
use crate::api::sender::Sender;
use crate::app::App;
use crate::problem::Problem;

/// Shows what was played.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    sender: Sender,
    Visit { frame, .. }: Visit,
) -> Result<Page<MinePage>, Problem> {
    let (played, more) = app.house.played(&sender.caller).await?;
    let played: Vec<_> = played.iter().map(listed).collect();
    Ok(Page(MinePage::new(frame, &played, more)))
}

/// A match as it is listed.
pub(super) fn listed(Played { table, held, began, state }: &Played) -> PlayedMatch<'_> {
    PlayedMatch { card: table, held, date: play::date(*began), state }
}
