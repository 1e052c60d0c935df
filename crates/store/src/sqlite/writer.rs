//! The one who writes to a file, and commits in groups.
//!
//! Changes wait in a queue while the disk syncs the group before them; then all that wait are one transaction with
//! one sync. Each change has its own outcome, and is acknowledged after the commit that holds it.

use std::fs::File;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use sqlx::{Connection as _, Executor, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::append;
use crate::connection::{Connection, count_statements};
use crate::store::Work;
use crate::{Append, Appended, StoreError};

/// How many changes may wait before those who bring more wait, too.
const QUEUE: usize = 1024;

/// The way to the one who writes.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<WriterJob>,
    task: Arc<Mutex<Option<JoinHandle<()>>>>,
}

/// A change that waits.
enum WriterJob {
    /// An append: those of a group are done together.
    Append(Box<Append>, oneshot::Sender<Result<Appended, StoreError>>),
    /// Anything else.
    Other(OtherChange),
    /// The end.
    Stop,
}

/// A change that is done by itself within the group's transaction.
type OtherChange = Box<
    dyn for<'c> FnOnce(Result<&'c mut SqliteConnection, StoreError>) -> BoxFuture<'c, TriedChange> + Send,
>;

/// A change that was tried.
struct TriedChange {
    /// Why it failed, so that what it did so far must be undone.
    failed: Option<StoreError>,
    /// Tells those who wait, once it is known how the commit went.
    tell: Box<dyn FnOnce(Result<(), StoreError>) + Send>,
}

impl Writer {
    /// Starts the task that owns the connection.
    pub(super) fn start(connection: SqliteConnection, most: usize, lock: Option<Arc<File>>) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let task = tokio::spawn(async move {
            run(connection, queue, most.max(1)).await;
            // Even where the store is just dropped, the file is this process's until its writer has closed it.
            drop(lock);
        });
        Self { jobs, task: Arc::new(Mutex::new(Some(task))) }
    }

    /// Ends what waits and closes the file.
    pub(super) async fn close(&self) {
        if let Some(task) = self.task.lock().await.take() {
            let _ = self.jobs.send(WriterJob::Stop).await;
            let _ = task.await;
        }
    }

    /// Appends to a match.
    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.send(WriterJob::Append(Box::new(append), reply), answer).await
    }

    /// Does something else.
    pub(super) async fn work<I, T>(&self, input: I, work: Work<I, T>) -> Result<T, StoreError>
    where
        I: Send + Sync + 'static,
        T: Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let other: OtherChange = Box::new(move |connection| {
            Box::pin(async move {
                let result = match connection {
                    Ok(connection) => {
                        work(Connection::Sqlite(connection), &input).await.map_err(StoreError::from)
                    }
                    Err(error) => Err(error),
                };
                let failed = result.as_ref().err().cloned();
                TriedChange {
                    failed,
                    // Nobody may be waiting any more; what was done is done.
                    tell: Box::new(move |committed| {
                        drop(reply.send(result.and_then(|done| committed.map(|()| done))));
                    }),
                }
            })
        });
        self.send(WriterJob::Other(other), answer).await
    }

    /// Puts a change into the queue and waits for its outcome.
    async fn send<T>(
        &self,
        job: WriterJob,
        answer: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let closed = || StoreError::unavailable("the store is closed");
        self.jobs.send(job).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

/// Takes all that waits, again and again.
async fn run(mut connection: SqliteConnection, mut queue: mpsc::Receiver<WriterJob>, most: usize) {
    let mut waiting = Vec::new();
    while queue.recv_many(&mut waiting, most).await > 0 {
        let (mut appends, mut others, mut stop) = (Vec::new(), Vec::new(), false);
        for job in waiting.drain(..) {
            match job {
                WriterJob::Append(append, reply) => appends.push((*append, reply)),
                WriterJob::Other(other) => others.push(other),
                WriterJob::Stop => stop = true,
            }
        }
        group(&mut connection, appends, others).await;
        if stop {
            break;
        }
    }
    // Closing writes the log back into the file; if it can't, the next opening does.
    let _ = connection.close().await;
}

/// Does a group of changes in one transaction, commits, and tells everybody.
async fn group(
    connection: &mut SqliteConnection,
    appends: Vec<(Append, oneshot::Sender<Result<Appended, StoreError>>)>,
    others: Vec<OtherChange>,
) {
    let (appends, replies): (Vec<_>, Vec<_>) = appends.into_iter().unzip();
    let mut broken = execute(connection, "BEGIN IMMEDIATE").await.err();
    let mut told = Vec::with_capacity(others.len());
    let alone = others.is_empty();
    for other in others {
        if broken.is_none() {
            broken = execute(connection, "SAVEPOINT one").await.err();
        }
        if let Some(error) = &broken {
            told.push(other(Err(error.clone())).await.tell);
            continue;
        }
        let done = other(Ok(&mut *connection)).await;
        let finished = finish(connection, done.failed.is_some()).await;
        // The cause, where there is one: that the transaction is gone is its consequence.
        broken = finished.err().map(|error| done.failed.unwrap_or(error));
        told.push(done.tell);
    }
    let outcomes = match broken.clone() {
        None => together(connection, &appends, alone, &mut broken).await,
        Some(_) => Vec::new(),
    };
    let committed = match broken {
        None => execute(connection, "COMMIT").await,
        Some(error) => Err(error),
    };
    if committed.is_err() {
        // After some failures SQLite has already done so by itself.
        let _ = execute(connection, "ROLLBACK").await;
    }
    for tell in told {
        tell(committed.clone());
    }
    let mut outcomes = outcomes.into_iter();
    for reply in replies {
        let outcome = outcomes.next().unwrap_or_else(|| Err(StoreError::unavailable("the group was undone")));
        let _ = reply.send(committed.clone().and(outcome));
    }
}

/// Does all appends at once; if that fails, each by itself, so that a faulty one harms nobody else. Those that are
/// alone in their transaction need no savepoint: the whole of it is undone.
async fn together(
    connection: &mut SqliteConnection,
    appends: &[Append],
    alone: bool,
    broken: &mut Option<StoreError>,
) -> Vec<Result<Appended, StoreError>> {
    if appends.is_empty() {
        return Vec::new();
    }
    let tried = if alone {
        unguarded(connection, appends, broken).await
    } else {
        guarded(connection, appends, broken).await
    };
    match tried {
        Ok(outcomes) => outcomes.into_iter().map(Ok).collect(),
        Err(error) if appends.len() == 1 => vec![Err(error)],
        Err(_) => {
            let mut outcomes = Vec::with_capacity(appends.len());
            for append in appends {
                let outcome = match broken.clone() {
                    Some(error) => Err(error),
                    None => guarded(connection, std::slice::from_ref(append), broken).await,
                };
                outcomes.push(outcome.and_then(|mut one| {
                    one.pop().ok_or_else(|| StoreError::unavailable("an append without an outcome"))
                }));
            }
            outcomes
        }
    }
}

/// Does appends that are the whole transaction; if they fail, it is rolled back and begun again.
async fn unguarded(
    connection: &mut SqliteConnection,
    appends: &[Append],
    broken: &mut Option<StoreError>,
) -> Result<Vec<Appended>, StoreError> {
    let outcomes = append::all(connection, appends).await.map_err(StoreError::from);
    if let Err(error) = &outcomes {
        // After some failures SQLite has already done so by itself.
        let _ = execute(connection, "ROLLBACK").await;
        if execute(connection, "BEGIN IMMEDIATE").await.is_err() {
            *broken = Some(error.clone());
        }
    }
    outcomes
}

/// Does appends so that they can be undone without undoing the group.
async fn guarded(
    connection: &mut SqliteConnection,
    appends: &[Append],
    broken: &mut Option<StoreError>,
) -> Result<Vec<Appended>, StoreError> {
    if let Err(error) = execute(connection, "SAVEPOINT one").await {
        *broken = Some(error.clone());
        return Err(error);
    }
    let outcomes = append::all(connection, appends).await.map_err(StoreError::from);
    if let Err(error) = finish(connection, outcomes.is_err()).await {
        let error = outcomes.err().unwrap_or(error);
        *broken = Some(error.clone());
        return Err(error);
    }
    outcomes
}

/// Keeps or undoes what was done since the savepoint. Fails if SQLite has undone the whole transaction by itself.
async fn finish(connection: &mut SqliteConnection, failed: bool) -> Result<(), StoreError> {
    if failed {
        execute(connection, "ROLLBACK TO one").await?;
    }
    execute(connection, "RELEASE one").await
}

/// Does a statement without values.
async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), StoreError> {
    count_statements(1);
    // Prepared, unlike a plain text, so that the text is read only once.
    connection.execute(sqlx::query(sql)).await?;
    Ok(())
}
