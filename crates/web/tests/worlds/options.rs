//! Sets of options in which every value of every option of an edition turns up.

use rules::option::Values;
use rules::{Edition, Options, Rules};

/// The defaults first, then sets that between them have every value: of numbers the ends and the default.
pub(crate) fn sets(edition: &'static Edition) -> Vec<(Vec<String>, Rules)> {
    let values = |values: Values| match values {
        Values::Words(words) => words.iter().map(ToString::to_string).collect(),
        Values::Number { min, max, default } => [default, min, max].map(|number| number.to_string()).to_vec(),
        Values::OffOr { min, max } => vec!["off".to_owned(), min.to_string(), max.to_string()],
    };
    let choices: Vec<(&str, Vec<String>)> =
        edition.options.iter().map(|rule| (rule.key.name(), values(rule.values))).collect();
    let most = choices.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
    let mixed = |turn: usize| {
        choices.iter().map(|(key, values)| format!("{key}={}", values[turn % values.len()])).collect()
    };
    let mut sets: Vec<_> = (0..most).map(mixed).filter_map(|set| valid(edition, set)).collect();
    sets.insert(0, valid(edition, Vec::new()).unwrap());
    // What can't be mixed stands alone.
    for (key, values) in &choices {
        for chosen in values.iter().map(|value| format!("{key}={value}")) {
            if !sets.iter().any(|(set, _)| set.contains(&chosen)) {
                let alone = valid(edition, vec![chosen.clone()]);
                sets.push(alone.unwrap_or_else(|| panic!("{} {chosen}", edition.id)));
            }
        }
    }
    sets
}

fn valid(edition: &'static Edition, set: Vec<String>) -> Option<(Vec<String>, Rules)> {
    let options = Options::read(edition, set.iter().map(String::as_str));
    let rules = options.and_then(|options| Rules::new(edition, options)).ok()?;
    Some((set, rules))
}
