//! A match that is over, ready to show: what each row left, luck, loss, and what would have been better.

use rules::view::{PastRound, View};
use rules::{Code, Match, Rules};
use solver::advice::{Count, Limits};
use solver::analysis::{Analyst, GroupAnalysis, RoundAnalysis, RowAnalysis};
use solver::computer::Mind;
use solver::group::MarkerKernel;
use solver::kernel::Backend;
use words::{Decimal, Teller, Words};

/// A loss below this can't be seen: two digits behind the point are shown at most.
const NO_LOSS: f64 = 0.005;

/// What is said of a row's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing would have been better.
    Best,
    /// This would have been better.
    Better(Code),
}

/// Whether so much lost (rows, or bits in a group) is a loss that anybody could see. Everything that shows a loss asks
/// here.
pub fn is_loss(lost: f64) -> bool {
    lost >= NO_LOSS
}

/// What is said of a row, given the best one and what was lost against it; nothing where that is not known.
pub fn verdict(guess: Option<Code>, best: Option<Code>, lost: Option<f64>) -> Option<Verdict> {
    let (guess, best, lost) = (guess?, best?, lost?);
    if !is_loss(lost) {
        return Some(Verdict::Best);
    }
    (best != guess).then_some(Verdict::Better(best))
}

/// What is said of an analysed row.
pub fn verdict_of(row: &RowAnalysis) -> Option<Verdict> {
    verdict(row.guess, row.best.map(|best| best.guess), row.lost().map(|lost| lost.rows))
}

/// Luck with its sign; what is rounded to nothing has none.
pub fn luck(words: Words, luck: f64) -> String {
    let text = words.decimal(Decimal::new(luck, 1));
    if luck > 0.0 && text != words.decimal(Decimal::new(0.0, 1)) { format!("+{text}") } else { text }
}

/// Whether there is anything to tell: somebody placed a row.
pub fn is_worth_it(view: &View) -> bool {
    let rows = view.past.iter().map(|past| past.rows.len()).sum::<usize>();
    rows + view.board.group().map_or(0, |board| board.rows.len()) > 0
}

/// How a round was played, thought through.
pub fn analysed_round(past: &PastRound, mind: &Mind<'_>) -> Option<RoundAnalysis> {
    let limits = Limits { ahead: Some(Limits::FAR), ..Limits::default() };
    mind.advisor().and_then(|advisor| Analyst::new(advisor).round(past, limits).ok())
}

/// How a group's game was played; nothing of another game, or of one that is not over.
pub fn analysed_group(game: &Match) -> Option<GroupAnalysis> {
    let kernel = MarkerKernel::new(game.setup().rules(), Backend::best())?;
    GroupAnalysis::of(&kernel, game)
}

/// The plot of a round: how many secrets fitted before the first row, and after each.
pub fn secrets_left(round: &RoundAnalysis) -> Vec<u64> {
    let first = round.rows.first().map(|row| row.before.at_least());
    first.into_iter().chain(round.rows.iter().map(|row| row.after.at_least())).collect()
}

/// The plot of a group: how many secrets each seat had to reckon with, after each row.
pub fn secrets_left_in_group(game: &GroupAnalysis) -> Vec<Vec<u64>> {
    let after = |place: usize| game.rows.iter().filter_map(move |row| row.after.get(place));
    (0..game.seats.len()).map(|place| after(place).map(|known| known.secrets as u64).collect()).collect()
}

/// How a round was played, in sentences: the one of a number, else the last one. Of a group that is over, the whole
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
        Ok(number) => view.past.iter().find(|past| past.number == number),
        Err(_) => view.past.last(),
    };
    let Some(past) = past else { return vec![words.problem_nothing_to_analyse().into()] };
    match analysed_round(past, mind) {
        Some(analysed) => rows(words, rules, past, &analysed),
        None => vec![words.prompt_unknown_fit().into()],
    }
}

fn rows(words: Words, rules: &Rules, past: &PastRound, round: &RoundAnalysis) -> Vec<String> {
    let count = |count: Count| match count {
        Count::Exactly(count) => words.number(count),
        Count::MoreThan(count) => words.review_more(count),
        Count::Unknown => words.review_unknown().into(),
    };
    let mut lines = vec![words.review_round(past.number)];
    for row in &round.rows {
        let Some(code) = row.guess else {
            lines.push(words.review_lapsed(row.row));
            continue;
        };
        let left = words.review_row(count(row.after), count(row.before), rules.show(code), row.row);
        let luck = row.luck().map(|value| words.review_luck(luck(words, value)));
        let misfit = row.is_misfit().then(|| words.analysis_misfit().into_owned());
        let useless = row.is_useless().then(|| words.analysis_useless().into_owned());
        let verdict = verdict_of(row).map(|verdict| match verdict {
            Verdict::Best => words.analysis_was_best().into(),
            Verdict::Better(best) => words.analysis_best_alternative(rules.show(best)),
        });
        let parts = [Some(left), luck, misfit, useless, verdict];
        lines.push(parts.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }
    lines.extend(past.secret.map(|secret| words.review_secret(rules.show(secret))));
    lines
}

fn group(words: Words, teller: &Teller<'_>, rules: &Rules, game: &GroupAnalysis) -> Vec<String> {
    let mut lines = vec![words.review_game().into_owned()];
    let calls = |after: usize| {
        game.calls.iter().filter(move |call| call.after == after).filter_map(|call| {
            let name = teller.name(call.by);
            if call.passed {
                return Some(words.review_passed(name));
            }
            let chance = words.decimal(Decimal::new(100.0 * call.chance?, 1));
            Some(words.review_call(format!("{chance} %"), rules.show(call.given?), name))
        })
    };
    lines.extend(calls(0));
    for (row, number) in game.rows.iter().zip(1..) {
        let name = teller.name(row.by);
        lines.push(match row.guess {
            None => words.review_group_lapsed(name),
            Some(code) => {
                let left = row
                    .after
                    .iter()
                    .zip(&game.seats)
                    .map(|(known, seat)| words.review_group_seat(known.secrets, teller.name(seat.seat)));
                let left = words.list(&left.collect::<Vec<_>>());
                let line = words.review_group_row(rules.show(code), left, name);
                match verdict(row.guess, row.best.map(|best| best.row), row.lost()) {
                    Some(Verdict::Better(best)) => {
                        format!("{line} {}", words.analysis_best_alternative(rules.show(best)))
                    }
                    Some(Verdict::Best) | None => line,
                }
            }
        });
        lines.extend(calls(number));
    }
    lines.push(words.review_secret(rules.show(game.secret)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn luck_that_is_rounded_to_nothing_has_no_sign() {
        let english = Words::of(Language::English);
        for (number, text) in [
            (0.0, "0.0"),
            (-0.0, "0.0"),
            (0.04, "0.0"),
            (-0.04, "0.0"),
            (0.05, "+0.1"),
            (-0.26, "−0.3"),
            (2.0, "+2.0"),
        ] {
            assert_eq!(luck(english, number), text, "{number}");
        }
        assert_eq!(luck(Words::of(Language::German), 0.5), "+0,5");
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
