//! A secret and rows that it answers, from which puzzles are chosen.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rules::{Answer, Code, Marker, Rules, Seat};

use super::ground::{CoachGround, TopicPlanes};
use super::group;
use super::planes::{self, WorldPlane, WorldSet};
use super::position::spreads;
use super::puzzle::{PuzzleAnswer, PuzzleRow};
use crate::group::asked::{AskedRow, ShownHints};
use crate::group::bag::{Bag, Id, MAX_BOARDS};
use crate::group::facts::{Fact, Facts};

/// Rows of a group's pool.
const ROWS: usize = 14;

/// How many rows a pool has, by the kinds of pins that answer: the fewer there are, the less a row tells.
const ROWS_BY_PINS: [usize; 4] = [0, 20, 14, 12];

/// A row with the worlds that fit it.
pub(super) struct PoolRow {
    pub(super) row: PuzzleRow,
    pub(super) fits: WorldPlane,
    pub(super) cases: u64,
}

/// A secret with rows.
pub(super) struct RowPool {
    pub(super) rows: Vec<PoolRow>,
    pub(super) topics: Vec<TopicPlanes>,
    pub(super) start: WorldSet,
    /// The worlds with the right secret.
    pub(super) right: WorldPlane,
    pub(super) held: Vec<Marker>,
    pub(super) solution: Code,
}

/// A number below this one; the same on machines of any width.
pub(super) fn below(chance: &mut ChaCha8Rng, count: usize) -> usize {
    chance.random_range(0..count as u64) as usize
}

impl RowPool {
    /// A code, and rows with its pins.
    pub(super) fn of_codes(ground: &CoachGround<'_>, stars: u8, chance: &mut ChaCha8Rng) -> Self {
        let rules = ground.rules();
        // Nobody thinks of rare words.
        let mut draw = || match rules.word_list() {
            Some(list) => list.common()[below(chance, list.common().len())],
            None => ground.code(below(chance, ground.worlds())),
        };
        let solution = draw();
        let cases = |row: Code| spreads(rules.holes(), rules.answer(solution, row));
        let mut codes: Vec<Code> = Vec::new();
        let kinds = rules.answer_rule().pins().len();
        // The plainest of a few rows makes a puzzle easier. Of words most share nothing, and those tell little.
        let picks = match stars {
            1..=4 if rules.word_list().is_some() => 2,
            1 => 3 * kinds,
            2 => 2 * kinds,
            3 | 4 => 2 * kinds - 2,
            _ => 1,
        };
        for _ in 0..ROWS_BY_PINS[kinds] {
            let picked: Vec<_> = (0..picks).map(|_| draw()).collect();
            let fresh = picked.into_iter().filter(|row| *row != solution && !codes.contains(row));
            codes.extend(fresh.min_by_key(|row| cases(*row)));
        }
        let row = |code: Code| {
            let answer: Answer = rules.answer(solution, code);
            PoolRow {
                row: PuzzleRow { code, answer: PuzzleAnswer::Pins(answer) },
                fits: ground.answering(code, answer),
                cases: cases(code),
            }
        };
        Self {
            rows: codes.into_iter().map(row).collect(),
            topics: ground.topics.clone(),
            start: WorldSet::all(ground.worlds()),
            right: planes::plane(ground.worlds(), |world| ground.code(world) == solution),
            held: Vec::new(),
            solution,
        }
    }

    /// A deal, and rows of all players with their hints.
    pub(super) fn of_deal(rules: &Rules, chance: &mut ChaCha8Rng) -> Self {
        let bag = Bag::of(rules).expect("a group");
        let mut holes: Vec<usize> = (0..bag.holes).collect();
        let mut markers = [0; MAX_BOARDS];
        for marker in &mut markers[..bag.boards] {
            let hole = holes.remove(below(chance, holes.len()));
            *marker = (hole * bag.colours + below(chance, bag.colours)) as Id;
        }
        let seat = Seat::new(0);
        let held: Vec<Id> = bag.boards_of(seat).map(|board| markers[board]).collect();
        let shown: Vec<_> = (0..bag.players).map(|by| ShownHints::new(&bag, Seat::new(by))).collect();
        let rows = (0..ROWS).map(|place| {
            let number = below(chance, rules.secrets().count() as usize) as u64;
            let code = rules.secrets().code(number).expect("a number below the count");
            let (by, asked) = (Seat::new(place % bag.players), AskedRow::new(&bag, code));
            let class = Some(asked.class(&shown[by.index()], &markers));
            Fact { by, row: code, asked, class, place }
        });
        let rows: Vec<_> = rows.collect();
        let solution = bag.key(&markers[..bag.boards]);
        let facts = Facts { bag, shown, rows, calls: Vec::new() };
        let bag = &facts.bag;
        let deals = facts.deals_after(&[], &[], Some((seat, &held)));
        let row = |fact: &Fact| {
            let clue = group::row(&facts, &deals, fact);
            let class = fact.class.unwrap_or(0);
            let hints = facts.shown(fact.by).hints(bag, fact.by, class);
            let answer = PuzzleAnswer::Hints(fact.by, hints);
            PoolRow { row: PuzzleRow { code: fact.row, answer }, fits: clue.fits, cases: clue.cases }
        };
        Self {
            rows: facts.rows.iter().map(row).collect(),
            topics: group::topics(bag, &deals),
            start: WorldSet::all(deals.len()),
            right: planes::plane(deals.len(), |deal| deals[deal].key == solution),
            held: held.iter().map(|id| bag.marker(*id)).collect(),
            solution: solution.code(bag.holes),
        }
    }
}
