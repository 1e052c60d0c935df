//! Secrets that cost a strong breaker the most.
//!
//! Holes may be exchanged and symbols renamed, so secrets differ only in how often their symbols repeat: the
//! *pattern*, 2-1-1 for a secret with one symbol twice. Whatever a maker does by drawing some secrets more often than
//! others of the same pattern, a breaker can undo by exchanging holes and symbols at random: the best a maker can do
//! is to draw patterns, and every secret of a pattern alike.
//!
//! ```
//! use rules::{Edition, Rules};
//! use solver::computer::cunning::{Pattern, is_set, pattern};
//!
//! let rules = Rules::default_of(Edition::find("original").unwrap());
//! let code = |text| rules.read_secret(text).unwrap();
//! let twice: Pattern = pattern(code("RYRB"));
//! assert_eq!(twice, [2, 1, 1]);
//! assert!(is_set(&rules, code("RYRB")));
//! ```

use rules::edition::AnswerRule;
use rules::{Code, Rules, Secret};

use super::seed::DecisionChance;

/// A pattern: how often each symbol of a code is in it, the most frequent first.
pub type Pattern = Vec<u8>;

/// The pattern of a code.
pub fn pattern(code: Code) -> Pattern {
    let symbols = code.symbols();
    let first = |place: &usize| !symbols[..*place].contains(&symbols[*place]);
    let mut counts: Vec<_> =
        (0..symbols.len()).filter(first).map(|place| code.count(symbols[place])).collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts
}

/// Games by holes and contents of a hole, and whether it costs a breaker more rows if secrets of one symbol are left
/// out. In each, all ways to draw evenly from some of the patterns were searched through, and none of them costs more
/// (`cargo run --example cunning`; `docs/COMPUTER.md` tells what that proves).
const SETTLED: [(u8, u8, bool); 21] = [
    (2, 3, false),
    (2, 4, false),
    (2, 6, false),
    (2, 10, false),
    (3, 2, false),
    (3, 3, false),
    (3, 4, false),
    (3, 5, false),
    (3, 6, false),
    (3, 7, false),
    (3, 8, false),
    (4, 2, true),
    (4, 3, true),
    (4, 4, true),
    (4, 5, false),
    (4, 6, true),
    (4, 7, true),
    (4, 8, true),
    (5, 2, true),
    (5, 3, true),
    (5, 4, true),
];

/// Whether a cunning maker ever sets this secret.
pub fn is_set(rules: &Rules, code: Code) -> bool {
    match rules.answer_rule() {
        // Symbols are renamed in every hole apart: any secret is like any other.
        AnswerRule::BlackOnly => return true,
        AnswerRule::Classic | AnswerRule::Pairs | AnswerRule::Marker => {}
    }
    if !rules.repeats() || rules.word_list().is_some() {
        return true;
    }
    let game = (rules.holes(), rules.palette().size());
    let settled = SETTLED.iter().find(|(holes, size, _)| (*holes, *size) == game);
    // Where nothing is proven, what is true of the games next to it.
    let left_out = settled.map_or(rules.holes() > 3, |(_, _, left_out)| *left_out);
    !left_out || pattern(code).len() > 1
}

/// A secret, evenly from those that are set.
pub(crate) fn draw(rules: &Rules, chance: &mut DecisionChance) -> Code {
    loop {
        let code = Secret::draw(rules, chance).code;
        // Far more than half of all secrets are set in any game.
        if is_set(rules, code) {
            return code;
        }
    }
}
