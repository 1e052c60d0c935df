//! The JSON shape of a match: what was agreed, every step, and the rounds as they stand. What is still hidden
//! is left out: the shape is what a spectator may see.

use std::ops::Range;

use rules::notation::FORMAT_VERSION;
use rules::view::Board;
use rules::{Match, Viewer};
use serde_json::{Value, json};

use super::group::Group;
use super::outcome::Outcome;
use super::round::{OpenRound, PastRound};
use super::state::Step;
use super::view::Length;

/// The most steps and rounds of a page.
const STEPS: usize = 1_000;
const ROUNDS: usize = 50;

/// A match as an object.
pub fn record(game: &Match) -> Value {
    shape(game, 0..usize::MAX, 0..usize::MAX)
}

/// A page of a match, from 1: what was agreed and how it ended stands on each, steps and rounds on one of them. It says
/// which page of how many it is. Nothing if there is no such page.
pub(crate) fn record_page(game: &Match, page: usize) -> Option<Value> {
    // A round that is being played is one more.
    let pages = game.steps().div_ceil(STEPS).max((game.ended() + 1).div_ceil(ROUNDS)).max(1);
    let before = page.checked_sub(1).filter(|before| *before < pages)?;
    let part = |many: usize| before * many..(before + 1) * many;
    let mut shape = shape(game, part(STEPS), part(ROUNDS));
    shape["page"] = json!(page);
    shape["pages"] = json!(pages);
    Some(shape)
}

/// A match with these of its steps and rounds, counted from 0.
fn shape(game: &Match, steps: Range<usize>, rounds: Range<usize>) -> Value {
    let view = game.view(Viewer::Spectator);
    let rules = view.setup.rules();
    let told = game.seen(Viewer::Spectator, steps.start.min(game.steps())).take(steps.len());
    let mut shape = json!({
        "format": FORMAT_VERSION,
        "rules": game.rules_version(),
        "match": view.id.as_str(),
        "edition": rules.edition().id,
        "mode": view.setup.mode().name(),
        "options": rules.options().iter().map(|(key, value)| (key.name(), json!(value.to_string()))).collect::<Value>(),
        "length": Length::from(view.setup.length()),
        "first": view.setup.first().number(),
        "seats": view.seats.iter().map(|seat| json!({
            "seat": seat.seat.number(),
            "player": seat.player.name(),
            "name": seat.name.as_ref().map(rules::seat::Name::as_str),
            "total": seat.total,
        })).collect::<Value>(),
        "steps": told.map(|entry| json!(Step::new(game, Viewer::Spectator, &entry))).collect::<Value>(),
    });
    if let Board::GroupWatcher(board) = &view.board {
        shape["group"] = json!(Group::new(rules, board));
    } else {
        let past = view.past.iter().skip(rounds.start).take(rounds.len());
        let mut told: Vec<_> = past.map(|round| json!(PastRound::new(rules, round))).collect();
        if let (Board::Watcher(board), true) = (&view.board, rounds.contains(&view.past.len())) {
            told.push(json!(OpenRound::new(rules, board, &view.bookings)));
        }
        shape["rounds"] = json!(told);
    }
    shape["outcome"] = json!(view.outcome.as_ref().map(Outcome::from));
    shape
}
