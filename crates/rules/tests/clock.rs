//! Time per row: what is too late, for whom, and what never is.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{
    Action, Actor, Edition, Event, Match, MatchId, Proposal, Refusal, Sealed, Seat, Secret, Step, Task, Time,
    Viewer,
};

const MAKER: Seat = Seat::new(0);
const BREAKER: Seat = Seat::new(1);

/// A duel with 20 seconds a row, the secret set after a second.
fn duel() -> Match {
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    let proposal = Proposal::of_people(Edition::find("original").expect("an edition"), &["time=20"], 2);
    let setup = proposal.settle(&mut chance).expect("a duel");
    let secret = Sealed::new(Secret::draw(setup.rules(), &mut chance));
    let mut game = Match::new(MatchId::new("clock").expect("an identity"), setup);
    act(&mut game, MAKER, 1_000, Action::Secret(secret)).expect("in time");
    game
}

fn act(game: &mut Match, seat: Seat, at: u64, action: Action) -> Result<Vec<Event>, Refusal> {
    let step = Step { by: Actor::Seat(seat), at: Time(at), action };
    game.apply(step).map(|entry| entry.events.clone())
}

fn row(game: &Match) -> Action {
    Action::Row(game.setup().rules().read_row("RRYB").expect("a row"))
}

#[test]
fn a_row_at_its_deadline_is_too_late_and_one_before_is_not() {
    let game = duel();
    assert_eq!(game.deadline(), Some(Time(21_000)));
    let place = row(&game);
    assert!(act(&mut game.clone(), BREAKER, 20_999, place.clone()).is_ok());
    assert_eq!(act(&mut game.clone(), BREAKER, 21_000, place), Err(Refusal::TimeIsUp));
}

#[test]
fn after_the_deadline_only_what_was_due_is_too_late() {
    let late = 30_000;
    let game = duel();
    let place = row(&game);
    // A player whose turn it isn't is told so, whatever the clock says.
    let refused = act(&mut game.clone(), MAKER, late, place);
    assert!(matches!(&refused, Err(Refusal::NotNow(due)) if due.what == Task::Row), "{refused:?}");
    // The player whose turn it is may still do what decides nothing in the round.
    for action in [Action::Abort, Action::Leave, Action::ResignRound, Action::ResignMatch] {
        assert!(act(&mut game.clone(), BREAKER, late, action.clone()).is_ok(), "{action:?}");
    }
}

#[test]
fn every_point_of_a_match_is_in_its_bookings_and_in_the_view_of_its_round() {
    let mut game = duel();
    act(&mut game, BREAKER, 2_000, Action::ResignRound).expect("given up");
    assert_eq!(game.bookings().len(), 1);
    assert_eq!((game.bookings()[0].seat, game.bookings()[0].points, game.total(MAKER)), (MAKER, 10, 10));
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.past[0].bookings, game.bookings());
}
