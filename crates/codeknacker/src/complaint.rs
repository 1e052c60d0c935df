//! What is wrong with a command line, in the reader's language.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Command, CommandFactory};
use terminal::Words;

/// The sentence for what is wrong, and how to learn more; nothing where the parser says it as well as can be: help that
/// was asked for, above all.
pub(crate) fn complaint<C: CommandFactory>(error: &Error, words: Words) -> Option<String> {
    let mut program = C::command();
    program.build();
    let named = std::env::args().skip(1).find_map(|argument| program.find_subcommand(argument));
    let sentence = sentence(error, named.unwrap_or(&program), words)?;
    let usage = words.tool_usage(named.map_or("", Command::get_name));
    Some(format!("{sentence}\n{}", usage.replace("  ", " ")))
}

fn sentence(error: &Error, command: &Command, words: Words) -> Option<String> {
    let text = |kind| context(error, kind);
    let flag = || text(ContextKind::InvalidArg);
    Some(match error.kind() {
        ErrorKind::InvalidSubcommand => {
            words.tool_no_command(below(command), text(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::MissingSubcommand => words.tool_flag_missing(below(command)),
        ErrorKind::UnknownArgument => match text(ContextKind::SuggestedArg) {
            Some(like) => words.tool_no_flag_but(like, flag()?),
            None => words.tool_no_flag(flag()?),
        },
        ErrorKind::InvalidValue => match text(ContextKind::InvalidValue)?.as_str() {
            "" => words.tool_flag_lacks_value(flag()?),
            value => words.tool_flag_value_of(flag()?, value, text(ContextKind::ValidValue)?),
        },
        ErrorKind::ValueValidation => {
            let reason = error.source()?.to_string();
            words.tool_flag_value(flag()?, reason, text(ContextKind::InvalidValue)?)
        }
        ErrorKind::MissingRequiredArgument => words.tool_flag_missing(flag()?),
        ErrorKind::ArgumentConflict => match (flag()?, text(ContextKind::PriorArg)?) {
            (flag, other) if flag == other => words.tool_flag_twice(flag),
            (flag, other) => words.tool_flags_conflict(flag, other),
        },
        _ => return None,
    })
}

/// The commands below a command, by name.
fn below(command: &Command) -> String {
    let below = command.get_subcommands().filter(|below| !below.is_hide_set());
    below.map(Command::get_name).collect::<Vec<_>>().join(", ")
}

/// What the parser tells of an error.
fn context(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        _ => None,
    }
}
