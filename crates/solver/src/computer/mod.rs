//! Computer players. They decide from a view of their seat, never from a match: what a person in their place
//! couldn't know, they don't know either.
//!
//! A decision depends on the view and a seed alone. Work is counted, not timed, and whole numbers are summed in a
//! fixed order: the same seed gives the same game with any backend and any number of threads.
//!
//! ```
//! use std::time::Duration;
//!
//! use rules::{Action, Edition, Match, MatchId, Proposal, Rules, Seat, Viewer};
//! use solver::Backend;
//! use solver::clock::Deadline;
//! use solver::computer::{
//!     Computer, Host, Knowledge, LONGEST, Level, Maker, Mind, Seed, chance_after, fitting, hint,
//! };
//!
//! let rules = Rules::default_of(Edition::find("original").unwrap());
//! let knowledge = Knowledge::of(&rules);
//! let mind = Mind::new(&knowledge);
//! let player = |level| Computer { level, maker: Maker::Fair };
//! let host = Host::new(&mind, vec![player(Level::Perfect), player(Level::Beginner)])
//!     .with_first(Seat::new(1));
//! let game = host.play(Seed::of_number(1)).unwrap();
//! assert!(game.outcome().is_some());
//! assert_eq!(host.setup(Seed::of_number(1)).unwrap().first(), Seat::new(1));
//! let secret = rules.read_secret("RRYB").unwrap();
//! assert!(host.play_for(Seed::of_number(1), Some(secret)).unwrap().outcome().is_some());
//!
//! // One decision of one seat, from what it sees. The seed of a match is kept like a secret.
//! let setup = Proposal::of_people(rules.edition(), &[], 2).settled().unwrap();
//! let seed = Seed::new([7; 32]).game(1);
//! let game = Match::new(MatchId::draw(&mut seed.table()), setup);
//! let maker = game.view(Viewer::Seat(Seat::new(0)));
//! assert!(matches!(player(Level::Expert).decide(&mind, &maker, seed), Some(Action::Secret(_))));
//! let clock = || Duration::ZERO; // whose clock it is, the caller says
//! let by = Deadline::after(clock, LONGEST);
//! assert!(player(Level::Expert).decide_by(&mind, &maker, seed, by).is_some());
//! // A maker's choice is no matter for hints; a breaker still has every code before him.
//! assert!(hint(&mind, &maker).is_none());
//! assert_eq!(fitting(&mind, &game.view(Viewer::Spectator)).unwrap().at_least(), 1296);
//! assert!(chance_after(&mind, &maker, secret).is_none(), "only groups call");
//!
//! // Whom a mind asks, and what it takes.
//! let careful = Mind::with(&knowledge, Backend::Portable);
//! assert!(
//!     careful.advisor().is_some() && careful.rules().secrets() == knowledge.rules().secrets()
//! );
//! assert!(Knowledge::bytes(&rules) > 0);
//! assert_eq!(Level::find(Level::Casual.name()), Some(Level::Casual));
//! assert!(Level::LEVELS.iter().all(|level| Level::ALL.contains(level)));
//! assert_eq!(Maker::ALL.map(Maker::name), ["fair", "cunning", "contrary"]);
//! assert_eq!(Maker::find("cunning"), Some(Maker::Cunning));
//! ```

mod breaker;
mod candidates;
mod contrary;
pub mod cunning;
mod host;
mod level;
mod maker;
mod measure;
mod memory;
mod mind;
mod party;
mod safety;
mod seed;
mod sight;

pub use host::Host;
pub use level::Level;
pub use maker::Maker;
pub use mind::{Knowledge, Mind};
pub use seed::Seed;

use std::sync::Arc;
use std::time::Duration;

use rules::view::{Board, Offer, View};
use rules::{Action, Actor, Code, Player, Sealed, Task, Viewer};

use crate::advice::{Clues, Count, Limits};
use crate::clock::Deadline;
use crate::group::{GroupLevel, GroupPlayer, GroupPosition};
use safety::Safety;
use seed::DecisionChance;
use sight::BreakerSight;

/// The longest time that a decision should be given. The work it may take needs a second or less; more time only keeps a
/// table going on a machine that hardly moves.
pub const LONGEST: Duration = Duration::from_secs(30);

/// A hint for the viewer: what the best player would do.
///
/// Nothing if it is somebody else's turn, or if there is nothing to know: a secret is the maker's own choice, and at a
/// real board nobody here has seen the secret that pins are placed by.
pub fn hint(mind: &Mind<'_>, view: &View) -> Option<Action> {
    if view.due.is_some_and(|due| due.what == Task::Secret) {
        return None;
    }
    // Chance decides only between equally good moves; asking twice gives the same hint.
    Computer { level: Level::Perfect, maker: Maker::Cunning }.decide(mind, view, Seed::of_number(0))
}

/// How many secrets fit what the viewer knows; nothing if there is no secret to look for.
pub fn fitting(mind: &Mind<'_>, view: &View) -> Option<Count> {
    if let Board::Holder(_) | Board::GroupWatcher(_) = view.board {
        return GroupPosition::of(view).map(|position| Count::Exactly(position.secrets().len() as u64));
    }
    let clues = Clues::of_view(view).ok()?;
    mind.advisor().map(|advisor| advisor.candidates(&clues, Limits::default()).count())
}

/// The chance that the viewer, a player of a group, can name the secret once the hints to this row are known.
pub fn chance_after(mind: &Mind<'_>, view: &View, row: Code) -> Option<f64> {
    mind.markers()?.chance_after(view, row)
}

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computer {
    /// How well it breaks codes.
    pub level: Level,
    /// How it sets them.
    pub maker: Maker,
}

impl Computer {
    /// What the player of a view does now; nothing if it is somebody else's turn. In a group it may be asked
    /// whenever something has happened: calls are made out of turn, too.
    ///
    /// It claims whenever no secret fits and a claim is offered. It never resigns or leaves; about ending a match
    /// early only persons are asked. The mind must be that of the match's rules.
    ///
    /// It takes as much work as it is allowed: a second or less on most machines.
    pub fn decide(self, mind: &Mind<'_>, view: &View, seed: Seed) -> Option<Action> {
        self.decide_safely(mind, view, seed, Safety::until(None))
    }

    /// [`Self::decide`] with a deadline, at which it does what is at hand. Only where the time suffices does the same seed
    /// give the same game; [`LONGEST`] is plenty.
    pub fn decide_by(
        self,
        mind: &Mind<'_>,
        view: &View,
        seed: Seed,
        deadline: impl Into<Deadline>,
    ) -> Option<Action> {
        self.decide_safely(mind, view, seed, Safety::until(Some(deadline.into())))
    }

    fn decide_safely(self, mind: &Mind<'_>, view: &View, seed: Seed, safety: Safety) -> Option<Action> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        if let (Board::Holder(_), Some(markers)) = (&view.board, mind.markers()) {
            // Beyond listing the deals, which all levels must do, a group takes a hundredth of a second.
            let level = match self.level.group() {
                GroupLevel::Steady | GroupLevel::Top if safety.is_over() => GroupLevel::Random,
                level => level,
            };
            return GroupPlayer::with(Arc::clone(markers), level, seed.number()).decide(view);
        }
        if view.offers.contains(&Offer::Claim { nothing_fits: true }) {
            return Some(Action::Claim);
        }
        let task = view.due.filter(|due| due.who == Actor::Seat(seat))?.what;
        let mut chance = seed.decision(seat, view.steps);
        self.task(mind, view, task, &mut chance, safety)
    }

    fn task(
        self,
        mind: &Mind<'_>,
        view: &View,
        task: Task,
        chance: &mut DecisionChance,
        safety: Safety,
    ) -> Option<Action> {
        let rules = view.setup.rules();
        // Nobody else answers without a secret: at a real board it is on the table, and not known here.
        let contrary = matches!(view.viewer, Viewer::Seat(seat)
            if view.seats.get(seat.index()).is_some_and(|seat| seat.player == Player::Contrary));
        match (&view.board, task) {
            (Board::Maker(_), Task::Secret) => {
                Some(Action::Secret(Sealed::new(self.maker.secret(rules, chance))))
            }
            (Board::Maker(seen), Task::Answer) => match seen.secret {
                // With pins set by hand it never errs.
                Some(secret) => {
                    let row = seen.board.rows.last()?.code?;
                    Some(Action::Answer(rules.answer(secret, row)))
                }
                None if !contrary => None,
                None => contrary::answer(mind, &seen.board, chance, safety).map(Action::Answer),
            },
            (Board::Maker(seen), Task::Uncover) if contrary => {
                contrary::uncover(mind, &seen.board, chance).map(Action::Uncover)
            }
            (Board::Breaker(_), Task::Row) => {
                let sight = BreakerSight::of(view)?;
                let for_points = self.level == Level::Perfect;
                let points = for_points.then(|| party::row(mind, view, &sight, safety)).flatten();
                let row = points.unwrap_or_else(|| breaker::row(mind, self.level, &sight, chance, safety));
                Some(Action::Row(row))
            }
            _ => None,
        }
    }
}
