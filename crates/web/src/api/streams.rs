//! Several tables over one stream: a browser has few connections, however many tabs.

use std::sync::Arc;

use axum::extract::State as Shared;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use futures_util::{StreamExt as _, stream};
use serde::Serialize;
use tables::{Telling, WatchMark};
use utoipa::ToSchema;
use wire::ProblemShape;

use super::sender::Sender;
use super::stream::{Data, Sending, StreamPiece, event, streamed};
use crate::app::App;
use crate::body::Unreadable;
use crate::problem::Problem;

/// The most tables of one stream.
const MOST: usize = 32;

/// What is told of one of several tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct ToldOf {
    /// The table's id.
    table: String,
    /// How far its match is told, such as `1.17`.
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<String>,
    /// What a stream of this table alone would tell.
    #[schema(value_type = Object)]
    data: Data,
}

/// A table that is asked for, and how far it was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
struct AskedTable {
    table: String,
    mark: Option<WatchMark>,
}

/// Several tables, live, over one stream.
///
/// The events are those of a stream of one table; their data says which table they are of. A caller who holds several
/// seats of one is told what lies there for all: it is for browsers, which several may share. The id of an event names
/// how far each table was told, so that a reader who comes back with it misses nothing of any. A table that can't be
/// told ends with a `problem` of its own; the others go on. With `brief` there are no states: a `nudge` with a mark and
/// a sign says that something has changed, and a page that shows others looks again.
#[utoipa::path(get, path = "/stream", tag = "play",
    params(
        ("table" = Vec<String>, Query, description = "A table's id, and behind an @ the last mark that was seen of it, such as abcd@1.17; up to 32 times"),
        ("brief" = Option<String>, Query, description = "Tells only that something has changed"),
        ("Last-Event-ID" = Option<String>, Header, description = "How far each table was told, as browsers say it; it goes first"),
    ),
    responses((status = 200, description = "Events", body = ToldOf, content_type = "text/event-stream"), (status = 400, body = ProblemShape), (status = 403, body = ProblemShape), (status = 404, body = ProblemShape), (status = 429, body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn streams(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let unreadable = |name: &str| Unreadable::Parameter { name: name.to_owned() };
    let query = || form_urlencoded::parse(uri.query().unwrap_or("").as_bytes());
    let telling = if query().any(|(name, _)| name == "brief") { Telling::Brief } else { Telling::Shared };
    let asked = query().filter(|(name, _)| name == "table").map(|(_, value)| read(&value));
    let mut asked: Vec<_> = asked.collect::<Option<_>>().ok_or_else(|| unreadable("table"))?;
    if asked.is_empty() || asked.len() > MOST {
        return Err(unreadable("table").into());
    }
    if let Some(last) = headers.get("last-event-id") {
        let last = last.to_str().map_err(|_| unreadable("Last-Event-ID"))?;
        for seen in last.split(',').map(read) {
            let seen = seen.ok_or_else(|| unreadable("Last-Event-ID"))?;
            if let Some(one) = asked.iter_mut().find(|one| one.table == seen.table) {
                one.mark = seen.mark;
            }
        }
    }
    let place = Arc::new(app.limits.streams.hold(sender.asker)?);
    let tables: Vec<_> = asked.iter().map(|one| (one.table.as_str(), one.mark)).collect();
    let watches = app.house.watch_all(&tables, &sender.caller, telling).await?;
    let mut sendings = Vec::new();
    for (index, watch) in watches.into_iter().enumerate() {
        let watch = match watch {
            Ok(watch) => watch,
            // Alone it would be refused; among others it is told as the end of this one.
            Err(error) if asked.len() == 1 => return Err(error.into()),
            Err(error) => {
                let end = StreamPiece::problem(error, sender.asker.language);
                sendings.push(stream::iter([(index, end)]).boxed());
                continue;
            }
        };
        let sending = Sending::new(&app, watch, sender.asker.language, Arc::clone(&place));
        let told = stream::unfold(sending, move |mut sending| async move {
            let piece = sending.next().await?;
            Some(((index, piece), sending))
        });
        sendings.push(told.boxed());
    }
    let events = stream::select_all(sendings).scan(asked, |asked, (index, piece)| {
        let one = &mut asked[index];
        one.mark = piece.mark.or(one.mark);
        let mark = piece.mark.map(|mark| mark.to_string());
        let told = ToldOf { table: asked[index].table.clone(), mark, data: piece.data };
        let event = event(0, piece.name, &told, Some(&id(asked)));
        std::future::ready(Some(event))
    });
    Ok(streamed(events))
}

/// How far each table was told.
fn id(asked: &[AskedTable]) -> String {
    let seen = asked.iter().filter_map(|one| one.mark.map(|mark| format!("{}@{mark}", one.table)));
    seen.collect::<Vec<_>>().join(",")
}

/// A table with its mark; nothing if the mark is none.
fn read(text: &str) -> Option<AskedTable> {
    let (table, mark) = text.split_once('@').unwrap_or((text, ""));
    let mark = if mark.is_empty() { None } else { Some(mark.parse().ok()?) };
    Some(AskedTable { table: table.to_owned(), mark })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_read_with_their_marks_as_they_are_written() {
        let asked = vec![read("abcd@1.17").unwrap(), read("efgh").unwrap(), read("ijkl@2.3").unwrap()];
        assert_eq!(id(&asked), "abcd@1.17,ijkl@2.3");
        assert_eq!(read("efgh@"), read("efgh"));
        for wrong in ["abcd@x", "abcd@1", "abcd@1.2.3"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
