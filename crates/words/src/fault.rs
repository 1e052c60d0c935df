//! What is wrong with something typed or chosen.

use rules::notation::{ActionFault, AnswerFault, CodeFault, Letters, Quoted};
use rules::option::OptionFault;
use rules::seat::{Name, NameFault};
use rules::setup::{MAX_ROUNDS, MAX_TARGET, SetupFault};
use rules::symbol::BLANK;

use crate::Words;

/// Somebody's text as it may be repeated to them: cut to a bearable length, nothing in it invisible. Which quotes
/// stand around it is up to the language.
pub(crate) fn shown(text: &str) -> String {
    let quoted = Quoted(text).to_string();
    let inner = quoted.strip_prefix('“').and_then(|rest| rest.strip_suffix('”'));
    inner.unwrap_or(&quoted).to_owned()
}

impl Words {
    /// Several sentences one after the other.
    pub(crate) fn sentences<T>(faults: &[T], say: impl Fn(&T) -> String) -> String {
        faults.iter().map(say).collect::<Vec<_>>().join(" ")
    }

    fn letters(self, letters: &Letters) -> String {
        if letters.blanks { self.fault_letters_or_blank(BLANK, letters.plain()) } else { letters.plain() }
    }

    /// What is wrong with a code.
    pub fn code_fault(self, fault: &CodeFault) -> String {
        match fault {
            CodeFault::Character { place, found, hole: Some(hole), allowed } => {
                self.fault_code_character(self.letters(allowed), shown(&found.to_string()), *hole, *place)
            }
            CodeFault::Character { place, found, hole: None, allowed } => {
                self.fault_code_character_beyond(self.letters(allowed), shown(&found.to_string()), *place)
            }
            CodeFault::Length { wanted, given } => self.fault_code_length(*given, *wanted),
            CodeFault::Blank { hole, allowed } => self.fault_code_blank(self.letters(allowed), *hole),
            CodeFault::Repeated { letter, hole, first } => self.fault_code_repeated(*first, *hole, *letter),
            CodeFault::NotAWord { word, language } => {
                let language =
                    self.option_value(rules::OptionKey::Language, rules::option::OptionValue::Word(language));
                self.fault_code_not_a_word(language, shown(word))
            }
            CodeFault::Empty { wanted, given } => self.fault_code_empty_holes(*given, *wanted),
            CodeFault::Marker { text, holes, allowed } => {
                self.fault_code_marker(allowed.plain(), *holes, shown(text))
            }
        }
    }

    /// Everything that is wrong with a code.
    pub fn code_faults(self, faults: &[CodeFault]) -> String {
        Self::sentences(faults, |fault| self.code_fault(fault))
    }

    /// What is wrong with an answer.
    pub fn answer_fault(self, fault: &AnswerFault) -> String {
        match fault {
            AnswerFault::Unreadable { text, example } => self.fault_pins_unreadable(*example, shown(text)),
            AnswerFault::Twice { letter } => self.fault_pins_twice(*letter),
            AnswerFault::NoBlue => self.fault_pins_no_blue().into(),
            AnswerFault::OnlyBlack => self.fault_pins_only_black("2b"),
            AnswerFault::TooMany { most, given } => self.fault_pins_too_many(*given, *most),
        }
    }

    /// What is wrong with a choice of options.
    pub fn option_fault(self, fault: &OptionFault) -> String {
        match fault {
            OptionFault::NotKeyValue { text } => self.fault_option_not_key_value(shown(text)),
            OptionFault::Unknown { edition, key } => {
                let keys: Vec<_> = edition.options.iter().map(|rule| rule.key.name()).collect();
                self.fault_option_unknown(self.edition_name(edition), shown(key), keys.join(", "))
            }
            OptionFault::Twice { key } => self.fault_option_twice(key.name()),
            OptionFault::NotAllowed { rule, value } => {
                self.fault_option_not_allowed(self.allowed_values(rule), rule.key.name(), shown(value))
            }
            OptionFault::TooFewSymbols { symbols, holes } => {
                self.fault_option_too_few_symbols(*holes, *symbols)
            }
        }
    }

    /// What is wrong with a name.
    pub fn name_fault(self, fault: NameFault) -> String {
        match fault {
            NameFault::Empty => self.fault_name_empty().into(),
            NameFault::TooLong { characters } => self.fault_name_too_long(characters, Name::MAX),
            NameFault::Invisible { place } => self.fault_name_invisible(place),
        }
    }

    /// What is wrong with a proposal.
    pub fn setup_fault(self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::Option(fault) => return self.option_fault(fault),
            SetupFault::Name { seat, fault } => {
                return self.fault_setup_name(self.name_fault(*fault), seat.number());
            }
            SetupFault::SeatCount { least, most, given } if least == most => {
                return self.fault_setup_seat_count(*given, *least);
            }
            SetupFault::SeatCount { least, most, given } => {
                return self.fault_setup_seat_range(*given, *least, *most);
            }
            SetupFault::First { seats } => return self.fault_setup_first(*seats),
            SetupFault::DuelRounds { rounds } => return self.fault_setup_duel_rounds(MAX_ROUNDS, *rounds),
            SetupFault::SoloRounds { rounds } => return self.fault_setup_solo_rounds(MAX_ROUNDS, *rounds),
            SetupFault::PartyRounds { rounds, seats } => {
                return self.fault_setup_party_rounds(*rounds, *seats);
            }
            SetupFault::GroupRounds { rounds } => return self.fault_setup_group_rounds(*rounds),
            SetupFault::Target { points } => return self.fault_setup_target(MAX_TARGET, *points),
            SetupFault::NoTarget => self.fault_setup_no_target(),
            SetupFault::NoSolo => self.fault_setup_no_solo(),
            SetupFault::SoloMaker => self.fault_setup_solo_maker(),
            SetupFault::SoloFirst => self.fault_setup_solo_first(),
            SetupFault::SoloHandSet => self.fault_setup_solo_hand_set(),
            SetupFault::RefereePersons => self.fault_setup_referee_persons(),
            SetupFault::RefereeOptions => self.fault_setup_referee_options(),
            SetupFault::RefereeAnswers => self.fault_setup_referee_answers(),
            SetupFault::NoContrary => self.fault_setup_no_contrary(),
        }
        .into()
    }

    /// Everything that is wrong with a proposal.
    pub fn setup_faults(self, faults: &[SetupFault]) -> String {
        Self::sentences(faults, |fault| self.setup_fault(fault))
    }

    /// What is wrong with a written action.
    pub fn action_fault(self, fault: &ActionFault) -> String {
        match fault {
            ActionFault::NotAnAction { text } => self.fault_action_unknown(shown(text)),
            ActionFault::Code(faults) => self.code_faults(faults),
            ActionFault::Pins(fault) => self.answer_fault(fault),
            ActionFault::Verdict { text } => self.fault_action_verdict(shown(text)),
            ActionFault::Hints { text } => self.fault_action_hints(shown(text)),
            ActionFault::Withheld { text, letters } => self.fault_action_withheld(letters, shown(text)),
            ActionFault::WithheldMissing => self.fault_action_withheld_missing().into(),
            ActionFault::PegsNotCounted => self.refusal_pegs_not_counted().into(),
            ActionFault::SaltMissing => self.fault_action_salt_missing().into(),
            ActionFault::Salt { text } => self.fault_action_salt(shown(text)),
            ActionFault::SaltsMissing => self.fault_action_salts_missing().into(),
            ActionFault::SaltCount { markers, salts } => self.fault_action_salt_count(*markers, *salts),
        }
    }
}
