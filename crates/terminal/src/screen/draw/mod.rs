//! The screen, drawn from the state alone: nothing here changes anything.

mod analysis;
mod board;
mod canvas;
mod editions;
mod form;
mod group;
mod help;
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

/// The least columns and lines.
const LEAST: (u16, u16) = (80, 24);

/// Draws the screen; the places that can be clicked and the cursor come back.
pub(super) fn draw(
    session: &Session,
    area: Rect,
    buffer: &mut Buffer,
) -> (Vec<(Rect, Spot)>, Option<Position>) {
    let mut canvas = Canvas { buffer, ink: session.ink, spots: Vec::new(), cursor: None };
    let words = session.words;
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let told = words.screen_too_small(area.width, area.height, LEAST.1, LEAST.0);
        canvas.sentences(area, &[told], STRONG);
        return (canvas.spots, None);
    }
    match &session.page {
        ScreenPage::Editions(list) => {
            // At a server the way back leads to its tables.
            let leave = if session.server.is_some() { words.page_back() } else { words.screen_quit() };
            editions::draw(&mut canvas, area, words, *list, &leave);
        }
        ScreenPage::Lobby(lobby) => {
            let server = session.server.as_deref().unwrap_or_default();
            lobby::draw(&mut canvas, area, words, server, lobby);
        }
        ScreenPage::Form(form) => form::draw(&mut canvas, area, words, form),
        ScreenPage::Waiting(lines) => waiting(&mut canvas, area, session, lines),
        ScreenPage::Play(play) => table::draw(&mut canvas, area, play),
    }
    (canvas.spots, canvas.cursor)
}

/// A server's table, as long as not everybody is there.
fn waiting(canvas: &mut Canvas<'_>, area: Rect, session: &Session, lines: &[String]) {
    let words = session.words;
    canvas.put(area.x + 1, area.y, area.right(), &words.page_title(), STRONG);
    let inner = canvas.frame(Rect { y: area.y + 1, height: area.height - 2, ..area }, &words.screen_server());
    let inner = Rect { x: inner.x + 1, width: inner.width - 2, ..inner };
    canvas.sentences(inner, lines, ratatui::style::Style::new());
    key_bar(canvas, area, &[("Ctrl+Q", words.screen_quit().into(), Input::Ctrl('q'))]);
}

/// The line of keys at the bottom: each can be clicked.
fn key_bar(canvas: &mut Canvas<'_>, area: Rect, keys: &[(&str, String, Input)]) {
    let y = area.bottom() - 1;
    let mut x = area.x + 1;
    for (key, label, input) in keys {
        let needed = canvas::width(key) + 1 + canvas::width(label);
        if x + needed > area.right() {
            break;
        }
        let start = x;
        x = canvas.put(x, y, area.right(), key, CHOSEN);
        x = canvas.put(x + 1, y, area.right(), label, canvas.ink.faint());
        canvas.spot(start, y, x - start, Spot::Key(input.clone()));
        x += 2;
    }
}
