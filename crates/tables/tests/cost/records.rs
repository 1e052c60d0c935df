//! Records: written once, kept for all who ask, and paged.

use std::sync::Arc;

use rules::{Length, Seat};
use serde_json::Value;
use tables::{Act, Caller, House, NewTable};

use crate::nature::Still;
use crate::venue::{Venue, act, newcomer, table};
use crate::{cost, turn};

/// Plays a solo match of so many rounds, each given up after a row; its table, and its id.
async fn long(house: &House, rounds: u16) -> (String, Caller, String) {
    let new = NewTable {
        mode: "solo".to_owned(),
        length: Some(Length::Rounds(rounds)),
        first: Some(2),
        ..table("original", &["here", "computer casual fair"])
    };
    let ada = newcomer(house).await;
    let id = house.open(new, &ada, None).await.unwrap().id;
    let state = house.state(&id, &ada, None).await.unwrap();
    let seat = Seat::new(usize::from(state.viewer.unwrap()) - 1);
    let mut number = state.number;
    for _ in 0..rounds {
        for action in ["row RGBY", "resign round"] {
            let act = Act { seat, number, action: action.to_owned(), key: None };
            number = house.act(&id, &ada, act).await.unwrap().number;
        }
    }
    (id, ada, state.match_id.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_written_once_and_its_pages_hold_everything() {
    let _turn = turn().await;
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (_, _, id) = long(house, 100).await;
    let first = house.record(&id, &Caller::nobody()).await.unwrap();
    assert!(first.finished);
    let (statements, again) = cost(house.record(&id, &Caller::nobody())).await;
    assert!(Arc::ptr_eq(&first.text, &again.unwrap().text), "the same text for everybody");
    assert_eq!(statements, 1, "whether it is over");

    let whole = serde_json::json!(house.whole_record(&id).await.unwrap());
    let page = async |number| {
        let page = house.record_page(&id, &Caller::nobody(), number).await.unwrap();
        page.map(|page| serde_json::from_str::<Value>(&page).unwrap())
    };
    let (mut steps, mut rounds) = (Vec::new(), Vec::new());
    let pages = page(1).await.unwrap()["pages"].as_u64().unwrap();
    assert!(pages > 1);
    for number in 1..=pages {
        let mut page = page(usize::try_from(number).unwrap()).await.unwrap();
        assert_eq!((&page["page"], &page["outcome"]), (&Value::from(number), &whole["outcome"]));
        steps.append(page["steps"].as_array_mut().unwrap());
        rounds.append(page["rounds"].as_array_mut().unwrap());
    }
    assert_eq!((Value::from(steps), Value::from(rounds)), (whole["steps"].clone(), whole["rounds"].clone()));
    for none in [0, usize::try_from(pages).unwrap() + 1, usize::MAX] {
        assert!(house.record_page(&id, &Caller::nobody(), none).await.unwrap().is_none());
    }
}

#[tokio::test]
async fn a_state_holds_the_last_rounds_and_says_how_many_came_before() {
    let _turn = turn().await;
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let (id, ada, match_id) = long(house, 50).await;
    let view = house.state(&id, &ada, None).await.unwrap().view.unwrap();
    let numbers: Vec<_> = view.past.iter().map(|round| round.round).collect();
    assert_eq!((numbers, view.earlier), ((31..=50).collect::<Vec<_>>(), 30));
    let record = house.record_page(&match_id, &ada, 1).await.unwrap().unwrap();
    let record: Value = serde_json::from_str(&record).unwrap();
    assert_eq!(record["rounds"].as_array().unwrap().len(), 50);
    // A player who acts on the current number is told what ended with it, as ever.
    let (id, ada, _) = long(house, 1).await;
    let view = house.state(&id, &ada, None).await.unwrap().view.unwrap();
    assert_eq!((view.past.len(), view.earlier), (1, 0));
    assert!(house.act(&id, &ada, act(0, 99, "row RGBY")).await.is_err());
}
