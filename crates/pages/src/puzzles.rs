//! Puzzles: which one is asked for, and sheets of them to print.

use std::sync::Arc;

use askama::Template;
use play::{PuzzleLook, puzzle_game, puzzle_row_told};
use rules::event::Hints;
use rules::{Answer, Edition, Hint, OptionKey, Options, Rules, Seat};
use solver::advice::Limits;
use solver::coach::{CoachGround, PuzzleAnswer, PuzzleFault, PuzzleRow, PuzzleSeed};
use words::Words;

use crate::advice::Grounds;
use crate::form::Fields;
use crate::frame::Frame;
use crate::piece::{Piece, Pins};

/// What the name of a field begins with that sets an option.
const OPTION: &str = "option-";

/// The puzzles of a sheet: few or many.
const SHEETS: [usize; 2] = [6, 12];

/// The most codes that a game of one's own may have for a whole sheet to be drawn of it. Larger ones have few puzzles of some
/// grades, and many secrets are tried in vain: a single puzzle may take seconds.
const SHEET_CODES: u64 = 100_000;

/// The game of a page's puzzles, as addresses and forms name it.
pub(crate) struct PuzzleGame {
    name: String,
    fields: Vec<(String, String)>,
}

impl PuzzleGame {
    pub(crate) fn new(rules: &Rules) -> Self {
        let edition = rules.edition();
        let language = OptionKey::Language.name();
        let mut fields = vec![("edition".to_owned(), edition.id.to_owned())];
        // Which language is meant by none depends on the reader.
        fields.extend(rules.word_list().map(|list| (language.to_owned(), list.language().tag().to_owned())));
        for option in rules.options().unusual(edition) {
            if let Some((key, value)) = option.split_once('=').filter(|(key, _)| *key != language) {
                fields.push((format!("{OPTION}{key}"), value.to_owned()));
            }
        }
        Self { name: puzzle_game(rules), fields }
    }

    /// The game, for a browser that counts by it.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The fields of a form.
    pub(crate) fn fields(&self) -> &[(String, String)] {
        &self.fields
    }

    /// The query of an address.
    pub(crate) fn query(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.fields).finish()
    }
}

/// A row with its answer.
struct PuzzleRowView {
    /// Whose row it is, in a group.
    by: Option<String>,
    pieces: Vec<Piece>,
    pins: Vec<PuzzlePins>,
    sentence: String,
}

/// The pins of an answer, in a group those of one who hinted.
struct PuzzlePins {
    /// Who hinted.
    by: Option<String>,
    pins: Vec<Pins>,
}

impl PuzzleRowView {
    fn new(words: Words, rules: &Rules, number: u8, row: &PuzzleRow) -> Self {
        let all = |answer| vec![PuzzlePins { by: None, pins: vec![Pins::new(rules, Some(answer))] }];
        let (by, pins) = match &row.answer {
            PuzzleAnswer::Pins(pins) => (None, all(*pins)),
            PuzzleAnswer::Hints(by, Hints::Totals { black, white }) => {
                (Some(*by), all(Answer { black: *black, white: *white, blue: 0 }))
            }
            PuzzleAnswer::Hints(by, Hints::ByPlayer(players)) => {
                let pins = |(seat, hints): &(Seat, Vec<Hint>)| PuzzlePins {
                    by: Some(match seat.index() {
                        0 => words.seat_you().into(),
                        place => (place + 1).to_string(),
                    }),
                    pins: hints.iter().map(|hint| Pins::hint(rules, *hint)).collect(),
                };
                (Some(*by), players.iter().map(pins).collect())
            }
        };
        let by = by.map(|by| match by.index() {
            0 => words.capital(&words.seat_you()),
            place => words.seat_number(place + 1),
        });
        let sentence = puzzle_row_told(words, rules, number, row);
        Self { by, pieces: Piece::row(words, rules, row.code), pins, sentence }
    }
}

/// A sheet to print.
pub(crate) struct PuzzleSheetLink {
    pub(crate) count: usize,
    pub(crate) name: String,
}

/// The sheets of a game; none where drawing one takes too long.
pub(crate) fn sheets(words: Words, rules: &Rules) -> Vec<PuzzleSheetLink> {
    let counts = SHEETS.into_iter().filter(|_| has_sheets(rules));
    counts.map(|count| PuzzleSheetLink { count, name: words.coach_print(count) }).collect()
}

/// Whether puzzles of these rules are drawn fast enough for a sheet of them: those of every edition are, unless somebody has
/// made it larger.
fn has_sheets(rules: &Rules) -> bool {
    let as_printed = Rules::default_of(rules.edition()).secrets().count();
    rules.secrets().count() <= SHEET_CODES.max(as_printed)
}

/// How many puzzles the sheet has that is asked for; none where drawing it takes too long.
pub fn sheet_wanted(fields: &Fields, rules: &Rules) -> Option<usize> {
    let count = fields.number::<usize>("count").filter(|count| SHEETS.contains(count)).unwrap_or(SHEETS[0]);
    has_sheets(rules).then_some(count)
}

/// The puzzle of a seed, on codes that are listed once and kept; none if limits end the search for it.
pub fn puzzle_drawn(
    known: &impl Grounds,
    rules: &Rules,
    seed: &PuzzleSeed,
    limits: Limits<'_>,
) -> Result<Option<PuzzleLook>, PuzzleFault> {
    let ground = known.ground(rules);
    match ground.as_ref().and_then(|ground| ground.universe()) {
        Some(universe) => PuzzleLook::on(&CoachGround::of_game(universe, rules), seed, limits),
        // Groups have no list of codes. Where there are too many for one, the fault says so.
        None => PuzzleLook::within(rules, seed, limits),
    }
}

/// The puzzle that is asked for: of an edition with its defaults, words in the reader's language, and with today's seed
/// unless there is another.
pub fn puzzle_wanted(
    edition: &'static Edition,
    fields: &Fields,
    words: Words,
    today: &str,
) -> Option<(Rules, PuzzleSeed)> {
    let set = |(name, value): (&str, &str)| Some(format!("{}={value}", name.strip_prefix(OPTION)?));
    let mut options: Vec<_> = fields.pairs().filter_map(set).collect();
    options.extend(edition.word_language(words.language()).map(|own| {
        format!("{}={}", OptionKey::Language.name(), fields.get("language").unwrap_or(own.tag()))
    }));
    let options = Options::read(edition, options.iter().map(String::as_str)).ok()?;
    let rules = Rules::new(edition, options).ok()?;
    let text = fields.get("seed").unwrap_or(today);
    Some((rules, PuzzleSeed::wanted(fields.number("stars"), text)?))
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
    /// A sheet with these puzzles, all of one game and grade; `seed` is the one that they follow.
    pub fn new(frame: Frame, puzzles: &[Arc<PuzzleLook>], seed: &PuzzleSeed) -> Option<Self> {
        let words = frame.words;
        let first = &puzzles.first()?.puzzle;
        let back = format!("/puzzles?{}&seed={seed}", PuzzleGame::new(&first.rules).query());
        let edition = words.edition_name(first.rules.edition());
        let printed = (1..).zip(puzzles).map(|(number, look)| {
            let puzzle = &look.puzzle;
            let rules = &puzzle.rules;
            let row = |(number, row): (u8, &PuzzleRow)| PuzzleRowView::new(words, rules, number, row);
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

#[cfg(test)]
mod tests {
    use solver::advice::Ground;
    use solver::group::MarkerKernel;

    use super::*;

    /// The codes of one game.
    struct OneGround(Arc<Ground>);

    impl Grounds for OneGround {
        fn ground(&self, _: &Rules) -> Option<Arc<Ground>> {
            Some(Arc::clone(&self.0))
        }

        fn kernel(&self, _: &Rules) -> Option<Arc<MarkerKernel>> {
            None
        }
    }

    #[test]
    fn games_that_share_a_list_of_codes_keep_their_own_puzzles() {
        let rules = |rows: u8| {
            let custom = Edition::find("custom").expect("an edition");
            let rows = format!("rows={rows}");
            Rules::new(custom, Options::read(custom, [rows.as_str()]).expect("options")).expect("rules")
        };
        let known = OneGround(Arc::new(Ground::new(rules(30)).expect("few codes")));
        let few = rules(5);
        for number in 0..20 {
            let seed = PuzzleSeed::new(1, &format!("rows-{number}")).expect("a seed");
            let drawn = puzzle_drawn(&known, &few, &seed, Limits::default()).expect("a puzzle");
            let drawn = drawn.expect("without limits the search ends by itself");
            let alone = PuzzleLook::new(&few, &seed).expect("a puzzle");
            assert_eq!(drawn.puzzle.rows, alone.puzzle.rows, "{seed}");
            assert_eq!(drawn.puzzle.rules.rows(), 5, "{seed}");
            assert_eq!(drawn.facts, alone.facts, "{seed}");
        }
    }
}
