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
        let mut file = files::open_or_create(path)?;
        // Two that end at once write one after the other; where files can't be locked, people can play anyway.
        let _ = file.lock();
        file.seek(SeekFrom::End(0))?;
        file.write_all(line.as_bytes())
    }
}

fn read(path: &Path) -> io::Result<PuzzleDiary> {
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
    fn a_long_file_is_read_from_its_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("puzzles.txt");
        let old = format!("{}\n", ended("1-old", 1)).repeat(50_000);
        std::fs::write(&path, format!("{old}{}\n", ended("1-new", 7))).expect("a file");
        let diary = PuzzleFile::open(Some(path));
        assert!(diary.diary().of("original", &PuzzleSeed::read("1-new").expect("a seed")).is_some());
    }
}
