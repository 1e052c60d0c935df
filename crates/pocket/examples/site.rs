//! Writes the game as plain files for a web host: `site MODULE FOLDER [--server URL]`. `cargo xtask site` builds the module
//! before; for others there is `codeknacker site`.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let words: Vec<_> = env::args().skip(1).collect();
    let (module, folder, server) = match words.as_slice() {
        [module, folder] => (module, folder, None),
        [module, folder, flag, server] if flag == "--server" => (module, folder, Some(server.as_str())),
        _ => return Err(io::Error::other("usage: site MODULE FOLDER [--server URL]")),
    };
    for file in pocket::site(&fs::read(module)?, None, server) {
        let path = Path::new(folder).join(file.path);
        fs::create_dir_all(path.parent().unwrap_or(Path::new(folder)))?;
        fs::write(path, file.bytes)?;
    }
    Ok(())
}
