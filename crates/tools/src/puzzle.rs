//! The command `puzzle`: a position with exactly one secret, to be found.

use std::io::{BufRead, Write};

use play::{
    Clock, EndedPuzzle, OF_THE_DAY, PuzzleDiary, PuzzleLook, puzzle_command, puzzle_fault_told, puzzle_game,
    puzzle_told, seeds_of_day,
};
use rand::Rng;
use rules::{Rules, Time};
use shell::foreign::{self, quoted};
use shell::puzzles::PuzzleFile;
use shell::{Failure, game};
use solver::coach::{MOST_STARS, Puzzle, PuzzleFault, PuzzleSeed};
use wire::PuzzleShape;
use words::Words;

use crate::columns::{WIDTH, folded};
use crate::json::write_json;
use crate::typed::{first, is_word, line};

/// The edition of a puzzle unless another is asked for.
pub const EDITION: &str = "original";

/// The seed that means the date.
const TODAY: &str = "today";

/// A seed to show how one is written.
const EXAMPLE: &str = "3-monday";

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleQuestion<'a> {
    /// The edition.
    pub edition: &'a str,
    /// Options as `key=value`.
    pub options: &'a [String],
    /// The grade; that of the seed by default.
    pub stars: Option<u8>,
    /// The seed, with its grade or without. By default one of today's, or any if a grade is asked for.
    pub seed: Option<&'a str>,
    /// The date.
    pub today: &'a str,
    /// The player's language.
    pub words: Words,
}

/// The puzzle that is asked for, with its hints.
pub fn make(
    question: &PuzzleQuestion<'_>,
    diary: &PuzzleDiary,
    chance: &mut impl Rng,
) -> Result<PuzzleLook, Failure> {
    drawn(question, diary, chance, PuzzleLook::new)
}

fn drawn<T>(
    question: &PuzzleQuestion<'_>,
    diary: &PuzzleDiary,
    chance: &mut impl Rng,
    make: fn(&Rules, &PuzzleSeed) -> Result<T, PuzzleFault>,
) -> Result<T, Failure> {
    let words = question.words;
    let rules = game::rules(question.edition, question.options, words)?;
    let seed = seed(question, &rules, diary, chance).map_err(Failure::Wrong)?;
    make(&rules, &seed).map_err(|fault| Failure::Wrong(puzzle_fault_told(words, &fault)))
}

/// The seed that is asked for: `3-name`, a name with its grade beside it, `today`; or the first of today's puzzles that
/// wasn't ended yet; or any.
fn seed(
    question: &PuzzleQuestion<'_>,
    rules: &Rules,
    diary: &PuzzleDiary,
    chance: &mut impl Rng,
) -> Result<PuzzleSeed, String> {
    let words = question.words;
    if let Some(stars) = question.stars.filter(|stars| !(1..=MOST_STARS).contains(stars)) {
        return Err(words.coach_stars_range(stars));
    }
    let Some(text) = question.seed else {
        let open = open_today(rules, diary, question.today).filter(|_| question.stars.is_none());
        let any = || PuzzleSeed::draw(question.stars.unwrap_or(OF_THE_DAY[1]), chance);
        return open.or_else(any).ok_or_else(|| words.coach_stars_range(0));
    };
    let wrong = || words.coach_no_seed().example(EXAMPLE).text(quoted(text));
    let seed = match (PuzzleSeed::read(text), question.stars) {
        (Some(seed), Some(stars)) if seed.stars() != stars => {
            return Err(words.coach_other_stars().seed(seed.to_string()).stars(seed.stars()));
        }
        (Some(seed), _) => seed,
        (None, stars) => PuzzleSeed::wanted(stars, text).ok_or_else(wrong)?,
    };
    if seed.name() == TODAY {
        PuzzleSeed::new(seed.stars(), question.today).ok_or_else(wrong)
    } else {
        Ok(seed)
    }
}

/// The first puzzle of today that wasn't ended yet.
fn open_today(rules: &Rules, diary: &PuzzleDiary, today: &str) -> Option<PuzzleSeed> {
    let game = puzzle_game(rules);
    seeds_of_day(today).into_iter().find(|seed| diary.of(&game, seed).is_none())
}

/// The date of today's puzzles: that of every server.
pub fn today() -> String {
    play::date(tables::Source::system().now())
}

/// Writes a puzzle as JSON, with its solution.
pub fn show(
    question: &PuzzleQuestion<'_>,
    chance: &mut impl Rng,
    mut output: impl Write,
) -> Result<(), Failure> {
    let puzzle = drawn(question, &PuzzleDiary::default(), chance, Puzzle::new)?;
    let shape = serde_json::to_value(PuzzleShape::of(&puzzle, true)).unwrap_or_default();
    write_json(&mut output, &shape)
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
/// terminal would show it. The file keeps how it ended.
pub fn solve(
    question: &PuzzleQuestion<'_>,
    look: &PuzzleLook,
    (kept, clock): (&mut PuzzleFile, &mut impl Clock),
    mut input: impl BufRead,
    echo: bool,
    mut output: impl Write,
) -> Result<(), Failure> {
    let words = question.words;
    clock.set(Time(0));
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
                for text in ended(question, look, kept, None) {
                    writeln!(output, "{text}")?;
                }
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
                        let seconds = (clock.now().0 / 1000).max(1);
                        for text in ended(question, look, kept, Some((seconds, hints))) {
                            writeln!(output, "{text}")?;
                        }
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

/// Keeps how a puzzle ended, and tells times, days in a row, and what comes next today.
fn ended(
    question: &PuzzleQuestion<'_>,
    look: &PuzzleLook,
    kept: &mut PuzzleFile,
    solved: Option<(u64, usize)>,
) -> Vec<String> {
    let (words, today) = (question.words, question.today);
    let Puzzle { rules, seed, .. } = &look.puzzle;
    let game = puzzle_game(rules);
    let (date, name) = (today.to_owned(), game.clone());
    let failed = kept.add(EndedPuzzle { date, game: name, seed: seed.clone(), solved }).err();
    let mut told = kept.diary().told(words, &game, seed, today);
    told.extend(failed.map(|error| words.prompt_not_kept(words.system(&error))));
    let next = open_today(rules, kept.diary(), today).filter(|_| seed.name() == today);
    told.extend(next.map(|next| words.coach_next_today(puzzle_command(rules, &next))));
    told
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
