//! A seat that comes to this device by a link, once.
//!
//! What is followed stands behind the `#` of the link, which no browser sends: the script takes it from there, and without
//! script it is pasted.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};

use super::form::Filled;
use super::frame::Frame;
use super::page::{Page, go_on};
use super::problem;
use crate::app::App;
use crate::problem::Problem;

/// The page.
#[derive(Template)]
#[template(path = "move.html")]
pub(super) struct MovePage {
    frame: Frame,
    problem: Option<String>,
    pasted: String,
}

/// Asks for the link.
pub(super) async fn show(frame: Frame) -> Page<MovePage> {
    Page(MovePage { frame, problem: None, pasted: String::new() })
}

/// Follows it: the seat is here from now on.
pub(super) async fn follow(State(app): State<Arc<App>>, filled: Filled) -> Result<Response, Problem> {
    let Filled { sender, frame, fields, key, .. } = filled;
    let pasted = fields.get("link").unwrap_or_default();
    // The whole link, or what stands behind its sign.
    let link = pasted.rsplit('#').next().unwrap_or_default();
    match app.follow(link, &sender, key).await {
        Ok((table, _)) => {
            let card = app.house.table(&table).await?;
            Ok(go_on(&format!("/t/{}", card.code)))
        }
        Err(problem) if problem.status().is_server_error() || problem.wait().is_some() => Err(problem),
        Err(problem) => {
            let told = Some(problem::sentence(&problem, frame.words));
            let mut page = Page(MovePage { frame, problem: told, pasted: pasted.to_owned() }).into_response();
            *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            Ok(page)
        }
    }
}
