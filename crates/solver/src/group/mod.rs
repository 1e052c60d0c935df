//! Groups, where everyone holds a part of the secret: which deals fit, and what to make of it.
//!
//! Colours come out of a bag and none is put back, so that deals differ in weight. All weights here are whole numbers
//! and exact.
//!
//! ```
//! use std::sync::Arc;
//!
//! use rules::view::Board;
//! use rules::{Action, Actor, Match, MatchId, Proposal, Seat, Step, Time, Viewer};
//! use solver::advice::Limits;
//! use solver::coach::CoachPosition;
//! use solver::group::{
//!     GroupAdvice, GroupContradiction, GroupLevel, GroupPlayer, GroupPosition, Likely,
//!     LikelyMarker, MarkerKernel, RowAdvice,
//! };
//! use solver::{Backend, game};
//!
//! // Two players with a marker each: green in hole 4, black in hole 1. Seat 1 has placed a row.
//! let rules = game::rules("group-small", &["boards=2"]).unwrap();
//! let setup = Proposal::of_people(rules.edition(), &["boards=2"], 2).settled().unwrap();
//! let mut table = Match::new(MatchId::new("evening-7").unwrap(), setup);
//! let seat = Seat::new(0);
//! let mut act = |by, text: &str| {
//!     let action = rules.read_action(text).unwrap();
//!     table.apply(Step { by, at: Time(0), action }).unwrap();
//! };
//! act(Actor::Table, &format!("deal 4G 1K salts {0} {0}", "00".repeat(16)));
//! act(Actor::Seat(seat), "row KYRBW");
//! let view = table.view(Viewer::Seat(seat));
//!
//! // What seat 1 can know: the deals that fit, each with its weight.
//! let position = GroupPosition::of(&view).unwrap();
//! assert_eq!((position.deals(), position.iter().count()), (4, 4));
//! let Likely { code, weight, .. } = position.secrets()[0];
//! assert_eq!((rules.show(code).as_str(), position.chance(weight)), ("K..G.", 0.25));
//! let LikelyMarker { marker, .. } = position.markers(1)[0];
//! assert_eq!((rules.show_marker(marker).as_str(), position.weight()), ("1K", 4 * weight));
//! assert_eq!(position.fitting_deal().unwrap()[1], marker);
//! assert!(!position.contradicts_itself() && position.first_impossible_row().is_none());
//! let contradiction: Option<GroupContradiction> = position.contradiction();
//! assert!(contradiction.is_none());
//! let Board::Holder(holder) = &view.board else { panic!("a holder") };
//! assert_eq!(
//!     GroupPosition::new(&rules, &holder.board, Some((seat, &holder.markers))).unwrap().deals(),
//!     4
//! );
//!
//! // Rows against all deals at the start: what each hint would weigh.
//! let kernel = Arc::new(MarkerKernel::new(&rules, Backend::best()).unwrap());
//! let start = GroupPosition::at_start(&rules, Some((seat, &holder.markers))).unwrap();
//! let row = rules.read_row("KYRBW").unwrap();
//! let mut counted = Vec::new();
//! kernel.histograms(&start, seat, &[row], &mut counted);
//! assert_eq!((counted.len(), counted.iter().sum::<u64>()), (kernel.classes(), start.weight()));
//! let hints = kernel.answer(&start.fitting_deal().unwrap(), seat, row).unwrap();
//! let (_, weight) =
//!     kernel.split(&start, seat, row).into_iter().find(|(other, _)| *other == hints).unwrap();
//! assert_eq!(counted[kernel.class(seat, &hints).unwrap()], weight);
//! assert!(kernel.likeliest_after(&start, seat, row) <= start.weight());
//! assert!(kernel.chance_after(&view, row).unwrap() >= 0.25);
//! assert_eq!(
//!     (kernel.backend(), kernel.rows().len()),
//!     (Backend::best(), rules.guesses().count() as usize)
//! );
//! assert!(kernel.bytes() > 0);
//!
//! // Advice: call, or which row teaches most.
//! let advice = GroupAdvice::of(&kernel, &view, 3, Limits::default()).unwrap();
//! assert_eq!(advice.right, 0.25);
//! let held = GroupAdvice::holding(&kernel, &view, &holder.markers, 3).unwrap();
//! let bits = |row: &RowAdvice| row.bits;
//! assert_eq!(
//!     held.rows.iter().map(bits).collect::<Vec<_>>(),
//!     advice.rows.iter().map(bits).collect::<Vec<_>>()
//! );
//!
//! // A computer in the same seat: it is not its turn, so it calls or waits.
//! let player = GroupPlayer::with(Arc::clone(&kernel), GroupLevel::Top, 1);
//! assert_eq!(matches!(player.decide(&view), Some(Action::Call)), player.calls(&view));
//! assert_eq!(advice.call, player.calls(&view));
//! assert_eq!(
//!     player.level(),
//!     GroupPlayer::new(&rules, GroupLevel::find("top").unwrap(), 1).unwrap().level()
//! );
//! assert_eq!(GroupLevel::ALL.last().unwrap().name(), "top");
//! // The coach doesn't know the secret either.
//! let coached = CoachPosition::of_view(&view, None).or(CoachPosition::of_group(&view)).unwrap();
//! assert!(!coached.settles(None));
//! ```

mod advice;
pub(crate) mod asked;
pub(crate) mod bag;
mod call;
mod choice;
pub(crate) mod facts;
mod kernel;
mod log;
mod memory;
mod mind;
mod player;
mod position;
mod reading;

pub use advice::{GroupAdvice, RowAdvice};
pub use kernel::MarkerKernel;
pub use player::{GroupLevel, GroupPlayer};
pub use position::{GroupContradiction, GroupPosition, Likely, LikelyMarker};
