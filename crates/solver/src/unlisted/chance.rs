//! Chance that repeats.

/// Numbers that look like chance and are the same in every run.
#[derive(Clone, Debug)]
pub(crate) struct FixedChance(pub(crate) u64);

impl FixedChance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below this one, or 0.
    pub(crate) fn below(&mut self, most: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(most)) >> u64::BITS) as u64
    }
}
