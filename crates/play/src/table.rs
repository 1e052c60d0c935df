//! Where a match is kept, as its presenters see it: this device or a server.

use rules::{Actor, Code, Match};

use crate::deed::Deed;
use crate::job::{Decision, Job};
use crate::sight::Sight;

/// The result of a deed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// It was done.
    Now,
    /// It was sent; a [`Reply`] says whether it was done.
    Later,
    /// It can't be done, and why.
    Refused(String),
}

/// An answer that comes later.
#[derive(Debug)]
pub enum Reply {
    /// The server did what was sent.
    Done,
    /// The server refused what was sent, and why.
    Refused(String),
    /// A finished match, with everything in it; nothing if it isn't available.
    Record(Option<Box<Match>>),
}

/// Where a match is kept: this device or a server.
pub trait Table {
    /// Continues until somebody here must be asked. Returns what computers have to think about.
    fn proceed(&mut self) -> Option<Job>;

    /// Computers have thought.
    fn decided(&mut self, decision: Decision);

    /// What there is to see; nothing before the first match has begun.
    fn sight(&mut self) -> Option<Sight>;

    /// Does something.
    fn act(&mut self, by: Actor, deed: Deed) -> Done;

    /// The answers that have come since.
    fn replies(&mut self) -> Vec<Reply>;

    /// The device was passed to the player it was covered for.
    fn passed(&mut self);

    /// The player with the device has seen something that the others may not see.
    fn showed_something(&mut self);

    /// Somebody pressed a key or typed a line: nobody here is away.
    fn stirred(&mut self) {}

    /// Nobody calls: a computer may continue.
    fn go_on(&mut self);

    /// Nobody played for a while; no time has passed.
    fn rest(&mut self);

    /// A random code, for a maker who wants one.
    fn roll(&mut self) -> Option<Code>;

    /// Asks for all of a finished match; it comes as a [`Reply`].
    fn ask_record(&mut self);

    /// Where the match is kept, in a sentence.
    fn kept(&self) -> String;

    /// Keeps somebody's notes beside the match ([`crate::Jottings`]).
    fn jot(&mut self, notes: &str);

    /// The notes last kept beside the match.
    fn jotted(&self) -> &str;

    /// Who is at the table, until everybody is.
    fn waiting(&self) -> Vec<String>;

    /// Whether nothing more will come: the table was closed.
    fn is_closed(&self) -> bool;
}
