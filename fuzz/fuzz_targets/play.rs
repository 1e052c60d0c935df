//! Whatever anybody does, and whenever: it is accepted and counted, or refused and changes nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::event::Hints;
use rules::{
    Action, Actor, Answer, Code, Deal, Hint, Keeper, Marker, Match, Mode, Player, Salt, Sealed, Seat, Secret,
    Step, Time, Viewer, Withheld, notation,
};

#[path = "../support/table.rs"]
mod table;
use table::Bytes;

/// The most steps that are tried.
const STEPS: usize = 60;
/// In larger spaces the search for a fitting secret takes too long to be tried often.
const SEARCHED: u64 = 60_000;

fn code(game: &Match, bytes: &mut Bytes<'_>) -> Code {
    let rules = game.setup().rules();
    match bytes.next() {
        // Not even a code of these rules.
        0..=7 => Code::new(&(0..bytes.below(9)).map(|_| bytes.next()).collect::<Vec<_>>()),
        8..=40 => rules.guesses().code(0).expect("a first code"),
        41..=140 => rules.secrets().code(bytes.below(rules.secrets().count())).expect("a code"),
        _ => rules.guesses().code(bytes.below(rules.guesses().count())).expect("a code"),
    }
}

fn secret(game: &Match, bytes: &mut Bytes<'_>) -> Sealed<Secret> {
    let mut withheld = Withheld::default();
    if game.setup().rules().counts_pegs() || bytes.next() < 8 {
        withheld.0.fill_with(|| bytes.below(3) as u8);
        withheld.0[6..].fill(u8::from(bytes.next() == 1));
    }
    Sealed::new(Secret { code: code(game, bytes), withheld, salt: Salt([bytes.next(); 16]) })
}

fn markers(game: &Match, bytes: &mut Bytes<'_>) -> Vec<Marker> {
    let boards = game.setup().rules().boards().total();
    let shift = bytes.next();
    (0..boards).map(|board| Marker { number: (board + shift % 6) % 6, colour: bytes.next() % 7 }).collect()
}

fn hints(game: &Match, bytes: &mut Bytes<'_>) -> Hints {
    if bytes.next() % 2 == 0 {
        return Hints::Totals { black: bytes.next() % 5, white: bytes.next() % 5 };
    }
    let (seats, each) = (game.setup().seats(), game.setup().rules().boards().each);
    let by = Seat::new(bytes.below(seats as u64) as usize);
    let mut hint = || [Hint::Black, Hint::White, Hint::Nothing][bytes.below(3) as usize];
    let player = |places| (by.left(places, seats), (0..each).map(|_| hint()).collect());
    Hints::ByPlayer((1..seats).map(player).collect())
}

fn action(game: &Match, bytes: &mut Bytes<'_>) -> Action {
    match bytes.next() % 27 {
        0 => Action::Secret(secret(game, bytes)),
        1..=5 => Action::Row(code(game, bytes)),
        6..=8 => Action::Answer(Answer {
            black: bytes.next() % 6,
            white: bytes.next() % 4,
            blue: bytes.next() % 2,
        }),
        9 => Action::Claim,
        10 => Action::Uncover(code(game, bytes)),
        11 => Action::ResignRound,
        12 => Action::ResignMatch,
        13 => Action::Abort,
        14 => Action::PlayOn,
        15 => Action::Leave,
        16 => Action::Call,
        17 => Action::Solution(code(game, bytes)),
        18 => Action::Pass,
        19 => {
            let boards = markers(game, bytes).into_iter().map(|marker| (marker, Salt([bytes.next(); 16])));
            Action::Deal(Sealed::new(Deal { boards: boards.collect() }))
        }
        20 => Action::Lapse((bytes.next() < 128).then(|| secret(game, bytes))),
        21 => Action::Hints(hints(game, bytes)),
        23 => Action::Return,
        24 => Action::TakeBack,
        25 => Action::Correct {
            row: 1 + bytes.next() % 4,
            code: code(game, bytes),
            answer: Answer { black: bytes.next() % 6, white: bytes.next() % 4, blue: bytes.next() % 2 },
        },
        22 => Action::Verdict(bytes.next() < 60),
        _ => Action::Markers(markers(game, bytes)),
    }
}

fn viewers(game: &Match) -> impl Iterator<Item = Viewer> {
    game.setup().all_seats().map(Viewer::Seat).chain([Viewer::Spectator])
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let Some(mut game) = table::begin(&mut bytes) else { return };
    let late = game.setup().mode() == Mode::Referee
        || game.setup().chairs().iter().any(|chair| chair.player == Player::Contrary);
    let rules = game.setup().rules().clone();
    if (late || rules.hand_set()) && rules.secrets().count() > SEARCHED {
        return;
    }
    for _ in 0..STEPS {
        if bytes.0.is_empty() {
            break;
        }
        let due = game.due();
        let by = match (bytes.next(), due) {
            (0..=160, Some(due)) => due.who,
            (161..=190, _) | (_, None) => Actor::Table,
            (byte, Some(_)) => Actor::Seat(Seat::new(usize::from(byte) % (game.setup().seats() + 1))),
        };
        let action = action(&game, &mut bytes);
        let at = match bytes.next() {
            0..=200 => Time(game.now().0.saturating_add(u64::from(bytes.next()) * 10)),
            201..=230 => game.deadline().unwrap_or_default(),
            231..=250 => Time(0),
            _ => Time(u64::MAX),
        };
        let (before, steps) = (format!("{game:?}"), game.steps());
        match game.apply(Step { by, at, action }) {
            Ok(entry) => {
                assert!(entry.step.at >= at || at < game.now());
                assert_eq!(game.steps(), steps + 1);
            }
            Err(refusal) => {
                assert!(!refusal.to_string().is_empty());
                assert_eq!(format!("{game:?}"), before, "a refusal changes nothing");
            }
        }
        for viewer in viewers(&game) {
            let view = game.view(viewer);
            assert_eq!(view.outcome.is_some(), view.due.is_none());
            assert!(view.outcome.is_none() || view.offers.is_empty());
            for seat in &view.seats {
                let booked = game.bookings().iter().filter(|booking| booking.seat == seat.seat);
                assert_eq!(seat.total, booked.map(|booking| booking.points).sum::<i32>());
            }
        }
    }
    let written = notation::write(&game, &Keeper::appointed());
    let read = notation::read(&written).unwrap_or_else(|fault| panic!("{fault}\n{written}"));
    assert_eq!(notation::write(&read.game, &Keeper::appointed()), written);
    for viewer in viewers(&game) {
        assert_eq!(format!("{:?}", game.view(viewer)), format!("{:?}", read.game.view(viewer)));
        let _ = notation::write_seen(&game, viewer);
    }
});
