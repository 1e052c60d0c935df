//! What the whole process logs, on whichever thread.

use std::io::{self, Write};
use std::sync::{Arc, LazyLock, Mutex};

use tracing::Level;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::SubscriberExt as _;

/// Everything that is logged from the first look at it on.
pub(crate) static LOG: LazyLock<Log> = LazyLock::new(Log::begin);

/// The log, written twice.
pub(crate) struct Log {
    /// What our own crates say, at every level.
    own: Lines,
    /// What anybody says, as far as it would be switched on to look for a fault.
    all: Lines,
}

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Lines {
    fn take(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.lock().unwrap())).unwrap()
    }
}

impl Log {
    fn begin() -> Self {
        let log = Self { own: Lines::default(), all: Lines::default() };
        let ours = ["web", "tables", "store", "solver", "rules"].map(|name| (name, Level::TRACE));
        let (own, all) = (log.own.clone(), log.all.clone());
        let own = layer().without_time().with_ansi(false).with_writer(move || own.clone());
        let all = layer().with_ansi(false).with_writer(move || all.clone());
        let subscriber = tracing_subscriber::registry()
            .with(own.with_filter(Targets::new().with_targets(ours)))
            .with(all.with_filter(LevelFilter::DEBUG));
        tracing::subscriber::set_global_default(subscriber).unwrap();
        log
    }

    /// What our crates said since it was last asked, without how long things took.
    pub(crate) fn take(&self) -> String {
        let text = self.own.take();
        let words = text.split(' ').map(|word| if word.starts_with("micros=") { "micros=?" } else { word });
        words.collect::<Vec<_>>().join(" ")
    }

    /// What anybody said since it was last asked.
    pub(crate) fn take_all(&self) -> String {
        self.all.take()
    }
}
