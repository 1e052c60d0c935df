//! The life of a table beside the match: names, seats, rematches, absence, phrases, links, closing.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, ready};
use rules::Seat;
use tables::json::State;
use tables::{Caller, Key, Remedy, Sat, Who};

use super::path::{self, Named};
use super::sender::{Sender, Sent};
use super::shape::{Assign, Complain, Follow, LinkMade, OfSeat, ProblemShape, Rename, Say, SeatedAt, Then};
use crate::app::App;
use crate::problem::Problem;

impl App {
    /// Does something that may be done twice without harm; with a key that was used before for the same, only says how
    /// it stands.
    pub(crate) async fn once<T>(
        &self,
        key: Option<Key>,
        what: &str,
        caller: &Caller,
        again: BoxFuture<'_, Result<T, Problem>>,
        work: BoxFuture<'_, Result<T, Problem>>,
    ) -> Result<T, Problem> {
        let Some(key) = key else { return work.await };
        if self.house.was_done(&key, what, caller).await?.is_some() {
            return again.await;
        }
        let done = work.await?;
        self.house.keep_key(key, what, caller, "done").await?;
        Ok(done)
    }

    /// How a table stands from a seat.
    async fn standing(&self, table: &str, caller: &Caller, seat: Seat) -> Result<State, Problem> {
        Ok(self.house.state(table, caller, Some(seat)).await?)
    }

    /// Somebody who sat down elsewhere than where they asked.
    pub(super) fn seated(&self, sender: &Sender, table: String, sat: Sat) -> Response {
        let (token, cookie) = sender.hand_over(sat.token.as_ref(), self.origins.is_secure());
        let body = SeatedAt { table, seat: sat.seat.number(), token, state: sat.state };
        let mut response = Json(body).into_response();
        if let Some(cookie) = cookie {
            response.headers_mut().insert(header::SET_COOKIE, cookie);
        }
        response
    }
}

/// Asks for a rematch. It begins when everybody who sits at the table has asked; the start moves one seat on.
#[utoipa::path(post, path = "/tables/{table}/rematch", tag = "tables", request_body = OfSeat,
    params(("table" = String, Path, description = "The table's id"), ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is done once", max_length = 64)),
    responses((status = 200, body = State), (status = 403, body = ProblemShape), (status = 409, description = "The match is under way", body = ProblemShape)),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn rematch(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<OfSeat>,
) -> Result<Json<State>, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    let seat = app.acting(&table, &caller, value.seat).await?;
    let again = app.standing(&table, &caller, seat);
    let work = async { Ok(app.house.rematch(&table, seat, &caller).await?) };
    app.once(key, &format!("rematch {table}"), &caller, again.boxed(), work.boxed()).await.map(Json)
}

/// Complains that somebody is away whose turn it is. They are warned first, and have a while to come back.
#[utoipa::path(post, path = "/tables/{table}/absences", tag = "tables", request_body = Complain,
    params(("table" = String, Path, description = "The table's id"), ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is done once", max_length = 64)),
    responses((status = 200, body = State), (status = 403, body = ProblemShape), (status = 409, description = "Nobody was away for long enough", body = ProblemShape)),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn complain(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<Complain>,
) -> Result<Json<State>, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    let seat = app.acting(&table, &caller, value.seat).await?;
    let absent = path::seat(value.absent)?;
    let remedy = match value.then {
        Then::Computer => Remedy::Computer,
        Then::Win => Remedy::Win,
    };
    let again = app.standing(&table, &caller, seat);
    let work = async { Ok(app.house.complain(&table, seat, absent, remedy, &caller).await?) };
    app.once(key, &format!("complain {table}"), &caller, again.boxed(), work.boxed()).await.map(Json)
}

/// Says that somebody is here: a warning to them is void.
#[utoipa::path(post, path = "/tables/{table}/presence", tag = "tables", request_body = OfSeat,
    params(("table" = String, Path, description = "The table's id"), ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is done once", max_length = 64)),
    responses((status = 200, body = State), (status = 403, body = ProblemShape)),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn here(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<OfSeat>,
) -> Result<Json<State>, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    let seat = app.acting(&table, &caller, value.seat).await?;
    let again = app.standing(&table, &caller, seat);
    let work = async { Ok(app.house.here(&table, seat, &caller).await?) };
    app.once(key, &format!("here {table}"), &caller, again.boxed(), work.boxed()).await.map(Json)
}

/// Changes the name of a seat; it shows from the next match on.
#[utoipa::path(post, path = "/tables/{table}/names", tag = "tables", request_body = Rename,
    params(("table" = String, Path, description = "The table's id"), ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is done once", max_length = 64)),
    responses((status = 200, body = State), (status = 403, body = ProblemShape), (status = 422, description = "The name can't be used", body = ProblemShape)),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn rename(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<Rename>,
) -> Result<Json<State>, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    let seat = app.acting(&table, &caller, value.seat).await?;
    let again = app.standing(&table, &caller, seat);
    let work = async {
        app.house.rename(&table, seat, value.name.as_deref(), &caller).await?;
        app.standing(&table, &caller, seat).await
    };
    app.once(key, &format!("name {table}"), &caller, again.boxed(), work.boxed()).await.map(Json)
}

/// Gives a free seat to the computer, or one of the computer's to a person, between matches.
#[utoipa::path(post, path = "/tables/{table}/assignments", tag = "tables", request_body = Assign,
    params(("table" = String, Path, description = "The table's id"), ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is done once", max_length = 64)),
    responses((status = 200, body = State), (status = 403, body = ProblemShape), (status = 409, description = "The match is under way, or the seat is taken", body = ProblemShape)),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn assign(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<Assign>,
) -> Result<Json<State>, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    let seat = path::seat(value.seat)?;
    app.pace(&table, seat, &caller)?;
    let who: Who = value.who.parse().map_err(tables::Error::NoWho)?;
    let again = async { Ok(app.house.state(&table, &caller, None).await?) };
    let work = async {
        app.house.assign(&table, seat, who, &caller).await?;
        Ok(app.house.state(&table, &caller, None).await?)
    };
    app.once(key, &format!("assign {table}"), &caller, again.boxed(), work.boxed()).await.map(Json)
}

/// Gives a seat back between matches; where nobody sits any more the table is put away.
#[utoipa::path(post, path = "/tables/{table}/departures", tag = "tables", request_body = OfSeat,
    params(("table" = String, Path, description = "The table's id"), ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is done once", max_length = 64)),
    responses((status = 204, description = "The seat is free"), (status = 403, body = ProblemShape), (status = 409, description = "The match is under way", body = ProblemShape)),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn stand_up(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<OfSeat>,
) -> Result<axum::http::StatusCode, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    let what = format!("depart {table}");
    let work = async {
        let seat = app.meant(&table, &caller, value.seat).await?;
        Ok(app.house.stand_up(&table, seat, &caller).await?)
    };
    app.once(key, &what, &caller, ready(Ok(())).boxed(), work.boxed()).await?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// Puts a table away between matches.
#[utoipa::path(post, path = "/tables/{table}/close", tag = "tables", request_body = OfSeat,
    params(("table" = String, Path, description = "The table's id"), ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is done once", max_length = 64)),
    responses((status = 204, description = "The table is put away"), (status = 403, body = ProblemShape), (status = 409, description = "The match is under way", body = ProblemShape)),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn close(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<OfSeat>,
) -> Result<axum::http::StatusCode, Problem> {
    let Sent { sender: Sender { caller, .. }, key, .. } = sent;
    let work = async { Ok(app.house.close(&table, &caller).await?) };
    app.once(key, &format!("close {table}"), &caller, ready(Ok(())).boxed(), work.boxed()).await?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// Opens a table again that was put away, with everything as it was.
#[utoipa::path(post, path = "/tables/{table}/reopen", tag = "tables", request_body = OfSeat,
    params(("table" = String, Path, description = "The table's id"), ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is done once", max_length = 64)),
    responses((status = 200, body = State), (status = 403, body = ProblemShape)),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn reopen(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<OfSeat>,
) -> Result<Json<State>, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    let seat = app.acting(&table, &caller, value.seat).await?;
    let again = app.standing(&table, &caller, seat);
    let work = async { Ok(app.house.reopen(&table, seat, &caller).await?) };
    app.once(key, &format!("reopen {table}"), &caller, again.boxed(), work.boxed()).await.map(Json)
}

/// Says one of the phrases there are. It is never stored, and told to whoever is here.
#[utoipa::path(post, path = "/tables/{table}/phrases", tag = "play", request_body = Say,
    params(("table" = String, Path, description = "The table's id"), ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is said once", max_length = 64)),
    responses((status = 204, description = "It was said"), (status = 403, body = ProblemShape), (status = 422, description = "Nobody says that here", body = ProblemShape), (status = 429, body = ProblemShape)),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn say(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<Say>,
) -> Result<axum::http::StatusCode, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    let seat = app.meant(&table, &caller, value.seat).await?;
    let work = async { Ok(app.house.say(&table, seat, &value.phrase, &caller).await?) };
    app.once(key, &format!("say {table}"), &caller, ready(Ok(())).boxed(), work.boxed()).await?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// Makes a link that moves a seat to another device. It can be followed once, and not for long.
#[utoipa::path(post, path = "/tables/{table}/links", tag = "tables", request_body = OfSeat,
    params(("table" = String, Path, description = "The table's id"), ("Idempotency-Key" = Option<String>, Header, description = "With the same key the link is made anew; only one can be followed", max_length = 64)),
    responses((status = 200, body = LinkMade), (status = 403, body = ProblemShape)),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn link(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<OfSeat>,
) -> Result<Json<LinkMade>, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    let seat = app.acting(&table, &caller, value.seat).await?;
    // What stood in the first one is known to nobody any more: it is made again, and the first one is void.
    let make = || async { Ok(app.house.move_link(&table, seat, &caller).await?.reveal()) };
    let (again, work) = (make().boxed(), make().boxed());
    let link = app.once(key, &format!("link {table}"), &caller, again, work).await?;
    let address = format!("{}/move#{link}", app.origins.first());
    Ok(Json(LinkMade { link, address }))
}

/// Follows a link: its seat is the caller's from now on, and nobody else's.
#[utoipa::path(post, path = "/links", tag = "tables", request_body = Follow,
    params(("Idempotency-Key" = Option<String>, Header, description = "With the same key and a token it is followed once and answered again", max_length = 64)),
    responses((status = 200, body = SeatedAt), (status = 410, description = "The link was used or has run out", body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn follow(Shared(app): Shared<Arc<App>>, sent: Sent<Follow>) -> Result<Response, Problem> {
    let Sent { sender, value, key } = sent;
    let caller = &sender.caller;
    if let Some(key) = &key
        && let Some(known) = app.house.was_done(key, "follow", caller).await?
    {
        let (number, table) = known.split_once(' ').ok_or(Problem::Internal)?;
        let seat = path::seat(number.parse().map_err(|_| Problem::Internal)?)?;
        let state = app.standing(table, caller, seat).await?;
        return Ok(app.seated(&sender, table.to_owned(), Sat { seat, token: None, state }));
    }
    let (table, sat) = app.house.follow(&value.link, caller).await?;
    if let Some(key) = key {
        let result = format!("{} {table}", sat.seat.number());
        app.house.keep_key(key, "follow", caller, &result).await?;
    }
    Ok(app.seated(&sender, table, sat))
}
