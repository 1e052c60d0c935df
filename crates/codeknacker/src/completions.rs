//! What shells complete: commands and flags from the one table of commands, and beyond it editions, levels, players, options
//! with their values, and files.

use std::fmt::Write as _;
use std::io::Write;

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, CommandFactory, ValueHint};
use clap_complete::Shell;
use rules::editions::EDITIONS;
use rules::option::Values;
use shell::Failure;
use solver::computer::{Level, Maker};

use crate::manual::NAME;

/// How bash gets words with `=` and `:` in them: it breaks words there, and our values hold both.
const WHOLE_WORDS: &str = r#"
_codeknacker_whole() {
    local line="${COMP_LINE:0:COMP_POINT}" words=() cur
    read -ra words <<< "$line"
    [[ -z "$line" || "$line" == *[[:space:]] ]] && words+=("")
    local COMP_WORDS=("${words[@]}") COMP_CWORD=$(( ${#words[@]} - 1 ))
    cur="${COMP_WORDS[COMP_CWORD]}"
    _codeknacker "$1" "$cur" "${COMP_WORDS[COMP_CWORD-1]}"
    local breaks="${COMP_WORDBREAKS//[^=:]/}"
    [[ -z "$breaks" ]] && return
    local there="${cur%"${cur##*[$breaks]}"}" i
    for i in "${!COMPREPLY[@]}"; do
        COMPREPLY[i]="${COMPREPLY[i]#"$there"}"
    done
}
complete -F _codeknacker_whole -o bashdefault -o default codeknacker
"#;

/// What a shell needs to complete the commands.
pub(crate) fn completions<C: CommandFactory>(shell: Shell, mut output: impl Write) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut known(C::command()), NAME, &mut script);
    output.write_all(&script)?;
    match shell {
        Shell::Bash => output.write_all(WHOLE_WORDS.as_bytes())?,
        Shell::Fish => output.write_all(fish_words(&known(C::command())).as_bytes())?,
        _ => {}
    }
    output.flush()?;
    Ok(())
}

/// What the generator for fish leaves out: words without a flag.
fn fish_words(program: &Command) -> String {
    let mut script = String::new();
    for command in program.get_subcommands() {
        for argument in command.get_positionals() {
            let values: Vec<_> =
                argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
            if !values.is_empty() {
                let (name, values) = (command.get_name(), values.join(" "));
                let _ = writeln!(
                    script,
                    "complete -c {NAME} -n \"__fish_seen_subcommand_from {name}\" -a \"{values}\""
                );
            }
        }
    }
    script
}

/// The table of commands with the values that are known. The parser itself takes others, too, and says what is wrong with them.
fn known(program: Command) -> Command {
    let program =
        program.mut_args(|argument| if argument.get_id() == "lang" { lang(argument) } else { argument });
    program.mut_subcommands(|command| {
        let name = command.get_name().to_owned();
        command.mut_args(move |argument| completed(&name, argument))
    })
}

fn lang(argument: Arg) -> Arg {
    argument.value_parser(PossibleValuesParser::new(words::Language::ALL.map(words::Language::tag)))
}

fn completed(command: &str, argument: Arg) -> Arg {
    let of = |argument: Arg, values: Vec<String>| argument.value_parser(PossibleValuesParser::new(values));
    let id = argument.get_id().as_str().to_owned();
    match (command, id.as_str()) {
        (_, "edition") | ("play" | "duel" | "strategy", "game") => {
            of(argument, EDITIONS.iter().map(|edition| edition.id.to_owned()).collect())
        }
        (_, "options") => of(argument, options()),
        ("play", "seats") => of(argument, players()),
        ("duel", "levels") => of(argument, Level::LEVELS.map(|level| level.name().to_owned()).to_vec()),
        ("duel", "maker") => of(argument, ["fair", "cunning", "contrary"].map(str::to_owned).to_vec()),
        ("strategy", "by") => {
            let measures = ["minmax", "expected", "entropy", "parts", "optimal", "book"];
            of(argument, measures.map(str::to_owned).to_vec())
        }
        ("strategy", "tree_format") => {
            of(argument, ["text", "json", "svg", "book"].map(str::to_owned).to_vec())
        }
        (_, "file" | "resume" | "verify" | "checkpoint" | "tree" | "path") => {
            argument.value_hint(ValueHint::FilePath)
        }
        (_, "sources") => argument.value_hint(ValueHint::AnyPath),
        (_, "folder") => argument.value_hint(ValueHint::DirPath),
        _ => argument,
    }
}

/// Every option of every edition with each of its values that can be listed; of numbers the key.
fn options() -> Vec<String> {
    let mut all = Vec::new();
    for rule in EDITIONS.iter().flat_map(|edition| edition.options) {
        let written: Vec<String> = match rule.values {
            Values::Words(values) => {
                values.iter().map(|value| format!("{}={value}", rule.key.name())).collect()
            }
            Values::Number { min, max, .. } => {
                (min..=max).map(|value| format!("{}={value}", rule.key.name())).collect()
            }
            Values::OffOr { .. } => {
                ["off", "30", "60", "120"].map(|value| format!("{}={value}", rule.key.name())).to_vec()
            }
        };
        all.extend(written.into_iter().filter(|option| !all.contains(option)).collect::<Vec<_>>());
    }
    all
}

/// Everybody who may play a seat.
fn players() -> Vec<String> {
    let mut players = vec!["person".to_owned(), "computer".to_owned(), "contrary".to_owned()];
    for level in Level::LEVELS {
        players.push(format!("computer:{}", level.name()));
        players.push(format!("computer:{}:{}", level.name(), Maker::Cunning.name()));
    }
    players
}
