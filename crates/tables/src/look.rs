//! What a seat sees, as those need it who think about it: advice and analysis.

use rules::{Seat, View, Viewer};

use crate::caller::Caller;
use crate::error::Error;
use crate::house::House;

impl House {
    /// What a seat of the caller's sees of a match that goes on, where the table allows advice.
    pub async fn advisable(&self, table: &str, caller: &Caller, seat: Seat) -> Result<View, Error> {
        let room = self.room(table).await?;
        room.own(caller, seat)?;
        if !room.terms.advice {
            return Err(Error::NoAdvice);
        }
        let game = self.newest(&room).await?.ok_or(Error::Waiting)?;
        if game.game.outcome().is_some() {
            return Err(Error::Over);
        }
        Ok(game.game.view(Viewer::Seat(seat)))
    }

    /// The match of a table as the caller may see it: what has ended in it can be looked at by anybody who may look at
    /// the table.
    pub async fn view(&self, table: &str, caller: &Caller, seat: Option<Seat>) -> Result<View, Error> {
        let viewer = self.viewer(table, caller, seat).await?;
        let room = self.room(table).await?;
        if viewer == Viewer::Spectator && !room.terms.spectators {
            return Err(Error::NoSpectators);
        }
        let game = self.newest(&room).await?.ok_or(Error::Waiting)?;
        Ok(game.game.view(viewer))
    }
}
