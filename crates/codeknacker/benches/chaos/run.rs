//! A run on one engine: gather, fail, heal, play to the end, look at what is left.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use guests::PATIENCE;
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::Engine;
use crate::crowd::{self, Company};
use crate::diary::Diary;
use crate::follower::Follower;
use crate::lane::Lane;
use crate::plan::{NODES, Plan, Victim};
use crate::rude::Rude;
use crate::stage::Node;
use crate::table::Table;
use crate::verdict;

/// Addresses that rude readers share.
const RUDE_ADDRESSES: u8 = 6;

/// How long a table may stand still once all is well: far longer than anything takes on a slow machine.
const STILL: Duration = PATIENCE;

/// How often is looked whether all have come to their end.
const GLANCE: Duration = Duration::from_millis(200);

/// Whether all was well on one engine.
pub(crate) fn run(engine: Engine, plan: &Plan, seed: u64, matches: u32) -> bool {
    let diary = Arc::new(Diary::new(engine, seed));
    let directory = TempDir::with_prefix("codeknacker-chaos-").expect("a directory");
    let mut lanes = Vec::new();
    let (mut bus, mut many) = (None, 1);
    let mut database = format!("sqlite:{}", directory.path().join("games.db").display());
    if engine == Engine::Postgres {
        let (postgres, address) = Lane::postgres(plan.of_victim(Victim::Postgres));
        let (nats, on_bus) = Lane::bus(plan.of_victim(Victim::Bus));
        lanes.extend([postgres, nats]);
        (database, bus, many) = (address, Some(on_bus), NODES);
    }
    let nodes = (0..many).map(|index| Node::new(index, &database, bus.as_deref()));
    let nodes: Arc<Vec<Node>> = Arc::new(nodes.collect());
    for index in 0..many {
        lanes.push(Lane::node(&nodes, index, plan.of_victim(Victim::Node(index)), &diary));
        nodes[index].note_first();
    }
    let runtime = Runtime::new().expect("a runtime");
    let run = Run { seed, length: plan.length, nodes, diary: Arc::clone(&diary), lanes };
    runtime.block_on(run.all(matches as usize, &database));
    let sound = diary.failures() == 0;
    println!("{}", summary(&diary));
    sound
}

/// A run that is under way.
struct Run {
    seed: u64,
    length: Duration,
    nodes: Arc<Vec<Node>>,
    diary: Arc<Diary>,
    lanes: Vec<Lane>,
}

impl Run {
    async fn all(self, matches: usize, database: &str) {
        let (closing, closed) = watch::channel(false);
        let (ending, ended) = watch::channel(false);
        let hall = Arc::new(Hall::default());
        let mut evenings = JoinSet::new();
        // Most come while all is well, every fourth while things fail: each time one with another game.
        let (late, early): (Vec<_>, Vec<_>) = (0..matches).partition(|index| (index + index / 8) % 4 == 3);
        let guest = |index: usize| {
            let (hall, nodes, diary) = (Arc::clone(&hall), Arc::clone(&self.nodes), Arc::clone(&self.diary));
            let (seed, closed, ended) = (self.seed, closed.clone(), ended.clone());
            async move {
                match crowd::gather(index, seed, &nodes, &diary).await {
                    Ok(company) => hall.spend(company, closed, ended).await,
                    Err(why) => {
                        diary.fail(format_args!("table {} of {matches}", index + 1), why);
                        hall.turned_away.fetch_add(1, Ordering::Relaxed);
                        Vec::new()
                    }
                }
            }
        };
        for index in &early {
            evenings.spawn(guest(*index));
        }
        hall.filled(early.len()).await;
        let rude = self.let_in_the_rude(&hall.tables(), matches);
        self.diary.say(format_args!("{} tables are open; from now on things fail", hall.tables().len()));
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        for index in late {
            let wait = self.length.mul_f64(chance.random_range(0.1..0.9));
            let evening = guest(index);
            evenings.spawn(async move {
                tokio::time::sleep(wait).await;
                evening.await
            });
        }
        let began = Instant::now();
        for lane in &self.lanes {
            lane.begin(began);
        }
        tokio::time::sleep(self.length).await;
        tokio::task::block_in_place(|| self.lanes.iter().for_each(Lane::healed));
        self.diary.say("all is well again; the last matches are played to their end");
        hall.filled(matches).await;
        closing.send_replace(true);
        let tables = hall.tables();
        self.until_settled(&tables).await;
        ending.send_replace(true);
        let followers = self.until_told(evenings).await;
        drop(rude);
        self.diary.say("all have seen the end; now it is looked at what is left");
        verdict::store(&self.diary, &tables, &followers, database).await;
        verdict::records(&self.diary, database).await;
        drop(followers);
        verdict::memory(&self.diary, &self.nodes).await;
        if self.diary.failures() > 0 {
            for node in self.nodes.iter() {
                println!("{}", node.last_words());
            }
        }
        // Nodes end before what they stand on.
        tokio::task::block_in_place(|| self.lanes.into_iter().rev().for_each(Lane::finish));
    }

    /// Rude readers, until this is dropped.
    fn let_in_the_rude(&self, tables: &[Arc<Table>], matches: usize) -> JoinSet<()> {
        let mut rude = JoinSet::new();
        for index in 0..(10 + matches / 4) as u64 {
            let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
            chance.set_stream(100_000_000 + index);
            let last = (index % u64::from(RUDE_ADDRESSES)) as u8 + 1;
            let reader = Rude {
                address: IpAddr::V4(Ipv4Addr::new(127, 2, 0, last)),
                nodes: Arc::clone(&self.nodes),
                tables: tables.to_vec(),
                diary: Arc::clone(&self.diary),
                chance,
            };
            rude.spawn(reader.go_on());
        }
        rude
    }

    /// Waits until every table has come to its end; one that stands still for long is stuck.
    async fn until_settled(&self, tables: &[Arc<Table>]) {
        let calm = Instant::now();
        let mut open: Vec<_> = tables.iter().collect();
        while !open.is_empty() {
            open.retain(|table| {
                if !table.is_settled() && table.still().min(calm.elapsed()) > STILL {
                    self.diary.fail(table, format_args!("it is stuck; its people see: {}", table.seen()));
                    table.give_up();
                }
                !table.is_done()
            });
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Waits until every stream has told everything; one that does not has stopped.
    async fn until_told(&self, mut evenings: JoinSet<Vec<Follower>>) -> Vec<Follower> {
        let mut followers = Vec::new();
        while let Some(evening) = evenings.join_next().await {
            match evening {
                Ok(these) => followers.extend(these),
                Err(error) => self.diary.fail("an evening", error),
            }
        }
        followers
    }
}

/// All tables, as they are opened.
#[derive(Default)]
struct Hall {
    tables: Mutex<Vec<Arc<Table>>>,
    /// How many could not be opened.
    turned_away: AtomicUsize,
}

impl Hall {
    fn tables(&self) -> Vec<Arc<Table>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until so many tables are open, or can't be.
    async fn filled(&self, many: usize) {
        while self.tables().len() + self.turned_away.load(Ordering::Relaxed) < many {
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// An evening at a table: until its people are done, and its streams have told all of it.
    async fn spend(
        &self,
        company: Company,
        closed: watch::Receiver<bool>,
        ended: watch::Receiver<bool>,
    ) -> Vec<Follower> {
        let Company { table, persons, followers } = company;
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&table));
        let mut playing: JoinSet<()> =
            persons.into_iter().map(|person| person.play(closed.clone())).collect();
        let following: JoinSet<_> =
            followers.into_iter().map(|follower| follower.follow(ended.clone())).collect();
        while playing.join_next().await.is_some() {}
        following.join_all().await
    }
}

/// What happened, in numbers.
fn summary(diary: &Diary) -> String {
    let counts = &diary.counts;
    let of = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
    format!(
        "{:.0} s: {} matches ended, {} steps acknowledged by API and {} by page, {} told by streams\n\
         {} requests without an answer, {} told to come back; streams: {} returns, {} reloads; \
         {} rude connections\na computer was due for {:.1} s at most, outages included; refused at first: {}\n{} wrong",
        diary.time().as_secs_f64(),
        of(&counts.ended),
        of(&counts.by_api),
        of(&counts.by_page),
        of(&counts.told),
        of(&counts.unanswered),
        of(&counts.later),
        of(&counts.returns),
        of(&counts.reloads),
        of(&counts.rude),
        Duration::from_millis(of(&counts.slowest)).as_secs_f64(),
        diary.refusals(),
        diary.failures(),
    )
}
