//! Sitting down and playing.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use rules::Seat;
use tables::{Act, Caller};
use wire::{ActionDone, DoAction, ProblemShape, Seated, SitDown};

use super::path::{self, AtTable, Named, OnceKey};
use super::sender::Sent;
use crate::app::App;
use crate::problem::Problem;

/// Room for the answer to an action in most matches: it is written for every row, and growing step by step would copy it
/// many times over.
const USUAL: usize = 2 * 1024;

/// Takes a seat. With the last one the match begins.
#[utoipa::path(post, path = "/tables/{table}/seats", tag = "play", request_body = SitDown,
    params(AtTable, OnceKey),
    responses((status = 200, body = Seated), (status = 409, description = "The seat is taken", body = ProblemShape))
)]
pub(super) async fn sit(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<SitDown>,
) -> Result<Json<Seated>, Problem> {
    let Sent { sender, value, key } = sent;
    let seat = value.seat.map(path::seat).transpose()?;
    let sat = app.house.sit(&table, seat, value.name.as_deref(), &sender.caller, key).await?;
    Ok(Json(Seated { seat: sat.seat.number(), state: sat.state }))
}

/// Does something in the match. When it is answered, it is on the disk.
#[utoipa::path(post, path = "/tables/{table}/actions", tag = "play", request_body = DoAction,
    params(AtTable, ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is done once; kept for a day", max_length = 64)),
    responses(
        (status = 200, body = ActionDone),
        (status = 403, description = "Not the caller's seat", body = ProblemShape),
        (status = 409, description = "Others were quicker, or the rules don't allow it", body = ProblemShape),
        (status = 422, description = "The action can't be read, or the key was used for something else", body = ProblemShape),
    )
)]
pub(super) async fn act(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<DoAction>,
) -> Result<Response, Problem> {
    let Sent { sender, value, key } = sent;
    let seat = app.acting(&table, &sender.caller, value.seat).await?;
    let act = Act { seat, number: value.number, action: value.action, key };
    let acted = app.house.act(&table, &sender.caller, act).await?;
    app.metrics.actions.inc();
    let mut body = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut body, &ActionDone { number: acted.number, state: acted.state() })
        .map_err(|_| Problem::Internal)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

impl App {
    /// The seat that a caller means: the one named, or the only one they have.
    pub(crate) async fn meant(
        &self,
        table: &str,
        caller: &Caller,
        named: Option<u8>,
    ) -> Result<Seat, Problem> {
        let held = if named.is_some() { Vec::new() } else { self.house.seats(table, caller).await? };
        chosen(named, &held)
    }

    /// The seat with which a caller does something: the one meant, and it counts as done.
    pub(crate) async fn acting(
        &self,
        table: &str,
        caller: &Caller,
        named: Option<u8>,
    ) -> Result<Seat, Problem> {
        let held = self.house.seats(table, caller).await?;
        let seat = chosen(named, &held)?;
        self.pace(table, seat, &held)?;
        Ok(seat)
    }

    /// Counts what a seat does at a table, if it is one of the caller's: whatever tokens come along, a seat has one pace,
    /// and nobody can use up somebody else's. What is done for another seat the house refuses.
    pub(crate) fn pace(&self, table: &str, seat: Seat, held: &[Seat]) -> Result<(), Problem> {
        if !held.contains(&seat) {
            return Ok(());
        }
        self.limits.actions.check(&(table.to_owned(), seat))
    }

    /// Counts what somebody who sits at a table does for another seat there.
    pub(crate) async fn pace_any(&self, table: &str, caller: &Caller) -> Result<(), Problem> {
        let held = self.house.seats(table, caller).await?;
        held.first().map_or(Ok(()), |seat| self.pace(table, *seat, &held))
    }
}

/// The seat that is named, or the only one that is held.
fn chosen(named: Option<u8>, held: &[Seat]) -> Result<Seat, Problem> {
    match (named, held) {
        (Some(number), _) => path::seat(number),
        (None, [seat]) => Ok(*seat),
        (None, []) => Err(tables::HouseError::NotYours.into()),
        (None, _) => Err(Problem::NoSeatNamed),
    }
}
