//! A real terminal, and what it shows.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rexpect::process::{PtyProcess, WaitStatus};
use rustix::termios::{LocalModes, tcgetattr};
use vt100::{MouseProtocolMode, Parser};

use super::keeping_in;

/// How long to wait before giving up: long enough for the slowest machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// What a terminal shows, and word that it shows something else.
pub(crate) type Shown = Arc<(Mutex<Parser>, Condvar)>;

/// A terminal with the program in it.
pub(crate) struct Tty {
    pub(crate) process: PtyProcess,
    pub(crate) keys: File,
    pub(crate) shown: Shown,
    /// Every byte that was written.
    pub(crate) written: Arc<Mutex<Vec<u8>>>,
    reader: Option<JoinHandle<()>>,
}

impl Tty {
    /// A terminal of 80 × 24 in which the program plays.
    pub(crate) fn plays(folder: &Path, arguments: &[&str]) -> Self {
        Self::runs(keeping_in(folder).arg("play").args(arguments))
    }

    /// A terminal of 80 × 24 in which a program runs.
    pub(crate) fn runs(program: &Command) -> Self {
        Self::runs_in(program, "xterm-256color")
    }

    /// A terminal of this kind, 80 × 24, in which a program runs.
    pub(crate) fn runs_in(program: &Command, kind: &str) -> Self {
        let mut shell = Command::new("sh");
        shell.args(["-c", "stty rows 24 cols 80 && exec \"$0\" \"$@\""]);
        shell.arg(program.get_program()).args(program.get_args());
        for (name, value) in program.get_envs() {
            if let Some(value) = value {
                shell.env(name, value);
            }
        }
        shell.env("TERM", kind).env_remove("NO_COLOR").env_remove("COLORTERM");
        let mut process = PtyProcess::new(shell).expect("a terminal");
        // A shell that a failed test leaves behind doesn't heed a plain request to end.
        process.set_kill_timeout(Some(1_000));
        let mut output = process.get_file_handle().expect("a terminal to read");
        let keys = process.get_file_handle().expect("a terminal to write");
        let shown: Shown = Arc::new((Mutex::new(Parser::new(24, 80, 0)), Condvar::new()));
        let screen = Arc::clone(&shown);
        let written: Arc<Mutex<Vec<u8>>> = Arc::default();
        let bytes = Arc::clone(&written);
        let reader = thread::spawn(move || {
            let mut block = [0; 4096];
            while let Ok(read @ 1..) = output.read(&mut block) {
                // The reader may have given up.
                let Ok(mut parser) = screen.0.lock() else { return };
                parser.process(&block[..read]);
                bytes.lock().expect("bytes").extend_from_slice(&block[..read]);
                drop(parser);
                screen.1.notify_all();
            }
        });
        Self { process, keys, shown, written, reader: Some(reader) }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("a terminal");
    }

    /// Waits until the screen is as wanted, and gives its text.
    pub(crate) fn until(&self, what: &str, wanted: impl Fn(&vt100::Screen) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        let (screen, changed) = &*self.shown;
        let mut parser = screen.lock().expect("a screen");
        while !wanted(parser.screen()) {
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "{what} is not seen: {}", parser.screen().contents());
            parser = changed.wait_timeout(parser, left).expect("a screen").0;
        }
        parser.screen().contents()
    }

    /// Waits until a text is on the screen.
    pub(crate) fn sees(&self, text: &str) -> String {
        self.until(text, |screen| screen.contents().contains(text))
    }

    /// Waits until the program has ended and the terminal is as it was; what it said at last comes back.
    pub(crate) fn ends(&mut self) -> (WaitStatus, String) {
        let status = self.process.wait().expect("an end");
        if let Some(reader) = self.reader.take() {
            // Nothing more comes out of a terminal that nobody has open.
            reader.join().expect("a reader");
        }
        let said = self.until("the terminal as it was", |screen| {
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && !screen.bracketed_paste()
                && screen.mouse_protocol_mode() == MouseProtocolMode::None
        });
        (status, said)
    }

    /// Whether lines are edited and keys seen by the terminal itself, as in a shell.
    pub(crate) fn is_cooked(&self) -> bool {
        tcgetattr(&self.keys).is_ok_and(|modes| modes.local_modes.contains(LocalModes::ICANON))
    }
}
