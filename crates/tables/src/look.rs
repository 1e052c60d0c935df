//! What a caller may see of a match, as those need it who think about it.

use rules::{Seat, View, Viewer};

use crate::caller::Caller;
use crate::error::Error;
use crate::house::House;

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
}
