//! What is wrong with something typed or chosen.

use rules::notation::{ActionFault, AnswerFault, CodeFault, Letters, Quoted};
use rules::option::OptionFault;
use rules::seat::{Name, NameFault};
use rules::setup::{MAX_ROUNDS, MAX_TARGET, SetupFault};
use rules::symbol::{BLANK, Mark};

use crate::Words;

/// Somebody's text as it may be repeated to them: cut to a bearable length, nothing in it invisible. The language
/// chooses the quotes around it.
pub(crate) fn excerpt(text: &str) -> String {
    let quoted = Quoted(text).to_string();
    let inner = quoted.strip_prefix('“').and_then(|rest| rest.strip_suffix('”'));
    inner.unwrap_or(&quoted).to_owned()
}

/// The characters that mean nothing where these are allowed, each once.
fn unknown(faults: &[CodeFault], wanted: &Letters) -> String {
    let mut characters: Vec<String> = Vec::new();
    for fault in faults {
        if let CodeFault::Character { found, allowed, .. } = fault
            && allowed == wanted
        {
            let found = found.to_string();
            if !characters.contains(&found) {
                characters.push(found);
            }
        }
    }
    characters.join(" ")
}

impl Words {
    /// Several sentences one after the other.
    pub(crate) fn sentences<T>(faults: &[T], say: impl Fn(&T) -> String) -> String {
        faults.iter().map(say).collect::<Vec<_>>().join(" ")
    }

    fn letters(self, letters: &Letters) -> String {
        if letters.blanks {
            self.fault_letters_or_blank().blank(BLANK).letters(letters.plain())
        } else {
            letters.plain()
        }
    }

    /// What is wrong with a code.
    pub fn code_fault(self, fault: &CodeFault) -> String {
        match fault {
            CodeFault::Character { found, allowed, .. } => {
                self.fault_code_character().allowed(self.letters(allowed)).found(excerpt(&found.to_string()))
            }
            CodeFault::Length { wanted, given } if given < wanted => self.fault_code_length(wanted - given),
            CodeFault::Length { wanted, given } => {
                self.fault_code_too_long().extra(given - wanted).wanted(*wanted)
            }
            CodeFault::Blank { hole, allowed } => {
                self.fault_code_blank().allowed(self.letters(allowed)).hole(*hole)
            }
            CodeFault::Repeated { symbol: None, first, .. } => self.fault_code_blank_repeated(*first),
            CodeFault::Repeated { symbol: Some(symbol), first, .. } => {
                let kind = match symbol.mark {
                    Mark::Glyph if symbol.letter.is_ascii_digit() => "digit",
                    Mark::Glyph => "letter",
                    _ => "colour",
                };
                self.fault_code_repeated().first(*first).kind(kind).symbol(self.capital(&self.symbol(symbol)))
            }
            CodeFault::NotAWord { word, language } => {
                let language =
                    self.option_value(rules::OptionKey::Language, rules::option::OptionValue::Word(language));
                self.fault_code_not_a_word().language(language).word(excerpt(word))
            }
            CodeFault::Empty { wanted, .. } => self.fault_code_empty_holes(*wanted),
            CodeFault::Marker { text, holes, allowed } => {
                self.fault_code_marker().allowed(allowed.plain()).holes(*holes).text(excerpt(text))
            }
        }
    }

    /// Every fault of a code, a sentence each. Unknown characters share one.
    pub fn code_fault_list(self, faults: &[CodeFault]) -> Vec<String> {
        let mut told: Vec<Letters> = Vec::new();
        let mut sentences = Vec::new();
        for fault in faults {
            let CodeFault::Character { allowed, .. } = fault else {
                sentences.push(self.code_fault(fault));
                continue;
            };
            if !told.contains(allowed) {
                told.push(*allowed);
                let found = excerpt(&unknown(faults, allowed));
                sentences.push(self.fault_code_character().allowed(self.letters(allowed)).found(found));
            }
        }
        sentences
    }

    /// Everything that is wrong with a code.
    pub fn code_faults(self, faults: &[CodeFault]) -> String {
        self.code_fault_list(faults).join(" ")
    }

    /// What is wrong with an answer.
    pub fn answer_fault(self, fault: &AnswerFault) -> String {
        match fault {
            AnswerFault::Unreadable { text, example } => {
                self.fault_pins_unreadable().example(*example).text(excerpt(text))
            }
            AnswerFault::Twice { letter } => self.fault_pins_twice(*letter),
            AnswerFault::NoBlue { exact } => self.fault_pins_no_blue(exact.name()),
            AnswerFault::OnlyBlack => self.fault_pins_only_black("2b"),
            AnswerFault::TooMany { most, given } => self.fault_pins_too_many().given(*given).most(*most),
        }
    }

    /// What is wrong with a choice of options.
    pub fn option_fault(self, fault: &OptionFault) -> String {
        match fault {
            OptionFault::NotKeyValue { text } => self.fault_option_not_key_value(excerpt(text)),
            OptionFault::Unknown { edition, key } => {
                let keys: Vec<_> = edition.options.iter().map(|rule| rule.key.name()).collect();
                self.fault_option_unknown()
                    .edition(self.edition_name(edition))
                    .key(excerpt(key))
                    .options(keys.join(", "))
            }
            OptionFault::Twice { key } => self.fault_option_twice(key.name()),
            OptionFault::NotAllowed { rule, value } => self
                .fault_option_not_allowed()
                .allowed(self.allowed_values(rule))
                .key(rule.key.name())
                .value(excerpt(value)),
            OptionFault::TooFewSymbols { symbols, holes } => {
                self.fault_option_too_few_symbols().holes(*holes).symbols(*symbols)
            }
        }
    }

    /// What is wrong with a name.
    pub fn name_fault(self, fault: NameFault) -> String {
        match fault {
            NameFault::Empty => self.fault_name_empty().into(),
            NameFault::TooLong { characters } => {
                self.fault_name_too_long().characters(characters).most(Name::MAX)
            }
            NameFault::Invisible { place } => self.fault_name_invisible(place),
        }
    }

    /// What is wrong with a proposal.
    pub fn setup_fault(self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::Option(fault) => return self.option_fault(fault),
            SetupFault::Name { seat, fault } => {
                return self.fault_setup_name().fault(self.name_fault(*fault)).seat(seat.number());
            }
            SetupFault::SeatCount { least, most, given } if least == most => {
                return self.fault_setup_seat_count().given(*given).least(*least);
            }
            SetupFault::SeatCount { least, most, given } => {
                return self.fault_setup_seat_range().given(*given).least(*least).most(*most);
            }
            SetupFault::First { seats } => return self.fault_setup_first(*seats),
            SetupFault::DuelRounds { rounds } => {
                return self.fault_setup_duel_rounds().most(MAX_ROUNDS).rounds(*rounds);
            }
            SetupFault::SoloRounds { rounds } => {
                return self.fault_setup_solo_rounds().most(MAX_ROUNDS).rounds(*rounds);
            }
            SetupFault::PartyRounds { rounds, seats } => {
                return self.fault_setup_party_rounds().rounds(*rounds).seats(*seats);
            }
            SetupFault::GroupRounds { rounds } => return self.fault_setup_group_rounds(*rounds),
            SetupFault::Target { points } => {
                return self.fault_setup_target().most(MAX_TARGET).points(*points);
            }
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
            ActionFault::NotAnAction { text } => self.fault_action_unknown(excerpt(text)),
            ActionFault::Code(faults) => self.code_faults(faults),
            ActionFault::Pins(fault) => self.answer_fault(fault),
            ActionFault::Verdict { text } => self.fault_action_verdict(excerpt(text)),
            ActionFault::Hints { text } => self.fault_action_hints(excerpt(text)),
            ActionFault::Withheld { text, letters } => {
                self.fault_action_withheld().letters(letters).text(excerpt(text))
            }
            ActionFault::WithheldMissing => self.fault_action_withheld_missing().into(),
            ActionFault::PegsNotCounted => self.refusal_pegs_not_counted().into(),
            ActionFault::SaltMissing => self.fault_action_salt_missing().into(),
            ActionFault::Salt { text } => self.fault_action_salt(excerpt(text)),
            ActionFault::SaltsMissing => self.fault_action_salts_missing().into(),
            ActionFault::SaltCount { markers, salts } => {
                self.fault_action_salt_count().markers(*markers).salts(*salts)
            }
        }
    }
}
