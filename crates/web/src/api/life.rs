//! The life of a table beside the match: names, seats, rematches, absence, phrases, links, closing.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use play::Who;
use tables::Remedy;
use wire::{
    Assign, Complain, Follow, LinkMade, OfSeat, ProblemShape, Rename, Say, SeatedAt, TableState, Then,
};

use super::path::{self, AtTable, Named, OnceKey};
use super::sender::{Sender, Sent};
use crate::app::App;
use crate::problem::Problem;

/// Handlers of `POST /tables/{table}/…` that change something beside the match, once with a key, and answer with the
/// table's state: the address, the body, when it is refused, and what it does.
macro_rules! changes {
    ($(
        $(#[$doc:meta])*
        $name:ident($path:tt, $body:ident $(, $status:tt = $refused:tt)?) =
            |$app:ident, $table:ident, $caller:ident, $value:pat, $key:ident| $deed:block
    )*) => {$(
        $(#[$doc])*
        #[utoipa::path(post, path = $path, tag = "tables", request_body = $body,
            params(AtTable, OnceKey),
            responses(
                (status = 200, body = TableState),
                $((status = $status, description = $refused, body = ProblemShape))?
            )
        )]
        pub(super) async fn $name(
            Shared($app): Shared<Arc<App>>,
            Named($table): Named,
            sent: Sent<$body>,
        ) -> Result<Json<TableState>, Problem> {
            let Sent { sender: Sender { caller: $caller, .. }, value: $value, key: $key } = sent;
            Ok(Json($deed))
        }
    )*};
}

changes! {
    /// Asks for a rematch. It begins when everybody who sits at the table has asked; the start moves one seat on.
    rematch("/tables/{table}/rematch", OfSeat, 409 = "The match is under way") =
        |app, table, caller, value, key| {
            let seat = app.acting(&table, &caller, value.seat).await?;
            app.house.rematch(&table, seat, &caller, key).await?
        }

    /// Says no to a rematch, or takes one's own wish for it back.
    decline("/tables/{table}/declines", OfSeat, 409 = "The match is under way") =
        |app, table, caller, value, key| {
            let seat = app.acting(&table, &caller, value.seat).await?;
            app.house.decline(&table, seat, &caller, key).await?
        }

    /// Begins the first match with the players who are there; free seats are removed. Only the opener may.
    start("/tables/{table}/start", OfSeat, 409 = "A match has begun, or so few can't play") =
        |app, table, caller, _, key| {
            app.pace_any(&table, &caller).await?;
            app.house.start(&table, &caller, key).await?
        }

    /// Complains that somebody is away whose turn it is. They are warned first, and have a while to come back.
    complain("/tables/{table}/absences", Complain, 409 = "Nobody was away for long enough") =
        |app, table, caller, value, key| {
            let seat = app.acting(&table, &caller, value.seat).await?;
            let absent = path::seat(value.absent)?;
            let remedy = match value.then {
                Then::Computer => Remedy::Computer,
                Then::Win => Remedy::Win,
            };
            app.house.complain(&table, seat, absent, remedy, &caller, key).await?
        }

    /// Says that somebody is here: a warning to them is void.
    here("/tables/{table}/presence", OfSeat) =
        |app, table, caller, value, key| {
            let seat = app.acting(&table, &caller, value.seat).await?;
            app.house.here(&table, seat, &caller, key).await?
        }

    /// Changes the name of a seat. The table has it at once; a match keeps the names that it began with.
    rename("/tables/{table}/names", Rename, 422 = "The name can't be used") =
        |app, table, caller, value, key| {
            let seat = app.acting(&table, &caller, value.seat).await?;
            app.house.rename(&table, seat, value.name.as_deref(), &caller, key).await?
        }

    /// Gives a free seat to the computer, or one of the computer's to a person, between matches. Only the opener may.
    assign("/tables/{table}/assignments", Assign, 409 = "The match is under way, or the seat is taken") =
        |app, table, caller, value, key| {
            let seat = path::seat(value.seat)?;
            app.pace_any(&table, &caller).await?;
            let who: Who = value.who.parse().map_err(tables::HouseError::NoWho)?;
            app.house.assign(&table, seat, who, &caller, key).await?
        }

    /// Opens a closed table again, with everything as it was: anybody who sits there may, or, if somebody closed it, only
    /// its opener.
    reopen("/tables/{table}/reopen", OfSeat) =
        |app, table, caller, value, key| {
            let seat = app.acting(&table, &caller, value.seat).await?;
            app.house.reopen(&table, seat, &caller, key).await?
        }
}

/// Leaves a table between matches; where nobody sits any more it is closed.
#[utoipa::path(post, path = "/tables/{table}/departures", tag = "tables", request_body = OfSeat,
    params(AtTable, OnceKey),
    responses((status = 204, description = "The seat is free"), (status = 409, description = "The match is under way", body = ProblemShape))
)]
pub(super) async fn stand_up(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<OfSeat>,
) -> Result<StatusCode, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    // A caller who asks again has no seat any more.
    if !app.house.was_done(&table, &caller, key.as_ref()).await? {
        let seat = app.acting(&table, &caller, value.seat).await?;
        app.house.stand_up(&table, seat, &caller, key).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Closes a table between matches. Only its opener may; guests leave by `departures`.
#[utoipa::path(post, path = "/tables/{table}/close", tag = "tables", request_body = OfSeat,
    params(AtTable, OnceKey),
    responses((status = 204, description = "The table is closed"), (status = 409, description = "The match is under way", body = ProblemShape))
)]
pub(super) async fn close(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<OfSeat>,
) -> Result<StatusCode, Problem> {
    let Sent { sender: Sender { caller, .. }, key, .. } = sent;
    app.house.close(&table, &caller, key).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says one of the phrases there are. It is never stored, and told to those who are here.
#[utoipa::path(post, path = "/tables/{table}/phrases", tag = "play", request_body = Say,
    params(AtTable, ("Idempotency-Key" = Option<String>, Header, description = "With the same key it is said once", max_length = 64)),
    responses((status = 204, description = "It was said"), (status = 422, description = "Nobody says that here", body = ProblemShape))
)]
pub(super) async fn say(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<Say>,
) -> Result<StatusCode, Problem> {
    let Sent { sender: Sender { caller, .. }, value, key } = sent;
    let seat = app.meant(&table, &caller, value.seat).await?;
    app.house.say(&table, seat, &value.phrase, &caller, key).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a link that moves a seat to another device. It can be followed once, and not for long; it ends with the next link
/// and whenever the seat changes hands. Sent again, it is another link, whatever the key.
#[utoipa::path(post, path = "/tables/{table}/links", tag = "tables", request_body = OfSeat,
    params(AtTable),
    responses((status = 200, body = LinkMade))
)]
pub(super) async fn link(
    Shared(app): Shared<Arc<App>>,
    Named(table): Named,
    sent: Sent<OfSeat>,
) -> Result<Json<LinkMade>, Problem> {
    let Sent { sender: Sender { caller, .. }, value, .. } = sent;
    let seat = app.acting(&table, &caller, value.seat).await?;
    let link = app.house.move_link(&table, seat, &caller).await?.reveal();
    let address = format!("{}/move#{link}", app.origins.shared());
    Ok(Json(LinkMade { link, address }))
}

/// Follows a link: its seat is the caller's from now on, and nobody else's.
#[utoipa::path(post, path = "/links", tag = "tables", request_body = Follow,
    params(("Idempotency-Key" = Option<String>, Header, description = "With the same key it is followed once and answered again", max_length = 64)),
    responses((status = 200, body = SeatedAt), (status = 410, description = "The link was used or has run out", body = ProblemShape))
)]
pub(super) async fn follow(
    Shared(app): Shared<Arc<App>>,
    sent: Sent<Follow>,
) -> Result<Json<SeatedAt>, Problem> {
    let Sent { sender, value, key } = sent;
    let (table, sat) = app.follow(&value.link, &sender, key).await?;
    Ok(Json(sat.at(table)))
}
