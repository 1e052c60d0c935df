//! Rows, answers and hints as sentences.

use rules::{Answer, Code, Hint, Marker, Rules};

use crate::Words;
use crate::list::joined;

impl Words {
    /// An answer inside a sentence: `two black, one white`, or `no pins`.
    pub fn answer(self, rules: &Rules, answer: Answer) -> String {
        let told = joined(self.pins(rules.exact(), answer));
        if told.is_empty() { self.row_no_pins().into() } else { told }
    }

    /// An answer as a sentence: `Two black, one white.`
    pub fn answer_sentence(self, rules: &Rules, answer: Answer) -> String {
        self.capital(&self.answer(rules, answer)) + "."
    }

    /// A row as a sentence, with its answer if it has one.
    pub fn row(self, rules: &Rules, row: u8, code: Code, answer: Option<Answer>) -> String {
        let code = self.code(rules, code);
        match answer {
            Some(answer) => {
                self.row_answered().answer(self.capital(&self.answer(rules, answer))).code(code).row(row)
            }
            None => self.row_told().code(code).row(row),
        }
    }

    /// What a marker answers.
    pub fn hint(self, hint: Hint) -> String {
        match hint {
            Hint::Black => self.row_hint_black(),
            Hint::White => self.row_hint_white(),
            Hint::Nothing => self.row_hint_nothing(),
        }
        .into()
    }

    /// A group player's own markers.
    pub fn own_markers(self, rules: &Rules, markers: &[Marker]) -> String {
        let told = self.long_list(markers.iter().map(|marker| self.marker(rules, *marker)));
        self.row_own_markers().count(markers.len()).markers(told)
    }
}
