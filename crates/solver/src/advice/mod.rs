//! Advice for a code breaker, from what the breaker sees and nothing else.
//!
//! ```
//! use solver::Backend;
//! use solver::advice::{Advisor, Clues, Count, Ground, Limits};
//!
//! let ground = Ground::new(solver::game::rules("original", &[]).unwrap()).unwrap();
//! let advisor = Advisor::new(&ground, Backend::best());
//! let rules = ground.rules();
//! let row = (rules.read_row("RRYY").unwrap(), rules.read_answer("0b0w").unwrap());
//! let clues = Clues::new(rules, &[row]).unwrap();
//! let advice = advisor.advise(&clues, Limits::default());
//! assert_eq!(advice.secrets, Count::Exactly(256));
//! let best = advice.best().unwrap();
//! println!("{}: {:.2} rows to go, {:.2} bits", rules.show(best.guess), best.rows.mean(), best.split.bits());
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
