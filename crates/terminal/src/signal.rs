//! Signals that ask the program to end or pause.

use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;

/// Added to a signal's number for the exit code of a program that it ended, as shells do.
pub(crate) const ENDED: i32 = 128;

/// The signals that ask for the end.
pub(crate) const ENDS: [i32; 3] = [SIGHUP, SIGINT, SIGTERM];

/// The signal that asks for a pause.
pub(crate) const PAUSE: i32 = SIGTSTP;

/// From now on these signals no longer end the program; `told` gets their number. Where no handler can be set,
/// everything works except a clean end from outside.
pub(crate) fn listen(wanted: &[i32], told: impl Fn(i32) + Send + 'static) {
    if let Ok(mut signals) = Signals::new(wanted) {
        thread::spawn(move || signals.forever().for_each(told));
    }
}
