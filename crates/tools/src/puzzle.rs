//! The command `puzzle`: a position with exactly one secret, to be found.

use std::io::{BufRead, Write};

use play::{PuzzleLook, puzzle_told};
use rand::Rng;
use rules::Rules;
use shell::foreign::{self, quoted};
use shell::{Failure, game};
use solver::coach::{MOST_STARS, Puzzle, PuzzleFault, PuzzleSeed};
use wire::PuzzleShape;
use words::Words;

use crate::columns::{WIDTH, folded};
use crate::fault::game_fault;
use crate::typed::{first, is_word, line};

/// The edition of a puzzle unless another is asked for.
pub const EDITION: &str = "original";

/// The stars of a puzzle unless others are asked for.
const STARS: u8 = 2;

/// A seed to show how one is written.
const EXAMPLE: &str = "3-monday";

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleQuestion<'a> {
    /// The edition.
    pub edition: &'a str,
    /// Options as `key=value`.
    pub options: &'a [String],
    /// The grade; that of the seed, or an easy one.
    pub stars: Option<u8>,
    /// The seed, with its grade or without; any by default.
    pub seed: Option<&'a str>,
    /// The player's language.
    pub words: Words,
}

/// The puzzle that is asked for.
fn make_puzzle<T>(
    question: &PuzzleQuestion<'_>,
    chance: &mut impl Rng,
    make: fn(&Rules, &PuzzleSeed) -> Result<T, PuzzleFault>,
) -> Result<T, Failure> {
    let words = question.words;
    let rules = game::rules(question.edition, question.options, words)?;
    let seed = seed(question, chance).map_err(Failure::Wrong)?;
    make(&rules, &seed).map_err(|fault| match fault {
        PuzzleFault::Game(fault) => game_fault(&fault, words),
        PuzzleFault::NoneOfGrade { stars } => Failure::Wrong(words.coach_none_of_grade(stars)),
    })
}

/// The seed that is asked for: `3-name`, a name with a grade of its own, or any.
fn seed(question: &PuzzleQuestion<'_>, chance: &mut impl Rng) -> Result<PuzzleSeed, String> {
    let words = question.words;
    if let Some(stars) = question.stars.filter(|stars| !(1..=MOST_STARS).contains(stars)) {
        return Err(words.coach_stars_range(stars));
    }
    let stars = question.stars.unwrap_or(STARS);
    let Some(text) = question.seed else {
        return PuzzleSeed::draw(stars, chance).ok_or_else(|| words.coach_stars_range(stars));
    };
    let wrong = || words.coach_no_seed().example(EXAMPLE).text(quoted(text));
    match (PuzzleSeed::read(text), question.stars) {
        (Some(seed), None) => Ok(seed),
        (Some(seed), Some(stars)) if seed.stars() == stars => Ok(seed),
        (Some(seed), Some(_)) => Err(words.coach_other_stars().seed(seed.to_string()).stars(seed.stars())),
        (None, _) => PuzzleSeed::new(stars, text).ok_or_else(wrong),
    }
}

/// Writes a puzzle as JSON, with its solution.
pub fn show(
    question: &PuzzleQuestion<'_>,
    chance: &mut impl Rng,
    mut output: impl Write,
) -> Result<(), Failure> {
    let puzzle = make_puzzle(question, chance, Puzzle::new)?;
    let shape = serde_json::to_value(PuzzleShape::of(&puzzle, true)).unwrap_or_default();
    output.write_all(foreign::json(&shape).as_bytes())?;
    output.flush()?;
    Ok(())
}

/// What was typed.
enum PuzzleLine {
    Hint,
    Rows,
    Solution,
    Help,
    Quit,
    Other,
}

/// Asks for the solution of a puzzle until it is found. With `echo`, what is read is written after the prompt, as a
/// terminal would show it.
pub fn solve(
    question: &PuzzleQuestion<'_>,
    chance: &mut impl Rng,
    mut input: impl BufRead,
    echo: bool,
    mut output: impl Write,
) -> Result<(), Failure> {
    let words = question.words;
    let look = make_puzzle(question, chance, PuzzleLook::new)?;
    let puzzle = &look.puzzle;
    let rules = &puzzle.rules;
    let (mut facts, mut hints) = (look.facts.iter(), 0);
    let edition = words.edition_name(rules.edition());
    writeln!(
        output,
        "{}",
        words.coach_puzzle().edition(edition).seed(puzzle.seed.to_string()).stars(puzzle.seed.stars())
    )?;
    writeln!(output, "{}", words.coach_task())?;
    let rows = puzzle_told(words, puzzle).join("\n");
    writeln!(output, "{rows}")?;
    for text in help(words, rules) {
        writeln!(output, "{}", folded(&text, WIDTH))?;
    }
    loop {
        write!(output, "{} ", words.coach_prompt())?;
        output.flush()?;
        let Some(typed) = line(&mut input, words)? else {
            writeln!(output)?;
            break;
        };
        if echo {
            writeln!(output, "{}", foreign::line(&typed))?;
        }
        match meant(&typed, words) {
            PuzzleLine::Quit => break,
            PuzzleLine::Rows => writeln!(output, "{rows}")?,
            PuzzleLine::Help => {
                for text in help(words, rules) {
                    writeln!(output, "{}", folded(&text, WIDTH))?;
                }
            }
            PuzzleLine::Solution => {
                writeln!(output, "{}", words.coach_solution(words.typed(rules, puzzle.solution)))?;
                break;
            }
            PuzzleLine::Hint => match facts.next() {
                Some(fact) => {
                    hints += 1;
                    writeln!(output, "{}", folded(&look.fact_told(words, fact), WIDTH))?;
                }
                None => writeln!(output, "{}", words.coach_no_more())?,
            },
            PuzzleLine::Other if typed.is_empty() => {}
            PuzzleLine::Other => match rules.read_secret(&typed) {
                Ok(code) => {
                    writeln!(output, "{}", look.verdict(words, code, hints))?;
                    if code == puzzle.solution {
                        break;
                    }
                }
                Err(faults) => writeln!(output, "  {}", words.code_faults(&faults))?,
            },
        }
    }
    output.flush()?;
    Ok(())
}

/// What can be typed.
fn help(words: Words, rules: &Rules) -> Vec<String> {
    let [hint, quit] = [words.command_hint(), words.command_quit()].map(|list| first(&list));
    let [rows, solution] = [words.command_rows(), words.coach_solution_words()].map(|list| first(&list));
    let mut lines = play::letters(words, rules);
    lines.push(words.coach_commands().hint(hint).quit(quit).rows(rows).solution(solution));
    lines
}

/// What a line is: a command in the reader's words or in English, or a code.
fn meant(line: &str, words: Words) -> PuzzleLine {
    let said = line.to_lowercase();
    let is = |list| is_word(&said, words, list);
    if said == "?" || is(Words::command_help) {
        PuzzleLine::Help
    } else if is(Words::command_quit) {
        PuzzleLine::Quit
    } else if is(Words::command_hint) {
        PuzzleLine::Hint
    } else if is(Words::command_rows) {
        PuzzleLine::Rows
    } else if is(Words::coach_solution_words) {
        PuzzleLine::Solution
    } else {
        PuzzleLine::Other
    }
}
