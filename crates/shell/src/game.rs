//! Games as they are named on the command line, and what is wrong with such a name.

use rules::option::{OptionFault, Options};
use rules::{Edition, Rules};
use words::Words;

use crate::failure::Failure;
use crate::foreign::quoted;

/// The edition of that id, or a sentence that names those there are.
pub fn find(id: &str, words: Words) -> Result<&'static Edition, Failure> {
    Edition::find(id).ok_or_else(|| {
        let ids: Vec<_> = rules::editions::EDITIONS.iter().map(|edition| edition.id).collect();
        Failure::Wrong(words.problem_no_such_edition(quoted(id), ids.join(", ")))
    })
}

/// The rules of an edition with `key=value` options, or a sentence for each thing that is wrong with them.
pub fn rules(id: &str, options: &[String], words: Words) -> Result<Rules, Failure> {
    let edition = find(id, words)?;
    Options::read(edition, options.iter().map(String::as_str))
        .and_then(|options| Rules::new(edition, options))
        .map_err(|faults| option_faults(&faults, words))
}

/// A sentence for each thing that is wrong with options.
pub fn option_faults(faults: &[OptionFault], words: Words) -> Failure {
    let sentences: Vec<_> = faults.iter().map(|fault| words.option_fault(fault)).collect();
    Failure::Wrong(sentences.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn said(id: &str, options: &[&str], language: Language) -> String {
        let options: Vec<_> = options.iter().map(ToString::to_string).collect();
        rules(id, &options, Words::of(language)).expect_err(id).to_string()
    }

    #[test]
    fn an_unknown_edition_or_option_is_answered_with_those_there_are() {
        let unknown = said("orignal", &[], Language::English);
        assert!(
            unknown.starts_with("There is no edition “orignal”. The editions are: original, "),
            "{unknown}"
        );
        assert!(unknown.ends_with(", custom."), "{unknown}");
        assert_eq!(
            said("number", &["digits=7", "holes=3"], Language::English),
            "digits can't be “7”. Allowed: 1-6, 0-9. Numbers has no option “holes”. \
             Its options are: digits, repeats, answers, unsolved, time."
        );
        assert_eq!(
            said("custom", &["repeats=no", "symbols=2"], Language::English),
            "Without repeats 4 holes need at least 4 symbols, but there are 2."
        );
        assert!(
            said("orignal", &[], Language::German).starts_with("Es gibt keine Ausgabe „orignal“."),
            "{}",
            said("orignal", &[], Language::German)
        );
    }
}
