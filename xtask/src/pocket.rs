//! The game as a module that browsers load: built, shrunk, packed, and kept beside the sources that it was made from.
//!
//! It is committed, so that the server builds without a second target. It holds every page and sentence: who changes one
//! goes on working with the module as it is, and one step of the tests alone (`module`) says that it has to be made anew
//! before the change lands.

use std::fs;
use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;

use self::origin::{BYTES, Origin, TOOLS};
use crate::command;
use crate::files::{make_folder, read, write};
use crate::project::Project;
use crate::summary::StepOutcome;
use crate::wasm;

mod build;
mod origin;

/// The crate.
pub(crate) const PACKAGE: &str = "codeknacker-pocket";

/// Where the module is kept.
pub(crate) const FOLDER: &str = "crates/pocket/module";

/// The module there, and what it was made from.
const PACKED: &str = "pocket.wasm.br";
const ORIGIN: &str = "made-from.txt";

/// What to do about a module that doesn't fit.
const ADVICE: &str = "run `cargo xtask pocket` and commit what it writes";

/// Builds the module, keeps it, and says what it weighs.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    if let Some(word) = words.first() {
        return Err(format!("`pocket` knows no `{word}`"));
    }
    let sources = Origin::of_sources(project)?;
    let plain = read(&module(project)?)?;
    if Origin::of_sources(project)? != sources {
        return Err("the sources changed while the module was built; run it again".to_owned());
    }
    let packed = packed(&plain)?;
    let origin = Origin::together([sources, Origin::of_tools(project)?, Origin::of_module(&plain)]);
    let folder = project.root.join(FOLDER);
    make_folder(&folder)?;
    write(&folder.join(PACKED), &packed)?;
    write(&folder.join(ORIGIN), origin.written())?;
    println!("{FOLDER}/{PACKED}: {} bytes, unpacked {}", packed.len(), plain.len());
    Ok(())
}

/// Builds the module and writes the game as plain files into a folder; further words go to the program that writes them.
pub(crate) fn site(project: &Project, words: &[String]) -> Result<(), String> {
    if words.first().is_none_or(|word| word.starts_with('-')) {
        return Err("`site` takes a folder, and perhaps `--server URL`".to_owned());
    }
    write_site(project, &module(project)?, words)
}

/// Writes the game as plain files, with a module that was built.
pub(crate) fn write_site(project: &Project, module: &Path, words: &[String]) -> Result<(), String> {
    let example = ["run", "--locked", "--package", PACKAGE, "--example", "site", "--"];
    command::run(project.cargo().args(example).arg(module).args(words))
}

/// Builds the module, shrunk if that can be had here.
pub(crate) fn module(project: &Project) -> Result<PathBuf, String> {
    build::get_shrinker();
    build::module(project)
}

/// The committed module is made from the sources as they are. Where it can be, it is built anew, to the same bytes.
pub(crate) fn step(project: &Project) -> StepOutcome {
    match check(project) {
        Ok(note) => StepOutcome::Passed(note),
        Err(reason) => StepOutcome::Failed(reason),
    }
}

fn check(project: &Project) -> Result<String, String> {
    let folder = project.root.join(FOLDER);
    let (Ok(packed), Ok(kept)) = (fs::read(folder.join(PACKED)), fs::read_to_string(folder.join(ORIGIN)))
    else {
        return Err(format!("{FOLDER} has no module: {ADVICE}"));
    };
    let kept = Origin::read(&kept);
    if let Some(sentence) = stale(&kept, &Origin::of_sources(project)?) {
        return Err(sentence);
    }
    let plain = unpacked(&packed)?;
    if Origin::of_module(&plain) != kept.only(|name| name == BYTES) {
        return Err(format!("{FOLDER}/{PACKED} is not what {ORIGIN} says: {ADVICE}"));
    }
    if let Err(reason) = wasm::ready(project) {
        return Ok(format!("made from these sources; NOT built anew: {reason}"));
    }
    build::get_shrinker();
    let (here, tools) = (Origin::of_tools(project)?, kept.only(|name| TOOLS.contains(&name)));
    let others = tools.differences(&here);
    if !others.is_empty() {
        let others = others.join(", ");
        return Ok(format!("made from these sources; NOT built anew: here is another {others}"));
    }
    if read(&build::module(project)?)? == plain {
        Ok("made from these sources; built anew to the same bytes".to_owned())
    } else {
        Err(format!("{FOLDER}/{PACKED} is not what is built from these sources: {ADVICE}"))
    }
}

/// What is wrong with a module that was made from other sources.
fn stale(kept: &Origin, sources: &Origin) -> Option<String> {
    let kept = kept.only(|name| !TOOLS.contains(&name) && name != BYTES);
    let changed = kept.differences(sources).join(", ");
    let sentence = format!("{changed} changed since the module in {FOLDER} was made: {ADVICE}");
    (!changed.is_empty()).then_some(sentence)
}

/// Packs a module by brotli, as small as it gets.
fn packed(plain: &[u8]) -> Result<Vec<u8>, String> {
    let params = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: plain.len(),
        ..BrotliEncoderParams::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &plain[..], &mut packed, &params)
        .map_err(|error| format!("brotli: {error}"))?;
    Ok(packed)
}

/// Unpacks a module.
fn unpacked(mut packed: &[u8]) -> Result<Vec<u8>, String> {
    let mut plain = Vec::new();
    brotli::BrotliDecompress(&mut packed, &mut plain)
        .map_err(|error| format!("{FOLDER}/{PACKED} can't be unpacked ({error}): {ADVICE}"))?;
    Ok(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_from_other_sources_is_refused_with_what_to_do() {
        let kept = Origin::read("crates/pages: aa\ncrates/words: bb\ncompiler: rustc\nmodule: cc\n");
        let sources = |words: &str| Origin::read(&format!("crates/pages: aa\ncrates/words: {words}\n"));
        assert_eq!(stale(&kept, &sources("bb")), None);
        assert_eq!(
            stale(&kept, &sources("dd")).unwrap(),
            "crates/words changed since the module in crates/pocket/module was made: run `cargo xtask pocket` and \
             commit what it writes"
        );
    }

    #[test]
    fn what_is_packed_unpacks_to_itself() {
        let plain: Vec<_> = (0..100_000_u32).flat_map(u32::to_le_bytes).collect();
        let packed = packed(&plain).unwrap();
        assert!(packed.len() < plain.len());
        assert_eq!(unpacked(&packed).unwrap(), plain);
        assert!(unpacked(&packed[..packed.len() / 2]).is_err());
    }
}
