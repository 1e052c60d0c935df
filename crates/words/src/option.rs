//! Options: names, plain-words explanations and values.

use rules::option::{OptionRule, OptionValue, Values};
use rules::{OptionKey, Rules};

use crate::Words;

impl Words {
    /// An option's name.
    pub fn option_name(self, key: OptionKey) -> String {
        match key {
            OptionKey::Holes => self.option_holes(),
            OptionKey::Symbols => self.option_symbols(),
            OptionKey::Rows => self.option_rows(),
            OptionKey::Blanks => self.option_blanks(),
            OptionKey::Repeats => self.option_repeats(),
            OptionKey::Digits => self.option_digits(),
            OptionKey::Letters => self.option_letters(),
            OptionKey::Language => self.option_language(),
            OptionKey::Boards => self.option_boards(),
            OptionKey::Answers => self.option_answers(),
            OptionKey::Signal => self.option_signal(),
            OptionKey::Unsolved => self.option_unsolved(),
            OptionKey::Blue => self.option_blue(),
            OptionKey::Solution => self.option_solution(),
            OptionKey::Pegs => self.option_pegs(),
            OptionKey::Hints => self.option_hints(),
            OptionKey::Time => self.option_time(),
        }
        .into()
    }

    /// What an option means.
    pub fn option_help(self, key: OptionKey) -> String {
        match key {
            OptionKey::Holes => self.option_holes_help(),
            OptionKey::Symbols => self.option_symbols_help(),
            OptionKey::Rows => self.option_rows_help(),
            OptionKey::Blanks => self.option_blanks_help(),
            OptionKey::Repeats => self.option_repeats_help(),
            OptionKey::Digits => self.option_digits_help(),
            OptionKey::Letters => self.option_letters_help(),
            OptionKey::Language => self.option_language_help(),
            OptionKey::Boards => self.option_boards_help(),
            OptionKey::Answers => self.option_answers_help(),
            OptionKey::Signal => self.option_signal_help(),
            OptionKey::Unsolved => self.option_unsolved_help(),
            OptionKey::Blue => self.option_blue_help(),
            OptionKey::Solution => self.option_solution_help(),
            OptionKey::Pegs => self.option_pegs_help(),
            OptionKey::Hints => self.option_hints_help(),
            OptionKey::Time => self.option_time_help(),
        }
        .into()
    }

    /// A value of an option in words; a time per row as a time span.
    pub fn option_value(self, key: OptionKey, value: OptionValue) -> String {
        match value {
            OptionValue::Number(seconds) if key == OptionKey::Time => self.duration(seconds.into()),
            OptionValue::Number(number) => self.number(number.into()),
            OptionValue::Word(word) => {
                // A name of a message can't have a plus sign.
                let name = format!("{}-{}", key.name(), word.replace('+', "plus"));
                self.named("option-value", &name).map_or_else(|| word.to_owned(), Into::into)
            }
        }
    }

    /// The options that are not at their defaults, as `name: value`.
    pub fn chosen_options(self, rules: &Rules) -> Vec<String> {
        let offered = rules.edition().options;
        let chosen = rules.options().iter().filter(|(key, value)| {
            offered.iter().find(|rule| rule.key == *key).map(OptionRule::default) != Some(*value)
        });
        chosen
            .map(|(key, value)| {
                self.option_set().option(self.option_name(key)).value(self.option_value(key, value))
            })
            .collect()
    }

    /// The values an option may take, as they are typed.
    pub fn allowed_values(self, rule: &OptionRule) -> String {
        match rule.values {
            Values::Words(words) => words.join(", "),
            Values::Number { min, max, .. } => self.fault_range().max(max).min(min),
            Values::OffOr { min, max } => {
                // As digits alone, since that is how a number is typed.
                self.fault_range_seconds()
                    .max(max.to_string())
                    .min(min.to_string())
                    .off(rule.default().to_string())
            }
        }
    }
}
