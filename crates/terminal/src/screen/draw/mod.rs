//! The screen, drawn from the state alone: nothing here changes anything.

mod analysis;
mod board;
mod canvas;
mod editions;
mod form;
mod group;
mod guide;
mod help;
mod list;
mod lobby;
mod over;
mod palette;
mod peg;
mod score;
mod table;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::input::Input;
use super::session::{ScreenPage, Session};
use super::spot::Spot;
use crate::screen::ink::{CHOSEN, STRONG};
use canvas::Canvas;

/// The least columns and lines of any page.
const LEAST: (u16, u16) = (40, 14);

/// Narrower than this, lists and forms have no text beside them.
const NARROW: u16 = 64;

/// Draws the screen; returns the cursor and the places that can be clicked.
pub(super) fn draw(
    session: &Session,
    area: Rect,
    buffer: &mut Buffer,
) -> (Vec<(Rect, Spot)>, Option<Position>) {
    let mut canvas =
        Canvas { buffer, ink: session.ink, words: session.words, spots: Vec::new(), cursor: None };
    let words = session.words;
    let (least, command) = match &session.page {
        ScreenPage::Play(play) => (table::least(play), play.in_plain_text()),
        _ => (LEAST, "codeknacker play --plain".to_owned()),
    };
    let (wide, tall) = (least.0.max(LEAST.0), least.1.max(LEAST.1));
    if area.width < wide || area.height < tall {
        let told = words
            .screen_too_small()
            .columns(area.width)
            .command(command)
            .lines(area.height)
            .tall(tall)
            .wide(wide);
        canvas.sentences(area, &[told], STRONG);
        return (canvas.spots, None);
    }
    match &session.page {
        ScreenPage::Editions(list) => {
            // The way back leads to the running game, or to a server's tables.
            let leave = if session.leads_back() { words.page_back() } else { words.screen_quit() };
            editions::draw(&mut canvas, area, words, list, &leave);
        }
        ScreenPage::Lobby(lobby) => {
            let server = session.server.as_deref().unwrap_or_default();
            let leave = if session.leads_back() { words.page_back() } else { words.screen_quit() };
            lobby::draw(&mut canvas, area, words, server, lobby, &leave);
        }
        ScreenPage::Form(form) => form::draw(&mut canvas, area, words, form),
        ScreenPage::Waiting(lines) => waiting(&mut canvas, area, session, lines),
        ScreenPage::Play(play) => table::draw(&mut canvas, area, play),
    }
    (canvas.spots, canvas.cursor)
}

/// A server's table, until everybody is there.
fn waiting(canvas: &mut Canvas<'_>, area: Rect, session: &Session, lines: &[String]) {
    let words = session.words;
    canvas.put(area.x + 1, area.y, area.right(), &words.page_title(), STRONG);
    let inner = canvas.frame(Rect { y: area.y + 1, height: area.height - 2, ..area }, &words.screen_server());
    let inner = Rect { x: inner.x + 1, width: inner.width - 2, ..inner };
    canvas.sentences(inner, lines, ratatui::style::Style::new());
    key_bar(canvas, area, &[("Ctrl+Q", words.screen_quit().into(), Input::Ctrl('q'))]);
}

/// The line of keys at the bottom, all clickable. The last one leads out, and always has room.
fn key_bar(canvas: &mut Canvas<'_>, area: Rect, keys: &[(&str, String, Input)]) {
    let y = area.bottom() - 1;
    let mut x = area.x + 1;
    let needed = |(key, label, _): &(&str, String, Input)| canvas::width(key) + 1 + canvas::width(label);
    let out = keys.last().map_or(0, needed);
    for (place, bound) in keys.iter().enumerate() {
        let last = place + 1 == keys.len();
        let reserved = if last { 0 } else { 2 + out };
        if x + needed(bound) + reserved > area.right() && !last {
            continue;
        }
        let (key, label, input) = bound;
        let start = x;
        x = canvas.put(x, y, area.right(), key, CHOSEN);
        x = canvas.put(x + 1, y, area.right(), label, canvas.ink.faint());
        canvas.spot(start, y, x - start, Spot::Key(input.clone()));
        x += 2;
    }
}
