//! `cargo xtask test`: the one test command.

use std::time::Instant;

use crate::Stop;
use crate::project::Project;
use crate::summary::{StepOutcome, StepSummary};
use crate::{chaos, deny, fuzz, libraries, minimum, pocket, steps, tidy, wasm};

/// One named part of the whole check.
struct CheckStep {
    /// The name for `--only` and for the table.
    name: &'static str,
    /// One line for people.
    what: &'static str,
    /// Does the work; what is missing for it, it installs.
    run: fn(&Project) -> StepOutcome,
    /// Whether it is only a part of another step, and runs only when it is named.
    part: bool,
}

/// A step of the whole check.
const fn step(name: &'static str, what: &'static str, run: fn(&Project) -> StepOutcome) -> CheckStep {
    CheckStep { name, what, run, part: false }
}

/// A part of a step.
const fn part(name: &'static str, what: &'static str, run: fn(&Project) -> StepOutcome) -> CheckStep {
    CheckStep { part: true, ..step(name, what, run) }
}

/// Every step, in the order in which they run: quick ones first.
const STEPS: [CheckStep; 19] = [
    step("fmt", "the sources are formatted", steps::fmt),
    step("tidy", "the project's own rules about its files", tidy::step),
    step("clippy", "no warning from compiler or clippy", steps::clippy),
    step("docs", "the documentation builds without a warning", steps::docs),
    step("deny", "licences, bans and sources of the dependencies", deny::tree),
    step("advisories", "no known flaw in the dependencies", deny::advisories),
    step("tests", "unit and integration tests, each by its name", steps::tests),
    part("quick", "of the tests those without servers and browsers, in two minutes", steps::quick),
    part("store", "of the tests those of store and tables, with PostgreSQL and NATS", steps::store),
    part("browser", "of the tests those in a real browser", steps::browser),
    step("chaos", "a minute of faults while people and computers play", chaos::step),
    step("doctests", "examples and compile-fail proofs", steps::doctests),
    step("module", "the committed module for browsers is made from these sources", pocket::step),
    step(
        "wasm",
        "the pure crates play where there is no system, and the game where there is no server",
        wasm::step,
    ),
    step("publish", "the libraries build from their own packages", libraries::publish),
    step("semver", "the libraries keep what their last release promised", libraries::semver),
    step("release", "`cargo run --release` builds", steps::release),
    step("minimum", "the oldest promised compiler suffices", minimum::step),
    step("fuzz", "every fuzz target for a short while", fuzz::step),
];

/// What the words after `test` ask for.
#[derive(Debug, PartialEq, Eq)]
enum TestRequest {
    /// Show the steps and run none.
    List,
    /// Run the steps with these places in [`STEPS`].
    Run(Vec<usize>),
}

/// Runs the steps that were asked for, all of them even when one fails, and shows the table.
pub(crate) fn run(words: &[String]) -> Result<(), Stop> {
    let chosen = match parse(words).map_err(Stop::Usage)? {
        TestRequest::List => {
            for step in &STEPS {
                println!("{:<12}{}", step.name, step.what);
            }
            return Ok(());
        }
        TestRequest::Run(chosen) => chosen,
    };
    let project = Project::load()?;
    let mut summary = StepSummary::default();
    for step in chosen.into_iter().map(|place| &STEPS[place]) {
        println!("\n=== {}: {}", step.name, step.what);
        let start = Instant::now();
        let outcome = (step.run)(&project);
        match &outcome {
            StepOutcome::Failed(note) | StepOutcome::NotRun(note) => println!("{}: {note}", step.name),
            StepOutcome::Passed(_) => {}
        }
        summary.push(step.name, outcome, start.elapsed());
    }
    println!("\n{summary}");
    match summary.failures() {
        0 => Ok(()),
        1 => Err(Stop::Failure("a step failed".to_owned())),
        many => Err(Stop::Failure(format!("{many} steps failed"))),
    }
}

/// Understands the words after `test`.
fn parse(words: &[String]) -> Result<TestRequest, String> {
    let mut chosen: Option<Vec<usize>> = None;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let names = match word.as_str() {
            "--list" => return Ok(TestRequest::List),
            "--only" => words.next().ok_or("`--only` needs the names of steps, like `--only fmt,clippy`")?,
            other => other
                .strip_prefix("--only=")
                .ok_or_else(|| format!("`test` does not know `{other}`; it takes `--list` and `--only`"))?,
        };
        for name in names.split(',') {
            chosen.get_or_insert_default().push(place(name.trim())?);
        }
    }
    let mut chosen = chosen.unwrap_or_else(|| (0..STEPS.len()).filter(|&place| !STEPS[place].part).collect());
    chosen.sort_unstable();
    chosen.dedup();
    Ok(TestRequest::Run(chosen))
}

/// Finds a step by its name.
fn place(name: &str) -> Result<usize, String> {
    STEPS.iter().position(|step| step.name == name).ok_or_else(|| {
        let known: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        format!("there is no step `{name}`; the steps are {}", known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &[&str]) -> Result<TestRequest, String> {
        parse(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn without_words_every_step_runs_and_parts_only_by_their_name() {
        let Ok(TestRequest::Run(all)) = parsed(&[]) else { panic!("steps to run") };
        for (at, step) in STEPS.iter().enumerate() {
            assert_eq!(all.contains(&at), !step.part, "{}", step.name);
            assert_eq!(parsed(&["--only", step.name]), Ok(TestRequest::Run(vec![at])));
        }
    }

    #[test]
    fn chosen_steps_run_once_and_in_the_usual_order() {
        assert_eq!(parsed(&["--only", "clippy,fmt", "--only=fmt"]), Ok(TestRequest::Run(vec![0, 2])));
    }

    #[test]
    fn an_unknown_step_is_named_in_the_answer() {
        let reason = parsed(&["--only", "fmt,spelling"]).unwrap_err();
        assert!(reason.starts_with("there is no step `spelling`; the steps are fmt, tidy"), "{reason}");
        assert!(parsed(&["--only"]).is_err());
        assert!(parsed(&["--quick"]).is_err());
    }

    #[test]
    fn no_two_steps_share_a_name() {
        for (at, step) in STEPS.iter().enumerate() {
            assert_eq!(place(step.name), Ok(at));
        }
    }
}
