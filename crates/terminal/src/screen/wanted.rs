//! What an input leads to beyond the screen itself.

use play::{Deed, HintWish};
use rules::Actor;

use crate::here::{Unfinished, Wish};

/// What somebody wants done.
#[derive(Debug)]
pub(super) enum Wanted {
    /// Something in a match.
    Do(Actor, Deed),
    /// A secret to be drawn.
    Roll,
    /// A step of help.
    Hint(HintWish),
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
    /// A rematch.
    Rematch,
    /// No rematch.
    Decline,
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
    /// A game that can go on.
    Resume(Unfinished),
    /// Back to where somebody came from: the game, the server's tables, or out.
    Back,
    /// To leave.
    Quit,
}
