//! Another match at the same table, with the start moved on; closing a table and opening it again.

use std::collections::BTreeMap;
use std::iter;
use std::sync::Arc;

use play::Who;
use rules::{Player, Seat, Viewer};
use store::{Dues, Hash, NewDue, NewSeat, Once, StoredSeat};
use wire::TableState;

use crate::boxed;
use crate::caller::Caller;
use crate::error::HouseError;
use crate::games::Game;
use crate::house::House;
use crate::key::{Key, unless_repeated};
use crate::room::{Room, number_of, seat_of};
use crate::terms::{Rematch, Terms};

/// The most matches of a table.
const MATCHES: i64 = 1_000;

impl House {
    /// Asks for a rematch. It begins when everybody who sits at the table has asked, and no seat is free.
    #[boxed]
    pub async fn rematch(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<TableState, HouseError> {
        self.once_at(table, seat, caller, key.as_ref(), move |room, asked| async move {
            let game = self.ended(&room).await?;
            if room.terms.daily.is_some() {
                return Err(HouseError::Over);
            }
            if game.ordinal >= MATCHES {
                return Err(HouseError::TooManyMatches);
            }
            let mut wishes = room.wishes();
            for seat in room.held(caller) {
                wishes.extend(holder(room.seat(seat)?));
            }
            let gone = self.gone(&room, &game, &wishes).await?;
            if room.full() && agreed(&room, &wishes, &gone) {
                if !gone.is_empty() {
                    self.leave_to_computer(&gone).await?;
                    return Ok(None);
                }
                let begun = self.begin(&room, game.ordinal + 1, asked.request.clone()).await?;
                let Some((_, begun)) = begun else { return Ok(None) };
                if !begun {
                    self.remember(asked).await?;
                }
                return self.state(table, caller, Some(seat)).await.map(Some);
            }
            // A new wish asks everybody again.
            let rematch = Some(Rematch { after: game.ordinal, wishes, declined: BTreeMap::new() });
            let terms = Terms { rematch, ..room.terms.clone() };
            self.agree(&room, &terms, None, asked, &game, seat).await
        })
        .await
    }

    /// The seats of those who left the last match to the computer, haven't come back to the table and want no rematch:
    /// nobody waits for them.
    async fn gone<'r>(
        &self,
        room: &'r Room,
        game: &Game,
        wishes: &BTreeMap<i64, String>,
    ) -> Result<Vec<&'r StoredSeat>, HouseError> {
        let mut gone = Vec::new();
        for stored in &room.table.seats {
            let seat = seat_of(stored);
            let left = stored.token.is_some() && !matches!(game.play.player(seat), Some(Player::Person));
            let asks = wishes.contains_key(&stored.number);
            if left && !asks && !self.is_around(&room.table.id, seat).await? {
                gone.push(stored);
            }
        }
        Ok(gone)
    }

    /// The computer has these seats from now on, unless they have changed hands meanwhile.
    async fn leave_to_computer(&self, gone: &[&StoredSeat]) -> Result<(), HouseError> {
        for stored in gone {
            let kind = Who::Computer(Who::Link.computer()).to_string();
            let to = NewSeat { number: stored.number, kind, open: false, token: None, name: None };
            self.give_seat(stored, to).await?;
        }
        Ok(())
    }

    /// Declines a rematch, or takes back one's own wish for it: everybody's wish is void.
    #[boxed]
    pub async fn decline(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<TableState, HouseError> {
        self.once_at(table, seat, caller, key.as_ref(), move |room, asked| async move {
            let game = self.ended(&room).await?;
            let held: Vec<_> = room.held(caller).into_iter().map(number_of).collect();
            let wishes = room.wishes();
            if wishes.is_empty() {
                // Somebody else was quicker: there is nothing to say no to.
                self.remember(asked).await?;
                return Ok(Some(room.state(Some(&game), Viewer::Seat(seat), self.now())));
            }
            let own = wishes.keys().all(|number| held.contains(number));
            let seats = room.table.seats.iter().filter(|one| !own && held.contains(&one.number));
            let declined = seats.filter_map(holder).collect();
            let rematch = Some(Rematch { after: game.ordinal, wishes: BTreeMap::new(), declined });
            let terms = Terms { rematch, ..room.terms.clone() };
            self.agree(&room, &terms, None, asked, &game, seat).await
        })
        .await
    }

    /// The last match of a table, once it is over.
    async fn ended(&self, room: &Room) -> Result<Arc<Game>, HouseError> {
        let game = self.current(room).await?.ok_or(HouseError::Waiting)?;
        if game.play.outcome().is_none() { Err(HouseError::Running) } else { Ok(game) }
    }

    /// Closes a table where no match is under way. Only its opener may do so; guests leave.
    #[boxed]
    pub async fn close(&self, table: &str, caller: &Caller, key: Option<Key>) -> Result<(), HouseError> {
        let asked = self.asked(table, caller, key.as_ref());
        if self.was_repeated(&asked).await? {
            return Ok(());
        }
        let room = self.fresh_room(table).await?;
        let closer = room.in_charge(caller)?.number;
        self.between_matches(&room).await?;
        unless_repeated(self.inner.store.close_table(table, closer, asked).await?)?;
        self.changed(table);
        Ok(())
    }

    /// Puts a table away, unless something was done there at or after a time: for the server's operator.
    #[boxed]
    pub async fn archive(&self, table: &str, idle_before: store::Moment) -> Result<bool, HouseError> {
        let archived = self.inner.store.archive_table(table, idle_before, self.now()).await?;
        self.changed(table);
        Ok(archived == Once::Done(true))
    }

    /// Opens a table again that was put away, with everything as it was. Anybody who sits there may do so; if it was
    /// closed, only its opener.
    #[boxed]
    pub async fn reopen(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<TableState, HouseError> {
        let room = self.fresh_room(table).await?;
        room.own(caller, seat)?;
        if room.table.closer.is_some() {
            room.in_charge(caller)?;
        }
        let asked = self.asked(table, caller, key.as_ref());
        let mut open = self.was_repeated(&asked).await?;
        if !open && room.table.archived.is_none() {
            self.remember(asked.clone()).await?;
            open = true;
        }
        // Invitations and addresses lead there again, unless another table has the code by now.
        let codes = iter::once(room.table.code.clone()).chain(iter::repeat_with(|| self.new_code()));
        for code in codes.take(8) {
            if open {
                break;
            }
            let game = self.current(&room).await?.filter(|game| game.play.outcome().is_none());
            let dues = game.as_ref().map(|game| self.due_again(game));
            let store = &self.inner.store;
            let reopened = store.reopen_table(table, &code, dues, asked.clone()).await?;
            open = unless_repeated(reopened)?.unwrap_or(true);
            if let Some(game) = game {
                // Its clock stood still while the table was put away.
                self.inner.games.forget(game.id());
            }
        }
        self.changed(table);
        self.inner.due.notify_one();
        self.state(table, caller, Some(seat)).await
    }
}

impl Room {
    /// Who wants a rematch of the last match: the seats that are still held by who asked.
    pub(crate) fn wishes(&self) -> BTreeMap<i64, String> {
        self.said_of_rematch(|rematch| &rematch.wishes)
    }

    /// Who has said no to a rematch of the last match.
    pub(crate) fn declined(&self) -> BTreeMap<i64, String> {
        self.said_of_rematch(|rematch| &rematch.declined)
    }

    /// What was said of a rematch of the last match by those who still hold their seats.
    fn said_of_rematch(&self, what: fn(&Rematch) -> &BTreeMap<i64, String>) -> BTreeMap<i64, String> {
        let last = self.last().map(|last| last.ordinal);
        let said = self.terms.rematch.as_ref().filter(|rematch| Some(rematch.after) == last);
        let mut said = said.map_or_else(BTreeMap::new, |rematch| what(rematch).clone());
        said.retain(|number, asked| {
            let holder = self.table.seats.iter().find(|seat| seat.number == *number);
            holder.and_then(|seat| seat.token.as_ref()).is_some_and(|token| *asked == fingerprint(token))
        });
        said
    }
}

impl House {
    /// Everything that is due in a match now, for any node to take.
    fn due_again(&self, game: &Game) -> Dues {
        let due = self.dues(game, self.now()).into_iter().map(|due| NewDue { claim: None, ..due }).collect();
        Dues { match_id: game.id().to_owned(), number: game.number(), due }
    }
}

/// Whether everybody who sits at a table is among those who asked, or has gone.
fn agreed(room: &Room, wishes: &BTreeMap<i64, String>, gone: &[&StoredSeat]) -> bool {
    let has_gone = |number: i64| gone.iter().any(|seat| seat.number == number);
    let agrees = |seat: &StoredSeat| {
        seat.token.is_none() || wishes.contains_key(&seat.number) || has_gone(seat.number)
    };
    room.table.seats.iter().all(agrees)
}

/// A seat with what tells its holder from the next; nothing if nobody holds it.
fn holder(seat: &StoredSeat) -> Option<(i64, String)> {
    Some((seat.number, fingerprint(seat.token.as_ref()?)))
}

/// Enough of a token's hash to tell one holder of a seat from the next.
fn fingerprint(token: &Hash) -> String {
    hex::encode(&token[..8])
}
