//! The JSON shape of an analysis.

use rules::Rules;
use rules::view::View;
use serde::{Deserialize, Serialize};
use solver::advice::Count;
use solver::analysis::{GroupAnalysis, MatchAnalysis, RowAnalysis, SeatSummary};
use utoipa::ToSchema;

use super::advised::GuessShape;
use super::grouped::AnalysedGroup;

/// Rounds that have ended, looked at row by row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Analysed {
    /// The rounds.
    pub rounds: Vec<AnalysedRound>,
    /// What the seats did as breakers.
    pub seats: Vec<AnalysedSeat>,
    /// Rows that the best known play takes for a secret of this game on average, if that is known.
    pub perfect: Option<f64>,
    /// Whether that is proven: no play takes fewer.
    pub perfect_exact: bool,
    /// A group's game, which has no rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<AnalysedGroup>,
    /// Whether time ran out before all was looked at as closely as it should.
    pub stopped: bool,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AnalysedRound {
    /// Its number, from 1.
    pub round: u32,
    /// Its secret, if it is known.
    pub secret: Option<String>,
    /// The row whose answer first left no secret that fits.
    pub impossible: Option<usize>,
    /// Rows lost to perfect play, summed.
    pub lost: f64,
    /// Whether that is proven, and not estimated.
    pub exact: bool,
    /// Rows that the answers saved against their expectation, summed. Where both are exact and the round was solved, rows
    /// used − `perfect` = `lost` − `luck`.
    pub luck: f64,
    /// Whether that is proven, and not estimated.
    pub luck_exact: bool,
    /// Rows that perfect play takes on average from the start, as well as it is known.
    pub perfect: Option<f64>,
    /// Its rows.
    pub rows: Vec<AnalysedRow>,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AnalysedRow {
    /// Which row, from 1.
    pub row: usize,
    /// The seat that placed it.
    pub by: u8,
    /// Its code; none if the time ran out.
    pub guess: Option<String>,
    /// Its answer.
    pub answer: Option<String>,
    /// The right answer, if the one given was wrong.
    pub right: Option<String>,
    /// Secrets that fitted before it, if they could be counted.
    pub before: Option<u64>,
    /// Secrets that fitted after it, if they could be counted.
    pub after: Option<u64>,
    /// What the guess was worth.
    pub chosen: Option<GuessShape>,
    /// The best guess there was.
    pub best: Option<GuessShape>,
    /// Whether no guess could have been better.
    pub proven: bool,
    /// What the row cost: rows to come with it and its best continuation, less those with the best row.
    pub lost: Option<f64>,
    /// Whether that is proven, and not estimated.
    pub exact: bool,
    /// Rows that the answer saved against its expectation.
    pub luck: Option<f64>,
    /// Whether that is proven, and not estimated.
    pub luck_exact: bool,
    /// What the answer told beyond what was expected, in bits.
    pub luck_bits: Option<f64>,
    /// Rows to come after the answer with perfect play, as well as it is known.
    pub to_come: Option<f64>,
    /// Whether the guess couldn't be the secret, though it could have been known.
    pub misfit: bool,
    /// Whether its answer could be known before it was given.
    pub useless: bool,
}

/// A seat's rows, summed up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AnalysedSeat {
    /// The seat.
    pub seat: u8,
    /// Rounds in which it placed a row.
    pub rounds: u32,
    /// Rows it placed.
    pub rows: u32,
    /// Secrets found.
    pub solved: u32,
    /// Guesses that couldn't be the secret.
    pub misfits: u32,
    /// Guesses whose answer could be known before.
    pub useless: u32,
    /// How well it played, from 0 to 100: 100 is perfect play, about 70 random rows that fit, about 0 rows at random.
    /// Nothing if no row could be judged.
    pub accuracy: Option<u8>,
    /// Rows lost to perfect play, summed.
    pub lost: f64,
    /// Whether that is proven, and not estimated.
    pub exact: bool,
    /// Rows that the answers saved against their expectation, summed.
    pub luck: f64,
    /// Whether that is proven, and not estimated.
    pub luck_exact: bool,
    /// What the answers told beyond what was expected, in bits.
    pub luck_bits: f64,
}

impl Analysed {
    /// An analysis as it is told.
    pub fn of(view: &View, analysis: &MatchAnalysis, stopped: bool) -> Self {
        let rules = view.setup.rules();
        let row = |row: &RowAnalysis| AnalysedRow {
            row: row.row,
            by: row.by.number(),
            guess: row.guess.map(|code| rules.show(code)),
            answer: row.answer.map(|answer| rules.show_answer(answer)),
            right: row.right.map(|answer| rules.show_answer(answer)),
            before: exactly(row.before),
            after: exactly(row.after),
            chosen: row.chosen.as_ref().map(|weighed| GuessShape::of(rules, weighed)),
            best: row.best.as_ref().map(|weighed| GuessShape::of(rules, weighed)),
            proven: row.proven,
            lost: row.lost().map(|lost| lost.rows),
            exact: row.lost().is_some_and(|lost| lost.exact),
            luck: row.luck().map(|luck| luck.rows),
            luck_exact: row.luck().is_some_and(|luck| luck.exact),
            luck_bits: row.luck_in_bits(),
            to_come: row.to_come.map(|to_come| to_come.rows.mean()),
            misfit: row.is_misfit(),
            useless: row.is_useless(),
        };
        let rounds = view.past.iter().zip(&analysis.rounds).map(|(past, round)| AnalysedRound {
            round: past.number,
            secret: round.secret.map(|code| rules.show(code)),
            impossible: round.impossible,
            lost: round.lost().rows,
            exact: round.lost().exact,
            luck: round.luck().rows,
            luck_exact: round.luck().exact,
            perfect: round.perfect().map(|perfect| perfect.rows),
            rows: round.rows.iter().map(row).collect(),
        });
        let seat = |seat: &SeatSummary| AnalysedSeat {
            seat: seat.seat.number(),
            rounds: seat.rounds,
            rows: seat.rows,
            solved: seat.solved,
            misfits: seat.misfits,
            useless: seat.useless,
            accuracy: seat.accuracy(),
            lost: seat.lost.rows,
            exact: seat.lost.exact,
            luck: seat.luck.rows,
            luck_exact: seat.luck.exact,
            luck_bits: seat.luck_in_bits(),
        };
        Self {
            rounds: rounds.collect(),
            seats: analysis.seats.iter().map(seat).collect(),
            perfect: analysis.perfect.map(|perfect| perfect.rows),
            perfect_exact: analysis.perfect.is_some_and(|perfect| perfect.exact),
            group: None,
            stopped,
        }
    }

    /// An analysis of a group as it is told.
    pub fn group(rules: &Rules, analysis: &GroupAnalysis) -> Self {
        let group = Some(AnalysedGroup::of(rules, analysis));
        Self {
            rounds: Vec::new(),
            seats: Vec::new(),
            perfect: None,
            perfect_exact: false,
            group,
            stopped: analysis.stopped,
        }
    }
}

fn exactly(count: Count) -> Option<u64> {
    match count {
        Count::Exactly(count) => Some(count),
        Count::MoreThan(_) | Count::Unknown => None,
    }
}
