//! What somebody does with the keyboard or mouse, independent of the terminal's encoding.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// The most characters taken from a paste: nothing worth typing is that long.
const LONGEST_PASTE: usize = 200;

/// Lines that a page key moves.
const PAGE: usize = 10;

/// Something that somebody does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A letter, digit or sign.
    Char(char),
    /// A letter with Ctrl.
    Ctrl(char),
    /// A function key.
    F(u8),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Tab.
    Tab,
    /// Tab with Shift.
    BackTab,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Left.
    Left,
    /// Right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Home.
    Home,
    /// End.
    End,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// A click on a cell of the screen: column and line.
    Click(u16, u16),
    /// The wheel, up or down.
    Wheel {
        /// Whether it turned up.
        up: bool,
    },
    /// Pasted text, without invisible characters or line ends.
    Paste(String),
    /// The window's size has changed.
    Resize,
}

impl Input {
    /// Where this moves to in a list whose last line is `last`, wrapping round; none if it isn't a move. Letters aren't
    /// moves where they are typed.
    pub(super) fn moves(&self, at: usize, last: usize) -> Option<usize> {
        Some(match self {
            Self::Up | Self::BackTab | Self::Wheel { up: true } | Self::Char('k') => {
                at.checked_sub(1).unwrap_or(last)
            }
            Self::Down | Self::Tab | Self::Wheel { up: false } | Self::Char('j') if at >= last => 0,
            Self::Down | Self::Tab | Self::Wheel { up: false } | Self::Char('j') => at + 1,
            Self::Home | Self::PageUp => 0,
            Self::End | Self::PageDown => last,
            _ => return None,
        })
    }

    /// Scrolls a text if this is a scroll key or wheel; says whether it did.
    pub(super) fn scrolls(&self, at: &mut usize) -> bool {
        match self {
            Self::Up | Self::Char('k') | Self::Wheel { up: true } => *at = at.saturating_sub(1),
            Self::Down | Self::Char('j') | Self::Wheel { up: false } => *at += 1,
            Self::PageUp => *at = at.saturating_sub(PAGE),
            Self::PageDown | Self::Char(' ') => *at += PAGE,
            Self::Home => *at = 0,
            _ => return false,
        }
        true
    }

    /// What an event of the terminal means; nothing if it means nothing here.
    pub fn of(event: Event) -> Option<Self> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => Self::of_key(key),
            Event::Mouse(MouseEvent { kind, column, row, .. }) => match kind {
                MouseEventKind::Down(MouseButton::Left) => Some(Self::Click(column, row)),
                MouseEventKind::ScrollUp => Some(Self::Wheel { up: true }),
                MouseEventKind::ScrollDown => Some(Self::Wheel { up: false }),
                _ => None,
            },
            Event::Paste(text) => {
                // Nobody means to place a row by pasting: line ends are dropped with all other invisible characters.
                Some(Self::Paste(text.chars().filter(|c| !c.is_control()).take(LONGEST_PASTE).collect()))
            }
            Event::Resize(..) => Some(Self::Resize),
            Event::Key(_) | Event::FocusGained | Event::FocusLost => None,
        }
    }

    fn of_key(key: KeyEvent) -> Option<Self> {
        // AltGr arrives as both: what it types is a plain sign.
        let ctrl =
            key.modifiers.contains(KeyModifiers::CONTROL) && !key.modifiers.contains(KeyModifiers::ALT);
        Some(match key.code {
            KeyCode::Char(c) if ctrl => Self::Ctrl(c.to_ascii_lowercase()),
            KeyCode::Char(c) => Self::Char(c),
            KeyCode::F(number) => Self::F(number),
            KeyCode::Enter => Self::Enter,
            KeyCode::Esc => Self::Esc,
            KeyCode::Tab => Self::Tab,
            KeyCode::BackTab => Self::BackTab,
            KeyCode::Backspace => Self::Backspace,
            KeyCode::Delete => Self::Delete,
            KeyCode::Left => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::Up => Self::Up,
            KeyCode::Down => Self::Down,
            KeyCode::Home => Self::Home,
            KeyCode::End => Self::End,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::PageDown => Self::PageDown,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paste_places_no_row_and_moves_no_cursor() {
        let pasted = Input::of(Event::Paste("RG\r\nBY\u{1b}[2J\u{7}".to_owned()));
        assert_eq!(pasted, Some(Input::Paste("RGBY[2J".to_owned())));
        let Some(Input::Paste(long)) = Input::of(Event::Paste("R".repeat(1 << 20))) else {
            panic!("a paste")
        };
        assert_eq!(long.len(), LONGEST_PASTE);
    }

    #[test]
    fn keys_that_are_let_go_and_keys_nobody_knows_mean_nothing() {
        let mut key = KeyEvent::new(KeyCode::Char('r'), KeyModifiers::NONE);
        assert_eq!(Input::of(Event::Key(key)), Some(Input::Char('r')));
        key.kind = KeyEventKind::Release;
        assert_eq!(Input::of(Event::Key(key)), None);
        assert_eq!(Input::of(Event::Key(KeyEvent::new(KeyCode::Insert, KeyModifiers::NONE))), None);
        let control = KeyEvent::new(KeyCode::Char('C'), KeyModifiers::CONTROL);
        assert_eq!(Input::of(Event::Key(control)), Some(Input::Ctrl('c')));
    }
}
