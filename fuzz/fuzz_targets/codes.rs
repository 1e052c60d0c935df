//! Whatever is typed as a code, a marker or an answer is read or refused; what is read, is shown so that it
//! reads back as itself.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use rules::Rules;

#[path = "../../crates/rules/tests/support/every.rs"]
mod every;

static RULES: LazyLock<Vec<Rules>> = LazyLock::new(every::every_rules);

fuzz_target!(|data: &[u8]| {
    let Some((chosen, text)) = data.split_first() else { return };
    let rules = &RULES[usize::from(*chosen) % RULES.len()];
    let text = &String::from_utf8_lossy(text);
    match rules.read_row(text) {
        Ok(code) => {
            assert!(rules.guesses().contains(code));
            assert_eq!(rules.read_row(&rules.show(code)), Ok(code));
        }
        Err(faults) => {
            assert!(faults.iter().all(|fault| !fault.to_string().is_empty()) && !faults.is_empty())
        }
    }
    match rules.read_secret(text) {
        Ok(code) => {
            assert!(rules.secrets().contains(code));
            assert_eq!(rules.read_secret(&rules.show(code)), Ok(code));
        }
        Err(faults) => assert!(!faults.is_empty()),
    }
    if let Ok(marker) = rules.read_marker(text) {
        assert_eq!(rules.read_marker(&rules.show_marker(marker)), Ok(marker));
    }
    if let Ok(answer) = rules.read_answer(text) {
        assert_eq!(rules.read_answer(&rules.show_answer(answer)), Ok(answer));
    }
    if let Ok(withheld) = rules.read_withheld(text) {
        assert_eq!(rules.read_withheld(&rules.show_withheld(&withheld)), Ok(withheld));
    }
});
