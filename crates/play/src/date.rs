//! Days in UTC.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// The date of a moment in UTC, in milliseconds since 1970: `2026-01-31`. A clock outside the years that have four digits
/// stops at their ends.
pub fn date(moment: i64) -> String {
    let end = if moment < 0 { Timestamp::MIN } else { Timestamp::MAX };
    let timestamp = Timestamp::from_millisecond(moment).unwrap_or(end);
    timestamp.to_zoned(TimeZone::UTC).date().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_have_their_dates() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_767_225_600, "2026-01-01"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(seconds * 1000), expected);
        }
        assert_eq!(date(i64::MAX), "9999-12-30");
    }
}
