//! What somebody looks at at a table: from which seat, which round, with which unfinished row.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use rules::Seat;
use tables::json::Card;

use super::cover::{Opened, Opening};
use super::view::has_ended;

use crate::api::path::{self, Named};
use crate::api::sender::Sender;
use crate::app::App;
use crate::pages::form::Fields;
use crate::pages::frame::Frame;
use crate::problem::Problem;

/// The letters of a table's id; a code has fewer.
const ID: usize = 16;

/// A look at a table.
pub(super) struct Asked {
    pub(super) frame: Frame,
    pub(super) sender: Sender,
    /// The table's code or id, as it stands in the address.
    pub(super) name: String,
    pub(super) fields: Fields,
    /// The seat that somebody has opened at a device that several share.
    pub(super) opened: Option<Opened>,
}

impl FromRequestParts<Arc<App>> for Asked {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let frame = Frame::from_request_parts(parts, app).await?;
        let sender = Sender::from_request_parts(parts, app).await?;
        let Named(name) = Named::from_request_parts(parts, app).await?;
        let fields = Fields::read(parts.uri.query().unwrap_or("").as_bytes());
        let opened = Opening::from_request_parts(parts, app).await?.of(&fields);
        Ok(Self { frame, sender, name, fields, opened })
    }
}

impl Asked {
    /// The seat that is asked for.
    pub(super) fn seat(&self) -> Result<Option<Seat>, Problem> {
        self.fields.number::<u8>("seat").map(path::seat).transpose()
    }

    /// The round that was last seen running, if it has ended since: its end is shown before the next one.
    pub(super) async fn ended(&self, app: &App) -> Option<u32> {
        let round = self.fields.number("after")?;
        let card = app.table_named(&self.name).await.ok()?;
        let view = app.house.shared_view(&card.id, &self.sender.caller).await.ok()?;
        has_ended(&view, round).then_some(round)
    }

    /// The round that is looked back at, from 1.
    pub(super) fn round(&self) -> Option<u32> {
        self.fields.number("round")
    }
}

impl App {
    /// The table of a code, or of an id: a table that was put away has no code any more.
    pub(in crate::pages) async fn table_named(&self, name: &str) -> Result<Card, Problem> {
        Ok(if name.len() == ID { self.house.table(name).await? } else { self.house.find(name).await? })
    }
}
