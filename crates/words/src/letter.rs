//! The letters on pieces: those of the reader's language. Records, programs and addresses keep the letters of
//! [`rules::symbol`], and typing those works everywhere.

use rules::space::Palette;
use rules::symbol::{BLANK, Mark, SHAPES, SIXTEEN, Symbol};
use rules::{Code, Rules};

use crate::Words;

impl Words {
    /// The letter on a piece. It is the language's own unless that would, among these symbols, be the letter of another one
    /// in records or on an earlier piece: then it is the record's.
    pub fn letter(self, palette: &Palette, symbol: &Symbol) -> char {
        let Some(own) = self.own_letter(symbol) else { return symbol.letter };
        let among = if symbol.mark == Mark::Outline { palette.shapes } else { palette.symbols };
        let mut earlier = among.iter().take_while(|other| other.name != symbol.name);
        let recorded = among.iter().any(|other| other.name != symbol.name && other.letter == own);
        let taken = earlier.any(|other| self.own_letter(other) == Some(own));
        if recorded || taken { symbol.letter } else { own }
    }

    /// A letter in the language's table; digits and letters of words have none there.
    fn own_letter(self, symbol: &Symbol) -> Option<char> {
        let (colours, shapes) = self.language().piece_letters();
        let (symbols, letters) = match symbol.mark {
            Mark::Glyph => return None,
            Mark::Outline => (SHAPES, shapes),
            _ => (SIXTEEN, colours),
        };
        symbols.iter().zip(letters.chars()).find(|(known, _)| known.name == symbol.name).map(|(_, own)| own)
    }

    /// What somebody typed, in the letters of records: those on the pieces are understood, and so are the records' own.
    pub fn in_record_letters(self, rules: &Rules, typed: &str) -> String {
        let palette = rules.palette();
        let pairs = !palette.shapes.is_empty();
        let known = |letter: char| {
            // Of a pair, small letters are shapes and capitals are colours.
            let letter = if pairs { letter } else { letter.to_uppercase().next().unwrap_or(letter) };
            let mut symbols = palette.shapes.iter().chain(palette.symbols);
            symbols.find(|symbol| self.letter(palette, symbol) == letter).map(|symbol| symbol.letter)
        };
        typed.chars().map(|letter| known(letter).unwrap_or(letter)).collect()
    }

    /// The letter of records that a single typed one stands for, in either case: the records' own, or one on the pieces.
    /// None if it means nothing here.
    pub fn read_letter(self, rules: &Rules, typed: char) -> Option<char> {
        let palette = rules.palette();
        let record = |letter: char| {
            let is = |symbol: &Symbol| symbol.letter.eq_ignore_ascii_case(&letter);
            let known =
                letter == BLANK && palette.blanks || palette.symbols.iter().chain(palette.shapes).any(is);
            known.then_some(letter)
        };
        let own =
            |letter: char| self.in_record_letters(rules, letter.encode_utf8(&mut [0; 4])).chars().next();
        let sizes = [Some(typed), typed.to_lowercase().next(), typed.to_uppercase().next()];
        record(typed).or_else(|| sizes.into_iter().flatten().filter_map(own).find_map(record))
    }

    /// The letter on a piece in a terminal, where capital and small letters mean the same. Pairs keep the letters of
    /// records: in German, a K could be a circle or black.
    pub fn typed_letter(self, palette: &Palette, symbol: &Symbol) -> char {
        if palette.shapes.is_empty() { self.letter(palette, symbol) } else { symbol.letter }
    }

    /// A code as it is typed in a terminal: `RGBY`, or `RGBE` in German.
    pub fn typed(self, rules: &Rules, code: Code) -> String {
        let written = rules.show(code);
        if rules.palette().shapes.is_empty() { self.in_own_letters(rules, &written) } else { written }
    }

    /// What is written in the letters of records, in those on the pieces.
    pub fn in_own_letters(self, rules: &Rules, written: &str) -> String {
        let palette = rules.palette();
        let own = |letter: char| {
            let mut symbols = palette.shapes.iter().chain(palette.symbols);
            symbols
                .find(|symbol| symbol.letter == letter)
                .map_or(letter, |symbol| self.letter(palette, symbol))
        };
        written.chars().map(own).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::editions::EDITIONS;
    use rules::{Edition, Options};

    use rules::language::Language;

    use super::*;

    /// The default rules of every edition, and your own rules with as many colours as there can be.
    fn games() -> Vec<Rules> {
        let custom = Edition::find("custom").expect("an edition");
        let own = (2..=16).map(|symbols| {
            let options = Options::read(custom, [format!("symbols={symbols}").as_str(), "holes=3"]);
            Rules::new(custom, options.expect("options")).expect("rules")
        });
        EDITIONS.iter().map(Rules::default_of).chain(own).collect()
    }

    #[test]
    fn no_two_pieces_of_a_game_have_the_same_letter_and_none_means_another_in_records() {
        for words in Language::ALL.map(Words::of) {
            for rules in games() {
                let palette = rules.palette();
                for symbols in [palette.symbols, palette.shapes] {
                    let shown: Vec<_> = symbols.iter().map(|one| words.letter(palette, one)).collect();
                    let different: BTreeSet<_> = shown.iter().collect();
                    assert_eq!(different.len(), shown.len(), "{:?} {shown:?}", words.language());
                    for (symbol, letter) in symbols.iter().zip(&shown) {
                        let other = symbols.iter().find(|one| one.letter == *letter);
                        assert!(other.is_none_or(|other| other.name == symbol.name), "{letter}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_code_is_typed_in_the_letters_on_the_pieces_and_each_is_read_in_either_case() {
        let rules = Rules::default_of(Edition::find("original").expect("an edition"));
        let code = rules.read_row("YKRG").expect("a row");
        for (language, typed) in [
            (Language::English, "YKRG"),
            (Language::German, "ESRG"),
            (Language::French, "JNRV"),
            (Language::Dutch, "EZRG"),
        ] {
            let words = Words::of(language);
            assert_eq!(words.typed(&rules, code), typed);
            for typed in [typed.to_owned(), typed.to_lowercase(), "YKRG".to_owned(), "ykrg".to_owned()] {
                let read: Option<String> = typed.chars().map(|one| words.read_letter(&rules, one)).collect();
                let read = read.map(|read| read.to_uppercase());
                assert_eq!(read.as_deref(), Some("YKRG"), "{typed}");
            }
            assert_eq!(words.read_letter(&rules, 'x'), None);
        }
    }

    #[test]
    fn letters_of_the_reader_and_of_records_are_both_understood() {
        let rules = |id| Rules::default_of(Edition::find(id).expect("an edition"));
        for (language, id, typed, written) in [
            (Language::German, "original", "reGbws", "RYGBWK"),
            (Language::German, "original", "RYGBWK", "RYGBWK"),
            (Language::German, "lock", "WPGROSEB", "WPGROSYB"),
            (Language::French, "original", "rjvbcn", "RYGBWK"),
            // Where N is brown in records, it isn't black.
            (Language::French, "eight", "NM", "NN"),
            (Language::French, "eight", "k", "K"),
            (Language::Dutch, "original", "regbwz", "RYGBWK"),
            (Language::Dutch, "grand", "dZ vR zG .B", "tK sR hG .B"),
            (Language::German, "grand", "tR sB cG hY", "tR sB cG hY"),
            (Language::German, "word", "sesam", "SESAM"),
        ] {
            let (words, rules) = (Words::of(language), rules(id));
            let read = words.in_record_letters(&rules, typed);
            assert_eq!(read.to_uppercase(), written.to_uppercase(), "{language:?} {id} {typed}");
        }
        for language in Language::ALL {
            for rules in games() {
                let words = Words::of(language);
                let code = rules.show(rules.guesses().code(rules.guesses().count() / 3).expect("a code"));
                let own = words.in_own_letters(&rules, &code);
                assert_eq!(words.in_record_letters(&rules, &own), code, "{language:?}");
                assert_eq!(words.in_record_letters(&rules, &code), code, "{language:?}");
            }
        }
    }
}
