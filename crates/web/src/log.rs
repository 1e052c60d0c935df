//! The log: a line an event, on standard error.

use std::io;

use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::settings::Settings;

/// Begins the log as the settings say. What libraries have to say is logged from warnings on: they might repeat what
/// callers sent.
pub(crate) fn begin(settings: &Settings) {
    let level = settings.log;
    let libraries = level.min(tracing::level_filters::LevelFilter::WARN);
    let ours = ["web", "tables", "store", "codeknacker"];
    let targets = Targets::new().with_default(libraries).with_targets(ours.map(|name| (name, level)));
    let registry = tracing_subscriber::registry().with(targets);
    // A second server in one process keeps the log of the first.
    let _ = if settings.log_json {
        registry.with(fmt::layer().json().flatten_event(true).with_writer(io::stderr)).try_init()
    } else {
        let ansi = io::IsTerminal::is_terminal(&io::stderr());
        registry.with(fmt::layer().with_ansi(ansi).with_target(false).with_writer(io::stderr)).try_init()
    };
}
