//! A program that plays whole matches by the API alone: a duel, a party and a group.
//!
//! `cargo run -p codeknacker-web --example play -- http://127.0.0.1:8484`
//!
//! One program has all the seats here, each with a token of its own; nothing would change if there were several.

use std::error::Error;

use reqwest::{Client, RequestBuilder};
use serde_json::{Value, json};

/// What may go wrong.
type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// A player: a seat and the token that it is played with.
struct Player {
    token: String,
}

/// A table from a program's point of view.
struct Game<'a> {
    client: &'a Client,
    /// Where the table is.
    address: String,
    /// The letters of its codes, and how many holes they have.
    letters: Vec<String>,
    holes: usize,
}

/// Somebody new: a token, which the server issues, holds seats.
async fn newcomer(client: &Client, api: &str) -> Outcome<Player> {
    let issued = sent(client.post(format!("{api}/tokens"))).await?;
    Ok(Player { token: issued["token"].as_str().ok_or("a token")?.to_owned() })
}

/// Sends a request and reads the answer; a refusal has a code and a sentence.
async fn sent(request: RequestBuilder) -> Outcome<Value> {
    let response = request.send().await?;
    let fine = response.status().is_success();
    let value: Value = response.json().await?;
    if fine { Ok(value) } else { Err(format!("{}: {}", value["code"], value["sentence"]).into()) }
}

/// Plays a match of every format and tells how each ended.
pub(crate) async fn play(origin: &str) -> Outcome<Vec<(String, Value)>> {
    let client = Client::new();
    let mut ends = Vec::new();
    for (edition, seats) in [("original", 2), ("lock-party", 3), ("group", 4)] {
        let outcome = play_one(&client, origin, edition, seats).await?;
        ends.push((edition.to_owned(), outcome));
    }
    Ok(ends)
}

/// Opens a table, sits down on every seat and plays until the match is over.
async fn play_one(client: &Client, origin: &str, edition: &str, seats: usize) -> Outcome<Value> {
    let api = format!("{origin}/api/v1");
    let described = sent(client.get(format!("{api}/editions/{edition}"))).await?;
    let symbols = described["symbols"].as_array().into_iter().flatten();
    let letters = symbols.filter_map(|symbol| symbol["letter"].as_str()).map(str::to_owned).collect();
    let holes = described["holes"].as_u64().unwrap_or(4) as usize;

    // The first seat is ours; the others are taken like anybody would.
    let mut who = vec![json!({ "for": "here", "name": "Program 1" })];
    who.resize(seats, json!({ "for": "person" }));
    let mut players = vec![newcomer(client, &api).await?];
    let wanted = json!({ "edition": edition, "seats": who });
    let open = client.post(format!("{api}/tables")).bearer_auth(&players[0].token);
    let opened = sent(open.json(&wanted)).await?;
    let table = opened["table"]["id"].as_str().ok_or("a table has an id")?;
    let game = Game { client, address: format!("{api}/tables/{table}"), letters, holes };
    for number in 2..=seats {
        let name = json!({ "name": format!("Program {number}") });
        let player = newcomer(client, &api).await?;
        sent(client.post(format!("{}/seats", game.address)).bearer_auth(&player.token).json(&name)).await?;
        players.push(player);
    }
    game.finish(&players).await
}

impl Game<'_> {
    /// Lets every player do what is due until the match is over.
    async fn finish(&self, players: &[Player]) -> Outcome<Value> {
        let mut tries = 0;
        loop {
            let mut done = false;
            for player in players {
                let state = sent(self.client.get(&self.address).bearer_auth(&player.token)).await?;
                let outcome = &state["view"]["outcome"];
                if !outcome.is_null() {
                    return Ok(outcome.clone());
                }
                if let Some(action) = self.choose(&state, tries) {
                    self.act(player, &state, &action).await?;
                    tries += 1;
                    done = true;
                }
            }
            if !done {
                return Err("nobody can do anything".into());
            }
        }
    }

    /// Does something. The key lets it be sent again if the answer gets lost: it is done once.
    async fn act(&self, player: &Player, state: &Value, action: &str) -> Outcome<Value> {
        let number = &state["number"];
        let request = self.client.post(format!("{}/actions", self.address)).bearer_auth(&player.token);
        let request = request.header("Idempotency-Key", format!("{number} {action}"));
        sent(request.json(&json!({ "number": number, "action": action }))).await
    }

    /// What to do of what is offered: no clever player, but one that comes to an end.
    fn choose(&self, state: &Value, tries: usize) -> Option<String> {
        let offers = state["view"]["offers"].as_array()?;
        let offered = |name: &str| offers.iter().any(|offer| offer["action"] == name);
        if offered("secret") {
            Some(format!("secret {}", self.code(3)))
        } else if offered("row") {
            Some(format!("row {}", self.code(tries)))
        } else if offered("pass") {
            Some("pass".to_owned())
        } else {
            None
        }
    }

    /// A code with all letters different, another one for every number.
    fn code(&self, number: usize) -> String {
        (0..self.holes).map(|hole| self.letters[(hole + number) % self.letters.len()].as_str()).collect()
    }
}

#[tokio::main]
#[allow(dead_code, reason = "the tests play without it")]
async fn main() -> Outcome<()> {
    let origin = std::env::args().nth(1).ok_or("say where the server is, like http://127.0.0.1:8484")?;
    for (edition, outcome) in play(&origin).await? {
        println!("{edition}: {}", outcome["words"].as_str().unwrap_or_default());
    }
    Ok(())
}
