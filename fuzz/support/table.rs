//! A match out of a handful of bytes.

use rules::editions::EDITIONS;
use rules::option::Values;
use rules::{Edition, Match, notation};

/// Bytes taken one by one; nothing once they are used up.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// The next byte, or 0.
    pub fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: u64) -> u64 {
        let bytes = if end > 256 { 4 } else { 1 };
        (0..bytes).fold(0, |number: u64, _| number << 8 | u64::from(self.next())) % end
    }
}

/// The setup that the bytes choose, as the beginning of a running file; it may well be one that is refused.
pub fn header(bytes: &mut Bytes<'_>) -> String {
    let edition = &EDITIONS[bytes.below(EDITIONS.len() as u64) as usize];
    let mode = ["table", "solo", "referee"][bytes.below(3) as usize];
    let mut text =
        format!("codeknacker match 1 running\nrules 2\nmatch fuzz\nedition {}\nmode {mode}\n", edition.id);
    for option in options(edition, bytes) {
        text += &format!("option {option}\n");
    }
    let length = match bytes.below(4) {
        0 => "1 rounds",
        1 => "2 rounds",
        2 => "4 rounds",
        _ => "20 points",
    };
    let seats = 2 + bytes.below(4);
    let length =
        if edition.seats.1 == 5 && mode != "solo" { format!("{seats} rounds") } else { length.to_owned() };
    text += &format!("length {length}\nfirst seat {}\n", 1 + bytes.below(seats));
    for seat in 1..=seats {
        let player = ["person", "computer", "contrary"][bytes.below(3) as usize];
        text += &format!("seat {seat} {player}\n");
    }
    text + "play\n"
}

fn options(edition: &Edition, bytes: &mut Bytes<'_>) -> Vec<String> {
    let mut chosen = Vec::new();
    for rule in edition.options {
        let value = match rule.values {
            Values::Words(words) => words[bytes.below(words.len() as u64) as usize].to_owned(),
            Values::Number { min, max, .. } => {
                (min + bytes.below(u64::from(max - min) + 1) as u32).to_string()
            }
            Values::OffOr { min, .. } if bytes.below(2) == 0 => (min + 3).to_string(),
            Values::OffOr { .. } => "off".to_owned(),
        };
        chosen.push(format!("{}={value}", rule.key.name()));
    }
    chosen
}

/// A match at its beginning, unless the bytes choose what the rules don't allow.
pub fn begin(bytes: &mut Bytes<'_>) -> Option<Match> {
    Some(notation::read(&header(bytes)).ok()?.game)
}
