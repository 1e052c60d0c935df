//! What is counted of matches, in whole numbers: every order of adding gives the same.

#![allow(clippy::cast_precision_loss, reason = "what is counted stays far below 2⁵²")]

use rules::matches::RoundEnd;
use rules::{Match, Outcome, Seat, Viewer};

/// Numbers added up, with their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum {
    count: u64,
    total: i64,
    squares: i64,
}

impl Sum {
    fn add(&mut self, value: i64) {
        self.count += 1;
        self.total += value;
        self.squares += value * value;
    }

    fn add_all(&mut self, other: &Self) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
    }

    /// Their mean.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.total as f64 / self.count as f64)
    }

    /// The standard error of the mean.
    pub(super) fn error(&self) -> Option<f64> {
        let count = self.count as f64;
        let mean = self.mean().filter(|_| self.count > 1)?;
        let variance = (self.squares as f64 / count - mean * mean).max(0.0) * count / (count - 1.0);
        Some((variance / count).sqrt())
    }
}

/// How one player fared, in one match or in many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Rows of rounds that the player broke alone; an unsolved round counts as it is scored.
    pub(super) rows: Sum,
    /// Rounds as breaker, alone or among others.
    pub(super) rounds: u64,
    /// Rounds that this player solved.
    pub(super) solved: u64,
    /// Points of whole matches.
    pub(super) points: Sum,
    /// Matches won alone.
    pub(super) won: u64,
    /// Matches drawn, or won together with others.
    pub(super) shared: u64,
    /// Wrong calls in a group.
    pub(super) wrong_calls: u64,
}

impl Tally {
    /// How a seat fared in a match that is over.
    pub(super) fn of(game: &Match, seat: Seat) -> Self {
        let mut tally = Self::default();
        let (setup, rules) = (game.setup(), game.setup().rules());
        let view = game.view(Viewer::Spectator);
        for round in view.past.iter().filter(|round| round.maker != seat && round.end != RoundEnd::Void) {
            tally.rounds += 1;
            let solved = round.end.solved_in();
            let own = |row: u8| round.rows.get(usize::from(row) - 1).is_some_and(|row| row.by == seat);
            tally.solved += u64::from(solved.is_some_and(own));
            if setup.is_duel() {
                tally.rows.add(solved.map_or(rules.unsolved_rows(), u16::from).into());
            }
        }
        if let rules::view::Board::GroupWatcher(board) = &view.board {
            let wrong = board.calls.iter().filter(|call| call.by == seat && call.right == Some(false));
            tally.wrong_calls = wrong.count() as u64;
        }
        tally.points.add(game.total(seat).into());
        match game.outcome() {
            Some(Outcome::Won { seats, .. }) if seats.contains(&seat) => {
                tally.won = u64::from(seats.len() == 1);
                tally.shared = u64::from(seats.len() > 1);
            }
            Some(Outcome::Draw) => tally.shared = 1,
            _ => {}
        }
        tally
    }

    fn add(&mut self, other: &Self) {
        self.rows.add_all(&other.rows);
        self.rounds += other.rounds;
        self.solved += other.solved;
        self.points.add_all(&other.points);
        self.won += other.won;
        self.shared += other.shared;
        self.wrong_calls += other.wrong_calls;
    }
}

/// How everybody at a table fared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tallies {
    /// Matches.
    pub(super) games: u64,
    /// Matches that somebody won alone.
    pub(super) decided: u64,
    /// Player by player.
    pub(super) players: Vec<Tally>,
}

impl Tallies {
    pub(super) fn new(players: usize) -> Self {
        Self { games: 0, decided: 0, players: vec![Tally::default(); players] }
    }

    /// Adds a match.
    pub(super) fn add(&mut self, game: &[Tally]) {
        self.games += 1;
        self.decided += game.iter().map(|tally| tally.won).sum::<u64>();
        for (sum, tally) in self.players.iter_mut().zip(game) {
            sum.add(tally);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_its_standard_error() {
        let mut sum = Sum::default();
        assert_eq!((sum.mean(), sum.error()), (None, None));
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            sum.add(value);
        }
        assert_eq!(sum.mean(), Some(5.0));
        let error = sum.error().expect("eight numbers");
        assert!((error - (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
    }
}
