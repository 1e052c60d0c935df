//! How files are made: secrets for their owner's eyes alone, and nothing written through a link that somebody planted.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Who may read a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    /// Its owner alone, whatever the umask.
    Owner,
    /// Everybody whom the umask allows.
    Umask,
}

/// Makes a folder and its missing parents, closed to everybody but their owner. Folders that are there stay as they
/// are.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes a new file and opens it for writing. Anything that is there already is an error, even a dangling link.
pub fn create(path: &Path, readers: Readers) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    restrict(&mut options, readers);
    options.open(path)
}

/// Opens a file for writing that is there or can be made for its owner alone; a link in its place is an error.
pub fn open_or_create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    restrict(&mut options, Readers::Owner);
    #[cfg(unix)]
    {
        let no_links = rustix::fs::OFlags::NOFOLLOW.bits();
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, no_links.cast_signed());
    }
    options.open(path)
}

/// Writes a file in one piece: beside its place first, then under its name. What stood there before is replaced, and a
/// link is replaced itself instead of what it leads to.
pub fn replace(
    path: &Path,
    readers: Readers,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    let part = beside(path, ".part");
    // Left over from a run that was killed. If it can't be removed it can't be made again either, and that is told.
    let _ = fs::remove_file(&part);
    let mut file = create(&part, readers)?;
    let written = write(&mut file).and_then(|()| file.sync_all());
    // Some systems don't rename a file that is open.
    drop(file);
    let done = written.and_then(|()| fs::rename(&part, path));
    if done.is_err() {
        let _ = fs::remove_file(&part);
    }
    done
}

/// Whether anybody but its owner may read or change a file. What isn't there, nobody can.
pub fn is_open_to_others(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        const OTHERS: u32 = 0o066;
        fs::metadata(path).is_ok_and(|found| found.permissions().mode() & OTHERS != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}

/// A path with something behind its name.
pub fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

#[cfg_attr(not(unix), allow(unused_variables, reason = "other systems have no modes"))]
fn restrict(options: &mut OpenOptions, readers: Readers) {
    #[cfg(unix)]
    if readers == Readers::Owner {
        std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::io::Write as _;
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    use tempfile::TempDir;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn folders_and_files_of_an_owner_are_closed_to_others() {
        let folder = TempDir::new().unwrap();
        let own = folder.path().join("a").join("b");
        make_folder(&own).unwrap();
        assert_eq!((mode(own.parent().unwrap()), mode(&own)), (0o700, 0o700));
        let file = own.join("file");
        create(&file, Readers::Owner).unwrap();
        assert_eq!(mode(&file), 0o600);
        assert!(!is_open_to_others(&file));
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        assert!(is_open_to_others(&file));
        assert!(!is_open_to_others(&own.join("nothing")));
    }

    #[test]
    fn nothing_is_written_through_a_planted_link() {
        let folder = TempDir::new().unwrap();
        let (victim, place) = (folder.path().join("victim"), folder.path().join("file"));
        fs::write(&victim, "precious").unwrap();
        let plant = |at: &Path| symlink(&victim, at).unwrap();
        plant(&place);
        assert!(create(&place, Readers::Umask).is_err());
        assert!(open_or_create(&place).is_err());
        plant(&beside(&place, ".part"));
        replace(&place, Readers::Owner, |file| file.write_all(b"new")).unwrap();
        assert_eq!(fs::read_to_string(&place).unwrap(), "new");
        assert!(!fs::symlink_metadata(&place).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&victim).unwrap(), "precious");
        assert!(!beside(&place, ".part").exists());
        // A link that leads nowhere makes nothing there.
        let nowhere = folder.path().join("nowhere");
        fs::remove_file(&victim).unwrap();
        plant(&nowhere);
        assert!(create(&nowhere, Readers::Owner).is_err() && !victim.exists());
    }

    #[test]
    fn what_can_not_be_written_leaves_what_was_there() {
        let folder = TempDir::new().unwrap();
        let place = folder.path().join("file");
        fs::write(&place, "old").unwrap();
        let broken = replace(&place, Readers::Owner, |_| Err(io::ErrorKind::StorageFull.into()));
        assert!(broken.is_err());
        assert_eq!(fs::read_to_string(&place).unwrap(), "old");
        assert!(!beside(&place, ".part").exists());
    }
}
