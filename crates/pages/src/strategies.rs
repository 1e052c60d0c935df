//! Strategies: the books, read like a tree. Guess, answer, next guess.

use askama::Template;
use rules::editions::EDITIONS;
use rules::{Answer, Code, Rules};
use solver::Book;
use solver::book::Branch;
use words::{Decimal, Words};

use crate::form::Fields;
use crate::frame::Frame;
use crate::piece::{Piece, Pins};

/// The list of games.
#[derive(Template)]
#[template(path = "strategies.html")]
pub struct StrategiesPage {
    frame: Frame,
    games: Vec<BookGame>,
}

/// A game with a book.
struct BookGame {
    id: &'static str,
    /// Holes, colours, and whether things repeat.
    name: String,
    facts: String,
    proven: String,
    editions: String,
}

/// A position in a book.
#[derive(Template)]
#[template(path = "strategy.html")]
pub struct StrategyPage {
    frame: Frame,
    game: BookGame,
    path: Vec<StrategyStep>,
    /// The next guess; none if there is no such position.
    guess: Option<Vec<Piece>>,
    guess_told: String,
    here: String,
    branches: Vec<StrategyRow>,
    bars: Vec<(usize, String, u64)>,
}

/// A row that was placed, and what was answered.
struct StrategyStep {
    pieces: Vec<Piece>,
    pins: Pins,
    sentence: String,
    /// Where it leads back to.
    to: String,
}

/// One answer to the next guess.
struct StrategyRow {
    pins: Pins,
    told: String,
    secrets: String,
    /// The guess after it, and where that is read; none if the secret is found.
    next: Option<(Vec<Piece>, String, String)>,
    mean: String,
    worst: u8,
}

impl StrategiesPage {
    /// All games.
    pub fn new(frame: Frame) -> Self {
        let games = Book::all().map(|book| BookGame::new(frame.words, &book)).collect();
        Self { frame, games }
    }
}

impl StrategyPage {
    /// A position in the book of a game; none if there is no such book.
    pub fn new(frame: Frame, game: &str, fields: &Fields) -> Option<Self> {
        let book = Book::all().find(|book| book.game() == game)?;
        let (words, rules) = (frame.words, book.rules());
        let rows = read(rules, fields.get("rows").unwrap_or(""));
        let at = rows.as_ref().and_then(|rows| book.advice(rows));
        let rows = rows.unwrap_or_default();
        let branches = at.and_then(|_| book.answers(&rows)).unwrap_or_default();
        let found = at.and_then(|_| book.distribution(&rows)).unwrap_or_default();
        let most = found.iter().copied().max().unwrap_or(1).max(1);
        let bar = |(row, count): (usize, &u32)| {
            (row, words.number(u64::from(*count)), (u64::from(*count) * 100).div_ceil(u64::from(most)))
        };
        let step = |place: usize| {
            let (code, answer) = rows[place];
            StrategyStep {
                pieces: Piece::row(words, rules, code),
                pins: Pins::new(rules, Some(answer)),
                sentence: words.row(rules, place as u8 + 1, code, Some(answer)),
                to: address(&book, &rows[..place]),
            }
        };
        let here = match at {
            None => words.strategy_nowhere().into(),
            Some(advice) if advice.secrets == 1 => words.strategy_last().into(),
            Some(advice) => words
                .strategy_here()
                .mean(Decimal::new(advice.expected(), 2))
                .secrets(advice.secrets)
                .worst(advice.worst),
        };
        let row =
            |branch: &Branch| StrategyRow::new(words, &book, &rows, at.map(|advice| advice.guess), branch);
        Some(Self {
            path: (0..rows.len()).map(step).collect(),
            guess: at.map(|advice| Piece::row(words, rules, advice.guess)),
            guess_told: at.map_or_else(String::new, |advice| words.code(rules, advice.guess)),
            here,
            branches: branches.iter().map(row).collect(),
            bars: (1..).zip(&found).map(bar).collect(),
            game: BookGame::new(words, &book),
            frame,
        })
    }
}

impl BookGame {
    fn new(words: Words, book: &Book) -> Self {
        let rules = book.rules();
        let codes = rules.secrets().count();
        let worst = book.advice(&[]).map_or(0, |advice| advice.worst);
        let editions: Vec<_> = EDITIONS
            .iter()
            .filter(|edition| {
                Book::of(&Rules::default_of(edition)).is_some_and(|own| own.game() == book.game())
            })
            .map(|edition| words.edition_name(edition))
            .collect();
        let mut name =
            vec![words.edition_holes(rules.holes()), words.edition_colours(rules.palette().size())];
        if !rules.repeats() {
            name.push(words.edition_no_repeats().into());
        }
        let mean = book.advice(&[]).map_or(0.0, |advice| advice.expected());
        let mean = Decimal::new(mean, 3);
        Self {
            id: book.game(),
            name: name.join(", "),
            facts: words.strategy_facts().codes(codes).mean(mean).worst(worst),
            proven: if book.is_proven() { words.strategy_proven() } else { words.strategy_found() }.into(),
            editions: editions.join(" · "),
        }
    }
}

impl StrategyRow {
    fn new(words: Words, book: &Book, rows: &[(Code, Answer)], guess: Option<Code>, branch: &Branch) -> Self {
        let rules = book.rules();
        let after: Vec<_> = rows.iter().copied().chain(guess.map(|guess| (guess, branch.answer))).collect();
        let next = book.advice(&after).filter(|_| branch.rows > 0);
        let shown = next.map(|next| {
            (Piece::row(words, rules, next.guess), words.code(rules, next.guess), address(book, &after))
        });
        Self {
            pins: Pins::new(rules, Some(branch.answer)),
            told: words.answer_sentence(rules, branch.answer),
            secrets: words.number(u64::from(branch.secrets)),
            next: shown,
            mean: words.decimal(Decimal::new(f64::from(branch.rows) / f64::from(branch.secrets.max(1)), 2)),
            worst: branch.worst,
        }
    }
}

/// The rows in an address; none if they can't be read.
fn read(rules: &Rules, text: &str) -> Option<Vec<(Code, Answer)>> {
    let row = |text: &str| {
        let (code, answer) = text.split_once('-')?;
        Some((rules.read_row(code).ok()?, rules.read_answer(answer).ok()?))
    };
    text.split('_').filter(|text| !text.is_empty()).take(usize::from(u8::MAX)).map(row).collect()
}

/// The address of a position.
fn address(book: &Book, rows: &[(Code, Answer)]) -> String {
    let rules = book.rules();
    let rows: Vec<_> = rows
        .iter()
        .map(|(code, answer)| format!("{}-{}", rules.show(*code), rules.show_answer(*answer)))
        .collect();
    let query = if rows.is_empty() { String::new() } else { format!("?rows={}", rows.join("_")) };
    format!("/strategies/{}{query}", book.game())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_it_was_written() {
        for book in Book::all() {
            let guess = book.guess(&[]).unwrap();
            for branch in book.answers(&[]).unwrap().iter().filter(|branch| branch.rows > 0) {
                let rows = [(guess, branch.answer)];
                let address = address(&book, &rows);
                let query = address.split_once("?rows=").unwrap().1;
                assert_eq!(read(book.rules(), query).unwrap(), rows, "{address}");
                assert!(address.bytes().all(|byte| byte.is_ascii_graphic()), "{address}");
            }
        }
        let rules = Book::all().next().unwrap().rules();
        assert_eq!(read(rules, "nonsense"), None);
        assert_eq!(read(rules, "RRYY-9b9w"), None);
        assert_eq!(read(rules, ""), Some(Vec::new()));
    }
}
