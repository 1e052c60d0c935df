//! Two versions of the program, one after the other and side by side, on the same database: `cargo xtask upgrade`.
//!
//! An older program serves; matches are finished, others are left in the middle of a round. Then this version takes over: on
//! PostgreSQL beside the older node, on a file after it. Every record must be the same, every running match must go on, and
//! who goes back to the older program must be refused, or find everything; with the older backup they must find what was there.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use clap::Parser;
use guests::{HttpReply, PATIENCE, send, text};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use servers::{Nats, Postgres, Serving, newer_database};

/// Serves with an older program, then with this one, and compares what is there.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask upgrade")]
struct Line {
    /// The older program
    #[arg(long, value_name = "FILE")]
    before: PathBuf,
    /// The script of that version that plays whole matches
    #[arg(long, value_name = "FILE")]
    script: PathBuf,
    /// Said by cargo.
    #[arg(long, hide = true)]
    bench: bool,
}

/// Matches that are under way while the versions change.
const RUNNING: usize = 4;

/// Rows of them that are placed before.
const ROWS: [&str; 5] = ["RRGG", "YYBB", "RYGB", "WWKK", "RRYY"];

const SECRET: &str = "RRYB";

#[tokio::main]
async fn main() {
    let line = Line::parse();
    let folder = tempfile::TempDir::with_prefix("codeknacker-upgrade-").expect("a folder");
    let file = format!("sqlite:{}", folder.path().join("games.db").display());
    println!("a file:");
    Upgrade::new(&line, folder.path().join("file"), file, Vec::new()).run().await;
    let (postgres, nats) = (Postgres::start(), Nats::start());
    println!("PostgreSQL and NATS, both versions side by side:");
    let bus = vec!["--bus".to_owned(), nats.address()];
    let mut upgrade = Upgrade::new(&line, folder.path().join("postgres"), postgres.database(), bus);
    upgrade.spare = Some(postgres.database());
    upgrade.run().await;
}

/// One version of the program.
struct Version(PathBuf);

impl Version {
    fn command(&self) -> Command {
        let mut command = servers::tied(&self.0);
        command.env("LC_ALL", "C");
        command
    }

    /// Serves a database; the error is what it says instead.
    fn serve(&self, database: &str, flags: &[String]) -> Result<Serving, String> {
        let mut command = self.command();
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]).args(flags);
        Serving::start(&mut command)
    }

    /// Runs a command that must succeed.
    fn done(&self, words: &[&str]) {
        let output = self.command().args(words).output().expect("the program starts");
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// The records of all finished matches.
    fn records(&self, folder: &Path, database: &str) -> BTreeMap<String, String> {
        let folder_name = folder.to_str().expect("a name");
        self.done(&["export", folder_name, "--database", database]);
        let files = std::fs::read_dir(folder).expect("records").map(|file| file.expect("a record").path());
        let record = |file: PathBuf| {
            let name = file.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(file).expect("a record"))
        };
        files.map(record).collect()
    }
}

/// The two versions on one database.
struct Upgrade<'l> {
    before: Version,
    now: Version,
    script: &'l Path,
    folder: PathBuf,
    database: String,
    /// An empty database for the backup, where that isn't served as it is.
    spare: Option<String>,
    flags: Vec<String>,
}

impl<'l> Upgrade<'l> {
    fn new(line: &'l Line, folder: PathBuf, database: String, flags: Vec<String>) -> Self {
        std::fs::create_dir_all(&folder).expect("a folder");
        let (before, now) = (line.before.clone(), PathBuf::from(env!("CARGO_BIN_EXE_codeknacker")));
        Self {
            before: Version(before),
            now: Version(now),
            script: &line.script,
            folder,
            database,
            spare: None,
            flags,
        }
    }

    async fn run(&self) {
        let mut old = self.before.serve(&self.database, &self.flags).expect("the older server");
        let mut script = Command::new("sh");
        let played = script.arg(self.script).arg(&old.origin).stdout(Stdio::null()).status();
        assert!(played.expect("a shell").success(), "the older version's own matches");
        let mut duels = Vec::new();
        for _ in 0..RUNNING {
            let mut duel = Duel::begin(&old.origin).await;
            for _ in 0..=ROWS.len() {
                duel.play(&old.origin).await;
            }
            duels.push(duel);
        }
        let records = self.before.records(&self.folder.join("before"), &self.database);
        assert!(!records.is_empty(), "nothing was finished");
        let backup = self.folder.join("backup.db");
        self.before.done(&["backup", backup.to_str().expect("a name"), "--database", &self.database]);
        let known = duels[0].issued;
        let backed_up = duels.clone();

        let mut new = None;
        if self.spare.is_some() {
            let beside =
                self.now.serve(&self.database, &self.flags).expect("this version beside the older one");
            for duel in &mut duels {
                duel.play(&old.origin).await;
                if known {
                    duel.reaches(&beside.origin).await;
                    duel.play(&beside.origin).await;
                    duel.reaches(&old.origin).await;
                }
            }
            println!(
                "  {RUNNING} matches went on at the older node while this version started{}",
                if known { ", and from node to node" } else { "" }
            );
            new = Some(beside);
        }
        old.terminate();
        assert!(old.ended().success(), "the older server stops: {}", old.log());
        let mut new =
            new.unwrap_or_else(|| self.now.serve(&self.database, &self.flags).expect("this version"));

        let after = self.now.records(&self.folder.join("after"), &self.database);
        assert_eq!(after, records, "a record has changed");
        for name in after.keys() {
            self.now.done(&["verify", self.folder.join("after").join(name).to_str().expect("a name")]);
        }
        println!("  {} finished matches: every record is the same, byte for byte", records.len());
        if known {
            for duel in &mut duels {
                duel.reaches(&new.origin).await;
                duel.finish(&new.origin).await;
            }
            let finished = self.now.records(&self.folder.join("finished"), &self.database);
            assert_eq!(finished.len(), records.len() + RUNNING);
            for name in finished.keys() {
                self.now.done(&["verify", self.folder.join("finished").join(name).to_str().expect("a name")]);
            }
            println!("  {RUNNING} running matches were played on to their end by the same players");
        } else {
            for duel in &duels {
                let answer = duel.look(&new.origin, 0).await;
                assert_eq!((answer.status, answer.code()), (StatusCode::UNAUTHORIZED, "token"));
                let steps = stored(&self.database, &duel.id).await;
                assert_eq!(steps, duel.number, "a running match has lost steps");
            }
            println!(
                "  {RUNNING} running matches are there, with every step; their players aren't known any more"
            );
        }
        let mut fresh = Duel::begin(&new.origin).await;
        fresh.finish(&new.origin).await;
        new.terminate();
        assert!(new.ended().success(), "this version stops: {}", new.log());
        self.back(&backup, backed_up, &records).await;
    }

    /// Goes back to the older program: with the database as it is now, and with the backup from before.
    async fn back(&self, backup: &Path, duels: Vec<Duel>, records: &BTreeMap<String, String>) {
        match self.before.serve(&self.database, &self.flags) {
            Ok(old) => {
                let there = self.before.records(&self.folder.join("back"), &self.database);
                assert!(records.iter().all(|(name, record)| there.get(name) == Some(record)));
                drop(old);
                println!("  the older program serves the database as it is now, with every record");
            }
            Err(refusal) => {
                let sentence = newer_database(&refusal).unwrap_or_else(|| panic!("{refusal}"));
                println!("  the older program refuses the database: {sentence}");
            }
        }
        let mut address = format!("sqlite:{}", backup.display());
        if let Some(spare) = &self.spare {
            self.before.done(&["store", "copy", &address, spare]);
            address.clone_from(spare);
        }
        let old = self.before.serve(&address, &self.flags).expect("the older program with its backup");
        let there = self.before.records(&self.folder.join("restored"), &address);
        assert_eq!(&there, records, "a record of the backup is different");
        for mut duel in duels {
            duel.reaches(&old.origin).await;
            duel.finish(&old.origin).await;
        }
        println!("  with its backup it has every record, and {RUNNING} matches went on where they were then");
    }
}

/// Two who play two rounds; each is over with the secret's row.
#[derive(Clone)]
struct Duel {
    client: Client,
    table: String,
    id: String,
    tokens: [String; 2],
    /// Whether the server issued the tokens; version 0.1 took any.
    issued: bool,
    /// The number of steps.
    number: usize,
    /// The steps of the first round.
    first: Option<usize>,
}

impl Duel {
    async fn begin(origin: &str) -> Self {
        let client = Client::new();
        let wanted = json!({
            "edition": "original", "rounds": 2, "first": 1,
            "seats": [{ "for": "here" }, { "for": "person" }],
        });
        let issue = async || {
            let issued = ask(|| client.post(format!("{origin}/api/v1/tokens"))).await;
            issued.status.is_success().then(|| text(&issued.value["token"]))
        };
        let given = [issue().await, issue().await];
        let post = async |path: String, body: &Value, token: &Option<String>| {
            let request = || {
                let request = client.post(format!("{origin}/api/v1/{path}")).json(body);
                if let Some(token) = token { request.bearer_auth(token) } else { request }
            };
            ask(request).await.fine()
        };
        let opened = post("tables".to_owned(), &wanted, &given[0]).await;
        let table = text(&opened["table"]["id"]);
        let sat = post(format!("tables/{table}/seats"), &json!({}), &given[1]).await;
        let id = text(&sat["state"]["match_id"]);
        let issued = given[0].is_some();
        let [first, second] = given;
        let tokens =
            [first.unwrap_or_else(|| text(&opened["token"])), second.unwrap_or_else(|| text(&sat["token"]))];
        Self { client, table, id, tokens, issued, number: 0, first: None }
    }

    /// Who does the next step, as an index, and the place of the step in its round.
    fn turn(&self) -> (usize, usize) {
        let (round, step) = match self.first {
            Some(first) if self.number >= first => (1, self.number - first),
            _ => (0, self.number),
        };
        // The first seat hides first.
        let maker = round;
        if step == 0 { (maker, 0) } else { (1 - maker, step) }
    }

    /// Does the next step: the secret, or a row.
    async fn play(&mut self, origin: &str) {
        let (_, step) = self.turn();
        let action = match step {
            0 => format!("secret {SECRET}"),
            step => format!("row {}", ROWS[(step - 1) % ROWS.len()]),
        };
        self.act(origin, &action).await;
    }

    async fn act(&mut self, origin: &str, action: &str) {
        let (seat, _) = self.turn();
        let body = json!({ "seat": seat + 1, "number": self.number, "action": action });
        let path = format!("{origin}/api/v1/tables/{}/actions", self.table);
        let done = ask(|| self.client.post(&path).bearer_auth(&self.tokens[seat]).json(&body)).await.fine();
        self.number += 1;
        assert_eq!(done["number"], self.number, "{action}");
    }

    /// Cracks both codes.
    async fn finish(&mut self, origin: &str) {
        loop {
            if self.turn().1 == 0 {
                self.play(origin).await;
            }
            self.act(origin, &format!("row {SECRET}")).await;
            if self.first.is_some() {
                break;
            }
            self.first = Some(self.number);
        }
        let state = self.look(origin, 0).await.fine();
        assert!(state["view"]["outcome"].is_object(), "the match isn't over: {state}");
    }

    /// How the table stands, for one of the seats.
    async fn look(&self, origin: &str, seat: usize) -> HttpReply {
        let path = format!("{origin}/api/v1/tables/{}", self.table);
        ask(|| self.client.get(&path).bearer_auth(&self.tokens[seat])).await
    }

    /// Waits until a node knows the last step.
    async fn reaches(&self, origin: &str) {
        let start = Instant::now();
        loop {
            let state = self.look(origin, 1).await.fine();
            if state["number"] == self.number {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{} steps, but {origin} has {state}", self.number);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// How many steps of a match the database holds.
async fn stored(database: &str, id: &str) -> usize {
    let store = store::Store::open(database, store::Access::Read).await.expect("the database");
    let (_, steps) = store.load(id).await.expect("an answer").expect("the match");
    steps.len()
}

/// Sends a request, again after a while if that is wanted.
async fn ask(request: impl Fn() -> reqwest::RequestBuilder) -> HttpReply {
    loop {
        let answer = send(request(), PATIENCE).await.expect("an answer");
        if answer.status != StatusCode::TOO_MANY_REQUESTS && answer.status != StatusCode::SERVICE_UNAVAILABLE
        {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
