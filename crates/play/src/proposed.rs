//! What can be done besides the current task, and what to ask before doing it.

use rules::view::Offer;
use rules::{Action, Setup};
use words::Words;

use crate::command::Command;

/// Something that somebody could do, with a question first where it can't be taken back.
#[derive(Clone, Debug)]
pub struct Proposed {
    /// What is done.
    pub action: Action,
    /// What to ask first.
    pub question: Option<String>,
}

impl Proposed {
    /// The proposal of an offer; nothing if something must be entered.
    pub fn of(words: Words, setup: &Setup, offer: Offer) -> Option<Self> {
        Some(Self { action: offer.action()?, question: confirmation(words, setup, offer) })
    }

    /// The proposal of a command, for somebody with these offers; nothing if the command does nothing by itself.
    /// Actions that aren't offered are proposed anyway: the rules say why they can't be done.
    pub fn by(words: Words, setup: &Setup, offers: &[Offer], command: Command) -> Option<Self> {
        let (wanted, action) = match command {
            Command::Claim => (None, Action::Claim),
            Command::Pass => (None, Action::Pass),
            Command::PlayOn => (None, Action::PlayOn),
            Command::Return => (None, Action::Return),
            Command::TakeBack => (None, Action::TakeBack),
            Command::Call => (Some(Offer::Call), Action::Call),
            Command::Stop => (Some(Offer::Abort), Action::Abort),
            Command::Leave => (Some(Offer::Leave), Action::Leave),
            Command::Resign if offers.contains(&Offer::ResignRound) => {
                (Some(Offer::ResignRound), Action::ResignRound)
            }
            // If there is no round to give up, it is the match.
            Command::Resign if offers.contains(&Offer::ResignMatch) => {
                (Some(Offer::ResignMatch), Action::ResignMatch)
            }
            Command::Resign => (None, Action::ResignRound),
            Command::ResignMatch => (Some(Offer::ResignMatch), Action::ResignMatch),
            _ => return None,
        };
        let offer = wanted.filter(|offer| offers.contains(offer));
        Some(Self { action, question: offer.and_then(|offer| confirmation(words, setup, offer)) })
    }
}

/// What to ask before doing something that can't be taken back.
fn confirmation(words: Words, setup: &Setup, offer: Offer) -> Option<String> {
    Some(
        match offer {
            Offer::ResignRound => words.board_resign_round_confirm(),
            Offer::ResignMatch if setup.is_duel() => words.board_resign_confirm(),
            Offer::ResignMatch => words.board_resign_seat_confirm(),
            Offer::Leave => words.board_leave_confirm(),
            Offer::Call => words.board_call_confirm(),
            Offer::Abort => words.board_abort_confirm(),
            _ => return None,
        }
        .into(),
    )
}
