//! Appending to a match: the one operation that everything turns on.

use crate::boxed;
use crate::due::NewDue;
use crate::error::storable;
use crate::matches::LastStep;
use crate::request::{KnownKey, Request};
use crate::store::{Engine, Store};
use crate::{Moment, NewAction, Score, StoreError, StoreRefusal};

/// How long a table's last activity may lag behind, in milliseconds. A minute is exact enough for idle tables, and
/// saves a write for nearly every row.
pub(crate) const LAG: Moment = 60_000;

/// Actions that follow those of a match, with all that changes along with them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// The match.
    pub match_id: String,
    /// How many actions it has, as far as the caller knows; others may have been quicker.
    pub expected: i64,
    /// When the last of those was done, as far as the caller knows: a database that was restored may have another one under
    /// the same number, and nothing is appended to that.
    pub after: Option<Moment>,
    /// The actions; they get the numbers that follow.
    pub actions: Vec<NewAction>,
    /// The time.
    pub now: Moment,
    /// What the match came to, if these actions end it.
    pub ending: Option<Ending>,
    /// All due work from now on; it replaces what was due before.
    pub due: Vec<NewDue>,
    /// The request that asked for it, if it had a key.
    pub request: Option<Request>,
}

/// What a finished match came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The digest of its record.
    pub digest: String,
    /// Its outcome in short.
    pub summary: String,
    /// The result of a daily secret, if it was one.
    pub score: Option<Score>,
}

/// What became of an append.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Appended {
    /// It is on the disk; how many actions the match has now.
    Done {
        /// The number of the last action.
        number: i64,
    },
    /// Others were quicker, or the match went another way after the database was restored; nothing was changed.
    Stale {
        /// How many actions the match has.
        current: i64,
    },
    /// The match is finished; nothing was changed.
    Over {
        /// How many actions the match has.
        current: i64,
    },
    /// The request was done before; nothing was changed now.
    Repeated {
        /// The number that it led to.
        number: i64,
    },
    /// The key was used for another request; nothing was changed.
    Reused,
    /// There is no such match.
    Missing,
}

impl Store {
    /// Appends actions to a match, if nobody else was quicker. When this returns, they are on the disk.
    #[boxed]
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        append.check()?;
        match &self.engine {
            Engine::File(file) => file.append(append).await,
            Engine::Server(server) => server.noted(self.patiently(server.append(&append)).await),
        }
    }
}

impl Append {
    /// Refuses what can't be stored.
    fn check(&self) -> Result<(), StoreError> {
        if self.actions.is_empty() || self.expected < 0 {
            return Err(StoreRefusal::EmptyAppend.into());
        }
        let mut kinds: Vec<_> = self.due.iter().map(|due| due.kind).collect();
        kinds.sort_unstable();
        if kinds.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(StoreRefusal::DueTwice.into());
        }
        storable([self.match_id.as_str()])?;
        storable(self.actions.iter().map(|action| action.line.as_str()))?;
        storable(self.due.iter().filter_map(NewDue::texts))?;
        storable(self.request.iter().flat_map(Request::texts))?;
        if let Some(ending) = &self.ending {
            storable([ending.digest.as_str(), &ending.summary])?;
            storable(ending.score.iter().flat_map(Score::texts))?;
        }
        Ok(())
    }

    /// The number that the match would come to.
    pub(crate) fn reached(&self) -> i64 {
        self.expected + crate::count(self.actions.len())
    }

    /// What becomes of it, given what is known of its key and of its match.
    pub(crate) fn judge(&self, known: Option<KnownKey>, current: Option<LastStep>) -> sqlx::Result<Appended> {
        let follows = |last: &LastStep| {
            last.number == self.expected && self.after.is_none_or(|after| last.moment == Some(after))
        };
        Ok(match (known, current) {
            (Some(KnownKey::Reused), _) => Appended::Reused,
            (Some(KnownKey::Repeated(result)), _) => {
                let number =
                    result.parse().map_err(|_| sqlx::Error::Decode("a number that is none".into()))?;
                Appended::Repeated { number }
            }
            (None, None) => Appended::Missing,
            (None, Some(last)) if last.over => Appended::Over { current: last.number },
            (None, Some(last)) if follows(&last) => Appended::Done { number: self.reached() },
            (None, Some(last)) => Appended::Stale { current: last.number },
        })
    }
}
