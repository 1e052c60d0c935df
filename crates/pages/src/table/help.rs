//! Help at the table: how many secrets still fit, and what to try next.

use rules::rules::EXACT_CODES;
use rules::view::Board;
use rules::{Rules, View};
use wire::{Advised, AdvisedCall};
use words::Words;

use super::seen::SeenTable;

/// What the viewer is told.
#[derive(Default)]
pub struct Help {
    /// Whether a hint can be asked for.
    pub(super) offered: bool,
    /// How many secrets fit.
    pub(super) fitting: Option<String>,
    /// The hint, and the row that it advises.
    pub(super) hint: Option<(String, String)>,
}

/// How many secrets fit what a breaker sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fitting {
    /// So many; that is known without thinking.
    Known(u64),
    /// It has to be counted, and can be at once.
    Asked,
    /// It can't be counted while somebody waits.
    Untold,
}

impl Fitting {
    /// How many secrets fit a view.
    pub fn of(view: &View) -> Self {
        let rules = view.setup.rules();
        if rules.edition().format.holds_parts() || rules.secrets().count() > EXACT_CODES {
            return Self::Untold;
        }
        // Before the first row every secret fits: the first view of a table waits for no thought.
        match &view.board {
            Board::Breaker(breaker) if breaker.board.rows.is_empty() && breaker.stock.is_none() => {
                Self::Known(rules.secrets().count())
            }
            _ => Self::Asked,
        }
    }
}

impl Help {
    /// The match as the player who may ask for a hint sees it; none if the table allows no hints.
    pub fn offered(seen: &SeenTable) -> Option<&View> {
        let view = &seen.sight.as_ref()?.view;
        let breaks = matches!(view.board, Board::Breaker(_) | Board::Holder(_));
        (seen.card().advice && breaks && view.outcome.is_none()).then_some(view)
    }

    /// Help with a view: how many secrets fit, if that was counted.
    pub fn new(words: Words, view: &View, count: Option<u64>) -> Self {
        // Where the rules see that nothing fits it stands on the page already.
        let told = matches!(&view.board, Board::Breaker(breaker) if breaker.nothing_fits);
        let fitting = count.filter(|count| *count > 0 || !told).map(|count| words.board_fitting(count));
        Self { offered: true, fitting, hint: None }
    }

    /// Adds a hint: what the engine advises, if it does.
    #[must_use]
    pub fn with_hint(self, words: Words, rules: &Rules, advice: Option<&Advised>) -> Self {
        let nothing = || (words.board_hint_none().into(), String::new());
        Self { hint: Some(advice.map_or_else(nothing, |advice| hint(words, rules, advice))), ..self }
    }
}

/// A hint in words, and the row that it advises.
fn hint(words: Words, rules: &Rules, advice: &Advised) -> (String, String) {
    let code =
        |text: &str| rules.read_row(text).map_or_else(|_| text.to_owned(), |code| words.code(rules, code));
    if let Some(AdvisedCall { now: true, secret: Some(secret), .. }) = &advice.call {
        return (words.board_hint_call(code(secret)), String::new());
    }
    let best = advice.guesses.first().map(|guess| &guess.guess).or(advice.rows.first().map(|row| &row.row));
    match best {
        Some(row) if advice.count == Some(1) => (words.board_hint_sure(code(row)), row.clone()),
        Some(row) => (words.board_hint_row(code(row)), row.clone()),
        None => (words.board_hint_none().into(), String::new()),
    }
}
