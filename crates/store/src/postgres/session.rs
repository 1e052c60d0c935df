//! The session in which a node lives: one connection that it keeps for as long as it serves.
//!
//! It holds an advisory lock under a number that only this node has. When the node dies, however that happens, the
//! server ends the session and lets the lock go; that is how others learn that its claims are void. The same
//! connection listens and notifies, so nodes hear each other without anything beside the database.

use std::sync::Arc;
use std::time::Duration;

use sqlx::PgConnection;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::StoreError;
use crate::bus::Health;
use crate::connection::{Connection, close, values};

/// The channel on which all nodes of a database listen.
const CHANNEL: &str = "codeknacker";

/// How many notes may wait to be sent, or to be read by a slow listener.
const QUEUE: usize = 4096;

/// The pause before a lost session is begun again.
const PAUSE: Duration = Duration::from_millis(200);

/// After how long without a note the connection is asked whether it still lives.
const QUIET: Duration = Duration::from_secs(5);

/// A node's session.
pub(crate) struct NodeSession {
    life: String,
    pool: PgPool,
    health: watch::Receiver<Health>,
    heard: broadcast::Sender<Arc<str>>,
    out: mpsc::Sender<String>,
    task: AbortHandle,
}

impl Drop for NodeSession {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl NodeSession {
    /// Begins a session under a number that was drawn for it.
    pub(super) async fn begin(
        options: PgConnectOptions,
        key: i64,
        patience: Duration,
    ) -> Result<Self, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(patience)
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(|connection, _| Box::pin(prepare(connection)))
            .connect_with(options)
            .await?;
        let (healthy, health) = watch::channel(Health::Away);
        let (heard, _) = broadcast::channel(QUEUE);
        let (out, waiting) = mpsc::channel(QUEUE);
        let life = Life { pool: pool.clone(), key, patience, healthy, heard: heard.clone(), waiting };
        let task = tokio::spawn(life.keep()).abort_handle();
        // A node that claims something before it holds its lock would look dead to others for a moment: harmless.
        let mut begun = health.clone();
        let _ = timeout(patience, begun.wait_for(|health| *health == Health::Connected)).await;
        Ok(Self { life: format!("{key:016x}"), pool, health, heard, out, task })
    }

    /// Its number, as claims carry it.
    pub(crate) fn life(&self) -> &str {
        &self.life
    }

    /// Whether the session lasts, now and whenever that changes.
    pub(crate) fn health(&self) -> watch::Receiver<Health> {
        self.health.clone()
    }

    /// What other nodes note from now on.
    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<str>> {
        self.heard.subscribe()
    }

    /// Where notes to the other nodes go.
    pub(crate) fn out(&self) -> mpsc::Sender<String> {
        self.out.clone()
    }

    /// Ends the session; the lock is free.
    pub(super) async fn end(&self) {
        self.task.abort();
        close(&self.pool).await;
    }
}

/// What keeps a session.
struct Life {
    pool: PgPool,
    key: i64,
    patience: Duration,
    healthy: watch::Sender<Health>,
    heard: broadcast::Sender<Arc<str>>,
    waiting: mpsc::Receiver<String>,
}

impl Life {
    /// Keeps the session, and begins it again whenever it is lost.
    async fn keep(mut self) {
        loop {
            // Why it was lost does not matter: what is done about it is the same, and its health is there to be seen.
            let _ = self.attend().await;
            self.healthy.send_replace(Health::Away);
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Takes the lock, then listens and notifies until the connection is lost.
    async fn attend(&mut self) -> sqlx::Result<()> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.eager_reconnect(false);
        let sql = "SELECT pg_backend_pid(), pg_try_advisory_lock($1)";
        let (own, locked): (i32, bool) = sqlx::query_as(sql).bind(self.key).fetch_one(&mut listener).await?;
        if !locked {
            // The server has not noticed yet that the session before this one is gone.
            return Ok(());
        }
        listener.listen(CHANNEL).await?;
        // What waited meanwhile is old; those who missed it ask the store.
        while self.waiting.try_recv().is_ok() {}
        self.healthy.send_replace(Health::Connected);
        let mut notes = Vec::new();
        loop {
            tokio::select! {
                heard = timeout(QUIET, listener.try_recv()) => match heard {
                    Ok(Ok(Some(note))) => {
                        // What this node says it hears without a detour.
                        if i64::from(note.process_id()) != i64::from(own) {
                            // Perhaps nobody listens.
                            let _ = self.heard.send(note.payload().into());
                        }
                    }
                    Ok(lost) => return lost.map(drop),
                    Err(_) => {
                        let asked = timeout(self.patience, sqlx::query("SELECT 1").execute(&mut listener));
                        asked.await.map_err(|_| sqlx::Error::PoolTimedOut)??;
                    }
                },
                many = self.waiting.recv_many(&mut notes, QUEUE) => {
                    if many == 0 {
                        return Ok(());
                    }
                    let sql = "SELECT pg_notify($1, note) FROM unnest($2) AS note";
                    let notified = sqlx::query(sql).bind(CHANNEL).bind(&notes).execute(&mut listener);
                    timeout(self.patience, notified).await.map_err(|_| sqlx::Error::PoolTimedOut)??;
                    notes.clear();
                }
            }
        }
    }
}

/// A number for a session that nobody else has: the database's chance, since the store has none of its own.
pub(super) async fn draw(connection: &mut PgConnection) -> sqlx::Result<i64> {
    let sql = "SELECT ('x' || left(md5(gen_random_uuid()::text), 16))::bit(64)::bigint";
    let row = Connection::Postgres(connection).row(sql, values![]).await?;
    row.ok_or(sqlx::Error::RowNotFound)?.get(0)
}

/// Notes need not reach the disk; and a node whose machine is gone must not keep its lock for hours.
async fn prepare(connection: &mut PgConnection) -> sqlx::Result<()> {
    let sql = "SELECT set_config('synchronous_commit', 'off', false), \
               set_config('tcp_keepalives_idle', '5', false), \
               set_config('tcp_keepalives_interval', '2', false), \
               set_config('tcp_keepalives_count', '3', false)";
    Connection::Postgres(connection).row(sql, values![]).await.map(drop)
}
