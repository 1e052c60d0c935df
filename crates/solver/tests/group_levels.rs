//! The levels of a group: the higher one wins more, and the weaker ones err as people do.

use rules::view::{Board, GroupBoard};
use rules::{Code, Edition, Marker, Match, Options, Outcome, Rules, Seat, Viewer};
use solver::computer::{Computer, Host, Knowledge, Level, Maker, Mind, Seed};

use Level::{Beginner, Casual, Expert, Perfect, Practised, Random};

/// Some games of these levels, each with the number of seats that everybody has moved on: one from game to game.
fn games(id: &str, options: &[&str], levels: &[Level], games: u64) -> Vec<(Match, usize)> {
    let edition = Edition::find(id).expect(id);
    let options = Options::read(edition, options.iter().copied()).expect("options");
    let rules = Rules::new(edition, options).expect("rules");
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let game = |number: u64| {
        let moved = number as usize % levels.len();
        let mut players: Vec<_> =
            levels.iter().map(|level| Computer { level: *level, maker: Maker::Fair }).collect();
        players.rotate_right(moved);
        let game = Host::new(&mind, players).play(Seed::of_number(5).game(number)).expect("a table");
        (game, moved)
    };
    (0..games).map(game).collect()
}

/// The winners of some games, by their place in the list of levels.
fn winners(id: &str, options: &[&str], levels: &[Level], number: u64) -> Vec<Option<usize>> {
    let winner = |(game, moved): (Match, usize)| match game.outcome().expect("an end") {
        Outcome::Won { seats, .. } => Some((seats[0].index() + levels.len() - moved) % levels.len()),
        _ => None,
    };
    games(id, options, levels, number).into_iter().map(winner).collect()
}

/// How many of some games each place of the list has won.
fn won(id: &str, levels: &[Level], games: u64) -> Vec<usize> {
    let winners = winners(id, &[], levels, games);
    (0..levels.len()).map(|place| winners.iter().filter(|winner| **winner == Some(place)).count()).collect()
}

fn board(game: &Match) -> GroupBoard {
    match game.view(Viewer::Spectator).board {
        Board::GroupWatcher(board) => board,
        other => panic!("a group is watched, not {other:?}"),
    }
}

#[test]
fn the_best_level_wins_most_games_against_any_fitting_secret() {
    let winners = winners("group", &[], &[Perfect, Random, Random, Random], 48);
    let decided = winners.iter().flatten().count();
    let won = winners.iter().flatten().filter(|place| **place == 0).count();
    // A quarter would be its share by chance; it is about four fifths over thousands of games.
    assert!(won * 100 >= decided * 55, "{winners:?}");
    assert!(decided > 40, "{winners:?}");
}

#[test]
fn of_one_player_of_each_level_the_higher_one_wins_more() {
    let of_four = won("group", &[Beginner, Casual, Practised, Expert], 72);
    assert!(of_four.is_sorted_by(|lower, higher| lower < higher), "{of_four:?}");
    assert!(of_four[0] * 100 <= of_four.iter().sum::<usize>() * 10, "{of_four:?}");
    for levels in [[Beginner, Casual, Practised], [Practised, Expert, Perfect]] {
        let of_three = won("group-small", &levels, 72);
        assert!(of_three.is_sorted_by(|lower, higher| lower < higher), "{levels:?}: {of_three:?}");
    }
}

#[test]
fn two_players_of_a_level_beat_two_of_the_next_lower_one() {
    for pair in [[Beginner, Casual], [Casual, Practised], [Practised, Expert]] {
        let won = won("group", &[pair[0], pair[1], pair[0], pair[1]], 48);
        let (lower, higher) = (won[0] + won[2], won[1] + won[3]);
        assert!(higher * 3 > lower * 4, "{pair:?}: {lower} and {higher}");
    }
}

#[test]
fn every_kind_of_group_is_played_to_its_end() {
    for hints in ["hints=board", "hints=player", "hints=totals"] {
        winners("group", &[hints], &[Perfect, Expert, Random, Perfect], 1);
        winners("group", &[hints], &[Practised, Casual, Beginner, Beginner], 4);
        winners("group-small", &[hints], &[Perfect, Expert, Random], 2);
        winners("group-small", &[hints], &[Practised, Casual, Beginner], 4);
        for boards in ["boards=2", "boards=2x2"] {
            let winners = |levels: &[Level], games| winners("group-small", &[boards, hints], levels, games);
            let strong = winners(&[Perfect, Random], 4);
            assert!(strong.iter().any(Option::is_some), "{boards} {hints}: {strong:?}");
            let weak = winners(&[Casual, Beginner], 8);
            assert!(weak.iter().any(Option::is_some), "{boards} {hints}: {weak:?}");
        }
    }
}

#[test]
fn a_beginner_errs_but_never_about_its_own_marker() {
    let (mut right, mut wrong) = (0, 0);
    for (game, _) in games("group", &[], &[Beginner; 4], 60) {
        let board = board(&game);
        let markers = board.uncovered.clone().expect("the end uncovers all markers");
        let holds_own = |by: Seat, code: Code| {
            let (Marker { number, colour }, _) = markers[by.index()];
            code.symbols()[usize::from(number) - 1] == colour
        };
        for row in &board.rows {
            assert!(holds_own(row.by, row.code.expect("a row")));
        }
        for call in &board.calls {
            assert!(holds_own(call.by, call.code.expect("an answer")));
        }
        // In the final calls everybody may as well guess.
        let calls = board.calls.iter().filter(|_| !board.finals);
        calls.for_each(|call| *if call.right == Some(true) { &mut right } else { &mut wrong } += 1);
    }
    assert!(wrong > 0 && wrong * 2 < right, "{right} right, {wrong} wrong");
}

#[test]
fn a_practised_player_calls_only_what_is_certain() {
    for (game, _) in games("group", &[], &[Practised; 4], 30) {
        let board = board(&game);
        assert!(board.finals || board.calls.iter().all(|call| call.right == Some(true)));
    }
}

#[test]
fn the_weaker_a_table_the_longer_its_games() {
    let rows =
        |level| games("group", &[], &[level; 4], 24).iter().map(|(game, _)| board(game).rows.len()).sum();
    let rows: Vec<usize> = [Beginner, Casual, Practised, Expert].into_iter().map(rows).collect();
    assert!(rows.is_sorted_by(|lower, higher| lower > higher), "{rows:?}");
}
