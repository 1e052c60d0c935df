//! How many rows it will take: known, or estimated from the number of secrets.

use crate::universe::Classes;

/// The unit of rows in sums.
const UNIT: f64 = 1024.0;

/// Rows still to come, the guess in question included, over all secrets together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows {
    /// In 1024ths of a row: whole numbers are the same in every order of summing.
    total: u64,
    secrets: u32,
    exact: bool,
}

impl Rows {
    pub(crate) const fn exactly(total: u64, secrets: u32) -> Self {
        Self { total: total << 10, secrets, exact: true }
    }

    pub(crate) const fn estimated(total: u64, secrets: u32) -> Self {
        Self { total, secrets, exact: false }
    }

    /// Rows for a secret on average.
    pub fn mean(&self) -> f64 {
        if self.secrets == 0 { 0.0 } else { self.total as f64 / UNIT / f64::from(self.secrets) }
    }

    /// Whether that is what perfect play needs after the guess, and no estimate.
    pub const fn is_exact(&self) -> bool {
        self.exact
    }

    /// What guesses are ranked by.
    pub(crate) const fn total(&self) -> u64 {
        self.total
    }

    pub(crate) const fn whole(rows: u32) -> u64 {
        (rows as u64) << 10
    }
}

/// Rows that a good breaker needs, by the number of secrets.
///
/// Played out, strategies by entropy need close to `1.5 + 1.17 log(n/2) / log(answers)` rows for `n` secrets on
/// average, in all games and at every stage of them: a row tells four fifths of what it could at best.
#[derive(Clone, Debug)]
pub(crate) struct Estimate {
    slope: f64,
    scale: f64,
    table: Vec<u64>,
}

/// How many sizes are looked up; larger ones are computed.
const TABLE: usize = 1 << 16;

impl Estimate {
    /// For sets of up to `most` secrets, each of them standing for `scale` secrets.
    pub(crate) fn new(classes: Classes, most: usize, scale: f64) -> Self {
        let slope = 1.17 / f64::from(classes.branches().max(2) as u32).log2();
        let mut estimate = Self { slope, scale, table: Vec::new() };
        estimate.table = (0..=most.min(TABLE) as u32).map(|size| estimate.computed(size)).collect();
        estimate
    }

    /// Rows in total for `size` secrets, in 1024ths.
    pub(crate) fn total(&self, size: u32) -> u64 {
        self.table.get(size as usize).copied().unwrap_or_else(|| self.computed(size))
    }

    /// Rows in total for a guess with these classes, the last of them the solution.
    pub(crate) fn after(&self, classes: &[u32], secrets: u32) -> u64 {
        let open = classes.split_last().map_or(&[][..], |(_, open)| open);
        Rows::whole(secrets) + open.iter().map(|size| self.total(*size)).sum::<u64>()
    }

    /// Average number of rows for this many secrets.
    pub(crate) fn rows(&self, secrets: u64) -> Rows {
        #[allow(clippy::cast_sign_loss, reason = "at least one row for each")]
        let mean = (self.mean(secrets as f64) * UNIT).round() as u64;
        Rows::estimated(mean, 1)
    }

    fn mean(&self, secrets: f64) -> f64 {
        // One secret after the other is the worst way to look for them.
        (1.5 + self.slope * (secrets / 2.0).log2()).clamp(1.0, f64::midpoint(secrets, 1.0).max(1.0))
    }

    fn computed(&self, size: u32) -> u64 {
        let secrets = f64::from(size) * self.scale;
        if secrets <= 1.0 {
            return Rows::whole(size);
        }
        let mean = self.mean(secrets);
        #[allow(clippy::cast_sign_loss, reason = "at least one row for each")]
        let total = (f64::from(size) * mean * UNIT).round() as u64;
        total
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Universe;

    #[test]
    fn it_is_close_to_what_the_best_strategies_need() {
        for (game, codes, rows) in
            [("4x6", 1296, 5625.0), ("4x8", 4096, 20471.0), ("4x10n", 5040, 26274.0), ("5x5", 3125, 13496.0)]
        {
            let classes = Universe::of(game).expect(game).classes();
            let total = Estimate::new(classes, 10, 1.0).total(codes) as f64 / UNIT;
            assert!((total / rows - 1.0).abs() < 0.05, "{game}: {total}");
        }
    }

    #[test]
    fn a_few_secrets_need_what_they_need() {
        let classes = Universe::of("4x6").expect("a game").classes();
        let estimate = Estimate::new(classes, 100, 1.0);
        assert_eq!(estimate.total(0), 0);
        assert_eq!(estimate.total(1), Rows::whole(1));
        assert_eq!(estimate.total(2), Rows::whole(3));
        assert!((1..100).all(|size| estimate.total(size + 1) > estimate.total(size) + 1024));
        assert_eq!(estimate.after(&[2, 0, 1, 1], 4), Rows::whole(4 + 3 + 1));
    }
}
