//! Players of a group decide from their view alone, and lawfully.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{
    Action, Actor, Deal, Edition, Marker, Match, MatchId, Proposal, Salt, Sealed, Seat, Step, Time, Viewer,
};
use solver::Backend;
use solver::advice::Limits;
use solver::group::{GroupAdvice, GroupLevel, GroupPlayer, GroupPosition, MarkerKernel};

fn apply(game: &mut Match, by: Actor, action: Action) {
    game.apply(Step { by, at: Time(0), action }).expect("a step that is allowed");
}

fn group(options: &[&str], markers: &[(u8, u8)]) -> Match {
    let setup = Proposal::of_people(Edition::find("group").expect("an edition"), options, 4);
    let setup = setup.settle(&mut ChaCha8Rng::seed_from_u64(1)).expect("a table");
    let mut game = Match::new(MatchId::new("players").expect("an identity"), setup);
    let marker = |(number, colour): &(u8, u8)| (Marker { number: *number, colour: *colour }, Salt([0; 16]));
    let deal = Deal { boards: markers.iter().map(marker).collect() };
    apply(&mut game, Actor::Table, Action::Deal(Sealed::new(deal)));
    game
}

fn row(game: &Match, text: &str) -> Action {
    Action::Row(game.setup().rules().read_row(text).expect("a row"))
}

fn seat(index: usize) -> Actor {
    Actor::Seat(Seat::new(index))
}

fn player(game: &Match, level: GroupLevel) -> GroupPlayer {
    GroupPlayer::new(game.setup().rules(), level, 3).expect("a group")
}

/// An action without what tells it apart from others of its kind by more than its text.
fn text(action: Option<&Action>) -> String {
    format!("{action:?}")
}

#[test]
fn every_backend_decides_alike() {
    let mut game = group(&[], &[(1, 0), (2, 1), (3, 2), (4, 3)]);
    for text in ["RYGWB", "KKYG.", "WRGKY", "YGBR."] {
        for level in GroupLevel::ALL {
            for index in 0..4 {
                let view = game.view(Viewer::Seat(Seat::new(index)));
                let decisions: Vec<_> = Backend::available()
                    .map(|backend| {
                        let kernel = MarkerKernel::new(game.setup().rules(), backend).expect("a group");
                        text_of(&GroupPlayer::with(Arc::new(kernel), level, 3), &view)
                    })
                    .collect();
                assert!(decisions.iter().all(|decision| *decision == decisions[0]), "{decisions:?}");
            }
        }
        let (by, action) = (game.due().expect("a turn").who, row(&game, text));
        apply(&mut game, by, action);
    }
}

fn text_of(player: &GroupPlayer, view: &rules::View) -> String {
    text(player.decide(view).as_ref())
}

/// Three rows after which the first player is certain of the secret; before the last of them he wasn't.
fn certain_after_three_rows() -> Match {
    let mut game = group(&[], &[(1, 0), (2, 1), (3, 2), (4, 3)]);
    let secrets = |game: &Match| {
        let view = game.view(Viewer::Seat(Seat::new(0)));
        GroupPosition::of(&view).expect("a group").secrets().len()
    };
    for (by, text, left) in [(0, "RYGBB", 4), (1, "R.G..", 3), (2, ".YWBW", 1)] {
        let action = row(&game, text);
        apply(&mut game, seat(by), action);
        assert_eq!(secrets(&game), left);
    }
    game
}

#[test]
fn who_is_certain_calls_out_of_turn_and_gives_the_secret() {
    let game = certain_after_three_rows();
    for level in [GroupLevel::Random, GroupLevel::Steady, GroupLevel::Top] {
        let player = player(&game, level);
        assert!(player.calls(&game.view(Viewer::Seat(Seat::new(0)))), "{}", level.name());
        let mut game = game.clone();
        apply(&mut game, seat(0), Action::Call);
        let solution = player.decide(&game.view(Viewer::Seat(Seat::new(0)))).expect("a solution");
        apply(&mut game, seat(0), solution);
        assert!(game.outcome().is_some());
    }
}

#[test]
fn a_practised_player_may_take_a_row_to_notice() {
    let mut game = certain_after_three_rows();
    let calls = |game: &Match, level| {
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let player = |seed| GroupPlayer::new(game.setup().rules(), level, seed).expect("a group");
        (0..20).filter(|seed| player(*seed).calls(&view)).count()
    };
    assert!((1..=10).contains(&calls(&game, GroupLevel::Practised)), "it may see it at once");
    let action = row(&game, ".....");
    apply(&mut game, seat(3), action);
    assert_eq!(calls(&game, GroupLevel::Practised), 20, "it is its turn");
    let action = row(&game, ".....");
    apply(&mut game, seat(0), action);
    assert_eq!(calls(&game, GroupLevel::Practised), 20, "it was certain a row ago");
}

#[test]
fn a_weaker_player_calls_in_its_turn_what_it_had_in_mind() {
    let mut game = certain_after_three_rows();
    let players = |game: &Match, level| {
        let rules = game.setup().rules().clone();
        (0..30).map(move |seed| GroupPlayer::new(&rules, level, seed).expect("a group"))
    };
    let view = |game: &Match| game.view(Viewer::Seat(Seat::new(0)));
    for level in [GroupLevel::Beginner, GroupLevel::Casual] {
        assert!(players(&game, level).all(|player| !player.calls(&view(&game))), "it isn't its turn");
    }
    let action = row(&game, ".....");
    apply(&mut game, seat(3), action);
    let mut called = game.clone();
    apply(&mut called, seat(0), Action::Call);
    // Casual players seldom err: if they gave anything but what they thought of when they called, most would.
    let callers = players(&game, GroupLevel::Casual).filter(|player| player.calls(&view(&game)));
    let right = |player: &GroupPlayer| {
        let mut called = called.clone();
        let solution = player.decide(&view(&called)).expect("a solution");
        apply(&mut called, seat(0), solution);
        called.outcome().is_some()
    };
    let given: Vec<_> = callers.map(|player| right(&player)).collect();
    assert!(
        given.len() >= 5 && given.iter().filter(|right| **right).count() * 3 >= given.len() * 2,
        "{given:?}"
    );
}

#[test]
fn who_is_out_only_answers() {
    let mut game = group(&[], &[(1, 0), (2, 1), (3, 2), (4, 3)]);
    let wrong = game.setup().rules().read_secret("KKKK.").expect("a secret");
    apply(&mut game, seat(1), Action::Call);
    apply(&mut game, seat(1), Action::Solution(wrong));
    for level in GroupLevel::ALL {
        let view = game.view(Viewer::Seat(Seat::new(1)));
        assert!(player(&game, level).decide(&view).is_none());
    }
    assert!(player(&game, GroupLevel::Top).decide(&game.view(Viewer::Spectator)).is_none());
}

#[test]
fn in_the_final_calls_everybody_calls() {
    let mut game = group(&[], &[(1, 0), (2, 1), (3, 2), (4, 3)]);
    for turn in 0..16 {
        let action = row(&game, ".....");
        apply(&mut game, seat(turn % 4), action);
    }
    for level in GroupLevel::ALL {
        let view = game.view(Viewer::Seat(Seat::new(0)));
        assert_eq!(text_of(&player(&game, level), &view), "Some(Call)");
        let other = game.view(Viewer::Seat(Seat::new(2)));
        assert!(player(&game, level).decide(&other).is_none(), "nobody calls out of turn");
    }
}

#[test]
fn the_best_level_does_not_show_its_marker() {
    // A player who asks for a secret that fits shows their own marker in every row.
    let game = group(&[], &[(3, 2), (2, 1), (1, 0), (4, 3)]);
    let own = |level| {
        let Some(Action::Row(row)) = player(&game, level).decide(&game.view(Viewer::Seat(Seat::new(0))))
        else {
            panic!("a row is due");
        };
        let blanks = row.symbols().iter().filter(|symbol| **symbol == 6).count();
        row.symbols()[2] == 2 && blanks == 1
    };
    assert!(own(GroupLevel::Random));
    assert!(!own(GroupLevel::Top));
}

#[test]
fn advice_names_rows_and_chances() {
    let mut game = group(&[], &[(1, 0), (2, 1), (3, 2), (4, 3)]);
    let kernel = MarkerKernel::new(game.setup().rules(), Backend::best()).expect("a group");
    for text in ["RYGWB", "KKYG.", "WRGKY", ".BR.G"] {
        let (by, action) = (game.due().expect("a turn").who, row(&game, text));
        let Actor::Seat(turn) = by else { panic!("a player is due") };
        let view = game.view(Viewer::Seat(turn));
        let position = GroupPosition::of(&view).expect("a group");
        let advice = GroupAdvice::of(&kernel, &view, 10, Limits::default()).expect("a player of a group");
        let likeliest = position.secrets()[0];
        assert_eq!(advice.likeliest, Some(likeliest));
        assert!((advice.right - likeliest.weight as f64 / position.weight() as f64).abs() < 1e-12);
        assert!((8..=10).contains(&advice.rows.len()), "{}", advice.rows.len());
        for best in &advice.rows {
            let mut classes = std::collections::HashMap::new();
            for (markers, weight) in position.iter() {
                let hints: Vec<_> = (1..4)
                    .map(|left| rules::answer::hint(markers[turn.left(left, 4).index()], best.row))
                    .collect();
                *classes.entry(hints).or_insert(0u64) += weight;
            }
            let all = position.weight() as f64;
            let left: f64 = classes.values().map(|weight| (*weight as f64 / all).powi(2)).sum();
            let worst = classes.values().max().copied().unwrap_or(0) as f64 / all;
            assert!((best.left - left).abs() < 1e-9 && (best.worst - worst).abs() < 1e-9, "{best:?}");
            assert!(best.right <= 1.0 && best.right >= advice.right - 1e-12, "{best:?}");
            assert!(best.bits >= 0.0);
        }
        apply(&mut game, by, action);
    }
    assert!(GroupAdvice::of(&kernel, &game.view(Viewer::Spectator), 3, Limits::default()).is_none());
}

#[test]
fn advice_that_has_no_time_tells_one_row_and_says_so() {
    let mut game = group(&[], &[(1, 0), (2, 1), (3, 2), (4, 3)]);
    let kernel = MarkerKernel::new(game.setup().rules(), Backend::best()).expect("a group");
    for text in ["RYGWB", "KKYG.", "WRGKY", ".BR.G"] {
        let (by, action) = (game.due().expect("a turn").who, row(&game, text));
        apply(&mut game, by, action);
    }
    let Actor::Seat(turn) = game.due().expect("a turn").who else { panic!("a player is due") };
    let view = game.view(Viewer::Seat(turn));
    let whole = GroupAdvice::of(&kernel, &view, 10, Limits::default()).expect("a player of a group");
    assert!(!whole.stopped && whole.rows.len() > 1 && whole.waiting.is_some());
    let wish = AtomicBool::new(true);
    let over = Limits { deadline: Some(Instant::now().into()), ..Limits::default() };
    for limits in [over, Limits { cancel: Some(&wish), ..Limits::default() }] {
        let late = GroupAdvice::of(&kernel, &view, 10, limits).expect("a player of a group");
        assert!(late.stopped && late.rows.len() == 1 && late.waiting.is_none() && !late.call);
        // What takes no time is told as ever.
        assert_eq!((late.likeliest, late.read), (whole.likeliest, whole.read));
    }
}
