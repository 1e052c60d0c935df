//! What is done in a match, from the page.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use pages::{Fields, TableAsk, TableAspect, answered_seat, asked, is_covered, next_address, shown_again};
use tables::{Act, HouseError};

use super::cover::{TableCookie, close};
use super::{answer, page, seat_named, told};
use crate::api::path::Named;
use crate::app::App;
use crate::pages::form::Filled;
use crate::pages::page::to_table;
use crate::problem::Problem;

/// Does something and goes back to the table; what can't be done is told there, with what was entered.
pub(super) async fn act(
    State(app): State<Arc<App>>,
    Named(name): Named,
    TableCookie(opening): TableCookie,
    filled: Filled,
) -> Result<Response, Problem> {
    let Filled { sender, visit, mut fields, key, inline } = filled;
    // What somebody does covers what another had opened, in whichever tab.
    let covers = opening.is_open();
    let opened = opening.of(&fields);
    let since = app.house.now();
    let look = app.look_named(&name, &sender).await?;
    let seat = seat_named(&fields)?.ok_or(HouseError::NotYours)?;
    let view = look.view(Some(seat))?;
    let named = answered_seat(view.setup.rules(), &fields, &look.held(), seat);
    app.pace(look.id(), seat, &look.held())?;
    let refused = |opened, problem| TableAspect {
        wanted: named,
        opened,
        problem: Some(problem),
        ..TableAspect::default()
    };
    let words = visit.frame.words;
    let action = match asked(words, &view, &mut fields, opened.as_ref()).ok_or(Problem::NotForm)? {
        TableAsk::Do(deed) => deed.written(view.setup.rules()).ok_or(Problem::NotForm)?,
        TableAsk::Covered => return Ok(to_table(&name)),
        TableAsk::Wrong(faults) => {
            let aspect = refused(opened, faults);
            return page(&app, visit, &look, &shown_again(fields), aspect).await;
        }
    };
    let number = fields.number("number").unwrap_or(-1);
    match app.house.act(look.id(), &sender.caller, Act { seat, number, action, key }).await {
        Ok(acted) => {
            app.metrics.actions.inc();
            // The caller holds the shared device already.
            if opened.is_some() && fields.get("action") == Some("call") {
                let aspect = TableAspect { opened, ..TableAspect::default() };
                return page(&app, visit, &acted.look, &Fields::default(), aspect).await;
            }
            let ended = fields.number("round").is_some_and(|round| acted.look.has_ended(round));
            let address = next_address(&name, view.setup.rules(), &fields, ended, named);
            let gone_on = answer(&app, visit, &acted.look, address, inline).await?;
            Ok(if covers { close(gone_on, &app, &name, since) } else { gone_on })
        }
        Err(error) => {
            let problem = told(error.into(), words)?;
            if is_covered(&fields, opened.as_ref()) {
                return Ok(to_table(&name));
            }
            // Others may have been quicker.
            let look = app.look_named(&name, &sender).await?;
            page(&app, visit, &look, &shown_again(fields), refused(opened, problem)).await
        }
    }
}

/// A page with what is filled in so far. Sent this way, nothing of it gets into an address, the history or a log.
pub(super) async fn draft(
    State(app): State<Arc<App>>,
    Named(name): Named,
    TableCookie(opening): TableCookie,
    filled: Filled,
) -> Result<Response, Problem> {
    let Filled { sender, visit, fields, .. } = filled;
    let opened = opening.of(&fields);
    if is_covered(&fields, opened.as_ref()) {
        return Ok(to_table(&name));
    }
    let wanted = seat_named(&fields)?;
    let look = app.look_named(&name, &sender).await?;
    let aspect = TableAspect { wanted, opened, ..TableAspect::default() };
    page(&app, visit, &look, &fields, aspect).await
}
