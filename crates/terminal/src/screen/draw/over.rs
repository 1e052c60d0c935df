//! What is drawn over the board: a list to choose from, a question, pegs to withhold, the log.

use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::Withheld;

use super::canvas::{Canvas, width, wrap};
use super::list::{self, ListItem};
use super::{analysis, guide, help, key_bar, score};
use crate::screen::board::{Overlay, Play};
use crate::screen::ink::{CHOSEN, STRONG};
use crate::screen::input::Input;
use crate::screen::spot::Spot;

/// Draws what covers the board.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    match &play.over {
        Overlay::Nothing => {}
        Overlay::Help(first) => help::draw(canvas, area, play, *first),
        Overlay::Rules(first) => guide::over(canvas, area, play, *first),
        Overlay::Log(back) => log(canvas, area, play, *back),
        Overlay::Text(title, lines, first) => text(canvas, area, play, title, lines, *first),
        Overlay::Score(first) => score::draw(canvas, area, play, *first),
        Overlay::Analysis(place) => analysis::draw(canvas, area, play, *place),
        Overlay::Menu(chosen) => menu(canvas, area, play, *chosen),
        Overlay::Correct { line, faults, .. } => correction(canvas, area, play, line, faults),
        Overlay::Sure(question, _) => sure(canvas, area, play, question),
        Overlay::Withhold(_, withheld, at) => withhold(canvas, area, play, withheld, *at),
    }
}

fn menu(canvas: &mut Canvas<'_>, area: Rect, play: &Play, chosen: usize) {
    let words = play.words;
    let choices = play.choices();
    let widest = choices.iter().map(|(_, label, key)| width(label) + width(key)).max().unwrap_or(0);
    let item = |(place, (_, label, key)): (usize, (_, String, &str))| ListItem {
        right: key.to_owned(),
        ..ListItem::new(place, label)
    };
    let items: Vec<_> = choices.into_iter().enumerate().map(item).collect();
    let columns = (widest + 8).min(area.width);
    let lines = list::height(&items, columns - 2).min(area.height - 4);
    let inner = canvas.window(area, (columns, lines + 2), &words.screen_menu());
    list::draw(canvas, inner, &items, Some(chosen));
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
    let columns = area.width.min(60);
    let lines = wrap(question, columns - 4);
    let inner = canvas.window(area, (columns, lines.len() as u16 + 4), &words.screen_sure());
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
    canvas.cursor = Some((inner.x + 1, y).into());
    key_bar(canvas, area, &[("Esc", words.page_back().into(), Input::Esc)]);
}

fn correction(canvas: &mut Canvas<'_>, area: Rect, play: &Play, line: &str, faults: &[String]) {
    let words = play.words;
    let columns = area.width.min(60);
    let told: Vec<_> = faults.iter().flat_map(|fault| wrap(fault, columns - 4)).collect();
    let inner = canvas.window(area, (columns, told.len() as u16 + 5), &words.offer_correct());
    let end = canvas.put(inner.x + 1, inner.y + 1, inner.right() - 1, line, STRONG);
    canvas.cursor = Some((end, inner.y + 1).into());
    let below = Rect { x: inner.x + 1, y: inner.y + 3, width: inner.width - 1, height: told.len() as u16 };
    canvas.sentences(below, &told, Style::new());
    key_bar(
        canvas,
        area,
        &[
            ("↑↓", words.screen_choose().into(), Input::Down),
            ("Enter", words.page_ok().into(), Input::Enter),
            ("Esc", words.page_back().into(), Input::Esc),
        ],
    );
}

fn withhold(canvas: &mut Canvas<'_>, area: Rect, play: &Play, withheld: &Withheld, at: usize) {
    let words = play.words;
    let symbols = play.sight.rules().palette().symbols;
    let about = wrap(&words.prompt_withhold_about(rules::secret::MAX_WITHHELD), area.width.min(60) - 4);
    // The explanation goes below the colours, if there is room.
    let used = symbols.len() as u16 + 2;
    let told = if used + 1 + about.len() as u16 + 2 <= area.height { about.len() as u16 + 1 } else { 0 };
    let columns = if told > 0 { area.width.min(60) } else { 40 };
    let inner = canvas.window(area, (columns, used + told), &words.board_withhold());
    let below = Rect { y: inner.bottom().saturating_sub(told.saturating_sub(1)), height: told, ..inner };
    canvas.sentences(below, &about[..about.len().min(usize::from(told))], canvas.ink.faint());
    for (y, (place, symbol)) in (inner.y..inner.bottom()).zip(symbols.iter().enumerate()) {
        let style = if place == at { CHOSEN } else { Style::new() };
        let sign = if place == at { "▸" } else { " " };
        canvas.put(inner.x, y, inner.right(), sign, Style::new());
        let letter = words.letter(play.sight.rules().palette(), symbol);
        canvas.put(inner.x + 2, y, inner.right(), &format!(" {letter} "), canvas.ink.peg(symbol));
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

fn text(canvas: &mut Canvas<'_>, area: Rect, play: &Play, title: &str, sentences: &[String], first: usize) {
    let columns = area.width - 4;
    let lines: Vec<_> = sentences.iter().flat_map(|sentence| wrap(sentence, columns - 2)).collect();
    let height = (lines.len() as u16 + 2).min(area.height - 3);
    let inner = canvas.window(area, (columns, height), title);
    let most = lines.len().saturating_sub(usize::from(inner.height));
    canvas.sentences(inner, &lines[first.min(most)..], Style::new());
    page_keys(canvas, area, play);
}

fn log(canvas: &mut Canvas<'_>, area: Rect, play: &Play, back: usize) {
    let words = play.words;
    let inner = canvas.window(area, (area.width - 4, area.height - 3), &words.screen_log());
    let lines: Vec<_> = play.sight.story.iter().flat_map(|told| wrap(&told.text, inner.width)).collect();
    let room = usize::from(inner.height);
    // Starts at the newest lines; scrolling goes back.
    let most = lines.len().saturating_sub(room);
    let first = most.saturating_sub(back.min(most));
    for (y, line) in (inner.y..inner.bottom()).zip(&lines[first..]) {
        canvas.put(inner.x, y, inner.right(), line, Style::new());
    }
    page_keys(canvas, area, play);
}

/// The keys of a read-only page.
pub(super) fn page_keys(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let words = play.words;
    key_bar(
        canvas,
        area,
        &[("↑↓", words.screen_scroll().into(), Input::Down), ("Esc", words.page_close().into(), Input::Esc)],
    );
}
