//! A bare Debian in a folder: nothing in it but what its smallest installation has, and what we ask for.
//!
//! Only root can make one. What runs in it has its own list of processes, which end with it, but shares the network.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command;
use crate::files::{make_empty_folder, make_folder, remove_folder};
use crate::packages;
use crate::project::Project;

/// The oldest Debian that we promise to run on.
const SUITE: &str = "bookworm";

/// A root file system of its own; it is deleted when this is dropped.
pub(crate) struct BareRoot {
    pub(crate) path: PathBuf,
}

/// Whether this user may make one, on a system that knows how.
pub(crate) fn is_possible() -> bool {
    packages::can_install()
}

impl BareRoot {
    /// A new one with these packages; the packages are got once and kept in the build directory.
    pub(crate) fn new(project: &Project, name: &str, wanted: &[&str]) -> Result<Self, String> {
        let kept = project.target.join("tools").join(format!("debian-{name}.tar"));
        let path = project.target.join("tmp").join(format!("bare-{name}"));
        make_empty_folder(&path)?;
        let root = Self { path };
        if kept.exists() {
            tar("--extract", &kept, &root.path, &[])?;
        } else {
            packages::install_unless(|| command::answers("debootstrap"), "debootstrap")?;
            let include = format!("--include={}", wanted.join(","));
            command::run(
                Command::new("debootstrap").args(["--variant=minbase", &include, SUITE]).arg(&root.path),
            )?;
            keep(&root.path, &kept)?;
        }
        // Names and certificates are this machine's, as they would be there.
        for file in ["etc/resolv.conf", "etc/hosts", "etc/ssl/certs/ca-certificates.crt"] {
            let there = root.path.join(file);
            if let Some(folder) = there.parent() {
                make_folder(folder)?;
            }
            // What this machine lacks, it lacks there, too.
            let _ = fs::copy(Path::new("/").join(file), there);
        }
        Ok(root)
    }

    /// Runs a script in it; `mounts` are folders of this machine that it sees, and can't change, in the same place.
    pub(crate) fn run(&self, script: &str, words: &[&str], mounts: &[&Path]) -> Result<(), String> {
        let shown = mounts.iter().map(|folder| {
            let folder = folder.display();
            format!(
                "mkdir -p \"$root{folder}\"; mount --bind '{folder}' \"$root{folder}\"
                mount -o remount,bind,ro \"$root{folder}\"\n"
            )
        });
        // Beside its processes it needs terminals, which tests type at, and memory that processes share.
        let mut outside = String::from(
            "root=$1; shift; mount -t proc proc \"$root/proc\"
            mkdir -p \"$root/dev/pts\" \"$root/dev/shm\"
            mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts \"$root/dev/pts\"
            mount -t tmpfs -o mode=1777 tmpfs \"$root/dev/shm\"\n",
        );
        outside.extend(shown);
        outside += "exec env -i HOME=/root LC_ALL=C PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \\
            DEBIAN_FRONTEND=noninteractive \"$(command -v chroot)\" \"$root\" sh -e \"$@\"\n";
        let mut unshare = Command::new("unshare");
        unshare.args(["--mount", "--pid", "--fork", "--kill-child", "sh", "-e", "-c", &outside, "sh"]);
        unshare.arg(&self.path).args(["-c", script, "sh"]).args(words);
        command::run_unseen(&mut unshare)
            .map_err(|_| "what ran in the bare Debian failed: see above".to_owned())
    }
}

impl Drop for BareRoot {
    fn drop(&mut self) {
        // What can't be deleted now is deleted before the next use.
        let _ = remove_folder(&self.path);
    }
}

/// Packs a folder to be unpacked another time. The archive is there once it is whole.
fn keep(folder: &Path, archive: &Path) -> Result<(), String> {
    if let Some(tools) = archive.parent() {
        make_folder(tools)?;
    }
    let unfinished = archive.with_extension("new");
    tar("--create", &unfinished, folder, &["."])?;
    fs::rename(&unfinished, archive).map_err(|error| format!("{}: {error}", archive.display()))
}

/// Packs or unpacks an archive.
fn tar(what: &str, archive: &Path, folder: &Path, names: &[&str]) -> Result<(), String> {
    let mut tar = Command::new("tar");
    command::run(tar.arg(what).arg("--file").arg(archive).arg("--directory").arg(folder).args(names))
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    #[test]
    fn what_is_kept_needs_no_folder_before_and_is_never_half_an_archive() {
        let folder = TempDir::new().unwrap();
        let place = |name: &str| folder.path().join(name);
        fs::create_dir_all(place("root/etc")).unwrap();
        fs::write(place("root/etc/hostname"), "bare\n").unwrap();
        let kept = place("target/tools/debian-try.tar");
        keep(&place("root"), &kept).unwrap();
        fs::create_dir(place("again")).unwrap();
        tar("--extract", &kept, &place("again"), &[]).unwrap();
        assert_eq!(fs::read_to_string(place("again/etc/hostname")).unwrap(), "bare\n");
        let never = place("target/tools/debian-never.tar");
        assert!(keep(&place("nowhere"), &never).is_err());
        assert!(!never.exists(), "what is here gets used");
    }
}
