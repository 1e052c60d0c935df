//! What is left when it is over: the store, the records, the memory.

use std::collections::BTreeMap;
use std::fs;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use guests::PATIENCE;
use store::{Access, Store};
use tempfile::TempDir;

use crate::Engine;
use crate::diary::Diary;
use crate::follower::Follower;
use crate::stage::{Node, program};
use crate::table::{Doubt, Mark, Table};

/// The steps of a table: who did it, and what, as it is stored.
type Steps = BTreeMap<Mark, (Option<i64>, String)>;

/// Records that are verified, evenly taken from all.
const VERIFIED: usize = 200;

/// How much more memory a node may keep than it had at its start, in MB: what it has learnt and keeps on purpose.
const KEPT: f64 = 64.0;

/// Everything that was acknowledged is in the store, every match is over, and streams told what the store holds.
pub(crate) async fn store(diary: &Diary, tables: &[Arc<Table>], followers: &[Follower], database: &str) {
    let store = match Store::open(database, Access::Read).await {
        Ok(store) => store,
        Err(error) => return diary.fail("the store", error),
    };
    for table in tables {
        match stored(diary, &store, table).await {
            Ok(steps) => {
                acknowledged(diary, table, &steps);
                doubted(diary, table, &steps);
                for follower in followers.iter().filter(|follower| Arc::ptr_eq(&follower.table, table)) {
                    told(diary, follower, &steps);
                }
            }
            Err(error) => diary.fail(table, format_args!("it can't be read: {error}")),
        }
    }
    store.close().await;
}

/// All steps of a table; matches that are not over are wrong.
async fn stored(diary: &Diary, store: &Store, table: &Table) -> Result<Steps, store::StoreError> {
    let mut steps = BTreeMap::new();
    for found in store.matches_of(&table.id, 0, i64::MAX).await? {
        let Some((_, actions)) = store.load(&found.id).await? else { continue };
        let ordinal = found.ordinal;
        if found.finished.is_some() {
            diary.counts.ended.fetch_add(1, Ordering::Relaxed);
        } else {
            diary.fail(table, format_args!("match {} ({ordinal}) is not over", found.id));
        }
        if !actions.iter().map(|action| action.number).eq(1..=found.number) {
            diary.fail(table, format_args!("match {} ({ordinal}) has gaps", found.id));
        }
        let lapsed = actions.iter().find(|action| action.line.contains("lapse"));
        if let Some(action) = lapsed.filter(|_| diary.engine == Engine::Postgres) {
            let number = action.number;
            diary.fail(table, format_args!("at {ordinal}.{number} time ran out by one node's clock"));
        }
        steps.extend(
            actions
                .into_iter()
                .map(|action| (Mark { ordinal, number: action.number }, (action.seat, action.line))),
        );
    }
    Ok(steps)
}

/// What was acknowledged is there, as it was sent.
fn acknowledged(diary: &Diary, table: &Table, steps: &Steps) {
    for (mark, action) in table.acknowledged() {
        match steps.get(&mark) {
            Some((_, line)) if line.contains(&action) => {}
            Some((_, line)) => {
                diary.fail(table, format_args!("{mark} was acknowledged as {action:?} and is {line:?}"));
            }
            None => diary.fail(table, format_args!("{mark}, {action:?}, was acknowledged and is lost")),
        }
    }
}

/// What was refused when it was sent again has not been done.
fn doubted(diary: &Diary, table: &Table, steps: &Steps) {
    for doubt in table.doubts() {
        let Doubt { mark, seat, action, why } = &doubt;
        let done = steps.get(mark).is_some_and(|(by, line)| {
            by.is_some_and(|by| usize::try_from(by) == Ok(*seat)) && line.contains(action)
        });
        if done {
            diary.fail(
                table,
                format_args!("{mark}, {action:?}, is done, but was refused when sent again: {why}"),
            );
        } else {
            diary.refused(format!("{why} (sent again)"));
        }
    }
}

/// A stream told every step, and rows as they were placed.
fn told(diary: &Diary, follower: &Follower, steps: &Steps) {
    let table = &follower.table;
    for (mark, (_, line)) in steps {
        let skipped = follower.skipped.iter().any(|(from, to)| from < mark && mark <= to);
        match follower.told.get(mark) {
            // What is sealed is counted and not told.
            Some(action) if !action.starts_with("row") || line.contains(action) => {}
            Some(action) => {
                diary.fail(table, format_args!("{mark} was told as {action:?} and is {line:?}"));
            }
            None if skipped => {}
            None => diary.fail(table, format_args!("{mark}, {line:?}, was never told by a stream")),
        }
    }
}

/// Records of finished matches stand up to `verify`.
pub(crate) async fn records(diary: &Diary, database: &str) {
    let folder = TempDir::with_prefix("codeknacker-records-").expect("a directory");
    let mut export = program();
    export.arg("export").arg(folder.path()).args(["--database", database]).stdout(Stdio::null());
    match export.stdin(Stdio::null()).output() {
        Ok(output) if output.status.success() => {}
        Ok(output) => return diary.fail("export", String::from_utf8_lossy(&output.stderr)),
        Err(error) => return diary.fail("export", error),
    }
    let files: Vec<_> = fs::read_dir(folder.path())
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    let every = files.len().div_ceil(VERIFIED).max(1);
    let chosen: Vec<_> = files.iter().step_by(every).collect();
    for file in &chosen {
        let output = program().arg("verify").arg(file).stdin(Stdio::null()).output();
        let fine = output.as_ref().is_ok_and(|output| output.status.success());
        if !fine {
            let why = output.map_or_else(
                |error| error.to_string(),
                |output| String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned(),
            );
            diary.fail(format_args!("record {}", file.display()), why);
        }
        tokio::task::yield_now().await;
    }
    diary.say(format_args!("{} records written, {} of them verified", files.len(), chosen.len()));
}

/// Nodes that have nothing more to do give back the memory that they took.
pub(crate) async fn memory(diary: &Diary, nodes: &[Node]) {
    let began = Instant::now();
    for node in nodes {
        loop {
            let (Some(now), Some(peak)) = (node.resident(), node.peak()) else {
                diary.fail(node.name(), "it does not run at the end");
                break;
            };
            let told = format!("{:.0} MB at first, {peak:.0} at most, {now:.0} at rest", node.first());
            if now <= node.first() + KEPT {
                diary.say(format_args!("{}: {told}", node.name()));
                break;
            }
            if began.elapsed() > PATIENCE {
                diary.fail(node.name(), format_args!("its memory does not come back: {told}"));
                break;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}
