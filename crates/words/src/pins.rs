//! What pins say and how they are typed, by answer rule.

use rules::edition::AnswerRule;

use crate::Words;

impl Words {
    /// What the pins beside a row say, a sentence for each kind. Of a group, where markers hint, it is one for all.
    pub fn pins_say(self, rule: AnswerRule) -> Vec<String> {
        let said = match rule {
            AnswerRule::Classic => vec![self.guide_black(), self.guide_white()],
            AnswerRule::BlackOnly => vec![self.guide_black(), self.guide_black_only()],
            AnswerRule::Pairs => vec![self.guide_black(), self.guide_white(), self.guide_blue()],
            AnswerRule::Marker => vec![self.guide_group_hints()],
        };
        said.into_iter().map(Into::into).collect()
    }

    /// How the pins beside a row are typed.
    pub fn pins_typed(self, rule: AnswerRule) -> String {
        match rule {
            AnswerRule::Classic | AnswerRule::Marker => self.prompt_example_pins("2b1w", "0b0w"),
            AnswerRule::BlackOnly => self.prompt_example_pins_black("2b", "0b"),
            AnswerRule::Pairs => self.prompt_example_pins_blue("u", "1b0w2u", "0b0w0u"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn what_pins_say_names_no_pin_that_there_is_not() {
        let words = Words::of(Language::English);
        let said = |rule| words.pins_say(rule).join(" ");
        assert!(
            !said(AnswerRule::BlackOnly).contains("White") && said(AnswerRule::Classic).contains("White")
        );
        assert!(said(AnswerRule::Pairs).contains("Blue") && !said(AnswerRule::Classic).contains("Blue"));
        let typed = words.pins_typed(AnswerRule::BlackOnly);
        assert_eq!(typed, "Type the pins as 2b: b counts black. Without pins type 0b.");
    }
}
