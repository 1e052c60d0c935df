//! Rows against weighted deals: histograms and splits by hints.

use rules::event::Hints;
use rules::view::View;
use rules::{Code, Marker, Rules, Seat, Viewer};

use super::asked::{AskedRow, ShownHints};
use super::bag::{Bag, BagKey, MAX_BOARDS};
use super::facts::Dealt;
use super::position::GroupPosition;
use crate::kernel::Backend;
use crate::kernel::marker::{MarkerRows, Markers, SLOTS, Size, Weighted};

/// What computes with the deals of a group.
#[derive(Clone, Debug)]
pub struct MarkerKernel {
    bag: Bag,
    backend: Backend,
    /// Every row that may be placed, in order.
    rows: Vec<Code>,
    ready: MarkerRows,
}

impl MarkerKernel {
    /// A kernel for these rules; none if they are not a group's. A backend that the processor hasn't is a mistake of
    /// the caller's.
    pub fn new(rules: &Rules, backend: Backend) -> Option<Self> {
        assert!(backend.is_available(), "this processor has no {}", backend.name());
        let bag = Bag::of(rules)?;
        let rows: Vec<_> = rules.guesses().iter().collect();
        let ready = MarkerRows::new(size(&bag), &rows);
        Some(Self { bag, backend, rows, ready })
    }

    /// What it computes with.
    pub const fn backend(&self) -> Backend {
        self.backend
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> u64 {
        size_of_val(self.rows.as_slice()) as u64 + self.ready.bytes()
    }

    /// Every row that may be placed, in order.
    pub fn rows(&self) -> &[Code] {
        &self.rows
    }

    /// How many classes of hints a row has, those that can't be told apart or can't occur included.
    pub const fn classes(&self) -> usize {
        3usize.pow((self.bag.boards - self.bag.each) as u32)
    }

    /// What each class of hints to this player's rows weighs, row after row. The number of a class is that of
    /// [`Self::class`].
    pub fn histograms(&self, position: &GroupPosition, by: Seat, rows: &[Code], counted: &mut Vec<u64>) {
        self.count(position.dealt(), by, &MarkerRows::new(size(&self.bag), rows), counted);
    }

    /// The class of some hints to a row of this player; none if their rows can't get them.
    pub fn class(&self, by: Seat, hints: &Hints) -> Option<usize> {
        ShownHints::new(&self.bag, by).class_of(&self.bag, by, hints).map(usize::from)
    }

    /// What the table shows of the answers to a row of this player, if the boards hold these markers; none if the bag
    /// has no such markers.
    pub fn answer(&self, markers: &[Marker], by: Seat, row: Code) -> Option<Hints> {
        let mut ids = [0; MAX_BOARDS];
        if markers.len() != self.bag.boards {
            return None;
        }
        for (id, marker) in ids.iter_mut().zip(markers) {
            *id = self.bag.id(*marker)?;
        }
        let shown = ShownHints::new(&self.bag, by);
        Some(shown.hints(&self.bag, by, AskedRow::new(&self.bag, row).class(&shown, &ids)))
    }

    /// The weight of the deals that answer a row with each of the hints it can get, by class.
    pub fn split(&self, position: &GroupPosition, by: Seat, row: Code) -> Vec<(Hints, u64)> {
        let shown = ShownHints::new(&self.bag, by);
        let asked = AskedRow::new(&self.bag, row);
        let mut weights = vec![0; self.classes()];
        for deal in position.dealt() {
            weights[usize::from(asked.class(&shown, &deal.markers))] += deal.weight;
        }
        let hints = |(class, weight)| (shown.hints(&self.bag, by, class), weight);
        (0..).zip(weights).filter(|(_, weight)| *weight > 0).map(hints).collect()
    }

    /// The weight of all deals in which the likeliest secret will be the right one when the hints to a row of this
    /// player are known.
    pub fn likeliest_after(&self, position: &GroupPosition, by: Seat, row: Code) -> u64 {
        let shown = ShownHints::new(&self.bag, by);
        let asked = AskedRow::new(&self.bag, row);
        let seen = |deal: &Dealt| (asked.class(&shown, &deal.markers), deal.key, deal.weight);
        let mut deals: Vec<_> = position.dealt().iter().map(seen).collect();
        deals.sort_unstable();
        let classes = deals.chunk_by(|one, other| one.0 == other.0);
        let heaviest = |class: &[(u8, BagKey, u64)]| {
            let secrets = class.chunk_by(|one, other| one.1 == other.1);
            secrets.map(|deals| deals.iter().map(|deal| deal.2).sum()).max().unwrap_or(0)
        };
        classes.map(heaviest).sum()
    }

    /// The chance that a player of a group can name the secret once the hints to this row are known; none for others.
    pub fn chance_after(&self, view: &View, row: Code) -> Option<f64> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let position = GroupPosition::of(view)?;
        let weight = position.weight();
        (weight > 0).then(|| self.likeliest_after(&position, seat, row) as f64 / weight as f64)
    }

    /// What [`Self::histograms`] counts, for rows made ready.
    fn count(&self, deals: &[Dealt], by: Seat, rows: &MarkerRows, counted: &mut Vec<u64>) {
        let shown = ShownHints::new(&self.bag, by);
        let seen = |deal: &Dealt| {
            let mut markers: Markers = [(0, 0); SLOTS];
            for (marker, board) in markers.iter_mut().zip(&shown.boards) {
                let id = deal.markers[*board];
                *marker = (self.bag.hole(id) as u8, self.bag.colour(id) as u8);
            }
            (markers, deal.weight)
        };
        Weighted::new(size(&self.bag), deals.iter().map(seen)).count(self.backend, rows, counted);
        if shown.class.iter().enumerate().any(|(combination, class)| combination != usize::from(*class)) {
            for counted in counted.chunks_exact_mut(self.classes()) {
                for (combination, class) in shown.class.iter().enumerate() {
                    if combination != usize::from(*class) {
                        counted[usize::from(*class)] += std::mem::take(&mut counted[combination]);
                    }
                }
            }
        }
    }

    /// For every row the sum of the squares of its classes: the weight it leaves on average, times the weight of all.
    /// Rows that differ only in colours of `alike`, a bit each, are weighed once, the first of them; the result names
    /// rows by their place in [`Self::rows`].
    pub(crate) fn weigh(&self, deals: &[Dealt], by: Seat, alike: u32) -> Vec<(u128, usize)> {
        let first: Vec<usize> = (0..self.rows.len()).filter(|row| is_first(self.rows[*row], alike)).collect();
        let mut counted = Vec::new();
        if first.len() == self.rows.len() {
            self.count(deals, by, &self.ready, &mut counted);
        } else {
            let rows: Vec<_> = first.iter().map(|row| self.rows[*row]).collect();
            self.count(deals, by, &MarkerRows::new(size(&self.bag), &rows), &mut counted);
        }
        let square = |weight: &u64| u128::from(*weight) * u128::from(*weight);
        counted
            .chunks_exact(self.classes())
            .map(|classes| classes.iter().map(square).sum())
            .zip(first)
            .collect()
    }
}

const fn size(bag: &Bag) -> Size {
    Size { holes: bag.holes, symbols: bag.colours + 1, slots: bag.boards - bag.each }
}

/// Whether a row comes first among those that differ in these colours alone: from left to right they turn up in
/// order, none left out.
fn is_first(row: Code, alike: u32) -> bool {
    let mut left = alike;
    row.symbols().iter().all(|symbol| {
        let bit = 1 << symbol;
        if left & bit == 0 {
            return true;
        }
        let first = left & bit.wrapping_sub(1) == 0;
        left &= !bit;
        first
    })
}
