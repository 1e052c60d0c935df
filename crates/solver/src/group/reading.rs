//! What a row tells of the one who placed it.
//!
//! A player who asks for possible secrets shows their own marker: it is in each of their rows. So rows that all fit
//! what their player could know with a marker speak for that marker, and if there is no such marker, for none. It is
//! never a proof, since rows may bluff: reading makes a deal so many times as likely, up to a bound.

use rules::{Code, Seat};

use super::bag::{Bag, Id, MARKERS, MAX_BOARDS};
use super::facts::{Dealt, Fact, Facts};

/// By how many doublings a row, or a wrong call, speaks for the markers it fits.
const ROW: u8 = 3;
/// The most doublings for one player: bluffs can be repeated.
const MOST: u8 = 8;

/// A player's markers, board by board; nothing behind the last board.
type Holding = [Id; MAX_BOARDS];

/// How likely each player's rows make their markers.
#[derive(Clone, Debug)]
pub(crate) struct GroupReading {
    each: usize,
    /// For every player the markers that all their rows fit; none before their first row.
    shown: Vec<Option<Vec<Holding>>>,
    /// How many doublings their rows give to each of these.
    doublings: Vec<u8>,
    /// For every player all holdings, a bit each, that the doublings go to.
    fits: Vec<Vec<u32>>,
}

impl GroupReading {
    /// What all rows and calls so far tell.
    pub(crate) fn new(facts: &Facts) -> Self {
        let bag = &facts.bag;
        let none = vec![0; MARKERS.pow(bag.each as u32 - 1)];
        let mut reading = Self {
            each: bag.each,
            shown: vec![None; bag.players],
            doublings: vec![0; bag.players],
            fits: vec![none; bag.players],
        };
        for (before, fact) in facts.rows.iter().enumerate() {
            reading.add(facts, &facts.rows[..before], fact.by, fact.row);
        }
        for call in facts.calls.iter().filter(|call| !call.right) {
            // Which rows lay there at the time can't be seen any more, so that none is asked.
            reading.add(facts, &[], call.by, call.key.code(bag.holes));
        }
        reading
    }

    /// This reading, and one more row read.
    pub(crate) fn with(&self, facts: &Facts, by: Seat, row: Code) -> Self {
        let mut reading = self.clone();
        reading.add(facts, &facts.rows, by, row);
        reading
    }

    fn add(&mut self, facts: &Facts, rows: &[Fact], by: Seat, row: Code) {
        let player = by.index();
        let mut holdings = holdings(facts, rows, by, row);
        if let Some(shown) = &self.shown[player] {
            holdings.retain(|holding| shown.contains(holding));
        }
        self.doublings[player] = (self.doublings[player] + ROW).min(MOST);
        self.fits[player].fill(0);
        for holding in &holdings {
            let (place, bit) = self.place(holding);
            self.fits[player][place] |= bit;
        }
        self.shown[player] = Some(holdings);
    }

    /// The bit of a player's markers.
    fn place(&self, ids: &[Id]) -> (usize, u32) {
        let place = if self.each == 1 { 0 } else { usize::from(ids[1]) };
        (place, 1 << ids[0])
    }

    /// How many doublings the rows of a seat give to a deal.
    pub(crate) fn of(&self, seat: usize, markers: &[Id; MAX_BOARDS]) -> u8 {
        let (place, bit) = self.place(&markers[seat * self.each..]);
        if self.fits[seat][place] & bit == 0 { 0 } else { self.doublings[seat] }
    }

    /// Makes deals as likely as the rows of all players but one say.
    pub(crate) fn apply(&self, bag: &Bag, but: Seat, deals: &mut [Dealt]) {
        for deal in deals {
            let players = (0..bag.players).filter(|player| *player != but.index());
            deal.weight <<= players.map(|player| self.of(player, &deal.markers)).sum::<u8>();
        }
    }
}

/// The markers with which a player's row was a secret they could think possible.
fn holdings(facts: &Facts, rows: &[Fact], by: Seat, row: Code) -> Vec<Holding> {
    let bag = &facts.bag;
    let coloured = |(_, symbol): &(usize, &u8)| usize::from(**symbol) < bag.colours;
    let id = |(hole, symbol): (usize, &u8)| (hole * bag.colours) as Id + symbol;
    let filled: Vec<Id> = row.symbols().iter().enumerate().filter(coloured).map(id).collect();
    let mut found = Vec::new();
    if filled.len() != bag.boards {
        return found;
    }
    permute(&filled, &mut [0; MAX_BOARDS], 0, &mut |markers| {
        let mut held = [0; MAX_BOARDS];
        held[..bag.each].copy_from_slice(&markers[bag.boards_of(by)]);
        if !found.contains(&held) && facts.fits(rows, markers) {
            found.push(held);
        }
    });
    found
}

/// Every way to give these markers to the boards.
fn permute(
    left: &[Id],
    markers: &mut [Id; MAX_BOARDS],
    board: usize,
    each: &mut impl FnMut(&[Id; MAX_BOARDS]),
) {
    if left.is_empty() {
        each(markers);
        return;
    }
    for place in 0..left.len() {
        let mut rest = left.to_vec();
        markers[board] = rest.remove(place);
        permute(&rest, markers, board + 1, each);
    }
}
