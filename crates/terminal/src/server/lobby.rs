//! The tables of a server that somebody can join.

use rules::Edition;
use wire::{TableCard, TableList};
use words::Words;

use super::client::Client;
use super::link::told;
use crate::failure::Failure;
use crate::foreign::quoted;

/// So many tables are listed.
const LISTED: usize = 20;

/// A table with a free seat.
#[derive(Clone, Debug)]
pub(crate) struct Card {
    /// Its short code.
    pub(crate) code: String,
    /// What is played.
    pub(crate) edition: &'static Edition,
    /// How many seats are free.
    pub(crate) free: usize,
    /// The names of those who sit there.
    pub(crate) names: Vec<String>,
}

/// The server's address, and the code of a table if the address of one in a browser was given.
pub(crate) fn address(server: &str, words: Words) -> Result<(&str, Option<&str>), Failure> {
    let (origin, code) = match server.split_once("/t/") {
        Some((origin, code)) => (origin, Some(code.trim_end_matches('/'))),
        None => (server.trim_end_matches('/'), None),
    };
    if origin.starts_with("http://") || origin.starts_with("https://") {
        return Ok((origin, code));
    }
    Err(Failure::Wrong(words.server_address(quoted(server))))
}

/// The tables with a free seat, the newest first.
pub(crate) fn tables(origin: &str, words: Words) -> Result<Vec<Card>, Failure> {
    let client = Client::new(origin, words);
    let listed = client.get(&format!("/tables?joinable=true&limit={LISTED}"));
    let listed: TableList = listed.map_err(|trouble| Failure::Wrong(told(words, origin, trouble)))?;
    let card = |card: &TableCard| {
        Some(Card {
            code: quoted(&card.code),
            edition: Edition::find(&card.edition)?,
            free: card.seats.iter().filter(|seat| seat.free).count(),
            names: card.seats.iter().filter_map(|seat| seat.name.as_deref()).map(quoted).collect(),
        })
    };
    Ok(listed.tables.iter().filter_map(card).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn an_address_may_be_that_of_a_table_in_a_browser() {
        let words = Words::of(Language::English);
        let address = |text| address(text, words).map_err(|failure| failure.to_string());
        assert_eq!(address("https://example.org/"), Ok(("https://example.org", None)));
        assert_eq!(address("http://[::1]:8484/t/abc123/"), Ok(("http://[::1]:8484", Some("abc123"))));
        assert!(address("example.org").is_err_and(|said| said.contains("“example.org” is no address")));
    }
}
