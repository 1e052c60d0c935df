//! The keeper of a match.
//!
//! ```
//! use rules::{Edition, Keeper, Match, MatchId, Proposal, notation};
//!
//! let setup = Proposal::of_people(Edition::find("mini").unwrap(), &[], 2).settled().unwrap();
//! let game = Match::new(MatchId::new("evening-7").unwrap(), setup);
//! let keeper = Keeper::appointed();
//! assert!(game.log(&keeper).is_empty());
//! assert!(notation::write(&game, &keeper).starts_with("codeknacker match 1 running"));
//! ```

/// The right to write down what a match hides.
///
/// Secrets leave this crate in two ways. A view shows a seat its own. The holder of a [`Match`](crate::Match) can ask
/// for any seat's, so a match stays with its keeper and others get views. And a running match is written down with
/// its secrets, to be read again later: its log and its running file are for the keeper alone, so both ask for a
/// `Keeper`.
///
/// Anybody *could* appoint one, since Rust has no word for "these two crates". `cargo xtask test --only tidy` says who
/// does: the tables of a server, the file of a match played here, and tests.
#[derive(Debug)]
pub struct Keeper(());

impl Keeper {
    /// A keeper, for the place of a program that keeps its matches.
    pub const fn appointed() -> Self {
        Self(())
    }
}
