//! The command `admin`: which tables there are, which are shown, who is kept out.

use std::io::Write;
use std::net::IpAddr;

use ipnet::IpNet;
use serde_json::{Value, json};
use shell::Failure;
use shell::foreign::{self, quoted};
use store::{Access, Block, Counts, ListPage, Listing, Moment, Once, Store, StoredTable};
use tables::Source;
use words::Words;

use super::{runtime, stored};
use crate::columns::columns;
use crate::json::write_json;

/// Tables that are read at a time.
const PAGE: i64 = 500;

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Where a server's operator gives orders, beside the running server, and is told what was done, in words or as
/// JSON. Servers notice within a few seconds.
#[derive(Debug)]
pub struct AdminDesk {
    database: String,
    as_json: bool,
    words: Words,
}

impl AdminDesk {
    /// A desk beside a database.
    pub fn new(database: String, as_json: bool, words: Words) -> Self {
        Self { database, as_json, words }
    }

    /// Lists the tables, the newest first.
    pub fn tables(&self, limit: usize, mut output: impl Write) -> Result<(), Failure> {
        let words = self.words;
        let (counts, listed) = self.open(Access::Read, async |store| listed(store, limit, words).await)?;
        let Counts { tables: open, running, finished } = counts;
        if self.as_json {
            let tables: Value = listed.iter().map(table_shape).collect();
            let shape = json!({ "open": open, "running": running, "finished": finished, "tables": tables });
            return write_json(&mut output, &shape);
        }
        writeln!(
            output,
            "{}",
            words.keep_counts().finished(count(finished)).running(count(running)).tables(count(open))
        )?;
        let lines: Vec<_> = listed.iter().map(|table| line(table, words)).collect();
        write!(output, "{}", columns(&lines, &[], 0))?;
        output.flush()?;
        Ok(())
    }

    /// Puts a table away as it is; its players can open it again.
    pub fn close(&self, table: &str, output: impl Write) -> Result<(), Failure> {
        let words = self.words;
        let (id, before) = self.open(Access::Beside, async |store| {
            let id = find_table(store, table, words).await?.id;
            let open = store.archive_table(&id, i64::MAX, now()).await.map_err(stored(words))?;
            Ok((id, open != Once::Done(true)))
        })?;
        let said = if before { words.keep_closed_before(&id) } else { words.keep_closed(&id) };
        self.say(output, &json!({ "table": id, "closed": true, "before": before }), &said)
    }

    /// Takes a table out of the lobby.
    pub fn hide(&self, table: &str, output: impl Write) -> Result<(), Failure> {
        let id = self.set_hidden(table, true)?;
        self.say(output, &json!({ "table": id, "hidden": true }), &self.words.keep_hidden(&id))
    }

    /// Lists a hidden table in the lobby again.
    pub fn show(&self, table: &str, output: impl Write) -> Result<(), Failure> {
        let id = self.set_hidden(table, false)?;
        self.say(output, &json!({ "table": id, "hidden": false }), &self.words.keep_shown(&id))
    }

    /// Keeps an address or a network out, for a number of days or for good. The reason is for other operators.
    pub fn block(
        &self,
        address: &str,
        reason: String,
        days: Option<u32>,
        output: impl Write,
    ) -> Result<(), Failure> {
        let words = self.words;
        let address = network(address, words)?;
        let until = days.map(|days| now() + i64::from(days) * DAY);
        let block = Block { address: address.clone(), reason, created: now(), until };
        let shape = block_shape(&block);
        self.open(Access::Beside, async |store| store.block(block).await.map_err(stored(words)))?;
        self.say(output, &shape, &words.keep_blocked(address))
    }

    /// Lets an address in again.
    pub fn unblock(&self, address: &str, output: impl Write) -> Result<(), Failure> {
        let words = self.words;
        let address = network(address, words)?;
        let there =
            self.open(Access::Beside, async |store| store.unblock(&address).await.map_err(stored(words)))?;
        if !there {
            return Err(Failure::Wrong(words.keep_not_blocked(address)));
        }
        let shape = json!({ "address": address, "blocked": false });
        self.say(output, &shape, &words.keep_unblocked(address))
    }

    /// Lists who is kept out.
    pub fn blocks(&self, mut output: impl Write) -> Result<(), Failure> {
        let words = self.words;
        let blocks =
            self.open(Access::Read, async |store| store.blocks(now()).await.map_err(stored(words)))?;
        if self.as_json {
            return write_json(&mut output, &blocks.iter().map(block_shape).collect());
        }
        let line = |block: Block| {
            let until = block.until.map_or_else(
                || words.keep_for_good().into_owned(),
                |until| words.keep_days_more(days(until - now()) + 1),
            );
            vec![block.address, until, foreign::sentence(&block.reason)]
        };
        let lines: Vec<_> = blocks.into_iter().map(line).collect();
        write!(output, "{}", columns(&lines, &[], 0))?;
        output.flush()?;
        Ok(())
    }

    /// Takes a table out of the lobby or lists it there again; its id.
    fn set_hidden(&self, table: &str, hidden: bool) -> Result<String, Failure> {
        let words = self.words;
        self.open(Access::Beside, async |store| {
            let id = find_table(store, table, words).await?.id;
            store.hide_table(&id, hidden.then(now)).await.map_err(stored(words))?;
            Ok(id)
        })
    }

    /// Opens the database for one order.
    fn open<T>(
        &self,
        access: Access,
        order: impl AsyncFnOnce(&Store) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        runtime()?.block_on(async {
            let store = Store::open(&self.database, access).await.map_err(stored(self.words))?;
            let done = order(&store).await;
            store.close().await;
            done
        })
    }

    /// Says what was done.
    fn say(&self, mut output: impl Write, shape: &Value, sentence: &str) -> Result<(), Failure> {
        if self.as_json {
            return write_json(&mut output, shape);
        }
        writeln!(output, "{sentence}")?;
        output.flush()?;
        Ok(())
    }
}

/// The newest tables, and how many there are in all.
async fn listed(store: &Store, limit: usize, words: Words) -> Result<(Counts, Vec<StoredTable>), Failure> {
    let stored = stored(words);
    let counts = store.counts().await.map_err(stored)?;
    let mut listed = Vec::new();
    let mut page = ListPage::first(PAGE);
    loop {
        let tables = store.tables(Listing::All, &page).await.map_err(stored)?;
        let left = limit - listed.len();
        listed.extend(tables.items.into_iter().take(left));
        match tables.next {
            Some(next) if listed.len() < limit => page.after = Some(next),
            _ => return Ok((counts, listed)),
        }
    }
}

/// A table by its id or its code.
async fn find_table(store: &Store, name: &str, words: Words) -> Result<StoredTable, Failure> {
    let stored = stored(words);
    let found = match store.table(name).await.map_err(stored)? {
        Some(table) => Some(table),
        None => store.table_by_code(&name.to_lowercase()).await.map_err(stored)?,
    };
    found.ok_or_else(|| Failure::Wrong(words.keep_no_table(quoted(name))))
}

/// What is told of a table, a column each.
fn line(table: &StoredTable, words: Words) -> Vec<String> {
    let state = match state(table) {
        "closed" => words.keep_state_closed(),
        "hidden" => words.keep_state_hidden(),
        "public" => words.keep_state_public(),
        _ => words.keep_state_private(),
    };
    let idle = days(now() - table.activity);
    let taken = words.keep_table().days(idle).seats(table.seats.len()).taken(taken_seats(table));
    vec![table.id.clone(), table.code.clone(), edition(table), state.into(), taken]
}

/// The time.
fn now() -> Moment {
    Source::system().now()
}

/// Whole days in a time.
fn days(milliseconds: i64) -> u64 {
    u64::try_from(milliseconds / DAY).unwrap_or(0)
}

/// What is counted is never negative.
fn count(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// Whether a table can be seen, in a word for programs.
fn state(table: &StoredTable) -> &'static str {
    match (table.archived, table.hidden, table.public) {
        (Some(_), ..) => "closed",
        (None, Some(_), _) => "hidden",
        (None, None, true) => "public",
        (None, None, false) => "private",
    }
}

/// Seats that people have taken.
fn taken_seats(table: &StoredTable) -> usize {
    table.seats.iter().filter(|seat| seat.token.is_some()).count()
}

/// What is played at a table.
fn edition(table: &StoredTable) -> String {
    let settings: Option<Value> = serde_json::from_str(&table.settings).ok();
    settings.and_then(|settings| settings["edition"].as_str().map(str::to_owned)).unwrap_or_default()
}

fn table_shape(table: &StoredTable) -> Value {
    json!({
        "id": table.id,
        "code": table.code,
        "edition": edition(table),
        "state": state(table),
        "taken": taken_seats(table),
        "seats": table.seats.len(),
        "activity": table.activity,
    })
}

fn block_shape(block: &Block) -> Value {
    json!({ "address": block.address, "reason": block.reason, "created": block.created, "until": block.until })
}

/// An address or a network, written in one way.
fn network(text: &str, words: Words) -> Result<String, Failure> {
    let network = text.parse::<IpNet>().map(|network| network.to_string());
    network
        .or_else(|_| text.parse::<IpAddr>().map(|address| address.to_string()))
        .map_err(|_| Failure::Wrong(words.keep_no_network(quoted(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_written_in_one_way() {
        let network = |text: &str| network(text, Words::of(words::Language::English));
        for (text, network_of) in [("192.0.2.7", "192.0.2.7"), ("2001:DB8:0::/32", "2001:db8::/32")] {
            assert_eq!(network(text).unwrap(), network_of);
        }
        for wrong in ["", "here", "192.0.2.7/33", "::1/129", "192.0.2.7/x"] {
            assert!(network(wrong).is_err(), "{wrong}");
        }
    }
}
