//! A site that gets other versions.

use std::fs;
use std::path::{Path, PathBuf};

use crate::host::site;

/// A copy of the site.
pub(crate) struct SiteCopy {
    pub(crate) folder: PathBuf,
}

impl SiteCopy {
    /// The site as it is, in a folder of its own.
    pub(crate) fn new(name: &str) -> Self {
        let (from, folder) = (site(), Path::new(env!("CARGO_TARGET_TMPDIR")).join(name));
        fs::create_dir_all(folder.join("icon")).expect("a folder");
        for file in ["index.html", "start.js", "pocket.wasm", "sw.js"] {
            fs::copy(from.join(file), folder.join(file)).expect("a file of the site");
        }
        for icon in fs::read_dir(from.join("icon")).expect("icons") {
            let icon = icon.expect("an icon");
            fs::copy(icon.path(), folder.join("icon").join(icon.file_name())).expect("an icon");
        }
        Self { folder }
    }

    /// Another version takes its place: of a broken one there is half of the module.
    pub(crate) fn become_version(&self, name: &str, broken: bool) {
        let file = self.folder.join("sw.js");
        let worker = fs::read_to_string(&file).expect("the worker");
        let (before, rest) = worker.split_once("const VERSION = \"").expect("its version");
        let (_, after) = rest.split_once('"').expect("its end");
        fs::write(file, format!("{before}const VERSION = \"{name}\"{after}")).expect("another worker");
        let module = fs::read(site().join("pocket.wasm")).expect("the module");
        let length = if broken { module.len() / 2 } else { module.len() };
        fs::write(self.folder.join("pocket.wasm"), &module[..length]).expect("a module");
    }
}
