//! The score sheet, round by round.

use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::Seat;
use rules::matches::RoundEnd;
use rules::score::Booking;

use super::canvas::{Canvas, width};
use super::over::page_keys;
use crate::screen::ink::STRONG;
use crate::screen::play::Play;

/// Columns for a seat's points, at least.
const POINTS: u16 = 10;
/// Columns for how a round ended.
const END: u16 = 26;

/// Draws the score sheet, from a round on.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play, first: usize) {
    let words = play.words;
    let view = &play.sight.view;
    let teller = words.at(&view.setup, play.sight.told);
    let name =
        |seat: Seat| if teller.who(seat).is_you() { words.seat_you().into() } else { teller.name(seat) };
    let names: Vec<String> = view.seats.iter().map(|seat| name(seat.seat)).collect();
    let column = |name: &String| width(name).max(POINTS) + 2;
    let wanted = 12 + END + names.iter().map(column).sum::<u16>() + 4;
    let lines = view.past.len() as u16 + 5;
    let size = (wanted.clamp(40, area.width - 2), lines.clamp(7, area.height - 3));
    let inner = canvas.window(area, size, &words.board_score_sheet());
    let points = |canvas: &mut Canvas<'_>, y: u16, texts: &mut dyn Iterator<Item = String>, style: Style| {
        let mut x = inner.x + 12 + END;
        for (name, text) in names.iter().zip(texts) {
            let right = (x + column(name)).min(inner.right());
            canvas.put_right(right.saturating_sub(1), y, x, &text, style);
            x = right;
        }
    };
    points(canvas, inner.y, &mut names.iter().cloned(), STRONG);
    let sum = |bookings: &[Booking], seat: usize| {
        bookings
            .iter()
            .filter(|booking| booking.seat.index() == seat)
            .map(|booking| booking.points)
            .sum::<i32>()
    };
    let room = usize::from(inner.height.saturating_sub(3));
    let first = first.min(view.past.len().saturating_sub(room));
    let mut y = inner.y + 1;
    for round in view.past.iter().skip(first).take(room) {
        let end = match round.end {
            RoundEnd::Solved { row } => words.screen_solved(row),
            RoundEnd::Conceded { row } => words.screen_conceded(row),
            RoundEnd::Unsolved => words.screen_unsolved().into(),
            RoundEnd::Void => words.screen_void().into(),
            RoundEnd::Abandoned => words.screen_abandoned().into(),
        };
        canvas.put(inner.x, y, inner.right(), &words.board_round(round.number), Style::new());
        canvas.put(inner.x + 12, y, inner.x + 12 + END, &end, Style::new());
        let mut texts = (0..names.len()).map(|seat| words.signed(sum(&round.bookings, seat)));
        points(canvas, y, &mut texts, Style::new());
        y += 1;
    }
    if let Some(round) = play.sight.round().filter(|_| y + 1 < inner.bottom()) {
        canvas.put(inner.x, y, inner.right(), &words.board_round(round.number), canvas.ink.faint());
        canvas.put(inner.x + 12, y, inner.x + 12 + END, &words.screen_playing(), canvas.ink.faint());
        let mut texts = (0..names.len()).map(|seat| words.signed(sum(&view.bookings, seat)));
        points(canvas, y, &mut texts, canvas.ink.faint());
        y += 1;
    }
    canvas.put(inner.x, y, inner.right(), &words.board_total(), STRONG);
    let mut totals = view.seats.iter().map(|seat| seat.total.to_string());
    points(canvas, y, &mut totals, STRONG);
    page_keys(canvas, area, play);
}
