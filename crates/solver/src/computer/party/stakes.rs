//! What there is to win in the rest of a party's round.

use rules::edition::{PARTY_ENTRIES, Scoring};
use rules::{Answer, Rules};

/// The most seats of a party.
pub(super) const SEATS: usize = 5;

/// Points of all seats: the breakers in the order of their rows from the one whose turn it is now, then the maker.
pub(super) type PartyPurse<T> = [T; SEATS];

/// The points that the rows to come can earn.
#[derive(Clone, Debug)]
pub(super) struct Stakes {
    /// Breakers at the table.
    pub(super) breakers: usize,
    /// Rows that can still be placed.
    pub(super) rows: usize,
    /// Points of the row that solves it.
    pub(super) solution: i64,
    holes: u8,
    /// The maker's points by solving row, from the next one on, then for not at all.
    maker: Vec<i64>,
}

impl Stakes {
    /// The stakes of a party with these seats and rows to come; nothing for other formats.
    pub(super) fn of(rules: &Rules, seats: usize, rows: usize) -> Option<Self> {
        let Scoring::Party { maker } = rules.edition().scoring else { return None };
        let table = seats.checked_sub(3).and_then(|place| maker.get(place))?;
        let first = PARTY_ENTRIES.checked_sub(rows + 1)?;
        Some(Self {
            breakers: seats - 1,
            rows,
            solution: rules.solution_points().into(),
            holes: rules.holes(),
            maker: table[first..].iter().map(|points| i64::from(*points)).collect(),
        })
    }

    /// A breaker's points for an answer.
    pub(super) fn points(&self, answer: Answer) -> i64 {
        if answer.black == self.holes {
            self.solution
        } else {
            2 * i64::from(answer.black) + i64::from(answer.white)
        }
    }

    /// The maker's points if the round is solved after a number of further rows, or never.
    pub(super) fn maker(&self, row: usize) -> i64 {
        self.maker[row]
    }

    /// Whose turn it is after a number of further rows.
    pub(super) const fn turn(&self, row: usize) -> usize {
        row % self.breakers
    }

    /// The lead of the player to move if their row solves it.
    pub(super) fn lead_of_solution(&self) -> f64 {
        self.lead_of_points(self.solution) - self.maker(0) as f64
    }

    /// The lead that points give, in parts of one rival's points.
    pub(super) fn lead_of_points(&self, points: i64) -> f64 {
        points as f64 * self.breakers as f64
    }

    /// The lead of a breaker: their points times the number of rivals, the maker included, less the rivals' points.
    pub(super) fn lead<T>(&self, purse: &PartyPurse<T>, breaker: usize) -> T
    where
        T: Copy + std::ops::Add<Output = T> + std::ops::Sub<Output = T> + Default,
    {
        // Seats that nobody sits on have nothing.
        let all = purse.iter().fold(T::default(), |sum, points| sum + *points);
        let own = purse[breaker];
        (0..=self.breakers).fold(T::default(), |sum, _| sum + own) - all
    }
}
