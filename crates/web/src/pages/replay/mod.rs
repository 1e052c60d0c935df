//! A match that is over: its rounds to step through, luck and skill, something to share, and whether it was fair.

mod analysis;
mod fair;
mod group;
mod picture;
mod share;

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{Extension, State};
use axum::http::{Uri, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use rules::view::{Board, PastRound};
use rules::{View, Viewer};

use self::analysis::Analysis;
use self::fair::Promise;
use self::group::GroupNotes;
use self::share::Shared;
use super::form::Fields;
use super::frame::Frame;
use super::page::Page;
use super::table::{Entry, GroupView, RoundView, plays_one_round_alone};
use crate::api::path::Named;
use crate::app::App;
use crate::gate::Asker;
use crate::problem::Problem;

/// What the parts of a table's page ask of the page that they stand on.
struct Shown {
    code: String,
    looking_back: bool,
    /// Nothing can be entered any more.
    entry: Option<Entry>,
}

impl Shown {
    /// Whether something is entered behind the shield: never.
    fn behind_shield(&self) -> bool {
        self.entry.is_some()
    }

    /// How what is filled in would be sent.
    fn draft_method(&self) -> &'static str {
        if self.behind_shield() { "post" } else { "get" }
    }

    /// Where to.
    fn draft_address(&self) -> String {
        format!("/t/{}", self.code)
    }
}

/// The page.
#[derive(Template)]
#[template(path = "replay.html")]
struct Replay {
    frame: Frame,
    id: String,
    edition: String,
    outcome: String,
    names: String,
    score: String,
    t: Shown,
    holes: u8,
    /// The numbers of the rounds.
    rounds: Vec<u32>,
    number: u32,
    round: Option<RoundView>,
    group: Option<GroupView>,
    /// How many rows are shown, of how many.
    row: usize,
    rows: usize,
    analysis: Option<Analysis>,
    /// The same of a group.
    notes: Option<GroupNotes>,
    analysable: bool,
    promises: Vec<Promise>,
    shared: Option<String>,
    link: String,
}

/// The routes of matches that are over.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new().route("/m/{id}", get(show)).route("/m/{id}/picture.svg", get(picture))
}

/// Shows a match.
async fn show(
    State(app): State<Arc<App>>,
    frame: Frame,
    Extension(asker): Extension<Asker>,
    Named(id): Named,
    uri: Uri,
) -> Result<Response, Problem> {
    let fields = Fields::read(uri.query().unwrap_or("").as_bytes());
    let view = app.house.finished(&id).await?;
    let words = frame.words;
    let teller = words.at(&view.setup, Viewer::Spectator);
    let past = chosen(&view, &fields);
    let rows = match &view.board {
        Board::GroupWatcher(board) => board.rows.len(),
        _ => past.map_or(0, |round| round.rows.len()),
    };
    let row = fields.number::<usize>("row").unwrap_or(rows).min(rows);
    let mut round = past.map(|round| RoundView::past(&teller, &view.setup, round));
    if let Some(round) = &mut round {
        round.keep(view.setup.rules(), row, row == rows, words);
    }
    let analysis = match (fields.has("analysis"), past) {
        (true, Some(round)) => Analysis::of(&app, words, &view, round, asker.caller).await?,
        _ => None,
    };
    let open = group::is_open(&view);
    let notes = if fields.has("analysis") && open {
        GroupNotes::of(&app, &teller, &view, asker.caller).await?
    } else {
        None
    };
    let totals: Vec<_> = view.seats.iter().map(|seat| seat.total).collect();
    let names: Vec<_> = view.setup.all_seats().map(|seat| teller.name(seat)).collect();
    let group = GroupView::new(&teller, &group::stood(&view, row), false);
    let alone = plays_one_round_alone(&view);
    let page = Replay {
        edition: words.edition_name(view.setup.rules().edition()),
        outcome: match (&view.outcome, round.as_ref().and_then(|round| round.end.clone())) {
            (Some(_), Some(end)) if alone => end,
            (Some(outcome), _) => teller.outcome(outcome),
            (None, _) => String::new(),
        },
        names: words.list(&names),
        score: if group.is_some() || alone { String::new() } else { teller.score(&totals) },
        holes: view.setup.rules().holes(),
        t: Shown { code: String::new(), looking_back: true, entry: None },
        rounds: view.past.iter().map(|round| round.number).collect(),
        number: past.map_or(0, |round| round.number),
        round,
        group,
        row,
        rows,
        analysable: past.is_some() || open,
        analysis,
        notes,
        promises: fair::promises(&view, past),
        shared: Shared::of(words, &view, past).map(|shared| shared.text()),
        link: format!("{}/m/{id}", app.origins.shared()),
        id,
        frame,
    };
    Ok(Page(page).into_response())
}

/// A picture of the result, to be shared.
async fn picture(
    State(app): State<Arc<App>>,
    frame: Frame,
    Named(id): Named,
    uri: Uri,
) -> Result<Response, Problem> {
    let fields = Fields::read(uri.query().unwrap_or("").as_bytes());
    let view = app.house.finished(&id).await?;
    let shared = Shared::of(frame.words, &view, chosen(&view, &fields));
    let svg = picture::svg(&shared.ok_or(Problem::NothingToAnalyse)?);
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// The round that is asked for, or the last.
fn chosen<'a>(view: &'a View, fields: &Fields) -> Option<&'a PastRound> {
    let number = fields.number::<u32>("round");
    let wanted = view.past.iter().find(|round| Some(round.number) == number);
    wanted.or(view.past.last())
}
