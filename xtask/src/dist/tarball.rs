//! The archive to unpack anywhere.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use flate2::Compression;
use flate2::write::GzEncoder;

use super::{Goods, PROGRAM, name};
use crate::command;
use crate::files::{make_folder, remove_folder};
use crate::project::Project;

/// Packs everything under one folder, and plays from the archive.
pub(super) fn make(project: &Project, goods: &Goods) -> Result<PathBuf, String> {
    let title = format!("{PROGRAM}-{}-x86_64-linux", goods.version);
    let path = goods.out.join(format!("{title}.tar.gz"));
    pack(goods, &title, &path).map_err(|error| format!("{} can't be written: {error}", path.display()))?;
    unpacked(project, &title, &path)?;
    Ok(path)
}

fn pack(goods: &Goods, title: &str, path: &std::path::Path) -> std::io::Result<()> {
    let mut archive = tar::Builder::new(GzEncoder::new(std::fs::File::create(path)?, Compression::best()));
    // Nobody's name, no date: the same program gives the same archive.
    archive.mode(tar::HeaderMode::Deterministic);
    archive.append_dir_all(title, &goods.folder)?;
    archive.into_inner()?.finish()?.flush()
}

/// Unpacks it and runs the program: it answers a row as it must.
fn unpacked(project: &Project, title: &str, path: &std::path::Path) -> Result<(), String> {
    let folder = project.target.join("tmp").join("unpacked");
    make_folder(&folder)?;
    command::run(
        Command::new("tar").arg("--extract").arg("--directory").arg(&folder).arg("--file").arg(path),
    )?;
    let program = folder.join(title).join(PROGRAM);
    let mut score = Command::new(&program);
    score.args(["score", "original"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = score.spawn().map_err(|error| format!("{} doesn't start: {error}", name(path)))?;
    let input = child.stdin.take().map(|mut input| input.write_all(b"RRYB\tRGBY\n"));
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    let fine = input.is_some_and(|done| done.is_ok()) && output.stdout == b"1b2w\n";
    remove_folder(&folder)?;
    if fine { Ok(()) } else { Err(format!("the program in {} doesn't answer a row", name(path))) }
}
