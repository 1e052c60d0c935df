//! `cargo xtask dist`: all that people install, made of one program, and each tried before it counts as made.
//!
//! The program is linked statically, glibc included: it runs on any Linux of its processor, and in an image with nothing
//! else in it. (Names are looked up in `/etc/hosts` and by DNS; other sources of `nsswitch.conf` would need the very same
//! glibc beside it.)

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest as _, Sha256};

use crate::Stop;
use crate::command;
use crate::files::{copy, make_empty_folder, make_folder, read, write};
use crate::project::Project;

mod debian;
mod image;
mod notices;
mod tarball;

/// What we build for.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// The processor as Debian and container tools call it.
const PROCESSOR: &str = "amd64";

/// The package that is the program.
const PROGRAM: &str = "codeknacker";

/// Everything that goes into the packages, in one folder: the program and what it writes of itself.
pub(crate) struct Goods {
    /// The folder.
    folder: PathBuf,
    /// Where finished packages go.
    out: PathBuf,
    version: String,
}

impl Goods {
    /// The program.
    fn program(&self) -> PathBuf {
        self.folder.join(PROGRAM)
    }
}

/// Builds the program and every package of it. With `--program FILE` that program is packed, and nothing built.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), Stop> {
    let given = match words {
        [] => None,
        [flag, file] if flag == "--program" => Some(PathBuf::from(file)),
        _ => return Err(Stop::Usage("`dist` takes nothing, or `--program FILE`".to_owned())),
    };
    let program = match given {
        Some(program) => program,
        None => build(project)?,
    };
    let goods = gather(project, &program)?;
    let made =
        [tarball::make(project, &goods)?, image::make(project, &goods)?, debian::make(project, &goods)?];
    let sums = goods.out.join("SHA256SUMS");
    write(&sums, sums_of(&made)?)?;
    println!("\n{}:", goods.out.display());
    for path in made.iter().chain([&sums]) {
        let bytes = fs::metadata(path).map_or(0, |data| data.len());
        println!("  {:<50}{:>8} KB", name(path), bytes / 1000);
    }
    Ok(())
}

/// Where the program for packages is built: cargo would put parts of it to where the packages go.
fn workshop(project: &Project) -> PathBuf {
    project.target.join("packages")
}

/// Where cargo leaves the program.
fn built(project: &Project) -> PathBuf {
    workshop(project).join(TARGET).join("dist")
}

/// Builds the program for packages.
fn build(project: &Project) -> Result<PathBuf, String> {
    let mut cargo = project.cargo();
    cargo.env("CARGO_TARGET_DIR", workshop(project));
    // For a target by its name, build scripts and macros stay as they are: those can't be static.
    cargo.args(["build", "--locked", "--profile", "dist", "--target", TARGET, "--package", PROGRAM]);
    command::run(cargo.env("RUSTFLAGS", "-C target-feature=+crt-static"))?;
    Ok(built(project).join(PROGRAM))
}

/// Puts together what all packages hold.
fn gather(project: &Project, program: &Path) -> Result<Goods, String> {
    let out = project.target.join("dist");
    // `cargo deb` takes everything from where cargo builds.
    let folder = built(project).join("goods");
    for old in [&out, &folder] {
        make_empty_folder(old)?;
    }
    let version = command::read(Command::new(program).arg("--version"))?;
    let version = version.trim().rsplit(' ').next().unwrap_or_default().to_owned();
    let goods = Goods { folder, out, version };
    copy(program, &goods.program())?;
    command::run(Command::new(goods.program()).arg("man").arg(goods.folder.join("man")))?;
    let shells = goods.folder.join("completions");
    make_folder(&shells)?;
    for (shell, file) in [("bash", "codeknacker.bash"), ("fish", "codeknacker.fish"), ("zsh", "_codeknacker")]
    {
        let script = command::read(Command::new(goods.program()).args(["completions", shell]))?;
        write(&shells.join(file), script)?;
    }
    let papers = [
        ("LICENSE-MIT", "LICENSE-MIT"),
        ("LICENSE-APACHE", "LICENSE-APACHE"),
        ("CHANGELOG.md", "CHANGELOG.md"),
        ("crates/rules/words/NOTICE.md", "WORDS.md"),
        ("dist/codeknacker.service", "codeknacker.service"),
        ("dist/settings.toml", "settings.toml"),
        ("dist/compose.yaml", "compose.yaml"),
        ("dist/Caddyfile", "Caddyfile"),
    ];
    for (from, to) in papers {
        copy(&project.root.join(from), &goods.folder.join(to))?;
    }
    write(&goods.folder.join("LICENSES.txt"), notices::text(project)?)?;
    Ok(goods)
}

/// A line for each file, as `sha256sum --check` reads it.
fn sums_of(paths: &[PathBuf]) -> Result<String, String> {
    paths.iter().map(|path| Ok(format!("{}  {}\n", sum(&read(path)?), name(path)))).collect()
}

/// The SHA-256 of bytes as hex digits.
fn sum(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}

/// A file's own name.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// A port that was free a moment ago.
fn free_port() -> Result<u16, String> {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    port.map(|address| address.port()).map_err(|error| format!("no port is free: {error}"))
}
