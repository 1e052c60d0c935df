//! Days in UTC, as the daily secret counts them.

use store::Moment;

/// Milliseconds of a day.
const DAY: Moment = 24 * 60 * 60 * 1000;

/// The date of a moment in UTC: `2026-01-31`.
pub fn date(moment: Moment) -> String {
    let (year, month, day) = civil(moment.div_euclid(DAY));
    format!("{year:04}-{month:02}-{day:02}")
}

/// Whether a text is a date as it is written here.
pub(crate) fn is_date(text: &str) -> bool {
    let parts: Vec<_> = text.split('-').collect();
    let [year, month, day] = parts.as_slice() else { return false };
    let plain = |part: &str, digits| part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
    if !(plain(year, 4) && plain(month, 2) && plain(day, 2)) {
        return false;
    }
    let number = |part: &str| part.parse::<i64>().unwrap_or(0);
    // A date that is none, such as the 30th of February, comes back as another one.
    date(days(number(year), number(month), number(day)) * DAY) == text
}

/// The date so many days after another; fewer than none are days before.
pub fn later(text: &str, more: i64) -> String {
    let mut parts = text.split('-').map(|part| part.parse::<i64>().unwrap_or(1));
    let mut part = || parts.next().unwrap_or(1);
    let (year, month, day) = (part(), part(), part());
    date((days(year, month, day) + more) * DAY)
}

/// Year, month and day of a number of days since 1970, by the calendar that is used today.
///
/// Years are counted from March, so that the leap day is the last of a year, in eras of 400 years, which all have as
/// many days.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

/// The days since 1970 of a date.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let from_march = (month + 9) % 12;
    let day_of_year = (153 * from_march + 2) / 5 + day - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    era * 146_097 + day_of_era - 719_468
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
    }

    #[test]
    fn every_day_of_four_centuries_is_read_as_it_is_written() {
        for day in 0..146_097 {
            let (year, month, of_month) = civil(day);
            assert_eq!(days(year, month, of_month), day);
        }
        assert!(is_date("2026-01-31") && is_date("2024-02-29"));
        for wrong in ["", "2026-1-31", "2026-02-29", "2026-13-01", "2026-00-10", "26-01-31", "2026-01-31x"] {
            assert!(!is_date(wrong), "{wrong}");
        }
    }
}
