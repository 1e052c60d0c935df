//! Whatever is sent as an action is read or refused with a reason; what is read can be tried by anybody, and
//! what is accepted is written so that it reads back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Actor, Keeper, Seat, Step, Time, notation};

#[path = "../support/table.rs"]
mod table;

fuzz_target!(|data: &[u8]| {
    let mut bytes = table::Bytes(data);
    let Some(mut game) = table::begin(&mut bytes) else { return };
    let text = String::from_utf8_lossy(bytes.0).into_owned();
    for line in text.lines().take(8) {
        if let Some((actor, action)) = notation::read_actor(line) {
            let _ = (actor, game.setup().rules().read_action(action));
        }
        let action = match game.setup().rules().read_action(line) {
            Ok(action) => action,
            Err(fault) => {
                let reason = fault.to_string();
                assert!(!fault.code().is_empty());
                assert!(!reason.is_empty() && !reason.contains(char::is_control), "{reason:?}");
                continue;
            }
        };
        let seats = (0..=game.setup().seats()).map(Seat::new).map(Actor::Seat);
        for by in seats.chain([Actor::Table]) {
            let step = Step { by, at: Time(0), action: action.clone() };
            if let Err(refusal) = game.apply(step) {
                assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty());
            }
        }
    }
    let written = notation::write(&game, &Keeper::appointed());
    let read = notation::read(&written).unwrap_or_else(|fault| panic!("{fault}\n{written}"));
    assert_eq!(notation::write(&read.game, &Keeper::appointed()), written);
});
