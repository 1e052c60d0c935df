//! A seat at a server's table, saved for the next time: where it is, what is played, and its holder's notes. Nothing in
//! it is secret: the token is in the purse.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use files::Readers;
use play::TableSign;
use rules::Edition;

use super::purse;

/// The most bytes read from a file: origin, code, edition and notes are far shorter.
const MOST: u64 = 8192;

/// The longest name of a file.
const LONGEST: usize = 200;

/// A seat at a server's table.
#[derive(Clone, Debug)]
pub(crate) struct Ticket {
    /// The table.
    pub(crate) sign: TableSign,
    /// What is played there.
    pub(crate) edition: &'static Edition,
    /// Its holder's notes.
    pub(crate) notes: String,
    file: Option<PathBuf>,
}

impl Ticket {
    /// The ticket of a table, with the notes made there before. Without a folder nothing is saved.
    pub(super) fn new(folder: Option<&Path>, sign: TableSign, edition: &'static Edition) -> Self {
        let name = format!("{}_{}", purse::name(&sign.server), purse::name(&sign.code));
        let file =
            folder.and_then(tickets).filter(|_| name.len() <= LONGEST).map(|tickets| tickets.join(name));
        let known = file.as_deref().and_then(read).filter(|known| known.sign == sign);
        Self { notes: known.map(|known| known.notes).unwrap_or_default(), sign, edition, file }
    }

    /// Saves it. If that fails, the table can still be found by its code.
    pub(super) fn keep(&self) {
        let Some((file, folder)) = self.file.as_ref().and_then(|file| Some((file, file.parent()?))) else {
            return;
        };
        let TableSign { server, code } = &self.sign;
        let text = format!("{server}\n{code}\n{}\n{}\n", self.edition.id, self.notes);
        let _ = files::make_folder(folder)
            .and_then(|()| files::replace(file, Readers::Owner, |file| file.write_all(text.as_bytes())));
    }

    /// Drops it: there is nothing to come back to.
    pub(super) fn discard(&self) {
        if let Some(file) = &self.file {
            let _ = fs::remove_file(file);
        }
    }

    /// All tickets beside this user's matches, each with the time when its table was last left.
    pub(crate) fn all(folder: &Path) -> Vec<(Self, SystemTime)> {
        let Some(found) = tickets(folder).and_then(|tickets| fs::read_dir(tickets).ok()) else {
            return Vec::new();
        };
        let files = found.filter_map(Result::ok).map(|entry| entry.path());
        let ticket = |file: PathBuf| {
            // To open a pipe is to wait for its other end.
            let data = file.metadata().ok().filter(fs::Metadata::is_file)?;
            Some((read(&file)?, data.modified().ok()?))
        };
        files.filter_map(ticket).collect()
    }
}

/// The folder of the tickets beside that of the matches.
fn tickets(folder: &Path) -> Option<PathBuf> {
    folder.parent().map(|folder| folder.join("tables"))
}

/// The ticket in a file; nothing if it isn't one.
fn read(file: &Path) -> Option<Ticket> {
    let mut text = String::new();
    fs::File::open(file).ok()?.take(MOST).read_to_string(&mut text).ok()?;
    let mut lines = text.lines();
    let (server, code) = (lines.next()?.to_owned(), lines.next()?.to_owned());
    let plain = !code.is_empty() && code.chars().all(|c| c.is_ascii_alphanumeric());
    let edition = Edition::find(lines.next()?)?;
    let notes = lines.next().unwrap_or_default().to_owned();
    let sign = TableSign { server, code };
    plain.then(|| Ticket { sign, edition, notes, file: Some(file.to_owned()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_again_with_its_notes_until_there_is_nothing_to_come_back_to() {
        let folder = tempfile::tempdir().unwrap();
        let matches = folder.path().join("matches");
        let sign = |code: &str| TableSign { server: "http://a.example:8484".into(), code: code.into() };
        let edition = Edition::find("super").unwrap();
        let mut one = Ticket::new(Some(&matches), sign("abc"), edition);
        one.notes = "0 1 R.... -".to_owned();
        one.keep();
        Ticket::new(Some(&matches), sign("abd"), edition).keep();
        let mut codes: Vec<_> =
            Ticket::all(&matches).into_iter().map(|(ticket, _)| ticket.sign.code).collect();
        codes.sort();
        assert_eq!(codes, ["abc", "abd"]);
        assert_eq!(Ticket::new(Some(&matches), sign("abc"), edition).notes, "0 1 R.... -");
        one.discard();
        assert_eq!(Ticket::all(&matches).len(), 1);
    }
}
