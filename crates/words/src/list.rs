//! Several things in one sentence.

use rules::language::Language;

use crate::Words;

/// Bytes that a row's pieces or pins take up as a rule.
const ROW: usize = 64;

/// Parts with commas between them.
pub(crate) fn joined<T: AsRef<str>>(parts: impl IntoIterator<Item = T>) -> String {
    let mut told = String::with_capacity(ROW);
    for part in parts {
        if !told.is_empty() {
            told += ", ";
        }
        told += part.as_ref();
    }
    told
}

impl Words {
    /// A list with “and” before its last part: `Ada, Ben and Cleo`.
    pub fn list(self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => self.row_and().first(first.join(", ")).last(last),
        }
    }

    /// Between a label and its text. French sets a space before the colon, one that keeps it on its line.
    pub fn colon(self) -> &'static str {
        if self.language().spaces_its_signs() { "\u{A0}: " } else { ": " }
    }

    /// A list whose parts have commas themselves.
    pub(crate) fn long_list(self, parts: impl IntoIterator<Item = String>) -> String {
        parts.into_iter().reduce(|first, next| self.row_then().first(first).next(next)).unwrap_or_default()
    }

    /// The text with a capital letter, to begin a sentence with.
    pub fn capital(self, text: &str) -> String {
        // A Dutch capital drops its accent: één, but Eén.
        if let (Language::Dutch, Some(rest)) = (self.language(), text.strip_prefix("één")) {
            return format!("Eén{rest}");
        }
        let mut letters = text.chars();
        let mut capital = String::with_capacity(text.len());
        capital.extend(letters.next().into_iter().flat_map(char::to_uppercase));
        capital + letters.as_str()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_has_the_colon_that_the_word_files_set() {
        for language in Language::ALL {
            let words = Words::of(language);
            assert_eq!(
                words.option_set().option("label").value("text"),
                ["label", "text"].join(words.colon())
            );
        }
    }
}
