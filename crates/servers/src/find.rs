//! Finding programs.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{ADVICE, NO_SERVERS};

/// The program of this name, which must be there.
pub(crate) fn program(name: &str) -> PathBuf {
    assert!(
        env::var_os(NO_SERVERS).is_none(),
        "a quick test starts `{name}`; leave the test out of the profile `quick` in .config/nextest.toml"
    );
    look_for(name).unwrap_or_else(|| panic!("`{name}` is not installed; {ADVICE}"))
}

/// The program of this name: on the search path, or where systems keep what only administrators call.
pub(crate) fn look_for(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path)
        .chain(["/usr/sbin", "/usr/local/bin", "/usr/local/sbin", "/opt/homebrew/bin"].map(PathBuf::from))
        .chain(postgres())
        .map(|directory| directory.join(name))
        .find(|candidate| candidate.is_file())
}

/// The library that fakes a program's clock: where Debian keeps it, whatever the processor.
pub(crate) fn faketime() -> Option<PathBuf> {
    let libraries =
        fs::read_dir("/usr/lib").into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    libraries.map(|folder| folder.join("faketime/libfaketimeMT.so.1")).find(|library| library.is_file())
}

/// Where Debian keeps the versions of PostgreSQL, off the search path: the newest first.
fn postgres() -> Vec<PathBuf> {
    let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect())
        .unwrap_or_default();
    versions.sort_by_key(|path| std::cmp::Reverse(version(path)));
    versions
}

/// The version in a path like `…/15/bin`.
fn version(path: &Path) -> u32 {
    let name = path.parent().and_then(Path::file_name).and_then(|name| name.to_str());
    name.and_then(|name| name.parse().ok()).unwrap_or(0)
}
