//! Style, script and pictures, served for good under an address that changes with them.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use pages::{Asset, WORKER_POLICY, icon_picture, preview_picture};
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
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let asset = app.assets.file(&name).ok_or(Problem::NoSuchPath)?;
    // Another node may be of another version for a while: its pages still work with what there is here.
    let cache = if version == app.assets.version() { FOR_GOOD } else { "no-store" };
    let response = file(asset, cache, &headers);
    Ok(match &*name {
        // The game runs in it.
        "pocket-worker.js" => ([(header::CONTENT_SECURITY_POLICY, WORKER_POLICY)], response).into_response(),
        _ => response,
    })
}

/// A file as its reader takes it: packed, if that will do. It was packed once for all readers.
fn file(asset: &Asset, cache: &'static str, headers: &HeaderMap) -> Response {
    let told = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, cache),
        (header::VARY, "accept-encoding"),
    ];
    if takes(headers, "gzip") {
        let packed = asset.packed().to_vec();
        (told, [(header::CONTENT_ENCODING, "gzip")], packed).into_response()
    } else {
        (told, asset.text.clone()).into_response()
    }
}

/// Whether a reader names an encoding among those it takes, and not with a weight of nothing.
pub(super) fn takes(headers: &HeaderMap, encoding: &str) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case(encoding) && weight.is_some_and(|weight| weight > 0.0)
    })
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
pub(super) async fn icon(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Problem> {
    let icon = app.assets.file("icon.svg").ok_or(Problem::NoSuchPath)?;
    Ok(file(icon, "public, max-age=86400", &headers))
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
    ([(header::CONTENT_TYPE, "application/manifest+json")], pages::manifest(frame.words, true))
        .into_response()
}
