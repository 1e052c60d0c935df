//! The lobby: tables that are open to everybody.

use std::sync::Arc;

use axum::extract::State;
use axum::http::Uri;
use pages::LobbyPage;
use store::ListPage as Wanted;

use super::page::{Page, query};
use super::visit::Visit;
use crate::app::App;
use crate::problem::Problem;

/// Tables on a page.
const MOST: i64 = 30;

/// Shows the open tables, the newest first.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Visit { frame, .. }: Visit,
    uri: Uri,
) -> Result<Page<LobbyPage>, Problem> {
    // Anything but a place in the list means its beginning.
    let after = query(&uri).get("after").and_then(|text| text.parse().ok());
    let listed = app.house.lobby(false, &Wanted { after, limit: MOST }).await?;
    Ok(Page(LobbyPage::new(frame, &listed.items, listed.next.map(|cursor| cursor.to_string()))))
}
