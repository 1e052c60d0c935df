//! The points of a match, counted again by the rule book and not by the engine.

use rules::matches::RoundEnd;
use rules::view::{PastRound, View};
use rules::{Answer, Length, Mode, Outcome, Seat, Setup};

/// The maker's points in a party of 3, 4 and 5, typed again from the rule book; the last is "not at all".
const PARTY: [[i32; 13]; 3] = [
    [5, 6, 7, 8, 9, 10, 14, 18, 22, 26, 30, 34, 40],
    [5, 6, 7, 8, 9, 10, 13, 16, 19, 22, 25, 28, 30],
    [5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 25],
];

fn chosen(setup: &Setup, option: &str) -> bool {
    setup.rules().options().iter().any(|(key, value)| format!("{}={value}", key.name()) == option)
}

/// Whether wrong pins void a round.
fn penalty(setup: &Setup) -> bool {
    let id = setup.rules().edition().id;
    !(id.starts_with("lock") || id.starts_with("grand")) || chosen(setup, "signal=original")
}

fn signal_points(setup: &Setup) -> i32 {
    if matches!(setup.rules().edition().id, "lock" | "lock-super") { 0 } else { 3 }
}

fn is_party(setup: &Setup) -> bool {
    setup.rules().edition().format.shares_a_board()
}

/// How a round must have ended, by its secret and its rows.
fn end(setup: &Setup, round: &PastRound) -> RoundEnd {
    let Some(secret) = round.secret.filter(|_| round.end != RoundEnd::Abandoned) else {
        return RoundEnd::Abandoned;
    };
    let wrong = round.answered().any(|(row, answer)| setup.rules().answer(secret, row) != answer);
    let full = |row: &rules::matches::Row| row.answer.is_some_and(|pins| pins.black == setup.rules().holes());
    let row = |place: usize| place as u8 + 1;
    match round.rows.iter().position(|row| row.code == Some(secret)) {
        _ if wrong && penalty(setup) => RoundEnd::Void,
        Some(place) => RoundEnd::Solved { row: row(place) },
        None => match round.rows.iter().position(full) {
            Some(place) => RoundEnd::Conceded { row: row(place) },
            None => RoundEnd::Unsolved,
        },
    }
}

fn row_points(setup: &Setup, answer: Answer) -> i32 {
    match (answer.black == setup.rules().holes(), chosen(setup, "solution=18")) {
        (true, true) => 18,
        (true, false) => 10,
        (false, _) => 2 * i32::from(answer.black) + i32::from(answer.white),
    }
}

/// What each seat gets out of a round.
fn points(setup: &Setup, round: &PastRound) -> Vec<i32> {
    let rules = setup.rules();
    let mut points = vec![0; setup.seats()];
    let solved = match end(setup, round) {
        RoundEnd::Void => {
            for seat in setup.all_seats().filter(|seat| *seat != round.maker) {
                points[seat.index()] = signal_points(setup);
            }
            return points;
        }
        RoundEnd::Abandoned => {
            for row in round.rows.iter().filter(|_| is_party(setup)) {
                points[row.by.index()] += row.answer.map_or(0, |answer| row_points(setup, answer));
            }
            return points;
        }
        RoundEnd::Solved { row } | RoundEnd::Conceded { row } => Some(usize::from(row)),
        RoundEnd::Unsolved => None,
    };
    if is_party(setup) {
        let secret = round.secret.expect("a round that ended was uncovered");
        for row in &round.rows[..solved.unwrap_or(round.rows.len())] {
            // A row that was never answered, because its round was given up, scores nothing. One that was answered
            // in full scores as the solution.
            let full = row.answer.filter(|pins| pins.black == rules.holes());
            let right = row.code.filter(|_| row.answer.is_some()).map(|code| rules.answer(secret, code));
            let right = full.or(right);
            points[row.by.index()] += right.map_or(0, |right| row_points(setup, right));
        }
        if let Some(table) = setup.seats().checked_sub(3) {
            points[round.maker.index()] += PARTY[table][solved.map_or(12, |row| row - 1)];
        }
    } else if rules.edition().id.starts_with("lock") {
        let breaker = round.maker.left(1, 2);
        points[if solved.is_some() { breaker } else { round.maker }.index()] = 1;
    } else {
        let rows = usize::from(rules.rows()) + usize::from(chosen(setup, "unsolved=+1"));
        points[round.maker.index()] = i32::try_from(solved.unwrap_or(rows)).expect("rows are few");
    }
    points
}

/// Holds every past round, every total and the outcome of a match against the rule book.
pub(crate) fn check(view: &View) {
    let setup = &view.setup;
    let seats = setup.seats();
    let mut totals = vec![0; seats];
    let mut counted = 0;
    for (number, round) in (1..).zip(&view.past) {
        assert_eq!(round.number, number);
        assert_eq!(round.end, end(setup, round), "{round:?}");
        let maker =
            if setup.mode() == Mode::Solo { Seat::new(1) } else { setup.first().left(counted, seats) };
        assert_eq!(round.maker, maker, "makers go round, and stay after a void round");
        for (place, row) in round.rows.iter().enumerate() {
            let by = maker.left(1 + place % (seats - 1), seats);
            assert_eq!(row.by, by, "breakers go round from the maker's left, the maker skipped");
        }
        let mut booked = vec![0; seats];
        for booking in &round.bookings {
            assert_eq!(booking.round, number);
            assert_ne!(booking.points, 0, "nothing is booked where there is nothing");
            booked[booking.seat.index()] += booking.points;
        }
        assert_eq!(booked, points(setup, round), "{round:?}");
        totals.iter_mut().zip(booked).for_each(|(total, points)| *total += points);
        counted += usize::from(!matches!(round.end, RoundEnd::Void | RoundEnd::Abandoned));
        check_length(setup, &totals, counted, round, view);
    }
    for booking in &view.bookings {
        totals[booking.seat.index()] += booking.points;
    }
    let shown: Vec<_> = view.seats.iter().map(|seat| seat.total).collect();
    assert_eq!(shown, totals, "a total is the sum of what was booked");
    if !setup.rules().edition().format.holds_parts() {
        check_outcome(view, &totals);
    }
}

/// A match goes on exactly as long as was agreed.
fn check_length(setup: &Setup, totals: &[i32], counted: usize, round: &PastRound, view: &View) {
    let last = round.number as usize == view.past.len();
    let reached = match setup.length() {
        Length::Rounds(rounds) => counted == usize::from(rounds),
        Length::Target(target) => {
            counted.is_multiple_of(2) && totals.iter().any(|total| *total >= target.into())
        }
    };
    match round.end {
        RoundEnd::Abandoned => assert!(last && view.outcome.is_some()),
        RoundEnd::Void => {
            let void = view.past.iter().filter(|round| round.end == RoundEnd::Void).count();
            assert_eq!(last && view.outcome.is_some(), last && void == 10, "a void round is played again");
        }
        _ => assert_eq!(reached, last && view.outcome.is_some(), "{:?} {counted}", setup.length()),
    }
}

fn check_outcome(view: &View, totals: &[i32]) {
    let abandoned = view.past.last().is_some_and(|round| round.end == RoundEnd::Abandoned);
    let Some(outcome) = view.outcome.as_ref().filter(|_| !abandoned) else { return };
    let most = totals.iter().max().copied();
    let best: Vec<_> = view.setup.all_seats().filter(|seat| Some(totals[seat.index()]) == most).collect();
    if let Some(last) = view.past.last().filter(|round| round.end == RoundEnd::Void) {
        assert!(!matches!(outcome, Outcome::Won { seats, .. } if seats.contains(&last.maker)));
        return;
    }
    match outcome {
        Outcome::Played => assert_eq!(view.setup.mode(), Mode::Solo),
        Outcome::Draw => assert_eq!((best.len(), totals.len()), (2, 2)),
        Outcome::Won { seats, .. } => {
            assert_eq!(*seats, best);
            assert!(best.len() == 1 || totals.len() > 2, "equal totals in a duel are a draw");
        }
        other => panic!("a match that was played to its end is {other:?}"),
    }
}
