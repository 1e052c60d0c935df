//! What is said in the end.

use serde_json::json;

use crate::LoadLine;
use crate::player::LoadPlayed;

/// The numbers of a run.
pub(crate) struct LoadReport {
    matches: u32,
    streams: u32,
    rows: f64,
    null: f64,
    bare: f64,
    /// Of the server, for each row, in microseconds.
    work: [Option<f64>; 2],
    latency: [f64; 2],
    watched: Option<[f64; 2]>,
    lost: u64,
    missed: u64,
    memory: Option<f64>,
    advice: u64,
}

/// The median and the 99th percentile.
pub(crate) fn percentiles(values: &[f64]) -> Option<[f64; 2]> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at =
        |share: usize| sorted.get((sorted.len() * share / 100).min(sorted.len().saturating_sub(1))).copied();
    Some([at(50)?, at(99)?])
}

impl LoadReport {
    /// The numbers of what was played, and of the yardstick with streams and without.
    pub(crate) fn new(line: &LoadLine, played: &LoadPlayed, null: &LoadPlayed, bare: f64) -> Self {
        Self {
            matches: line.matches,
            streams: line.streams + 2 * line.matches,
            rows: f64::from(played.rows) / played.seconds,
            null: f64::from(null.rows) / null.seconds,
            bare,
            work: [played, null].map(|it| it.work.map(|seconds| 1e6 * seconds / f64::from(it.rows))),
            latency: percentiles(&played.latencies).unwrap_or_default(),
            watched: percentiles(&played.watched),
            // The yardstick is held to it as well: one that loses rows measures nothing.
            lost: played.lost + null.lost,
            missed: played.missed + null.missed,
            memory: played.memory,
            advice: played.advice,
        }
    }

    /// For programs.
    pub(crate) fn json(&self) -> String {
        json!({
            "matches": self.matches,
            "streams": self.streams,
            "rows_per_second": self.rows,
            "null_rows_per_second": self.null,
            "bare_rows_per_second": self.bare,
            "work_us": self.work[0],
            "null_work_us": self.work[1],
            "p50_ms": self.latency[0],
            "p99_ms": self.latency[1],
            "watched_p50_ms": self.watched.map(|watched| watched[0]),
            "watched_p99_ms": self.watched.map(|watched| watched[1]),
            "lost": self.lost,
            "missed": self.missed,
            "rss_mb": self.memory,
            "advice": self.advice,
        })
        .to_string()
    }

    /// For people.
    pub(crate) fn table(&self) -> String {
        let mut lines = vec![
            format!("{} matches, {} streams", self.matches, self.streams),
            format!("rows a second       {:>10.0}", self.rows),
            format!(
                "  empty handler     {:>10.0}  ({:.0} % of it)",
                self.null,
                100.0 * self.rows / self.null
            ),
            format!("    without streams {:>10.0}", self.bare),
            format!(
                "to the other seat   {:>10.1} ms median {:>8.1} ms 99th",
                self.latency[0], self.latency[1]
            ),
        ];
        if let [Some(work), Some(null)] = self.work {
            lines.push(format!("processor a row     {work:>10.0} µs  (empty handler {null:.0} µs)"));
        }
        if let Some([median, late]) = self.watched {
            lines.push(format!("to spectators       {median:>10.1} ms median {late:>8.1} ms 99th"));
        }
        lines.push(format!("lost                {:>10}", self.lost));
        lines.push(format!("missed by a stream  {:>10}", self.missed));
        if let Some(memory) = self.memory {
            lines.push(format!("memory at most      {memory:>10.0} MB"));
        }
        if self.advice > 0 {
            lines.push(format!("advice given        {:>10}", self.advice));
        }
        lines.join("\n")
    }

    /// Whether everything that was acknowledged was kept, and every number seen.
    pub(crate) fn verdict(&self) -> Result<(), String> {
        if self.lost == 0 && self.missed == 0 && self.rows > 0.0 {
            return Ok(());
        }
        Err(format!("{} rows were lost, {} numbers were missed by streams", self.lost, self.missed))
    }
}
