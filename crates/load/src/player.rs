//! Matches for two, played as fast as the server answers.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use store::{Access, Store};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};

use crate::LoadLine;
use crate::client::LoadClient;
use crate::listener::{self, LoadMark, Seen, SentSteps};
use crate::process::Process;

/// Rounds of a match; then the players have a rematch.
const ROUNDS: u64 = 10;

/// The secret of every round, and rows that are all wrong.
const SECRET: &str = "RRYB";
const ROWS: [&str; 7] = ["RRGG", "YYBB", "RYGB", "WWKK", "RRYY", "BYRR", "GWRB"];

/// What came of it.
#[derive(Default)]
pub(crate) struct LoadPlayed {
    /// Rows that were answered.
    pub(crate) rows: u32,
    /// How long it took, in seconds.
    pub(crate) seconds: f64,
    /// From the POST to the other seat's event, in milliseconds.
    pub(crate) latencies: Vec<f64>,
    /// From the POST to a spectator's event, in milliseconds.
    pub(crate) watched: Vec<f64>,
    /// What was acknowledged and is not in the store.
    pub(crate) lost: u64,
    /// Numbers that a stream did not get in their turn.
    pub(crate) missed: u64,
    /// The most memory of the server, in MB.
    pub(crate) memory: Option<f64>,
    /// The processor time that the server used, in seconds.
    pub(crate) work: Option<f64>,
    /// Questions for advice that were answered meanwhile.
    pub(crate) advice: u64,
    /// Each match with the last number that was acknowledged.
    pub(crate) acknowledged: Vec<(String, i64)>,
}

/// A table at which a match is played.
struct PlayedTable {
    id: String,
    clients: [LoadClient; 2],
    sent: Arc<SentSteps>,
    /// How far the stream of each seat is.
    told: [watch::Receiver<LoadMark>; 2],
    end: watch::Sender<Option<LoadMark>>,
    streams: Vec<JoinHandle<Seen>>,
    spectators: Vec<JoinHandle<Seen>>,
}

/// The body of a row's POST.
pub(crate) fn row(seat: usize, number: i64, count: u32) -> String {
    let code = ROWS[count as usize % ROWS.len()];
    format!(r#"{{"seat":{},"number":{number},"action":"row {code}"}}"#, seat + 1)
}

/// Plays for a while on a server and looks into its store afterwards.
pub(crate) async fn measure(line: &LoadLine, server: Process, database: &str) -> Result<LoadPlayed, String> {
    let mut tables = Vec::new();
    for place in 0..line.matches {
        let spectators = (place..line.streams).step_by(line.matches as usize).count();
        tables.push(open(server.address, spectators).await?);
    }
    let questions = ask_for_advice(server.address, line.advice).await?;
    let before = server.work();
    let began = Instant::now();
    let end = began + line.duration();
    let pause = line.pace.map(|pace| Duration::from_secs_f64(f64::from(line.matches) / f64::from(pace)));
    let mut playing = JoinSet::new();
    for (place, table) in (0..).zip(tables) {
        // At a pace, the tables take turns instead of all moving at one moment.
        let wait = pause.map_or(Duration::ZERO, |pause| pause * place / line.matches);
        playing.spawn(async move {
            tokio::time::sleep(wait).await;
            play(table, end, pause).await
        });
    }
    let mut played = LoadPlayed::default();
    while let Some(task) = playing.join_next().await {
        let table = task.map_err(|error| error.to_string())??;
        played.rows += table.rows;
        played.missed += table.missed;
        played.latencies.extend(table.latencies);
        played.watched.extend(table.watched);
        played.acknowledged.extend(table.acknowledged);
    }
    played.seconds = began.elapsed().as_secs_f64();
    played.work = server.work().zip(before).map(|(after, before)| after - before);
    played.advice = questions.answered().await;
    played.memory = server.peak();
    server.kill();
    played.lost = lost(database, &played.acknowledged).await?;
    Ok(played)
}

/// Rows that were acknowledged and aren't in the store.
async fn lost(database: &str, acknowledged: &[(String, i64)]) -> Result<u64, String> {
    let store = Store::open(database, Access::Read).await.map_err(|error| error.to_string())?;
    let mut lost = 0;
    for (id, number) in acknowledged {
        let found = store.load(id).await.map_err(|error| error.to_string())?;
        let stored = found.map_or(0, |(_, actions)| actions.len() as u64);
        lost += number.cast_unsigned().saturating_sub(stored);
    }
    Ok(lost)
}

/// Opens a table for two and the streams of all who watch it.
async fn open(address: SocketAddr, spectators: usize) -> Result<PlayedTable, String> {
    let (mut one, mut other) = (LoadClient::connect(address).await?, LoadClient::connect(address).await?);
    let wanted = json!({
        "edition": "original", "rounds": ROUNDS, "first": 1, "spectators": true,
        "seats": [{ "for": "here" }, { "for": "person" }],
    });
    let tokens = [one.come().await?, other.come().await?];
    let opened = one.ask("/api/v1/tables", &wanted).await?;
    let id = text(&opened["table"]["id"])?;
    other.ask(&format!("/api/v1/tables/{id}/seats"), &json!({})).await?;
    let (sent, (end, ended)) = (Arc::<SentSteps>::default(), watch::channel(None));
    let mut told = Vec::new();
    let mut streams = Vec::new();
    for token in &tokens {
        let (teller, hearer) = watch::channel((0, 0));
        let stream =
            listener::open(address, &id, Some(token.clone()), Arc::clone(&sent), teller, ended.clone())
                .await?;
        streams.push(tokio::spawn(stream));
        told.push(hearer);
    }
    let mut watching = Vec::new();
    for _ in 0..spectators {
        let (teller, _) = watch::channel((0, 0));
        let stream = listener::open(address, &id, None, Arc::clone(&sent), teller, ended.clone()).await?;
        watching.push(tokio::spawn(stream));
    }
    let told = told.try_into().map_err(|_| "two seats")?;
    Ok(PlayedTable { id, clients: [one, other], sent, told, end, streams, spectators: watching })
}

fn text(value: &Value) -> Result<String, String> {
    value.as_str().map(str::to_owned).ok_or_else(|| "the server's answer lacks something".to_owned())
}

/// What came of a table.
struct TableOutcome {
    rows: u32,
    missed: u64,
    latencies: Vec<f64>,
    watched: Vec<f64>,
    /// Each match with the last number that was acknowledged.
    acknowledged: Vec<(String, i64)>,
}

/// Plays until the time is up.
async fn play(mut table: PlayedTable, end: Instant, pause: Option<Duration>) -> Result<TableOutcome, String> {
    let (mut rows, mut acknowledged, mut ordinal) = (0, Vec::new(), 1);
    let mut state = table.look().await?;
    loop {
        let id = text(&state["match_id"])?;
        let first = state["view"]["first"].as_u64().ok_or("a first maker")? as usize - 1;
        let mut number = 0;
        let finished = table.play_match((ordinal, first), end, pause, &mut number, &mut rows).await?;
        acknowledged.push((id, number));
        if !finished {
            break;
        }
        state = table.rematch().await?;
        ordinal += 1;
    }
    let last = acknowledged.last().map_or(0, |(_, number)| number.cast_unsigned());
    table.end.send_replace(Some((ordinal, last)));
    let mut result =
        TableOutcome { rows, missed: 0, latencies: Vec::new(), watched: Vec::new(), acknowledged };
    for (streams, latencies) in
        [(table.streams, &mut result.latencies), (table.spectators, &mut result.watched)]
    {
        for stream in streams {
            let seen = stream.await.map_err(|error| error.to_string())?;
            let reached = seen.last.is_some_and(|reached| reached >= (ordinal, last));
            result.missed += seen.missed + u64::from(!reached);
            latencies.extend(seen.latencies);
        }
    }
    Ok(result)
}

impl PlayedTable {
    fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}/{what}", self.id)
    }

    /// The table's state: sitting down on one's own chair again changes nothing.
    async fn look(&mut self) -> Result<Value, String> {
        let path = self.path("presence");
        self.clients[0].ask(&path, &json!({})).await
    }

    /// Both want another match.
    async fn rematch(&mut self) -> Result<Value, String> {
        let path = self.path("rematch");
        self.clients[0].ask(&path, &json!({})).await?;
        self.clients[1].ask(&path, &json!({})).await
    }

    /// Plays a match; says whether it came to its end in time.
    async fn play_match(
        &mut self,
        (ordinal, first): (u64, usize),
        end: Instant,
        pause: Option<Duration>,
        number: &mut i64,
        rows: &mut u32,
    ) -> Result<bool, String> {
        let path = self.path("actions");
        for round in 0..ROUNDS as usize {
            let maker = (first + round) % 2;
            let body = format!(r#"{{"seat":{},"number":{number},"action":"secret {SECRET}"}}"#, maker + 1);
            self.clients[maker].post(&path, body).await?;
            *number += 1;
            let breaker = 1 - maker;
            for _ in 0..10 {
                if Instant::now() >= end {
                    return Ok(false);
                }
                let due = pause.map(|pause| Instant::now() + pause);
                let mark = (ordinal, number.cast_unsigned() + 1);
                self.sent.note(mark);
                self.clients[breaker].post(&path, row(breaker, *number, *rows)).await?;
                *number += 1;
                *rows += 1;
                // The next row only when the other one has seen this one.
                let arrived = self.told[maker].wait_for(|told| *told >= mark).await;
                arrived.map_err(|_| "a stream broke off")?;
                if let Some(due) = due {
                    tokio::time::sleep_until(due.into()).await;
                }
            }
        }
        Ok(true)
    }
}

/// Questions for advice that keep its pool busy.
struct Questions {
    tasks: JoinSet<u64>,
    stop: watch::Sender<bool>,
}

impl Questions {
    /// Stops asking; how many were answered.
    async fn answered(mut self) -> u64 {
        self.stop.send_replace(true);
        let mut answered = 0;
        while let Some(task) = self.tasks.join_next().await {
            answered += task.unwrap_or(0);
        }
        answered
    }
}

/// Keeps asking for advice, a number of questions at a time; each is about another position, so that no answer is
/// cached.
async fn ask_for_advice(address: SocketAddr, many: u32) -> Result<Questions, String> {
    let (stop, stopped) = watch::channel(false);
    let mut tasks = JoinSet::new();
    for place in 0..many {
        let mut client = LoadClient::connect(address).await?;
        let wanted = json!({
            "edition": "grand-blanks", "mode": "solo", "rounds": 10, "first": 2, "advice": true,
            "seats": [{ "for": "here" }, { "for": "computer" }],
        });
        client.come().await?;
        let opened = client.ask("/api/v1/tables", &wanted).await?;
        let id = text(&opened["table"]["id"])?;
        let (advice, actions) =
            (format!("/api/v1/tables/{id}/advice"), format!("/api/v1/tables/{id}/actions"));
        let stopped = stopped.clone();
        tasks.spawn(async move {
            let (mut answered, mut number) = (0, 1);
            while !*stopped.borrow() {
                let asked = client.send(hyper::Method::GET, &advice, String::new()).await;
                let Ok(response) = asked else { break };
                answered += u64::from(response.status().is_success());
                if http_body_util::BodyExt::collect(response.into_body()).await.is_err() {
                    break;
                }
                // Another row, another position.
                let code = ["tR sY cG hB", "sR cY rG tB", "cB hG tY sR", "hK rB sG cY"]
                    [(place as usize + number) % 4];
                let body = json!({ "number": number, "action": format!("row {code}") });
                number = match client.ask(&actions, &body).await {
                    Ok(done) => done["number"].as_u64().unwrap_or_default() as usize,
                    Err(_) => break,
                };
            }
            answered
        });
    }
    Ok(Questions { tasks, stop })
}
