//! The container image: an OCI layout with one layer, written without a container tool.
//!
//! The layer holds the program, an empty folder for its database and a list of users. Nobody is root in it, and nothing
//! needs to be written outside `/data`.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

use super::{Goods, PROCESSOR, PROGRAM, free_port, sum};
use crate::bare;
use crate::command;
use crate::files::{make_empty_folder, make_folder, remove_folder, write};
use crate::project::Project;

/// Whose number the program has in the image.
const USER: u64 = 65532;

/// Where it listens in the image.
const PORT: u16 = 8484;

/// The date of everything in it.
const EPOCH: &str = "1970-01-01T00:00:00Z";

/// Writes the layout, packs it, and serves the game from what a tool unpacks.
pub(super) fn make(project: &Project, goods: &Goods) -> Result<PathBuf, String> {
    let layout = project.target.join("tmp").join("image");
    remove_folder(&layout)?;
    let blobs = layout.join("blobs/sha256");
    make_folder(&blobs)?;
    let tar = layer(goods).map_err(|error| format!("the image's layer can't be written: {error}"))?;
    let packed = gzip(&tar).map_err(|error| format!("the image's layer can't be packed: {error}"))?;
    let put = |bytes: &[u8], kind: &str| -> Result<Value, String> {
        let sum = sum(bytes);
        write(&blobs.join(&sum), bytes)?;
        let media = format!("application/vnd.oci.image.{kind}");
        Ok(json!({ "mediaType": media, "digest": format!("sha256:{sum}"), "size": bytes.len() }))
    };
    let layer = put(&packed, "layer.v1.tar+gzip")?;
    let config = put(config(&goods.version, &sum(&tar)).to_string().as_bytes(), "config.v1+json")?;
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": config,
        "layers": [layer],
    });
    let mut manifest = put(manifest.to_string().as_bytes(), "manifest.v1+json")?;
    manifest["platform"] = json!({ "architecture": PROCESSOR, "os": "linux" });
    manifest["annotations"] = json!({
        "org.opencontainers.image.ref.name": goods.version,
        "io.containerd.image.name": format!("localhost/{PROGRAM}:{}", goods.version),
    });
    let index = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [manifest],
    });
    write(&layout.join("index.json"), index.to_string())?;
    write(&layout.join("oci-layout"), json!({ "imageLayoutVersion": "1.0.0" }).to_string())?;
    let path = goods.out.join(format!("{PROGRAM}-{}-oci.tar", goods.version));
    pack(&layout, &path).map_err(|error| format!("{} can't be written: {error}", path.display()))?;
    served(project, &tar)?;
    Ok(path)
}

/// How the image is run.
fn config(version: &str, layer: &str) -> Value {
    let seconds = |seconds: u64| seconds * 1_000_000_000;
    json!({
        "architecture": PROCESSOR,
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "ExposedPorts": { format!("{PORT}/tcp"): {} },
            "Env": [
                format!("CODEKNACKER_LISTEN=0.0.0.0:{PORT}"),
                "CODEKNACKER_DATABASE=sqlite:/data/games.db",
            ],
            "Entrypoint": [format!("/{PROGRAM}")],
            "Cmd": ["serve"],
            "Volumes": { "/data": {} },
            "WorkingDir": "/data",
            "StopSignal": "SIGTERM",
            "Labels": {
                "org.opencontainers.image.title": PROGRAM,
                "org.opencontainers.image.version": version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
            // Not in the standard, but Docker heeds it.
            "Healthcheck": {
                "Test": ["CMD", format!("/{PROGRAM}"), "health"],
                "Interval": seconds(10),
                "Timeout": seconds(5),
                "StartPeriod": seconds(10),
                "Retries": 3,
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{layer}")] },
        // No real date: the same program gives the same image. Some tools fall over without any.
        "created": EPOCH,
        "history": [{ "created": EPOCH, "created_by": "cargo xtask dist" }],
    })
}

/// The one layer, as a plain archive.
fn layer(goods: &Goods) -> io::Result<Vec<u8>> {
    let mut archive = tar::Builder::new(Vec::new());
    let mut add = |path: &str, mode: u32, owner: u64, content: Option<&[u8]>| {
        let mut header = tar::Header::new_gnu();
        let kind = if content.is_some() { tar::EntryType::Regular } else { tar::EntryType::Directory };
        header.set_entry_type(kind);
        header.set_mode(mode);
        header.set_uid(owner);
        header.set_gid(owner);
        header.set_mtime(0);
        let content = content.unwrap_or_default();
        header.set_size(content.len() as u64);
        archive.append_data(&mut header, path, content)
    };
    let users = format!("{PROGRAM}:x:{USER}:{USER}::/data:/sbin/nologin\n");
    let groups = format!("{PROGRAM}:x:{USER}:\n");
    add("data/", 0o700, USER, None)?;
    add("etc/", 0o755, 0, None)?;
    add("etc/passwd", 0o644, 0, Some(users.as_bytes()))?;
    add("etc/group", 0o644, 0, Some(groups.as_bytes()))?;
    for paper in ["LICENSE-MIT", "LICENSE-APACHE", "LICENSES.txt", "WORDS.md"] {
        add(&format!("licenses/{paper}"), 0o644, 0, Some(&fs::read(goods.folder.join(paper))?))?;
    }
    add(PROGRAM, 0o755, 0, Some(&fs::read(goods.program())?))?;
    archive.into_inner()
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    packed.finish()
}

/// The layout as one file, as `podman load` and `docker load` read it.
fn pack(layout: &Path, path: &Path) -> io::Result<()> {
    let mut archive = tar::Builder::new(File::create(path)?);
    archive.mode(tar::HeaderMode::Deterministic);
    archive.append_dir_all("", layout)?;
    archive.into_inner()?.flush()
}

/// Serves from the layer's files alone, as the image's user with nothing else around and nothing to write but its data,
/// until the server says that it is ready. Only root may change the root.
fn served(project: &Project, layer: &[u8]) -> Result<(), String> {
    if !bare::is_possible() {
        println!("the image is NOT tried: only root can start something in a root of its own");
        return Ok(());
    }
    let root = project.target.join("tmp").join("image-root");
    make_empty_folder(&root)?;
    let mut files = tar::Archive::new(layer);
    files.set_preserve_ownerships(true);
    files.set_preserve_permissions(true);
    files.unpack(&root).map_err(|error| format!("the image can't be unpacked: {error}"))?;
    let mut serve = Command::new("unshare");
    serve.args(["--mount", "--pid", "--fork", "--kill-child", "sh", "-e", "-c", SERVE, "sh"]).arg(&root);
    serve.args([USER.to_string(), free_port()?.to_string()]);
    command::run(&mut serve)?;
    println!("the server in the image was ready, and stopped when it was told to");
    remove_folder(&root)
}

/// Serves from a root that can't be written, with the devices that every container gets, as a user of this number, at a
/// port; waits until the server is ready and stops it.
const SERVE: &str = r#"
root=$1 user=$2 address=127.0.0.1:$3
mount --bind "$root" "$root"
mount -t tmpfs -o "uid=$user,gid=$user,mode=700" tmpfs "$root/data"
mkdir "$root/dev"
mount -t tmpfs tmpfs "$root/dev"
for device in null random urandom; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
done
mount -o remount,bind,ro "$root"
inside() {
    exec env -i CODEKNACKER_DATABASE=sqlite:/data/games.db \
        "$(command -v chroot)" "--userspec=$user:$user" "$root" /codeknacker "$@"
}
inside serve --listen "$address" &
server=$!
left=150
until (inside health "$address" 2>/dev/null); do
    left=$((left - 1))
    test $left -gt 0
    sleep 0.2
done
# A server hears that it should stop only a moment after it is ready.
sleep 1
kill $server
wait $server
"#;
