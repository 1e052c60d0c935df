//! What a player makes of the view: the deals that fit, and what the rivals can know.

use rand::Rng;
use rules::view::{GroupBoard, HolderBoard};
use rules::{Code, Rules, Seat};

use super::bag::{Bag, BagKey, Id, MAX_BOARDS};
use super::facts::{Dealt, Facts};
use super::memory::{Belief, GroupMemory};
use super::position::secrets;
use super::reading::GroupReading;

/// The most deals that everybody's knowledge is listed for; before there are fewer, rivals know next to nothing.
const PUBLIC: usize = 12_000;

/// A player's knowledge.
#[derive(Clone, Debug)]
pub(crate) struct GroupMind {
    pub(crate) facts: Facts,
    pub(crate) seat: Seat,
    pub(crate) held: Vec<Id>,
    /// The deals that fit what the player sees and holds.
    pub(crate) deals: Vec<Dealt>,
    /// What the player reads in the rows of others, if at all.
    pub(crate) reading: Option<GroupReading>,
    /// The weight of all these deals.
    pub(crate) weight: u64,
    /// The secrets that fit, the likeliest first, with their weights.
    pub(crate) secrets: Vec<(BagKey, u64)>,
    /// Who is out.
    pub(crate) out: Vec<bool>,
    /// Rows that every player has left.
    pub(crate) rows_left: Vec<u8>,
}

impl GroupMind {
    /// What this player knows; none if it isn't a group, or if they hold nothing, as at a real board.
    pub(crate) fn new(rules: &Rules, seat: Seat, holder: &HolderBoard, reads: bool) -> Option<Self> {
        let bag = Bag::of(rules)?;
        let held: Vec<Id> = holder.markers.iter().filter_map(|marker| bag.id(*marker)).collect();
        if held.len() != bag.each {
            return None;
        }
        let GroupBoard { out, rows_left, .. } = &holder.board;
        let out = (0..bag.players).map(|player| out.contains(&Seat::new(player))).collect();
        let rows_left = rows_left.clone();
        let facts = Facts::new(bag, &holder.board);
        let mut deals = facts.deals(Some((seat, &held)));
        let reading = reads.then(|| GroupReading::new(&facts));
        if let Some(reading) = &reading {
            reading.apply(&facts.bag, seat, &mut deals);
        }
        let weight = deals.iter().map(|deal| deal.weight).sum();
        let secrets = secrets(&deals).into_iter().map(|(key, weight, _)| (key, weight)).collect();
        Some(Self { facts, seat, held, deals, reading, weight, secrets, out, rows_left })
    }

    /// This player, going by memory. Their own markers and the calls are never forgotten; if no deal fits the rest,
    /// only the latest row counts.
    #[must_use]
    pub(crate) fn recalling(mut self, memory: GroupMemory, chance: &mut impl Rng) -> Self {
        let facts = &self.facts;
        let held = Some((self.seat, self.held.as_slice()));
        let all = facts.deals_after(&[], &facts.calls, held);
        let fitting = |beliefs: &[Belief<'_>]| {
            let fits = |deal: &&Dealt| beliefs.iter().all(|belief| belief.allows(&deal.markers));
            all.iter().filter(fits).copied().collect::<Vec<_>>()
        };
        let mut deals = fitting(&memory.recall(facts, self.seat, chance));
        if deals.is_empty() {
            let latest: Vec<_> =
                facts.rows.last().map(|fact| Belief::whole(facts, fact)).into_iter().collect();
            deals = fitting(&latest);
        }
        self.weight = deals.iter().map(|deal| deal.weight).sum();
        self.secrets = secrets(&deals).into_iter().map(|(key, weight, _)| (key, weight)).collect();
        self.deals = deals;
        self
    }

    /// Whether only one secret was left already before the latest row.
    pub(crate) fn was_certain(&self) -> bool {
        let Facts { rows, calls, .. } = &self.facts;
        let before = &rows[..rows.len().saturating_sub(1)];
        let deals = self.facts.deals_after(before, calls, Some((self.seat, &self.held)));
        deals.first().is_some_and(|first| deals.iter().all(|deal| deal.key == first.key))
    }

    pub(crate) const fn bag(&self) -> &Bag {
        &self.facts.bag
    }

    /// The likeliest secret with its weight; none if nothing fits.
    pub(crate) fn likeliest(&self) -> Option<(BagKey, u64)> {
        self.secrets.first().copied()
    }

    /// Whether only one secret is left.
    pub(crate) fn is_certain(&self) -> bool {
        self.secrets.len() == 1
    }

    /// The colours that nobody has shown or holds, one bit each: they are interchangeable.
    pub(crate) fn unseen(&self) -> u32 {
        let bag = self.bag();
        let mut seen = 0u32;
        let mut see = |code: Code| code.symbols().iter().for_each(|symbol| seen |= 1 << symbol);
        self.facts.rows.iter().for_each(|fact| see(fact.row));
        self.facts.calls.iter().for_each(|call| see(call.key.code(bag.holes)));
        self.held.iter().for_each(|id| seen |= 1 << bag.colour(*id));
        !seen & ((1 << bag.colours) - 1)
    }

    /// Players other than this one who are still in.
    pub(crate) fn rivals(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.bag().players).filter(|player| *player != self.seat.index() && !self.out[*player])
    }

    /// Whether a deal gives this player the markers they hold.
    pub(crate) fn is_mine(&self, markers: &[Id; MAX_BOARDS]) -> bool {
        markers[self.bag().boards_of(self.seat)] == self.held[..]
    }

    /// The deals that fit what everybody sees, weighted as rivals who read this player's rows would; nothing while
    /// there are too many.
    ///
    /// The weights lack what this player's own rows tell, since that may change with the row they place.
    pub(crate) fn public(&self) -> Option<Vec<Dealt>> {
        let bag = self.bag();
        // Where boards aren't told apart the bound says nothing: then all deals have to be looked at.
        if bag.tells_boards_apart() && self.facts.at_most() > 8 * PUBLIC as u64 {
            return None;
        }
        let mut deals = self.facts.deals(None);
        if deals.len() > PUBLIC {
            return None;
        }
        if let Some(reading) = &self.reading {
            reading.apply(bag, self.seat, &mut deals);
        }
        Some(deals)
    }
}
