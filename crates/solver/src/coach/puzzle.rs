//! Puzzles: positions with exactly one secret, every row of them needed.
//!
//! A secret is drawn, and a pool of rows that it answers. The pool is shuffled again and again; rows are taken until
//! one secret is left, those that aren't needed are left out, and what facts alone make of the rest is its grade. The
//! first position of the grade asked for is the puzzle. Everything is drawn by the seed.

use rand_chacha::ChaCha8Rng;
use rules::event::Hints;
use rules::view::{GroupBoard, GroupRowView};
use rules::{Answer, Code, Marker, Rules, Seat};

use super::grade::SolvedByFacts;
use super::ground::CoachGround;
use super::planes::WorldSet;
use super::pool::{PoolRow, RowPool, below};
use super::position::{CoachClue, CoachPosition};
use super::seed::PuzzleSeed;
use crate::advice::{Clues, Limits};
use crate::game::{self, GameFault};
use crate::universe::Universe;

/// Secrets that are tried before a grade is given up.
const SECRETS: u32 = 80;

/// How often the rows of a secret are shuffled.
const SHUFFLES: u32 = 40;

/// The fewest rows of a puzzle.
const FEWEST_ROWS: usize = 2;

/// What a row of a puzzle was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleAnswer {
    /// Pins.
    Pins(Answer),
    /// The hints of the others to the row of this player.
    Hints(Seat, Hints),
}

/// A row of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRow {
    /// What stands in it.
    pub code: Code,
    /// Its answer.
    pub answer: PuzzleAnswer,
}

/// A position with exactly one secret.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The rules.
    pub rules: Rules,
    /// The seed, with the grade.
    pub seed: PuzzleSeed,
    /// The rows, each of them needed.
    pub rows: Vec<PuzzleRow>,
    /// In a group the markers of the first player, who is to find the secret.
    pub held: Vec<Marker>,
    /// The secret.
    pub solution: Code,
    /// How facts alone lead to it.
    pub solved: SolvedByFacts,
}

/// Why there is no puzzle.
#[derive(Clone, Debug, thiserror::Error)]
pub enum PuzzleFault {
    /// There are too many codes to list.
    #[error(transparent)]
    Game(#[from] GameFault),
    /// No puzzle of this grade was found.
    #[error("this game has no puzzle with {stars} stars; ask for another number")]
    NoneOfGrade {
        /// The grade asked for.
        stars: u8,
    },
}

impl Puzzle {
    /// The puzzle of a seed.
    pub fn new(rules: &Rules, seed: &PuzzleSeed) -> Result<Self, PuzzleFault> {
        Self::within(rules, seed, Limits::default()).map(unlimited)
    }

    /// The puzzle of a seed; none if limits end the search for it.
    pub fn within(rules: &Rules, seed: &PuzzleSeed, limits: Limits<'_>) -> Result<Option<Self>, PuzzleFault> {
        match game::check_listable(rules) {
            Err(GameFault::Dealt) => {
                Self::drawn(rules, seed, limits, |chance| RowPool::of_deal(rules, chance))
            }
            Err(fault) => Err(fault.into()),
            Ok(()) => {
                let universe = Universe::new(rules.clone())?;
                Self::on_within(&CoachGround::new(&universe), seed, limits)
            }
        }
    }

    /// The puzzle of a seed in a game whose codes are listed already.
    pub fn on(ground: &CoachGround<'_>, seed: &PuzzleSeed) -> Result<Self, PuzzleFault> {
        Self::on_within(ground, seed, Limits::default()).map(unlimited)
    }

    /// [`Self::on`]; none if limits end the search.
    pub fn on_within(
        ground: &CoachGround<'_>,
        seed: &PuzzleSeed,
        limits: Limits<'_>,
    ) -> Result<Option<Self>, PuzzleFault> {
        Self::drawn(ground.rules(), seed, limits, |chance| RowPool::of_codes(ground, seed.stars(), chance))
    }

    /// The rows with their pins; nothing in a group.
    pub fn clues(&self) -> Clues {
        let pins = |row: &PuzzleRow| match row.answer {
            PuzzleAnswer::Pins(pins) => Some((row.code, pins)),
            PuzzleAnswer::Hints(..) => None,
        };
        let rows: Vec<_> = self.rows.iter().filter_map(pins).collect();
        Clues::new(&self.rules, &rows).unwrap_or_default()
    }

    /// What the solver has to go by.
    pub fn position(&self) -> CoachPosition {
        Universe::new(self.rules.clone()).map_or_else(
            |_| self.group_position(),
            |universe| CoachPosition::new(&CoachGround::new(&universe), &self.clues()),
        )
    }

    /// What the holder of a group has to go by.
    fn group_position(&self) -> CoachPosition {
        let held = Some((Seat::new(0), self.held.as_slice()));
        CoachPosition::in_group(&self.rules, &self.group_board(), held).expect("what isn't listed is dealt")
    }

    /// What lies on the table of a group: the rows, each on its player's board.
    pub fn group_board(&self) -> GroupBoard {
        let mut rows: Vec<GroupRowView> = Vec::new();
        for row in &self.rows {
            let PuzzleAnswer::Hints(by, hints) = &row.answer else { continue };
            let before = rows.iter().filter(|other| other.by == *by).count() as u8;
            let (board, place) = (before / self.rules.rows() + 1, before % self.rules.rows() + 1);
            let (code, hints) = (Some(row.code), Some(hints.clone()));
            rows.push(GroupRowView { by: *by, board, row: place, code, hints });
        }
        GroupBoard { rows, ..GroupBoard::default() }
    }

    fn drawn(
        rules: &Rules,
        seed: &PuzzleSeed,
        limits: Limits<'_>,
        mut pool: impl FnMut(&mut ChaCha8Rng) -> RowPool,
    ) -> Result<Option<Self>, PuzzleFault> {
        // The last row is the solver's.
        let most = usize::from(rules.rows()) * usize::from(rules.boards().total().max(1)) - 1;
        for number in 0..SECRETS {
            let mut chance = seed.chance(rules, number);
            let mut pool = pool(&mut chance);
            if !pool.is_enough() {
                continue;
            }
            for _ in 0..SHUFFLES {
                if limits.are_over() {
                    return Ok(None);
                }
                let chosen = pool.choose(&mut chance);
                if !(FEWEST_ROWS..=most).contains(&chosen.len()) || !pool.has_room(rules, &chosen) {
                    continue;
                }
                let position = pool.position(&chosen);
                let solved = position.solved(seed.stars(), limits);
                let solved = solved.filter(|solved| position.stars(solved) == seed.stars());
                if let Some(solved) = solved {
                    let rows = chosen.iter().map(|row| pool.rows[*row].row.clone()).collect();
                    let RowPool { held, solution, .. } = pool;
                    let (rules, seed) = (rules.clone(), seed.clone());
                    return Ok(Some(Self { rules, seed, rows, held, solution, solved }));
                }
            }
        }
        // The last look may have been cut short.
        if limits.are_over() { Ok(None) } else { Err(PuzzleFault::NoneOfGrade { stars: seed.stars() }) }
    }
}

/// A puzzle that was searched for without limits.
fn unlimited(puzzle: Option<Puzzle>) -> Puzzle {
    puzzle.expect("without limits the search ends by itself")
}

impl RowPool {
    /// Whether all rows together leave one secret.
    fn is_enough(&self) -> bool {
        self.is_only(&self.rows.iter().fold(self.start.clone(), |left, row| left.and(&row.fits)))
    }

    /// Whether worlds that are left all have the same secret.
    fn is_only(&self, left: &WorldSet) -> bool {
        left.without(&self.right).is_empty()
    }

    /// Whether every player of a group has boards for these rows.
    fn has_room(&self, rules: &Rules, chosen: &[usize]) -> bool {
        let most = usize::from(rules.rows()) * usize::from(rules.boards().each);
        let by = |row: &usize| match &self.rows[*row].row.answer {
            PuzzleAnswer::Hints(by, _) => Some(*by),
            PuzzleAnswer::Pins(_) => None,
        };
        let players: Vec<_> = chosen.iter().filter_map(by).collect();
        players.iter().all(|player| players.iter().filter(|other| *other == player).count() <= most)
    }

    /// Rows that leave one secret, none of them needless, in the order of the pool.
    fn choose(&mut self, chance: &mut ChaCha8Rng) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        for place in 0..order.len() {
            let other = place + below(chance, order.len() - place);
            order.swap(place, other);
        }
        let (mut chosen, mut left) = (Vec::new(), self.start.clone());
        for row in order {
            if self.is_only(&left) {
                break;
            }
            left = left.and(&self.rows[row].fits);
            chosen.push(row);
        }
        let mut place = 0;
        while place < chosen.len() {
            let others = chosen.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, row)| row);
            let rest = others.fold(self.start.clone(), |left, row| left.and(&self.rows[*row].fits));
            if self.is_only(&rest) {
                chosen.remove(place);
            } else {
                place += 1;
            }
        }
        chosen.sort_unstable();
        chosen
    }

    /// The position with these rows.
    fn position(&self, chosen: &[usize]) -> CoachPosition {
        let clue = |(place, row): (usize, &usize)| {
            let PoolRow { fits, cases, .. } = &self.rows[*row];
            CoachClue::row(place + 1, fits.clone(), *cases)
        };
        let clues = chosen.iter().enumerate().map(clue).collect();
        CoachPosition { topics: self.topics.clone(), start: self.start.clone(), clues }
    }
}
