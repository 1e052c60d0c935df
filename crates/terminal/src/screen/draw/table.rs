//! The table: what is played and how it stands above, the board in the middle, what is due and the keys below.

use play::{ScoreSheet, course};
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{Mode, Seat, Task, Viewer};

use super::canvas::{Canvas, width, wrap};
use super::{board, group, key_bar, over};
use crate::screen::board::{Overlay, Play};
use crate::screen::ink::STRONG;
use crate::screen::input::Input;

/// The most lines for what was answered last.
const MOST_NOTES: usize = 6;

/// Draws the table.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    if play.is_covered() {
        cover(canvas, area, play);
        return;
    }
    title(canvas, area, play);
    let notes: Vec<_> = play.notes.iter().flat_map(|note| wrap(note, area.width - 2)).collect();
    let shown = notes.len().clamp(1, MOST_NOTES);
    // Title, notes, what is due, keys.
    let height = area.height - 3 - shown as u16;
    let body = Rect { y: area.y + 1, height, ..area };
    if play.is_group() {
        group::draw(canvas, body, play);
    } else {
        board::draw(canvas, body, play, area.height - 4);
    }
    let below = Rect { x: area.x + 1, y: body.bottom(), width: area.width - 2, height: shown as u16 };
    canvas.sentences(below, &notes, STRONG);
    due(canvas, area, play);
    keys(canvas, area, play);
    over::draw(canvas, area, play);
}

/// What is played, and how it stands.
fn title(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let words = play.words;
    let sight = &play.sight;
    let view = &sight.view;
    let setup = &view.setup;
    let teller = words.at(setup, sight.told);
    let mut parts = vec![words.edition_name(setup.rules().edition())];
    // The round that lies on the board: one that has ended stays until it was looked at.
    let ended = play.review.and_then(|place| view.past.get(place));
    let shown = ended.map(|round| (round.number, round.maker));
    if let Some((number, maker)) = shown.or_else(|| sight.round().map(|round| (round.number, round.maker))) {
        parts.push(course(words, view, number));
        if setup.mode() == Mode::Table {
            parts.push(teller.role(view.viewer, Some(maker)));
        }
    }
    if sight.remote {
        parts.push(words.screen_server().into());
    }
    let mut scores = String::new();
    if !play.is_group() {
        let of = |(seat, total): (Seat, i32)| {
            let who = teller.who(seat);
            let name = if who.is_you() { words.seat_you().into() } else { who.name().to_owned() };
            // A name may end with a number.
            format!("{name}: {total}")
        };
        scores = setup.all_seats().zip(totals(play)).map(of).collect::<Vec<_>>().join(" · ");
    }
    // How it stands matters more than who one is.
    let room = area.width.saturating_sub(width(&scores) + 4);
    while parts.len() > 1 && width(&parts.join(" · ")) > room {
        parts.pop();
    }
    let x = canvas.put(area.x + 1, area.y, area.right(), &parts.join(" · "), STRONG);
    canvas.put_right(area.right() - 1, area.y, x + 2, &scores, Style::new());
}

/// The points of each seat at the end of the round that lies on the board.
fn totals(play: &Play) -> Vec<i32> {
    let Some(sheet) = ScoreSheet::of(&play.sight.view) else { return Vec::new() };
    play.review.map_or_else(|| sheet.totals.clone(), |place| sheet.totals_after(place))
}

/// What is due, and how long there is for it.
fn due(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let words = play.words;
    let sight = &play.sight;
    let y = area.bottom() - 2;
    let teller = words.at(&sight.view.setup, sight.told);
    let told = if let Some(trouble) = &sight.line {
        trouble.clone()
    } else if play.review.is_some() {
        words.screen_review().into()
    } else if let Some(outcome) = &sight.view.outcome {
        format!("{} {}", teller.outcome(outcome), words.screen_over())
    } else if sight.pause {
        words.prompt_go_on().into()
    } else if sight.thinking {
        let due = sight.view.due.map(|due| teller.due(due)).unwrap_or_default();
        format!("{due} {}", words.screen_thinking())
    } else {
        sight.view.due.map(|due| teller.due(due)).unwrap_or_default()
    };
    let style = if sight.turn.is_some() || play.review.is_some() { STRONG } else { Style::new() };
    let x = canvas.put(area.x + 1, y, area.right(), &told, style);
    if let Some(left) = sight.seconds_left().filter(|_| play.review.is_none() && !sight.is_over()) {
        let told = words.board_time_left(words.clock(left));
        canvas.put_right(area.right() - 1, y, x + 1, &told, STRONG);
    }
}

/// The keys that matter now.
fn keys(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let words = play.words;
    let sight = &play.sight;
    let mut keys: Vec<(&str, String, Input)> = vec![
        ("?", words.page_help().into(), Input::Char('?')),
        ("Tab", words.screen_menu().into(), Input::Tab),
    ];
    let enter = if play.marking {
        Some(words.screen_mark())
    } else if play.review.is_some() || sight.pause {
        Some(words.screen_go_on())
    } else {
        match sight.task() {
            Some(Task::Row) => Some(words.board_submit_row()),
            Some(Task::Secret) => Some(words.offer_secret()),
            Some(_) => Some(words.page_ok()),
            None => None,
        }
    };
    if let Some(label) = enter {
        keys.push(("Enter", label.into(), Input::Enter));
    }
    if play.marking {
        keys.push(("Esc", words.page_back().into(), Input::Esc));
    } else if play.is_filling() && sight.task() != Some(Task::Secret) {
        keys.push(("F2", words.screen_hint().into(), Input::F(2)));
        keys.push(("F4", words.board_pencil().into(), Input::F(4)));
    }
    if sight.task() == Some(Task::Secret) {
        keys.push(("F8", words.board_roll_secret().into(), Input::F(8)));
    }
    if play.has_something_to_hide() {
        keys.push(("F9", words.board_shield().into(), Input::F(9)));
    }
    if play.can_analyse() {
        keys.push(("F6", words.analysis_title().into(), Input::F(6)));
    }
    if sight.is_over() {
        keys.push(("Ctrl+R", words.board_rematch().into(), Input::Ctrl('r')));
    }
    keys.push(("Ctrl+Q", words.screen_quit().into(), Input::Ctrl('q')));
    if matches!(play.over, Overlay::Nothing) {
        key_bar(canvas, area, &keys);
    }
}

/// Nothing but whose turn it is.
fn cover(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let Some(cover) = play.sight.cover else { return };
    let words = play.words;
    let name = words.at(&play.sight.view.setup, Viewer::Spectator).name(cover.seat);
    let lines = [
        words.board_covered().into(),
        words.prompt_pass_on(name.as_str()),
        words.prompt_alone_looks(name.as_str()),
    ];
    let first = area.y + area.height / 2 - 2;
    for (y, line) in (first..).step_by(2).zip(&lines) {
        let x = area.x + area.width.saturating_sub(width(line)) / 2;
        canvas.put(x, y, area.right(), line, STRONG);
    }
    key_bar(canvas, area, &[("Enter", words.screen_go_on().into(), Input::Enter)]);
}
