//! The score sheet, round by round, as on the printed one.

use rules::matches::RoundEnd;
use rules::score::Booking;
use rules::view::View;
use rules::{Length, Seat};
use words::Words;

/// A round on the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// Its number, from 1, void rounds counted.
    pub round: u32,
    /// The round number that was agreed.
    pub agreed: AgreedRound,
    /// Its maker.
    pub maker: Seat,
    /// How it ended; nothing while it is being played.
    pub end: Option<RoundEnd>,
    /// What each seat scored in it; nothing where nothing was booked.
    pub points: Vec<Option<i32>>,
}

/// The score sheet of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The rounds: those that have ended, then the one being played.
    pub lines: Vec<SheetLine>,
    /// The points of each seat.
    pub totals: Vec<i32>,
}

impl ScoreSheet {
    /// The sheet of a match; none where there are no points.
    pub fn of(view: &View) -> Option<Self> {
        if view.setup.rules().edition().format.holds_parts() {
            return None;
        }
        let seats: Vec<_> = view.setup.all_seats().collect();
        let points = |bookings: &[Booking]| -> Vec<_> {
            let of = |seat: &Seat| {
                let booked = bookings.iter().filter(|booking| booking.seat == *seat);
                booked.map(|booking| booking.points).reduce(|one, other| one + other)
            };
            seats.iter().map(of).collect()
        };
        let ended = view.past.iter().map(|round| SheetLine {
            round: round.number,
            agreed: AgreedRound::of(view, round.number),
            maker: round.maker,
            end: Some(round.end),
            points: points(&round.bookings),
        });
        let played = view.board.round().map(|round| SheetLine {
            round: round.number,
            agreed: AgreedRound::of(view, round.number),
            maker: round.maker,
            end: None,
            points: points(&view.bookings),
        });
        let totals = view.seats.iter().map(|seat| seat.total).collect();
        Some(Self { lines: ended.chain(played).collect(), totals })
    }

    /// What each seat had after a line, counted from 0.
    pub fn totals_after(&self, line: usize) -> Vec<i32> {
        let later = |seat: usize| -> i32 {
            self.lines.iter().skip(line + 1).filter_map(|line| line.points.get(seat).copied().flatten()).sum()
        };
        self.totals.iter().enumerate().map(|(seat, total)| total - later(seat)).collect()
    }
}

/// A round by its agreed number: a void round is played again under the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgreedRound {
    /// The number, from 1.
    pub number: u32,
    /// Whether it is played again because it was void.
    pub again: bool,
}

impl AgreedRound {
    /// The round of a match that has this number among all that were played.
    pub fn of(view: &View, number: u32) -> Self {
        let void = |before: &u32| {
            view.past.iter().any(|round| round.number == *before && round.end == RoundEnd::Void)
        };
        let voids = (1..number).filter(void).count();
        Self {
            number: number - u32::try_from(voids).unwrap_or(0),
            again: number.checked_sub(1).is_some_and(|before| void(&before)),
        }
    }

    /// “Round 2”, or “Round 2, played again”.
    pub fn name(self, words: Words) -> String {
        self.told(words, words.board_round(self.number))
    }

    fn told(self, words: Words, round: String) -> String {
        if self.again { words.board_round_again(round) } else { round }
    }
}

/// Which round it is, and how many were agreed.
pub fn course(words: Words, view: &View, number: u32) -> String {
    let round = AgreedRound::of(view, number);
    match view.setup.length() {
        Length::Rounds(rounds) => {
            round.told(words, words.board_round_of().number(round.number).rounds(rounds))
        }
        Length::Target(points) => format!("{} · {}", round.name(words), words.setup_target(points)),
    }
}
