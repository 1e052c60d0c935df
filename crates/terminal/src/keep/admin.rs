//! The command `admin`: which tables there are, which are shown, who is kept out.

use std::io::Write;
use std::net::IpAddr;

use store::{Access, Block, Once, Page, Shown, Store, Table};

use super::{now, runtime};
use crate::failure::Failure;

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

/// Does what was ordered, beside a running server. Servers notice within a few seconds.
pub fn admin(database: &str, order: &Order, mut output: impl Write) -> Result<(), Failure> {
    runtime()?.block_on(async {
        let reads = matches!(order, Order::Tables { .. } | Order::Blocks);
        let store = Store::open(database, if reads { Access::Read } else { Access::Beside }).await?;
        let done = carry_out(&store, order, &mut output).await;
        store.close().await;
        done
    })
}

async fn carry_out(store: &Store, order: &Order, output: &mut impl Write) -> Result<(), Failure> {
    match order {
        Order::Tables { limit } => list(store, *limit, output).await?,
        Order::Close { table } => {
            let table = find(store, table).await?;
            let open = store.archive_table(&table.id, i64::MAX, now()).await?;
            let said = if open == Once::Done(true) { "is closed" } else { "was closed before" };
            writeln!(output, "Table {} {said}.", table.id)?;
        }
        Order::Hide { table } => {
            let table = find(store, table).await?;
            store.hide_table(&table.id, Some(now())).await?;
            writeln!(output, "Table {} is no longer in the lobby.", table.id)?;
        }
        Order::Show { table } => {
            let table = find(store, table).await?;
            store.hide_table(&table.id, None).await?;
            writeln!(output, "Table {} may be in the lobby again.", table.id)?;
        }
        Order::Block { address, reason, days } => {
            let address = network(address)?;
            let until = days.map(|days| now() + i64::from(days) * DAY);
            let block = Block { address: address.clone(), reason: reason.clone(), created: now(), until };
            store.block(block).await?;
            writeln!(output, "{address} is kept out.")?;
        }
        Order::Unblock { address } => {
            let address = network(address)?;
            if !store.unblock(&address).await? {
                return Err(Failure::Wrong(format!("{address} is not kept out")));
            }
            writeln!(output, "{address} is let in again.")?;
        }
        Order::Blocks => {
            for block in store.blocks(now()).await? {
                let until = block.until.map_or("for good".to_owned(), |until| {
                    format!("{} days more", (until - now()).max(0) / DAY + 1)
                });
                writeln!(output, "{:<24} {until:<14} {}", block.address, block.reason)?;
            }
        }
    }
    output.flush()?;
    Ok(())
}

/// Lists tables.
async fn list(store: &Store, limit: usize, output: &mut impl Write) -> Result<(), Failure> {
    let counts = store.counts().await?;
    let store::Counts { tables, running, finished } = counts;
    writeln!(output, "{tables} tables are open, {running} matches are played, {finished} are finished.")?;
    let mut page = Page::first(PAGE);
    let mut left = limit;
    loop {
        let tables = store.tables(Shown::All, &page).await?;
        for table in tables.items.iter().take(left) {
            line(table, output)?;
        }
        left = left.saturating_sub(tables.items.len());
        match tables.next {
            Some(next) if left > 0 => page.after = Some(next),
            _ => return Ok(()),
        }
    }
}

fn line(table: &Table, output: &mut impl Write) -> Result<(), Failure> {
    let taken = table.seats.iter().filter(|seat| seat.token.is_some()).count();
    let state = match (table.archived, table.hidden, table.public) {
        (Some(_), ..) => "closed",
        (None, Some(_), _) => "hidden",
        (None, None, true) => "public",
        (None, None, false) => "private",
    };
    let idle = (now() - table.activity).max(0) / DAY;
    let seats = table.seats.len();
    writeln!(
        output,
        "{} {:<8} {state:<8} {taken} of {seats} seats taken by people, idle {idle} days",
        table.id, table.code
    )?;
    Ok(())
}

/// A table by its id or its code.
async fn find(store: &Store, name: &str) -> Result<Table, Failure> {
    let found = match store.table(name).await? {
        Some(table) => Some(table),
        None => store.table_by_code(&name.to_lowercase()).await?,
    };
    found.ok_or_else(|| Failure::Wrong(format!("there is no table with the id or code “{name}”")))
}

/// An address or a network, written in one way.
fn network(text: &str) -> Result<String, Failure> {
    let wrong = || {
        Failure::Wrong(format!(
            "“{text}” is neither an address nor a network, like 192.0.2.7 or 10.0.0.0/8 or 2001:db8::/32"
        ))
    };
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
        for (text, network_of) in [("192.0.2.7", "192.0.2.7"), ("2001:DB8:0::/32", "2001:db8::/32")] {
            assert_eq!(network(text).unwrap(), network_of);
        }
        for wrong in ["", "here", "192.0.2.7/33", "::1/129", "192.0.2.7/x"] {
            assert!(network(wrong).is_err(), "{wrong}");
        }
    }
}
