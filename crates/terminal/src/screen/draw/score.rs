//! The score sheet, round by round.

use play::ScoreSheet;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::Seat;
use rules::matches::RoundEnd;
use words::Words;

use super::canvas::{Canvas, width};
use super::over::page_keys;
use crate::screen::board::Play;
use crate::screen::ink::STRONG;

/// Columns for a seat's points, at least.
const POINTS: u16 = 10;
/// Columns for how a round ended.
const END: u16 = 26;

/// Draws the score sheet, from a round on.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play, first: usize) {
    let words = play.words;
    let view = &play.sight.view;
    let Some(sheet) = ScoreSheet::of(view) else { return };
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
    let room = usize::from(inner.height.saturating_sub(3));
    let ended = sheet.lines.iter().filter(|line| line.end.is_some()).count();
    let first = first.min(ended.saturating_sub(room));
    let mut y = inner.y + 1;
    for line in sheet.lines.iter().skip(first) {
        let (end, style) = match line.end {
            Some(_) if y >= inner.y + 1 + room as u16 => continue,
            Some(end) => (ending(words, end), Style::new()),
            None if y + 1 >= inner.bottom() => continue,
            None => (words.screen_playing().into(), canvas.ink.faint()),
        };
        canvas.put(inner.x, y, inner.right(), &words.board_round(line.round), style);
        canvas.put(inner.x + 12, y, inner.x + 12 + END, &end, style);
        points(canvas, y, &mut line.points.iter().map(|points| words.signed(points.unwrap_or(0))), style);
        y += 1;
    }
    canvas.put(inner.x, y, inner.right(), &words.board_total(), STRONG);
    points(canvas, y, &mut sheet.totals.iter().map(ToString::to_string), STRONG);
    page_keys(canvas, area, play);
}

/// How a round ended.
fn ending(words: Words, end: RoundEnd) -> String {
    match end {
        RoundEnd::Solved { row } => words.screen_solved(row),
        RoundEnd::Conceded { row } => words.screen_conceded(row),
        RoundEnd::Unsolved => words.screen_unsolved().into(),
        RoundEnd::Void => words.board_void().into(),
        RoundEnd::Abandoned => words.screen_abandoned().into(),
    }
}
