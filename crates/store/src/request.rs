//! Requests that were sent twice.
//!
//! A sender who didn't get an answer sends again with the same key. What the first one led to is remembered in the
//! transaction that did it, so a repetition can't be done twice, on whichever node it arrives.

use crate::boxed;
use crate::connection::{Connection, values};
use crate::error::storable;
use crate::store::{Store, Work};
use crate::{Hash, Moment, StoreError};

/// How long a key is remembered, in milliseconds: a day.
pub const KEPT: Moment = 24 * 60 * 60 * 1000;

/// The key of a request, and what was asked with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Whose key it is: a seat, a browser.
    pub scope: String,
    /// The key, as the sender chose it.
    pub key: String,
    /// The hash of what was asked.
    pub body: Hash,
}

/// What is known of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KnownKey {
    /// It asked for the same, with this result.
    Repeated(String),
    /// It asked for something else.
    Reused,
}

/// When something is asked for, and with which key, if any.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedAt {
    /// The time.
    pub now: Moment,
    /// The key.
    pub request: Option<Request>,
}

impl From<Moment> for AskedAt {
    fn from(now: Moment) -> Self {
        Self { now, request: None }
    }
}

/// What became of something that is done once for a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Once<T> {
    /// It was tried now: what came of it.
    Done(T),
    /// The request was done before, with this result; nothing was changed now.
    Repeated(String),
    /// The key was used for another request; nothing was changed.
    Reused,
}

impl Request {
    /// Compares what was asked with what is remembered.
    pub(crate) fn compare(&self, body: &[u8], result: String) -> KnownKey {
        if body == self.body { KnownKey::Repeated(result) } else { KnownKey::Reused }
    }

    /// The texts in it.
    pub(crate) fn texts(&self) -> [&str; 2] {
        [&self.scope, &self.key]
    }
}

impl Store {
    /// What is known of a key: whether the same was asked before, and what it led to. Who changes something hands the
    /// request along instead; this is for those who learn first that it can't be done any more.
    #[boxed]
    pub async fn known(&self, request: &Request, now: Moment) -> Result<Option<KnownKey>, StoreError> {
        storable(request.texts())?;
        let mut reader = self.reader().await?;
        self.patiently(async { Ok(known(&mut reader.connection(), Some(request), now).await?) }).await
    }

    /// Remembers a request that changes nothing here. Who is told that it is done may do it; those who come with the same
    /// key later learn that it was done.
    #[boxed]
    pub async fn remember(&self, asked: AskedAt) -> Result<Once<()>, StoreError> {
        self.write_once(asked, (), |_, ()| Box::pin(async { Ok(()) }), |()| Some(String::new())).await
    }

    /// Does something in one transaction together with its key, unless the key is known. What it led to is remembered
    /// as `result` says; nothing is if it says nothing, since what was refused may be sent again.
    pub(crate) async fn write_once<I, T>(
        &self,
        asked: AskedAt,
        input: I,
        work: Work<I, T>,
        result: fn(&T) -> Option<String>,
    ) -> Result<Once<T>, StoreError>
    where
        I: Send + Sync + 'static,
        T: Send + Sync + 'static,
    {
        storable(asked.request.iter().flat_map(Request::texts))?;
        self.write((asked, input, work, result), |mut connection, (asked, input, work, result)| {
            Box::pin(async move {
                match known(&mut connection, asked.request.as_ref(), asked.now).await? {
                    Some(KnownKey::Repeated(result)) => return Ok(Once::Repeated(result)),
                    Some(KnownKey::Reused) => return Ok(Once::Reused),
                    None => {}
                }
                let done = work(connection.lend(), input).await?;
                if let Some(result) = result(&done) {
                    remember(&mut connection, asked.request.as_ref(), &result, asked.now).await?;
                }
                Ok(Once::Done(done))
            })
        })
        .await
    }
}

/// What is remembered of something that was done or not.
pub(crate) fn if_done(done: &bool) -> Option<String> {
    done.then(String::new)
}

/// Looks a key up.
pub(crate) async fn known(
    connection: &mut Connection<'_>,
    request: Option<&Request>,
    now: Moment,
) -> sqlx::Result<Option<KnownKey>> {
    let Some(request) = request else { return Ok(None) };
    let sql = "SELECT body, result FROM requests WHERE scope = $1 AND key = $2 AND created > $3";
    let row = connection.row(sql, values![&request.scope, &request.key, now - KEPT]).await?;
    row.map(|row| Ok(request.compare(&row.get::<Vec<u8>>(0)?, row.get(1)?))).transpose()
}

/// Remembers what a request led to.
///
/// If the same key came in from elsewhere since [`known`] was asked, the body is set to nothing, which the table
/// refuses: the transaction is undone and done again, and then the key is known.
pub(crate) async fn remember(
    connection: &mut Connection<'_>,
    request: Option<&Request>,
    result: &str,
    now: Moment,
) -> sqlx::Result<()> {
    let Some(request) = request else { return Ok(()) };
    let sql = "INSERT INTO requests (scope, key, body, result, created) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (scope, key) DO UPDATE SET result = excluded.result, created = excluded.created, \
               body = CASE WHEN requests.created > $6 THEN NULL ELSE excluded.body END";
    let values = values![&request.scope, &request.key, &request.body, result, now, now - KEPT];
    connection.execute(sql, values).await.map(drop)
}
