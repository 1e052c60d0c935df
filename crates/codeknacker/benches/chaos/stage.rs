//! Where it all takes place: the nodes, and what they stand on.

use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError, RwLock};
use std::thread::sleep;
use std::time::{Duration, Instant};

use guests::PATIENCE;
use servers::Serving;

use crate::clock::Clock;
use crate::diary::Diary;

/// What a node writes into its log where the program itself is wrong.
const MISTAKE: &str = "a mistake in the program";

/// Streams that a node may have: what 200 tables need, and what rude readers take.
const STREAMS: &str = "4000";

/// A node that is killed and started again, each time at another port.
pub(crate) struct Node {
    name: String,
    flags: Vec<String>,
    /// Its clock.
    pub(crate) clock: Clock,
    serving: Mutex<Option<Serving>>,
    origin: RwLock<String>,
    /// Memory at the start of its first life, in MB.
    first: Mutex<Option<f64>>,
}

impl Node {
    /// A node that is not started yet.
    pub(crate) fn new(index: usize, database: &str, bus: Option<&str>) -> Self {
        let mut flags =
            vec!["--database", database, "--streams", STREAMS, "--log", "warn", "--stop-seconds", "3"];
        flags.extend(bus.into_iter().flat_map(|bus| ["--bus", bus]));
        Self {
            name: format!("node {}", index + 1),
            flags: flags.into_iter().map(str::to_owned).collect(),
            clock: Clock::new(),
            serving: Mutex::new(None),
            origin: RwLock::default(),
            first: Mutex::new(None),
        }
    }

    /// Starts it, as often as it takes: without its database it ends at once, and is started again.
    pub(crate) fn start(&self, diary: &Diary) {
        let began = Instant::now();
        loop {
            let mut command = servers::tied(Path::new(env!("CARGO_BIN_EXE_codeknacker")));
            command.args(["serve", "--listen", "127.0.0.1:0"]).args(&self.flags).env("LC_ALL", "C");
            self.clock.wind(&mut command);
            match Serving::start(&mut command) {
                Ok(serving) => return self.take(serving),
                Err(complaint) if began.elapsed() > PATIENCE => {
                    diary.fail(&self.name, format_args!("it does not start: {complaint}"));
                    return;
                }
                Err(_) => sleep(Duration::from_millis(200)),
            }
        }
    }

    fn take(&self, serving: Serving) {
        self.origin.write().unwrap_or_else(PoisonError::into_inner).clone_from(&serving.origin);
        *self.serving.lock().unwrap_or_else(PoisonError::into_inner) = Some(serving);
    }

    /// Ends it: by force, or by asking it to stop.
    pub(crate) fn end(&self, diary: &Diary, gently: bool) {
        let serving = self.serving.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut serving) = serving else { return };
        if serving.has_ended() {
            diary.fail(&self.name, format_args!("it ended by itself:\n{}", serving.log()));
        } else if gently {
            serving.terminate();
            let status = serving.ended();
            if !status.success() {
                diary.fail(&self.name, format_args!("stopped, it ended with {status}:\n{}", serving.log()));
            }
        } else {
            serving.kill();
        }
        self.read_log(&serving, diary);
    }

    /// Looks for mistakes in what it wrote.
    fn read_log(&self, serving: &Serving, diary: &Diary) {
        for line in serving.log().lines().filter(|line| line.contains(MISTAKE)) {
            diary.fail(&self.name, line);
        }
    }

    /// Where it is, or was last.
    pub(crate) fn origin(&self) -> String {
        self.origin.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The memory that it has now, in MB.
    pub(crate) fn resident(&self) -> Option<f64> {
        self.serving.lock().unwrap_or_else(PoisonError::into_inner).as_ref()?.resident()
    }

    /// The most memory that it had in this life, in MB.
    pub(crate) fn peak(&self) -> Option<f64> {
        self.serving.lock().unwrap_or_else(PoisonError::into_inner).as_ref()?.peak()
    }

    /// Notes the memory of a node that has done nothing yet.
    pub(crate) fn note_first(&self) {
        *self.first.lock().unwrap_or_else(PoisonError::into_inner) = self.resident();
    }

    /// The memory at the start of its first life, in MB.
    pub(crate) fn first(&self) -> f64 {
        self.first.lock().unwrap_or_else(PoisonError::into_inner).unwrap_or_default()
    }

    /// The end of its log.
    pub(crate) fn last_words(&self) -> String {
        let serving = self.serving.lock().unwrap_or_else(PoisonError::into_inner);
        let log = serving.as_ref().map_or_else(String::new, Serving::log);
        let lines: Vec<_> = log.lines().collect();
        format!("{}:\n{}", self.name, lines[lines.len().saturating_sub(15)..].join("\n"))
    }

    /// Its name.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

/// The program, to be asked for something beside the nodes.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_codeknacker"));
    command.env("LC_ALL", "C");
    command
}
