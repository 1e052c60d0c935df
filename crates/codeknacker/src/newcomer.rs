//! The first minute: somebody starts the program without a command and wants to play.

use std::env;
use std::io::{self, IsTerminal as _, Write as _};

use words::Words;

/// Opens the game in the browser, if that is wanted and somebody is at this machine, and says what can be done next. A
/// program that starts this one needs only the address, which it has.
pub(crate) fn welcome(origin: &str, wanted: bool, words: Words) {
    if !io::stdout().is_terminal() {
        return;
    }
    let opened = wanted && has_display() && open::that_detached(origin).is_ok();
    let next = if opened { words.start_opening() } else { words.start_open() };
    // The game is served even where nobody reads this.
    let _ = writeln!(io::stdout(), "{next}\n{}", words.start_stop());
}

/// Whether a window could be seen by the person at the terminal: not from another machine.
fn has_display() -> bool {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let displays = ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"];
    let here = cfg!(any(windows, target_os = "macos")) || displays.iter().any(|name| is_set(name));
    here && !is_set("SSH_CONNECTION")
}
