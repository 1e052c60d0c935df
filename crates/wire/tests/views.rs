//! What a view shows goes over the wire and comes back as it was.

#[path = "../../rules/tests/support/player.rs"]
#[allow(dead_code, reason = "the tests of the rules take the rest")]
mod player;
#[path = "../../rules/tests/support/scenario.rs"]
mod scenario;

use rules::{Player, Time, View, Viewer};
use serde_json::{Value, json};
use wire::{PastRoundShape, SeatCard, Shared, TableCard, TableState, ViewShape};

use player::{Play, viewers};
use scenario::scenarios;

/// Steps after which a long match is left: what follows is more of the same.
const STEPS: usize = 60;

/// A view as a server writes it.
fn state(view: &View) -> TableState {
    let (setup, rules) = (&view.setup, view.setup.rules());
    let seat = |(seat, chair): (i64, &rules::seat::Chair)| {
        let computer = chair.player != Player::Person;
        SeatCard {
            seat,
            who: if computer { "computer" } else { "person" }.into(),
            level: computer.then(|| "expert".into()),
            maker: computer
                .then(|| if chair.player == Player::Contrary { "contrary" } else { "fair" }.into()),
            name: chair.name.as_ref().map(|name| name.as_str().to_owned()),
            free: false,
            kept_for: None,
        }
    };
    let card = TableCard {
        id: "0123456789abcdef".to_owned(),
        code: "abcdef".to_owned(),
        public: true,
        edition: rules.edition().id.to_owned(),
        options: rules
            .options()
            .iter()
            .map(|(key, value)| (key.name().to_owned(), value.to_string()))
            .collect(),
        mode: setup.mode().name().to_owned(),
        length: Some(setup.length().into()),
        first: Some(setup.first().number()),
        spectators: true,
        advice: false,
        daily: None,
        created: 0,
        archived: false,
        closed_by: None,
        opener: Some(1),
        phase: "playing".into(),
        seats: (1..).zip(setup.chairs()).map(seat).collect(),
        matches: 1,
        rematch: Vec::new(),
        declined: Vec::new(),
    };
    let past = view.past.iter().map(|round| Shared::new(PastRoundShape::new(rules, round))).collect();
    TableState {
        table: Shared::new(card),
        ordinal: 1,
        number: i64::try_from(view.steps).expect("a number of steps"),
        match_id: Some(view.id.as_str().to_owned()),
        viewer: match view.viewer {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Spectator => None,
        },
        view: Some(Shared::new(ViewShape::new(view, past, 0))),
        now: 0,
        deadline: None,
        warning: None,
    }
}

/// What a view shows; its clock is told with the table.
fn shown(view: &View) -> String {
    format!("{:#?}", View { now: Time(0), deadline: None, ..view.clone() })
}

/// A view that came over the wire.
fn sent(view: &View) -> Option<View> {
    let text = serde_json::to_string(&state(view)).expect("a shape can be written");
    serde_json::from_str::<TableState>(&text).expect("a shape can be read").read()
}

#[test]
fn every_view_comes_back_as_it_was() {
    for (scenario, seed) in scenarios().iter().zip(1..) {
        let mut play = Play::new(scenario, seed);
        loop {
            for viewer in viewers(&play.game) {
                let view = play.game.view(viewer);
                let back = sent(&view).unwrap_or_else(|| panic!("{scenario:?}: {view:#?}"));
                assert_eq!(shown(&back), shown(&view), "{scenario:?}");
            }
            if play.moves.len() >= STEPS || !play.go_on() {
                break;
            }
        }
    }
}

/// A state with something in it that is not known here.
fn newer(change: impl FnOnce(&mut Value)) -> TableState {
    let play = Play::new(&scenarios()[0], 1);
    let mut state = json!(state(&play.game.view(Viewer::Spectator)));
    change(&mut state);
    serde_json::from_value(state).expect("a table that can be told")
}

#[test]
fn what_a_newer_server_adds_does_no_harm() {
    let more = newer(|state| {
        for place in ["", "/table", "/view", "/view/board", "/view/seats/0"] {
            state.pointer_mut(place).expect(place)["new"] = json!([{ "a": 1 }]);
        }
        state["view"]["offers"] = json!([{ "action": "dance" }, { "action": "abort" }]);
        state["view"]["due"] = json!({ "seat": 1, "task": "dance" });
    });
    let view = more.read().expect("the rest is known");
    assert_eq!((view.offers, view.due), (vec![rules::view::Offer::Abort], None));
}

#[test]
fn a_view_that_is_not_known_here_leaves_the_table() {
    for strange in [json!({ "from": "above" }), json!(7), json!({ "from": "watcher", "rows": 3 })] {
        let state = newer(|state| state["view"]["board"] = strange);
        assert!(state.read().is_none() && state.table.phase == "playing");
    }
    let unheard = newer(|state| state["table"]["edition"] = json!("unheard-of"));
    assert!(unheard.view.is_some() && unheard.read().is_none());
}
