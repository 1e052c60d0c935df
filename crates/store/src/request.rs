//! Requests that were sent twice.
//!
//! A sender who didn't get an answer sends again with the same key. What the first one led to is remembered in the
//! transaction that did it, so a repetition can't be done twice, on whichever node it arrives.

use crate::connection::{Connection, values};
use crate::error::storable;
use crate::store::Store;
use crate::{Error, Hash, Moment};

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
pub enum Known {
    /// It asked for the same, with this result.
    Repeated(String),
    /// It asked for something else.
    Reused,
}

impl Request {
    /// Compares what was asked with what is remembered.
    pub(crate) fn compare(&self, body: &[u8], result: String) -> Known {
        if body == self.body { Known::Repeated(result) } else { Known::Reused }
    }

    /// The texts in it.
    pub(crate) fn texts(&self) -> [&str; 2] {
        [&self.scope, &self.key]
    }
}

impl Store {
    /// What is known of a key: whether the same was asked before, and what it led to. Who changes something hands the
    /// request along instead; this is for those who learn first that it can't be done any more.
    pub async fn known(&self, request: &Request, now: Moment) -> Result<Option<Known>, Error> {
        storable(request.texts())?;
        let mut reader = self.reader().await?;
        self.patiently(async { Ok(known(&mut reader.connection(), Some(request), now).await?) }).await
    }

    /// Remembers a request that was done elsewhere, for what may be done twice without harm.
    pub async fn remember(&self, request: Request, result: &str, now: Moment) -> Result<(), Error> {
        storable(request.texts().into_iter().chain([result]))?;
        self.write((request, result.to_owned(), now), |mut connection, (request, result, now)| {
            Box::pin(async move {
                // Who was quicker with the same key has it.
                if known(&mut connection, Some(request), *now).await?.is_some() {
                    return Ok(());
                }
                remember(&mut connection, Some(request), result, *now).await
            })
        })
        .await
    }
}

/// Looks a key up.
pub(crate) async fn known(
    connection: &mut Connection<'_>,
    request: Option<&Request>,
    now: Moment,
) -> sqlx::Result<Option<Known>> {
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
