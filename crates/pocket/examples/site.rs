//! Writes the game as plain files for a web host: `site MODULE FOLDER`. `cargo xtask site` builds the module before.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let words: Vec<_> = env::args().skip(1).collect();
    let [module, folder] = words.as_slice() else {
        return Err(io::Error::other("usage: site MODULE FOLDER"));
    };
    for file in pocket::site(&fs::read(module)?) {
        let path = Path::new(folder).join(file.path);
        fs::create_dir_all(path.parent().unwrap_or(Path::new(folder)))?;
        fs::write(path, file.bytes)?;
    }
    Ok(())
}
