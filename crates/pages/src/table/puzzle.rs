//! The page of a puzzle: the board and the tray of a table, a code to be checked instead of a row. Everything that was done
//! is in the address, so that nothing is stored and a puzzle can be sent to somebody else.

use askama::Template;
use play::{
    Draft, PuzzleLook, another_puzzle, fact_holes, fact_told_at, placed_row, puzzle_of_today,
    puzzle_row_told, seeds_of_day,
};
use rules::editions::EDITIONS;
use rules::{Edition, View};
use solver::coach::{CoachFact, MOST_STARS, PuzzleSeed};
use words::Words;

use super::entry::{self, Entry};
use super::filled;
use super::group::GroupView;
use super::help::{Help, TableHints, ToldHint, marks};
use super::legend::legend;
use super::round::RoundView;
use super::view::TableView;
use crate::form::Fields;
use crate::frame::Frame;
use crate::piece::{Piece, lit};
use crate::puzzles::{PuzzleGame, PuzzleSheetLink, sheets};

/// Letters of a code at most: more than any has, with spaces.
const MOST: usize = 40;

/// What changes a code that is filled in, or asks for help; without any of it the code is to be checked.
const FILLING: [&str; 7] = ["put", "at", "undo", "clear", "copy", "hint", "solution"];

/// A puzzle.
#[derive(Template)]
#[template(path = "puzzles.html")]
pub struct PuzzlesPage {
    frame: Frame,
    t: TableView,
    game: PuzzleGame,
    title: String,
    seed: String,
    /// The name of the seed.
    name: String,
    stars: u8,
    /// The date.
    today: String,
    /// How many hints were told.
    hints: usize,
    end: Option<PuzzleEnd>,
    editions: Vec<PuzzleEdition>,
    grades: Vec<PuzzleGrade>,
    /// Sheets to print; none where drawing one takes too long.
    sheets: Vec<PuzzleSheetLink>,
    days: Vec<PuzzleOfDay>,
    another: String,
}

/// How a puzzle ended.
struct PuzzleEnd {
    title: String,
    is_solved: bool,
    /// The solution, where no shield opens on it.
    pieces: Vec<Piece>,
    /// A harder one of the same day.
    next: Option<PuzzleOfDay>,
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

/// A puzzle of the day.
struct PuzzleOfDay {
    name: String,
    seed: String,
    is_shown: bool,
}

/// What was done at a puzzle.
struct PuzzleTry {
    draft: Draft,
    hints: usize,
    problem: Option<String>,
    /// Rows that the code contradicts, from 1.
    against: Vec<usize>,
    /// How it ended: what to say, and whether the code is right.
    end: Option<(String, bool)>,
}

impl PuzzleTry {
    fn new(words: Words, look: &PuzzleLook, view: &View, fields: &Fields) -> Self {
        let puzzle = &look.puzzle;
        let rules = &puzzle.rules;
        let told = fields.number::<usize>("hints").unwrap_or(0) + usize::from(fields.has("hint"));
        let hints = told.min(look.facts.len());
        let mut done = Self {
            draft: filled::draft(rules, fields),
            hints,
            problem: None,
            against: Vec::new(),
            end: None,
        };
        if fields.has("solution") {
            let code = words.typed(rules, puzzle.solution);
            done.end = Some((words.coach_solution(code), false));
            return done;
        }
        let is_placed = fields.has("draft") || fields.has("typed");
        if !is_placed || FILLING.iter().any(|name| fields.has(name)) {
            return done;
        }
        let text = match fields.get("typed") {
            Some(typed) => {
                let typed: String = typed.chars().take(MOST).collect();
                let text = words.in_record_letters(rules, &typed);
                done.draft = Draft::read(rules, &text);
                text
            }
            None => done.draft.text(),
        };
        match rules.read_secret(&text) {
            Err(faults) => done.problem = Some(words.code_faults(&faults)),
            Ok(code) => {
                let verdict = look.verdict_at(words, view, code, hints);
                done.against = look.contradicted(code).unwrap_or_default();
                if code == puzzle.solution {
                    done.end = Some((verdict, true));
                } else {
                    done.problem = Some(verdict);
                }
            }
        }
        done
    }
}

impl PuzzlesPage {
    /// A puzzle after what the address tells. `today` is the date.
    pub fn new(frame: Frame, look: &PuzzleLook, fields: &Fields, today: &str) -> Self {
        let (words, puzzle) = (frame.words, &look.puzzle);
        let (rules, seed) = (&puzzle.rules, &puzzle.seed);
        let edition = rules.edition();
        let running = look.view();
        let done = PuzzleTry::new(words, look, &running, fields);
        let view = match &done.end {
            Some((_, is_solved)) => look.view_at_end(*is_solved),
            None => running,
        };
        let game = PuzzleGame::new(rules);
        let mut t = TableView {
            id: format!("puzzle {} {seed}", game.query()),
            puzzle: true,
            edition: words.edition_name(edition),
            edition_id: edition.id.to_owned(),
            headline: words.coach_task().into(),
            holes: rules.holes(),
            options: words.chosen_options(rules),
            legend: legend(words, rules),
            looking_back: done.end.is_some(),
            problem: done.problem.clone(),
            ..TableView::default()
        };
        lay(&mut t, words, look, &view);
        let of_day = |day: &PuzzleSeed| of_today(words, day, seed);
        let days = seeds_of_day(today);
        let end = done.end.as_ref().map(|(title, is_solved)| {
            t.headline.clone_from(title);
            let harder = days.iter().find(|day| day.name() == seed.name() && day.stars() > seed.stars());
            let pieces =
                if t.group.is_some() { Piece::row(words, rules, puzzle.solution) } else { Vec::new() };
            PuzzleEnd { title: title.clone(), is_solved: *is_solved, pieces, next: harder.map(of_day) }
        });
        if end.is_none() {
            t.yours = true;
            t.entry = entry::code(words, &view, &done.draft, fields, false).map(|entry| Entry {
                title: words.coach_your_code().into(),
                submit: words.coach_check().into(),
                notes: true,
                hold_offered: false,
                ..entry
            });
            help(&mut t, words, look, &view, &done);
        }
        Self {
            title: words
                .coach_puzzle()
                .edition(words.edition_name(edition))
                .seed(seed.to_string())
                .stars(seed.stars()),
            name: seed.name().to_owned(),
            stars: seed.stars(),
            today: today.to_owned(),
            hints: done.hints,
            end,
            editions: editions(words, edition),
            grades: (1..=MOST_STARS).map(|stars| grade(words, stars, seed.stars())).collect(),
            sheets: sheets(words, rules),
            days: days.iter().map(of_day).collect(),
            another: another_puzzle(seed).to_string(),
            seed: seed.to_string(),
            game,
            t,
            frame,
        }
    }
}

impl PuzzlesPage {
    /// How it ended, for the script.
    fn ended(&self) -> Option<&'static str> {
        self.end.as_ref().map(|end| if end.is_solved { "solved" } else { "given" })
    }
}

/// Lays the rows on the board.
fn lay(t: &mut TableView, words: Words, look: &PuzzleLook, view: &View) {
    let teller = words.at(&view.setup, view.viewer);
    let puzzle = &look.puzzle;
    t.round = match view.past.last() {
        Some(round) => Some(RoundView::past(&teller, &view.setup, round)),
        None => RoundView::current(&teller, view, true),
    };
    t.group = GroupView::new(&teller, view, false);
    let Some(round) = &mut t.round else { return };
    // No row is to come but the one that is filled in, and nobody has placed any.
    round.rows.retain(|row| row.now || !row.sentence.is_empty());
    for (row, placed) in round.rows.iter_mut().zip(&puzzle.rows) {
        row.note.clear();
        row.sentence = puzzle_row_told(words, &puzzle.rules, row.number, placed);
    }
    if !round.shield.open {
        round.shield.sentence = words.board_secret_set().into();
    }
}

/// Tells the hints so far, and marks the rows that the last one is about, or that the code contradicts.
fn help(t: &mut TableView, words: Words, look: &PuzzleLook, view: &View, done: &PuzzleTry) {
    let rules = &look.puzzle.rules;
    let told = |fact: &CoachFact| fact_told_at(words, view, fact);
    let hints = look.facts[..done.hints].split_last().map(|(last, earlier)| {
        let mut now = vec![ToldHint { marks: marks(rules, last), ..ToldHint::plain(told(last)) }];
        let is_all = done.hints == look.facts.len();
        now.extend(is_all.then(|| ToldHint::plain(words.coach_no_more().into())));
        let holes = |row: &usize| (*row, fact_holes(rules, last, placed_row(view, *row)));
        let lit = if done.problem.is_none() { last.rows.iter().map(holes).collect() } else { Vec::new() };
        TableHints {
            written: String::new(),
            earlier: earlier.iter().map(told).collect(),
            now,
            next: !is_all,
            aim: false,
            best: false,
            lit,
        }
    });
    t.help = Help { offered: true, fitting: None, hints };
    t.light();
    let is_against = |place: usize| done.against.contains(&place);
    for row in t.round.iter_mut().flat_map(|round| &mut round.rows) {
        if is_against(row.number.into()) {
            row.lit = format!(" {}", lit(&[]));
        }
    }
    let boards = t.group.iter_mut().flat_map(|group| &mut group.boards);
    for row in boards.flat_map(|board| &mut board.rows).filter(|row| is_against(row.place)) {
        row.lit = format!(" {}", lit(&[]));
    }
}

fn grade(words: Words, stars: u8, chosen: u8) -> PuzzleGrade {
    PuzzleGrade { stars, name: words.coach_grade(stars), is_chosen: stars == chosen }
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
