//! Days in UTC, as the daily secret counts them.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};
use store::Moment;

/// The date of a moment in UTC: `2026-01-31`. A clock outside the years that have four digits stops at their ends.
pub fn date(moment: Moment) -> String {
    let end = if moment < 0 { Timestamp::MIN } else { Timestamp::MAX };
    let timestamp = Timestamp::from_millisecond(moment).unwrap_or(end);
    timestamp.to_zoned(TimeZone::UTC).date().to_string()
}

/// Whether a text is a date as it is written here. ISO 8601 has more ways to write one.
pub(crate) fn is_date(text: &str) -> bool {
    text.parse::<Date>().is_ok_and(|date| date.to_string() == text)
}

/// The date a number of days after another; negative numbers go back. Text that isn't a date stays as it is.
pub fn later(text: &str, more: i64) -> String {
    let later = text.parse::<Date>().and_then(|date| date.checked_add(more.days()));
    later.map_or_else(|_| text.to_owned(), |date| date.to_string())
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
        assert_eq!(date(Moment::MAX), "9999-12-30");
    }

    #[test]
    fn only_days_there_are_written_one_way_are_dates() {
        assert!(is_date("2026-01-31") && is_date("2024-02-29"));
        for wrong in [
            "",
            "2026-1-31",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "26-01-31",
            "2026-01-31x",
            "20260131",
            "2026-01-31T00:00:00",
            "+002026-01-31",
        ] {
            assert!(!is_date(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_day_later_may_be_in_another_year() {
        assert_eq!(
            (later("2023-12-31", 1), later("2024-03-01", -1)),
            ("2024-01-01".into(), "2024-02-29".into())
        );
        assert_eq!(later("no date", 1), "no date");
    }
}
