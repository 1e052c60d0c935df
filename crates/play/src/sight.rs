//! What there is to see at a table now: everything that a page, a full screen or plain text draws. The keeper of the
//! match makes it; a presenter decides nothing about the match.

use std::time::Duration;

use rules::view::{Offer, PastRound, RoundBoard, SeenEntry, View};
use rules::{Actor, Code, Rules, Seat, Task, Viewer};

use solver::computer::Level;

use crate::coach::PuzzleSign;
use crate::question::Question;

/// A sentence of what has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The step that it is about, from 1; 0 before the first.
    pub step: usize,
    /// Whose step it was; none if the table acted.
    pub by: Option<Seat>,
    /// The sentence.
    pub text: String,
}

impl Told {
    /// A sentence before the first step.
    pub const fn before(text: String) -> Self {
        Self { step: 0, by: None, text }
    }

    /// The sentences of a step.
    pub fn of(entry: &SeenEntry, lines: Vec<String>) -> impl Iterator<Item = Self> + use<> {
        let by = match entry.by {
            Actor::Seat(seat) => Some(seat),
            Actor::Table => None,
        };
        let step = entry.number;
        lines.into_iter().map(move |text| Self { step, by, text })
    }
}

/// A device that must be passed on before its next player can be shown anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    /// To whom.
    pub seat: Seat,
    /// Whether they have it already, and only need to be alone from now on.
    pub stays: bool,
    /// Whether they could see something that the others may not see.
    pub hides: bool,
    /// Whether the player who had it before has seen something that the next one may not see.
    pub after: bool,
}

impl Cover {
    /// Whether the player whose turn it is could see something that the others at the device may not: a code maker who
    /// places pins could open the shield.
    pub fn is_needed(own: &View, task: Task) -> bool {
        task == Task::Secret || own.board.hides_something()
    }
}

/// Where the people at one device sit.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The seats played from this device.
    pub held: &'a [Seat],
    /// Who sentences address: the only person here. If several share the device, “you” could be any of them, so nobody
    /// is.
    pub told: Viewer,
    /// Of several, the one who has the device now.
    pub present: Option<Seat>,
}

/// A server's table, as others find it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSign {
    /// The server's address.
    pub server: String,
    /// The table's short code.
    pub code: String,
}

impl TableSign {
    /// The table's address in a browser.
    pub fn address(&self) -> String {
        format!("{}/t/{}", self.server, self.code)
    }

    /// The command that leads to the table.
    pub fn command(&self) -> String {
        format!("codeknacker play --server {} --table {}", self.server, self.code)
    }
}

/// What there is to see.
#[derive(Clone, Debug)]
pub struct Sight {
    /// The match from the seat of the player who has the device.
    pub view: View,
    /// Who sentences address.
    pub told: Viewer,
    /// What somebody at this device should do now.
    pub turn: Option<Question>,
    /// What each person at this device could do.
    pub offers: Vec<(Seat, Vec<Offer>)>,
    /// Whether everybody waits until somebody here continues or calls.
    pub pause: bool,
    /// Who the device must go to before anything else.
    pub cover: Option<Cover>,
    /// Whether what one of several people at this device sees is for them alone.
    pub private: bool,
    /// Whether a computer is thinking.
    pub thinking: bool,
    /// How well the computer plays each seat, as far as that is known.
    pub levels: Vec<Option<Level>>,
    /// What has happened, the oldest first.
    pub story: Vec<Told>,
    /// How long the player whose turn it is has, if time is limited.
    pub left: Option<Duration>,
    /// What is wrong with the connection to a server.
    pub line: Option<String>,
    /// The table, if a server keeps the match.
    pub server: Option<TableSign>,
    /// Whether there is advice.
    pub advice: bool,
    /// The seats of people elsewhere who are away.
    pub away: Vec<Seat>,
    /// The seats that want a rematch.
    pub rematch: Vec<Seat>,
    /// The seats that have declined one since.
    pub declined: Vec<Seat>,
    /// If it is a puzzle: which, and what to do.
    pub puzzle: Option<PuzzleSign>,
}

impl Sight {
    /// What the people at a place see, from the views that they may have. The keeper fills in the story, the clock and
    /// the connection.
    pub fn of(place: Place<'_>, view: impl Fn(Viewer) -> View) -> Self {
        let viewer = match (place.told, place.present) {
            (Viewer::Spectator, Some(seat)) => Viewer::Seat(seat),
            (told, _) => told,
        };
        let seen = view(viewer);
        let offers = |seat: &Seat| {
            let own = viewer == Viewer::Seat(*seat);
            (*seat, if own { seen.offers.clone() } else { view(Viewer::Seat(*seat)).offers })
        };
        Self {
            turn: Question::at(&seen, place.held),
            offers: place.held.iter().map(offers).collect(),
            view: seen,
            told: place.told,
            pause: false,
            cover: None,
            private: false,
            thinking: false,
            levels: Vec::new(),
            story: Vec::new(),
            left: None,
            line: None,
            server: None,
            advice: true,
            away: Vec::new(),
            rematch: Vec::new(),
            declined: Vec::new(),
            puzzle: None,
        }
    }

    /// Offers players who left their seats back from the computer.
    #[must_use]
    pub fn with_way_back(mut self, seats: impl IntoIterator<Item = Seat>) -> Self {
        for seat in seats {
            if !self.view.seats.get(seat.index()).is_some_and(|seat| seat.returns) {
                continue;
            }
            match self.offers.iter_mut().find(|(known, _)| *known == seat) {
                Some((_, offers)) if offers.contains(&Offer::Return) => {}
                Some((_, offers)) => offers.push(Offer::Return),
                None => self.offers.push((seat, vec![Offer::Return])),
            }
        }
        self
    }

    /// Covers it until the device is passed on: nobody is asked anything before.
    #[must_use]
    pub fn covered(self, cover: Option<Cover>) -> Self {
        Self { cover, turn: self.turn.filter(|_| cover.is_none()), ..self }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        self.view.setup.rules()
    }

    /// Who has the device.
    pub fn seat(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// What somebody here should do now.
    pub fn task(&self) -> Option<Task> {
        self.turn.map(|turn| turn.due.what)
    }

    /// Whose turn it is.
    pub fn actor(&self) -> Actor {
        self.turn.map_or(Actor::Table, |turn| turn.due.who)
    }

    /// Whether the computer plays for the only person here, who may take the seat back.
    pub fn has_left(&self) -> bool {
        self.seat().is_some_and(|seat| self.view.seats[seat.index()].returns)
    }

    /// Who at this device can correct rows of a real board: anybody who may, since everybody enters for everybody.
    pub fn corrector(&self) -> Option<Seat> {
        self.offering(|offer| matches!(offer, Offer::Correct { .. }))
    }

    /// The first person at this device with such an offer; the player who has the device comes first.
    pub fn offering(&self, wanted: impl Fn(&Offer) -> bool) -> Option<Seat> {
        let mut seats =
            self.offers.iter().filter(|(_, offers)| offers.iter().any(&wanted)).map(|(seat, _)| *seat);
        let first = seats.next()?;
        Some(seats.find(|seat| Some(*seat) == self.seat()).unwrap_or(first))
    }

    /// Whether several people share the device.
    pub fn is_shared(&self) -> bool {
        self.told == Viewer::Spectator
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.view.outcome.is_some()
    }

    /// Whole seconds left, rounded up.
    pub fn seconds_left(&self) -> Option<u64> {
        self.left.map(|left| u64::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u64::MAX))
    }

    /// The round being played.
    pub fn round(&self) -> Option<&RoundBoard> {
        self.view.board.round()
    }

    /// The round on the table: the one somebody wants to see again, the one being played, or the last one.
    pub fn past(&self, review: Option<usize>) -> Option<&PastRound> {
        match review {
            Some(place) => self.view.past.get(place),
            None if self.round().is_some() => None,
            None => self.view.past.last(),
        }
    }

    /// The rows that can be copied, in order: those of the round, or in a group everybody's.
    pub fn codes(&self) -> Vec<Code> {
        if let Some(group) = self.view.board.group() {
            return group.rows.iter().filter_map(|row| row.code).collect();
        }
        self.round().into_iter().flat_map(|round| round.rows.iter().filter_map(|row| row.code)).collect()
    }

    /// What somebody at this device could do.
    pub fn offers_of(&self, seat: Seat) -> &[Offer] {
        self.offers.iter().find(|(known, _)| *known == seat).map_or(&[], |(_, offers)| offers)
    }
}
