//! The tables of a server.

use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Words;

use super::canvas::Canvas;
use super::list::{self, ListItem};
use super::{NARROW, key_bar};
use crate::screen::ink::STRONG;
use crate::screen::input::Input;
use crate::screen::lobby::Lobby;

/// Lines below the list: the code being typed, and messages.
const BELOW: u16 = 4;

/// Draws the list.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    words: Words,
    server: &str,
    lobby: &Lobby,
    leave: &str,
) {
    let title = format!("{} · {server}", words.page_title());
    canvas.put(area.x + 1, area.y, area.right(), &title, STRONG);
    let body = Rect { y: area.y + 1, height: area.height - 2 - BELOW, ..area };
    let inner = canvas.frame(body, &words.home_lobby());
    let cards = lobby.cards.iter().flatten();
    let own = cards.clone().filter(|card| card.own).count();
    let mut items = Vec::new();
    for (place, card) in cards.enumerate() {
        if own > 0 && place == 0 {
            items.push(ListItem::heading(words.resume_games()));
        } else if own > 0 && place == own {
            items.push(ListItem::heading(words.home_lobby()));
        }
        let mut parts = card.names.clone();
        parts.extend((!card.own || card.free > 0).then(|| words.lobby_seats_free(card.free)));
        let name = words.edition_name(card.edition);
        let line = if area.width < NARROW {
            format!("{} · {name} · {}", card.code, parts.join(", "))
        } else {
            format!("{:<8}{name:<36}{}", card.code, parts.join(", "))
        };
        items.push(ListItem::new(place, line));
    }
    items.push(ListItem::new(lobby.count(), words.lobby_open()));
    list::draw(canvas, inner, &items, Some(lobby.at).filter(|_| lobby.code.is_empty()));
    let below = Rect { x: area.x + 1, y: body.bottom(), width: area.width - 2, height: BELOW };
    let label = words.lobby_code() + words.colon();
    let x = canvas.put(below.x, below.y, below.right(), &label, canvas.ink.faint());
    let x = canvas.put(x, below.y, below.right(), &lobby.code, STRONG);
    if !lobby.naming {
        canvas.put(x, below.y, below.right(), "▏", Style::new());
    }
    if !lobby.code.is_empty() {
        canvas.cursor = Some((x, below.y).into());
    }
    let y = below.y + 1;
    let label = words.setup_name() + words.colon();
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
            ("Esc", leave.to_owned(), Input::Esc),
        ],
    );
}
