//! Who gets which points when a row is answered and when a round ends, and when the match does.

use super::round::RoundEnd;
use super::rounds::Rounds;
use super::sitting::Sitting;
use crate::answer::Answer;
use crate::code::Code;
use crate::edition::{PARTY_ENTRIES, Scoring};
use crate::event::Event;
use crate::rules::Rules;
use crate::score::{DecidedBy, Outcome, Reason};
use crate::seat::Seat;
use crate::setup::{Length, MAX_ROUNDS, MAX_VOID_ROUNDS, Mode};

/// A breaker's points for a row of a party: the solution's instead of those for its pins.
fn row_points(rules: &Rules, answer: Answer) -> i32 {
    if answer.black == rules.holes() {
        rules.solution_points().into()
    } else {
        i32::from(answer.white) + 2 * i32::from(answer.black)
    }
}

/// The maker's points by the party's table.
fn maker_points(table: &[[u16; PARTY_ENTRIES]; 3], seats: usize, solved: Option<u8>) -> u16 {
    // Alone against the computer there is no table, and nobody to score for.
    let Some(points) = seats.checked_sub(3).and_then(|place| table.get(place)) else { return 0 };
    points[solved.map_or(PARTY_ENTRIES - 1, |row| usize::from(row) - 1)]
}

impl Rounds {
    /// Books the points of the row just answered, by the pins as they were placed.
    pub(super) fn book_row(&self, sitting: &mut Sitting, events: &mut Vec<Event>) {
        let round = self.current();
        if let Some(row) = round.rows.last()
            && let Some(answer) = row.answer
        {
            let points = Self::points_of_row(sitting, answer);
            let reason = Reason::Row { row: round.rows.len() as u8 };
            sitting.book(round.number, row.by, points, reason, events);
        }
    }

    /// A breaker's points for a row with these pins; none but in a party.
    pub(super) fn points_of_row(sitting: &Sitting, answer: Answer) -> i32 {
        let rules = sitting.setup.rules();
        let party = matches!(rules.edition().scoring, Scoring::Party { .. });
        if party { row_points(rules, answer) } else { 0 }
    }

    /// Books the points of the round that has just ended.
    pub(super) fn score(&self, sitting: &mut Sitting, secret: Code, how: RoundEnd, events: &mut Vec<Event>) {
        let rules = sitting.setup.rules();
        let seats = sitting.setup.seats();
        let round = self.current();
        let (number, maker) = (round.number, round.maker);
        let solved = match how {
            RoundEnd::Solved { .. } | RoundEnd::Conceded { .. } | RoundEnd::Unsolved => how.solved_in(),
            RoundEnd::Void => return self.score_void(sitting, events),
            RoundEnd::Abandoned => return,
        };
        match rules.edition().scoring {
            Scoring::Rows => {
                let rows = solved.map_or(rules.unsolved_rows(), u16::from);
                sitting.book(number, maker, rows.into(), Reason::Rows, events);
            }
            Scoring::RoundsWon => {
                let winner = if solved.is_some() { maker.left(1, seats) } else { maker };
                sitting.book(number, winner, 1, Reason::Round, events);
            }
            Scoring::Party { maker: table } => {
                let points = maker_points(table, seats, solved);
                self.correct_rows(sitting, secret, how, events);
                sitting.book(number, maker, points.into(), Reason::Table, events);
            }
            Scoring::FirstRightCall => {}
        }
    }

    /// A void round scores no rows: the breakers get the signal points, and row points go back.
    fn score_void(&self, sitting: &mut Sitting, events: &mut Vec<Event>) {
        let round = self.current();
        let points = sitting.setup.rules().edition().signal_points;
        let seats = sitting.setup.seats();
        for seat in (1..seats).map(|places| round.maker.left(places, seats)) {
            let booked = self.booked_in_round(sitting, seat);
            sitting.book(round.number, seat, -booked, Reason::Cancelled, events);
            sitting.book(round.number, seat, points.into(), Reason::Signal, events);
        }
    }

    fn booked_in_round(&self, sitting: &Sitting, seat: Seat) -> i32 {
        let number = self.current().number;
        let bookings = sitting.bookings.iter().filter(|b| b.round == number && b.seat == seat);
        bookings.map(|booking| booking.points).sum()
    }

    /// A valid round is scored by the truth: row points that wrong pins gave or kept back are set right, and rows
    /// after the solving one score nothing. A row that counts as the solution keeps its points.
    fn correct_rows(&self, sitting: &mut Sitting, secret: Code, how: RoundEnd, events: &mut Vec<Event>) {
        let round = self.current();
        let solved = how.solved_in();
        for (place, code, placed) in round.answered() {
            let rules = sitting.setup.rules();
            let row = place as u8 + 1;
            let counts = solved.is_none_or(|solved| row <= solved);
            let due = match how {
                RoundEnd::Conceded { row: conceded } if row == conceded => row_points(rules, placed),
                _ if counts => row_points(rules, rules.answer(secret, code)),
                _ => 0,
            };
            let difference = due - row_points(rules, placed);
            sitting.book(round.number, round.rows[place].by, difference, Reason::Corrected { row }, events);
        }
    }

    /// After a round: the next one, or the end of the match.
    pub(super) fn go_on(&mut self, sitting: &mut Sitting, events: &mut Vec<Event>) {
        let counted = self.counted();
        let void = self.current().ended.as_ref().is_some_and(|ended| ended.how == RoundEnd::Void);
        if void && sitting.version_2() && self.void() >= MAX_VOID_ROUNDS {
            events.push(Event::TooManyVoid);
            sitting.end(standing(sitting, Some(self.current().maker)), events);
            return;
        }
        let setup = &sitting.setup;
        let over = !void
            && match setup.length() {
                Length::Rounds(rounds) => counted == rounds,
                // A target is looked at only after pairs of rounds, so that both were maker equally often.
                Length::Target(points) => {
                    let reached = setup.all_seats().any(|seat| sitting.total(seat) >= points.into());
                    counted.is_multiple_of(2) && (reached || counted >= MAX_ROUNDS)
                }
            };
        if over {
            sitting.end(standing(sitting, None), events);
        } else {
            self.begin(sitting);
            let round = self.current();
            events.push(Event::NextRound { round: round.number, maker: round.maker });
        }
    }
}

/// The outcome by the totals so far. The maker of the tenth void round can't win: a duel they lead is drawn, and in a
/// party the best of the others win.
fn standing(sitting: &Sitting, barred: Option<Seat>) -> Outcome {
    let setup = &sitting.setup;
    if setup.mode() == Mode::Solo {
        return Outcome::Played;
    }
    let duel = setup.seats() == 2;
    let mut seats: Vec<_> = setup.all_seats().filter(|seat| duel || Some(*seat) != barred).collect();
    let most = seats.iter().map(|seat| sitting.total(*seat)).max();
    seats.retain(|seat| Some(sitting.total(*seat)) == most);
    match seats.as_slice() {
        [_, _] if duel => Outcome::Draw,
        [leader] if duel && Some(*leader) == barred => Outcome::Draw,
        _ => Outcome::Won { seats, by: DecidedBy::Score },
    }
}
