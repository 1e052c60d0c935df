//! Somebody who plays at a table by what he is shown and offered there, and by nothing else.

use std::time::Duration;

use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rules::space::CodeSpace;
use rules::{Code, Edition, Options, Rules, Seat};
use serde_json::Value;
use tables::{Act, Caller, House};
use wire::TableState;

/// A person at a table.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) seat: Seat,
    pub(crate) caller: Caller,
}

/// How long to wait before giving up.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// The rules of a table.
pub(crate) fn rules_of(state: &TableState) -> Rules {
    let edition = Edition::find(&state.table.edition).expect("an edition");
    let chosen: Vec<_> = state.table.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let options = Options::read(edition, chosen.iter().map(String::as_str)).expect("options");
    Rules::new(edition, options).expect("rules")
}

/// Any code of a space.
pub(crate) fn any_code(space: &CodeSpace, chance: &mut ChaCha8Rng) -> Code {
    space.code(chance.random_range(0..space.count())).expect("a number below the count")
}

/// What somebody does whose turn it is, from what he sees.
fn turn(state: &TableState, chance: &mut ChaCha8Rng) -> String {
    let view = serde_json::to_value(&state.view).expect("JSON");
    let rules = rules_of(state);
    let offered = |action: &str| {
        view["offers"].as_array().is_some_and(|offers| offers.iter().any(|offer| offer["action"] == action))
    };
    // Now and then something else than what is due.
    if offered("call") && chance.random_range(0..12) == 0 {
        return "call".to_owned();
    }
    if offered("claim") && chance.random_range(0..4) == 0 {
        return "claim".to_owned();
    }
    if offered("resign round") && chance.random_range(0..30) == 0 {
        return "resign round".to_owned();
    }
    match view["due"]["task"].as_str().expect("a task") {
        "secret" => format!("secret {}", rules.show(any_code(rules.secrets(), chance))),
        "row" => format!("row {}", rules.show(any_code(rules.guesses(), chance))),
        "solution" => format!("solution {}", rules.show(any_code(rules.secrets(), chance))),
        "final-call" => "pass".to_owned(),
        "answer" => format!("answer {}", right_answer(&rules, &view["board"])),
        other => panic!("nobody knows how to {other}"),
    }
}

/// The right pins, as the maker who sees his secret can tell.
fn right_answer(rules: &Rules, board: &Value) -> String {
    let secret =
        rules.read_secret(board["secret"].as_str().expect("the maker's own secret")).expect("a secret");
    let rows = board["rows"].as_array().expect("rows");
    let row = rows.last().and_then(|row| row["code"].as_str()).expect("a row");
    rules.show_answer(rules.answer(secret, rules.read_row(row).expect("a row")))
}

/// Plays a match to its end: the persons here, the computer wherever it sits.
pub(crate) async fn play_out(
    house: &House,
    table: &str,
    persons: &[Person],
    chance: &mut ChaCha8Rng,
) -> TableState {
    let first = &persons[0];
    let mut watch = house.watch(table, &first.caller, Some(first.seat), None).await.expect("a watch");
    loop {
        let state = house.state(table, &first.caller, Some(first.seat)).await.expect("a state");
        let view = state.view.as_ref().expect("a view");
        if view.outcome.is_some() {
            return state;
        }
        let due = view.due.as_ref().and_then(|due| due.seat).expect("somebody is due");
        let Some(person) = persons.iter().find(|person| person.seat.number() == due) else {
            let told = tokio::time::timeout(PATIENCE, watch.next()).await;
            told.expect("the computer does something").expect("a stream");
            continue;
        };
        let state = house.state(table, &person.caller, Some(person.seat)).await.expect("a state");
        // A computer may have called between the two looks.
        let still = state.view.as_ref().and_then(|view| view.due.as_ref()).and_then(|due| due.seat);
        if still != Some(due) {
            continue;
        }
        let act = Act { seat: person.seat, number: state.number, action: turn(&state, chance), key: None };
        match house.act(table, &person.caller, act.clone()).await {
            Ok(_) | Err(tables::HouseError::Stale(_) | tables::HouseError::Over) => {}
            // A computer called at the same time.
            Err(tables::HouseError::Refused(_)) if act.action == "call" => {}
            Err(error) => panic!("{}: {}: {error}", state.table.edition, act.action),
        }
    }
}
