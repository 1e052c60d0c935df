//! What an input asks for beyond the screen itself.

use play::{Deed, HintWish};
use rules::Actor;
use solver::coach::PuzzleSeed;

use crate::here::{Unfinished, Wish};

/// What somebody wants done.
#[derive(Debug)]
pub(super) enum Wanted {
    /// Something in a match.
    Do(Actor, Deed),
    /// A random secret.
    Roll,
    /// A step of help.
    Hint(HintWish),
    /// How many secrets fit.
    Fits,
    /// How a round was played: its place among the finished ones; or a group's game.
    Analyse(usize),
    /// The keyboard was passed.
    Seated,
    /// Nobody calls: a computer may continue.
    GoOn,
    /// Somebody has looked at the finished round.
    Reviewed,
    /// A rematch.
    Rematch,
    /// No rematch.
    Decline,
    /// Another game: the list of editions.
    Editions,
    /// The terms for an edition.
    Form(&'static rules::Edition),
    /// A match.
    Begin(Box<Wish>),
    /// The current tables of a server.
    Tables,
    /// A seat at the server's table of a code.
    Sit(String),
    /// A game to resume.
    Resume(Unfinished),
    /// A puzzle of the game on the screen.
    Puzzle(PuzzleSeed),
    /// Back to where somebody came from: the game, the server's tables, or out.
    Back,
    /// To leave.
    Quit,
}
