//! What everybody at the table has seen, and the deals that it leaves possible.

use rules::view::GroupBoard;
use rules::{Code, Seat};

use super::asked::{AskedRow, ShownHints, hint_of_board};
use super::bag::{Bag, BagKey, Id, MAX_BOARDS};

/// A deal that fits, with its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dealt {
    /// The marker of every board.
    pub(crate) markers: [Id; MAX_BOARDS],
    /// The secret that they make.
    pub(crate) key: BagKey,
    pub(crate) weight: u64,
}

/// A row with its hints.
#[derive(Clone, Debug)]
pub(crate) struct Fact {
    pub(crate) by: Seat,
    pub(crate) row: Code,
    pub(crate) asked: AskedRow,
    /// What was shown; none if the hints are none that this row can get.
    pub(crate) class: Option<u8>,
    /// Which of all rows it is, from 0, forfeited ones counted.
    pub(crate) place: usize,
}

/// A call with what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Called {
    pub(crate) by: Seat,
    pub(crate) key: BagKey,
    pub(crate) right: bool,
    /// Which of all calls it is, from 0, those without an answer counted.
    pub(crate) place: usize,
}

/// The public course of a game.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    pub(crate) bag: Bag,
    /// For every seat, what is shown of the answers to its rows.
    pub(crate) shown: Vec<ShownHints>,
    pub(crate) rows: Vec<Fact>,
    pub(crate) calls: Vec<Called>,
}

impl Facts {
    pub(crate) fn new(bag: Bag, board: &GroupBoard) -> Self {
        let shown: Vec<_> = (0..bag.players).map(|seat| ShownHints::new(&bag, Seat::new(seat))).collect();
        let mut rows = Vec::new();
        for (place, row) in board.rows.iter().enumerate() {
            if let (Some(code), Some(hints)) = (row.code, &row.hints) {
                let class = shown[row.by.index()].class_of(&bag, row.by, hints);
                rows.push(Fact { by: row.by, row: code, asked: AskedRow::new(&bag, code), class, place });
            }
        }
        let call = |(place, call): (usize, &rules::view::CallView)| {
            Some(Called { by: call.by, key: BagKey::new(call.code?.symbols()), right: call.right?, place })
        };
        let calls = board.calls.iter().enumerate().filter_map(call).collect();
        Self { bag, shown, rows, calls }
    }

    /// What is shown of the answers to a seat's rows.
    pub(crate) fn shown(&self, by: Seat) -> &ShownHints {
        &self.shown[by.index()]
    }

    /// For every board the markers that its own hints leave, a bit each; `held` are markers that are known.
    fn masks(&self, rows: &[Fact], held: Option<(Seat, &[Id])>) -> [u32; MAX_BOARDS] {
        let mut masks = [self.bag.all(); MAX_BOARDS];
        for fact in rows {
            let shown = self.shown(fact.by);
            for board in &shown.boards {
                let hint = fact.class.and_then(|class| hint_of_board(&self.bag, shown, class, *board));
                masks[*board] &= hint.map_or(u32::MAX, |hint| fact.asked.markers(&self.bag, hint));
            }
        }
        if let Some((seat, ids)) = held {
            for (board, id) in self.bag.boards_of(seat).zip(ids) {
                masks[board] &= 1 << id;
            }
        }
        masks
    }

    /// No more deals than this can fit: a bound that costs next to nothing.
    pub(crate) fn at_most(&self) -> u64 {
        let masks = self.masks(&self.rows, None);
        masks[..self.bag.boards].iter().map(|mask| u64::from(mask.count_ones())).product()
    }

    /// The deals that fit everything, markers in order, with their exact weights.
    pub(crate) fn deals(&self, held: Option<(Seat, &[Id])>) -> Vec<Dealt> {
        self.deals_after(&self.rows, &self.calls, held)
    }

    /// The deals that fit some of the rows and calls only.
    pub(crate) fn deals_after(
        &self,
        rows: &[Fact],
        calls: &[Called],
        held: Option<(Seat, &[Id])>,
    ) -> Vec<Dealt> {
        if rows.iter().any(|fact| fact.class.is_none()) {
            return Vec::new();
        }
        let masks = self.masks(rows, held);
        let mut search =
            DealSearch { facts: self, rows, calls, masks, markers: [0; MAX_BOARDS], found: Vec::new() };
        search.from(0, 0);
        search.found
    }

    /// Whether the answers of a deal are those shown.
    pub(crate) fn fits(&self, rows: &[Fact], markers: &[Id; MAX_BOARDS]) -> bool {
        rows.iter().all(|fact| Some(fact.asked.class(self.shown(fact.by), markers)) == fact.class)
    }
}

struct DealSearch<'a> {
    facts: &'a Facts,
    rows: &'a [Fact],
    calls: &'a [Called],
    masks: [u32; MAX_BOARDS],
    markers: [Id; MAX_BOARDS],
    found: Vec<Dealt>,
}

impl DealSearch<'_> {
    /// Gives markers to the boards from this one on; `used` are the markers of holes that are taken.
    fn from(&mut self, board: usize, used: u32) {
        let bag = &self.facts.bag;
        if board == bag.boards {
            self.leaf();
            return;
        }
        let mut open = self.masks[board] & !used;
        while open != 0 {
            let id = open.trailing_zeros() as Id;
            open &= open - 1;
            self.markers[board] = id;
            let hole = ((1 << bag.colours) - 1) << (bag.hole(id) * bag.colours);
            self.from(board + 1, used | hole);
        }
    }

    fn leaf(&mut self) {
        let (facts, bag) = (self.facts, &self.facts.bag);
        if !facts.fits(self.rows, &self.markers) {
            return;
        }
        let key = bag.key(&self.markers[..bag.boards]);
        if self.calls.iter().all(|call| (call.key == key) == call.right) {
            let weight = bag.weight(&self.markers[..bag.boards]);
            self.found.push(Dealt { markers: self.markers, key, weight });
        }
    }
}
