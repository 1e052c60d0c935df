//! What is agreed before a match.

use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Words;

use super::canvas::{Canvas, width, wrap};
use super::key_bar;
use crate::screen::form::{FormLine, ScreenForm};
use crate::screen::ink::{CHOSEN, STRONG};
use crate::screen::input::Input;
use crate::screen::spot::Spot;

/// Lines below the form: what a line is about, and what is wrong.
const BELOW: u16 = 5;

/// Draws the form.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, words: Words, form: &ScreenForm) {
    let name = words.edition_name(form.edition);
    let facts = form.rules().map(|rules| words.edition_facts(&rules));
    let parts = [Some(words.page_title().into()), Some(name), facts];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let room = usize::from(area.width - 1);
    // The game's name goes before the facts take a second line.
    let titles = [parts.join(" · "), parts[1..].join(" · ")];
    let title = titles.iter().find(|title| usize::from(width(title)) <= room).unwrap_or(&titles[1]);
    let above = Rect { x: area.x + 1, width: area.width - 1, ..area };
    let used = canvas.sentences(above, std::slice::from_ref(title), STRONG);
    let body = Rect { y: area.y + used, height: area.height - used - 1 - BELOW, ..area };
    let inner = canvas.frame(body, &words.screen_agree());
    let lines = form.lines();
    let told: Vec<_> = lines.iter().map(|line| form.told(*line)).collect();
    let names = told.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let first = (form.at + 1).saturating_sub(usize::from(inner.height));
    for (y, place) in (inner.y..inner.bottom()).zip(first..lines.len()) {
        let (name, value) = &told[place];
        let chosen = place == form.at;
        let style = if chosen { CHOSEN } else { Style::new() };
        let sign = if chosen { "▸" } else { " " };
        canvas.put(inner.x, y, inner.right(), sign, Style::new());
        let middle = inner.x + names + 4;
        canvas.put(inner.x + 2, y, inner.right(), name, style);
        let value = match lines[place] {
            FormLine::Begin => String::new(),
            FormLine::Name(_) if chosen => format!("{value}▏"),
            FormLine::Name(_) => value.clone(),
            _ if chosen => format!("◂ {value} ▸"),
            _ => format!("  {value}"),
        };
        canvas.put(middle, y, inner.right(), &value, Style::new());
        canvas.spot(inner.x, y, inner.width, Spot::Line(place));
        if chosen {
            canvas.cursor = Some((inner.x, y).into());
        }
    }
    let below = Rect { x: area.x + 1, y: body.bottom(), width: area.width - 2, height: BELOW };
    let about = form.about(lines[form.at.min(lines.len() - 1)]);
    let used = canvas.sentences(below, &[about], canvas.ink.faint());
    if let Some(fault) = &form.fault {
        let lines = wrap(fault, below.width);
        let rest = Rect { y: below.y + used, height: below.height.saturating_sub(used), ..below };
        canvas.sentences(rest, &lines, STRONG);
    }
    key_bar(
        canvas,
        area,
        &[
            ("↑↓", words.screen_choose().into(), Input::Down),
            ("←→", words.screen_change().into(), Input::Right),
            ("Enter", words.screen_begin().into(), Input::Enter),
            ("Esc", words.page_back().into(), Input::Esc),
        ],
    );
}
