//! What there is to see at the table now: all that the screen is drawn from. A match that is played here and one on a
//! server look the same.

use rules::view::{Offer, PastRound, RoundBoard, View};
use rules::{Actor, Code, Due, Rules, Seat, Task, Viewer};

use crate::play::reply::round;

/// What there is to see.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    /// From where who has the keyboard sits.
    pub(super) view: View,
    /// Whom sentences are told to: the only person, or all who share the screen.
    pub(super) told: Viewer,
    /// What somebody at this keyboard is to do now.
    pub(super) turn: Option<Due>,
    /// What each person at this keyboard could do.
    pub(super) offers: Vec<(Seat, Vec<Offer>)>,
    /// Whether all wait until somebody here goes on or calls.
    pub(super) pause: bool,
    /// To whom the keyboard is to be passed first.
    pub(super) cover: Option<Seat>,
    /// Whether a computer thinks.
    pub(super) thinking: bool,
    /// What has happened, in sentences.
    pub(super) log: Vec<String>,
    /// Seconds left for whoever is due.
    pub(super) left: Option<u64>,
    /// What is wrong with the line to a server.
    pub(super) line: Option<String>,
    /// Whether the match is played at a server's table.
    pub(super) remote: bool,
}

impl Sight {
    /// The rules.
    pub(super) fn rules(&self) -> &Rules {
        self.view.setup.rules()
    }

    /// Who has the keyboard.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// What somebody here is to do.
    pub(super) fn task(&self) -> Option<Task> {
        self.turn.map(|due| due.what)
    }

    /// Who does what is due.
    pub(super) fn actor(&self) -> Actor {
        self.turn.map_or(Actor::Table, |due| due.who)
    }

    /// Whether the match is over.
    pub(super) fn is_over(&self) -> bool {
        self.view.outcome.is_some()
    }

    /// The round that is played.
    pub(super) fn round(&self) -> Option<&RoundBoard> {
        round(&self.view.board)
    }

    /// The round that lies on the table: the one that was asked for again, the one that is played, or the last one.
    pub(super) fn past(&self, review: Option<usize>) -> Option<&PastRound> {
        match review {
            Some(place) => self.view.past.get(place),
            None if self.round().is_some() => None,
            None => self.view.past.last(),
        }
    }

    /// The rows that can be copied, the first one first: of the round, or of a group what everybody has placed.
    pub(super) fn codes(&self) -> Vec<Code> {
        if let Some(group) = crate::play::reply::group(&self.view.board) {
            return group.rows.iter().filter_map(|row| row.code).collect();
        }
        self.round().into_iter().flat_map(|round| round.rows.iter().filter_map(|row| row.code)).collect()
    }
}
