//! The Debian package, made by `cargo deb` from the manifest of the program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Goods, PROGRAM, TARGET};
use crate::bare::{self, BareRoot};
use crate::command;
use crate::files::{copy, make_folder};
use crate::project::Project;
use crate::tools;

/// The most exposure that `systemd-analyze security` may find in the unit, in tenths.
const EXPOSURE: &str = "20";

/// Packs it, and looks at what it holds.
pub(super) fn make(project: &Project, goods: &Goods) -> Result<PathBuf, String> {
    guarded(project)?;
    // Where `cargo deb` looks for what cargo has built.
    let built = super::built(project).join(PROGRAM);
    if fs::canonicalize(&built).ok() != fs::canonicalize(goods.program()).ok() {
        copy(&goods.program(), &built)?;
    }
    let path = pack(project, &goods.out, &[])?;
    let files = command::read(Command::new("dpkg-deb").arg("--contents").arg(&path))?;
    let needed = ["/usr/bin/codeknacker", "/settings.toml", "/codeknacker.service", "/man1/codeknacker.1"];
    if let Some(lost) = needed.iter().find(|name| !files.contains(**name)) {
        return Err(format!("the Debian package lacks {lost}"));
    }
    tried(project, &path)?;
    Ok(path)
}

/// Calls `cargo deb` with further words; the package goes into a folder.
fn pack(project: &Project, folder: &Path, words: &[&str]) -> Result<PathBuf, String> {
    let mut deb = tools::DEB.command(project)?;
    deb.env("CARGO_TARGET_DIR", super::workshop(project));
    deb.args(["--package", PROGRAM, "--no-build", "--no-strip", "--locked", "--profile", "dist"]).args(words);
    command::run(deb.args(["--target", TARGET, "--output"]).arg(folder))?;
    let mut found = fs::read_dir(folder).map_err(|error| error.to_string())?.filter_map(Result::ok);
    let package = found.find(|entry| entry.path().extension().is_some_and(|end| end == "deb"));
    Ok(package.ok_or("`cargo deb` has made no package")?.path())
}

/// Installs an older package into a bare Debian, plays, upgrades, plays on, removes and purges it.
fn tried(project: &Project, package: &Path) -> Result<(), String> {
    if !bare::is_possible() {
        println!("the Debian package is NOT tried: only root on Debian can make a bare Debian");
        return Ok(());
    }
    let root = BareRoot::new(project, "server", &["adduser"])?;
    let before = root.path.join("before");
    make_folder(&before)?;
    let before = pack(project, &before, &["--deb-version", "0.0.1-1", "--fast"])?;
    copy(&before, &root.path.join("before.deb"))?;
    copy(package, &root.path.join("now.deb"))?;
    root.run(TRIAL, &[&super::free_port()?.to_string()], &[])?;
    println!("installed, upgraded during a match, removed and purged in a bare Debian");
    Ok(())
}

/// What somebody does who keeps a server and plays on it. There is no systemd in there: the server is started by hand, with
/// the command and the user of its unit.
const TRIAL: &str = r#"
address=127.0.0.1:$1
data=/var/lib/codeknacker
settings=/etc/codeknacker/settings.toml
start() {
    setpriv --reuid=codeknacker --regid=codeknacker --init-groups \
        codeknacker serve --settings $settings --listen "$address" >/dev/null 2>/tmp/log &
    server=$!
    left=150
    until codeknacker health "$address" 2>/dev/null; do
        left=$((left - 1))
        test $left -gt 0 || { cat /tmp/log; exit 1; }
        sleep 0.2
    done
}
stop() { kill $server; wait $server; }
play() { codeknacker play --server "http://$address" --plain "$@" >/tmp/said; }

dpkg --install /before.deb
getent passwd codeknacker
test "$(stat --format '%U %G %a' $data)" = 'codeknacker codeknacker 700'
echo 'streams = 100' >>$settings
start
echo 'RRYB
quit' | play original --name Ada --seat person --seat computer --first 2
grep 'Row 1: red, red, yellow, blue' /tmp/said
table=$(sed -n 's/.* --table //p' /tmp/said)

dpkg --install /now.deb
stop
start
grep --quiet '^streams = 100$' $settings
echo quit | play --table "$table"
grep 'Row 1: red, red, yellow, blue' /tmp/said
test "$(stat --format '%U %a' $data/games.db)" = 'codeknacker 600'
stop

dpkg --remove codeknacker
test -e $data/games.db
test -e $settings
dpkg --purge codeknacker
test ! -e $data
test ! -e /etc/codeknacker
"#;

/// The unit gives the server no more than it needs.
fn guarded(project: &Project) -> Result<(), String> {
    let mut analyze = Command::new("systemd-analyze");
    analyze.args(["security", "--no-pager", "--offline=true", "--threshold", EXPOSURE]);
    if !command::answers("systemd-analyze") {
        println!("the unit's exposure is NOT checked: there is no systemd-analyze");
        return Ok(());
    }
    let said = command::read(analyze.arg(project.root.join("dist/codeknacker.service")))?;
    println!("{}", said.lines().last().unwrap_or_default());
    Ok(())
}
