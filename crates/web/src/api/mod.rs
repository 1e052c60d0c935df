//! The API: JSON over HTTP, described by OpenAPI from the same code.

mod advise;
mod daily;
mod editions;
mod find;
mod life;
mod matches;
mod page;
pub(crate) mod path;
mod play;
mod refusals;
pub(crate) mod sender;
mod stream;
mod streams;
mod tables;
mod tokens;

use std::sync::Arc;

use axum::Router;
use axum::routing::get;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Where the API begins.
pub(crate) const HOME: &str = "/api/v1";

/// What the API is, for readers.
const ABOUT: &str = "Tables for the Mastermind family of code-breaking games: open one, sit down, play any edition, \
    watch it live. Programs ask for a token (`POST /tokens`) and send it as `Authorization: Bearer …`; browsers have a \
    cookie. Codes, answers and actions are written in the notation of the records. Every refusal has a `code` that \
    stays the same and a `sentence` in the language of `Accept-Language`. A POST with an `Idempotency-Key` can be sent \
    again without being done again.";

/// All routes of the API with their description.
fn described() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(editions::editions))
        .routes(routes!(editions::edition))
        .routes(routes!(tokens::issue))
        .routes(routes!(tables::lobby, tables::open))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::find))
        .routes(routes!(tables::state))
        .routes(routes!(play::sit))
        .routes(routes!(play::act))
        .routes(routes!(stream::stream))
        .routes(routes!(streams::streams))
        .routes(routes!(advise::advice))
        .routes(routes!(advise::analysis))
        .routes(routes!(life::say))
        .routes(routes!(life::rematch))
        .routes(routes!(life::complain))
        .routes(routes!(life::here))
        .routes(routes!(life::rename))
        .routes(routes!(life::assign))
        .routes(routes!(life::stand_up))
        .routes(routes!(life::close))
        .routes(routes!(life::reopen))
        .routes(routes!(life::link))
        .routes(routes!(life::follow))
        .routes(routes!(matches::record))
        .routes(routes!(matches::text))
        .routes(routes!(matches::analysis))
        .routes(routes!(daily::result, daily::begin))
}

fn head() -> OpenApi {
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("seats")));
    let token = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
    let info = InfoBuilder::new().title("Codeknacker").version("1").description(Some(ABOUT)).build();
    let components =
        ComponentsBuilder::new().security_scheme("token", token).security_scheme("cookie", cookie).build();
    OpenApiBuilder::new().info(info).components(Some(components)).build()
}

/// The routes of the API, its description and a page to read it.
pub(crate) fn routes() -> Router<Arc<App>> {
    let (router, mut document) =
        OpenApiRouter::with_openapi(head()).nest(HOME, described()).split_for_parts();
    refusals::complete(&mut document);
    let json: Arc<str> = document.to_json().unwrap_or_default().into();
    let page: Arc<str> = page::page(&json).into();
    router
        .route(&format!("{HOME}/openapi.json"), get(move || async move { page::json(&json) }))
        .route(HOME, get(move || async move { page::html(&page) }))
        .route(&format!("{HOME}/style.css"), get(page::style))
}
