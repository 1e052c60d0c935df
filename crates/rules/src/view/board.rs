//! What lies on the table, from where the viewer sits.

use crate::answer::{Answer, Marker};
use crate::code::Code;
use crate::commitment::Commitment;
use crate::event::Hints;
use crate::matches::{Course, Group, GroupCall, Match, Round, Row};
use crate::seat::{Seat, Viewer};
use crate::secret::{PEGS_PER_COLOUR, Salt, Withheld};

/// The board from where the viewer sits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// From behind the shield.
    Maker(MakerBoard),
    /// From in front of it.
    Breaker(BreakerBoard),
    /// From beside the table.
    Watcher(RoundBoard),
    /// From a group's own board.
    Holder(HolderBoard),
    /// A group from beside the table.
    GroupWatcher(GroupBoard),
    /// All rounds have ended; they are in the view's past.
    Cleared,
}

/// A round as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundBoard {
    /// Its number, from 1, void rounds counted.
    pub number: u32,
    /// Its maker.
    pub maker: Seat,
    /// Whether the secret is fixed at the start; if not there is no promise.
    pub fixed: bool,
    /// The promise, once the secret is set.
    pub commitment: Option<Commitment>,
    /// Whether the secret was drawn by lot because the maker's time ran out.
    pub drawn: bool,
    /// The rows placed.
    pub rows: Vec<Row>,
    /// The rows there are.
    pub of: u8,
    /// Rows that a false claim has shown to be answered rightly.
    pub proven: usize,
}

/// A round from behind the shield.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MakerBoard {
    /// What everybody sees.
    pub board: RoundBoard,
    /// The viewer's own secret, once set.
    pub secret: Option<Code>,
    /// The pegs withheld, where pegs are counted.
    pub withheld: Option<Withheld>,
}

/// A round from in front of the shield.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreakerBoard {
    /// What everybody sees.
    pub board: RoundBoard,
    /// Whether no secret fits the answers.
    pub nothing_fits: bool,
    /// Where pegs are counted: how many of each colour lie in the open stock.
    pub stock: Option<Vec<u8>>,
}

/// A row of a group as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupRowView {
    /// Whose row.
    pub by: Seat,
    /// On which of the player's boards, from 1.
    pub board: u8,
    /// Which row of that board, from 1.
    pub row: u8,
    /// Its code; none if it was forfeited.
    pub code: Option<Code>,
    /// Its hints.
    pub hints: Option<Hints>,
}

/// A call as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallView {
    /// Whose.
    pub by: Seat,
    /// The solution given, if any.
    pub code: Option<Code>,
    /// Whether it was right, once that is known.
    pub right: Option<bool>,
}

/// A group as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroupBoard {
    /// The promises, board by board.
    pub commitments: Vec<Commitment>,
    /// The rows placed, in order.
    pub rows: Vec<GroupRowView>,
    /// The calls made, in order.
    pub calls: Vec<CallView>,
    /// Players who only answer.
    pub out: Vec<Seat>,
    /// Rows every player has left.
    pub rows_left: Vec<u8>,
    /// Whether the final calls have begun.
    pub finals: bool,
    /// Players who have passed in them.
    pub passed: Vec<Seat>,
    /// At a real board: whether no deal fits the hints entered.
    pub nothing_fits: bool,
    /// All markers with their salts, once the game is over.
    pub uncovered: Option<Vec<(Marker, Option<Salt>)>>,
}

/// A group from a player's own board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HolderBoard {
    /// What everybody sees.
    pub board: GroupBoard,
    /// The viewer's own markers, board by board.
    pub markers: Vec<Marker>,
}

impl Board {
    /// What everybody sees of the round that is played; none in a group, or once all rounds have ended.
    pub const fn round(&self) -> Option<&RoundBoard> {
        match self {
            Self::Maker(maker) => Some(&maker.board),
            Self::Breaker(breaker) => Some(&breaker.board),
            Self::Watcher(board) => Some(board),
            Self::Holder(_) | Self::GroupWatcher(_) | Self::Cleared => None,
        }
    }

    /// What everybody sees of a group; none of other games.
    pub const fn group(&self) -> Option<&GroupBoard> {
        match self {
            Self::Holder(holder) => Some(&holder.board),
            Self::GroupWatcher(board) => Some(board),
            Self::Maker(_) | Self::Breaker(_) | Self::Watcher(_) | Self::Cleared => None,
        }
    }

    /// Whether it shows its viewer something that the others may not see.
    pub const fn hides_something(&self) -> bool {
        match self {
            Self::Maker(maker) => maker.secret.is_some(),
            Self::Holder(holder) => !holder.markers.is_empty(),
            Self::Breaker(_) | Self::Watcher(_) | Self::GroupWatcher(_) | Self::Cleared => false,
        }
    }
}

impl RoundBoard {
    /// The rows with their answers, as far as they have any.
    pub fn answered(&self) -> impl Iterator<Item = (Code, Answer)> + '_ {
        answered(&self.rows)
    }
}

/// The rows that have an answer, with it.
pub(super) fn answered(rows: &[Row]) -> impl Iterator<Item = (Code, Answer)> + '_ {
    rows.iter().filter_map(|row| Some((row.code?, row.answer?)))
}

impl Match {
    pub(super) fn board(&self, viewer: Viewer) -> Board {
        match (self.course(), viewer) {
            (Course::Rounds(rounds), _) if rounds.current().ended.is_some() => Board::Cleared,
            (Course::Rounds(rounds), Viewer::Spectator) => Board::Watcher(self.round_board(rounds.current())),
            (Course::Rounds(rounds), Viewer::Seat(seat)) => {
                let round = rounds.current();
                let board = self.round_board(round);
                if seat.index() >= self.setup().seats() {
                    Board::Watcher(board)
                } else if seat == round.maker {
                    let secret = round.secret.as_ref().map(|secret| *secret.open());
                    let counted = secret.filter(|_| self.setup().rules().counts_pegs());
                    Board::Maker(MakerBoard {
                        board,
                        secret: secret.map(|secret| secret.code),
                        withheld: counted.map(|secret| secret.withheld),
                    })
                } else {
                    Board::Breaker(BreakerBoard {
                        board,
                        nothing_fits: round.nothing_fits,
                        stock: self.stock(round),
                    })
                }
            }
            (Course::Group(group), Viewer::Seat(seat)) if seat.index() < self.setup().seats() => {
                let markers = group.markers(self.setup().rules(), seat);
                Board::Holder(HolderBoard { board: self.group_board(group), markers })
            }
            (Course::Group(group), _) => Board::GroupWatcher(self.group_board(group)),
        }
    }

    fn round_board(&self, round: &Round) -> RoundBoard {
        RoundBoard {
            number: round.number,
            maker: round.maker,
            fixed: !round.late,
            commitment: round.commitment,
            drawn: round.drawn,
            rows: round.rows.clone(),
            of: self.setup().rules().rows(),
            proven: round.proven,
        }
    }

    /// The open stock: what is neither in the secret, nor withheld, nor on the board.
    fn stock(&self, round: &Round) -> Option<Vec<u8>> {
        let rules = self.setup().rules();
        let secret = round.secret.as_ref().filter(|_| rules.counts_pegs())?.open();
        let left = |colour: u8| {
            let on_board: u8 =
                round.rows.iter().filter_map(|row| row.code).map(|code| code.count(colour)).sum();
            PEGS_PER_COLOUR
                .saturating_sub(secret.code.count(colour))
                .saturating_sub(secret.withheld.0[usize::from(colour)])
                .saturating_sub(on_board)
        };
        Some((0..rules.palette().symbols.len() as u8).map(left).collect())
    }

    fn group_board(&self, group: &Group) -> GroupBoard {
        let rules = self.setup().rules();
        let mut used = vec![0; self.setup().seats()];
        let rows = group.rows().iter().map(|row| {
            let place = used[row.by.index()];
            used[row.by.index()] += 1;
            GroupRowView {
                by: row.by,
                board: place / rules.rows() + 1,
                row: place % rules.rows() + 1,
                code: row.code,
                hints: row.hints.clone(),
            }
        });
        let rows = rows.collect();
        let call = |call: &GroupCall| CallView { by: call.by, code: call.code, right: call.right };
        let all_rows = rules.rows() * rules.boards().each;
        GroupBoard {
            commitments: group.commitments.clone(),
            rows,
            calls: group.calls.iter().map(call).collect(),
            out: self.setup().all_seats().filter(|seat| group.is_out(*seat)).collect(),
            rows_left: self.setup().all_seats().map(|seat| all_rows - group.rows_used(seat)).collect(),
            finals: group.in_finals(),
            passed: group.passed.clone(),
            nothing_fits: group.nothing_fits,
            uncovered: group.shown.clone(),
        }
    }
}
