//! Points and results.

use rules::score::{Booking, DecidedBy, Reason};
use rules::{Outcome, Seat};

use crate::teller::Teller;

impl Teller<'_> {
    /// Points that were booked, and for what.
    pub fn booking(&self, booking: &Booking) -> String {
        let words = self.words();
        let who = self.who(booking.seat);
        let points = booking.points;
        match booking.reason {
            Reason::Rows => words.score_rows(&who, points),
            Reason::Round => words.score_round(&who),
            Reason::Row { row } => words.score_row(&who).points(points).row(row),
            Reason::Table => words.score_table(&who, points),
            Reason::Signal => words.score_signal(&who, points),
            Reason::Cancelled => words.score_cancelled(&who, points.saturating_abs()),
            Reason::Corrected { row } => words.score_corrected(&who).points(words.signed(points)).row(row),
        }
    }

    /// The totals, seat by seat.
    pub fn score(&self, totals: &[i32]) -> String {
        let words = self.words();
        let of = |(index, total): (usize, &i32)| words.prompt_score_of(&self.who(Seat::new(index)), *total);
        let scores: Vec<_> = totals.iter().enumerate().map(of).collect();
        words.score_line(scores.join(", "))
    }

    /// How the match ended.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        let words = self.words();
        match outcome {
            Outcome::Won { seats, by } => match (seats.as_slice(), by) {
                ([seat], DecidedBy::Score) => words.score_won(&self.who(*seat)),
                ([seat], DecidedBy::Resignation) => words.score_won_by_resignation(&self.who(*seat)),
                ([seat], DecidedBy::Absence) => words.score_won_by_absence(&self.who(*seat)),
                ([seat], DecidedBy::Call) => words.score_won_by_call(&self.who(*seat)),
                (seats, DecidedBy::Score | DecidedBy::Resignation | DecidedBy::Absence | DecidedBy::Call) => {
                    let names: Vec<_> = seats.iter().map(|seat| self.in_list(*seat)).collect();
                    words.score_shared(words.list(&names))
                }
            },
            Outcome::Draw => words.score_draw().into(),
            Outcome::Played => words.score_played().into(),
            Outcome::NoWinner => words.score_no_winner().into(),
            Outcome::Aborted => words.score_aborted().into(),
        }
    }
}
