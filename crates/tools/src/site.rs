//! The command `site`: the game as plain files, for a web host that knows nothing of us.

use std::io::Write;
use std::path::Path;

use files::Readers;
use pocket::{SiteFile, module};
use shell::{Failure, foreign};
use words::Words;

/// What only a site of ours has.
const OURS: &str = "pocket.wasm";

/// Writes the game into a folder, with the address of a server for what needs one. A site of ours that is there becomes the
/// new one; anybody else's stays as it is.
pub fn site(
    folder: &Path,
    server: Option<&str>,
    words: Words,
    mut output: impl Write,
) -> Result<(), Failure> {
    let is_there = |name: &str| folder.join(name).symlink_metadata().is_ok();
    let files = pocket::site(&module::plain(), Some(module::packed()), server);
    let other = !is_there(OURS) && files.iter().any(|file| is_there(&file.path));
    // Files in a folder of ours that somebody has replaced by a link would lie elsewhere.
    let mut folders = files.iter().filter_map(|file| file.path.split_once('/'));
    if other || folders.any(|(inner, _)| folder.join(inner).is_symlink()) {
        return Err(Failure::Wrong(words.tool_site_other(foreign::path(folder))));
    }
    for SiteFile { path, bytes } in files {
        let path = folder.join(path);
        // Unlike what is kept for oneself, a site is for everybody to read.
        std::fs::create_dir_all(path.parent().unwrap_or(folder))?;
        files::replace(&path, Readers::Umask, |file| file.write_all(&bytes))?;
    }
    writeln!(output, "{}", words.tool_site_written(foreign::path(folder)))?;
    Ok(())
}
