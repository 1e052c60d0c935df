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
            finished: game.game.outcome().is_some(),
            text: notation::write_seen(&game.game, viewer),
            json: json::record(&game.game),
        })
    }

    /// A finished match as anybody may see it, to be looked at row by row.
    pub async fn finished(&self, match_id: &str) -> Result<View, Error> {
        let (game, _) = self.seen_match(match_id, &Caller::nobody()).await?;
        if game.game.outcome().is_none() {
            return Err(Error::Running);
        }
        Ok(game.game.view(Viewer::Spectator))
    }

    /// What somebody may be advised on: the match from his seat, where advice is allowed.
    pub async fn advisable(&self, table: &str, seat: Seat, caller: &Caller) -> Result<View, Error> {
        let room = self.room(table).await?;
        room.own(caller, seat)?;
        if !room.terms.advice {
            return Err(Error::NoAdvice);
        }
        let game = self.newest(&room).await?.ok_or(Error::Waiting)?;
        Ok(game.game.view(Viewer::Seat(seat)))
    }

    /// A match, and as whom the caller sees it.
    async fn seen_match(
        &self,
        match_id: &str,
        caller: &Caller,
    ) -> Result<(std::sync::Arc<Game>, Viewer), Error> {
        let found = self.inner.store.find_match(match_id).await?.ok_or(Error::NoMatch)?;
        let game = self.game(match_id, found.number).await?;
        if game.game.outcome().is_some() {
            return Ok((game, Viewer::Spectator));
        }
        let viewer = match self.viewer(&found.table_id, caller, None).await {
            Ok(Viewer::Spectator) if !self.room(&found.table_id).await?.terms.spectators => {
                return Err(Error::NoMatch);
            }
            Ok(viewer) => viewer,
            // Whoever may not look on need not know that it is there.
            Err(Error::NoSpectators) => return Err(Error::NoMatch),
            Err(error) => return Err(error),
        };
        Ok((game, viewer))
    }
}
