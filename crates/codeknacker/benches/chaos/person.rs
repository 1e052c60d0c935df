//! Somebody who plays at a table, match after match, whatever happens.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::RngExt as _;
use rand::seq::IteratorRandom as _;
use rand_chacha::ChaCha8Rng;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::diary::{Diary, count};
use crate::hands::{Blind, Deed, Hands, Sight, Tried};
use crate::stage::Node;
use crate::table::{Mark, Table};

/// How long a refusal of what is plainly due may go on: a node may have to hear first what another has done.
const REFUSED: Duration = Duration::from_secs(30);

/// Somebody who plays.
pub(crate) struct Person {
    /// The table, and who of its persons this is.
    pub(crate) table: Arc<Table>,
    pub(crate) place: usize,
    pub(crate) hands: Hands,
    /// The nodes, and the one that is asked.
    pub(crate) nodes: Arc<Vec<Node>>,
    pub(crate) at: usize,
    pub(crate) diary: Arc<Diary>,
    pub(crate) chance: ChaCha8Rng,
    /// The last step that was acknowledged to them.
    pub(crate) last: Mark,
    /// Since when what is due was refused.
    pub(crate) refused: Option<Instant>,
    /// Since when nodes show less than was acknowledged.
    pub(crate) behind: Option<Instant>,
}

impl Person {
    /// Plays until nobody is to begin another match and all see the end of the last one.
    pub(crate) async fn play(mut self, mut closing: watch::Receiver<bool>) {
        while !self.table.is_done() {
            let origin = self.nodes[self.at].origin();
            let seen = self.hands.look(&origin, &self.table).await;
            let (mark, sight) = match seen {
                Ok(seen) => seen,
                Err(blind) => {
                    if let Blind::Wrong(what) = blind {
                        self.fail(format_args!("it can't be looked at: {what}"));
                    }
                    self.wander().await;
                    continue;
                }
            };
            self.note(mark);
            if let Some(long) = self.table.computer(mark, sight == Sight::Theirs) {
                self.diary.computer_took(long);
            }
            let closed = *closing.borrow();
            let over = (sight == Sight::Over && closed).then_some(mark);
            self.table.rest(self.place, format!("{mark} {sight:?} {}", self.nodes[self.at].name()), over);
            match sight {
                Sight::Mine(task) => {
                    self.think().await;
                    self.step(mark, task).await;
                }
                Sight::Over if !closed => {
                    self.think().await;
                    // A person who was asked to stop meanwhile must not begin anew.
                    if !*closing.borrow() {
                        self.want_more(mark).await;
                    }
                    self.wait(mark, &mut closing).await;
                }
                Sight::Over | Sight::Theirs | Sight::Waiting => self.wait(mark, &mut closing).await,
            }
        }
    }

    fn fail(&self, what: impl std::fmt::Display) {
        self.diary.fail(format_args!("{}, person {}", self.table, self.place + 1), what);
    }

    /// Takes note of how far it is. What was acknowledged must be seen everywhere, and soon.
    fn note(&mut self, mark: Mark) {
        self.table.saw(mark);
        if mark >= self.last {
            self.behind = None;
        } else if self.behind.get_or_insert_with(Instant::now).elapsed() > REFUSED {
            self.fail(format_args!("{} was acknowledged, but {mark} is shown", self.last));
            self.behind = None;
        }
    }

    /// Places a step, and sends it until it is clear what came of it.
    async fn step(&mut self, mark: Mark, task: &str) {
        let action = match task {
            "pass" => task.to_owned(),
            _ => format!("{task} {}", self.code()),
        };
        let Some(deed) = self.hands.step(&self.table, mark, &action) else {
            return self.fail(format_args!("the page has no form for {action:?}"));
        };
        let (tried, again) = self.send(&deed).await;
        match tried {
            Tried::Done => {
                self.refused = None;
                self.last = mark.next();
                self.table.acknowledge(self.last, &action);
                let counts = &self.diary.counts;
                count(if self.hands.is_page() { &counts.by_page } else { &counts.by_api });
            }
            // If it was done after all, it should have been acknowledged now: the store will tell.
            Tried::Late(why) if again => self.table.doubt(mark.next(), self.place + 1, action, why),
            Tried::Late(why) => {
                self.diary.refused(why.clone());
                if self.refused.get_or_insert_with(Instant::now).elapsed() > REFUSED {
                    self.fail(format_args!("{action:?} on {mark} is refused again and again: {why}"));
                    self.refused = None;
                }
                sleep(Duration::from_millis(200)).await;
            }
            Tried::Refused(why) => {
                self.fail(format_args!("{action:?} on {mark} is refused: {why}"));
                sleep(Duration::from_secs(1)).await;
            }
            Tried::Open => {}
        }
    }

    /// Sends something until there is an answer; whether it was sent more than once comes with it.
    async fn send(&mut self, deed: &Deed) -> (Tried, bool) {
        let mut again = false;
        while !self.table.is_done() {
            let origin = self.nodes[self.at].origin();
            match self.hands.send(&origin, deed).await {
                Tried::Open => again = true,
                tried => return (tried, again),
            }
            self.wander().await;
        }
        (Tried::Open, again)
    }

    /// Wants another match. It may have begun meanwhile, or others may not be there yet.
    async fn want_more(&mut self, mark: Mark) {
        let Some(deed) = self.hands.rematch(&self.table, mark) else { return };
        if let (Tried::Refused(why), _) = self.send(&deed).await
            && !why.contains("409")
            && !why.starts_with("422")
        {
            self.fail(format_args!("another match after {mark} is refused: {why}"));
        }
    }

    /// Waits for news, or a while.
    async fn wait(&mut self, mark: Mark, closing: &mut watch::Receiver<bool>) {
        let long = Duration::from_millis(self.chance.random_range(1_000..4_000));
        let news = async {
            tokio::select! {
                () = self.table.beyond(mark) => {}
                _ = closing.changed() => {}
            }
        };
        let _ = timeout(long, news).await;
        // A proxy in front of the nodes would send people here and there, too.
        if self.chance.random_ratio(1, 8) {
            self.at = self.chance.random_range(0..self.nodes.len());
        }
    }

    async fn think(&mut self) {
        sleep(Duration::from_millis(self.chance.random_range(200..1_500))).await;
    }

    /// Goes to another node after a moment.
    async fn wander(&mut self) {
        sleep(Duration::from_millis(self.chance.random_range(100..800))).await;
        self.at = self.chance.random_range(0..self.nodes.len());
    }

    /// A code with all letters different, which every edition allows.
    fn code(&mut self) -> String {
        let codes = &self.table.codes;
        let letters = codes.letters.chars().sample(&mut self.chance, codes.holes);
        letters.into_iter().collect()
    }
}
