//! The JSON shape of a match: what was agreed, every step, and the rounds as they stand. What is still hidden
//! is left out: the shape is what a spectator may see.

use rules::notation::FORMAT_VERSION;
use rules::view::Board;
use rules::{Match, Viewer};
use serde_json::{Value, json};

use super::group::Group;
use super::outcome::Outcome;
use super::round::{OpenRound, PastRound};
use super::state::Step;
use super::view::Length;

/// A match as an object.
pub fn record(game: &Match) -> Value {
    let view = game.view(Viewer::Spectator);
    let rules = view.setup.rules();
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
        "steps": steps(game),
    });
    let mut rounds: Vec<_> = view.past.iter().map(|round| json!(PastRound::new(rules, round))).collect();
    match &view.board {
        Board::Watcher(board) => rounds.push(json!(OpenRound::new(rules, board, &view.bookings))),
        Board::GroupWatcher(board) => shape["group"] = json!(Group::new(rules, board)),
        Board::Maker(_) | Board::Breaker(_) | Board::Holder(_) | Board::Cleared => {}
    }
    if shape.get("group").is_none() {
        shape["rounds"] = json!(rounds);
    }
    shape["outcome"] = json!(view.outcome.as_ref().map(Outcome::from));
    shape
}

/// Every step with what everybody was told of it, in the words of the record.
fn steps(game: &Match) -> Value {
    game.seen(Viewer::Spectator, 0).map(|entry| json!(Step::new(game, Viewer::Spectator, &entry))).collect()
}
