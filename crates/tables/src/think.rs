//! Where computer players think: off the threads that answer people, and never on too many at once.

use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lru::LruCache;
use rules::{Action, Rules, Seat, View};
use solver::advice::Ground;
use solver::clock::{self, Deadline};
use solver::computer::{Computer, Knowledge, LONGEST, Mind, Seed};
use tokio::sync::oneshot;

use crate::error::HouseError;
use crate::house::locked;
use crate::turns::{SPARE, Turns};

/// How many games can be kept in mind at once: each has its threads.
const GAMES: NonZeroUsize = NonZeroUsize::new(16).unwrap();

/// The most bytes of all cached games together. The one being played is always kept.
const BUDGET: u64 = 128 * 1024 * 1024;

/// How long a game is kept in mind that nobody plays.
const IDLE: Duration = Duration::from_mins(1);

/// Something to think about.
type MindTask = Box<dyn FnOnce(&Mind<'_>) + Send>;

/// The threads on which computer players think, by game.
///
/// A game's codes are listed once and shared by those who play it; they stay with the threads that made them, and go
/// when nobody has asked for a while.
pub(crate) struct Thinkers {
    turns: Turns,
    threads: usize,
    games: Mutex<LruCache<String, KeptGame>>,
}

/// A game that is kept in mind.
struct KeptGame {
    thoughts: Sender<MindTask>,
    /// Bytes that it takes.
    bytes: u64,
}

/// A seat that the computer plays, with what it sees.
pub(crate) struct AskedSeat {
    pub(crate) seat: Seat,
    pub(crate) computer: Computer,
    pub(crate) view: View,
    /// Whether it is this seat's turn.
    pub(crate) due: bool,
}

impl Thinkers {
    /// Thinks on at most this many threads.
    pub(crate) fn new(threads: NonZeroUsize) -> Self {
        Self {
            turns: Turns::new(threads.get()),
            threads: threads.get() + SPARE,
            games: Mutex::new(LruCache::new(GAMES)),
        }
    }

    /// What one of these seats does next: the due action, unless somebody has a reason to call or claim first. Askers
    /// take turns by group.
    pub(crate) async fn decide(
        &self,
        rules: &Rules,
        asked: Vec<AskedSeat>,
        seed: Seed,
        group: u64,
    ) -> Result<Option<(Seat, Action)>, HouseError> {
        let asked = Arc::new(asked);
        // A thread that has just gone idle may have missed the thought: then a new one takes it.
        for _ in 0..3 {
            let _turn = self.turns.take(group).await;
            let (answer, answered) = oneshot::channel();
            let asked = Arc::clone(&asked);
            let thought: MindTask = Box::new(move |mind| {
                // The caller may have gone.
                let _ = answer.send(next(mind, &asked, seed));
            });
            if self.game(rules).send(thought).is_ok()
                && let Ok(decided) = answered.await
            {
                return Ok(decided);
            }
            locked(&self.games).pop(&Ground::name(rules));
        }
        tracing::error!(edition = rules.edition().id, "a computer player could not decide");
        Err(HouseError::Damaged)
    }

    /// The way to the threads of a game.
    fn game(&self, rules: &Rules) -> Sender<MindTask> {
        let mut games = locked(&self.games);
        let name = Ground::name(rules);
        let known = games.get(&name).map(|kept| kept.thoughts.clone());
        let thoughts = known.unwrap_or_else(|| {
            let kept = self.begin(rules);
            let thoughts = kept.thoughts.clone();
            games.put(name, kept);
            thoughts
        });
        // Those that were played longest ago go: their threads end with what they think about now.
        while games.len() > 1 && games.iter().map(|(_, kept)| kept.bytes).sum::<u64>() > BUDGET {
            games.pop_lru();
        }
        thoughts
    }

    /// Threads for a game that nobody has in mind.
    fn begin(&self, rules: &Rules) -> KeptGame {
        let (thoughts, receiver) = channel();
        let (threads, known) = (self.threads, rules.clone());
        // If no thread can be had, the thought is not taken and the caller says so.
        let _ = std::thread::Builder::new()
            .name("thinker".to_owned())
            .spawn(move || keep_in_mind(&known, threads, receiver));
        KeptGame { thoughts, bytes: Knowledge::bytes(rules) }
    }
}

/// Lists a game's codes and thinks about it until nobody asks any more.
fn keep_in_mind(rules: &Rules, threads: usize, thoughts: Receiver<MindTask>) {
    let knowledge = Knowledge::of(rules);
    let mind = Mind::new(&knowledge);
    let thoughts = Mutex::new(thoughts);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let thought = locked(&thoughts).recv_timeout(IDLE);
                    match thought {
                        Ok(thought) => thought(&mind),
                        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
                    }
                }
            });
        }
    });
}

/// Asks the seats in order: a call or a claim goes first.
fn next(mind: &Mind<'_>, asked: &[AskedSeat], seed: Seed) -> Option<(Seat, Action)> {
    let mut own = None;
    for AskedSeat { seat, computer, view, due } in asked {
        let deadline = Deadline::after(clock::system, LONGEST);
        match computer.decide_by(mind, view, seed, deadline) {
            Some(action @ (Action::Claim | Action::Call)) => return Some((*seat, action)),
            Some(action) if *due => own = Some((*seat, action)),
            _ => {}
        }
    }
    own
}

#[cfg(test)]
mod tests {
    use rules::{Edition, Options};

    use super::*;

    fn custom(options: &[&str]) -> Rules {
        let edition = Edition::find("custom").expect("an edition");
        let options = Options::read(edition, options.iter().copied()).expect("options");
        Rules::new(edition, options).expect("rules")
    }

    #[test]
    fn games_that_differ_in_their_rows_alone_share_their_codes() {
        let thinkers = Thinkers::new(NonZeroUsize::MIN);
        for rows in 5..30 {
            thinkers.game(&custom(&["holes=3", "symbols=5", &format!("rows={rows}")]));
        }
        assert_eq!(locked(&thinkers.games).len(), 1);
    }

    #[test]
    fn games_in_mind_take_no_more_bytes_than_they_may() {
        let thinkers = Thinkers::new(NonZeroUsize::MIN);
        let large = custom(&["holes=6", "symbols=11"]);
        assert!(Knowledge::bytes(&large) > BUDGET / 2, "{}", Knowledge::bytes(&large));
        for game in [&custom(&["holes=3", "symbols=5"]), &large, &custom(&["holes=6", "symbols=10"]), &large]
        {
            thinkers.game(game);
            let games = locked(&thinkers.games);
            let bytes: u64 = games.iter().map(|(_, kept)| kept.bytes).sum();
            assert!(bytes <= BUDGET || games.len() == 1, "{bytes} bytes of {} games", games.len());
        }
    }
}
