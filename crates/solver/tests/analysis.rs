//! Advice from views, and finished rounds looked at, against what the matches know.

use std::sync::atomic::{AtomicBool, Ordering};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::matches::Row;
use rules::view::{Board, PastRound};
use rules::{Action, Actor, Code, Edition, Match, MatchId, Proposal, Rules, Seat, Step, Time, View, Viewer};
use solver::Backend;
use solver::advice::{Advisor, Clues, Count, Ground, Limits, NoClues};
use solver::analysis::{Analyst, InRows, RoundAnalysis, RowAnalysis, accuracy};

#[path = "support/mod.rs"]
mod support;

use support::FixedChance;

const MAKER: Seat = Seat::new(0);
const BREAKER: Seat = Seat::new(1);
const SALT: &str = "salt 00000000000000000000000000000000";

fn table(edition: &str, options: &[&str], seats: usize) -> Match {
    let proposal = Proposal::of_people(Edition::find(edition).expect("an edition"), options, seats);
    let setup = proposal.settle(&mut ChaCha8Rng::seed_from_u64(1)).expect("a match");
    Match::new(MatchId::new("analysis").expect("an identity"), setup)
}

fn act(game: &mut Match, by: Actor, at: u64, words: &str) {
    let action: Action = game.setup().rules().read_action(words).expect(words);
    if let Err(refusal) = game.apply(Step { by, at: Time(at), action }) {
        panic!("{words}: {refusal}");
    }
}

fn seat(game: &mut Match, seat: Seat, words: &str) {
    act(game, Actor::Seat(seat), 0, words);
}

fn view(game: &Match) -> View {
    game.view(Viewer::Seat(BREAKER))
}

fn past(game: &Match) -> PastRound {
    view(game).past.first().expect("a round that has ended").clone()
}

fn analysed(rules: &Rules, round: &PastRound) -> RoundAnalysis {
    let ground = Ground::new(rules.clone()).expect("codes");
    let advisor = Advisor::new(&ground, Backend::best());
    Analyst::new(&advisor).round(round, Limits::default()).expect("rows")
}

fn in_rows(rows: f64) -> InRows {
    InRows { rows, exact: true }
}

/// A round of these rows against a secret, analysed.
fn placed(advisor: &Advisor<'_>, secret: Code, rows: &[Code]) -> RoundAnalysis {
    let row = |code: &Code| Row {
        by: BREAKER,
        code: Some(*code),
        answer: Some(advisor.rules().answer(secret, *code)),
    };
    let rows: Vec<_> = rows.iter().map(row).collect();
    Analyst::new(advisor).rows(&rows, Some(secret), None, Limits::default()).expect("rows")
}

fn code(rules: &Rules, text: &str) -> Code {
    rules.read_row(text).expect(text)
}

#[test]
fn the_open_stock_tells_of_the_secret_what_it_can() {
    for (secret, withheld) in [("RRYB", "R1Y2"), ("RRRR", "none"), ("KKWY", "K2W1G2"), ("GGGY", "G2")] {
        let mut game = table("original", &["pegs=counted"], 2);
        let rules = game.setup().rules().clone();
        let ground = Ground::new(rules.clone()).expect("codes");
        let advisor = Advisor::new(&ground, Backend::best());
        seat(&mut game, MAKER, &format!("secret {secret} withheld {withheld} {SALT}"));
        for row in ["GGGG", "GGGK", "GGGW", "RYGB"] {
            let view = view(&game);
            let clues = Clues::of_view(&view).expect("a breaker's view");
            let Board::Breaker(board) = &view.board else { panic!("a breaker's board") };
            let stock = board.stock.as_deref().expect("counted pegs");
            // By hand: some number of withheld pegs, none to two, makes each colour of the stock come out.
            let on_board = |colour: u8| -> i32 {
                board
                    .board
                    .rows
                    .iter()
                    .map(|row| i32::from(row.code.map_or(0, |code| code.count(colour))))
                    .sum()
            };
            let comes_out = |code: &Code| {
                (0u8..).zip(stock).all(|(colour, shown)| {
                    (0..=2).any(|withheld| {
                        let left = 12 - i32::from(code.count(colour)) - withheld - on_board(colour);
                        left.max(0) == i32::from(*shown)
                    })
                })
            };
            let answers =
                |code: &Code| board.board.answered().all(|(row, answer)| rules.answer(*code, row) == answer);
            let naive: Vec<_> = rules.secrets().iter().filter(comes_out).filter(answers).collect();
            let candidates = advisor.candidates(&clues, Limits::default());
            assert!(advisor.secrets(&candidates).eq(naive.iter().copied()), "{secret} {withheld} {row}");
            assert!(naive.contains(&code(&rules, secret)));
            let advice = advisor.advise(&clues, Limits::default());
            assert_eq!(advice.secrets, Count::Exactly(naive.len() as u64));
            assert_eq!(advice.guesses.len(), 1296);
            if code(&rules, secret) != code(&rules, row) {
                seat(&mut game, BREAKER, &format!("row {row}"));
            }
        }
        // A colour of which a row has taken the rest is shown as none: more may be missing then.
        seat(&mut game, BREAKER, "resign round");
        let analysis = analysed(&rules, &past(&game));
        let all = Count::Exactly(1296);
        assert!(analysis.rows[0].before != all && analysis.rows.iter().all(|row| row.after.at_least() > 0));
    }
}

#[test]
fn rows_without_an_answer_tell_nothing_and_proven_rows_are_not_suspected() {
    let mut game = table("original", &["answers=hand-set", "time=60"], 2);
    let rules = game.setup().rules().clone();
    let ground = Ground::new(rules.clone()).expect("codes");
    let advisor = Advisor::new(&ground, Backend::best());
    seat(&mut game, MAKER, &format!("secret RRYB {SALT}"));
    act(&mut game, Actor::Table, 60_000, "lapse");
    let step = |game: &mut Match, by, words: &str| act(game, Actor::Seat(by), 60_001, words);
    step(&mut game, BREAKER, "row RRRR");
    // The last row waits for its answer.
    assert!(Clues::of_view(&view(&game)).expect("a view").rows().is_empty());
    step(&mut game, MAKER, "answer 2b0w");
    step(&mut game, BREAKER, "claim");
    let clues = Clues::of_view(&view(&game)).expect("a view");
    assert_eq!(clues.rows().iter().map(|clue| (clue.row, clue.proven)).collect::<Vec<_>>(), [(2, true)]);
    step(&mut game, BREAKER, "row YYYY");
    step(&mut game, MAKER, "answer 1b0w");
    step(&mut game, BREAKER, "row RRRY");
    step(&mut game, MAKER, "answer 0b1w");
    let clues = Clues::of_view(&view(&game)).expect("a view");
    let Board::Breaker(board) = view(&game).board else { panic!("a breaker's board") };
    assert!(board.nothing_fits && advisor.candidates(&clues, Limits::default()).count().is_none());
    assert_eq!(advisor.contradiction(&clues, Limits::default()).expect("impossible").rows, [4]);
    assert!(advisor.advise_view(&view(&game), Limits::default()).expect("a view").guesses.is_empty());
    step(&mut game, BREAKER, "claim");
    let analysis = analysed(&rules, &past(&game));
    assert_eq!(analysis.impossible, Some(4));
    // Without the word of the claim any two rows may be the culprits, but no fewer.
    assert_eq!(analysis.contradiction.as_ref().expect("impossible").rows.len(), 2);
    assert_eq!(analysis.wrong().map(|row| row.row).collect::<Vec<_>>(), [4]);
    let lapsed = &analysis.rows[0];
    assert_eq!((lapsed.before, lapsed.after), (Count::Exactly(1296), Count::Exactly(1296)));
    assert!(lapsed.chosen.is_none() && lapsed.bits().is_none());
    // A row whose time ran out is a row lost, and no luck.
    assert_eq!((lapsed.lost(), lapsed.luck()), (Some(in_rows(1.0)), Some(in_rows(0.0))));
}

#[test]
fn a_round_is_told_in_numbers() {
    let mut game = table("original", &[], 2);
    let rules = game.setup().rules().clone();
    seat(&mut game, MAKER, &format!("secret RRYB {SALT}"));
    for row in ["RRYG", "KKKK", "KKKK", "RRYB"] {
        seat(&mut game, BREAKER, &format!("row {row}"));
    }
    let analysis = analysed(&rules, &past(&game));
    let mut set: Vec<_> = rules.secrets().iter().collect();
    assert_eq!(analysis.rows.len(), 4);
    for row in &analysis.rows {
        let (guess, answer) = (row.guess.expect("a guess"), row.answer.expect("an answer"));
        assert_eq!(row.before, Count::Exactly(set.len() as u64));
        let before = set.len() as f64;
        set.retain(|secret| rules.answer(*secret, guess) == answer);
        assert_eq!(row.after, Count::Exactly(set.len() as u64));
        let bits = (before / set.len() as f64).log2();
        assert!((row.bits().expect("bits") - bits).abs() < 1e-9);
        let luck = bits - row.chosen.expect("weighed").split.bits();
        assert!((row.luck_in_bits().expect("luck") - luck).abs() < 1e-9);
        let lost = row.lost().expect("lost");
        assert!(lost.rows >= 0.0);
    }
    let [book, second, again, found] = analysis.rows.as_slice() else { panic!("four rows") };
    // The book's first guess loses nothing, and that is proven.
    let lost = book.lost().expect("lost");
    assert!(lost.exact && lost.rows == 0.0 && book.proven);
    assert!(second.is_misfit() && !second.is_useless() && second.lost().expect("lost").rows > 0.1);
    // The same row again tells nothing and costs a whole row.
    assert!(again.is_useless() && again.bits() == Some(0.0));
    let lost = again.lost().expect("lost");
    assert!(lost.exact && (lost.rows - 1.0).abs() < 1e-9, "{lost:?}");
    assert_eq!(found.after, Count::Exactly(1));
    assert!(!found.is_misfit() && analysis.impossible.is_none());
}

#[test]
fn a_match_is_summed_up_by_seat() {
    let mut game = table("lock-party", &[], 3);
    let rules = game.setup().rules().clone();
    let (left, right) = (Seat::new(1), Seat::new(2));
    seat(&mut game, MAKER, &format!("secret WPGR {SALT}"));
    for (by, row) in [(left, "OSYB"), (right, "OSYB"), (left, "WPRG"), (right, "WPGR")] {
        seat(&mut game, by, &format!("row {row}"));
    }
    let ground = Ground::new(rules).expect("codes");
    let advisor = Advisor::new(&ground, Backend::best());
    let analysis = Analyst::new(&advisor).game(&view(&game), Limits::default()).expect("rounds");
    assert_eq!(analysis.rounds.len(), 1);
    let [maker, one, other] = analysis.seats.as_slice() else { panic!("three seats") };
    assert_eq!((maker.rounds, maker.rows, maker.solved), (0, 0, 0));
    assert_eq!((one.rounds, one.rows, one.solved, one.useless, one.misfits), (1, 2, 0, 0, 0));
    assert_eq!((other.rounds, other.rows, other.solved, other.useless, other.misfits), (1, 2, 1, 1, 1));
    assert!(other.lost.rows >= 1.0 - 1e-9);
    let told: f64 = analysis.rounds[0].rows.iter().filter_map(RowAnalysis::bits).sum();
    assert!((told - 1680f64.log2()).abs() < 1e-9);
    assert!((one.bits + other.bits - told).abs() < 1e-9);
    assert!((one.luck_in_bits() - (one.bits - one.expected_bits)).abs() < 1e-12);
}

#[test]
fn groups_and_cleared_tables_have_no_clues() {
    let group = table("group", &[], 4);
    assert_eq!(Clues::of_view(&view(&group)), Err(NoClues::Group));
    let mut game = table("original", &[], 2);
    seat(&mut game, BREAKER, "resign match");
    assert_eq!(Clues::of_view(&view(&game)), Err(NoClues::Over));
    let watcher = table("original", &[], 2);
    assert!(Clues::of_view(&watcher.view(Viewer::Spectator)).expect("a board").rows().is_empty());
}

#[test]
fn a_match_without_end_is_looked_at_within_its_time() {
    let mut game = table("original", &[], 2);
    seat(&mut game, MAKER, &format!("secret RGBY {SALT}"));
    for row in ["RRYY", "GGBB", "RGBY"] {
        seat(&mut game, BREAKER, &format!("row {row}"));
    }
    let mut view = view(&game);
    let round = view.past[0].clone();
    view.past.extend((0..40_000).map(|_| round.clone()));
    let ground = Ground::new(view.setup.rules().clone()).expect("codes");
    let advisor = Advisor::new(&ground, Backend::best());
    let over = Limits { deadline: Some(std::time::Instant::now().into()), ..Limits::default() };
    let analysis = Analyst::new(&advisor).game(&view, over).expect("rounds");
    assert!(analysis.stopped);
    let rows: usize = analysis.rounds.iter().map(|round| round.rows.len()).sum();
    assert!(rows <= solver::analysis::MOST_ROWS, "{rows}");
    // What there is no time for is only listed.
    let row = &analysis.rounds[7].rows[2];
    assert_eq!(
        (row.row, row.guess, row.best, row.chosen),
        (3, Some(code(view.setup.rules(), "RGBY")), None, None)
    );
    assert_eq!(analysis.seats[BREAKER.index()].solved as usize, analysis.rounds.len());
}

#[test]
fn a_seat_is_not_judged_by_the_rows_there_was_time_for() {
    let mut game = table("original", &[], 2);
    seat(&mut game, MAKER, &format!("secret RGBY {SALT}"));
    // The first row is the best there is; the others are wasted.
    for row in ["RRYG", "RRYG", "RRYG", "RGBY"] {
        seat(&mut game, BREAKER, &format!("row {row}"));
    }
    let ground = Ground::new(game.setup().rules().clone()).expect("codes");
    let advisor = Advisor::new(&ground, Backend::best());
    let judged = |breaths: u32| {
        let (times, enough) = (std::cell::Cell::new(0), AtomicBool::new(false));
        let breathe = || {
            times.set(times.get() + 1);
            enough.store(times.get() > breaths, Ordering::Relaxed);
        };
        let breath = Some(solver::advice::Breath::new(&breathe));
        let limits = Limits { breath, cancel: Some(&enough), ..Limits::default() };
        let analysis = Analyst::new(&advisor).game(&view(&game), limits).expect("rounds");
        let priced = analysis.rounds[0].rows.iter().filter(|row| row.lost().is_some()).count();
        (priced, analysis.seats[BREAKER.index()].accuracy())
    };
    let breaths = std::iter::successors(Some(0), |breaths: &u32| Some(breaths + breaths / 3 + 1)).take(40);
    let cut: Vec<_> = breaths.chain([u32::MAX]).map(judged).collect();
    assert!(cut.iter().any(|(priced, _)| (1..4).contains(priced)), "{cut:?}");
    for (priced, accuracy) in &cut {
        assert_eq!(accuracy.is_some(), *priced == 4, "{cut:?}");
    }
    let whole = cut.last().and_then(|(_, accuracy)| *accuracy).expect("all the time there is");
    assert!(whole < 30, "{whole}");
}

#[test]
fn a_lent_thread_is_given_back_between_rows() {
    let mut game = table("original", &[], 2);
    seat(&mut game, MAKER, &format!("secret RGBY {SALT}"));
    for row in ["RRYY", "GGBB", "RGBY"] {
        seat(&mut game, BREAKER, &format!("row {row}"));
    }
    let times = std::cell::Cell::new(0);
    let breathe = || times.set(times.get() + 1);
    let limits = Limits { breath: Some(solver::advice::Breath::new(&breathe)), ..Limits::default() };
    let ground = Ground::new(game.setup().rules().clone()).expect("codes");
    let advisor = Advisor::new(&ground, Backend::best());
    let with = Analyst::new(&advisor).game(&view(&game), limits).expect("rounds");
    assert_eq!(with, Analyst::new(&advisor).game(&view(&game), Limits::default()).expect("rounds"));
    assert!(times.get() >= 6, "{}", times.get());
}

#[test]
fn a_first_row_of_the_original_costs_what_it_leaves_to_come() {
    let ground = Ground::new(solver::game::rules("original", &[]).expect("a game")).expect("codes");
    let advisor = Advisor::new(&ground, Backend::best());
    let rules = ground.rules();
    // Rows in total over all secrets, as a search through everything that can follow finds them.
    for (row, total) in [("RRRR", 6318), ("YYYG", 5791), ("KWWK", 5702), ("GRGB", 5625), ("WKBG", 5673)] {
        let round = placed(&advisor, code(rules, "RYWK"), &[code(rules, row)]);
        let lost = f64::from(total - 5625) / 1296.0;
        let priced = round.rows[0].lost().expect("a price");
        assert!(priced.exact && (priced.rows - lost).abs() < 1e-9, "{row}: {priced:?}, not {lost}");
        assert_eq!(round.perfect(), Some(in_rows(5625.0 / 1296.0)));
    }
}

#[test]
fn rows_used_beyond_perfect_play_are_rows_lost_less_luck() {
    let ground = Ground::new(solver::game::rules("original", &[]).expect("a game")).expect("codes");
    let advisor = Advisor::new(&ground, Backend::best());
    let rules = ground.rules();
    let mut chance = FixedChance(13);
    let every: Vec<_> = rules.secrets().iter().collect();
    let any = |codes: &[Code], chance: &mut FixedChance| codes[(chance.next() % codes.len() as u64) as usize];
    for game in 0..200 {
        let secret = any(&every, &mut chance);
        let (mut fitting, mut rows) = (every.clone(), Vec::new());
        while rows.last() != Some(&secret) {
            // Good rows and bad ones: any code at all now and then, the same one twice, mostly one that fits.
            let row = match chance.next() % 8 {
                0 => any(&every, &mut chance),
                1 => rows.last().copied().unwrap_or(secret),
                _ => any(&fitting, &mut chance),
            };
            fitting.retain(|code| rules.answer(*code, row) == rules.answer(secret, row));
            rows.push(row);
        }
        let round = placed(&advisor, secret, &rows);
        let (lost, luck, perfect) = (round.lost(), round.luck(), round.perfect().expect("a first row"));
        assert!(lost.exact && luck.exact && perfect.exact, "game {game}");
        let beyond = rows.len() as f64 - perfect.rows;
        assert!((beyond - (lost.rows - luck.rows)).abs() < 1e-9, "game {game}: {beyond} {lost:?} {luck:?}");
        assert!(round.rows.iter().all(|row| row.lost().is_some_and(|lost| lost.rows >= 0.0)));
    }
}

#[test]
fn what_is_too_far_to_search_through_is_estimated_and_says_so() {
    let ground = Ground::new(solver::game::rules("super", &[]).expect("a game")).expect("codes");
    let advisor = Advisor::new(&ground, Backend::best());
    let rules = ground.rules();
    let secret = code(rules, "RYGBW");
    let round = placed(&advisor, secret, &[code(rules, "RRRRR"), secret]);
    let [first, second] = round.rows.as_slice() else { panic!("two rows") };
    let lost = first.lost().expect("a price");
    assert!(!lost.exact && (0.3..1.2).contains(&lost.rows), "{lost:?}");
    assert!(!round.lost().exact);
    // Found out of thousands: what was to come has not.
    let luck = second.luck().expect("luck");
    assert!(!luck.exact && luck.rows > 3.0, "{luck:?}");
    assert!(second.to_come.expect("an answer").rows.mean() < f64::EPSILON);
}

#[test]
fn accuracy_is_the_same_scale_for_everybody() {
    assert_eq!((accuracy(0.0), accuracy(-0.1)), (100.0, 100.0));
    let falls: Vec<_> = (0..20).map(|step| accuracy(0.05 * f64::from(step))).collect();
    assert!(falls.windows(2).all(|pair| pair[0] > pair[1] && pair[1] > 0.0));
    // Measured: docs/ADVICE.md.
    assert!((62.0..80.0).contains(&accuracy(0.065)) && accuracy(0.66) < 5.0);
}
