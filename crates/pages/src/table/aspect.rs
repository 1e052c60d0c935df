//! How a table is shown: from which seat, which round, and what is told on its page.

use rules::Seat;

use super::cover::Opened;
use crate::form::Fields;

/// How a table is shown.
#[derive(Debug, Default)]
pub struct TableAspect {
    /// The seat that an address names. At a device that several share it shows nothing of theirs.
    pub wanted: Option<Seat>,
    /// The seat that somebody has opened there.
    pub opened: Option<Opened>,
    /// The round to look back at.
    pub round: Option<u32>,
    /// What could not be done.
    pub problem: Option<String>,
    /// A link that was made, to be shown this once.
    pub link: Option<String>,
    /// Whether the page looks again by itself, and nobody has asked for it.
    pub by_itself: bool,
}

impl TableAspect {
    /// The seat that somebody has opened, where several share the device and it is one of theirs.
    pub fn open(&self, held: &[Seat], shared: bool) -> Option<&Opened> {
        self.opened.as_ref().filter(|opened| shared && held.contains(&opened.seat))
    }

    /// The seat that the table is shown from; none if nobody is named.
    pub fn named(&self, held: &[Seat], shared: bool) -> Option<Seat> {
        if shared { self.open(held, shared).map(|opened| opened.seat) } else { self.wanted }
    }
}

/// Where a form leads, with what its address says: to the end of the round that it names as last seen, if that has ended.
pub fn landing(mut address: String, has_ended: impl Fn(u32) -> bool) -> (String, Fields) {
    let query =
        |address: &str| Fields::read(address.split_once('?').map_or("", |(_, query)| query).as_bytes());
    let mut fields = query(&address);
    if let Some(round) = fields.number("after").filter(|round| has_ended(*round)) {
        let path = address.split('?').next().unwrap_or_default();
        address = format!("{path}?round={round}");
        fields = query(&address);
    }
    (address, fields)
}
