//! Numbers as a language writes them, and what can be filled into a sentence.
//!
//! A language needs three signs, for thousands, decimals and percentages, and the table of languages has them; a library
//! with the data of all languages would be many times as large as all words together.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use rules::language::Language;

use crate::Words;

/// A minus as wide as a plus, read aloud as one.
const MINUS: char = '\u{2212}';

/// A number with this many decimal places. NaN is written as a dash, infinity as `∞`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decimal {
    value: f64,
    places: usize,
}

impl Decimal {
    /// The number, to be rounded to this many places, at most six.
    pub const fn new(value: f64, places: u8) -> Self {
        Self { value, places: if places > 6 { 6 } else { places as usize } }
    }
}

/// Something that is filled into a sentence: a text, or a number that chooses between one and many.
#[derive(Clone, Debug)]
pub struct Value<'a>(pub(crate) FluentValue<'a>);

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self(FluentValue::String(text.into()))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self(FluentValue::String(text.into()))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self(FluentValue::String(text.into()))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self(FluentValue::String(text))
    }
}

impl From<char> for Value<'_> {
    fn from(letter: char) -> Self {
        letter.to_string().into()
    }
}

macro_rules! whole {
    ($($number:ty)+) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self(number.into())
            }
        })+
    };
}

whole!(u8 u16 u32 u64 usize i32);

impl From<Decimal> for Value<'_> {
    fn from(number: Decimal) -> Self {
        if !number.value.is_finite() {
            return if number.value.is_nan() {
                "–"
            } else if number.value > 0.0 {
                "∞"
            } else {
                "−∞"
            }
            .into();
        }
        // Rounded here, so that "one" is chosen by what is shown.
        let shown = format!("{:.*}", number.places, number.value).parse().unwrap_or(number.value);
        let options = FluentNumberOptions {
            minimum_fraction_digits: Some(number.places),
            maximum_fraction_digits: Some(number.places),
            ..FluentNumberOptions::default()
        };
        Self(FluentValue::Number(FluentNumber::new(shown, options)))
    }
}

/// A number in a sentence; nothing for text that isn't one.
pub(crate) fn formatted(language: Language, value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    Some(written(language, number.value, number.options.maximum_fraction_digits.unwrap_or(0)))
}

fn written(language: Language, value: f64, places: usize) -> String {
    let (thousands, decimal) = language.separators();
    let whole = value.abs();
    // Most numbers are small and whole, and are written ten times as fast as such.
    #[allow(clippy::cast_sign_loss, reason = "it has no sign")]
    let digits = if places == 0 && whole < 1e15 {
        (whole.round_ties_even() as u64).to_string()
    } else {
        format!("{whole:.places$}")
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((&digits, ""));
    let mut text = String::new();
    // Zero has no sign, nor has what is rounded to it.
    if value < 0.0 && digits.bytes().any(|digit| (b'1'..=b'9').contains(&digit)) {
        text.push(MINUS);
    }
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) {
            text.push(thousands);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(decimal);
        text.push_str(fraction);
    }
    text
}

impl Words {
    /// A whole number: `1,679,616` or `1.679.616`.
    pub fn number(self, number: u64) -> String {
        // A float holds every whole number up to 2^53; no count here comes near.
        #[allow(clippy::cast_precision_loss)]
        let value = number as f64;
        written(self.language(), value, 0)
    }

    /// A number with decimal places: `4.34` or `4,34`.
    pub fn decimal(self, number: Decimal) -> String {
        match Value::from(number).0 {
            FluentValue::String(text) => text.into_owned(),
            value => formatted(self.language(), &value).unwrap_or_default(),
        }
    }

    /// A share from 0 to 1 in hundredths: `4.3%` or `4,3 %`.
    pub fn percent(self, share: f64, places: u8) -> String {
        self.decimal(Decimal::new(100.0 * share, places)) + self.language().percent_sign()
    }

    /// A number with its sign, as points are booked: `+3`, `−2`.
    pub fn signed(self, number: i32) -> String {
        let text = written(self.language(), f64::from(number), 0);
        if number > 0 { format!("+{text}") } else { text }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::four as all;

    #[test]
    fn whole_numbers_are_grouped_by_threes() {
        assert_eq!(all(|words| words.number(0)), ["0"; 4]);
        assert_eq!(all(|words| words.number(999)), ["999"; 4]);
        assert_eq!(all(|words| words.number(1_296)), ["1,296", "1.296", "1\u{202F}296", "1.296"]);
        assert_eq!(
            all(|words| words.number(1_679_616)),
            ["1,679,616", "1.679.616", "1\u{202F}679\u{202F}616", "1.679.616"]
        );
        assert_eq!(Words::of(Language::English).number(6_975_757_441), "6,975,757,441");
    }

    #[test]
    fn decimals_are_rounded_and_keep_their_places() {
        let four = |value, places| all(|words| words.decimal(Decimal::new(value, places)));
        assert_eq!(four(4.340_277, 2), ["4.34", "4,34", "4,34", "4,34"]);
        assert_eq!(four(1234.5, 2), ["1,234.50", "1.234,50", "1\u{202F}234,50", "1.234,50"]);
        assert_eq!(four(-0.75, 1)[0], "−0.8");
        assert_eq!(four(-0.001, 2)[0], "0.00");
        assert_eq!(four(5.0, 0)[0], "5");
        assert_eq!([four(f64::NAN, 1)[0].as_str(), &four(f64::INFINITY, 1)[0]], ["–", "∞"]);
        assert_eq!(four(f64::NEG_INFINITY, 1)[3], "−∞");
        assert_eq!(four(0.5, 200)[0], "0.500000");
    }

    #[test]
    fn a_percent_sign_stands_apart_only_where_the_language_wants_it() {
        assert_eq!(all(|words| words.percent(0.0825, 1)), ["8.2%", "8,2\u{A0}%", "8,2\u{A0}%", "8,2%"]);
        assert_eq!(all(|words| words.percent(1.0, 0)), ["100%", "100\u{A0}%", "100\u{A0}%", "100%"]);
    }

    #[test]
    fn signs_are_shown_where_they_matter() {
        assert_eq!(all(|words| words.signed(3))[1], "+3");
        assert_eq!(all(|words| words.signed(-1200)), ["−1,200", "−1.200", "−1\u{202F}200", "−1.200"]);
        assert_eq!(all(|words| words.signed(0)), ["0"; 4]);
    }

    #[test]
    fn one_and_many_are_chosen_by_each_language_s_own_rule() {
        let rows = |value: f64| all(|words| words.advice_expected_rows(Decimal::new(value, 2)));
        let [en, de, fr, nl] = rows(1.5);
        assert_eq!(en, "Expected: 1.50 more rows.");
        assert_eq!(de, "Zu erwarten: noch 1,50 Reihen.");
        assert_eq!(fr, "À prévoir\u{A0}: encore 1,50 rangée.");
        assert_eq!(nl, "Te verwachten: nog 1,50 rijen.");
        assert_eq!(all(|words| words.score_points(0)), ["0 points", "0 Punkte", "0 point", "0 punten"]);
        assert_eq!(all(|words| words.score_points(1)), ["1 point", "1 Punkt", "1 point", "1 punt"]);
        assert_eq!(rows(f64::NAN)[0], "Expected: – more rows.");
    }
}
