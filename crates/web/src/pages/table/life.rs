//! What is done at a table beside the match: sitting down, a rematch, phrases, links, and who is away.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use pages::{Fields, TableAspect};
use play::Who;
use play::running::USUAL;
use rules::Seat;
use tables::{HouseError, Key, Remedy, TableLook};

use super::{answer, page, seat_named, told};
use crate::api::path::{self, Named};
use crate::app::App;
use crate::pages::form::Filled;
use crate::pages::page::{go_on, to_table};
use crate::problem::Problem;

/// Takes a seat.
pub(super) async fn sit(
    State(app): State<Arc<App>>,
    Named(name): Named,
    filled: Filled,
) -> Result<Response, Problem> {
    let Filled { sender, visit, fields, key, .. } = filled;
    let look = app.look_named(&name, &sender).await?;
    let seat = seat_named(&fields)?;
    match app.house.sit(look.id(), seat, fields.get("name"), &sender.caller, key).await {
        Ok(_) => Ok(to_table(&name)),
        Err(error) => {
            let problem = told(error.into(), visit.frame.words)?;
            let look = app.look_named(&name, &sender).await?;
            let aspect = TableAspect { problem: Some(problem), ..TableAspect::default() };
            page(&app, visit, &look, &fields, aspect).await
        }
    }
}

/// Does one of the small things.
pub(super) async fn go(
    State(app): State<Arc<App>>,
    Named(name): Named,
    filled: Filled,
) -> Result<Response, Problem> {
    let Filled { sender, visit, fields, key, inline } = filled;
    let look = app.look_named(&name, &sender).await?;
    let (table, caller) = (look.id(), &sender.caller);
    let what = fields.get("what").unwrap_or_default().to_owned();
    if what == "link" {
        // A link is shown on the page that answers, and nowhere again.
        let seat = seat(&fields)?;
        app.pace(table, seat, &look.held())?;
        let secret = app.house.move_link(table, seat, caller).await?;
        let link = Some(format!("{}/move#{}", app.origins.shared(), secret.reveal()));
        let aspect = TableAspect { link, ..TableAspect::default() };
        return page(&app, visit, &look, &Fields::default(), aspect).await;
    }
    match done(&app, &look, &what, &fields, key).await {
        Ok(()) if what == "close" || what == "stand-up" => Ok(go_on("/")),
        Ok(()) if what == "reopen" => {
            // It may have another code now.
            let look = app.house.look(table, caller).await?;
            Ok(to_table(&look.card().code))
        }
        Ok(()) if !inline => Ok(to_table(&name)),
        Ok(()) => {
            let look = app.house.look(table, caller).await?;
            answer(&app, visit, &look, format!("/t/{name}"), inline).await
        }
        Err(problem) => {
            let problem = told(problem, visit.frame.words)?;
            let look = app.look_named(&name, &sender).await?;
            let aspect = TableAspect { problem: Some(problem), ..TableAspect::default() };
            page(&app, visit, &look, &Fields::default(), aspect).await
        }
    }
}

/// Does it.
async fn done(
    app: &App,
    look: &TableLook,
    what: &str,
    fields: &Fields,
    key: Option<Key>,
) -> Result<(), Problem> {
    let (table, caller, seat) = (look.id(), look.caller(), seat(fields)?);
    app.pace(table, seat, &look.held())?;
    let house = &app.house;
    match what {
        "rematch" => house.rematch(table, seat, caller, key).await.map(drop)?,
        "decline" => house.decline(table, seat, caller, key).await.map(drop)?,
        "start" => house.start(table, caller, key).await.map(drop)?,
        "rename" => house.rename(table, seat, fields.get("name"), caller, key).await.map(drop)?,
        "say" => house.say(table, seat, fields.get("phrase").unwrap_or_default(), caller, key).await?,
        "here" => house.here(table, seat, caller, key).await.map(drop)?,
        "absent" => {
            let absent = path::seat(fields.number("absent").unwrap_or(0))?;
            let remedy = if fields.get("then") == Some("win") { Remedy::Win } else { Remedy::Computer };
            house.complain(table, seat, absent, remedy, caller, key).await.map(drop)?;
        }
        "computer" => {
            let given = path::seat(fields.number("given").unwrap_or(0))?;
            house.assign(table, given, Who::Computer(USUAL), caller, key).await?;
        }
        "stand-up" => house.stand_up(table, seat, caller, key).await?,
        "close" => house.close(table, caller, key).await?,
        "reopen" => house.reopen(table, seat, caller, key).await.map(drop)?,
        _ => return Err(Problem::NoSuchPath),
    }
    Ok(())
}

/// The seat that somebody acts for.
fn seat(fields: &Fields) -> Result<Seat, Problem> {
    Ok(seat_named(fields)?.ok_or(HouseError::NotYours)?)
}
