//! What has to be done at a certain time, by any node, but not twice.
//!
//! A node claims an entry for a while, and renews the claim while working on it. If the node dies, its claims are
//! released: by the program that opens the file next, or by another node as soon as the server has ended the dead
//! node's session. If it only hangs, the claim runs out. A claim is only thrift: what makes doing things twice
//! impossible is that their actions are appended at the number of the entry.

use sqlx::AssertSqlSafe;
use strum::{Display, EnumString, IntoStaticStr};

use crate::boxed;
use crate::connection::{Connection, values};
use crate::error::storable;
use crate::store::Store;
use crate::{Moment, StoreError};

/// What kind of thing is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DueKind {
    /// A computer's seat has to act.
    Computer,
    /// A time has run out.
    Clock,
    /// Somebody has been away too long.
    Abandon,
    /// Something old can go.
    Cleanup,
}

/// A node's claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The node.
    pub owner: String,
    /// When the claim runs out.
    pub until: Moment,
}

/// Something that will be due for a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDue {
    /// What kind of thing it is; one of each at most.
    pub kind: DueKind,
    /// When it is due.
    pub moment: Moment,
    /// Who has it already: a node may keep what it can do itself, and need not look for it.
    pub claim: Option<Claim>,
}

/// What becomes due for a match at a number; void once the match has moved on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dues {
    /// The match.
    pub match_id: String,
    /// Its number.
    pub number: i64,
    /// All of it.
    pub due: Vec<NewDue>,
}

impl Dues {
    /// The texts in it.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        self.due.iter().filter_map(NewDue::texts).chain([self.match_id.as_str()])
    }

    /// Stores it, unless the match has moved on: its new number has due work of its own.
    pub(crate) async fn put(&self, connection: &mut Connection<'_>) -> sqlx::Result<()> {
        let sql = format!(
            "SELECT 1 FROM matches WHERE id = $1 AND number = $2 AND finished IS NULL {}",
            connection.locking(false)
        );
        if connection.row(AssertSqlSafe(sql), values![&self.match_id, self.number]).await?.is_some() {
            for due in &self.due {
                put(connection, &self.match_id, self.number, due).await?;
            }
        }
        Ok(())
    }
}

/// Something that is due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueTask {
    /// The match, or anything else it is about.
    pub subject: String,
    /// What kind of thing it is.
    pub kind: DueKind,
    /// When it is due.
    pub moment: Moment,
    /// The number of the match for which it was decided.
    pub number: i64,
}

impl DueKind {
    /// Its word.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

impl NewDue {
    /// The texts in it.
    pub(crate) fn texts(&self) -> Option<&str> {
        self.claim.as_ref().map(|claim| claim.owner.as_str())
    }
}

/// What to claim.
struct Claiming {
    claim: Claim,
    now: Moment,
    limit: i64,
}

impl Store {
    /// Makes something due that is about no match, or changes when it is. An append does so for its match.
    #[boxed]
    pub async fn schedule(&self, subject: &str, number: i64, due: NewDue) -> Result<(), StoreError> {
        storable(due.texts().into_iter().chain([subject]))?;
        self.write((subject.to_owned(), number, due), |mut connection, (subject, number, due)| {
            Box::pin(async move { put(&mut connection, subject, *number, due).await })
        })
        .await
    }

    /// Claims due work that nobody has claimed, the oldest first.
    #[boxed]
    pub async fn claim(&self, claim: Claim, now: Moment, limit: i64) -> Result<Vec<DueTask>, StoreError> {
        storable([claim.owner.as_str()])?;
        // A look first: most often nothing is due, and a look costs no commit.
        let sql = "SELECT 1 FROM due WHERE moment <= $1 AND (until IS NULL OR until <= $1) LIMIT 1";
        if self.rows(sql, values![now]).await?.is_empty() {
            return Ok(Vec::new());
        }
        self.write(Claiming { claim, now, limit }, |mut connection, claiming| {
            Box::pin(async move { take(&mut connection, claiming).await })
        })
        .await
    }

    /// Lets go of what dead nodes have claimed. Says how much that was.
    #[boxed]
    pub async fn release_dead(&self) -> Result<u64, StoreError> {
        if !self.is_shared() {
            // The process that opened the file has done so.
            return Ok(0);
        }
        // A look first: most often all are alive, and a look costs no commit.
        if self
            .rows(AssertSqlSafe(format!("SELECT 1 FROM due WHERE {DEAD} LIMIT 1")), values![])
            .await?
            .is_empty()
        {
            return Ok(0);
        }
        self.write((), |mut connection, ()| {
            Box::pin(async move {
                let sql = format!("UPDATE due SET owner = NULL, until = NULL WHERE {DEAD}");
                connection.execute(AssertSqlSafe(sql), values![]).await
            })
        })
        .await
    }

    /// Keeps an entry for longer, if it is still this node's.
    #[boxed]
    pub async fn renew(&self, due: &DueTask, claim: Claim) -> Result<bool, StoreError> {
        storable([due.subject.as_str(), claim.owner.as_str()])?;
        self.write((due.clone(), claim), |mut connection, (due, claim)| {
            Box::pin(async move {
                let sql = "UPDATE due SET until = $5 \
                           WHERE subject = $1 AND kind = $2 AND number = $3 AND owner = $4";
                let values = values![&due.subject, due.kind.as_str(), due.number, &claim.owner, claim.until];
                Ok(connection.execute(sql, values).await? > 0)
            })
        })
        .await
    }

    /// Removes an entry that was done, if it is still this node's.
    #[boxed]
    pub async fn settle(&self, due: &DueTask, owner: &str) -> Result<bool, StoreError> {
        storable([due.subject.as_str(), owner])?;
        self.write((due.clone(), owner.to_owned()), |mut connection, (due, owner)| {
            Box::pin(async move {
                let sql = "DELETE FROM due WHERE subject = $1 AND kind = $2 AND number = $3 AND owner = $4";
                let values = values![&due.subject, due.kind.as_str(), due.number, owner];
                Ok(connection.execute(sql, values).await? > 0)
            })
        })
        .await
    }

    /// Gives an entry back, due at another time, if it is still this node's.
    #[boxed]
    pub async fn postpone(&self, due: &DueTask, owner: &str, moment: Moment) -> Result<bool, StoreError> {
        storable([due.subject.as_str(), owner])?;
        self.write((due.clone(), owner.to_owned(), moment), |mut connection, (due, owner, moment)| {
            Box::pin(async move {
                let sql = "UPDATE due SET moment = $5, owner = NULL, until = NULL \
                           WHERE subject = $1 AND kind = $2 AND number = $3 AND owner = $4";
                let values = values![&due.subject, due.kind.as_str(), due.number, owner, *moment];
                Ok(connection.execute(sql, values).await? > 0)
            })
        })
        .await
    }

    /// When the next thing is due that nobody has claimed, if anything is.
    #[boxed]
    pub async fn next_due(&self) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT moment FROM due WHERE owner IS NULL ORDER BY moment LIMIT 1";
        let rows = self.rows(sql, values![]).await?;
        Ok(rows.first().map(|row| row.get(0)).transpose()?)
    }
}

/// Claims of nodes whose session has ended: a node's name ends with the number of the lock that its session holds.
const DEAD: &str = "owner ~ ' [0-9a-f]{16}$' AND right(owner, 16) NOT IN ( \
     SELECT lpad(to_hex(classid::bigint), 8, '0') || lpad(to_hex(objid::bigint), 8, '0') FROM pg_locks \
     WHERE locktype = 'advisory' AND objsubid = 1 AND granted \
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))";

/// Puts an entry in place.
pub(crate) async fn put(
    connection: &mut Connection<'_>,
    subject: &str,
    number: i64,
    due: &NewDue,
) -> sqlx::Result<()> {
    let sql = "INSERT INTO due (subject, kind, moment, number, owner, until) VALUES ($1, $2, $3, $4, $5, $6) \
               ON CONFLICT (subject, kind) DO UPDATE SET moment = excluded.moment, number = excluded.number, \
               owner = excluded.owner, until = excluded.until";
    let (owner, until) = due.claim.as_ref().map(|claim| (claim.owner.clone(), claim.until)).unzip();
    connection
        .execute(sql, values![subject, due.kind.as_str(), due.moment, number, &owner, until])
        .await
        .map(drop)
}

/// Claims what nobody else has. On a server what another node is just claiming is left to it.
async fn take(connection: &mut Connection<'_>, claiming: &Claiming) -> sqlx::Result<Vec<DueTask>> {
    let skipping = connection.locking(true);
    let sql = format!(
        "WITH picked AS ( \
             SELECT subject, kind FROM due WHERE moment <= $3 AND (until IS NULL OR until <= $3) \
             ORDER BY moment LIMIT $4 {skipping}) \
         UPDATE due SET owner = $1, until = $2 WHERE (subject, kind) IN (SELECT subject, kind FROM picked) \
         RETURNING subject, kind, moment, number"
    );
    let Claim { owner, until } = &claiming.claim;
    let rows =
        connection.rows(AssertSqlSafe(sql), values![owner, *until, claiming.now, claiming.limit]).await?;
    let mut claimed = Vec::with_capacity(rows.len());
    for row in &rows {
        let kind: String = row.get(1)?;
        let kind = kind.parse().map_err(|_| sqlx::Error::Decode("an unknown kind of due entry".into()))?;
        claimed.push(DueTask { subject: row.get(0)?, kind, moment: row.get(2)?, number: row.get(3)? });
    }
    claimed.sort_by(|one, other| (one.moment, &one.subject).cmp(&(other.moment, &other.subject)));
    Ok(claimed)
}
