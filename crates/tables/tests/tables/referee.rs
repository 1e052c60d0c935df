//! People at a real board, who enter what happens there.

use rules::Seat;
use tables::{Act, Caller, House, HouseError, NewTable};

use crate::nature::Still;
use crate::venue::{Venue, newcomer, table};

/// Does these things one after the other, each by its seat.
async fn enter(house: &House, id: &str, caller: &Caller, steps: &[(usize, &str)]) {
    for (seat, action) in steps {
        let seat = Seat::new(*seat);
        let number = house.state(id, caller, Some(seat)).await.unwrap().number;
        let act = Act { seat, number, action: (*action).to_owned(), key: None };
        house.act(id, caller, act).await.unwrap_or_else(|error| panic!("{action}: {error}"));
    }
}

#[tokio::test]
async fn a_round_at_a_real_board_is_entered_and_checked() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let new = NewTable { mode: "referee".to_owned(), ..table("original", &["here", "here"]) };
    let caller = newcomer(&venue.house).await;
    let opened = venue.house.open(new, &caller, None).await.unwrap();
    let id = opened.id.clone();
    assert!(opened.advice, "players at a real board may ask");
    let steps =
        [(1, "row RRYY"), (0, "answer 1b0w"), (1, "row RGBY"), (0, "answer 4b0w"), (0, "uncover RGBY")];
    enter(&venue.house, &id, &caller, &steps).await;
    let view = serde_json::to_value(venue.house.state(&id, &caller, None).await.unwrap().view).unwrap();
    // Two blacks were due for the first row: it is void, and played again.
    assert_eq!(view["past"][0]["end"], "void");
    assert_eq!(view["past"][0]["errors"][0]["right"], "2b0w");
    assert_eq!(view["seats"][1]["total"], 3);
}

#[tokio::test]
async fn hints_and_verdicts_of_a_group_are_entered_by_any_player() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let mut new = NewTable { mode: "referee".to_owned(), ..table("group-small", &["here", "here"]) };
    new.options = vec!["boards=2".to_owned()];
    let caller = newcomer(&venue.house).await;
    let opened = venue.house.open(new, &caller, None).await.unwrap();
    let id = opened.id.clone();
    let steps = [
        (0, "row RGBYW"),
        (1, "hints 2:b"),
        (1, "row KKKKK"),
        (1, "hints 1:-"),
        (0, "call"),
        (0, "solution R.B.."),
        (0, "verdict right"),
        (1, "markers 3B 1R"),
    ];
    enter(&venue.house, &id, &caller, &steps).await;
    let state = venue.house.state(&id, &caller, None).await.unwrap();
    assert_eq!(state.view.unwrap().outcome.as_ref().unwrap().winners, [1]);

    // At any other table only the table itself does that.
    let caller = newcomer(&venue.house).await;
    let opened =
        venue.house.open(table("group-small", &["here", "here", "here"]), &caller, None).await.unwrap();
    let id = opened.id.clone();
    for action in ["hints 2:b 3:-", "verdict right", "markers 3B 1R 2G", "lapse"] {
        let act = Act { seat: Seat::new(0), number: 1, action: action.to_owned(), key: None };
        match venue.house.act(&id, &caller, act).await {
            Err(HouseError::Refused(refusal)) => assert_eq!(refusal.code(), "table-only", "{action}"),
            other => panic!("{action}: {other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_entered_is_set_right_only_so_often() {
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let caller = newcomer(house).await;
    let new = NewTable {
        mode: "referee".to_owned(),
        spectators: Some(true),
        ..table("lock-party", &["here", "here", "here"])
    };
    let id = house.open(new, &caller, None).await.unwrap().id;
    enter(house, &id, &caller, &[(1, "row WPGR"), (0, "answer 1b1w")]).await;
    let correct = async |number: i64, answer: &str| {
        let action = format!("correct 1 WPGR {answer}");
        let act = Act { seat: Seat::new(1), number, action, key: None };
        house.act(&id, &caller, act).await
    };
    let mut number = house.state(&id, &caller, None).await.unwrap().number;
    let mut done = 0;
    let refused = loop {
        match correct(number, if done % 2 == 0 { "2b1w" } else { "1b1w" }).await {
            Ok(acted) => (number, done) = (acted.number, done + 1),
            Err(error) => break error.code(),
        }
        assert!(done < 1000, "a match that anybody can make longer without end");
    };
    assert_eq!((refused, done), ("too-many-actions", 200));
    // Neither page nor state grows beyond that, and the match goes on.
    let state = serde_json::to_string(&house.state(&id, &caller, None).await.unwrap()).unwrap();
    assert!(state.len() < 60_000, "{} bytes", state.len());
    enter(house, &id, &caller, &[(2, "row WPGR")]).await;
}
