//! Days in UTC, as the daily secret counts them.

use jiff::ToSpan as _;
use jiff::civil::Date;

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
