//! The running score of the matches at one table.

use std::num::NonZeroUsize;
use std::sync::Mutex;

use lru::LruCache;
use rules::score::Outcome;
use store::StoredMatch;

use crate::error::HouseError;
use crate::games::Game;
use crate::house::{House, locked};
use crate::shelf::growing;

/// How the matches of a table went among the same players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Series {
    /// Matches won, seat 1's first; a shared win counts for each.
    pub wins: Vec<u32>,
    /// Matches that nobody won.
    pub drawn: u32,
}

impl Series {
    /// How many matches there were.
    pub fn matches(&self) -> u32 {
        self.wins.iter().sum::<u32>() + self.drawn
    }

    /// Counts a match.
    fn add(&mut self, winners: &[usize]) {
        for winner in winners {
            if let Some(wins) = self.wins.get_mut(*winner) {
                *wins += 1;
            }
        }
        self.drawn += u32::from(winners.is_empty());
    }

    /// Counts a match by what the store keeps of it.
    fn count(&mut self, stored: &StoredMatch) {
        match stored.summary.as_deref() {
            Some(summary) if summary.starts_with("won by ") => self.add(&winners(summary)),
            Some("aborted") | None => {}
            Some(_) => self.add(&[]),
        }
    }
}

/// How many series are remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(1_000).unwrap();

/// Series before a match, by its id: what is over never changes.
pub(crate) struct SeriesMemory(Mutex<LruCache<String, Series>>);

impl Default for SeriesMemory {
    fn default() -> Self {
        Self(Mutex::new(growing(MOST)))
    }
}

impl House {
    /// The matches at a table up to this one, as long as the same people played, by their names.
    pub(crate) async fn series(&self, game: &Game) -> Result<Series, HouseError> {
        let memory = &self.inner.series.0;
        let known = locked(memory).get(game.id()).cloned();
        let mut series = if let Some(series) = known {
            series
        } else {
            let before = self.before(game).await?;
            locked(memory).put(game.id().to_owned(), before.clone());
            before
        };
        match game.play.outcome() {
            Some(Outcome::Won { seats, .. }) => {
                series.add(&seats.iter().map(|seat| seat.index()).collect::<Vec<_>>());
            }
            Some(Outcome::Draw | Outcome::NoWinner | Outcome::Played) => series.add(&[]),
            Some(Outcome::Aborted) | None => {}
        }
        Ok(series)
    }

    /// The matches before one.
    async fn before(&self, game: &Game) -> Result<Series, HouseError> {
        let store = &self.inner.store;
        // Of a series that is known only the last match is new: a thousand matches are not read for every one of them.
        let two = store.matches_of(&game.table_id, game.ordinal - 1, 2).await?;
        if let [last, own] = two.as_slice() {
            let known = locked(&self.inner.series.0).get(&last.id).cloned();
            if let Some(mut series) = known.filter(|_| players(&last.header) == players(&own.header)) {
                series.count(last);
                return Ok(series);
            }
        }
        let found = store.matches_of(&game.table_id, 1, game.ordinal).await?;
        let own = found.iter().find(|one| one.ordinal == game.ordinal).map(|one| players(&one.header));
        let mut series = Series { wins: vec![0; game.play.setup().seats()], drawn: 0 };
        // The last change of players begins a series again.
        let earlier = found.iter().rev().filter(|one| one.ordinal < game.ordinal);
        for one in earlier.take_while(|one| Some(players(&one.header)) == own) {
            series.count(one);
        }
        Ok(series)
    }
}

/// The lines of a header that say who plays.
fn players(header: &str) -> Vec<&str> {
    header.lines().filter(|line| line.starts_with("seat ")).collect()
}

/// Who won, by the summary that the store keeps: `won by seat 1 and seat 3 (score)`.
fn winners(summary: &str) -> Vec<usize> {
    let seats = summary.trim_start_matches("won by ").split(" (").next().unwrap_or_default().split(" and ");
    let place = |seat: &str| seat.strip_prefix("seat ")?.parse::<usize>().ok()?.checked_sub(1);
    seats.filter_map(place).collect()
}

#[cfg(test)]
mod tests {
    use rules::Seat;
    use rules::notation::show_outcome;
    use rules::score::DecidedBy;

    use super::*;

    #[test]
    fn winners_are_read_as_the_store_keeps_them() {
        for seats in [vec![0], vec![1], vec![0, 2]] {
            let won = seats.iter().copied().map(Seat::new).collect();
            assert_eq!(winners(&show_outcome(&Outcome::Won { seats: won, by: DecidedBy::Score })), seats);
        }
    }
}
