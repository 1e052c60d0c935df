//! Manual pages, made from the one table of commands.

use std::fs;
use std::io::{IsTerminal, Write};
use std::path::Path;

use clap::{Command, CommandFactory};
use files::Readers;
use shell::{Failure, foreign};
use words::Words;

/// The name of the program.
pub(crate) const NAME: &str = "codeknacker";

/// The page of the command of this name, on the output; of what is no command's name, all pages into a folder of that name.
pub(crate) fn shown_or_written<C: CommandFactory>(
    what: &Path,
    words: Words,
    mut output: impl Write,
) -> Result<(), Failure> {
    let mut program = C::command();
    program.build();
    let named = what.to_str().filter(|name| !name.contains(std::path::is_separator));
    let Some(command) = named.and_then(|name| program.find_subcommand(name)) else {
        return pages::<C>(what, words, output);
    };
    let text = rendered(command, &format!("{NAME}-{}", command.get_name()))?;
    show(&text, &mut output)
}

/// Shows a manual page: through `man` at a terminal, otherwise as its source.
fn show(text: &[u8], output: &mut impl Write) -> Result<(), Failure> {
    if std::io::stdout().is_terminal() && is_shown_by_man(text).is_ok_and(|shown| shown) {
        return Ok(());
    }
    output.write_all(text)?;
    output.flush()?;
    Ok(())
}

/// Hands a page to `man`; whether it could show it.
fn is_shown_by_man(text: &[u8]) -> std::io::Result<bool> {
    let mut man =
        std::process::Command::new("man").args(["-l", "-"]).stdin(std::process::Stdio::piped()).spawn()?;
    if let Some(mut input) = man.stdin.take() {
        input.write_all(text)?;
    }
    Ok(man.wait()?.success())
}

/// A manual page for the program and one for each of its commands.
fn pages<C: CommandFactory>(folder: &Path, words: Words, mut output: impl Write) -> Result<(), Failure> {
    fs::create_dir_all(folder)?;
    let mut program = C::command();
    program.build();
    page(folder, &program, NAME)?;
    writeln!(output, "{}", words.tool_man_written(foreign::path(folder)))?;
    Ok(())
}

/// The page of a command.
fn rendered(command: &Command, name: &str) -> Result<Vec<u8>, Failure> {
    let shown = command.clone().name(name.to_owned()).bin_name(name.replace('-', " "));
    let mut text = Vec::new();
    clap_mangen::Man::new(shown).render(&mut text)?;
    Ok(text)
}

/// The page of a command, and those of the commands below it.
fn page(folder: &Path, command: &Command, name: &str) -> Result<(), Failure> {
    let text = rendered(command, name)?;
    files::replace(&folder.join(format!("{name}.1")), Readers::Umask, |file| file.write_all(&text))?;
    // Help is a command of every program's: it needs no page.
    for below in command.get_subcommands().filter(|below| !below.is_hide_set() && below.get_name() != "help")
    {
        page(folder, below, &format!("{name}-{}", below.get_name()))?;
    }
    Ok(())
}
