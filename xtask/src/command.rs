//! Child processes: how they are started, shown and judged.

use std::env;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// The cargo that started this task, so that every step uses the same toolchain.
pub(crate) fn cargo(root: &Path) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root);
    forget_package(&mut command);
    command
}

/// Leaves out what cargo told this program about its own package. Build scripts that ask for such variables would
/// run again, and with them half the tree, whenever tasks and plain cargo take turns.
pub(crate) fn forget_package(command: &mut Command) {
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
}

/// A program meant for another toolchain than ours: without the variables that would hold it to
/// the toolchain that started this task.
pub(crate) fn foreign(program: impl AsRef<OsStr>, root: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root);
    for name in ["CARGO", "RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN", "LD_LIBRARY_PATH"] {
        command.env_remove(name);
    }
    command
}

/// Shows the command line and runs it with nothing on its standard input.
///
/// Its output goes where ours goes; a status other than success becomes the error sentence.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    println!("$ {}", line(command));
    run_unseen(command)
}

/// Runs a command without showing its line: what is printed then is the command's own.
pub(crate) fn run_unseen(command: &mut Command) -> Result<(), String> {
    let line = line(command);
    let status = command.stdin(Stdio::null()).status().map_err(|error| unstarted(&line, &error))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` ended with {status}")) }
}

/// Like [`run`], and hands over each line that the command writes to its standard error, which still goes where ours
/// goes.
pub(crate) fn run_heard(command: &mut Command, mut hear: impl FnMut(&str)) -> Result<(), String> {
    let line = line(command);
    println!("$ {line}");
    let command = command.stdin(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| unstarted(&line, &error))?;
    let output = BufReader::new(child.stderr.take().expect("what was piped"));
    for text in output.split(b'\n').map_while(Result::ok) {
        let text = String::from_utf8_lossy(&text);
        eprintln!("{text}");
        hear(&text);
    }
    let status = child.wait().map_err(|error| format!("`{line}`: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` ended with {status}")) }
}

/// Runs the command silently and returns what it printed, or what it complained about.
pub(crate) fn read(command: &mut Command) -> Result<String, String> {
    let line = line(command);
    let output = command.stdin(Stdio::null()).output().map_err(|error| unstarted(&line, &error))?;
    if output.status.success() {
        String::from_utf8(output.stdout).map_err(|_| format!("`{line}` printed no UTF-8"))
    } else {
        let complaint = String::from_utf8_lossy(&output.stderr);
        Err(format!("`{line}` ended with {}\n{}", output.status, complaint.trim_end()))
    }
}

/// Whether a program is here, and says its version.
pub(crate) fn answers(program: impl AsRef<OsStr>) -> bool {
    read(Command::new(program).arg("--version")).is_ok()
}

/// The sentence for a program that is not there or cannot be started.
fn unstarted(line: &str, error: &std::io::Error) -> String {
    format!("`{line}` could not be started: {error}")
}

/// The command as one would type it: programs by their name, variables in front, the
/// search path left out.
fn line(command: &Command) -> String {
    let mut words = Vec::new();
    for (name, value) in command.get_envs() {
        if let Some(value) = value.filter(|_| name != "PATH") {
            words.push(format!("{}={}", name.display(), quoted(&value.to_string_lossy())));
        }
    }
    let program = Path::new(command.get_program());
    words.push(program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned());
    words.extend(command.get_args().map(|word| quoted(&word.to_string_lossy())));
    words.join(" ")
}

/// The word in quotes where a shell would otherwise take it apart.
fn quoted(word: &str) -> String {
    if word.is_empty() || word.contains([' ', '"', '$', '*']) { format!("'{word}'") } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        let mut command = Command::new("some/where/cargo");
        command.args(["doc", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(line(&command), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
    }

    #[test]
    fn a_missing_program_is_an_error_and_no_panic() {
        let reason = read(&mut Command::new("codeknacker-no-such-program")).unwrap_err();
        assert!(reason.contains("could not be started"), "{reason}");
    }
}
