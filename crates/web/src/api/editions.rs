//! The editions.

use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::path::{Named, OfEdition};
use crate::problem::Problem;

/// The table of editions changes with the program alone.
const KEPT: (header::HeaderName, &str) = (header::CACHE_CONTROL, "public, max-age=300");

/// Every edition: seats, holes, symbols, options, answers, scoring.
#[utoipa::path(get, path = "/editions", tag = "editions", responses(
    (status = 200, description = "The editions", body = Vec<serde_json::Value>)
))]
pub(super) async fn editions() -> Response {
    ([KEPT], axum::Json(wire::editions())).into_response()
}

/// One edition.
#[utoipa::path(get, path = "/editions/{edition}", tag = "editions",
    params(OfEdition),
    responses((status = 200, description = "The edition", body = serde_json::Value), (status = 404, body = wire::ProblemShape))
)]
pub(super) async fn edition(Named(id): Named) -> Result<Response, Problem> {
    let edition = rules::Edition::find(&id).ok_or(Problem::NoSuchEdition { id })?;
    Ok(([KEPT], axum::Json(wire::edition(edition))).into_response())
}
