//! Every set of rules that has codes of its own.

use rules::editions::EDITIONS;
use rules::option::{Options, Values};
use rules::{Edition, Rules};

/// Every edition with every choice of the options that change its codes. Of numbers only the ends and the
/// default are chosen; choices that the rules refuse are left out.
pub(crate) fn every_rules() -> Vec<Rules> {
    EDITIONS
        .iter()
        .flat_map(|edition| choices(edition).into_iter().filter_map(|chosen| read(edition, &chosen)))
        .collect()
}

fn read(edition: &'static Edition, chosen: &[String]) -> Option<Rules> {
    let options = Options::read(edition, chosen.iter().map(String::as_str)).expect("options of the edition");
    Rules::new(edition, options).ok()
}

fn choices(edition: &Edition) -> Vec<Vec<String>> {
    let mut choices = vec![Vec::new()];
    for rule in edition.options.iter().filter(|rule| rule.key.changes_codes()) {
        let values = match rule.values {
            Values::Words(words) => words.iter().map(ToString::to_string).collect(),
            Values::Number { min, max, default } => {
                vec![min.to_string(), default.to_string(), max.to_string()]
            }
            Values::OffOr { .. } => panic!("no such option changes codes"),
        };
        choices = choices
            .iter()
            .flat_map(|chosen| {
                values.iter().map(|value| {
                    let mut longer = chosen.clone();
                    longer.push(format!("{}={value}", rule.key.name()));
                    longer
                })
            })
            .collect();
    }
    choices
}
