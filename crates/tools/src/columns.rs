//! Tables of words and numbers for a terminal, and sentences folded to its width.

use unicode_width::UnicodeWidthStr as _;

/// The width that everything fits.
pub(crate) const WIDTH: usize = 80;

/// To which side the cells of a column are pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// Words begin under each other.
    Left,
    /// Numbers end under each other.
    Right,
}

/// Lines of cells as columns, two spaces apart, each line after `indent` spaces. Columns without a side are words.
pub(crate) fn columns(lines: &[Vec<String>], sides: &[Side], indent: usize) -> String {
    let count = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        lines.iter().filter_map(|line| line.get(column)).map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..count).map(width).collect();
    let mut text = String::new();
    for line in lines {
        let mut row = " ".repeat(indent);
        for (column, cell) in line.iter().enumerate() {
            let gap = " ".repeat(widths[column] - cell.width());
            let right = sides.get(column) == Some(&Side::Right);
            row.extend(if right { [&gap, cell.as_str()] } else { [cell.as_str(), &gap] });
            row.push_str("  ");
        }
        text.push_str(row.trim_end());
        text.push('\n');
    }
    text
}

/// A text on lines of at most that width, where its words allow it.
pub(crate) fn folded(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(lines: &[&[&str]]) -> Vec<Vec<String>> {
        lines.iter().map(|line| line.iter().map(ToString::to_string).collect()).collect()
    }

    #[test]
    fn words_begin_and_numbers_end_under_each_other() {
        let lines = cells(&[&["Reihe", "gelöst", ""], &["1", "10", "ja"], &["22", "5"]]);
        assert_eq!(
            columns(&lines, &[Side::Left, Side::Right], 2),
            "  Reihe  gelöst\n  1          10  ja\n  22          5\n"
        );
        assert_eq!(columns(&[], &[], 0), "");
        let wide = cells(&[&["数字", "x"], &["ab", "y"]]);
        assert_eq!(columns(&wide, &[], 0), "数字  x\nab    y\n");
    }

    #[test]
    fn sentences_are_folded_between_words() {
        assert_eq!(folded("über die Brücke gehen", 8), "über die\nBrücke\ngehen");
        assert_eq!(folded("unteilbares", 3), "unteilbares");
        assert_eq!(folded("", 3), "");
    }
}
