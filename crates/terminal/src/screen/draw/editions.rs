//! The list of games to play, with the rules of the chosen edition beside it.

use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::editions::EDITIONS;
use words::Words;

use super::canvas::{Canvas, width};
use super::list::{self, ListItem};
use super::{NARROW, guide, key_bar};
use crate::screen::editions::Editions;
use crate::screen::ink::STRONG;
use crate::screen::input::Input;

/// Draws the list.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, words: Words, chosen: &Editions, leave: &str) {
    let titles = [format!("{} · {}", words.page_title(), words.screen_which()), words.screen_which().into()];
    let title = titles.iter().find(|title| width(title) < area.width).unwrap_or(&titles[1]);
    canvas.put(area.x + 1, area.y, area.right(), title, STRONG);
    let games = chosen.shelf.iter().map(|game| words.resume_continue(game.told.as_str()));
    let names = EDITIONS.iter().map(|edition| words.edition_name(edition));
    let items: Vec<_> =
        games.chain(names).enumerate().map(|(place, text)| ListItem::new(place, text)).collect();
    let narrow = area.width < NARROW;
    let longest = EDITIONS.iter().map(|edition| width(&words.edition_name(edition))).max().unwrap_or(0);
    let left = if narrow { area.width } else { longest + 6 };
    // Faults are shown below.
    let fault: Vec<_> = chosen.fault.iter().cloned().collect();
    let below = u16::from(!fault.is_empty()) * 2;
    let body = Rect { y: area.y + 1, height: area.height - 2 - below, ..area };
    let inner = canvas.frame(Rect { width: left, ..body }, &words.setup_edition());
    list::draw(canvas, inner, &items, Some(chosen.at));
    if !narrow {
        let about = Rect { x: body.x + left, width: body.width - left, ..body };
        match (chosen.edition(), chosen.shelf.get(chosen.at)) {
            (Some(edition), _) => guide::beside(canvas, about, words, edition, chosen.scrolled),
            (None, game) => {
                let inner = canvas.frame(about, &words.resume_games());
                let told: Vec<_> = game.into_iter().map(|game| game.told.clone()).collect();
                canvas.sentences(inner, &told, Style::new());
            }
        }
    }
    let below = Rect { x: area.x + 1, y: body.bottom(), width: area.width - 2, height: below };
    canvas.sentences(below, &fault, STRONG);
    let mut keys: Vec<(&str, String, Input)> = vec![
        ("↑↓", words.screen_choose().into(), Input::Down),
        ("Enter", words.screen_go_on().into(), Input::Enter),
    ];
    if !narrow {
        keys.push(("PgDn", words.screen_scroll().into(), Input::PageDown));
    }
    keys.push(("Esc", leave.to_owned(), Input::Esc));
    key_bar(canvas, area, &keys);
}
