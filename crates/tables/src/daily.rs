//! The daily secret.

use store::{Moment, Score};

use crate::error::Error;
use crate::games::Game;
use crate::house::House;
use crate::room::Room;

impl House {
    /// The secret of a daily table; none elsewhere.
    #[allow(clippy::unused_async)]
    pub(crate) async fn daily_code(&self, _room: &Room) -> Result<Option<rules::Code>, Error> {
        Ok(None)
    }

    /// The result of a try at a daily secret.
    pub(crate) fn daily_score(&self, _room: &Room, _game: &Game, _now: Moment) -> Option<Score> {
        None
    }
}
