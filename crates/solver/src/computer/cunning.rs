//! Secrets that cost a strong breaker the most.
//!
//! Holes may be exchanged and symbols renamed, so secrets differ only in how often their symbols stand in them: the
//! *pattern*, 2-1-1 for a secret with one symbol twice. Whatever a maker does by drawing some secrets more often
//! than others of the same pattern, a breaker can undo by exchanging holes and symbols at random: the best a maker
//! can do is to draw patterns, and every secret of a pattern alike.

use rules::{Code, Rules, Secret};

use super::seed::Chance;

/// A pattern: how often the symbols of a code stand in it, the most frequent first.
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

/// Patterns that a maker does best to leave out when all others are drawn evenly, by holes and contents of a hole.
/// `docs/COMPUTER.md` tells how they were found and what is proven of them.
const LEFT_OUT: [(u8, u8, &[&[u8]]); 1] = [(4, 6, &[&[4]])];

/// Whether a cunning maker ever sets this secret.
pub fn is_set(rules: &Rules, code: Code) -> bool {
    if !rules.repeats() || rules.word_list().is_some() {
        return true;
    }
    let pattern = pattern(code);
    let game = (rules.holes(), rules.palette().size());
    LEFT_OUT.iter().find(|(holes, size, _)| (*holes, *size) == game).map_or_else(
        // Where nothing is known: a secret of one symbol is the first thing that many rows tell.
        || pattern.len() > 1 || pattern[0] == 1,
        |(_, _, left_out)| !left_out.contains(&pattern.as_slice()),
    )
}

/// A secret, evenly from those that are set.
pub(crate) fn draw(rules: &Rules, chance: &mut Chance) -> Code {
    loop {
        let code = Secret::draw(rules, chance).code;
        // Far more than half of all secrets are set in any game.
        if is_set(rules, code) {
            return code;
        }
    }
}
