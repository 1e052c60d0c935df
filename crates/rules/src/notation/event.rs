//! What a step led to, in words, as a record writes it after the arrow.

use std::fmt;

use super::step::show_player_hints;
use crate::event::{Event, Hints};
use crate::rules::Rules;
use crate::score::{Booking, Outcome, Reason};
use crate::seat::{Actor, Seat};
use crate::secret::Salt;

/// What is said of a secret that was not fixed at the start.
const UNPROMISED: &str = " without a promise";

impl Rules {
    /// An event in words; nothing if it only repeats the action.
    pub fn show_event(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::SecretSet { commitment, .. } => format!("promise {commitment}"),
            Event::Answered { answer, .. } => self.show_answer(*answer),
            Event::Lapsed { who: Actor::Seat(seat) } => format!("time up for {seat}"),
            Event::Lapsed { who: Actor::Table } => "time up".to_owned(),
            Event::NoSecretFits => "no secret fits".to_owned(),
            Event::ClaimFalse => "claim false".to_owned(),
            Event::Uncovered { code, withheld, salt } => {
                let mut text = format!("uncovered {}", self.show(*code));
                if let Some(withheld) = withheld {
                    text = text + " withheld " + &self.show_withheld(withheld);
                }
                match salt {
                    Some(salt) => text + " salt " + &salt.to_hex(),
                    None => text + UNPROMISED,
                }
            }
            Event::Errors(errors) => {
                let errors = errors.iter().map(|error| {
                    let (placed, right) = (self.show_answer(error.placed), self.show_answer(error.right));
                    format!("row {} was {placed}, right is {right}", error.row)
                });
                errors.collect::<Vec<_>>().join("; ")
            }
            Event::Solved { row } => format!("solved in row {row}"),
            Event::Conceded { row } => format!("counts as solved in row {row}"),
            Event::Unsolved => "unsolved".to_owned(),
            Event::Void => "void".to_owned(),
            Event::TooManyVoid => "too many void rounds".to_owned(),
            Event::Booked(booking) => show_booking(booking),
            Event::NextRound { round, maker } => format!("round {round}, {maker} is maker"),
            Event::Dealt { commitments } => {
                let commitments: Vec<_> = commitments.iter().map(ToString::to_string).collect();
                format!("promises {}", commitments.join(" "))
            }
            Event::Hinted(hints) => hints.to_string(),
            Event::NoDealFits => "no deal fits".to_owned(),
            Event::CallRight { .. } => "right".to_owned(),
            Event::CallWrong { .. } => "wrong".to_owned(),
            Event::FinalCalls => "final calls".to_owned(),
            Event::MarkersShown { markers } => {
                let shown: Vec<_> = markers.iter().map(|(marker, _)| self.show_marker(*marker)).collect();
                let salts: Option<Vec<_>> = markers.iter().map(|(_, salt)| salt.map(Salt::to_hex)).collect();
                let salts =
                    salts.map_or(UNPROMISED.to_owned(), |salts| format!(" salts {}", salts.join(" ")));
                format!("markers {}{salts}", shown.join(" "))
            }
            Event::EnteredWrong { rows, verdict } => {
                let mut wrong: Vec<_> = rows.iter().map(|row| format!("row {row}")).collect();
                wrong.extend(verdict.then(|| "verdict".to_owned()));
                format!("entered wrong: {}", wrong.join(", "))
            }
            Event::StayedAway { who } => format!("{who} stayed away"),
            Event::TakenOver { seat } => format!("computer takes {seat}"),
            Event::Ended(outcome) => format!("match {}", show_outcome(outcome)),
            // The record writes the action itself.
            Event::Placed { .. }
            | Event::Claimed { .. }
            | Event::RoundResigned { .. }
            | Event::Called { .. }
            | Event::Solution { .. }
            | Event::Passed { .. }
            | Event::Resigned { .. }
            | Event::Returned { .. }
            | Event::TakenBack { .. }
            | Event::Corrected { .. }
            | Event::AbortAgreed { .. }
            | Event::PlayOn { .. } => return None,
        })
    }
}

impl fmt::Display for Hints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ByPlayer(hints) => f.write_str(&show_player_hints(hints)),
            Self::Totals { black, white } => write!(f, "{black}b{white}w"),
        }
    }
}

fn show_booking(booking: &Booking) -> String {
    let row = match booking.reason {
        Reason::Row { row } | Reason::Corrected { row } => format!(" {row}"),
        _ => String::new(),
    };
    format!("{} {:+} {}{row}", booking.seat, booking.points, booking.reason.name())
}

/// An outcome in words.
pub fn show_outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Won { seats, by } => {
            let seats: Vec<_> = seats.iter().map(Seat::to_string).collect();
            format!("won by {} ({})", seats.join(" and "), by.name())
        }
        Outcome::Draw => "drawn".to_owned(),
        Outcome::Played => "played".to_owned(),
        Outcome::NoWinner => "without a winner".to_owned(),
        Outcome::Aborted => "aborted".to_owned(),
    }
}
