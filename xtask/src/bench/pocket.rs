//! The benchmark `pocket`: it lies beside the game that browsers load, and measures that in one.

use crate::command;
use crate::packages;
use crate::pocket::{PACKAGE, module, write_site};
use crate::project::Project;

/// Builds the module, writes the game as plain files, and has a browser play them.
pub(super) fn run(project: &Project) -> Result<(), String> {
    packages::ready()?;
    let folder = project.target.join("tmp").join("site-measured");
    write_site(project, &module(project)?, &[folder.display().to_string()])?;
    let bench = ["bench", "--locked", "--package", PACKAGE, "--features", "site", "--bench", "pocket"];
    command::run(project.cargo().args(bench).env("CODEKNACKER_SITE", folder))
}
