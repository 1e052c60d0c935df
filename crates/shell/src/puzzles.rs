//! The file of the puzzles that somebody has ended: lines that are only added.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use play::{EndedPuzzle, PuzzleDiary};

/// The most bytes that are read, the last ones: more than twenty thousand puzzles.
const MOST: u64 = 1 << 20;

/// The file of ended puzzles, and what it says.
#[derive(Debug)]
pub struct PuzzleFile {
    path: Option<PathBuf>,
    diary: PuzzleDiary,
}

impl PuzzleFile {
    /// The file at a place; if there is none, nothing is kept after this program.
    pub fn open(path: Option<PathBuf>) -> Self {
        let diary = path.as_deref().and_then(|path| read(path).ok()).unwrap_or_default();
        Self { path, diary }
    }

    /// What has been ended.
    pub const fn diary(&self) -> &PuzzleDiary {
        &self.diary
    }

    /// Adds the end of a puzzle, if it is the first.
    pub fn add(&mut self, ended: EndedPuzzle) -> io::Result<()> {
        let line = format!("{ended}\n");
        if !self.diary.note(ended) {
            return Ok(());
        }
        let Some(path) = &self.path else { return Ok(()) };
        if let Some(folder) = path.parent() {
            files::make_folder(folder)?;
        }
        no_pipe(path)?;
        let mut file = files::open_or_create(path)?;
        // Two that end at once write one after the other; where files can't be locked, people can play anyway.
        let _ = file.lock();
        let end = file.seek(SeekFrom::End(0))?;
        // A line that was cut short, by a full disk, say, must not swallow this one.
        let gap = if end > 0 && !ends_a_line(path).unwrap_or(true) { "\n" } else { "" };
        file.write_all(format!("{gap}{line}").as_bytes())
    }
}

/// Refuses what is no file: to open a pipe is to wait for its other end.
fn no_pipe(path: &Path) -> io::Result<()> {
    match std::fs::metadata(path) {
        Ok(found) if !found.is_file() => Err(io::ErrorKind::InvalidInput.into()),
        _ => Ok(()),
    }
}

fn ends_a_line(path: &Path) -> io::Result<bool> {
    let (mut file, mut last) = (File::open(path)?, [0]);
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

fn read(path: &Path) -> io::Result<PuzzleDiary> {
    no_pipe(path)?;
    let mut file = File::open(path)?;
    let skipped = file.metadata()?.len().saturating_sub(MOST);
    file.seek(SeekFrom::Start(skipped))?;
    let mut bytes = Vec::new();
    file.take(MOST).read_to_end(&mut bytes)?;
    Ok(PuzzleDiary::read(&String::from_utf8_lossy(&bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use solver::coach::PuzzleSeed;

    fn ended(seed: &str, seconds: u64) -> EndedPuzzle {
        EndedPuzzle {
            date: "2026-11-18".to_owned(),
            game: "original".to_owned(),
            seed: PuzzleSeed::read(seed).expect(seed),
            solved: Some((seconds, 0)),
        }
    }

    #[test]
    fn ends_are_added_and_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deeper").join("puzzles.txt");
        let mut file = PuzzleFile::open(Some(path.clone()));
        file.add(ended("1-a", 60)).expect("a file");
        file.add(ended("1-b", 40)).expect("a file");
        file.add(ended("1-b", 10)).expect("a file");
        let again = PuzzleFile::open(Some(path.clone()));
        assert_eq!(again.diary(), file.diary());
        assert_eq!(again.diary().best("original", 1), Some(40), "only the first time counts");
        assert!(!files::is_open_to_others(&path));
        // Somebody without a home can play, too.
        let mut nowhere = PuzzleFile::open(None);
        nowhere.add(ended("1-a", 60)).expect("nothing to write");
        assert_eq!(nowhere.diary().best("original", 1), Some(60));
    }

    #[test]
    fn a_line_that_was_cut_short_swallows_no_other() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("puzzles.txt");
        std::fs::write(&path, format!("{}\n2026-11-1", ended("1-a", 60))).expect("a file");
        PuzzleFile::open(Some(path.clone())).add(ended("1-b", 40)).expect("a file");
        PuzzleFile::open(Some(path.clone())).add(ended("1-c", 50)).expect("a file");
        let lines = std::fs::read_to_string(&path).expect("a file");
        let expected =
            [ended("1-a", 60), ended("1-b", 40), ended("1-c", 50)].map(|ended| format!("{ended}\n"));
        assert_eq!(lines, expected.concat().replacen('\n', "\n2026-11-1\n", 1));
        let again = PuzzleFile::open(Some(path));
        assert_eq!((again.diary().solved(), again.diary().best("original", 1)), (3, Some(40)));
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_of_lines_is_neither_waited_for_nor_written_through() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = |name: &str| folder.path().join(name);
        let made = std::process::Command::new("mkfifo").arg(place("pipe")).status().expect("a command");
        assert!(made.success());
        std::fs::create_dir(place("folder")).expect("a folder");
        std::fs::write(place("precious"), "precious").expect("a file");
        std::os::unix::fs::symlink(place("precious"), place("link")).expect("a link");
        std::os::unix::fs::symlink("/dev/zero", place("endless")).expect("a link");
        let (sender, told) = std::sync::mpsc::channel();
        for name in ["pipe", "folder", "link", "endless"] {
            let (path, sender) = (place(name), sender.clone());
            // On a thread of its own: who waits for a pipe waits for ever.
            std::thread::spawn(move || {
                let mut file = PuzzleFile::open(Some(path));
                let failed = file.add(ended("1-a", 60)).is_err();
                sender.send((failed, file.diary().best("original", 1))).expect("somebody who listens");
            });
            let patience = std::time::Duration::from_secs(20);
            assert_eq!(told.recv_timeout(patience), Ok((true, Some(60))), "{name}");
        }
        assert_eq!(std::fs::read_to_string(place("precious")).expect("a file"), "precious");
        // Bytes that are no text are no lines.
        std::fs::write(place("garbage"), [0xff, 0, 10, 0x1b].repeat(1000)).expect("a file");
        assert_eq!(PuzzleFile::open(Some(place("garbage"))).diary(), &PuzzleDiary::default());
    }

    #[test]
    fn a_long_file_is_read_from_its_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("puzzles.txt");
        let old = format!("{}\n", ended("1-old", 1)).repeat(50_000);
        std::fs::write(&path, format!("{old}{}\n", ended("1-new", 7))).expect("a file");
        let diary = PuzzleFile::open(Some(path));
        assert!(diary.diary().of("original", &PuzzleSeed::read("1-new").expect("a seed")).is_some());
    }
}
