//! What has happened between two views of a match, as the events that the rules told: a reader of states may have missed
//! some.

use rules::matches::{RoundEnd, Row};
use rules::score::{DecidedBy, Outcome};
use rules::view::{Board, CallView, GroupBoard, PastRound, SeenEntry, View};
use rules::{Action, Actor, Event, Player, Seat, Time};

/// Who did what in a step. A view shows what a step led to, but not who gave up, claimed or set something right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoneStep {
    /// Its number, from 1.
    pub number: usize,
    /// Who did it.
    pub by: Actor,
    /// What was done, in the notation.
    pub action: String,
}

/// The events that lead from one view to the next; without a first view, those that lead to the current one. What a
/// view doesn't show is told for the steps that the reader knows.
pub fn happened(before: Option<&View>, now: &View, steps: &[DoneStep]) -> Vec<SeenEntry> {
    let new = before.map_or(0, |view| view.steps) + 1..=now.steps;
    let steps = steps.iter().filter(|step| new.contains(&step.number));
    let rules = now.setup.rules();
    let done: Vec<_> =
        steps.filter_map(|step| Some((step.by, rules.read_action(&step.action).ok()?))).collect();
    let mut events: Vec<_> = done.iter().flat_map(|(by, action)| unseen(before, now, *by, action)).collect();
    rounds(before, now, &done, &mut events);
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

/// What a step led to that no view shows.
fn unseen(before: Option<&View>, now: &View, by: Actor, action: &Action) -> Vec<Event> {
    let due = before.and_then(|view| view.due).map(|due| due.who);
    match (action, by) {
        (Action::Claim, Actor::Seat(by)) => {
            let number = |view: &View| view.board.round().map(|round| round.number);
            let goes_on = before.is_some_and(|before| number(before) == number(now));
            let outcome = goes_on.then_some(Event::ClaimFalse);
            [Event::Claimed { by }].into_iter().chain(outcome).collect()
        }
        (Action::ResignRound, Actor::Seat(by)) => vec![Event::RoundResigned { by }],
        (Action::ResignMatch, Actor::Seat(by)) => vec![Event::Resigned { by }],
        (Action::TakeBack, Actor::Seat(by)) => vec![Event::TakenBack { by }],
        (Action::Correct { row, code, answer }, Actor::Seat(by)) => {
            vec![Event::Corrected { by, row: *row, code: *code, answer: *answer }]
        }
        (Action::ResignMatch | Action::Leave, Actor::Table) => match due {
            Some(Actor::Seat(who)) => vec![Event::StayedAway { who }],
            Some(Actor::Table) | None => Vec::new(),
        },
        (
            Action::Secret(_)
            | Action::Row(_)
            | Action::Answer(_)
            | Action::Claim
            | Action::Uncover(_)
            | Action::ResignRound
            | Action::Abort
            | Action::PlayOn
            | Action::Leave
            | Action::Return
            | Action::TakeBack
            | Action::Correct { .. }
            | Action::Call
            | Action::Solution(_)
            | Action::Pass
            | Action::Deal(_)
            | Action::Lapse(_)
            | Action::Hints(_)
            | Action::Verdict(_)
            | Action::Markers(_),
            _,
        ) => Vec::new(),
    }
}

/// Rounds: first what ended since, then the one that is played.
fn rounds(before: Option<&View>, now: &View, done: &[(Actor, Action)], events: &mut Vec<Event>) {
    let known = before.map_or(0, |view| view.past.len());
    let open = before.and_then(|view| view.board.round());
    for past in now.past.iter().skip(known) {
        let seen = open.filter(|board| board.number == past.number);
        if seen.is_none() && past.number > 1 {
            events.push(Event::NextRound { round: past.number, maker: past.maker });
        }
        rows(seen.map_or(&[], |board| &board.rows), &past.rows, done, events);
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
    rows(seen.map_or(&[], |board| &board.rows), &board.rows, done, events);
    let fits_nothing = |view: &View| matches!(&view.board, Board::Breaker(breaker) if breaker.nothing_fits);
    if fits_nothing(now) && !before.filter(|_| seen.is_some()).is_some_and(fits_nothing) {
        events.push(Event::NoSecretFits);
    }
    let told = before.filter(|_| seen.is_some()).map_or(0, |view| view.bookings.len());
    events.extend(now.bookings.iter().skip(told).copied().map(Event::Booked));
}

/// Rows that were placed, answered, corrected or taken back since. Without its step, what was set right at a real board
/// is told as the row's player's.
fn rows(before: &[Row], now: &[Row], done: &[(Actor, Action)], events: &mut Vec<Event>) {
    let answer_gone = |(was, row): (&Row, &Row)| was.answer.is_some() && row.answer.is_none();
    let took_back = done.iter().any(|(_, action)| matches!(action, Action::TakeBack));
    let corrected = |number: u8| {
        done.iter().any(|(_, action)| matches!(action, Action::Correct { row, .. } if *row == number))
    };
    if !took_back && (now.len() < before.len() || before.iter().zip(now).any(answer_gone)) {
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
            && !corrected(number)
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
    use rules::{
        Edition, Match, MatchId, Mode, Proposal, Rules, Salt, Sealed, Seat, Secret, Step, Viewer, Withheld,
    };
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
        happened(before, now, &[]).into_iter().flat_map(|entry| entry.events).collect()
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
    fn a_reader_who_missed_states_is_told_everything_once() {
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

    /// A match of two people, and the steps in it: who, and what in the notation.
    fn entered(
        edition: &str,
        mode: Mode,
        options: &[&str],
        steps: &[(Actor, &str)],
    ) -> (Match, Vec<DoneStep>) {
        let proposal = Proposal {
            edition: Edition::find(edition).expect("an edition"),
            options: options.to_vec(),
            mode,
            seats: vec![(Player::Person, Some("Ada")), (Player::Person, Some("Ben"))],
            length: None,
            first: Some(Seat::new(0)),
        };
        let setup = proposal.settled().expect("a setup");
        let mut game = Match::new(MatchId::new("happened").expect("an id"), setup);
        let mut done = Vec::new();
        for (by, text) in steps {
            let rules = game.setup().rules();
            let action = match text.strip_prefix("secret ") {
                Some(code) => {
                    let code = rules.read_secret(code).expect("a code");
                    Action::Secret(Sealed::new(Secret {
                        code,
                        withheld: Withheld::default(),
                        salt: Salt([7; 16]),
                    }))
                }
                None => rules.read_action(text).expect("an action"),
            };
            game.apply(Step { by: *by, at: Time(0), action }).unwrap_or_else(|why| panic!("{text}: {why:?}"));
            done.push(DoneStep { number: game.steps(), by: *by, action: (*text).to_owned() });
        }
        (game, done)
    }

    /// With its step, every state tells all that the rules told, to everybody.
    fn tells_all(edition: &str, mode: Mode, options: &[&str], steps: &[(Actor, &str)]) {
        for length in 1..=steps.len() {
            let (before, _) = entered(edition, mode, options, &steps[..length - 1]);
            let (now, done) = entered(edition, mode, options, &steps[..length]);
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
                let told: Vec<_> = now.seen(viewer, length - 1).flat_map(|entry| entry.events).collect();
                let found = happened(Some(&before.view(viewer)), &now.view(viewer), &done);
                let found: Vec<_> = found.into_iter().flat_map(|entry| entry.events).collect();
                assert_eq!(sorted(&found), sorted(&told), "{edition}, step {length}, {viewer:?}");
                assert_eq!(found.first(), told.first(), "{edition}, step {length}, {viewer:?}");
            }
        }
    }

    #[test]
    fn a_known_step_tells_what_no_view_shows() {
        let [ada, ben] = [0, 1].map(|seat| Actor::Seat(Seat::new(seat)));
        let hand_set = ["answers=hand-set"];
        tells_all(
            "original",
            Mode::Table,
            &hand_set,
            &[
                (ada, "secret RGBY"),
                (ben, "row RRWW"),
                (ada, "answer 1b0w"),
                (ben, "claim"),
                (ben, "resign round"),
                (ben, "secret WKWK"),
                (ada, "row RRYY"),
                // Wrong, and then nothing fits.
                (ben, "answer 2b2w"),
                (ada, "row RRYY"),
                (ben, "answer 0b0w"),
                (ada, "claim"),
                (ada, "resign match"),
            ],
        );
        tells_all(
            "original",
            Mode::Referee,
            &[],
            &[
                (ben, "row RRWW"),
                (ada, "answer 1b0w"),
                (ben, "take back"),
                (ada, "answer 0b1w"),
                (ben, "row GGYY"),
                (ada, "answer 1b1w"),
                (ada, "correct 1 RRWK 1b1w"),
                (ben, "correct 2 GGYY 1b1w"),
                (ben, "resign round"),
                (ada, "take back"),
            ],
        );
        tells_all("mini", Mode::Table, &[], &[(ada, "secret RGBY"), (Actor::Table, "resign match")]);
        tells_all(
            "mini",
            Mode::Table,
            &[],
            &[(ada, "secret RGBY"), (Actor::Table, "leave"), (ben, "return"), (ada, "leave")],
        );
    }

    #[test]
    fn a_state_that_is_no_news_tells_nothing() {
        let game = played(&EDITIONS[0], 1);
        for (view, _) in steps(&game, Viewer::Spectator) {
            assert_eq!(happened(Some(&view), &view, &[]), []);
        }
    }
}
