//! What is wrong with the file of a match.

use rules::notation::{Expected, FORMAT_VERSION, Notice, RULES_VERSION, RecordFault, Wrong};

use crate::Words;
use crate::fault::excerpt;

impl Words {
    /// What is wrong with a record, and where.
    pub fn record_fault(self, fault: &RecordFault) -> String {
        self.record_at().column(fault.column).fault(self.wrong(&fault.what)).line(fault.line)
    }

    /// What is wrong with a record.
    pub fn wrong(self, wrong: &Wrong) -> String {
        match wrong {
            Wrong::NotARecord => self.record_not_a_match(FORMAT_VERSION),
            Wrong::UnknownFormat(version) => {
                self.record_unknown_format().newest(FORMAT_VERSION).version(excerpt(version))
            }
            Wrong::UnknownRules(version) => {
                self.record_unknown_rules().newest(RULES_VERSION).version(excerpt(version))
            }
            Wrong::NotText => self.record_not_text().into(),
            Wrong::SeenOnly => self.record_seen_only().into(),
            Wrong::Expected { what, found } if found.is_empty() => self.record_missing(self.expected(*what)),
            Wrong::Expected { what, found } => {
                self.record_expected().found(excerpt(found)).what(self.expected(*what))
            }
            Wrong::Setup(fault) => self.setup_fault(fault),
            Wrong::Action(fault) => self.action_fault(fault),
            Wrong::Refused(refusal) => self.record_refused(self.refusal(refusal)),
            Wrong::Unchecked => self.record_unchecked().into(),
            Wrong::Differs { written, right } if written.is_empty() => {
                self.record_result_missing(excerpt(right))
            }
            Wrong::Differs { written, right } if right.is_empty() => {
                self.record_result_needless(excerpt(written))
            }
            Wrong::Differs { written, right } => {
                self.record_differs().right(excerpt(right)).written(excerpt(written))
            }
            Wrong::NotOver => self.record_not_over().into(),
            Wrong::NotClosed => self.record_not_closed().into(),
            Wrong::Digest { right } => self.record_digest(right),
            Wrong::AfterEnd => self.record_after_end().into(),
        }
    }

    fn expected(self, what: Expected) -> String {
        match what {
            Expected::Kind => self.record_expected_kind().into(),
            Expected::Word(word) => self.record_expected_word(word),
            Expected::Line(word) => self.record_expected_line(word),
            Expected::Identity => self.record_expected_identity().into(),
            Expected::Edition => self.record_expected_edition().into(),
            Expected::Mode => self.record_expected_mode().into(),
            Expected::Option(key) => self.record_expected_option(key.name()),
            Expected::Length => self.record_expected_length().into(),
            Expected::Seat => self.record_expected_seat().into(),
            Expected::Chair(seat) => self.record_expected_chair(seat.number()),
            Expected::Step(number) => self.record_expected_step(number),
            Expected::Time => self.record_expected_time().into(),
            Expected::Actor => self.record_expected_actor().into(),
        }
    }

    /// Something about a file that its reader should know.
    pub fn notice(self, notice: Notice) -> String {
        match notice {
            Notice::TornLine { line } => self.record_torn_line(line),
        }
    }
}
