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
mod puzzles;
mod refusals;
pub(crate) mod sender;
mod stream;
mod streams;
mod tables;
mod tokens;

use std::sync::Arc;

use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
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
        .routes(routes!(advise::facts))
        .routes(routes!(advise::analysis))
        .routes(routes!(life::say))
        .routes(routes!(life::rematch))
        .routes(routes!(life::decline))
        .routes(routes!(life::start))
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
        .routes(routes!(puzzles::puzzle))
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
    let document: Arc<str> = document.to_json().unwrap_or_default().into();
    let page: Arc<str> = page::page(&document).into();
    router
        .route(&format!("{HOME}/openapi.json"), get(move || async move { json(&document) }))
        .route(HOME, get(move || async move { page::html(&page) }))
        .route(&format!("{HOME}/style.css"), get(page::style))
}

/// What was written before, as JSON.
fn json(text: &str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text.to_owned()).into_response()
}

#[cfg(test)]
mod tests {
    use utoipa::openapi::RefOr;
    use utoipa::openapi::path::Parameter;

    use super::*;

    #[test]
    fn whatever_is_sent_to_a_table_names_it_and_says_who_may() {
        let (_, mut document) = OpenApiRouter::with_openapi(head()).nest(HOME, described()).split_for_parts();
        refusals::complete(&mut document);
        let sent = document.paths.paths.iter().filter_map(|(path, item)| Some((path, item.post.as_ref()?)));
        let name = |one: &RefOr<Parameter>| match one {
            RefOr::T(one) => Some(one.name.clone()),
            RefOr::Ref(_) => None,
        };
        let (mut at_tables, mut once) = (0, 0);
        for (path, operation) in sent.filter(|(path, _)| path.contains("{table}")) {
            let names: Vec<_> = operation.parameters.iter().flatten().filter_map(name).collect();
            assert_eq!(names.first().map(String::as_str), Some("table"), "{path}");
            assert_eq!(operation.security.as_ref().map(Vec::len), Some(2), "{path}");
            at_tables += 1;
            once += usize::from(names.get(1).is_some_and(|name| name == "Idempotency-Key"));
        }
        // A link is another one each time, whatever the key.
        assert_eq!((at_tables, once), (14, 13));
    }
}
