//! `cargo xtask bench group`: rows weighed against all deals, and 2 000 games of the best player against others.

use std::env;
use std::hint::black_box;
use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::view::Board;
use rules::{
    Action, Actor, Deal, Edition, Marker, Match, MatchId, Mode, Options, Outcome, Player, Proposal, Rules,
    Sealed, Seat, Step, Time, Viewer,
};
use solver::Backend;
use solver::computer::{Computer, Host, Knowledge, Level, Maker, Mind, Seed};
use solver::group::{GroupLevel, GroupPlayer, GroupPosition, MarkerKernel};

/// How long histograms are repeated.
const LONG_ENOUGH: Duration = Duration::from_millis(400);

/// How often a decision is asked for; it is the same each time, and the fastest counts.
const RUNS: usize = 3;

/// Games at each table.
const GAMES: u64 = 2_000;

/// Where the games' chance begins.
const SEED: u64 = 1;

/// The least share of the games that anyone wins, in hundredths, which the best player must get at a table of four
/// against players who ask for any secret that fits.
const LEAST: u64 = 35;

fn main() {
    // The test runner starts every target; only `cargo bench` means to measure.
    if !env::args().any(|word| word == "--bench") {
        return;
    }
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let games = words.first().and_then(|word| word.parse().ok()).unwrap_or(GAMES);
    histograms();
    latency();
    println!("\n{games} games each; shares of the games that anyone won");
    println!(
        "{:<26}{:<34}{:>8}{:>8}{:>8}{:>10}",
        "edition", "players", "share", "wrong", "rows", "ms a game"
    );
    let (random, expert, perfect) = (Level::Random, Level::Expert, Level::Perfect);
    let share = table("group", &[], &[perfect, random, random, random], games);
    assert!(share * 100.0 >= LEAST as f64, "the best player wins {share:.3}, not {LEAST} % or more");
    table("group", &[], &[expert, random, random, random], games);
    table("group", &[], &[perfect, expert, expert, expert], games);
    table("group-small", &[], &[perfect, random, random], games);
    table("group-small", &["boards=2"], &[perfect, random], games);
    table("group-small", &["boards=2x2"], &[perfect, random], games);
}

/// Pairs of row and deal a second, for every backend, each compared with the naive split.
fn histograms() {
    let rules = Rules::default_of(Edition::find("group").expect("an edition"));
    let held = [Marker { number: 3, colour: 0 }];
    let position = GroupPosition::at_start(&rules, Some((Seat::new(0), &held))).expect("a group");
    println!("{:<10}{:>40}", "backend", "thousand million pairs a second");
    for backend in Backend::available() {
        let kernel = MarkerKernel::new(&rules, backend).expect("a group");
        let mut counted = Vec::new();
        let (start, mut runs) = (Instant::now(), 0u32);
        while start.elapsed() < LONG_ENOUGH {
            kernel.histograms(&position, Seat::new(0), kernel.rows(), black_box(&mut counted));
            runs += 1;
        }
        let pairs = position.deals() as f64 * kernel.rows().len() as f64 * f64::from(runs);
        for (row, counted) in kernel.rows().iter().zip(counted.chunks_exact(kernel.classes())).step_by(97) {
            for (hints, weight) in kernel.split(&position, Seat::new(0), *row) {
                assert_eq!(counted[kernel.class(Seat::new(0), &hints).expect("hints to this row")], weight);
            }
        }
        println!("{:<10}{:>40.2}", backend.name(), pairs / start.elapsed().as_secs_f64() / 1e9);
    }
}

/// How long decisions take in games among the best, every decision asked for counted.
fn latency() {
    println!("\nmilliseconds a decision of the best player, best of {RUNS}");
    println!("{:<32}{:>10}{:>10}{:>10}{:>10}", "edition", "decisions", "median", "99 %", "longest");
    for (id, options) in [
        ("group", &[][..]),
        ("group", &["hints=totals"]),
        ("group-small", &[]),
        ("group-small", &["boards=2x2"]),
    ] {
        let mut chance = ChaCha8Rng::seed_from_u64(SEED);
        let mut taken = Vec::new();
        for seed in 0..12 {
            game(id, options, seed, &mut chance, &mut taken);
        }
        taken.sort_unstable();
        let at = |hundredths: usize| taken[(taken.len() - 1) * hundredths / 100].as_secs_f64() * 1000.0;
        let name = [&[id], options].concat().join(" ");
        println!("{name:<32}{:>10}{:>10.2}{:>10.2}{:>10.2}", taken.len(), at(50), at(99), at(100));
    }
}

/// How long this thread has computed, where the system tells: on a busy machine the clock on the wall says more of the
/// others. It may lag by a few milliseconds.
fn computed() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// A game among the best: how long each took to decide.
fn game(id: &str, options: &[&str], seed: u64, chance: &mut ChaCha8Rng, taken: &mut Vec<Duration>) {
    let rules = rules_of(id, options);
    let edition = rules.edition();
    let proposal = Proposal {
        edition,
        options: options.to_vec(),
        mode: Mode::Table,
        seats: vec![(Player::Computer, None); rules.boards().players.into()],
        length: None,
        first: None,
    };
    let mut game = Match::new(MatchId::draw(chance), proposal.settle(chance).expect("a table"));
    let deal = Action::Deal(Sealed::new(Deal::draw(&rules, chance)));
    game.apply(Step { by: Actor::Table, at: Time(0), action: deal }).expect("a deal");
    let player = GroupPlayer::new(&rules, GroupLevel::Top, seed).expect("a group");
    while let Some(due) = game.due() {
        let mut next = None;
        for seat in game.setup().all_seats() {
            let view = game.view(Viewer::Seat(seat));
            let mut fastest = Duration::MAX;
            for _ in 0..RUNS {
                let start = (Instant::now(), computed());
                let decision = black_box(player.decide(&view));
                let own = computed().zip(start.1).and_then(|(now, then)| now.checked_sub(then));
                // What lags shows nothing at first.
                let wall = start.0.elapsed();
                fastest = fastest.min(own.filter(|own| !own.is_zero()).map_or(wall, |own| own.min(wall)));
                next = decision.map(|action| (seat, action)).or(next);
            }
            taken.push(fastest);
        }
        let (seat, action) = next.expect("who is due decides");
        assert!(due.who == Actor::Seat(seat) || matches!(action, Action::Call), "out of turn only calls");
        game.apply(Step { by: Actor::Seat(seat), at: Time(0), action }).expect("a lawful decision");
    }
}

fn rules_of(id: &str, options: &[&str]) -> Rules {
    let edition = Edition::find(id).expect(id);
    let options = Options::read(edition, options.iter().copied()).expect("options");
    Rules::new(edition, options).expect("rules")
}

/// One line; the share of the first player. From game to game everybody moves on by a seat, and after each has sat
/// everywhere the first player moves on.
fn table(id: &str, options: &[&str], levels: &[Level], games: u64) -> f64 {
    let rules = rules_of(id, options);
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let seats = levels.len();
    let (mut decided, mut won, mut wrong, mut rows) = (0u64, 0u64, 0, 0);
    let start = Instant::now();
    for number in 0..games {
        let moved = number as usize % seats;
        let mut players: Vec<_> =
            levels.iter().map(|level| Computer { level: *level, maker: Maker::Fair }).collect();
        players.rotate_right(moved);
        let host = Host::new(&mind, players).with_first(Seat::new(number as usize / seats % seats));
        let game = host.play(Seed::of_number(SEED).game(number)).expect("a table");
        // The first of the levels sits where it was moved to.
        let own = Seat::new(moved);
        if let Some(Outcome::Won { seats, .. }) = game.outcome() {
            decided += 1;
            won += u64::from(seats[0] == own);
        }
        let Board::GroupWatcher(board) = game.view(Viewer::Spectator).board else { panic!("a group") };
        rows += board.rows.len();
        wrong += board.calls.iter().filter(|call| call.by == own && call.right == Some(false)).count();
    }
    let each = start.elapsed().as_secs_f64() * 1000.0 / games as f64;
    let names: Vec<_> = levels.iter().map(|level| level.name()).collect();
    let share = won as f64 / decided.max(1) as f64;
    println!(
        "{:<26}{:<34}{:>7.1}%{wrong:>8}{:>8.2}{each:>10.1}",
        [&[id], options].concat().join(" "),
        names.join(" "),
        share * 100.0,
        rows as f64 / games as f64
    );
    share
}
