//! Which faults come when: all of it follows from the seed.

use std::fmt;
use std::time::Duration;

use rand::RngExt as _;
use rand::seq::SliceRandom as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

use crate::Engine;

/// Nodes that share a PostgreSQL.
pub(crate) const NODES: usize = 3;

/// Who suffers: each suffers one fault after the other, all of them side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Victim {
    /// A node, from 0.
    Node(usize),
    /// PostgreSQL.
    Postgres,
    /// The bus.
    Bus,
}

/// What is done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Killed (a server: stopped at once) and started again.
    Kill,
    /// Asked to stop and started again.
    Stop,
    /// Its clock jumps, and later back.
    Clock(i64),
    /// All sessions are ended.
    Sessions,
    /// The table of actions is locked.
    Lock,
    /// Every transaction is read-only.
    ReadOnly,
}

/// A fault.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    /// When, from the start.
    pub(crate) at: Duration,
    /// To whom.
    pub(crate) victim: Victim,
    /// What.
    pub(crate) kind: Kind,
    /// How long until it is made good.
    pub(crate) lasts: Duration,
}

/// All faults of a run, in the order in which they come.
pub(crate) struct Plan {
    /// How long things fail.
    pub(crate) length: Duration,
    faults: Vec<Fault>,
}

impl Plan {
    /// The plan of a seed.
    pub(crate) fn of(engine: Engine, seed: u64, length: Duration) -> Self {
        let mut faults = Vec::new();
        let victims: Vec<_> = match engine {
            Engine::Sqlite => vec![Victim::Node(0)],
            Engine::Postgres => (0..NODES).map(Victim::Node).chain([Victim::Postgres, Victim::Bus]).collect(),
        };
        for (stream, victim) in (1..).zip(victims) {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            chance.set_stream(stream);
            fill(victim, engine, length, &mut chance, &mut faults);
        }
        faults.sort_by_key(|fault| fault.at);
        Self { length, faults }
    }

    /// What one of them suffers.
    pub(crate) fn of_victim(&self, victim: Victim) -> Vec<Fault> {
        self.faults.iter().copied().filter(|fault| fault.victim == victim).collect()
    }
}

/// Fills the time of one victim: every kind comes once before one comes again.
fn fill(victim: Victim, engine: Engine, length: Duration, chance: &mut ChaCha8Rng, faults: &mut Vec<Fault>) {
    let gap = match (victim, engine) {
        (Victim::Node(_), Engine::Postgres) => 3_000..12_000,
        _ => 1_500..5_000,
    };
    let mut bag = Vec::new();
    let mut at = Duration::from_millis(chance.random_range(gap.clone()));
    loop {
        if bag.is_empty() {
            bag = kinds(victim, chance);
            bag.shuffle(chance);
        }
        let Some(kind) = bag.pop() else { return };
        let lasts = Duration::from_millis(match kind {
            Kind::Sessions => 0,
            // Longer than a node waits for the database: its caller can't know the result.
            Kind::Lock => chance.random_range(2_000..8_000),
            Kind::Clock(_) => chance.random_range(1_000..6_000),
            _ => chance.random_range(200..3_000),
        });
        if at + lasts > length {
            return;
        }
        // What a node has in memory at the end must come from a life that was long.
        let late = matches!(victim, Victim::Node(_)) && at > length * 2 / 3;
        if !(late && matches!(kind, Kind::Kill | Kind::Stop)) {
            faults.push(Fault { at, victim, kind, lasts });
        }
        at += lasts + Duration::from_millis(chance.random_range(gap.clone()));
    }
}

/// What can happen to somebody.
fn kinds(victim: Victim, chance: &mut ChaCha8Rng) -> Vec<Kind> {
    match victim {
        Victim::Node(_) => {
            let seconds = [2, 40, 200, 3_700][chance.random_range(0..4)];
            let jump = Kind::Clock(if chance.random() { seconds } else { -seconds });
            vec![Kind::Kill, Kind::Kill, Kind::Stop, jump]
        }
        Victim::Postgres => vec![Kind::Kill, Kind::Sessions, Kind::Lock, Kind::ReadOnly],
        Victim::Bus => vec![Kind::Kill],
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.victim {
            Victim::Node(index) => write!(f, "node {}: ", index + 1)?,
            Victim::Postgres => f.write_str("PostgreSQL: ")?,
            Victim::Bus => f.write_str("bus: ")?,
        }
        match self.kind {
            Kind::Kill => f.write_str("killed")?,
            Kind::Stop => f.write_str("stopped")?,
            Kind::Clock(seconds) => write!(f, "clock {seconds:+} s")?,
            Kind::Sessions => return f.write_str("all sessions ended"),
            Kind::Lock => f.write_str("actions locked")?,
            Kind::ReadOnly => f.write_str("read-only")?,
        }
        write!(f, " for {:.1} s", self.lasts.as_secs_f64())
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fault in &self.faults {
            writeln!(f, "  {:>6.1} s  {fault}", fault.at.as_secs_f64())?;
        }
        Ok(())
    }
}
