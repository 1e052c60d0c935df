//! When to call: is calling now better than waiting?
//!
//! Calling is worth the chance of being right: who is wrong is out. What waiting is worth is found by playing the
//! game to its end from many of the deals that fit, everybody asking for possible secrets and calling when sure
//! enough. A player who waits may be too late.

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use rules::{Code, Seat};

use super::asked::AskedRow;
use super::bag::BagKey;
use super::facts::Dealt;
use super::mind::GroupMind;
use crate::advice::Meter;

/// How sure a rival is assumed to be before calling, in hundredths.
const RIVAL_CALLS: u64 = 90;
/// How sure the player is before calling, when a later moment is played out.
const CALLS_LATER: u64 = 75;
/// Below a chance of one in this many nobody calls while there is time.
const HOPELESS: u64 = 8;
/// How many games are played out at the most.
const GAMES: u64 = 120;
/// How many at the least.
const FEWEST: u64 = 24;
/// How many deals may be looked at in all games together, about.
const WORK: u64 = 1_500_000;

/// Whose turn it is, and how it goes on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallMoment {
    /// Who places the next row.
    pub(crate) turn: Seat,
    /// Who was first in the game, and will be in the final calls.
    pub(crate) first: Seat,
    /// The row that the player would place next, on their own turn.
    pub(crate) row: Option<Code>,
}

/// Whether the player should call now.
pub(crate) fn should_call(
    mind: &GroupMind,
    public: Option<&[Dealt]>,
    moment: CallMoment,
    chance: &mut impl Rng,
    meter: &mut Meter<'_>,
) -> bool {
    let Some((_, likeliest)) = mind.likeliest() else { return false };
    if mind.is_certain() {
        return true;
    }
    let Some(public) = public.filter(|_| !is_hopeless(mind)) else { return false };
    let Some((won, of)) = wait(mind, public, moment, chance, meter) else { return false };
    u128::from(likeliest) * u128::from(of) >= u128::from(won) * u128::from(mind.weight)
}

/// Whether the player knows too little to think of calling.
pub(crate) fn is_hopeless(mind: &GroupMind) -> bool {
    mind.likeliest().is_none_or(|(_, likeliest)| likeliest * HOPELESS < mind.weight)
}

/// How many games the player wins by waiting, and of how many; none if there is no time to play enough.
pub(crate) fn wait(
    mind: &GroupMind,
    public: &[Dealt],
    moment: CallMoment,
    chance: &mut impl Rng,
    meter: &mut Meter<'_>,
) -> Option<(u64, u64)> {
    if !meter.may(0) {
        return None;
    }
    let mut deals = public.to_vec();
    deals.sort_by_key(|deal| deal.key);
    let start = CallStart::new(mind, &deals);
    let rows: u64 = mind.rows_left.iter().map(|rows| u64::from(*rows)).sum();
    let looked_at = start.sizes() * (rows + 1) / 2;
    let games = (WORK / looked_at.max(1)).clamp(FEWEST, GAMES);
    let mut won = 0;
    for played in 0..games {
        if !meter.may(0) {
            return (played >= FEWEST).then_some((won, played));
        }
        won += u64::from(CallGame::new(mind, &start, moment, chance).play(chance));
    }
    Some((won, games))
}

/// What every game played out begins with.
struct CallStart<'a> {
    /// All deals that fit what everybody sees, in the order of secrets.
    deals: &'a [Dealt],
    /// Those deals, with what the player's own rows tell the rivals.
    read: Vec<u64>,
    /// Which of them are the player's own.
    own: Vec<u32>,
    weight: u64,
}

impl<'a> CallStart<'a> {
    fn new(mind: &GroupMind, deals: &'a [Dealt]) -> Self {
        let told = |deal: &Dealt| {
            mind.reading.as_ref().map_or(0, |reading| reading.of(mind.seat.index(), &deal.markers))
        };
        let own: Vec<u32> = (0..)
            .zip(deals)
            .filter(|(_, deal)| mind.is_mine(&deal.markers))
            .map(|(place, _)| place)
            .collect();
        let weight = own.iter().map(|place| deals[*place as usize].weight).sum();
        Self { deals, read: deals.iter().map(|deal| deal.weight << told(deal)).collect(), own, weight }
    }

    /// How many deals the players have to tell apart, about.
    fn sizes(&self) -> u64 {
        self.deals.len() as u64 + self.own.len() as u64
    }
}

/// A game played out from one of the deals.
struct CallGame<'a> {
    mind: &'a GroupMind,
    start: &'a CallStart<'a>,
    truth: Dealt,
    moment: CallMoment,
    /// For every player the deals that fit what they know; none for those who are out.
    fits: Vec<Vec<u32>>,
    rows_left: Vec<u8>,
}

impl<'a> CallGame<'a> {
    fn new(mind: &'a GroupMind, start: &'a CallStart<'a>, moment: CallMoment, chance: &mut impl Rng) -> Self {
        let truth = pick(start.own.iter().map(|place| start.deals[*place as usize]), start.weight, chance);
        let fits = |player: usize| {
            if mind.out[player] {
                return Vec::new();
            }
            if player == mind.seat.index() {
                return start.own.clone();
            }
            let boards = mind.bag().boards_of(Seat::new(player));
            let holds = |deal: &Dealt| deal.markers[boards.clone()] == truth.markers[boards.clone()];
            (0..).zip(start.deals).filter(|(_, deal)| holds(deal)).map(|(place, _)| place).collect()
        };
        let fits = (0..mind.bag().players).map(fits).collect();
        Self { mind, start, truth, moment, fits, rows_left: mind.rows_left.clone() }
    }

    /// Whether the player wins it.
    fn play(mut self, chance: &mut impl Rng) -> bool {
        let me = self.mind.seat.index();
        let mut waits = true;
        let mut turn = self.moment.turn;
        let players = self.fits.len();
        loop {
            if let Some(winner) = self.calls(waits, chance) {
                return winner == me;
            }
            waits = false;
            if self.fits[me].is_empty() {
                return false;
            }
            let next = (0..players).map(|places| turn.left(places, players));
            let Some(by) = next.into_iter().find(|seat| self.can_place(*seat)) else { break };
            self.place(by, chance);
            turn = by.left(1, players);
        }
        let first = self.moment.first;
        for player in (0..players).map(|places| first.left(places, players).index()) {
            if let Some((key, _, _)) = self.likeliest(player) {
                if key == self.truth.key {
                    return player == me;
                }
                self.exclude(player, key);
            }
        }
        false
    }

    fn can_place(&self, seat: Seat) -> bool {
        !self.fits[seat.index()].is_empty() && self.rows_left[seat.index()] > 0
    }

    /// Everybody who is sure enough calls, in an order that the lot decides; who calls rightly has won. At the very
    /// first moment the player himself waits.
    fn calls(&mut self, waits: bool, chance: &mut impl Rng) -> Option<usize> {
        let me = self.mind.seat.index();
        let mut order: Vec<_> = (0..self.fits.len()).filter(|player| !(waits && *player == me)).collect();
        order.shuffle(chance);
        for player in order {
            let sure = if player == me { CALLS_LATER } else { RIVAL_CALLS };
            if let Some((key, weight, all)) = self.likeliest(player)
                && u128::from(weight) * 100 >= u128::from(all) * u128::from(sure)
            {
                if key == self.truth.key {
                    return Some(player);
                }
                self.exclude(player, key);
            }
        }
        None
    }

    /// The secret a player thinks likeliest, with its weight and that of all.
    fn likeliest(&self, player: usize) -> Option<(BagKey, u64, u64)> {
        let mine = player == self.mind.seat.index();
        let mut best: Option<(BagKey, u64)> = None;
        let mut all = 0;
        let key = |place: &u32| self.start.deals[*place as usize].key;
        for secret in self.fits[player].chunk_by(|one, other| key(one) == key(other)) {
            let weight = secret.iter().map(|place| self.weight(mine, *place)).sum();
            all += weight;
            if best.is_none_or(|(_, most)| weight > most) {
                best = Some((key(&secret[0]), weight));
            }
        }
        best.map(|(key, weight)| (key, weight, all))
    }

    fn weight(&self, mine: bool, place: u32) -> u64 {
        if mine { self.start.deals[place as usize].weight } else { self.start.read[place as usize] }
    }

    /// A wrong call: its player is out, and all know that this isn't the secret.
    fn exclude(&mut self, player: usize, wrong: BagKey) {
        self.fits[player].clear();
        for fits in &mut self.fits {
            fits.retain(|place| self.start.deals[*place as usize].key != wrong);
        }
    }

    /// A player places a row: the one that was decided on, or a secret they think possible.
    fn place(&mut self, by: Seat, chance: &mut impl Rng) {
        let bag = self.mind.bag();
        let decided = self.moment.row.take().filter(|_| by == self.mind.seat);
        let row = decided.unwrap_or_else(|| {
            let fits = &self.fits[by.index()];
            let place = fits[chance.random_range(0..fits.len())];
            self.start.deals[place as usize].key.code(bag.holes)
        });
        self.rows_left[by.index()] -= 1;
        let (asked, shown) = (AskedRow::new(bag, row), self.mind.facts.shown(by));
        let class = asked.class(shown, &self.truth.markers);
        for fits in &mut self.fits {
            fits.retain(|place| asked.class(shown, &self.start.deals[*place as usize].markers) == class);
        }
    }
}

/// A deal drawn by weight.
fn pick(deals: impl Iterator<Item = Dealt>, weight: u64, chance: &mut impl Rng) -> Dealt {
    let mut left = chance.random_range(0..weight);
    let mut deals = deals;
    deals
        .find(|deal| {
            let found = left < deal.weight;
            left = left.saturating_sub(deal.weight);
            found
        })
        .expect("a number below the weight of all")
}
