//! How steps end, and the table at the end of a run.

use std::fmt;
use std::time::Duration;

/// How a step ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum StepOutcome {
    /// What was promised was checked and holds; the note may say how.
    Passed(String),
    /// Something is wrong; the note says what.
    Failed(String),
    /// Nothing was checked, so nothing is known; the note says why.
    NotRun(String),
}

impl StepOutcome {
    /// Passed, with nothing to add.
    pub(crate) fn passed() -> Self {
        Self::Passed(String::new())
    }

    /// The status and the note.
    fn columns(&self) -> (&'static str, &str) {
        match self {
            Self::Passed(note) => ("passed", note),
            Self::Failed(note) => ("FAILED", note),
            Self::NotRun(note) => ("not run", note),
        }
    }
}

impl From<Result<(), String>> for StepOutcome {
    fn from(result: Result<(), String>) -> Self {
        match result {
            Ok(()) => Self::passed(),
            Err(reason) => Self::Failed(reason),
        }
    }
}

/// The rows of the table, in the order in which the steps ran.
#[derive(Debug, Default)]
pub(crate) struct StepSummary {
    rows: Vec<(&'static str, StepOutcome, Duration)>,
}

impl StepSummary {
    /// Adds a step that has ended.
    pub(crate) fn push(&mut self, name: &'static str, outcome: StepOutcome, took: Duration) {
        self.rows.push((name, outcome, took));
    }

    /// The number of steps that failed.
    pub(crate) fn failures(&self) -> usize {
        self.count(|outcome| matches!(outcome, StepOutcome::Failed(_)))
    }

    /// The number of steps that ended in a certain way.
    fn count(&self, wanted: impl Fn(&StepOutcome) -> bool) -> usize {
        self.rows.iter().filter(|(_, outcome, _)| wanted(outcome)).count()
    }
}

impl fmt::Display for StepSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<12}{:<9}{:>8}  note", "step", "status", "seconds")?;
        for (name, outcome, took) in &self.rows {
            let (status, note) = outcome.columns();
            let note = note.lines().next().unwrap_or_default();
            let row = format!("{name:<12}{status:<9}{:>8.1}  {note}", took.as_secs_f64());
            writeln!(f, "{}", row.trim_end())?;
        }
        let passed = self.count(|outcome| matches!(outcome, StepOutcome::Passed(_)));
        let skipped = self.count(|outcome| matches!(outcome, StepOutcome::NotRun(_)));
        write!(f, "{passed} passed, {} failed, {skipped} not run", self.failures())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_run_counts_neither_as_passed_nor_as_failed() {
        let mut summary = StepSummary::default();
        summary.push("fmt", StepOutcome::passed(), Duration::from_millis(1500));
        summary.push("deny", StepOutcome::Failed("a licence\nmore of it".into()), Duration::ZERO);
        summary.push("fuzz", StepOutcome::NotRun("no nightly".into()), Duration::ZERO);
        assert_eq!(summary.failures(), 1);
        assert_eq!(
            summary.to_string(),
            "\
step        status    seconds  note
fmt         passed        1.5
deny        FAILED        0.0  a licence
fuzz        not run       0.0  no nightly
1 passed, 1 failed, 1 not run"
        );
    }
}
