//! Matches of every sort, played by somebody who does anything that is offered: the laws that hold at every
//! step of every one of them. A failure names the scenario and the seed that lead to it again.

use rand::RngExt;
use rules::view::{Board, Offer};
use rules::{
    Action, Actor, Due, Event, Keeper, Match, Mode, Player, Refusal, Step, Task, Time, Viewer, notation,
};

#[path = "support/battery.rs"]
mod battery;
#[path = "support/player.rs"]
#[allow(dead_code, reason = "the laws of other tests need more of it")]
mod player;
#[path = "support/scenario.rs"]
mod scenario;
#[path = "support/tally.rs"]
mod tally;

use battery::{actors, every_kind, kind, legal, never_legal, offered};
use player::{Play, viewers};
use scenario::{Scenario, scenarios};

/// A step more than this, and a match is taken to go on for ever.
const BOUND: usize = 1500;

/// Plays a match of every scenario with so many seeds, looking at it before every step and at the end.
fn everywhere(seeds: u64, look: impl FnMut(&mut Play)) {
    where_it_holds(seeds, |_| true, look);
}

/// Pairs make a contrary maker search for long: a law that has nothing to do with answers leaves them out.
fn quickly(seeds: u64, look: impl FnMut(&mut Play)) {
    where_it_holds(seeds, |scenario| scenario.edition.shapes.is_empty(), look);
}

/// Plays matches of the scenarios about which a law has something to say, looking at each before every step.
fn where_it_holds(seeds: u64, wanted: impl Fn(&Scenario) -> bool, mut look: impl FnMut(&mut Play)) {
    for (place, scenario) in scenarios().iter().enumerate().filter(|(_, scenario)| wanted(scenario)) {
        // For the same reason few matches of pairs must do.
        let seeds = if scenario.edition.shapes.is_empty() { seeds } else { seeds.div_ceil(10) };
        for seed in 0..seeds {
            let seed = seed * 1000 + place as u64;
            let mut play = Play::new(scenario, seed);
            let whole = std::panic::AssertUnwindSafe(|| {
                while play.moves.len() < BOUND {
                    look(&mut play);
                    if !play.go_on() {
                        return;
                    }
                }
                panic!("the match does not end");
            });
            if let Err(panic) = std::panic::catch_unwind(whole) {
                eprintln!(
                    "seed {seed} of {scenario:?}:\n{}",
                    notation::write(&play.game, &Keeper::appointed())
                );
                std::panic::resume_unwind(panic);
            }
        }
    }
}

/// Everything that anybody can see, and what is kept.
fn everything(game: &Match) -> Vec<String> {
    let views = viewers(game).into_iter().map(|viewer| format!("{:?}", game.view(viewer)));
    views.chain([notation::write(game, &Keeper::appointed())]).collect()
}

/// Whether the clock forbids a seat this decision now.
fn too_late(game: &Match, by: Actor, offer: Offer) -> bool {
    let up = game.deadline().is_some_and(|deadline| deadline <= game.now());
    let due = game.due();
    let final_call = Due { who: by, what: Task::FinalCall };
    let decision = player::decides(offer) || matches!(offer, Offer::Claim { .. } | Offer::Uncover { .. });
    let asked = due == Some(final_call) && offer == Offer::Call;
    up && due.is_some_and(|due| due.who == by) && (decision || asked)
}

#[test]
fn what_is_offered_is_accepted_and_all_else_is_refused_and_changes_nothing() {
    let mut tried = std::collections::BTreeMap::new();
    everywhere(2, |play| {
        if play.chance.random_range(0..5) != 0 {
            return;
        }
        let before = everything(&play.game);
        let now = play.game.now();
        let mut unmoved = play.game.clone();
        for by in actors(&play.game) {
            let legal = legal(play, by);
            for (offer, action, _) in &legal {
                let mut game = play.game.clone();
                let applied = game.apply(Step { by, at: now, action: action.clone() });
                match (offer, applied) {
                    (Some(offer), Err(Refusal::TimeIsUp)) => assert!(too_late(&play.game, by, *offer)),
                    // Whether it proves anything depends on its content alone.
                    (Some(Offer::Uncover { due: false }), Err(Refusal::NoErrorToProve)) | (None, Ok(_)) => {}
                    (_, Err(refusal)) => panic!("{by} is offered {action:?}, but {refusal}"),
                    (Some(offer), Ok(_)) => assert!(!too_late(&play.game, by, *offer), "{action:?}"),
                }
                *tried.entry(kind(action)).or_insert(0) += 1;
            }
            let offers: Vec<_> = match by {
                Actor::Seat(seat) => play.game.view(Viewer::Seat(seat)).offers.iter().map(offered).collect(),
                Actor::Table => legal.iter().map(|(_, action, _)| kind(action)).collect(),
            };
            let mut refuse = |action: Action, at: Time| {
                let refused = unmoved.apply(Step { by, at, action: action.clone() });
                assert!(refused.is_err(), "{by} is not offered {action:?}");
            };
            let lapse_due =
                by == Actor::Table && play.game.deadline().is_some_and(|deadline| deadline <= now);
            for action in every_kind(play) {
                let lapse = lapse_due && kind(&action) == "lapse";
                if !lapse && !offers.contains(&kind(&action)) {
                    refuse(action, now);
                }
            }
            for action in never_legal(&play.rules()) {
                // A refusal must not move the clock either.
                refuse(action, Time(now.0 + 700));
            }
        }
        assert_eq!(before, everything(&unmoved), "a refusal changes nothing");
    });
    let kinds: Vec<_> = tried.keys().copied().collect();
    assert_eq!(kinds.len(), 20, "every kind of action but the lapse was offered: {kinds:?}");
}

#[test]
fn points_are_booked_by_the_rule_book_and_totals_are_their_sums() {
    let mut ends = std::collections::BTreeMap::new();
    everywhere(20, |play| {
        // Rounds end seldom, so the whole is looked at only then and at the end.
        let last = play.game.log(&Keeper::appointed()).last();
        let ended = last.is_some_and(|entry| {
            entry.events.iter().any(|e| matches!(e, Event::NextRound { .. } | Event::Ended(_)))
        });
        if ended || play.chance.random_range(0..20) == 0 {
            let view = play.game.view(Viewer::Spectator);
            tally::check(&view);
            for round in &view.past {
                let end = format!("{:?}", round.end);
                *ends.entry(end.split(' ').next().unwrap_or_default().to_owned()).or_insert(0) += 1;
            }
            for seat in play.game.setup().all_seats() {
                assert_eq!(play.game.total(seat), view.seats[seat.index()].total);
            }
        }
    });
    assert_eq!(ends.len(), 5, "rounds ended in every way: {ends:?}");
    assert!(ends.values().all(|many| *many > 50), "{ends:?}");
}

#[test]
fn a_match_replayed_and_a_match_read_are_the_match_itself() {
    everywhere(2, |play| {
        let over = play.game.outcome().is_some();
        let long = !play.rules().palette().shapes.is_empty();
        if !over && (long || play.chance.random_range(0..30) != 0) {
            return;
        }
        let mut replayed = play.fresh.clone();
        for step in play.steps() {
            replayed.apply(step).expect("what was accepted once is accepted again");
        }
        let text = notation::write(&play.game, &Keeper::appointed());
        let read = notation::read(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert!(read.notices.is_empty());
        assert_eq!(read.good_bytes, text.len());
        assert_eq!(read.kind == notation::RecordKind::Finished, over);
        for again in [&replayed, &read.game] {
            assert_eq!(everything(&play.game), everything(again));
            for viewer in viewers(again) {
                let (live, again) = (play.game.seen(viewer, 0), again.seen(viewer, 0));
                assert!(live.eq(again), "{viewer:?} is told the same");
            }
            assert_eq!(format!("{:?}", play.game), format!("{again:?}"));
        }
        if !over {
            let mut running = notation::write_running_header(&play.game);
            for (number, entry) in (1..).zip(play.game.log(&Keeper::appointed())) {
                running += &notation::write_step(&play.game, number, entry, &Keeper::appointed());
            }
            assert_eq!(running, text, "a running file is only ever added to");
        }
    });
}

#[test]
fn a_viewer_who_was_away_is_told_the_rest_without_gaps() {
    quickly(2, |play| {
        if play.game.outcome().is_none() {
            return;
        }
        for viewer in viewers(&play.game) {
            let all: Vec<_> = play.game.seen(viewer, 0).collect();
            assert!(all.iter().map(|entry| entry.number).eq(1..=play.moves.len()));
            let since = play.chance.random_range(0..=all.len());
            assert!(play.game.seen(viewer, since).eq(all[since..].iter().cloned()));
        }
    });
}

#[test]
fn the_clock_binds_from_the_deadline_on_and_never_runs_backwards() {
    let (mut deadlines, mut backwards) = (0, 0);
    quickly(2, |play| {
        let times: Vec<_> = play.game.log(&Keeper::appointed()).iter().map(|entry| entry.step.at).collect();
        assert!(times.is_sorted());
        assert_eq!(play.game.now(), times.last().copied().unwrap_or_default());
        if let (Some(entry), Some(sent)) = (play.game.log(&Keeper::appointed()).last(), play.moves.last()) {
            let before = times.iter().rev().nth(1).copied().unwrap_or_default();
            assert_eq!(
                entry.step.at,
                sent.step.at.max(before),
                "a reading behind the last counts as the last"
            );
            backwards += usize::from(sent.step.at < before);
        }
        let Some(due) = play.game.due().filter(|_| play.chance.random_range(0..6) == 0) else { return };
        let (lapse, _) = play.lapse();
        let Some(deadline) = play.game.deadline() else {
            let mut game = play.game.clone();
            let refusal = game.apply(Step { by: Actor::Table, at: Time(u64::MAX), action: lapse });
            assert_eq!(refusal.err(), Some(Refusal::NoTimeLimit));
            return;
        };
        deadlines += 1;
        assert!(play.game.setup().rules().time_per_row().is_some());
        let early = Time(deadline.0 - 1);
        let mut game = play.game.clone();
        if early >= game.now() {
            let refusal = game.apply(Step { by: Actor::Table, at: early, action: lapse.clone() });
            assert_eq!(refusal.err(), Some(Refusal::TimeNotUp));
        }
        let Actor::Seat(_) = due.who else { panic!("the table has no clock") };
        let decisions = legal(play, due.who);
        for (offer, action, _) in decisions {
            let offer = offer.expect("a seat is offered what it may do");
            let late = Step { by: due.who, at: deadline, action };
            if player::decides(offer) {
                assert_eq!(game.clone().apply(late.clone()).err(), Some(Refusal::TimeIsUp), "{offer:?}");
                if early >= game.now() {
                    game.clone().apply(Step { at: early, ..late }).expect("there was time left");
                }
            }
        }
        game.apply(Step { by: Actor::Table, at: deadline, action: lapse }).expect("the time is up");
    });
    assert!(deadlines > 500 && backwards > 500, "{deadlines} {backwards}");
}

#[test]
fn a_groups_turn_goes_left_past_those_who_are_out_or_have_no_rows_left() {
    let mut turns = 0;
    where_it_holds(
        20,
        |scenario| scenario.edition.format.holds_parts(),
        |play| {
            let Board::GroupWatcher(board) = play.game.view(Viewer::Spectator).board else { return };
            let Some(Due { who: Actor::Seat(seat), what: Task::Row }) = play.game.due() else { return };
            let setup = play.game.setup();
            let from = board.rows.last().map_or(setup.first(), |row| row.by.left(1, setup.seats()));
            let may = |seat: &rules::Seat| !board.out.contains(seat) && board.rows_left[seat.index()] > 0;
            let next = (0..setup.seats()).map(|places| from.left(places, setup.seats())).find(may);
            assert_eq!(Some(seat), next);
            let told = play.game.log(&Keeper::appointed()).iter().flat_map(|entry| &entry.events);
            let gone = |seat: &rules::Seat, event: &Event| matches!(event, Event::CallWrong { by } | Event::Resigned { by } if by == seat);
            let out = setup.all_seats().filter(|seat| told.clone().any(|event| gone(seat, event)));
            assert!(out.eq(board.out), "who called wrongly or resigned only answers");
            turns += 1;
        },
    );
    assert!(turns > 500, "{turns}");
}

#[test]
fn the_scenarios_hold_every_edition_option_mode_and_seating() {
    let scenarios = scenarios();
    let some = |wanted: &dyn Fn(&Scenario) -> bool| scenarios.iter().any(wanted);
    for edition in rules::editions::EDITIONS {
        let of = |s: &Scenario| s.edition.id == edition.id;
        for rule in edition.options {
            let rules::option::Values::Words(words) = rule.values else { continue };
            for word in words {
                let option = format!("{}={word}", rule.key.name());
                assert!(some(&|s| of(s) && s.options.contains(&option)), "{}: {option}", edition.id);
            }
        }
        let timed = |s: &Scenario| s.options.iter().any(|o| o.starts_with("time=") && o != "time=off");
        assert!(some(&|s| of(s) && timed(s)) && some(&|s| of(s) && !timed(s)));
        for mode in [Mode::Table, Mode::Solo, Mode::Referee] {
            let can = mode != Mode::Solo || !edition.format.holds_parts();
            assert_eq!(some(&|s| of(s) && s.mode == mode), can, "{}: {mode:?}", edition.id);
        }
        for player in [Player::Person, Player::Computer, Player::Contrary] {
            let can = player != Player::Contrary || !edition.format.holds_parts();
            assert_eq!(some(&|s| of(s) && s.players.contains(&player)), can, "{}: {player:?}", edition.id);
        }
        for seats in edition.seats.0..=edition.seats.1 {
            assert!(some(&|s| of(s) && s.players.len() == usize::from(seats)), "{}: {seats}", edition.id);
        }
    }
}
