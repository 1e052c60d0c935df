//! What the open stock of pegs tells about a secret.

use rules::matches::Row;
use rules::secret::{MAX_WITHHELD, PEGS_PER_COLOUR};
use rules::{Code, Rules};

/// How many pegs of each colour a secret can hold, going by the open stock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stock {
    /// Colour by colour: the fewest and the most.
    limits: Vec<(u8, u8)>,
}

impl Stock {
    /// What a stock tells beside these rows: pegs that are neither there nor on the board stand in the secret, but
    /// for those that the maker may have withheld.
    pub(crate) fn of(rules: &Rules, shown: &[u8], rows: &[Row]) -> Self {
        let limits = (0..).zip(shown).map(|(colour, shown)| {
            let on_board: u8 = rows.iter().filter_map(|row| row.code).map(|code| code.count(colour)).sum();
            let missing = PEGS_PER_COLOUR.saturating_sub(on_board).saturating_sub(*shown);
            // An empty stock tells nothing of how many more pegs are in use.
            let most = if *shown > 0 { missing } else { rules.holes() };
            (missing.saturating_sub(MAX_WITHHELD), most)
        });
        Self { limits: limits.collect() }
    }

    /// Whether the stock can look like this with that secret.
    pub(crate) fn allows(&self, secret: Code) -> bool {
        let within = |(colour, limits): (u8, &(u8, u8))| {
            let count = secret.count(colour);
            limits.0 <= count && count <= limits.1
        };
        (0..).zip(&self.limits).all(within)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Edition, Seat};

    #[test]
    fn missing_pegs_bound_what_the_secret_holds() {
        let rules = Rules::default_of(Edition::find("original").expect("an edition"));
        let code = |text| rules.read_row(text).expect("a row");
        let row = |text| Row { by: Seat::new(0), code: Some(code(text)), answer: None };
        // Twelve of each; four reds are gone, two yellows, one green.
        let stock = Stock::of(&rules, &[8, 10, 11, 12, 12, 12], &[]);
        assert!(stock.allows(code("RRYG")) && stock.allows(code("RRRY")) && stock.allows(code("RRRR")));
        assert!(!stock.allows(code("RYYG")), "at most two of four were withheld");
        assert!(!stock.allows(code("RRGG")) && !stock.allows(code("RRRB")));
        // The same with reds and blues on the board.
        let stock = Stock::of(&rules, &[6, 10, 11, 10, 12, 12], &[row("RRBB")]);
        assert!(stock.allows(code("RRYG")) && !stock.allows(code("RYYG")) && !stock.allows(code("RRRB")));
        // With no reds left to see there may be any number in use.
        let rows = [row("RRRR"), row("RRRR"), row("RRRY")];
        let stock = Stock::of(&rules, &[0, 11, 12, 12, 12, 12], &rows);
        assert!(stock.allows(code("RRRR")) && stock.allows(code("RRRR")));
        assert!(!stock.allows(code("RRRY")), "the one yellow lies on the board");
    }
}
