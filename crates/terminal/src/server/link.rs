//! A seat at a server's table: what happens there comes in, what is done goes out, whatever the line does meanwhile.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use rand::Rng;
use rules::{Match, MatchId, notation};
use serde_json::{Value, json};
use words::Words;

use super::client::{Client, Trouble};
use super::lobby::address;
use crate::chance::Chance;
use crate::failure::Failure;
use crate::game;
use crate::play::Wish;

/// How long to wait before the line is tried again: twice as long each time, up to the most.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const MOST_WAIT: Duration = Duration::from_secs(8);

/// What comes from the server.
#[derive(Debug)]
pub(crate) enum News {
    /// How the table stands.
    State(Box<Value>),
    /// The line is broken; it is tried again.
    Lost,
    /// The line is back.
    Back,
    /// What was asked for was done, or why not.
    Done(Result<Box<Value>, String>),
    /// A match that is over, with everything in it; nothing if it can't be had.
    Record(Option<Box<Match>>),
    /// Nothing more will come, and why.
    End(String),
}

/// Something to be sent.
enum Order {
    /// Something is to be done; with its key it is done once.
    Do { path: String, body: Value, key: String },
    /// The record of a match is wanted.
    Record(MatchId),
}

/// A seat at a table.
pub(crate) struct Link {
    words: Words,
    client: Client,
    /// The table's id.
    table: String,
    /// The seat, from 1.
    seat: u64,
    /// How the table stood when we sat down.
    pub(crate) first: Value,
    orders: Option<Sender<Order>>,
}

impl Link {
    /// Sits down: at the table of a code, or at a new one with what is wished for.
    pub(crate) fn sit(
        server: &str,
        code: Option<&str>,
        wish: &Wish,
        words: Words,
        chance: &mut Chance,
    ) -> Result<Self, Failure> {
        let (origin, named) = address(server, words)?;
        let client = Client::new(origin, words);
        let failed = |trouble| Failure::Wrong(told(words, origin, trouble));
        match code.or(named) {
            Some(code) => {
                let card = client.get(&format!("/codes/{}", plain(code))).map_err(failed)?;
                let table = card["id"].as_str().unwrap_or_default().to_owned();
                Self::at(client, &table, wish, words, chance)
            }
            None => Self::open(client, wish, words, chance),
        }
    }

    /// A seat at a table that is there: the one that was ours before, or a free one.
    fn at(
        client: Client,
        table: &str,
        wish: &Wish,
        words: Words,
        chance: &mut Chance,
    ) -> Result<Self, Failure> {
        let origin = client.origin().to_owned();
        let failed = |trouble| Failure::Wrong(told(words, &origin, trouble));
        let kept = place(wish.folder.as_deref(), &origin, table);
        if let Some(token) = kept.as_ref().and_then(|path| std::fs::read_to_string(path).ok()) {
            let known = client.clone().with_token(Some(token.trim().to_owned()));
            if let Ok(state) = known.get(&format!("/tables/{table}"))
                && let Some(seat) = state["viewer"].as_u64()
            {
                return Ok(Self::new(known, table, seat, state, words));
            }
        }
        let name = wish.names.first().filter(|name| !name.is_empty());
        let body = json!({ "name": name });
        let seated =
            client.post(&format!("/tables/{table}/seats"), &body, Some(&key(chance))).map_err(failed)?;
        let token = seated["token"].as_str().map(str::to_owned);
        keep(kept.as_deref(), token.as_deref());
        let seat = seated["seat"].as_u64().unwrap_or(1);
        Ok(Self::new(client.with_token(token), table, seat, seated["state"].clone(), words))
    }

    /// A new table. The first person of those wished for is who opens it; others come with its code.
    fn open(client: Client, wish: &Wish, words: Words, chance: &mut Chance) -> Result<Self, Failure> {
        let origin = client.origin().to_owned();
        let failed = |trouble| Failure::Wrong(told(words, &origin, trouble));
        let edition = game::find(wish.game.as_deref().unwrap_or_default(), words)?;
        let mut here = false;
        let mut seats: Vec<String> = wish.seats.iter().map(|seat| seat.replace(':', " ")).collect();
        if wish.solo {
            // Whoever is named is the computer; who opens the table breaks its codes.
            seats.truncate(1);
            seats.insert(0, "person".to_owned());
        }
        if seats.is_empty() {
            seats = vec!["person".to_owned(); usize::from(edition.seats.1)];
            if edition.format == rules::Format::Party {
                seats.truncate(usize::from(edition.seats.0));
            }
        }
        let seats: Vec<Value> = seats
            .iter()
            .enumerate()
            .map(|(place, who)| {
                let opener = who == "person" && !here;
                here |= opener;
                let name = wish.names.get(place).filter(|name| opener && !name.is_empty());
                // A contrary computer is one that makes its secrets so.
                let who = if who == "contrary" { "computer practised contrary" } else { who };
                json!({ "for": if opener { "here" } else { who }, "name": name })
            })
            .collect();
        let options: serde_json::Map<String, Value> = wish
            .options
            .iter()
            .filter_map(|option| option.split_once('='))
            .map(|(key, value)| (key.to_owned(), value.into()))
            .collect();
        let mode = match (wish.solo, wish.referee) {
            (true, _) => "solo",
            (_, true) => "referee",
            _ => "table",
        };
        let body = json!({
            "edition": edition.id, "options": options, "mode": mode, "rounds": wish.rounds,
            "target": wish.target, "first": wish.first, "seats": seats, "public": true,
        });
        let opened = client.post("/tables", &body, Some(&key(chance))).map_err(failed)?;
        let table = opened["table"]["id"].as_str().unwrap_or_default().to_owned();
        let token = opened["token"].as_str().map(str::to_owned);
        keep(place(wish.folder.as_deref(), &origin, &table).as_deref(), token.as_deref());
        let client = client.with_token(token);
        let state = client.get(&format!("/tables/{table}")).map_err(failed)?;
        let seat = state["viewer"].as_u64().unwrap_or(1);
        Ok(Self::new(client, &table, seat, state, words))
    }

    fn new(client: Client, table: &str, seat: u64, first: Value, words: Words) -> Self {
        Self { words, client, table: table.to_owned(), seat, first, orders: None }
    }

    /// Has everything told that happens at the table, and sends what is ordered.
    pub(crate) fn start(&mut self, tell: impl Fn(News) -> bool + Clone + Send + 'static) {
        let (client, table, seat) = (self.client.clone(), self.table.clone(), self.seat);
        let telling = tell.clone();
        thread::spawn(move || follow(&client, &table, seat, &telling));
        let (sender, orders) = channel();
        self.orders = Some(sender);
        let (client, words) = (self.client.clone(), self.words);
        thread::spawn(move || send(&client, words, &orders, &tell));
    }

    fn order(&self, path: &str, body: Value, chance: &mut Chance) {
        if let Some(orders) = &self.orders {
            let path = format!("/tables/{}/{path}", self.table);
            // Who no longer takes orders has ended, and said so.
            let _ = orders.send(Order::Do { path, body, key: key(chance) });
        }
    }

    /// Does something that was decided on the state with this number.
    pub(crate) fn act(&self, number: i64, action: &str, chance: &mut Chance) {
        self.order("actions", json!({ "seat": self.seat, "number": number, "action": action }), chance);
    }

    /// Asks for the record of a match that is over; it comes as news.
    pub(crate) fn ask_record(&self, id: &MatchId) {
        if let Some(orders) = &self.orders {
            let _ = orders.send(Order::Record(id.clone()));
        }
    }

    /// The match of a record, if it can be had.
    pub(crate) fn record(&self, id: &MatchId) -> Option<Box<Match>> {
        record(&self.client, id)
    }

    /// Asks for a rematch.
    pub(crate) fn rematch(&self, chance: &mut Chance) {
        self.order("rematch", json!({ "seat": self.seat }), chance);
    }
}

/// A key that nobody else has.
fn key(chance: &mut Chance) -> String {
    format!("{:016x}{:016x}", chance.next_u64(), chance.next_u64())
}

/// A code as it may stand in an address.
fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// What is told of a trouble.
pub(super) fn told(words: Words, origin: &str, trouble: Trouble) -> String {
    match trouble {
        Trouble::Refused { sentence, .. } => sentence,
        Trouble::Away(reason) => words.server_away(reason, origin.to_owned()),
    }
}

/// Where the token of a seat is kept: beside the matches.
fn place(folder: Option<&Path>, origin: &str, table: &str) -> Option<PathBuf> {
    let host: String = origin.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    Some(folder?.parent()?.join("seats").join(format!("{host}-{}", plain(table))))
}

/// Keeps a token for the next time. Without it a seat is lost with the program; the game goes on all the same.
fn keep(path: Option<&Path>, token: Option<&str>) {
    use std::io::Write;
    let (Some(path), Some(token)) = (path, token) else { return };
    let Some(folder) = path.parent() else { return };
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    // Whoever has it has the seat.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = std::fs::create_dir_all(folder)
        .and_then(|()| options.open(path))
        .and_then(|mut file| file.write_all(token.as_bytes()));
}

/// Follows a table, and comes back to where it was whenever the line breaks.
fn follow(client: &Client, table: &str, seat: u64, tell: &impl Fn(News) -> bool) {
    let path = format!("/tables/{table}/stream?seat={seat}");
    let mut last: Option<String> = None;
    let mut wait = FIRST_WAIT;
    let mut lost = false;
    loop {
        let since = last.clone();
        let mut ended = None;
        let read = client.stream(&path, since.as_deref(), |name, place, data| {
            wait = FIRST_WAIT;
            if std::mem::take(&mut lost) && !tell(News::Back) {
                return false;
            }
            if let Some(place) = place {
                last = Some(place.to_owned());
            }
            match name {
                "table" => tell(News::State(Box::new(data))),
                "step" if data["state"].is_object() => tell(News::State(Box::new(data["state"].clone()))),
                "problem" => {
                    ended = Some(data["sentence"].as_str().unwrap_or_default().to_owned());
                    false
                }
                "reload" => {
                    last = None;
                    false
                }
                _ => true,
            }
        });
        match (read, ended) {
            (_, Some(sentence)) => {
                tell(News::End(sentence));
                return;
            }
            // Whoever is told to wait waits.
            (Err(Trouble::Refused { code, sentence }), None)
                if !matches!(code.as_str(), "too-many" | "busy" | "unavailable") =>
            {
                tell(News::End(sentence));
                return;
            }
            (Err(_), None) => {
                if !std::mem::replace(&mut lost, true) && !tell(News::Lost) {
                    return;
                }
                thread::sleep(wait);
                wait = (wait * 2).min(MOST_WAIT);
            }
            (Ok(()), None) => {}
        }
    }
}

/// A match that is over, read from its record as from a file: nothing in it is believed unchecked.
fn record(client: &Client, id: &MatchId) -> Option<Box<Match>> {
    let text = client.text(&format!("/matches/{id}/record")).ok()?;
    notation::read(&text).ok().map(|reading| Box::new(reading.game))
}

/// Sends what is ordered, one after the other, each until the server has answered.
fn send(client: &Client, words: Words, orders: &Receiver<Order>, tell: &impl Fn(News) -> bool) {
    for order in orders {
        let (path, body, key) = match order {
            Order::Do { path, body, key } => (path, body, key),
            Order::Record(id) => {
                if !tell(News::Record(record(client, &id))) {
                    return;
                }
                continue;
            }
        };
        let mut wait = FIRST_WAIT;
        let done = loop {
            match client.post(&path, &body, Some(&key)) {
                Ok(done) => break Ok(Box::new(done)),
                // With its key it is done once, even if only the answer was lost.
                Err(Trouble::Away(_)) => {
                    if !tell(News::Lost) {
                        return;
                    }
                    thread::sleep(wait);
                    wait = (wait * 2).min(MOST_WAIT);
                }
                Err(trouble) => break Err(told(words, client.origin(), trouble)),
            }
        };
        if !tell(News::Done(done)) {
            return;
        }
    }
}
