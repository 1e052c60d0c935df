//! What a breaker keeps in mind of the rows on the board, and how well it counts.

use rand::RngExt;
use rules::edition::AnswerRule;
use rules::{Answer, Code, Rules};

use super::seed::DecisionChance;

/// How much of the board a player takes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BreakerMemory {
    /// This many of the latest rows are never overlooked.
    pub(crate) sure: usize,
    /// How many of a thousand older rows are overlooked.
    pub(crate) overlooks: u32,
    /// How many of a thousand rows with a repeated symbol are miscounted.
    pub(crate) misreads: u32,
}

/// A row with its answer, as a player takes it in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Recalled {
    pub(crate) row: Code,
    pub(crate) answer: Answer,
    pub(crate) misread: bool,
}

impl BreakerMemory {
    /// Nothing is overlooked or miscounted.
    pub(crate) const WHOLE: Self = Self { sure: usize::MAX, overlooks: 0, misreads: 0 };

    /// The rows as they come to mind now. What is overlooked once may be seen the next time.
    pub(crate) fn recall(self, rows: &[(Code, Answer)], chance: &mut DecisionChance) -> Vec<Recalled> {
        let count = rows.len();
        let recalled = rows.iter().enumerate().filter_map(|(place, (row, answer))| {
            // Both lots are drawn for every row: what one row is like doesn't change another's chance.
            let overlooked = chance.random_range(0..1000) < self.overlooks;
            let misread = chance.random_range(0..1000) < self.misreads;
            let sure = count - place <= self.sure;
            (sure || !overlooked).then_some(Recalled { row: *row, answer: *answer, misread })
        });
        recalled.collect()
    }
}

impl Recalled {
    /// Whether this code would have got that answer, as the player counts.
    pub(crate) fn allows(&self, rules: &Rules, code: Code) -> bool {
        let answer =
            if self.misread { miscounted(rules, code, self.row) } else { rules.answer(code, self.row) };
        answer == self.answer
    }
}

/// The answer with a mistake people make who don't mark what they have counted: every symbol of the row that is
/// somewhere in the secret earns a pin, even if the secret's only one has earned one already.
///
/// A row without a repeated symbol is always counted rightly.
fn miscounted(rules: &Rules, secret: Code, row: Code) -> Answer {
    let right = rules.answer(secret, row);
    match rules.answer_rule() {
        // Blacks are seen, not counted up.
        AnswerRule::BlackOnly => return right,
        AnswerRule::Classic | AnswerRule::Pairs | AnswerRule::Marker => {}
    }
    let pairs = row.symbols().iter().zip(secret.symbols());
    let white = pairs.filter(|(row, here)| row != here && secret.count(**row) > 0).count() as u8;
    // A hole has one pin: in a pairs edition more whites leave less room for blue.
    let blue = right.blue.min(rules.holes() - right.black - white);
    Answer { black: right.black, white, blue }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Edition;

    fn rules_of(edition: &str) -> Rules {
        Rules::default_of(Edition::find(edition).expect("an edition"))
    }

    #[test]
    fn only_rows_with_a_repeated_symbol_are_miscounted() {
        let rules = rules_of("original");
        let codes: Vec<_> = rules.secrets().iter().collect();
        for row in codes.iter().step_by(7) {
            let distinct = row.symbols().iter().all(|symbol| row.count(*symbol) == 1);
            let wrong = codes
                .iter()
                .filter(|secret| miscounted(&rules, **secret, *row) != rules.answer(**secret, *row));
            assert_eq!(wrong.count() == 0, distinct, "{row:?}");
        }
        let (secret, row) = (rules.read_row("RYGB").expect("a row"), rules.read_row("RRWW").expect("a row"));
        assert_eq!(miscounted(&rules, secret, row), Answer { black: 1, white: 1, blue: 0 });
    }

    #[test]
    fn a_miscounted_answer_still_has_a_pin_a_hole() {
        for edition in ["super", "grand"] {
            let rules = rules_of(edition);
            let step = rules.secrets().count() / 97;
            let codes: Vec<_> = (0..90).filter_map(|place| rules.secrets().code(place * step)).collect();
            for (secret, row) in codes.iter().flat_map(|secret| codes.iter().map(move |row| (*secret, *row)))
            {
                let Answer { black, white, blue } = miscounted(&rules, secret, row);
                assert!(black + white + blue <= rules.holes());
            }
        }
    }

    #[test]
    fn a_whole_memory_recalls_everything_and_a_poor_one_the_latest_rows() {
        let rules = rules_of("original");
        let rows: Vec<_> = rules.secrets().iter().take(8).map(|row| (row, Answer::default())).collect();
        let mut chance = super::super::Seed::of_number(1).decision(rules::Seat::new(0), 0);
        let whole = BreakerMemory::WHOLE.recall(&rows, &mut chance);
        assert!(whole.iter().map(|recalled| (recalled.row, recalled.answer)).eq(rows.iter().copied()));
        assert!(whole.iter().all(|recalled| !recalled.misread));
        let poor = BreakerMemory { sure: 3, overlooks: 1000, misreads: 1000 }.recall(&rows, &mut chance);
        assert!(poor.iter().map(|recalled| recalled.row).eq(rows[5..].iter().map(|(row, _)| *row)));
        assert!(poor.iter().all(|recalled| recalled.misread));
    }
}
