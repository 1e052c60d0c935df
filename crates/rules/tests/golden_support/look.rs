//! A view in a few lines of text.

use rules::answer::Marker;
use rules::event::Hints;
use rules::matches::{RoundEnd, Row};
use rules::notation::show_outcome;
use rules::view::{Board, GroupBoard, Offer, PastRound, RoundBoard};
use rules::{Code, Match, Player, Rules, Seat, Time, View, Viewer};

/// What a viewer may see now.
pub(crate) fn look(game: &Match, viewer: Viewer) -> Vec<String> {
    let view = game.view(viewer);
    let rules = view.setup.rules();
    let mut lines = vec![turn_line(&view)];
    lines.extend(view.past.iter().map(|past| past_line(rules, past)));
    match &view.board {
        Board::Maker(maker) => {
            round_lines(rules, &maker.board, &mut lines);
            let secret = maker.secret.map(|secret| format!("own secret {}", rules.show(secret)));
            let withheld =
                maker.withheld.map(|withheld| format!(", withheld {}", rules.show_withheld(&withheld)));
            lines.push(secret.unwrap_or_else(|| "no secret set".to_owned()) + &withheld.unwrap_or_default());
        }
        Board::Breaker(breaker) => {
            round_lines(rules, &breaker.board, &mut lines);
            if breaker.nothing_fits {
                lines.push("no secret fits the answers".to_owned());
            }
            if let Some(stock) = &breaker.stock {
                let colour = |(colour, left)| format!("{}{left}", rules.palette().letter(colour));
                let stock: Vec<_> = (0..).zip(stock).map(colour).collect();
                lines.push(format!("stock {}", stock.join(" ")));
            }
        }
        Board::Watcher(board) => round_lines(rules, board, &mut lines),
        Board::Holder(holder) => {
            group_lines(rules, &holder.board, &mut lines);
            lines.push(format!("own markers {}", markers(rules, &holder.markers)));
        }
        Board::GroupWatcher(board) => group_lines(rules, board, &mut lines),
        Board::Cleared => lines.push("the board is cleared".to_owned()),
    }
    lines.push(seats_line(&view));
    if !view.offers.is_empty() {
        let offers: Vec<_> = view.offers.iter().map(offer).collect();
        lines.push(format!("can: {}", offers.join(", ")));
    }
    lines
}

fn turn_line(view: &View) -> String {
    let turn = match (view.due, &view.outcome) {
        (Some(due), _) => format!("{} is to {}", due.who, due.what.sentence()),
        (None, Some(outcome)) => format!("match {}", show_outcome(outcome)),
        (None, None) => "nothing is due".to_owned(),
    };
    match view.deadline {
        Some(deadline) => format!("{turn} before {}", seconds(deadline)),
        None => turn,
    }
}

pub(crate) fn seconds(time: Time) -> String {
    format!("{}.{:03}", time.0 / 1000, time.0 % 1000)
}

fn past_line(rules: &Rules, past: &PastRound) -> String {
    let end = match past.end {
        RoundEnd::Solved { row } => format!("solved in row {row}"),
        RoundEnd::Conceded { row } => format!("counts as solved in row {row}"),
        RoundEnd::Unsolved => "unsolved".to_owned(),
        RoundEnd::Void => "void".to_owned(),
        RoundEnd::Abandoned => "abandoned".to_owned(),
    };
    let secret = past.secret.map_or("never fixed".to_owned(), |secret| rules.show(secret));
    format!("round {} of {}: {secret}, {} rows, {end}", past.number, past.maker, past.rows.len())
}

fn round_lines(rules: &Rules, board: &RoundBoard, lines: &mut Vec<String>) {
    let shield = match (board.fixed, board.commitment) {
        (false, _) => "no fixed secret",
        (true, Some(_)) => "secret promised",
        (true, None) => "no promise yet",
    };
    lines.push(format!(
        "round {}, {} is maker, {} of {} rows, {shield}",
        board.number,
        board.maker,
        board.rows.len(),
        board.of
    ));
    lines.extend((1..).zip(&board.rows).map(|(number, row)| row_line(rules, number, row)));
    if board.proven > 0 {
        lines.push(format!("a claim has shown {} answers to be right", board.proven));
    }
}

fn row_line(rules: &Rules, number: u8, row: &Row) -> String {
    let answer = match (row.code, row.answer) {
        (None, _) => "never".to_owned(),
        (_, None) => "?".to_owned(),
        (_, Some(answer)) => rules.show_answer(answer),
    };
    format!("{number:2}  {}  {answer:<6} {}", shown(rules, row.code), row.by)
}

/// A row's code, or that its time ran out.
fn shown(rules: &Rules, code: Option<Code>) -> String {
    code.map_or("(lapsed)".to_owned(), |code| rules.show(code))
}

fn group_lines(rules: &Rules, board: &GroupBoard, lines: &mut Vec<String>) {
    for row in &board.rows {
        let hints = match &row.hints {
            None => "no hints".to_owned(),
            Some(Hints::Totals { black, white }) => format!("{black}b{white}w"),
            Some(Hints::ByPlayer(players)) => {
                let player = |(seat, hints): &(Seat, Vec<rules::Hint>)| {
                    let letters: String = hints.iter().map(|hint| hint.letter()).collect();
                    format!("{}:{letters}", seat.number())
                };
                players.iter().map(player).collect::<Vec<_>>().join(" ")
            }
        };
        lines.push(format!(
            "{} board {} row {}  {}  {hints}",
            row.by,
            row.board,
            row.row,
            shown(rules, row.code)
        ));
    }
    for call in &board.calls {
        let given = call.code.map_or("nothing given".to_owned(), |code| rules.show(code));
        let verdict = match call.right {
            None => "open",
            Some(true) => "right",
            Some(false) => "wrong",
        };
        lines.push(format!("call of {}: {given}, {verdict}", call.by));
    }
    if !board.out.is_empty() {
        lines.push(format!("only answering: {}", seats(&board.out)));
    }
    let left: Vec<_> = board.rows_left.iter().map(ToString::to_string).collect();
    let finals = if board.finals { ", final calls" } else { "" };
    lines.push(format!("{} promises, rows left {}{finals}", board.commitments.len(), left.join(" ")));
    if board.nothing_fits {
        lines.push("no deal fits the hints".to_owned());
    }
    if let Some(uncovered) = &board.uncovered {
        let uncovered: Vec<_> = uncovered.iter().map(|(marker, _)| *marker).collect();
        lines.push(format!("uncovered {}", markers(rules, &uncovered)));
    }
}

fn markers(rules: &Rules, markers: &[Marker]) -> String {
    if markers.is_empty() {
        return "none known".to_owned();
    }
    markers.iter().map(|marker| rules.show_marker(*marker)).collect::<Vec<_>>().join(" ")
}

fn seats(seats: &[Seat]) -> String {
    seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn seats_line(view: &View) -> String {
    let seat = |seat: &rules::view::SeatView| {
        let player = if seat.player == Player::Person { "" } else { seat.player.name() };
        let aborting = if seat.aborting { "aborting" } else { "" };
        let notes: Vec<_> = [player, aborting].into_iter().filter(|note| !note.is_empty()).collect();
        let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        format!("{} {}{notes}", seat.seat, seat.total)
    };
    format!("points: {}", view.seats.iter().map(seat).collect::<Vec<_>>().join(", "))
}

fn offer(offer: &Offer) -> String {
    match offer {
        Offer::Secret { withhold: None } => "secret".to_owned(),
        Offer::Secret { withhold: Some(most) } => format!("secret (withhold up to {most} of a colour)"),
        Offer::Row { row, of } => format!("row {row} of {of}"),
        Offer::Answer { row, most, pins } => {
            let kinds: Vec<_> = pins.iter().map(|pin| pin.letter().to_string()).collect();
            format!("answer row {row} (up to {most} pins, {})", kinds.join(" "))
        }
        Offer::Claim { nothing_fits: false } => "claim".to_owned(),
        Offer::Claim { nothing_fits: true } => "claim (sure)".to_owned(),
        Offer::Uncover { due: true } => "uncover".to_owned(),
        Offer::Uncover { due: false } => "uncover (to prove an error)".to_owned(),
        Offer::ResignRound => "resign round".to_owned(),
        Offer::ResignMatch => "resign match".to_owned(),
        Offer::Abort => "abort".to_owned(),
        Offer::PlayOn => "play on".to_owned(),
        Offer::Leave => "leave".to_owned(),
        Offer::Return => "return".to_owned(),
        Offer::TakeBack => "take back".to_owned(),
        Offer::Correct { rows } => format!("correct (of {rows} rows)"),
        Offer::Call => "call".to_owned(),
        Offer::Solution { empty } => format!("solution ({empty} empty)"),
        Offer::Pass => "pass".to_owned(),
    }
}
