//! The first page, and short ways from it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use pages::Home;
use tables::HouseError;

use super::mine::listed;
use super::page::{Page, go_on, query, to_table};
use super::visit::Visit;
use crate::api::sender::Sender;
use crate::app::App;
use crate::problem::Problem;

/// The most games to go on with that are shown.
const MOST: i64 = 3;

/// Shows the first page.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    sender: Sender,
    Visit { frame, .. }: Visit,
) -> Result<Page<Home>, Problem> {
    let played = app.house.going_on(&sender.caller, MOST).await?;
    let played: Vec<_> = played.iter().map(listed).collect();
    Ok(Page(Home::new(frame, [app.house.draw_key(), app.house.draw_key()], &played)))
}

/// Goes to where a real board is kept company.
pub(super) async fn referee() -> Response {
    go_on("/new?with=referee")
}

/// Goes to the table of a code that was typed.
pub(super) async fn join(uri: Uri) -> Result<Response, Problem> {
    let fields = query(&uri);
    // People type codes with spaces, in capitals, or the whole link.
    let typed = fields.get("code").unwrap_or("").to_lowercase();
    let code = typed.rsplit('/').next().unwrap_or("");
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).take(16).collect();
    if code.is_empty() {
        return Err(Problem::House(HouseError::NoTable));
    }
    Ok(to_table(&code))
}
