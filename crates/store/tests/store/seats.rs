//! Seats, tokens and the links that move them.

use store::{Change, Link, ListPage, NewMatch, NewSeat, Once, Started, Store, Take, Taken};

use crate::fixture::{Fixture, both, first_match, hash, table};

both!(
    a_seat_is_taken_once,
    a_player_who_asks_for_several_seats_at_once_gets_one,
    seats_change_hands_only_from_their_holder,
    no_seat_changes_hands_while_a_match_is_under_way,
    a_match_begins_with_those_who_sit_there,
    a_link_moves_a_seat_once,
    a_link_moves_the_seat_of_its_maker_alone,
);

fn take(number: i64, token: u8) -> Take {
    Take {
        table_id: "t".to_owned(),
        number,
        token: hash(token),
        name: Some(format!("player {token}")),
        now: 100 + i64::from(token),
        request: None,
    }
}

async fn a_seat_is_taken_once(fixture: &Fixture) {
    let store = fixture.open().await;
    let other = fixture.another(&store).await;
    store.open_table(table("t", 1)).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for player in 0..16 {
        let store = if player % 2 == 0 { store.clone() } else { other.clone() };
        tasks.spawn(async move {
            let number = i64::from(player % 2) + 1;
            (number, player, store.take_seat(take(number, player)).await.unwrap())
        });
    }
    let (mut winners, mut left) = (Vec::new(), Vec::new());
    while let Some(task) = tasks.join_next().await {
        match task.unwrap() {
            (number, player, Taken::Done { free }) => {
                winners.push((number, player));
                left.push(free);
            }
            (_, _, outcome) => assert_eq!(outcome, Taken::Occupied),
        }
    }
    winners.sort_unstable();
    left.sort_unstable();
    assert_eq!(left, [0, 1], "one is told that the table is full");
    let found = store.table("t").await.unwrap().unwrap();
    for (seat, (number, player)) in found.seats.iter().zip(winners) {
        assert_eq!((seat.number, seat.token), (number, Some(hash(player))));
        assert_eq!(seat.name, Some(format!("player {player}")));
        assert_eq!(seat.taken, Some(100 + i64::from(player)));
    }
    for (number, wanted) in [(3, Taken::Occupied), (4, Taken::Missing)] {
        assert_eq!(store.take_seat(take(number, 50)).await.unwrap(), wanted);
    }
    store.archive_table("t", i64::MAX, 200).await.unwrap();
    assert_eq!(store.take_seat(take(1, 50)).await.unwrap(), Taken::Missing);
}

async fn a_player_who_asks_for_several_seats_at_once_gets_one(fixture: &Fixture) {
    let store = fixture.open().await;
    let other = fixture.another(&store).await;
    store.open_table(table("t", 1)).await.unwrap();
    let (one, two) = tokio::join!(store.take_seat(take(1, 7)), other.take_seat(take(2, 7)));
    let (won, lost) = match (one.unwrap(), two.unwrap()) {
        (Taken::Done { .. }, lost) => (1, lost),
        (lost, Taken::Done { .. }) => (2, lost),
        neither => panic!("{neither:?}"),
    };
    assert_eq!(lost, Taken::Seated { number: won });
    let seats = store.table("t").await.unwrap().unwrap().seats;
    assert_eq!(seats.iter().filter(|seat| seat.token == Some(hash(7))).count(), 1);
}

async fn seats_change_hands_only_from_their_holder(fixture: &Fixture) {
    let store = fixture.open().await;
    store.open_table(table("t", 1)).await.unwrap();
    store.take_seat(take(1, 1)).await.unwrap();
    let to = NewSeat {
        number: 1,
        kind: "person".to_owned(),
        open: true,
        token: Some(hash(1)),
        name: Some("renamed".to_owned()),
    };
    let mut change =
        Change { table_id: "t".to_owned(), from: Some(hash(2)), to, close: false, asked: 500.into() };
    assert_eq!(store.change_seat(change.clone()).await.unwrap(), Once::Done(false));
    change.from = None;
    assert_eq!(store.change_seat(change.clone()).await.unwrap(), Once::Done(false));
    change.from = Some(hash(1));
    assert_eq!(store.change_seat(change.clone()).await.unwrap(), Once::Done(true));
    let seat = |number: usize| {
        let store = store.clone();
        async move { store.table("t").await.unwrap().unwrap().seats[number - 1].clone() }
    };
    assert_eq!((seat(1).await.name.as_deref(), seat(1).await.taken), (Some("renamed"), Some(101)));

    // The computer takes over: the token is worth nothing any more, and nobody can sit down there.
    change.to = NewSeat { number: 1, kind: "computer".to_owned(), open: false, token: None, name: None };
    assert_eq!(store.change_seat(change.clone()).await.unwrap(), Once::Done(true));
    assert_eq!((seat(1).await.token, seat(1).await.taken), (None, None));
    assert_eq!(store.take_seat(take(1, 3)).await.unwrap(), Taken::Occupied);
    assert_eq!(store.take_seat(take(2, 3)).await.unwrap(), Taken::Done { free: 0 });
    // Somebody leaves, and the seat can be taken again.
    change.from = Some(hash(3));
    change.to = NewSeat { number: 2, kind: "person".to_owned(), open: true, token: None, name: None };
    assert_eq!(store.change_seat(change).await.unwrap(), Once::Done(true));
    assert_eq!(store.take_seat(take(2, 4)).await.unwrap(), Taken::Done { free: 0 });

    // A browser's seats at all its tables.
    let mut another = table("another", 900);
    another.seats[0].token = Some(hash(4));
    store.open_table(another).await.unwrap();
    let page = ListPage::first(10);
    let tables = store.tables_of(Some(&hash(4)), false, &page).await.unwrap().items;
    assert_eq!(tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["another", "t"]);
    assert_eq!(store.tables_of(Some(&hash(1)), false, &page).await.unwrap().items, []);
    assert_eq!(store.tables_of(None, false, &page).await.unwrap().items, []);
    let shown = format!("{tables:?}");
    assert!(!shown.contains("4, 4"), "no hash in {shown}");
}

async fn no_seat_changes_hands_while_a_match_is_under_way(fixture: &Fixture) {
    let store = fixture.open().await;
    store.open_table(table("t", 1)).await.unwrap();
    store.take_seat(take(1, 1)).await.unwrap();
    store.start_match(first_match("t", 1)).await.unwrap();
    let seat = |token, name: &str| NewSeat {
        number: 1,
        kind: "person".to_owned(),
        open: true,
        token,
        name: Some(name.to_owned()),
    };
    let change =
        |to| Change { table_id: "t".to_owned(), from: Some(hash(1)), to, close: false, asked: 500.into() };
    assert_eq!(store.change_seat(change(seat(None, "x"))).await.unwrap(), Once::Done(false));
    assert_eq!(store.change_seat(change(seat(Some(hash(2)), "x"))).await.unwrap(), Once::Done(false));
    let computer = NewSeat { kind: "computer".to_owned(), open: false, ..seat(Some(hash(1)), "x") };
    assert_eq!(store.change_seat(change(computer)).await.unwrap(), Once::Done(false));
    // A name is no change of hands.
    assert_eq!(store.change_seat(change(seat(Some(hash(1)), "Ada"))).await.unwrap(), Once::Done(true));
}

async fn a_match_begins_with_those_who_sit_there(fixture: &Fixture) {
    let store = fixture.open().await;
    store.open_table(table("t", 1)).await.unwrap();
    store.take_seat(take(1, 1)).await.unwrap();
    let known = store.table("t").await.unwrap().unwrap().seats;
    let new = NewMatch { seats: known, ..first_match("t", 1) };
    // Somebody sits down meanwhile.
    store.take_seat(take(2, 2)).await.unwrap();
    assert_eq!(store.start_match(new.clone()).await.unwrap(), Started::Changed);
    assert!(store.find_match("t").await.unwrap().is_none());
    let known = store.table("t").await.unwrap().unwrap().seats;
    let new = NewMatch { seats: known, ..new };
    assert_eq!(store.start_match(new.clone()).await.unwrap(), Started::Done);
    assert_eq!(store.start_match(new).await.unwrap(), Started::There("t".to_owned()));
}

async fn a_link_moves_the_seat_of_its_maker_alone(fixture: &Fixture) {
    let store = fixture.open().await;
    store.open_table(table("t", 1)).await.unwrap();
    store.take_seat(take(1, 1)).await.unwrap();
    assert!(link(&store, 10, 1, 1000).await);
    // However the seat came to somebody else, the link is void.
    fixture.raw(&format!("UPDATE seats SET token = {} WHERE number = 1", fixture.bytes(2))).await;
    assert_eq!(store.use_link(hash(10), hash(9), 5).await.unwrap(), Once::Done(None));
    assert_eq!(store.table("t").await.unwrap().unwrap().seats[0].token, Some(hash(2)));
    // One that an older server made has no maker, and moves nothing.
    assert!(link(&store, 11, 2, 1000).await);
    fixture.raw("UPDATE links SET holder = NULL").await;
    assert_eq!(store.use_link(hash(11), hash(9), 5).await.unwrap(), Once::Done(None));
}

async fn link(store: &Store, byte: u8, token: u8, expires: i64) -> bool {
    let link = Link { hash: hash(byte), table_id: "t".to_owned(), number: 1, holder: hash(token), expires };
    store.make_link(link).await.unwrap()
}

async fn a_link_moves_a_seat_once(fixture: &Fixture) {
    let store = fixture.open().await;
    let other = fixture.another(&store).await;
    store.open_table(table("t", 1)).await.unwrap();
    store.take_seat(take(1, 1)).await.unwrap();
    assert!(!link(&store, 10, 2, 1000).await, "of a seat that is not theirs");
    assert!(link(&store, 10, 1, 1000).await);
    assert_eq!(store.use_link(hash(10), hash(2), 1000).await.unwrap(), Once::Done(None), "it has run out");
    assert!(link(&store, 11, 1, 1000).await);
    assert_eq!(
        store.use_link(hash(10), hash(2), 500).await.unwrap(),
        Once::Done(None),
        "a newer one took its place"
    );
    let mut tasks = tokio::task::JoinSet::new();
    for device in 20..28 {
        let store = if device % 2 == 0 { store.clone() } else { other.clone() };
        tasks.spawn(async move { (device, store.use_link(hash(11), hash(device), 999).await.unwrap()) });
    }
    let mut moved = Vec::new();
    while let Some(task) = tasks.join_next().await {
        if let (device, Once::Done(Some(seat))) = task.unwrap() {
            assert_eq!(seat, ("t".to_owned(), 1));
            moved.push(device);
        }
    }
    assert_eq!(moved.len(), 1);
    let seat = store.table("t").await.unwrap().unwrap().seats[0].clone();
    assert_eq!((seat.token, seat.name.as_deref()), (Some(hash(moved[0])), Some("player 1")));
    let held = store.tables_of(Some(&hash(1)), false, &ListPage::first(1)).await.unwrap();
    assert_eq!(held.items, []);
    // Links that ran out are removed.
    assert!(link(&store, 12, moved[0], 1000).await);
    assert_eq!(store.purge(None, "2026-02-01", 999, 10).await.unwrap().others, 0);
    assert_eq!(store.purge(None, "2026-02-01", 1000, 10).await.unwrap().others, 1);
}
