//! `cargo xtask pocket`: the game as a module that browsers load, built and shrunk.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command;
use crate::project::Project;
use crate::wasm;

/// The crate.
pub(crate) const PACKAGE: &str = "codeknacker-pocket";

/// Its profile, which makes it small.
const PROFILE: &str = "pocket";

/// What the compiler uses; every browser of the last years has it.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Builds the module and says what it weighs.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    if let Some(word) = words.first() {
        return Err(format!("`pocket` knows no `{word}`"));
    }
    let module = module(project)?;
    println!("{}: {} bytes", module.display(), size(&module)?);
    for (program, word) in [("brotli", "--best"), ("gzip", "-9")] {
        match Command::new(program).args([word, "--stdout", "--keep"]).arg(&module).output() {
            Ok(packed) if packed.status.success() => println!("{program}: {} bytes", packed.stdout.len()),
            _ => println!("{program}: NOT measured, it is not here"),
        }
    }
    Ok(())
}

/// Builds the module and writes the game as plain files into a folder.
pub(crate) fn site(project: &Project, words: &[String]) -> Result<(), String> {
    let [folder] = words else { return Err("`site` takes a folder".to_owned()) };
    write_site(project, &module(project)?, Path::new(folder))
}

/// Writes the game as plain files, with a module that was built.
pub(crate) fn write_site(project: &Project, module: &Path, folder: &Path) -> Result<(), String> {
    let example = ["run", "--locked", "--package", PACKAGE, "--example", "site", "--"];
    command::run(project.cargo().args(example).arg(module).arg(folder))
}

/// Builds the module, and shrinks it where there is a program for that.
fn module(project: &Project) -> Result<PathBuf, String> {
    wasm::ready(project)?;
    let words = ["build", "--locked", "--target", wasm::TARGET, "--profile", PROFILE, "--package", PACKAGE];
    // Flags for this machine's linker mean nothing to another's.
    command::run(project.cargo().args(words).env_remove("RUSTFLAGS"))?;
    let folder = project.target.join(wasm::TARGET).join(PROFILE);
    let (built, shrunk) = (folder.join("pocket.wasm"), folder.join("pocket.small.wasm"));
    if command::read(Command::new("wasm-opt").arg("--version")).is_err() {
        println!("NOT shrunk: there is no wasm-opt (Debian has it in binaryen)");
        return Ok(built);
    }
    let mut shrink = Command::new("wasm-opt");
    command::run(shrink.args(["-Os", "--strip-debug"]).args(FEATURES).arg(&built).arg("-o").arg(&shrunk))?;
    Ok(shrunk)
}

fn size(file: &Path) -> Result<u64, String> {
    fs::metadata(file).map(|data| data.len()).map_err(|error| format!("{}: {error}", file.display()))
}
