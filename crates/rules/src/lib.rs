//! The Mastermind family of code-breaking games: editions, codes, answers, matches, what each seat may see, and
//! how all of it is written down.
//!
//! Everything here is pure: no files, no clock, no random source of its own. Time comes in with every step,
//! chance from a generator that the caller hands in.
//!
//! ```
//! use rand_chacha::rand_core::SeedableRng;
//! use rules::{Action, Actor, Edition, Match, MatchId, Mode, Player, Proposal, Sealed, Seat, Secret, Step, Time};
//!
//! let mut chance = rand_chacha::ChaCha20Rng::from_seed([7; 32]);
//! let setup = Proposal {
//!     edition: Edition::find("original").unwrap(),
//!     options: vec![],
//!     mode: Mode::Solo,
//!     seats: vec![(Player::Person, Some("Ada")), (Player::Computer, None)],
//!     length: None,
//!     first: None,
//! }
//! .settle(&mut chance)
//! .unwrap();
//! let rules = setup.rules().clone();
//! let mut game = Match::new(MatchId::draw(&mut chance), setup);
//!
//! let secret = Sealed::new(Secret::draw(&rules, &mut chance));
//! let maker = Actor::Seat(Seat::new(1));
//! game.apply(Step { by: maker, at: Time(0), action: Action::Secret(secret) }).unwrap();
//! let row = rules.read_row("RRYB").unwrap();
//! let breaker = Actor::Seat(Seat::new(0));
//! let entry = game.apply(Step { by: breaker, at: Time(5_000), action: Action::Row(row) }).unwrap();
//! assert_eq!(entry.events.len(), 2); // placed, and answered
//! ```

pub mod action;
pub mod answer;
pub mod code;
pub mod commitment;
pub mod edition;
pub mod editions;
pub mod event;
pub mod fit;
pub mod keeper;
pub mod language;
pub mod matches;
pub mod name;
pub mod notation;
pub mod option;
pub mod pairing;
pub mod refusal;
pub mod rules;
pub mod score;
pub mod sealed;
pub mod seat;
pub mod secret;
pub mod setup;
pub mod space;
pub mod symbol;
pub mod view;
pub mod words;

pub use action::{Action, Due, Step, Task, Time};
pub use answer::{Answer, Hint, Marker};
pub use code::Code;
pub use commitment::{Commitment, MatchId};
pub use edition::{Edition, Format};
pub use event::Event;
pub use keeper::Keeper;
pub use matches::Match;
pub use option::{OptionKey, Options};
pub use refusal::Refusal;
pub use rules::Rules;
pub use score::Outcome;
pub use sealed::Sealed;
pub use seat::{Actor, Player, Seat, Viewer};
pub use secret::{Deal, Salt, Secret, Withheld};
pub use setup::{Length, Mode, Proposal, Setup};
pub use view::View;
