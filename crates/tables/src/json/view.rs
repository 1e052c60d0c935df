//! The shape of a match as one viewer may see it.

use rules::view::{Board as SeenBoard, GroupBoard, RoundBoard, View as Seen};
use rules::{Actor, Length as Agreed, Rules, Task};
use serde::Serialize;
use utoipa::ToSchema;

use super::group::Group;
use super::offer::Offer;
use super::outcome::Outcome;
use super::round::{PastRound, Points, Row, points, rows};
use super::shared::Shared;

/// A match as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct View {
    /// The seats with their points.
    pub seats: Vec<SeatScore>,
    /// How long the match lasts.
    pub length: Length,
    /// The first maker (group: the first player), from 1.
    pub first: u8,
    /// What the match waits for.
    pub due: Option<Due>,
    /// What the viewer can do now.
    pub offers: Vec<Offer>,
    /// Rounds that have ended, uncovered: the last twenty. Told live, only those that ended since the state before; in the
    /// answer to an action that named the current number, only those that ended with it.
    #[schema(value_type = Vec<PastRound>)]
    pub past: Vec<Shared<PastRound>>,
    /// How many rounds ended before those in `past`; they stand in the match's record.
    pub earlier: usize,
    /// The round or group being played, from where the viewer sits.
    pub board: Option<Board>,
    /// Points booked in the round being played.
    pub points: Vec<Points>,
    /// How the match ended, if it has.
    pub outcome: Option<Outcome>,
}

/// A seat with its points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatScore {
    /// The seat, from 1.
    pub seat: u8,
    /// Who plays it now: `person`, `computer` or `contrary`.
    pub player: &'static str,
    /// The player's name.
    pub name: Option<String>,
    /// Its points.
    pub total: i32,
    /// Whether its player agreed to abort.
    pub aborting: bool,
}

/// How long a match lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// So many rounds.
    Rounds(u16),
    /// Up to this score.
    Target(u16),
}

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Due {
    /// Whose turn it is, from 1; nobody's if the table itself is due.
    pub seat: Option<u8>,
    /// What is to be done: `deal`, `secret`, `row`, `answer`, `uncover`, `solution`, `final-call`, `hints`,
    /// `verdict`, `markers`.
    pub task: &'static str,
}

/// What lies on the table, from where the viewer sits. What he may not know has no field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "from", rename_all = "lowercase")]
pub enum Board {
    /// From behind the shield.
    Maker {
        /// What everybody sees.
        #[serde(flatten)]
        round: RoundInPlay,
        /// His own secret, once set.
        secret: Option<String>,
        /// What he withholds, where pegs are counted.
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
        /// His own markers, board by board.
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RoundInPlay {
    /// Its number, from 1, void rounds counted.
    pub round: u32,
    /// Its maker, from 1.
    pub maker: u8,
    /// Whether the secret is fixed at the start; if not there is no promise.
    pub fixed: bool,
    /// The promise, once the secret is set.
    pub commitment: Option<String>,
    /// The rows placed.
    pub rows: Vec<Row>,
    /// The rows there are.
    pub of: u8,
    /// How many rows a false claim has shown to be answered rightly.
    pub proven: usize,
}

/// A group being played, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GroupInPlay {
    /// Rows, calls and promises.
    #[serde(flatten)]
    pub group: Group,
    /// Rows every player has left, seat 1 first.
    pub rows_left: Vec<u8>,
    /// Whether the final calls have begun.
    pub finals: bool,
    /// Players who have passed in them, from 1.
    pub passed: Vec<u8>,
    /// At a real board: whether no deal fits the hints entered.
    pub nothing_fits: bool,
}

impl View {
    /// The shape of a view, with these of the rounds that have ended, and how many ended before them.
    pub(crate) fn new(view: &Seen, past: Vec<Shared<PastRound>>, earlier: usize) -> Self {
        let rules = view.setup.rules();
        let seats = view.seats.iter().map(|seat| SeatScore {
            seat: seat.seat.number(),
            player: seat.player.name(),
            name: seat.name.as_ref().map(|name| name.as_str().to_owned()),
            total: seat.total,
            aborting: seat.aborting,
        });
        Self {
            seats: seats.collect(),
            length: view.setup.length().into(),
            first: view.setup.first().number(),
            due: view.due.map(Into::into),
            offers: view.offers.iter().map(Into::into).collect(),
            past,
            earlier,
            board: Board::new(rules, &view.board),
            points: points(&view.bookings),
            outcome: view.outcome.as_ref().map(Into::into),
        }
    }
}

impl From<Agreed> for Length {
    fn from(length: Agreed) -> Self {
        match length {
            Agreed::Rounds(rounds) => Self::Rounds(rounds),
            Agreed::Target(points) => Self::Target(points),
        }
    }
}

impl From<rules::Due> for Due {
    fn from(due: rules::Due) -> Self {
        let seat = match due.who {
            Actor::Seat(seat) => Some(seat.number()),
            Actor::Table => None,
        };
        let task = match due.what {
            Task::Deal => "deal",
            Task::Secret => "secret",
            Task::Row => "row",
            Task::Answer => "answer",
            Task::Uncover => "uncover",
            Task::Solution => "solution",
            Task::FinalCall => "final-call",
            Task::Hints => "hints",
            Task::Verdict => "verdict",
            Task::Markers => "markers",
        };
        Self { seat, task }
    }
}

impl Board {
    fn new(rules: &Rules, board: &SeenBoard) -> Option<Self> {
        Some(match board {
            SeenBoard::Maker(seen) => Self::Maker {
                round: RoundInPlay::new(rules, &seen.board),
                secret: seen.secret.map(|secret| rules.show(secret)),
                withheld: seen.withheld.map(|withheld| rules.show_withheld(&withheld)),
            },
            SeenBoard::Breaker(seen) => Self::Breaker {
                round: RoundInPlay::new(rules, &seen.board),
                nothing_fits: seen.nothing_fits,
                stock: seen.stock.clone(),
            },
            SeenBoard::Watcher(seen) => Self::Watcher { round: RoundInPlay::new(rules, seen) },
            SeenBoard::Holder(seen) => Self::Holder {
                group: GroupInPlay::new(rules, &seen.board),
                own: seen.markers.iter().map(|marker| rules.show_marker(*marker)).collect(),
            },
            SeenBoard::GroupWatcher(seen) => Self::Onlooker { group: GroupInPlay::new(rules, seen) },
            SeenBoard::Cleared => return None,
        })
    }
}

impl RoundInPlay {
    fn new(rules: &Rules, board: &RoundBoard) -> Self {
        Self {
            round: board.number,
            maker: board.maker.number(),
            fixed: board.fixed,
            commitment: board.commitment.map(|commitment| commitment.to_string()),
            rows: rows(rules, &board.rows),
            of: board.of,
            proven: board.proven,
        }
    }
}

impl GroupInPlay {
    fn new(rules: &Rules, board: &GroupBoard) -> Self {
        Self {
            group: Group::new(rules, board),
            rows_left: board.rows_left.clone(),
            finals: board.finals,
            passed: board.passed.iter().map(|seat| seat.number()).collect(),
            nothing_fits: board.nothing_fits,
        }
    }
}
