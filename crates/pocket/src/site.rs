//! The game as plain files, for any web host: open the site and play, without a server of ours.

use std::fmt::Write as _;

use pages::{POCKET_HOST, POLICY, WORKER_POLICY, icon_picture};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use words::{Language, Words};

use crate::open::HERE;

/// The icons that a telephone wants.
const ICONS: [&str; 4] = ["icon-180.png", "icon-192.png", "icon-512.png", "icon-maskable-512.png"];

/// The module, as pages and workers ask for it.
const MODULE: &str = "pocket.wasm";

/// A file of the site.
#[derive(Debug)]
pub struct SiteFile {
    /// Its path below the site's own.
    pub path: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// The module, packed: hosts that look for such files hand it out in the other's place.
const PACKED: &str = "pocket.wasm.br";

/// All files of the site, with the game as this module, and the module as brotli packs it if somebody has. What needs a server
/// is done by the one at an address, if there is one.
pub fn site(module: &[u8], packed: Option<&[u8]>, server: Option<&str>) -> Vec<SiteFile> {
    let file = |path: &str, bytes: &[u8]| SiteFile { path: path.to_owned(), bytes: bytes.to_vec() };
    let icons = ICONS.iter().filter_map(|name| Some(file(&format!("icon/{name}"), icon_picture(name)?)));
    let mut files: Vec<_> = [file(MODULE, module)].into_iter().chain(icons).collect();
    let worker = worker(&files, WorkerHome::Files(server.unwrap_or_default()));
    files.extend(packed.map(|packed| file(PACKED, packed)));
    files.push(file("start.js", include_bytes!("../site/start.js")));
    files.push(file("index.html", index().as_bytes()));
    // Browsers that have the site look at this one: when it changes, all that it names is there.
    files.push(file("sw.js", worker.as_bytes()));
    files
}

/// Where a service worker comes from.
#[derive(Clone, Copy)]
enum WorkerHome<'a> {
    /// A server's own site.
    Server,
    /// Plain files, with the address of a server elsewhere; an empty one if there is none.
    Files(&'a str),
}

/// The service worker of a server's site, with the game as this module. The server has the other files itself.
pub fn served_worker(module: &[u8]) -> String {
    let file = |path: String, bytes: &[u8]| SiteFile { path, bytes: bytes.to_vec() };
    let icons = ICONS.iter().filter_map(|name| Some(file(format!("icon/{name}"), icon_picture(name)?)));
    let files: Vec<_> = [file(MODULE.to_owned(), module)].into_iter().chain(icons).collect();
    worker(&files, WorkerHome::Server)
}

/// The service worker that keeps these files, the module first. Not all browsers know service workers of several parts: it
/// is one.
fn worker(files: &[SiteFile], home: WorkerHome<'_>) -> String {
    let mut hash = Sha256::new();
    let names: Vec<_> = files.iter().map(|file| file.path.as_str()).collect();
    let (host, own) = (POCKET_HOST.replace("export ", ""), include_str!("../site/sw.js"));
    let (is_served, server) = match home {
        WorkerHome::Server => (true, ""),
        WorkerHome::Files(server) => (false, server),
    };
    // A form leads there, too.
    let policy = POLICY.replace("form-action 'self'", format!("form-action 'self' {server}").trim_end());
    for bytes in files.iter().map(|file| file.bytes.as_slice()).chain([host.as_bytes(), own.as_bytes()]) {
        hash.update(bytes);
    }
    let version = hex::encode(&hash.finalize()[..6]);
    let digest = files.first().map(|module| hex::encode(Sha256::digest(&module.bytes)));
    let constants = [
        ("VERSION", json!(version)),
        ("DIGEST", digest.into()),
        ("FILES", names.into()),
        ("POLICY", policy.into()),
        ("WORKER_POLICY", WORKER_POLICY.into()),
        ("HERE", HERE.into()),
        ("SERVED", is_served.into()),
        ("SERVER", server.into()),
    ];
    let constants = constants.map(|(name, value)| format!("const {name} = {value};\n"));
    constants.concat() + &host + own
}

/// The page of the first visit, until the site is kept.
fn index() -> String {
    let mut sorry = String::new();
    for language in Language::ALL {
        // Writing to a string does not fail.
        let _ =
            write!(sorry, "<p lang=\"{}\">{}</p>", language.tag(), Words::of(language).pocket_no_worker());
    }
    include_str!("../site/index.html").replace("SORRY", &sorry)
}
