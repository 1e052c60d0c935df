//! Time spans, clocks and dates.

use crate::Words;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

impl Words {
    /// A time span in its two largest units: `2 minutes 30 seconds`, `3 days`.
    pub fn duration(self, seconds: u64) -> String {
        let unit = |place: usize, count: u64| match place {
            0 => self.time_days(count),
            1 => self.time_hours(count),
            2 => self.time_minutes(count),
            _ => self.time_seconds(count),
        };
        let counts = [seconds / DAY, seconds % DAY / HOUR, seconds % HOUR / MINUTE, seconds % MINUTE];
        let Some(largest) = counts.iter().position(|count| *count > 0) else { return self.time_seconds(0) };
        let mut text = unit(largest, counts[largest]);
        if let Some(count) = counts.get(largest + 1).filter(|count| **count > 0) {
            text.push(' ');
            text += &unit(largest + 1, *count);
        }
        text
    }

    /// A clock, the same in every language: `0:45`, `12:03`, `1:00:00`.
    pub fn clock(self, seconds: u64) -> String {
        let (hours, minutes, seconds) = (seconds / HOUR, seconds % HOUR / MINUTE, seconds % MINUTE);
        if hours > 0 {
            format!("{hours}:{minutes:02}:{seconds:02}")
        } else {
            format!("{minutes}:{seconds:02}")
        }
    }

    /// A date: `15 November 2026`. The month is 1 to 12.
    pub fn date(self, year: i32, month: u8, day: u8) -> String {
        self.time_date().day(day).month(month).year(year.to_string())
    }
}

#[cfg(test)]
mod tests {
    use crate::language::four as all;
    use crate::{Language, Words};

    #[test]
    fn a_span_is_told_in_its_two_largest_units() {
        let spans = |seconds| all(|words| words.duration(seconds));
        assert_eq!(spans(0), ["0 seconds", "0 Sekunden", "0 seconde", "0 seconden"]);
        assert_eq!(spans(1), ["1 second", "1 Sekunde", "1 seconde", "1 seconde"]);
        assert_eq!(
            spans(150),
            [
                "2 minutes 30 seconds",
                "2 Minuten 30 Sekunden",
                "2 minutes 30 secondes",
                "2 minuten 30 seconden"
            ]
        );
        assert_eq!(spans(3600), ["1 hour", "1 Stunde", "1 heure", "1 uur"]);
        assert_eq!(spans(3601)[0], "1 hour");
        assert_eq!(spans(14 * 86_400), ["14 days", "14 Tage", "14 jours", "14 dagen"]);
        assert_eq!(spans(86_400 + 7200)[1], "1 Tag 2 Stunden");
    }

    #[test]
    fn clocks_and_dates() {
        let clock = |seconds| Words::of(Language::English).clock(seconds);
        assert_eq!([clock(5), clock(723), clock(3600)], ["0:05", "12:03", "1:00:00"]);
        assert_eq!(
            all(|words| words.date(2026, 11, 15)),
            ["15 November 2026", "15. November 2026", "15 novembre 2026", "15 november 2026"]
        );
        assert_eq!(all(|words| words.date(2027, 1, 1))[2], "1er janvier 2027");
        assert_eq!(all(|words| words.date(2027, 12, 1))[1], "1. Dezember 2027");
    }
}
