//! How a book is bound: a line of text, then the guesses and nothing else.
//!
//! ```text
//! book 1 4x8n proven
//! ```
//!
//! The line is followed by the number of every guess in its space, two bytes, little-endian, in the order in which a
//! strategy is read: a guess, then where each answer leads, answers by pins. Which secrets are left, and so which
//! answers can come, follows from the guesses before. Of one secret left, and of two, the first is guessed; that is
//! not written.

use rules::notation::Quoted;
use rules::space::CodeSpace;
use rules::{Answer, Code, Rules, answer};

use super::{BookPage, BookPart};
use crate::tree::Tree;

/// The version of the form.
pub const VERSION: u32 = 1;

/// No strategy needs more rows; anything deeper is refused.
pub const DEEPEST: u8 = 64;

/// The largest space whose numbers have two bytes.
pub const MOST: u64 = 1 << 16;

/// What the first line says.
#[derive(Clone, Debug)]
pub(super) struct Binding {
    pub(super) rules: Rules,
    pub(super) proven: bool,
}

/// Why a strategy can't be bound, or a book not be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookFault {
    /// The bytes don't begin like a book.
    #[error("this is no book: it begins with {}, not with “book {VERSION} 4x8 proven”", Quoted(.0))]
    NoBook(String),
    /// Only spaces like `4x8` and `4x8n` have books.
    #[error("only games whose codes are all rows of so many symbols have books")]
    Space,
    /// It has more codes than numbers of two bytes.
    #[error("{0} codes are too many for a book; at most {MOST}")]
    TooMany(u64),
    /// It ends too early, or too late.
    #[error("the book has another length than its strategy")]
    Length,
    /// A number beyond the last code.
    #[error("the book guesses code {0}, which does not exist")]
    Number(u16),
    /// The strategy has no guess for an answer that can come.
    #[error("the strategy has no guess for an answer that can come")]
    NoBranch,
    /// The strategy doesn't guess one of two secrets left.
    #[error("the strategy wastes a row where one or two secrets are left")]
    Idle,
    /// A guess splits nothing.
    #[error("the strategy has a guess that tells nothing")]
    NoSplit,
    /// It takes more rows than any strategy has to.
    #[error("the strategy takes more than {DEEPEST} rows")]
    TooDeep,
}

impl Binding {
    /// The first line of a book, and what follows it.
    pub(super) fn read(bytes: &[u8]) -> Result<(Self, &[u8]), BookFault> {
        let end = bytes.iter().position(|byte| *byte == b'\n').unwrap_or(bytes.len().min(40));
        let line = String::from_utf8_lossy(&bytes[..end]);
        let no_book = || BookFault::NoBook(line.clone().into_owned());
        let rest = line.strip_prefix(&format!("book {VERSION} ")).ok_or_else(no_book)?;
        let (game, proven) = match rest.split_once(' ') {
            Some((game, "proven")) => (game, true),
            Some(_) => return Err(no_book()),
            None => (rest, false),
        };
        let rules = crate::game::rules(game, &[]).map_err(|_| no_book())?;
        let binding = Self { rules, proven };
        if binding.game() != game {
            return Err(BookFault::Space);
        }
        binding.countable()?;
        Ok((binding, bytes.get(end + 1..).ok_or(BookFault::Length)?))
    }

    /// The binding for these rules.
    fn new(rules: &Rules, proven: bool) -> Result<Self, BookFault> {
        let binding = Self { rules: rules.clone(), proven };
        let same = crate::game::rules(&binding.game(), &[]).map_err(|_| BookFault::Space)?;
        if same.secrets() != rules.secrets() || rules.secrets() != rules.guesses() {
            return Err(BookFault::Space);
        }
        let binding = Self { rules: same, proven };
        binding.countable()?;
        Ok(binding)
    }

    /// Refuses a space with more codes than there are numbers for them.
    fn countable(&self) -> Result<(), BookFault> {
        let codes = self.rules.secrets().count();
        if codes > MOST { Err(BookFault::TooMany(codes)) } else { Ok(()) }
    }

    /// What the game is called, such as `4x8n`; blanks are one symbol more.
    pub(super) fn game(&self) -> String {
        let repeats = if self.rules.repeats() { "" } else { "n" };
        format!("{}x{}{repeats}", self.rules.holes(), self.rules.palette().size())
    }
}

/// Binds a strategy.
pub fn bound(rules: &Rules, tree: &Tree, proven: bool) -> Result<Vec<u8>, BookFault> {
    let binding = Binding::new(rules, proven)?;
    let mut bytes =
        format!("book {VERSION} {}{}\n", binding.game(), if proven { " proven" } else { "" }).into_bytes();
    let space = *binding.rules.secrets();
    let secrets: Vec<_> = space.iter().collect();
    write(&space, &secrets, tree, &mut bytes)?;
    Ok(bytes)
}

fn write(space: &CodeSpace, secrets: &[Code], tree: &Tree, bytes: &mut Vec<u8>) -> Result<(), BookFault> {
    if secrets.len() > 2 {
        let number = space.index(tree.guess).ok_or(BookFault::Space)?;
        bytes.extend_from_slice(&(number as u16).to_le_bytes());
    } else if !secrets.contains(&tree.guess) {
        return Err(BookFault::Idle);
    } else {
        return Ok(());
    }
    for (answer, part) in parts(secrets, tree.guess)? {
        let branch = tree.branches.iter().find(|(branch, _)| *branch == answer);
        write(space, &part, &branch.ok_or(BookFault::NoBranch)?.1, bytes)?;
    }
    Ok(())
}

/// The secrets of every answer but the solution, by pins.
fn parts(secrets: &[Code], guess: Code) -> Result<Vec<(Answer, Vec<Code>)>, BookFault> {
    let mut parts: Vec<(Answer, Vec<Code>)> = Vec::new();
    for secret in secrets.iter().filter(|secret| **secret != guess) {
        let answer = answer::classic(*secret, guess);
        match parts.binary_search_by_key(&answer, |(answer, _)| *answer) {
            Ok(place) => parts[place].1.push(*secret),
            Err(place) => parts.insert(place, (answer, vec![*secret])),
        }
    }
    if parts.iter().any(|(_, part)| part.len() == secrets.len()) {
        Err(BookFault::NoSplit)
    } else {
        Ok(parts)
    }
}

/// The rules and the strategy of a book, and whether it is proven best.
pub fn unbound(bytes: &[u8]) -> Result<(Rules, Tree, bool), BookFault> {
    let (binding, pages) = opened(bytes)?;
    let tree = BookPart { space: binding.rules.secrets(), pages: &pages }.tree();
    Ok((binding.rules, tree, binding.proven))
}

/// Opens a book.
pub(super) fn opened(bytes: &[u8]) -> Result<(Binding, Box<[BookPage]>), BookFault> {
    let (binding, numbers) = Binding::read(bytes)?;
    let space = *binding.rules.secrets();
    let secrets: Vec<_> = space.iter().collect();
    let mut reading = BookReading { space, numbers, pages: Vec::new() };
    reading.read(&secrets, Answer::default(), 1)?;
    if reading.numbers.is_empty() { Ok((binding, reading.pages.into())) } else { Err(BookFault::Length) }
}

/// A book that is being read.
struct BookReading<'b> {
    space: CodeSpace,
    numbers: &'b [u8],
    pages: Vec<BookPage>,
}

impl BookReading<'_> {
    /// Reads the page that an answer led to, and all that follow from it; says how many rows they take, and at worst.
    fn read(&mut self, secrets: &[Code], answer: Answer, row: u8) -> Result<(u32, u8), BookFault> {
        if row > DEEPEST {
            return Err(BookFault::TooDeep);
        }
        let number = match secrets {
            // Only spaces whose numbers have two bytes have books.
            [first] | [first, _] => self.space.index(*first).ok_or(BookFault::Space)? as u16,
            _ => {
                let (number, rest) = self.numbers.split_first_chunk::<2>().ok_or(BookFault::Length)?;
                self.numbers = rest;
                u16::from_le_bytes(*number)
            }
        };
        let guess = self.space.code(number.into()).ok_or(BookFault::Number(number))?;
        let (place, size) = (self.pages.len(), secrets.len() as u32);
        self.pages.push(BookPage { answer, worst: 1, guess: number, secrets: size, rows: size, pages: 1 });
        let (mut rows, mut worst) = (size, 1);
        for (answer, part) in parts(secrets, guess)? {
            let (more, deepest) = self.read(&part, answer, row + 1)?;
            rows += more;
            worst = worst.max(deepest + 1);
        }
        let pages = (self.pages.len() - place) as u32;
        self.pages[place] = BookPage { worst, rows, pages, ..self.pages[place] };
        Ok((rows, worst))
    }
}
