//! Where computer players think: off the threads that answer people, and never on too many at once.

use std::fmt::Write as _;
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lru::LruCache;
use rules::{Action, Rules, Seat, View};
use solver::computer::{Computer, Knowledge, Mind, Seed};
use tokio::sync::oneshot;

use crate::error::Error;
use crate::house::locked;
use crate::turns::Turns;

/// How many games can be kept in mind at once.
const GAMES: NonZeroUsize = NonZeroUsize::new(6).unwrap();

/// How long a game is kept in mind that nobody plays.
const IDLE: Duration = Duration::from_secs(60);

/// Something to think about.
type Thought = Box<dyn FnOnce(&Mind<'_>) + Send>;

/// The threads on which computer players think, by game.
///
/// A game's codes are listed once and shared by those who play it; they stay with the threads that made them, and go
/// when nobody has asked for a while.
pub(crate) struct Thinkers {
    turns: Turns,
    threads: usize,
    games: Mutex<LruCache<String, Sender<Thought>>>,
}

/// A seat that the computer plays, with what it sees.
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    pub(crate) computer: Computer,
    pub(crate) view: View,
    /// Whether it is this seat's turn.
    pub(crate) due: bool,
}

impl Thinkers {
    /// Thinks on so many threads at most.
    pub(crate) fn new(threads: NonZeroUsize) -> Self {
        Self {
            turns: Turns::new(threads.get()),
            threads: threads.get(),
            games: Mutex::new(LruCache::new(GAMES)),
        }
    }

    /// What one of these seats does next: what is due, unless somebody has a reason to speak up before. Groups of those
    /// who ask take turns.
    pub(crate) async fn decide(
        &self,
        rules: &Rules,
        asked: Vec<Asked>,
        seed: Seed,
        group: u64,
    ) -> Result<Option<(Seat, Action)>, Error> {
        let asked = Arc::new(asked);
        // A thread that has just gone idle may have missed the thought: then a new one takes it.
        for _ in 0..3 {
            let _turn = self.turns.take(group).await;
            let (answer, answered) = oneshot::channel();
            let asked = Arc::clone(&asked);
            let thought: Thought = Box::new(move |mind| {
                // Whoever asked may have gone.
                let _ = answer.send(next(mind, &asked, seed));
            });
            if self.game(rules).send(thought).is_ok()
                && let Ok(decided) = answered.await
            {
                return Ok(decided);
            }
            locked(&self.games).pop(&key(rules));
        }
        tracing::error!(edition = rules.edition().id, "a computer player could not decide");
        Err(Error::Damaged)
    }

    /// The way to the threads of a game.
    fn game(&self, rules: &Rules) -> Sender<Thought> {
        let mut games = locked(&self.games);
        if let Some(sender) = games.get(&key(rules)) {
            return sender.clone();
        }
        let (sender, receiver) = channel();
        let (threads, known) = (self.threads, rules.clone());
        // If no thread can be had, the thought is not taken and the caller says so.
        let _ = std::thread::Builder::new()
            .name("thinker".to_owned())
            .spawn(move || keep_in_mind(&known, threads, receiver));
        games.put(key(rules), sender.clone());
        sender
    }
}

/// What tells one game from another.
fn key(rules: &Rules) -> String {
    let mut key = rules.edition().id.to_owned();
    for (option, value) in rules.options().iter() {
        // Writing to a text can't fail.
        let _ = write!(key, " {}={value}", option.name());
    }
    key
}

/// Lists a game's codes and thinks about it until nobody asks any more.
fn keep_in_mind(rules: &Rules, threads: usize, thoughts: Receiver<Thought>) {
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

/// Asks the seats in order: whoever calls or claims goes first.
fn next(mind: &Mind<'_>, asked: &[Asked], seed: Seed) -> Option<(Seat, Action)> {
    let mut own = None;
    for Asked { seat, computer, view, due } in asked {
        match computer.decide(mind, view, seed) {
            Some(action @ (Action::Claim | Action::Call)) => return Some((*seat, action)),
            Some(action) if *due => own = Some((*seat, action)),
            _ => {}
        }
    }
    own
}
