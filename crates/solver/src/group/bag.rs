//! The bag: markers by number, and how often a deal comes out of it.

use rules::rules::HintsShown;
use rules::secret::MARKERS_PER_COLOUR;
use rules::{Code, Marker, Rules, Seat};

/// The most boards of a group.
pub(crate) const MAX_BOARDS: usize = 4;

/// The most markers there are, each counted once: numbers times colours.
pub(crate) const MARKERS: usize = 32;

/// A marker by number: markers of hole 1 first, in the order of their colours.
pub(crate) type Id = u8;

/// What every computation about a group needs to know of its rules.
#[derive(Clone, Debug)]
pub(crate) struct Bag {
    pub(crate) holes: usize,
    pub(crate) colours: usize,
    pub(crate) players: usize,
    /// Boards of each player.
    pub(crate) each: usize,
    pub(crate) boards: usize,
    pub(crate) shown: HintsShown,
}

impl Bag {
    /// The bag of a group's rules; none for another game.
    pub(crate) fn of(rules: &Rules) -> Option<Self> {
        if !rules.edition().format.holds_parts() {
            return None;
        }
        let boards = rules.boards();
        let bag = Self {
            holes: rules.holes().into(),
            colours: rules.palette().symbols.len(),
            players: boards.players.into(),
            each: boards.each.into(),
            boards: boards.total().into(),
            shown: rules.hints_shown(),
        };
        assert!(bag.boards <= MAX_BOARDS && bag.holes * bag.colours <= MARKERS, "a group of this size");
        Some(bag)
    }

    /// The number of a marker; none if the bag has no such marker.
    pub(crate) fn id(&self, marker: Marker) -> Option<Id> {
        let hole = usize::from(marker.number).checked_sub(1).filter(|hole| *hole < self.holes)?;
        let colour = usize::from(marker.colour);
        (colour < self.colours).then_some((hole * self.colours + colour) as Id)
    }

    /// The marker of a number.
    pub(crate) fn marker(&self, id: Id) -> Marker {
        Marker { number: self.hole(id) as u8 + 1, colour: self.colour(id) as u8 }
    }

    /// The hole of a marker, from 0.
    pub(crate) const fn hole(&self, id: Id) -> usize {
        id as usize / self.colours
    }

    /// The colour of a marker.
    pub(crate) const fn colour(&self, id: Id) -> usize {
        id as usize % self.colours
    }

    /// Every marker, a bit each.
    pub(crate) const fn all(&self) -> u32 {
        (1 << (self.holes * self.colours)) - 1
    }

    /// The boards of a player.
    pub(crate) const fn boards_of(&self, seat: Seat) -> std::ops::Range<usize> {
        seat.index() * self.each..(seat.index() + 1) * self.each
    }

    /// The boards that answer a player's row, from their left on; the order in which hints are shown.
    pub(crate) fn answering(&self, by: Seat) -> Vec<usize> {
        (1..self.players).flat_map(|places| self.boards_of(by.left(places, self.players))).collect()
    }

    /// Whether a row's hints say which board gave which.
    pub(crate) fn tells_boards_apart(&self) -> bool {
        match self.shown {
            HintsShown::Board => true,
            HintsShown::Player => self.each == 1,
            HintsShown::Totals => self.boards - self.each == 1,
        }
    }

    /// In how many ways the colours of these markers come out of the bag, one after the other and none put back.
    /// Every order of numbers is as likely as any other, so this is the weight of a deal.
    pub(crate) fn weight(&self, markers: &[Id]) -> u64 {
        let before = |place: usize| {
            let colour = self.colour(markers[place]);
            markers[..place].iter().filter(|id| self.colour(**id) == colour).count() as u64
        };
        (0..markers.len()).map(|place| u64::from(MARKERS_PER_COLOUR).saturating_sub(before(place))).product()
    }

    /// The secret that markers make together.
    pub(crate) fn key(&self, markers: &[Id]) -> BagKey {
        let mut symbols = [self.colours as u8; 8];
        for id in markers {
            symbols[self.hole(*id)] = self.colour(*id) as u8;
        }
        BagKey::new(&symbols[..self.holes])
    }
}

/// A secret in a few bits: smaller keys are earlier codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct BagKey(u32);

impl BagKey {
    pub(crate) fn new(symbols: &[u8]) -> Self {
        Self(symbols.iter().fold(0, |key, symbol| key << 3 | u32::from(*symbol)))
    }

    pub(crate) fn code(self, holes: usize) -> Code {
        let mut symbols = [0; 8];
        for hole in 0..holes {
            symbols[hole] = (self.0 >> (3 * (holes - 1 - hole)) & 7) as u8;
        }
        Code::new(&symbols[..holes])
    }
}
