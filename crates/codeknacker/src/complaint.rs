//! What is wrong with a command line, in the reader's language.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Command, CommandFactory};
use web::Unfit;
use words::Words;

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

/// What is wrong with a setting that no command line of `serve` gave: the environment or a file did.
pub(crate) fn of_serving<C: CommandFactory>(error: &Error, words: Words) -> String {
    sentence(error, &C::command(), words).unwrap_or_else(|| error.to_string())
}

fn sentence(error: &Error, command: &Command, words: Words) -> Option<String> {
    let text = |kind| context(error, kind);
    let flag = || text(ContextKind::InvalidArg);
    Some(match error.kind() {
        ErrorKind::InvalidSubcommand => {
            words.tool_no_command().commands(below(command)).text(text(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::MissingSubcommand => words.tool_flag_missing(below(command)),
        ErrorKind::UnknownArgument => match text(ContextKind::SuggestedArg) {
            Some(like) => words.tool_no_flag_but().like(like).text(flag()?),
            None => words.tool_no_flag(flag()?),
        },
        ErrorKind::InvalidValue => match text(ContextKind::InvalidValue)?.as_str() {
            "" => words.tool_flag_lacks_value(flag()?),
            value => {
                words.tool_flag_value_of().flag(flag()?).text(value).values(text(ContextKind::ValidValue)?)
            }
        },
        ErrorKind::ValueValidation => words
            .tool_flag_value()
            .flag(flag()?)
            .reason(fitting(error, words)?)
            .text(text(ContextKind::InvalidValue)?),
        ErrorKind::TooManyValues => {
            words.tool_flag_no_value().flag(flag()?).text(text(ContextKind::InvalidValue)?)
        }
        ErrorKind::InvalidUtf8 => words.tool_line_not_text().into(),
        // What has no flag stands in brackets, which nobody types.
        ErrorKind::MissingRequiredArgument => words.tool_flag_missing(flag()?.replace(['<', '>'], "")),
        ErrorKind::ArgumentConflict => match (flag()?, text(ContextKind::PriorArg)?) {
            (flag, other) if flag == other => words.tool_flag_twice(flag),
            (flag, other) => words.tool_flags_conflict().flag(flag).other(other),
        },
        _ => return None,
    })
}

/// What would have fitted.
fn fitting(error: &Error, words: Words) -> Option<String> {
    let source = error.source()?;
    Some(match source.downcast_ref::<Unfit>() {
        // As they are typed: without separators.
        Some(Unfit::Number { least, most }) => {
            words.tool_fits_number().least(least.to_string()).most(most.to_string())
        }
        Some(Unfit::Seconds) => words.tool_fits_seconds().into(),
        Some(Unfit::Socket) => words.tool_fits_socket().into(),
        Some(Unfit::Network) => words.tool_fits_network().into(),
        Some(Unfit::PublicUrl) => words.tool_fits_public_url().into(),
        Some(Unfit::Level) => words.tool_fits_level().into(),
        None => source.to_string(),
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

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;
    use crate::CommandLine;

    /// The names of a command and of all below it, each with the flags that take a value.
    fn flags(command: &Command, path: &[String], found: &mut Vec<(Vec<String>, String)>) {
        for argument in command.get_arguments().filter(|argument| argument.get_action().takes_values()) {
            if let Some(long) = argument.get_long() {
                found.push((path.to_owned(), format!("--{long}=§")));
            }
        }
        for below in command.get_subcommands() {
            flags(below, &[path, &[below.get_name().to_owned()]].concat(), found);
        }
    }

    /// Whatever can't be read on a command line is answered by what could, and never in the words of a library.
    #[test]
    fn every_flag_says_in_every_language_what_would_fit() {
        let mut found = Vec::new();
        let mut program = CommandLine::command();
        program.build();
        flags(&program, &["codeknacker".to_owned()], &mut found);
        let mut unfit = 0;
        for (path, flag) in found {
            let line = path.iter().chain([&flag]);
            let Some(error) = CommandLine::command().try_get_matches_from(line).err() else { continue };
            if !matches!(error.kind(), ErrorKind::ValueValidation | ErrorKind::InvalidValue) {
                continue;
            }
            unfit += 1;
            let source = error.source();
            let known = source.is_none_or(<dyn std::error::Error>::is::<Unfit>);
            assert!(known, "{path:?} {flag}: {source:?}");
            let mut told = Vec::new();
            for words in Language::ALL.map(Words::of) {
                let said = sentence(&error, &program, words).expect("a sentence");
                assert!(said.contains('§') && said.contains("--"), "{said}");
                assert!(!told.contains(&said), "{said}");
                told.push(said);
            }
        }
        assert!(unfit > 30, "only {unfit} flags refuse a sign that is no value");
    }
}
