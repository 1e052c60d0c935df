//! Where a match is kept, as its presenters see it: this device or a server.

use rules::{Actor, Code, Match};

use crate::deed::Deed;
use crate::job::{Decision, Job};
use crate::sight::Sight;

/// What came of a deed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// It was done.
    Now,
    /// It was sent; whether it was done comes as a [`Reply`].
    Later,
    /// It can't be done, and why.
    Refused(String),
}

/// What is answered later.
#[derive(Debug)]
pub enum Reply {
    /// What was sent was done.
    Done,
    /// What was sent was refused, and why.
    Refused(String),
    /// A match that is over, with everything in it; nothing if it can't be had.
    Record(Option<Box<Match>>),
}

/// Where a match is kept: this device or a server.
pub trait Table {
    /// Goes on as far as nobody here has to be asked. What computers have to think about comes back.
    fn proceed(&mut self) -> Option<Job>;

    /// Computers have thought.
    fn decided(&mut self, decision: Decision);

    /// What there is to see; nothing before the first match has begun.
    fn sight(&mut self) -> Option<Sight>;

    /// Does something.
    fn act(&mut self, by: Actor, deed: Deed) -> Done;

    /// What was answered since to what was asked before.
    fn replies(&mut self) -> Vec<Reply>;

    /// The device was passed to the player it was covered for.
    fn passed(&mut self);

    /// The player with the device has seen something that the others may not see.
    fn showed_something(&mut self);

    /// Somebody pressed a key or typed a line: whoever is said to be away is not.
    fn stirred(&mut self) {}

    /// Nobody calls: a computer may go on.
    fn go_on(&mut self);

    /// Nobody played for a while; no time has passed.
    fn rest(&mut self);

    /// A code by lot, for a maker who wants one.
    fn roll(&mut self) -> Option<Code>;

    /// Asks for all of a match that is over; it comes as a [`Reply`].
    fn ask_record(&mut self);

    /// Where the match is kept, in a sentence.
    fn kept(&self) -> String;

    /// Keeps what somebody has noted beside the match ([`crate::Jottings`]).
    fn jot(&mut self, notes: &str);

    /// What was noted beside the match when it was kept last.
    fn jotted(&self) -> &str;

    /// Who is at the table, as long as not everybody is.
    fn waiting(&self) -> Vec<String>;

    /// Whether nothing more will come: the table was closed.
    fn is_closed(&self) -> bool;
}
