//! Somebody who opens a page: its frame, and where they are.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use pages::Frame;
use words::Words;

use super::page::here;
use super::{lesson, look};
use crate::address::ClientAddress;
use crate::app::App;
use crate::gate::Asker;
use crate::problem::Problem;

/// Somebody who opens a page.
#[derive(Clone)]
pub(crate) struct Visit {
    /// The page's frame.
    pub(crate) frame: Frame,
    /// Their address.
    pub(crate) caller: ClientAddress,
    /// Whether they take a lesson at this table.
    pub(crate) lesson: bool,
}

impl Visit {
    /// A visit to the page of an address.
    pub(crate) fn new(app: &App, headers: &HeaderMap, asker: Asker, here: String) -> Self {
        let assets = Arc::clone(&app.assets);
        let origin = app.origins.shared().to_owned();
        let frame = Frame::new(Words::of(asker.language), look::read(headers), here, assets, origin);
        Self { frame, caller: asker.caller, lesson: lesson::is_on(headers) }
    }
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let asker = parts.extensions.get::<Asker>().copied().ok_or(Problem::Internal)?;
        let here = here(&parts.method, &parts.uri, &parts.headers);
        Ok(Self::new(app, &parts.headers, asker, here))
    }
}
