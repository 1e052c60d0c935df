//! A round looked at row by row: luck, skill, what was best, and the secrets left as a plot.

use std::borrow::Cow;

use play::review::{self, Verdict};
use rules::view::PastRound;
use rules::{Rules, View};
use wire::{Analysed, AnalysedRow};
use words::{Decimal, Words};

use crate::piece::Piece;

/// A row.
pub(super) struct RowNote {
    /// Its number; nothing of what is no row.
    pub(super) number: String,
    pub(super) pieces: Vec<Piece>,
    pub(super) sentence: String,
    /// Secrets before and after.
    pub(super) left: String,
    pub(super) luck: String,
    pub(super) skill: String,
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
    pub(super) rows: Vec<RowNote>,
    pub(super) bars: Vec<Bar>,
    pub(super) wide: u32,
    /// The plot in words.
    pub(super) told: String,
    pub(super) stopped: bool,
}

impl Analysis {
    /// The analysis of a round; none if there is nothing to look at.
    pub(super) fn new(words: Words, view: &View, round: &PastRound, told: &Analysed) -> Option<Self> {
        let rows = told.rounds.iter().find(|one| one.round == round.number).map(|one| &one.rows)?;
        let all = view.setup.rules().secrets().count();
        let counts: Vec<_> = std::iter::once(Some(all)).chain(rows.iter().map(|row| row.after)).collect();
        let bars = bars(words, &counts, all);
        Some(Self {
            rows: rows.iter().map(|row| note(words, view, row)).collect(),
            wide: 24 + 56 * u32::try_from(bars.len()).unwrap_or(1),
            told: bars.iter().map(|bar| bar.count.as_str()).collect::<Vec<_>>().join("; "),
            bars,
            stopped: told.stopped,
        })
    }
}

/// What is told of a row.
fn note(words: Words, view: &View, row: &AnalysedRow) -> RowNote {
    let rules = view.setup.rules();
    let code = |text: &str| rules.read_row(text).ok();
    let guess = row.guess.as_deref().and_then(code);
    let best = row.best.as_ref().and_then(|best| code(&best.guess));
    // The rows that it lost are told like for like; the two means may be a proven one and an estimate.
    let share = row
        .lost
        .zip(row.best.as_ref())
        .map(|(lost, best)| if best.rows > 0.0 { best.rows / (best.rows + lost) } else { 1.0 });
    let said = [(row.misfit, words.analysis_misfit()), (row.useless, words.analysis_useless())];
    let (verdict, best) = judged(words, rules, review::verdict(guess, best, row.lost), said);
    let skill = share.map(|share| words.analysis_skill_value(words.decimal(Decimal::new(100.0 * share, 0))));
    let count = |count: Option<u64>| count.map_or_else(|| "?".to_owned(), |count| words.number(count));
    RowNote {
        number: row.row.to_string(),
        pieces: guess.map_or_else(Vec::new, |guess| Piece::row(rules, guess)),
        sentence: guess.map_or_else(
            || words.row_told(words.row_forfeited(), row.row),
            |guess| words.row_told(words.code(rules, guess), row.row),
        ),
        left: words.analysis_before_after(count(row.after), count(row.before)),
        luck: luck(words, row.luck),
        skill: skill.unwrap_or_default(),
        verdict,
        best,
    }
}

/// What is said of a row beside its numbers, and the row that would have been better.
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
            better = Piece::row(rules, best);
        }
        None => {}
    }
    (parts.join(" "), better)
}

/// Luck in words; nothing where it is not known.
pub(super) fn luck(words: Words, luck: Option<f64>) -> String {
    luck.map_or_else(String::new, |luck| words.analysis_luck_value(review::luck(words, luck)))
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
            label: if place == 0 { String::new() } else { place.to_string() },
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
