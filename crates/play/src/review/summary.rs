//! How somebody played a match, in a few numbers and one sentence.

use rules::Seat;
use solver::analysis::{InRows, MatchAnalysis};
use strum::IntoStaticStr;
use words::{Decimal, Words};

use super::PLACES;

/// How somebody played a match as a breaker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// The seat.
    pub seat: Seat,
    /// Rounds in which it placed a row.
    pub rounds: u32,
    /// Rows it placed, lapsed ones included.
    pub rows: u32,
    /// How well it played, from 0 to 100; nothing if no row could be judged.
    pub accuracy: Option<u8>,
    /// Rows lost to perfect play.
    pub lost: InRows,
    /// Rows that answers saved against their expectation.
    pub luck: InRows,
    /// Rows that the best known play takes for a secret of the game on average; exact if it is perfect.
    pub perfect: Option<InRows>,
}

/// Luck as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Fortune {
    /// The answers beat expectation by far.
    VeryLucky,
    /// They beat it.
    Lucky,
    /// They beat it by a little.
    ALittleLucky,
    /// They were as expected.
    Even,
    /// They fell short by a little.
    ALittleUnlucky,
    /// They fell short.
    Unlucky,
    /// They fell far short.
    VeryUnlucky,
}

/// The least luck that counts as a little, as luck, and as much luck, in rows of a single round. A round of the
/// original deviates by about 0.7.
const LEVELS: [f64; 3] = [0.15, 0.7, 1.4];

impl Fortune {
    /// What an amount of luck is called over a number of rounds: luck spreads with their square root.
    pub fn of(luck: f64, rounds: u32) -> Self {
        let strayed = luck / f64::from(rounds.max(1)).sqrt();
        let level = LEVELS.iter().filter(|level| strayed.abs() >= **level).count();
        match (level, strayed > 0.0) {
            (1, true) => Self::ALittleLucky,
            (1, false) => Self::ALittleUnlucky,
            (2, true) => Self::Lucky,
            (2, false) => Self::Unlucky,
            (3, true) => Self::VeryLucky,
            (3, false) => Self::VeryUnlucky,
            _ => Self::Even,
        }
    }

    /// What the word files call it.
    fn key(self) -> &'static str {
        self.into()
    }
}

impl Summary {
    /// Everybody who placed a row.
    pub fn all(analysis: &MatchAnalysis) -> Vec<Self> {
        let played = analysis.seats.iter().filter(|seat| seat.rows > 0);
        let summary = |seat: &solver::analysis::SeatSummary| Self {
            seat: seat.seat,
            rounds: seat.rounds,
            rows: seat.rows,
            accuracy: seat.accuracy(),
            lost: seat.lost,
            luck: seat.luck,
            perfect: analysis.perfect,
        };
        played.map(summary).collect()
    }

    /// Luck as a word.
    pub fn fortune(&self) -> Fortune {
        Fortune::of(self.luck.rows, self.rounds)
    }

    /// “Accuracy 96, a little lucky; perfect play averages 4.34 rows.” Nothing if no row could be judged.
    pub fn sentence(&self, words: Words) -> Option<String> {
        let accuracy = self.accuracy?;
        let fortune = self.fortune().key();
        Some(match self.perfect {
            None => words.review_accuracy().accuracy(accuracy).fortune(fortune),
            Some(InRows { rows, exact }) => {
                let rows = Decimal::new(rows, PLACES);
                if exact {
                    words.review_accuracy_perfect().accuracy(accuracy).fortune(fortune).perfect(rows)
                } else {
                    words.review_accuracy_best().accuracy(accuracy).fortune(fortune).perfect(rows)
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn summary(luck: f64, perfect: Option<InRows>) -> Summary {
        let lost = InRows { rows: 0.1, exact: true };
        let luck = InRows { rows: luck, exact: true };
        Summary { seat: Seat::new(1), rounds: 1, rows: 4, accuracy: Some(96), lost, luck, perfect }
    }

    #[test]
    fn one_plain_sentence_tells_how_a_match_was_played() {
        let perfect = Some(InRows { rows: 5625.0 / 1296.0, exact: true });
        let said = |luck, perfect, language| summary(luck, perfect).sentence(Words::of(language));
        let said = |luck, perfect, language| said(luck, perfect, language).expect("judged rows");
        assert_eq!(
            said(0.4, perfect, Language::English),
            "Accuracy 96, a little lucky; perfect play averages 4.34 rows."
        );
        assert_eq!(
            said(-2.0, perfect, Language::German),
            "Genauigkeit 96, sehr viel Pech; perfektes Spiel braucht im Schnitt 4,34 Reihen."
        );
        assert_eq!(said(0.0, None, Language::English), "Accuracy 96, neither lucky nor unlucky.");
        let known = Some(InRows { rows: 5.464, exact: false });
        assert_eq!(
            said(0.7, known, Language::English),
            "Accuracy 96, lucky; the best known play averages 5.46 rows."
        );
        let unjudged = Summary { accuracy: None, ..summary(0.0, perfect) };
        assert_eq!(unjudged.sentence(Words::of(Language::English)), None);
    }

    #[test]
    fn luck_is_called_by_how_far_it_strays() {
        for (luck, rounds, fortune) in [
            (0.1, 1, Fortune::Even),
            (0.2, 1, Fortune::ALittleLucky),
            (0.2, 4, Fortune::Even),
            (-0.7, 1, Fortune::Unlucky),
            (-0.7, 4, Fortune::ALittleUnlucky),
            (9.0, 4, Fortune::VeryLucky),
            (-9.0, 4, Fortune::VeryUnlucky),
        ] {
            assert_eq!(Fortune::of(luck, rounds), fortune, "{luck} in {rounds}");
        }
    }
}
