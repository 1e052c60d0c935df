//! Books: whole strategies, looked up instead of computed.
//!
//! A book belongs to a code space, not to an edition: whatever plays with the same holes, symbols and repeats has
//! the same book, whatever its other options say. Who has placed a row that is not the book's but like it, holes
//! exchanged or symbols renamed, is helped on all the same.
//!
//! ```
//! use solver::book::{BookAdvice, BookFault, Branch, DEEPEST, MOST, VERSION, bound, unbound};
//! use solver::{Book, game};
//!
//! let rules = game::rules("original", &[]).unwrap();
//! let book = Book::of(&rules).unwrap();
//! assert_eq!((book.game(), book.total(), book.is_proven()), ("4x6", 5625, true));
//! assert_eq!(book.rules().secrets(), rules.secrets());
//! let BookAdvice { guess, secrets, .. } = book.advice(&[]).unwrap();
//! assert_eq!((book.guess(&[]), secrets), (Some(guess), 1296));
//! assert_eq!(book.advice(&[]).unwrap().expected(), book.expected());
//!
//! // What may be answered, and when the secrets are found.
//! let Branch { answer, secrets, .. } = book.answers(&[]).unwrap()[1];
//! let found = book.distribution(&[(guess, answer)]).unwrap();
//! assert_eq!(found.iter().sum::<u32>(), secrets);
//!
//! // A strategy that was found elsewhere, as a book and back.
//! let bytes = bound(book.rules(), &book.tree(), book.is_proven()).unwrap();
//! let (_, tree, proven) = unbound(&bytes).unwrap();
//! assert_eq!((tree, proven), (book.tree(), true));
//! assert!(matches!(unbound(b"once upon a time"), Err(BookFault::NoBook(_))));
//! assert!(bytes.starts_with(format!("book {VERSION} 4x6 proven\n").as_bytes()));
//! assert!(Book::all().all(
//!     |book| book.rules().secrets().count() <= MOST && book.tree().guesses() > DEEPEST.into()
//! ));
//! ```

use std::sync::OnceLock;

use rules::space::CodeSpace;
use rules::{Answer, Code, Rules};

use crate::tree::Tree;

mod alike;
mod binding;

pub use binding::{BookFault, DEEPEST, MOST, VERSION, bound, unbound};

use alike::Alike;
use binding::Binding;

/// The books, as `cargo xtask books` writes them.
const SHELF: [&[u8]; 10] = [
    include_bytes!("../../books/4x6.book"),
    include_bytes!("../../books/4x7.book"),
    include_bytes!("../../books/4x8.book"),
    include_bytes!("../../books/4x9.book"),
    include_bytes!("../../books/4x10.book"),
    include_bytes!("../../books/5x6.book"),
    include_bytes!("../../books/5x8.book"),
    include_bytes!("../../books/4x6n.book"),
    include_bytes!("../../books/4x8n.book"),
    include_bytes!("../../books/4x10n.book"),
];

/// Books that somebody has asked for, opened once.
static OPENED: [OnceLock<OpenedBook>; SHELF.len()] = [const { OnceLock::new() }; SHELF.len()];

/// A position in a book: what to guess, and what that costs. The pages of a book lie one after the other, each before those
/// that its answers lead to: there are tens of thousands, and an opened book stays open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct BookPage {
    /// The answer that led here.
    answer: Answer,
    worst: u8,
    /// The number of the guess in its space.
    guess: u16,
    secrets: u32,
    rows: u32,
    /// This page and all that follow from it.
    pages: u32,
}

/// A position in a book with everything that follows from it.
#[derive(Clone, Copy, Debug)]
struct BookPart<'b> {
    space: &'b CodeSpace,
    pages: &'b [BookPage],
}

impl<'b> BookPart<'b> {
    fn page(self) -> &'b BookPage {
        &self.pages[0]
    }

    fn guess(self) -> Code {
        self.space.code(self.page().guess.into()).expect("a number of this space")
    }

    /// Where each answer leads.
    fn branches(self) -> impl Iterator<Item = (Answer, Self)> {
        let mut rest = &self.pages[1..];
        std::iter::from_fn(move || {
            let first = rest.first()?;
            let (pages, later) = rest.split_at(first.pages as usize);
            rest = later;
            Some((first.answer, Self { pages, ..self }))
        })
    }

    fn tree(self) -> Tree {
        let branches = self.branches().map(|(answer, part)| (answer, part.tree())).collect();
        Tree { guess: self.guess(), branches }
    }

    /// Whether the guess can be the secret itself.
    fn is_possible(self) -> bool {
        self.branches().map(|(_, part)| part.page().secrets).sum::<u32>() < self.page().secrets
    }

    /// Counts the secrets that are found with this guess, with the next, and so on.
    fn count(self, found: &mut [u32]) {
        let [here, later @ ..] = found else { return };
        *here += u32::from(self.is_possible());
        for (_, part) in self.branches() {
            part.count(later);
        }
    }
}

#[derive(Debug)]
struct OpenedBook {
    binding: Binding,
    game: String,
    pages: Box<[BookPage]>,
}

impl OpenedBook {
    fn whole(&self) -> BookPart<'_> {
        BookPart { space: self.binding.rules.secrets(), pages: &self.pages }
    }
}

/// A whole strategy for a code space.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    opened: &'static OpenedBook,
}

/// What a book says in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookAdvice {
    /// The guess.
    pub guess: Code,
    /// How many secrets fit.
    pub secrets: u32,
    /// Rows that these secrets still take in total, this guess included.
    pub rows: u32,
    /// Rows that a secret still takes at worst, this guess included.
    pub worst: u8,
}

/// One way in which a guess of a book may be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The answer.
    pub answer: Answer,
    /// How many secrets give it.
    pub secrets: u32,
    /// Rows that these secrets still take in total.
    pub rows: u32,
    /// Rows that one of them still takes at worst.
    pub worst: u8,
}

impl BookAdvice {
    /// Rows that are still to come on average.
    pub fn expected(&self) -> f64 {
        f64::from(self.rows) / f64::from(self.secrets)
    }
}

impl Book {
    /// The book for these rules, if there is one.
    pub fn of(rules: &Rules) -> Option<Self> {
        // Where rows and secrets are not the same codes, and where answers tell more, strategies are others.
        let same = |other: &Rules| {
            other.answer_rule() == rules.answer_rule()
                && (other.secrets(), other.guesses()) == (rules.secrets(), rules.guesses())
        };
        let place = SHELF
            .iter()
            .position(|bytes| Binding::read(bytes).is_ok_and(|(binding, _)| same(&binding.rules)))?;
        Some(Self::open(place))
    }

    /// Every book there is.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SHELF.len()).map(Self::open)
    }

    fn open(place: usize) -> Self {
        let open = || {
            let (binding, pages) = binding::opened(SHELF[place]).expect("a test opens every book");
            OpenedBook { game: binding.game(), binding, pages }
        };
        Self { opened: OPENED[place].get_or_init(open) }
    }

    /// What the game is called, such as `4x8n`.
    pub fn game(&self) -> &'static str {
        &self.opened.game
    }

    /// Rules with its codes; those of every edition with the same codes will do as well.
    pub fn rules(&self) -> &'static Rules {
        &self.opened.binding.rules
    }

    /// Whether no strategy needs fewer rows in total.
    pub fn is_proven(&self) -> bool {
        self.opened.binding.proven
    }

    /// Rows over all secrets together.
    pub fn total(&self) -> u32 {
        self.opened.whole().page().rows
    }

    /// Rows for a secret on average.
    pub fn expected(&self) -> f64 {
        f64::from(self.total()) / f64::from(self.opened.whole().page().secrets)
    }

    /// The whole strategy.
    pub fn tree(&self) -> Tree {
        self.opened.whole().tree()
    }

    /// What the book guesses after these rows; none if a row is not like the book's, if no secret fits, or if the
    /// secret is found.
    pub fn guess(&self, rows: &[(Code, Answer)]) -> Option<Code> {
        self.advice(rows).map(|advice| advice.guess)
    }

    /// The guess after these rows, with what is still to come; none where [`Self::guess`] has none.
    pub fn advice(&self, rows: &[(Code, Answer)]) -> Option<BookAdvice> {
        let (part, alike) = self.turn_to(rows)?;
        let BookPage { secrets, rows, worst, .. } = *part.page();
        Some(BookAdvice { guess: alike.back(part.guess()), secrets, rows, worst })
    }

    /// How the book's guess after these rows may be answered: with what, by how many secrets, and how many rows those
    /// still take together and at worst after that guess. The answer to the secret itself leads to no further row.
    pub fn answers(&self, rows: &[(Code, Answer)]) -> Option<Vec<Branch>> {
        let (part, _) = self.turn_to(rows)?;
        let branch = |(answer, part): (Answer, BookPart<'_>)| {
            let BookPage { secrets, rows, worst, .. } = *part.page();
            Branch { answer, secrets, rows, worst }
        };
        let mut branches: Vec<_> = part.branches().map(branch).collect();
        if part.is_possible() {
            let answer = Answer::solved(self.rules().holes());
            branches.push(Branch { answer, secrets: 1, rows: 0, worst: 0 });
        }
        branches.sort_unstable_by_key(|branch| std::cmp::Reverse(branch.answer));
        Some(branches)
    }

    /// How many of the secrets that fit these rows are found with the next row, with the one after it, and so on.
    pub fn distribution(&self, rows: &[(Code, Answer)]) -> Option<Vec<u32>> {
        let (part, _) = self.turn_to(rows)?;
        let mut found = vec![0; usize::from(part.page().worst)];
        part.count(&mut found);
        Some(found)
    }

    /// The position after these rows, and how its codes are called there.
    fn turn_to(&self, rows: &[(Code, Answer)]) -> Option<(BookPart<'static>, Alike)> {
        let mut part = self.opened.whole();
        let mut alike = Alike::new(self.rules().holes(), self.rules().palette().size());
        for (row, answer) in rows {
            alike = alike.after(*row, part.guess())?;
            part = part.branches().find(|(branch, _)| branch == answer).map(|(_, part)| part)?;
        }
        Some((part, alike))
    }
}
