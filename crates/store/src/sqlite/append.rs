//! A group of appends to a file, in as many statements as one of them would take.
//!
//! Nobody else writes, so what is read within the transaction holds until its end: who gets a number is decided
//! here, and the winners are written a table at a time. They travel as one JSON text, so that the statements are the
//! same for a group of any size and are prepared only once.

use std::collections::HashMap;

use serde_json::{Value as Json, json};
use sqlx::SqliteConnection;

use crate::append::LAG;
use crate::connection::{Connection, SqlRow, values};
use crate::daily;
use crate::matches::LastStep;
use crate::request::{KEPT, KnownKey};
use crate::{Append, Appended, Hash};

/// Does all appends of a group, each as if it came after those before it.
pub(super) async fn all(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> sqlx::Result<Vec<Appended>> {
    let mut connection = Connection::Sqlite(connection);
    let mut matches = matches(&mut connection, appends).await?;
    let mut requests = requests(&mut connection, appends).await?;
    let mut outcomes = Vec::with_capacity(appends.len());
    let mut winners = Vec::with_capacity(appends.len());
    for append in appends {
        let remembered = append.request.as_ref().and_then(|request| {
            let (body, result, created) = requests.get(&(request.scope.as_str(), request.key.as_str()))?;
            (*created > append.now - KEPT).then(|| request.compare(body, result.clone()))
        });
        let outcome = judge(append, remembered, matches.get_mut(append.match_id.as_str()))?;
        if let Appended::Done { number } = outcome {
            winners.push(append);
            if let Some(request) = &append.request {
                let remembered = (request.body, number.to_string(), append.now);
                requests.insert((&request.scope, &request.key), remembered);
            }
        }
        outcomes.push(outcome);
    }
    if !winners.is_empty() {
        write(&mut connection, &winners, &matches).await?;
    }
    Ok(outcomes)
}

/// A match as the group knows it.
struct Current {
    table_id: String,
    last: LastStep,
    /// The table's last activity.
    activity: i64,
    /// Whether anything is due.
    due: bool,
}

/// Keys with what they asked for, what came of it, and when.
type Requests<'a> = HashMap<(&'a str, &'a str), (Hash, String, i64)>;

/// What becomes of an append; a winner moves its match on.
fn judge(append: &Append, known: Option<KnownKey>, current: Option<&mut Current>) -> sqlx::Result<Appended> {
    let outcome = append.judge(known, current.as_ref().map(|current| current.last))?;
    if let (Appended::Done { number }, Some(current)) = (&outcome, current) {
        let moment = append.actions.last().map(|action| action.moment);
        current.last = LastStep { number: *number, moment, over: append.ending.is_some() };
    }
    Ok(outcome)
}

/// The matches that the group is about.
async fn matches<'a>(
    connection: &mut Connection<'_>,
    appends: &'a [Append],
) -> sqlx::Result<HashMap<&'a str, Current>> {
    let ids = appends.iter().map(|append| append.match_id.as_str());
    let sql = "SELECT j.key, m.table_id, m.number, m.finished IS NOT NULL, COALESCE(t.activity, 0), \
               EXISTS (SELECT 1 FROM due d WHERE d.subject = m.id), a.moment FROM json_each($1) j \
               JOIN matches m ON m.id = j.value LEFT JOIN tables t ON t.id = m.table_id \
               LEFT JOIN actions a ON a.match_id = m.id AND a.number = m.number";
    let mut matches = HashMap::with_capacity(appends.len());
    for row in connection.rows(sql, values![&list(ids)]).await? {
        let append = at(&row, appends)?;
        let current = Current {
            table_id: row.get(1)?,
            last: LastStep { number: row.get(2)?, moment: row.get(6)?, over: row.get::<i64>(3)? == 1 },
            activity: row.get(4)?,
            due: row.get::<i64>(5)? == 1,
        };
        matches.insert(append.match_id.as_str(), current);
    }
    Ok(matches)
}

/// The keys of the group that are known.
async fn requests<'a>(connection: &mut Connection<'_>, appends: &'a [Append]) -> sqlx::Result<Requests<'a>> {
    let mut requests = HashMap::new();
    if appends.iter().all(|append| append.request.is_none()) {
        return Ok(requests);
    }
    let keys =
        appends.iter().map(|append| append.request.as_ref().map(|request| (&request.scope, &request.key)));
    let keys = list(keys.map(|key| json!(key)));
    let sql = "SELECT j.key, r.body, r.result, r.created FROM json_each($1) j \
               JOIN requests r ON r.scope = j.value ->> 0 AND r.key = j.value ->> 1";
    for row in connection.rows(sql, values![&keys]).await? {
        let Some(request) = &at(&row, appends)?.request else { continue };
        requests.insert((&*request.scope, &*request.key), (row.hash(1)?, row.get(2)?, row.get(3)?));
    }
    Ok(requests)
}

/// The append whose place in the group is in the first column.
fn at<'a>(row: &SqlRow, appends: &'a [Append]) -> sqlx::Result<&'a Append> {
    let place = usize::try_from(row.get::<i64>(0)?).ok();
    place.and_then(|place| appends.get(place)).ok_or(sqlx::Error::RowNotFound)
}

/// Writes what the winners bring.
async fn write(
    connection: &mut Connection<'_>,
    winners: &[&Append],
    matches: &HashMap<&str, Current>,
) -> sqlx::Result<()> {
    let actions =
        winners.iter().flat_map(|append| {
            append.actions.iter().zip(append.expected + 1..).map(|(action, number)| {
                json!([append.match_id, number, action.moment, action.seat, action.line])
            })
        });
    let sql = "INSERT INTO actions (match_id, number, moment, seat, line) \
               SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)";
    connection.execute(sql, values![&list(actions)]).await?;

    // Of two appends to one match the later one decides its number and its due work.
    let last: HashMap<&str, &Append> = winners.iter().map(|append| (&*append.match_id, *append)).collect();
    let reached = last.values().map(|append| json!([append.match_id, append.reached()]));
    let sql =
        "UPDATE matches SET number = j.value ->> 1 FROM json_each($1) j WHERE matches.id = j.value ->> 0";
    connection.execute(sql, values![&list(reached)]).await?;

    let now = winners.iter().map(|append| append.now).max().unwrap_or_default();
    let tables = last.keys().filter_map(|id| matches.get(id));
    let idle: Vec<_> = tables.filter(|current| current.activity < now - LAG).collect();
    if !idle.is_empty() {
        let sql =
            "UPDATE tables SET activity = $2 WHERE activity < $3 AND id IN (SELECT value FROM json_each($1))";
        let tables = list(idle.iter().map(|current| current.table_id.as_str()));
        connection.execute(sql, values![&tables, now, now - LAG]).await?;
    }

    due(connection, &last, matches).await?;
    remember(connection, winners).await?;
    for append in winners {
        let Some(ending) = &append.ending else { continue };
        let sql = "UPDATE matches SET finished = $2, digest = $3, summary = $4 WHERE id = $1";
        let values = values![&append.match_id, append.now, &ending.digest, &ending.summary];
        connection.execute(sql, values).await?;
        daily::finish(connection, ending.score.as_ref()).await?;
    }
    Ok(())
}

/// What is due after the winners, instead of what was due before.
async fn due(
    connection: &mut Connection<'_>,
    last: &HashMap<&str, &Append>,
    matches: &HashMap<&str, Current>,
) -> sqlx::Result<()> {
    let done: Vec<_> =
        last.keys().copied().filter(|id| matches.get(id).is_some_and(|current| current.due)).collect();
    if !done.is_empty() {
        let sql = "DELETE FROM due WHERE subject IN (SELECT value FROM json_each($1))";
        connection.execute(sql, values![&list(done)]).await?;
    }
    let entries: Vec<Json> = last
        .values()
        .flat_map(|append| {
            append.due.iter().map(|due| {
                let claim = due.claim.as_ref();
                json!([
                    append.match_id,
                    due.kind.as_str(),
                    due.moment,
                    append.reached(),
                    claim.map(|claim| &claim.owner),
                    claim.map(|claim| claim.until)
                ])
            })
        })
        .collect();
    if entries.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO due (subject, kind, moment, number, owner, until) \
               SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 \
               FROM json_each($1)";
    connection.execute(sql, values![&list(entries)]).await.map(drop)
}

/// Remembers the winners' requests. A key that is there is out of date, or it would not have won.
async fn remember(connection: &mut Connection<'_>, winners: &[&Append]) -> sqlx::Result<()> {
    let requests: Vec<Json> = winners
        .iter()
        .filter_map(|append| {
            let request = append.request.as_ref()?;
            let body = hex::encode(request.body);
            Some(json!([request.scope, request.key, body, append.reached().to_string(), append.now]))
        })
        .collect();
    if requests.is_empty() {
        return Ok(());
    }
    let sql = "INSERT OR REPLACE INTO requests (scope, key, body, result, created) \
               SELECT value ->> 0, value ->> 1, unhex(value ->> 2), value ->> 3, value ->> 4 FROM json_each($1)";
    connection.execute(sql, values![&list(requests)]).await.map(drop)
}

/// A JSON array.
fn list<T: Into<Json>>(items: impl IntoIterator<Item = T>) -> String {
    Json::Array(items.into_iter().map(Into::into).collect()).to_string()
}
