//! What a viewer can do now, and with what limits.

use crate::action::{Action, Due, Task};
use crate::matches::{Course, Match};
use crate::pairing::Pin;
use crate::seat::{Actor, Player, Seat, Viewer};
use crate::secret::MAX_WITHHELD;
use crate::setup::Mode;

/// An action that would be accepted now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Set the secret.
    Secret {
        /// Where pegs are counted: the most of each colour that may be withheld.
        withhold: Option<u8>,
    },
    /// Place a row.
    Row {
        /// Which, from 1 (group: of the player's own rows).
        row: u8,
        /// Of how many.
        of: u8,
    },
    /// Place the pins beside a row.
    Answer {
        /// Which, from 1.
        row: u8,
        /// The most pins.
        most: u8,
        /// The kinds there are.
        pins: &'static [Pin],
    },
    /// Claim that an answer is wrong.
    Claim {
        /// Whether no secret fits the answers, so that the claim is sure.
        nothing_fits: bool,
    },
    /// Uncover a secret that was not fixed.
    Uncover {
        /// Whether the round is over; otherwise uncovering it serves to prove an error.
        due: bool,
    },
    /// Give the round up.
    ResignRound,
    /// Give the match up.
    ResignMatch,
    /// Agree to abort.
    Abort,
    /// Play on although somebody asked to abort.
    PlayOn,
    /// Leave the seat to the computer.
    Leave,
    /// Take the seat back from the computer.
    Return,
    /// Take back the last entry of a real board.
    TakeBack,
    /// Correct a row of a real board.
    Correct {
        /// How many rows are answered.
        rows: u8,
    },
    /// Call.
    Call,
    /// Give the whole secret.
    Solution {
        /// Holes that stay empty.
        empty: u8,
    },
    /// Pass the final call.
    Pass,
}

impl Offer {
    /// The action, if nothing must be entered for it.
    pub const fn action(self) -> Option<Action> {
        Some(match self {
            Self::Claim { .. } => Action::Claim,
            Self::ResignRound => Action::ResignRound,
            Self::ResignMatch => Action::ResignMatch,
            Self::Abort => Action::Abort,
            Self::PlayOn => Action::PlayOn,
            Self::Leave => Action::Leave,
            Self::Return => Action::Return,
            Self::TakeBack => Action::TakeBack,
            Self::Call => Action::Call,
            Self::Pass => Action::Pass,
            Self::Secret { .. }
            | Self::Row { .. }
            | Self::Answer { .. }
            | Self::Correct { .. }
            | Self::Uncover { .. }
            | Self::Solution { .. } => return None,
        })
    }
}

impl Match {
    /// What a viewer can do now, as long as their time is not up.
    pub(super) fn offers(&self, viewer: Viewer) -> Vec<Offer> {
        let (Some(due), Viewer::Seat(seat)) = (self.due(), viewer) else { return Vec::new() };
        if seat.index() >= self.setup().seats() {
            return Vec::new();
        }
        let mut offers = Vec::new();
        if due.who == Actor::Seat(seat) {
            offers.extend(self.due_offer(seat, due));
        }
        match self.course() {
            Course::Rounds(rounds) => {
                let round = rounds.current();
                if rounds.can_claim(self.sitting(), seat, due).is_ok() {
                    offers.push(Offer::Claim { nothing_fits: round.nothing_fits });
                }
                if rounds.can_uncover(self.sitting(), seat) {
                    offers.push(Offer::Uncover { due: round.uncovering });
                }
                if rounds.can_resign_round(self.sitting(), seat).is_ok() {
                    offers.push(Offer::ResignRound);
                }
            }
            Course::Group(group) => {
                if group.caller().is_some_and(|by| by != seat || due.what == Task::Verdict) {
                    self.set_right_offers(seat, &mut offers);
                    return offers;
                }
                if group.can_call(seat, due).is_ok() {
                    offers.push(Offer::Call);
                }
            }
        }
        self.table_offers(seat, &mut offers);
        self.set_right_offers(seat, &mut offers);
        offers
    }

    /// What was entered wrong at a real board, and can be set right.
    fn set_right_offers(&self, seat: Seat, offers: &mut Vec<Offer>) {
        if self.can_take_back(seat).is_ok() {
            offers.push(Offer::TakeBack);
        }
        let rows = match self.course() {
            Course::Rounds(rounds) => rounds.correctable(),
            Course::Group(_) => 0,
        };
        if rows > 0 && self.sitting().can_set_right(seat).is_ok() {
            offers.push(Offer::Correct { rows });
        }
    }

    /// The offer that the match waits for.
    fn due_offer(&self, seat: Seat, due: Due) -> Option<Offer> {
        let rules = self.setup().rules();
        let (row, of) = match self.course() {
            Course::Rounds(rounds) => (rounds.current().rows.len() as u8, rules.rows()),
            Course::Group(group) => (group.rows_used(seat), rules.rows() * rules.boards().each),
        };
        Some(match due.what {
            Task::Secret => Offer::Secret { withhold: rules.counts_pegs().then_some(MAX_WITHHELD) },
            Task::Row => Offer::Row { row: row + 1, of },
            Task::Answer => Offer::Answer { row, most: rules.holes(), pins: rules.answer_rule().pins() },
            Task::Solution => Offer::Solution { empty: rules.holes() - rules.boards().total() },
            Task::FinalCall => Offer::Pass,
            Task::Deal | Task::Uncover | Task::Hints | Task::Verdict | Task::Markers => return None,
        })
    }

    /// What can be done at any moment.
    fn table_offers(&self, seat: Seat, offers: &mut Vec<Offer>) {
        let person = self.player(seat) == Some(Player::Person);
        let called = matches!(self.course(), Course::Group(group) if group.caller().is_some());
        let referee = self.setup().mode() == Mode::Referee;
        let can_resign = match self.course() {
            _ if self.setup().is_duel() => true,
            Course::Rounds(_) => person && !referee,
            Course::Group(group) => person && !(referee && group.is_out(seat)),
        };
        if can_resign {
            offers.push(Offer::ResignMatch);
        }
        if self.sitting().can_return(seat).is_ok() && !called {
            offers.push(Offer::Return);
        }
        if !person {
            return;
        }
        if !referee {
            offers.push(Offer::Leave);
        }
        if called {
            return;
        }
        if !self.sitting().aborting.contains(&seat) {
            offers.push(Offer::Abort);
        }
        if !self.sitting().aborting.is_empty() {
            offers.push(Offer::PlayOn);
        }
    }
}
