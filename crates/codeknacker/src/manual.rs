//! Completions and manual pages, made from the one table of commands.

use std::fs;
use std::io::Write;
use std::path::Path;

use clap::{Command, CommandFactory};
use clap_complete::Shell;
use files::Readers;
use shell::{Failure, foreign};
use words::Words;

/// The name of the program.
const NAME: &str = "codeknacker";

/// What a shell needs to complete the commands.
pub(crate) fn completions<C: CommandFactory>(shell: Shell, mut output: impl Write) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut C::command(), NAME, &mut script);
    output.write_all(&script)?;
    output.flush()?;
    Ok(())
}

/// A manual page for the program and one for each of its commands.
pub(crate) fn pages<C: CommandFactory>(
    folder: &Path,
    words: Words,
    mut output: impl Write,
) -> Result<(), Failure> {
    fs::create_dir_all(folder)?;
    let mut program = C::command();
    program.build();
    page(folder, &program, NAME)?;
    writeln!(output, "{}", words.tool_man_written(foreign::path(folder)))?;
    Ok(())
}

/// The page of a command, and those of the commands below it.
fn page(folder: &Path, command: &Command, name: &str) -> Result<(), Failure> {
    let shown = command.clone().name(name.to_owned()).bin_name(name.replace('-', " "));
    let mut text = Vec::new();
    clap_mangen::Man::new(shown).render(&mut text)?;
    files::replace(&folder.join(format!("{name}.1")), Readers::Umask, |file| file.write_all(&text))?;
    // Help is a command of every program's: it needs no page.
    for below in command.get_subcommands().filter(|below| !below.is_hide_set() && below.get_name() != "help")
    {
        page(folder, below, &format!("{name}-{}", below.get_name()))?;
    }
    Ok(())
}
