//! Style, script and pictures, served for good under an address that changes with them.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use pages::{ICON, icon_picture, preview_picture};
use rules::Edition;

use super::visit::Visit;
use crate::app::App;
use crate::problem::Problem;

/// What stays the same under its address for good.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";

/// Hands a file out.
pub(super) async fn asset(
    State(app): State<Arc<App>>,
    Path((version, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let asset = app.assets.file(&name).ok_or(Problem::NoSuchPath)?;
    // Another node may be of another version for a while: its pages still work with what there is here.
    let cache = if version == app.assets.version() { FOR_GOOD } else { "no-store" };
    Ok(([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, cache)], asset.text.clone())
        .into_response())
}

/// A picture of an edition, for those who show what a link leads to.
pub(super) async fn preview(Path(name): Path<String>) -> Result<Response, Problem> {
    let edition = name.strip_suffix(".png").and_then(Edition::find).ok_or(Problem::NoSuchPath)?;
    let drawn =
        tokio::task::spawn_blocking(|| preview_picture(edition)).await.map_err(|_| Problem::Internal)?;
    let kind = (header::CONTENT_TYPE, "image/png");
    Ok(([kind, (header::CACHE_CONTROL, "public, max-age=86400")], drawn).into_response())
}

/// The icon that browsers ask for by themselves.
pub(super) async fn icon() -> Response {
    let kind = (header::CONTENT_TYPE, "image/svg+xml");
    ([kind, (header::CACHE_CONTROL, "public, max-age=86400")], ICON).into_response()
}

/// The icon as a PNG, for the first screen of a telephone.
pub(super) async fn icon_png(Path(name): Path<String>) -> Result<Response, Problem> {
    let drawn = tokio::task::spawn_blocking(move || icon_picture(&name));
    let picture = drawn.await.map_err(|_| Problem::Internal)?.ok_or(Problem::NoSuchPath)?;
    let kind = (header::CONTENT_TYPE, "image/png");
    Ok(([kind, (header::CACHE_CONTROL, "public, max-age=86400")], picture).into_response())
}

/// What a telephone needs to install the game, in the reader's language.
pub(super) async fn manifest(Visit { frame, .. }: Visit) -> Response {
    ([(header::CONTENT_TYPE, "application/manifest+json")], pages::manifest(frame.words)).into_response()
}
