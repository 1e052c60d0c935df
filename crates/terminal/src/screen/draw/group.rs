//! A group: everybody's boards side by side with their rows and hints; below them the row being filled, the palette,
//! and the log.

use play::reply::hints_example;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::event::Hints;
use rules::view::{Board, GroupBoard, GroupRowView};
use rules::{Hint, Marker, Seat, Task};

use super::board::{draft, log};
use super::canvas::{Canvas, shortened, width};
use super::palette;
use super::peg;
use crate::screen::board::Play;
use crate::screen::ink::STRONG;
use crate::screen::spot::Spot;

/// Columns from one hole to the next on a board: four boards fit side by side.
const NARROW: u16 = 3;

/// The least columns for the palette: with pencil marks.
const LEFT: u16 = 44;

/// The fewest lines below the boards: the row being filled, and some of the palette.
const LEAST_BELOW: u16 = 7;

/// Columns for a row's owner, where there is no room for boards side by side.
const BRIEF: u16 = 8;

/// Draws the boards.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let Some(board) = play.sight.view.board.group() else { return };
    let rules = play.sight.rules();
    let (seats, each) = (play.sight.view.seats.len(), usize::from(rules.boards().each));
    let count = (seats * each) as u16;
    // A frame, the marker, and two lines for each row.
    let height = 3 + 2 * u16::from(rules.rows());
    let wide = area.width / count;
    if wide < u16::from(rules.holes()) * NARROW + 5 || area.height < height + LEAST_BELOW {
        brief(canvas, area, play, board);
        return;
    }
    for place in 0..count {
        let seat = Seat::new(usize::from(place) / each);
        let own = u8::try_from(usize::from(place) % each + 1).unwrap_or(u8::MAX);
        let column = Rect { x: area.x + place * wide, width: wide, height, ..area };
        one(canvas, column, play, board, seat, own, each > 1);
    }
    let below = Rect { y: area.y + height, height: area.height - height, ..area };
    let left = (below.width / 2).max(LEFT);
    own_row(canvas, Rect { width: left, ..below }, play);
    log(canvas, Rect { x: below.x + left, width: below.width - left, ..below }, play);
}

/// All rows in the order of placing, for a window with no room for boards side by side; the row being filled below
/// them, with the pieces in the lower edge.
fn brief(canvas: &mut Canvas<'_>, area: Rect, play: &Play, board: &GroupBoard) {
    let words = play.words;
    let rules = play.sight.rules();
    let names = play.names();
    let several = rules.boards().each > 1;
    let inner = canvas.frame(area, &words.screen_row());
    let own: Vec<_> = play
        .sight
        .seat()
        .into_iter()
        .flat_map(|seat| {
            (1..=rules.boards().each).filter_map(move |number| marker(play, board, seat, number))
        })
        .collect();
    let markers = own.iter().map(|marker| words.marker(rules, *marker)).collect::<Vec<_>>().join(" · ");
    canvas.put(inner.x, inner.y, inner.right(), &markers, STRONG);
    let room = usize::from(inner.height.saturating_sub(3));
    let first = board.rows.len().saturating_sub(room);
    for (y, (place, row)) in (inner.y + 1..).zip(board.rows.iter().enumerate().skip(first)) {
        let mut name = shortened(&names[row.by.index()], BRIEF - 1);
        if several {
            name = format!("{}/{}", shortened(&names[row.by.index()], BRIEF - 3), row.board);
        }
        canvas.put(inner.x, y, inner.x + BRIEF, &name, canvas.ink.faint());
        let x = inner.x + BRIEF;
        if play.lit(place, row.code).is_some() {
            canvas.put(x - 1, y, x, "»", STRONG);
        }
        let after = x + u16::from(rules.holes()) * NARROW + 1;
        match row.code {
            Some(code) => {
                for (hole, symbol) in (0..).zip(code.symbols()) {
                    let held = play::Hole { shape: None, colour: Some(*symbol) };
                    peg::peg(canvas, x + hole * NARROW, y, rules, held, peg::PegLook::Standing);
                }
                let coded = board.rows[..place].iter().filter(|row| row.code.is_some()).count();
                canvas.spot(inner.x, y, inner.width, Spot::Row(coded));
            }
            None => {
                canvas.put(x, y, inner.right(), &words.screen_lapsed(), canvas.ink.faint());
            }
        }
        if let Some(hints) = &row.hints {
            canvas.put(after, y, inner.right(), &hinted(hints), Style::new());
        }
    }
    if play.marking {
        palette::draw(canvas, area, play);
        return;
    }
    filling(canvas, Rect { y: inner.bottom() - 1, height: 1, ..inner }, play);
    palette::in_edge(canvas, area, play);
}

/// One board.
fn one(
    canvas: &mut Canvas<'_>,
    area: Rect,
    play: &Play,
    board: &GroupBoard,
    seat: Seat,
    number: u8,
    several: bool,
) {
    let words = play.words;
    let rules = play.sight.rules();
    let teller = words.at(&play.sight.view.setup, play.sight.told);
    let who = teller.who(seat);
    let mut title: String = if who.is_you() { words.seat_you().into() } else { who.name().to_owned() };
    if several {
        title = format!("{title} {number}");
    }
    if board.out.contains(&seat) {
        title = format!("{title} {}", words.screen_out());
    }
    let inner = canvas.frame(area, &title);
    match marker(play, board, seat, number) {
        Some(marker) => {
            let text = words.marker(rules, marker);
            let style = rules.palette().symbols.get(usize::from(marker.colour));
            let style = style.map_or(Style::new(), |symbol| canvas.ink.peg(symbol));
            let x = canvas.put(
                inner.x,
                inner.y,
                inner.right(),
                &format!(" {} ", rules.show_marker(marker)),
                style,
            );
            // Half a name would say nothing: the letter is enough.
            if x + 1 + width(&text) <= inner.right() {
                canvas.put(x + 1, inner.y, inner.right(), &text, canvas.ink.faint());
            }
        }
        None => {
            canvas.put(inner.x, inner.y, inner.right(), "░░░", canvas.ink.faint());
        }
    }
    let rows: Vec<(usize, usize, &GroupRowView)> = {
        let coded = |place: usize| board.rows[..place].iter().filter(|row| row.code.is_some()).count();
        let own = board.rows.iter().enumerate().filter(|(_, row)| row.by == seat && row.board == number);
        own.map(|(place, row)| (place, coded(place), row)).collect()
    };
    for line in 0..rules.rows() {
        let y = inner.y + 1 + 2 * u16::from(line);
        canvas.put(inner.x, y, inner.right(), &(line + 1).to_string(), canvas.ink.faint());
        let Some((place, coded, row)) = rows.get(usize::from(line)) else {
            for hole in 0..u16::from(rules.holes()) {
                canvas.put(inner.x + 3 + hole * NARROW, y, inner.right(), "·", canvas.ink.faint());
            }
            continue;
        };
        if play.lit(*place, row.code).is_some() {
            canvas.put(inner.x + 1, y, inner.right(), "»", STRONG);
        }
        match row.code {
            Some(code) => {
                for (hole, symbol) in (0..).zip(code.symbols()) {
                    let held = play::Hole { shape: None, colour: Some(*symbol) };
                    peg::peg(canvas, inner.x + 2 + hole * NARROW, y, rules, held, peg::PegLook::Standing);
                }
                canvas.spot(inner.x, y, inner.width, Spot::Row(*coded));
            }
            None => {
                canvas.put(inner.x + 2, y, inner.right(), &words.screen_lapsed(), canvas.ink.faint());
            }
        }
        if let Some(hints) = &row.hints {
            canvas.put(inner.x + 2, y + 1, inner.right(), &hinted(hints), Style::new());
        }
    }
}

/// A board's marker, if the viewer may see it.
fn marker(play: &Play, board: &GroupBoard, seat: Seat, number: u8) -> Option<Marker> {
    let each = usize::from(play.sight.rules().boards().each);
    let place = usize::from(number) - 1;
    if let Some(all) = &board.uncovered {
        return all.get(seat.index() * each + place).map(|(marker, _)| *marker);
    }
    match &play.sight.view.board {
        Board::Holder(holder) if play.sight.seat() == Some(seat) => holder.markers.get(place).copied(),
        _ => None,
    }
}

/// Hints by seat, or how many there are.
fn hinted(hints: &Hints) -> String {
    let sign = |hint: &Hint| match hint {
        Hint::Black => '●',
        Hint::White => '○',
        Hint::Nothing => '·',
    };
    match hints {
        Hints::ByPlayer(seats) => {
            let told = seats.iter().map(|(seat, hints)| {
                format!("{}{}", seat.number(), hints.iter().map(sign).collect::<String>())
            });
            told.collect::<Vec<_>>().join(" ")
        }
        Hints::Totals { black, white } => format!("{black}● {white}○"),
    }
}

/// The row being filled, and the palette.
fn own_row(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let words = play.words;
    let row = Rect { height: 3, ..area };
    let title = match play.sight.task() {
        Some(Task::Solution) => words.screen_solution(),
        _ => words.screen_row(),
    };
    let inner = canvas.frame(row, &title);
    filling(canvas, inner, play);
    palette::draw(canvas, Rect { y: area.y + 3, height: area.height - 3, ..area }, play);
}

/// What is being filled in.
fn filling(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    match play.sight.task() {
        Some(Task::Row | Task::Solution) => {
            draft(canvas, area.x + 1, area.y, play);
        }
        Some(Task::Hints) => line(canvas, area, play, &hints_example(&play.sight.view)),
        Some(Task::Markers) => line(canvas, area, play, play::MARKERS_EXAMPLE),
        Some(Task::Verdict) => {
            canvas.put(area.x + 1, area.y, area.right(), &play.words.prompt_yes_or_no(), Style::new());
        }
        _ => {}
    }
}

/// The line typed at a real board, with an example while it is empty.
fn line(canvas: &mut Canvas<'_>, area: Rect, play: &Play, example: &str) {
    let x = canvas.put(area.x + 1, area.y, area.right(), &play.line, Style::new());
    canvas.cursor = Some((x, area.y).into());
    if play.line.is_empty() {
        canvas.put(x + 1, area.y, area.right(), example, canvas.ink.faint());
    }
}
