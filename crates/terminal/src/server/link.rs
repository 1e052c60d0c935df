//! A seat at a server's table: events come in, actions go out, whatever the connection does meanwhile.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use play::TableSign;
use rand::Rng;
use rules::{Edition, Match, MatchId, notation};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::{
    ActionDone, BeginDaily, DoAction, DoneStep, Issued, OfSeat, OpenTable, PastRoundShape, ProblemShape,
    RecordShape, RecordedRound, SeatFor, Seated, SeatedAt, SitDown, StepTold, TableCard, TableOpened,
    TableState, WhisperTold,
};
use words::Words;

use super::client::{Client, Trouble};
use super::daily;
use super::lobby::address;
use super::purse::Purse;
use super::ticket::Ticket;
use crate::chance::Chance;
use crate::failure::Failure;
use crate::foreign;
use crate::game;
use crate::here::{Wish, fewest_seats};

/// How long to wait before reconnecting: twice as long each time, up to the maximum.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const MOST_WAIT: Duration = Duration::from_secs(8);

/// What comes from the server.
#[derive(Debug)]
pub(crate) enum News {
    /// The table's state.
    State(Box<TableState>),
    /// A step that was done, and the table's state after it unless another step follows at once.
    Step(Option<DoneStep>, Option<Box<TableState>>),
    /// The connection is broken; it is being tried again.
    Lost,
    /// The connection is back.
    Back,
    /// The result of an order: the table's state, or why it failed.
    Done(Result<Box<TableState>, String>),
    /// A finished match, with everything in it; nothing if it isn't available.
    Record(Option<Box<Match>>),
    /// All finished rounds of a match.
    Rounds(MatchId, Vec<PastRoundShape>),
    /// Somebody on a seat, from 1, is here or has gone.
    Presence(u8, bool),
    /// Nothing more will come, and why.
    End(String),
}

/// Something to send.
enum Order {
    /// An action; its key makes sure it is done once.
    Act(DoAction, String),
    /// A request for a rematch; its key makes sure it is made once.
    Rematch(OfSeat, String),
    /// Declines a rematch; its key makes sure it is said once.
    Decline(OfSeat, String),
    /// Somebody is here.
    Here(OfSeat),
    /// Asks for the record of a match.
    Record(MatchId),
    /// Asks for the finished rounds of a match.
    Rounds(MatchId),
}

/// Where somebody wants to sit.
enum Goal {
    /// At the table of a code.
    Table(String),
    /// At a new table with these terms.
    New(OpenTable),
    /// At today's code of an edition.
    Daily(&'static Edition),
}

/// A seat at a table.
pub(crate) struct ServerLink {
    words: Words,
    client: Client,
    /// The table's id.
    table: String,
    /// The seat, from 1.
    seat: u8,
    /// The table's state when we sat down.
    pub(crate) first: TableState,
    orders: Option<Sender<Order>>,
    /// The ticket for coming back.
    pub(crate) ticket: Option<Ticket>,
}

impl ServerLink {
    /// Sits down at the table of a code, or at a new one with these wishes. Uses the token that the server issued last
    /// time, or gets one.
    pub(crate) fn sit(
        server: &str,
        code: Option<&str>,
        wish: &Wish,
        words: Words,
        chance: &mut Chance,
    ) -> Result<Self, Failure> {
        let (origin, named) = address(server, words)?;
        let goal = match code.or(named) {
            Some(code) => Goal::Table(plain(code)),
            None if wish.daily => Goal::Daily(game::find(wish.game.as_deref().unwrap_or_default(), words)?),
            None => Goal::New(wanted(wish, words)?),
        };
        let client = Client::new(&origin, words);
        let failed = |trouble| Failure::Wrong(told(words, &origin, trouble));
        let purse = Purse::of(wish.folder.as_deref(), &origin);
        if let Some(token) = purse.token() {
            match Self::enter(client.with_token(token), &goal, wish, words, chance) {
                // The server doesn't know it any more: it has another database now.
                Err(Trouble::Refused { code, .. }) if code == "token" => {}
                entered => return entered.map(|link| link.noted(wish)).map_err(failed),
            }
        }
        let Issued { token } = client.issue().map_err(failed)?;
        let token = token.unwrap_or_default();
        purse.keep(&token);
        let entered = Self::enter(client.with_token(token), &goal, wish, words, chance);
        entered.map(|link| link.noted(wish)).map_err(failed)
    }

    /// This link, with its ticket saved for the next time.
    fn noted(mut self, wish: &Wish) -> Self {
        let card = &self.first.table;
        let code = plain(&card.code);
        let sign = TableSign { server: self.client.origin().to_owned(), code };
        self.ticket = Edition::find(&card.edition).map(|edition| {
            let ticket = Ticket::new(wish.folder.as_deref(), sign, edition);
            ticket.keep();
            ticket
        });
        self
    }

    /// Sits down with a token.
    fn enter(
        client: Client,
        goal: &Goal,
        wish: &Wish,
        words: Words,
        chance: &mut Chance,
    ) -> Result<Self, Trouble> {
        match goal {
            Goal::Table(code) => {
                let TableCard { id, .. } = client.get(&format!("/codes/{code}"))?;
                Self::at(client, &id, wish, words, chance)
            }
            Goal::New(body) => Self::open(client, body, words, chance),
            Goal::Daily(edition) => {
                let name = wish.names.first().filter(|name| !name.is_empty()).cloned();
                let body = BeginDaily { language: daily::language(edition, words), name };
                let path = format!("/daily/{}", edition.id);
                let sat: SeatedAt = client.post(&path, &body, Some(&key(chance)))?;
                Ok(Self::new(client, &sat.table, sat.seat, sat.state, words))
            }
        }
    }

    /// A seat at an existing table: our earlier one, or a free one.
    fn at(
        client: Client,
        table: &str,
        wish: &Wish,
        words: Words,
        chance: &mut Chance,
    ) -> Result<Self, Trouble> {
        match client.get::<TableState>(&format!("/tables/{table}")) {
            Ok(state) => {
                if let Some(seat) = state.viewer {
                    return Ok(Self::new(client, table, seat, state, words));
                }
            }
            Err(Trouble::Refused { code, .. }) if code != "token" => {}
            Err(trouble) => return Err(trouble),
        }
        let name = wish.names.first().filter(|name| !name.is_empty()).cloned();
        let body = SitDown { seat: None, name };
        let seated = client.post(&format!("/tables/{table}/seats"), &body, Some(&key(chance)))?;
        let Seated { seat, state } = seated;
        Ok(Self::new(client, table, seat, state, words))
    }

    /// A new table.
    fn open(client: Client, body: &OpenTable, words: Words, chance: &mut Chance) -> Result<Self, Trouble> {
        let opened: TableOpened = client.post("/tables", body, Some(&key(chance)))?;
        let table = opened.table.id;
        let state: TableState = client.get(&format!("/tables/{table}"))?;
        Ok(Self::new(client, &table, state.viewer.unwrap_or(1), state, words))
    }

    fn new(client: Client, table: &str, seat: u8, first: TableState, words: Words) -> Self {
        Self { words, client, table: table.to_owned(), seat, first, orders: None, ticket: None }
    }

    /// Reports everything that happens at the table, and sends orders.
    pub(crate) fn start(&mut self, tell: impl Fn(News) -> bool + Clone + Send + 'static) {
        let (client, table, seat) = (self.client.clone(), self.table.clone(), self.seat);
        let telling = tell.clone();
        thread::spawn(move || follow(&client, &table, seat, &telling));
        let (sender, orders) = channel();
        self.orders = Some(sender);
        let (client, table, words) = (self.client.clone(), self.table.clone(), self.words);
        thread::spawn(move || send(&client, &table, words, &orders, &tell));
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // If nobody takes orders any more, the thread has ended and said so.
            let _ = orders.send(order);
        }
    }

    /// Does something decided on the state with this number.
    pub(crate) fn act(&self, number: i64, action: &str, chance: &mut Chance) {
        let body = DoAction { seat: Some(self.seat), number, action: action.to_owned() };
        self.order(Order::Act(body, key(chance)));
    }

    /// Says that somebody is here.
    pub(crate) fn be_here(&self) {
        self.order(Order::Here(OfSeat { seat: Some(self.seat) }));
    }

    /// Asks for the record of a finished match; it comes as news.
    pub(crate) fn ask_record(&self, id: &MatchId) {
        self.order(Order::Record(id.clone()));
    }

    /// Asks for the finished rounds of a match, since a state has only the last ones. They come as news.
    pub(crate) fn ask_rounds(&self, id: &MatchId) {
        self.order(Order::Rounds(id.clone()));
    }

    /// Asks for a rematch.
    pub(crate) fn rematch(&self, chance: &mut Chance) {
        self.order(Order::Rematch(OfSeat { seat: Some(self.seat) }, key(chance)));
    }

    /// Declines a rematch.
    pub(crate) fn decline(&self, chance: &mut Chance) {
        self.order(Order::Decline(OfSeat { seat: Some(self.seat) }, key(chance)));
    }
}

/// The table that somebody wishes for. Its first person opens it; others join with its code.
fn wanted(wish: &Wish, words: Words) -> Result<OpenTable, Failure> {
    let edition = game::find(wish.game.as_deref().unwrap_or_default(), words)?;
    let mut here = false;
    let mut seats: Vec<String> = wish.seats.iter().map(|seat| seat.replace(':', " ")).collect();
    if wish.solo {
        // The name is the computer's; the opener breaks its codes.
        seats.truncate(1);
        seats.insert(0, "person".to_owned());
    }
    if seats.is_empty() {
        let options: Vec<_> = wish.options.iter().map(String::as_str).collect();
        seats = vec!["person".to_owned(); fewest_seats(edition, &options)];
    }
    let seats = seats
        .iter()
        .enumerate()
        .map(|(place, who)| {
            let opener = who == "person" && !here;
            here |= opener;
            let name = wish.names.get(place).filter(|name| opener && !name.is_empty()).cloned();
            // A contrary computer is one that makes its secrets that way.
            let who = if who == "contrary" { "computer practised contrary" } else { who };
            SeatFor { who: if opener { "here" } else { who }.to_owned(), name }
        })
        .collect();
    let options = wish.options.iter().filter_map(|option| option.split_once('='));
    let mode = match (wish.solo, wish.referee) {
        (true, _) => "solo",
        (_, true) => "referee",
        _ => "table",
    };
    Ok(OpenTable {
        edition: edition.id.to_owned(),
        options: options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        mode: mode.to_owned(),
        rounds: wish.rounds,
        target: wish.target,
        first: wish.first,
        seats,
        public: wish.public,
        spectators: None,
        advice: None,
    })
}

/// A key that nobody else has.
fn key(chance: &mut Chance) -> String {
    format!("{:016x}{:016x}", chance.next_u64(), chance.next_u64())
}

/// A code without anything that doesn't belong in an address.
fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// What to say about a failure.
pub(super) fn told(words: Words, origin: &str, trouble: Trouble) -> String {
    match trouble {
        Trouble::Refused { sentence, .. } => sentence,
        Trouble::Away(reason) => words.server_away().reason(reason).server(origin.to_owned()),
    }
}

/// Follows a table, and resumes where it was whenever the connection breaks.
fn follow(client: &Client, table: &str, seat: u8, tell: &impl Fn(News) -> bool) {
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
                // What a newer server says and is not known here is left out.
                "table" => serde_json::from_str(data).map_or(true, |state| tell(News::State(state))),
                "step" => serde_json::from_str(data)
                    .map_or(true, |StepTold { step, state }| tell(News::Step(step.done(), state))),
                "whisper" => match serde_json::from_str::<WhisperTold>(data) {
                    Ok(whisper) => tell(News::Presence(whisper.seat, whisper.what != "gone")),
                    Err(_) => true,
                },
                "problem" => {
                    let problem = serde_json::from_str::<ProblemShape>(data);
                    ended =
                        Some(foreign::sentence(&problem.map_or_else(|_| String::new(), |it| it.sentence)));
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
            // A refusal is final, unless it means to wait.
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

/// A finished match, read from its record like a file: everything in it is checked.
fn record(client: &Client, id: &MatchId) -> Option<Box<Match>> {
    let text = client.text(&format!("/matches/{id}/record")).ok()?;
    notation::read(&text).ok().map(|reading| Box::new(reading.game))
}

/// The finished rounds of a match, from the pages of its record.
fn rounds(client: &Client, id: &MatchId) -> Option<Vec<PastRoundShape>> {
    let (mut rounds, mut page) = (Vec::new(), 1);
    loop {
        let record: RecordShape = client.get(&format!("/matches/{id}?page={page}")).ok()?;
        rounds.extend(record.rounds?.into_iter().filter_map(|round| match round {
            RecordedRound::Past(round) => Some(round),
            RecordedRound::Open(_) => None,
        }));
        if record.pages.is_none_or(|pages| page >= pages) {
            return Some(rounds);
        }
        page += 1;
    }
}

/// Sends orders one by one, each until the server has answered.
fn send(client: &Client, table: &str, words: Words, orders: &Receiver<Order>, tell: &impl Fn(News) -> bool) {
    for order in orders {
        let news = match order {
            Order::Act(body, key) => {
                let path = format!("/tables/{table}/actions");
                insist(client, &path, &body, &key, tell)
                    .map(|done| done.map(|ActionDone { state, .. }| state))
            }
            Order::Rematch(body, key) => {
                insist(client, &format!("/tables/{table}/rematch"), &body, &key, tell)
            }
            Order::Decline(body, key) => {
                insist(client, &format!("/tables/{table}/declines"), &body, &key, tell)
            }
            Order::Here(body) => {
                // If it doesn't arrive, the next action says the same.
                if let Ok(state) = client.post(&format!("/tables/{table}/presence"), &body, None)
                    && !tell(News::State(state))
                {
                    return;
                }
                continue;
            }
            Order::Record(id) => {
                if !tell(News::Record(record(client, &id))) {
                    return;
                }
                continue;
            }
            Order::Rounds(id) => {
                // If they aren't available, the next state asks again.
                if let Some(rounds) = rounds(client, &id)
                    && !tell(News::Rounds(id, rounds))
                {
                    return;
                }
                continue;
            }
        };
        let Some(done) = news else { return };
        let done = done.map(Box::new).map_err(|trouble| told(words, client.origin(), trouble));
        if !tell(News::Done(done)) {
            return;
        }
    }
}

/// Sends something until the server has answered: its key makes sure it is done once, even if only the answer was lost.
/// Returns nothing if nobody listens any more.
fn insist<T: DeserializeOwned>(
    client: &Client,
    path: &str,
    body: &impl Serialize,
    key: &str,
    tell: &impl Fn(News) -> bool,
) -> Option<Result<T, Trouble>> {
    let mut wait = FIRST_WAIT;
    loop {
        match client.post(path, body, Some(key)) {
            Err(Trouble::Away(_)) => {
                if !tell(News::Lost) {
                    return None;
                }
                thread::sleep(wait);
                wait = (wait * 2).min(MOST_WAIT);
            }
            answered => return Some(answered),
        }
    }
}

#[cfg(test)]
mod tests;
