//! Beginning with those who are there, where not everybody came.

use rules::OptionKey;
use wire::TableState;

use crate::boxed;
use crate::caller::Caller;
use crate::error::HouseError;
use crate::house::House;
use crate::key::{Key, unless_repeated};
use crate::room::Room;
use crate::source::Source;
use crate::terms::Terms;

impl Room {
    /// What is agreed if the match begins with those who are there: seats that are free are gone. Nothing if nobody is
    /// waited for, or if so few can't play.
    pub(crate) fn smaller(&self, source: &Source) -> Option<Terms> {
        let left: Vec<_> = self.table.seats.iter().filter(|seat| !Self::is_free(seat)).collect();
        if self.last().is_some() || self.full() || left.is_empty() || self.table.archived.is_some() {
            return None;
        }
        let mut terms = self.terms.clone();
        // Where the boards say how many play, each of those who are there has one.
        let boards = OptionKey::Boards.name();
        let of = |option: &str| option.split_once('=').is_some_and(|(key, _)| key.trim() == boards);
        let rule = terms.edition().ok()?.options.iter().find(|rule| rule.key == OptionKey::Boards);
        if rule.is_some() {
            terms.options.retain(|option| !of(option));
            terms.options.push(format!("{boards}={}", left.len()));
        }
        // The agreed first maker stays first; if nobody took that seat, the lot decides.
        let place = |first: u8| left.iter().position(|seat| seat.number == i64::from(first));
        terms.first = terms.first.and_then(place).and_then(|place| u8::try_from(place + 1).ok());
        let whos = self.whos().ok()?;
        let whos = whos.iter().zip(&self.table.seats).filter(|(_, seat)| !Self::is_free(seat));
        let seats = whos.map(|(who, _)| (who.player(), None)).collect();
        // Whether they can play doesn't depend on who begins: nothing is drawn to find out.
        let tried = Terms { first: terms.first.or(Some(1)), ..terms.clone() };
        matches!(tried.settle(seats, source), Ok(Ok(_))).then_some(terms)
    }
}

impl House {
    /// Begins the first match with the players who are there. Only the table's opener may.
    #[boxed]
    pub async fn start(
        &self,
        table: &str,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<TableState, HouseError> {
        let asked = self.asked(table, caller, key.as_ref());
        loop {
            if self.was_repeated(&asked).await? {
                return self.state(table, caller, None).await;
            }
            let room = self.fresh_room(table).await?;
            room.in_charge(caller)?;
            if room.last().is_some() {
                return Err(HouseError::Running);
            }
            let terms = room.smaller(&self.inner.source).ok_or(HouseError::Waiting)?;
            let free = room.table.seats.iter().filter(|seat| Room::is_free(seat)).count();
            let free = i64::try_from(free).unwrap_or(i64::MAX);
            let (from, to) = (&room.table.settings, terms.write());
            let store = &self.inner.store;
            let dropped = store.drop_free_seats(table, from, &to, free, asked.clone()).await?;
            self.changed(table);
            if unless_repeated(dropped)? != Some(false) {
                return self.state(table, caller, None).await;
            }
            // Somebody sat down or left meanwhile.
        }
    }
}
