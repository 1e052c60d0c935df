//! The pieces that can be put into holes, each with its letter, its name and somebody's pencil marks.

use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::view::Board;

use super::canvas::{Canvas, width};
use crate::screen::board::Play;
use crate::screen::ink::{CHOSEN, Ink};
use crate::screen::spot::Spot;
use play::PalettePiece;

/// Columns of a piece itself.
const PIECE: u16 = 4;

/// How the pieces are laid out.
struct Layout {
    lines: u16,
    columns: u16,
    /// Columns for a name and for the stock; none where there is no room.
    name: u16,
    marks: bool,
}

fn layout(play: &Play, room: u16, most: u16) -> Layout {
    let rules = play.sight.rules();
    let pieces = PalettePiece::all(rules);
    let count = pieces.len() as u16;
    // A line for the numbers of the holes.
    let most = most.saturating_sub(1).max(1);
    let columns = count.div_ceil(most);
    let marks = 2 * u16::from(rules.holes());
    let stock = if stock(play).is_some() { 3 } else { 0 };
    let glyphs =
        rules.palette().symbols.first().is_some_and(|symbol| symbol.mark == rules::symbol::Mark::Glyph);
    let names = pieces.iter().map(|piece| width(&piece.name(play.words, rules))).max().unwrap_or(0) + 1;
    let name = if glyphs { 0 } else { names + stock };
    let fits = |name: u16, marks: u16| columns * (PIECE + name + marks) <= room;
    let (name, shows_marks) = if fits(name, marks) {
        (name, true)
    } else if fits(0, marks) {
        (0, true)
    } else if fits(name, 0) {
        (name, false)
    } else {
        (0, false)
    };
    Layout { lines: count.div_ceil(columns), columns, name, marks: shows_marks }
}

/// Whether pencil marks have room beside the pieces.
pub(super) fn has_marks(play: &Play, room: u16, most: u16) -> bool {
    layout(play, room, most).marks
}

/// Lines that the pieces take, in a number of columns and lines.
pub(super) fn height(play: &Play, room: u16, most: u16) -> u16 {
    layout(play, room, most).lines + 1
}

/// Draws the pieces.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let rules = play.sight.rules();
    let title = if play.marking { play.words.board_pencil() } else { play.words.screen_pieces() };
    let inner = canvas.frame(area, &title);
    let layout = layout(play, inner.width, inner.height);
    let holes = u16::from(rules.holes());
    let marks = if layout.marks { 2 * holes } else { 0 };
    let column = PIECE + layout.name + marks;
    if layout.marks {
        for place in 0..layout.columns {
            let x = inner.x + place * column + PIECE + layout.name;
            for hole in 0..holes {
                canvas.put(x + 2 * hole, inner.y, inner.right(), &(hole + 1).to_string(), canvas.ink.faint());
            }
        }
    }
    let stock = stock(play);
    for (place, piece) in PalettePiece::all(rules).into_iter().enumerate() {
        let (line, row) = (place as u16 / layout.lines, place as u16 % layout.lines);
        let (x, y) = (inner.x + line * column, inner.y + 1 + row);
        if y >= inner.bottom() {
            continue;
        }
        let letter = piece.label(play.words, rules);
        let text = match piece.symbol(rules) {
            Some(_) if canvas.ink == Ink::None => format!("({letter})"),
            _ => format!(" {letter} "),
        };
        let style = match piece.symbol(rules) {
            Some(symbol) => canvas.ink.peg(symbol),
            None => canvas.ink.faint(),
        };
        canvas.put(x, y, inner.right(), &text, style);
        canvas.spot(x, y, PIECE, Spot::Piece(place));
        if layout.name > 0 {
            let mut name = piece.name(play.words, rules);
            if let Some(pegs) =
                stock.filter(|_| !piece.shape).and_then(|pegs| pegs.get(usize::from(piece.number)))
            {
                name = format!("{name} {pegs}");
            }
            canvas.put(x + PIECE, y, x + PIECE + layout.name, &name, Style::new());
        }
        for hole in (0..usize::from(holes)).filter(|_| layout.marks) {
            let mark = play.pencil().mark(place, hole);
            let at = x + PIECE + layout.name + 2 * hole as u16;
            let chosen = play.marking && play.pencil().at == (place, hole);
            let style = if chosen { CHOSEN } else { Style::new() };
            canvas.put(at, y, inner.right(), mark.sign(), style);
            canvas.spot(at, y, 1, Spot::Pencil(place, hole));
            if chosen {
                canvas.cursor = Some((at, y).into());
            }
        }
    }
}

/// Draws the pieces by their letters into the lower edge of a frame, if all have room there.
pub(super) fn in_edge(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let rules = play.sight.rules();
    let pieces = PalettePiece::all(rules);
    let wide = if pieces.len() as u16 * 3 + 4 <= area.width { 3 } else { 2 };
    if pieces.len() as u16 * wide + 4 > area.width {
        return;
    }
    let y = area.bottom() - 1;
    for (place, piece) in (0..).zip(pieces) {
        let x = area.x + 2 + place * wide;
        let style = piece.symbol(rules).map_or(canvas.ink.faint(), |symbol| canvas.ink.peg(symbol));
        let letter = piece.label(play.words, rules);
        let text = if wide == 3 { format!(" {letter} ") } else { format!("{letter} ") };
        canvas.put(x, y, area.right() - 1, &text, style);
        canvas.spot(x, y, wide, Spot::Piece(usize::from(place)));
    }
}

/// The open stock, where pegs are counted.
fn stock(play: &Play) -> Option<&Vec<u8>> {
    match &play.sight.view.board {
        Board::Breaker(breaker) => breaker.stock.as_ref(),
        _ => None,
    }
}
