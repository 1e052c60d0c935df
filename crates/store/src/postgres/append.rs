//! An append to a server: one statement, one way there and back, one commit.

use sqlx::PgConnection;

use super::{PostgresStore, TRIES, leave_if_read_only};
use crate::append::LAG;
use crate::connection::{Connection, count_statements};
use crate::error::clashed;
use crate::matches::LastStep;
use crate::request::{self, KEPT};
use crate::{Append, Appended, StoreError, daily};

/// Moves the match on if it is where it is expected to be, and does all the rest only if it was moved.
///
/// Of many who want the same number the first one holds the row of the match; the others wait for its commit, look
/// again, and find the match moved. What was due is either replaced or deleted, never both: one statement can't
/// delete a row and insert it again. For the key see [`request::remember`].
const APPEND: &str = "\
WITH moved AS (
    UPDATE matches SET number = number + cardinality($3), finished = $4, digest = $5, summary = $6
    WHERE id = $1 AND number = $2 AND finished IS NULL
        AND ($19::bigint IS NULL
            OR EXISTS (SELECT 1 FROM actions WHERE match_id = $1 AND actions.number = $2 AND moment = $19))
        AND NOT EXISTS (SELECT 1 FROM requests WHERE scope = $7 AND key = $8 AND created > $12)
    RETURNING table_id, number
), stored AS (
    INSERT INTO actions (match_id, number, moment, seat, line)
    SELECT $1, $2 + a.place, a.moment, a.seat, a.line
    FROM moved, unnest($3, $13, $14) WITH ORDINALITY AS a (line, moment, seat, place)
), active AS (
    UPDATE tables SET activity = $10 FROM moved WHERE tables.id = moved.table_id AND activity < $11
), settled AS (
    DELETE FROM due USING moved WHERE subject = $1 AND kind <> ALL ($15)
), scheduled AS (
    INSERT INTO due (subject, kind, moment, number, owner, until)
    SELECT $1, d.kind, d.moment, moved.number, d.owner, d.until
    FROM moved, unnest($15, $16, $17, $18) AS d (kind, moment, owner, until)
    ON CONFLICT (subject, kind) DO UPDATE SET moment = excluded.moment, number = excluded.number,
        owner = excluded.owner, until = excluded.until
), remembered AS (
    INSERT INTO requests (scope, key, body, result, created)
    SELECT $7, $8, $9, moved.number::text, $10 FROM moved WHERE $7 IS NOT NULL
    ON CONFLICT (scope, key) DO UPDATE SET result = excluded.result, created = excluded.created,
        body = CASE WHEN requests.created > $12 THEN NULL ELSE excluded.body END
)
SELECT number FROM moved";

impl PostgresStore {
    /// Appends to a match.
    pub(crate) async fn append(&self, append: &Append) -> Result<Appended, StoreError> {
        self.writable()?;
        let mut tries = 0;
        loop {
            tries += 1;
            match self.try_append(append).await {
                Ok(Some(outcome)) => return Ok(outcome),
                Ok(None) if tries < TRIES => {}
                Ok(None) => {
                    return Err(StoreError::unavailable("an append that others kept from being done"));
                }
                Err(error) if clashed(&error) && tries < TRIES => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// One try; nothing if others got in its way.
    async fn try_append(&self, append: &Append) -> sqlx::Result<Option<Appended>> {
        let mut connection = self.pool.acquire().await?;
        let done = on(&mut connection, append).await;
        leave_if_read_only(&mut connection, &done);
        done
    }
}

/// One try on a connection.
async fn on(connection: &mut PgConnection, append: &Append) -> sqlx::Result<Option<Appended>> {
    let score = append.ending.as_ref().and_then(|ending| ending.score.as_ref());
    let moved = if score.is_none() {
        // The statement alone is a transaction.
        statement(connection, append).await?
    } else {
        count_statements(2);
        let mut transaction = sqlx::Connection::begin(connection).await?;
        let moved = statement(&mut transaction, append).await?;
        if moved.is_some() {
            daily::finish(&mut Connection::Postgres(&mut transaction), score).await?;
        }
        transaction.commit().await?;
        moved
    };
    if let Some(number) = moved {
        return Ok(Some(Appended::Done { number }));
    }
    let mut connection = Connection::Postgres(connection);
    let known = request::known(&mut connection, append.request.as_ref(), append.now).await?;
    let current = LastStep::of(&mut connection, &append.match_id).await?;
    // Nothing speaks against it any more: what did is gone meanwhile.
    Ok(Some(append.judge(known, current)?).filter(|outcome| !matches!(outcome, Appended::Done { .. })))
}

/// Does the statement and says where the match is now, if it was moved.
async fn statement(connection: &mut PgConnection, append: &Append) -> sqlx::Result<Option<i64>> {
    let (ending, request) = (append.ending.as_ref(), append.request.as_ref());
    count_statements(1);
    let claims = || append.due.iter().map(|due| due.claim.as_ref());
    let query = sqlx::query_scalar::<_, i64>(APPEND)
        .bind(&append.match_id)
        .bind(append.expected)
        .bind(append.actions.iter().map(|action| action.line.as_str()).collect::<Vec<_>>())
        .bind(ending.map(|_| append.now))
        .bind(ending.map(|ending| ending.digest.as_str()))
        .bind(ending.map(|ending| ending.summary.as_str()))
        .bind(request.map(|request| request.scope.as_str()))
        .bind(request.map(|request| request.key.as_str()))
        .bind(request.map(|request| request.body.as_slice()))
        .bind(append.now)
        .bind(append.now - LAG)
        .bind(append.now - KEPT)
        .bind(append.actions.iter().map(|action| action.moment).collect::<Vec<_>>())
        .bind(append.actions.iter().map(|action| action.seat).collect::<Vec<_>>())
        .bind(append.due.iter().map(|due| due.kind.as_str()).collect::<Vec<_>>())
        .bind(append.due.iter().map(|due| due.moment).collect::<Vec<_>>())
        .bind(claims().map(|claim| claim.map(|claim| claim.owner.as_str())).collect::<Vec<_>>())
        .bind(claims().map(|claim| claim.map(|claim| claim.until)).collect::<Vec<_>>())
        .bind(append.after);
    query.fetch_optional(connection).await
}
