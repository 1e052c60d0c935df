//! `cargo xtask doctor`: what this machine has for which checks. It looks and changes nothing.

use std::env;
use std::path::Path;
use std::process::Command;

use crate::bare;
use crate::command::{self, answers};
use crate::fuzz;
use crate::npm;
use crate::packages;
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
    /// Nothing if it is here.
    lack: Option<Lack>,
}

/// How something gets here that is missing.
enum Lack {
    /// By this task of ours, as soon as it is needed.
    Comes(&'static str),
    /// By the reader's own hand.
    Yours(String),
}

/// The task that installs what most checks need.
const TEST: Lack = Lack::Comes("cargo xtask test");

/// Shows what is here and what is missing.
pub(crate) fn run(project: &Project) {
    let needs = needs(project);
    for need in &needs {
        println!("{}", line(need));
    }
    println!("\n{}", verdict(&needs));
}

/// Everything that checks need beyond this program itself.
fn needs(project: &Project) -> Vec<Need> {
    // What rustup or root gets by itself, others must.
    let (rustup, root) = (answers("rustup"), packages::can_install());
    let yours = |how: &str| Lack::Yours(how.to_owned());
    let by = |able: bool, how: &str| if able { TEST } else { yours(how) };
    let mut needs = Vec::new();
    let mut add = |what: &str, steps, here: bool, lack: Lack| {
        needs.push(Need { what: what.to_owned(), steps, lack: (!here).then_some(lack) });
    };
    for part in ["fmt", "clippy"] {
        let here = command::read(project.cargo().args([part, "--version"])).is_ok();
        add(&format!("cargo {part}"), part, here, by(rustup, &format!("install Rust's own `cargo {part}`")));
    }
    let here = answers(env::var_os("CC").unwrap_or_else(|| "cc".into()));
    let advice = "install a C compiler (Debian: `sudo apt-get install gcc libc6-dev`)";
    add("C compiler", "all that build", here, yours(advice));
    // Where nobody can tell, nothing is said to be missing.
    let room = room(&project.root).filter(|room| *room < ROOM);
    let advice = room.map(|room| format!("only {room} GB are free; build elsewhere with CARGO_TARGET_DIR"));
    add(&format!("{ROOM} GB of disk"), "all together", room.is_none(), yours(&advice.unwrap_or_default()));
    for (tool, steps) in [
        (&tools::DENY, "deny, advisories"),
        (&tools::NEXTEST, "tests, quick, store, browser"),
        (&tools::SEMVER, "semver"),
        (&tools::FUZZ, "fuzz"),
    ] {
        add(&tool.name(), steps, tool.found(project).is_some(), TEST);
    }
    for tool in [&tools::DEB, &tools::ABOUT] {
        add(&tool.name(), "(dist)", tool.found(project).is_some(), Lack::Comes("cargo xtask dist"));
    }
    let advice = "only root on Debian can try things in a bare one";
    add("a bare Debian", "(dist, fresh)", bare::is_possible(), yours(advice));
    let missing = servers::missing();
    let advice = packages::advice(&missing.join(" "));
    let steps = "tests, store, browser, chaos";
    add("servers, shells and browser", steps, missing.is_empty(), by(root, &advice));
    let axe = npm::AXE.found(project).is_some();
    add(npm::AXE.name, "tests, browser", axe, by(answers("npm") || root, &packages::advice("npm")));
    let advice = format!("run `rustup target add {}`", wasm::TARGET);
    add(wasm::TARGET, "module, wasm", wasm::is_here(project), by(rustup, &advice));
    add("wasm-opt", "module", answers("wasm-opt"), by(root, &packages::advice("binaryen")));
    add("node", "wasm", answers("node"), by(root, &packages::advice("npm")));
    add("nightly compiler", "fuzz", fuzz::has_nightly(project), yours(fuzz::NIGHTLY));
    add("C++ compiler", "fuzz", fuzz::has_cpp(), by(root, &packages::advice("g++")));
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
    let state = match &need.lack {
        None => "ok".to_owned(),
        Some(Lack::Comes(task)) => format!("not yet: `{task}` installs it"),
        Some(Lack::Yours(how)) => format!("MISSING: {how}"),
    };
    format!("{:<30}{:<32}{state}", need.what, need.steps)
}

/// What is left to do, in a sentence or two.
fn verdict(needs: &[Need]) -> String {
    let yours = needs.iter().filter(|need| matches!(need.lack, Some(Lack::Yours(_)))).count();
    match yours {
        0 => "Nothing is left for you to install.".to_owned(),
        yours => {
            format!(
                "{yours} of {} missing: checks that need it fail, or are not run, and say why.",
                needs.len()
            )
        }
    }
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

    fn need(lack: Option<Lack>) -> Need {
        Need { what: "node".to_owned(), steps: "wasm", lack }
    }

    #[test]
    fn what_is_missing_says_how_to_get_it() {
        assert!(line(&need(None)).ends_with(" ok"));
        let yours = need(Some(Lack::Yours("install it".to_owned())));
        assert!(line(&yours).ends_with("MISSING: install it"));
    }

    #[test]
    fn what_comes_by_itself_is_not_called_missing() {
        let comes = || need(Some(TEST));
        assert!(line(&comes()).ends_with("not yet: `cargo xtask test` installs it"));
        assert_eq!(verdict(&[need(None), comes()]), "Nothing is left for you to install.");
        let yours = need(Some(Lack::Yours("install it".to_owned())));
        assert!(verdict(&[comes(), yours]).starts_with("1 of 2 missing"));
    }
}
