//! Rules by the words people choose them with.

use rules::option::Options;
use rules::{Edition, Rules};

/// The rules of an edition with these options, which must be legal.
pub(crate) fn rules_of(edition: &str, options: &[&str]) -> Rules {
    let edition = Edition::find(edition).unwrap_or_else(|| panic!("no edition {edition}"));
    let chosen = Options::read(edition, options.iter().copied());
    chosen
        .and_then(|chosen| Rules::new(edition, chosen))
        .unwrap_or_else(|faults| panic!("{} with {options:?}: {faults:?}", edition.id))
}
