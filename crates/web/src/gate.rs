//! What every request passes: who asks, how often, from where; what is logged, counted and added to every response.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use hyper::body::Body as _;
use tracing::Instrument as _;
use words::Language;

use crate::address::{self, ClientAddress, Logged};
use crate::app::App;
use crate::credential::Credential;
use crate::limit::PacedVisitor;
use crate::pages::{self, Addressed};
use crate::problem::Problem;

/// The address at the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The caller's address and language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker {
    /// The address, as limits count it.
    pub(crate) caller: ClientAddress,
    /// Who of those behind it.
    pub(crate) visitor: PacedVisitor,
    /// Whether it is this machine, asked by nobody else through a proxy.
    pub(crate) here: bool,
    /// The language.
    pub(crate) language: Language,
}

impl Asker {
    /// The address as a number, for those who share something among places without knowing them.
    pub(crate) fn place(&self) -> u64 {
        let mut place = DefaultHasher::new();
        self.caller.hash(&mut place);
        place.finish()
    }
}

/// How long to wait if an address leaves too much unread: until its rude readers are cut off.
const UNREAD_WAIT: Duration = Duration::from_secs(10);

/// The id of a request, in the response and in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Headers of every response that does not say otherwise itself.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(::pages::POLICY)),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
];

/// From now on a browser that has come by https comes by nothing else. Other hosts of the same domain are not ours to
/// decide about.
const BY_HTTPS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Paths that those ask for who look after the server.
const FOR_MACHINES: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Paths of styles, scripts and pictures.
const ASSETS: [&str; 7] = [
    "/a/{version}/{name}",
    "/favicon.ico",
    "/icon/{name}",
    "/app.webmanifest",
    "/api/v1/style.css",
    "/sw.js",
    "/pocket.wasm",
];

/// Lets a request pass, or not, and finishes its response.
pub(crate) async fn pass(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0);
    let address = address::origin(peer, request.headers(), &app.settings.trusted_proxies);
    let language = language(request.headers());
    let here = address.is_loopback() && !request.headers().contains_key("x-forwarded-for");
    let credential = Credential::read(&app, request.headers()).await;
    let asker = Asker { caller: ClientAddress::new(address), visitor: credential.visitor(), here, language };
    let id = app.request_id(request.headers(), peer);
    let method = name(request.method());
    let path = request.extensions().get::<MatchedPath>().cloned();
    let path = path.as_ref().map_or("-", MatchedPath::as_str);
    let page = Addressed::of(&mut request);

    let mut response = match admit(&app, &request, path, address, asker) {
        Ok(()) => {
            request.extensions_mut().insert(asker);
            request.extensions_mut().insert(credential);
            // Only what the server made itself gets into the log: no path, for it may name a table, and no query.
            let span = tracing::info_span!("request", id = %id.to_str().unwrap_or("-"), method, path);
            next.run(request).instrument(span).await
        }
        Err(problem) => problem.into_response(),
    };
    let bytes = response.body().size_hint().lower();
    if !app.lines.may_send(asker.caller, bytes) {
        response = Problem::TooMany { wait: UNREAD_WAIT }.into_response();
    }
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        response = match &page {
            Some(asked) => pages::problem_page(&app, asked, asker, &problem),
            None => problem.response(language),
        };
    }
    // What is sent counts for whom it is sent to, behind a proxy, too.
    response.extensions_mut().insert(asker.caller);
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(value);
    }
    if app.origins.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, BY_HTTPS);
    }
    let status = response.status();
    let took = begun.elapsed();
    app.metrics.answered(method, path, status.as_u16(), took);
    let from = Logged(address, app.settings.log_addresses);
    let (shown, status, micros) = (id.to_str().unwrap_or("-"), status.as_u16(), took.as_micros() as u64);
    if status >= 500 {
        tracing::warn!(id = %shown, method, path, status, micros, %from, "answered");
    } else {
        tracing::debug!(id = %shown, method, path, status, micros, %from, "answered");
    }
    response.headers_mut().insert(REQUEST_ID, id);
    response
}

/// Whether a request may pass.
fn admit(app: &App, request: &Request, path: &str, address: IpAddr, asker: Asker) -> Result<(), Problem> {
    app.hosts.check(request.uri(), request.headers())?;
    if FOR_MACHINES.contains(&path) {
        return app.limits.health.check(&asker.caller);
    }
    if app.blocks.has(address) {
        return Err(Problem::Blocked);
    }
    if ASSETS.contains(&path) {
        return app.limits.assets.check(&asker.caller);
    }
    app.limits.requests.check(asker)?;
    app.origins.check(request.method(), request.headers(), path.ends_with("/stream"))
}

/// The language that a caller reads: the one chosen here, else what the browser says.
fn language(headers: &HeaderMap) -> Language {
    if let Some(language) = pages::chosen_language(headers) {
        return language;
    }
    let wish = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    wish.map_or(Language::default(), words::negotiate)
}

/// A method by name; those that nobody needs have one together, so that nobody can fill the metrics with new ones.
fn name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}
