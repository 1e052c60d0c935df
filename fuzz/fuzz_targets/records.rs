//! Whatever a file says, reading it ends with a match or a reason; a match that was read is written so that
//! it reads as the same.
//!
//! The first byte chooses a record of the released format that the rest edits, or that the rest is the file.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Keeper;
use rules::notation::{self, RecordKind};

const SEEDS: [&str; 10] = [
    include_str!("../../crates/rules/tests/records/v1/contrary.txt"),
    include_str!("../../crates/rules/tests/records/v1/duel-running.txt"),
    include_str!("../../crates/rules/tests/records/v1/group-pairs-of-boards.txt"),
    include_str!("../../crates/rules/tests/records/v1/group-referee.txt"),
    include_str!("../../crates/rules/tests/records/v1/group-running.txt"),
    include_str!("../../crates/rules/tests/records/v1/hand-set-void.txt"),
    include_str!("../../crates/rules/tests/records/v1/party-running.txt"),
    include_str!("../../crates/rules/tests/records/v1/pegs.txt"),
    include_str!("../../crates/rules/tests/records/v1/solo-word.txt"),
    include_str!("../../crates/rules/tests/records/v1/time.txt"),
];

/// A record with pieces replaced: each edit is a place, how much goes, how much comes, and what.
fn edited(seed: &str, mut edits: &[u8]) -> String {
    // As a running file a record has no digest to be caught by at once.
    let mut text = seed.replacen(" finished\n", " running\n", 1).into_bytes();
    while let [high, low, out, more, rest @ ..] = edits {
        let place = (usize::from(*high) << 8 | usize::from(*low)) % (text.len() + 1);
        let end = (place + usize::from(*out) % 24).min(text.len());
        let (new, rest) = rest.split_at((usize::from(*more) % 24).min(rest.len()));
        text.splice(place..end, new.iter().copied());
        edits = rest;
    }
    String::from_utf8_lossy(&text).into_owned()
}

fuzz_target!(|data: &[u8]| {
    let Some((chosen, rest)) = data.split_first() else { return };
    let text = match SEEDS.get(usize::from(*chosen)) {
        Some(seed) => edited(seed, rest),
        None => String::from_utf8_lossy(rest).into_owned(),
    };
    let (reading, faults) = notation::read_all(&text);
    for fault in &faults {
        assert!((1..=text.lines().count() + 1).contains(&fault.line), "{fault}");
        assert!(fault.column >= 1 && !fault.to_string().contains(char::is_control), "{fault}");
    }
    let Some(reading) = reading else {
        assert!(!faults.is_empty(), "nothing is refused without a reason");
        return;
    };
    let written = notation::write(&reading.game, &Keeper::appointed());
    let again = notation::read(&written).unwrap_or_else(|fault| panic!("{fault}\n{written}"));
    assert_eq!(notation::write(&again.game, &Keeper::appointed()), written);
    if faults.is_empty() && reading.kind == RecordKind::Running && reading.game.outcome().is_none() {
        let good = text.get(..reading.good_bytes).expect("a running file is cut between lines");
        let said = |text: &str| {
            let lines = text.lines().map(|line| line.trim_end().to_owned());
            lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect::<Vec<_>>()
        };
        assert_eq!(said(good), said(&written), "what was read is what was written");
    }
});
