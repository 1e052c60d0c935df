//! Colours, as far as the terminal has them. Nothing is ever shown by colour alone.

use ratatui::style::{Color, Modifier, Style};
use rules::symbol::{Rgb, Symbol};

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// None, or none are wanted.
    None,
    /// The sixteen that every colour terminal has.
    Sixteen,
    /// Those sixteen, a cube of 216 and 24 greys.
    Indexed,
    /// All.
    True,
}

/// The sixteen colours, as most terminals show them.
const SIXTEEN: [(Color, Rgb); 16] = [
    (Color::Black, Rgb(0x00, 0x00, 0x00)),
    (Color::Red, Rgb(0xaa, 0x00, 0x00)),
    (Color::Green, Rgb(0x00, 0xaa, 0x00)),
    (Color::Yellow, Rgb(0xaa, 0x55, 0x00)),
    (Color::Blue, Rgb(0x00, 0x00, 0xaa)),
    (Color::Magenta, Rgb(0xaa, 0x00, 0xaa)),
    (Color::Cyan, Rgb(0x00, 0xaa, 0xaa)),
    (Color::Gray, Rgb(0xaa, 0xaa, 0xaa)),
    (Color::DarkGray, Rgb(0x55, 0x55, 0x55)),
    (Color::LightRed, Rgb(0xff, 0x55, 0x55)),
    (Color::LightGreen, Rgb(0x55, 0xff, 0x55)),
    (Color::LightYellow, Rgb(0xff, 0xff, 0x55)),
    (Color::LightBlue, Rgb(0x55, 0x55, 0xff)),
    (Color::LightMagenta, Rgb(0xff, 0x55, 0xff)),
    (Color::LightCyan, Rgb(0x55, 0xff, 0xff)),
    (Color::White, Rgb(0xff, 0xff, 0xff)),
];

/// The levels of the cube of 216.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

impl Ink {
    /// What the environment says about the terminal.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        if set("NO_COLOR").is_some() || term == "dumb" || term.ends_with("-m") || term.starts_with("vt") {
            return Self::None;
        }
        let depth = set("COLORTERM").unwrap_or_default();
        if depth == "truecolor" || depth == "24bit" || term.ends_with("-direct") {
            return Self::True;
        }
        // Windows says nothing but supports everything.
        if cfg!(windows) && term.is_empty() {
            return Self::True;
        }
        if term.contains("256color") { Self::Indexed } else { Self::Sixteen }
    }

    /// The nearest colour that the terminal has; none if it has none.
    pub(super) fn colour(self, rgb: Rgb) -> Option<Color> {
        match self {
            Self::None => None,
            Self::True => Some(Color::Rgb(rgb.0, rgb.1, rgb.2)),
            Self::Indexed => Some(Color::Indexed(indexed(rgb))),
            Self::Sixteen => {
                SIXTEEN.iter().min_by_key(|(_, known)| distance(*known, rgb)).map(|(colour, _)| *colour)
            }
        }
    }

    /// A peg of a symbol: its colour as background, and a readable letter.
    pub(super) fn peg(self, symbol: &Symbol) -> Style {
        self.on(symbol.colour)
    }

    /// Something on a colour, bright on dark and dark on bright.
    pub(super) fn on(self, rgb: Rgb) -> Style {
        let (Some(behind), Some(front)) = (self.colour(rgb), self.colour(readable(rgb))) else {
            return Style::new().add_modifier(Modifier::BOLD);
        };
        Style::new().bg(behind).fg(front).add_modifier(Modifier::BOLD)
    }

    /// Something less important.
    pub(super) fn faint(self) -> Style {
        match self.colour(Rgb(0x8a, 0x8a, 0x8a)) {
            Some(colour) => Style::new().fg(colour),
            None => Style::new(),
        }
    }
}

/// Colours that show on dark and light backgrounds, to tell the lines of a plot apart.
const LINES: [Rgb; 4] =
    [Rgb(0xd0, 0x70, 0x10), Rgb(0x30, 0x80, 0xd0), Rgb(0x30, 0xa0, 0x50), Rgb(0xb0, 0x50, 0xb0)];

impl Ink {
    /// One of several lines of a plot, and the name that belongs to it.
    pub(super) fn line(self, place: usize) -> Style {
        match self.colour(LINES[place % LINES.len()]) {
            Some(colour) => STRONG.fg(colour),
            None => STRONG,
        }
    }
}

/// Something that calls for attention, with or without colours.
pub(super) const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// The chosen line of a list, or whatever has the keyboard.
pub(super) const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

fn distance(a: Rgb, b: Rgb) -> u32 {
    let [r, g, b] = [(a.0, b.0), (a.1, b.1), (a.2, b.2)].map(|(a, b)| u32::from(a.abs_diff(b)));
    // The eye sees green best and blue worst.
    2 * r * r + 4 * g * g + 3 * b * b
}

/// Black or white, whichever shows better.
fn readable(rgb: Rgb) -> Rgb {
    if rgb.is_light() { Rgb(0, 0, 0) } else { Rgb(0xff, 0xff, 0xff) }
}

/// The nearest of the 240 colours that look the same everywhere.
fn indexed(rgb: Rgb) -> u8 {
    let cube = (16..232u8).map(|index| {
        let place = index - 16;
        let level = |step: u8| LEVELS[usize::from(place / step % 6)];
        (index, Rgb(level(36), level(6), level(1)))
    });
    let greys = (232..=255u8).map(|index| {
        let level = 8 + 10 * (index - 232);
        (index, Rgb(level, level, level))
    });
    let nearest = cube.chain(greys).min_by_key(|(_, known)| distance(*known, rgb));
    nearest.map_or(16, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::symbol::SIXTEEN as COLOURS;

    fn of(variables: &[(&str, &str)]) -> Ink {
        Ink::of(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_says_what_the_terminal_can_do() {
        assert_eq!(of(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), Ink::True);
        assert_eq!(of(&[("TERM", "screen-256color")]), Ink::Indexed);
        assert_eq!(of(&[("TERM", "linux")]), Ink::Sixteen);
        assert_eq!(of(&[("TERM", "vt100")]), Ink::None);
        assert_eq!(of(&[("TERM", "dumb")]), Ink::None);
        assert_eq!(of(&[("TERM", "xterm"), ("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Ink::None);
        assert_eq!(of(&[("TERM", "xterm-256color"), ("NO_COLOR", "")]), Ink::Indexed, "empty is not set");
    }

    #[test]
    fn pegs_of_different_colours_look_different_and_can_be_read() {
        for ink in [Ink::Indexed, Ink::True] {
            let pegs: Vec<_> = COLOURS.iter().map(|symbol| ink.peg(symbol)).collect();
            for (place, peg) in pegs.iter().enumerate() {
                assert!(peg.bg.is_some() && peg.fg.is_some() && peg.bg != peg.fg, "{place}");
                assert!(!pegs[..place].iter().any(|other| other.bg == peg.bg), "{ink:?}: {place}");
            }
        }
        for symbol in COLOURS {
            let peg = Ink::Sixteen.peg(symbol);
            assert!(peg.bg != peg.fg, "{}", symbol.name);
            assert_eq!((Ink::None.peg(symbol).bg, Ink::None.peg(symbol).fg), (None, None));
        }
    }
}
