//! A group's game that is over, looked at row by row and call by call.
//!
//! Every row and call is judged by what its player knew at that moment: the match is played once more from its
//! record, and they get the advice they would have got then. Since all markers lie open by then, nothing is told that
//! was still hidden.

mod call;
mod knowledge;
mod row;
mod seat;

pub use call::GroupCallAnalysis;
pub use knowledge::SeatKnowledge;
pub use row::GroupRowAnalysis;
pub use seat::GroupSeatSummary;

use std::cell::Cell;

use rules::view::{Board, GroupBoard, View};
use rules::{Action, Actor, Code, Deal, Marker, Match, Rules, Salt, Seat, Viewer};

use crate::advice::{Limits, Meter};
use crate::group::{GroupAdvice, GroupContradiction, GroupPosition, MarkerKernel};

/// A group's game, looked at.
///
/// ```
/// use solver::Backend;
/// use solver::advice::Limits;
/// use solver::analysis::{
///     GroupAnalysis, GroupCallAnalysis, GroupRowAnalysis, GroupSeatSummary, SeatKnowledge,
/// };
/// use solver::computer::{Computer, Host, Knowledge, Level, Maker, Mind, Seed};
/// use solver::group::MarkerKernel;
///
/// let rules = solver::game::rules("group-small", &["boards=2"]).unwrap();
/// let knowledge = Knowledge::of(&rules);
/// let mind = Mind::new(&knowledge);
/// let players = vec![Computer { level: Level::Casual, maker: Maker::Fair }; 2];
/// let game = Host::new(&mind, players).play(Seed::of_number(1)).unwrap();
///
/// let kernel = MarkerKernel::new(&rules, Backend::best()).unwrap();
/// let analysis = GroupAnalysis::within(&kernel, &game, Limits::default()).unwrap();
/// assert_eq!(Some(&analysis), GroupAnalysis::of(&kernel, &game).as_ref());
/// let row: &GroupRowAnalysis = &analysis.rows[0];
/// let before: SeatKnowledge = row.before.unwrap();
/// assert!(before.bits > 0.0 && row.lost().unwrap() >= 0.0 && !row.is_useless());
/// assert_eq!(
///     row.luck(),
///     row.bits().zip(row.expected_bits).map(|(told, expected)| told - expected)
/// );
/// let call: &GroupCallAnalysis = &analysis.calls[0];
/// assert!(call.was_wise().is_some() && call.lost().is_none_or(|lost| lost >= 0.0));
/// let seat: &GroupSeatSummary = &analysis.seats[0];
/// assert!((seat.luck() - (seat.bits - seat.expected_bits)).abs() < 1e-9);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GroupAnalysis {
    /// Its rows, in order.
    pub rows: Vec<GroupRowAnalysis>,
    /// Its calls, and the final calls that were passed, in order.
    pub calls: Vec<GroupCallAnalysis>,
    /// What the seats did.
    pub seats: Vec<GroupSeatSummary>,
    /// The markers, board by board.
    pub markers: Vec<Marker>,
    /// The secret they make.
    pub secret: Code,
    /// The row whose hints first left no deal; only at a real board.
    pub impossible: Option<usize>,
    /// The fewest rows and calls that can't all be told rightly; only at a real board.
    pub contradiction: Option<GroupContradiction>,
    /// Whether the limits came before every row and call was judged. What was known is exact all the same.
    pub stopped: bool,
}

impl GroupAnalysis {
    /// Looks at a match of a group; none if it is another game, or if its markers don't lie open yet.
    pub fn of(kernel: &MarkerKernel, game: &Match) -> Option<Self> {
        Self::within(kernel, game, Limits::default())
    }

    /// The analysis within limits to all of it: rows and calls not reached by then are not judged.
    pub fn within(kernel: &MarkerKernel, game: &Match, limits: Limits<'_>) -> Option<Self> {
        let end = board(game)?;
        let markers: Vec<_> = end.uncovered.as_ref()?.iter().map(|(marker, _)| *marker).collect();
        let rules = game.setup().rules();
        let stopped = Cell::new(false);
        let table = GroupTable { kernel, rules, secret: secret(rules, &markers), markers, limits, stopped };
        let (mut rows, mut calls) = (Vec::new(), Vec::new());
        let mut replay = game.anew();
        for entry in game.standing()? {
            // Asking to end the match and playing on shows nothing, and can be repeated without end.
            if matches!(entry.step.action, Action::Abort | Action::PlayOn) {
                replay.apply(entry.step.clone()).ok()?;
                continue;
            }
            // What the record says was allowed then, is allowed now.
            let before = replay.clone();
            replay.apply(entry.step.clone()).ok()?;
            let now = board(&replay)?;
            match (&entry.step.action, entry.step.by) {
                (Action::Call | Action::Pass, Actor::Seat(seat)) => {
                    let view = before.view(Viewer::Seat(seat));
                    calls.push(GroupCallAnalysis::of(
                        &table,
                        &view,
                        seat,
                        matches!(entry.step.action, Action::Pass),
                    ));
                }
                (Action::Lapse(_), _) if now.passed.len() > board(&before)?.passed.len() => {
                    let seat = *now.passed.last()?;
                    calls.push(GroupCallAnalysis::of(&table, &before.view(Viewer::Seat(seat)), seat, true));
                }
                _ => {}
            }
            if let Some(placed) = now.rows.get(rows.len()) {
                let view = before.view(Viewer::Seat(placed.by));
                rows.push(GroupRowAnalysis::of(&table, &view, rows.len() + 1, placed));
            }
            if let (Some(row), Some(placed)) = (rows.last_mut(), now.rows.last()) {
                row.hear(&table, &now, placed);
            }
        }
        // What a call came to is known once it is judged.
        let made = calls.iter_mut().filter(|call: &&mut GroupCallAnalysis| !call.passed);
        for (call, seen) in made.zip(&end.calls) {
            call.judge(seen);
        }
        let seats = game.setup().all_seats().map(|seat| GroupSeatSummary::of(seat, &rows, &calls)).collect();
        let public = GroupPosition::new(rules, &end, None)?;
        Some(Self {
            rows,
            calls,
            seats,
            secret: table.secret,
            markers: table.markers,
            impossible: public.first_impossible_row(),
            contradiction: public.contradiction(),
            stopped: table.stopped.get(),
        })
    }
}

/// What the whole analysis is about.
struct GroupTable<'a> {
    kernel: &'a MarkerKernel,
    rules: &'a Rules,
    markers: Vec<Marker>,
    secret: Code,
    limits: Limits<'a>,
    /// Whether the limits came before something was judged.
    stopped: Cell<bool>,
}

impl GroupTable<'_> {
    /// The markers of a seat.
    fn held(&self, seat: Seat) -> &[Marker] {
        let each = usize::from(self.rules.boards().each);
        &self.markers[seat.index() * each..][..each]
    }

    /// What a seat can know of a board.
    fn position(&self, board: &GroupBoard, seat: Seat) -> Option<GroupPosition> {
        GroupPosition::new(self.rules, board, Some((seat, self.held(seat))))
    }

    /// What a seat's player would have been told, with these rows weighed in any case; nothing if the limits came before
    /// all of it: half an advice judges nobody.
    fn advice(&self, view: &View, seat: Seat, wanted: &[Code]) -> Option<GroupAdvice> {
        let over = self.stopped.get() || !Meter::new(self.limits).may(0);
        let advice = if over {
            None
        } else {
            GroupAdvice::with(self.kernel, view, self.held(seat), wanted, 1, self.limits)
        };
        self.stopped.set(over || advice.as_ref().is_some_and(|advice| advice.stopped));
        advice.filter(|advice| !advice.stopped)
    }
}

/// The board of a group as everybody sees it.
fn board(game: &Match) -> Option<GroupBoard> {
    match game.view(Viewer::Spectator).board {
        Board::GroupWatcher(board) => Some(board),
        _ => None,
    }
}

/// The secret that markers make.
fn secret(rules: &Rules, markers: &[Marker]) -> Code {
    // A salt belongs to a promise and plays no part in the secret.
    Deal { boards: markers.iter().map(|marker| (*marker, Salt([0; 16]))).collect() }.code(rules)
}
