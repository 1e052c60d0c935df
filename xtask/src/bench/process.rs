//! A measured child process.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Whether children can be held to one core here, so that runs are comparable.
pub(super) fn can_pin() -> bool {
    let probe = Command::new("taskset").args(["-c", "0", "true"]).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}

/// A command that reads one file and writes another, held to one core if asked.
fn command<W: AsRef<OsStr>>(program: &Path, words: &[W], pinned: bool) -> Command {
    let mut command = if pinned {
        let mut taskset = Command::new("taskset");
        taskset.args(["-c", "0"]).arg(program);
        taskset
    } else {
        Command::new(program)
    };
    command.args(words);
    command
}

/// Runs the program from `input` to `output` and says how long that took, its start included.
pub(super) fn time(
    program: &Path,
    words: &[&str],
    input: &Path,
    output: &Path,
    pinned: bool,
) -> Result<Duration, String> {
    let mut command = command(program, words, pinned);
    connect(&mut command, input, output)?;
    let start = Instant::now();
    let status = command.status().map_err(|error| unstarted(program, &error))?;
    let took = start.elapsed();
    if status.success() { Ok(took) } else { Err(format!("{} ended with {status}", name(program))) }
}

/// Runs the program from `input` to `output` and says how much memory it held at most, in KiB.
///
/// The system keeps the mark for as long as the process lives, so the last reading before its end
/// is the one that counts. `None` where the system keeps no such mark.
pub(super) fn memory(
    program: &Path,
    words: &[&str],
    input: &Path,
    output: &Path,
) -> Result<Option<u64>, String> {
    let mut command = command(program, words, false);
    connect(&mut command, input, output)?;
    let mut child = command.spawn().map_err(|error| unstarted(program, &error))?;
    let status = format!("/proc/{}/status", child.id());
    let mut peak = None;
    loop {
        peak = fs::read_to_string(&status).ok().and_then(|text| mark(&text)).or(peak);
        if let Some(end) = child.try_wait().map_err(|error| error.to_string())? {
            return if end.success() { Ok(peak) } else { Err(format!("{} ended with {end}", name(program))) };
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Lets the command read `input` and write `output`.
fn connect(command: &mut Command, input: &Path, output: &Path) -> Result<(), String> {
    let failure = |error: std::io::Error| format!("a file of the benchmark: {error}");
    command.stdin(File::open(input).map_err(failure)?);
    command.stdout(File::create(output).map_err(failure)?);
    Ok(())
}

/// The high-water mark in the text of a process's status.
fn mark(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The sentence for a program that is not there.
fn unstarted(program: &Path, error: &std::io::Error) -> String {
    format!("{} could not be started: {error}", name(program))
}

/// A program's name without its directory.
fn name(program: &Path) -> String {
    program.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_is_read_from_the_status() {
        assert_eq!(mark("Name:\tsort\nVmPeak:\t 9000 kB\nVmHWM:\t    2468 kB\n"), Some(2468));
        assert_eq!(mark("Name:\tsort\n"), None);
    }
}
