//! The first game, step by step: every row is commented on. Everything that was done stands in the address, so that
//! nothing is kept and the way back leads back.

use askama::Template;
use play::Draft;
use rules::{Answer, Code, Edition, Rules};
use words::Words;

use crate::form::Fields;
use crate::frame::Frame;
use crate::piece::{Piece, Pins};

/// The edition of the lesson.
const EDITION: &str = "original";

/// Steps between the secrets of successive lessons: a prime, so that all come up, in no order that shows.
const APART: u64 = 829;

/// The most letters of a row that are kept.
const MOST: usize = 8;

/// The page.
#[derive(Template)]
#[template(path = "learn.html")]
pub struct LearnPage {
    frame: Frame,
    /// Which secret it is.
    number: u64,
    /// Which would be the next.
    next: u64,
    /// The rows placed, as they stand in the address.
    rows: String,
    placed: Vec<LearnRow>,
    /// The rows that are still empty, by number.
    empty: Vec<u8>,
    blank: Vec<Piece>,
    /// What is typed, in its holes.
    draft: Vec<Piece>,
    no_pins: Pins,
    /// What was learnt so far; the first is about the last row.
    told: Vec<String>,
    /// The secret, once it is uncovered.
    secret: Option<Vec<Piece>>,
    solved: bool,
    /// What is typed, and what is wrong with it.
    text: String,
    problem: String,
    tray: Vec<LearnKey>,
}

/// A row with its pins.
struct LearnRow {
    number: usize,
    pieces: Vec<Piece>,
    pins: Pins,
    sentence: String,
}

/// A colour to press.
struct LearnKey {
    piece: Piece,
    letter: char,
    name: String,
}

impl LearnPage {
    /// The lesson after the rows that the address tells.
    pub fn new(frame: Frame, fields: &Fields) -> Self {
        let edition = Edition::find(EDITION).expect("an edition of the table");
        let rules = &Rules::default_of(edition);
        let words = frame.words;
        let space = rules.secrets();
        let number = fields.number::<u64>("lesson").unwrap_or(1) % space.count();
        let secret = space.code((number + 1) * APART % space.count()).expect("an index below the count");
        let earlier = fields.get("rows").unwrap_or("").split('.');
        let mut rows: Vec<Code> =
            earlier.filter_map(|text| rules.read_row(text).ok()).take(usize::from(rules.rows())).collect();
        let mut text: String = fields.get("row").unwrap_or("").chars().take(MOST).collect();
        let mut problem = String::new();
        let over = |rows: &[Code]| rows.contains(&secret) || rows.len() >= usize::from(rules.rows());
        if let Some(letter) = fields.raw("add").and_then(|added| added.chars().next()) {
            text.push(letter);
        } else if fields.has("clear") {
            text.clear();
        } else if fields.has("place") && !over(&rows) {
            match rules.read_row(&text) {
                Ok(row) => {
                    rows.push(row);
                    text.clear();
                }
                Err(faults) => problem = words.code_faults(&faults),
            }
        }
        let answered: Vec<_> = rows.iter().map(|row| (*row, rules.answer(secret, *row))).collect();
        let ended = over(&rows);
        let mut told = told(words, rules, &answered, secret);
        if fields.has("help") && !ended {
            let fitting = space.iter().find(|code| fits(rules, *code, &answered));
            told.extend(fitting.map(|code| words.learn_fitting(words.code(rules, code))));
        }
        let placed = (1..).zip(&answered).map(|(number, (row, answer))| LearnRow {
            number,
            pieces: Piece::row(rules, *row),
            pins: Pins::new(rules.holes(), Some(*answer)),
            sentence: words.row(rules, number as u8, *row, Some(*answer)),
        });
        let written: Vec<_> = rows.iter().map(|row| rules.show(*row)).collect();
        Self {
            number,
            next: number + 1,
            rows: written.join("."),
            placed: placed.collect(),
            empty: (rows.len() as u8 + 1..=rules.rows()).collect(),
            blank: Piece::empty(rules),
            draft: draft(rules, &text),
            no_pins: Pins::new(rules.holes(), None),
            told,
            secret: ended.then(|| Piece::row(rules, secret)),
            solved: rows.contains(&secret),
            text,
            problem,
            tray: tray(words, rules),
            frame,
        }
    }
}

fn tray(words: Words, rules: &Rules) -> Vec<LearnKey> {
    let symbols = rules.palette().symbols.iter();
    let key =
        |symbol| LearnKey { piece: Piece::single(symbol), letter: symbol.letter, name: words.symbol(symbol) };
    symbols.map(key).collect()
}

/// What is typed so far, in its holes.
fn draft(rules: &Rules, text: &str) -> Vec<Piece> {
    Draft::read(rules, text).holes.into_iter().map(|hole| Piece::in_hole(rules, hole)).collect()
}

/// Whether a code could be the secret after these rows.
fn fits(rules: &Rules, code: Code, rows: &[(Code, Answer)]) -> bool {
    rows.iter().all(|(row, answer)| rules.answer(code, *row) == *answer)
}

/// What the rows so far teach.
fn told(words: Words, rules: &Rules, rows: &[(Code, Answer)], secret: Code) -> Vec<String> {
    let Some(((last, answer), before)) = rows.split_last() else {
        return vec![words.learn_how().into(), words.learn_first().into()];
    };
    if *last == secret {
        return vec![words.learn_solved(rows.len())];
    }
    let mut told = vec![pins(words, rules.holes(), *answer)];
    // Where the row stands against those before it: that is the whole art.
    let belied = (1_usize..).zip(before).find(|(_, (row, answer))| rules.answer(*last, *row) != *answer);
    if let Some((number, (row, got))) = belied {
        let would = words.answer(rules.answer(*last, *row));
        told.push(words.learn_could_not(words.answer(*got), number, would));
    } else if !before.is_empty() {
        told.push(words.learn_could().into());
    }
    if rows.len() >= usize::from(rules.rows()) {
        told.push(words.learn_unsolved(words.code(rules, secret)));
        return told;
    }
    let left = rules.secrets().iter().filter(|code| fits(rules, *code, rows)).count();
    told.push(words.learn_left(rules.secrets().count(), left));
    told.push(words.learn_think().into());
    told
}

/// What the pins of a row mean.
fn pins(words: Words, holes: u8, answer: Answer) -> String {
    match (answer.black + answer.white, answer.black) {
        (0, _) => words.learn_told_nothing().into(),
        (1, 1) => words.learn_told_placed().into(),
        (1, _) => words.learn_told_misplaced().into(),
        (all, _) if all == holes => words.learn_told_all().into(),
        (right, placed) => words.learn_told(placed, right),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn lesson(rows: &[&str]) -> Vec<String> {
        let rules = Rules::default_of(Edition::find(EDITION).unwrap());
        let secret = rules.read_secret("RYGB").unwrap();
        let rows: Vec<_> = rows.iter().map(|row| rules.read_row(row).unwrap()).collect();
        let answered: Vec<_> = rows.iter().map(|row| (*row, rules.answer(secret, *row))).collect();
        told(Words::of(Language::English), &rules, &answered, secret)
    }

    #[test]
    fn a_row_that_could_not_be_the_secret_is_told_why() {
        // Red is in the secret, says row 1; row 2 leaves it out.
        let told = lesson(&["RRRR", "YYYW"]);
        assert_eq!(
            told[1],
            "Your last row could not have been the secret: then row 1 would have got no pins, but it got one black."
        );
        assert!(lesson(&["RRRR", "RYYW"])[1].starts_with("Well thought out"));
    }

    #[test]
    fn what_is_left_is_counted_and_the_end_is_told() {
        assert!(lesson(&["WWKK"]).contains(&"256 of 1,296 secrets still fit.".to_owned()));
        assert_eq!(lesson(&["RYGB"]), ["Broken with a single row: what luck!"]);
        let ten = lesson(&["WWWW"; 10]);
        assert_eq!(ten.last().unwrap(), "All rows are used. The secret was: red, yellow, green, blue.");
    }
}
