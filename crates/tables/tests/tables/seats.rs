//! Who may sit where, and what a token is good for.

use rules::Seat;
use tables::{Act, Caller, Error, Key, Token};

use crate::nature::Still;
use crate::venue::{Venue, holder, table};

#[tokio::test]
async fn a_seat_is_taken_once_and_moved_by_a_link_once() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let opened = house.open(table("original", &["here", "person"]), &Caller::nobody(), None).await.unwrap();
    let (id, ada) = (opened.table.id.clone(), holder(opened.token.as_ref()));
    assert!(matches!(house.sit(&id, None, None, &ada, None).await, Err(Error::Seated { seat: 1 })));
    let taken = house.sit(&id, Some(Seat::new(0)), None, &Caller::nobody(), None).await;
    assert!(matches!(taken, Err(Error::Occupied)));
    let none = house.sit(&id, Some(Seat::new(5)), None, &Caller::nobody(), None).await;
    assert!(matches!(none, Err(Error::NoSeat)));

    let link = house.move_link(&id, Seat::new(0), &ada, None).await.unwrap();
    let (moved, sat) = house.follow(&link.reveal(), &Caller::nobody(), None).await.unwrap();
    assert_eq!((moved.as_str(), sat.seat), (id.as_str(), Seat::new(0)));
    assert!(matches!(house.follow(&link.reveal(), &Caller::nobody(), None).await, Err(Error::LinkSpent)));
    assert!(matches!(house.state(&id, &ada, Some(Seat::new(0))).await, Err(Error::NotYours)));
    let tablet = holder(sat.token.as_ref());
    assert_eq!(house.seats(&id, &tablet).await.unwrap(), [Seat::new(0)]);

    let late = house.move_link(&id, Seat::new(0), &tablet, None).await.unwrap();
    venue.nature.pass(15 * 60 * 1000);
    assert!(matches!(house.follow(&late.reveal(), &Caller::nobody(), None).await, Err(Error::LinkSpent)));
    assert!(matches!(house.move_link(&id, Seat::new(0), &ada, None).await, Err(Error::NotYours)));
}

#[tokio::test]
async fn a_browser_that_sits_down_twice_by_mistake_sits_once() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let browser: Token = "00112233445566778899aabbccddeeff".parse().unwrap();
    let bob = Caller::from(browser);
    let opened = house
        .open(table("lock-party", &["here", "person", "person"]), &Caller::nobody(), None)
        .await
        .unwrap();
    let id = &opened.table.id;
    let key = |body: &[u8]| Some(Key::new("sit", body).unwrap());
    let first = house.sit(id, None, Some("Bob"), &bob, key(b"a")).await.unwrap();
    assert!(first.token.is_none(), "the browser has its token already");
    let again = house.sit(id, None, Some("Bob"), &bob, key(b"a")).await.unwrap();
    assert_eq!(again.seat, first.seat);
    assert!(matches!(house.sit(id, None, None, &bob, key(b"b")).await, Err(Error::KeyReused)));
    let open = |body: &[u8]| (table("original", &["here", "person"]), Some(Key::new("open", body).unwrap()));
    let (new, keyed) = open(b"x");
    let one = house.open(new, &bob, keyed).await.unwrap();
    let (new, keyed) = open(b"x");
    assert_eq!(house.open(new, &bob, keyed).await.unwrap().table.id, one.table.id);
    let (new, keyed) = open(b"y");
    assert!(matches!(house.open(new, &bob, keyed).await, Err(Error::KeyReused)));
    assert_eq!(house.tables_of(&bob).await.unwrap().len(), 2);
}

#[tokio::test]
async fn names_show_and_can_be_read() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let opened = house.open(table("original", &["here", "person"]), &Caller::nobody(), None).await.unwrap();
    for name in ["a\u{202E}b", "a\u{7}b", "1234567890123456789012345"] {
        let sat = house.sit(&opened.table.id, None, Some(name), &Caller::nobody(), None).await;
        assert!(matches!(sat, Err(Error::Name(_))), "{name:?}");
    }
    let sat = house.sit(&opened.table.id, None, Some("  Zoë  "), &Caller::nobody(), None).await.unwrap();
    assert_eq!(sat.state.table.seats[1].name.as_deref(), Some("Zoë"));
    let mut new = table("original", &["here", "person"]);
    new.seats[0].1 = Some("a\nb".to_owned());
    assert!(matches!(house.open(new, &Caller::nobody(), None).await, Err(Error::Setup(_))));
}

#[tokio::test]
async fn nobody_looks_on_where_that_is_not_wanted() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let mut private = table("original", &["here", "person"]);
    private.public = false;
    let opened = house.open(private, &Caller::nobody(), None).await.unwrap();
    let id = &opened.table.id;
    // Whoever wants to sit down sees the table, and nothing is played yet.
    assert!(house.state(id, &Caller::nobody(), None).await.unwrap().view.is_none());
    let sat = house.sit(id, None, None, &Caller::nobody(), None).await.unwrap();
    assert!(matches!(house.state(id, &Caller::nobody(), None).await, Err(Error::NoSpectators)));
    assert!(matches!(house.watch(id, &Caller::nobody(), None, None).await, Err(Error::NoSpectators)));
    let match_id = sat.state.match_id.unwrap();
    assert!(matches!(house.record(&match_id, &Caller::nobody()).await, Err(Error::NoMatch)));
    assert!(!house.record(&match_id, &holder(sat.token.as_ref())).await.unwrap().finished);
    assert!(matches!(
        house.advisable(id, Seat::new(1), &holder(sat.token.as_ref())).await,
        Err(Error::NoAdvice)
    ));

    let opened = house.open(table("original", &["here", "person"]), &Caller::nobody(), None).await.unwrap();
    house.sit(&opened.table.id, None, None, &Caller::nobody(), None).await.unwrap();
    assert!(house.state(&opened.table.id, &Caller::nobody(), None).await.unwrap().view.is_some());
    assert!(
        !house
            .open(table("group", &["here", "person", "person", "person"]), &Caller::nobody(), None)
            .await
            .unwrap()
            .table
            .spectators
    );
}

#[tokio::test]
async fn free_seats_go_to_the_computer_or_back_to_people() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let opened = house
        .open(table("lock-party", &["here", "person", "person"]), &Caller::nobody(), None)
        .await
        .unwrap();
    let (id, ada) = (opened.table.id.clone(), holder(opened.token.as_ref()));
    let sat = house.sit(&id, None, None, &Caller::nobody(), None).await.unwrap();
    let bob = holder(sat.token.as_ref());
    house.stand_up(&id, Seat::new(1), &bob, None).await.unwrap();
    assert!(house.table(&id).await.unwrap().seats[1].free);
    assert!(matches!(
        house.assign(&id, Seat::new(1), "computer".parse().unwrap(), &bob, None).await,
        Err(Error::NotYours)
    ));
    house.assign(&id, Seat::new(1), "computer".parse().unwrap(), &ada, None).await.unwrap();
    house.assign(&id, Seat::new(2), "computer expert cunning".parse().unwrap(), &ada, None).await.unwrap();
    let card = house.table(&id).await.unwrap();
    assert_eq!((card.phase, card.seats[2].level), ("playing", Some("expert")));
    assert!(matches!(house.stand_up(&id, Seat::new(0), &ada, None).await, Err(Error::Running)));
    assert!(matches!(house.close(&id, &ada, None).await, Err(Error::Running)));
    // The last person ends the match alone: with nobody else to ask it is agreed.
    let state = house.state(&id, &ada, None).await.unwrap();
    let abort = Act { seat: Seat::new(0), number: state.number, action: "abort".to_owned(), key: None };
    house.act(&id, &ada, abort).await.unwrap();
    house.close(&id, &ada, None).await.unwrap();
    assert!(matches!(house.find(&card.code).await, Err(Error::NoTable)));
    assert!(house.reopen(&id, Seat::new(0), &ada, None).await.unwrap().table.phase == "over");
}

#[test]
fn tokens_are_in_no_debug_output() {
    let token: Token = "00112233445566778899aabbccddeeff".parse().unwrap();
    let caller = Caller::from(token.clone());
    let shown = format!("{token:?} {caller:?} {:#?}", Some(&caller));
    assert!(!shown.contains("0011") && !shown.contains("17"), "{shown}");
}
