//! The canvas: cells of the screen, and the places among them that can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Widget};
use words::Words;

use crate::screen::ink::{Ink, STRONG};
use crate::screen::spot::Spot;

/// A screen being drawn.
pub(super) struct Canvas<'b> {
    pub(super) buffer: &'b mut Buffer,
    pub(super) ink: Ink,
    pub(super) words: Words,
    pub(super) spots: Vec<(Rect, Spot)>,
    /// The terminal's cursor: magnifiers and Braille displays follow it.
    pub(super) cursor: Option<Position>,
}

impl Canvas<'_> {
    /// Writes a text from a cell on, no further than `right`; returns the column after it.
    pub(super) fn put(&mut self, x: u16, y: u16, right: u16, text: &str, style: Style) -> u16 {
        let area = self.buffer.area;
        if y >= area.bottom() || x >= right.min(area.right()) {
            return x;
        }
        let width = usize::from(right.min(area.right()) - x);
        self.buffer.set_stringn(x, y, text, width, style).0
    }

    /// Writes a text that ends at a column.
    pub(super) fn put_right(&mut self, right: u16, y: u16, left: u16, text: &str, style: Style) -> u16 {
        let x = right.saturating_sub(width(text)).max(left);
        self.put(x, y, right, text, style);
        x
    }

    /// Draws a frame with a title; returns its inside.
    pub(super) fn frame(&mut self, area: Rect, title: &str) -> Rect {
        // A title that is too long ends between words.
        let lines = wrap(title, area.width.saturating_sub(5).max(1));
        let title =
            if lines.len() > 1 { format!("{}…", lines[0].trim_end_matches(',')) } else { title.to_owned() };
        let block = Block::bordered()
            .border_style(self.ink.faint())
            .title(Line::styled(format!(" {title} "), STRONG));
        let inner = block.inner(area);
        block.render(area, self.buffer);
        inner
    }

    /// Draws a frame over everything else, in the middle; returns its inside.
    pub(super) fn window(&mut self, screen: Rect, (width, height): (u16, u16), title: &str) -> Rect {
        let (width, height) = (width.min(screen.width), height.min(screen.height));
        let area = Rect {
            x: screen.x + (screen.width - width) / 2,
            y: screen.y + (screen.height - height) / 2,
            width,
            height,
        };
        Clear.render(area, self.buffer);
        // Whatever it covers can't be clicked.
        self.spots.clear();
        self.cursor = None;
        self.frame(area, title)
    }

    /// Writes whole sentences, broken into lines; returns how many lines they took.
    pub(super) fn sentences(&mut self, area: Rect, sentences: &[String], style: Style) -> u16 {
        let mut y = area.y;
        for line in sentences.iter().flat_map(|sentence| wrap(sentence, area.width)) {
            if y >= area.bottom() {
                break;
            }
            self.put(area.x, y, area.right(), &line, style);
            y += 1;
        }
        y - area.y
    }

    /// Makes a stretch of a line clickable.
    pub(super) fn spot(&mut self, x: u16, y: u16, width: u16, spot: Spot) {
        self.spots.push((Rect { x, y, width, height: 1 }, spot));
    }
}

/// The columns that a text takes.
pub(super) fn width(text: &str) -> u16 {
    u16::try_from(Line::from(text).width()).unwrap_or(u16::MAX)
}

/// A name in a limited number of columns: an ellipsis replaces its end, but a number at the end stays.
pub(super) fn shortened(name: &str, most: u16) -> String {
    if width(name) <= most {
        return name.to_owned();
    }
    let number = name.rsplit(' ').next().filter(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    let tail = format!("…{}", number.unwrap_or_default());
    let mut short = String::new();
    for letter in name.chars() {
        short.push(letter);
        if width(&short) + width(&tail) > most {
            short.pop();
            break;
        }
    }
    match (short.is_empty(), number) {
        // Without room for a letter, the number or the first letter says who it is.
        (true, Some(number)) => number.to_owned(),
        (true, None) => name.chars().take(1).collect(),
        (false, _) => short.trim_end().to_owned() + &tail,
    }
}

/// A sentence broken between words into lines of limited width. A longer word is broken anywhere.
pub(super) fn wrap(text: &str, most: u16) -> Vec<String> {
    let most = most.max(1);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is a line");
        let gap = u16::from(!last.is_empty());
        if width(last) + gap + width(word) <= most {
            if gap == 1 {
                last.push(' ');
            }
            last.push_str(word);
            continue;
        }
        let mut rest = String::new();
        for letter in word.chars() {
            if width(&rest) + width(letter.encode_utf8(&mut [0; 4])) > most {
                lines.push(std::mem::take(&mut rest));
            }
            rest.push(letter);
        }
        lines.push(rest);
    }
    if lines.len() > 1 && lines[0].is_empty() {
        lines.remove(0);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_gets_shorter_and_keeps_its_number() {
        let short = |name: &str| [12, 8, 4, 3, 2, 1].map(|most| shortened(name, most));
        assert_eq!(short("Computer 2"), ["Computer 2", "Comput…2", "Co…2", "C…2", "2", "2"]);
        assert_eq!(short("Wilhelmine"), ["Wilhelmine", "Wilhelm…", "Wil…", "Wi…", "W…", "W"]);
    }

    #[test]
    fn sentences_are_broken_between_words_and_long_words_anywhere() {
        assert_eq!(wrap("Row 1: red, red, blue.", 10), ["Row 1:", "red, red,", "blue."]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("äöü ß", 3), ["äöü", "ß"]);
    }
}
