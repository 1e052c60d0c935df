//! The licences of everything that is compiled into the program.

use std::fs;

use super::{built, sum};
use crate::command;
use crate::files::{read, write};
use crate::project::Project;
use crate::tools;

/// Every licence's text with the libraries that are used under it. Looking for them takes minutes: they are looked for
/// again only when the libraries or our settings have changed.
pub(super) fn text(project: &Project) -> Result<String, String> {
    let mut settled = Vec::new();
    for file in ["Cargo.lock", "dist/about.toml", "dist/about.hbs"] {
        settled.extend(read(&project.root.join(file))?);
    }
    let kept = built(project).join(format!("licenses-{}.txt", sum(&settled)));
    if let Ok(text) = fs::read_to_string(&kept) {
        return Ok(text);
    }
    let text = find(project)?;
    write(&kept, &text)?;
    Ok(text)
}

/// Looks at every library.
fn find(project: &Project) -> Result<String, String> {
    let mut about = tools::ABOUT.command(project)?;
    about.args(["generate", "--frozen", "--fail", "--manifest-path"]);
    about.arg(project.root.join("crates/codeknacker/Cargo.toml"));
    about.arg("--config").arg(project.root.join("dist/about.toml"));
    let text = command::read(about.arg(project.root.join("dist/about.hbs")))?;
    // A library that certainly is in it: an empty list would be a broken one.
    if text.contains("* tokio ") {
        Ok(text)
    } else {
        Err("the licences of the libraries are missing".to_owned())
    }
}
