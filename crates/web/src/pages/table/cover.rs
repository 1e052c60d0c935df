//! A device that several people share: what one of them alone may see is open from “I am NAME” until it is covered.
//!
//! What is open is only ever the answer to a form. Browsers keep no such page: behind *Back* there is a question whether to
//! send the form again, where a page of its own would come back as it was (even one that says `no-store`). A cookie that
//! no script can read says which seat is open, with a word that every form of its page sends along. Covering puts the
//! time in its place, and whatever was written before that time opens nothing and shows nothing.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::Response;
use pages::cookie::OPEN;
use pages::{Fields, Opened, Opening, TableAspect};

use super::page;
use crate::api::path::{self, Named};
use crate::api::sender::Sender;
use crate::app::App;
use crate::cookie;
use crate::pages::form::Filled;
use crate::pages::page::to_table;
use crate::problem::Problem;

/// What the cookie of the table of a request says.
pub(super) struct TableCookie(pub(super) Opening);

impl FromRequestParts<Arc<App>> for TableCookie {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Problem> {
        let value = cookie::values(&parts.headers, OPEN).next();
        Ok(Self(Opening::read(value.unwrap_or(""))))
    }
}

/// Somebody says who they are: from now on the page shows what they alone may see.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Named(name): Named,
    TableCookie(opening): TableCookie,
    filled: Filled,
) -> Result<Response, Problem> {
    let Filled { sender, visit, fields, .. } = filled;
    let look = app.look_named(&name, &sender).await?;
    let seat = path::seat(fields.number("seat").unwrap_or(0))?;
    if !look.held().contains(&seat) {
        return Err(tables::HouseError::NotYours.into());
    }
    if opening.is_older(&fields, app.house.now()) {
        return Ok(to_table(&name));
    }
    let opened = Opened { seat, word: app.house.draw_key() };
    let value = opened.written();
    let aspect = TableAspect { opened: Some(opened), ..TableAspect::default() };
    let mut response = page(&app, visit, &look, &Fields::default(), aspect).await?;
    set(&mut response, &app, &name, &value);
    Ok(response)
}

/// Covers what is open.
pub(super) async fn cover(
    State(app): State<Arc<App>>,
    sender: Sender,
    Named(name): Named,
) -> Result<Response, Problem> {
    app.look_named(&name, &sender).await?;
    Ok(close(to_table(&name), &app, &name, app.house.now()))
}

/// A response after which nothing is open, and no form written before `since` opens anything. A page that comes with the
/// response was made after that moment.
pub(super) fn close(mut response: Response, app: &App, name: &str, since: i64) -> Response {
    set(&mut response, app, name, &Opening::covered(since));
    response
}

/// Sets the cookie of a table that there is: its name holds only letters and digits.
fn set(response: &mut Response, app: &App, name: &str, value: &str) {
    let path = format!("/t/{name}");
    let cookie = cookie::confined(OPEN, value, &path, Opening::KEPT, app.origins.is_secure());
    response.headers_mut().append(header::SET_COOKIE, cookie::header(&cookie));
}
