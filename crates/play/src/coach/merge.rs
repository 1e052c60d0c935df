//! Facts of one row that say the same of many holes or symbols, told in one sentence: “none of red, yellow and green is in
//! the code”, “no hole is right”.
//!
//! What is put together follows from this row alone: symbols were found one by one, and a row without a pin for what is in
//! its place has nothing there.

use rules::{Answer, Code, Rules};
use solver::coach::{CoachFact, FactPart, FactTopic};

/// Facts to tell, those that belong together as one. `row` knows what stands in a row of which no hole is right, by its
/// number from 1.
pub(super) fn merged(
    rules: &Rules,
    told: Vec<CoachFact>,
    row: impl Fn(usize) -> Option<Code>,
) -> Vec<CoachFact> {
    let mut numbers: Vec<usize> = told.iter().filter_map(alone).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let mut told = told;
    for number in numbers {
        for part in [FactPart::Symbol, FactPart::Shape, FactPart::Colour] {
            told = with_absent(rules, told, number, part);
        }
        if let Some(code) = row(number) {
            told = with_placed(rules, told, number, code);
        }
    }
    told
}

/// Whether an answer says that in no hole the row is right, not even half.
pub(super) fn is_misplaced(rules: &Rules, answer: Answer) -> bool {
    answer.black == 0 && (rules.palette().shapes.is_empty() || answer == Answer::default())
}

/// The only row of a fact.
fn alone(fact: &CoachFact) -> Option<usize> {
    match (fact.rows.as_slice(), fact.calls.as_slice()) {
        ([row], []) => Some(*row),
        _ => None,
    }
}

/// Puts a fact in the place of the first of several, if there are several.
fn instead(told: Vec<CoachFact>, topic: FactTopic, belongs: impl Fn(&CoachFact) -> bool) -> Vec<CoachFact> {
    let many = told.iter().filter(|fact| belongs(fact)).count();
    if many < 2 {
        return told;
    }
    let mut whole = told.iter().find(|fact| belongs(fact)).map(|first| CoachFact {
        topic,
        values: 0b1,
        of: 0b11,
        ..first.clone()
    });
    told.into_iter().filter_map(|fact| if belongs(&fact) { whole.take() } else { Some(fact) }).collect()
}

/// Symbols that a row alone rules out. An empty hole is no symbol.
fn with_absent(rules: &Rules, told: Vec<CoachFact>, number: usize, part: FactPart) -> Vec<CoachFact> {
    let palette = rules.palette();
    let named = if part == FactPart::Shape { palette.shapes } else { palette.symbols }.len();
    let symbol = |fact: &CoachFact| match fact.topic {
        FactTopic::Number { part: of, symbol }
            if of == part && usize::from(symbol) < named && fact.values == 1 =>
        {
            Some(symbol).filter(|_| alone(fact) == Some(number))
        }
        _ => None,
    };
    let set = told.iter().filter_map(symbol).fold(0, |set, symbol| set | 1 << symbol);
    instead(told, FactTopic::Present { part, set }, |fact| symbol(fact).is_some())
}

/// A row in which no hole is right, as its answer says.
fn with_placed(rules: &Rules, told: Vec<CoachFact>, number: usize, row: Code) -> Vec<CoachFact> {
    let here = |part: FactPart, hole: u8| {
        row.symbols().get(usize::from(hole)).map(|content| part.of(rules, *content))
    };
    instead(told, FactTopic::Placed { row }, |fact| match fact.topic {
        FactTopic::Hole { part, hole } => {
            let gone = fact.of & !fact.values;
            alone(fact) == Some(number) && here(part, hole).is_some_and(|symbol| gone == 1 << symbol)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use rules::editions::EDITIONS;
    use solver::coach::PuzzleSeed;
    use words::{Language, Words};

    use super::*;
    use crate::PuzzleLook;

    /// Whether a fact that was put together says nothing false of a code.
    fn holds(rules: &Rules, topic: FactTopic, code: Code) -> bool {
        let parts = |content: u8| {
            let part = |part: &FactPart| (*part, part.of(rules, content));
            FactPart::all(rules).iter().map(part).collect::<Vec<_>>()
        };
        let contents = code.symbols().iter().map(|content| parts(*content));
        match topic {
            FactTopic::Present { part, set } => {
                !contents.flatten().any(|(of, symbol)| of == part && set >> symbol & 1 == 1)
            }
            FactTopic::Placed { row } => {
                let same = |(here, there): (Vec<_>, &u8)| {
                    here.iter().zip(parts(*there)).any(|(one, other)| *one == other)
                };
                !contents.zip(row.symbols()).any(same)
            }
            _ => panic!("{topic:?} is found, not put together"),
        }
    }

    #[test]
    fn what_is_told_together_holds_for_every_code_that_fits_the_row() {
        let mut seen = [0; 2];
        for edition in EDITIONS.iter().filter(|edition| !edition.format.holds_parts()) {
            let rules = Rules::default_of(edition);
            if rules.secrets().count() > 200_000 {
                continue;
            }
            for number in 0..3 {
                let seed = PuzzleSeed::new(1 + number, "together").expect("a seed");
                let look = PuzzleLook::new(&rules, &seed).expect(edition.id);
                for fact in &look.facts {
                    let kind = match fact.topic {
                        FactTopic::Present { .. } => 0,
                        FactTopic::Placed { .. } => 1,
                        _ => continue,
                    };
                    seen[kind] += 1;
                    let [row] = fact.rows[..] else { panic!("{fact:?} is of one row") };
                    let row = &look.puzzle.rows[row - 1];
                    let all =
                        || (0..rules.secrets().count()).filter_map(|number| rules.secrets().code(number));
                    let fits = |code: &Code| {
                        row.answer == solver::coach::PuzzleAnswer::Pins(rules.answer(*code, row.code))
                    };
                    assert!(
                        all().filter(fits).all(|code| holds(&rules, fact.topic, code)),
                        "{} {fact:?}",
                        edition.id
                    );
                    // It says something: of other codes it does not hold.
                    assert!(all().any(|code| !holds(&rules, fact.topic, code)), "{} {fact:?}", edition.id);
                }
            }
        }
        assert!(seen.iter().all(|many| *many > 5), "{seen:?}");
    }

    #[test]
    fn a_row_without_pins_is_one_hint() {
        let words = Words::of(Language::English);
        let told = |edition: &str, seed: &str| {
            let rules = solver::game::rules(edition, &[]).expect(edition);
            let look = PuzzleLook::new(&rules, &PuzzleSeed::read(seed).expect(seed)).expect(seed);
            look.facts.iter().map(|fact| look.fact_told(words, fact)).collect::<Vec<_>>()
        };
        // Its row 1 is “hK hY cR hB 0b0w0u”.
        let grand = told("grand", "2-2026-11-18");
        let of_one = |text: &&String| text.starts_with("Row 1: ");
        assert_eq!(
            grand.iter().filter(of_one).collect::<Vec<_>>(),
            ["Row 1: no hole has the right shape or the right colour."]
        );
        // Its row 1 is “GBRG 0b1w”.
        let original = told("original", "3-2026-11-18");
        assert!(original.contains(&"Row 1: no hole is right.".to_owned()), "{original:?}");
        assert!(!original.iter().any(|text| text.starts_with("Row 1: hole")), "{original:?}");
    }
}
