//! The help of every command in the reader's language.
//!
//! English help is in the code, which manual pages and completions are made from. For other readers the messages of
//! `help.ftl` are laid over the same table of commands: `help-play` for a command, `help-play-plain` for one of its
//! flags, `help-any-json` for a flag that means the same everywhere, and with `-more` what `--help` adds to `-h`.
//! Tests hold the two together.

use clap::builder::{Resettable, StyledStr};
use clap::error::{Error, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use words::{Language, Words};

/// The command that the parser makes by itself.
const HELP: &str = "help";

/// Ends with the help that was asked for; in English as the parser has it already.
pub(crate) fn exit_with_help<C: CommandFactory>(error: &Error, words: Words) -> ! {
    let asked =
        matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand);
    if asked
        && words.language() != Language::English
        && let Err(error) = spoken::<C>(words).try_get_matches()
    {
        error.exit();
    }
    error.exit();
}

/// The table of commands with the help of a language.
pub(crate) fn spoken<C: CommandFactory>(words: Words) -> Command {
    let mut program = C::command();
    program.build();
    let key = program.get_name().to_owned();
    translate_command(program, &key, true, words)
}

/// A command and all below it.
fn translate_command(command: Command, key: &str, top: bool, words: Words) -> Command {
    let usage = usage(command.clone(), words);
    let template = template(&command, words);
    let mut command = command
        .mut_args(|argument| translate_argument(argument, key, words))
        .override_usage(usage)
        .help_template(template)
        .subcommand_help_heading(words.help_heading_commands())
        .after_help(exit_codes(words));
    if let Some(about) = words.help(key) {
        let more = words.help(&format!("{key}-more"));
        let long = more.map(|more| StyledStr::from(format!("{about}.\n\n{more}")));
        command = command.long_about(Resettable::from(long));
        command = command.about(about.into_owned());
    }
    if command.get_name() == HELP {
        // All commands again: the help of one shows that one.
        return command;
    }
    command.mut_subcommands(|below| {
        let name = below.get_name().to_owned();
        // The parser makes its own in every command that has some below it.
        let key = if top || name == HELP { name } else { format!("{key}-{name}") };
        translate_command(below, &key, false, words)
    })
}

/// How a command is typed, without its heading.
fn usage(mut command: Command, words: Words) -> String {
    let usage = command.render_usage().to_string();
    let typed = usage.split_once(": ").map_or(usage.as_str(), |(_, typed)| typed);
    let options = format!("[{}]", words.help_heading_options().trim_end().to_uppercase());
    let below = words.help_command();
    typed
        .replace("[OPTIONS]", &options)
        .replace("<COMMAND>", &format!("<{below}>"))
        .replace("[COMMAND]", &format!("[{below}]"))
}

/// The parser's own arrangement, with our heading.
fn template(command: &Command, words: Words) -> String {
    let style = command.get_styles().get_usage();
    let heading = words.help_heading_usage();
    format!(
        "{{before-help}}{{about-with-newline}}\n{style}{heading}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    )
}

/// What the codes mean with which every command ends.
fn exit_codes(words: Words) -> String {
    format!(
        "{}:\n  0  {}\n  1  {}\n  2  {}\n  128 + n  {}",
        words.help_heading_exit_codes(),
        words.help_exit_well(),
        words.help_exit_broken(),
        words.help_exit_wrong(),
        words.help_exit_signal()
    )
}

/// The key of an argument's message: its own, or the one that it shares with other commands.
fn key_of(argument: &Arg, command: &str, words: Words) -> String {
    let id = argument.get_id().as_str().replace('_', "-");
    let own = format!("{command}-{id}");
    if words.help(&own).is_some() { own } else { format!("any-{id}") }
}

/// An argument with its help.
fn translate_argument(argument: Arg, command: &str, words: Words) -> Arg {
    let key = key_of(&argument, command, words);
    let Some(text) = words.help(&key) else { return argument };
    let heading =
        if argument.is_positional() { words.help_heading_arguments() } else { words.help_heading_options() };
    let (notes, values) = (notes(&argument, words), shown_values(&argument));
    let mut short = vec![text.to_string()];
    short.extend(notes.iter().cloned());
    if !values.is_empty() {
        short.push(format!("[{}: {}]", words.help_possible(), values.join(", ")));
    }
    let more = words.help(&format!("{key}-more")).map(|more| format!("{text}.\n\n{more}"));
    let each = |value: &String| Some(format!("- {value}: {}", words.help(&format!("{key}-{value}"))?));
    let listed = values.iter().map(each).collect::<Option<Vec<_>>>().filter(|listed| !listed.is_empty());
    let listed = listed.map(|listed| format!("{text}\n\n{}", listed.join("\n")));
    let long = more.or(listed).map(|long| [&[long], notes.as_slice()].concat().join("\n\n"));
    argument
        .help(short.join(" "))
        .long_help(Resettable::from(long.map(StyledStr::from)))
        .help_heading(heading.into_owned())
        .hide_default_value(true)
        .hide_env(true)
        .hide_possible_values(true)
}

/// What the parser would add to an argument's help in English.
fn notes(argument: &Arg, words: Words) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(variable) = argument.get_env() {
        notes.push(format!("[env: {}]", variable.display()));
    }
    let defaults: Vec<_> =
        argument.get_default_values().iter().map(|value| value.display().to_string()).collect();
    let taken = argument.get_action().takes_values() && !argument.is_hide_default_value_set();
    if taken && defaults.iter().any(|value| !value.is_empty()) {
        notes.push(format!("[{}: {}]", words.help_default(), defaults.join(" ")));
    }
    notes
}

/// The values that an argument can have, where they are worth naming.
fn shown_values(argument: &Arg) -> Vec<String> {
    if !argument.get_action().takes_values() || argument.is_hide_possible_values_set() {
        return Vec::new();
    }
    argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use shell::language::reader;

    use super::*;
    use crate::{CommandLine, EXIT_CODES};

    fn words(tag: &str) -> Words {
        reader(Some(tag), |_| None).expect("a language")
    }

    /// The flags that the parser makes by itself.
    const OWN: [&str; 2] = ["help", "version"];

    /// A text of the table of commands, and the key of the message that says the same.
    struct Text {
        key: String,
        text: String,
    }

    /// Every text of a command and of all below it.
    fn texts(command: &Command, key: &str, top: bool, found: &mut Vec<Text>) {
        let english = words("en");
        let mut add = |key: &str, short: Option<String>, long: Option<String>| {
            let short = short.unwrap_or_default();
            let more =
                long.and_then(|long| Some(long.strip_prefix(&short)?.strip_prefix(".\n\n")?.to_owned()));
            found.push(Text { key: key.to_owned(), text: short });
            found.extend(more.map(|text| Text { key: format!("{key}-more"), text }));
        };
        let text = |text: Option<&StyledStr>| text.map(ToString::to_string);
        add(key, text(command.get_about()), text(command.get_long_about()));
        // Help and version are the parser's own, and say more or less as it suits.
        let ours = |argument: &&Arg| !argument.is_hide_set() && !OWN.contains(&argument.get_id().as_str());
        for argument in command.get_arguments().filter(ours) {
            let key = key_of(argument, key, english);
            add(&key, text(argument.get_help()), text(argument.get_long_help()));
            for value in argument.get_possible_values() {
                if let Some(help) = value.get_help().filter(|_| !shown_values(argument).is_empty()) {
                    add(&format!("{key}-{}", value.get_name()), Some(help.to_string()), None);
                }
            }
        }
        for below in command.get_subcommands().filter(|below| below.get_name() != HELP) {
            let name = below.get_name();
            texts(below, &if top { name.to_owned() } else { format!("{key}-{name}") }, false, found);
        }
    }

    fn all_texts() -> Vec<Text> {
        let mut program = CommandLine::command();
        program.build();
        let mut found = Vec::new();
        texts(&program, "codeknacker", true, &mut found);
        found
    }

    /// The English messages say what the table of commands says: who changes the one is led to the other, and to its
    /// translations.
    #[test]
    fn every_command_and_flag_has_its_message() {
        let english = words("en");
        let mut wrong = Vec::new();
        for Text { key, text } in all_texts() {
            if english.help(&key).as_deref() != Some(&text) {
                wrong.push(format!("help-{key} = {text}"));
            }
        }
        assert!(wrong.is_empty(), "help.ftl should have:\n{}", wrong.join("\n"));
        assert_eq!(exit_codes(english), EXIT_CODES);
    }

    #[test]
    fn no_message_is_left_over() {
        let used: BTreeSet<_> = all_texts().into_iter().map(|text| format!("help-{}", text.key)).collect();
        let source = include_str!("help.rs");
        for message in words("en").help_messages() {
            let called = source.contains(&format!("words.{}()", message.replace('-', "_")));
            let own = OWN.iter().any(|id| message == format!("help-any-{id}")) || message == "help-help";
            assert!(called || own || used.contains(message), "{message} is never shown");
        }
    }

    /// Nothing that the table of commands says in English is left, and nothing of the parser's own words.
    #[test]
    fn no_help_is_english_but_for_english() {
        fn shown(command: &Command, pages: &mut Vec<String>) {
            pages.push(command.clone().render_help().to_string());
            pages.push(command.clone().render_long_help().to_string());
            for below in command.get_subcommands().filter(|below| below.get_name() != HELP) {
                shown(below, pages);
            }
        }
        let english = all_texts();
        for language in &Language::ALL[1..] {
            let (tag, words) = (language.tag(), Words::of(*language));
            let mut pages = Vec::new();
            shown(&spoken::<CommandLine>(words), &mut pages);
            assert!(pages.len() > 40);
            for page in pages {
                // Long lines are broken on the page.
                let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
                // What is left to English, or the same in both, may be there.
                let same = |text: &Text| words.help(&text.key).as_deref() == Some(&text.text);
                let mut own = page.clone();
                for text in &english {
                    let told = text.text.split_whitespace().collect::<Vec<_>>().join(" ");
                    if same(text) {
                        own = own.replace(&told, "");
                    } else {
                        assert!(!page.contains(&told), "{tag}: {told}\n{page}");
                    }
                }
                for parser in [
                    "Usage",
                    "Commands:",
                    "Arguments:",
                    "Print",
                    "[default",
                    "possible v",
                    "COMMAND]",
                    "COMMAND>",
                ] {
                    assert!(!own.contains(parser), "{tag}: {parser}\n{page}");
                }
                assert!(page.contains("128 + n"), "{page}");
            }
        }
    }
}
