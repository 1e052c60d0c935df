//! A row as it was asked: what every marker answers to it, and what the table shows of the answers.

use rules::event::Hints;
use rules::rules::HintsShown;
use rules::{Code, Hint, Seat};

use super::bag::{Bag, Id, MARKERS, MAX_BOARDS};

/// A hint by number.
const BLACK: u8 = 0;
const WHITE: u8 = 1;
pub(crate) const NOTHING: u8 = 2;

/// The classes that answers fall into at the most: three hints for each board.
pub(crate) const CLASSES: usize = 27;

/// How the table shows hints: which answers of the boards can't be told apart.
///
/// A *combination* is the hint of every answering board, a digit each, the first board's counting most. A
/// *class* is what is shown of it.
#[derive(Clone, Debug)]
pub(crate) struct ShownHints {
    /// The boards that answer.
    pub(crate) boards: Vec<usize>,
    /// The class of every combination: the least combination of those that look alike.
    pub(crate) class: Vec<u8>,
}

impl ShownHints {
    /// What is shown of the answers to this player's rows.
    pub(crate) fn new(bag: &Bag, by: Seat) -> Self {
        let boards = bag.answering(by);
        let combinations = 0..3usize.pow(boards.len() as u32);
        let class = combinations.map(|it| combination(&alike(bag, digits(it, boards.len()))) as u8).collect();
        Self { boards, class }
    }

    /// The class of hints as a view shows them; none if they are no hints to this row.
    pub(crate) fn class_of(&self, bag: &Bag, by: Seat, hints: &Hints) -> Option<u8> {
        let looks = match hints {
            Hints::Totals { black, white } if bag.shown == HintsShown::Totals => {
                let nothing = (self.boards.len() as u8).checked_sub(black.checked_add(*white)?)?;
                let count = |hint, times: u8| std::iter::repeat_n(hint, times.into());
                count(BLACK, *black).chain(count(WHITE, *white)).chain(count(NOTHING, nothing)).collect()
            }
            Hints::ByPlayer(players) if bag.shown != HintsShown::Totals => {
                let seats = (1..bag.players).map(|places| by.left(places, bag.players));
                if !players.iter().map(|(seat, _)| *seat).eq(seats) {
                    return None;
                }
                if players.iter().any(|(_, hints)| hints.len() != bag.each) {
                    return None;
                }
                let hints = players.iter().flat_map(|(_, hints)| hints).map(|hint| number(*hint));
                alike(bag, hints.collect())
            }
            Hints::Totals { .. } | Hints::ByPlayer(_) => return None,
        };
        self.class.get(combination(&looks)).copied()
    }

    /// The hints of a class, as a view shows them.
    pub(crate) fn hints(&self, bag: &Bag, by: Seat, class: u8) -> Hints {
        let digits = digits(class.into(), self.boards.len());
        let count = |hint: u8| digits.iter().filter(|digit| **digit == hint).count() as u8;
        if bag.shown == HintsShown::Totals {
            return Hints::Totals { black: count(BLACK), white: count(WHITE) };
        }
        let hint = |digit: &u8| [Hint::Black, Hint::White, Hint::Nothing][usize::from(*digit)];
        let seats = (1..bag.players).map(|places| by.left(places, bag.players));
        let hints = digits.chunks(bag.each).map(|digits| digits.iter().map(hint).collect());
        Hints::ByPlayer(seats.zip(hints).collect())
    }
}

const fn number(hint: Hint) -> u8 {
    match hint {
        Hint::Black => BLACK,
        Hint::White => WHITE,
        Hint::Nothing => NOTHING,
    }
}

/// The hints of a combination.
pub(crate) fn digits(combination: usize, boards: usize) -> Vec<u8> {
    (0..boards).map(|place| (combination / 3usize.pow((boards - 1 - place) as u32) % 3) as u8).collect()
}

/// The combination of some hints.
fn combination(hints: &[u8]) -> usize {
    hints.iter().fold(0, |combination, hint| 3 * combination + usize::from(*hint))
}

/// Hints put into an order that tells no more than the table does.
fn alike(bag: &Bag, mut hints: Vec<u8>) -> Vec<u8> {
    match bag.shown {
        HintsShown::Board => {}
        HintsShown::Player => hints.chunks_mut(bag.each).for_each(<[u8]>::sort_unstable),
        HintsShown::Totals => hints.sort_unstable(),
    }
    hints
}

/// What every marker answers to a row.
#[derive(Clone, Debug)]
pub(crate) struct AskedRow {
    hint: [u8; MARKERS],
}

impl AskedRow {
    pub(crate) fn new(bag: &Bag, row: Code) -> Self {
        let row = row.symbols();
        let mut in_row = 0u32;
        for symbol in row {
            in_row |= 1 << symbol;
        }
        let mut hint = [NOTHING; MARKERS];
        for id in 0..bag.holes * bag.colours {
            let (hole, colour) = (bag.hole(id as Id), bag.colour(id as Id));
            if usize::from(row[hole]) == colour {
                hint[id] = BLACK;
            } else if in_row & 1 << colour != 0 {
                hint[id] = WHITE;
            }
        }
        Self { hint }
    }

    /// The hint of a marker by number.
    pub(crate) fn hint(&self, id: Id) -> u8 {
        self.hint[usize::from(id) % MARKERS]
    }

    /// The class of what the boards of a deal answer.
    pub(crate) fn class(&self, shown: &ShownHints, markers: &[Id; MAX_BOARDS]) -> u8 {
        let answer = |combination, board: &usize| 3 * combination + usize::from(self.hint(markers[*board]));
        shown.class[shown.boards.iter().fold(0, answer)]
    }

    /// The markers that answer with this hint, a bit each.
    pub(crate) fn markers(&self, bag: &Bag, hint: u8) -> u32 {
        let answers = |id: &usize| self.hint[*id] == hint;
        (0..bag.holes * bag.colours).filter(answers).map(|id| 1 << id).sum()
    }
}

/// What one board certainly answered in a class; none where the table doesn't tell boards apart.
pub(crate) fn hint_of_board(bag: &Bag, shown: &ShownHints, class: u8, board: usize) -> Option<u8> {
    let place =
        shown.boards.iter().position(|answering| *answering == board).filter(|_| bag.tells_boards_apart())?;
    Some(digits(class.into(), shown.boards.len())[place])
}
