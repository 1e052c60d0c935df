//! Records, and what advice and analysis are given.

use rules::{Seat, View, Viewer, notation};
use serde_json::Value;

use crate::caller::Caller;
use crate::error::Error;
use crate::games::Game;
use crate::house::House;
use crate::json;

/// The record of a match.
#[derive(Clone, Debug)]
pub struct Record {
    /// Whether the match is over: then the record is whole, and can be checked.
    pub finished: bool,
    /// The readable text.
    pub text: String,
    /// The same as JSON.
    pub json: Value,
}

impl House {
    /// The record of a match. A finished one is for whoever knows its id; of a running one everybody gets what he
    /// may see.
    pub async fn record(&self, match_id: &str, caller: &Caller) -> Result<Record, Error> {
        let (game, viewer) = self.seen_match(match_id, caller).await?;
        Ok(Record {
            finished: game.play.outcome().is_some(),
            text: notation::write_seen(&game.play, viewer),
            json: json::record(&game.play),
        })
    }

    /// A finished match as anybody may see it, to be looked at row by row.
    pub async fn finished(&self, match_id: &str) -> Result<View, Error> {
        let (game, _) = self.seen_match(match_id, &Caller::nobody()).await?;
        if game.play.outcome().is_none() {
            return Err(Error::Running);
        }
        Ok(game.play.view(Viewer::Spectator))
    }

    /// What somebody may be advised on: the match from his seat, where advice is allowed.
    pub async fn advisable(&self, table: &str, seat: Seat, caller: &Caller) -> Result<View, Error> {
        let room = self.seen_room(table).await?;
        room.own(caller, seat)?;
        self.show_life(&room, caller).await?;
        if !room.terms.advice {
            return Err(Error::NoAdvice);
        }
        let game = self.newest(&room).await?.ok_or(Error::Waiting)?;
        Ok(game.play.view(Viewer::Seat(seat)))
    }

    /// A match, and as whom the caller sees it.
    async fn seen_match(
        &self,
        match_id: &str,
        caller: &Caller,
    ) -> Result<(std::sync::Arc<Game>, Viewer), Error> {
        let game = self.stored_game(match_id).await?;
        if game.play.outcome().is_some() {
            return Ok((game, Viewer::Spectator));
        }
        let room = self.seen_room(&game.table_id).await?;
        match room.viewer(caller, None, Some(&game)) {
            Ok(Viewer::Spectator) if !room.terms.spectators => Err(Error::NoMatch),
            Ok(viewer) => Ok((game, viewer)),
            // Whoever may not look on need not know that it is there.
            Err(Error::NoSpectators) => Err(Error::NoMatch),
            Err(error) => Err(error),
        }
    }
}
