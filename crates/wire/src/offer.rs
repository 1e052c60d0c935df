//! The shape of what a viewer can do now.

use std::borrow::Cow;

use rules::edition::AnswerRule;
use rules::pairing::Pin;
use rules::view::Offer;
use serde::{Deserialize, Serialize};
use strum::VariantArray;
use utoipa::ToSchema;

/// Something that the viewer can do now, with its limits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Offer)]
pub struct OfferShape {
    /// The words that the action begins with: `row`, `resign round` …
    pub action: Cow<'static, str>,
    /// The row that it is about, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<u8>,
    /// Of how many rows, or the most pins; the rows that can be corrected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u8>,
    /// False where there are no white pins; otherwise left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<bool>,
    /// Whether there are blue pins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blue: Option<bool>,
    /// The most pegs of each colour that may be withheld.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withhold: Option<u8>,
    /// Whether a claim is sure: no secret fits the answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sure: Option<bool>,
    /// Whether the secret must be uncovered now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<bool>,
    /// How many holes of a solution stay empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub empty: Option<u8>,
}

impl From<&Offer> for OfferShape {
    fn from(offer: &Offer) -> Self {
        let plain = |action| Self { action: Cow::Borrowed(action), ..Self::default() };
        match *offer {
            Offer::Secret { withhold } => Self { withhold, ..plain("secret") },
            Offer::Row { row, of } => Self { row: Some(row), of: Some(of), ..plain("row") },
            Offer::Answer { row, most, pins } => {
                Self { row: Some(row), of: Some(most), ..Self::answered_with(pins) }
            }
            Offer::Claim { nothing_fits } => Self { sure: Some(nothing_fits), ..plain("claim") },
            Offer::Uncover { due } => Self { due: Some(due), ..plain("uncover") },
            Offer::Solution { empty } => Self { empty: Some(empty), ..plain("solution") },
            Offer::ResignRound => plain("resign round"),
            Offer::ResignMatch => plain("resign match"),
            Offer::Abort => plain("abort"),
            Offer::PlayOn => plain("play on"),
            Offer::Leave => plain("leave"),
            Offer::Return => plain("return"),
            Offer::TakeBack => plain("take back"),
            Offer::Correct { rows } => Self { of: Some(rows), ..plain("correct") },
            Offer::Call => plain("call"),
            Offer::Pass => plain("pass"),
        }
    }
}

impl OfferShape {
    /// An answer's action, and which kinds of pins it may have. Rules with the same pins are told alike.
    fn answered_with(pins: &[Pin]) -> Self {
        let (mut white, mut blue) = (false, false);
        for pin in pins {
            match pin {
                // Every rule has them.
                Pin::Black => {}
                Pin::White => white = true,
                Pin::Blue => blue = true,
            }
        }
        let white = (!white).then_some(false);
        Self { action: Cow::Borrowed("answer"), white, blue: Some(blue), ..Self::default() }
    }

    /// The offer by the rules; none if it is not known here.
    pub fn read(&self) -> Option<Offer> {
        Some(match &*self.action {
            "secret" => Offer::Secret { withhold: self.withhold },
            "row" => Offer::Row { row: self.row?, of: self.of? },
            "answer" => {
                let kinds = |shape: &Self| (shape.white.unwrap_or(true), shape.blue);
                let mut known = AnswerRule::VARIANTS.iter().map(|rule| rule.pins());
                let pins = known.find(|pins| kinds(&Self::answered_with(pins)) == kinds(self))?;
                Offer::Answer { row: self.row?, most: self.of?, pins }
            }
            "claim" => Offer::Claim { nothing_fits: self.sure? },
            "uncover" => Offer::Uncover { due: self.due? },
            "solution" => Offer::Solution { empty: self.empty? },
            "resign round" => Offer::ResignRound,
            "resign match" => Offer::ResignMatch,
            "abort" => Offer::Abort,
            "play on" => Offer::PlayOn,
            "leave" => Offer::Leave,
            "return" => Offer::Return,
            "take back" => Offer::TakeBack,
            "correct" => Offer::Correct { rows: self.of? },
            "call" => Offer::Call,
            "pass" => Offer::Pass,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_says_which_pins_there_are() {
        for rule in AnswerRule::VARIANTS {
            let json = match rule {
                AnswerRule::Classic | AnswerRule::Marker => {
                    r#"{"action":"answer","row":2,"of":4,"blue":false}"#
                }
                AnswerRule::BlackOnly => r#"{"action":"answer","row":2,"of":4,"white":false,"blue":false}"#,
                AnswerRule::Pairs => r#"{"action":"answer","row":2,"of":4,"blue":true}"#,
            };
            let offer = Offer::Answer { row: 2, most: 4, pins: rule.pins() };
            let shape = OfferShape::from(&offer);
            assert_eq!(serde_json::to_string(&shape).expect("JSON"), json);
            let read: OfferShape = serde_json::from_str(json).expect("a shape");
            assert_eq!(read.read(), Some(offer));
        }
    }
}
