//! A round looked at row by row: what each row cost, luck, what was best, and the codes left as a plot.

use std::borrow::Cow;

use play::review::{self, InRows, Summary, Verdict};
use rules::view::PastRound;
use rules::{Code, Rules, Seat, View};
use wire::{Analysed, AnalysedRow, AnalysedSeat};
use words::{Decimal, Teller, Words};

use crate::piece::Piece;

/// A row.
pub(super) struct RowNote {
    /// Its number; none if it isn't a row.
    pub(super) number: String,
    pub(super) pieces: Vec<Piece>,
    pub(super) sentence: String,
    /// Secrets before and after.
    pub(super) left: String,
    pub(super) luck: String,
    /// What it cost, or the chance of a call.
    pub(super) price: String,
    pub(super) verdict: String,
    pub(super) best: Vec<Piece>,
}

/// A bar of the plot.
pub(super) struct Bar {
    pub(super) x: u32,
    pub(super) y: u32,
    pub(super) height: u32,
    pub(super) count: String,
    pub(super) label: String,
}

/// A round, analysed.
pub(super) struct Analysis {
    /// How well everybody played the match, in a sentence each.
    pub(super) players: Vec<String>,
    /// The accuracy of a match played solo.
    pub(super) accuracy: Option<u8>,
    /// What the round cost, and its luck.
    pub(super) sum: String,
    pub(super) rows: Vec<RowNote>,
    /// What the answers told, in bits, row by row.
    pub(super) bits: Vec<String>,
    pub(super) bars: Vec<Bar>,
    pub(super) wide: u32,
    /// The plot in words.
    pub(super) told: String,
    pub(super) stopped: bool,
}

impl Analysis {
    /// The analysis of a round; none if there is nothing to look at.
    pub(super) fn new(teller: &Teller<'_>, view: &View, round: &PastRound, told: &Analysed) -> Option<Self> {
        let words = teller.words();
        let analysed = told.rounds.iter().find(|one| one.round == round.number)?;
        let rows = &analysed.rows;
        let all = view.setup.rules().secrets().count();
        let counts: Vec<_> = std::iter::once(Some(all)).chain(rows.iter().map(|row| row.after)).collect();
        let bars = bars(words, &counts, all);
        let lost = InRows { rows: analysed.lost, exact: analysed.exact };
        let luck = InRows { rows: analysed.luck, exact: analysed.luck_exact };
        Some(Self {
            players: players(teller, view, told),
            accuracy: match summaries(told).as_slice() {
                [alone] => alone.accuracy,
                _ => None,
            },
            sum: [review::round_price(words, lost), review::luck(words, luck)].join(" "),
            rows: rows.iter().map(|row| note(words, view, row)).collect(),
            bits: rows.iter().filter_map(|row| bits(words, row)).collect(),
            wide: 24 + 56 * u32::try_from(bars.len()).unwrap_or(1),
            told: bars.iter().map(|bar| bar.count.as_str()).collect::<Vec<_>>().join("; "),
            bars,
            stopped: told.stopped,
        })
    }
}

/// How well everybody played. A player alone without a name needs none.
fn players(teller: &Teller<'_>, view: &View, told: &Analysed) -> Vec<String> {
    let summaries = summaries(told);
    match summaries.as_slice() {
        [alone] if view.setup.chairs().get(alone.seat.index()).is_some_and(|chair| chair.name.is_none()) => {
            alone.sentence(teller.words()).into_iter().collect()
        }
        several => review::players(teller, several),
    }
}

/// How everybody who placed rows played a match that was analysed.
pub(crate) fn summaries(told: &Analysed) -> Vec<Summary> {
    let played = told.seats.iter().filter(|seat| seat.rows > 0);
    let summary = |seat: &AnalysedSeat| Summary {
        seat: Seat::new(usize::from(seat.seat.saturating_sub(1))),
        rounds: seat.rounds,
        rows: seat.rows,
        accuracy: seat.accuracy,
        lost: InRows { rows: seat.lost, exact: seat.exact },
        luck: InRows { rows: seat.luck, exact: seat.luck_exact },
        perfect: told.perfect.map(|rows| InRows { rows, exact: told.perfect_exact }),
    };
    played.map(summary).collect()
}

/// What an answer was expected to tell, and what it told.
fn bits(words: Words, row: &AnalysedRow) -> Option<String> {
    let (expected, luck) = (row.chosen.as_ref()?.bits, row.luck_bits?);
    let decimal = |bits| Decimal::new(bits, 1);
    Some(words.analysis_bits_row().bits(decimal(expected + luck)).expected(decimal(expected)).row(row.row))
}

/// What is told of a row.
fn note(words: Words, view: &View, row: &AnalysedRow) -> RowNote {
    let rules = view.setup.rules();
    let code = |text: &str| rules.read_row(text).ok();
    let guess = row.guess.as_deref().and_then(code);
    let best = row.best.as_ref().and_then(|best| code(&best.guess));
    let lost = row.lost.map(|rows| InRows { rows, exact: row.exact });
    let luck = row.luck.filter(|_| row.answer.is_some());
    let luck = luck.map(|rows| InRows { rows, exact: row.luck_exact });
    let said = [(row.misfit, words.analysis_misfit()), (row.useless, words.analysis_useless())];
    let (verdict, best) = judged(words, rules, review::verdict(guess, best, row.lost), said);
    let count = |count: Option<u64>| count.map_or_else(|| "?".to_owned(), |count| words.number(count));
    let (pieces, sentence) = placed(words, rules, guess, row.row);
    RowNote {
        number: row.row.to_string(),
        pieces,
        sentence,
        left: words.analysis_before_after().after(count(row.after)).before(count(row.before)),
        luck: luck.map_or_else(String::new, |luck| review::luck(words, luck)),
        price: lost.and_then(|lost| review::price(words, lost)).unwrap_or_default(),
        verdict,
        best,
    }
}

/// A row in pieces and as a sentence; a forfeited one has no pieces.
pub(super) fn placed(words: Words, rules: &Rules, guess: Option<Code>, row: usize) -> (Vec<Piece>, String) {
    let pieces = guess.map_or_else(Vec::new, |guess| Piece::row(words, rules, guess));
    let code = guess.map_or_else(|| words.row_forfeited(), |guess| words.code(rules, guess).into());
    (pieces, words.row_told().code(code).row(row))
}

/// The remarks on a row, and the better row if there is one.
pub(super) fn judged(
    words: Words,
    rules: &Rules,
    verdict: Option<Verdict>,
    said: [(bool, Cow<'static, str>); 2],
) -> (String, Vec<Piece>) {
    let mut parts: Vec<_> = said.into_iter().filter(|(said, _)| *said).map(|(_, text)| text).collect();
    let mut better = Vec::new();
    match verdict {
        Some(Verdict::Best) => parts.push(words.analysis_was_best()),
        Some(Verdict::Better(best)) => {
            parts.push(words.analysis_best_alternative(words.code(rules, best)).into());
            better = Piece::row(words, rules, best);
        }
        None => {}
    }
    (parts.join(" "), better)
}

/// A height as whole pixels.
#[expect(clippy::cast_sign_loss, reason = "heights are not below zero")]
fn whole(height: f64) -> u32 {
    height.round() as u32
}

/// The bars of the plot: as high as the logarithm, so that the last few secrets can be seen beside thousands.
fn bars(words: Words, counts: &[Option<u64>], all: u64) -> Vec<Bar> {
    let full = f64::from(u32::try_from(all.max(2)).unwrap_or(u32::MAX)).ln();
    let bar = |(place, count): (u32, &Option<u64>)| {
        let known = count.unwrap_or(0);
        let share =
            if known == 0 { 0.0 } else { f64::from(u32::try_from(known).unwrap_or(u32::MAX)).ln() / full };
        // One secret is a low bar, none is none.
        let height = if known == 0 { 0 } else { 6 + whole(114.0 * share.clamp(0.0, 1.0)) };
        Bar {
            x: 20 + 56 * place,
            y: 140 - height,
            height,
            count: count.map_or_else(|| "?".to_owned(), |count| words.number(count)),
            label: if place == 0 { words.analysis_start().into() } else { place.to_string() },
        }
    };
    (0..).zip(counts).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn bars_fall_with_the_logarithm() {
        let bars = bars(Words::of(Language::English), &[Some(1296), Some(36), Some(1), Some(0), None], 1296);
        let heights: Vec<_> = bars.iter().map(|bar| bar.height).collect();
        assert_eq!(heights, [120, 63, 6, 0, 0]);
        assert_eq!((bars[0].count.as_str(), bars[4].count.as_str()), ("1,296", "?"));
    }
}
