//! What pins say and how they are typed, by answer rule and by the colour of exact pins.

use rules::edition::AnswerRule;
use rules::{Answer, Rules};

use crate::Words;

impl Words {
    /// What the pins beside a row say, a sentence for each kind. Of a group, where markers hint, it is one for all.
    pub fn pins_say(self, rules: &Rules) -> Vec<String> {
        let exact = self.guide_exact(rules.exact().name());
        match rules.answer_rule() {
            AnswerRule::Classic => vec![exact, self.guide_white().into()],
            AnswerRule::BlackOnly => vec![exact, self.guide_black_only().into()],
            AnswerRule::Pairs => vec![exact, self.guide_white().into(), self.guide_blue().into()],
            AnswerRule::Marker => vec![self.guide_group_hints().into()],
        }
    }

    /// How the pins beside a row are typed.
    pub fn pins_typed(self, rules: &Rules) -> String {
        let exact = rules.exact();
        let (colour, example) = (exact.name(), rules.answer_example());
        let none = rules.answer_in_colours(Answer::default());
        match rules.answer_rule() {
            AnswerRule::Classic | AnswerRule::Marker => {
                self.prompt_example_pins().exact(colour).example(example).none(none)
            }
            AnswerRule::BlackOnly => {
                self.prompt_example_pins_exact().exact(colour).example(example).none(none)
            }
            AnswerRule::Pairs => {
                self.prompt_example_pins_blue().blue("u").exact(colour).example(example).none(none)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use rules::editions::EDITIONS;
    use rules::{Edition, Options};

    fn rules(id: &str, options: &[&str]) -> Rules {
        let edition = Edition::find(id).expect("an edition");
        Rules::new(edition, Options::read(edition, options.iter().copied()).expect("options")).expect("rules")
    }

    #[test]
    fn what_pins_say_names_no_pin_that_there_is_not() {
        let words = Words::of(Language::English);
        let said = |rules: &Rules| words.pins_say(rules).join(" ");
        let black_only = rules("custom", &["answers=black-only"]);
        let (original, grand) = (rules("original", &[]), rules("grand", &[]));
        assert!(!said(&black_only).contains("White") && said(&original).contains("White"));
        assert!(said(&grand).contains("Blue") && !said(&original).contains("Blue"));
        assert_eq!(words.pins_typed(&black_only), "Type pins like 2b: b for black. For no pins, type 0b.");
    }

    /// The sheets of the eight colours and of the code lock have red pins where the others have black ones.
    #[test]
    fn every_edition_names_the_colour_of_its_own_pins() {
        let answer = Answer { black: 2, white: 1, blue: 0 };
        let named = [
            (Language::English, "black", "red"),
            (Language::German, "schwarz", "rot"),
            (Language::French, "noir", "rouge"),
            (Language::Dutch, "zwart", "rood"),
        ];
        for edition in EDITIONS {
            let rules = Rules::default_of(edition);
            let is_red = edition.id.starts_with("eight") || edition.id.starts_with("lock");
            for (language, black, red) in named {
                let words = Words::of(language);
                let own = if is_red { red } else { black };
                let told = [
                    words.answer(&rules, answer),
                    words.pins_say(&rules).join(" "),
                    words.pins_typed(&rules),
                ];
                for told in told.map(|told| told.to_lowercase()) {
                    assert!(told.contains(own), "{}: {told}", edition.id);
                    assert!(!is_red || !told.contains(black), "{}: {told}", edition.id);
                }
            }
        }
    }
}
