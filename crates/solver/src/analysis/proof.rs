//! Rows to come with perfect play, proven for the positions of a round as far as the work allowed for a row goes.

use rules::{Answer, Code};

use crate::advice::{Advisor, Clues, Limits};
use crate::book::Book;
use crate::exact::{Answers, FewestRows};
use crate::kernel::Kernel;
use crate::universe::Index;

/// The most codes between which all answers are kept, a byte each: 6 MB, as long as a round is looked at.
const KEPT: usize = 2500;

/// The most codes of a game that is searched through.
const MOST: usize = 1 << 16;

/// What is proven of a row, in rows over all secrets together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ProvenRow {
    /// The fewest rows for the secrets before it, and a guess that needs no more.
    pub(super) best: Option<(u32, Code)>,
    /// What the secrets before it need with it and the best that can follow.
    pub(super) chosen: Option<u32>,
    /// The fewest rows for the secrets that its answer left.
    pub(super) after: Option<u32>,
}

/// The answers of a game whose rounds can be searched through.
pub(super) fn answers<'a>(advisor: &'a Advisor<'a>) -> Option<Answers<'a>> {
    let kernel = advisor.kernel()?;
    let codes = kernel.universe().len();
    let every_guess = advisor.rules().guesses().count() == codes as u64;
    (every_guess && codes <= MOST).then(|| Answers::kept_up_to(kernel, KEPT))
}

/// A search through the positions of a round.
pub(super) struct RoundProof<'a> {
    kernel: &'a Kernel<'a>,
    book: Option<Book>,
    fewest: FewestRows<'a>,
}

/// A position: rows with their answers, and the secrets that fit them.
#[derive(Clone, Copy)]
struct Met<'a> {
    rows: &'a [(Code, Answer)],
    set: &'a [Index],
}

/// What a row may cost.
struct Means<'a> {
    work: u64,
    limits: Limits<'a>,
}

impl<'a> RoundProof<'a> {
    pub(super) fn new(advisor: &'a Advisor<'a>, answers: &'a Answers<'a>) -> Option<Self> {
        let kernel = advisor.kernel()?;
        Some(Self { kernel, book: advisor.proven_book(), fewest: FewestRows::new(kernel, answers) })
    }

    /// A row placed after these clues, with its answer if it got one; whatever takes more work than a row may cost
    /// stays open. With a look at the stock positions are others than those searched through.
    pub(super) fn row(
        &self,
        clues: &Clues,
        set: &[Index],
        code: Code,
        answer: Option<Answer>,
        limits: Limits<'_>,
    ) -> ProvenRow {
        let mut proven = ProvenRow::default();
        let Some(guess) =
            self.kernel.universe().find(code).filter(|_| !clues.counts_pegs() && !set.is_empty())
        else {
            return proven;
        };
        let mut means = Means { work: limits.ahead.unwrap_or(Limits::FAR), limits };
        let mut rows: Vec<_> = clues.rows().iter().map(|clue| (clue.code, clue.answer)).collect();
        let before = Met { rows: &rows, set };
        let total = self.total(before, &mut means);
        // What comes after the answer given is the next row's question, too: it is asked first.
        let classes = self.kernel.classes();
        let solved = classes.solved();
        let given = answer.and_then(|answer| classes.find(answer));
        let parts = self.kernel.split(set, guess);
        let mut order: Vec<_> = (0..parts.len()).filter(|class| !parts[*class].is_empty()).collect();
        order.sort_by_key(|class| (Some(*class) != given, parts[*class].len()));
        let mut chosen = Some(set.len() as u32);
        let place = rows.len();
        rows.push((code, Answer::default()));
        for class in order {
            rows[place].1 = classes.answer(class);
            let part = Met { rows: &rows, set: &parts[class] };
            let found = if class == solved { Some(0) } else { self.total(part, &mut means) };
            if Some(class) == given {
                proven.after = found;
            }
            chosen = chosen.zip(found).map(|(chosen, found)| chosen + found);
            if chosen.is_none() {
                break;
            }
        }
        rows.pop();
        proven.chosen = chosen;
        proven.best = total.and_then(|total| {
            let best = if chosen == Some(total) {
                Some(code)
            } else {
                self.guess(Met { rows: &rows, set }, total, &mut means)
            };
            Some((total, best?))
        });
        proven
    }

    /// The fewest rows for a position: the book's, or those of a search.
    fn total(&self, met: Met<'_>, means: &mut Means<'_>) -> Option<u32> {
        let known = self.book.and_then(|book| book.advice(met.rows));
        match known.filter(|known| known.secrets as usize == met.set.len()) {
            Some(known) => Some(known.rows),
            None => self.fewest.total(&codes(met.rows), met.set, &mut means.work, means.limits),
        }
    }

    /// A guess that needs no more rows than the fewest.
    fn guess(&self, met: Met<'_>, total: u32, means: &mut Means<'_>) -> Option<Code> {
        let known = self.book.and_then(|book| book.advice(met.rows));
        if let Some(known) = known.filter(|known| known.rows == total) {
            return Some(known.guess);
        }
        let found = self.fewest.guess(&codes(met.rows), met.set, total, &mut means.work, means.limits);
        found.map(|guess| self.kernel.code(guess))
    }
}

fn codes(rows: &[(Code, Answer)]) -> Vec<Code> {
    rows.iter().map(|(code, _)| *code).collect()
}
