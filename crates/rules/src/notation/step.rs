//! Actions in words: `row RGBY`, `answer 2b1w`, `resign round` …

use std::fmt::Write as _;

use super::action_fault::ActionFault;
use crate::action::Action;
use crate::answer::Hint;
use crate::commitment::unhex;
use crate::event::Hints;
use crate::rules::{HintsShown, Rules};
use crate::sealed::Sealed;
use crate::seat::{Actor, Seat};
use crate::secret::{Deal, MAX_COUNTED, Salt, Secret, Withheld};

/// The mark for a secret that the reader may not see.
pub(crate) const SEALED: &str = "(sealed)";

/// Whether hidden things are written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StepShown {
    /// As they are: for the match's keeper.
    Open,
    /// As "sealed".
    Covered,
}

/// The actions that are a word or two and nothing else.
const PLAIN: [Action; 11] = [
    Action::Claim,
    Action::ResignRound,
    Action::ResignMatch,
    Action::Abort,
    Action::PlayOn,
    Action::Leave,
    Action::Return,
    Action::TakeBack,
    Action::Call,
    Action::Pass,
    Action::Lapse(None),
];

impl Rules {
    /// An action as it is read again; of a secret or a deal, which only its keeper may read, nothing.
    pub fn write_action(&self, action: &Action) -> Option<String> {
        let sealed = matches!(action, Action::Secret(_) | Action::Deal(_) | Action::Lapse(Some(_)));
        (!sealed).then(|| self.show_action(action, StepShown::Covered))
    }

    pub(crate) fn show_action(&self, action: &Action, shown: StepShown) -> String {
        match action {
            Action::Secret(secret) => format!("secret {}", self.show_sealed(secret, shown)),
            Action::Row(code) => format!("row {}", self.show(*code)),
            Action::Answer(answer) => format!("answer {}", self.show_answer(*answer)),
            Action::Uncover(code) => format!("uncover {}", self.show(*code)),
            Action::Solution(code) => format!("solution {}", self.show(*code)),
            Action::Deal(deal) => match shown {
                StepShown::Covered => format!("deal {SEALED}"),
                StepShown::Open => {
                    let boards = &deal.open().boards;
                    let markers: Vec<_> =
                        boards.iter().map(|(marker, _)| self.show_marker(*marker)).collect();
                    let salts: Vec<_> = boards.iter().map(|(_, salt)| hex::encode(salt.0)).collect();
                    format!("deal {} salts {}", markers.join(" "), salts.join(" "))
                }
            },
            Action::Lapse(Some(secret)) => format!("lapse secret {}", self.show_sealed(secret, shown)),
            Action::Hints(hints) => format!("hints {hints}"),
            Action::Verdict(right) => format!("verdict {}", if *right { "right" } else { "wrong" }),
            Action::Markers(markers) => {
                let markers: Vec<_> = markers.iter().map(|marker| self.show_marker(*marker)).collect();
                format!("markers {}", markers.join(" "))
            }
            Action::Claim => "claim".to_owned(),
            Action::ResignRound => "resign round".to_owned(),
            Action::ResignMatch => "resign match".to_owned(),
            Action::Abort => "abort".to_owned(),
            Action::PlayOn => "play on".to_owned(),
            Action::Leave => "leave".to_owned(),
            Action::Return => "return".to_owned(),
            Action::TakeBack => "take back".to_owned(),
            Action::Correct { row, code, answer } => {
                format!("correct {row} {} {}", self.show(*code), self.show_answer(*answer))
            }
            Action::Call => "call".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Lapse(None) => "lapse".to_owned(),
        }
    }

    fn show_sealed(&self, secret: &Sealed<Secret>, shown: StepShown) -> String {
        match shown {
            StepShown::Covered => SEALED.to_owned(),
            StepShown::Open => {
                let secret = secret.open();
                format!("{} salt {}", self.show_promised(secret), hex::encode(secret.salt.0))
            }
        }
    }

    /// Reads an action, or says what is wrong with it.
    pub fn read_action(&self, text: &str) -> Result<Action, ActionFault> {
        let plain = PLAIN.into_iter().find(|action| self.show_action(action, StepShown::Open) == text);
        if let Some(action) = plain {
            return Ok(action);
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let unknown = || ActionFault::NotAnAction { text: text.to_owned() };
        match word {
            "secret" => self.read_sealed(rest).map(Action::Secret),
            "row" => Ok(Action::Row(self.read_row(rest)?)),
            "correct" => {
                let mut words = rest.splitn(2, ' ');
                let row = words.next().and_then(|row| row.parse().ok()).ok_or_else(unknown)?;
                let (code, answer) =
                    words.next().and_then(|rest| rest.rsplit_once(' ')).ok_or_else(unknown)?;
                Ok(Action::Correct { row, code: self.read_row(code)?, answer: self.read_answer(answer)? })
            }
            "answer" => Ok(Action::Answer(self.read_answer(rest)?)),
            "uncover" => Ok(Action::Uncover(self.read_secret(rest)?)),
            "solution" => Ok(Action::Solution(self.read_secret(rest)?)),
            "deal" => self.read_deal(rest),
            "lapse" => match rest.strip_prefix("secret ") {
                Some(secret) => self.read_sealed(secret).map(|secret| Action::Lapse(Some(secret))),
                None => Err(unknown()),
            },
            "hints" => self.read_hints(rest).map(Action::Hints),
            "verdict" => match rest {
                "right" => Ok(Action::Verdict(true)),
                "wrong" => Ok(Action::Verdict(false)),
                _ => Err(ActionFault::Verdict { text: rest.to_owned() }),
            },
            "markers" => {
                let markers = rest.split(' ').map(|marker| self.read_marker(marker));
                let markers: Result<Vec<_>, _> = markers.collect();
                Ok(Action::Markers(markers?))
            }
            _ => Err(unknown()),
        }
    }

    fn read_sealed(&self, text: &str) -> Result<Sealed<Secret>, ActionFault> {
        let Some((promised, salt)) = text.rsplit_once(" salt ") else {
            return Err(ActionFault::SaltMissing);
        };
        let salt = read_salt(salt)?;
        let (code, withheld) = match promised.split_once(" withheld ") {
            Some((code, withheld)) if self.counts_pegs() => (code, self.read_withheld(withheld)?),
            None if self.counts_pegs() => return Err(ActionFault::WithheldMissing),
            Some(_) => return Err(ActionFault::PegsNotCounted),
            None => (promised, Withheld::default()),
        };
        let code = self.read_secret(code)?;
        Ok(Sealed::new(Secret { code, withheld, salt }))
    }

    /// Reads withheld pegs, `R1Y2` or `none`.
    pub fn read_withheld(&self, text: &str) -> Result<Withheld, ActionFault> {
        let wrong = || {
            let letters: String = self.palette().symbols.iter().map(|symbol| symbol.letter).collect();
            ActionFault::Withheld { text: text.to_owned(), letters }
        };
        let mut withheld = Withheld::default();
        if text == "none" {
            return Ok(withheld);
        }
        let mut letters = text.chars().filter(|c| !c.is_whitespace());
        let mut any = false;
        while let Some(letter) = letters.next() {
            let symbols = self.palette().symbols.iter().take(MAX_COUNTED);
            let colour = symbols.map(|symbol| symbol.letter).position(|l| l == letter.to_ascii_uppercase());
            let pegs = letters.next().and_then(|c| c.to_digit(10)).filter(|pegs| (1..=2).contains(pegs));
            let (Some(colour), Some(pegs)) = (colour, pegs) else { return Err(wrong()) };
            if withheld.0[colour] != 0 {
                return Err(wrong());
            }
            withheld.0[colour] = pegs as u8;
            any = true;
        }
        if any { Ok(withheld) } else { Err(wrong()) }
    }

    /// Reads the hints to a group's row, by player or as totals.
    fn read_hints(&self, text: &str) -> Result<Hints, ActionFault> {
        if self.hints_shown() != HintsShown::Totals {
            return read_player_hints(text).map(Hints::ByPlayer);
        }
        let answer = self.read_answer(text)?;
        Ok(Hints::Totals { black: answer.black, white: answer.white })
    }

    fn read_deal(&self, text: &str) -> Result<Action, ActionFault> {
        let Some((markers, salts)) = text.split_once(" salts ") else {
            return Err(ActionFault::SaltsMissing);
        };
        let markers: Result<Vec<_>, _> = markers.split(' ').map(|marker| self.read_marker(marker)).collect();
        let markers = markers?;
        let salts: Vec<_> = salts.split(' ').map(read_salt).collect::<Result<_, _>>()?;
        if markers.len() != salts.len() {
            return Err(ActionFault::SaltCount { markers: markers.len(), salts: salts.len() });
        }
        Ok(Action::Deal(Sealed::new(Deal { boards: markers.into_iter().zip(salts).collect() })))
    }
}

fn read_salt(text: &str) -> Result<Salt, ActionFault> {
    unhex(text).map(Salt).ok_or_else(|| ActionFault::Salt { text: text.to_owned() })
}

/// Hints by player: `2:b 3:w- 4:-`.
pub(crate) fn show_player_hints(hints: &[(Seat, Vec<Hint>)]) -> String {
    let mut text = String::new();
    for (seat, hints) in hints {
        if !text.is_empty() {
            text.push(' ');
        }
        let _ = write!(text, "{}:", seat.number());
        text.extend(hints.iter().map(|hint| hint.letter()));
    }
    text
}

fn read_player_hints(text: &str) -> Result<Vec<(Seat, Vec<Hint>)>, ActionFault> {
    let wrong = || ActionFault::Hints { text: text.to_owned() };
    text.split(' ')
        .map(|player| {
            let (seat, hints) = player.split_once(':').ok_or_else(wrong)?;
            let seat = read_seat_number(seat).ok_or_else(wrong)?;
            let hints: Option<Vec<_>> = hints.chars().map(Hint::find).collect();
            Ok((seat, hints.filter(|hints| !hints.is_empty()).ok_or_else(wrong)?))
        })
        .collect()
}

/// A seat's number from 1, one digit.
pub(crate) fn read_seat_number(text: &str) -> Option<Seat> {
    let digit = text.strip_prefix(|c: char| ('1'..='9').contains(&c)).filter(|rest| rest.is_empty());
    digit.and_then(|_| text.parse::<usize>().ok()).map(|number| Seat::new(number - 1))
}

/// Who acts: `seat 2` or `table`; with what follows.
pub fn read_actor(text: &str) -> Option<(Actor, &str)> {
    if let Some(rest) = text.strip_prefix("table ") {
        return Some((Actor::Table, rest));
    }
    let (seat, rest) = text.strip_prefix("seat ")?.split_once(' ')?;
    Some((Actor::Seat(read_seat_number(seat)?), rest))
}
