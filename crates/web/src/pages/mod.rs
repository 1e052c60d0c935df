//! The pages that people see: rendered here, working without script, made comfortable by one.
//!
//! A page is a handler, a view model and a template of the same name in `templates/`. It asks [`tables::House`], as the
//! API does, and holds no match. Forms are answered by going on to a page; what can't be done is told on the page where
//! it was tried, with everything that was filled in.

mod art;
mod assets;
mod daily;
mod draft;
mod form;
mod frame;
mod home;
mod learn;
mod lobby;
mod look;
mod mine;
mod moving;
mod nav;
mod page;
mod picture;
mod piece;
mod privacy;
mod problem;
mod replay;
mod rules;
mod settings;
mod setup;
mod strategies;
mod table;
mod welcome;

use std::sync::Arc;

use axum::routing::{get, post};
use axum::{Router, middleware};
use tower_http::compression::CompressionLayer;

use crate::app::App;

pub(crate) use assets::Assets;
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
        .route("/rules", get(rules::list))
        .route("/rules/{edition}", get(rules::show))
        .route("/rules/{edition}/sheet", get(rules::sheet))
        .route("/learn", get(learn::show))
        .route("/strategies", get(strategies::list))
        .route("/strategies/{game}", get(strategies::show))
        .route("/matches", get(mine::show))
        .route("/privacy", get(privacy::show))
        .route("/forget", post(privacy::forget))
}
