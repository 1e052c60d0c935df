//! Who may sit where, and what a token is good for.

use play::Who;
use rules::Seat;
use store::ListPage;
use tables::{Act, Caller, HouseError, Key, LinkSecret};

use crate::nature::Still;
use crate::venue::{Venue, act, newcomer, table};

#[tokio::test]
async fn a_seat_is_taken_once_and_moved_by_a_link_once() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let ada = newcomer(house).await;
    let opened = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    let id = opened.id.clone();
    assert!(matches!(house.sit(&id, None, None, &ada, None).await, Err(HouseError::Seated { seat: 1 })));
    let (tablet, other) = (newcomer(house).await, newcomer(house).await);
    let taken = house.sit(&id, Some(Seat::new(0)), None, &other, None).await;
    assert!(matches!(taken, Err(HouseError::Occupied)));
    let none = house.sit(&id, Some(Seat::new(5)), None, &other, None).await;
    assert!(matches!(none, Err(HouseError::NoSeat)));

    let link = house.move_link(&id, Seat::new(0), &ada).await.unwrap();
    assert!(matches!(house.follow(&link.reveal(), &Caller::nobody(), None).await, Err(HouseError::NoToken)));
    let (moved, sat) = house.follow(&link.reveal(), &tablet, None).await.unwrap();
    assert_eq!((moved.as_str(), sat.seat), (id.as_str(), Seat::new(0)));
    assert!(matches!(house.follow(&link.reveal(), &other, None).await, Err(HouseError::LinkSpent)));
    assert!(matches!(house.state(&id, &ada, Some(Seat::new(0))).await, Err(HouseError::SeatMoved)));
    assert!(matches!(house.state(&id, &other, Some(Seat::new(0))).await, Err(HouseError::NotYours)));
    assert_eq!(house.seats(&id, &tablet).await.unwrap(), [Seat::new(0)]);

    let late = house.move_link(&id, Seat::new(0), &tablet).await.unwrap();
    venue.nature.pass(15 * 60 * 1000);
    assert!(matches!(house.follow(&late.reveal(), &other, None).await, Err(HouseError::LinkSpent)));
    assert!(matches!(house.move_link(&id, Seat::new(0), &ada).await, Err(HouseError::SeatMoved)));
    // When nobody has it any more, it isn't on another device, either; nor is it hers that somebody takes then.
    house.stand_up(&id, Seat::new(0), &tablet, None).await.unwrap();
    assert!(matches!(
        house.move_link(&id, Seat::new(0), &ada).await,
        Err(HouseError::NotYours | HouseError::NoTable)
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_asks_for_several_seats_at_once_gets_one() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (ada, bob) = (newcomer(house).await, newcomer(house).await);
    let id =
        house.open(table("group", &["here", "person", "person", "person"]), &ada, None).await.unwrap().id;
    let sit = |seat| house.sit(&id, Some(Seat::new(seat)), None, &bob, None);
    let (two, three, four) = tokio::join!(sit(1), sit(2), sit(3));
    let asked = [two, three, four];
    assert_eq!(asked.iter().filter(|sat| sat.is_ok()).count(), 1);
    assert!(asked.iter().filter_map(|sat| sat.as_ref().err()).all(|error| error.code() == "seated"));
    assert_eq!(house.seats(&id, &bob).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_link_belongs_to_who_made_it_and_dies_when_the_seat_changes_hands() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (ada, bob) = (newcomer(house).await, newcomer(house).await);
    let (carl, thief) = (newcomer(house).await, newcomer(house).await);
    let two = Seat::new(1);
    let mut new = table("lock-party", &["here", "person", "person"]);
    new.first = Some(2);
    let id = house.open(new, &carl, None).await.unwrap().id;
    let void = async |link: &LinkSecret| {
        matches!(house.follow(&link.reveal(), &thief, None).await, Err(HouseError::LinkSpent))
    };
    // Ada makes a link for her seat and leaves it; Bob takes the seat.
    house.sit(&id, Some(two), None, &ada, None).await.unwrap();
    let old = house.move_link(&id, two, &ada).await.unwrap();
    house.stand_up(&id, two, &ada, None).await.unwrap();
    house.sit(&id, Some(two), None, &bob, None).await.unwrap();
    assert!(void(&old).await, "by Bob's time");
    // Nor is it good for her own seat when she comes back.
    house.stand_up(&id, two, &bob, None).await.unwrap();
    house.sit(&id, Some(two), None, &ada, None).await.unwrap();
    assert!(void(&old).await, "on the same seat again");
    house.stand_up(&id, two, &ada, None).await.unwrap();
    house.sit(&id, Some(two), None, &bob, None).await.unwrap();

    // With the match, and with the next one, it ends.
    let before = house.move_link(&id, two, &bob).await.unwrap();
    house.sit(&id, None, None, &ada, None).await.unwrap();
    assert!(void(&before).await, "the match has begun");
    let number = house.act(&id, &bob, act(1, 0, "secret ROSY")).await.unwrap().number;
    let during = house.move_link(&id, two, &bob).await.unwrap();
    let next = house.move_link(&id, two, &bob).await.unwrap();
    let replaced = house.follow(&during.reveal(), &thief, None).await;
    assert!(matches!(replaced, Err(HouseError::LinkReplaced)), "another one took its place");
    house.act(&id, &bob, act(1, number, "leave")).await.unwrap();
    assert!(void(&next).await, "the computer has taken over");
    let seats = house.seats(&id, &bob).await.unwrap();
    assert_eq!(seats, [two], "Bob still has his seat");
}

#[tokio::test]
async fn a_browser_that_sits_down_twice_by_mistake_sits_once() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (ada, bob) = (newcomer(house).await, newcomer(house).await);
    let opened = house.open(table("lock-party", &["here", "person", "person"]), &ada, None).await.unwrap();
    let id = &opened.id;
    let key = |body: &[u8]| Some(Key::new("sit", body).unwrap());
    let first = house.sit(id, None, Some("Bob"), &bob, key(b"a")).await.unwrap();
    let again = house.sit(id, None, Some("Bob"), &bob, key(b"a")).await.unwrap();
    assert_eq!(again.seat, first.seat);
    assert!(matches!(house.sit(id, None, None, &bob, key(b"b")).await, Err(HouseError::KeyReused)));
    let open = |body: &[u8]| (table("original", &["here", "person"]), Some(Key::new("open", body).unwrap()));
    let (new, keyed) = open(b"x");
    let one = house.open(new, &bob, keyed).await.unwrap();
    let (new, keyed) = open(b"x");
    assert_eq!(house.open(new, &bob, keyed).await.unwrap().id, one.id);
    let (new, keyed) = open(b"y");
    assert!(matches!(house.open(new, &bob, keyed).await, Err(HouseError::KeyReused)));
    assert_eq!(house.tables_of(&bob, false, &ListPage::first(10)).await.unwrap().items.len(), 2);
}

#[tokio::test]
async fn names_show_and_can_be_read() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (ada, bob) = (newcomer(house).await, newcomer(house).await);
    let opened = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    for name in ["a\u{202E}b", "a\u{7}b", "1234567890123456789012345"] {
        let sat = house.sit(&opened.id, None, Some(name), &bob, None).await;
        assert!(matches!(sat, Err(HouseError::Name(_))), "{name:?}");
    }
    let sat = house.sit(&opened.id, None, Some("  Zoë  "), &bob, None).await.unwrap();
    assert_eq!(sat.state.table.seats[1].name.as_deref(), Some("Zoë"));
    let mut new = table("original", &["here", "person"]);
    new.seats[0].1 = Some("a\nb".to_owned());
    assert!(matches!(house.open(new, &ada, None).await, Err(HouseError::Setup(_))));
}

#[tokio::test]
async fn nobody_watches_where_that_is_not_wanted() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let mut private = table("original", &["here", "person"]);
    private.public = false;
    let (ada, bob) = (newcomer(house).await, newcomer(house).await);
    let opened = house.open(private, &ada, None).await.unwrap();
    let id = &opened.id;
    // A newcomer sees the table; nothing is played yet.
    assert!(house.state(id, &Caller::nobody(), None).await.unwrap().view.is_none());
    let sat = house.sit(id, None, None, &bob, None).await.unwrap();
    assert!(matches!(house.state(id, &Caller::nobody(), None).await, Err(HouseError::NoSpectators)));
    assert!(matches!(house.watch(id, &Caller::nobody(), None, None).await, Err(HouseError::NoSpectators)));
    let match_id = sat.state.match_id.unwrap();
    assert!(matches!(house.record(&match_id, &Caller::nobody()).await, Err(HouseError::NoMatch)));
    assert!(!house.record(&match_id, &bob).await.unwrap().finished);
    let look = house.look(id, &bob).await.unwrap();
    assert!(matches!(look.advisable(Seat::new(1)), Err(HouseError::NoAdvice)));

    let opened = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    house.sit(&opened.id, None, None, &bob, None).await.unwrap();
    assert!(house.state(&opened.id, &Caller::nobody(), None).await.unwrap().view.is_some());
    let group = table("group", &["here", "person", "person", "person"]);
    assert!(!house.open(group, &ada, None).await.unwrap().spectators);
}

#[tokio::test]
async fn free_seats_go_to_the_computer_or_back_to_people() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let ada = newcomer(house).await;
    let opened = house.open(table("lock-party", &["here", "person", "person"]), &ada, None).await.unwrap();
    let id = opened.id.clone();
    let bob = newcomer(house).await;
    house.sit(&id, None, None, &bob, None).await.unwrap();
    house.stand_up(&id, Seat::new(1), &bob, None).await.unwrap();
    assert!(house.table(&id).await.unwrap().seats[1].free);
    assert!(matches!(
        house.assign(&id, Seat::new(1), "computer".parse().unwrap(), &bob, None).await,
        Err(HouseError::NotYours)
    ));
    house.assign(&id, Seat::new(1), "computer".parse().unwrap(), &ada, None).await.unwrap();
    house.assign(&id, Seat::new(2), "computer expert cunning".parse().unwrap(), &ada, None).await.unwrap();
    let card = house.table(&id).await.unwrap();
    assert_eq!((&*card.phase, card.seats[2].level.as_deref()), ("playing", Some("expert")));
    assert_eq!(house.find(&card.code, &bob).await.unwrap().id, id, "a code finds tables that play");
    assert!(matches!(house.stand_up(&id, Seat::new(0), &ada, None).await, Err(HouseError::Running)));
    assert!(matches!(house.close(&id, &ada, None).await, Err(HouseError::Running)));
    // The last person ends the match alone: with nobody else to ask it is agreed.
    let state = house.state(&id, &ada, None).await.unwrap();
    let abort = Act { seat: Seat::new(0), number: state.number, action: "abort".to_owned(), key: None };
    house.act(&id, &ada, abort).await.unwrap();
    house.close(&id, &ada, None).await.unwrap();
    // The players who sit there still find it by its code.
    assert!(matches!(house.find(&card.code, &bob).await, Err(HouseError::NoTable)));
    assert_eq!(house.find(&card.code, &ada).await.unwrap().id, id);
    assert!(house.reopen(&id, Seat::new(0), &ada, None).await.unwrap().table.phase == "over");
}

#[tokio::test]
async fn guests_leave_and_the_opener_alone_closes_and_fills_the_table() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (ada, bob, carl) = (newcomer(house).await, newcomer(house).await, newcomer(house).await);
    let [one, two, three] = [0, 1, 2].map(Seat::new);
    let mut new = table("lock-party", &["here", "person", "person"]);
    new.seats[0].1 = Some("Ada".to_owned());
    let opened = house.open(new, &ada, None).await.unwrap();
    let id = &opened.id;
    assert_eq!((opened.opener, opened.closed_by), (Some(1), None));
    house.sit(id, None, None, &bob, None).await.unwrap();
    let computer: Who = "computer".parse().unwrap();
    assert!(matches!(house.close(id, &bob, None).await, Err(HouseError::NotOpener)));
    assert!(matches!(house.assign(id, three, computer, &bob, None).await, Err(HouseError::NotOpener)));
    assert!(matches!(house.close(id, &carl, None).await, Err(HouseError::NotYours)));
    assert!(!house.table(id).await.unwrap().archived);

    // The power goes with the seat to another device.
    let link = house.move_link(id, one, &ada).await.unwrap();
    let phone = newcomer(house).await;
    house.follow(&link.reveal(), &phone, None).await.unwrap();
    assert!(matches!(house.close(id, &ada, None).await, Err(HouseError::SeatMoved)));
    house.close(id, &phone, None).await.unwrap();
    let card = house.table(id).await.unwrap();
    assert_eq!((card.archived, card.closed_by), (true, Some(1)), "it says who closed it");
    // What its opener closed a guest can't open again.
    assert!(matches!(house.reopen(id, two, &bob, None).await, Err(HouseError::NotOpener)));
    let open = house.reopen(id, one, &phone, None).await.unwrap();
    assert_eq!((open.table.archived, open.table.closed_by), (false, None));

    // When the opener has left, the first who sits there is in charge.
    house.stand_up(id, one, &phone, None).await.unwrap();
    assert_eq!(house.table(id).await.unwrap().opener, Some(2));
    house.sit(id, Some(one), None, &carl, None).await.unwrap();
    house.stand_up(id, two, &bob, None).await.unwrap();
    assert_eq!(house.table(id).await.unwrap().opener, Some(1));
    house.assign(id, three, computer, &carl, None).await.unwrap();
    house.stand_up(id, one, &carl, None).await.unwrap();
    let card = house.table(id).await.unwrap();
    assert_eq!((card.archived, card.closed_by), (true, None), "nobody is left");
}

#[tokio::test]
async fn a_wish_for_a_rematch_is_its_holders_own() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (ada, bob, carl) = (newcomer(house).await, newcomer(house).await, newcomer(house).await);
    let id = house.open(table("mini", &["here", "person"]), &ada, None).await.unwrap().id;
    house.sit(&id, None, None, &bob, None).await.unwrap();
    house.act(&id, &ada, act(0, 0, "resign match")).await.unwrap();
    let wanted = house.rematch(&id, Seat::new(1), &bob, None).await.unwrap();
    assert_eq!(wanted.table.rematch, [2]);
    // Bob leaves and Carl takes the seat: he has asked for nothing.
    house.stand_up(&id, Seat::new(1), &bob, None).await.unwrap();
    let sat = house.sit(&id, None, None, &carl, None).await.unwrap();
    assert_eq!(sat.state.table.rematch, [0; 0]);
    let wanted = house.rematch(&id, Seat::new(0), &ada, None).await.unwrap();
    assert_eq!((&*wanted.table.phase, &wanted.table.rematch[..]), ("over", &[1][..]));
    let begun = house.rematch(&id, Seat::new(1), &carl, None).await.unwrap();
    assert_eq!(begun.table.phase, "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_while_the_match_begins_is_in_it_or_gone_and_never_both() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    for _ in 0..20 {
        let (ada, bob, carl) = (newcomer(house).await, newcomer(house).await, newcomer(house).await);
        let new = table("lock-party", &["here", "person", "person"]);
        let id = house.open(new, &ada, None).await.unwrap().id;
        house.sit(&id, Some(Seat::new(1)), None, &bob, None).await.unwrap();
        let (left, sat) = tokio::join!(
            house.stand_up(&id, Seat::new(1), &bob, None),
            house.sit(&id, Some(Seat::new(2)), None, &carl, None),
        );
        sat.unwrap();
        let card = house.table(&id).await.unwrap();
        match left {
            Ok(()) => assert_eq!((&*card.phase, card.seats[1].free), ("waiting", true)),
            Err(HouseError::Running) => assert_eq!((&*card.phase, card.seats[1].free), ("playing", false)),
            Err(error) => panic!("{error:?}"),
        }
    }
}

#[tokio::test]
async fn tokens_are_in_no_debug_output() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let token = venue.house.issue().await.unwrap();
    let caller = Caller::from(Some(&token));
    assert_eq!(format!("{token:?} {caller:?}"), "Token(kept) Caller(known)");
}

#[tokio::test]
async fn nobody_sits_without_a_token_that_a_server_of_this_store_issued() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let nobody = Caller::nobody();
    let opened = house.open(table("original", &["here", "person"]), &nobody, None).await;
    assert!(matches!(opened, Err(HouseError::NoToken)));
    let ada = newcomer(house).await;
    let opened = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
    assert!(matches!(house.sit(&opened.id, None, None, &nobody, None).await, Err(HouseError::NoToken)));
    let daily = house.begin_daily("mini", None, None, &nobody, "192.0.2.1", None).await;
    assert!(matches!(daily, Err(HouseError::NoToken)));

    let issued = house.issue().await.unwrap().reveal();
    assert!(house.token(&issued).await.unwrap().is_some());
    assert!(house.token(&"0".repeat(64)).await.unwrap().is_none());
    assert!(house.token(&issued[..32]).await.unwrap().is_none());
    // Another server's tokens are no good here.
    let elsewhere = Venue::on_file(Still::new(2, 1)).await;
    assert!(elsewhere.house.token(&issued).await.unwrap().is_none());
}
