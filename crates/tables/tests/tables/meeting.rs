//! Who comes back, who says no, who begins without the others, and who watches.

use rules::Seat;
use tables::{Caller, House, HouseError, Key, TableNews, Telling, Whisper};
use words::{Language, Words};

use crate::nature::Still;
use crate::venue::{Venue, act, newcomer, table};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn key(name: &str) -> Key {
    Key::new(name, b"").unwrap()
}

/// Ada and Bob at a duel, Ada's secret set.
async fn duel(house: &House) -> (String, Caller, Caller) {
    let (ada, bob) = (newcomer(house).await, newcomer(house).await);
    let mut new = table("original", &["here", "person"]);
    new.spectators = Some(true);
    let id = house.open(new, &ada, None).await.unwrap().id;
    house.sit(&id, None, Some("Bob"), &bob, None).await.unwrap();
    house.act(&id, &ada, act(0, 0, "secret RGBY")).await.unwrap();
    (id, ada, bob)
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_who_left_takes_the_seat_back_and_does_nothing_for_it_before() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = duel(house).await;
    let code = |error: HouseError| error.code();
    let tried = async |caller: &Caller, seat: usize, action: &str| {
        house.act(&id, caller, act(seat, 1, action)).await.map(|acted| acted.number).map_err(code)
    };
    assert_eq!(tried(&bob, 1, "return").await, Err("not-left"), "he has not left");
    assert_eq!(tried(&bob, 1, "leave").await.map(|_| ()), Ok(()));
    let thief = newcomer(house).await;
    for action in ["return", "resign match"] {
        assert_eq!(tried(&thief, 1, action).await, Err("not-yours"));
        assert_eq!(tried(&ada, 1, action).await, Err("not-yours"));
    }
    for action in ["resign match", "resign round", "claim", "abort"] {
        assert_eq!(tried(&bob, 1, action).await, Err("not-a-person"), "{action}");
    }
    // Sent twice with one key it is done once, and he plays again.
    let back = tables::Act { key: Some(key("back")), ..act(1, 1, "return") };
    let first = house.act(&id, &bob, back.clone()).await.unwrap().number;
    assert_eq!(house.act(&id, &bob, back).await.unwrap().number, first);
    let state = house.state(&id, &ada, Some(ONE)).await.unwrap();
    assert_eq!(state.view.unwrap().seats[1].player, "person");
    assert_eq!(tried(&bob, 1, "return").await, Err("not-left"));
    // It stands in the record, and is read again.
    let record = house.record(state.match_id.as_deref().unwrap(), &bob).await.unwrap();
    assert!(record.text.contains("seat 2 return"), "{}", record.text);
    let fresh = venue.another();
    assert_eq!(fresh.state(&id, &bob, Some(TWO)).await.unwrap().view.unwrap().seats[1].player, "person");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_day_s_try_is_not_handed_to_the_computer_and_back() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let ada = newcomer(house).await;
    let (id, _) = house.begin_daily("mini", None, Some("Ada"), &ada, "192.0.2.1", None).await.unwrap();
    house.act(&id, &ada, act(0, 1, "leave")).await.unwrap();
    let back = house.act(&id, &ada, act(0, 2, "return")).await.map(|_| ()).map_err(|error| error.code());
    assert!(matches!(back, Err("not-left" | "over")), "{back:?}");
    // A player who left lets the computer finish: it cracks the code, and nobody is ranked for that.
    loop {
        let state = house.state(&id, &ada, Some(ONE)).await.unwrap();
        if state.table.phase == "over" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let own = house.daily("mini", None, "2026-01-01", &ada).await.unwrap().own.unwrap();
    assert!(!own.solved);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_declined_and_asked_for_again() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = duel(house).await;
    assert!(matches!(house.decline(&id, TWO, &bob, None).await, Err(HouseError::Running)));
    house.act(&id, &bob, act(1, 1, "resign match")).await.unwrap();
    let card = |state: wire::TableState| (state.table.rematch.clone(), state.table.declined.clone());
    // Nobody has asked: there is nothing to say no to.
    assert_eq!(card(house.decline(&id, TWO, &bob, None).await.unwrap()), (vec![], vec![]));
    assert_eq!(card(house.rematch(&id, ONE, &ada, None).await.unwrap()), (vec![1], vec![]));
    let thief = newcomer(house).await;
    assert!(matches!(house.decline(&id, TWO, &thief, None).await, Err(HouseError::NotYours)));
    assert_eq!(card(house.decline(&id, TWO, &bob, Some(key("no"))).await.unwrap()), (vec![], vec![2]));
    // Asked again, he has not answered; and what he said before, sent again, says nothing new.
    assert_eq!(card(house.rematch(&id, ONE, &ada, None).await.unwrap()), (vec![1], vec![]));
    assert_eq!(card(house.decline(&id, TWO, &bob, Some(key("no"))).await.unwrap()), (vec![1], vec![]));
    // She takes her own wish back: that is no answer of hers.
    assert_eq!(card(house.decline(&id, ONE, &ada, None).await.unwrap()), (vec![], vec![]));
    house.rematch(&id, TWO, &bob, None).await.unwrap();
    let begun = house.rematch(&id, ONE, &ada, None).await.unwrap();
    assert_eq!((begun.ordinal, card(begun)), (2, (vec![], vec![])));
    let series = house.look(&id, &ada).await.unwrap().series().await.unwrap().unwrap();
    assert_eq!((series.wins, series.drawn), (vec![1, 0], 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pair_begins_without_the_third_who_never_came() {
    for engine in 0..2 {
        let nature = Still::new(1, 1);
        let venue = if engine == 0 { Venue::on_file(nature).await } else { Venue::on_server(nature).await };
        let house = &venue.house;
        let (ada, bob) = (newcomer(house).await, newcomer(house).await);
        let mut new = table("group-small", &["here", "person", "person"]);
        new.first = Some(3);
        let id = house.open(new, &ada, None).await.unwrap().id;
        assert!(matches!(house.start(&id, &ada, None).await, Err(HouseError::Waiting)), "nobody plays alone");
        // Bob has the last seat, which becomes the second; he was to be first, and is.
        house.sit(&id, Some(Seat::new(2)), Some("Bob"), &bob, None).await.unwrap();
        let link = house.move_link(&id, Seat::new(2), &bob).await.unwrap();
        assert!(matches!(house.start(&id, &bob, None).await, Err(HouseError::NotOpener)));
        let thief = newcomer(house).await;
        assert!(matches!(house.start(&id, &thief, None).await, Err(HouseError::NotYours)));
        let state = house.start(&id, &ada, Some(key("go"))).await.unwrap();
        assert_eq!((state.table.seats.len(), &*state.table.phase), (2, "playing"));
        assert_eq!(state.view.as_ref().unwrap().first, 2);
        assert_eq!(house.seats(&id, &bob).await.unwrap(), [TWO]);
        assert!(matches!(house.follow(&link.reveal(), &thief, None).await, Err(HouseError::LinkSpent)));
        // Asked again with the same key it is answered, with another it is too late.
        assert_eq!(house.start(&id, &ada, Some(key("go"))).await.unwrap().ordinal, 1);
        assert!(matches!(house.start(&id, &ada, Some(key("again"))).await, Err(HouseError::Running)));
        assert!(matches!(house.sit(&id, None, None, &thief, None).await, Err(HouseError::Full)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_told_at_once_and_the_record_keeps_the_old_one() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = duel(house).await;
    house.rename(&id, TWO, Some("Robert"), &bob, None).await.unwrap();
    assert!(matches!(house.rename(&id, TWO, Some("Fool"), &ada, None).await, Err(HouseError::NotYours)));
    house.act(&id, &bob, act(1, 1, "row RRYY")).await.unwrap();
    let sight =
        house.look(&id, &ada).await.unwrap().sight(Words::of(Language::English), None).unwrap().unwrap();
    assert_eq!(sight.view.seats[1].name.as_ref().unwrap().as_str(), "Robert");
    assert!(sight.story.last().unwrap().text.starts_with("Robert places row 1"), "{:?}", sight.story);
    // A name that looks like another's is told from it.
    house.rename(&id, ONE, Some("Robert"), &ada, None).await.unwrap();
    let sight =
        house.look(&id, &bob).await.unwrap().sight(Words::of(Language::English), None).unwrap().unwrap();
    assert_eq!(Words::of(Language::English).at(&sight.view.setup, sight.told).name(ONE), "Robert (1)");
    let state = house.state(&id, &ada, None).await.unwrap();
    let record = house.record(state.match_id.as_deref().unwrap(), &ada).await.unwrap();
    assert!(record.text.contains("seat 2 person \"Bob\""), "{}", record.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_look_on_are_counted_as_they_come_and_go() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, _) = duel(house).await;
    let mut hers = house.watch(&id, &ada, None, None).await.unwrap();
    let told = async |watch: &mut tables::Watch, wanted: usize| loop {
        if let TableNews::Whisper(Whisper::Watching { many, .. }) = watch.next().await.unwrap() {
            assert_eq!(many, wanted);
            return;
        }
    };
    assert!(matches!(hers.next().await.unwrap(), TableNews::Table { .. }));
    let counted = async || house.look(&id, &ada).await.unwrap().watching();
    assert_eq!(counted().await, 0, "who plays doesn't watch");
    let mut one = house.watch(&id, &Caller::nobody(), None, None).await.unwrap();
    one.next().await.unwrap();
    told(&mut hers, 1).await;
    let mut other = house.watch(&id, &Caller::nobody(), None, None).await.unwrap();
    other.next().await.unwrap();
    told(&mut hers, 2).await;
    assert_eq!(counted().await, 2);
    drop(one);
    told(&mut hers, 1).await;
    drop(other);
    told(&mut hers, 0).await;
    assert_eq!(counted().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_stream_begins_is_told_how_many_look_on() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, _) = duel(house).await;
    let mut one = house.watch(&id, &Caller::nobody(), None, None).await.unwrap();
    one.next().await.unwrap();
    // Ada's page is drawn with a spectator, who goes before its stream begins.
    assert_eq!(house.look(&id, &ada).await.unwrap().watching(), 1);
    drop(one);
    let mut hers =
        house.watch_all(&[(&id, None)], &ada, Telling::Brief).await.unwrap().pop().unwrap().unwrap();
    let mut told = Vec::new();
    while told.last().is_none_or(|one| !matches!(one, TableNews::Nudge { .. })) {
        told.push(hers.next().await.unwrap());
    }
    assert!(
        told.iter().any(|one| matches!(one, TableNews::Whisper(Whisper::Watching { many: 0, .. }))),
        "{told:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_and_going_without_end_is_told_once_for_all() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, _) = duel(house).await;
    let mut hers = house.watch(&id, &ada, None, None).await.unwrap();
    assert!(matches!(hers.next().await.unwrap(), TableNews::Table { .. }));
    let mut stays = house.watch(&id, &Caller::nobody(), None, None).await.unwrap();
    stays.next().await.unwrap();
    for _ in 0..50 {
        let mut rude = house.watch(&id, &Caller::nobody(), None, None).await.unwrap();
        rude.next().await.unwrap();
    }
    // A hundred times somebody came or went; what is told is how many there are, now and then.
    let (mut told, mut last) = (0, 0);
    while let Ok(news) = tokio::time::timeout(std::time::Duration::from_secs(1), hers.next()).await {
        if let TableNews::Whisper(Whisper::Watching { many, .. }) = news.unwrap() {
            (told, last) = (told + 1, many);
        }
    }
    assert_eq!(last, 1);
    assert!(told < 20, "told {told} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_left_and_went_away_keeps_nobody_from_a_rematch() {
    let nature = Still::new(1, 1);
    let venue = Venue::on_file(nature.clone()).await;
    let house = &venue.house;
    let (id, ada, bob) = duel(house).await;
    house.act(&id, &bob, act(1, 1, "leave")).await.unwrap();
    house.act(&id, &ada, act(0, 1, "resign match")).await.unwrap();
    let last = house.state(&id, &ada, Some(ONE)).await.unwrap().match_id;
    // As long as he looks at the table he is asked.
    house.state(&id, &bob, Some(TWO)).await.unwrap();
    assert_eq!(house.rematch(&id, ONE, &ada, None).await.unwrap().match_id, last);
    nature.pass(60_000);
    let begun = house.rematch(&id, ONE, &ada, None).await.unwrap();
    assert_ne!(begun.match_id, last);
    assert!(begun.view.unwrap().seats[1].player.starts_with("computer"));
    assert_eq!(house.seats(&id, &bob).await.unwrap(), []);
    let lost = house.act(&id, &bob, act(1, 0, "resign match")).await.unwrap_err();
    assert_eq!(lost.code(), "not-yours");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_has_gone_to_another_is_not_returned_to() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, bob) = duel(house).await;
    let tried = async |caller: &Caller, number: i64, action: &str| {
        let acted = house.act(&id, caller, act(1, number, action)).await;
        acted.map(|acted| acted.number).map_err(|error| error.code())
    };
    tried(&bob, 1, "leave").await.unwrap();
    house.act(&id, &ada, act(0, 1, "resign match")).await.unwrap();
    assert_eq!(tried(&bob, 1, "return").await, Err("match-over"), "what he left has ended");
    house.stand_up(&id, TWO, &bob, None).await.unwrap();
    let cleo = newcomer(house).await;
    house.sit(&id, None, Some("Cleo"), &cleo, None).await.unwrap();
    for (seat, who) in [(ONE, &ada), (TWO, &cleo)] {
        house.rematch(&id, seat, who, None).await.unwrap();
    }
    // In the rematch he has nothing to return to, and she has not left.
    assert_eq!(tried(&bob, 0, "return").await, Err("not-yours"));
    assert_eq!(tried(&cleo, 0, "return").await, Err("not-left"));
    tried(&cleo, 0, "leave").await.unwrap();
    assert_eq!(tried(&bob, 1, "return").await, Err("not-yours"));
    assert!(house.watch(&id, &bob, Some(TWO), None).await.is_err());
    tried(&cleo, 1, "return").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watch_by_seat_number_shows_no_other_seat_after_a_start() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (ada, bob, cleo) = (newcomer(house).await, newcomer(house).await, newcomer(house).await);
    let mut new = table("lock-party", &["here", "person", "person", "person"]);
    new.first = Some(4);
    let id = house.open(new, &ada, None).await.unwrap().id;
    let (three, four) = (Seat::new(2), Seat::new(3));
    house.sit(&id, Some(three), Some("Bob"), &bob, None).await.unwrap();
    house.sit(&id, Some(four), Some("Cleo"), &cleo, None).await.unwrap();
    let mut his = house.watch(&id, &bob, Some(three), None).await.unwrap();
    assert!(matches!(his.next().await.unwrap(), TableNews::Table { .. }));
    house.start(&id, &ada, None).await.unwrap();
    // Bob is on the second seat now, and what he watched is Cleo's, who hides a code.
    assert_eq!(house.seats(&id, &bob).await.unwrap(), [TWO]);
    assert_eq!(house.seats(&id, &cleo).await.unwrap(), [three]);
    loop {
        match his.next().await {
            Ok(TableNews::Whisper(_)) => {}
            Ok(news) => panic!("he is told of her seat: {news:?}"),
            Err(error) => break assert_eq!(error.code(), "not-yours"),
        }
    }
    assert!(!house.is_here(&id, four), "a seat that is gone");
}
