//! What lies on the table, from where a viewer sits.

use rules::view::{Board, BreakerBoard, GroupBoard, HolderBoard, MakerBoard, RoundBoard};
use rules::{Commitment, Rules};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::group::GroupShape;
use crate::round::{RowShape, read_rows, rows};
use crate::{seat, seats};

/// What lies on the table, from where the viewer sits. There is no field for what they may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "from", rename_all = "lowercase")]
#[schema(as = Board)]
pub enum BoardShape {
    /// From behind the shield.
    Maker {
        /// What everybody sees.
        #[serde(flatten)]
        round: RoundInPlay,
        /// The viewer's own secret, once set.
        secret: Option<String>,
        /// The pegs withheld, where pegs are counted.
        withheld: Option<String>,
    },
    /// From in front of it.
    Breaker {
        /// What everybody sees.
        #[serde(flatten)]
        round: RoundInPlay,
        /// Whether no secret fits the answers.
        nothing_fits: bool,
        /// Where pegs are counted: how many of each colour lie in the open stock, in the order of the edition.
        stock: Option<Vec<u8>>,
    },
    /// From beside the table.
    Watcher {
        /// What everybody sees.
        #[serde(flatten)]
        round: RoundInPlay,
    },
    /// From a group's own board.
    Holder {
        /// What everybody sees.
        #[serde(flatten)]
        group: GroupInPlay,
        /// The viewer's own markers, board by board.
        own: Vec<String>,
    },
    /// A group from beside the table.
    Onlooker {
        /// What everybody sees.
        #[serde(flatten)]
        group: GroupInPlay,
    },
}

/// A round being played, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RoundInPlay {
    /// Its number, from 1, void rounds counted.
    pub round: u32,
    /// Its maker, from 1.
    pub maker: u8,
    /// Whether the secret is fixed at the start; if not there is no promise.
    pub fixed: bool,
    /// The promise, once the secret is set.
    pub commitment: Option<String>,
    /// Whether the secret was drawn by lot because the maker's time ran out.
    // An older server doesn't say.
    #[serde(default)]
    #[schema(required)]
    pub drawn: bool,
    /// The rows placed.
    pub rows: Vec<RowShape>,
    /// The rows there are.
    pub of: u8,
    /// How many rows a false claim has shown to be answered rightly.
    pub proven: usize,
}

/// A group being played, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GroupInPlay {
    /// Rows, calls and promises.
    #[serde(flatten)]
    pub group: GroupShape,
    /// Rows every player has left, seat 1 first.
    pub rows_left: Vec<u8>,
    /// Whether the final calls have begun.
    pub finals: bool,
    /// Players who have passed in them, from 1.
    pub passed: Vec<u8>,
    /// At a real board: whether no deal fits the hints entered.
    // An older server doesn't say.
    #[serde(default)]
    #[schema(required)]
    pub nothing_fits: bool,
}

impl BoardShape {
    /// The shape of a board; none if it is cleared.
    pub(crate) fn new(rules: &Rules, board: &Board) -> Option<Self> {
        Some(match board {
            Board::Maker(seen) => Self::Maker {
                round: RoundInPlay::new(rules, &seen.board),
                secret: seen.secret.map(|secret| rules.show(secret)),
                withheld: seen.withheld.map(|withheld| rules.show_withheld(&withheld)),
            },
            Board::Breaker(seen) => Self::Breaker {
                round: RoundInPlay::new(rules, &seen.board),
                nothing_fits: seen.nothing_fits,
                stock: seen.stock.clone(),
            },
            Board::Watcher(seen) => Self::Watcher { round: RoundInPlay::new(rules, seen) },
            Board::Holder(seen) => Self::Holder {
                group: GroupInPlay::new(rules, &seen.board),
                own: seen.markers.iter().map(|marker| rules.show_marker(*marker)).collect(),
            },
            Board::GroupWatcher(seen) => Self::Onlooker { group: GroupInPlay::new(rules, seen) },
            Board::Cleared => return None,
        })
    }

    /// The board by the rules; none if it holds what they don't know.
    pub(crate) fn read(&self, rules: &Rules) -> Option<Board> {
        Some(match self {
            Self::Maker { round, secret, withheld } => Board::Maker(MakerBoard {
                board: round.read(rules)?,
                secret: secret.as_ref().and_then(|secret| rules.read_secret(secret).ok()),
                withheld: withheld.as_ref().and_then(|pegs| rules.read_withheld(pegs).ok()),
            }),
            Self::Breaker { round, nothing_fits, stock } => Board::Breaker(BreakerBoard {
                board: round.read(rules)?,
                nothing_fits: *nothing_fits,
                stock: stock.clone(),
            }),
            Self::Watcher { round } => Board::Watcher(round.read(rules)?),
            Self::Holder { group, own } => Board::Holder(HolderBoard {
                board: group.read(rules)?,
                markers: own.iter().map(|marker| rules.read_marker(marker)).collect::<Result<_, _>>().ok()?,
            }),
            Self::Onlooker { group } => Board::GroupWatcher(group.read(rules)?),
        })
    }

    /// The number of the round on it; none for a group.
    pub(crate) fn round(&self) -> Option<u32> {
        match self {
            Self::Maker { round, .. } | Self::Breaker { round, .. } | Self::Watcher { round } => {
                Some(round.round)
            }
            Self::Holder { .. } | Self::Onlooker { .. } => None,
        }
    }
}

impl RoundInPlay {
    fn new(rules: &Rules, board: &RoundBoard) -> Self {
        Self {
            round: board.number,
            maker: board.maker.number(),
            fixed: board.fixed,
            commitment: board.commitment.map(|commitment| commitment.to_string()),
            drawn: board.drawn,
            rows: rows(rules, &board.rows),
            of: board.of,
            proven: board.proven,
        }
    }

    fn read(&self, rules: &Rules) -> Option<RoundBoard> {
        Some(RoundBoard {
            number: self.round,
            maker: seat(self.maker)?,
            fixed: self.fixed,
            commitment: self.commitment.as_deref().and_then(Commitment::read),
            drawn: self.drawn,
            rows: read_rows(rules, &self.rows)?,
            of: self.of,
            proven: self.proven,
        })
    }
}

impl GroupInPlay {
    fn new(rules: &Rules, board: &GroupBoard) -> Self {
        Self {
            group: GroupShape::new(rules, board),
            rows_left: board.rows_left.clone(),
            finals: board.finals,
            passed: board.passed.iter().map(|seat| seat.number()).collect(),
            nothing_fits: board.nothing_fits,
        }
    }

    fn read(&self, rules: &Rules) -> Option<GroupBoard> {
        let GroupShape { commitments, rows, calls, out, markers } = &self.group;
        let shown = match markers {
            Some(markers) => Some(markers.iter().map(|shown| shown.read(rules)).collect::<Option<_>>()?),
            None => None,
        };
        Some(GroupBoard {
            commitments: commitments
                .iter()
                .map(|promise| Commitment::read(promise))
                .collect::<Option<_>>()?,
            rows: rows.iter().map(|row| row.read(rules)).collect::<Option<_>>()?,
            calls: calls.iter().map(|call| call.read(rules)).collect::<Option<_>>()?,
            out: seats(out)?,
            rows_left: self.rows_left.clone(),
            finals: self.finals,
            passed: seats(&self.passed)?,
            nothing_fits: self.nothing_fits,
            uncovered: shown,
        })
    }
}
