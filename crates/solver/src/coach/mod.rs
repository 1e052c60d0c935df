//! The coach: what follows from which rows, and puzzles made of it.
//!
//! A *world* is one way the secret can be: a code, or a group's deal. A *topic* has one value in every world (what
//! stands in hole 2, how many reds there are), and a *fact* is a topic with the values that some rows leave it.
//!
//! ```
//! use solver::advice::{Clues, Limits};
//! use solver::coach::{
//!     CoachFact, CoachGround, CoachPosition, FactPart, FactTopic, LONGEST_NAME, MOST_STARS,
//!     Puzzle, PuzzleAnswer, PuzzleFault, PuzzleRow, PuzzleSeed, SolvedByFacts, listed, wide_facts,
//! };
//! use solver::{Universe, game};
//!
//! // What follows from two rows: there is no red, and white is in the code once.
//! let universe = Universe::of("mini").unwrap();
//! let rules = universe.rules();
//! let ground = CoachGround::new(&universe);
//! let clue = |row, answer| (rules.read_row(row).unwrap(), rules.read_answer(answer).unwrap());
//! let clues = Clues::new(rules, &[clue("RRRR", "0b0w"), clue("WWRR", "0b1w")]).unwrap();
//! let position = CoachPosition::new(&ground, &clues);
//! let facts: Vec<CoachFact> = position.facts(Limits::default());
//! let red = FactTopic::Number { part: FactPart::Symbol, symbol: 0 };
//! let no_red = facts.iter().find(|fact| fact.topic == red).unwrap();
//! assert_eq!((no_red.only(), no_red.left().count(), &no_red.rows[..]), (Some(0), 1, &[1][..]));
//! assert!(no_red.gone().eq(listed(no_red.of & !1)));
//! assert!(!position.settles(None));
//! let wrong = rules.read_secret("WYGB").unwrap();
//! assert_eq!(position.contradicted(ground.rules(), wrong), Some(vec![2]));
//! // Games with too many codes to list are told less, and as quickly.
//! assert!(!wide_facts(rules, &clues, Limits::default()).is_empty());
//!
//! // The same seed sets the same puzzle everywhere: rows that exactly one code fits, each of them needed.
//! let seed = PuzzleSeed::read("1-monday").unwrap();
//! assert_eq!((seed.stars(), seed.name(), seed.to_string().as_str()), (1, "monday", "1-monday"));
//! assert_eq!(PuzzleSeed::new(1, "monday").as_ref(), Some(&seed));
//! assert_eq!(PuzzleSeed::wanted(Some(1), "monday").as_ref(), Some(&seed));
//! assert!(PuzzleSeed::new(MOST_STARS + 1, "monday").is_none());
//! assert!(PuzzleSeed::new(1, &"x".repeat(LONGEST_NAME + 1)).is_none());
//! let puzzle: Result<Puzzle, PuzzleFault> = Puzzle::on(&ground, &seed);
//! let puzzle = puzzle.unwrap();
//! assert_eq!(Puzzle::new(rules, &seed).unwrap().rows, puzzle.rows);
//! assert!(Puzzle::within(rules, &seed, Limits::default()).unwrap().is_some());
//! // Games that differ in their rows alone share a list of codes, but not their puzzles.
//! let ground = CoachGround::of_game(&universe, rules);
//! assert!(Puzzle::on_within(&ground, &seed, Limits::default()).unwrap().is_some());
//! let PuzzleRow { code, answer: PuzzleAnswer::Pins(pins) } = &puzzle.rows[0] else {
//!     panic!("a row with pins")
//! };
//! assert_eq!(rules.answer(puzzle.solution, *code), *pins);
//! assert_eq!(puzzle.clues().rows().len(), puzzle.rows.len());
//! let position = puzzle.position();
//! assert!(position.settles(None) && !position.settles(Some(1)));
//!
//! // A grade says how facts alone solve it.
//! let solved: SolvedByFacts = position.solve().unwrap();
//! assert_eq!((&solved, position.stars(&solved), solved.hardest()), (&puzzle.solved, 1, 1));
//! let chance = &mut solver::computer::Seed::of_number(1).table();
//! assert_eq!(PuzzleSeed::draw(3, chance).unwrap().stars(), 3);
//!
//! // In a group, a player knows one marker and hears the hints of the others.
//! let group = Puzzle::new(&game::rules("group-small", &["boards=2"]).unwrap(), &seed).unwrap();
//! let held = Some((rules::Seat::new(0), &group.held[..]));
//! let position = CoachPosition::in_group(&group.rules, &group.group_board(), held).unwrap();
//! assert!(position.settles(None));
//! ```

mod grade;
mod ground;
mod group;
mod planes;
mod pool;
mod position;
mod puzzle;
mod search;
mod seed;
mod topic;
mod wide;

pub use grade::SolvedByFacts;
pub use ground::CoachGround;
pub use position::CoachPosition;
pub use puzzle::{Puzzle, PuzzleAnswer, PuzzleFault, PuzzleRow};
pub use seed::{LONGEST_NAME, MOST_STARS, PuzzleSeed};
pub use topic::{CoachFact, FactPart, FactTopic, listed};
pub use wide::wide_facts;
