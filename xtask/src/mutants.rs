//! `cargo xtask mutants`: does a test notice when the rules are changed?

use crate::command;
use crate::project::Project;
use crate::tools;

/// The tests that a mutant must fail: all but the batteries that take minutes without optimisation. What
/// survives here is worth a look, and may still be caught by those.
const QUICK: &str = "not (binary(census) | binary(worlds) | binary(play) \
                     | test(every_code_has_its_number) | test(any_character) | test(torn))";

/// Tries every mutant of the rules crate against its own tests. Takes long, so `cargo xtask test` doesn't include it.
/// Words after `--` go to the tool, like `-- --file answer.rs` or `-- --list`.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    tools::NEXTEST.ready(project)?;
    let mut mutants = tools::MUTANTS.command(project)?;
    mutants.env("PATH", tools::path(project)?);
    mutants.args(["--package", "codeknacker-rules", "--test-tool", "nextest", "--profile", "mutants"]);
    // A mutant that loops for ever is caught too, and a slow machine is not taken for one.
    mutants.args(["--minimum-test-timeout", "60", "--timeout-multiplier", "3"]);
    mutants.arg("--output").arg(&project.target);
    mutants.args(words.strip_prefix(&["--".to_owned()]).unwrap_or(words));
    mutants.args(["--", "--fail-fast", "-E", QUICK]);
    command::run(&mut mutants)
}
