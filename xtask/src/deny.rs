//! The dependencies: may we use them, and is anything known against them?

use crate::command;
use crate::project::Project;
use crate::summary::StepOutcome;
use crate::tools;

/// Licences, bans and sources: decided from the lock file and `deny.toml` alone.
pub(crate) fn tree(project: &Project) -> StepOutcome {
    let run = || {
        let mut deny = tools::DENY.command(project)?;
        command::run(deny.args(["--workspace", "--locked", "check", "licenses", "bans", "sources"]))
    };
    run().into()
}

/// Known flaws, from a database that has to be fetched first.
///
/// The tool ends with status 1 for a finding as well as for a database it cannot get. So the fetch
/// is a command of its own: if that fails nothing was checked, and if the check then fails there
/// is a finding.
pub(crate) fn advisories(project: &Project) -> StepOutcome {
    let command = || tools::DENY.command(project);
    let fetch = command().and_then(|mut deny| {
        deny.args(["fetch", "db"]);
        // Nobody is there to answer questions, and a stalled transfer counts as failed.
        deny.env("GIT_TERMINAL_PROMPT", "0");
        deny.env("GIT_HTTP_LOW_SPEED_LIMIT", "1000").env("GIT_HTTP_LOW_SPEED_TIME", "30");
        command::read(&mut deny)
    });
    match fetch {
        Err(reason) if is_unreachable(&reason) => {
            StepOutcome::NotRun(format!("advisories NOT checked: database unreachable\n{reason}"))
        }
        Err(reason) => StepOutcome::Failed(reason),
        Ok(_) => command()
            .and_then(|mut deny| command::run(deny.args(["--workspace", "--locked", "check", "advisories"])))
            .into(),
    }
}

/// Whether the complaint is about getting the database, and not about our settings or about what
/// is in the database.
fn is_unreachable(complaint: &str) -> bool {
    complaint.contains("failed to fetch advisory database")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_failed_fetch_excuses_a_missing_check() {
        assert!(is_unreachable(
            "[ERROR] failed to fetch database: failed to fetch advisory database with cli: \
             failed to clone: Could not resolve host"
        ));
        assert!(!is_unreachable("[ERROR] failed to validate configuration file"));
        assert!(!is_unreachable("[ERROR] failed to fetch database: failed to load advisory database"));
    }
}
