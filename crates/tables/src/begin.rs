//! The beginning of a match.

use std::sync::Arc;

use rules::notation::write_running_header;
use rules::{Match, MatchId, Mode, Time};
use store::{DueKind, NewMatch, Request, Started};

use crate::commit::lines;
use crate::computer::follow;
use crate::error::HouseError;
use crate::games::Game;
use crate::house::House;
use crate::room::Room;
use crate::source::Purpose;
use crate::views::ShownViews;

impl House {
    /// Begins a match of a table, unless it was begun already. Says which it is, and whether it was begun here; nothing if
    /// somebody sat down or left since the table was read.
    pub(crate) async fn begin(
        &self,
        room: &Room,
        ordinal: i64,
        request: Option<Request>,
    ) -> Result<Option<(String, bool)>, HouseError> {
        let whos = room.whos()?;
        let names = room.table.seats.iter().map(|seat| seat.name.as_deref());
        let seats = whos.iter().zip(names).map(|(who, name)| (who.player(), name)).collect();
        let mut terms = room.terms.clone();
        if let Some(last) = room.last() {
            // The start moves one seat on; alone there is no start to move.
            let first = self.game(&last.id, 0).await?.play.setup().rematch().first();
            terms.first = (terms.mode != Mode::Solo.name()).then_some(first.number());
        }
        let setup = terms.settle(seats, &self.inner.source)?.map_err(HouseError::Setup)?;
        let now = self.now();
        let id = MatchId::draw(&mut self.inner.source.chance(Purpose::Id));
        let mut game = Match::new(id.clone(), setup);
        let header = write_running_header(&game);
        let daily = self.daily_code(room).await?;
        follow(&mut game, &whos, daily, Time(0), &self.inner.source);
        let (table_id, views) = (room.table.id.clone(), ShownViews::default());
        let stored = (game.steps() > 0).then_some(now);
        let game = Game { table_id, ordinal, started: now, play: game, stored, views };
        let due = self.dues(&game, now);
        let computers = due.iter().any(|due| due.kind == DueKind::Computer);
        let new = NewMatch {
            id: id.as_str().to_owned(),
            table_id: room.table.id.clone(),
            ordinal,
            seats: room.table.seats.clone(),
            header,
            now,
            actions: lines(&game, 0, now),
            due,
            request,
        };
        let started = self.inner.store.start_match(new).await;
        match started.inspect_err(|error| self.doubt(error, &room.table.id, id.as_str(), -1))? {
            Started::Done => {
                let game = Arc::new(game);
                self.inner.games.keep(&game);
                self.changed(&room.table.id);
                if computers {
                    self.let_play(id.as_str(), game.number());
                }
                self.inner.due.notify_one();
                Ok(Some((id.as_str().to_owned(), true)))
            }
            Started::There(id) | Started::Repeated(id) => {
                self.forget(&room.table.id);
                Ok(Some((id, false)))
            }
            Started::Changed => Ok(None),
            Started::Missing => Err(HouseError::Archived),
            Started::Reused => Err(HouseError::KeyReused),
        }
    }
}
