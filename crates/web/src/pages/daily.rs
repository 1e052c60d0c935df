//! The code of the day: one try, the ranking, the streak.

use std::sync::Arc;

use axum::extract::State;
use axum::http::Uri;
use axum::response::{IntoResponse as _, Response};
use pages::{DailyPage, DayLook, Fields, Frame};
use rules::language::Language;
use rules::{Edition, View};
use words::Words;

use super::form::Filled;
use super::guide::find;
use super::page::{Page, query, to_table};
use super::problem;
use super::visit::Visit;
use crate::api::sender::Sender;
use crate::app::App;
use crate::problem::Problem;

/// The edition that is shown if none is asked for.
const EDITION: &str = "original";

/// Milliseconds of a day: days change at midnight in UTC, for everybody.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Shows a day.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    sender: Sender,
    Visit { frame, .. }: Visit,
    uri: Uri,
) -> Result<Response, Problem> {
    let page = page(&app, &sender, frame, &query(&uri), String::new()).await?;
    Ok(Page(page).into_response())
}

/// Sits down at today's code.
pub(super) async fn begin(State(app): State<Arc<App>>, filled: Filled) -> Result<Response, Problem> {
    let Filled { sender, visit: Visit { frame, .. }, fields, key, .. } = filled;
    app.limits.tables.check(sender.asker)?;
    let edition = wanted(&fields)?;
    let language = language(edition, frame.words);
    // There is one try in any case: asking again gets the same.
    let (name, address) = (fields.get("name"), sender.asker.caller.to_string());
    match app.house.begin_daily(edition.id, language, name, &sender.caller, &address, key).await {
        Ok((table, _)) => {
            let card = app.house.table(&table).await?;
            Ok(to_table(&card.code))
        }
        Err(error) => {
            let problem = Problem::from(error);
            if problem.status().is_server_error() {
                return Err(problem);
            }
            let (sentence, status) = (problem::sentence(&problem, frame.words), problem.status());
            let mut response = Page(page(&app, &sender, frame, &fields, sentence).await?).into_response();
            *response.status_mut() = status;
            Ok(response)
        }
    }
}

/// The edition that is asked for.
fn wanted(fields: &Fields) -> Result<&'static Edition, Problem> {
    find(fields.get("edition").unwrap_or(EDITION).to_owned())
}

/// The language of the words, where the edition has them.
fn language(edition: &Edition, words: Words) -> Option<&'static str> {
    edition.word_language(words.language()).map(Language::tag)
}

async fn page(
    app: &App,
    sender: &Sender,
    frame: Frame,
    fields: &Fields,
    problem: String,
) -> Result<DailyPage, Problem> {
    let edition = wanted(fields)?;
    let language = language(edition, frame.words);
    let today = app.house.today();
    let date = fields.get("date").unwrap_or(&today);
    let result = app.house.daily(edition.id, language, date, &sender.caller).await?;
    let (table, view) = own_try(app, sender, edition, language, date).await?.unzip();
    let view = view.flatten();
    // Told before the start, while there is still a choice.
    let begins = date == today && result.own.is_none() && table.is_none();
    let address = sender.asker.caller.to_string();
    let late = begins && !app.house.would_be_ranked(edition.id, language, &address).await?;
    let day = DayLook {
        edition,
        date,
        today: date == today,
        before: tables::later(date, -1),
        after: (*date < *today).then(|| tables::later(date, 1)),
        left: until_tomorrow(app.house.now()),
        result: &result,
        streak: app.house.streak(edition.id, language, &sender.caller).await?,
        table,
        view: view.as_ref(),
        late,
    };
    let typed = fields.get("name").unwrap_or("").to_owned();
    Ok(DailyPage::new(frame, day, problem, typed))
}

/// Seconds until the next code.
pub(super) fn until_tomorrow(now: i64) -> u64 {
    (DAY - now.rem_euclid(DAY)).unsigned_abs() / 1000
}

/// Where the reader's try of a day is found, and the match if it is over.
async fn own_try(
    app: &App,
    sender: &Sender,
    edition: &Edition,
    language: Option<&str>,
    date: &str,
) -> Result<Option<(String, Option<View>)>, Problem> {
    let tried = app.house.daily_table(edition.id, language, date, &sender.caller).await?;
    let Some(card) = tried else { return Ok(None) };
    if card.phase != "over" {
        return Ok(Some((format!("/t/{}", card.id), None)));
    }
    let look = app.house.look(&card.id, &sender.caller).await?;
    let state = look.state(None)?;
    let view = look.view(None).ok();
    Ok(state.match_id.map(|id| (format!("/m/{id}"), view)))
}
