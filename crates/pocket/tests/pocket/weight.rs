//! The game as plain files: what they weigh, and where they lead.

use pages::Assets;
use pocket::{SiteFile, module, site};

/// Bytes over the wire that a browser may have to load before the network can go.
const MOST: usize = 1_500_000;

fn written(server: Option<&str>) -> Vec<SiteFile> {
    site(&module::plain(), Some(module::packed()), server)
}

#[test]
fn everything_for_a_first_visit_is_light() {
    // Hosts send the packed module in the place of the other. The rest counts as it lies there, though they pack that, too.
    let files: usize =
        written(None).iter().filter(|file| file.path != "pocket.wasm").map(|file| file.bytes.len()).sum();
    // On a server's site style and scripts have come before.
    let assets = Assets::new();
    let addresses = assets.addresses();
    let names = addresses.iter().filter_map(|address| address.rsplit('/').next());
    let before: usize = names.filter_map(|name| Some(assets.file(name)?.packed().len())).sum();
    assert!(before > 10_000 && files + before < MOST, "{files} and {before} bytes");
}

#[test]
fn a_site_knows_its_server_and_lets_forms_go_there() {
    let worker = |server| {
        let files = written(server);
        // Browsers look at it for a new version: what it names is there before it.
        let last = files.last().expect("files");
        assert_eq!(last.path, "sw.js");
        String::from_utf8(last.bytes.clone()).expect("text")
    };
    let own = worker(Some("https://play.example.org"));
    assert!(own.contains("const SERVER = \"https://play.example.org\";"));
    assert!(own.contains("form-action 'self' https://play.example.org;"));
    let alone = worker(None);
    assert!(alone.contains("const SERVER = \"\";") && alone.contains("form-action 'self';"));
}

#[test]
fn whatever_differs_makes_another_version() {
    let version = |server| {
        let files = written(server);
        let worker = String::from_utf8(files.last().expect("files").bytes.clone()).expect("text");
        let version = worker.lines().find_map(|line| line.strip_prefix("const VERSION = "));
        version.expect("a version").to_owned()
    };
    // Two workers of one version would share what they fetch, and the newer one throw away what the older one needs.
    let servers = [None, Some("https://play.example.org"), Some("https://game.example.org")];
    let versions = servers.map(version);
    assert!(versions[0] != versions[1] && versions[1] != versions[2], "{versions:?}");
    assert_eq!(version(None), versions[0]);
}
