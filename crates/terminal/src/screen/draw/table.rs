//! The table: game and score above, the board in the middle, the question and the keys below.

use play::{ScoreSheet, SoloEnd, course};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};
use rules::score::Outcome;
use rules::{Actor, Mode, Task, Viewer};
use words::Teller;

use super::canvas::{Canvas, shortened, width, wrap};
use super::{board, group, key_bar, over};
use crate::screen::board::{Overlay, Play};
use crate::screen::ink::STRONG;
use crate::screen::input::Input;

/// The most lines that the board leaves for the last reply.
const MOST_NOTES: u16 = 6;
/// With fewer lines than this, space is tight.
const SHORT: u16 = 20;
/// Columns of the shortest distinguishable name, and of the longest name.
const READABLE: u16 = 7;
const LONGEST: u16 = 24;

/// The least columns and lines of a match.
pub(super) fn least(play: &Play) -> (u16, u16) {
    if play.is_group() { (0, 0) } else { (board::least(play.sight.rules()), 0) }
}

/// Draws the table.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    if play.is_covered() {
        cover(canvas, area, play);
        return;
    }
    title(canvas, area, play);
    let due = due(play, area.width - 2);
    let notes: Vec<_> = play.below().iter().flat_map(|note| wrap(note, area.width - 2)).collect();
    // When space is tight, no line is reserved for notes.
    let kept = u16::from(area.height >= SHORT);
    let most = area.height.saturating_sub(10).clamp(3, MOST_NOTES);
    let shown = (notes.len() as u16).clamp(kept, most);
    // Title, notes, question, keys.
    let height = area.height - 2 - due.len() as u16 - shown;
    let body = Rect { y: area.y + 1, height, ..area };
    if play.is_group() {
        group::draw(canvas, body, play);
    } else {
        board::draw(canvas, body, play, area.height - 3 - kept);
    }
    // A longer note covers the board while it is shown.
    let lines = (notes.len() as u16).clamp(shown, area.height - 4 - due.len() as u16);
    let below = Rect { x: area.x, y: body.bottom() + shown - lines, width: area.width, height: lines };
    Clear.render(below, canvas.buffer);
    canvas.sentences(Rect { x: area.x + 1, width: area.width - 2, ..below }, &notes, STRONG);
    draw_due(canvas, Rect { y: area.bottom() - 1 - due.len() as u16, ..area }, play, &due);
    keys(canvas, area, play);
    over::draw(canvas, area, play);
}

/// The game and the score.
fn title(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let words = play.words;
    let sight = &play.sight;
    let view = &sight.view;
    let setup = &view.setup;
    let teller = words.at(setup, sight.told);
    let mut parts = vec![words.edition_name(setup.rules().edition())];
    if let Some(sign) = &sight.puzzle {
        let stars = sign.seed.stars();
        let today = sign.today.iter().find(|(seed, ..)| *seed == sign.seed).map(|(_, name, _)| name.clone());
        parts.extend([words.coach_grade(stars), today.unwrap_or_else(|| sign.seed.to_string())]);
        canvas.put(area.x + 1, area.y, area.right(), &fitting(play, &parts, area.width).0, STRONG);
        return;
    }
    // The round on the board: a finished one stays until somebody has looked at it.
    let ended = play.review.and_then(|place| view.past.get(place));
    let shown = ended.map(|round| (round.number, round.maker));
    if let Some((number, maker)) = shown.or_else(|| sight.round().map(|round| (round.number, round.maker))) {
        parts.push(course(words, view, number));
        if setup.mode() == Mode::Table {
            parts.push(teller.role(view.viewer, Some(maker)));
        }
    }
    if let Some(sign) = &sight.server {
        // Joining players need it more than seated players need their role.
        parts.insert(1, words.screen_table(sign.code.as_str()));
    }
    let (parts, scores) = fitting(play, &parts, area.width);
    let x = canvas.put(area.x + 1, area.y, area.right(), &parts, STRONG);
    canvas.put_right(area.right() - 1, area.y, x, &scores, Style::new());
}

/// As much of the game's name as fits beside the score. The score matters more: names get shorter, but every seat
/// keeps its points.
fn fitting(play: &Play, parts: &[String], columns: u16) -> (String, String) {
    let totals = totals(play);
    let names = play.names();
    let scores = |most: u16| {
        // A name may end with a number.
        let of = |(name, total): (&String, &i32)| {
            format!("{}{}{total}", shortened(name, most), play.words.colon())
        };
        names.iter().zip(&totals).map(of).collect::<Vec<_>>().join(" · ")
    };
    let fits = |parts: &str, scores: &str| width(parts) + width(scores) + 4 <= columns;
    let played = |count: usize| parts[..count].join(" · ");
    let full = scores(u16::MAX);
    if let Some(count) = (1..=parts.len()).rev().find(|count| fits(&played(*count), &full)) {
        return (played(count), full);
    }
    for (count, least) in [(2, READABLE), (1, READABLE), (1, 4), (0, 1)] {
        let count = count.min(parts.len());
        let short = (least..=LONGEST).rev().map(scores).find(|scores| fits(&played(count), scores));
        if let Some(short) = short {
            return (played(count), short);
        }
    }
    (String::new(), totals.iter().map(ToString::to_string).collect::<Vec<_>>().join(" · "))
}

/// The points of each seat at the end of the round on the board.
fn totals(play: &Play) -> Vec<i32> {
    let Some(sheet) = ScoreSheet::of(&play.sight.view) else { return Vec::new() };
    play.review.map_or_else(|| sheet.totals.clone(), |place| sheet.totals_after(place))
}

/// The question, in lines of a number of columns.
fn due(play: &Play, columns: u16) -> Vec<String> {
    let words = play.words;
    let sight = &play.sight;
    let teller = words.at(&sight.view.setup, sight.told);
    let told = if let Some(trouble) = &sight.line {
        trouble.clone()
    } else if let Some(sign) = &sight.puzzle {
        sign.due.clone()
    } else if play.review.is_some() {
        words.screen_review().into()
    } else if let Some(outcome) = &sight.view.outcome {
        over_line(play, &teller, outcome)
    } else if sight.pause {
        words.prompt_go_on().into()
    } else if sight.has_left() {
        words.together_left().into()
    } else if let (true, Some(Actor::Seat(seat))) = (sight.thinking, sight.view.due.map(|due| due.who)) {
        // Also if the computer has taken over a person's seat.
        words.due_thinking(teller.name(seat))
    } else {
        let status = sight.view.due.map(|due| teller.status(due, &sight.view.offers));
        status.unwrap_or_default()
    };
    let away = sight.away.iter().map(|seat| words.board_away(teller.name(*seat)));
    wrap(&std::iter::once(told).chain(away).collect::<Vec<_>>().join(" "), columns)
}

/// How the match ended, and what comes next.
fn over_line(play: &Play, teller: &Teller<'_>, outcome: &Outcome) -> String {
    let (words, sight) = (play.words, &play.sight);
    let ended = match SoloEnd::of(&sight.view, sight.seat()) {
        Some(end) => end.sentences(words).join(" "),
        None => teller.outcome(outcome),
    };
    let mut parts = vec![ended];
    let others = sight.declined.iter().filter(|seat| sight.seat() != Some(**seat));
    parts.extend(others.map(|seat| words.together_declined(teller.name(*seat))));
    for seat in &sight.rematch {
        parts.push(if sight.seat() == Some(*seat) {
            words.board_rematch_asked().into()
        } else {
            words.board_rematch_wanted(teller.name(*seat))
        });
    }
    let next = [Some(words.screen_over()), play.can_analyse().then(|| words.screen_over_review())];
    parts.push(next.into_iter().flatten().collect::<Vec<_>>().join(" · "));
    parts.join(" ")
}

/// Draws the question, and the time left for it.
fn draw_due(canvas: &mut Canvas<'_>, area: Rect, play: &Play, lines: &[String]) {
    let (words, sight) = (play.words, &play.sight);
    let style =
        if sight.turn.is_some() || play.review.is_some() || sight.is_over() { STRONG } else { Style::new() };
    let mut x = area.x;
    for (y, line) in (area.y..).zip(lines) {
        x = canvas.put(area.x + 1, y, area.right(), line, style);
    }
    if let Some(left) = sight.seconds_left().filter(|_| play.review.is_none() && !sight.is_over()) {
        let told = [words.board_time_left(words.clock(left)), words.clock(left)];
        let y = area.y + lines.len() as u16 - 1;
        let told = told.iter().find(|told| x + 2 + width(told) <= area.right()).unwrap_or(&told[1]);
        canvas.put_right(area.right() - 1, y, x + 1, told, STRONG);
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
            Some(_) if sight.puzzle.is_some() => Some(words.coach_check()),
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
        if sight.advice {
            keys.push(("F2", words.screen_hint().into(), Input::F(2)));
        }
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
    if sight.is_over() && sight.puzzle.is_some() {
        keys.insert(0, ("Enter", words.coach_another().into(), Input::Enter));
    } else if sight.is_over() {
        keys.insert(0, ("Enter", words.end_again().into(), Input::Enter));
        if !sight.rematch.is_empty() {
            keys.insert(1, ("Ctrl+D", play.decline_label(), Input::Ctrl('d')));
        }
    }
    keys.push(("Ctrl+Q", words.screen_quit().into(), Input::Ctrl('q')));
    if matches!(play.over, Overlay::Nothing) {
        key_bar(canvas, area, &keys);
    }
}

/// Only says whose turn it is.
fn cover(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let Some(cover) = play.sight.cover else { return };
    let words = play.words;
    let name = words.at(&play.sight.view.setup, Viewer::Spectator).name(cover.seat);
    let lines = [
        words.board_covered().into(),
        words.prompt_pass_on(name.as_str()),
        words.prompt_alone_looks(name.as_str()),
    ];
    let lines: Vec<_> = lines.iter().flat_map(|line| wrap(line, area.width - 4)).collect();
    let first = area.y + (area.height / 2).saturating_sub(lines.len() as u16);
    for (y, line) in (first..).step_by(2).zip(&lines) {
        let x = area.x + area.width.saturating_sub(width(line)) / 2;
        canvas.put(x, y, area.right(), line, STRONG);
    }
    canvas.cursor = Some((area.x, first).into());
    key_bar(
        canvas,
        area,
        &[
            ("Enter", words.screen_go_on().into(), Input::Enter),
            ("Ctrl+Q", words.screen_quit().into(), Input::Ctrl('q')),
        ],
    );
}
