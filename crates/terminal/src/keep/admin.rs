//! The command `admin`: which tables there are, which are shown, who is kept out.

use std::io::Write;
use std::net::IpAddr;

use serde_json::{Value, json};
use store::{Access, Block, Counts, Once, Page, Shown, Store, Table};
use words::Words;

use super::{now, runtime, stored, write_json};
use crate::columns::columns;
use crate::failure::Failure;
use crate::foreign::{self, quoted};

/// Tables that are read at a time.
const PAGE: i64 = 500;

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Lists the tables, the newest first.
    Tables {
        /// At most so many.
        limit: usize,
    },
    /// Puts a table away as it is; whoever sits there can open it again.
    Close {
        /// Its id or its code.
        table: String,
    },
    /// Takes a table out of the lobby.
    Hide {
        /// Its id or its code.
        table: String,
    },
    /// Lists a hidden table in the lobby again.
    Show {
        /// Its id or its code.
        table: String,
    },
    /// Keeps an address or a network out.
    Block {
        /// The address, or a network like `2001:db8::/32`.
        address: String,
        /// Why, for others who keep the server.
        reason: String,
        /// For so many days; for good if none.
        days: Option<u32>,
    },
    /// Lets an address in again.
    Unblock {
        /// The address as it was given.
        address: String,
    },
    /// Lists who is kept out.
    Blocks,
}

/// Does what was ordered, beside a running server, and says so or, with `as_json`, tells programs. Servers notice within
/// a few seconds.
pub fn admin(
    database: &str,
    order: &Order,
    as_json: bool,
    words: Words,
    mut output: impl Write,
) -> Result<(), Failure> {
    runtime()?.block_on(async {
        let reads = matches!(order, Order::Tables { .. } | Order::Blocks);
        let access = if reads { Access::Read } else { Access::Beside };
        let store = Store::open(database, access).await.map_err(stored(words))?;
        let desk = Desk { store: &store, as_json, words };
        let done = desk.carry_out(order, &mut output).await;
        store.close().await;
        done
    })
}

/// Where orders are carried out.
struct Desk<'a> {
    store: &'a Store,
    as_json: bool,
    words: Words,
}

impl Desk<'_> {
    async fn carry_out(&self, order: &Order, output: &mut impl Write) -> Result<(), Failure> {
        let (store, words, stored) = (self.store, self.words, stored(self.words));
        match order {
            Order::Tables { limit } => self.tables(*limit, output).await?,
            Order::Close { table } => {
                let id = self.find(table).await?.id;
                let open = store.archive_table(&id, i64::MAX, now()).await.map_err(stored)?;
                let before = open != Once::Done(true);
                let said = if before { words.keep_closed_before(&id) } else { words.keep_closed(&id) };
                self.say(output, &json!({ "table": id, "closed": true, "before": before }), &said)?;
            }
            Order::Hide { table } => {
                let id = self.find(table).await?.id;
                store.hide_table(&id, Some(now())).await.map_err(stored)?;
                self.say(output, &json!({ "table": id, "hidden": true }), &words.keep_hidden(&id))?;
            }
            Order::Show { table } => {
                let id = self.find(table).await?.id;
                store.hide_table(&id, None).await.map_err(stored)?;
                self.say(output, &json!({ "table": id, "hidden": false }), &words.keep_shown(&id))?;
            }
            Order::Block { address, reason, days } => {
                let address = network(address, words)?;
                let until = days.map(|days| now() + i64::from(days) * DAY);
                let block = Block { address: address.clone(), reason: reason.clone(), created: now(), until };
                let shape = block_shape(&block);
                store.block(block).await.map_err(stored)?;
                self.say(output, &shape, &words.keep_blocked(address))?;
            }
            Order::Unblock { address } => {
                let address = network(address, words)?;
                if !store.unblock(&address).await.map_err(stored)? {
                    return Err(Failure::Wrong(words.keep_not_blocked(address)));
                }
                let shape = json!({ "address": address, "blocked": false });
                self.say(output, &shape, &words.keep_unblocked(address))?;
            }
            Order::Blocks => self.blocks(output).await?,
        }
        output.flush()?;
        Ok(())
    }

    /// Says what was done.
    fn say(&self, output: &mut impl Write, shape: &Value, sentence: &str) -> Result<(), Failure> {
        if self.as_json {
            return write_json(output, shape);
        }
        writeln!(output, "{sentence}")?;
        Ok(())
    }

    /// Lists who is kept out.
    async fn blocks(&self, output: &mut impl Write) -> Result<(), Failure> {
        let words = self.words;
        let blocks = self.store.blocks(now()).await.map_err(stored(words))?;
        if self.as_json {
            return write_json(output, &blocks.iter().map(block_shape).collect());
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
        Ok(())
    }

    /// Lists tables.
    async fn tables(&self, limit: usize, output: &mut impl Write) -> Result<(), Failure> {
        let (words, stored) = (self.words, stored(self.words));
        let Counts { tables: open, running, finished } = self.store.counts().await.map_err(stored)?;
        let mut listed = Vec::new();
        let mut page = Page::first(PAGE);
        loop {
            let tables = self.store.tables(Shown::All, &page).await.map_err(stored)?;
            let left = limit - listed.len();
            listed.extend(tables.items.into_iter().take(left));
            match tables.next {
                Some(next) if listed.len() < limit => page.after = Some(next),
                _ => break,
            }
        }
        if self.as_json {
            let tables: Value = listed.iter().map(table_shape).collect();
            let shape = json!({ "open": open, "running": running, "finished": finished, "tables": tables });
            return write_json(output, &shape);
        }
        writeln!(output, "{}", words.keep_counts(count(finished), count(running), count(open)))?;
        let lines: Vec<_> = listed.iter().map(|table| self.line(table)).collect();
        write!(output, "{}", columns(&lines, &[], 0))?;
        Ok(())
    }

    fn line(&self, table: &Table) -> Vec<String> {
        let words = self.words;
        let state = match state(table) {
            "closed" => words.keep_state_closed(),
            "hidden" => words.keep_state_hidden(),
            "public" => words.keep_state_public(),
            _ => words.keep_state_private(),
        };
        let idle = days(now() - table.activity);
        let taken = words.keep_table(idle, table.seats.len(), taken(table));
        vec![table.id.clone(), table.code.clone(), edition(table), state.into(), taken]
    }

    /// A table by its id or its code.
    async fn find(&self, name: &str) -> Result<Table, Failure> {
        let stored = stored(self.words);
        let found = match self.store.table(name).await.map_err(stored)? {
            Some(table) => Some(table),
            None => self.store.table_by_code(&name.to_lowercase()).await.map_err(stored)?,
        };
        found.ok_or_else(|| Failure::Wrong(self.words.keep_no_table(quoted(name))))
    }
}

/// Whole days in a time.
fn days(milliseconds: i64) -> u64 {
    u64::try_from(milliseconds / DAY).unwrap_or(0)
}

/// What is counted is never negative.
fn count(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// Whether a table is to be seen, in a word for programs.
fn state(table: &Table) -> &'static str {
    match (table.archived, table.hidden, table.public) {
        (Some(_), ..) => "closed",
        (None, Some(_), _) => "hidden",
        (None, None, true) => "public",
        (None, None, false) => "private",
    }
}

/// Seats that people have taken.
fn taken(table: &Table) -> usize {
    table.seats.iter().filter(|seat| seat.token.is_some()).count()
}

/// What is played at a table.
fn edition(table: &Table) -> String {
    let settings: Option<Value> = serde_json::from_str(&table.settings).ok();
    settings.and_then(|settings| settings["edition"].as_str().map(str::to_owned)).unwrap_or_default()
}

fn table_shape(table: &Table) -> Value {
    json!({
        "id": table.id,
        "code": table.code,
        "edition": edition(table),
        "state": state(table),
        "taken": taken(table),
        "seats": table.seats.len(),
        "activity": table.activity,
    })
}

fn block_shape(block: &Block) -> Value {
    json!({ "address": block.address, "reason": block.reason, "created": block.created, "until": block.until })
}

/// An address or a network, written in one way.
fn network(text: &str, words: Words) -> Result<String, Failure> {
    let wrong = || Failure::Wrong(words.keep_no_network(quoted(text)));
    let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
    let address: IpAddr = address.parse().map_err(|_| wrong())?;
    let most = if address.is_ipv4() { 32 } else { 128 };
    match bits {
        None => Ok(address.to_string()),
        Some(bits) => {
            let bits: u8 = bits.parse().ok().filter(|bits| *bits <= most).ok_or_else(wrong)?;
            Ok(format!("{address}/{bits}"))
        }
    }
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
