//! Games as they are named on the command line, and what is wrong with such a name.

use rules::option::{OptionFault, Options};
use rules::{Edition, Rules};
use words::Words;

use crate::failure::Failure;
use crate::foreign::quoted;

/// From how much likeness on a word may have been meant: a letter or two are wrong.
const ALIKE: f64 = 0.88;

/// The edition of that id, or a sentence that names those there are.
pub fn find(id: &str, words: Words) -> Result<&'static Edition, Failure> {
    Edition::find(id).ok_or_else(|| Failure::Wrong(no_such_edition(words, id)))
}

/// Says that there is no such edition, which there are, and which may have been meant.
pub fn no_such_edition(words: Words, id: &str) -> String {
    let ids = rules::editions::EDITIONS.iter().map(|edition| edition.id).collect::<Vec<_>>().join(", ");
    suggesting(words, id, words.problem_no_such_edition().edition(quoted(id)).editions(ids))
}

/// What is wrong with a name, after the edition that may have been meant by it.
pub fn suggesting(words: Words, id: &str, told: String) -> String {
    let ids: Vec<_> = rules::editions::EDITIONS.iter().map(|edition| edition.id).collect();
    match alike(id, &ids) {
        Some(like) => format!("{} {told}", words.problem_did_you_mean(like)),
        None => told,
    }
}

/// The word that is most like what was typed, if any is like it.
fn alike<'w>(typed: &str, words: &[&'w str]) -> Option<&'w str> {
    let typed = typed.to_lowercase();
    let likeness = |word: &str| strsim::jaro_winkler(&typed, word);
    let best = words.iter().copied().max_by(|one, other| likeness(one).total_cmp(&likeness(other)))?;
    (likeness(best) > ALIKE).then_some(best)
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
            unknown.starts_with("Did you mean original? Unknown edition “orignal”. Choose from: original, "),
            "{unknown}"
        );
        let far = said("chess", &[], Language::English);
        assert!(far.starts_with("Unknown edition “chess”."), "{far}");
        assert!(unknown.ends_with(", custom."), "{unknown}");
        assert_eq!(
            said("number", &["digits=7", "holes=3"], Language::English),
            "digits can't be “7”. Allowed: 1-6, 0-9. Numbers has no option “holes”. \
             Choose from: digits, repeats, answers, unsolved, time."
        );
        assert_eq!(
            said("custom", &["repeats=no", "symbols=2"], Language::English),
            "Without repeats, 4 holes need at least 4 symbols, not 2."
        );
        assert!(
            said("orignal", &[], Language::German).contains("Unbekannte Ausgabe „orignal“."),
            "{}",
            said("orignal", &[], Language::German)
        );
    }
}
