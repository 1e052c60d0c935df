//! The terminal while the game has the whole screen. However the program ends, it restores the terminal.

use std::io::{self, Stdout, Write, stdout};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// Whether the game has the screen.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// The exit code of a program that failed through its own fault.
const FAILED: i32 = 101;

/// Has the screen while it lives.
pub(super) struct Tty {
    pub(super) terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Tty {
    /// Takes the whole screen.
    pub(super) fn take() -> io::Result<Self> {
        HOOK.call_once(|| {
            let usual = panic::take_hook();
            panic::set_hook(Box::new(move |what| {
                let taken = TAKEN.load(Ordering::SeqCst);
                restore();
                usual(what);
                if taken {
                    // The program can't continue without the thread that failed, and the match is on disk.
                    std::process::exit(FAILED);
                }
            }));
        });
        enter().and_then(|()| Terminal::new(CrosstermBackend::new(stdout()))).map_or_else(
            |error| {
                restore();
                Err(error)
            },
            |terminal| Ok(Self { terminal }),
        )
    }

    /// Gives the terminal to the shell until the program is continued; then takes it again, to be redrawn.
    pub(super) fn suspend(&mut self) -> io::Result<()> {
        restore();
        #[cfg(unix)]
        rustix::process::kill_process(rustix::process::getpid(), rustix::process::Signal::STOP)?;
        enter()?;
        self.redraw()
    }

    /// Clears the screen for redrawing. The library's own way would ask the terminal for its cursor position, and the
    /// thread that reads keys would get the answer.
    pub(super) fn redraw(&mut self) -> io::Result<()> {
        execute!(stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(())
    }
}

/// Takes the screen and clears it: without an alternate screen, the old content would shine through.
fn enter() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableMouseCapture, EnableBracketedPaste)
}

impl Drop for Tty {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back, once.
fn restore() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let mut out = stdout();
        // If one of these fails, the terminal is gone. Nothing is left on the alternate screen.
        let _ = execute!(
            out,
            DisableBracketedPaste,
            DisableMouseCapture,
            Clear(ClearType::All),
            LeaveAlternateScreen,
            Show
        );
        let _ = disable_raw_mode();
        let _ = out.flush();
    }
}
