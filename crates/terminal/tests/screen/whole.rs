//! What holds of every screen, whatever stands on it: nothing is cut, every row is there, the score can be read.
//!
//! A screen is compared with the same moment in a window where everything has room.

use std::collections::BTreeSet;

use rules::Rules;

use crate::drive::{Person, SIZES};

/// A window with room for everything.
const LARGE: (u16, u16) = (240, 100);

/// What a screen must show.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    /// Anything but a board.
    Page,
    /// A board with nothing over it.
    Board,
    /// A window with this title; what lies under it may be covered.
    Window(&'static str),
}

/// Looks at a screen at every size.
pub(crate) fn check(name: &str, part: Part, person: &mut Person) {
    let large = person.looks(LARGE);
    for size in SIZES {
        let screen = person.looks(size);
        let told = || format!("{name} at {size:?}:\n{screen}\n\nWith room for everything:\n{large}");
        let (seen, all) = match part {
            Part::Page | Part::Board => (screen.clone(), large.clone()),
            Part::Window(title) => {
                let window = |screen: &str| window(screen, title);
                (window(&screen).unwrap_or_else(|| panic!("{}", told())), window(&large).unwrap_or_default())
            }
        };
        assert!(cut(&seen, &all).is_empty(), "{:?} on {}", cut(&seen, &all), told());
        assert_eq!(seen.matches('┌').count(), seen.matches('┐').count(), "{}", told());
        // The axes of a plot have a corner on the left, too.
        assert_eq!(seen.matches('┘').count(), seen.matches('┐').count(), "{}", told());
        if let Part::Board = part {
            let rules = person.rules();
            assert_eq!(rows_missing(&screen, &rules), [0; 0], "{}", told());
            assert_eq!(score(&screen), score(&large), "{}", told());
        }
    }
}

/// The words on a screen that are none where everything has room: pieces of words.
pub(crate) fn cut(seen: &str, all: &str) -> Vec<String> {
    let known = words(all);
    words(seen).into_iter().filter(|word| !known.contains(word)).collect()
}

/// The words on a screen. Single letters are pegs and marks; what ends with an ellipsis was shortened on purpose.
fn words(screen: &str) -> BTreeSet<String> {
    let words = screen.split(|c: char| !c.is_alphabetic() && c != '…');
    let whole = words.filter(|word| word.chars().count() > 1 && !word.ends_with('…'));
    whole.map(str::to_owned).collect()
}

/// What stands in a window, frame and all.
pub(crate) fn window(screen: &str, title: &str) -> Option<String> {
    let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
    let head: Vec<char> = format!("┌ {title} ").chars().collect();
    let (top, left) = (0..lines.len()).find_map(|y| {
        let found = lines[y].windows(head.len()).rposition(|cells| cells == head);
        found.map(|x| (y, x))
    })?;
    let right = left + lines[top][left..].iter().position(|cell| *cell == '┐')?;
    let bottom = top + lines[top..].iter().position(|line| line.get(left) == Some(&'└'))?;
    let part = |line: &Vec<char>| line.iter().take(right + 1).skip(left).collect::<String>();
    Some(lines[top..=bottom].iter().map(part).collect::<Vec<_>>().join("\n"))
}

/// The rows that don't stand on the board; of a group on every board.
fn rows_missing(screen: &str, rules: &Rules) -> Vec<u8> {
    let boards =
        if rules.edition().format.holds_parts() { screen.matches("\n│1 ").count().max(1) } else { 1 };
    let starts = |number: u8| {
        let number = number.to_string();
        let cells = screen.lines().flat_map(|line| line.split('│'));
        cells.filter(|cell| cell.trim_start_matches(['▸', ' ']).split(' ').next() == Some(&number)).count()
    };
    (1..=rules.rows()).filter(|number| starts(*number) < boards).collect()
}

/// The score, at the right of the first line.
fn score(screen: &str) -> &str {
    let line = screen.lines().next().unwrap_or_default().trim();
    line.rsplit_once("  ").map_or("", |(_, score)| score.trim())
}

#[test]
fn a_screen_that_cuts_a_word_a_row_or_the_score_is_found() {
    assert_eq!(cut("2 play │(R) re", "2 players │(R) red"), ["play", "re"]);
    assert!(cut("2 │ players", "Codeknacker 2 players").is_empty());
    let over = "│ ab ┌ Menu ──┐ cd│\n│ ef │▸ Quit │ gh│\n│    └───────┘   │";
    assert_eq!(window(over, "Menu").as_deref(), Some("┌ Menu ──┐\n│▸ Quit │ \n└───────┘ "));
    assert_eq!(window(over, "Help"), None);
    assert_eq!(score(" Super · Round 1           you: 0 · Computer: 12\n"), "you: 0 · Computer: 12");
    let mini = Rules::default_of(rules::Edition::find("mini").unwrap());
    let rows: Vec<_> = (1..mini.rows()).map(|row| format!("│▸ {row} (R)  │ x │")).collect();
    assert_eq!(rows_missing(&rows.join("\n"), &mini), [mini.rows()]);
}
