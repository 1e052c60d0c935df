//! The JSON shape of a match: what was agreed, every step, and the rounds as they stand. What is still hidden
//! is left out: the shape is what a spectator may see.

use rules::matches::{RoundEnd, Row};
use rules::notation::{FORMAT_VERSION, show_outcome};
use rules::score::{Booking, Reason};
use rules::view::{Board, GroupBoard, PastRound, RoundBoard};
use rules::{Length, Marker, Match, Outcome, Rules, Salt, Seat, View, Viewer};
use serde_json::{Value, json};

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
        "length": length(view.setup.length()),
        "first": view.setup.first().number(),
        "seats": view.seats.iter().map(|seat| json!({
            "seat": seat.seat.number(),
            "player": seat.player.name(),
            "name": seat.name.as_ref().map(rules::seat::Name::as_str),
            "total": seat.total,
        })).collect::<Value>(),
        "steps": steps(game),
    });
    let mut rounds: Vec<_> = view.past.iter().map(|round| past_round(rules, round)).collect();
    match &view.board {
        Board::Watcher(board) => rounds.push(open_round(&view, board)),
        Board::GroupWatcher(board) => shape["group"] = group(rules, board),
        Board::Maker(_) | Board::Breaker(_) | Board::Holder(_) | Board::Cleared => {}
    }
    if shape.get("group").is_none() {
        shape["rounds"] = json!(rounds);
    }
    shape["outcome"] = json!(view.outcome.as_ref().map(outcome));
    shape
}

fn length(length: Length) -> Value {
    match length {
        Length::Rounds(rounds) => json!({ "rounds": rounds }),
        Length::Target(points) => json!({ "target": points }),
    }
}

/// Every step with what everybody was told of it, in the words of the record.
fn steps(game: &Match) -> Value {
    let rules = game.setup().rules();
    let steps = game.seen(Viewer::Spectator, 0).map(|entry| {
        let action = game.seen_action(Viewer::Spectator, entry.number);
        let results: Vec<_> = entry.events.iter().filter_map(|event| rules.show_event(event)).collect();
        json!({
            "number": entry.number,
            "ms": entry.at.0,
            "by": entry.by.to_string(),
            "action": action,
            "results": results,
        })
    });
    steps.collect()
}

fn row(rules: &Rules, number: usize, row: &Row) -> Value {
    json!({
        "row": number,
        "by": row.by.number(),
        "code": row.code.map(|code| rules.show(code)),
        "answer": row.answer.map(|answer| rules.show_answer(answer)),
    })
}

fn rows(rules: &Rules, rows: &[Row]) -> Value {
    (1..).zip(rows).map(|(number, placed)| row(rules, number, placed)).collect()
}

fn points(bookings: &[Booking]) -> Value {
    let booking = |booking: &Booking| {
        let row = match booking.reason {
            Reason::Row { row } | Reason::Corrected { row } => Some(row),
            _ => None,
        };
        json!({
            "seat": booking.seat.number(),
            "points": booking.points,
            "reason": booking.reason.name(),
            "row": row,
        })
    };
    bookings.iter().map(booking).collect()
}

fn past_round(rules: &Rules, round: &PastRound) -> Value {
    let (end, solved) = match round.end {
        RoundEnd::Solved { row } => ("solved", Some(row)),
        RoundEnd::Unsolved => ("unsolved", None),
        RoundEnd::Void => ("void", None),
        RoundEnd::Abandoned => ("abandoned", None),
    };
    let errors = round.errors.iter().map(|error| {
        json!({
            "row": error.row,
            "placed": rules.show_answer(error.placed),
            "right": rules.show_answer(error.right),
        })
    });
    json!({
        "round": round.number,
        "maker": round.maker.number(),
        "rows": rows(rules, &round.rows),
        "end": end,
        "solved_in": solved,
        "secret": round.secret.map(|secret| rules.show(secret)),
        "withheld": round.withheld.map(|withheld| rules.show_withheld(&withheld)),
        "commitment": round.commitment.map(|commitment| commitment.to_string()),
        "salt": round.salt.map(Salt::to_hex),
        "errors": errors.collect::<Value>(),
        "points": points(&round.bookings),
    })
}

fn open_round(view: &View, board: &RoundBoard) -> Value {
    json!({
        "round": board.number,
        "maker": board.maker.number(),
        "rows": rows(view.setup.rules(), &board.rows),
        "end": null,
        "commitment": board.commitment.map(|commitment| commitment.to_string()),
        "points": points(&view.bookings),
    })
}

fn group(rules: &Rules, board: &GroupBoard) -> Value {
    let markers = |markers: &Vec<(Marker, Option<Salt>)>| -> Value {
        let marker = |(marker, salt): &(Marker, Option<Salt>)| json!({ "marker": rules.show_marker(*marker), "salt": salt.map(Salt::to_hex) });
        markers.iter().map(marker).collect()
    };
    json!({
        "commitments": board.commitments.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "rows": board.rows.iter().map(|row| json!({
            "by": row.by.number(),
            "board": row.board,
            "row": row.row,
            "code": row.code.map(|code| rules.show(code)),
            "hints": row.hints.as_ref().map(ToString::to_string),
        })).collect::<Value>(),
        "calls": board.calls.iter().map(|call| json!({
            "by": call.by.number(),
            "code": call.code.map(|code| rules.show(code)),
            "right": call.right,
        })).collect::<Value>(),
        "out": board.out.iter().map(|seat| seat.number()).collect::<Vec<_>>(),
        "markers": board.uncovered.as_ref().map(markers),
    })
}

/// An outcome: what it is, who won and by what, and the same in words.
fn outcome(outcome: &Outcome) -> Value {
    let (kind, winners, by) = match outcome {
        Outcome::Won { seats, by } => {
            ("won", seats.iter().map(|seat: &Seat| seat.number()).collect::<Vec<_>>(), Some(by.name()))
        }
        Outcome::Draw => ("draw", Vec::new(), None),
        Outcome::Played => ("played", Vec::new(), None),
        Outcome::NoWinner => ("no-winner", Vec::new(), None),
        Outcome::Aborted => ("aborted", Vec::new(), None),
    };
    json!({ "kind": kind, "winners": winners, "by": by, "words": show_outcome(outcome) })
}
