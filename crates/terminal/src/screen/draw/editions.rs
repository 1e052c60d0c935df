//! The list of editions.

use ratatui::layout::Rect;
use rules::Rules;
use rules::editions::EDITIONS;
use words::Words;

use super::canvas::{Canvas, width};
use super::key_bar;
use crate::screen::editions::Editions;
use crate::screen::ink::{CHOSEN, STRONG};
use crate::screen::input::Input;
use crate::screen::spot::Spot;

/// Draws the list.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, words: Words, list: Editions, leave: &str) {
    let title = format!("{} · {}", words.page_title(), words.screen_which());
    canvas.put(area.x + 1, area.y, area.right(), &title, STRONG);
    let names: Vec<_> = EDITIONS.iter().map(|edition| words.edition_name(edition)).collect();
    let left = names.iter().map(|name| width(name)).max().unwrap_or(0) + 6;
    let body = Rect { y: area.y + 1, height: area.height - 2, ..area };
    let inner = canvas.frame(Rect { width: left, ..body }, &words.setup_edition());
    let about = Rect { x: body.x + left, width: body.width - left, ..body };
    // The chosen one stays in sight, whatever the height.
    let first = (list.at + 1).saturating_sub(usize::from(inner.height));
    for (y, (place, name)) in (inner.y..inner.bottom()).zip(names.iter().enumerate().skip(first)) {
        let chosen = place == list.at;
        let style = if chosen { CHOSEN } else { ratatui::style::Style::new() };
        let sign = if chosen { "▸" } else { " " };
        canvas.put(inner.x, y, inner.right(), &format!("{sign} {name:<30}"), style);
        canvas.spot(inner.x, y, inner.width, Spot::Line(place));
        if chosen {
            canvas.cursor = Some((inner.x, y).into());
        }
    }
    let edition = &EDITIONS[list.at];
    let inner = canvas.frame(about, &names[list.at]);
    let rules = Rules::default_of(edition);
    let lines = [
        words.edition_about(edition),
        String::new(),
        words.edition_facts_at_first(&rules) + ".",
        words.format(edition.format),
        String::new(),
        words.sheet(edition.sheet),
    ];
    canvas.sentences(inner, &lines, ratatui::style::Style::new());
    key_bar(
        canvas,
        area,
        &[
            ("↑↓", words.screen_choose().into(), Input::Down),
            ("Enter", words.screen_go_on().into(), Input::Enter),
            ("Esc", leave.to_owned(), Input::Esc),
        ],
    );
}
