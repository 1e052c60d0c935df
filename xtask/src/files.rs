//! Files and folders; where something can't be done, a sentence says what.

use std::fs;
use std::path::Path;

/// The bytes of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{} can't be read: {error}", path.display()))
}

/// Writes a file, in the place of what was there.
pub(crate) fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("{} can't be written: {error}", path.display()))
}

/// Copies a file.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map_err(|error| format!("{} can't be copied: {error}", from.display()))?;
    Ok(())
}

/// Makes a folder, if it isn't there.
pub(crate) fn make_folder(path: &Path) -> Result<(), String> {
    fs::create_dir_all(path).map_err(|error| format!("{} can't be made: {error}", path.display()))
}

/// Makes a folder with nothing in it.
pub(crate) fn make_empty_folder(path: &Path) -> Result<(), String> {
    remove_folder(path)?;
    make_folder(path)
}

/// Removes a folder with all that is in it, if it is there.
pub(crate) fn remove_folder(path: &Path) -> Result<(), String> {
    if !path.exists() {
        return Ok(());
    }
    fs::remove_dir_all(path).map_err(|error| format!("{} can't be removed: {error}", path.display()))
}
