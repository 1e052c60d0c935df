//! The marker rule on planes: how much every combination of hints to a row weighs.
//!
//! Of every answering board a set of deals keeps the planes "its marker is this colour in this hole" and "its
//! marker is of this colour". The blacks of a row are the union of the planes of the first kind that it selects,
//! blacks and whites together those of the second kind; a combination of hints is an intersection, a board at a
//! time. A word, or a register, holds deals of equal weight only: what it adds is that weight times a count of ones.

use rules::Code;

use super::backend::{Backend, dispatch};
use super::lanes::{LaneWords, Lanes, Plain};
use crate::universe::{MAX_HOLES, PLANES};

/// The most boards that answer a row.
pub(crate) const SLOTS: usize = 3;

/// The most combinations of hints.
pub(crate) const COMBINATIONS: usize = 27;

/// What a row costs, about: for a deal of a list, for a word when eight rows go at once, and for a register.
const COSTS: [usize; 3] = [5, 75, 400];

/// A deal as the kernel sees it: hole and colour of the marker of every answering board.
pub(crate) type Markers = [(u8, u8); SLOTS];

/// How large a game is: holes, contents of a hole with the blank, and boards that answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) holes: usize,
    pub(crate) symbols: usize,
    pub(crate) slots: usize,
}

impl Size {
    /// The planes of one board.
    const fn planes(self) -> usize {
        (self.holes + 1) * self.symbols
    }

    /// "This symbol in this hole."
    const fn exact(self, slot: usize, hole: usize, symbol: u8) -> usize {
        slot * self.planes() + hole * self.symbols + symbol as usize
    }

    /// "This symbol." No marker is blank: that plane is empty.
    const fn anywhere(self, slot: usize, symbol: u8) -> usize {
        self.exact(slot, self.holes, symbol)
    }
}

/// Rows made ready: which planes each selects, eight rows at a time.
#[derive(Clone, Debug)]
pub(crate) struct MarkerRows {
    size: Size,
    codes: Vec<Code>,
    groups: Vec<MarkerGroup>,
}

/// For every board and hole the planes that eight rows select. A colour that is in a row twice selects its plane
/// once, so that unions are sums.
#[derive(Clone, Debug)]
pub(crate) struct MarkerGroup {
    exact: [[[u8; 8]; MAX_HOLES]; SLOTS],
    anywhere: [[[u8; 8]; MAX_HOLES]; SLOTS],
}

impl MarkerRows {
    pub(crate) fn new(size: Size, rows: &[Code]) -> Self {
        assert!(
            size.planes() * SLOTS <= PLANES && size.slots <= SLOTS && size.symbols <= 8,
            "a group of this size"
        );
        let blank = size.symbols as u8 - 1;
        let group = |rows: &[Code]| {
            let mut group = MarkerGroup {
                exact: [[[size.exact(0, 0, blank) as u8; 8]; MAX_HOLES]; SLOTS],
                anywhere: [[[size.anywhere(0, blank) as u8; 8]; MAX_HOLES]; SLOTS],
            };
            for (lane, row) in rows.iter().enumerate() {
                for (hole, symbol) in row.symbols().iter().enumerate() {
                    let first = if row.symbols()[..hole].contains(symbol) { blank } else { *symbol };
                    for slot in 0..size.slots {
                        group.exact[slot][hole][lane] = size.exact(slot, hole, *symbol) as u8;
                        group.anywhere[slot][hole][lane] = size.anywhere(slot, first) as u8;
                    }
                }
            }
            group
        };
        Self { size, codes: rows.to_vec(), groups: rows.chunks(8).map(group).collect() }
    }

    /// Bytes that they take.
    pub(crate) fn bytes(&self) -> u64 {
        (size_of_val(self.codes.as_slice()) + size_of_val(self.groups.as_slice())) as u64
    }
}

/// Words of deals of one weight.
#[derive(Clone, Debug)]
struct MarkerBlock<W> {
    weight: u64,
    /// Which bits represent a deal.
    valid: W,
    planes: Vec<W>,
}

/// A set of weighted deals, laid out for counting.
#[derive(Clone, Debug)]
pub(crate) struct Weighted {
    size: Size,
    layout: MarkerLayout,
}

#[derive(Clone, Debug)]
enum MarkerLayout {
    /// One by one, where hardly two weigh the same.
    List(Vec<(Markers, u64)>),
    Narrow(Vec<MarkerBlock<u64>>),
    Wide(Vec<MarkerBlock<LaneWords>>),
}

impl Weighted {
    /// Lays deals out by their weight.
    pub(crate) fn new(size: Size, deals: impl IntoIterator<Item = (Markers, u64)>) -> Self {
        let mut deals: Vec<_> = deals.into_iter().collect();
        deals.sort_by_key(|(_, weight)| *weight);
        let classes = || deals.chunk_by(|(_, one), (_, other)| one == other);
        let count = |each: usize| classes().map(|class| class.len().div_ceil(each)).sum::<usize>();
        let [list, narrow_ones, wide_ones] =
            [deals.len() * COSTS[0], count(64) * COSTS[1], count(512) * COSTS[2]];
        let layout = if list <= narrow_ones.min(wide_ones) {
            MarkerLayout::List(deals)
        } else if narrow_ones <= wide_ones {
            MarkerLayout::Narrow(
                classes().flat_map(|class| class.chunks(64)).map(|deals| narrow(size, deals)).collect(),
            )
        } else {
            MarkerLayout::Wide(
                classes().flat_map(|class| class.chunks(512)).map(|deals| wide(size, deals)).collect(),
            )
        };
        Self { size, layout }
    }

    /// Row after row what every combination of hints weighs.
    pub(crate) fn count(&self, backend: Backend, rows: &MarkerRows, counted: &mut Vec<u64>) {
        assert_eq!(self.size, rows.size, "rows and deals of one game");
        let combinations = 3usize.pow(self.size.slots as u32);
        counted.clear();
        counted.resize(rows.groups.len() * 8 * combinations, 0);
        if let MarkerLayout::List(deals) = &self.layout {
            count_list(self.size, deals, &rows.codes, counted);
        } else {
            dispatch!(backend, count_any::<Plain>, hints_avx2, hints_avx512, (self, &rows.groups, counted));
        }
        counted.truncate(rows.codes.len() * combinations);
    }
}

fn narrow(size: Size, deals: &[(Markers, u64)]) -> MarkerBlock<u64> {
    let mut block = MarkerBlock { weight: deals[0].1, valid: 0, planes: vec![0; PLANES] };
    for (bit, (markers, _)) in deals.iter().enumerate() {
        block.valid |= 1 << bit;
        for (slot, (hole, colour)) in markers.iter().enumerate().take(size.slots) {
            block.planes[size.exact(slot, usize::from(*hole), *colour)] |= 1 << bit;
            block.planes[size.anywhere(slot, *colour)] |= 1 << bit;
        }
    }
    block
}

fn wide(size: Size, deals: &[(Markers, u64)]) -> MarkerBlock<LaneWords> {
    let mut block = MarkerBlock { weight: deals[0].1, valid: [0; 8], planes: vec![[0; 8]; PLANES] };
    for (word, deals) in deals.chunks(64).enumerate() {
        let part = narrow(size, deals);
        block.valid[word] = part.valid;
        for (plane, bits) in block.planes.iter_mut().zip(part.planes) {
            plane[word] = bits;
        }
    }
    block
}

/// The deals by combination of hints: the first board's hint counts most.
#[inline(always)]
fn combinations<L: Lanes, const SLOTS: usize>(
    black: [L; SLOTS],
    answered: [L; SLOTS],
    valid: L,
) -> [L; COMBINATIONS] {
    let mut parts = [L::splat(0); COMBINATIONS];
    parts[0] = valid;
    let mut count = 1;
    for slot in 0..SLOTS {
        let white = answered[slot].without(black[slot]);
        for part in (0..count).rev() {
            let deals = parts[part];
            parts[3 * part] = deals.and(black[slot]);
            parts[3 * part + 1] = deals.and(white);
            parts[3 * part + 2] = deals.without(answered[slot]);
        }
        count *= 3;
    }
    parts
}

#[inline(always)]
fn count_narrow<L: Lanes, const SLOTS: usize, const COUNT: usize>(
    holes: usize,
    blocks: &[MarkerBlock<u64>],
    groups: &[MarkerGroup],
    counted: &mut [u64],
) {
    let zero = L::splat(0);
    for (group, counted) in groups.iter().zip(counted.chunks_exact_mut(8 * COUNT)) {
        for blocks in blocks.chunk_by(|one, other| one.weight == other.weight) {
            let mut counts = [zero; COUNT];
            for block in blocks {
                let planes: &[u64; PLANES] =
                    block.planes.first_chunk().expect("as many planes as there can be");
                let (mut black, mut answered) = ([zero; SLOTS], [zero; SLOTS]);
                for slot in 0..SLOTS {
                    for hole in 0..holes {
                        black[slot] = black[slot].xor(L::exact::<0>(planes, hole, &group.exact[slot][hole]));
                        answered[slot] =
                            answered[slot].xor(L::common::<0>(planes, hole, &group.anywhere[slot][hole]));
                    }
                }
                let parts = combinations(black, answered, L::splat(block.valid));
                for part in 0..COUNT {
                    counts[part] = counts[part].add(parts[part].ones());
                }
            }
            for part in 0..COUNT {
                let counts = counts[part].store();
                for lane in 0..8 {
                    counted[lane * COUNT + part] += blocks[0].weight * counts[lane];
                }
            }
        }
    }
}

#[inline(always)]
fn count_wide<L: Lanes, const SLOTS: usize, const COUNT: usize>(
    holes: usize,
    blocks: &[MarkerBlock<LaneWords>],
    groups: &[MarkerGroup],
    counted: &mut [u64],
) {
    let zero = L::splat(0);
    for (row, counted) in counted.chunks_exact_mut(COUNT).enumerate() {
        let (group, lane) = (&groups[row / 8], row % 8);
        for blocks in blocks.chunk_by(|one, other| one.weight == other.weight) {
            let mut counts = [zero; COUNT];
            for block in blocks {
                let (mut black, mut answered) = ([zero; SLOTS], [zero; SLOTS]);
                for slot in 0..SLOTS {
                    for hole in 0..holes {
                        let exact = usize::from(group.exact[slot][hole][lane]);
                        let anywhere = usize::from(group.anywhere[slot][hole][lane]);
                        black[slot] = black[slot].xor(L::load(&block.planes[exact]));
                        answered[slot] = answered[slot].xor(L::load(&block.planes[anywhere]));
                    }
                }
                let parts = combinations(black, answered, L::load(&block.valid));
                for part in 0..COUNT {
                    counts[part] = counts[part].add(parts[part].ones());
                }
            }
            for part in 0..COUNT {
                counted[part] += blocks[0].weight * counts[part].sum();
            }
        }
    }
}

/// Counts deal by deal.
fn count_list(size: Size, deals: &[(Markers, u64)], rows: &[Code], counted: &mut [u64]) {
    let combinations = 3usize.pow(size.slots as u32);
    for (row, counted) in rows.iter().zip(counted.chunks_exact_mut(combinations)) {
        let row = row.symbols();
        let mut hints = [[2u8; 8]; MAX_HOLES];
        for symbol in row {
            for hints in &mut hints {
                hints[usize::from(*symbol) % 8] = 1;
            }
        }
        for (hole, symbol) in row.iter().enumerate() {
            hints[hole][usize::from(*symbol) % 8] = 0;
        }
        for (markers, weight) in deals {
            let hint = |combination, (hole, colour): &(u8, u8)| {
                3 * combination + usize::from(hints[usize::from(*hole) % MAX_HOLES][usize::from(*colour) % 8])
            };
            counted[markers[..size.slots].iter().fold(0, hint)] += weight;
        }
    }
}

/// Counts with these lanes, for any number of answering boards.
#[inline(always)]
pub(super) fn count_any<L: Lanes>(set: &Weighted, groups: &[MarkerGroup], counted: &mut [u64]) {
    let holes = set.size.holes;
    match (&set.layout, set.size.slots) {
        (MarkerLayout::List(_), _) => unreachable!("a list is counted without lanes"),
        (MarkerLayout::Narrow(blocks), 1) => count_narrow::<L, 1, 3>(holes, blocks, groups, counted),
        (MarkerLayout::Narrow(blocks), 2) => count_narrow::<L, 2, 9>(holes, blocks, groups, counted),
        (MarkerLayout::Narrow(blocks), _) => count_narrow::<L, 3, 27>(holes, blocks, groups, counted),
        (MarkerLayout::Wide(blocks), 1) => count_wide::<L, 1, 3>(holes, blocks, groups, counted),
        (MarkerLayout::Wide(blocks), 2) => count_wide::<L, 2, 9>(holes, blocks, groups, counted),
        (MarkerLayout::Wide(blocks), _) => count_wide::<L, 3, 27>(holes, blocks, groups, counted),
    }
}
