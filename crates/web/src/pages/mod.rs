//! The pages that people see, handed out: what was asked for is read here, what there is to see comes from
//! [`tables::House`], and the `pages` crate makes HTML of it.
//!
//! Forms are answered by going on to a page; what can't be done is told on the page where it was tried, with everything
//! that was filled in.
//!
//! **Pages** are rendered by the server, once, for those with script and without: the script only spares reloads. It
//! fills the row on the page, sends forms by `fetch` and takes over the page that answers, but for what somebody is
//! about to do (draft, focus, open details, pencil marks). A row without script is filled by going from page to page:
//! its draft is in the address, so each peg is a button of a GET form. Drafts behind the shield, or on a shared
//! device, are sent in the body of a POST (`/t/…/draft`) and are in no address. A page is drawn from a `play::Sight`,
//! which holds the view of one seat and nothing that this seat may not know; at a device that several share it is the
//! view from beside the table until the player who is due says so. What a row is and whether it may be placed, the
//! rules say: the script counts full holes (`data-least`) and sends. The CSS of pieces is made from `rules::symbol`
//! and the pictures of boards from `rules::editions` when the server starts; all assets have one address made of
//! their contents. A waiting page asks for what came `?after=` the round that is shown: if a computer, say, has ended
//! it meanwhile, its end is shown before the next one.
//!
//! The **look** hangs on few variables: `--s`, the width of a hole, follows from the height of the screen, the rows
//! and the holes, and all rows of a board share its columns; peg styles and strong contrasts only set variables, so
//! that a sample on a page can have another style than the page. Round pegs have no filters for shadows: a page of
//! rules has a hundred of them.
//!
//! **One stream a browser**, however many tabs: a `SharedWorker` holds `GET /api/v1/stream` for all tables that tabs
//! look at; where there is none, one of the tabs does, found by `localStorage` and heard by `BroadcastChannel` (plain
//! http has no Web Locks). `hub.js` is the same for both. The id of an event names how far every table was told, so
//! that a browser that comes back by itself misses nothing. It is told in brief: a `nudge` with a mark and a sign. A
//! page knows its own (`data-mark`, `data-sign`) and is fetched again only if it shows less; a form that the script
//! sends is answered with the page itself (`Prefer: return=representation`), which the nudge finds up to date. A tab
//! that wants to hold the stream writes its name, waits and checks that the name is still there, so that there are
//! never two; a holder that slept learns from the storage that another took over. A browser may hold several seats of
//! a table: then the stream tells what lies there for all (`House::watch_all` with `Telling::Shared`), since nobody
//! knows who looks. A table that fills up while a newcomer looks says so in place of itself; nothing is refused to a
//! page that looks by itself.
//!
//! **At a device that several share** nothing of one of them is shown until they say who they are (`table/cover.rs`),
//! and then only as the answer to a form: browsers keep a page behind *Back* as it was, even one that says `no-store`,
//! but never the answer to a POST. A cookie names the open seat with a random word that its forms send along. Covering,
//! and every action, puts the time in its place; a form that was written before that time opens and shows nothing,
//! however often it is sent. The page shows the player who is due, and lets the others say who they are: whatever the
//! rules offer to any seat of the device is one press away (`tests/pages/offers.rs` asks the rules after every step).
//! To uncover a secret early is never in the way of pins that are due; it is entered by a player who asks for it.
//!
//! A **group that is over** is analysed from its record, which anybody may have: `web` reads it back into a match, and
//! asks `GroupAnalysis::within` the time there is. Rows and calls that it comes before are told without a judgement;
//! what everybody could know is exact in any case. A shared picture becomes a PNG in the browser. Without script it
//! stays an SVG: drawing it here would take a renderer and fonts of several megabytes for a download that few ask for.

mod assets;
mod daily;
mod form;
mod guide;
mod home;
mod lesson;
mod lobby;
mod look;
mod mine;
mod moving;
mod page;
mod pocket;
mod privacy;
mod problem;
mod puzzles;
mod replay;
mod settings;
mod setup;
mod statistics;
mod table;
mod visit;
mod welcome;

use std::sync::Arc;

use axum::routing::{get, post};
use axum::{Router, middleware};
use tower_http::compression::CompressionLayer;

use crate::app::App;

pub(crate) use self::pocket::ServedPocket;
pub(crate) use look::chosen_language;
pub(crate) use problem::{Addressed, page as problem_page};

/// The routes of all pages. They are compressed; streams, which must not wait, aren't among them, and files were packed
/// before.
pub(crate) fn routes(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .merge(seats(app))
        .merge(guide())
        .merge(replay::routes())
        .route("/join", get(home::join))
        .route("/referee", get(home::referee))
        .route("/settings", get(settings::show).post(settings::save))
        .route("/language", post(settings::speak))
        .route("/preview/{name}", get(assets::preview))
        .route("/icon/{name}", get(assets::icon_png))
        .route("/app.webmanifest", get(assets::manifest))
        .route("/sw.js", get(pocket::worker))
        .layer(CompressionLayer::new())
        .route("/pocket.wasm", get(pocket::wasm))
        .route("/a/{version}/{name}", get(assets::asset))
        .route("/favicon.ico", get(assets::icon))
}

/// The pages where seats are taken and played: with the first of them a browser gets its cookie.
fn seats(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::show))
        .route("/new", get(setup::show).post(setup::open))
        .route("/learn", get(lesson::show).post(lesson::begin))
        .route("/daily", get(daily::show).post(daily::begin))
        .route("/move", get(moving::show).post(moving::follow))
        .merge(table::routes())
        .route_layer(middleware::from_fn_with_state(Arc::clone(app), welcome::welcome))
}

/// The pages that explain and list.
fn guide() -> Router<Arc<App>> {
    Router::new()
        .route("/lobby", get(lobby::show))
        .route("/rules", get(guide::editions))
        .route("/rules/{edition}", get(guide::edition))
        .route("/rules/{edition}/sheet", get(guide::sheet))
        .route("/puzzles", get(puzzles::show))
        .route("/puzzles/sheet", get(puzzles::sheet))
        .route("/strategies", get(guide::strategies))
        .route("/strategies/{game}", get(guide::strategy))
        .route("/matches", get(mine::show))
        .route("/statistics", get(statistics::show))
        .route("/privacy", get(privacy::show))
        .route("/forget", post(privacy::forget))
}
