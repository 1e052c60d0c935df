//! The adviser of a code breaker.

use rules::view::View;
use rules::{Code, Rules};

use super::candidates::{Candidates, HeldSecrets};
use super::clues::{Clues, NoClues};
use super::count::Count;
use super::field::{self, Field};
use super::ground::Ground;
use super::limits::{Limits, Meter};
use super::pool;
use super::rows::{Estimate, Rows};
use super::weighed::{Advice, Weighed};
use crate::book::Book;
use crate::kernel::{Backend, Kernel};
use crate::reduction::Reduction;
use crate::universe::Universe;

/// Pairs from which on it pays to weigh only one of all guesses that are alike.
const WORTH_REDUCING: u64 = 1 << 22;

/// An adviser for one game. What it says depends on the clues and the work allowed alone: not on the processor,
/// and not on who asks.
#[derive(Clone, Debug)]
pub struct Advisor<'g> {
    ground: &'g Ground,
    kernel: Option<Kernel<'g>>,
    backend: Backend,
    book: Option<Book>,
}

/// Which guesses a question is about.
#[derive(Clone, Copy)]
enum About<'a> {
    /// All guesses, and these even if the limits leave others out.
    All(&'a [Code]),
    /// Only this one.
    One(Code),
}

impl<'g> Advisor<'g> {
    /// An adviser; a backend that the processor hasn't is a mistake of the caller's.
    pub fn new(ground: &'g Ground, backend: Backend) -> Self {
        let kernel = ground.universe().map(|universe| Kernel::new(universe, backend));
        Self { ground, kernel, backend, book: Book::of(ground.rules()) }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &'g Rules {
        self.ground.rules()
    }

    /// All codes of the game, where they can be listed.
    pub const fn universe(&self) -> Option<&'g Universe> {
        self.ground.universe()
    }

    pub(crate) const fn kernel(&self) -> Option<&Kernel<'g>> {
        self.kernel.as_ref()
    }

    /// The strategy for the game, if there is one.
    pub(crate) const fn book(&self) -> Option<Book> {
        self.book
    }

    /// The strategy, if it is proven.
    pub(crate) fn proven_book(&self) -> Option<Book> {
        self.book.filter(Book::is_proven)
    }

    /// What rows are estimated by.
    pub(crate) fn estimate(&self) -> Estimate {
        let classes = match &self.kernel {
            Some(kernel) => kernel.classes(),
            None => Universe::part(self.rules().clone(), Vec::new()).classes(),
        };
        Estimate::new(classes, 0, 1.0)
    }

    /// Guesses for what a view shows, best first.
    pub fn advise_view(&self, view: &View, limits: Limits<'_>) -> Result<Advice, NoClues> {
        Ok(self.advise(&Clues::of_view(view)?, limits))
    }

    /// Guesses for these clues, best first.
    pub fn advise(&self, clues: &Clues, limits: Limits<'_>) -> Advice {
        self.advise_with(clues, &[], limits)
    }

    /// Guesses for these clues. `some` are weighed as closely as the best ones, and listed right after these at the
    /// latest.
    pub fn advise_with(&self, clues: &Clues, wanted: &[Code], limits: Limits<'_>) -> Advice {
        let mut meter = Meter::new(limits);
        let candidates = self.candidates_within(clues, &mut meter);
        self.judge(clues, &candidates, About::All(wanted), meter)
    }

    /// What one guess is worth; none if no secret fits, or the game has no such row.
    pub fn weigh(&self, clues: &Clues, guess: Code, limits: Limits<'_>) -> Option<Weighed> {
        let mut meter = Meter::new(limits);
        let candidates = self.candidates_within(clues, &mut meter);
        self.judge(clues, &candidates, About::One(guess), meter).guesses.pop()
    }

    fn judge(
        &self,
        clues: &Clues,
        candidates: &Candidates,
        about: About<'_>,
        mut meter: Meter<'_>,
    ) -> Advice {
        let nothing = Advice {
            secrets: candidates.count(),
            weighed: 0,
            every_guess: false,
            proven: false,
            stopped: meter.is_stopped(),
            guesses: Vec::new(),
        };
        if candidates.held() == 0 {
            return nothing;
        }
        match (&candidates.held, &self.kernel) {
            (HeldSecrets::Listed(set), Some(kernel)) => {
                let field = Field { kernel, clues, set, whole: set.len() as u64 };
                let mut advice = judge_on(&field, about, nothing, &mut meter);
                self.look_up(&field, &mut advice);
                advice
            }
            (HeldSecrets::Listed(_), None) => nothing,
            (HeldSecrets::Drawn(codes), _) => {
                let wanted = match &about {
                    About::All(wanted) => wanted,
                    About::One(guess) => std::slice::from_ref(guess),
                };
                let wanted = wanted.iter().filter(|guess| self.rules().guesses().contains(**guess));
                let mut guesses = pool::mixed(self.rules(), codes);
                guesses.extend(wanted);
                let universe = Universe::part(self.rules().clone(), guesses);
                let kernel = Kernel::new(&universe, self.backend);
                let set: Vec<_> = codes.iter().filter_map(|code| universe.find(*code)).collect();
                let whole = candidates.count().at_least();
                let field = Field { kernel: &kernel, clues, set: &set, whole };
                judge_on(&field, about, nothing, &mut meter)
            }
        }
    }
}

impl Advisor<'_> {
    /// Puts the guess of the book first and those that are like it next, if the rows so far are like the book's.
    /// With a look at the stock more is known than books know.
    fn look_up(&self, field: &Field<'_>, advice: &mut Advice) {
        let clues = field.clues;
        let rows: Vec<_> = clues.rows().iter().map(|clue| (clue.code, clue.answer)).collect();
        let book = self.proven_book().filter(|_| !clues.counts_pegs());
        let Some(known) = book.and_then(|book| book.advice(&rows)) else { return };
        if advice.secrets != Count::Exactly(u64::from(known.secrets)) {
            return;
        }
        let kind = kind(field);
        let of_the_book = kind(known.guess);
        let rows = Rows::exactly(u64::from(known.rows), known.secrets);
        let mut found = false;
        for weighed in advice.guesses.iter_mut().filter(|weighed| kind(weighed.guess) == of_the_book) {
            weighed.rows = rows;
            found |= weighed.guess == known.guess;
        }
        // Where the first is proven without the book, another guess is as good, and the numbers agree.
        if found && !advice.proven {
            let place = |guess| (guess != known.guess, kind(guess) != of_the_book);
            advice.guesses.sort_by_cached_key(|weighed| place(weighed.guess));
            advice.proven = true;
        }
    }
}

/// A key that guesses share which must do equally well: before the first row, how often their symbols repeat; later,
/// everything but the names of unused symbols.
fn kind(field: &Field<'_>) -> impl Fn(Code) -> Code {
    let universe = field.kernel.universe();
    let reduction = reduction(field);
    let open = field.clues.rows().is_empty() && universe.is_symmetric() && !field.clues.counts_pegs();
    move |guess| {
        if open {
            let mut times: Vec<_> = guess.symbols().iter().map(|symbol| guess.count(*symbol)).collect();
            times.sort_unstable();
            return Code::new(&times);
        }
        reduction.map_or(guess, |reduction| reduction.first(universe, guess))
    }
}

/// Weighs and ranks guesses on a field.
fn judge_on(field: &Field<'_>, about: About<'_>, mut advice: Advice, meter: &mut Meter<'_>) -> Advice {
    let universe = field.kernel.universe();
    let found = |codes: &[Code]| codes.iter().filter_map(|code| universe.find(*code)).collect::<Vec<_>>();
    let (entries, wanted) = match about {
        About::One(guess) => {
            let guess = found(&[guess]);
            (field.weigh(&guess, meter), guess)
        }
        About::All(wanted) => {
            let wanted = found(wanted);
            let reduction = reduction(field);
            let first = reduction.map_or_else(|| universe.indices(), |reduction| reduction.guesses(universe));
            let (mut guesses, every) = pool::guesses(field.kernel, field.set, first, meter);
            let missing: Vec<_> =
                wanted.iter().copied().filter(|guess| !every && !guesses.contains(guess)).collect();
            guesses.extend(missing);
            let entries = field.weigh(&guesses, meter);
            advice.every_guess =
                every && !meter.is_stopped() && universe.len() as u64 == universe.rules().guesses().count();
            (reduction.map_or(entries.clone(), |reduction| field.spread(&entries, reduction)), wanted)
        }
    };
    let mut ranked = entries;
    field::rank(&mut ranked);
    advice.proven = field.look_ahead(&mut ranked, &wanted, meter);
    advice.weighed = field.set.len();
    advice.stopped = meter.is_stopped();
    advice.guesses = field.named(&ranked);
    advice
}

/// What is alike before the next guess, where that saves anything.
fn reduction(field: &Field<'_>) -> Option<Reduction> {
    let (universe, set) = (field.kernel.universe(), field.set);
    if universe.len() > field::KEPT || (universe.len() as u64 * set.len() as u64) < WORTH_REDUCING {
        return None;
    }
    // Colours that the stock tells apart are not alike.
    let every = if field.clues.counts_pegs() { 0 } else { Reduction::every_symbol(universe) };
    let guesses = field.clues.rows().iter().filter_map(|clue| universe.find(clue.code));
    let unused = guesses.fold(every, |unused, guess| Reduction::unused_after(universe, unused, guess));
    let reduction = Reduction::new(universe, set, unused);
    (!reduction.is_trivial()).then_some(reduction)
}
