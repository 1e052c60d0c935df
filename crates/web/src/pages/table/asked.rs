//! What somebody looks at at a table: from which seat, which round, with which unfinished row.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use pages::{Fields, Opened};

use super::cover::TableCookie;
use crate::api::path::Named;
use crate::api::sender::Sender;
use crate::app::App;
use crate::pages::visit::Visit;
use crate::problem::Problem;

/// A look at a table.
pub(super) struct TableRequest {
    pub(super) visit: Visit,
    pub(super) sender: Sender,
    /// The table's code or id, as in the address.
    pub(super) name: String,
    pub(super) fields: Fields,
    /// The seat that somebody has opened at a device that several share.
    pub(super) opened: Option<Opened>,
}

impl FromRequestParts<Arc<App>> for TableRequest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let visit = Visit::from_request_parts(parts, app).await?;
        let sender = Sender::from_request_parts(parts, app).await?;
        let Named(name) = Named::from_request_parts(parts, app).await?;
        let fields = Fields::read(parts.uri.query().unwrap_or("").as_bytes());
        let TableCookie(opening) = TableCookie::from_request_parts(parts, app).await?;
        let opened = opening.of(&fields);
        Ok(Self { visit, sender, name, fields, opened })
    }
}
