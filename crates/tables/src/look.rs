//! What a caller may see of a match, as those need it who think about it.

use rules::view::SeenEntry;
use rules::{Code, Rules, Seat, Secret, Setup, View, Viewer};
use store::Moment;

use crate::caller::Caller;
use crate::error::Error;
use crate::house::House;
use crate::json::State;
use crate::source::Purpose;

impl House {
    /// The match of a table as the caller may see it: what has ended in it can be looked at by anybody who may look at
    /// the table.
    pub async fn view(&self, table: &str, caller: &Caller, seat: Option<Seat>) -> Result<View, Error> {
        let viewer = self.viewer(table, caller, seat).await?;
        let room = self.room(table).await?;
        if viewer == Viewer::Spectator && !room.terms.spectators {
            return Err(Error::NoSpectators);
        }
        let game = self.newest(&room).await?.ok_or(Error::Waiting)?;
        Ok(game.play.view(viewer))
    }

    /// Every match of a table with when it began, the last one first: after a rematch those before it can still be looked
    /// at.
    pub async fn matches(&self, table: &str, caller: &Caller) -> Result<Vec<(Moment, State)>, Error> {
        let room = self.seen_room(table).await?;
        let mut matches = Vec::new();
        for found in self.inner.store.matches_of(table).await?.iter().rev() {
            let game = self.game(&found.id, found.number).await?;
            let viewer = room.viewer(caller, None, Some(&game))?;
            matches.push((found.started, room.state(Some(&game), viewer, self.now())));
        }
        Ok(matches)
    }
}

/// Steps of a match as somebody may see them, and how many there are.
#[derive(Clone, Debug)]
pub struct Story {
    /// What was agreed: names and rules.
    pub setup: Setup,
    /// As whom they are seen.
    pub viewer: Viewer,
    /// The steps, the oldest first.
    pub steps: Vec<SeenEntry>,
}

impl House {
    /// The match of a table as it lies there for all, without what any one seat knows: for those who share a device at
    /// it, while it is passed on. Whoever sits there may see that much.
    pub async fn shared_view(&self, table: &str, caller: &Caller) -> Result<View, Error> {
        let room = self.seen_room(table).await?;
        if room.held(caller).is_empty() {
            return Err(Error::NotYours);
        }
        let game = self.newest(&room).await?.ok_or(Error::Waiting)?;
        Ok(game.play.view(Viewer::Spectator))
    }

    /// The last steps of the match of a table, as they are told at a seat, or beside it to those who share a device.
    pub async fn story(
        &self,
        table: &str,
        caller: &Caller,
        viewer: Viewer,
        last: usize,
    ) -> Result<Story, Error> {
        let room = self.seen_room(table).await?;
        match viewer {
            Viewer::Seat(seat) => room.own(caller, seat)?,
            Viewer::Spectator if room.terms.spectators || !room.held(caller).is_empty() => {}
            Viewer::Spectator => return Err(Error::NoSpectators),
        }
        let game = self.newest(&room).await?.ok_or(Error::Waiting)?;
        let since = game.play.steps().saturating_sub(last);
        let steps = game.play.seen(viewer, since).collect();
        Ok(Story { setup: game.play.setup().clone(), viewer, steps })
    }

    /// A secret by chance, for a maker who wants one: nobody is told of it.
    pub fn roll(&self, rules: &Rules) -> Code {
        Secret::draw(rules, &mut self.inner.source.chance(Purpose::Secret)).code
    }
}
