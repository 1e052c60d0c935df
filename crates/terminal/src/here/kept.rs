//! A match on disk while it is played: a readable text file that only grows, one line per step.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use files::Readers;
use play::{Ledger, running};
use rules::Match;
use rules::notation::{self, Notice, Reading, RecordKind};
use solver::computer::Computer;
use words::Words;

use crate::failure::Failure;
use crate::foreign;
use crate::record::load;

/// The ending of a match file's name.
const ENDING: &str = "txt";

/// The file of a running match, open and locked.
pub(crate) struct MatchFile {
    file: File,
    path: PathBuf,
}

/// A match read from its file.
pub(crate) struct FoundMatch {
    pub(crate) game: Match,
    /// How the computer plays each seat.
    pub(crate) computers: Vec<Computer>,
    pub(crate) notices: Vec<Notice>,
    /// The notes beside it.
    pub(crate) notes: String,
    pub(crate) kind: RecordKind,
    /// The bytes of the file, and how many of them are good.
    bytes: u64,
    good: u64,
}

/// The folder of this user's matches.
pub fn folder() -> Option<PathBuf> {
    use etcetera::BaseStrategy as _;
    let strategy = etcetera::choose_base_strategy().ok()?;
    Some(strategy.data_dir().join("codeknacker").join("matches"))
}

/// The running matches in a folder, each with the time when it was last played.
pub(super) fn running(folder: &Path) -> Vec<(PathBuf, SystemTime)> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let files = files.filter_map(Result::ok).map(|entry| entry.path());
    // To open a pipe is to wait for its other end.
    let files =
        files.filter(|path| path.extension().is_some_and(|ending| ending == ENDING) && path.is_file());
    let running = files.filter(|path| is_running(path));
    let timed = |path: PathBuf| {
        let when = path.metadata().and_then(|data| data.modified()).ok()?;
        Some((path, when))
    };
    running.filter_map(timed).collect()
}

/// Whether a file says in its first line that it is a running match.
fn is_running(path: &Path) -> bool {
    let mut start = [0; 64];
    let read = File::open(path).and_then(|mut file| file.read(&mut start));
    read.is_ok_and(|read| {
        let line = start[..read].split(|byte| *byte == b'\n').next().unwrap_or_default();
        line.starts_with(b"codeknacker match ") && line.trim_ascii_end().ends_with(b" running")
    })
}

/// Reads the match in a file, running or over.
pub(crate) fn read(words: Words, path: &Path) -> Result<FoundMatch, Failure> {
    let told = |reason: &dyn std::fmt::Display| Failure::Wrong(format!("{}: {reason}", foreign::path(path)));
    let file = File::open(path).map_err(|error| told(&words.system(&error)))?;
    let bytes = load(file, words).map_err(|failure| told(&failure.told(words)))?;
    let text = notation::decode(&bytes).map_err(|fault| told(&words.record_fault(&fault)))?;
    let reading = notation::read(&text).map_err(|fault| told(&words.record_fault(&fault)))?;
    let computers = running::computers(&text, reading.game.setup().seats());
    let notes = running::notes(&text);
    let (bytes, good) = (bytes.len() as u64, reading.good_bytes as u64);
    let Reading { game, kind, notices, .. } = reading;
    Ok(FoundMatch { game, computers, notices, notes, kind, bytes, good })
}

impl MatchFile {
    /// A new file for a match, with what has happened so far.
    pub(crate) fn begin(folder: &Path, game: &Match, computers: &[Computer]) -> io::Result<Self> {
        files::make_folder(folder)?;
        let path = folder.join(format!("{}-{}.{ENDING}", game.setup().rules().edition().id, game.id()));
        // It contains secrets that other users of this computer should not read.
        let file = files::create(&path, Readers::Owner)?;
        // Nobody else knows of it yet; and where files can't be locked, people can play anyway.
        let _ = file.try_lock();
        let mut kept = Self { file, path };
        kept.add(&(running::head(game, computers) + &running::steps_since(game, 0)))?;
        Ok(kept)
    }

    /// Resumes the file that a match was found in. A torn last line is cut off.
    pub(crate) fn go_on(words: Words, path: &Path, found: &FoundMatch) -> Result<Self, Failure> {
        // Finishing replaces the file, not a link to it.
        let path = &if path.is_symlink() { fs::canonicalize(path)? } else { path.to_owned() };
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        let in_use = match file.try_lock() {
            // The previous holder may have added to it since it was read.
            Ok(()) | Err(TryLockError::Error(_)) => file.metadata()?.len() != found.bytes,
            Err(TryLockError::WouldBlock) => true,
        };
        if in_use {
            return Err(Failure::Wrong(words.prompt_in_use(foreign::path(path))));
        }
        file.set_len(found.good)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Self { file, path: path.to_owned() })
    }

    /// Its place.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Turns the file of a finished match into a finished record: in one piece, so that there is always a whole one.
    pub(crate) fn finish(self, game: &Match, computers: &[Computer]) -> io::Result<PathBuf> {
        // Some systems can't replace a file while it is open.
        drop(self.file);
        let record = running::finished(game, computers);
        files::replace(&self.path, Readers::Owner, |file| file.write_all(record.as_bytes()))?;
        Ok(self.path)
    }

    /// Removes the file: nobody has done anything worth keeping.
    pub(crate) fn discard(self) -> io::Result<()> {
        drop(self.file);
        fs::remove_file(&self.path)
    }
}

impl Ledger for MatchFile {
    fn add(&mut self, lines: &str) -> io::Result<()> {
        self.file.write_all(lines.as_bytes())?;
        self.file.sync_data()
    }

    fn place(&self, words: Words) -> String {
        words.prompt_kept_in(foreign::path(&self.path))
    }
}
