//! The score sheet, by round, as on the printed one.

use rules::edition::Scoring;
use rules::matches::RoundEnd;
use rules::score::Booking;
use rules::view::Board;
use rules::{Format, Length, Seat, View};
use words::Teller;

use super::view::name_of;

/// A line of the sheet.
pub(super) struct Line {
    pub(super) title: String,
    /// The round to look back at, if it has ended.
    pub(super) round: Option<u32>,
    pub(super) points: Vec<String>,
    pub(super) note: String,
}

/// The maker's points of a party, by the row that solved it.
pub(super) struct PointsTable {
    /// Row and points; the last is for a code that nobody broke.
    pub(super) entries: Vec<(String, u16, bool)>,
}

/// The score sheet.
pub(super) struct ScoreSheet {
    pub(super) names: Vec<String>,
    pub(super) lines: Vec<Line>,
    pub(super) totals: Vec<String>,
    pub(super) table: Option<PointsTable>,
}

impl ScoreSheet {
    /// The sheet of a match; none where there are no points.
    pub(super) fn new(teller: &Teller<'_>, view: &View) -> Option<Self> {
        if view.setup.rules().edition().format.holds_parts() {
            return None;
        }
        let words = teller.words();
        let seats: Vec<_> = view.setup.all_seats().collect();
        let mut lines = Vec::new();
        for round in &view.past {
            let note = match round.end {
                RoundEnd::Void => words.board_void().into(),
                _ => words.board_made_by(&teller.who(round.maker)),
            };
            lines.push(Line {
                title: words.board_round(round.number),
                round: Some(round.number),
                points: points(&seats, &round.bookings, true),
                note,
            });
        }
        if let Some((number, maker)) = current(view) {
            lines.push(Line {
                title: words.board_round(number),
                round: None,
                points: points(&seats, &view.bookings, false),
                note: words.board_made_by(&teller.who(maker)),
            });
        }
        Some(Self {
            names: seats.iter().map(|seat| name_of(teller, view, *seat)).collect(),
            lines,
            totals: view.seats.iter().map(|seat| seat.total.to_string()).collect(),
            table: points_table(teller, view),
        })
    }
}

/// The round that is being played, with its maker.
pub(super) fn current(view: &View) -> Option<(u32, Seat)> {
    let board = match &view.board {
        Board::Maker(maker) => &maker.board,
        Board::Breaker(breaker) => &breaker.board,
        Board::Watcher(board) => board,
        Board::Holder(_) | Board::GroupWatcher(_) | Board::Cleared => return None,
    };
    Some((board.number, board.maker))
}

/// The points of a round, seat by seat.
fn points(seats: &[Seat], bookings: &[Booking], ended: bool) -> Vec<String> {
    let of = |seat: &Seat| {
        let booked: Vec<_> = bookings.iter().filter(|booking| booking.seat == *seat).collect();
        match booked.is_empty() {
            true if !ended => "…".to_owned(),
            true => "–".to_owned(),
            false => booked.iter().map(|booking| booking.points).sum::<i32>().to_string(),
        }
    };
    seats.iter().map(of).collect()
}

/// What the maker of a party gets, by row, with the row that is due marked.
fn points_table(teller: &Teller<'_>, view: &View) -> Option<PointsTable> {
    let Scoring::Party { maker } = view.setup.rules().edition().scoring else { return None };
    let least = usize::from(view.setup.rules().edition().seats.0);
    let table = maker.get(view.setup.seats().checked_sub(least)?)?;
    let placed = match &view.board {
        Board::Maker(board) => Some(board.board.rows.len()),
        Board::Breaker(board) => Some(board.board.rows.len()),
        Board::Watcher(board) => Some(board.rows.len()),
        _ => None,
    };
    let last = table.len() - 1;
    let entry = |(index, points): (usize, &u16)| {
        let row =
            if index == last { teller.words().board_not_at_all().into() } else { (index + 1).to_string() };
        (row, *points, placed == Some(index))
    };
    Some(PointsTable { entries: table.iter().enumerate().map(entry).collect() })
}

/// Which round of how many, in words; nothing in a group.
pub(super) fn course(teller: &Teller<'_>, view: &View) -> String {
    let words = teller.words();
    let counted = view.past.iter().filter(|round| round.end != RoundEnd::Void).count();
    let number = counted + usize::from(current(view).is_some());
    let void = view.past.len() - counted;
    match (view.setup.rules().edition().format, view.setup.length()) {
        (Format::Group, _) => String::new(),
        // Void rounds are played again, so that there are more than were agreed: everywhere they have one number.
        (_, Length::Rounds(_)) if void > 0 => words.board_round(number + void),
        (_, Length::Rounds(rounds)) => words.board_round_of(number, rounds),
        (_, Length::Target(points)) => {
            format!("{} · {}", words.board_round(number + void), words.setup_target(points))
        }
    }
}
