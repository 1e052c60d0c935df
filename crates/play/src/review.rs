//! A finished match, ready to show: what each row cost and left, what was luck, how well everybody played, and what
//! would have been better.
//!
//! Both terminals, `replay` and the pages use these words for how a row, a round or a match was played.

use rules::view::{PastRound, View};
use rules::{Code, Match, Rules};
use solver::advice::{Count, Limits};
use solver::analysis::{Analyst, GroupAnalysis, MatchAnalysis, RoundAnalysis, RowAnalysis};
use solver::computer::Mind;
use solver::group::MarkerKernel;
use solver::kernel::Backend;
use words::{Decimal, Teller, Words};

use crate::sheet::AgreedRound;

mod summary;

pub use solver::analysis::InRows;
pub use summary::{Fortune, Summary};

/// A smaller loss doesn't show: numbers have at most two decimal places.
const NO_LOSS: f64 = 0.005;

/// Decimal places of a number of rows.
const PLACES: u8 = 2;

/// The verdict on a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing would have been better.
    Best,
    /// This would have been better.
    Better(Code),
}

/// Whether a loss (in rows, or bits in a group) is large enough to show. Everything that shows a loss asks here.
pub fn is_loss(lost: f64) -> bool {
    lost >= NO_LOSS
}

/// The verdict on a row, given the best one and the loss against it; nothing if that isn't known.
pub fn verdict(guess: Option<Code>, best: Option<Code>, lost: Option<f64>) -> Option<Verdict> {
    let (guess, best, lost) = (guess?, best?, lost?);
    if !is_loss(lost) {
        return Some(Verdict::Best);
    }
    (best != guess).then_some(Verdict::Better(best))
}

/// The verdict on an analysed row.
pub fn verdict_of(row: &RowAnalysis) -> Option<Verdict> {
    verdict(row.guess, row.best.map(|best| best.guess), row.lost().map(|lost| lost.rows))
}

/// A number with its sign; one that rounds to zero has none.
pub fn signed(words: Words, number: f64, places: u8) -> String {
    let text = words.decimal(Decimal::new(number, places));
    if number > 0.0 && text != words.decimal(Decimal::new(0.0, places)) { format!("+{text}") } else { text }
}

/// What a row cost; nothing if that is too little to show.
pub fn price(words: Words, lost: InRows) -> Option<String> {
    let say = if lost.exact { Words::review_lost } else { Words::review_lost_about };
    is_loss(lost.rows).then(|| say(words, Decimal::new(lost.rows, PLACES)))
}

/// What a round cost.
pub fn round_price(words: Words, lost: InRows) -> String {
    let say = if lost.exact { Words::review_round_lost } else { Words::review_round_lost_about };
    if is_loss(lost.rows) {
        say(words, Decimal::new(lost.rows, PLACES))
    } else {
        words.review_round_perfect().into()
    }
}

/// Luck, of a row or of a round.
pub fn luck(words: Words, luck: InRows) -> String {
    let rows = signed(words, luck.rows, PLACES);
    if luck.exact { words.review_luck(rows) } else { words.review_luck_about(rows) }
}

/// A number of rows where there is little room, with `~` before an estimate.
pub fn brief(words: Words, rows: InRows, sign: bool) -> String {
    let number =
        if sign { signed(words, rows.rows, PLACES) } else { words.decimal(Decimal::new(rows.rows, PLACES)) };
    if rows.exact { number } else { format!("~{number}") }
}

/// How every round of a match that has ended was played, and how well everybody did.
pub fn analysed_match(view: &View, mind: &Mind<'_>) -> Option<MatchAnalysis> {
    let limits = Limits { ahead: Some(Limits::FAR), ..Limits::default() };
    mind.advisor().and_then(|advisor| Analyst::new(advisor).game(view, limits).ok())
}

/// A sentence about everybody who placed rows, with their names.
pub fn players(teller: &Teller<'_>, summaries: &[Summary]) -> Vec<String> {
    let words = teller.words();
    let sentence = |summary: &Summary| Some((summary.seat, summary.sentence(words)?));
    let told = summaries.iter().filter_map(sentence);
    let name = |seat| teller.name_or_you(seat);
    told.map(|(seat, sentence)| words.review_player().name(name(seat)).sentence(sentence)).collect()
}

/// How a group's game was played; nothing for another game or one that isn't over.
pub fn analysed_group(game: &Match) -> Option<GroupAnalysis> {
    let kernel = MarkerKernel::new(game.setup().rules(), Backend::best())?;
    GroupAnalysis::of(&kernel, game)
}

/// The plot of a round: how many secrets fitted before the first row and after each.
pub fn secrets_left(round: &RoundAnalysis) -> Vec<u64> {
    let first = round.rows.first().map(|row| row.before.at_least());
    first.into_iter().chain(round.rows.iter().map(|row| row.after.at_least())).collect()
}

/// The plot of a group: how many secrets each seat had to consider after each row.
pub fn secrets_left_in_group(game: &GroupAnalysis) -> Vec<Vec<u64>> {
    let after = |place: usize| game.rows.iter().filter_map(move |row| row.after.get(place));
    (0..game.seats.len()).map(|place| after(place).map(|known| known.secrets as u64).collect()).collect()
}

/// How a round was played, in sentences: the one with this number, or the last one. For a finished group, the whole
/// game.
pub fn sentences(
    words: Words,
    view: &View,
    game: Option<&Match>,
    round: &str,
    mind: &Mind<'_>,
) -> Vec<String> {
    let rules = view.setup.rules();
    if let Some(analysed) = game.and_then(analysed_group) {
        return group(words, &words.at(&view.setup, view.viewer), rules, &analysed);
    }
    let past = match round.trim().parse::<u32>() {
        // If a round was played again, the last time counts.
        Ok(number) => view.past.iter().rfind(|past| AgreedRound::of(view, past.number).number == number),
        Err(_) => view.past.last(),
    };
    let Some(past) = past else { return vec![words.problem_nothing_to_analyse().into()] };
    rounds(words, view, mind, |one| one.number == past.number)
}

/// How every round of a match was played, in sentences; for a finished group, the whole game.
pub fn whole(words: Words, view: &View, game: &Match, mind: &Mind<'_>) -> Vec<String> {
    match analysed_group(game) {
        Some(analysed) => group(words, &words.at(&view.setup, view.viewer), view.setup.rules(), &analysed),
        None if view.past.is_empty() => vec![words.problem_nothing_to_analyse().into()],
        None => rounds(words, view, mind, |_| true),
    }
}

/// How well everybody played, and how some of the rounds were played.
fn rounds(words: Words, view: &View, mind: &Mind<'_>, told: impl Fn(&PastRound) -> bool) -> Vec<String> {
    let Some(analysed) = analysed_match(view, mind) else { return vec![words.prompt_unknown_fit().into()] };
    let mut lines = players(&words.at(&view.setup, view.viewer), &Summary::all(&analysed));
    for (past, round) in view.past.iter().zip(&analysed.rounds).filter(|(past, _)| told(past)) {
        lines.extend(self::round(words, view, past, round));
    }
    lines
}

/// How a round was played, row by row, in sentences.
pub fn round(words: Words, view: &View, past: &PastRound, round: &RoundAnalysis) -> Vec<String> {
    let rules = view.setup.rules();
    let count = |count: Count| match count {
        Count::Exactly(count) => words.number(count),
        Count::MoreThan(count) => words.review_more(count),
        Count::Unknown => words.review_unknown().into(),
    };
    let mut lines = vec![words.review_round(AgreedRound::of(view, past.number).number)];
    for row in &round.rows {
        let Some(code) = row.guess else {
            lines.push(words.review_lapsed(row.row));
            continue;
        };
        let left = words
            .review_row()
            .after(count(row.after))
            .before(count(row.before))
            .code(words.typed(rules, code))
            .row(row.row);
        let luck = row.luck().filter(|_| row.answer.is_some()).map(|value| luck(words, value));
        let price = row.lost().and_then(|lost| price(words, lost));
        let misfit = row.is_misfit().then(|| words.analysis_misfit().into_owned());
        let useless = row.is_useless().then(|| words.analysis_useless().into_owned());
        let verdict = verdict_of(row).map(|verdict| match verdict {
            Verdict::Best => words.analysis_was_best().into(),
            Verdict::Better(best) => words.analysis_best_alternative(words.typed(rules, best)),
        });
        let parts = [Some(left), luck, misfit, useless, price, verdict];
        lines.push(parts.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }
    if !round.rows.is_empty() {
        lines.push([round_price(words, round.lost()), luck(words, round.luck())].join(" "));
    }
    lines.extend(past.secret.map(|secret| words.board_secret_was(words.typed(rules, secret))));
    lines
}

/// How a group's game was played, row by row, in sentences.
pub fn group(words: Words, teller: &Teller<'_>, rules: &Rules, game: &GroupAnalysis) -> Vec<String> {
    let mut lines = vec![words.review_game().into_owned()];
    let calls = |after: usize| {
        game.calls.iter().filter(move |call| call.after == after).filter_map(|call| {
            let name = teller.name(call.by);
            if call.passed {
                return Some(words.review_passed(name));
            }
            let chance = words.percent(call.chance?, 1);
            Some(words.review_call().chance(chance).code(words.typed(rules, call.given?)).name(name))
        })
    };
    lines.extend(calls(0));
    for (row, number) in game.rows.iter().zip(1..) {
        let name = teller.name(row.by);
        lines.push(match row.guess {
            None => words.review_group_lapsed(name),
            Some(code) => {
                let left = row.after.iter().zip(&game.seats).map(|(known, seat)| {
                    words.review_group_seat().count(known.secrets).name(teller.name(seat.seat))
                });
                let left = words.list(&left.collect::<Vec<_>>());
                let line = words.review_group_row().code(words.typed(rules, code)).left(left).name(name);
                match verdict(row.guess, row.best.map(|best| best.row), row.lost()) {
                    Some(Verdict::Better(best)) => {
                        format!("{line} {}", words.analysis_best_alternative(words.typed(rules, best)))
                    }
                    Some(Verdict::Best) | None => line,
                }
            }
        });
        lines.extend(calls(number));
    }
    lines.push(words.board_secret_was(words.typed(rules, game.secret)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn what_is_rounded_to_nothing_has_no_sign() {
        let english = Words::of(Language::English);
        for (number, text) in [
            (0.0, "0.00"),
            (-0.0, "0.00"),
            (0.004, "0.00"),
            (-0.004, "0.00"),
            (0.006, "+0.01"),
            (-0.26, "−0.26"),
            (2.0, "+2.00"),
        ] {
            assert_eq!(signed(english, number, PLACES), text, "{number}");
        }
        assert_eq!(signed(Words::of(Language::German), 0.5, 1), "+0,5");
    }

    #[test]
    fn estimates_are_marked() {
        let english = Words::of(Language::English);
        let [exact, about] = [true, false].map(|exact| InRows { rows: 0.534, exact });
        assert_eq!(price(english, exact).as_deref(), Some("Lost 0.53 rows."));
        assert_eq!(price(english, about).as_deref(), Some("Lost about 0.53 rows."));
        assert_eq!(price(english, InRows { rows: 0.004, exact: true }), None);
        assert_eq!(round_price(english, exact), "0.53 rows behind perfect play.");
        assert_eq!(round_price(english, InRows { rows: 0.0, exact: true }), "Perfect play: no rows lost.");
        assert_eq!(luck(english, about), "Luck: about +0.53 rows.");
        assert_eq!(
            (brief(english, exact, true), brief(english, about, false)),
            ("+0.53".into(), "~0.53".into())
        );
        let french = Words::of(Language::French);
        assert_eq!(price(french, exact).as_deref(), Some("0,53 rangée perdue."));
        assert_eq!(
            price(french, InRows { rows: 2.0, exact: true }).as_deref(),
            Some("2,00 rangées perdues.")
        );
    }

    #[test]
    fn a_loss_that_nobody_could_see_is_none() {
        let [one, other] = [[0, 1], [1, 0]].map(|symbols| Code::new(&symbols));
        let said = |best, lost| verdict(Some(one), Some(best), lost);
        assert_eq!(said(other, Some(0.0049)), Some(Verdict::Best));
        assert_eq!(said(other, Some(NO_LOSS)), Some(Verdict::Better(other)));
        assert_eq!(said(one, Some(1.0)), None, "the best row loses nothing against itself");
        assert_eq!(said(other, None), None);
    }
}
