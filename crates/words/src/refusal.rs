//! Why an action is not possible, what the match waits for, and what can be done instead.

use rules::secret::MAX_WITHHELD;
use rules::view::Offer;
use rules::{Actor, Due, Refusal, Task};

use crate::Words;
use crate::seating::Seating;
use crate::teller::Teller;
use crate::who::Subject;

impl Words {
    /// Why an action is not possible, where nobody's name is known: seats have numbers.
    pub fn refusal(self, refusal: &Refusal) -> String {
        Seating::nameless(self).refusal(refusal)
    }

    /// What a viewer can do, as short as a button.
    pub fn offer(self, offer: &Offer) -> String {
        match offer {
            Offer::Secret { .. } => self.offer_secret(),
            Offer::Row { row, of } => return self.offer_row().of(*of).row(*row),
            Offer::Answer { row, .. } => return self.offer_answer(*row),
            Offer::Claim { nothing_fits: false } => self.offer_claim(),
            Offer::Claim { nothing_fits: true } => self.offer_claim_sure(),
            Offer::Uncover { due: true } => self.offer_uncover(),
            Offer::Uncover { due: false } => self.offer_uncover_early(),
            Offer::ResignRound => self.offer_resign_round(),
            Offer::ResignMatch => self.offer_resign_match(),
            Offer::Abort => self.offer_abort(),
            Offer::PlayOn => self.offer_play_on(),
            Offer::Leave => self.offer_leave(),
            Offer::Return => self.offer_return(),
            Offer::TakeBack => self.offer_take_back(),
            Offer::Correct { .. } => self.offer_correct(),
            Offer::Call => self.offer_call(),
            Offer::Solution { empty } => return self.offer_solution(*empty),
            Offer::Pass => self.offer_pass(),
        }
        .into()
    }
}

impl Teller<'_> {
    /// What the match waits for.
    pub fn due(&self, due: Due) -> String {
        self.seating().due(due)
    }

    /// What the match waits for, with the number of the row if the viewer must place one.
    pub fn status(&self, due: Due, offers: &[Offer]) -> String {
        let yours = matches!(due.who, Actor::Seat(seat) if self.who(seat).is_you());
        let row =
            offers.iter().find(|offer| yours && due.what == Task::Row && matches!(offer, Offer::Row { .. }));
        row.map_or_else(|| self.due(due), |row| self.words().offer(row))
    }

    /// Why an action is not possible.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.seating().refusal(refusal)
    }
}

impl Seating<'_> {
    fn due(&self, due: Due) -> String {
        let words = self.words;
        let who = match due.who {
            Actor::Seat(seat) if self.is_computer(seat) => return words.due_thinking(self.name(seat)),
            Actor::Seat(seat) => self.who(seat),
            Actor::Table => Subject::other(words.seat_table()),
        };
        match due.what {
            Task::Deal => words.due_deal().into(),
            Task::Secret => words.due_secret(&who),
            Task::Row => words.due_row(&who),
            Task::Answer => words.due_answer(&who),
            Task::Uncover => words.due_uncover(&who),
            Task::Solution => words.due_solution(&who),
            Task::FinalCall => words.due_final_call(&who),
            Task::Hints => words.due_hints().into(),
            Task::Verdict => words.due_verdict().into(),
            Task::Markers => words.due_markers().into(),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        let words = self.words;
        match refusal {
            Refusal::NotNow(due) => return words.refusal_not_now(self.due(*due)),
            Refusal::Code(faults) => return words.code_faults(faults),
            Refusal::Pins(fault) => return words.answer_fault(fault),
            Refusal::WithheldTooMany => return words.refusal_withheld_too_many(MAX_WITHHELD),
            Refusal::CallOpen { by } => return words.refusal_call_open(&self.who(*by)),
            Refusal::FinalCallOf { seat } => return words.refusal_final_call_of(&self.who(*seat)),
            Refusal::NoRowToCorrect { row } => return words.refusal_no_row_to_correct(*row),
            Refusal::MatchOver => words.refusal_match_over(),
            Refusal::NoSuchSeat => words.refusal_no_such_seat(),
            Refusal::TableOnly => words.refusal_table_only(),
            Refusal::PlayersOnly => words.refusal_players_only(),
            Refusal::NothingFits => words.refusal_nothing_fits(),
            Refusal::DoesNotFit => words.refusal_does_not_fit(),
            Refusal::NoErrorToProve => words.refusal_no_error_to_prove(),
            Refusal::PegsNotCounted => words.refusal_pegs_not_counted(),
            Refusal::DealNotPossible => words.refusal_deal_not_possible(),
            Refusal::HintsNotPossible => words.refusal_hints_not_possible(),
            Refusal::TimeIsUp => words.refusal_time_is_up(),
            Refusal::TimeNotUp => words.refusal_time_not_up(),
            Refusal::NoTimeLimit => words.refusal_no_time_limit(),
            Refusal::LapseSecret => words.refusal_lapse_secret(),
            Refusal::ClaimAutomatic => words.refusal_claim_automatic(),
            Refusal::ClaimCheckedAtOnce => words.refusal_claim_checked_at_once(),
            Refusal::ClaimNoPenalty => words.refusal_claim_no_penalty(),
            Refusal::ClaimBreakersOnly => words.refusal_claim_breakers_only(),
            Refusal::ClaimAfterAnswer => words.refusal_claim_after_answer(),
            Refusal::ClaimOncePerRow => words.refusal_claim_once_per_row(),
            Refusal::ClaimByUncovering => words.refusal_claim_by_uncovering(),
            Refusal::ResignRoundBreakersOnly => words.refusal_resign_round_breakers_only(),
            Refusal::RoundNotBegun => words.refusal_round_not_begun(),
            Refusal::NotAPerson => words.refusal_not_a_person(),
            Refusal::NobodyTakesOver => words.refusal_nobody_takes_over(),
            Refusal::NotLeft => words.refusal_not_left(),
            Refusal::NothingToTakeBack => words.refusal_nothing_to_take_back(),
            Refusal::CorrectionEndsRound => words.refusal_correction_ends_round(),
            Refusal::AlreadyAgreed => words.refusal_already_agreed(),
            Refusal::NoAbortAsked => words.refusal_no_abort_asked(),
            Refusal::NotInThisGame => words.refusal_not_in_this_game(),
            Refusal::OutOfGame => words.refusal_out_of_game(),
        }
        .into()
    }
}
