//! How a round that is over was played, in sentences: what each row left, luck, and what would have been better.

use rules::view::{PastRound, View};
use rules::{Match, Rules};
use solver::advice::{Count, Limits};
use solver::analysis::{Analyst, GroupAnalysis, RoundAnalysis, RowAnalysis};
use solver::computer::Mind;
use solver::group::MarkerKernel;
use solver::kernel::Backend;
use words::{Decimal, Teller, Words};

use crate::play::reply;

/// Rows to go that make no difference.
const NOTHING: f64 = 0.005;

/// How a round was played: the one of a number, else the last one. Of a group that is over, the whole game.
pub(crate) fn told(
    words: Words,
    view: &View,
    game: Option<&Match>,
    round: &str,
    mind: &Mind<'_>,
) -> Vec<String> {
    let rules = view.setup.rules();
    if let Some(analysed) = game.and_then(|game| analysed_group(rules, game)) {
        return group(words, &words.at(&view.setup, view.viewer), rules, &analysed);
    }
    let asked = round.trim().parse::<u32>();
    let past = match asked {
        Ok(number) => view.past.iter().find(|past| past.number == number),
        Err(_) => view.past.last(),
    };
    let Some(past) = past else { return vec![words.problem_nothing_to_analyse().into()] };
    match analysed_round(past, mind) {
        Some(analysed) => rows(words, rules, past, &analysed),
        None => vec![words.prompt_unknown_fit().into()],
    }
}

/// Whether there is anything to tell: somebody placed a row.
pub(crate) fn is_worth_it(view: &View) -> bool {
    let rows = view.past.iter().map(|past| past.rows.len()).sum::<usize>();
    rows + reply::group(&view.board).map_or(0, |board| board.rows.len()) > 0
}

/// How a round was played, thought through.
pub(crate) fn analysed_round(past: &PastRound, mind: &Mind<'_>) -> Option<RoundAnalysis> {
    let limits = Limits { ahead: Some(Limits::FAR), ..Limits::default() };
    mind.advisor().and_then(|advisor| Analyst::new(advisor).round(past, limits).ok())
}

/// How a group's game was played; nothing of another game, or of one that is not over.
pub(crate) fn analysed_group(rules: &Rules, game: &Match) -> Option<GroupAnalysis> {
    let kernel = MarkerKernel::new(rules, Backend::best())?;
    GroupAnalysis::of(&kernel, game)
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
        let told = words.review_row(count(row.after), count(row.before), rules.show(code), row.row);
        let luck = row.luck().map(|luck| words.review_luck(signed(words, luck)));
        let misfit = row.is_misfit().then(|| words.analysis_misfit().into_owned());
        let useless = row.is_useless().then(|| words.analysis_useless().into_owned());
        let told = [Some(told), luck, misfit, useless, judged(words, rules, row)];
        lines.push(told.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }
    lines.extend(past.secret.map(|secret| words.review_secret(rules.show(secret))));
    lines
}

/// Whether a row was the best one, or which would have been.
fn judged(words: Words, rules: &Rules, row: &RowAnalysis) -> Option<String> {
    let (best, guess, lost) = (row.best?, row.guess?, row.lost()?);
    if lost.rows < NOTHING {
        return Some(words.analysis_was_best().into());
    }
    (best.guess != guess).then(|| words.analysis_best_alternative(rules.show(best.guess)))
}

/// A number with its sign; what is rounded to nothing has none.
pub(crate) fn signed(words: Words, number: f64) -> String {
    let told = words.decimal(Decimal::new(number, 1));
    if number > 0.0 && told != words.decimal(Decimal::new(0.0, 1)) { format!("+{told}") } else { told }
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
                let told = words.review_group_row(rules.show(code), left, name);
                let better = row.best.filter(|best| best.row != code);
                let better = better.filter(|_| row.lost().is_some_and(|lost| lost >= NOTHING));
                match better {
                    Some(best) => format!("{told} {}", words.analysis_best_alternative(rules.show(best.row))),
                    None => told,
                }
            }
        });
        lines.extend(calls(number));
    }
    lines.push(words.review_secret(rules.show(game.secret)));
    lines
}
