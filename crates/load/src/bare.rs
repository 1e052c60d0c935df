//! The yardstick without streams: requests alone, each sent when the one before is answered.

use std::time::Instant;

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::LoadLine;
use crate::client::LoadClient;
use crate::player::row;
use crate::process::Process;

/// Rows a second of the yardstick if nobody watches.
pub(crate) async fn measure(line: &LoadLine, server: &Process) -> Result<f64, String> {
    let mut tables = Vec::new();
    for _ in 0..line.matches {
        let mut client = LoadClient::connect(server.address).await?;
        let opened: Value = client.ask("/api/v1/tables", &json!({})).await?;
        let id = opened["table"]["id"].as_str().ok_or("a table without an id")?;
        tables.push((client, format!("/api/v1/tables/{id}/actions")));
    }
    let began = Instant::now();
    let end = began + line.duration();
    let mut tasks = JoinSet::new();
    for (mut client, path) in tables {
        tasks.spawn(async move {
            let mut rows = 0_u32;
            while Instant::now() < end {
                client.post(&path, row(1, rows.into(), rows)).await?;
                rows += 1;
            }
            Ok::<u32, String>(rows)
        });
    }
    let mut rows = 0_u32;
    while let Some(task) = tasks.join_next().await {
        rows += task.map_err(|error| error.to_string())??;
    }
    Ok(f64::from(rows) / began.elapsed().as_secs_f64())
}
