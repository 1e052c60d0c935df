//! A table of two, for tests.

use wire::{SeatCard, TableCard, TableState};

/// A table of two people, by name.
pub(super) fn card(names: [Option<&str>; 2]) -> TableCard {
    let seat = |(seat, name): (i64, Option<&str>)| SeatCard {
        seat,
        who: "person".into(),
        level: None,
        maker: None,
        name: name.map(str::to_owned),
        free: name.is_none(),
        kept_for: None,
    };
    TableCard {
        id: "t".to_owned(),
        code: "abc".to_owned(),
        public: false,
        edition: "original".to_owned(),
        options: [].into(),
        mode: "table".to_owned(),
        length: None,
        first: None,
        spectators: false,
        advice: false,
        daily: None,
        created: 0,
        archived: false,
        closed_by: None,
        opener: Some(1),
        phase: "waiting".into(),
        seats: (1..).zip(names).map(seat).collect(),
        matches: 0,
        rematch: Vec::new(),
        declined: Vec::new(),
    }
}

/// The table before its first match, from a seat.
pub(super) fn state(card: TableCard, viewer: u8) -> TableState {
    TableState {
        table: wire::Shared::new(card),
        ordinal: 0,
        number: 0,
        match_id: None,
        viewer: Some(viewer),
        view: None,
        now: 0,
        deadline: None,
        warning: None,
    }
}
