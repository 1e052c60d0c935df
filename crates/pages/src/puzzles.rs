//! Puzzles: rows that exactly one code fits. Everything that was done is in the address, so that nothing is stored
//! and a puzzle can be sent to somebody else.

use std::sync::Arc;

use askama::Template;
use play::{Draft, PuzzleLook, another_puzzle, fact_holes, puzzle_of_today, puzzle_row_told, seeds_of_day};
use rules::editions::EDITIONS;
use rules::event::Hints;
use rules::symbol::Mark;
use rules::{Answer, Edition, Hint, OptionKey, Options, Rules, Seat};
use solver::coach::{MOST_STARS, PuzzleAnswer, PuzzleRow, PuzzleSeed};
use words::Words;

use crate::form::Fields;
use crate::frame::Frame;
use crate::piece::{Piece, Pins, lit};
use crate::rules::trial::{TrialKey, tray};

/// Letters of a code at most: more than any has, with spaces.
const MOST: usize = 40;

/// The puzzles of a sheet: few or many.
const SHEETS: [usize; 2] = [6, 12];

/// The most codes of a game of which a whole sheet is drawn.
const SHEET_CODES: u64 = 100_000;

/// A puzzle.
#[derive(Template)]
#[template(path = "puzzles.html")]
pub struct PuzzlesPage {
    frame: Frame,
    id: &'static str,
    language: Option<&'static str>,
    title: String,
    seed: String,
    /// The name of the seed.
    name: String,
    stars: u8,
    /// The date.
    today: String,
    held: Option<String>,
    rows: Vec<PuzzleRowView>,
    /// What is seen of the code: a question mark a hole.
    cover: String,
    draft: Vec<Piece>,
    no_pins: Pins,
    /// What follows from the rows, as far as it was asked for.
    told: Vec<String>,
    /// How many hints that are.
    hints: usize,
    /// How many there are.
    all_hints: usize,
    verdict: String,
    solved: bool,
    secret: Option<Vec<Piece>>,
    text: String,
    problem: String,
    tray: Vec<TrialKey>,
    /// Whether script may draw what is typed.
    is_scripted: bool,
    editions: Vec<PuzzleEdition>,
    grades: Vec<PuzzleGrade>,
    /// Sheets to print; none where drawing one takes too long.
    sheets: Vec<PuzzleSheetLink>,
    days: Vec<PuzzleOfDay>,
    another: String,
}

/// A row with its answer.
struct PuzzleRowView {
    number: u8,
    /// How the style marks it if what was told last is about it, or the code contradicts it.
    class: String,
    /// Whose row it is, in a group.
    by: Option<String>,
    pieces: Vec<Piece>,
    pins: Vec<PuzzlePins>,
    sentence: String,
}

/// The pins of an answer, in a group those of one who hinted.
struct PuzzlePins {
    /// The number of the seat that hinted.
    seat: Option<usize>,
    pins: Vec<Pins>,
}

impl PuzzleRowView {
    fn new(words: Words, rules: &Rules, number: u8, row: &PuzzleRow, class: String) -> Self {
        let all = |answer| vec![PuzzlePins { seat: None, pins: vec![Pins::new(rules, Some(answer))] }];
        let (by, pins) = match &row.answer {
            PuzzleAnswer::Pins(pins) => (None, all(*pins)),
            PuzzleAnswer::Hints(by, Hints::Totals { black, white }) => {
                (Some(*by), all(Answer { black: *black, white: *white, blue: 0 }))
            }
            PuzzleAnswer::Hints(by, Hints::ByPlayer(players)) => {
                let pins = |(seat, hints): &(Seat, Vec<Hint>)| PuzzlePins {
                    seat: Some(seat.index() + 1),
                    pins: hints.iter().map(|hint| Pins::hint(rules, *hint)).collect(),
                };
                (Some(*by), players.iter().map(pins).collect())
            }
        };
        let by = by.map(|by| match by.index() {
            0 => words.seat_you().into(),
            place => words.seat_number(place + 1),
        });
        let sentence = puzzle_row_told(words, rules, number, row);
        Self { number, class, by, pieces: Piece::row(words, rules, row.code), pins, sentence }
    }
}

/// An edition to choose.
struct PuzzleEdition {
    id: &'static str,
    name: String,
    is_chosen: bool,
}

/// A grade to choose.
struct PuzzleGrade {
    stars: u8,
    name: String,
    is_chosen: bool,
}

fn grade(words: Words, stars: u8, chosen: u8) -> PuzzleGrade {
    PuzzleGrade { stars, name: words.coach_grade(stars), is_chosen: stars == chosen }
}

/// A sheet to print.
struct PuzzleSheetLink {
    count: usize,
    name: String,
}

fn sheets(words: Words, rules: &Rules) -> Vec<PuzzleSheetLink> {
    let counts = SHEETS.into_iter().filter(|_| has_sheets(rules));
    counts.map(|count| PuzzleSheetLink { count, name: words.coach_print(count) }).collect()
}

/// Whether puzzles of these rules are drawn fast enough for a sheet of them.
fn has_sheets(rules: &Rules) -> bool {
    rules.secrets().count() <= SHEET_CODES
}

/// How many puzzles the sheet has that is asked for; none where drawing it takes too long.
pub fn sheet_wanted(fields: &Fields, rules: &Rules) -> Option<usize> {
    let count = fields.number::<usize>("count").filter(|count| SHEETS.contains(count)).unwrap_or(SHEETS[0]);
    has_sheets(rules).then_some(count)
}

/// The puzzle that is asked for: of an edition with its defaults, words in the reader's language, and with today's seed
/// unless there is another.
pub fn puzzle_wanted(
    edition: &'static Edition,
    fields: &Fields,
    words: Words,
    today: &str,
) -> Option<(Rules, PuzzleSeed)> {
    let language = edition
        .word_language(words.language())
        .map(|own| format!("{}={}", OptionKey::Language.name(), fields.get("language").unwrap_or(own.tag())));
    let options = Options::read(edition, language.as_deref()).ok()?;
    let rules = Rules::new(edition, options).ok()?;
    let text = fields.get("seed").unwrap_or(today);
    Some((rules, PuzzleSeed::wanted(fields.number("stars"), text)?))
}

/// A puzzle of the day.
struct PuzzleOfDay {
    name: String,
    seed: String,
    is_shown: bool,
}

impl PuzzlesPage {
    /// A puzzle after what the address tells. `today` is the date.
    pub fn new(frame: Frame, look: &PuzzleLook, fields: &Fields, today: &str) -> Self {
        let (words, puzzle) = (frame.words, &look.puzzle);
        let rules = &puzzle.rules;
        let mut hints = fields.number::<usize>("hints").unwrap_or(0).min(look.facts.len());
        let typed: String = fields.get("row").unwrap_or("").chars().take(MOST).collect();
        let mut text = words.in_record_letters(rules, &typed);
        let (mut problem, mut verdict, mut against) = (String::new(), String::new(), Vec::new());
        let mut solved = false;
        if let Some(letter) = fields.raw("add").and_then(|added| added.chars().next()) {
            text.push(letter);
        } else if fields.has("clear") {
            text.clear();
        } else if fields.has("hint") {
            hints = (hints + 1).min(look.facts.len());
        } else if fields.has("check") {
            match rules.read_secret(&text) {
                Ok(code) => {
                    verdict = look.verdict(words, code, hints);
                    against = look.contradicted(code).unwrap_or_default();
                    solved = code == puzzle.solution;
                }
                Err(faults) => problem = words.code_faults(&faults),
            }
        }
        let facts = &look.facts[..hints];
        let latest = facts.last().filter(|_| verdict.is_empty());
        let shown = solved || fields.has("solution");
        if shown && !solved {
            verdict = words.coach_solution(words.typed(rules, puzzle.solution));
        }
        let class = |number: usize, row: &PuzzleRow| match latest {
            Some(fact) if fact.rows.contains(&number) => lit(&fact_holes(rules, fact, Some(row.code))),
            None if against.contains(&number) => lit(&[]),
            _ => String::new(),
        };
        let rows = (1..).zip(&puzzle.rows).map(|(number, row)| {
            PuzzleRowView::new(words, rules, number, row, class(usize::from(number), row))
        });
        let edition = rules.edition();
        let seed = puzzle.seed.to_string();
        let symbols = rules.palette().symbols;
        Self {
            id: edition.id,
            language: rules.word_list().map(|list| list.language().tag()),
            title: words
                .coach_puzzle()
                .edition(words.edition_name(edition))
                .seed(seed.as_str())
                .stars(puzzle.seed.stars()),
            name: puzzle.seed.name().to_owned(),
            stars: puzzle.seed.stars(),
            today: today.to_owned(),
            held: (!puzzle.held.is_empty()).then(|| words.own_markers(rules, &puzzle.held)),
            rows: rows.collect(),
            draft: Draft::read(rules, &text)
                .holes
                .into_iter()
                .map(|hole| Piece::in_hole(words, rules, hole))
                .collect(),
            cover: vec!["?"; usize::from(rules.holes())].join(" "),
            no_pins: Pins::new(rules, None),
            told: facts.iter().map(|fact| look.fact_told(words, fact)).collect(),
            hints,
            all_hints: look.facts.len(),
            verdict,
            solved,
            secret: shown.then(|| Piece::row(words, rules, puzzle.solution)),
            text,
            problem,
            tray: tray(words, rules, &|piece| piece),
            is_scripted: rules.palette().shapes.is_empty() && symbols.iter().all(|it| it.mark != Mark::Glyph),
            editions: editions(words, edition),
            grades: (1..=MOST_STARS).map(|stars| grade(words, stars, puzzle.seed.stars())).collect(),
            sheets: sheets(words, rules),
            days: seeds_of_day(today).iter().map(|day| of_today(words, day, &puzzle.seed)).collect(),
            another: another_puzzle(&puzzle.seed).to_string(),
            seed,
            frame,
        }
    }
}

fn editions(words: Words, chosen: &Edition) -> Vec<PuzzleEdition> {
    let edition = |edition: &'static Edition| PuzzleEdition {
        id: edition.id,
        name: words.edition_name(edition),
        is_chosen: edition.id == chosen.id,
    };
    EDITIONS.iter().map(edition).collect()
}

fn of_today(words: Words, seed: &PuzzleSeed, shown: &PuzzleSeed) -> PuzzleOfDay {
    let name = puzzle_of_today(words, seed.stars());
    PuzzleOfDay { name, is_shown: seed == shown, seed: seed.to_string() }
}

/// Puzzles to print, the solutions on a page of their own.
#[derive(Template)]
#[template(path = "puzzle_sheet.html")]
pub struct PuzzleSheetPage {
    frame: Frame,
    title: String,
    back: String,
    puzzles: Vec<PrintedPuzzle>,
}

/// A puzzle on paper.
struct PrintedPuzzle {
    number: usize,
    seed: String,
    held: Option<String>,
    rows: Vec<PuzzleRowView>,
    blank: Vec<Piece>,
    solution: Vec<Piece>,
    solution_text: String,
}

impl PuzzleSheetPage {
    /// A sheet with these puzzles, all of one edition and grade.
    pub fn new(frame: Frame, puzzles: &[Arc<PuzzleLook>], back: String) -> Option<Self> {
        let words = frame.words;
        let first = &puzzles.first()?.puzzle;
        let edition = words.edition_name(first.rules.edition());
        let printed = (1..).zip(puzzles).map(|(number, look)| {
            let puzzle = &look.puzzle;
            let rules = &puzzle.rules;
            let row = |(number, row): (u8, &PuzzleRow)| {
                PuzzleRowView::new(words, rules, number, row, String::new())
            };
            PrintedPuzzle {
                number,
                seed: puzzle.seed.to_string(),
                held: (!puzzle.held.is_empty()).then(|| words.own_markers(rules, &puzzle.held)),
                rows: (1..).zip(&puzzle.rows).map(row).collect(),
                blank: Piece::empty(rules),
                solution: Piece::row(words, rules, puzzle.solution),
                solution_text: words.code(rules, puzzle.solution),
            }
        });
        let title = words.coach_sheet_title().edition(edition).stars(first.seed.stars());
        Some(Self { title, back, puzzles: printed.collect(), frame })
    }
}
