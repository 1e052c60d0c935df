//! The game as plain files, for any web host: open the site and play, without a server of ours.

use pages::{POCKET_HOST, POLICY, WORKER_POLICY, icon_picture};
use serde_json::Value;
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

impl SiteFile {
    fn new(path: &str, bytes: &[u8]) -> Self {
        Self { path: path.to_owned(), bytes: bytes.to_vec() }
    }
}

/// The module, packed: hosts that look for such files hand it out in the other's place.
const PACKED: &str = "pocket.wasm.br";

/// All files of the site, with the game as this module, and the module as brotli packs it if somebody has. What needs a server
/// is done by the one at an address, if there is one.
pub fn site(module: &[u8], packed: Option<&[u8]>, server: Option<&str>) -> Vec<SiteFile> {
    let mut files = kept_files(module);
    let worker = worker(&files, WorkerHome::Files(server.unwrap_or_default()));
    files.extend(packed.map(|packed| SiteFile::new(PACKED, packed)));
    files.push(SiteFile::new("start.js", include_bytes!("../site/start.js")));
    files.push(SiteFile::new("index.html", index().as_bytes()));
    // Browsers that have the site look at this one: when it changes, all that it names is there.
    files.push(SiteFile::new("sw.js", worker.as_bytes()));
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
    worker(&kept_files(module), WorkerHome::Server)
}

/// What a service worker keeps: the module first, then the icons.
fn kept_files(module: &[u8]) -> Vec<SiteFile> {
    let icon = |name: &&str| Some(SiteFile::new(&format!("icon/{name}"), icon_picture(name)?));
    [SiteFile::new(MODULE, module)].into_iter().chain(ICONS.iter().filter_map(icon)).collect()
}

/// The service worker that keeps these files, the module first. Not all browsers know service workers of several parts: it
/// is one.
fn worker(files: &[SiteFile], home: WorkerHome<'_>) -> String {
    let names: Vec<_> = files.iter().map(|file| file.path.as_str()).collect();
    let (host, own) = (POCKET_HOST.replace("export ", ""), include_str!("../site/sw.js"));
    let (is_served, server) = match home {
        WorkerHome::Server => (true, ""),
        WorkerHome::Files(server) => (false, server),
    };
    // A form leads there, too.
    let policy = POLICY.replace("form-action 'self'", format!("form-action 'self' {server}").trim_end());
    let digest = files.first().map(|module| hex::encode(Sha256::digest(&module.bytes)));
    let constants = [
        ("DIGEST", digest.into()),
        ("FILES", names.into()),
        ("POLICY", policy.into()),
        ("WORKER_POLICY", WORKER_POLICY.into()),
        ("HERE", HERE.into()),
        ("SERVED", is_served.into()),
        ("SERVER", server.into()),
    ];
    let constants = constants.map(|(name, value): (_, Value)| format!("const {name} = {value};\n"));
    let script = constants.concat() + &host + own;
    let mut hash = Sha256::new();
    // Whatever differs in a worker makes it another version: two of them never share what they have fetched.
    for bytes in files.iter().map(|file| file.bytes.as_slice()).chain([script.as_bytes()]) {
        hash.update(bytes);
    }
    let version = hex::encode(&hash.finalize()[..6]);
    format!("const VERSION = \"{version}\";\n{script}")
}

/// The page of the first visit, until the site is kept: what is said meanwhile, or if nothing comes of it, in every language.
fn index() -> String {
    let said = |language: Language| {
        let words = Words::of(language);
        let sentences = [
            ("wait", words.pocket_thinking()),
            ("lost", words.pocket_not_loaded()),
            ("open", words.pocket_insecure()),
            ("none", words.pocket_no_worker()),
        ];
        let line = |(name, sentence)| format!("<p class=\"{name}\" hidden>{sentence}</p>\n");
        format!("<section lang=\"{}\" hidden>\n{}</section>", language.tag(), sentences.map(line).concat())
    };
    let sentences = Language::ALL.map(said).join("\n");
    let none = Language::ALL.map(|language| {
        format!("<p lang=\"{}\">{}</p>", language.tag(), Words::of(language).pocket_no_worker())
    });
    include_str!("../site/index.html").replace("SENTENCES", &sentences).replace("NO SCRIPT", &none.concat())
}
