//! `cargo xtask bench`: how fast is the release, and how much memory does it take?

use crate::Stop;
use crate::command;
use crate::packages;
use crate::project::Project;

mod pocket;
mod process;
mod score;
mod web;

/// One benchmark.
struct Benchmark {
    /// The name on the command line.
    name: &'static str,
    /// One line for people.
    what: &'static str,
    /// Measures, checks every result, and prints.
    run: fn(&Project) -> Result<(), String>,
}

/// Every benchmark.
const BENCHMARKS: [Benchmark; 9] = [
    Benchmark { name: "score", what: "answers for two million pairs of codes", run: score::run },
    Benchmark {
        name: "engine",
        what: "pairs answered at once, and whole strategies",
        run: |project| beside(project, SOLVER, "engine", &[]),
    },
    Benchmark {
        name: "coach",
        what: "facts of a position, and puzzles by grade",
        run: |project| beside(project, SOLVER, "coach", &[]),
    },
    Benchmark {
        name: "group",
        what: "weighted deals, and tournaments of groups",
        run: |project| beside(project, SOLVER, "group", &[]),
    },
    Benchmark { name: "pocket", what: "the game in a browser, beside this machine", run: pocket::run },
    Benchmark {
        name: "store",
        what: "appends with and without group commit, and opening",
        run: |project| packages::ready().and_then(|()| beside(project, "codeknacker-store", "store", &[])),
    },
    Benchmark {
        name: "tables",
        what: "rows through a house, and appends without one",
        run: |project| beside(project, "codeknacker-tables", "tables", &[]),
    },
    Benchmark {
        name: "terminal",
        what: "start to first screen and key to screen, in a real terminal",
        run: |project| beside(project, "codeknacker", "terminal", &[]),
    },
    Benchmark { name: "web", what: "the pages as Lighthouse judges them", run: web::run },
];

/// The word that makes this program its own yardstick; the benchmarks say it, not people.
const YARDSTICK: &str = "--yardstick";

/// The word for checking many puzzles without measuring.
const MANY: &str = "--many";

/// The engine's package.
const SOLVER: &str = "codeknacker-solver";

/// Builds the release, then runs one benchmark or all of them.
pub(crate) fn run(words: &[String]) -> Result<(), Stop> {
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    let chosen: Vec<_> = match words.as_slice() {
        [YARDSTICK] => return score::yardstick().map_err(Stop::from),
        ["coach", MANY, rest @ ..] => {
            return Ok(beside(&Project::load()?, SOLVER, "coach", &[&["--", MANY][..], rest].concat())?);
        }
        [] => BENCHMARKS.iter().collect(),
        [name] => BENCHMARKS.iter().filter(|benchmark| benchmark.name == *name).collect(),
        _ => return Err(Stop::Usage("`bench` takes one name at most".to_owned())),
    };
    if chosen.is_empty() {
        let known: Vec<_> = BENCHMARKS.iter().map(|benchmark| benchmark.name).collect();
        let reason = format!("there is no benchmark `{}`; there is {}", words[0], known.join(", "));
        return Err(Stop::Usage(reason));
    }
    let project = Project::load()?;
    let build = ["build", "--release", "--locked", "--package", "codeknacker", "--package", "xtask"];
    command::run(project.cargo().args(build))?;
    for benchmark in chosen {
        println!("\n=== {}: {}", benchmark.name, benchmark.what);
        (benchmark.run)(&project)?;
    }
    Ok(())
}

/// Runs a benchmark that lies beside what it measures, so that the tasks needn't be built with all of that. It checks its
/// results itself.
fn beside(project: &Project, package: &str, bench: &str, words: &[&str]) -> Result<(), String> {
    let cargo = ["bench", "--locked", "--package", package, "--bench", bench];
    command::run(project.cargo().args(cargo).args(words))
}
