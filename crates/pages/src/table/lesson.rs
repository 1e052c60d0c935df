//! The first game, on the real table: at every row a few sentences, and what they point at.

use rules::view::{Board, RoundBoard};
use rules::{Answer, Code, Mode, Rules, View};
use words::Words;

/// What is said before the row that is due, and where to look.
pub(super) struct Lesson {
    pub(super) sentences: Vec<String>,
    /// What the sentences are about: `tray`, `pins`, `count` or `hint`.
    pub(super) points: &'static str,
}

impl Lesson {
    /// The next step, in a solo game where a row is due.
    pub(super) fn next(words: Words, view: &View) -> Option<Self> {
        let Board::Breaker(breaker) = &view.board else { return None };
        if view.setup.mode() != Mode::Solo || view.outcome.is_some() {
            return None;
        }
        let RoundBoard { rows, .. } = &breaker.board;
        let rows: Vec<_> = rows.iter().filter_map(|row| row.code.zip(row.answer)).collect();
        Some(Self::after(words, view.setup.rules(), &rows))
    }

    fn after(words: Words, rules: &Rules, rows: &[(Code, Answer)]) -> Self {
        let Some(((last, answer), before)) = rows.split_last() else {
            return Self { sentences: vec![words.learn_tray().into()], points: "tray" };
        };
        // Where the row stands against those before it: that is the whole art.
        let judged = judged(words, rules, *last, before);
        let (first, second, points) = match (rows.len(), judged) {
            (3, Some(judged)) => (left(words, rules, rows), judged, "count"),
            (4.., Some(judged)) => (judged, words.learn_hint().into(), "hint"),
            (_, judged) => {
                let next = judged.unwrap_or_else(|| words.learn_think().into());
                (pins(words, rules.holes(), *answer), next, "pins")
            }
        };
        Self { sentences: vec![first, second], points }
    }
}

/// Whether the last row could have been the secret; nothing of the first row.
fn judged(words: Words, rules: &Rules, last: Code, before: &[(Code, Answer)]) -> Option<String> {
    let mut numbered = (1_usize..).zip(before);
    let belied = numbered.find(|(_, (row, answer))| rules.answer(last, *row) != *answer);
    match belied {
        Some((number, (row, got))) => {
            let would = words.answer(rules, rules.answer(last, *row));
            Some(words.learn_could_not().got(words.answer(rules, *got)).row(number).would(would))
        }
        None if before.is_empty() => None,
        None => Some(words.learn_could().into()),
    }
}

/// How many codes are possible.
fn left(words: Words, rules: &Rules, rows: &[(Code, Answer)]) -> String {
    let fits = |code: &Code| rows.iter().all(|(row, answer)| rules.answer(*code, *row) == *answer);
    words.learn_left().all(rules.secrets().count()).count(rules.secrets().iter().filter(fits).count())
}

/// What the pins of a row mean.
fn pins(words: Words, holes: u8, answer: Answer) -> String {
    match (answer.black + answer.white, answer.black) {
        (0, _) => words.learn_told_nothing().into(),
        (1, 1) => words.learn_told_placed().into(),
        (1, _) => words.learn_told_misplaced().into(),
        (all, _) if all == holes => words.learn_told_all().into(),
        (right, placed) => words.learn_told().placed(placed).right(right),
    }
}

#[cfg(test)]
mod tests {
    use rules::Edition;
    use words::Language;

    use super::*;

    fn lesson(rows: &[&str]) -> (Vec<String>, &'static str) {
        let rules = Rules::default_of(Edition::find("original").unwrap());
        let secret = rules.read_secret("RYGB").unwrap();
        let rows = rows.iter().map(|row| rules.read_row(row).unwrap());
        let answered: Vec<_> = rows.map(|row| (row, rules.answer(secret, row))).collect();
        let Lesson { sentences, points } = Lesson::after(Words::of(Language::English), &rules, &answered);
        (sentences, points)
    }

    #[test]
    fn a_row_that_could_not_be_the_secret_is_told_why() {
        // Red is in the secret, says row 1; row 2 leaves it out.
        let (told, points) = lesson(&["RRRR", "YYYW"]);
        assert_eq!(
            told[1],
            "Your last row couldn't be the code: row 1 would have got no pins, but it got one black."
        );
        assert_eq!(points, "pins");
        assert!(lesson(&["RRRR", "RYYW"]).0[1].starts_with("Well thought out"));
    }

    #[test]
    fn every_step_points_at_what_it_is_about() {
        let rows = ["WWKK", "RRYY", "RGYB", "RYBG"];
        let points: Vec<_> = (0..=4).map(|rows_placed| lesson(&rows[..rows_placed]).1).collect();
        assert_eq!(points, ["tray", "pins", "pins", "count", "hint"]);
        assert!(lesson(&rows[..3]).0[0].ends_with("codes are still possible."), "{:?}", lesson(&rows[..3]));
    }
}
