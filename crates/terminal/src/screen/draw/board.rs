//! The board of a round: the shield, the rows with their pins, the row being filled; beside it the palette with pencil
//! marks, and the log.

use play::AgreedRound;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::matches::Row;
use rules::view::Board;
use rules::{Code, Rules, Task};

use super::canvas::{Canvas, shortened, wrap};
use super::palette;
use super::peg::{self, PEG, PITCH, PegLook};
use crate::screen::board::Play;
use crate::screen::ink::{CHOSEN, STRONG};
use crate::screen::spot::Spot;

/// Columns before the first hole.
const BEFORE: u16 = 4;
/// Columns for a row's owner, in a party.
const WHO: u16 = 12;
/// Columns for pins in letters, with a gap.
const LETTERS: u16 = 8;
/// The fewest lines for the log.
const LOG: u16 = 5;

/// The fewest columns beside the board.
const SIDE: u16 = 20;

/// What fits on the board.
struct BoardRoom {
    /// Whether pins are shown as letters too.
    letters: bool,
    /// Columns for a row's owner.
    who: u16,
    /// Columns of the board with its frame.
    columns: u16,
}

/// The least columns of a board: rows, a gap, pins, the frame.
pub(super) fn least(rules: &Rules) -> u16 {
    let holes = u16::from(rules.holes());
    let who = if rules.edition().format.shares_a_board() { 4 } else { 0 };
    BEFORE + holes * PITCH + 1 + holes + who + 2
}

/// What fits into a number of columns: the letters of pins go first, then names.
fn room(rules: &Rules, columns: u16) -> BoardRoom {
    let party = rules.edition().format.shares_a_board();
    let plain = least(rules) - if party { 4 } else { 0 };
    let full = plain + LETTERS + if party { WHO } else { 0 };
    if full <= columns {
        let columns = full.max(columns * 2 / 5);
        return BoardRoom { letters: true, who: if party { WHO } else { 0 }, columns };
    }
    let who = if party { columns.saturating_sub(plain).min(WHO) } else { 0 };
    BoardRoom { letters: false, who, columns }
}

/// Draws the board. The height is what it gets without a note below, so that a note doesn't change the pieces. Without
/// room beside the board, the pieces are in its lower edge.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play, usual: u16) {
    let rules = play.sight.rules();
    let mut shape = room(rules, area.width);
    if area.width - shape.columns < SIDE {
        shape.columns = area.width;
        if play.marking {
            palette::draw(canvas, area, play);
        } else {
            rows(canvas, area, play, &shape);
            palette::in_edge(canvas, area, play);
        }
        return;
    }
    let left = shape.columns;
    let (board, side) =
        (Rect { width: left, ..area }, Rect { x: area.x + left, width: area.width - left, ..area });
    rows(canvas, board, play, &shape);
    let (room, mut most) = (side.width - 2, usual.saturating_sub(LOG + 4).min(side.height - 2));
    if play.marking && !palette::has_marks(play, room, most) {
        // A player using the pencil sees the marks; the log can wait.
        most = side.height - 2;
    }
    let height = (palette::height(play, room, most) + 2).min(side.height);
    palette::draw(canvas, Rect { height, ..side }, play);
    log(canvas, Rect { y: side.y + height, height: side.height - height, ..side }, play);
}

/// The rows on the board.
struct ShownRows<'a> {
    title: String,
    rows: &'a [Row],
    of: u8,
    secret: Option<Code>,
    /// Whether somebody is filling the next row.
    next: bool,
}

fn shown(play: &Play) -> ShownRows<'_> {
    let sight = &play.sight;
    if let Some(past) = sight.past(play.review) {
        let is_puzzle = sight.puzzle.is_some();
        return ShownRows {
            title: titled(play, past.number),
            rows: &past.rows,
            of: if is_puzzle { past.rows.len() as u8 } else { sight.rules().rows() },
            secret: past.secret,
            next: false,
        };
    }
    let Some(round) = sight.round() else {
        return ShownRows {
            title: String::new(),
            rows: &[],
            of: sight.rules().rows(),
            secret: None,
            next: false,
        };
    };
    let own = match &sight.view.board {
        Board::Maker(maker) if play.open => maker.secret,
        _ => None,
    };
    let next = sight.task() == Some(Task::Row);
    let title = titled(play, round.number);
    ShownRows { title, rows: &round.rows, of: round.of, secret: own, next }
}

/// The name of a round, or of a puzzle.
fn titled(play: &Play, number: u32) -> String {
    match &play.sight.puzzle {
        Some(sign) => sign.seed.to_string(),
        None => AgreedRound::of(&play.sight.view, number).name(play.words),
    }
}

fn rows(canvas: &mut Canvas<'_>, area: Rect, play: &Play, shape: &BoardRoom) {
    let rules = play.sight.rules();
    let names = play.names();
    let shown = shown(play);
    let inner = canvas.frame(area, &shown.title);
    let x = inner.x + BEFORE;
    // The secret on top, as behind the shield.
    if matches!(play.sight.task(), Some(Task::Secret | Task::Uncover)) && play.review.is_none() {
        draft(canvas, x, inner.y, play);
        canvas.put(inner.x + 1, inner.y, x, "▸", STRONG);
    } else if let Some(secret) = shown.secret {
        peg::code(canvas, x, inner.y, rules, secret);
    } else {
        peg::covered(canvas, x, inner.y, rules.holes());
    }
    let after = x + u16::from(rules.holes()) * PITCH + 1;
    canvas.put(after, inner.y, inner.right(), &play.words.screen_secret(), canvas.ink.faint());
    // A line between secret and rows, if there is one to spare.
    let gap = 1 + u16::from(inner.height > 7);
    let lines = inner.height.saturating_sub(gap);
    let of = u16::from(shown.of);
    let step = if of * 2 <= lines { 2 } else { 1 };
    let room = lines / step;
    // Of a long board, show the rows around the current one.
    let current = shown.rows.len() as u16;
    let first = if of <= room { 0 } else { (current + 1).saturating_sub(room).min(of - room) };
    let answers = play.sight.task() == Some(Task::Answer) && play.review.is_none();
    for (line, number) in (first..of.min(first + room)).enumerate() {
        let y = inner.y + gap + line as u16 * step;
        let is_next = shown.next && number == current && play.review.is_none();
        let style = if is_next { STRONG } else { canvas.ink.faint() };
        let lit = shown.rows.get(usize::from(number)).filter(|_| play.review.is_none());
        let lit = lit.and_then(|row| play.lit(usize::from(number), row.code));
        let (sign, style) = match (is_next, &lit) {
            (true, _) => ("▸", style),
            (false, Some(_)) => ("»", STRONG),
            (false, None) => (" ", style),
        };
        canvas.put(inner.x, y, x, &format!("{sign}{:>2}", number + 1), style);
        if is_next {
            draft(canvas, x, y, play);
            continue;
        }
        let Some(row) = shown.rows.get(usize::from(number)) else {
            for place in 0..u16::from(rules.holes()) {
                canvas.put(x + place * PITCH + 1, y, inner.right(), "·", canvas.ink.faint());
            }
            continue;
        };
        match row.code {
            Some(code) => {
                peg::code(canvas, x, y, rules, code);
                for hole in lit.into_iter().flatten() {
                    canvas.put(x + hole as u16 * PITCH + PEG, y, inner.right(), "‹", STRONG);
                }
                let placed =
                    shown.rows[..usize::from(number)].iter().filter(|row| row.code.is_some()).count();
                if play.review.is_none() {
                    canvas.spot(x, y, u16::from(rules.holes()) * PITCH, Spot::Row(placed));
                }
            }
            None => {
                canvas.put(x, y, inner.right(), &play.words.screen_lapsed(), canvas.ink.faint());
            }
        }
        match row.answer {
            Some(answer) => {
                peg::pins(canvas, after, y, rules, answer, shape.letters);
            }
            None if answers && number + 1 == current => pins_by_hand(canvas, after, y, play),
            None => {}
        }
        if shape.who > 0 {
            let name = shortened(&names[row.by.index()], shape.who - 1);
            canvas.put(inner.right() - shape.who + 1, y, inner.right(), &name, canvas.ink.faint());
        }
    }
}

/// The row being filled.
pub(super) fn draft(canvas: &mut Canvas<'_>, x: u16, y: u16, play: &Play) {
    let rules = play.sight.rules();
    for (place, hole) in play.draft.holes.iter().enumerate() {
        let look = if place == play.draft.at && !play.marking {
            PegLook::Chosen
        } else if play.draft.held[place] {
            PegLook::Held
        } else {
            PegLook::Standing
        };
        let at = x + place as u16 * PITCH;
        peg::peg(canvas, at, y, rules, *hole, look);
        canvas.spot(at, y, PEG, Spot::Hole(place));
        if look == PegLook::Chosen {
            canvas.cursor = Some((at + 1, y).into());
        }
    }
}

/// The pins being placed; each kind can be clicked.
fn pins_by_hand(canvas: &mut Canvas<'_>, x: u16, y: u16, play: &Play) {
    let rules = play.sight.rules();
    let mut at = x;
    for (kind, pin) in rules.answer_rule().pins().iter().enumerate() {
        let (letter, pins) = (rules.pin_letter(*pin), play.pins.count(*pin));
        let style = if kind == play.pin { CHOSEN } else { Style::new() };
        let start = at;
        at = canvas.put(at, y, canvas.buffer.area.right(), &format!("{pins}{letter}"), style);
        canvas.spot(start, y, at - start, Spot::Pins(kind));
        if kind == play.pin {
            canvas.cursor = Some((start, y).into());
        }
        at += 1;
    }
}

/// The log, the latest at the bottom.
pub(super) fn log(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    if area.height < 3 {
        return;
    }
    let inner = canvas.frame(area, &play.words.screen_log());
    let room = usize::from(inner.height);
    let mut lines: Vec<(String, bool)> = Vec::new();
    for (back, told) in play.sight.story.iter().rev().enumerate() {
        for line in wrap(&told.text, inner.width).into_iter().rev() {
            lines.push((line, back == 0));
        }
        if lines.len() >= room {
            break;
        }
    }
    lines.truncate(room);
    for (y, (line, last)) in (inner.y..inner.bottom()).zip(lines.iter().rev()) {
        let style = if *last { Style::new() } else { canvas.ink.faint() };
        canvas.put(inner.x, y, inner.right(), line, style);
    }
}
