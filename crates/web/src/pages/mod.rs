//! The pages that people see, handed out: what was asked for is read here, what there is to see comes from
//! [`tables::House`], and the `pages` crate makes HTML of it.
//!
//! Forms are answered by going on to a page; what can't be done is told on the page where it was tried, with everything
//! that was filled in.

mod assets;
mod daily;
mod form;
mod guide;
mod home;
mod lobby;
mod look;
mod mine;
mod moving;
mod page;
mod privacy;
mod problem;
mod replay;
mod settings;
mod setup;
mod table;
mod visit;
mod welcome;

use std::sync::Arc;

use axum::routing::{get, post};
use axum::{Router, middleware};
use tower_http::compression::CompressionLayer;

use crate::app::App;

pub(crate) use look::chosen_language;
pub(crate) use problem::{Addressed, page as problem_page};

/// The routes of all pages. What they send is packed; streams, which must not wait, are no pages.
pub(crate) fn routes(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .merge(seats(app))
        .merge(guide())
        .merge(replay::routes())
        .route("/join", get(home::join))
        .route("/referee", get(home::referee))
        .route("/settings", get(settings::show).post(settings::save))
        .route("/language", post(settings::speak))
        .route("/a/{version}/{name}", get(assets::asset))
        .route("/favicon.ico", get(assets::icon))
        .layer(CompressionLayer::new())
}

/// The pages where seats are taken and played: with the first of them a browser gets its cookie.
fn seats(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::show))
        .route("/new", get(setup::show).post(setup::open))
        .route("/daily", get(daily::show).post(daily::begin))
        .route("/move", get(moving::show).post(moving::follow))
        .merge(table::routes())
        .route_layer(middleware::from_fn_with_state(Arc::clone(app), welcome::welcome))
}

/// The pages that explain and list.
fn guide() -> Router<Arc<App>> {
    Router::new()
        .route("/lobby", get(lobby::show))
        .route("/rules", get(guide::editions))
        .route("/rules/{edition}", get(guide::edition))
        .route("/rules/{edition}/sheet", get(guide::sheet))
        .route("/learn", get(guide::learn))
        .route("/strategies", get(guide::strategies))
        .route("/strategies/{game}", get(guide::strategy))
        .route("/matches", get(mine::show))
        .route("/privacy", get(privacy::show))
        .route("/forget", post(privacy::forget))
}
