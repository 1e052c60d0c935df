//! Hand-set answers and withheld pegs, where the playthroughs don't look.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::notation::CodeFault;
use rules::{
    Action, Actor, Code, Edition, Event, Match, MatchId, Proposal, Refusal, Salt, Sealed, Seat, Secret, Step,
    Time, Withheld,
};

const MAKER: Seat = Seat::new(0);
const BREAKER: Seat = Seat::new(1);

fn duel(options: &[&str]) -> Match {
    let proposal = Proposal::of_people(Edition::find("original").expect("an edition"), options, 2);
    let setup = proposal.settle(&mut ChaCha8Rng::seed_from_u64(1)).expect("a duel");
    Match::new(MatchId::new("signals").expect("an identity"), setup)
}

fn act(game: &mut Match, seat: Seat, words: &str) -> Vec<Event> {
    let action = game.setup().rules().read_action(words).expect(words);
    let step = Step { by: Actor::Seat(seat), at: Time(0), action };
    game.apply(step).unwrap_or_else(|refusal| panic!("{words}: {refusal}")).events.clone()
}

#[test]
fn that_no_secret_fits_is_told_once_and_stays_so() {
    let mut game = duel(&["answers=hand-set"]);
    act(&mut game, MAKER, "secret RRYB salt 00000000000000000000000000000000");
    let told = |events: Vec<Event>| events.iter().filter(|event| **event == Event::NoSecretFits).count();
    act(&mut game, BREAKER, "row RRYB");
    assert_eq!(told(act(&mut game, MAKER, "answer 3b1w")), 1);
    act(&mut game, BREAKER, "row KKKK");
    assert_eq!(told(act(&mut game, MAKER, "answer 0b0w")), 0);
    act(&mut game, BREAKER, "row WWWW");
    assert_eq!(told(act(&mut game, MAKER, "answer 0b0w")), 0);
}

#[test]
fn that_no_secret_fits_is_told_at_the_very_answer_that_made_it_so() {
    let mut game = duel(&["answers=hand-set"]);
    act(&mut game, MAKER, "secret RRYB salt 00000000000000000000000000000000");
    let told = |events: Vec<Event>| events.contains(&Event::NoSecretFits);
    for (row, answer, nothing_fits) in [
        ("row RRRR", "answer 0b0w", false),
        ("row YYYY", "answer 0b0w", false),
        ("row GGGG", "answer 0b0w", false),
        ("row BBBB", "answer 0b0w", false),
        ("row WWWW", "answer 1b0w", false),
        ("row KKKK", "answer 2b0w", true),
    ] {
        act(&mut game, BREAKER, row);
        assert_eq!(told(act(&mut game, MAKER, answer)), nothing_fits, "{row}");
    }
}

#[test]
fn only_colours_that_exist_can_be_withheld_and_at_most_two_of_each() {
    let game = duel(&["pegs=counted"]);
    let code = game.setup().rules().read_secret("RRYB").expect("a secret");
    let set = |withheld| {
        let secret = Sealed::new(Secret { code, withheld: Withheld(withheld), salt: Salt([0; 16]) });
        let step = Step { by: Actor::Seat(MAKER), at: Time(0), action: Action::Secret(secret) };
        game.clone().apply(step).map(|_| ())
    };
    assert_eq!(set([0; 8]), Ok(()));
    assert_eq!(set([2, 2, 2, 2, 2, 2, 0, 0]), Ok(()));
    assert_eq!(set([3, 0, 0, 0, 0, 0, 0, 0]), Err(Refusal::WithheldTooMany));
    assert_eq!(set([0, 0, 0, 0, 0, 3, 0, 0]), Err(Refusal::WithheldTooMany));
    assert_eq!(set([0, 0, 0, 0, 0, 0, 1, 0]), Err(Refusal::WithheldTooMany));
    assert_eq!(set([0, 0, 0, 0, 0, 0, 0, 1]), Err(Refusal::WithheldTooMany));
}

#[test]
fn a_salt_is_32_hex_digits_in_lower_case() {
    let rules = duel(&[]).setup().rules().clone();
    let good = "0123456789abcdef0123456789abcdef";
    assert!(rules.read_action(&format!("secret RRYB salt {good}")).is_ok());
    for bad in ["", "00", &good[1..], &format!("{good}0"), &good.to_uppercase(), &good.replace('f', "g")] {
        assert!(rules.read_action(&format!("secret RRYB salt {bad}")).is_err(), "{bad}");
    }
}

#[test]
fn an_identity_is_lower_case_letters_digits_and_hyphens() {
    assert_eq!(MatchId::new("x7-kq").map(|id| id.as_str().to_owned()).as_deref(), Some("x7-kq"));
    assert!(MatchId::new(&"x".repeat(64)).is_some());
    for bad in ["", "X7", "x 7", "x_7", "ü", &"x".repeat(65)] {
        assert!(MatchId::new(bad).is_none(), "{bad}");
    }
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let drawn = [MatchId::draw(&mut chance), MatchId::draw(&mut chance)];
    assert_ne!(drawn[0], drawn[1]);
    assert!(drawn.iter().all(|id| MatchId::new(id.as_str()).as_ref() == Some(id)));
}

#[test]
fn a_row_with_symbols_that_the_edition_lacks_is_refused_hole_by_hole() {
    let mut game = duel(&[]);
    act(&mut game, MAKER, "secret RRYB salt 00000000000000000000000000000000");
    let row = Action::Row(Code::new(&[0, 6, 1, 200]));
    let refused = game.apply(Step { by: Actor::Seat(BREAKER), at: Time(0), action: row }).map(|_| ());
    let Err(Refusal::Code(faults)) = refused else { panic!("{refused:?}") };
    let places = faults.iter().map(|fault| match fault {
        CodeFault::Character { place, hole, .. } => (*place, *hole),
        other => panic!("{other}"),
    });
    assert_eq!(places.collect::<Vec<_>>(), [(2, Some(2)), (4, Some(4))]);
}
