//! Opening, sitting down, acting, watching.

use rules::{Length, Seat};
use tables::{Act, HouseError, Key, TableNews, WatchMark};
use wire::TableState;

use crate::nature::Still;
use crate::venue::{Venue, act, newcomer, table};

#[tokio::test]
async fn two_people_play_a_duel() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let ada = newcomer(house).await;
    let opened = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    let id = opened.id.clone();
    assert_eq!(opened.phase, "waiting");
    assert!(matches!(house.act(&id, &ada, act(0, 0, "secret RGBY")).await, Err(HouseError::Waiting)));
    assert_eq!(house.find(&opened.code.to_uppercase(), &ada).await.unwrap().id, id);

    let bob = newcomer(house).await;
    let sat = house.sit(&id, None, Some(" Bob "), &bob, None).await.unwrap();
    assert_eq!((sat.seat, &*sat.state.table.phase), (Seat::new(1), "playing"));
    assert_eq!(sat.state.table.seats[1].name.as_deref(), Some("Bob"));
    let full = house.sit(&id, None, None, &newcomer(house).await, None).await;
    assert!(matches!(full, Err(HouseError::Full)));

    let mut watch = house.watch(&id, &bob, None, Some(WatchMark { ordinal: 1, number: 0 })).await.unwrap();
    assert!(matches!(house.act(&id, &bob, act(0, 0, "secret RGBY")).await, Err(HouseError::NotYours)));
    let acted = house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    assert_eq!(acted.number, 1);
    let row = house.act(&id, &bob, act(1, 1, "row RYGG")).await.unwrap();
    let view = serde_json::to_value(&row.state().view).unwrap();
    assert_eq!(view["board"]["from"], "breaker");
    assert_eq!(view["board"]["rows"][0]["answer"], "1b2w");
    match house.act(&id, &bob, act(1, 1, "row RYGG")).await {
        Err(HouseError::Stale(state)) => assert_eq!(state.number, 2),
        other => panic!("{other:?}"),
    }
    house.act(&id, &bob, act(1, 2, "row RGBY")).await.unwrap();

    assert!(
        matches!(watch.next().await.unwrap(), TableNews::Step { mark: WatchMark { number: 1, .. }, step, .. } if step.action == "secret (sealed)" || step.action.starts_with("secret RGBY"))
    );
    for number in [2, 3] {
        match watch.next().await.unwrap() {
            TableNews::Step { mark, .. } => assert_eq!(mark, WatchMark { ordinal: 1, number }),
            other => panic!("{other:?}"),
        }
    }
}

/// The rounds that have ended, as a state tells of them.
fn past(state: &TableState) -> Vec<u32> {
    state.view.as_ref().unwrap().past.iter().map(|round| round.round).collect()
}

#[tokio::test]
async fn a_round_that_has_ended_is_told_once() {
    let venue = Venue::on_file(Still::new(6, 6)).await;
    let house = &venue.house;
    let mut duel = table("original", &["here", "person"]);
    duel.length = Some(Length::Rounds(4));
    let ada = newcomer(house).await;
    let opened = house.open(duel, &ada, None).await.unwrap();
    let id = opened.id.clone();
    let bob = newcomer(house).await;
    house.sit(&id, None, None, &bob, None).await.unwrap();
    let callers = [&ada, &bob];
    let (mut number, mut steps) = (0, Vec::new());
    let mut watch = house.watch(&id, &bob, None, None).await.unwrap();
    for round in 1..=3 {
        let (maker, breaker) = ((round + 1) % 2, round % 2);
        for (seat, action) in [(maker, "secret RGBY"), (breaker, "row RYGG"), (breaker, "row RGBY")] {
            let acted = house.act(&id, callers[seat], act(seat, number, action)).await.unwrap();
            number = acted.number;
            let with_it = if action == "row RGBY" { vec![round as u32] } else { Vec::new() };
            assert_eq!(past(&acted.state()), with_it, "round {round}, {action}");
            while steps.len() < usize::try_from(number).unwrap() {
                match watch.next().await.unwrap() {
                    TableNews::Step { state, .. } => {
                        steps.push(state.as_deref().map(past));
                    }
                    TableNews::Table { state, .. } => assert_eq!(past(&state), Vec::<u32>::new()),
                    TableNews::Whisper(_) | TableNews::Nudge { .. } | TableNews::Reload => {}
                }
            }
            assert_eq!(steps.last().unwrap(), &Some(with_it), "round {round}, {action}, live");
        }
    }
    // A player who looks, comes back or names an older number is told everything.
    assert_eq!(past(&house.state(&id, &ada, None).await.unwrap()), [1, 2, 3]);
    match house.act(&id, &ada, act(0, number - 1, "row RYGG")).await {
        Err(HouseError::Stale(state)) => assert_eq!(past(&state), [1, 2, 3]),
        other => panic!("{other:?}"),
    }
    let since = WatchMark { ordinal: 1, number: number - 1 };
    let mut back = house.watch(&id, &ada, None, Some(since)).await.unwrap();
    match back.next().await.unwrap() {
        TableNews::Step { state, .. } => assert_eq!(past(&state.unwrap()), [1, 2, 3]),
        other => panic!("{other:?}"),
    }
    let acted = house.act(&id, &ada, act(0, number - 1, "resign match")).await.unwrap();
    assert_eq!(past(&acted.state())[..3], [1, 2, 3]);
}

#[tokio::test]
async fn a_request_sent_twice_is_done_once() {
    let venue = Venue::on_file(Still::new(2, 2)).await;
    let house = &venue.house;
    let mut solo = table("original", &["here", "computer"]);
    (solo.mode, solo.first) = ("solo".to_owned(), None);
    let ada = newcomer(house).await;
    let opened = house.open(solo, &ada, None).await.unwrap();
    let id = opened.id.clone();
    // The computer's secret is there at once.
    assert_eq!(house.state(&id, &ada, None).await.unwrap().number, 1);
    let keyed =
        |body: &str| Act { key: Some(Key::new("k", body.as_bytes()).unwrap()), ..act(0, 1, "row RRYY") };
    assert_eq!(house.act(&id, &ada, keyed("a")).await.unwrap().number, 2);
    assert_eq!(house.act(&id, &ada, keyed("a")).await.unwrap().number, 2);
    assert!(matches!(house.act(&id, &ada, keyed("b")).await, Err(HouseError::KeyReused)));
    assert_eq!(house.state(&id, &ada, None).await.unwrap().number, 2);
    // Giving up was decided on an old view and is meant all the same.
    assert_eq!(house.act(&id, &ada, act(0, 1, "resign match")).await.unwrap().number, 3);
    assert!(matches!(
        house.act(&id, &ada, act(0, 3, "row RRYY")).await,
        Err(HouseError::Refused(_) | HouseError::Over)
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_starved_by_faster_players() {
    let venue = Venue::on_file(Still::new(3, 3)).await;
    let house = &venue.house;
    let mut callers = vec![newcomer(house).await];
    let new = table("group", &["here", "person", "person", "person"]);
    let id = house.open(new, &callers[0], None).await.unwrap().id;
    for seat in 1..4 {
        callers.push(newcomer(house).await);
        house.sit(&id, None, None, &callers[seat], None).await.unwrap();
    }
    // All four call at once on the same view: one is heard, the others learn who; none is told to try again.
    let calls = (0..4).map(|seat| {
        let (house, id, caller) = (house.clone(), id.clone(), callers[seat].clone());
        tokio::spawn(async move { house.act(&id, &caller, act(seat, 1, "call")).await })
    });
    let mut heard = 0;
    for call in calls.collect::<Vec<_>>() {
        match call.await.unwrap() {
            Ok(_) => heard += 1,
            Err(HouseError::Refused(refusal)) => assert_eq!(refusal.code(), "call-open"),
            Err(error) => panic!("{error:?}"),
        }
    }
    assert_eq!(heard, 1);
    // Everybody agrees at once to end it: every voice counts, in any order.
    let mut callers = vec![newcomer(house).await];
    let new = table("lock-party", &["here", "person", "person"]);
    let id = house.open(new, &callers[0], None).await.unwrap().id;
    for seat in 1..3 {
        callers.push(newcomer(house).await);
        house.sit(&id, None, None, &callers[seat], None).await.unwrap();
    }
    let voices = (0..3).map(|seat| {
        let (house, id, caller) = (house.clone(), id.clone(), callers[seat].clone());
        tokio::spawn(async move { house.act(&id, &caller, act(seat, 0, "abort")).await })
    });
    for voice in voices.collect::<Vec<_>>() {
        voice.await.unwrap().unwrap();
    }
    assert_eq!(house.state(&id, &callers[0], None).await.unwrap().table.phase, "over");
}

#[tokio::test]
async fn who_gives_a_round_up_does_not_mean_the_next_one() {
    let venue = Venue::on_file(Still::new(4, 4)).await;
    let house = &venue.house;
    let mut solo = table("mini", &["here", "computer"]);
    (solo.mode, solo.first, solo.length) = ("solo".to_owned(), None, Some(Length::Rounds(2)));
    let ada = newcomer(house).await;
    let opened = house.open(solo, &ada, None).await.unwrap();
    let id = opened.id.clone();
    // The next secret comes with the end of the round.
    assert_eq!(house.act(&id, &ada, act(0, 1, "resign round")).await.unwrap().number, 3);
    assert!(matches!(house.act(&id, &ada, act(0, 1, "resign round")).await, Err(HouseError::Stale(_))));
    assert!(house.act(&id, &ada, act(0, 3, "resign round")).await.is_ok());
}
