//! The table: the board of its edition, what the viewer can do, and all that belongs to it.

mod act;
mod asked;
mod cover;
mod help;
mod life;
mod qr;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use pages::{
    AdviceQuestion, DailyStanding, Fields, SeenTable, SeriesScore, TableAspect, TableExtras, TablePage,
    conflict_rows, landing,
};
use rules::Seat;
use tables::TableLook;
use words::Words;

use self::asked::TableRequest;
use super::form::Filled;
use super::page::{Page, go_on, to_table};
use super::visit::Visit;
use super::{daily, lesson, problem};
use crate::api::path::{self, Named};
use crate::app::App;
use crate::problem::Problem;

/// The routes of a table.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{name}", get(show))
        .route("/t/{name}/qr.svg", get(qr::show))
        // A request for the address of a form, such as after a change of language, is at the table.
        .route("/t/{name}/act", post(act::act).get(back))
        .route("/t/{name}/draft", post(act::draft).get(back))
        .route("/t/{name}/open", post(cover::open).get(back))
        .route("/t/{name}/cover", post(cover::cover).get(back))
        .route("/t/{name}/sit", post(life::sit).get(back))
        .route("/t/{name}/lesson", post(lesson::leave).get(back))
        .route("/t/{name}/do", post(life::go).get(back))
}

/// Goes back to a table.
async fn back(Named(name): Named) -> Response {
    to_table(&name)
}

/// Shows a table.
async fn show(State(app): State<Arc<App>>, asked: TableRequest) -> Result<Response, Problem> {
    let wanted = seat_named(&asked.fields)?;
    let TableRequest { visit, sender, name, fields, opened } = asked;
    // A page that is open is the answer to a form, or a look that a script takes over.
    if fields.has("open") && !fields.has("quiet") {
        return Ok(to_table(&name));
    }
    let quiet = fields.has("quiet").then(|| visit.frame.clone());
    let by_itself = quiet.is_some();
    let shown = async {
        let look = app.look_named(&name, &sender).await?;
        // A match that is over shows its last round anyway.
        let shows = !by_itself || look.card().phase == "playing";
        let ended = ended(&look, &fields).filter(|_| shows);
        let address = ended.map(|round| format!("/t/{name}?round={round}"));
        if let Some(address) = address.as_ref().filter(|_| !by_itself) {
            return Ok(go_on(address));
        }
        let opened = opened.filter(|_| ended.is_none());
        let round = ended.or(fields.number("round"));
        let aspect = TableAspect { wanted, opened, round, by_itself, ..TableAspect::default() };
        let response = page(&app, visit, &look, &fields, aspect).await?;
        Ok(match address {
            Some(address) => located(response, address),
            None => response,
        })
    };
    match (shown.await, quiet) {
        // A page that looks again by itself has asked for nothing that it could be refused.
        (Err(problem), Some(frame)) if problem::is_closed(&problem) => Ok(problem::closed(frame, &problem)),
        (shown, _) => shown,
    }
}

/// The round that was last seen running, if it has ended since: its end is shown before the next one.
fn ended(look: &TableLook, fields: &Fields) -> Option<u32> {
    fields.number("after").filter(|round| look.has_ended(*round))
}

/// The seat that the fields of a request name, if they name one.
fn seat_named(fields: &Fields) -> Result<Option<Seat>, Problem> {
    fields.number::<u8>("seat").map(path::seat).transpose()
}

/// A problem that is told on the table's page; what the server itself has trouble with gets a page of its own.
fn told(problem: Problem, words: Words) -> Result<String, Problem> {
    if problem.status().is_server_error() { Err(problem) } else { Ok(problem::sentence(&problem, words)) }
}

/// Goes on to an address of a table. A script that wants the page itself gets it at once, made from what is known
/// already, and is told its address.
async fn answer(
    app: &Arc<App>,
    mut visit: Visit,
    look: &TableLook,
    address: String,
    inline: bool,
) -> Result<Response, Problem> {
    if !inline {
        return Ok(go_on(&address));
    }
    let (address, fields) = landing(address, |round| look.has_ended(round));
    let wanted = seat_named(&fields)?;
    visit.frame.here.clone_from(&address);
    let aspect = TableAspect { wanted, round: fields.number("round"), ..TableAspect::default() };
    Ok(located(page(app, visit, look, &fields, aspect).await?, address))
}

/// The table once more, after a form that changed nothing at it.
pub(super) async fn again(app: &Arc<App>, name: &str, filled: Filled) -> Result<Response, Problem> {
    let Filled { sender, visit, inline, .. } = filled;
    let look = app.look_named(name, &sender).await?;
    answer(app, visit, &look, format!("/t/{name}"), inline).await
}

/// A page that says where it could be found by itself.
fn located(mut response: Response, address: String) -> Response {
    if let Ok(address) = HeaderValue::try_from(address) {
        response.headers_mut().insert(header::CONTENT_LOCATION, address);
    }
    response
}

/// The page of a table, perhaps with what could not be done there.
async fn page(
    app: &Arc<App>,
    visit: Visit,
    look: &TableLook,
    fields: &Fields,
    aspect: TableAspect,
) -> Result<Response, Problem> {
    let words = visit.frame.words;
    let mut fields = fields.clone();
    let mut seen = seen(look, &aspect, words)?;
    if !aspect.by_itself && seen.warned() {
        app.house.come(look.id(), look.caller()).await?;
        seen.state.warning = None;
    }
    let card = &seen.state.table;
    if card.daily.is_some() && card.phase == "over" {
        let language = card.options.get("language").cloned();
        let (house, edition, language) = (&app.house, &card.edition, language.as_deref());
        let streak = house.streak(edition, language, look.caller()).await?;
        let date = card.daily.as_deref().unwrap_or_default();
        let result = house.daily(edition, language, date, look.caller()).await?;
        let left = (house.today() == date).then(|| daily::until_tomorrow(house.now()));
        seen.daily = Some(DailyStanding { streak, place: result.place_won(), tries: result.tries, left });
    }
    if let (true, Some(sight)) = (fields.has("roll"), &seen.sight) {
        fields.set("copy", &sight.rules().show(app.house.roll(sight.rules())));
    }
    let refused = aspect.problem.is_some();
    let conflict = match seen.contradicted().and_then(AdviceQuestion::conflict) {
        // That the rows can't be named is no reason not to show the table.
        Some(question) => app.think(question, visit.caller).await.ok().flatten(),
        None => None,
    };
    let conflict = conflict.as_deref().map(conflict_rows).unwrap_or_default();
    let series = look.series().await?;
    let extras = TableExtras {
        key: app.house.draw_key(),
        round: aspect.round,
        help: help::help(app, look, &seen, &visit, &fields).await?,
        problem: aspect.problem,
        conflict,
        series: series.map(|series| SeriesScore { wins: series.wins, drawn: series.drawn }),
        watching: look.watching(),
        can_start: look.can_start(),
        link: aspect.link,
        origin: app.origins.shared().to_owned(),
        alone: app.origins.is_alone(),
        lesson: visit.lesson,
        local: false,
        thinks: false,
    };
    let mut response = Page(TablePage::new(visit.frame, &seen, &fields, extras)).into_response();
    if refused {
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    }
    Ok(response)
}

/// The table as somebody finds it: from a seat that is named; where several share a device, from the one that is open.
fn seen(look: &TableLook, aspect: &TableAspect, words: Words) -> Result<SeenTable, Problem> {
    let (held, shared) = (look.held(), look.is_shared());
    let (named, opened) = (aspect.named(&held, shared), aspect.open(&held, shared));
    Ok(SeenTable {
        state: look.outline(named)?,
        sign: look.sign(),
        present: look.present(),
        moved: look.has_moved(),
        open: opened.map(|opened| opened.word.clone()),
        named: named.is_some() && !shared && held.len() > 1,
        sight: look.sight(words, named)?,
        daily: None,
        held,
    })
}
