//! The group's deal: numbers and colours are drawn without putting any back.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{
    Action, Actor, Deal, Marker, Match, MatchId, Proposal, Refusal, Rules, Salt, Sealed, Step, Time,
};

fn rules_of(id: &str) -> Rules {
    Rules::default_of(rules::Edition::find(id).expect(id))
}

fn deal(markers: &[(u8, u8)]) -> Deal {
    let marker = |(number, colour): &(u8, u8)| (Marker { number: *number, colour: *colour }, Salt([0; 16]));
    Deal { boards: markers.iter().map(marker).collect() }
}

fn dealt(deal: Deal) -> Result<(), Refusal> {
    let setup = Proposal {
        first: None,
        ..Proposal::of_people(rules::Edition::find("group").expect("an edition"), &[], 4)
    };
    let setup = setup.settle(&mut ChaCha8Rng::seed_from_u64(1)).expect("a table of four");
    let mut game = Match::new(MatchId::new("deals").expect("an identity"), setup);
    let step = Step { by: Actor::Table, at: Time(0), action: Action::Deal(Sealed::new(deal)) };
    game.apply(step).map(|_| ())
}

#[test]
fn a_deal_that_the_bag_cannot_give_is_refused() {
    assert_eq!(
        dealt(deal(&[(1, 0), (2, 0), (3, 0), (5, 0)])),
        Ok(()),
        "four markers of a colour are in the bag"
    );
    assert_eq!(dealt(deal(&[(5, 5), (4, 4), (3, 3), (2, 2)])), Ok(()));
    let impossible = [
        deal(&[(1, 0), (1, 1), (3, 2), (4, 3)]),
        deal(&[(0, 0), (2, 1), (3, 2), (4, 3)]),
        deal(&[(6, 0), (2, 1), (3, 2), (4, 3)]),
        deal(&[(1, 6), (2, 1), (3, 2), (4, 3)]),
        deal(&[(1, 0), (2, 1), (3, 2)]),
        deal(&[(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)]),
        deal(&[]),
    ];
    for deal in impossible {
        assert_eq!(dealt(deal), Err(Refusal::DealNotPossible));
    }
}

#[test]
fn numbers_differ_and_colours_come_out_of_one_bag() {
    let rules = rules_of("group");
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let deals = 40_000;
    let (mut same, mut unused) = (0, [0; 5]);
    for _ in 0..deals {
        let markers: Vec<_> =
            Deal::draw(&rules, &mut chance).boards.iter().map(|(marker, _)| *marker).collect();
        assert_eq!(markers.len(), 4);
        let mut numbers: Vec<_> = markers.iter().map(|marker| marker.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 4);
        let free = (1..=5).find(|number| !numbers.contains(number)).expect("one number is left over");
        unused[usize::from(free) - 1] += 1;
        same += i32::from(markers[0].colour == markers[1].colour);
    }
    // Drawn without putting back, the second marker has the first one's colour in 3 of 23 cases, not in 4 of 24.
    let share = f64::from(same) / f64::from(deals);
    assert!((share - 3.0 / 23.0).abs() < 0.008, "{share}");
    assert!(unused.iter().all(|times| (7_500..8_500).contains(times)), "{unused:?}");
}

#[test]
fn a_deal_makes_one_secret_with_the_unused_number_empty() {
    let rules = rules_of("group");
    assert_eq!(rules.show(deal(&[(3, 0), (1, 2), (5, 3), (2, 1)]).code(&rules)), "GYR.B");
}
