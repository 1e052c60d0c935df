//! What somebody at the table, or beside it, can know of a group's secret.

use std::collections::BTreeSet;

use rules::view::{Board, GroupBoard, View};
use rules::{Code, Marker, Rules, Seat, Viewer};

use super::bag::{Bag, Id};
use super::facts::{Called, Dealt, Fact, Facts};
use crate::advice::contradiction::{Mask, SecretLook, smallest};

/// A secret that fits, with its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Likely {
    /// The secret.
    pub code: Code,
    /// Its weight; its probability is this by the weight of all.
    pub weight: u64,
    /// In how many deals it lies.
    pub deals: u64,
}

/// A marker that a board may hold, with its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LikelyMarker {
    /// The marker.
    pub marker: Marker,
    /// Its weight; its probability is this by the weight of all.
    pub weight: u64,
}

/// Facts that contradict each other, given the known markers. Empty if the markers themselves are impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupContradiction {
    /// Rows, counted over the whole game from 1.
    pub rows: Vec<usize>,
    /// Calls with their verdicts, counted over the whole game from 1.
    pub calls: Vec<usize>,
}

/// All deals that fit what a viewer sees and holds, each with its exact weight.
///
/// ```
/// use rules::view::{Board, GroupBoard};
/// use rules::{Edition, Marker, Rules, Seat};
/// use solver::group::GroupPosition;
///
/// let rules = Rules::default_of(Edition::find("group").unwrap());
/// let red_in_three = [Marker { number: 3, colour: 0 }];
/// let start = GroupPosition::at_start(&rules, Some((Seat::new(0), &red_in_three))).unwrap();
/// assert_eq!(start.secrets().len(), 864);
/// // Three more reds out of the 23 markers left are rarer than three of different colours.
/// let weight =
///     |text| start.secrets().iter().find(|it| rules.show(it.code) == text).unwrap().weight;
/// assert!(weight("RRRR.") < weight("YGRB."));
/// ```
#[derive(Clone, Debug)]
pub struct GroupPosition {
    facts: Facts,
    /// The markers that are known; none of them fit if there are no such ones.
    held: Option<(Seat, Option<Vec<Id>>)>,
    deals: Vec<Dealt>,
    weight: u64,
}

impl GroupPosition {
    /// What the viewer of a group can know; none if it is another game.
    pub fn of(view: &View) -> Option<Self> {
        let rules = view.setup.rules();
        match (&view.board, view.viewer) {
            (Board::Holder(holder), Viewer::Seat(seat)) => {
                Self::new(rules, &holder.board, Some((seat, &holder.markers)))
            }
            (Board::GroupWatcher(board), _) => Self::new(rules, board, None),
            _ => None,
        }
    }

    /// What can be known with these markers from what lies on the table. Without markers, as beside the table or at
    /// a real board, it is what everybody knows. None if the rules are not a group's.
    pub fn new(rules: &Rules, board: &GroupBoard, held: Option<(Seat, &[Marker])>) -> Option<Self> {
        let facts = Facts::new(Bag::of(rules)?, board);
        Some(Self::from_facts(facts, held))
    }

    /// The position before the first row.
    pub fn at_start(rules: &Rules, held: Option<(Seat, &[Marker])>) -> Option<Self> {
        let bag = Bag::of(rules)?;
        let shown =
            (0..bag.players).map(|seat| super::asked::ShownHints::new(&bag, Seat::new(seat))).collect();
        Some(Self::from_facts(Facts { bag, shown, rows: Vec::new(), calls: Vec::new() }, held))
    }

    fn from_facts(facts: Facts, held: Option<(Seat, &[Marker])>) -> Self {
        let ids = held.map(|(seat, markers)| {
            let ids: Option<Vec<Id>> = markers.iter().map(|marker| facts.bag.id(*marker)).collect();
            (seat, ids)
        });
        let mut position = Self { facts, held: ids, deals: Vec::new(), weight: 0 };
        position.deals = position.deals_after(&position.facts.rows, &position.facts.calls);
        position.weight = position.deals.iter().map(|deal| deal.weight).sum();
        position
    }

    /// The deals that fit some of the rows and calls, and the markers that are known.
    fn deals_after(&self, rows: &[Fact], calls: &[Called]) -> Vec<Dealt> {
        match &self.held {
            None => self.facts.deals_after(rows, calls, None),
            Some((seat, Some(ids))) => self.facts.deals_after(rows, calls, Some((*seat, ids))),
            // Markers that the bag doesn't hold fit no deal.
            Some((_, None)) => Vec::new(),
        }
    }

    /// How many deals fit.
    pub const fn deals(&self) -> usize {
        self.deals.len()
    }

    /// The weight of all deals that fit.
    pub const fn weight(&self) -> u64 {
        self.weight
    }

    /// A weight as a probability.
    pub fn chance(&self, weight: u64) -> f64 {
        weight as f64 / self.weight.max(1) as f64
    }

    /// Whether no deal fits: hints or verdicts entered at a real board contradict each other.
    pub const fn contradicts_itself(&self) -> bool {
        self.deals.is_empty()
    }

    /// A deal that fits, board by board: the first in order; none if hints contradict each other.
    pub fn fitting_deal(&self) -> Option<Vec<Marker>> {
        self.iter().next().map(|(markers, _)| markers)
    }

    /// All deals that fit, in the order of their markers: the markers board by board, and the weight.
    pub fn iter(&self) -> impl Iterator<Item = (Vec<Marker>, u64)> + '_ {
        let bag = &self.facts.bag;
        let markers = |deal: &Dealt| deal.markers[..bag.boards].iter().map(|id| bag.marker(*id)).collect();
        self.deals.iter().map(move |deal| (markers(deal), deal.weight))
    }

    /// The row whose hints first left no deal, counted over the whole game from 1; none if a deal is left, or if it
    /// is a verdict that left none.
    pub fn first_impossible_row(&self) -> Option<usize> {
        let rows = &self.facts.rows;
        let nothing = |count: usize| self.facts.deals_after(&rows[..count], &[], None).is_empty();
        (1..=rows.len()).find(|count| nothing(*count)).map(|count| rows[count - 1].place + 1)
    }

    /// The fewest rows and calls that can't all be told rightly, the markers that are known taken for granted; none
    /// if a deal fits them all.
    pub fn contradiction(&self) -> Option<GroupContradiction> {
        if !self.deals.is_empty() {
            return None;
        }
        let Facts { rows, calls, .. } = &self.facts;
        // A row whose hints no row can get is belied by every deal.
        let belied = |deal: &Dealt| {
            let row =
                |fact: &Fact| fact.class != Some(fact.asked.class(self.facts.shown(fact.by), &deal.markers));
            let call = |call: &Called| (call.key == deal.key) != call.right;
            let told = rows.iter().map(row).chain(calls.iter().map(call));
            told.enumerate().filter(|(_, belied)| *belied).map(|(place, _)| 1 << place).sum::<Mask>()
        };
        let masks: BTreeSet<Mask> = self.deals_after(&[], &[]).iter().map(belied).collect();
        let look = |chosen: Mask| {
            let fitting = masks.iter().find(|mask| *mask & chosen == 0);
            fitting.map_or(SecretLook::Nothing, |mask| SecretLook::Belies(*mask))
        };
        let chosen = smallest(rows.len() + calls.len(), 0, look)?;
        let is_chosen = |place: usize| chosen >> place & 1 == 1;
        Some(GroupContradiction {
            rows: (0..rows.len()).filter(|row| is_chosen(*row)).map(|row| rows[row].place + 1).collect(),
            calls: (0..calls.len())
                .filter(|call| is_chosen(rows.len() + call))
                .map(|call| calls[call].place + 1)
                .collect(),
        })
    }

    /// The secrets that fit: the likeliest first, equally likely ones in the order of codes.
    pub fn secrets(&self) -> Vec<Likely> {
        secrets(&self.deals)
            .into_iter()
            .map(|(key, weight, deals)| Likely { code: key.code(self.facts.bag.holes), weight, deals })
            .collect()
    }

    /// The markers that a board may hold, boards counted from 0 with those of seat 1 first: the likeliest first,
    /// equally likely ones by number and colour.
    pub fn markers(&self, board: usize) -> Vec<LikelyMarker> {
        assert!(board < self.facts.bag.boards, "there are {} boards", self.facts.bag.boards);
        let mut weights = [0; super::bag::MARKERS];
        for deal in &self.deals {
            weights[usize::from(deal.markers[board])] += deal.weight;
        }
        let likely = |(id, weight)| LikelyMarker { marker: self.facts.bag.marker(id), weight };
        let mut markers: Vec<_> = (0..).zip(weights).filter(|(_, weight)| *weight > 0).map(likely).collect();
        markers.sort_by_key(|likely| std::cmp::Reverse(likely.weight));
        markers
    }

    pub(crate) fn dealt(&self) -> &[Dealt] {
        &self.deals
    }
}

/// The secrets of some deals with weight and number of deals: the heaviest first, then in the order of codes.
pub(crate) fn secrets(deals: &[Dealt]) -> Vec<(super::bag::BagKey, u64, u64)> {
    let mut keys: Vec<_> = deals.iter().map(|deal| (deal.key, deal.weight)).collect();
    keys.sort_unstable_by_key(|(key, _)| *key);
    let mut secrets: Vec<_> = keys
        .chunk_by(|(one, _), (other, _)| one == other)
        .map(|deals| (deals[0].0, deals.iter().map(|(_, weight)| weight).sum::<u64>(), deals.len() as u64))
        .collect();
    secrets.sort_by_key(|(_, weight, _)| std::cmp::Reverse(*weight));
    secrets
}
