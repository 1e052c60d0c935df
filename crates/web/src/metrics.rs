//! What can be measured from outside, as Prometheus reads it.

use std::fmt::Write as _;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// Upper ends of the latencies that are told apart, in seconds.
const LATENCIES: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// What a request was.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct RequestLabels {
    method: &'static str,
    /// The pattern of the path, never the path itself: that would name tables.
    path: String,
    status: u16,
}

/// Which path a latency belongs to.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct PathLabels {
    method: &'static str,
    path: String,
}

/// All that is counted.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    latencies: Family<PathLabels, Histogram, fn() -> Histogram>,
    /// Actions that were done and are on the disk.
    pub(crate) actions: Counter,
    /// Tables opened here.
    pub(crate) tables: Counter,
    /// Events sent on streams.
    pub(crate) events: Counter,
    /// Readers who were told to reload.
    pub(crate) reloads: Counter,
    /// Questions answered from the cache.
    pub(crate) cached: Counter,
    open: Gauge<i64>,
    running: Gauge<i64>,
    streams: Gauge<i64>,
    asked: Gauge<i64>,
    threads: Gauge<i64>,
    refused: Gauge<u64, AtomicU64>,
    statements: Gauge<u64, AtomicU64>,
    lines_refused: Gauge<u64, AtomicU64>,
    lines_cut: Gauge<u64, AtomicU64>,
}

/// What is looked up when somebody asks.
pub(crate) struct Now {
    /// Open tables and running matches, if the database answers.
    pub(crate) counts: Option<(i64, i64)>,
    /// Open streams.
    pub(crate) streams: u32,
    /// Questions that are being thought about or wait.
    pub(crate) asked: usize,
    /// Threads that think.
    pub(crate) threads: usize,
    /// Questions that found no place.
    pub(crate) refused: u64,
    /// Connections that were refused because their address had enough.
    pub(crate) lines_refused: u64,
    /// Connections that were cut off because nobody read what was sent.
    pub(crate) lines_cut: u64,
}

impl Metrics {
    /// Nothing counted yet.
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("codeknacker");
        let histogram: fn() -> Histogram = || Histogram::new(LATENCIES);
        let metrics = Self {
            requests: Family::default(),
            latencies: Family::new_with_constructor(histogram),
            actions: Counter::default(),
            tables: Counter::default(),
            events: Counter::default(),
            reloads: Counter::default(),
            cached: Counter::default(),
            open: Gauge::default(),
            running: Gauge::default(),
            streams: Gauge::default(),
            asked: Gauge::default(),
            threads: Gauge::default(),
            refused: Gauge::default(),
            statements: Gauge::default(),
            lines_refused: Gauge::default(),
            lines_cut: Gauge::default(),
            registry: Registry::default(),
        };
        registry.register("requests", "Requests answered", metrics.requests.clone());
        let latencies = metrics.latencies.clone();
        registry.register_with_unit("latency", "Time to an answer", Unit::Seconds, latencies);
        registry.register("actions", "Actions done and stored", metrics.actions.clone());
        registry.register("tables_opened", "Tables opened", metrics.tables.clone());
        registry.register("stream_events", "Events sent on streams", metrics.events.clone());
        registry.register("stream_reloads", "Slow readers told to reload", metrics.reloads.clone());
        registry.register("advice_cached", "Questions answered from the cache", metrics.cached.clone());
        registry.register("tables_open", "Open tables", metrics.open.clone());
        registry.register("matches_running", "Matches being played", metrics.running.clone());
        registry.register("streams", "Open event streams", metrics.streams.clone());
        registry.register("advice_asked", "Questions thought about or waiting", metrics.asked.clone());
        registry.register("advice_threads", "Threads that think", metrics.threads.clone());
        registry.register("advice_refused", "Questions that found no place", metrics.refused.clone());
        let statements = metrics.statements.clone();
        registry.register("sql_statements", "Statements sent to the database since the start", statements);
        let refused = metrics.lines_refused.clone();
        registry.register("connections_refused", "Connections over the limit of their address", refused);
        registry.register(
            "connections_cut",
            "Connections whose reader took nothing",
            metrics.lines_cut.clone(),
        );
        Self { registry, ..metrics }
    }

    /// Counts a request that was answered.
    pub(crate) fn answered(&self, method: &'static str, path: &str, status: u16, took: Duration) {
        let path = path.to_owned();
        self.requests.get_or_create(&RequestLabels { method, path: path.clone(), status }).inc();
        self.latencies.get_or_create(&PathLabels { method, path }).observe(took.as_secs_f64());
    }

    /// Everything as text.
    pub(crate) fn text(&self, now: &Now) -> String {
        if let Some((open, running)) = now.counts {
            self.open.set(open);
            self.running.set(running);
        }
        self.streams.set(now.streams.into());
        self.asked.set(i64::try_from(now.asked).unwrap_or(i64::MAX));
        self.threads.set(i64::try_from(now.threads).unwrap_or(i64::MAX));
        self.refused.set(now.refused);
        self.statements.set(store::statements());
        self.lines_refused.set(now.lines_refused);
        self.lines_cut.set(now.lines_cut);
        let mut text = String::new();
        if text::encode(&mut text, &self.registry).is_err() {
            // Writing to a string does not fail.
            let _ = writeln!(text, "# the metrics can't be written");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The text of a server that has answered a request and stored an action.
    fn told() -> String {
        let metrics = Metrics::new();
        metrics.actions.inc();
        metrics.answered("GET", "/healthz", 200, Duration::from_millis(2));
        metrics.text(&Now {
            counts: Some((5, 2)),
            streams: 3,
            asked: 2,
            threads: 1,
            refused: 4,
            lines_refused: 7,
            lines_cut: 8,
        })
    }

    /// The metrics that a text names.
    fn named(text: &str) -> BTreeSet<&str> {
        let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        words.filter(|word| word.starts_with("codeknacker_")).collect()
    }

    #[test]
    fn the_dashboard_shows_what_is_counted_and_nothing_else() {
        let text = told();
        let samples = text.lines().filter(|line| !line.starts_with('#'));
        let counted: BTreeSet<_> = samples.filter_map(|line| named(line).pop_first()).collect();
        let shown = named(include_str!("../../../dist/grafana.json"));
        let missing: Vec<_> = shown.difference(&counted).collect();
        assert!(missing.is_empty(), "the dashboard shows what nobody counts: {missing:?}");
        let parts = ["_sum", "_count"];
        let unseen = counted.difference(&shown).filter(|name| !parts.iter().any(|part| name.ends_with(part)));
        assert_eq!(unseen.count(), 0, "the dashboard leaves something out: {counted:?}");
    }

    #[test]
    fn what_was_counted_is_told() {
        let text = told();
        for line in [
            "codeknacker_actions_total 1",
            "codeknacker_tables_open 5",
            "codeknacker_matches_running 2",
            "codeknacker_streams 3",
            "codeknacker_advice_asked 2",
            "codeknacker_connections_refused 7",
            "codeknacker_connections_cut 8",
            "codeknacker_requests_total{method=\"GET\",path=\"/healthz\",status=\"200\"} 1",
            "codeknacker_latency_seconds_bucket{le=\"0.0025\",method=\"GET\",path=\"/healthz\"} 1",
        ] {
            assert!(text.lines().any(|it| it == line), "{line}\n{text}");
        }
        assert!(text.ends_with("# EOF\n"));
    }
}
