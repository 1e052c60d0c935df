//! What those at a device see of a table's match.

use std::time::Duration;

use play::{Cover, Place, Sight, Told};
use rules::matches::RoundEnd;
use rules::seat::{Chair, Name};
use rules::{Actor, Mode, Seat, Setup, View, Viewer};
use solver::computer::Level;
use words::Words;

use crate::error::HouseError;
use crate::games::Game;
use crate::look::TableLook;
use crate::terms::who;
use crate::who::Who;

/// Steps that are told at most.
const STEPS: usize = 40;

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
        let Some(game) = self.game.as_deref().filter(|_| self.may_watch(viewer)) else { return Ok(None) };
        let held = self.held();
        let shared = self.is_shared();
        let setup = self.renamed(game);
        let view = |viewer| {
            let view = game.play.view(game.seen_as(viewer));
            match &setup {
                Some(setup) => renamed(view, setup),
                None => view,
            }
        };
        let (present, cover) = match viewer {
            Viewer::Seat(seat) if shared && named.is_none() => match game.play.due() {
                Some(due) if due.who == Actor::Seat(seat) && game.still_played(seat).is_ok() => {
                    let covered = Cover::is_needed(&view(viewer), due.what);
                    let cover = Cover { seat, stays: false, hides: true, after: false };
                    if covered { (None, Some(cover)) } else { (Some(seat), None) }
                }
                _ => (None, None),
            },
            Viewer::Seat(seat) => (Some(seat), None),
            Viewer::Spectator => (None, None),
        };
        // Where several sit, “you” could be any of them.
        let told = if held.len() > 1 { Viewer::Spectator } else { game.seen_as(viewer) };
        let place = Place { held: &held, told, present };
        let mut sight = Sight::of(place, view).covered(cover);
        sight.private = shared && named.is_some();
        sight.levels = self.levels();
        sight.story = story(words, game, setup.as_ref().unwrap_or(game.play.setup()), &sight);
        sight.left = game.deadline().map(|deadline| {
            Duration::from_millis(u64::try_from(deadline.saturating_sub(self.now)).unwrap_or(0))
        });
        Ok(Some(sight))
    }

    /// Whether a round has ended, and there is something to look back at. Everybody who may see the match may know that.
    pub fn has_ended(&self, round: u32) -> bool {
        let before = round.saturating_sub(1) as usize;
        let seen = !self.held().is_empty() || self.room.terms.spectators;
        let game = self.game.as_ref().filter(|game| seen && before < game.play.ended());
        let ended =
            game.and_then(|game| game.play.view_after(Viewer::Spectator, before).past.first().cloned());
        ended.is_some_and(|round| round.end != RoundEnd::Abandoned)
    }

    /// Whether a viewer may see the match: a visitor looking for a free seat sees the table, not the game of those who
    /// sit there.
    pub(crate) fn may_watch(&self, viewer: Viewer) -> bool {
        matches!(viewer, Viewer::Seat(_)) || self.room.terms.spectators
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

/// A view with other names.
fn renamed(mut view: View, setup: &Setup) -> View {
    for (seat, chair) in view.seats.iter_mut().zip(setup.chairs()) {
        seat.name.clone_from(&chair.name);
    }
    View { setup: setup.clone(), ..view }
}

/// The last steps, told to those at a device.
fn story(words: Words, game: &Game, setup: &Setup, sight: &Sight) -> Vec<Told> {
    let teller = words.at(setup, sight.told);
    let since = game.play.steps().saturating_sub(STEPS);
    let steps = game.play.seen(sight.view.viewer, since);
    steps.flat_map(|entry| Told::of(&entry, teller.entry(&entry))).collect()
}
