//! The board of a puzzle: that of a match, with the rows placed and answered.

use rules::matches::{RoundEnd, Row};
use rules::score::Outcome;
use rules::setup::Proposal;
use rules::view::{Board, BreakerBoard, HolderBoard, Offer, PastRound, RoundBoard, View};
use rules::{Actor, Answer, Due, Match, MatchId, Mode, Seat, Task, Viewer};
use solver::coach::{Puzzle, PuzzleAnswer};

/// The seat of the solver.
pub(super) const SOLVER: Seat = Seat::new(0);

/// A puzzle as the match that it is from looks to its solver.
pub(super) fn seen(puzzle: &Puzzle) -> View {
    let rules = &puzzle.rules;
    let options = rules.options().unusual(rules.edition());
    let options: Vec<_> = options.iter().map(String::as_str).collect();
    let seats = usize::from(rules.seat_range(Mode::Table).0);
    let maker = Seat::new(seats - 1);
    let proposal = Proposal { first: Some(maker), ..Proposal::of_people(rules.edition(), &options, seats) };
    let setup = proposal.settled().expect("rules that stand can be played by people");
    let id = MatchId::new("puzzle").expect("small letters");
    let mut view = Match::new(id, setup).view(Viewer::Seat(SOLVER));
    view.steps = puzzle.rows.len();
    let task = if rules.edition().format.holds_parts() {
        view.board = Board::Holder(HolderBoard { board: puzzle.group_board(), markers: puzzle.held.clone() });
        let empty = rules.holes() - rules.boards().total();
        view.offers = vec![Offer::Solution { empty }, Offer::ResignRound];
        Task::Solution
    } else {
        let row = |row: &solver::coach::PuzzleRow| match row.answer {
            PuzzleAnswer::Pins(pins) => Row { by: SOLVER, code: Some(row.code), answer: Some(pins) },
            PuzzleAnswer::Hints(..) => Row { by: SOLVER, code: Some(row.code), answer: None },
        };
        let rows: Vec<_> = puzzle.rows.iter().map(row).collect();
        let of = rows.len() as u8 + 1;
        view.offers = vec![Offer::Row { row: of, of }, Offer::ResignRound];
        let (number, fixed, commitment, drawn, proven) = (1, true, None, false, 0);
        let board = RoundBoard { number, maker, fixed, commitment, drawn, rows, of, proven };
        view.board = Board::Breaker(BreakerBoard { board, nothing_fits: false, stock: None });
        Task::Row
    };
    view.due = Some(Due { who: Actor::Seat(SOLVER), what: task });
    view
}

/// Uncovers the solution.
pub(super) fn uncover(view: &mut View, puzzle: &Puzzle, outcome: Outcome) {
    let Puzzle { solution, rules, .. } = puzzle;
    if let Board::Breaker(breaker) = &view.board {
        let mut rows = breaker.board.rows.clone();
        let is_solved = outcome == Outcome::Played;
        let last = Row { by: SOLVER, code: Some(*solution), answer: Some(Answer::solved(rules.holes())) };
        rows.extend(is_solved.then_some(last));
        let row = rows.len() as u8;
        view.past = vec![PastRound {
            number: breaker.board.number,
            maker: breaker.board.maker,
            rows,
            end: if is_solved { RoundEnd::Solved { row } } else { RoundEnd::Unsolved },
            secret: Some(*solution),
            withheld: None,
            commitment: None,
            salt: None,
            errors: Vec::new(),
            bookings: Vec::new(),
        }];
        view.board = Board::Cleared;
    }
    view.steps += 1;
    view.due = None;
    view.offers.clear();
    view.outcome = Some(outcome);
}
