//! Tables: the lobby, opening, finding, looking.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use play::Who;
use rules::Length;
use serde::Deserialize;
use store::{ListPage, Paged};
use tables::{Key, NewTable};
use wire::{OpenTable, ProblemShape, TableCard, TableList, TableOpened, TableState};

use super::path::{self, AtTable, Named, Query};
use super::sender::{Sender, Sent};
use crate::app::App;
use crate::body::Unreadable;
use crate::problem::Problem;

/// Tables on a page, if nothing is said, and at most.
const PAGE: i64 = 50;
const MOST: i64 = 100;

/// Which tables are wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct TablesQuery {
    /// Only those with a free seat
    #[serde(default)]
    joinable: bool,
    /// Where the page before ended
    after: Option<String>,
    /// At most so many, up to 100
    #[param(minimum = 1, maximum = 100)]
    limit: Option<i64>,
}

impl TablesQuery {
    /// Which page of a list.
    fn page(&self) -> Result<ListPage, Problem> {
        let after = self.after.as_ref().map(|text| text.parse()).transpose();
        let after = after.map_err(|_| Unreadable::Parameter { name: "after".to_owned() })?;
        let limit = self.limit.unwrap_or(PAGE);
        if !(1..=MOST).contains(&limit) {
            return Err(Unreadable::Parameter { name: "limit".to_owned() }.into());
        }
        Ok(ListPage { after, limit })
    }
}

/// A page of tables as it is told.
fn listed(page: Paged<TableCard>) -> Json<TableList> {
    Json(TableList { tables: page.items, next: page.next.map(|cursor| cursor.to_string()) })
}

/// The public tables, the newest first.
#[utoipa::path(get, path = "/tables", tag = "tables",
    params(TablesQuery),
    responses((status = 200, body = TableList), (status = 400, body = ProblemShape))
)]
pub(super) async fn lobby(
    Shared(app): Shared<Arc<App>>,
    Query(wanted): Query<TablesQuery>,
) -> Result<Json<TableList>, Problem> {
    Ok(listed(app.house.lobby(wanted.joinable, &wanted.page()?).await?))
}

/// Which of the caller's tables are wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedOwn {
    /// Where the page before ended
    after: Option<String>,
    /// At most so many, up to 100
    #[param(minimum = 1, maximum = 100)]
    limit: Option<i64>,
}

/// The tables where the caller sits, the newest first.
#[utoipa::path(get, path = "/mine", tag = "tables",
    params(WantedOwn),
    responses((status = 200, body = TableList), (status = 400, body = ProblemShape)),
    security((), ("token" = []), ("cookie" = [])))]
pub(super) async fn mine(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Query(WantedOwn { after, limit }): Query<WantedOwn>,
) -> Result<Json<TableList>, Problem> {
    let page = TablesQuery { joinable: false, after, limit: limit.or(Some(MOST)) }.page()?;
    Ok(listed(app.house.tables_of(&sender.caller, false, &page).await?))
}

/// Opens a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = OpenTable,
    params(("Idempotency-Key" = Option<String>, Header, description = "With the same key it is opened once, however often it is sent", max_length = 64)),
    responses((status = 201, body = TableOpened), (status = 422, description = "What was chosen can't be played", body = ProblemShape), (status = 429, body = ProblemShape))
)]
pub(super) async fn open(
    Shared(app): Shared<Arc<App>>,
    sent: Sent<OpenTable>,
) -> Result<(StatusCode, Json<TableOpened>), Problem> {
    let Sent { sender, value, key } = sent;
    let table = app.open(value, &sender, key).await?;
    let link = format!("{}/t/{}", app.origins.shared(), table.code);
    Ok((StatusCode::CREATED, Json(TableOpened { table, link })))
}

impl App {
    /// Opens a table, if the caller may open another one now.
    pub(crate) async fn open(
        &self,
        asked: OpenTable,
        sender: &Sender,
        key: Option<Key>,
    ) -> Result<TableCard, Problem> {
        self.limits.tables.check(sender.asker)?;
        let length = match (asked.rounds, asked.target) {
            (Some(_), Some(_)) => {
                return Err(Unreadable::Both { one: "rounds", other: "target" }.into());
            }
            (Some(rounds), None) => Some(Length::Rounds(rounds)),
            (None, target) => target.map(Length::Target),
        };
        let seats = asked.seats.into_iter().map(|seat| Ok((seat.who.parse::<Who>()?, seat.name)));
        let new = NewTable {
            edition: asked.edition,
            options: asked.options.iter().map(|(key, value)| format!("{key}={value}")).collect(),
            mode: asked.mode,
            length,
            first: asked.first,
            seats: seats.collect::<Result<_, tables::HouseError>>()?,
            public: asked.public,
            spectators: asked.spectators,
            advice: asked.advice,
        };
        let table = self.house.open(new, &sender.caller, key).await?;
        self.metrics.tables.inc();
        Ok(table)
    }
}

/// The table that a short code finds, whether it waits or plays; a closed one only for those who sit there. The code finds it
/// and no more: a seat is taken by POST.
#[utoipa::path(get, path = "/codes/{code}", tag = "tables",
    params(("code" = String, Path, description = "The short code")),
    responses((status = 200, body = TableCard), (status = 404, body = ProblemShape), (status = 429, description = "Too many codes that find nothing", body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn find(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(code): Named,
) -> Result<Json<TableCard>, Problem> {
    Ok(Json(app.find(&code, &sender).await?))
}

/// From which seat to look.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct From {
    /// From this seat, where the caller has several
    #[param(minimum = 1)]
    pub(super) seat: Option<u8>,
}

/// A table as the caller may see it: from their seat, or from beside it where that is allowed.
#[utoipa::path(get, path = "/tables/{table}", tag = "tables",
    params(AtTable, From),
    responses((status = 200, body = TableState), (status = 403, body = ProblemShape), (status = 404, body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn state(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(table): Named,
    Query(from): Query<From>,
) -> Result<Json<TableState>, Problem> {
    let seat = from.seat.map(path::seat).transpose()?;
    Ok(Json(app.house.state(&table, &sender.caller, seat).await?))
}
