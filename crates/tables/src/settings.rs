//! How a house works.

use std::num::NonZeroUsize;
use std::time::Duration;

/// How a house works; the defaults are good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseSettings {
    /// The name of this node, for those who look what it has claimed.
    pub node: String,
    /// The most bytes of matches that are kept ready.
    pub matches: usize,
    /// The most bytes of tables that are kept ready.
    pub tables: usize,
    /// The most bytes of records that are kept ready.
    pub records: usize,
    /// The most actions of a match. No match comes near it by playing: a hundred rounds of thirty rows answered by hand,
    /// and the void rounds beside them, are less than half of it.
    pub actions: usize,
    /// How long what is kept of a table is trusted without asking whether another node changed it.
    pub trust: Duration,
    /// How long somebody counts as looking at a table after they were last seen there: a little longer than streams are
    /// silent.
    pub company: Duration,
    /// The most threads on which computer players think.
    pub thinkers: NonZeroUsize,
    /// How long somebody who is due must have been away before others can complain.
    pub absence: Duration,
    /// How long somebody who was warned has to come back.
    pub grace: Duration,
    /// How long a link that moves a seat can be used.
    pub link: Duration,
    /// After how long without anything done a table without a running match is put away.
    pub idle: Duration,
    /// After how long without anything done a table with a running match is put away.
    pub abandoned: Duration,
    /// How long tables that were put away are kept; for good if none.
    pub kept: Option<Duration>,
    /// Whether people share addresses, as in a school: then every try at a daily secret is ranked.
    pub shared_address: bool,
    /// How long something that is due is this node's before another one may take it. While this node is at it the
    /// claim is renewed.
    pub lease: Duration,
    /// The longest pause between two looks for due work.
    pub look: Duration,
}

/// A million bytes, nearly.
const MEGABYTE: usize = 1 << 20;

/// A day.
const DAY: Duration = Duration::from_hours(24);

impl Default for HouseSettings {
    fn default() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let some = |many| NonZeroUsize::new(many).unwrap_or(NonZeroUsize::MIN);
        Self {
            node: "node".to_owned(),
            matches: 128 * MEGABYTE,
            tables: 32 * MEGABYTE,
            records: 32 * MEGABYTE,
            actions: 20_000,
            trust: Duration::from_secs(2),
            company: Duration::from_secs(45),
            thinkers: some(processors.saturating_sub(1)),
            absence: Duration::from_mins(3),
            grace: Duration::from_mins(1),
            link: Duration::from_mins(15),
            idle: DAY,
            abandoned: 30 * DAY,
            kept: None,
            shared_address: false,
            lease: Duration::from_secs(15),
            look: Duration::from_secs(1),
        }
    }
}

/// A duration as the store counts time.
pub(crate) fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX / 4)
}
