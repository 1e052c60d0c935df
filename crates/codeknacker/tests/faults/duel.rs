//! Two who play a long match, row by row, at whichever node.

use reqwest::{Client, Error};
use serde_json::{Value, json};

use crate::asked::{HttpReply, send, text};

/// Rounds of a match: more rows than any of these tests places.
const ROUNDS: i64 = 100;

/// Steps of a round: a secret and ten rows of which none is right.
const ROUND: i64 = 11;

/// The secret of every round, and the rows.
const SECRET: &str = "RRYB";
const ROWS: [&str; 7] = ["RRGG", "YYBB", "RYGB", "WWKK", "RRYY", "BYRR", "GWRB"];

/// A match between two.
#[derive(Clone)]
pub(crate) struct Duel {
    client: Client,
    /// The table.
    pub(crate) table: String,
    /// The match.
    pub(crate) id: String,
    /// The tokens of both seats.
    pub(crate) tokens: [String; 2],
    /// The number of the last step that was acknowledged.
    pub(crate) number: i64,
}

impl Duel {
    /// One opens a table at one node, the other sits down at another.
    pub(crate) async fn begin(one: &str, other: &str) -> Self {
        let client = Client::new();
        let wanted = json!({
            "edition": "original", "rounds": ROUNDS, "first": 1,
            "seats": [{ "for": "here" }, { "for": "person" }],
        });
        let token = async |origin: &str| {
            let issued = send(client.post(format!("{origin}/api/v1/tokens"))).await.expect("an answer");
            text(&issued.fine()["token"])
        };
        let tokens = [token(one).await, token(other).await];
        let opened = client.post(format!("{one}/api/v1/tables")).bearer_auth(&tokens[0]).json(&wanted);
        let opened = send(opened).await.expect("an answer").fine();
        let table = text(&opened["table"]["id"]);
        let sat = client.post(format!("{other}/api/v1/tables/{table}/seats")).bearer_auth(&tokens[1]);
        let sat = send(sat.json(&json!({}))).await.expect("an answer").fine();
        let id = text(&sat["state"]["match_id"]);
        Self { client, table, id, tokens, number: 0 }
    }

    /// Whose turn it is, as an index.
    pub(crate) fn turn(&self) -> usize {
        let (round, step) = (self.number / ROUND, self.number % ROUND);
        let maker = usize::from(round % 2 != 0);
        if step == 0 { maker } else { 1 - maker }
    }

    /// What they do next, in the notation.
    pub(crate) fn next(&self) -> String {
        if self.number % ROUND == 0 {
            return format!("secret {SECRET}");
        }
        let row = usize::try_from(self.number).expect("a number") % ROWS.len();
        format!("row {}", ROWS[row])
    }

    /// The body of the next step's request.
    pub(crate) fn body(&self) -> Value {
        json!({ "seat": self.turn() + 1, "number": self.number, "action": self.next() })
    }

    /// Sends the next step to a node, always with the same key, so that it may be sent again. It counts when it is
    /// acknowledged.
    pub(crate) async fn step(&mut self, origin: &str) -> Result<HttpReply, Error> {
        let path = format!("{origin}/api/v1/tables/{}/actions", self.table);
        let request = self.client.post(path).bearer_auth(&self.tokens[self.turn()]);
        let key = format!("step {}", self.number);
        let answer = send(request.header("idempotency-key", key).json(&self.body())).await?;
        if answer.status.is_success() {
            self.number += 1;
        }
        Ok(answer)
    }

    /// Places the next step at a node, which must take it.
    pub(crate) async fn play(&mut self, origin: &str) {
        let due = self.number + 1;
        let done = self.step(origin).await.expect("an answer").fine();
        assert_eq!(done["number"], due);
    }

    /// How the table stands at a node, for one of the seats.
    pub(crate) async fn look(&self, origin: &str, seat: usize) -> HttpReply {
        let path = format!("{origin}/api/v1/tables/{}", self.table);
        send(self.client.get(path).bearer_auth(&self.tokens[seat])).await.expect("an answer")
    }
}
