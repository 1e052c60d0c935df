//! A list to choose from. A long line wraps; the chosen one stays in sight, whatever the height.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::{Canvas, width, wrap};
use crate::screen::ink::{CHOSEN, STRONG};
use crate::screen::spot::Spot;

/// Columns before a line: the sign of the chosen one, and a gap.
const SIGN: u16 = 2;

/// An entry of a list.
pub(super) struct ListItem {
    /// Its place among those that can be chosen; none for a heading.
    pub(super) place: Option<usize>,
    pub(super) text: String,
    /// At the right: a key, a value.
    pub(super) right: String,
}

impl ListItem {
    /// An entry that can be chosen.
    pub(super) fn new(place: usize, text: impl Into<String>) -> Self {
        Self { place: Some(place), text: text.into(), right: String::new() }
    }

    /// A heading.
    pub(super) fn heading(text: impl Into<String>) -> Self {
        Self { place: None, text: text.into(), right: String::new() }
    }

    /// Its lines in a number of columns: text, and the key or value at the right of the last one.
    fn lines(&self, room: u16) -> Vec<(String, &str)> {
        let mut lines: Vec<_> = wrap(&self.text, room).into_iter().map(|line| (line, "")).collect();
        let fits = lines.last().is_some_and(|(line, _)| width(line) + 2 + width(&self.right) <= room);
        match lines.last_mut() {
            Some(last) if fits => last.1 = &self.right,
            _ if !self.right.is_empty() => lines.push((String::new(), &self.right)),
            _ => {}
        }
        lines
    }
}

/// The lines that a list takes in a number of columns.
pub(super) fn height(items: &[ListItem], columns: u16) -> u16 {
    let room = columns.saturating_sub(SIGN + 1).max(1);
    items.iter().map(|item| item.lines(room).len() as u16).sum()
}

/// Draws a list with the cursor at `chosen`.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, items: &[ListItem], chosen: Option<usize>) {
    let room = area.width.saturating_sub(SIGN + 1).max(1);
    let lines: Vec<(Option<usize>, bool, String, &str)> = items
        .iter()
        .flat_map(|item| {
            let lines = item.lines(room).into_iter().enumerate();
            lines.map(|(number, (text, right))| (item.place, number == 0, text, right))
        })
        .collect();
    let is_chosen = |place: Option<usize>| place.is_some() && place == chosen;
    let end = lines.iter().rposition(|(place, ..)| is_chosen(*place)).map_or(0, |last| last + 1);
    let first = end.saturating_sub(usize::from(area.height));
    for (y, (place, begins, text, right)) in (area.y..area.bottom()).zip(&lines[first..]) {
        let style = match place {
            None => STRONG,
            Some(_) if is_chosen(*place) => CHOSEN,
            Some(_) => Style::new(),
        };
        if is_chosen(*place) && *begins {
            canvas.put(area.x, y, area.right(), "▸", Style::new());
            canvas.cursor = Some((area.x, y).into());
        }
        let indent = if place.is_some() { SIGN } else { 0 };
        canvas.put(area.x + indent, y, area.right(), text, style);
        canvas.put_right(area.right() - 1, y, area.x + indent, right, canvas.ink.faint());
        if let Some(place) = place {
            canvas.spot(area.x, y, area.width, Spot::Line(*place));
        }
    }
}
