//! The terms to agree before a match.

use ratatui::layout::Rect;
use words::Words;

use super::canvas::{Canvas, width, wrap};
use super::list::{self, ListItem};
use super::{NARROW, key_bar};
use crate::screen::form::{FormLine, ScreenForm};
use crate::screen::ink::STRONG;
use crate::screen::input::Input;

/// The usual lines below the form: what a line is about, and what is wrong.
const BELOW: u16 = 5;
/// The least lines of the form itself.
const LEAST: u16 = 4;

/// Draws the form.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, words: Words, form: &ScreenForm) {
    let narrow = area.width < NARROW;
    let name = words.edition_name(form.edition);
    let facts = form.rules().filter(|_| !narrow).map(|rules| words.edition_facts(&rules));
    let parts = [Some(words.page_title().into()), Some(name), facts];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let room = usize::from(area.width - 1);
    // The game's name is dropped before the facts take a second line.
    let titles = [parts.join(" · "), parts[1..].join(" · ")];
    let title = titles.iter().find(|title| usize::from(width(title)) <= room).unwrap_or(&titles[1]);
    let above = Rect { x: area.x + 1, width: area.width - 1, ..area };
    let used = canvas.sentences(above, std::slice::from_ref(title), STRONG);
    let lines = form.lines();
    let told = form.about(lines[form.at.min(lines.len() - 1)]);
    let about = wrap(&told, area.width - 2);
    let fault: Vec<_> = form.fault.iter().flat_map(|fault| wrap(fault, area.width - 2)).collect();
    // Messages need their lines; the form keeps a few and scrolls.
    let most = area.height - used - 1 - LEAST - 2;
    let below = ((about.len() + fault.len()) as u16).max(if narrow { 0 } else { BELOW }).min(most);
    let body = Rect { y: area.y + used, height: area.height - used - 1 - below, ..area };
    let inner = canvas.frame(body, &words.screen_agree());
    list::draw(canvas, inner, &items(form, &lines, inner.width), Some(form.at));
    let below = Rect { x: area.x + 1, y: body.bottom(), width: area.width - 2, height: below };
    let used = canvas.sentences(below, &about, canvas.ink.faint());
    let rest = Rect { y: below.y + used, height: below.height.saturating_sub(used), ..below };
    canvas.sentences(rest, &fault, STRONG);
    key_bar(
        canvas,
        area,
        &[
            ("Enter", words.screen_begin().into(), Input::Enter),
            ("↑↓", words.screen_choose().into(), Input::Down),
            ("←→", words.screen_change().into(), Input::Right),
            ("Esc", words.page_back().into(), Input::Esc),
        ],
    );
}

/// The lines of the form: names and values in two columns, where there is room for both.
fn items(form: &ScreenForm, lines: &[FormLine], columns: u16) -> Vec<ListItem> {
    let told: Vec<_> = lines.iter().map(|line| form.told(*line)).collect();
    let names = told.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let values = told.iter().map(|(_, value)| width(value) + 4).max().unwrap_or(0);
    let beside = names + 2 + values + 3 <= columns;
    let item = |(place, (name, value)): (usize, &(String, String))| {
        let chosen = place == form.at;
        let value = match lines[place] {
            FormLine::Begin => String::new(),
            FormLine::Name(_) if chosen => format!("{value}▏"),
            FormLine::Name(_) => value.clone(),
            _ if chosen => format!("◂ {value} ▸"),
            _ if beside => format!("  {value}"),
            _ => value.clone(),
        };
        let name = if beside {
            let gap = " ".repeat(usize::from(names + 2 - width(name)));
            format!("{name}{gap}")
        } else if value.is_empty() {
            name.clone()
        } else {
            format!("{name}: ")
        };
        ListItem::new(place, format!("{name}{value}").trim_end())
    };
    told.iter().enumerate().map(item).collect()
}
