//! The tables of a server.

use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Words;

use super::canvas::Canvas;
use super::key_bar;
use crate::screen::ink::{CHOSEN, STRONG};
use crate::screen::input::Input;
use crate::screen::lobby::Lobby;
use crate::screen::spot::Spot;

/// Lines below the list: the code that is typed, and what is said.
const BELOW: u16 = 4;

/// Draws the list.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, words: Words, server: &str, lobby: &Lobby) {
    let title = format!("{} · {server}", words.page_title());
    canvas.put(area.x + 1, area.y, area.right(), &title, STRONG);
    let body = Rect { y: area.y + 1, height: area.height - 2 - BELOW, ..area };
    let inner = canvas.frame(body, &words.home_lobby());
    let mut lines: Vec<String> = lobby
        .cards
        .iter()
        .flatten()
        .map(|card| {
            let mut parts = card.names.clone();
            parts.push(words.lobby_seats_free(card.free));
            format!("{:<8}{:<36}{}", card.code, words.edition_name(card.edition), parts.join(", "))
        })
        .collect();
    lines.push(words.lobby_open().into());
    let chosen = |place: usize| place == lobby.at && lobby.code.is_empty();
    // The chosen one stays in sight, whatever the height.
    let first = (lobby.at + 1).saturating_sub(usize::from(inner.height));
    for (y, (place, line)) in (inner.y..inner.bottom()).zip(lines.iter().enumerate().skip(first)) {
        let (sign, style) = if chosen(place) { ("▸", CHOSEN) } else { (" ", Style::new()) };
        canvas.put(inner.x, y, inner.right(), sign, Style::new());
        canvas.put(inner.x + 2, y, inner.right(), line, style);
        canvas.spot(inner.x, y, inner.width, Spot::Line(place));
        if chosen(place) {
            canvas.cursor = Some((inner.x, y).into());
        }
    }
    let below = Rect { x: area.x + 1, y: body.bottom(), width: area.width - 2, height: BELOW };
    let label = format!("{}: ", words.lobby_code());
    let x = canvas.put(below.x, below.y, below.right(), &label, canvas.ink.faint());
    let x = canvas.put(x, below.y, below.right(), &lobby.code, STRONG);
    if !lobby.naming {
        canvas.put(x, below.y, below.right(), "▏", Style::new());
    }
    if !lobby.code.is_empty() {
        canvas.cursor = Some((x, below.y).into());
    }
    let y = below.y + 1;
    let label = format!("{}: ", words.setup_name());
    let x = canvas.put(below.x, y, below.right(), &label, canvas.ink.faint());
    let x = canvas.put(x, y, below.right(), &lobby.name, STRONG);
    if lobby.naming {
        canvas.put(x, y, below.right(), "▏", Style::new());
        canvas.cursor = Some((x, y).into());
    }
    let said = match (&lobby.said, &lobby.cards) {
        (Some(said), _) => Some(said.clone()),
        (None, Some(cards)) if cards.is_empty() => Some(words.lobby_empty().into()),
        _ => None,
    };
    let rest = Rect { y: below.y + 2, height: BELOW - 2, ..below };
    canvas.sentences(rest, &Vec::from_iter(said), Style::new());
    key_bar(
        canvas,
        area,
        &[
            ("↑↓", words.screen_choose().into(), Input::Down),
            ("Enter", words.lobby_join().into(), Input::Enter),
            ("F2", words.setup_name().into(), Input::F(2)),
            ("F5", words.server_again().into(), Input::F(5)),
            ("Esc", words.screen_quit().into(), Input::Esc),
        ],
    );
}
