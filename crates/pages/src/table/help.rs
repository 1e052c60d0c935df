//! Help at the table: how many secrets still fit, and hints step by step.

use play::{
    CoachAim, HintKind, HintsTold, PalettePiece, PencilMark, aim_told, check_told, fact_holes, fact_marks,
    fact_told_at, placed_row,
};
use rules::rules::EXACT_CODES;
use rules::view::Board;
use rules::{Code, Rules, View};
use solver::advice::Count;
use solver::coach::CoachFact;
use wire::{Advised, AdvisedCall, CheckedRow};
use words::Words;

use super::filled;
use super::seen::SeenTable;
use crate::form::Fields;
use crate::piece::lit;

/// What the viewer is told.
#[derive(Default)]
pub struct Help {
    /// Whether a hint can be asked for.
    pub(super) offered: bool,
    /// How many secrets fit.
    pub(super) fitting: Option<String>,
    /// What was asked for step by step.
    pub(super) hints: Option<TableHints>,
}

/// How many secrets fit what a breaker sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fitting {
    /// So many; that is known without thinking.
    Known(u64),
    /// It has to be counted, and can be at once.
    Asked,
    /// It can't be counted while somebody waits.
    Untold,
}

impl Fitting {
    /// How many secrets fit a view.
    pub(super) fn of(view: &View) -> Self {
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
    pub(super) fn new(words: Words, view: &View, count: Option<u64>) -> Self {
        // Where the rules see that nothing fits it stands on the page already.
        let told = matches!(&view.board, Board::Breaker(breaker) if breaker.nothing_fits);
        let fitting = count.filter(|count| *count > 0 || !told).map(|count| words.board_fitting(count));
        Self { offered: true, fitting, hints: None }
    }

    /// Adds what was asked for step by step.
    #[must_use]
    pub(super) fn with_hints(self, words: Words, view: &View, hints: &HintsAsked) -> Self {
        Self { hints: Some(TableHints::new(words, view, hints)), ..self }
    }
}

/// What was asked of the coach, with what came of it.
#[derive(Debug, Default)]
pub(super) struct HintsAsked {
    /// How far help has gone.
    pub(super) told: HintsTold,
    /// The step that was asked for now; none if the page is only shown again.
    pub(super) asked: Option<HintKind>,
    /// All facts of the position, the easiest first.
    pub(super) facts: Vec<CoachFact>,
    /// The row that is filled in, or was checked before, with what it is worth.
    pub(super) checked: Option<CheckedRow>,
    /// What the engine advises.
    pub(super) advice: Option<Advised>,
}

impl HintsAsked {
    /// The row that is filled in, once it is one.
    pub(super) fn row(view: &View, fields: &Fields) -> Option<Code> {
        filled::draft(view.setup.rules(), fields).row()
    }

    /// What the best row is after, if that is known.
    fn aim(&self) -> Option<CoachAim> {
        let advice = self.advice.as_ref()?;
        let checked = self.checked.as_ref();
        if let Some(row) = advice.rows.first() {
            return Some(CoachAim::Chance { best: row.right, own: checked.and_then(|own| own.right) });
        }
        let best = advice.guesses.first()?;
        let codes = match advice.count {
            Some(count) if !advice.more => Count::Exactly(count),
            _ => Count::Unknown,
        };
        let own = checked.and_then(|own| own.answers);
        Some(CoachAim::of(codes, advice.sampled, best.answers, own))
    }
}

/// Something that was told, with what can be done with it.
pub(super) struct ToldHint {
    pub(super) text: String,
    /// The row that it advises, to be taken over.
    pub(super) row: String,
    /// What can be noted of it: letter, hole from 0, `x` for out and `o` for sure.
    pub(super) marks: String,
}

impl ToldHint {
    pub(super) const fn plain(text: String) -> Self {
        Self { text, row: String::new(), marks: String::new() }
    }
}

/// Help in steps, as far as it has gone.
pub(super) struct TableHints {
    /// What was told, as the next form sends it.
    pub(super) written: String,
    /// What was told before.
    pub(super) earlier: Vec<String>,
    /// What was told last.
    pub(super) now: Vec<ToldHint>,
    /// Whether there is a further step.
    pub(super) next: bool,
    /// Whether it can be asked what the best row is after.
    pub(super) aim: bool,
    /// Whether the best row can be asked for.
    pub(super) best: bool,
    /// Rows that the last step is about, from 1, each with the holes to mark, from 0.
    pub(super) lit: Vec<(usize, Vec<usize>)>,
}

impl TableHints {
    fn new(words: Words, view: &View, asked: &HintsAsked) -> Self {
        let rules = view.setup.rules();
        let told = &asked.told;
        let last = match asked.asked {
            Some(kind) => Some(kind),
            None if told.best => Some(HintKind::Best),
            None if told.aim => Some(HintKind::Aim),
            None => (told.facts > 0).then_some(HintKind::Fact),
        };
        let facts = &asked.facts[..told.facts.min(asked.facts.len())];
        let fact = |fact: &CoachFact| fact_told_at(words, view, fact);
        let aim = asked.aim().filter(|_| told.aim).map(|aim| aim_told(words, aim));
        let latest = facts.last().filter(|_| last == Some(HintKind::Fact));
        let mut earlier: Vec<String> = facts.iter().map(fact).collect();
        let mut lit: Vec<(usize, Vec<usize>)> = Vec::new();
        let now = match last {
            Some(HintKind::Check) => {
                let checked = asked.checked.as_ref();
                let against =
                    checked.filter(|checked| !checked.fits).map(|checked| checked.against.as_slice());
                lit = against.into_iter().flatten().map(|row| (*row, Vec::new())).collect();
                vec![ToldHint::plain(check_told(words, view, against))]
            }
            Some(HintKind::Fact) => {
                earlier.pop();
                let told = latest
                    .map(|latest| ToldHint { marks: marks(rules, latest), ..ToldHint::plain(fact(latest)) });
                let lights = latest.map(|latest| {
                    latest
                        .rows
                        .iter()
                        .map(|row| (*row, fact_holes(rules, latest, placed_row(view, *row))))
                        .collect()
                });
                lit = lights.unwrap_or_default();
                told.into_iter().collect()
            }
            Some(HintKind::Aim) => aim.into_iter().map(ToldHint::plain).collect(),
            Some(HintKind::Best) => {
                earlier.extend(aim);
                let nothing = || (words.board_hint_none().into(), String::new());
                let (text, row) =
                    asked.advice.as_ref().map_or_else(nothing, |advice| hint(words, rules, advice));
                vec![ToldHint { row, ..ToldHint::plain(text) }]
            }
            None => Vec::new(),
        };
        Self { written: told.written(rules), earlier, now, next: !told.best, aim: !told.aim, best: true, lit }
    }

    /// How the style marks a row that the last step is about, by its number from 1.
    pub(super) fn class(&self, row: usize) -> String {
        let Some((_, holes)) = self.lit.iter().find(|(lit, _)| *lit == row) else { return String::new() };
        format!(" {}", lit(holes))
    }
}

/// What a fact lets somebody note, for the script.
pub(super) fn marks(rules: &Rules, fact: &CoachFact) -> String {
    let mark = |(piece, hole, mark): (PalettePiece, usize, PencilMark)| {
        // An empty hole has no line in the notes.
        piece.symbol(rules)?;
        let sign = if mark == PencilMark::Sure { 'o' } else { 'x' };
        Some(format!("{}{hole}{sign}", piece.letter(rules)))
    };
    fact_marks(rules, fact).into_iter().filter_map(mark).collect::<Vec<_>>().join(" ")
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
