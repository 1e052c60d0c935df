//! Builds the module: the same bytes from the same sources, in whatever folder they and cargo's own files lie.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::PACKAGE;
use super::origin::digest;
use crate::command;
use crate::files::read;
use crate::packages;
use crate::project::Project;
use crate::wasm;

/// Its profile, which makes it small.
pub(super) const PROFILE: &str = "pocket";

/// What shrinks it.
const SHRINKER: &str = "wasm-opt";

/// How it is shrunk: less code, and of what the compiler uses only what every browser of the last years has.
pub(super) const SHRINK: [&str; 8] = [
    "-Os",
    "--strip-debug",
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Builds the module, and shrinks it where there is a program for that.
pub(super) fn module(project: &Project) -> Result<PathBuf, String> {
    wasm::ready(project)?;
    let words = ["build", "--locked", "--target", wasm::TARGET, "--profile", PROFILE, "--package", PACKAGE];
    let mut cargo = project.cargo();
    cargo.args(words).env("CARGO_ENCODED_RUSTFLAGS", flags(project)?).env("CARGO_INCREMENTAL", "0");
    println!("$ cargo {}", words.join(" "));
    command::run_unseen(&mut cargo)?;
    let folder = project.target.join(wasm::TARGET).join(PROFILE);
    let built = folder.join("pocket.wasm");
    let Some(version) = shrinker() else {
        println!("NOT shrunk: there is no {SHRINKER} (Debian has it in binaryen)");
        return Ok(built);
    };
    // It takes a minute, and several tasks want the same.
    let how = SHRINK.iter().map(|word| word.as_bytes().to_vec()).chain([version.into_bytes(), read(&built)?]);
    let shrunk = folder.join(format!("pocket-{}.wasm", digest(how)));
    if !shrunk.is_file() {
        let part = folder.join("pocket.part.wasm");
        command::run(Command::new(SHRINKER).args(SHRINK).arg(&built).arg("-o").arg(&part))?;
        fs::rename(&part, &shrunk).map_err(|error| format!("{}: {error}", shrunk.display()))?;
    }
    Ok(shrunk)
}

/// The version of what shrinks the module, if it is here.
pub(super) fn shrinker() -> Option<String> {
    let told = command::read(Command::new(SHRINKER).arg("--version")).ok()?;
    Some(told.trim().to_owned())
}

/// Installs what shrinks the module where that can be done without asking; otherwise it goes without.
pub(super) fn get_shrinker() {
    if let Err(reason) = packages::install_unless(|| shrinker().is_some(), "binaryen") {
        println!("{reason}");
    }
}

/// The compiler, with the system that it runs on: macros are compiled for that, and its name goes into ours.
pub(super) fn compiler(project: &Project) -> Result<String, String> {
    let mut rustc = Command::new("rustc");
    let told = command::read(rustc.current_dir(&project.root).args(["--version", "--verbose"]))?;
    let version = told.lines().next().unwrap_or_default();
    let host = told.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default();
    Ok(format!("{version} on {host}"))
}

/// The libraries of the browser's machine that come with the compiler, file by file.
pub(super) fn libraries(project: &Project) -> Result<Vec<PathBuf>, String> {
    let mut rustc = Command::new("rustc");
    rustc.current_dir(&project.root).args(["--print", "target-libdir", "--target", wasm::TARGET]);
    let folder = command::read(&mut rustc)?;
    let files = fs::read_dir(folder.trim()).map_err(|error| format!("{}: {error}", folder.trim()))?;
    let mut files: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "rlib"));
    files.sort();
    Ok(files)
}

/// Flags for the compiler. Those of this machine mean nothing to the browser's, and folders of this machine have
/// no place in the module: sentences of panics name files.
fn flags(project: &Project) -> Result<String, String> {
    let mut cargo = project.cargo();
    let told = command::read(cargo.args(["metadata", "--locked", "--format-version", "1"]))?;
    let told: Value = serde_json::from_str(&told).map_err(|error| format!("cargo metadata: {error}"))?;
    let packages = told["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let foreign = packages.iter().filter(|package| package["source"].is_string());
    let above =
        |package: &Value| Some(Path::new(package["manifest_path"].as_str()?).parent()?.parent()?.to_owned());
    let mut moved: Vec<_> = foreign
        .filter_map(above)
        .collect::<BTreeSet<_>>()
        .into_iter()
        .map(|folder| (folder, "/crates"))
        .collect();
    // The last one that fits counts.
    moved.splice(..0, [(project.root.clone(), "/codeknacker"), (project.target.clone(), "/target")]);
    let flags = moved.iter().map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()));
    Ok(flags.collect::<Vec<_>>().join("\x1f"))
}
