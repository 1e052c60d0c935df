//! The score sheet, round by round. Whatever the width, every seat has its column: first the round's ending is dropped,
//! then names get shorter.

use play::ScoreSheet;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::matches::RoundEnd;
use words::Words;

use super::canvas::{Canvas, shortened, width};
use super::over::page_keys;
use crate::screen::board::Play;
use crate::screen::ink::STRONG;

/// Columns for how a round ended.
const END: u16 = 26;
/// Columns between two seats.
const GAP: u16 = 2;

/// Draws the score sheet, from a round on.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play, first: usize) {
    let words = play.words;
    let view = &play.sight.view;
    let Some(sheet) = ScoreSheet::of(view) else { return };
    let names = play.names();
    let booked =
        sheet.lines.iter().flat_map(|line| &line.points).flatten().map(|points| words.signed(*points));
    let numbers = sheet.totals.iter().map(ToString::to_string).chain(booked);
    let number = numbers.map(|number| width(&number)).max().unwrap_or(1);
    let labels = sheet.lines.iter().map(|line| line.agreed.name(words)).chain([words.board_total().into()]);
    let label = labels.map(|label| width(&label)).max().unwrap_or(0) + 2;
    let room = area.width - 2 - label;
    let seats = names.len() as u16;
    let wanted = names.iter().map(|name| width(name).max(number)).max().unwrap_or(0) + GAP;
    let end = if END + seats * wanted.min(number.max(8) + GAP) <= room { END } else { 0 };
    let column = wanted.min((room - end) / seats).max(number + 1);
    let lines = view.past.len() as u16 + 5;
    let size = ((label + end + seats * column + 2).clamp(40, area.width), lines.clamp(7, area.height - 3));
    let inner = canvas.window(area, size, &words.board_score_sheet());
    let points = |canvas: &mut Canvas<'_>, y: u16, texts: &mut dyn Iterator<Item = String>, style: Style| {
        for (place, text) in (0..seats).zip(texts) {
            let x = inner.x + label + end + place * column;
            canvas.put_right(x + column - 1, y, x, &text, style);
        }
    };
    points(canvas, inner.y, &mut names.iter().map(|name| shortened(name, column - 1)), STRONG);
    let room = usize::from(inner.height.saturating_sub(3));
    let ended = sheet.lines.iter().filter(|line| line.end.is_some()).count();
    let first = first.min(ended.saturating_sub(room));
    let mut y = inner.y + 1;
    for line in sheet.lines.iter().skip(first) {
        let (told, style) = match line.end {
            Some(_) if y >= inner.y + 1 + room as u16 => continue,
            Some(end) => (ending(words, end), Style::new()),
            None if y + 1 >= inner.bottom() => continue,
            None => (words.screen_playing().into(), canvas.ink.faint()),
        };
        canvas.put(inner.x, y, inner.right(), &line.agreed.name(words), style);
        canvas.put(inner.x + label, y, inner.x + label + end, &told, style);
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
