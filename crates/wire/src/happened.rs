//! What has happened between two views of a match, as the events that the rules would have told: a reader of states may
//! have missed some.

use rules::matches::{RoundEnd, Row};
use rules::score::{DecidedBy, Outcome};
use rules::view::{CallView, GroupBoard, PastRound, SeenEntry, View};
use rules::{Actor, Event, Player, Seat, Time};

/// The events that lead from one view to the next; without a first view, those that lead to the current one.
pub fn happened(before: Option<&View>, now: &View) -> Vec<SeenEntry> {
    let mut events = Vec::new();
    rounds(before, now, &mut events);
    if let Some(board) = now.board.group() {
        in_group(before.and_then(|view| view.board.group()), board, &mut events);
    }
    for (place, seat) in now.seats.iter().enumerate() {
        let was = before.and_then(|view| view.seats.get(place));
        match was.filter(|was| was.player != seat.player) {
            Some(_) if seat.player == Player::Person => events.push(Event::Returned { seat: seat.seat }),
            Some(_) => events.push(Event::TakenOver { seat: seat.seat }),
            None => {}
        }
        match (was.is_some_and(|was| was.aborting), seat.aborting) {
            (false, true) => events.push(Event::AbortAgreed { by: seat.seat }),
            (true, false) if now.outcome.is_none() => events.push(Event::PlayOn { by: seat.seat }),
            _ => {}
        }
    }
    if let (Some(outcome), None) = (&now.outcome, before.and_then(|view| view.outcome.as_ref())) {
        events.push(Event::Ended(outcome.clone()));
    }
    if events.is_empty() {
        return Vec::new();
    }
    vec![SeenEntry { number: now.steps, by: Actor::Table, at: Time(0), events }]
}

/// Rounds: first what ended since, then the one that is played.
fn rounds(before: Option<&View>, now: &View, events: &mut Vec<Event>) {
    let known = before.map_or(0, |view| view.past.len());
    let open = before.and_then(|view| view.board.round());
    for past in now.past.iter().skip(known) {
        let seen = open.filter(|board| board.number == past.number);
        if seen.is_none() && past.number > 1 {
            events.push(Event::NextRound { round: past.number, maker: past.maker });
        }
        rows(seen.map_or(&[], |board| &board.rows), &past.rows, events);
        ended(past, before, events);
    }
    let ended_void = now.past.len() > known && now.past.last().is_some_and(|past| past.end == RoundEnd::Void);
    if ended_void && matches!(now.outcome, Some(Outcome::Won { by: DecidedBy::Score, .. } | Outcome::Draw)) {
        events.push(Event::TooManyVoid);
    }
    let Some(board) = now.board.round() else { return };
    let seen = open.filter(|open| open.number == board.number);
    if seen.is_none() && board.number > 1 {
        events.push(Event::NextRound { round: board.number, maker: board.maker });
    }
    if let (Some(commitment), None) = (board.commitment, seen.and_then(|seen| seen.commitment)) {
        if board.drawn {
            events.push(Event::Lapsed { who: Actor::Seat(board.maker) });
        }
        events.push(Event::SecretSet { round: board.number, maker: board.maker, commitment });
    }
    rows(seen.map_or(&[], |board| &board.rows), &board.rows, events);
    let told = before.filter(|_| seen.is_some()).map_or(0, |view| view.bookings.len());
    events.extend(now.bookings.iter().skip(told).copied().map(Event::Booked));
}

/// Rows that were placed, answered, corrected or taken back since. A view doesn't say who corrected a row at a real
/// board, so the correction is told as the row's player's.
fn rows(before: &[Row], now: &[Row], events: &mut Vec<Event>) {
    let answer_gone = |(was, row): (&Row, &Row)| was.answer.is_some() && row.answer.is_none();
    if now.len() < before.len() || before.iter().zip(now).any(answer_gone) {
        let by = before.last().map_or(Seat::new(0), |row| row.by);
        events.push(Event::TakenBack { by });
    }
    for (place, row) in now.iter().enumerate() {
        let was = before.get(place);
        let number = place as u8 + 1;
        match (was, row.code) {
            (None, Some(code)) => events.push(Event::Placed { row: number, by: row.by, code }),
            (None, None) => events.push(Event::Lapsed { who: Actor::Seat(row.by) }),
            (Some(_), _) => {}
        }
        if let (Some(was), Some(code), Some(answer)) = (was, row.code, row.answer)
            && was.answer.is_some()
            && (was.code, was.answer) != (row.code, row.answer)
        {
            events.push(Event::Corrected { by: row.by, row: number, code, answer });
        }
        if let (Some(answer), None) = (row.answer, was.and_then(|was| was.answer)) {
            events.push(Event::Answered { row: number, answer });
        }
    }
}

/// The end of a round.
fn ended(past: &PastRound, before: Option<&View>, events: &mut Vec<Event>) {
    if let Some(code) = past.secret {
        events.push(Event::Uncovered { code, withheld: past.withheld, salt: past.salt });
    }
    if !past.errors.is_empty() {
        events.push(Event::Errors(past.errors.clone()));
    }
    match past.end {
        RoundEnd::Solved { row } => events.push(Event::Solved { row }),
        RoundEnd::Conceded { row } => events.push(Event::Conceded { row }),
        RoundEnd::Unsolved => events.push(Event::Unsolved),
        RoundEnd::Void => events.push(Event::Void),
        RoundEnd::Abandoned => {}
    }
    let open = before.filter(|view| view.board.round().is_some_and(|board| board.number == past.number));
    let told = open.map_or(0, |view| view.bookings.len());
    events.extend(past.bookings.iter().skip(told).copied().map(Event::Booked));
}

fn in_group(before: Option<&GroupBoard>, now: &GroupBoard, events: &mut Vec<Event>) {
    if before.is_none_or(|board| board.commitments.is_empty()) && !now.commitments.is_empty() {
        events.push(Event::Dealt { commitments: now.commitments.clone() });
    }
    for (place, row) in now.rows.iter().enumerate() {
        let was = before.and_then(|board| board.rows.get(place));
        match row.code {
            _ if was.is_some() => {}
            Some(code) => events.push(Event::Placed { row: row.row, by: row.by, code }),
            None => events.push(Event::Lapsed { who: Actor::Seat(row.by) }),
        }
        // At a real board the hints are entered after the row.
        if let (Some(hints), None) = (&row.hints, was.and_then(|was| was.hints.as_ref())) {
            events.push(Event::Hinted(hints.clone()));
        }
    }
    for (place, call) in now.calls.iter().enumerate() {
        let was = before.and_then(|board| board.calls.get(place));
        if was.is_none() {
            events.push(Event::Called { by: call.by });
        }
        if let (Some(code), None) = (call.code, was.and_then(|was| was.code)) {
            events.push(Event::Solution { by: call.by, code });
        }
        match (call.right, was.and_then(|was| was.right)) {
            (Some(true), None) => events.push(Event::CallRight { by: call.by }),
            (Some(false), None) => events.push(Event::CallWrong { by: call.by }),
            _ => {}
        }
    }
    if now.nothing_fits && !before.is_some_and(|board| board.nothing_fits) {
        events.push(Event::NoDealFits);
    }
    if now.finals && !before.is_some_and(|board| board.finals) {
        events.push(Event::FinalCalls);
    }
    for seat in now.passed.iter().skip(before.map_or(0, |board| board.passed.len())) {
        events.push(Event::Passed { by: *seat });
    }
    if let (Some(markers), None) = (&now.uncovered, before.and_then(|board| board.uncovered.as_ref())) {
        events.push(Event::MarkersShown { markers: markers.clone() });
        let belied = |(was, is): (&CallView, &CallView)| was.right.is_some() && was.right != is.right;
        if before.is_some_and(|before| before.calls.iter().zip(&now.calls).any(belied)) {
            events.push(Event::EnteredWrong { rows: Vec::new(), verdict: true });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::editions::EDITIONS;
    use rules::{Edition, Match, Rules, Seat, Viewer};
    use solver::computer::{Computer, Host, Knowledge, Level, Maker, Mind, Seed};

    /// A whole match among computers that guess what fits.
    fn played(edition: &'static Edition, seed: u64) -> Match {
        let seats = if edition.format.shares_a_board() { edition.seats.0 } else { edition.seats.1 };
        let knowledge = Knowledge::of(&Rules::default_of(edition));
        let mind = Mind::new(&knowledge);
        let computer = Computer { level: Level::Random, maker: Maker::Fair };
        let host = Host::new(&mind, vec![computer; seats.into()]);
        host.play(Seed::of_number(seed)).expect("a table for computers")
    }

    /// What a viewer could see after every step, and what was told of it.
    fn steps(game: &Match, viewer: Viewer) -> Vec<(View, Vec<Event>)> {
        let mut again = game.anew();
        let mut steps = vec![(again.view(viewer), Vec::new())];
        for entry in game.record().expect("a match that is over") {
            again.apply(entry.step.clone()).expect("a step that was done");
            let told = again.seen(viewer, again.steps() - 1).flat_map(|entry| entry.events);
            steps.push((again.view(viewer), told.collect()));
        }
        steps
    }

    fn events(before: Option<&View>, now: &View) -> Vec<Event> {
        happened(before, now).into_iter().flat_map(|entry| entry.events).collect()
    }

    /// In any order: what one step led to is told together.
    fn sorted(events: &[Event]) -> Vec<String> {
        let mut told: Vec<_> = events.iter().map(|event| format!("{event:?}")).collect();
        told.sort();
        told
    }

    #[test]
    fn step_by_step_a_state_tells_what_the_rules_told() {
        for (edition, seed) in EDITIONS.iter().zip(1..) {
            let game = played(edition, seed);
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
                let steps = steps(&game, viewer);
                for (number, pair) in steps.windows(2).enumerate() {
                    let [(before, _), (now, told)] = pair else { unreachable!("two at a time") };
                    let found = events(Some(before), now);
                    assert_eq!(sorted(&found), sorted(told), "{}, step {}", edition.id, number + 1);
                }
            }
        }
    }

    #[test]
    fn whoever_missed_some_states_is_told_the_same_once() {
        for (edition, seed) in EDITIONS.iter().zip(1..) {
            let game = played(edition, seed);
            let steps = steps(&game, Viewer::Spectator);
            let whole: Vec<_> = steps.iter().flat_map(|(_, told)| told.clone()).collect();
            for lost in [2, 5, steps.len()] {
                let mut heard = Vec::new();
                let mut before = &steps[0].0;
                for (now, _) in steps.iter().skip(1).step_by(lost).chain(steps.last()) {
                    heard.extend(events(Some(before), now));
                    before = now;
                }
                // A promise is told as long as its round lasts: a round that came and went leaves its secret.
                let lasting = |event: &&Event| !matches!(event, Event::SecretSet { .. });
                let [heard, whole] = [&heard, &whole]
                    .map(|all| sorted(&all.iter().filter(lasting).cloned().collect::<Vec<_>>()));
                assert_eq!(heard, whole, "{}, every {lost} states", edition.id);
            }
        }
    }

    #[test]
    fn a_secret_drawn_by_lot_is_told_as_drawn_from_a_state_alone() {
        let record = include_str!("../../rules/tests/records/v1/time.txt");
        let game = rules::notation::read(record).expect("a record").game;
        let steps = steps(&game, Viewer::Spectator);
        let drawn = |told: &[Event]| {
            told.windows(2).any(|pair| matches!(pair, [Event::Lapsed { .. }, Event::SecretSet { .. }]))
        };
        let place = steps.iter().position(|(_, told)| drawn(told)).expect("a secret drawn by lot");
        for (missed, before) in [("nothing", Some(&steps[place - 1].0)), ("everything", None)] {
            assert!(drawn(&events(before, &steps[place].0)), "having missed {missed}");
        }
        let set = steps.iter().filter(|(_, told)| !drawn(told));
        for (view, told) in
            set.filter(|(_, told)| told.iter().any(|it| matches!(it, Event::SecretSet { .. })))
        {
            assert!(!drawn(&events(None, view)), "{told:?}");
        }
    }

    #[test]
    fn a_state_that_is_no_news_tells_nothing() {
        let game = played(&EDITIONS[0], 1);
        for (view, _) in steps(&game, Viewer::Spectator) {
            assert_eq!(happened(Some(&view), &view), []);
        }
    }
}
