//! Other versions of the site.

use std::fs;
use std::path::{Path, PathBuf};

use crate::host::site;

/// Another version of the site, in a folder of its own; a broken one has half of the module.
pub(crate) fn other_version(name: &str, broken: bool) -> PathBuf {
    let (from, to) = (site(), Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("site-{name}")));
    fs::create_dir_all(to.join("icon")).expect("a folder");
    for file in ["index.html", "start.js", "pocket.wasm", "sw.js"] {
        fs::copy(from.join(file), to.join(file)).expect("a file of the site");
    }
    for icon in fs::read_dir(from.join("icon")).expect("icons") {
        let icon = icon.expect("an icon");
        fs::copy(icon.path(), to.join("icon").join(icon.file_name())).expect("an icon");
    }
    let worker = fs::read_to_string(to.join("sw.js")).expect("the worker");
    let (before, rest) = worker.split_once("const VERSION = \"").expect("its version");
    let (_, after) = rest.split_once('"').expect("its end");
    fs::write(to.join("sw.js"), format!("{before}const VERSION = \"{name}\"{after}"))
        .expect("another worker");
    if broken {
        let module = fs::read(to.join("pocket.wasm")).expect("the module");
        fs::write(to.join("pocket.wasm"), &module[..module.len() / 2]).expect("half a module");
    }
    to
}

/// The site that leaves what needs a server to the one at an address, in a folder of its own.
pub(crate) fn with_server(server: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("site-with-server");
    let module = fs::read(site().join("pocket.wasm")).expect("the module");
    for file in pocket::site(&module, None, Some(server)) {
        let path = folder.join(file.path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, file.bytes).expect("a file of the site");
    }
    folder
}
