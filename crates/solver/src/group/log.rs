//! Logarithms in whole numbers: the same on every machine.

/// A bit, in the unit that [`log2`] counts in.
pub(crate) const BIT: u64 = 1 << 16;

const STEPS: usize = 1 << 10;

/// The logarithms of 1, 1 + 1/1024, and so on below 2.
static FRACTIONS: [u32; STEPS + 1] = fractions();

/// The logarithm to base 2, to about four digits behind the point. That of nothing is nothing.
pub(crate) fn log2(value: u64) -> u64 {
    let Some(whole) = value.checked_ilog2() else { return 0 };
    // The 42 bits below the leading one: ten to look up, the others to go on between two entries.
    let below = if whole <= 42 { value << (42 - whole) } else { value >> (whole - 42) } & ((1 << 42) - 1);
    let (place, rest) = ((below >> 32) as usize, below & 0xffff_ffff);
    let (from, to) = (u64::from(FRACTIONS[place]), u64::from(FRACTIONS[place + 1]));
    u64::from(whole) * BIT + from + (((to - from) * rest) >> 32)
}

/// Bit by bit: squaring a number doubles its logarithm.
const fn fractions() -> [u32; STEPS + 1] {
    let mut table = [0; STEPS + 1];
    let mut step = 0;
    while step <= STEPS {
        let mut number = ((STEPS + step) as u128) << 50;
        let mut logarithm = 0u32;
        let mut bit = 0;
        while bit < 17 {
            logarithm <<= 1;
            if number >> 61 != 0 {
                number >>= 1;
                logarithm |= 1;
            }
            number = (number * number) >> 60;
            bit += 1;
        }
        table[step] = logarithm;
        step += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_near_the_true_ones() {
        let mut value = 1u64;
        while value < 1 << 62 {
            for near in [value, value + value / 3, value + value / 7] {
                let (found, right) = (log2(near) as f64 / BIT as f64, (near as f64).log2());
                assert!((found - right).abs() < 1e-4, "{near}: {found}, not {right}");
            }
            value = value * 3 / 2 + 1;
        }
        assert_eq!(log2(0), 0);
        assert_eq!(log2(1 << 40), 40 * BIT);
    }
}
