//! Rows that can't all be answered rightly: the fewest of them.
//!
//! Every secret belies some rows. Rows that can't all be right are rows of which every secret belies one: they hit
//! the set of rows that each secret belies. The smallest choice that hits the sets known so far is tried; a secret
//! that fits all of it brings one more set, and if there is none, no choice can be smaller.

/// Rows as bits.
pub(crate) type Mask = u64;

/// What a look for a secret that fits some rows has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecretLook {
    /// One fits them; it belies these others.
    Belies(Mask),
    /// None does.
    Nothing,
    /// That can't be told.
    Unknown,
}

/// The fewest of `rows` rows that, together with the `certain` ones, no secret fits; none if it can't be told or if
/// a secret fits them all.
pub(crate) fn smallest(rows: usize, certain: Mask, mut look: impl FnMut(Mask) -> SecretLook) -> Option<Mask> {
    let doubtful = if rows >= 64 { Mask::MAX } else { (1 << rows) - 1 } & !certain;
    let mut belied: Vec<Mask> = Vec::new();
    let mut size = 0;
    loop {
        let chosen = loop {
            if let Some(chosen) = hit(&belied, 0, 0, size) {
                break chosen;
            }
            size += 1;
        };
        match look(chosen | certain) {
            SecretLook::Nothing => return Some(chosen),
            SecretLook::Unknown => return None,
            // A secret that belies no doubtful row fits them all.
            SecretLook::Belies(mask) if mask & doubtful == 0 => return None,
            SecretLook::Belies(mask) => {
                let mask = mask & doubtful;
                // A set within another is the harder one to hit.
                belied.retain(|other| other & mask != mask);
                belied.push(mask);
            }
        }
    }
}

/// At most `size` more rows that hit every set which the rows `chosen` don't; those `left_out` are not to be chosen.
fn hit(sets: &[Mask], chosen: Mask, left_out: Mask, size: u32) -> Option<Mask> {
    let open = sets.iter().filter(|set| **set & chosen == 0);
    let Some(narrowest) = open.min_by_key(|set| (**set & !left_out).count_ones()) else {
        return Some(chosen);
    };
    if size == 0 {
        return None;
    }
    let (mut choices, mut tried) = (narrowest & !left_out, 0);
    while choices != 0 {
        let row = choices & choices.wrapping_neg();
        choices &= !row;
        // What was tried with an earlier row of this set need not be tried again with both.
        if let Some(found) = hit(sets, chosen | row, left_out | tried, size - 1) {
            return Some(found);
        }
        tried |= row;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The answer by trying every choice, smallest first.
    fn plain(rows: usize, certain: Mask, secrets: &[Mask]) -> Option<u32> {
        let doubtful = ((1 << rows) - 1) & !certain;
        let impossible = |chosen: &Mask| secrets.iter().all(|belied| belied & (chosen | certain) != 0);
        (0..1 << rows)
            .filter(|chosen| chosen & !doubtful == 0)
            .filter(impossible)
            .map(|chosen: Mask| chosen.count_ones())
            .min()
    }

    #[test]
    fn no_choice_is_smaller() {
        let mut state = 7u64;
        let mut next = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 33
        };
        for round in 0..300 {
            let rows = 1 + (next() % 9) as usize;
            let certain = if round % 3 == 0 { next() & next() & next() } else { 0 } & ((1 << rows) - 1);
            let secrets: Vec<Mask> = (0..1 + next() % 30).map(|_| next() & ((1 << rows) - 1)).collect();
            let look = |chosen: Mask| {
                let found = secrets.iter().find(|belied| **belied & chosen == 0);
                found.map_or(SecretLook::Nothing, |belied| SecretLook::Belies(*belied))
            };
            let found = smallest(rows, certain, look);
            assert_eq!(found.map(Mask::count_ones), plain(rows, certain, &secrets), "{secrets:?}");
            if let Some(found) = found {
                assert!(secrets.iter().all(|belied| belied & (found | certain) != 0));
            }
        }
    }

    #[test]
    fn what_cannot_be_told_is_not_told() {
        assert_eq!(smallest(3, 0, |_| SecretLook::Unknown), None);
        assert_eq!(smallest(3, 0, |_| SecretLook::Belies(0)), None);
        assert_eq!(smallest(3, 0, |_| SecretLook::Nothing), Some(0));
    }
}
