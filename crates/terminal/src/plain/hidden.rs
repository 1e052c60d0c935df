//! A terminal that hides what is typed.

#[cfg(unix)]
pub(super) use unix::{Hidden, height};

#[cfg(unix)]
mod unix {
    use std::io::{stdin, stdout};
    use std::sync::{Mutex, Once};

    use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcgetwinsize, tcsetattr};

    use crate::signal;

    /// The terminal's settings before it hid anything. If the program ends while somebody types a secret, it restores a
    /// terminal that shows what is typed.
    static BEFORE: Mutex<Option<Termios>> = Mutex::new(None);
    static AT_THE_END: Once = Once::new();

    /// While it lives, the terminal hides what is typed.
    pub(in super::super) struct Hidden(());

    impl Hidden {
        /// Hides what is typed; nothing if the terminal can't.
        pub(in super::super) fn begin() -> Option<Self> {
            let shown = tcgetattr(stdin()).ok()?;
            let mut hidden = shown.clone();
            hidden.local_modes.remove(LocalModes::ECHO);
            // The line end is shown, so that the next sentence begins on a new line.
            hidden.local_modes.insert(LocalModes::ECHONL);
            AT_THE_END.call_once(|| {
                signal::listen(&signal::ENDS, |number| {
                    restore();
                    std::process::exit(signal::ENDED + number);
                });
            });
            if let Ok(mut before) = BEFORE.lock() {
                *before = Some(shown);
            }
            let begun = Self(());
            tcsetattr(stdin(), OptionalActions::Drain, &hidden).ok()?;
            Some(begun)
        }
    }

    impl Drop for Hidden {
        fn drop(&mut self) {
            restore();
        }
    }

    fn restore() {
        if let Some(shown) = BEFORE.lock().ok().and_then(|mut before| before.take()) {
            let _ = tcsetattr(stdin(), OptionalActions::Drain, &shown);
        }
    }

    /// How many lines the terminal has.
    pub(in super::super) fn height() -> Option<usize> {
        tcgetwinsize(stdout()).ok().map(|size| usize::from(size.ws_row)).filter(|rows| *rows > 0)
    }
}

/// Never made on this system: the terminal can't hide what is typed.
#[cfg(not(unix))]
pub(super) struct Hidden(());

#[cfg(not(unix))]
impl Hidden {
    pub(super) fn begin() -> Option<Self> {
        None
    }
}

/// How many lines the terminal has: unknown.
#[cfg(not(unix))]
pub(super) fn height() -> Option<usize> {
    None
}
