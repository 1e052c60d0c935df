//! What lies over the board: a list to choose from, a question, pegs to withhold, what has happened.

use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::Withheld;

use super::canvas::{Canvas, width, wrap};
use super::{analysis, help, key_bar, score};
use crate::screen::board::{Overlay, Play};
use crate::screen::ink::{CHOSEN, STRONG};
use crate::screen::input::Input;
use crate::screen::spot::Spot;

/// Draws what lies over the board.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    match &play.over {
        Overlay::Nothing => {}
        Overlay::Help(first) => help::draw(canvas, area, play, *first),
        Overlay::Log(back) => log(canvas, area, play, *back),
        Overlay::Score(first) => score::draw(canvas, area, play, *first),
        Overlay::Analysis(place) => analysis::draw(canvas, area, play, *place),
        Overlay::Menu(chosen) => menu(canvas, area, play, *chosen),
        Overlay::Sure(question, _) => sure(canvas, area, play, question),
        Overlay::Withhold(_, withheld, at) => withhold(canvas, area, play, withheld, *at),
    }
}

fn menu(canvas: &mut Canvas<'_>, area: Rect, play: &Play, chosen: usize) {
    let words = play.words;
    let choices = play.choices();
    let widest = choices.iter().map(|(_, label, key)| width(label) + width(key)).max().unwrap_or(0);
    let room = area.height - 4;
    let inner = canvas.window(area, (widest + 8, (choices.len() as u16).min(room) + 2), &words.screen_menu());
    let first = (chosen + 1).saturating_sub(usize::from(inner.height));
    for (y, (place, (_, label, key))) in (inner.y..inner.bottom()).zip(choices.iter().enumerate().skip(first))
    {
        let is_chosen = place == chosen;
        let style = if is_chosen { CHOSEN } else { Style::new() };
        let sign = if is_chosen { "▸ " } else { "  " };
        let x = canvas.put(inner.x, y, inner.right(), sign, Style::new());
        canvas.put(x, y, inner.right(), label, style);
        canvas.put_right(inner.right() - 1, y, x, key, canvas.ink.faint());
        canvas.spot(inner.x, y, inner.width, Spot::Line(place));
        if is_chosen {
            canvas.cursor = Some((inner.x, y).into());
        }
    }
    key_bar(
        canvas,
        area,
        &[
            ("↑↓", words.screen_choose().into(), Input::Down),
            ("Enter", words.page_ok().into(), Input::Enter),
            ("Esc", words.page_close().into(), Input::Esc),
        ],
    );
}

fn sure(canvas: &mut Canvas<'_>, area: Rect, play: &Play, question: &str) {
    let words = play.words;
    let lines = wrap(question, 56);
    let inner = canvas.window(area, (60, lines.len() as u16 + 4), &words.screen_sure());
    canvas.sentences(Rect { x: inner.x + 1, width: inner.width - 1, ..inner }, &lines, STRONG);
    let y = inner.bottom() - 1;
    let mut x = inner.x + 1;
    // The first word for it; its first letter is the key.
    let first = |spoken: &str| spoken.split(", ").last().and_then(|word| word.chars().next());
    for (label, spoken, otherwise) in
        [(words.page_yes(), words.command_yes(), 'y'), (words.page_no(), words.command_no(), 'n')]
    {
        let key = first(&spoken).unwrap_or(otherwise);
        let start = x;
        x = canvas.put(x, y, inner.right(), &key.to_string(), CHOSEN);
        x = canvas.put(x + 1, y, inner.right(), &label, Style::new());
        canvas.spot(start, y, x - start, Spot::Key(Input::Char(key)));
        x += 3;
    }
}

fn withhold(canvas: &mut Canvas<'_>, area: Rect, play: &Play, withheld: &Withheld, at: usize) {
    let words = play.words;
    let symbols = play.sight.rules().palette().symbols;
    let inner = canvas.window(area, (40, symbols.len() as u16 + 2), &words.board_withhold());
    for (y, (place, symbol)) in (inner.y..inner.bottom()).zip(symbols.iter().enumerate()) {
        let style = if place == at { CHOSEN } else { Style::new() };
        let sign = if place == at { "▸" } else { " " };
        canvas.put(inner.x, y, inner.right(), sign, Style::new());
        canvas.put(inner.x + 2, y, inner.right(), &format!(" {} ", symbol.letter), canvas.ink.peg(symbol));
        canvas.put(inner.x + 6, y, inner.right(), &words.symbol(symbol), style);
        canvas.put_right(inner.right() - 2, y, inner.x, &withheld.0[place].to_string(), STRONG);
        if place == at {
            canvas.cursor = Some((inner.right() - 3, y).into());
        }
    }
    key_bar(
        canvas,
        area,
        &[
            ("↑↓", words.screen_choose().into(), Input::Down),
            ("←→", words.screen_change().into(), Input::Right),
            ("Enter", words.offer_secret().into(), Input::Enter),
            ("Esc", words.page_back().into(), Input::Esc),
        ],
    );
}

fn log(canvas: &mut Canvas<'_>, area: Rect, play: &Play, back: usize) {
    let words = play.words;
    let inner = canvas.window(area, (area.width - 4, area.height - 3), &words.screen_log());
    let lines: Vec<_> = play.sight.story.iter().flat_map(|told| wrap(&told.text, inner.width)).collect();
    let room = usize::from(inner.height);
    // The newest lines first; what is further down lies further back.
    let most = lines.len().saturating_sub(room);
    let first = most.saturating_sub(back.min(most));
    for (y, line) in (inner.y..inner.bottom()).zip(&lines[first..]) {
        canvas.put(inner.x, y, inner.right(), line, Style::new());
    }
    page_keys(canvas, area, play);
}

/// The keys of a page that is only read.
pub(super) fn page_keys(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let words = play.words;
    key_bar(
        canvas,
        area,
        &[("↑↓", words.screen_scroll().into(), Input::Down), ("Esc", words.page_close().into(), Input::Esc)],
    );
}
