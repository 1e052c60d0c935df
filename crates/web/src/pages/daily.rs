//! The code of the day: one try, the ranking, the streak.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::Uri;
use axum::response::{IntoResponse as _, Response};
use rules::editions::EDITIONS;
use rules::{Edition, OptionKey};
use store::Page as Wanted;
use wire::{DailyBar, DailyResult, DailyTry, TableCard};
use words::Words;

use super::form::{Fields, Filled};
use super::frame::Frame;
use super::page::{Page, go_on};
use super::problem;
use crate::api::sender::Sender;
use crate::app::App;
use crate::problem::Problem;

/// The edition that is shown if none is asked for.
const EDITION: &str = "original";

/// Milliseconds of a day: days change at midnight in UTC, for everybody.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// How wide a full bar is drawn.
const FULL: i64 = 100;

/// The most places of the ranking that are shown.
const SHOWN: usize = 20;

/// The page.
#[derive(Template)]
#[template(path = "daily.html")]
struct DailyPage {
    frame: Frame,
    id: &'static str,
    name: String,
    /// The file with the picture of its board.
    picture: String,
    date: String,
    /// Whether it is today's.
    today: bool,
    next_in: String,
    streak: String,
    /// The reader's result, if the try is over.
    own: String,
    place: String,
    /// That the reader's try isn't or won't be ranked, and why.
    unranked: String,
    /// What the ranking is worth.
    worth: String,
    /// What the mark beside some tries means, if there are any.
    legend: String,
    bars: Vec<BarRow>,
    ranking: Vec<Place>,
    before: String,
    after: Option<String>,
    editions: Vec<Chip>,
    problem: String,
    typed: String,
    tries: String,
    /// Where the reader's try is played, or looked at once it is over.
    table: Option<String>,
}

/// A bar of the histogram.
struct BarRow {
    label: String,
    tries: String,
    width: i64,
    own: bool,
}

/// A line of the ranking.
struct Place {
    name: Option<String>,
    rows: String,
    time: String,
    marked: bool,
}

/// Another edition.
struct Chip {
    id: &'static str,
    name: String,
    current: bool,
}

/// Shows a day.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    sender: Sender,
    frame: Frame,
    uri: Uri,
) -> Result<Response, Problem> {
    let fields = Fields::read(uri.query().unwrap_or("").as_bytes());
    let page = page(&app, &sender, frame, &fields, String::new()).await?;
    Ok(Page(page).into_response())
}

/// Sits down at today's code.
pub(super) async fn begin(State(app): State<Arc<App>>, filled: Filled) -> Result<Response, Problem> {
    let Filled { sender, frame, fields, key, .. } = filled;
    app.limits.tables.check(sender.asker)?;
    let edition = wanted(&fields)?;
    let language = language(edition, frame.words);
    // There is one try in any case: whoever asks again gets the same.
    let (name, address) = (fields.get("name"), sender.asker.caller.to_string());
    match app.house.begin_daily(edition.id, language, name, &sender.caller, &address, key).await {
        Ok((table, _)) => {
            let card = app.house.table(&table).await?;
            Ok(go_on(&format!("/t/{}", card.code)))
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
    let id = fields.get("edition").unwrap_or(EDITION);
    Edition::find(id).ok_or_else(|| Problem::NoSuchEdition { id: id.to_owned() })
}

/// The reader's language, where the edition has one.
fn language(edition: &Edition, words: Words) -> Option<&'static str> {
    let spoken = edition.options.iter().any(|rule| rule.key == OptionKey::Language);
    spoken.then(|| words.language().tag())
}

async fn page(
    app: &App,
    sender: &Sender,
    frame: Frame,
    fields: &Fields,
    problem: String,
) -> Result<DailyPage, Problem> {
    let words = frame.words;
    let edition = wanted(fields)?;
    let language = language(edition, words);
    let today = app.house.today();
    let date = fields.get("date").unwrap_or(&today).to_owned();
    let result = app.house.daily(edition.id, language, &date, &sender.caller).await?;
    let streak = app.house.streak(edition.id, language, &sender.caller).await?;
    let table = own_table(app, sender, edition, language, &date).await?;
    // Told before the start, while there is still a choice.
    let begins = date == today && result.own.is_none() && table.is_none();
    let address = sender.asker.caller.to_string();
    let late = begins && !app.house.would_be_ranked(edition.id, language, &address).await?;
    let left = DAY - app.house.now().rem_euclid(DAY);
    let daily = EDITIONS.iter().filter(|edition| !edition.format.holds_parts());
    let chip = |one: &'static Edition| Chip {
        id: one.id,
        name: words.edition_name(one),
        current: one.id == edition.id,
    };
    Ok(DailyPage {
        picture: format!("board-{}.svg", edition.id),
        id: edition.id,
        name: words.edition_name(edition),
        date: told(words, &date),
        today: date == today,
        next_in: words.daily_next_in(words.duration(left.unsigned_abs() / 1000)),
        streak: if streak == 0 { words.daily_no_streak().into() } else { words.daily_streak(streak) },
        own: own(words, &result),
        place: result.place.map_or_else(String::new, |place| {
            words.daily_place(place.unsigned_abs(), result.tries.unsigned_abs())
        }),
        unranked: match &result.own {
            Some(own) if !own.ranked => words.daily_unranked().into(),
            None if late => words.daily_will_be_unranked().into(),
            _ => String::new(),
        },
        worth: words.daily_worth().into(),
        legend: if result.ranking.iter().take(SHOWN).any(|one| one.marked) {
            words.daily_marked().into()
        } else {
            String::new()
        },
        bars: bars(words, &result),
        ranking: ranking(words, &result),
        before: tables::later(&date, -1),
        after: (date < today).then(|| tables::later(&date, 1)),
        editions: daily.map(chip).collect(),
        problem,
        table,
        typed: fields.get("name").unwrap_or("").to_owned(),
        tries: words.daily_tries(result.tries.unsigned_abs()),
        frame,
    })
}

/// How many of the reader's tables are looked through at a time.
const LOOKED: i64 = 100;

/// Where the reader's try of a day is found.
async fn own_table(
    app: &App,
    sender: &Sender,
    edition: &Edition,
    language: Option<&str>,
    date: &str,
) -> Result<Option<String>, Problem> {
    let own = |card: &&TableCard| {
        let spoken = card.options.get(OptionKey::Language.name()).map(String::as_str);
        card.daily.as_deref() == Some(date) && card.edition == edition.id && spoken == language
    };
    let mut page = Wanted::first(LOOKED);
    let tried = loop {
        let tables = app.house.tables_of(&sender.caller, false, &page).await?;
        match (tables.items.iter().find(own), tables.next) {
            (Some(card), _) => break Some(card.clone()),
            (None, None) => break None,
            (None, next) => page.after = next,
        }
    };
    let Some(card) = tried else { return Ok(None) };
    if card.phase != "over" {
        return Ok(Some(format!("/t/{}", card.id)));
    }
    let state = app.house.state(&card.id, &sender.caller, None).await?;
    Ok(state.match_id.map(|id| format!("/m/{id}")))
}

/// How the reader's own try went.
fn own(words: Words, result: &DailyResult) -> String {
    match &result.own {
        None => String::new(),
        Some(own) if own.solved => words.daily_solved(own.rows.unsigned_abs(), time(words, own.millis)),
        Some(_) => words.daily_unsolved().into(),
    }
}

fn bars(words: Words, result: &DailyResult) -> Vec<BarRow> {
    let most = result.histogram.iter().map(|bar| bar.tries).max().unwrap_or(1).max(1);
    let own = result.own.as_ref().map(|own| own.solved.then_some(own.rows));
    let row = |bar: &DailyBar| BarRow {
        label: bar.rows.map_or_else(|| words.daily_never().into(), |rows| rows.to_string()),
        tries: words.number(bar.tries.unsigned_abs()),
        width: (bar.tries * FULL / most).max(1),
        own: own == Some(bar.rows),
    };
    result.histogram.iter().map(row).collect()
}

fn ranking(words: Words, result: &DailyResult) -> Vec<Place> {
    let place = |one: &DailyTry| Place {
        name: one.name.clone(),
        rows: if one.solved { one.rows.to_string() } else { words.daily_never().into() },
        time: time(words, one.millis),
        marked: one.marked,
    };
    result.ranking.iter().take(SHOWN).map(place).collect()
}

fn time(words: Words, millis: i64) -> String {
    words.clock(millis.unsigned_abs() / 1000)
}

/// A date as people say it.
pub(super) fn told(words: Words, date: &str) -> String {
    let mut parts = date.split('-');
    let mut part = || parts.next().unwrap_or("1");
    let year = part().parse().unwrap_or(1970);
    let (month, day) = (part().parse().unwrap_or(1), part().parse().unwrap_or(1));
    words.date(year, month, day)
}
