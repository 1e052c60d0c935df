//! Advice for a code breaker, from what the breaker sees and nothing else.
//!
//! ```
//! use solver::advice::{
//!     Advice, Advisor, Breath, Candidates, Clue, Clues, Contradiction, Count, Ground, Limits,
//!     MOST_CLUES, NoClues, Rows, Split, Weighed,
//! };
//! use solver::{Backend, Heuristic};
//!
//! let ground = Ground::new(solver::game::rules("original", &[]).unwrap()).unwrap();
//! let advisor = Advisor::new(&ground, Backend::best());
//! let rules = advisor.rules();
//! let clue = |row, answer| (rules.read_row(row).unwrap(), rules.read_answer(answer).unwrap());
//! let clues = Clues::new(rules, &[clue("RRYY", "0b0w")]).unwrap();
//! let advice: Advice = advisor.advise(&clues, Limits::default());
//! assert_eq!(advice.secrets, Count::Exactly(256));
//! let best: &Weighed = advice.best().unwrap();
//! let (rows, split): (Rows, Split) = (best.rows, best.split);
//! assert!(
//!     rows.is_exact()
//!         && advice.every_guess
//!         && !advice.is_sampled()
//!         && split.left() < split.worst()
//! );
//! println!("{}: {:.2} rows to go, {:.2} bits", rules.show(best.guess), rows.mean(), split.bits());
//!
//! // What another row is worth, and how much worse than the best it is.
//! let other = rules.read_row("GGGG").unwrap();
//! let weighed =
//!     advisor.advise_with(&clues, &[other], Limits::default()).of(other).copied().unwrap();
//! let (behind, exact) = weighed.behind(best);
//! println!("{behind:.2} rows worse{}", if exact { "" } else { ", about" });
//! assert!(behind > 0.0 && split.answers() > weighed.split.answers());
//! assert_eq!(advisor.weigh(&clues, other, Limits::default()).unwrap().split, weighed.split);
//! assert!(advice.by(Heuristic::Minmax)[0].split.largest <= split.largest);
//!
//! // The secrets that fit, and rows that tell nothing about them.
//! let candidates: Candidates = advisor.candidates(&clues, Limits::default());
//! assert!(
//!     candidates.is_whole() && candidates.held() == 256 && candidates.count().at_least() == 256
//! );
//! assert!(
//!     advisor
//!         .secrets(&candidates)
//!         .all(|secret| clues.fits(rules, secret) && clues.allows(secret))
//! );
//! let again = rules.read_row("RRYY").unwrap();
//! assert!(advisor.is_useless(&candidates, again));
//! assert!(advisor.weigh(&clues, again, Limits::default()).unwrap().split.is_useless());
//!
//! // Answers that contradict each other: the fewest of them.
//! let more =
//!     Clue { row: 2, code: again, answer: rules.read_answer("1b0w").unwrap(), proven: false };
//! let contrary = clues.clone().with(rules, more).unwrap();
//! let Contradiction { rows } = advisor.contradiction(&contrary, Limits::default()).unwrap();
//! assert_eq!(rows, [1, 2]);
//! assert!(advisor.candidates(&contrary, Limits::default()).count().is_none());
//! let rows = vec![clue("RRYY", "0b0w"); MOST_CLUES + 1];
//! assert_eq!(Clues::new(rules, &rows), Err(NoClues::TooMany));
//!
//! // A question may be limited in work or time, cancelled, and do something else now and then.
//! let breath = Breath::new(&|| {});
//! let limits = Limits {
//!     work: Some(10_000_000),
//!     ahead: Some(Limits::FAR),
//!     breath: Some(breath),
//!     ..Limits::default()
//! };
//! limits.breathe();
//! assert!(!limits.are_over() && !advisor.advise(&clues, limits).guesses.is_empty());
//! // Games with the same codes and answers share a ground.
//! assert_eq!(Ground::name(rules), "original");
//! assert!(ground.bytes() > 0 && ground.universe().is_some());
//! ```

mod advisor;
mod candidates;
mod clues;
pub(crate) mod contradiction;
mod count;
mod ending;
mod field;
mod ground;
mod limits;
mod pool;
mod rows;
mod split;
mod weighed;

pub use advisor::Advisor;
pub use candidates::{Candidates, Contradiction};
pub use clues::{Clue, Clues, MOST_CLUES, NoClues};
pub use count::Count;
pub use ground::Ground;
pub(crate) use limits::Meter;
pub use limits::{Breath, Limits};
pub use rows::Rows;
pub use split::Split;
pub use weighed::{Advice, Weighed};
