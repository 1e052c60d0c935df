//! The pulse of those who watch over clocks.
//!
//! While nobody serves, or the database is away, nobody can place a row: that time is nobody's fault, and clocks must
//! not run out in it. A node that watches over clocks notes that it does, every few seconds. A node that finds the last
//! note too old gives the time in between back to every match with a clock, by moving its beginning.

use sqlx::AssertSqlSafe;

use crate::boxed;
use crate::connection::{Connection, SqlRow, values};
use crate::store::Store;
use crate::{Moment, StoreError};

/// The one pulse there is.
const NAME: &str = "clocks";

impl Store {
    /// Notes that somebody watches over the clocks now, and gives back the time in which nobody did if that is longer
    /// than `most`. Says how often time was ever given back: a change means that matches began later than was known.
    #[boxed]
    pub async fn pulse(&self, now: Moment, most: Moment) -> Result<i64, StoreError> {
        // Where no clock runs nothing is noted.
        if self.rows("SELECT 1 FROM due WHERE kind = 'clock' LIMIT 1", values![]).await?.is_empty() {
            let rows = self.rows("SELECT shifts FROM pulse WHERE name = $1", values![NAME]).await?;
            return Ok(rows.first().map_or(Ok(0), |row| row.get(0))?);
        }
        self.write((now, most), |mut connection, (now, most)| {
            Box::pin(async move { beat(&mut connection, *now, *most).await })
        })
        .await
    }
}

/// Notes the time within a transaction, and gives back what was lost.
async fn beat(connection: &mut Connection<'_>, now: Moment, most: Moment) -> sqlx::Result<i64> {
    begin(connection).await?;
    let sql = format!("SELECT moment, shifts FROM pulse WHERE name = $1 {}", connection.locking(false));
    let row = connection.row(AssertSqlSafe(sql), values![NAME]).await?.ok_or(sqlx::Error::RowNotFound)?;
    let (last, mut shifts): (Moment, i64) = (row.get(0)?, row.get(1)?);
    if now - last > most && give_back(connection, last, now, most).await? {
        shifts += 1;
    }
    let sql = "UPDATE pulse SET moment = $2, shifts = $3 WHERE name = $1";
    connection.execute(sql, values![NAME, now, shifts]).await?;
    Ok(shifts)
}

/// Gives back to every match with a clock the time in which nobody watched: since the last pulse, or since its own
/// last step if that came later. Says whether there was any.
async fn give_back(
    connection: &mut Connection<'_>,
    last: Moment,
    now: Moment,
    most: Moment,
) -> sqlx::Result<bool> {
    let sql = "SELECT m.id, COALESCE(a.moment, m.started) FROM due d JOIN matches m ON m.id = d.subject \
               LEFT JOIN actions a ON a.match_id = m.id AND a.number = m.number \
               WHERE d.kind = 'clock' AND m.finished IS NULL ORDER BY m.id";
    let matches = connection.rows(sql, values![]).await?;
    let read = |row: &SqlRow| Ok((row.get(0)?, row.get(1)?));
    let matches = matches.iter().map(read).collect::<sqlx::Result<Vec<(String, Moment)>>>()?;
    let mut given = false;
    for (id, step) in matches {
        let lost = now - last.max(step);
        if lost <= most {
            continue;
        }
        given = true;
        set_on(connection, &id, lost).await?;
    }
    Ok(given)
}

/// The clock of a match, if it has one, stood still for a while.
pub(crate) async fn stood_still(
    connection: &mut Connection<'_>,
    match_id: &str,
    lost: Moment,
) -> sqlx::Result<()> {
    let sql = "SELECT 1 FROM due WHERE subject = $1 AND kind = 'clock'";
    if lost <= 0 || connection.row(sql, values![match_id]).await?.is_none() {
        return Ok(());
    }
    set_on(connection, match_id, lost).await?;
    begin(connection).await?;
    connection.execute("UPDATE pulse SET shifts = shifts + 1 WHERE name = $1", values![NAME]).await.map(drop)
}

/// Moves the beginning of a match, and with it the time at which its clock runs out.
async fn set_on(connection: &mut Connection<'_>, match_id: &str, lost: Moment) -> sqlx::Result<()> {
    let sql = "UPDATE matches SET started = started + $2 WHERE id = $1";
    connection.execute(sql, values![match_id, lost]).await?;
    let sql = "UPDATE due SET moment = moment + $2, owner = NULL, until = NULL \
               WHERE subject = $1 AND kind = 'clock'";
    connection.execute(sql, values![match_id, lost]).await.map(drop)
}

/// Makes the pulse, if there is none yet.
async fn begin(connection: &mut Connection<'_>) -> sqlx::Result<()> {
    let sql = "INSERT INTO pulse (name, moment, shifts) VALUES ($1, 0, 0) ON CONFLICT DO NOTHING";
    connection.execute(sql, values![NAME]).await.map(drop)
}
