//! What an input leads to beyond the screen itself.

use rules::{Action, Actor, Code, Withheld};

use crate::play::Wish;

/// What somebody wants done.
#[derive(Debug)]
pub(super) enum Wanted {
    /// An action of a match.
    Act(Actor, Action),
    /// A secret to be set; its salt is drawn.
    Secret(Actor, Code, Withheld),
    /// A secret to be drawn.
    Roll,
    /// A hint.
    Hint,
    /// How many secrets fit.
    Fits,
    /// How a round was played: its place among those that have ended; or a group's game.
    Analyse(usize),
    /// The keyboard was passed.
    Seated,
    /// Nobody calls: a computer may go on.
    GoOn,
    /// A round that ended was looked at.
    Reviewed,
    /// The same once more.
    Rematch,
    /// Another game: the list of editions.
    Editions,
    /// What is agreed for an edition.
    Form(&'static rules::Edition),
    /// A match.
    Begin(Box<Wish>),
    /// The tables of a server, as they are now.
    Tables,
    /// A seat at the server's table of a code.
    Sit(String),
    /// To leave.
    Quit,
}
