//! A table as those who play there know it: how far it is, and what was acknowledged to whom.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

/// Which match of a table, and how many of its steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Mark {
    pub(crate) ordinal: i64,
    pub(crate) number: i64,
}

impl Mark {
    /// The step after this one.
    pub(crate) const fn next(self) -> Self {
        Self { ordinal: self.ordinal, number: self.number + 1 }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.ordinal, self.number)
    }
}

impl FromStr for Mark {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is no mark");
        let (ordinal, number) = text.split_once('.').ok_or_else(wrong)?;
        let number = number.parse().map_err(|_| wrong())?;
        Ok(Self { ordinal: ordinal.parse().map_err(|_| wrong())?, number })
    }
}

/// How the codes of an edition are written.
#[derive(Clone, Debug)]
pub(crate) struct Codes {
    pub(crate) letters: &'static str,
    pub(crate) holes: usize,
}

/// A table.
pub(crate) struct Table {
    /// Its id.
    pub(crate) id: String,
    /// The code under which people find it.
    pub(crate) code: String,
    /// What is played there, and how.
    pub(crate) kind: String,
    /// How codes are written there.
    pub(crate) codes: Codes,
    persons: usize,
    /// The furthest that anybody saw.
    far: watch::Sender<Mark>,
    state: Mutex<State>,
}

/// A step that got no answer, and was refused when it was sent again.
#[derive(Clone, Debug)]
pub(crate) struct Doubt {
    pub(crate) mark: Mark,
    pub(crate) seat: usize,
    pub(crate) action: String,
    pub(crate) why: String,
}

struct State {
    /// What was acknowledged: by the mark of the step.
    acknowledged: BTreeMap<Mark, String>,
    /// What was sent again and then refused: by which seat, and why.
    doubts: Vec<Doubt>,
    /// Where each person saw the match over, since there are to be no more.
    resting: Vec<Option<Mark>>,
    /// What each person saw last.
    seen: Vec<String>,
    /// Whether nobody waits for its end any more.
    given_up: bool,
    /// When it last moved.
    moved: Instant,
    /// Since when a computer is due, as persons saw it.
    thinking: Option<(Mark, Instant)>,
}

impl Table {
    /// A table for so many persons.
    pub(crate) fn new(id: String, code: String, kind: String, codes: Codes, persons: usize) -> Self {
        let state = State {
            acknowledged: BTreeMap::new(),
            doubts: Vec::new(),
            resting: vec![None; persons],
            seen: vec![String::new(); persons],
            given_up: false,
            moved: Instant::now(),
            thinking: None,
        };
        let far = watch::channel(Mark::default()).0;
        Self { id, code, kind, codes, persons, far, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody saw how far it is.
    pub(crate) fn saw(&self, mark: Mark) {
        let further = self.far.send_if_modified(|far| {
            let further = mark > *far;
            *far = mark.max(*far);
            further
        });
        if further {
            self.state().moved = Instant::now();
        }
    }

    /// The only person here saw whether a computer is due; how long one was that has moved since.
    pub(crate) fn computer(&self, mark: Mark, due: bool) -> Option<Duration> {
        let mut state = self.state();
        let moved = state.thinking.take_if(|(since, _)| *since != mark || !due);
        if due && self.persons == 1 {
            state.thinking.get_or_insert_with(|| (mark, Instant::now()));
        }
        moved.map(|(_, since)| since.elapsed())
    }

    /// How far it is, as far as anybody knows.
    pub(crate) fn far(&self) -> Mark {
        *self.far.borrow()
    }

    /// Waits until somebody sees it further than this.
    pub(crate) async fn beyond(&self, mark: Mark) {
        // The sender lives as long as the table.
        let _ = self.far.subscribe().wait_for(|far| *far > mark).await;
    }

    /// A step was acknowledged.
    pub(crate) fn acknowledge(&self, mark: Mark, action: &str) {
        self.state().acknowledged.insert(mark, action.to_owned());
        self.saw(mark);
    }

    /// A step was sent again and refused: it must not have been done.
    pub(crate) fn doubt(&self, mark: Mark, seat: usize, action: String, why: String) {
        self.state().doubts.push(Doubt { mark, seat, action, why });
    }

    /// What was sent again and refused.
    pub(crate) fn doubts(&self) -> Vec<Doubt> {
        self.state().doubts.clone()
    }

    /// All that was acknowledged.
    pub(crate) fn acknowledged(&self) -> BTreeMap<Mark, String> {
        self.state().acknowledged.clone()
    }

    /// A person says what they see, and whether it is the end.
    pub(crate) fn rest(&self, person: usize, seen: String, over: Option<Mark>) {
        let mut state = self.state();
        state.seen[person] = seen;
        state.resting[person] = over;
    }

    /// Whether all persons see the same end of the last match.
    pub(crate) fn is_settled(&self) -> bool {
        let state = self.state();
        let first = state.resting.first().copied().flatten();
        first.is_some() && state.resting.iter().all(|mark| *mark == first)
    }

    /// Nobody waits for its end any more.
    pub(crate) fn give_up(&self) {
        self.state().given_up = true;
    }

    /// Whether there is nothing more to do here.
    pub(crate) fn is_done(&self) -> bool {
        let given_up = self.state().given_up;
        given_up || self.is_settled()
    }

    /// What each person saw last.
    pub(crate) fn seen(&self) -> String {
        self.state().seen.join(" | ")
    }

    /// How long nothing has moved here.
    pub(crate) fn still(&self) -> Duration {
        self.state().moved.elapsed()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {} ({}) at {}", self.id, self.kind, self.far())
    }
}
