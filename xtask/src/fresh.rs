//! `cargo xtask fresh`: the README's two commands on a machine that has nothing but Rust and a C compiler.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::Stop;
use crate::bare::{self, BareRoot};
use crate::command;
use crate::project::Project;

/// What the README asks for beside Rust, and what every machine has that can download anything.
const PACKAGES: [&str; 4] = ["gcc", "libc6-dev", "ca-certificates", "git"];

/// `cargo run --release`, until the game is served.
const RUN: &str = r#"
cd /game
export PATH="$1:$PATH" RUSTUP_HOME="$2" CARGO_HOME=/cargo
cargo run --release >/tmp/said 2>/tmp/built &
until grep -q '^Codeknacker is at ' /tmp/said; do
    kill -0 $! || { tail -n 50 /tmp/built; exit 1; }
    sleep 1
done
cat /tmp/said
# Another server of this machine may have the usual port.
target/release/codeknacker health "$(sed -n 's|^Codeknacker is at http://\([^/ ]*\).*|\1|p' /tmp/said)"
"#;

/// `cargo xtask test`, or some of it.
const TEST: &str = r#"
cd /game
export PATH="$1:$PATH" RUSTUP_HOME="$2" CARGO_HOME=/cargo
shift 2
cargo xtask test "$@"
"#;

/// Tries both commands; with `--run` only the first, with `--test` only the second, whose further words go to the test.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), Stop> {
    let (scripts, rest) = match words.split_first() {
        None => (&[RUN, TEST][..], &[][..]),
        Some((word, [])) if word == "--run" => (&[RUN][..], &[][..]),
        Some((word, rest)) if word == "--test" => (&[TEST][..], rest),
        _ => {
            return Err(Stop::Usage(
                "`fresh` takes nothing, `--run`, or `--test` with words for the test".to_owned(),
            ));
        }
    };
    if !bare::is_possible() {
        return Err(Stop::Failure("only root on Debian can make a bare Debian to try it in".to_owned()));
    }
    let root = BareRoot::new(project, "fresh", &PACKAGES)?;
    check_out(project, &root.path.join("game"))?;
    let (bin, rustup) = toolchain()?;
    for script in scripts {
        let mut given = vec![bin.to_string_lossy().into_owned(), rustup.to_string_lossy().into_owned()];
        if *script == TEST {
            given.extend(rest.iter().cloned());
        }
        let given: Vec<_> = given.iter().map(String::as_str).collect();
        let start = Instant::now();
        root.run(script, &given, &[&bin, &rustup])?;
        println!("done after {} s", start.elapsed().as_secs());
    }
    Ok(())
}

/// The project as it is committed, with its history: some checks ask git.
fn check_out(project: &Project, to: &Path) -> Result<(), String> {
    let mut git = Command::new("git");
    command::run(git.args(["clone", "--quiet", "--no-hardlinks"]).arg(&project.root).arg(to))
}

/// Where the programs of rustup are, and the toolchains that they start.
fn toolchain() -> Result<(PathBuf, PathBuf), String> {
    let home = env::var_os("HOME").map(PathBuf::from).ok_or("there is no home folder")?;
    let place = |name: &str, usual: &str| env::var_os(name).map_or_else(|| home.join(usual), PathBuf::from);
    Ok((place("CARGO_HOME", ".cargo").join("bin"), place("RUSTUP_HOME", ".rustup")))
}
