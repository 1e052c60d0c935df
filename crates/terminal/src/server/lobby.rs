//! The tables of a server that somebody can join.

use std::path::Path;

use rules::Edition;
use ureq::http::uri::Authority;
use wire::{TableCard, TableList};
use words::Words;

use super::client::Client;
use super::link::told;
use super::purse::Purse;
use crate::failure::Failure;
use crate::foreign::quoted;

/// The most tables listed.
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
    /// The names of the people seated there.
    pub(crate) names: Vec<String>,
    /// Whether one of the seats is the reader's.
    pub(crate) own: bool,
}

/// The server's address, and a table's code if the address is that of a table in a browser. A host with its port will
/// do too.
pub(crate) fn address(server: &str, words: Words) -> Result<(String, Option<&str>), Failure> {
    let (origin, code) = match server.split_once("/t/") {
        Some((origin, code)) => (origin, Some(code.trim_end_matches('/'))),
        None => (server.trim_end_matches('/'), None),
    };
    if origin.starts_with("http://") || origin.starts_with("https://") {
        return Ok((origin.to_owned(), code));
    }
    match origin.parse::<Authority>().ok().and_then(|host| host.port_u16()) {
        Some(443) => Ok((format!("https://{origin}"), code)),
        Some(_) => Ok((format!("http://{origin}"), code)),
        None => Err(Failure::Wrong(words.server_address(quoted(server)))),
    }
}

/// The tables where the token's holder has a seat in an unfinished match, then those with a free seat, the newest
/// first.
pub(crate) fn tables(origin: &str, folder: Option<&Path>, words: Words) -> Result<Vec<Card>, Failure> {
    let client = Client::new(origin, words);
    let listed = client.get(&format!("/tables?joinable=true&limit={LISTED}"));
    let listed: TableList = listed.map_err(|trouble| Failure::Wrong(told(words, origin, trouble)))?;
    // A token that the server has forgotten has no tables.
    let own = Purse::of(folder, origin)
        .token()
        .and_then(|token| client.with_token(token).get::<TableList>(&format!("/mine?limit={LISTED}")).ok());
    let mut own = own.map_or_else(Vec::new, |own| own.tables);
    own.retain(|card| !card.archived && card.phase != "over");
    let is_own = |card: &&TableCard| own.iter().any(|known| known.id == card.id);
    let others = listed.tables.iter().filter(|card| !is_own(card)).filter_map(|card| shown(card, false));
    Ok(own.iter().filter_map(|card| shown(card, true)).chain(others).collect())
}

/// A table as listed.
fn shown(card: &TableCard, own: bool) -> Option<Card> {
    Some(Card {
        code: quoted(&card.code),
        edition: Edition::find(&card.edition)?,
        free: card.seats.iter().filter(|seat| seat.free).count(),
        names: card.seats.iter().filter_map(|seat| seat.name.as_deref()).map(quoted).collect(),
        own,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn an_address_may_be_that_of_a_table_in_a_browser() {
        let words = Words::of(Language::English);
        let address = |text| address(text, words).map_err(|failure| failure.to_string());
        let at = |origin: &str, code| Ok((origin.to_owned(), code));
        assert_eq!(address("https://example.org/"), at("https://example.org", None));
        assert_eq!(address("http://[::1]:8484/t/abc123/"), at("http://[::1]:8484", Some("abc123")));
        assert_eq!(address("127.0.0.1:8484"), at("http://127.0.0.1:8484", None), "a host with its port");
        assert_eq!(address("[::1]:8484/t/abc"), at("http://[::1]:8484", Some("abc")));
        assert_eq!(address("example.org:443"), at("https://example.org:443", None));
        assert!(
            address("example.org").is_err_and(|said| said.contains("“example.org” isn't a server address"))
        );
    }
}
