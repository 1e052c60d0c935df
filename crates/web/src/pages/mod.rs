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

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::app::App;

pub(crate) use assets::Assets;
pub(crate) use look::chosen_language;
pub(crate) use problem::{Addressed, page as problem_page};

/// The routes of all pages. What they send is packed; streams, which must not wait, are no pages.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::show))
        .route("/join", get(home::join))
        .route("/referee", get(home::referee))
        .route("/new", get(setup::show).post(setup::open))
        .merge(guide())
        .merge(table::routes())
        .merge(replay::routes())
        .route("/move", get(moving::show).post(moving::follow))
        .route("/settings", get(settings::show).post(settings::save))
        .route("/language", post(settings::speak))
        .route("/a/{version}/{name}", get(assets::asset))
        .route("/favicon.ico", get(assets::icon))
        .layer(CompressionLayer::new())
}

/// The pages that explain and list.
fn guide() -> Router<Arc<App>> {
    Router::new()
        .route("/lobby", get(lobby::show))
        .route("/daily", get(daily::show).post(daily::begin))
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
