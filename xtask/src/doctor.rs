//! `cargo xtask doctor`: what this machine has for which checks. It looks and changes nothing.

use std::env;
use std::path::Path;
use std::process::Command;

use crate::bare;
use crate::command;
use crate::fuzz;
use crate::npm;
use crate::project::Project;
use crate::tools;
use crate::wasm;

/// Gigabytes that all checks take together.
const ROOM: u64 = 25;

/// One thing that checks need.
struct Need {
    /// What it is.
    what: String,
    /// The steps of `cargo xtask test` that need it; other tasks in parentheses.
    steps: &'static str,
    /// Nothing if it is here, otherwise how it gets here.
    missing: Option<String>,
}

/// Shows what is here and what is missing.
pub(crate) fn run(project: &Project) {
    let needs = needs(project);
    for need in &needs {
        println!("{}", line(need));
    }
    let missing = needs.iter().filter(|need| need.missing.is_some()).count();
    println!(
        "\n{missing} of {} missing; `cargo xtask test` says NOT RUN where it can't do without",
        needs.len()
    );
}

/// Everything that checks need beyond this program itself.
fn needs(project: &Project) -> Vec<Need> {
    let by_itself = || "`cargo xtask test` installs it".to_owned();
    let mut needs = Vec::new();
    let mut add = |what: &str, steps, missing| needs.push(Need { what: what.to_owned(), steps, missing });
    for part in ["fmt", "clippy"] {
        let here = command::read(project.cargo().args([part, "--version"])).is_ok();
        add(&format!("cargo {part}"), part, (!here).then(by_itself));
    }
    let compiler = env::var_os("CC").unwrap_or_else(|| "cc".into());
    let here = command::read(Command::new(compiler).arg("--version")).is_ok();
    let advice = || "install a C compiler (Debian: `sudo apt-get install gcc`)".to_owned();
    add("C compiler", "all that build", (!here).then(advice));
    // Where nobody can tell, nothing is said to be missing.
    let room = room(&project.root).filter(|room| *room < ROOM);
    let advice = |room| format!("only {room} GB are free; build elsewhere with CARGO_TARGET_DIR");
    add(&format!("{ROOM} GB of disk"), "all together", room.map(advice));
    for (tool, steps) in [
        (&tools::DENY, "deny, advisories"),
        (&tools::NEXTEST, "tests, quick, store, browser"),
        (&tools::SEMVER, "semver"),
        (&tools::FUZZ, "fuzz"),
    ] {
        add(&tool.name(), steps, tool.found(project).is_none().then(by_itself));
    }
    for tool in [&tools::DEB, &tools::ABOUT] {
        let missing = tool.found(project).is_none();
        add(&tool.name(), "(dist)", missing.then(|| "`cargo xtask dist` installs it".to_owned()));
    }
    let advice = || "only root on Debian can try packages in a bare one".to_owned();
    add("a bare Debian", "(dist, fresh)", (!bare::is_possible()).then(advice));
    let packages = servers::missing();
    let advice =
        || format!("`cargo xtask test` installs them as root, or `apt-get install {}`", packages.join(" "));
    add("servers, shells and browser", "tests, store, browser, chaos", (!packages.is_empty()).then(advice));
    let axe = npm::AXE.found(project).is_none().then(|| {
        if npm::is_here() {
            by_itself()
        } else {
            "`cargo xtask test` installs npm as root, and then this".to_owned()
        }
    });
    add(npm::AXE.name, "tests, browser", axe);
    let advice = || format!("`rustup target add {}`", wasm::TARGET);
    add(wasm::TARGET, "module, wasm", (!wasm::is_here(project)).then(advice));
    let shrinker = command::read(Command::new("wasm-opt").arg("--version")).is_ok();
    let advice = || "`cargo xtask test` installs it as root, or `apt-get install binaryen`".to_owned();
    add("wasm-opt", "module", (!shrinker).then(advice));
    let node = command::read(Command::new("node").arg("--version")).is_ok();
    add("node", "wasm", (!node).then(|| "it comes with npm".to_owned()));
    let fuzzing =
        fuzz::compilers(project).err().map(|reason| format!("{reason}; `rustup toolchain install nightly`"));
    add("nightly and C++ compiler", "fuzz", fuzzing);
    needs
}

/// Free gigabytes for a folder, as `df` counts them.
fn room(folder: &Path) -> Option<u64> {
    let text = command::read(Command::new("df").arg("-Pk").arg(folder)).ok()?;
    let kilobytes: u64 = text.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()?;
    Some(kilobytes / (1 << 20))
}

/// A line for people.
fn line(need: &Need) -> String {
    let state = need.missing.as_ref().map_or("ok".to_owned(), |how| format!("MISSING: {how}"));
    format!("{:<30}{:<32}{state}", need.what, need.steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_room_on_a_disk_is_known() {
        let folder = tempfile::TempDir::new().unwrap();
        assert!(room(folder.path()).is_some());
        assert!(room(&folder.path().join("nowhere")).is_none());
    }

    #[test]
    fn what_is_missing_says_how_to_get_it() {
        let need = |missing: Option<&str>| Need {
            what: "node".to_owned(),
            steps: "wasm",
            missing: missing.map(str::to_owned),
        };
        assert!(line(&need(None)).ends_with(" ok"));
        assert!(line(&need(Some("install it"))).ends_with("MISSING: install it"));
    }
}
