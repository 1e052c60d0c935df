//! What those at a device see of a table's match.

use std::time::Duration;

use play::device::{self, Device};
use play::{Sight, Who};
use rules::seat::{Chair, Name};
use rules::{Mode, Seat, Setup};
use solver::computer::Level;
use words::Words;

use crate::error::HouseError;
use crate::games::Game;
use crate::look::TableLook;
use crate::terms::who;

impl TableLook {
    /// Whether several share the caller's device, so that what one of them sees is hidden from the others. At a real board
    /// the server knows nothing that it could hide.
    pub fn is_shared(&self) -> bool {
        self.held().len() > 1 && !self.is_refereed()
    }

    /// Whether people enter what happens at a real board.
    fn is_refereed(&self) -> bool {
        self.room.terms.mode == Mode::Referee.name()
    }

    /// The match as those at the caller's device see it: from the seat that is named, or from the one whose turn it is.
    /// Where several share the device, what one of them alone may see stays covered until they are named. Nothing
    /// before the first match, and for a visitor who only looks for a free seat.
    pub fn sight(&self, words: Words, named: Option<Seat>) -> Result<Option<Sight>, HouseError> {
        let viewer = self.viewer(named)?;
        let Some(game) = self.game.as_deref().filter(|_| self.room.may_watch(viewer)) else {
            return Ok(None);
        };
        let held = self.held();
        let setup = self.renamed(game);
        let setup = setup.as_ref().unwrap_or(game.play.setup());
        let device = Device { held: &held, shared: self.is_shared(), viewer, named: named.is_some() };
        let mut sight = device::sight(words, &game.play, setup, &device);
        sight.levels = self.levels();
        sight.left = game.deadline().map(|deadline| {
            Duration::from_millis(u64::try_from(deadline.saturating_sub(self.now)).unwrap_or(0))
        });
        Ok(Some(sight))
    }

    /// Whether a round has ended, and there is something to look back at. Everybody who may see the match may know that.
    pub fn has_ended(&self, round: u32) -> bool {
        let seen = !self.held().is_empty() || self.room.terms.spectators;
        self.game.as_ref().is_some_and(|game| seen && device::has_ended(&game.play, round))
    }

    /// What was agreed, with the names that those who play have given themselves since the match began; nothing if
    /// they are the same. Somebody who took a seat after that has not played.
    fn renamed(&self, game: &Game) -> Option<Setup> {
        let over = game.play.outcome().is_some();
        let chairs = game.play.setup().chairs();
        let name = |(chair, seat): (&Chair, &store::StoredSeat)| {
            let plays =
                seat.token.is_some() && (!over || seat.taken.is_some_and(|taken| taken <= game.started));
            match seat.name.as_deref().map(Name::new) {
                Some(Ok(name)) if plays => Some(name),
                None if plays => None,
                _ => chair.name.clone(),
            }
        };
        let names: Vec<_> = chairs.iter().zip(&self.room.table.seats).map(name).collect();
        let changed = chairs.iter().zip(&names).any(|(chair, name)| chair.name != *name);
        (changed && names.len() == chairs.len()).then(|| game.play.setup().named(names))
    }

    /// How well the computer plays each seat that is its own. The code of the day is not the computer's.
    fn levels(&self) -> Vec<Option<Level>> {
        let level = |seat: &store::StoredSeat| match who(seat) {
            Ok(Who::Computer(computer)) if self.room.terms.daily.is_none() => Some(computer.level),
            _ => None,
        };
        self.room.table.seats.iter().map(level).collect()
    }
}
