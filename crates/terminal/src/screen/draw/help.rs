//! What the keys do, what the pins mean, what the match waits for.

use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::rules::HintsShown;

use super::canvas::{Canvas, wrap};
use super::over::page_keys;
use crate::screen::board::Play;
use crate::screen::ink::STRONG;

/// Columns for the keys.
const KEYS: u16 = 16;

/// Draws the help, from a line on.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play, first: usize) {
    let words = play.words;
    let inner = canvas.window(area, (area.width - 4, area.height - 3), &words.page_help());
    let mut lines: Vec<(String, String)> = Vec::new();
    let text = |lines: &mut Vec<(String, String)>, sentence: &str| {
        lines.extend(wrap(sentence, inner.width).into_iter().map(|line| (line, String::new())));
    };
    if play.sight.puzzle.is_some() {
        text(&mut lines, &words.coach_task());
        lines.push((String::new(), String::new()));
    } else if let Some(due) = play.sight.view.due {
        text(&mut lines, &words.at(&play.sight.view.setup, play.sight.told).due(due));
        lines.push((String::new(), String::new()));
    }
    if play.is_group() && play.sight.rules().hints_shown() != HintsShown::Totals {
        text(&mut lines, &words.screen_help_hints());
        lines.push((String::new(), String::new()));
    }
    for (keys, what) in keys(play) {
        for (number, line) in wrap(&what, inner.width - KEYS).into_iter().enumerate() {
            lines.push((if number == 0 { keys.clone() } else { " ".to_owned() }, line));
        }
    }
    lines.push((String::new(), String::new()));
    for said in words.pins_say(play.sight.rules()) {
        text(&mut lines, &said);
    }
    let most = lines.len().saturating_sub(usize::from(inner.height));
    for (y, (left, right)) in (inner.y..inner.bottom()).zip(&lines[first.min(most)..]) {
        if right.is_empty() {
            canvas.put(inner.x, y, inner.right(), left, Style::new());
        } else {
            canvas.put(inner.x, y, inner.right(), left, STRONG);
            canvas.put(inner.x + KEYS, y, inner.right(), right, Style::new());
        }
    }
    page_keys(canvas, area, play);
}

/// Keys and what they do.
fn keys(play: &Play) -> Vec<(String, String)> {
    let words = play.words;
    let mut keys: Vec<(&str, String)> = vec![
        ("A … Z, 0 … 9", words.screen_help_letters().into()),
        (". Space", words.screen_help_blank().into()),
        ("← → Home End", words.screen_help_arrows().into()),
        ("↑ ↓", words.screen_help_copy().into()),
        ("Backspace, Del", words.screen_help_backspace().into()),
        ("u, Ctrl+U", words.screen_help_undo().into()),
        ("*", words.screen_help_hold().into()),
        ("Enter", words.screen_help_enter().into()),
        ("b w u", words.screen_help_pins().into()),
        ("Tab, Esc", words.screen_help_menu().into()),
        ("F2, Ctrl+T", words.screen_help_hint().into()),
        ("Ctrl+B", words.coach_ask_best().into()),
        ("Ctrl+K", words.screen_help_learn().into()),
        ("F3, Ctrl+F", words.screen_help_fits().into()),
        ("F4, Ctrl+P", words.screen_help_pencil().into()),
        ("F5, Ctrl+S", words.board_score_sheet().into()),
        ("F6, Ctrl+A", words.screen_help_analysis().into()),
        ("F7, Ctrl+O", words.screen_log().into()),
        ("F8, Ctrl+G", words.board_roll_secret().into()),
        ("F9, Ctrl+V", words.screen_shield().into()),
        ("Ctrl+E", words.guide_title().into()),
        ("Ctrl+N", words.screen_help_new().into()),
        ("Ctrl+L", words.screen_help_redraw().into()),
        ("Ctrl+Z", words.screen_help_suspend().into()),
        ("Ctrl+Q, Ctrl+C", words.screen_help_quit().into()),
    ];
    keys.push(("", words.screen_help_mouse().into()));
    let blanks = play.sight.rules().palette().blanks;
    let is_puzzle = play.sight.puzzle.is_some();
    let by_hand = play.sight.rules().hand_set() && !is_puzzle;
    for (key, what) in &mut keys {
        match *key {
            "F2, Ctrl+T" if is_puzzle => *what = words.coach_hint().into(),
            "Enter" if is_puzzle => *what = words.coach_check().into(),
            "Tab, Esc" if is_puzzle => *what = words.screen_menu().into(),
            "Ctrl+Q, Ctrl+C" if is_puzzle => *what = words.screen_quit().into(),
            _ => {}
        }
    }
    if is_puzzle {
        keys.push(("Ctrl+R", words.coach_another().into()));
    }
    keys.retain(|(key, _)| match *key {
        // A puzzle has one row, one code and no maker.
        "*" | "Ctrl+B" | "F3, Ctrl+F" | "F5, Ctrl+S" | "F6, Ctrl+A" | "F8, Ctrl+G" | "F9, Ctrl+V"
        | "Ctrl+N"
            if is_puzzle =>
        {
            false
        }
        ". Space" => blanks,
        "b w u" => by_hand,
        "F2, Ctrl+T" | "Ctrl+B" | "Ctrl+K" | "F3, Ctrl+F" => play.sight.advice,
        // A group has no points, and its markers are dealt.
        "F5, Ctrl+S" | "F8, Ctrl+G" => !play.is_group(),
        _ => true,
    });
    keys.into_iter().map(|(key, what)| (if key.is_empty() { " ".into() } else { key.into() }, what)).collect()
}
